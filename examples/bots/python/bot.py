"""A bot that answers at random. Replace `choose` to make a better one; README.md says how to start it."""

import argparse
import os
import queue
import random
import sys
import threading
from http.client import HTTPException

from touchline import Refused, Touchline


def choose(message):
    """Choose the bot's answer. `message` is an update as in docs/api.md: view, events, legal answers and more."""
    return random.choice(message["ask"]["legal"])


def play(server, code):
    """Play a match to its end and return the result."""
    for message in server.follow(code):
        if message["type"] not in ("match", "update"):
            continue  # Presence, chat.
        if "result" in message:
            return message["view"]["viewer"], message["result"], message["score"]
        offer = message.get("offer")
        if offer and offer["by"] != message["view"]["viewer"]:
            server.wish(code, do="decline")  # The next update asks again.
        elif message["ask"]:
            server.wish(code, do="act", seq=message["seq"], answers=[choose(message)])


def main():
    parser = argparse.ArgumentParser(description="Play on a Touchline server. The token is read from TOUCHLINE_TOKEN.")
    parser.add_argument("server", help="its address, such as http://127.0.0.1:7878")
    parser.add_argument("--challenge", metavar="NAME", help="challenge this user; without it, wait for challenges")
    parser.add_argument("--spec", default="fuba:3.0", help="the rules of the challenge")
    parser.add_argument("--seconds", type=int, default=900, help="the clock of the challenge")
    parser.add_argument("--rated", action="store_true", help="make the challenge rated")
    parser.add_argument("--matches", type=int, default=1, help="exit after this many matches")
    args = parser.parse_args()
    token = os.environ.get("TOUCHLINE_TOKEN")
    if not token:
        sys.exit("Put the bot's token into TOUCHLINE_TOKEN: README.md says where it comes from.")
    server = Touchline(args.server, token)
    me = server.get("/api/me")["name"]
    begun, listening, over = set(), threading.Event(), queue.Queue()

    def begin(match):
        """Play a match in its own thread, once."""
        if match["code"] not in begun:
            begun.add(match["code"])
            threading.Thread(target=guarded, args=(play_and_tell, match), daemon=True).start()

    def play_and_tell(match):
        names = [match["seats"][side].get("name", "a computer") for side in ("home", "away")]
        print(f"{me}: match {match['code']} begins: {names[0]} against {names[1]}, {match['spec']}", flush=True)
        viewer, result, (home, away) = play(server, match["code"])
        end = f"{home}-{away}, {result['outcome']} ({result['reason']})"
        print(f"{me}: match {match['code']} is over: {end}, I was {viewer}", flush=True)
        over.put(None)

    def listen():
        for event in server.news():
            match event:
                case {"event": "listening"}:
                    listening.set()
                case {"event": "challenge", "challenge": {"code": code}} if len(begun) < args.matches:
                    try:
                        begin(server.post(f"/api/challenges/{code}/accept"))
                    except Refused as refused:  # Withdrawn in the meantime.
                        print(f"{me}: {refused}", flush=True)
                case {"event": "challenge", "challenge": {"code": code}}:
                    server.post(f"/api/challenges/{code}/decline")
                case {"event": "challenge-declined"}:
                    raise RuntimeError(f"{args.challenge} does not want to play")
                case {"event": "match-begun", "match": match}:
                    begin(match)

    def guarded(work, *args):
        """End the bot when a thread fails; otherwise the thread would die silently."""
        try:
            work(*args)
        except Exception as error:
            over.put(error)

    threading.Thread(target=guarded, args=(listen,), daemon=True).start()
    clock = {"kind": "live", "seconds": args.seconds, "increment": 0, "at_zero": "fallback"}
    for _ in range(args.matches):
        if args.challenge:
            listening.wait()
            wanted = {"to": args.challenge, "spec": args.spec, "clock": clock, "rated": args.rated}
            server.post("/api/challenges", wanted)
        if error := over.get():
            sys.exit(f"{me}: {error}")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("The bot was stopped; its matches continue until its clock runs out.")
    except Refused as refused:
        sys.exit(f"The server refused: {refused}")
    except ValueError as error:  # The address.
        sys.exit(str(error))
    except (OSError, HTTPException) as error:
        sys.exit(f"The server cannot be reached: {error}")
