//! Messages to clients, taken apart without reading all of them.

use super::trace::hash_of;

/// A message with a sequence number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Numbered {
    /// Whether it is everything, to begin with or after a gap.
    pub(crate) is_whole: bool,
    pub(crate) seq: u64,
    /// What was done and what happened by it.
    pub(crate) happened: u64,
    /// Where the match stands then. Clocks, delays and what may be taken back depend on the moment and are
    /// left out, and so is what a seat wants for when it is not connected.
    pub(crate) board: u64,
}

/// What stands between two marks.
pub(crate) fn between<'a>(text: &'a str, from: &str, to: &str) -> Option<&'a str> {
    let rest = &text[text.find(from)? + from.len()..];
    Some(&rest[..rest.find(to)?])
}

/// A number after a mark.
pub(crate) fn number(text: &str, mark: &str) -> Option<i64> {
    let rest = &text[text.find(mark)? + mark.len()..];
    let end = rest.find(|letter: char| letter != '-' && !letter.is_ascii_digit()).unwrap_or(rest.len());
    rest[..end].parse().ok()
}

/// The kind of a message.
pub(crate) fn kind(text: &str) -> &str {
    between(text, "{\"type\":\"", "\"").unwrap_or_default()
}

/// The number of the wish that a message answers.
pub(crate) fn answered(text: &str) -> Option<u64> {
    match kind(text) {
        "done" | "error" | "look" => u64::try_from(number(text, "\"id\":")?).ok(),
        _ => None,
    }
}

/// A message with a sequence number; none has the others.
pub(crate) fn numbered(text: &str) -> Option<Numbered> {
    let is_whole = match kind(text) {
        "match" => true,
        "update" => false,
        _ => return None,
    };
    let seq = u64::try_from(number(text, "\"seq\":")?).ok()?;
    let board = text.find("],\"position\":\"")?;
    let undo = text.rfind(",\"undo\":")?;
    let head = text.find(",\"seq\":")?;
    let mut rest = text[undo + ",\"undo\":".len()..].to_owned();
    rest.drain(..rest.find(',')?);
    for (from, to) in [(",\"clock\":{", "}"), (",\"delay\":", ","), (",\"stops\":[", "]")] {
        if let Some(at) = rest.find(from)
            && let Some(length) = rest[at + 1..].find(to)
        {
            let end = if to == "," { at + 1 + length } else { at + 1 + length + 1 };
            rest.drain(at..end);
        }
    }
    Some(Numbered {
        is_whole,
        seq,
        happened: hash_of(&text[head..board]),
        board: hash_of(&format!("{}{rest}", &text[board..undo])),
    })
}

/// The answers that a message says somebody gave, and who.
pub(crate) fn said_by(text: &str) -> Option<(&str, bool)> {
    let step = between(text, "\"step\":{", "}")?;
    let by = between(step, "\"by\":\"", "\"")?;
    Some((by, step.contains("\"actions\":[")))
}

/// The legal answers of a question; notation has nothing that would have to be escaped.
pub(crate) fn legal(text: &str) -> Vec<String> {
    let Some(list) = between(text, "\"legal\":[", "]") else { return Vec::new() };
    list.split("\",\"").map(|answer| answer.trim_matches('"').to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const UPDATE: &str = r#"{"type":"update","seq":7,"step":{"by":"home","actions":["press"],"dice":["61"]},"events":[],"position":"x","view":{},"ask":{"decision":{},"secret":false,"legal":["a b","c"]},"waits":[],"undo":true,"score":[0,1],"clock":{"home":1,"away":2,"running":[true,false]},"delay":3000,"rated":true}"#;

    #[test]
    fn a_message_is_taken_apart() {
        let one = numbered(UPDATE).expect("an update");
        assert_eq!((one.is_whole, one.seq), (false, 7));
        let later = UPDATE
            .replace("\"home\":1", "\"home\":99")
            .replace("3000", "5")
            .replace("true,\"score", "false,\"score");
        assert_eq!(numbered(&later), Some(one), "clocks, delays and undo are of the moment");
        let without = UPDATE.replace(",\"delay\":3000", "");
        assert_eq!(numbered(&without), Some(one));
        let stops = UPDATE.replace(",\"rated\"", ",\"stops\":[\"window-save\",\"window-order\"],\"rated\"");
        assert_eq!(numbered(&stops), Some(one));
        for (part, other) in [("\"x\"", "\"y\""), ("[0,1]", "[1,1]"), ("\"rated\":true", "\"rated\":false")] {
            assert_ne!(
                numbered(&UPDATE.replace(part, other)).map(|one| one.board),
                Some(one.board),
                "{part}"
            );
        }
        assert_ne!(numbered(&UPDATE.replace("61", "62")).map(|one| one.happened), Some(one.happened));
        assert_eq!(legal(UPDATE), ["a b", "c"]);
        assert_eq!(said_by(UPDATE), Some(("home", true)));
        assert_eq!(numbered(r#"{"type":"presence","home":true,"away":false}"#), None);
    }
}
