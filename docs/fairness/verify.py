#!/usr/bin/env python3
"""Checks a Touchline record as docs/fairness.md says: verify.py RECORD [RECEIPT], or verify.py --vectors vectors.json.
It knows no rules: what sides a die has and which answers were secret it takes from the record (`touchline verify` does not)."""
import hashlib, hmac, itertools, json, sys

def fields(tag, *parts):
    parts = [p.to_bytes(8, "big") if isinstance(p, int) else p.encode() if isinstance(p, str) else p for p in (tag, *parts)]
    return b"".join(len(p).to_bytes(4, "big") + p for p in parts)
def sha(*parts): return hashlib.sha256(fields(*parts)).digest()
def mac(secret, *parts): return hmac.new(secret, fields(*parts), hashlib.sha256).digest()
def commitment(match, spec, secret): return sha("touchline/dice/commitment/1", match, spec, secret)
def bound(match, seat, server, nonce): return sha("touchline/dice/nonce/1", match, seat, server, nonce)
def computer_nonce(secret, match, seat): return mac(secret, "touchline/dice/computer-nonce/1", match, seat)
def seal(match, seat, choice, salt, answers): return sha("touchline/seal/1", match, seat, choice, salt, *answers)
def fold(seals): return sha("touchline/seals/1", *seals)
def die(secret, match, home, away, number, sides):
    blocks = (mac(secret, "touchline/dice/die/1", match, home, away, number, block) for block in itertools.count())
    return next(byte % sides + 1 for block in blocks for byte in block if byte < 256 - 256 % sides)
def unhex(text): return None if text in (None, "none", "-") else bytes.fromhex(text)

def check(record, receipt=None):  # the word of the first mismatch, or "ok"; then everything to be warned of
    head, _, body = record.partition("\n\n")
    head = dict(line.split(": ", 1) for line in head.splitlines()[1:] if ": " in line)
    inputs = [i for line in body.splitlines() if ". " in line for i in line.split(". ", 1)[1].split("; ")]
    faces = [int(f) for i in inputs if i[0].isdigit() for f in i.split()]
    if head.get("fair") != "1": return "no-fairness-data", []
    match, spec, warn, lines = head["match"], head["spec"], [], []
    server, secret = (unhex(head["fair-" + what]) for what in ("commitment", "secret"))
    seats = {s: head["fair-" + s].split(" ") + ["none", "none"] for s in ("home", "away")}
    bounds, nonces = ({s: unhex(words[at]) for s, words in seats.items()} for at in (1, 2))
    if not receipt: warn.append("without a receipt this record vouches for itself: its maker could have made it up")
    else:
        seen = dict(lines := [line.split(": ", 1) for line in receipt.splitlines()[1:] if line.strip()])
        own, nonce = seen["seat"], unhex(seen["nonce"])
        if other := [what for what in ("match", "spec") if seen[what] != head[what]]: return "other-" + other[0], warn
        if unhex(seen["commitment"]) != server: return "replaced-commitment", warn
        if nonce and bounds[own] not in (None, bound(match, own, server, nonce)): return "other-nonce", warn
        if nonces[own] and not nonce: warn.append("the receipt has no nonce: another device of yours gave it, or somebody else")
        if nonce and seen[own] in ("none", "unseen"): seen[own] = seats[own][1]  # the nonce has said it
        if any(seen[s] not in ("unseen", seats[s][1]) for s in seats): return "replaced-nonce", warn
    if commitment(match, spec, secret) != server: return "commitment", warn
    for s, words in seats.items():
        if words[0] in ("nothing", "withheld"): warn.append(s + " contributed nothing to the dice: " + words[0])
        if words[0] == "nonce" and receipt and seen[s] == "unseen": warn.append(s + "'s commitment was not seen: its nonce may be late")
        if words[0] == "computer" and computer_nonce(secret, match, s) != nonces[s]: return "computer-nonce", warn
        if nonces[s] and bound(match, s, server, nonces[s]) != bounds[s]: return "nonce", warn
    dice, last, whole, made, takebacks = {}, 0, {}, {}, [int(v) for k, v in lines if k == "takeback"]
    shown = {int(v.split()[0]) + n: die for k, v in lines if k == "dice" for n, die in enumerate(zip(*v.split()[1:]))}
    for run in head.get("fair-dice", "").split():
        first, count, sides = (int(n) for n in run.replace("d", "+").split("+"))
        if first < last: return "backwards", warn
        if first > last and receipt and first not in takebacks: return "skipped", warn
        if first > last and not receipt: warn.append(f"dice {last} to {first - 1} were rolled and taken back")
        dice, last = dice | {first + n: sides for n in range(count)}, first + count
    if max(shown, default=-1) >= max([last, *takebacks]): return "skipped", warn
    if len(dice) != len(faces): return "dice-count", warn
    key = secret, match, nonces["home"] or b"", nonces["away"] or b""
    if any(die(*key, number, sides) != face for (number, sides), face in zip(dice.items(), faces)): return "die", warn
    if any(f != "?" and die(*key, n, dice.get(n) or int(s)) != int(f) for n, (s, f) in shown.items()): return "shown", warn
    if receipt and (n := last - sum(n < last for n in shown)): warn.append(f"{n} dice, with those taken back, are not in the receipt")
    numbers, here = [-1, *dice, max([last, *takebacks])], [[int(n) for n in v.split()] for k, v in lines if k == "here"]
    parts = map(str.split, filter(None, head.get("fair-sealed", "").split(", ")))
    parts = [(s, int(choice), int(first), int(first) + int(count), unhex(salt)) for s, choice, first, count, salt in parts]
    for s, choice, first, end, salt in parts:
        if not (answers := inputs[first:end]) or len(answers) != end - first: return "sealed", warn
        if not salt: warn.append(f"{s} did not seal {'; '.join(answers)}")
        whole.setdefault((s, choice), []).append(seal(match, s, choice, salt, answers) if salt else None)
        made.setdefault((s, choice), numbers[sum(len(i.split()) for i in inputs[:first] if i[0].isdigit()):][:2])
    told = {(s, int(choice)): (k, unhex(h), at) for k, v in lines if k in ("seal", "lapsed") for s, choice, h, *at in [v.split(" ")]}
    held = {key: seal for key, seal in told.items() if seal[1]}
    if any(k in held and (None in seals or fold(seals) != held[k][1]) for k, seals in whole.items()): return "seal", warn
    for key, (line, _, at) in ((key, held[key]) for key in held.keys() - whole.keys()):  # a later takeback may explain it
        back = [t for t in takebacks[int([*at, 0, 0][1]):] if not at or max([0, *(n + 1 for n in dice if n < t)]) <= int(at[0]) <= t]
        if line == "seal" and not back: return "seal", warn
        warn.append(f"sealed choice {key[1]} of {key[0]} is not in the record: it may have been taken back")
    new = [made[key] for key in whole.keys() - held.keys() if None not in whole[key]]
    if any(low <= after + 1 and before <= high for after, before in new for low, high in here): return "seal", warn
    if any(one[1] > other[1] or one[3] > other[2] for one, other in zip(parts, parts[1:])): return "sealed", warn
    caught = ["the client caught the server at: " + v for k, v in lines if k == "fault"]
    return "fault" if caught else "ok", warn + caught

