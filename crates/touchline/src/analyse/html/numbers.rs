//! Numbers as the page shows them: always the same digits, and a minus that is as wide as a plus.

/// A whole number as a number to reckon with.
pub(super) fn float(n: usize) -> f64 {
    f64::from(u32::try_from(n).unwrap_or(u32::MAX))
}

/// With so many digits after the point.
pub(super) fn fixed(x: f64, digits: usize) -> String {
    let text = format!("{x:.digits$}");
    match text.strip_prefix('-') {
        // What is rounded to nought has no sign.
        Some(number) if number.chars().all(|c| matches!(c, '0' | '.')) => number.to_owned(),
        Some(number) => format!("\u{2212}{number}"),
        None => text,
    }
}

/// The same with its sign, whatever it is.
pub(super) fn signed(x: f64, digits: usize) -> String {
    let text = fixed(x, digits);
    let is_nought = text.chars().all(|c| matches!(c, '0' | '.'));
    if x > 0.0 && !is_nought { format!("+{text}") } else { text }
}

/// Whether a change of a chance shows in the digits that people see.
pub(super) fn is_visible(change: f64) -> bool {
    change.abs() >= 0.0005
}

/// A share of something as hundredths, for people.
pub(super) fn hundredths(share: f64) -> String {
    fixed(100.0 * share, 1)
}

/// A coordinate: a share of the width or the height of a plot.
pub(super) fn share(fraction: f64) -> String {
    format!("{:.2}%", 100.0 * fraction)
}

/// The smallest round step that leaves no more than so many of them up to a limit.
pub(super) fn round_step(limit: f64, most: f64, steps: &[f64]) -> f64 {
    let mut scale = 1.0;
    while scale < 1e9 {
        if let Some(step) = steps.iter().map(|step| step * scale).find(|step| limit <= most * step) {
            return step;
        }
        scale *= 10.0;
    }
    scale
}

#[cfg(test)]
mod tests {
    use super::{fixed, round_step, signed};

    #[test]
    fn signs_are_shown_where_there_is_something() {
        assert_eq!([fixed(-0.04, 1), fixed(-1.25, 2), fixed(3.0, 1)], ["0.0", "\u{2212}1.25", "3.0"]);
        assert_eq!([signed(0.04, 1), signed(-0.3, 1), signed(0.3, 1)], ["0.0", "\u{2212}0.3", "+0.3"]);
    }

    #[test]
    fn steps_are_round() {
        let minutes = [5.0, 10.0, 15.0, 20.0, 25.0];
        assert!((round_step(93.0, 7.0, &minutes) - 15.0).abs() < 1e-9);
        assert!((round_step(300.0, 7.0, &minutes) - 50.0).abs() < 1e-9);
    }
}
