"""Takes a seat and plays: python seat_client.py http://127.0.0.1:8000/t/TABLE SEAT NAME."""

import json
import random
import sys
import urllib.request

from websockets.sync.client import connect

page, seat, name = sys.argv[1], int(sys.argv[2]), sys.argv[3]
table = page.replace("/t/", "/api/tables/")
body, kind = json.dumps({"name": name}).encode(), {"content-type": "application/json"}
with urllib.request.urlopen(urllib.request.Request(f"{table}/seats/{seat}", body, kind)) as answer:
    token = json.load(answer)["token"]

count, known, waiting, update = 0, 0, False, None
with connect(table.replace("http", "ws", 1) + "/socket") as socket:
    socket.send(json.dumps({"type": "seat", "token": token}))
    for text in socket:
        message = json.loads(text)
        if message["type"] == "update" and message["seats"]:
            update = message
        elif message["type"] == "done":  # committed; the update may come before or after
            known, waiting = message["number"], False
        if update is None or update["number"] < known or update["seats"][0]["seat"] != seat:
            continue
        mine = update["seats"][0]
        if mine["result"]:
            break
        if mine["choices"] and not waiting:
            count, waiting = count + 1, True
            action = random.choice(mine["choices"])["action"]
            act = {"type": "act", "id": str(count), "seat": seat, "action": action}
            socket.send(json.dumps(act))
print(f"{name} has {mine['result']['rows'][seat]['total']} points")
