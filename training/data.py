"""Records of self-play positions: what the Rust program wrote, as tensors."""

import json
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import torch

HELD_OUT = 1
GIVEN_UP = 2
NO_CLOCK = 4


def record_type(slots: int) -> np.dtype:
    """A record as crates/lab/src/fit/record.rs writes it."""
    return np.dtype([
        ("inputs", "<u2", (slots,)), ("stack", "<u2"), ("spec", "<u2"),
        ("target", "<f4", (4,)), ("result", "<f4", (4,)), ("flags", "<u2"), ("zero", "<u2"),
    ])


@dataclass
class Shape:
    """What a net is made for."""

    game: str
    slots: list[int]
    stacks: int
    fingerprint: int
    specs: list[str]

    @property
    def inputs(self) -> int:
        """The number of inputs: of all values of all slots."""
        return sum(self.slots)


@dataclass
class Round:
    """The positions of one round of self-play, on the device that learns."""

    shape: Shape
    about: dict
    inputs: torch.Tensor  # positions x slots, 16 bits
    stack: torch.Tensor
    spec: torch.Tensor
    target: torch.Tensor
    result: torch.Tensor
    flags: torch.Tensor

    def __len__(self) -> int:
        return len(self.stack)


def read_records(folder: Path, about: dict) -> np.ndarray:
    """All records of a folder as one structured array."""
    kind = record_type(len(about["slots"]))
    assert kind.itemsize == about["record"], "records of another size"
    parts = []
    for name in about["files"]:
        path = folder / name
        whole = path.stat().st_size // kind.itemsize
        if whole:
            parts.append(np.fromfile(path, dtype=kind, count=whole))
    return np.concatenate(parts) if parts else np.zeros(0, dtype=kind)


def read_round(folder: Path, device: torch.device) -> Round:
    """The round of self-play in a folder."""
    about = json.loads((folder / "play.json").read_text())
    records = read_records(folder, about)
    shape = Shape(about["game"], about["slots"], about["stacks"], int(about["fingerprint"]),
                  [spec["spec"] for spec in about["specs"]])
    assert shape.inputs < 2**15, "inputs are kept in 16 bits with a sign"

    def tensor(name: str, kind: type) -> torch.Tensor:
        return torch.from_numpy(np.ascontiguousarray(records[name]).astype(kind, copy=False)).to(device)

    return Round(shape, about, tensor("inputs", np.int16), tensor("stack", np.int64), tensor("spec", np.int64),
                 tensor("target", np.float32), tensor("result", np.float32), tensor("flags", np.int32))


@dataclass
class Pool:
    """The rounds that are learned from, newest last."""

    keep: int
    rounds: list[Round] = field(default_factory=list)

    def add(self, new: Round) -> None:
        """Add a round and forget the oldest. Rounds without a net are forgotten as soon as there is another."""
        if new.about["has_net"]:
            self.rounds = [old for old in self.rounds if old.about["has_net"]]
        self.rounds = (self.rounds + [new])[-self.keep:]

    def joined(self) -> Round:
        """All rounds as one."""
        first = self.rounds[-1]
        if len(self.rounds) == 1:
            return first
        names = ["inputs", "stack", "spec", "target", "result", "flags"]
        return Round(first.shape, first.about,
                     *(torch.cat([getattr(one, name) for one in self.rounds]) for name in names))
