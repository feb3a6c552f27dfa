"""The net in training: floats that behave like the integers of the exported net.

Slots -> 256 units (16 bits) -> 16 -> 32 -> win, draw, loss and goals to come; the three small layers once for each
stack. See crates/ai/src/net for the integers.
"""

import torch
from torch import nn

UNITS, SECOND, THIRD, OUTPUTS = 256, 16, 32, 4
FULL = 127  # an activation of 1
UNIT_ONE = FULL * 8  # 1 in the sums of the first layer
WEIGHT_ONE = 64  # 1 in the weights of the second and third layer
OUTPUT_ONE = 16  # 1 in the weights of the output layer
MOST = 32767  # no sum of the first layer may be larger
EDGE = 127  # no weight of a small layer may be larger


def rounded(x: torch.Tensor, one: float) -> torch.Tensor:
    """The nearest multiple of 1 / one; the slope is that of x."""
    return x + (torch.round(x * one) / one - x).detach()


def floored(x: torch.Tensor) -> torch.Tensor:
    """An activation between 0 and 1 as the integers have it: rounded down; the slope is that of the clamp."""
    x = x.clamp(0.0, 1.0)
    # A little more, because a multiple of 1/127 in floats may be a little less.
    return x + (torch.floor(x * FULL + 1e-3) / FULL - x).detach()


class RowSums(torch.autograd.Function):
    """Sums of rows as a product with a matrix of zeros and ones: far faster than fetching the rows.

    On a GPU the factors have 8 binary digits: weights are split into three such parts, slopes into two.
    """

    halves = False  # whether the products are made of parts of 8 digits

    @staticmethod
    def forward(ctx, weight: torch.Tensor, inputs: torch.Tensor, drop: float = 0.0) -> torch.Tensor:
        kind = torch.bfloat16 if RowSums.halves else torch.float32
        hot = torch.zeros(len(inputs), len(weight), dtype=kind, device=weight.device)
        if drop > 0:
            seen = (torch.rand(inputs.shape, device=weight.device) >= drop).to(kind) / (1 - drop)
            hot.scatter_(1, inputs, seen)
        else:
            hot.scatter_(1, inputs, 1.0)
        ctx.save_for_backward(hot)
        return RowSums.product(hot, weight, 3)

    @staticmethod
    def backward(ctx, slope: torch.Tensor):
        (hot,) = ctx.saved_tensors
        return RowSums.product(hot.t(), slope, 2), None, None

    @staticmethod
    def product(hot: torch.Tensor, dense: torch.Tensor, parts: int) -> torch.Tensor:
        """The product, by parts if need be."""
        if not RowSums.halves:
            return hot @ dense
        total = 0.0
        for _ in range(parts):
            part = dense.to(torch.bfloat16)
            total = total + torch.mm(hot, part, out_dtype=torch.float32)
            dense = dense - part.float()
        return total


def choose_sums(device: torch.device) -> None:
    """Use products by parts on a GPU, if they work there and say the same."""
    if device.type != "cuda":
        return
    weight = torch.randn(4096, UNITS, device=device, requires_grad=True)
    inputs = torch.arange(4096, device=device).view(-1, 64)
    truth = weight.detach().double()[inputs].sum(1)
    try:
        RowSums.halves = True
        sums = RowSums.apply(weight, inputs)
        sums.sum().backward()
        off = max((sums.detach() - truth).abs().max().item(), (weight.grad - 1).abs().max().item())
        RowSums.halves = off < 1e-3
    except (RuntimeError, TypeError):
        RowSums.halves = False


class Net(nn.Module):
    """The net of one game."""

    def __init__(self, slots: list[int], stacks: int, seed: int = 1):
        super().__init__()
        self.slots, self.stacks = slots, stacks
        self.drop = 0.0  # the share of slots that are left out while it learns
        dice = torch.Generator().manual_seed(seed)
        inputs = sum(slots)

        def normal(*shape: int, width: float) -> nn.Parameter:
            return nn.Parameter(torch.randn(*shape, generator=dice) * width)

        self.first = normal(inputs, UNITS, width=0.5 / len(slots) ** 0.5)
        self.bias = nn.Parameter(torch.full((UNITS,), 0.3))
        # All stacks begin the same.
        self.second = nn.Parameter(normal(1, SECOND, UNITS, width=1.4 / UNITS**0.5).data.repeat(stacks, 1, 1))
        self.second_bias = nn.Parameter(torch.full((stacks, SECOND), 0.2))
        self.third = nn.Parameter(normal(1, THIRD, SECOND, width=1.0 / SECOND**0.5).data.repeat(stacks, 1, 1))
        self.third_bias = nn.Parameter(torch.full((stacks, THIRD), 0.2))
        self.output = nn.Parameter(normal(1, OUTPUTS, THIRD, width=0.5 / THIRD**0.5).data.repeat(stacks, 1, 1))
        self.output_bias = nn.Parameter(torch.zeros(stacks, OUTPUTS))
        # The slot of every input, for the limit on sums.
        self.register_buffer("slot", torch.repeat_interleave(torch.arange(len(slots)), torch.tensor(slots)), False)

    def sums(self, inputs: torch.Tensor, exact: bool) -> torch.Tensor:
        """The sums of the first layer."""
        weight, bias = self.first, self.bias
        if exact:
            weight, bias = rounded(weight, UNIT_ONE), rounded(bias, UNIT_ONE)
        return RowSums.apply(weight, inputs.long(), self.drop if self.training else 0.0) + bias

    def forward(self, inputs: torch.Tensor, stack: torch.Tensor, exact: bool = True) -> torch.Tensor:
        """Scores of win, draw and loss, and the goals to come; exact: rounded as the integers are."""
        step = floored if exact else lambda x: x.clamp(0.0, 1.0)

        def weights(weight: torch.Tensor, one: float) -> torch.Tensor:
            return rounded(weight, one) if exact else weight

        x = step(self.sums(inputs, exact))
        # Every stack for every position, then the one that counts: the small layers are small.
        x = step(self._layer(x, weights(self.second, WEIGHT_ONE), weights(self.second_bias, FULL * WEIGHT_ONE), stack))
        x = step(self._layer(x, weights(self.third, WEIGHT_ONE), weights(self.third_bias, FULL * WEIGHT_ONE), stack))
        return self._layer(x, weights(self.output, OUTPUT_ONE), weights(self.output_bias, FULL * OUTPUT_ONE), stack)

    def _layer(self, x, weight, bias, stack):
        if self.stacks == 1:
            return torch.nn.functional.linear(x, weight[0], bias[0])
        stacks, units, _ = weight.shape
        all_sums = torch.nn.functional.linear(x, weight.flatten(0, 1), bias.flatten()).view(-1, stacks, units)
        return all_sums.gather(1, stack.view(-1, 1, 1).expand(-1, 1, units)).squeeze(1)

    @torch.no_grad()
    def confine(self) -> None:
        """Keep all weights within what the integers can hold."""
        for weight, one in [(self.second, WEIGHT_ONE), (self.third, WEIGHT_ONE), (self.output, OUTPUT_ONE)]:
            weight.clamp_(-EDGE / one, EDGE / one)
        largest = torch.zeros(len(self.slots), UNITS, device=self.first.device)
        largest.scatter_reduce_(0, self.slot.view(-1, 1).expand_as(self.first), self.first.abs(), "amax")
        most = largest.sum(0) + self.bias.abs()
        # Rounding may add half a step for every slot.
        limit = (MOST - len(self.slots) - 1) / UNIT_ONE
        scale = (limit / most).clamp(max=1.0)
        self.first.mul_(scale)
        self.bias.mul_(scale)
