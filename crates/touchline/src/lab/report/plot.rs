//! Drawings of a report: plain SVG whose colours come from the page.

use std::fmt::Write as _;

use super::escaped;

/// A value with its intervals.
#[derive(Clone, Debug)]
pub(in crate::lab) struct Whisker {
    pub(in crate::lab) label: String,
    pub(in crate::lab) value: f64,
    /// Half the width of the 95 % interval, and of the one corrected for all comparisons.
    pub(in crate::lab) margin: f64,
    pub(in crate::lab) corrected: f64,
    /// Whether it counts as a finding.
    pub(in crate::lab) found: bool,
}

/// The width of a drawing, and of its labels.
const WIDTH: f64 = 860.0;
const LABELS: f64 = 270.0;
const ROW: f64 = 22.0;

/// The colours of several series.
const SERIES: [&str; MOST_SERIES] =
    ["var(--a)", "var(--b)", "var(--c)", "var(--d)", "var(--e)", "var(--f)", "var(--g)", "var(--h)"];
/// The most series that can be told apart in one drawing.
pub(in crate::lab) const MOST_SERIES: usize = 8;
/// How many names of series fit on a line.
const NAMES: usize = 4;

fn svg(height: f64, label: &str, inside: &str) -> String {
    format!(
        "<svg role=\"img\" aria-label=\"{}\" viewBox=\"0 0 {WIDTH} {height:.0}\" width=\"{WIDTH}\" height=\"{height:.0}\">\n{inside}</svg>",
        escaped(label)
    )
}

/// Round steps for an axis over this span: 1, 2 or 5 times a power of ten, at most about eight.
fn step(span: f64) -> f64 {
    let raw = (span / 8.0).max(1e-9);
    let power = 10_f64.powf(raw.log10().floor());
    let factors = [1.0, 2.0, 5.0, 10.0];
    power * factors.into_iter().find(|factor| factor * power >= raw).unwrap_or(10.0)
}

fn number(value: f64, step: f64) -> String {
    let digits = if step >= 1.0 {
        0
    } else if step >= 0.1 {
        1
    } else if step >= 0.01 {
        2
    } else {
        3
    };
    format!("{value:.digits$}")
}

/// Values with their intervals on a common axis: the thick bar is the 95 % interval, the thin line the one
/// corrected for all comparisons. `zero` draws a line there.
pub(in crate::lab) fn forest(rows: &[Whisker], zero: Option<f64>, label: &str) -> String {
    let ends = rows.iter().flat_map(|row| [row.value - row.corrected, row.value + row.corrected]).chain(zero);
    let (low, high) =
        ends.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), end| (low.min(end), high.max(end)));
    if !(low.is_finite() && high.is_finite()) {
        return svg(ROW, label, "");
    }
    let pad = ((high - low) * 0.04).max(1e-6);
    let (low, high) = (low - pad, high + pad);
    let x = |value: f64| LABELS + (value - low) / (high - low) * (WIDTH - LABELS - 20.0);
    let height = ROW * (float(rows.len()) + 2.0);
    let mut out = String::new();
    let step = step(high - low);
    let mut tick = (low / step).ceil() * step;
    while tick <= high {
        let _ = writeln!(
            out,
            "<line class=\"axis\" x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"8\" y2=\"{1:.1}\"/><text class=\"soft\" x=\"{0:.1}\" y=\"{2:.1}\" text-anchor=\"middle\">{3}</text>",
            x(tick),
            height - ROW,
            height - 6.0,
            number(tick, step)
        );
        tick += step;
    }
    if let Some(zero) = zero {
        let _ = writeln!(
            out,
            "<line class=\"zero\" x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"8\" y2=\"{1:.1}\"/>",
            x(zero),
            height - ROW
        );
    }
    for (at, row) in rows.iter().enumerate() {
        let y = ROW * (float(at) + 1.0);
        let colour = if row.found { "var(--b)" } else { "var(--a)" };
        let span = |margin: f64| (x(row.value - margin), x(row.value + margin));
        let ((thin_low, thin_high), (low, high)) = (span(row.corrected), span(row.margin));
        let _ = writeln!(
            out,
            "<g><title>{}: {:.4} ± {:.4}</title><text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\
             <line class=\"thin\" x1=\"{thin_low:.1}\" x2=\"{thin_high:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>\
             <line class=\"thick\" stroke=\"{colour}\" x1=\"{low:.1}\" x2=\"{high:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>\
             <circle cx=\"{:.1}\" cy=\"{y:.1}\" r=\"4\" fill=\"{colour}\"/></g>",
            escaped(&row.label),
            row.value,
            row.margin,
            LABELS - 12.0,
            y + 4.0,
            escaped(&row.label),
            x(row.value)
        );
    }
    svg(height, label, &out)
}

