//! Plots made of characters.

/// Eighths of a character, from the bottom.
const EIGHTHS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// Fit values into at most this many columns: if there are more, values share a column and it shows the last
/// of them.
pub(crate) fn columns<T: Copy>(values: &[T], most: usize) -> Vec<T> {
    let width = values.len().min(most);
    (0..width).map(|column| values[(column + 1) * values.len() / width - 1]).collect()
}

/// The column of the value at `index`.
pub(crate) fn column_of(index: usize, values: usize, most: usize) -> usize {
    let width = values.min(most);
    (0..width).find(|column| index < (column + 1) * values / width).unwrap_or(0)
}

/// Shares from 0 to 1 as columns of blocks, top row first.
pub(crate) fn area(shares: &[f64], height: usize) -> Vec<String> {
    let row = |row: usize| shares.iter().map(|share| block(*share, height, row)).collect();
    (0..height).rev().map(row).collect()
}

/// The part of a column that lies in one row, counted from the bottom.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss)]
fn block(share: f64, height: usize, row: usize) -> char {
    let filled = (share.clamp(0.0, 1.0) * (height * 8) as f64).round() as usize;
    EIGHTHS[filled.saturating_sub(row * 8).min(8)]
}

/// A share from 0 to 1 as a bar.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss)]
pub(crate) fn bar(share: f64, width: usize) -> String {
    const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let eighths = (share.clamp(0.0, 1.0) * (width * 8) as f64).round() as usize;
    "█".repeat(eighths / 8) + EIGHTHS[eighths % 8]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn areas_are_in_proportion() {
        assert_eq!(area(&[0.0, 0.5, 0.75, 1.0], 2), ["  ▄█", " ███"]);
        assert_eq!(area(&[-1.0, 2.0], 1), [" █"]);
        assert_eq!(bar(0.5, 3), "█▌");
    }

    #[test]
    fn long_series_share_columns() {
        assert_eq!(columns(&[1, 2, 3], 10), [1, 2, 3]);
        assert_eq!(columns(&[1, 2, 3, 4, 5, 6], 3), [2, 4, 6]);
        assert!(columns::<u8>(&[], 3).is_empty());
        assert_eq!([0, 1, 2, 5].map(|index| column_of(index, 6, 3)), [0, 0, 1, 2]);
    }
}
