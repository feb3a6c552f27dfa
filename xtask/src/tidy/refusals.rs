//! The server's refusals are messages: a sentence in the sources would be shown in English to everybody.

use crate::source::{code_only, is_word, strings};

/// The sources whose errors clients read.
const SERVER: &str = "crates/server/src/";

/// What constructs an error; the second only where errors are implemented.
const ERRORS: [&str; 2] = ["Error::", "Self::"];

/// Files where `Self` is an error.
const IMPLEMENTED: [&str; 2] = ["impl Error {", " for Error {"];

/// Its argument only goes to the log.
const LOGGED: &str = "internal";

/// String literals of several words among the arguments of an error.
pub(super) fn sentences(path: &str, text: &str) -> Vec<String> {
    if !path.starts_with(SERVER) {
        return Vec::new();
    }
    let (chars, code): (Vec<char>, Vec<char>) = (text.chars().collect(), code_only(text).chars().collect());
    let literals = strings(&chars);
    let implements = IMPLEMENTED.iter().any(|begin| text.contains(begin));
    let errors: Vec<Vec<char>> =
        ERRORS[..if implements { 2 } else { 1 }].iter().map(|error| error.chars().collect()).collect();
    let mut findings = Vec::new();
    for start in 0..code.len() {
        let Some(error) = errors.iter().find(|error| code[start..].starts_with(error)) else { continue };
        if start > 0 && is_word(code[start - 1]) || is_of_another(&code[..start]) {
            continue;
        }
        let name_at = start + error.len();
        let name: String = code[name_at..].iter().take_while(|c| is_word(**c)).collect();
        if name == LOGGED {
            continue;
        }
        let end = calls(&code, name_at + name.chars().count());
        let mut given = literals.iter().filter(|at| start <= at.start && at.end <= end);
        if given.any(|at| is_sentence(&chars[at.clone()].iter().collect::<String>())) {
            let line = chars[..start].iter().filter(|c| **c == '\n').count() + 1;
            findings.push(format!(
                "{path}:{line}: a sentence among errors: put it into server.ftl and name its key"
            ));
        }
    }
    findings
}

/// Whether it is another crate's error: `io::Error`, `sqlx::Error`.
fn is_of_another(before: &[char]) -> bool {
    before.ends_with(&['i', 'o', ':', ':']) || before.ends_with(&['s', 'q', 'l', 'x', ':', ':'])
}

/// Two words with a space between them; `", "` is not a sentence.
fn is_sentence(literal: &str) -> bool {
    literal.split_whitespace().filter(|word| word.contains(char::is_alphabetic)).count() > 1
}

/// Where the chain of calls that begins here ends: `(...)` and any `.name(...)` that follow.
fn calls(code: &[char], mut at: usize) -> usize {
    while code.get(at) == Some(&'(') {
        let mut depth = 0_usize;
        while let Some(c) = code.get(at) {
            match c {
                '(' => depth += 1,
                ')' => depth -= 1,
                _ => {}
            }
            at += 1;
            if depth == 0 {
                break;
            }
        }
        let mut next = at + code[at..].iter().take_while(|c| c.is_whitespace()).count();
        if code.get(next) != Some(&'.') {
            break;
        }
        next += 1;
        at = next + code[next..].iter().take_while(|c| is_word(**c)).count();
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_among_errors_is_found() {
        for bad in [
            "Error::bad(\"bad-name\", \"A name is short.\")",
            "Err(Error::new(\n    STATUS,\n    &format!(\"No {} here.\", f(x)),\n))",
            "Error::conflict(\"x\")\n    .text(\"detail\", \"some more detail\")",
            r#"Error::bad("a\"b").text("detail", "more detail")"#,
            "Error::bad(r#\"so\" said\"#)",
        ] {
            let findings = sentences("crates/server/src/a.rs", &format!("fn a() {{\n{bad}\n}}"));
            assert_eq!(findings.len(), 1, "{bad}");
            assert!(findings[0].starts_with("crates/server/src/a.rs:2:"), "{findings:?}");
            assert!(sentences("crates/words/src/a.rs", bad).is_empty());
        }
    }

    #[test]
    fn self_is_an_error_where_errors_are_implemented() {
        let bad = "Self::bad(\"x\").text(\"detail\", \"some more detail\")";
        for implemented in ["impl Error {", "impl From<A> for Error {"] {
            assert_eq!(sentences("crates/server/src/a.rs", &format!("{implemented}{bad}}}")).len(), 1);
        }
        assert!(sentences("crates/server/src/a.rs", &format!("impl Line {{{bad}}}")).is_empty());
    }

    #[test]
    fn keys_logs_and_what_stands_beside_are_none() {
        for good in [
            "Error::bad(\"bad-name\").number(\"most\", 3); say(\"A whole sentence.\")",
            "Error::bad(\"x\").text(\"known\", NAMES.join(\", \"))",
            r#"Error::bad("a\"b"); say("not an argument")"#,
            "Error::internal(\"an export broke off\")",
            "io::Error::new(kind, \"a fault that a test made\")",
            "// Error::bad(\"as it was once\")\nlet a = PoisonError::into_inner(\"not ours\");",
            "Err(Error::forbidden(\"own-cause\")), // \"Nobody judges themselves.\"",
        ] {
            assert_eq!(sentences("crates/server/src/a.rs", good), Vec::<String>::new(), "{good}");
        }
    }
}