/// Shares of whole numbers, from `from` upwards, side by side for each series. The last one may be of `more`
/// than its number.
pub(in crate::lab) fn histogram(
    series: &[(String, Vec<f64>)],
    (from, more): (i64, bool),
    label: &str,
) -> String {
    let most = series.iter().flat_map(|(_, shares)| shares).copied().fold(1e-9, f64::max);
    let columns = series.iter().map(|(_, shares)| shares.len()).max().unwrap_or(0).max(1);
    let lines = series.len().div_ceil(NAMES).max(1);
    let (bottom, left, plot) = (214.0 + 16.0 * float(lines), 50.0, 190.0);
    let wide = (WIDTH - left - 10.0) / float(columns);
    let bar = wide * 0.86 / float(series.len().max(1));
    let mut out = String::new();
    let step = step(most);
    let mut tick = 0.0;
    while tick <= most {
        let y = bottom - tick / most * plot;
        let _ = writeln!(
            out,
            "<line class=\"axis\" x1=\"{left}\" x2=\"{WIDTH}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/><text class=\"soft\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{:.0} %</text>",
            left - 6.0,
            y + 4.0,
            tick * 100.0
        );
        tick += step;
    }
    for (at, (name, shares)) in series.iter().enumerate() {
        let colour = SERIES[at % SERIES.len()];
        for (column, share) in shares.iter().enumerate() {
            let (x, tall) = (left + wide * (float(column) + 0.07) + bar * float(at), share / most * plot);
            let _ = writeln!(
                out,
                "<rect x=\"{x:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{tall:.1}\" fill=\"{colour}\"><title>{}: {}{} in {:.1} % of the matches</title></rect>",
                bottom - tall,
                (bar - 1.0).max(0.5),
                escaped(name),
                from + i64::try_from(column).unwrap_or(0),
                if more && column + 1 == columns { " and more" } else { "" },
                share * 100.0
            );
        }
        let (x, y) = (left + 200.0 * float(at % NAMES), 6.0 + 16.0 * float(at / NAMES));
        let _ = writeln!(
            out,
            "<rect x=\"{x:.1}\" y=\"{y:.0}\" width=\"10\" height=\"10\" fill=\"{colour}\"/><text x=\"{:.1}\" y=\"{:.0}\">{}</text>",
            x + 14.0,
            y + 9.0,
            escaped(name)
        );
    }
    let every = columns.div_ceil(24).max(1);
    for column in (0..columns).step_by(every) {
        let _ = writeln!(
            out,
            "<text class=\"soft\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}{}</text>",
            left + wide * (float(column) + 0.5),
            bottom + 16.0,
            from + i64::try_from(column).unwrap_or(0),
            if more && column + 1 == columns { "+" } else { "" }
        );
    }
    svg(bottom + 26.0, label, &out)
}

/// Points of one against another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::lab) struct Cell {
    pub(in crate::lab) value: f64,
    /// Half the width of its own 95 % interval.
    pub(in crate::lab) margin: f64,
    /// Whether it differs from ½ beyond chance among all of them.
    pub(in crate::lab) sure: bool,
}

