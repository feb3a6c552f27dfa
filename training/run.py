"""Trains the evaluations: rounds of self-play and fit, for one game or both.

    python3 training/run.py --quick                    the whole path on any machine, in minutes
    python3 training/run.py --minutes 60 --out nets    as long as you like, on all cores and a GPU if there is one
"""

import argparse
import json
import math
import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import torch

import agree
import curves
import netfile
import table
from data import Pool, Round, read_round
from fit import Lesson, fit
from measure import measure
from model import Net, choose_sums

GAMES = ["fuba", "grid"]
ENDING = 12.0  # seconds to read the last records and to check and write the last net
WORSE = 0.01  # a net whose loss on the newest matches is this much above that of the net before does not play
WORSE_AT_THE_END = 0.003  # the same for the last net
STUMBLES = 3  # rounds in a row that may fail before the run gives up


def arguments() -> argparse.Namespace:
    """The options of the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("games", nargs="*", metavar="GAME", help="fuba, grid [default: both]")
    add("--quick", action="store_true", help="few matches, two rounds: does everything work?")
    add("--minutes", type=float, default=30.0, help="for everything; the nets are written before it is over")
    add("--rounds", type=int, default=0, help="of each game [default: as many as there is time for]")
    add("--play", type=float, default=40.0, metavar="S", help="about the seconds of self-play in a round")
    add("--fit", type=float, default=40.0, metavar="S", help="seconds of fitting in a round, at most")
    add("--last", type=float, default=40.0, metavar="S", help="seconds of fitting at the end, at most")
    add("--passes", type=float, default=2.0, help="over the positions of all rounds that are kept, in a round, at most")
    add("--keep", type=int, default=6, metavar="N", help="rounds to learn from")
    add("--step", type=float, default=1e-3, help="learning rate; it falls over the run")
    add("--lambda", dest="look", type=float, default=0.98, metavar="L", help="see the self-play program")
    add("--strays", type=int, default=250, metavar="N", help="see the self-play program")
    add("--every", type=int, default=0, metavar="N", help="see the self-play program")
    add("--nodes", type=int, default=0, metavar="N", help="in the later half of the rounds some matches search this far")
    add("--start", action="append", default=[], metavar="GAME=FILE", help="go on from this net")
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
        options.minutes = min(options.minutes, 4.0)
    options.start = dict(start.split("=", 1) for start in options.start)
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
        self.exported = False
        self.played = 0  # rounds whose self-play has begun
        self.number = 0  # rounds that were learned from
        self.pool = Pool(options.keep)
        self.rows: list[dict] = []
        self.began = time.monotonic()
        self.process: subprocess.Popen | None = None
        self.command: list[str] = []

    @property
    def plays_by(self) -> str | None:
        """The net of the next matches: the newest there is."""
        return str(self.file) if self.exported else self.start

    def play(self, seconds: float, last: bool) -> None:
        """Begin the self-play of a round."""
        options = self.options
        folder = self.work / f"{self.game}-{self.played}"
        has_net = self.plays_by is not None
        # Without a net matches are quick, and a few positions of each are enough.
        every, matches = (options.every, 10**9) if has_net else (20, 60_000)
        command = [options.binary, self.game, "--matches", str(matches), "--minutes", f"{seconds / 60:.3f}",
                   "--seed", str(options.seed * 1000 + self.played), "--threads", str(options.threads),
                   "--lambda", "1" if last else str(options.look), "--strays", str(options.strays),
                   "--out", str(folder)]
        if every:
            command += ["--every", str(every)]
        if has_net:
            # A copy, because the file may be replaced while the program starts.
            net = self.work / f"{self.game}-{self.played}.net"
            shutil.copyfile(self.plays_by, net)
            command += ["--net", str(net)]
            if options.nodes and self.played >= options.planned / 2:
                command += ["--nodes", str(options.nodes)]
        self.played += 1
        self.command = command
        # The program that fits goes first: it needs one core of many, and a GPU waits for it.
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, preexec_fn=lambda: os.nice(5))

    def wait(self) -> "Play":
        """Wait for the self-play."""
        said, _ = self.process.communicate()
        if self.process.returncode:
            raise RuntimeError(f"the self-play program failed: {shlex.join(self.command)}")
        print(f"{self.game} {self.played - 1}: {said.strip()}", flush=True)
        return Play(self.work / f"{self.game}-{self.played - 1}", self.command)

    def learn(self, play: "Play", last: bool, until: float) -> None:
        """Fit the net to what was played, measure it and write it."""
        options = self.options
        new = read_round(play.folder, self.device)
        fresh = self.number == 0 and not self.start
        if self.net is None:
            if self.start:
                self.net = netfile.load(Path(self.start), new.shape.slots, new.shape.stacks)
            else:
                self.net = Net(new.shape.slots, new.shape.stacks, options.seed)
            self.net.to(self.device)
        before = None if fresh else (self.copy(), measure(self.net, new))
        self.pool.add(new)
        data = self.pool.joined()
        left = until - time.monotonic()
        # At the end some time for the results themselves.
        seconds = max(2.0, min(options.last if last else options.fit, left) * (0.6 if last else 1.0))
        fitted = fit(self.net, data, Lesson(passes=options.passes, seconds=seconds, step=self.step(fresh),
                                            rough=0.3 if fresh else 0.1, seed=options.seed * 1000 + self.number))
        found = measure(self.net, new)
        if last:
            # At the end with the results as they were: a chance of 70 % means seven out of ten.
            found = self.better((self.copy(), found), lambda: fit(self.net, data, Lesson(
                passes=2.0, seconds=max(3.0, min(0.4 * options.last, until - time.monotonic())),
                step=0.2 * options.step, rough=0.0, results=0.5, seed=options.seed)), new)
        if before and not found.get("loss", 0.0) < before[1].get("loss", 9.0) + (WORSE_AT_THE_END if last else WORSE):
            print(f"{self.game} {self.number}: the net before was better on these matches and stays", flush=True)
            self.net.load_state_dict(before[0])
            found = before[1]
        self.export(new, play)
        self.note(new.about, play, fitted, found)
        shutil.rmtree(play.folder, ignore_errors=True)
        self.number += 1

    def step(self, fresh: bool) -> float:
        """The learning rate of a round. It falls over the run. A net to go on from has seen far more matches than the first
        round has: small steps until the rounds that are kept are complete."""
        options = self.options
        if fresh or not self.start and self.number < 2:
            return 2 * options.step
        done = min(1.0, (time.monotonic() - self.began) / (60 * options.minutes))
        full = min(1.0, (self.number + 1) / options.keep) if self.start else 1.0
        return options.step * full * (0.1 + 0.9 * 0.5 * (1 + math.cos(done * math.pi)))

    def better(self, kept: tuple[dict, dict], more, new: Round) -> dict:
        """Learn some more, unless that is worse on the matches held out."""
        more()
        found = measure(self.net, new)
        if found.get("loss", 0.0) <= kept[1].get("loss", 0.0):
            return found
        self.net.load_state_dict(kept[0])
        return kept[1]

    def export(self, new: Round, play: "Play") -> None:
        """Write the net where it plays on, once the Rust program agrees about it to the last bit."""
        candidate = self.work / f"{self.game}-candidate.net"
        netfile.write(candidate, self.net, new.shape)
        wrong, positions = agree.disagreements(self.options.binary, candidate, play.folder, 5000)
        if wrong:
            raise RuntimeError(f"{wrong} of {positions} positions are judged differently by the Rust program")
        beside = self.file.with_suffix(".new")
        shutil.copyfile(candidate, beside)
        beside.replace(self.file)
        self.exported = True

    def copy(self) -> dict:
        """The weights as they are."""
        return {name: value.clone() for name, value in self.net.state_dict().items()}

    def note(self, about: dict, play: "Play", fitted: dict, found: dict) -> None:
        """Add the figures of a round to the files."""
        row = table.row(about, fitted, found) | {
            "round": self.number, "game": self.game, "seconds": time.monotonic() - self.began,
            "command": shlex.join(play.command)}
        self.rows.append(row)
        out = self.options.out
        with open(out / f"{self.game}.jsonl", "a") as file:
            file.write(json.dumps(row) + "\n")
        curves.draw(out / f"{self.game}-curves.svg", self.rows)
        machine = f"device {self.device.type}, {self.options.threads} threads, seed {self.options.seed}"
        (out / f"{self.game}.txt").write_text(table.recipe(self.rows, machine))
        print(f"{self.game} {table.line(row)}", flush=True)


@dataclass
class Play:
    """Matches that were played."""

    folder: Path
    command: list[str]


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
    time_to_play = deadline - time.monotonic() - options.last - ENDING
    options.planned = options.rounds or max(1, round(time_to_play / options.play / len(courses)))
    print(f"{kind}, {options.threads} threads, {options.planned} rounds of {', '.join(options.games)}", flush=True)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))
    try:
        rounds(courses, options, deadline)
    finally:
        for course in courses:
            if course.process and course.process.poll() is None:
                course.process.terminate()
        shutil.rmtree(work, ignore_errors=True)


def rounds(courses: list[Course], options: argparse.Namespace, deadline: float) -> None:
    """All rounds. While one is learned from, the next is played: with two games the other game, with one game by the
    newest net there is, which does not know the last matches yet."""
    turns = [(course, number + 1 == options.planned) for number in range(options.planned) for course in courses]
    stumbles, ends = 0, 0.0

    def begin(at: int) -> float:
        course, last = turns[at]
        length = seconds(course, options, deadline, len(turns) - at)
        course.play(length, last)
        return time.monotonic() + length

    begun = False
    for at, (course, last) in enumerate(turns):
        if not begun:
            begin(at)
        play, begun = None, False
        try:
            play = course.wait()
            # Without any net the next matches would be as careless as these: learn first.
            if at + 1 < len(turns) and turns[at + 1][0].plays_by is not None:
                ends, begun = begin(at + 1), True
            # Reading and writing take a while too.
            until = ends - 5 if begun else deadline - 8 if last else time.monotonic() + options.fit
            course.learn(play, last, min(until, deadline - 8))
            stumbles = 0
        except (RuntimeError, OSError, AssertionError, subprocess.SubprocessError) as error:
            # What was written so far stays; another round may do better.
            print(f"{course.game}: {error}", flush=True)
            stumbles += 1
            if stumbles == STUMBLES:
                raise
        if time.monotonic() > deadline - 10:
            print("the time is up", flush=True)
            break
    if any(not course.exported for course in courses):
        raise RuntimeError("no net was made")


def seconds(course: Course, options: argparse.Namespace, deadline: float, left: int) -> float:
    """How long the next self-play may take: all of the time that is left, in equal parts; less without a net."""
    share = (deadline - time.monotonic() - options.last - ENDING) / max(1, left)
    if options.rounds:
        share = min(share, options.play)
    return max(2.0, share if course.plays_by is not None else min(share, 0.5 * options.play))


if __name__ == "__main__":
    main()
