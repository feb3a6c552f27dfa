"""Fits a net to the positions of self-play."""

import math
import time
from dataclasses import dataclass

import torch
from torch.nn.functional import log_softmax

from data import HELD_OUT, GIVEN_UP, NO_CLOCK, Round
from model import Net

GOALS = 0.05  # how much the squared error of the goals counts beside the chances
TRIAL = 3  # steps after which the time is known that a step takes
STEPS = 400  # at least, unless batches become too small
WIDEST = 0.75  # targets without luck may lie outside 0 to 1: at most by this much


@dataclass
class Lesson:
    """How a net is fitted."""

    passes: float = 4.0  # over all positions
    seconds: float = 60.0  # at most
    batch: int = 16384
    step: float = 2e-3  # learning rate at the start, after a short warm-up
    last: float = 0.02  # learning rate at the end, as a share of the first
    decay: float = 0.02
    rough: float = 0.3  # the share at the start in which nothing is rounded
    results: float = 0.0  # how much of the target is the plain result
    drop: float = 0.1  # the share of slots left out, so that no single one is trusted too much; none at the end
    seed: int = 1


def weights_of(data: Round, chosen: torch.Tensor) -> torch.Tensor:
    """A weight for every spec, so that rare rules count: by the square root of their numbers."""
    counts = torch.bincount(data.spec[chosen], minlength=len(data.shape.specs)).float()
    weights = counts.clamp(min=1.0).rsqrt()
    return weights * (counts.sum() / (weights * counts).sum())


def loss_of(outputs: torch.Tensor, target: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
    """Cross entropy of the chances and squared error of the goals, weighted."""
    logs = log_softmax(outputs[:, :3], dim=1)
    chances = -(target[:, :3] * logs).sum(1)
    goals = (outputs[:, 3] - target[:, 3]).square().clamp(max=25.0)
    return ((chances + GOALS * goals) * weight).mean()


def fit(net: Net, data: Round, lesson: Lesson) -> dict:
    """Fit the net; stops early when the time is up, with the learning rate fallen all the same."""
    device = data.stack.device
    net.to(device).train()
    use = (data.flags & HELD_OUT) == 0
    if lesson.results > 0:
        use &= (data.flags & GIVEN_UP) == 0
    chosen = use.nonzero().squeeze(1)
    by_spec = weights_of(data, chosen)
    groups = [{"params": [net.first, net.bias], "weight_decay": lesson.decay},
              {"params": [p for name, p in net.named_parameters() if name not in ("first", "bias")], "weight_decay": 0.0}]
    adam = torch.optim.AdamW(groups, lr=lesson.step, betas=(0.9, 0.99), eps=1e-7, fused=device.type == "cuda")
    # Small batches where there is little to learn from: it takes some hundred steps to get anywhere.
    batch = int(min(lesson.batch, max(512, lesson.passes * len(chosen) / STEPS)))
    steps = max(1, int(lesson.passes * len(chosen) / batch))
    dice = torch.Generator(device=device).manual_seed(lesson.seed)
    began, done, order, at = time.monotonic(), 0.0, None, 0
    count, total = 0, torch.zeros((), device=device)
    while done < 1.0:
        if order is None or at + batch > len(order):
            order, at = chosen[torch.randperm(len(chosen), generator=dice, device=device)], 0
        picked = order[at:at + batch]
        at += batch
        step = lesson.step * min(1.0, (count + 1) / 50)
        step *= lesson.last + (1 - lesson.last) * 0.5 * (1 + math.cos(done * math.pi))
        for group in adam.param_groups:
            group["lr"] = step
        target = data.target[picked]
        if lesson.results > 0:
            # In a match without a clock a goal counts less the later it comes; results do not know that.
            share = lesson.results * ((data.flags[picked] & NO_CLOCK) == 0).unsqueeze(1)
            target = target + share * (data.result[picked] - target)
        target = target.clone()
        target[:, :3].clamp_(-WIDEST, 1 + WIDEST)
        net.drop = lesson.drop if done < 0.7 else 0.0
        outputs = net(data.inputs[picked], data.stack[picked], exact=done >= lesson.rough)
        loss = loss_of(outputs, target, by_spec[data.spec[picked]])
        adam.zero_grad(set_to_none=True)
        loss.backward()
        adam.step()
        if count % 16 == 0:
            net.confine()
        count += 1
        total += loss.detach()
        if count == TRIAL:
            # Where the time ends before the passes: smaller batches, so that there are enough steps all the same.
            rate = TRIAL * batch / (time.monotonic() - began)
            batch = int(min(batch, max(512, rate * lesson.seconds / STEPS)))
            steps = max(1, int(lesson.passes * len(chosen) / batch))
        # Whichever ends first: the passes or the time.
        done = max(count / steps, (time.monotonic() - began) / lesson.seconds)
    net.confine()
    if device.type == "cuda":
        torch.cuda.synchronize()
    return {"steps": count, "positions": len(chosen), "batch": batch,
            "seconds": time.monotonic() - began, "loss": (total / count).item()}