/// A matrix of points, row against column: green above ½, orange below, pale where it may be ½. The interval
/// is in the tooltip and, where there is room, under the number: also with the 36 formations of FUBA.
pub(in crate::lab) fn heat(names: &[String], cells: &[Vec<Option<Cell>>], label: &str) -> String {
    let n = names.len().max(1);
    let (left, top) = (64.0, 78.0);
    let size = ((WIDTH - left - 8.0) / float(n)).min(96.0);
    let (roomy, tight) = (size >= 44.0, size >= 20.0);
    let font = if roomy { 13.0 } else { 9.0 };
    let furthest = cells.iter().flatten().flatten().map(|cell| (cell.value - 0.5).abs()).fold(0.0, f64::max);
    // The legend has two digits: its steps are whole hundredths, so that no two read alike.
    let furthest = 2.0 * (50.0 * furthest).ceil().max(1.0) / 100.0;
    let mut out = legend(furthest);
    for (at, name) in names.iter().enumerate() {
        let middle = (float(at) + 0.5) * size;
        let _ = writeln!(
            out,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" style=\"font-size:{font}px\">{name}</text>\
             <text transform=\"translate({:.1} {:.1}) rotate(-60)\" style=\"font-size:{font}px\">{name}</text>\
             <rect class=\"self\" x=\"{:.1}\" y=\"{:.1}\" width=\"{6:.1}\" height=\"{6:.1}\"/>",
            left - 6.0,
            top + middle + 4.0,
            left + middle,
            top - 6.0,
            left + float(at) * size,
            top + float(at) * size,
            size - 1.0,
            name = escaped(name)
        );
    }
    for (row, line) in cells.iter().enumerate() {
        for (column, cell) in line.iter().enumerate() {
            let (x, y) = (left + float(column) * size, top + float(row) * size);
            let Some(Cell { value, margin, sure }) = cell else { continue };
            let _ = writeln!(
                out,
                "<g{}><title>{} against {}: {value:.3} ± {margin:.3} points</title>\
                 <rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{3:.1}\" height=\"{3:.1}\" style=\"fill:{4}\"/>",
                if *sure { " class=\"sure\"" } else { "" },
                escaped(&names[row]),
                escaped(&names[column]),
                size - 1.0,
                shade(*value, furthest, *sure)
            );
            if tight {
                let (small, below) = if roomy { (10.0, 13.0) } else { (7.0, 7.0) };
                let short = |number: f64| format!("{number:.2}").trim_start_matches('0').to_owned();
                let _ = writeln!(
                    out,
                    "<text x=\"{0:.1}\" y=\"{1:.1}\" text-anchor=\"middle\" style=\"font-size:{font}px\">{2}</text>\
                     <text x=\"{0:.1}\" y=\"{3:.1}\" text-anchor=\"middle\" style=\"font-size:{small}px;font-weight:400;opacity:.8\">±{4}</text>",
                    x + size / 2.0,
                    y + size / 2.0 - 1.0,
                    short(*value),
                    y + size / 2.0 + below,
                    if roomy { format!("{margin:.2}") } else { short(*margin) }
                );
            }
            out.push_str("</g>\n");
        }
    }
    svg(top + float(n) * size + 8.0, label, &out)
}

/// The colour of points: never so strong that the number cannot be read.
fn shade(value: f64, furthest: f64, sure: bool) -> String {
    let strong = ((value - 0.5).abs() / furthest * 70.0).min(70.0) * if sure { 1.0 } else { 0.35 };
    let colour = if value >= 0.5 { "var(--high)" } else { "var(--low)" };
    format!("color-mix(in srgb,{colour} {strong:.0}%,var(--mid))")
}

/// What the colours of a matrix mean.
fn legend(furthest: f64) -> String {
    let mut out = String::new();
    for (at, part) in [-1.0, -0.5, 0.0, 0.5, 1.0].into_iter().enumerate() {
        let (x, value) = (64.0 + 44.0 * float(at), 0.5 + part * furthest);
        let _ = writeln!(
            out,
            "<rect x=\"{x:.1}\" y=\"6\" width=\"43\" height=\"14\" style=\"fill:{}\"/>\
             <text x=\"{:.1}\" y=\"17\" text-anchor=\"middle\" style=\"font-size:10px\">{value:.2}</text>",
            shade(value, furthest, true),
            x + 21.5
        );
    }
    let _ = writeln!(
        out,
        "<text class=\"soft\" x=\"294\" y=\"17\" style=\"font-size:10px\">points of the row; pale: not different from ½ beyond chance among all pairs</text>"
    );
    out
}