def vectors(v):
    for c in v["commitments"]: assert commitment(c["match"], c["spec"], unhex(c["secret"])).hex() == c["commitment"], c
    for c in v["nonces"]: assert bound(c["match"], c["seat"], unhex(c["server"]), unhex(c["nonce"])).hex() == c["commitment"], c
    for c in v["computerNonces"]: assert computer_nonce(unhex(c["secret"]), c["match"], c["seat"]).hex() == c["nonce"], c
    for c in v["dice"] + v["seeds"]:
        key = unhex(c["secret"]), c["match"], unhex(c["home"]) or b"", unhex(c["away"]) or b""
        for n, face in enumerate(c.get("faces", ())): assert die(*key, c["first"] + n, c["sides"]) == int(face), c
        drawn = [mac(key[0], "touchline/dice/computer/1", *key[1:], c["seat"], c["step"], *more) for more in ((), ("salt",)) if "seed" in c]
        if drawn: assert (str(int.from_bytes(drawn[0][:8], "big")), drawn[1][:16].hex()) == (c["seed"], c["salt"]), c
    for c in v["seals"]: assert seal(c["match"], c["seat"], c["choice"], unhex(c["salt"]), c["answers"]).hex() == c["seal"], c
    for c in v["folds"]: assert fold([unhex(s) for s in c["seals"]]).hex() == c["fold"], c
    for c in v["records"]: assert check(c["record"], c.get("receipt"))[0] == c["finds"], c
    return f"all {sum(map(len, v.values()))} vectors agree"
if __name__ == "__main__":
    read = [open(path, encoding="utf-8").read() for path in sys.argv[1:] if path != "--vectors"][:2] or sys.exit(__doc__)
    if "--vectors" in sys.argv: sys.exit(print(vectors(json.loads(read[0]))))
    found, warnings = check(*read)
    sys.exit(print("\n".join([found, *("warning: " + w for w in warnings)])) or found != "ok")
