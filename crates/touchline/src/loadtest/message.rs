//! The parts of a message a scripted seat needs; everything else is skipped during parsing.

use serde::Deserialize;

/// A message from the server.
#[derive(Debug, Deserialize)]
pub(super) struct Message<'a> {
    #[serde(rename = "type")]
    pub(super) kind: &'a str,
    #[serde(default)]
    pub(super) seq: u64,
    /// The position as one line; none in messages without one.
    #[serde(default)]
    pub(super) position: &'a str,
    #[serde(default, borrow)]
    pub(super) step: Option<Played<'a>>,
    #[serde(default, borrow)]
    pub(super) ask: Option<Ask<'a>>,
    #[serde(default)]
    pub(super) result: Option<serde::de::IgnoredAny>,
    #[serde(default, borrow)]
    pub(super) error: Option<Refusal<'a>>,
}

/// The answers somebody gave.
#[derive(Debug, Deserialize)]
pub(super) struct Played<'a> {
    pub(super) by: &'a str,
    /// `None` if they are secret.
    #[serde(borrow)]
    pub(super) actions: Option<Vec<&'a str>>,
    #[serde(borrow)]
    pub(super) dice: Vec<&'a str>,
}

/// A question.
#[derive(Debug, Deserialize)]
pub(super) struct Ask<'a> {
    pub(super) secret: bool,
    #[serde(borrow)]
    pub(super) legal: Vec<&'a str>,
}

/// Why something was not done.
#[derive(Debug, Deserialize)]
pub(super) struct Refusal<'a> {
    pub(super) code: &'a str,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_needed_is_read() {
        let text = r#"{"type":"update","seq":7,"step":{"by":"home","actions":["pass LM"],"dice":["3"]},"view":{"a":[1,{"b":null}]},
                       "ask":{"decision":{},"secret":false,"legal":["pass LM","shoot"]},"rated":true}"#;
        let message: Message<'_> = serde_json::from_str(text).expect("it is JSON");
        assert_eq!((message.kind, message.seq), ("update", 7));
        assert_eq!(message.step.map(|step| step.by), Some("home"));
        assert_eq!(message.ask.map(|ask| ask.legal), Some(vec!["pass LM", "shoot"]));
        assert!(message.result.is_none());
        let presence: Message<'_> =
            serde_json::from_str(r#"{"type":"presence","home":true}"#).expect("it is JSON");
        assert_eq!(presence.kind, "presence");
    }
}
