//! Reads Rust sources: the list of files, and their code without comments and literals.

use std::collections::BTreeMap;
use std::fs;
use std::ops::Range;
use std::path::Path;

use anyhow::{Context, Result};

/// Text files by path relative to the repository root, with `/` as separator.
pub(crate) type Tree = BTreeMap<String, String>;

/// Every `.rs` file below `folder`; none if the folder does not exist.
pub(crate) fn rust_files(root: &Path, folder: &str) -> Result<Tree> {
    let mut tree = Tree::new();
    collect(root, folder, &mut tree)?;
    Ok(tree)
}

fn collect(root: &Path, folder: &str, tree: &mut Tree) -> Result<()> {
    for name in entries(root, folder)? {
        let path = format!("{folder}/{name}");
        if root.join(&path).is_dir() {
            collect(root, &path, tree)?;
        } else if Path::new(&name).extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(root.join(&path)).with_context(|| format!("cannot read {path}"))?;
            tree.insert(path, text);
        }
    }
    Ok(())
}

/// The sorted names in a folder; none if it does not exist.
pub(crate) fn entries(root: &Path, folder: &str) -> Result<Vec<String>> {
    let dir = root.join(folder);
    if !dir.is_dir() {
        return Ok(Vec::new());
    }
    let mut names = Vec::new();
    for entry in fs::read_dir(&dir).with_context(|| format!("cannot list {folder}"))? {
        let entry = entry.with_context(|| format!("cannot list {folder}"))?;
        names.push(entry.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}

/// The source with comments and the contents of literals replaced by spaces; line numbers are kept.
pub(crate) fn code_only(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let mut code = String::with_capacity(text.len());
    let mut at = 0;
    while at < chars.len() {
        let end = skip(&chars, at);
        if end == at {
            code.push(chars[at]);
            at += 1;
        } else {
            code.extend(chars[at..end].iter().map(|&c| if c == '\n' { '\n' } else { ' ' }));
            at = end;
        }
    }
    code
}

/// Where the string literals of a source are, in characters, with their quotation marks.
pub(crate) fn strings(chars: &[char]) -> Vec<Range<usize>> {
    let (mut found, mut at) = (Vec::new(), 0);
    while at < chars.len() {
        let end = skip(chars, at);
        if end > at && matches!(chars[at], '"' | 'r') {
            found.push(at..end);
        }
        at = end.max(at + 1);
    }
    found
}

/// Where the comment or literal that starts at `at` ends; `at` itself if none starts there.
fn skip(chars: &[char], at: usize) -> usize {
    let rest = &chars[at..];
    let length = match rest {
        ['/', '/', ..] => rest.iter().position(|&c| c == '\n').unwrap_or(rest.len()),
        ['/', '*', ..] => block_comment(rest),
        ['"', ..] => quoted(rest, '"'),
        ['r', '"' | '#', ..] if at == 0 || !is_word(chars[at - 1]) || is_byte_prefix(chars, at) => {
            raw_string(rest)
        }
        ['\'', '\\', ..] => quoted(rest, '\''),
        ['\'', _, '\'', ..] => 3,
        _ => 0,
    };
    at + length
}

pub(crate) fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Whether the `r` at `at` belongs to a literal such as `br"..."`.
fn is_byte_prefix(chars: &[char], at: usize) -> bool {
    matches!(chars[at - 1], 'b' | 'c') && (at == 1 || !is_word(chars[at - 2]))
}

fn block_comment(rest: &[char]) -> usize {
    let (mut depth, mut at) = (0_usize, 0);
    while at < rest.len() {
        match rest[at..] {
            ['/', '*', ..] => {
                depth += 1;
                at += 2;
            }
            ['*', '/', ..] => {
                depth -= 1;
                at += 2;
                if depth == 0 {
                    return at;
                }
            }
            _ => at += 1,
        }
    }
    rest.len()
}

fn quoted(rest: &[char], quote: char) -> usize {
    let mut at = 1;
    while at < rest.len() {
        match rest[at] {
            '\\' => at += 2,
            c if c == quote => return at + 1,
            _ => at += 1,
        }
    }
    rest.len()
}

fn raw_string(rest: &[char]) -> usize {
    let hashes = rest[1..].iter().take_while(|&&c| c == '#').count();
    if rest.get(1 + hashes) != Some(&'"') {
        return 0; // a raw identifier such as r#fn
    }
    let close: Vec<char> = std::iter::once('"').chain(std::iter::repeat_n('#', hashes)).collect();
    let body = 2 + hashes;
    rest[body..].windows(close.len()).position(|w| w == close).map_or(rest.len(), |p| body + p + close.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_are_found_with_their_quotes() {
        let text = r##"a("b \" c"); // "d"
 e('"', r#"f " g"#)"##;
        let chars: Vec<char> = text.chars().collect();
        let found = strings(&chars).into_iter().map(|at| chars[at].iter().collect::<String>());
        assert_eq!(found.collect::<Vec<_>>(), [r#""b \" c""#, r##"r#"f " g"#"##]);
    }

    #[test]
    fn comments_and_literals_go_and_code_and_lines_stay() {
        let text = "a(); // b\n/* c /* d */\n e */ f(\"g \\\" h\", r#\"i \" j\"#, br\"k\", 'l', '\\'', &'m n); r#fn\n";
        let code = code_only(text);
        let words: Vec<&str> = code.split(|c| !is_word(c)).filter(|w| !w.is_empty()).collect();
        assert_eq!(words, ["a", "f", "b", "m", "n", "r", "fn"]);
        assert_eq!(code.lines().count(), text.lines().count());
    }

    #[test]
    fn unfinished_literals_end_with_the_file() {
        for text in ["\"a", "/* a", "r#\"a", "'\\", "// a"] {
            assert_eq!(code_only(text).trim(), "", "{text}");
        }
    }
}
