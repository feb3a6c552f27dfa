//! Expected results in files: compared, or rewritten when `TOUCHLINE_BLESS=1` is set.

use std::path::Path;

/// Whether to rewrite expected results instead of comparing them.
pub fn blessing() -> bool {
    std::env::var_os("TOUCHLINE_BLESS").is_some_and(|value| value == "1")
}

/// Compare a text line by line with a file under `tests/`, or rewrite the file.
pub fn compare(file: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(file);
    if blessing() {
        std::fs::write(&path, text).unwrap_or_else(|error| panic!("{file}: {error}"));
        return;
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{file}: {error}"));
    let first = expected.lines().zip(text.lines()).position(|(old, new)| old != new);
    if let Some(line) = first {
        let (old, new) = (expected.lines().nth(line), text.lines().nth(line));
        panic!("{file}:{}\nexpected {}\ngot      {}", line + 1, old.unwrap_or(""), new.unwrap_or(""));
    }
    let (old, new) = (expected.lines().count(), text.lines().count());
    assert_eq!(old, new, "{file}: {old} lines expected, {new} found");
}
