"""Checks that the net in numpy and the net in Rust say the same, bit for bit, about recorded positions."""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

import netfile
from data import read_records


def disagreements(binary: str, net: Path, records: Path, most: int = 20000) -> tuple[int, int]:
    """How many of how many positions have different outputs."""
    about = json.loads((records / "play.json").read_text())
    sample = read_records(records, about)
    sample = sample[np.linspace(0, len(sample) - 1, min(most, len(sample))).astype(int)] if len(sample) else sample
    arrays = netfile.read(net, about["slots"], about["stacks"])
    pieces = [netfile.judge(arrays, piece["inputs"].astype(int), piece["stack"].astype(int))
              for piece in np.array_split(sample, max(1, len(sample) // 500))]
    ours = np.concatenate(pieces)
    with tempfile.NamedTemporaryFile(suffix=".rec") as file:
        file.write(sample.tobytes())
        file.flush()
        command = [binary, about["game"], "--net", str(net), "--outputs", file.name]
        text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    theirs = np.array([line.split() for line in text.splitlines()], dtype=np.int64).reshape(-1, 4)
    assert len(theirs) == len(ours), "the programs saw different numbers of positions"
    return int((ours != theirs).any(axis=1).sum()), len(ours)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--binary", default="target/release/examples/selfplay", help="the self-play program")
    parser.add_argument("--net", type=Path, required=True)
    parser.add_argument("--records", type=Path, required=True, help="a folder of records")
    options = parser.parse_args()
    wrong, positions = disagreements(options.binary, options.net, options.records)
    print(f"{positions} positions, {wrong} different")
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
