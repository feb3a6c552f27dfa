#!/usr/bin/env python3
"""Checks a Touchline record: python3 verify.py RECORD [RECEIPT], or verify.py --vectors vectors.json.

A second implementation of docs/fairness.md with nothing but the standard library. It knows no rules of the games:
how many sides a die has, and which answers were secret, it takes from the record (`touchline verify` does not)."""
import hashlib, hmac, json, sys

def fields(tag, *parts):
    parts = [p.to_bytes(8, "big") if isinstance(p, int) else p.encode() if isinstance(p, str) else p for p in (tag, *parts)]
    return b"".join(len(p).to_bytes(4, "big") + p for p in parts)

def sha(*parts): return hashlib.sha256(fields(*parts)).digest()
def mac(secret, *parts): return hmac.new(secret, fields(*parts), hashlib.sha256).digest()
def commitment(match, spec, secret): return sha("touchline/dice/commitment/1", match, spec, secret)
def bound(match, seat, server, nonce): return sha("touchline/dice/nonce/1", match, seat, server, nonce)
def computer_nonce(secret, match, seat): return mac(secret, "touchline/dice/computer-nonce/1", match, seat)
def seed(secret, match, home, away, seat, step):
    return int.from_bytes(mac(secret, "touchline/dice/computer/1", match, home, away, seat, step)[:8], "big")
def seal(match, seat, choice, salt, answers): return sha("touchline/seal/1", match, seat, choice, salt, *answers)
def fold(seals): return sha("touchline/seals/1", *seals)

def die(secret, match, home, away, number, sides):
    block = 0
    while True:
        for byte in mac(secret, "touchline/dice/die/1", match, home, away, number, block):
            if byte < 256 - 256 % sides: return byte % sides + 1
        block += 1

def unhex(text): return None if text in (None, "none", "-") else bytes.fromhex(text)

def check(record, receipt=None):
    """The word of the first mismatch, or "ok"; then everything to be warned of."""
    head, _, body = record.partition("\n\n")
    head = dict(line.split(": ", 1) for line in head.splitlines()[1:] if ": " in line)
    inputs = [i for line in body.splitlines() if ". " in line for i in line.split(". ", 1)[1].split("; ")]
    faces = [int(f) for i in inputs if i[0].isdigit() for f in i.split()]
    if head.get("fair") != "1": return "no-fairness-data", []
    match, spec, warn, seen = head["match"], head["spec"], [], None
    server, secret = unhex(head["fair-commitment"]), unhex(head["fair-secret"])
    seats = {s: head["fair-" + s].split(" ") for s in ("home", "away")}
    bounds = {s: unhex(w[1]) if len(w) > 1 else None for s, w in seats.items()}
    nonces = {s: unhex(w[2]) if len(w) > 2 else None for s, w in seats.items()}
    if receipt is None: warn.append("without a receipt this record vouches for itself: its maker could have made it up")
    else:
        lines = [line.split(": ", 1) for line in receipt.splitlines()[1:] if line.strip()]
        seen, own = dict(lines), dict(lines)["seat"]
        if seen["match"] != match: return "other-match", warn
        if seen["spec"] != spec: return "other-spec", warn
        if unhex(seen["commitment"]) != server: return "replaced-commitment", warn
        if seats[own][0] != "withheld" and unhex(seen["nonce"]) != nonces[own]: return "other-nonce", warn
        if any(unhex(seen[s]) != bounds[s] for s in seats): return "replaced-nonce", warn
    if commitment(match, spec, secret) != server: return "commitment", warn
    for s, words in seats.items():
        if words[0] in ("nothing", "withheld"): warn.append(s + " contributed nothing to the dice: " + words[0])
        if words[0] == "computer" and computer_nonce(secret, match, s) != nonces[s]: return "computer-nonce", warn
        if nonces[s] and bound(match, s, server, nonces[s]) != bounds[s]: return "nonce", warn
    dice, last = [], 0
    for run in head.get("fair-dice", "").split():
        first, count, sides = (int(n) for n in run.replace("d", "+").split("+"))
        if first < last: return "backwards", warn
        if first > last and seen and ["takeback", str(first)] not in lines: return "skipped", warn
        if first > last and not seen: warn.append(f"dice {last} to {first - 1} were rolled and taken back")
        dice, last = dice + [(first + n, sides) for n in range(count)], first + count
    if len(dice) != len(faces): return "dice-count", warn
    for (number, sides), face in zip(dice, faces):
        if die(secret, match, nonces["home"] or b"", nonces["away"] or b"", number, sides) != face: return "die", warn
    whole = {}
    for part in filter(None, head.get("fair-sealed", "").split(", ")):
        s, choice, first, count, salt = part.split(" ")
        answers = inputs[int(first):int(first) + int(count)]
        if len(answers) != int(count) or count == "0": return "sealed", warn
        if salt == "-": warn.append(f"{s} did not seal {'; '.join(answers)}")
        done = whole.setdefault((s, choice), [])
        done.append(seal(match, s, int(choice), unhex(salt), answers) if salt != "-" else None)
    told = {tuple(v.split(" ")[:2]): unhex(v.split(" ")[2]) for k, v in lines if k == "seal"} if seen else {}
    for key, seals in whole.items():
        if told.get(key) and (None in seals or fold(seals) != told[key]): return "seal", warn
    warn += [f"sealed choice {' '.join(key)} is not in the record" for key in told if told[key] and key not in whole]
    return "ok", warn

def vectors(v):
    for c in v["commitments"]: assert commitment(c["match"], c["spec"], unhex(c["secret"])).hex() == c["commitment"], c
    for c in v["nonces"]: assert bound(c["match"], c["seat"], unhex(c["server"]), unhex(c["nonce"])).hex() == c["commitment"], c
    for c in v["computerNonces"]: assert computer_nonce(unhex(c["secret"]), c["match"], c["seat"]).hex() == c["nonce"], c
    for c in v["dice"] + v["seeds"]:
        key = unhex(c["secret"]), c["match"], unhex(c["home"]) or b"", unhex(c["away"]) or b""
        if "seed" in c: assert str(seed(*key, c["seat"], c["step"])) == c["seed"], c
        else: assert [die(*key, c["first"] + n, c["sides"]) for n, _ in enumerate(c["faces"])] == [int(f) for f in c["faces"]], c
    for c in v["seals"]: assert seal(c["match"], c["seat"], c["choice"], unhex(c["salt"]), c["answers"]).hex() == c["seal"], c
    for c in v["folds"]: assert fold([unhex(s) for s in c["seals"]]).hex() == c["fold"], c
    for c in v["records"]: assert check(c["record"], c.get("receipt"))[0] == c["finds"], c
    return f"all {sum(map(len, v.values()))} vectors agree"

if __name__ == "__main__":
    read = lambda path: open(path, encoding="utf-8").read()
    if sys.argv[1:2] == ["--vectors"]: sys.exit(print(vectors(json.loads(read(sys.argv[2])))))
    found, warnings = check(*map(read, sys.argv[1:3]))
    print("\n".join([found, *("warning: " + w for w in warnings)]))
    sys.exit(found != "ok")
