//! Text in columns: words are never cut, a cell that is too long goes on below itself.

/// The words of a text in lines of at most so many characters; a longer word has a line of its own.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// A row of a table: each cell with the width of its column, two spaces between columns.
pub(crate) fn row(cells: &[(&str, usize)]) -> String {
    let wrapped: Vec<(Vec<String>, usize)> =
        cells.iter().map(|(text, width)| (wrap(text, *width), *width)).collect();
    let height = wrapped.iter().map(|(lines, _)| lines.len()).max().unwrap_or(0);
    let line = |at: usize| {
        let cell = |(lines, width): &(Vec<String>, usize)| {
            format!("{:<width$}", lines.get(at).map_or("", String::as_str), width = *width)
        };
        wrapped.iter().map(cell).collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    (0..height).map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stay_whole() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("a incomprehensibly b", 5), ["a", "incomprehensibly", "b"]);
        assert!(wrap(" ", 5).is_empty());
    }

    #[test]
    fn a_row_is_as_high_as_its_highest_cell() {
        assert_eq!(row(&[("a", 3), ("one two", 3), ("z", 1)]), "a    one  z\n     two");
    }
}
