#!/usr/bin/env python3
"""Checks a Touchline record as docs/fairness.md says: verify.py RECORD [RECEIPT], or verify.py --vectors vectors.json.
It knows no rules: what sides a die has and which answers were secret it takes from the record (`touchline verify` does not)."""
import hashlib, hmac, itertools, json, sys

def raw(part): return part.to_bytes(8, "big") if isinstance(part, int) else part.encode() if isinstance(part, str) else part
def fields(*parts): return b"".join(len(raw(part)).to_bytes(4, "big") + raw(part) for part in parts)
def sha(*parts): return hashlib.sha256(fields(*parts)).digest()
def mac(secret, *parts): return hmac.new(secret, fields(*parts), hashlib.sha256).digest()
def commitment(match, spec, secret): return sha("touchline/dice/commitment/1", match, spec, secret)
def bound(match, seat, server, nonce): return sha("touchline/dice/nonce/1", match, seat, server, nonce)
def computer_nonce(secret, match, seat): return mac(secret, "touchline/dice/computer-nonce/1", match, seat)
def seal(match, seat, choice, salt, answers): return sha("touchline/seal/1", match, seat, choice, salt, *answers)
def die(secret, match, home, away, number, sides):
    blocks = (mac(secret, "touchline/dice/die/1", match, home, away, number, block) for block in itertools.count())
    return next(byte % sides + 1 for block in blocks for byte in block if byte < 256 - 256 % sides)
def unhex(text): return None if text in (None, "none", "-") else bytes.fromhex(text)

