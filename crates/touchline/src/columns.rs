//! Text in columns: words are never cut, a long cell continues below itself.

/// Wrap a text at this width; a longer word gets a line of its own.
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

/// Wrap a line with a hanging indent: the text continues below its own beginning, after the indentation and,
/// in a list, after the word it explains.
pub(crate) fn fold(line: &str, width: usize) -> String {
    if line.chars().count() <= width {
        return line.to_owned();
    }
    let text = line.trim_start();
    let indentation = line.len() - text.len();
    let explained =
        text.split_once("  ").filter(|_| indentation > 0).map(|(word, rest)| (word, rest.trim_start()));
    let margin = explained.map_or(indentation, |(_, rest)| line.len() - rest.len());
    let head: String = line.chars().take(margin).collect();
    let text = explained.map_or(text, |(_, rest)| rest);
    let lines = wrap(text, width.saturating_sub(margin).max(20));
    head + &lines.join(&format!("\n{:margin$}", ""))
}

/// Wrap facts separated by three spaces, with or without colours: those that do not fit continue on an
/// indented line.
pub(crate) fn facts(line: &str, width: usize) -> String {
    let (mut folded, mut length) = (String::new(), 0);
    for fact in line.split("   ") {
        let more = seen(fact);
        if folded.is_empty() {
            length = more;
        } else if length + 3 + more <= width {
            folded += "   ";
            length += 3 + more;
        } else {
            folded += "\n  ";
            length = 2 + more;
        }
        folded += fact;
    }
    folded
}

/// The visible length of a text: colour codes take no room.
fn seen(text: &str) -> usize {
    let mut parts = text.split("\x1b[");
    let before = parts.next().map_or(0, |part| part.chars().count());
    let after = |part: &str| part.split_once('m').map_or(0, |(_, rest)| rest.chars().count());
    before + parts.map(after).sum::<usize>()
}

/// A table row: each cell padded to its column, two spaces between columns.
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
    fn a_long_line_goes_on_below_itself() {
        assert_eq!(fold("short", 20), "short");
        assert_eq!(fold("  one two three four five six", 24), "  one two three four\n  five six");
        assert_eq!(
            fold("  quit    leave the match and go on", 31),
            "  quit    leave the match and\n          go on"
        );
    }

    #[test]
    fn facts_that_do_not_fit_go_on_below() {
        assert_eq!(facts("one   two   three", 20), "one   two   three");
        assert_eq!(facts("\x1b[1mone\x1b[0m   two   three", 10), "\x1b[1mone\x1b[0m   two\n  three");
    }

    #[test]
    fn a_row_is_as_high_as_its_highest_cell() {
        assert_eq!(row(&[("a", 3), ("one two", 3), ("z", 1)]), "a    one  z\n     two");
    }
}
