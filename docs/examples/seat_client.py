"""Takes a seat and plays: python seat_client.py http://127.0.0.1:8000/t/TABLE SEAT NAME."""

import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect

page, seat, name = sys.argv[1], int(sys.argv[2]), sys.argv[3]
table, kind = page.replace("/t/", "/api/tables/"), {"content-type": "application/json"}
with urlopen(Request(f"{table}/seats/{seat}", json.dumps({"name": name}).encode(), kind)) as answer:
    token = {"authorization": "Bearer " + json.load(answer)["token"]}
update, known, acting = None, 0, False
with connect(table.replace("http", "ws", 1) + "/socket", additional_headers=token) as socket:
    for message in map(json.loads, socket):
        if message["type"] == "update" and message["seats"]:
            update = message
        elif message["type"] == "done":  # committed; its update comes before or after
            known, acting = message["number"], False
        if update is None or update["number"] < known or acting:
            continue
        mine = update["seats"][0]
        if mine["result"]:
            break
        if mine["choices"]:
            act = {"type": "act", "seat": seat, "id": str(update["number"])}
            act["action"], acting = random.choice(mine["choices"])["action"], True
            socket.send(json.dumps(act))
print(f"{name} has {mine['result']['rows'][seat]['total']} points")