/// Shares as bars: name, share, and a note behind the bar.
pub(in crate::lab) fn bars(rows: &[(String, f64, String)], label: &str) -> String {
    let most = rows.iter().map(|(_, share, _)| *share).fold(1e-9, f64::max);
    let mut out = String::new();
    for (at, (name, share, note)) in rows.iter().enumerate() {
        let (y, wide) = (ROW * (float(at) + 0.4), share / most * 420.0);
        let _ = writeln!(
            out,
            "<text x=\"94\" y=\"{0:.1}\" text-anchor=\"end\">{1}</text><rect x=\"104\" y=\"{y:.1}\" width=\"{wide:.1}\" height=\"{2:.1}\" fill=\"var(--a)\"/><text class=\"soft\" x=\"{3:.1}\" y=\"{0:.1}\">{4}</text>",
            y + 13.0,
            escaped(name),
            ROW * 0.75,
            112.0 + wide,
            escaped(note)
        );
    }
    svg(ROW * (float(rows.len()) + 0.8), label, &out)
}

#[expect(clippy::cast_precision_loss, reason = "places on a drawing")]
fn float(n: usize) -> f64 {
    n as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round() {
        for (span, want) in [(1.0, 0.2), (8.0, 1.0), (0.05, 0.01), (300.0, 50.0)] {
            assert!((step(span) - want).abs() < 1e-9, "{span} {}", step(span));
        }
    }

    #[test]
    fn drawings_have_a_mark_for_everything_and_keep_names_harmless() {
        let row = Whisker { label: "<goals>".into(), value: 0.2, margin: 0.1, corrected: 0.15, found: true };
        let drawn = forest(&[row], Some(0.0), "differences");
        assert!(
            drawn.contains("&lt;goals&gt;")
                && drawn.matches("<circle").count() == 1
                && drawn.contains("class=\"zero\"")
        );
        assert!(forest(&[], None, "nothing").starts_with("<svg"));
        let names = ["4-4-2".to_owned(), "3-4-3".to_owned()];
        let cell = |value: f64, sure: bool| Some(Cell { value, margin: 0.05, sure });
        let cells = |sure: bool| [vec![None, cell(0.6, sure)], vec![cell(0.4, sure), None]];
        let drawn = heat(&names, &cells(false), "points");
        // Two cells, two that nobody plays, and five colours explained.
        assert_eq!(drawn.matches("<rect").count(), 9);
        assert!(drawn.contains("4-4-2 against 3-4-3: 0.600") && !drawn.contains("class=\"sure\""));
        let sure = heat(&names, &cells(true), "points");
        assert_eq!(sure.matches("class=\"sure\"").count(), 2);
        // As many as FUBA has formations: the intervals stand in the cells all the same.
        let all: Vec<String> = (0..36).map(|at| at.to_string()).collect();
        let many = heat(&all, &vec![vec![cell(0.6, false); 36]; 36], "points");
        assert_eq!((many.matches(">.60</text>").count(), many.matches(">±.05</text>").count()), (1296, 1296));
        // The steps of the legend: two digits, and all of them different.
        for furthest in [0.0, 0.013, 0.027, 0.05, 0.21] {
            let drawn = heat(&names, &[vec![None, cell(0.5 + furthest, false)], vec![None, None]], "points");
            let steps = drawn.split("y=\"17\" text-anchor=\"middle\"").skip(1);
            let mut steps: Vec<&str> = steps.filter_map(|rest| rest.split(['>', '<']).nth(1)).collect();
            assert!(
                steps.len() == 5 && steps[2] == "0.50" && steps.iter().all(|step| step.len() == 4),
                "{steps:?}"
            );
            steps.dedup();
            assert_eq!(steps.len(), 5, "{steps:?}");
        }
        let drawn =
            histogram(&[("one".into(), vec![0.5, 0.5]), ("two".into(), vec![1.0])], (0, false), "goals");
        assert_eq!(drawn.matches("<title>").count(), 3);
        // Six kinds of weather: each with its colour and its name.
        let weathers: Vec<(String, Vec<f64>)> =
            (0..6).map(|at| (format!("weather {at}"), vec![0.5, 0.5])).collect();
        let drawn = histogram(&weathers, (0, false), "goals");
        for (at, (name, _)) in weathers.iter().enumerate() {
            assert!(drawn.contains(&format!(">{name}</text>")), "{name}");
            assert_eq!(drawn.matches(&format!("fill=\"{}\"", SERIES[at])).count(), 3, "{name}");
        }
        assert_eq!(bars(&[("4-4-2".into(), 0.4, "40 %".into())], "mix").matches("<rect").count(), 1);
    }
}
