"""Trains the evaluations: rounds of self-play and fit, for one game or both.

    python3 training/run.py --quick                    the whole path on any machine, in minutes
    python3 training/run.py --minutes 60 --out nets    as long as you like, on all cores and a GPU if there is one
"""

import argparse
import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import torch

import agree
import curves
import netfile
from data import Pool, Shape, read_round
from fit import Lesson, fit
from measure import measure
from model import Net, choose_sums

GAMES = ["fuba", "grid"]
HEAD = "round  matches  positions  goals  draws  unfinished    loss    base  calibration  goals off  variance factor  seconds"


def arguments() -> argparse.Namespace:
    """The options of the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("games", nargs="*", metavar="GAME", help="fuba, grid [default: both]")
    add("--quick", action="store_true", help="few matches, two rounds: does everything work?")
    add("--minutes", type=float, default=30.0, help="for everything; the nets are written before it is over")
    add("--rounds", type=int, default=0, help="of each game [default: as many as there is time for]")
    add("--play", type=float, default=40.0, metavar="S", help="seconds of self-play in a round")
    add("--fit", type=float, default=25.0, metavar="S", help="seconds of fitting in a round, at most")
    add("--last", type=float, default=40.0, metavar="S", help="seconds of fitting at the end, at most")
    add("--passes", type=float, default=6.0, help="over the positions in a round, at most")
    add("--keep", type=int, default=3, metavar="N", help="rounds to learn from")
    add("--lambda", dest="look", type=float, default=0.95, metavar="L", help="see the self-play program")
    add("--strays", type=int, default=30, metavar="N", help="see the self-play program")
    add("--every", type=int, default=0, metavar="N", help="see the self-play program")
    add("--nodes", type=int, default=0, metavar="N", help="the players of the later half of the rounds search this far")
    add("--start", action="append", default=[], metavar="GAME=FILE", help="go on from this net")
    add("--teacher", action="append", default=[], metavar="GAME=FILE", help="this net plays the first round, a new one learns")
    add("--seed", type=int, default=1)
    add("--threads", type=int, default=os.cpu_count() or 1)
    add("--device", default="auto", help="cuda, cpu or auto")
    add("--binary", default="", help="the self-play program [default: built from this repository]")
    add("--out", type=Path, default=Path("target/training"), help="for nets, recipes and curves")
    options = parser.parse_args()
    options.games = options.games or GAMES
    if set(options.games) - set(GAMES):
        parser.error("the games are fuba and grid")
    if options.quick:
        options.rounds, options.play, options.fit, options.last, options.passes = 2, 12.0, 20.0, 20.0, 1.0
    options.start = dict(start.split("=", 1) for start in options.start)
    options.teacher = dict(start.split("=", 1) for start in options.teacher)
    return options


def build() -> str:
    """Build the self-play program."""
    root = Path(__file__).resolve().parent.parent
    subprocess.run(["cargo", "build", "--release", "--package", "touchline-lab", "--example", "selfplay"],
                   cwd=root, check=True)
    return str(root / "target/release/examples/selfplay")


class Course:
    """The training of one game."""

    def __init__(self, game: str, options: argparse.Namespace, work: Path, device: torch.device):
        self.game, self.options, self.work, self.device = game, options, work, device
        self.net: Net | None = None
        self.file = options.out / f"{game}.net"
        self.start = options.start.get(game)
        self.teacher = options.teacher.get(game)
        self.number = 0
        self.pool = Pool(options.keep)
        self.rows: list[dict] = []
        self.began = time.monotonic()
        self.process: subprocess.Popen | None = None
        self.command: list[str] = []
        self.shape: Shape | None = None

    @property
    def plays_by(self) -> str | None:
        """The net of the next matches."""
        return str(self.file) if self.net is not None else self.start or self.teacher

    def play(self, seconds: float, last: bool) -> None:
        """Begin the self-play of a round."""
        options = self.options
        folder = self.work / f"{self.game}-{self.number}"
        has_net = self.plays_by is not None
        # Without a net matches are quick, and a few positions of each are enough.
        every, matches = (options.every, 10**9) if has_net else (20, 60_000)
        self.command = [options.binary, self.game, "--matches", str(matches), "--minutes", f"{seconds / 60:.3f}",
                        "--seed", str(options.seed * 1000 + self.number), "--threads", str(options.threads),
                        "--lambda", "1" if last else str(options.look), "--strays", str(options.strays),
                        "--out", str(folder)]
        if every:
            self.command += ["--every", str(every)]
        if has_net:
            self.command += ["--net", self.plays_by]
            if options.nodes and self.number > options.planned / 2:
                self.command += ["--nodes", str(options.nodes)]
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, text=True)

    def learn(self, last: bool, until: float) -> None:
        """Wait for the self-play, then fit, measure and write the net."""
        options = self.options
        said, _ = self.process.communicate()
        if self.process.returncode:
            raise RuntimeError(f"the self-play program failed: {shlex.join(self.command)}")
        print(f"{self.game} {self.number}: {said.strip()}", flush=True)
        folder = self.work / f"{self.game}-{self.number}"
        new = read_round(folder, self.device)
        self.shape = new.shape
        if self.net is None:
            if self.start:
                self.net = netfile.load(Path(self.start), new.shape.slots, new.shape.stacks)
            else:
                self.net = Net(new.shape.slots, new.shape.stacks, options.seed)
            self.net.to(self.device)
        before = None if self.number == 0 and not self.start else (self.copy(), measure(self.net, new))
        self.pool.add(new)
        data = self.pool.joined()
        fresh = self.number == 0 and not self.start
        lesson = Lesson(passes=options.passes, seconds=max(2.0, min(options.fit, until - time.monotonic())),
                        step=2e-3 if fresh or self.number < 2 else 1e-3, seed=options.seed * 1000 + self.number)
        fitted = fit(self.net, data, lesson)
        found = measure(self.net, new)
        if last:
            # At the end with the results as they were: a chance of 70 % means seven out of ten.
            kept, kept_found = self.copy(), found
            fit(self.net, data, Lesson(passes=2.0, seconds=max(3.0, min(options.last, until - time.monotonic())),
                                       step=3e-4, rough=0.0, results=0.5, lively=False, seed=options.seed))
            found = measure(self.net, new)
            if found.get("loss", 0.0) > kept_found.get("loss", 0.0):
                self.net.load_state_dict(kept)
                found = kept_found
        if before and before[1].get("loss", 9.0) < found.get("loss", 0.0):
            print(f"{self.game} {self.number}: no better on these matches than the net before", flush=True)
            if last:
                self.net.load_state_dict(before[0])
                found = before[1]
        netfile.write(self.file, self.net, new.shape)
        wrong, positions = agree.disagreements(options.binary, self.file, folder, 5000)
        if wrong:
            raise RuntimeError(f"{wrong} of {positions} positions are judged differently by the Rust program")
        self.note(new.about, fitted, found)
        shutil.rmtree(folder, ignore_errors=True)
        self.number += 1

    def copy(self) -> dict:
        """The weights as they are."""
        return {name: value.clone() for name, value in self.net.state_dict().items()}

    def note(self, about: dict, fitted: dict, found: dict) -> None:
        """Add the figures of a round to the files."""
        specs = about["specs"]
        matches = sum(spec["matches"] for spec in specs)
        row = {
            "round": self.number, "game": self.game, "matches": matches, "positions": sum(s["positions"] for s in specs),
            "goals": sum(s["goals"] for s in specs) / max(1, matches), "draws": sum(s["draws"] for s in specs) / max(1, matches),
            "unfinished": sum(s["unfinished"] for s in specs) / max(1, matches), "play_seconds": about["seconds"],
            "fit": fitted, "factor": factor(specs) if about["has_net"] else None,
            "seconds": time.monotonic() - self.began, "command": shlex.join(self.command),
        }
        row |= {name: value for name, value in found.items() if name != "positions"}
        for spec in specs:
            own = row["by_spec"].setdefault(spec["spec"], {})
            own |= {"matches": spec["matches"], "factor": factor([spec]) if about["has_net"] else None,
                    "goals": spec["goals"] / max(1, spec["matches"]),
                    "unfinished": spec["unfinished"] / max(1, spec["matches"])}
        self.rows.append(row)
        out = self.options.out
        with open(out / f"{self.game}.jsonl", "a") as file:
            file.write(json.dumps(row) + "\n")
        curves.draw(out / f"{self.game}-curves.svg", self.rows)
        (out / f"{self.game}.txt").write_text(self.recipe())
        print(f"{self.game} {line(row)}", flush=True)

    def recipe(self) -> str:
        """How the weights were made."""
        name = self.device.type
        text = [shlex.join(["python3", "training/run.py", *sys.argv[1:]]), "",
                f"device {name}, {self.options.threads} threads, seed {self.options.seed}", "", HEAD]
        text += [line(row) for row in self.rows]
        last = self.rows[-1]["by_spec"]
        text += ["", "held-out results of the last round, by rules:",
                 "matches  positions    loss    base  calibration  variance factor  goals  rules"]
        for spec, own in last.items():
            if own.get("positions"):
                shown = f"{own['factor']:15.2f}" if own.get("factor") else " " * 14 + "-"
                text.append(f"{own['matches']:7d}  {own['positions']:9d}  {own['loss']:6.4f}  {own['base']:6.4f}  "
                            f"{own['calibration']:11.4f}  {shown}  {own['goals']:5.2f}  {spec}")
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


def main() -> None:
    """The command."""
    began = time.monotonic()
    options = arguments()
    options.binary = options.binary or build()
    options.out.mkdir(parents=True, exist_ok=True)
    kind = options.device if options.device != "auto" else "cuda" if torch.cuda.is_available() else "cpu"
    device = torch.device(kind)
    choose_sums(device)
    deadline = began + 60 * options.minutes
    work = Path(tempfile.mkdtemp(prefix="training-"))
    courses = [Course(game, options, work, device) for game in options.games]
    # With two games one plays while the other learns.
    both = len(courses) > 1
    per_round = sum(options.play + (0 if both else options.fit) + 3 for _ in courses)
    spare = options.last + options.fit + 10
    options.planned = options.rounds or max(1, int((deadline - time.monotonic() - spare) / per_round))
    print(f"{kind}, {options.threads} threads, {options.planned} rounds of {', '.join(options.games)}", flush=True)
    turns = [(course, number) for number in range(options.planned) for course in courses]
    try:
        begun = False
        for at, (course, number) in enumerate(turns):
            last = number + 1 == options.planned
            if not begun:
                course.play(seconds(course, options, deadline, len(turns) - at), last)
            begun = False
            if both and at + 1 < len(turns):
                course.process.wait()  # two at once would halve the cores
                following, its_number = turns[at + 1]
                following.play(seconds(following, options, deadline, len(turns) - at - 1), its_number + 1 == options.planned)
                begun = True
            course.learn(last, deadline - 5 - (options.last if not last and both else 0))
            if time.monotonic() > deadline - 15:
                print("the time is up", flush=True)
                break
    finally:
        for course in courses:
            if course.process and course.process.poll() is None:
                course.process.terminate()
        shutil.rmtree(work, ignore_errors=True)


def seconds(course: Course, options: argparse.Namespace, deadline: float, left: int) -> float:
    """How long the next self-play may take."""
    time_left = deadline - time.monotonic() - options.last - options.fit - 5
    most = 0.5 * options.play if course.plays_by is None else options.play
    return max(2.0, min(most, time_left / max(1, left) if time_left < most * left else most))


if __name__ == "__main__":
    main()
