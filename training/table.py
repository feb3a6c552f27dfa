"""The figures of a run: a row for every round, and the file that says how the weights were made."""

import shlex
import sys

HEAD = "round  matches  positions  goals  draws  unfinished    loss    base  calibration  goals off  variance factor  seconds"


def row(about: dict, fitted: dict, found: dict) -> dict:
    """The figures of a round: what was played, how it was learned, how far off the net is."""
    specs = about["specs"]
    matches = sum(spec["matches"] for spec in specs)
    row = {
        "matches": matches, "positions": sum(s["positions"] for s in specs),
        "goals": sum(s["goals"] for s in specs) / max(1, matches), "draws": sum(s["draws"] for s in specs) / max(1, matches),
        "unfinished": sum(s["unfinished"] for s in specs) / max(1, matches), "play_seconds": about["seconds"],
        "fit": fitted, "factor": factor(specs) if about["has_net"] else None,
    }
    row |= {name: value for name, value in found.items() if name != "positions"}
    for spec in specs:
        own = row["by_spec"].setdefault(spec["spec"], {})
        own |= {"matches": spec["matches"], "factor": factor([spec]) if about["has_net"] else None,
                "goals": spec["goals"] / max(1, spec["matches"]),
                "unfinished": spec["unfinished"] / max(1, spec["matches"])}
    return row


def recipe(rows: list[dict], machine: str) -> str:
    """How the weights were made."""
    text = [shlex.join(["python3", "training/run.py", *sys.argv[1:]]), "", machine, "", HEAD]
    text += [line(row) for row in rows]
    text += ["", "held-out results of the last round, by rules:",
             "matches  positions    loss    base  calibration  variance factor  goals  unfinished  rules"]
    for spec, own in rows[-1]["by_spec"].items():
        if own.get("positions"):
            shown = f"{own['factor']:15.2f}" if own.get("factor") else " " * 14 + "-"
            text.append(f"{own['matches']:7d}  {own['positions']:9d}  {own['loss']:6.4f}  {own['base']:6.4f}  "
                        f"{own['calibration']:11.4f}  {shown}  {own['goals']:5.2f}  {own['unfinished']:10.3f}  {spec}")
    return "\n".join(text) + "\n"


def factor(specs: list[dict]) -> float | None:
    """How many times smaller the variance of a result is without luck: the mean over specs, by matches."""
    total = weights = 0.0
    for spec in specs:
        n = spec["plain"]
        if n < 20:
            continue
        all_of = spec["squares"] / n - (spec["points"] / n) ** 2
        rest = spec["adjusted_squares"] / n - (spec["adjusted"] / n) ** 2
        if rest > 0:
            total, weights = total + n * all_of / rest, weights + n
    return total / weights if weights else None


def line(row: dict) -> str:
    """A round as a line of the table."""
    shown = f"{row['factor']:15.2f}" if row["factor"] else " " * 14 + "-"
    return (f"{row['round']:5d}  {row['matches']:7d}  {row['positions']:9d}  {row['goals']:5.2f}  {row['draws']:5.2f}  "
            f"{row['unfinished']:10.3f}  {row.get('loss', 0):6.4f}  {row.get('base', 0):6.4f}  "
            f"{row.get('calibration', 0):11.4f}  {row.get('goals_off', 0):9.3f}  {shown}  {row['seconds']:7.0f}")