def check(record, receipt=None):  # the word of the first mismatch, or "ok"; then everything to be warned of, each with its word
    head = dict(line.split(": ", 1) for line in record.partition("\n\n")[0].splitlines()[1:] if ": " in line)
    inputs = [i for line in record.partition("\n\n")[2].splitlines() if ". " in line for i in line.split(". ", 1)[1].split("; ")]
    faces = [int(f) for i in inputs if i[0].isdigit() for f in i.split()]
    if head.get("fair") != "1": return "no-fairness-data", []
    match, spec, warn, lines, mine = head["match"], head["spec"], [], [], None
    server, secret = (unhex(head["fair-" + what]) for what in ("commitment", "secret"))
    seats = {s: head["fair-" + s].split(" ") + ["none", "none"] for s in ("home", "away")}
    bounds, nonces = ({s: unhex(words[at]) for s, words in seats.items()} for at in (1, 2))
    if not receipt: warn.append("no-receipt: this record vouches for itself, and its maker could have made it up")
    else:
        seen = dict(lines := [line.split(": ", 1) for line in receipt.splitlines()[1:] if line.strip()])
        own, nonce, mine = seen["seat"], unhex(seen["nonce"]), seen["nonce"] != "none" and seen["seat"]
        if other := [what for what in ("match", "spec") if seen[what] != head[what]]: return "other-" + other[0], warn
        if unhex(seen["commitment"]) != server: return "replaced-commitment", warn
        if nonce and bounds[own] not in (None, bound(match, own, server, nonce)): return "other-nonce", warn
        if nonces[own] and not nonce: warn.append("no-nonce: another device of yours gave it, or somebody else in your place")
        if any(seen[s] not in ("unseen", seats[s][1]) and (seen[s], s) != ("none", mine) for s in seats): return "replaced-nonce", warn
    if commitment(match, spec, secret) != server: return "commitment", warn
    for s, words in seats.items():
        if words[0] in ("nothing", "withheld"): warn.append(f"{'left-out' if s == mine else words[0]}: {s} has no nonce in the dice")
        if words[0] == "nothing" and s == mine: warn.append("refused: your nonce was not taken: these dice prove nothing to you")
        if receipt and words[0] == "nonce" and s != mine and seen[s] == "unseen": warn.append(f"unseen-nonce: that of {s} may be late")
        if words[0] == "computer" and computer_nonce(secret, match, s) != nonces[s]: return "computer-nonce", warn
        if nonces[s] and bound(match, s, server, nonces[s]) != bounds[s]: return "nonce", warn
    if all(words[0] != "nonce" for words in seats.values()): warn.append("server-alone: no player contributed to the dice")
    dice, last, whole, made, takebacks = {}, 0, {}, {}, [int(v) for k, v in lines if k == "takeback"]
    shown = {int(v.split()[0]) + n: die for k, v in lines if k == "dice" for n, die in enumerate(zip(*v.split()[1:]))}
    for run in head.get("fair-dice", "").split():
        first, count, sides = (int(n) for n in run.replace("d", "+").split("+"))
        if first < last or first > last and receipt and first not in takebacks: return "backwards" if first < last else "skipped", warn
        if first > last and not receipt: warn.append(f"taken-back: dice {last} to {first - 1}, if both agreed")
        dice, last = dice | {first + n: sides for n in range(count)}, first + count
    if max(shown, default=-1) >= max([last, *takebacks]): return "skipped", warn
    if len(dice) != len(faces): return "dice-count", warn
    key = secret, match, nonces["home"] or b"", nonces["away"] or b""
    if any(die(*key, number, sides) != face for (number, sides), face in zip(dice.items(), faces)): return "die", warn
    if any(f != "?" and die(*key, n, dice.get(n) or int(s)) != int(f) for n, (s, f) in shown.items()): return "shown", warn
    unseen, back = sum(n not in shown for n in dice), last - len(dice) - sum(n < last and n not in dice for n in shown)
    warn += [f"{word}: {n} dice are not in the receipt" for word, n in (("unseen", unseen), ("unseen-back", back)) if n and receipt]
    if n := sum(f == "?" for _, f in shown.values()): warn.append(f"masked: {n} dice were not shown to you: right only for secret cards")
    numbers, here = [-1, *dice, max([last, *takebacks])], [[int(n) for n in v.split()] for k, v in lines if k == "here"]
    parts = map(str.split, filter(None, head.get("fair-sealed", "").split(", ")))
    parts = [(s, int(choice), int(first), int(first) + int(count), unhex(salt)) for s, choice, first, count, salt in parts]
    for s, choice, first, end, salt in parts:
        if not (answers := inputs[first:end]) or len(answers) != end - first: return "sealed", warn
        if not salt: warn.append(f"unsealed: {'; '.join(answers)} of {s}")
        whole.setdefault((s, choice), []).append(seal(match, s, choice, salt, answers) if salt else None)
        made.setdefault((s, choice), numbers[sum(len(i.split()) for i in inputs[:first] if i[0].isdigit()):][:2])
    told = {(s, int(choice)): (k, unhex(h), at) for k, v in lines if k in ("seal", "lapsed") for s, choice, h, *at in [v.split(" ")]}
    held = {key: seal for key, seal in told.items() if seal[1]}
    if any(k in held and (None in s or sha("touchline/seals/1", *s) != held[k][1]) for k, s in whole.items()): return "seal", warn
    for key, (line, _, at) in ((key, held[key]) for key in held.keys() - whole.keys()):  # a later takeback may explain it
        back = [t for t in takebacks[int([*at, 0, 0][1]):] if not at or max([0, *(n + 1 for n in dice if n < t)]) <= int(at[0]) <= t]
        if line == "seal" and not back: return "seal", warn
        warn.append(f"unlisted: sealed choice {key[1]} of {key[0]} is not in the record, if it was taken back")
    if new := [made[key] for key in whole.keys() - held.keys() if receipt and None not in whole[key]]:
        warn.append(f"not-held: {len(new)} sealed choices are not in the receipt")
    if any(low <= after + 1 and before <= high for after, before in new for low, high in here): return "seal", warn
    if any(one[1] > other[1] or one[3] > other[2] for one, other in zip(parts, parts[1:])): return "sealed", warn
    return "fault" if dict(lines).get("fault") else "ok", warn + ["caught: " + v for k, v in lines if k == "fault"]

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
    for c in v["folds"]: assert sha("touchline/seals/1", *map(unhex, c["seals"])).hex() == c["fold"], c
    for c, (finds, warn) in ((c, check(c["record"], c.get("receipt"))) for c in v["records"]):
        assert finds == c["finds"] and (finds != "ok" or {w.split(":")[0] for w in warn} == set(c["warns"])), c["name"]
    return f"all {sum(map(len, v.values()))} vectors agree"
if __name__ == "__main__":
    read = [open(path, encoding="utf-8").read() for path in sys.argv[1:] if path != "--vectors"][:2] or sys.exit(__doc__)
    if "--vectors" in sys.argv: sys.exit(print(vectors(json.loads(read[0]))))
    finds, warnings = check(*read)
    sys.exit(print(*[finds, *warnings], sep="\nwarning: ") or finds != "ok")
