//! Calibration plots, predicted against observed, as SVG that reads well on light and dark pages.

use std::fmt::Write as _;

use touchline_lab::fit::calibration::{Bin, Curve};

/// A bin with fewer matches is too uncertain to draw.
const FEWEST_MATCHES: usize = 20;
/// Error bars cover 95 %: this many standard errors.
const BARS: f64 = 1.96;

const MARGIN: f64 = 64.0;
const LARGE: f64 = 400.0;
const SMALL: f64 = 200.0;
const STRIP: f64 = 56.0;
const GAP: f64 = 72.0;

const STYLE: &str = "\
.card{fill:#ffffff}.frame{fill:none;stroke:#9aa5b1}.grid{stroke:#e4e7eb}.ideal{stroke:#9aa5b1;stroke-dasharray:5 4}\
.bar{stroke:#2b8a6e;stroke-width:1.6;opacity:.75}.dot{fill:#11694f}.share{fill:#8fc7b5}\
text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif;fill:#323f4b;font-size:13px}\
.title{font-size:16px;font-weight:600;fill:#1f2933}.soft{fill:#616e7c;font-size:12px}\
@media (prefers-color-scheme:dark){\
.card{fill:#161b22}.frame{stroke:#57606a}.grid{stroke:#2a313a}.ideal{stroke:#768390}\
.bar{stroke:#4cc9a4}.dot{fill:#7ee0c2}.share{fill:#2f6f5e}text{fill:#c9d1d9}.title{fill:#f0f3f6}.soft{fill:#9aa5b1}}";

/// One curve with its axes.
pub(crate) struct Panel {
    title: &'static str,
    bins: Vec<Bin>,
    /// Both axes run from the first to the last.
    ticks: Vec<f64>,
    label: fn(f64) -> String,
    /// The mean distance between predicted and observed.
    error: f64,
}

impl Panel {
    /// A panel for a probability.
    pub(crate) fn chances(title: &'static str, curve: Curve) -> Self {
        let ticks = (0..=5).map(|fifths| f64::from(fifths) / 5.0).collect();
        Self::new(title, curve, ticks, |chance| format!("{:.0} %", 100.0 * chance))
    }

    /// A panel for goals, with the range the data needs.
    pub(crate) fn goals(title: &'static str, curve: Curve) -> Self {
        let shown = curve.bins.iter().filter(|bin| is_shown(bin));
        let widest = shown
            .map(|bin| bin.expected.abs().max(bin.happened.abs() + BARS * bin.error))
            .fold(0.4, f64::max);
        let most = if widest > 1.0 { widest.ceil() } else { (widest * 5.0).ceil() / 5.0 };
        let ticks = (-2..=2).map(|halves| f64::from(halves) / 2.0 * most).collect();
        Self::new(title, curve, ticks, |goals| format!("{goals:+.1}").replace("+0.0", "0"))
    }

    fn new(title: &'static str, curve: Curve, ticks: Vec<f64>, label: fn(f64) -> String) -> Self {
        let error = curve.error();
        Self { title, bins: curve.bins, ticks, label, error }
    }

    fn range(&self) -> (f64, f64) {
        let (first, last) = (self.ticks[0], self.ticks[self.ticks.len() - 1]);
        (first, last - first)
    }

