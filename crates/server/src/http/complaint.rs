//! What the parsers complain about, without the values that were sent: a value may be a password in the wrong
//! field, and a response may end up in somebody's log.

use axum::extract::path::ErrorKind;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};

/// The longest complaint, in characters. What is wrong stands at its beginning.
const LONGEST: usize = 200;

/// About a body.
pub(super) fn of_body(rejection: &JsonRejection) -> String {
    let text = rejection.body_text();
    match rejection {
        JsonRejection::JsonSyntaxError(_) => presentable(cause(&text)),
        _ => without_values(cause(&text)),
    }
}

/// About a message of a socket.
pub(super) fn of_message(error: &serde_json::Error) -> String {
    let text = error.to_string();
    if error.is_data() { without_values(&text) } else { presentable(&text) }
}

/// About the variable parts of a path.
pub(super) fn of_path(rejection: &PathRejection) -> String {
    let PathRejection::FailedToDeserializePathParams(failed) = rejection else {
        return without_values(cause(&rejection.body_text()));
    };
    match failed.kind() {
        ErrorKind::ParseErrorAtKey { key, expected_type, .. } => format!("{key}: expected {expected_type}"),
        ErrorKind::ParseErrorAtIndex { expected_type, .. } | ErrorKind::ParseError { expected_type, .. } => {
            format!("expected {expected_type}")
        }
        ErrorKind::InvalidUtf8InPathParam { key } => format!("{key}: not valid UTF-8"),
        kind => without_values(&kind.to_string()),
    }
}

/// About a query string.
pub(super) fn of_query(rejection: &QueryRejection) -> String {
    without_values(cause(&rejection.body_text()))
}

/// A complaint without the library's description of what it was doing: the caller only needs what is wrong
/// with which field.
fn cause(complaint: &str) -> &str {
    let complaint = complaint.trim_end_matches('.');
    let cause = complaint.strip_prefix("Failed to ").and_then(|rest| rest.split_once(": "));
    cause.map_or(complaint, |(_, detail)| detail)
}

/// Serde quotes what it got, and then says what it expected: `invalid type: integer `7`, expected a string`.
/// The names of fields stay, so that a misspelt one can be found.
fn without_values(complaint: &str) -> String {
    // The last one: a value may contain the words as well, what is expected does not.
    let (got, expected) = complaint.rfind(", expected ").map_or((complaint, ""), |at| complaint.split_at(at));
    let quotes = ['`', '"'];
    let cut = got.find(quotes).zip(got.rfind(quotes)).filter(|(begin, _)| !got[..*begin].ends_with("field "));
    let Some((begin, end)) = cut else { return presentable(complaint) };
    // Quotation marks are one byte long.
    presentable(&format!("{}{}{expected}", got[..begin].trim_end(), &got[end + 1..]))
}

/// One line, not too long.
fn presentable(complaint: &str) -> String {
    let mut rest = complaint.chars().map(|c| if c.is_control() { ' ' } else { c });
    let mut shown: String = rest.by_ref().take(LONGEST).collect();
    if rest.next().is_some() {
        shown.push('…');
    }
    shown
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code)]
    struct Body {
        name: String,
        kind: Option<Kind>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Kind {
        Live,
        Days,
    }

    fn complaint(body: &str) -> String {
        of_message(&serde_json::from_str::<Body>(body).unwrap_err())
    }

    #[test]
    fn what_was_sent_is_not_repeated() {
        for (body, said) in [
            (r#"{"name": 12345678}"#, "invalid type: integer, expected a string at line 1 column 17"),
            (r#"{"name": true}"#, "invalid type: boolean, expected a string at line 1 column 13"),
            (r#"{"name": ["secret"]}"#, "invalid type: sequence, expected a string at line 1 column 9"),
            (r#""it is \"`secret`\", expected so""#, "invalid type: string, expected struct Body"),
            (r#"{"name": "a", "kind": "secret"}"#, "unknown variant, expected `live` or `days`"),
        ] {
            let complaint = complaint(body);
            assert!(complaint.starts_with(said), "{complaint}");
            assert!(!complaint.contains("secret"), "{complaint}");
        }
    }

    #[test]
    fn the_names_of_fields_are() {
        for (body, said) in [
            (r"{}", "missing field `name` at line 1 column 2"),
            (r#"{"nmae": 1}"#, "unknown field `nmae`, expected `name` or `kind` at line 1 column 7"),
            (r#"{"name" 1}"#, "expected `:` at line 1 column 9"),
            (r#"{"name": "a""#, "EOF while parsing an object at line 1 column 12"),
        ] {
            assert_eq!(complaint(body), said);
        }
    }

    #[test]
    fn a_complaint_is_one_short_line() {
        let complaint = complaint(&format!(r#"{{"\u001b[2J\n{}": 1}}"#, "x".repeat(5000)));
        assert_eq!(complaint.chars().count(), LONGEST + 1);
        assert!(!complaint.contains(char::is_control), "{complaint}");
    }
}
