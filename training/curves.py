"""Pictures of a training run: one panel for each figure, by round."""

from pathlib import Path

STYLE = (
    ".card{fill:#ffffff}.frame{fill:none;stroke:#9aa5b1}.grid{stroke:#e4e7eb}"
    ".line{fill:none;stroke:#11694f;stroke-width:2}.dot{fill:#11694f}.base{fill:none;stroke:#9aa5b1;stroke-dasharray:5 4}"
    "text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif;fill:#323f4b;font-size:12px}"
    ".title{font-size:14px;font-weight:600;fill:#1f2933}"
    "@media (prefers-color-scheme:dark){.card{fill:#161b22}.frame{stroke:#57606a}.grid{stroke:#2a313a}"
    ".line{stroke:#7ee0c2}.dot{fill:#7ee0c2}.base{stroke:#768390}text{fill:#c9d1d9}.title{fill:#f0f3f6}}"
)
WIDTH, HEIGHT, LEFT, TOP, GAP = 260, 150, 56, 44, 76
PANELS = [
    ("Loss, held out (dashed: base)", "loss", "base"),
    ("Calibration error, held out", "calibration", None),
    ("Goals off (dashed: base)", "goals_off", "goals_base"),
    ("Variance factor", "factor", None),
    ("Goals a match", "goals", None),
    ("Draws", "draws", None),
]


def ticks(low: float, high: float) -> list[float]:
    """About four round numbers over a range."""
    width = max(high - low, 1e-6)
    step = 10.0 ** len(str(int(width))) if width >= 1 else 1.0
    while width / step < 3:
        step /= 2 if str(step).lstrip("0.").startswith(("1", "2")) else 2.5
    first = int(low / step)
    return [round(n * step, 10) for n in range(first, int(high / step) + 2)]


def panel(title: str, rounds: list[int], values: list, base: list | None, x0: float, y0: float) -> str:
    """One panel with its axes."""
    known = [v for v in values + (base or []) if v is not None]
    if not known:
        return ""
    marks = ticks(min(known + [0.0] if min(known) < 0.3 * max(known) else known), max(known))
    low, high = marks[0], marks[-1]
    last = max(max(rounds), 1)

    def x(number: float) -> float:
        return x0 + WIDTH * number / last

    def y(value: float) -> float:
        return y0 + HEIGHT * (1 - (value - low) / (high - low))

    parts = [f'<text class="title" x="{x0}" y="{y0 - 12}">{title}</text>']
    for mark in marks:
        parts.append(f'<line class="grid" x1="{x0}" y1="{y(mark):.1f}" x2="{x0 + WIDTH}" y2="{y(mark):.1f}"/>')
        parts.append(f'<text x="{x0 - 6}" y="{y(mark) + 4:.1f}" text-anchor="end">{mark:g}</text>')
    parts.append(f'<rect class="frame" x="{x0}" y="{y0}" width="{WIDTH}" height="{HEIGHT}"/>')
    every = max(1, (last + 9) // 10)
    for number in range(0, last + 1, every):
        parts.append(f'<text x="{x(number):.1f}" y="{y0 + HEIGHT + 16}" text-anchor="middle">{number}</text>')
    for kind, line in [("base", base), ("line", values)]:
        points = [(x(n), y(v)) for n, v in zip(rounds, line or []) if v is not None]
        if points:
            parts.append(f'<polyline class="{kind}" points="{" ".join(f"{a:.1f},{b:.1f}" for a, b in points)}"/>')
        if kind == "line":
            parts += [f'<circle class="dot" cx="{a:.1f}" cy="{b:.1f}" r="3"/>' for a, b in points]
    return "".join(parts)


def draw(path: Path, rows: list[dict]) -> None:
    """Write the picture of a run."""
    rounds = [row["round"] for row in rows]
    parts, across = [], 2
    for number, (title, name, base) in enumerate(PANELS):
        x0 = LEFT + (number % across) * (WIDTH + GAP)
        y0 = TOP + (number // across) * (HEIGHT + GAP)
        values = [row.get(name) for row in rows]
        parts.append(panel(title, rounds, values, [row.get(base) for row in rows] if base else None, x0, y0))
    width = LEFT + across * (WIDTH + GAP) - GAP + 24
    height = TOP + ((len(PANELS) + across - 1) // across) * (HEIGHT + GAP) - GAP + 36
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
        f"<title>The training by round</title><style>{STYLE}</style>"
        f'<rect class="card" width="{width}" height="{height}" rx="8"/>{"".join(parts)}</svg>\n')
