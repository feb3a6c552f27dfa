"""Nets as files (`TLNET  3`), and the integer net in numpy: it must agree with the Rust program to the last bit."""

import zlib
from pathlib import Path

import numpy as np
import torch

from data import Shape
from model import FULL, MOST, OUTPUT_ONE, OUTPUTS, SECOND, THIRD, UNIT_ONE, UNITS, WEIGHT_ONE, Net

MAGIC = b"TLNET  3"
LAYERS = [("second", WEIGHT_ONE, SECOND, UNITS), ("third", WEIGHT_ONE, THIRD, SECOND),
          ("output", OUTPUT_ONE, OUTPUTS, THIRD)]


def integers(net: Net) -> dict[str, np.ndarray]:
    """The weights as the file has them."""
    net.confine()

    def whole(tensor: torch.Tensor, one: float, kind: str) -> np.ndarray:
        numbers = np.rint(tensor.detach().double().cpu().numpy() * one)
        limits = np.iinfo(kind)
        assert numbers.min() >= limits.min and numbers.max() <= limits.max, "a weight does not fit"
        return numbers.astype(kind)

    arrays = {"first": whole(net.first, UNIT_ONE, "<i2"), "bias": whole(net.bias, UNIT_ONE, "<i2")}
    for name, one, _, _ in LAYERS:
        arrays[name] = whole(getattr(net, name), one, "<i1")
        arrays[name + "_bias"] = whole(getattr(net, name + "_bias"), FULL * one, "<i4")
    most = np.abs(arrays["bias"].astype(np.int64))
    for rows in np.split(np.abs(arrays["first"].astype(np.int64)), np.cumsum(net.slots)[:-1]):
        most += rows.max(axis=0)
    assert most.max() <= MOST, "a sum of the first layer could overflow"
    return arrays


def write(path: Path, net: Net, shape: Shape) -> None:
    """Write the file, whole or not at all."""
    arrays = integers(net)
    head = np.array([len(shape.slots), shape.inputs, shape.stacks], dtype="<u4")
    names = ["first", "bias", "second", "second_bias", "third", "third_bias", "output", "output_bias"]
    data = MAGIC + head.tobytes() + np.array([shape.fingerprint], dtype="<u8").tobytes()
    data += b"".join(np.ascontiguousarray(arrays[name]).tobytes() for name in names)
    data += np.array([zlib.crc32(data)], dtype="<u4").tobytes()
    new = path.with_suffix(".new")
    new.write_bytes(data)
    new.replace(path)


def read(path: Path, slots: list[int], stacks: int) -> dict[str, np.ndarray]:
    """The weights of a file."""
    data = path.read_bytes()
    assert data[:8] == MAGIC, f"{path} is no net of this format"
    assert zlib.crc32(data[:-4]) == int.from_bytes(data[-4:], "little"), f"{path} is damaged"
    assert list(np.frombuffer(data, "<u4", 3, 8)) == [len(slots), sum(slots), stacks], f"{path} is for another game"
    at, arrays = 28, {}

    def take(name: str, kind: str, *shape: int) -> None:
        nonlocal at
        count = int(np.prod(shape))
        arrays[name] = np.frombuffer(data, kind, count, at).reshape(shape)
        at += count * np.dtype(kind).itemsize

    take("first", "<i2", sum(slots), UNITS)
    take("bias", "<i2", UNITS)
    for name, _, units, before in LAYERS:
        take(name, "<i1", stacks, units, before)
        take(name + "_bias", "<i4", stacks, units)
    assert at + 4 == len(data), f"{path} has the wrong length"
    return arrays


def load(path: Path, slots: list[int], stacks: int) -> Net:
    """The net of a file, to go on training it."""
    arrays, net = read(path, slots, stacks), Net(slots, stacks)
    ones = {"first": UNIT_ONE, "bias": UNIT_ONE}
    for name, one, _, _ in LAYERS:
        ones |= {name: one, name + "_bias": FULL * one}
    with torch.no_grad():
        for name, one in ones.items():
            getattr(net, name).copy_(torch.from_numpy(arrays[name].astype(np.float64) / one))
    return net


def judge(arrays: dict[str, np.ndarray], inputs: np.ndarray, stack: np.ndarray) -> np.ndarray:
    """The four output sums of every position, in integers as the Rust program computes them."""
    sums = arrays["bias"].astype(np.int64) + arrays["first"].astype(np.int64)[inputs].sum(axis=1)
    assert np.abs(sums).max(initial=0) <= MOST, "a sum overflowed"
    x = np.clip(sums, 0, UNIT_ONE) >> 3
    for name, _, _, _ in LAYERS:
        weight = arrays[name].astype(np.int64)[stack]
        sums = np.einsum("ni,noi->no", x, weight) + arrays[name + "_bias"].astype(np.int64)[stack]
        x = np.clip(sums >> 6, 0, FULL)
    return sums
