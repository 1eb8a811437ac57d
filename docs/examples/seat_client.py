"""Takes a seat and plays: python seat_client.py http://127.0.0.1:8000/t/TABLE SEAT NAME."""

import json
import random
import sys
import urllib.request

from websockets.sync.client import connect


def play(page, seat, name):
    table = page.replace("/t/", "/api/tables/")
    body, kind = json.dumps({"name": name}).encode(), {"content-type": "application/json"}
    request = urllib.request.Request(f"{table}/seats/{seat}", body, kind)
    with urllib.request.urlopen(request) as answer:
        token = {"authorization": "Bearer " + json.load(answer)["token"]}
    count, known, waiting, update = 0, 0, False, None
    with connect(table.replace("http", "ws", 1) + "/socket", additional_headers=token) as socket:
        for text in socket:
            message = json.loads(text)
            if message["type"] == "update" and message["seats"]:
                update = message
            elif message["type"] == "done":  # committed; its update may come before or after
                known, waiting = message["number"], False
            if update is None or update["number"] < known:
                continue
            mine = update["seats"][0]
            if mine["result"]:
                return mine["result"]["rows"][seat]["total"]
            if mine["choices"] and not waiting:
                count, waiting = count + 1, True
                action = random.choice(mine["choices"])["action"]
                act = {"type": "act", "id": str(count), "seat": seat, "action": action}
                socket.send(json.dumps(act))


if __name__ == "__main__":
    print(f"{sys.argv[3]} has {play(sys.argv[1], int(sys.argv[2]), sys.argv[3])} points")