    /// Draw the square with its upper left corner at (x, y).
    fn draw(&self, svg: &mut String, x: f64, y: f64, size: f64, large: bool) {
        let (first, range) = self.range();
        let across = |value: f64| x + (value - first) / range * size;
        let up = |value: f64| y + size - (value - first) / range * size;
        let (right, bottom) = (x + size, y + size);
        let _ = write!(svg, "<text class='title' x='{x:.1}' y='{:.1}'>{}</text>", y - 14.0, self.title);
        let every = if large { 1 } else { self.ticks.len() - 1 };
        for (i, &tick) in self.ticks.iter().enumerate() {
            let (tx, ty, label) = (across(tick), up(tick), (self.label)(tick));
            let _ =
                write!(svg, "<path class='grid' d='M{tx:.1} {y:.1}V{bottom:.1}M{x:.1} {ty:.1}H{right:.1}'/>");
            if i % every == 0 || (!large && tick == 0.0) {
                let _ = write!(
                    svg,
                    "<text x='{tx:.1}' y='{:.1}' text-anchor='middle'>{label}</text>",
                    bottom + 18.0
                );
                let _ = write!(
                    svg,
                    "<text x='{:.1}' y='{:.1}' text-anchor='end'>{label}</text>",
                    x - 7.0,
                    ty + 4.5
                );
            }
        }
        let _ = write!(svg, "<path class='ideal' d='M{x:.1} {bottom:.1}L{right:.1} {y:.1}'/>");
        let _ = write!(svg, "<rect class='frame' x='{x:.1}' y='{y:.1}' width='{size}' height='{size}'/>");
        for bin in self.bins.iter().filter(|bin| is_shown(bin)) {
            let (bx, by) = (across(bin.expected), up(bin.happened));
            let low = up((bin.happened - BARS * bin.error).max(first)).min(bottom);
            let high = up((bin.happened + BARS * bin.error).min(first + range)).max(y);
            let radius = if large { 4.5 } else { 3.0 };
            let _ = write!(svg, "<path class='bar' d='M{bx:.1} {low:.1}V{high:.1}'/>");
            let _ = write!(svg, "<circle class='dot' cx='{bx:.1}' cy='{by:.1}' r='{radius}'/>");
        }
        let _ = write!(
            svg,
            "<text class='soft' x='{:.1}' y='{:.1}' text-anchor='end'>mean distance {:.3}</text>",
            right - 8.0,
            bottom - 9.0,
            self.error
        );
    }

    /// Draw the histogram of predictions under the square.
    fn strip(&self, svg: &mut String, x: f64, y: f64, size: f64) {
        let (first, range) = self.range();
        let most = self.bins.iter().map(|bin| bin.share).fold(f64::MIN_POSITIVE, f64::max);
        let width = (size / 34.0).max(3.0);
        for bin in &self.bins {
            let bx = (x + (bin.expected - first) / range * size - width / 2.0).clamp(x, x + size - width);
            let height = bin.share / most * STRIP;
            let top = y + STRIP - height;
            let _ = write!(
                svg,
                "<rect class='share' x='{bx:.1}' y='{top:.1}' width='{width:.1}' height='{height:.1}'/>"
            );
        }
        let _ = write!(svg, "<path class='frame' d='M{x:.1} {:.1}h{size}'/>", y + STRIP);
        let _ = write!(
            svg,
            "<text class='soft' x='{:.1}' y='{:.1}' text-anchor='middle'>predicted, and how often (most: {:.0} % of positions)</text>",
            x + size / 2.0,
            y + STRIP + 20.0,
            100.0 * most
        );
    }

    fn large(&self, svg: &mut String, x: f64, y: f64) {
        self.draw(svg, x, y, LARGE, true);
        self.strip(svg, x, y + LARGE + 32.0, LARGE);
        let (lx, ly) = (x - 48.0, y + LARGE / 2.0);
        let _ = write!(
            svg,
            "<text class='soft' text-anchor='middle' transform='translate({lx:.1} {ly:.1}) rotate(-90)'>observed</text>"
        );
    }
}

fn is_shown(bin: &Bin) -> bool {
    bin.matches >= FEWEST_MATCHES
}

/// The first panel is large; a second one stands beside it, more form a block of small ones.
pub(crate) fn figure(panels: &[Panel]) -> String {
    let mut body = String::new();
    let top = 56.0;
    let mut width = 2.0 * MARGIN + LARGE;
    for (i, panel) in panels.iter().enumerate() {
        if i == 0 {
            panel.large(&mut body, MARGIN, top);
        } else if panels.len() == 2 {
            panel.large(&mut body, MARGIN + LARGE + GAP + 16.0, top);
            width += LARGE + GAP;
        } else {
            let (column, line) = ((i - 1) % 2, (i - 1) / 2);
            let step = SMALL + GAP;
            let x = MARGIN + LARGE + GAP + [0.0, step][column];
            panel.draw(&mut body, x, top + step * [0.0, 1.0][line.min(1)], SMALL, false);
            width = width.max(x + SMALL + 0.75 * MARGIN);
        }
    }
    let height = top + LARGE + 32.0 + STRIP + 40.0;
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' role='img'>\
         <title>Predicted against observed</title><style>{STYLE}</style>\
         <rect class='card' width='{width}' height='{height}' rx='10'/>{body}</svg>\n"
    )
}
