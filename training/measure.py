"""How far a net is from results it has not learned from."""

import torch
from torch.nn.functional import log_softmax

from data import HELD_OUT, GIVEN_UP, NO_CLOCK, Round
from model import Net

BINS = 20
PIECE = 16384


@torch.no_grad()
def outputs_of(net: Net, data: Round, chosen: torch.Tensor) -> torch.Tensor:
    """The outputs for these positions, rounded as the integers are."""
    pieces = [net(data.inputs[piece], data.stack[piece]) for piece in chosen.split(PIECE)]
    return torch.cat(pieces) if pieces else torch.zeros(0, 4, device=chosen.device)


def scores(outputs: torch.Tensor, result: torch.Tensor) -> dict:
    """The loss, that of the constant shares of the results, the calibration error and the goals off."""
    n = len(result)
    if n == 0:
        return {"positions": 0}
    logs = log_softmax(outputs[:, :3].double(), dim=1)
    truth = result[:, :3].double()
    shares = truth.mean(0)
    base = -(shares * shares.clamp(min=1e-12).log()).sum()
    chances = logs.exp()
    said, happened = chances[:, 0] + chances[:, 1] / 2, truth[:, 0] + truth[:, 1] / 2
    bins = (said * BINS).long().clamp(0, BINS - 1)
    off = torch.zeros(BINS, dtype=torch.float64, device=said.device).index_add_(0, bins, said - happened)
    return {
        "positions": n,
        "loss": (-(truth * logs).sum(1).mean()).item(),
        "base": base.item(),
        "calibration": (off.abs().sum() / n).item(),
        "goals_off": (outputs[:, 3] - result[:, 3]).double().square().mean().sqrt().item(),
        "goals_base": result[:, 3].double().square().mean().sqrt().item(),
    }


@torch.no_grad()
def measure(net: Net, data: Round) -> dict:
    """The scores on held-out matches that were not given up: of all that have a clock, and by spec."""
    net.eval()
    use = ((data.flags & HELD_OUT) != 0) & ((data.flags & GIVEN_UP) == 0)
    chosen = use.nonzero().squeeze(1)
    outputs, result, spec = outputs_of(net, data, chosen), data.result[chosen], data.spec[chosen]
    by_spec = {}
    for number, name in enumerate(data.shape.specs):
        own = spec == number
        if own.any():
            by_spec[name] = scores(outputs[own], result[own])
    clock = (data.flags[chosen] & NO_CLOCK) == 0
    return scores(outputs[clock], result[clock]) | {"by_spec": by_spec}
