//! The rulings of `docs/rulings.md`.

use std::sync::OnceLock;

const RULINGS: &str = include_str!(concat!(env!("OUT_DIR"), "/rulings.md"));

/// How we play something the books leave open.
#[derive(Debug, PartialEq, Eq)]
pub struct Ruling {
    /// Its id.
    pub id: String,
    /// The question, with the editions it concerns.
    pub question: String,
    /// The decision; empty where the question already states it.
    pub ruling: String,
    /// The reason, if there is more to say.
    pub why: String,
}

impl Ruling {
    /// Parse an entry of the file, its lines joined.
    fn read(entry: &str) -> Option<Self> {
        let (id, rest) = entry.strip_prefix("- **")?.split_once("**")?;
        let plain = |text: &str| text.replace("**", "").replace('`', "").trim().to_owned();
        let (question, answer) = rest.split_once("**Ruling:**").unwrap_or((rest, ""));
        let (ruling, why) = answer.split_once("Why:").unwrap_or((answer, ""));
        Some(Self { id: id.to_owned(), question: plain(question), ruling: plain(ruling), why: plain(why) })
    }

    /// The whole entry as text.
    pub fn text(&self) -> String {
        [&self.question, &self.ruling, &self.why].map(String::as_str).join(" ")
    }
}

/// All rulings, in the order of the file.
pub fn rulings() -> &'static [Ruling] {
    static READ: OnceLock<Vec<Ruling>> = OnceLock::new();
    READ.get_or_init(|| {
        let mut entries: Vec<String> = Vec::new();
        let mut goes_on = false;
        for line in RULINGS.lines() {
            if line.starts_with("- **R-") {
                entries.push(line.to_owned());
                goes_on = true;
            } else if let Some(entry) = entries.last_mut().filter(|_| goes_on && line.starts_with("  ")) {
                entry.push(' ');
                entry.push_str(line.trim());
            } else {
                goes_on = false;
            }
        }
        entries.iter().filter_map(|entry| Ruling::read(entry)).collect()
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn every_entry_is_read() {
        let written = RULINGS.lines().filter(|line| line.starts_with("- **R-")).count();
        assert_eq!(rulings().len(), written);
        assert!(written > 300);
        let ids: std::collections::BTreeSet<&str> =
            rulings().iter().map(|ruling| ruling.id.as_str()).collect();
        assert_eq!(ids.len(), written, "one entry a number");
    }

    #[test]
    fn an_entry_has_its_parts() {
        let entry =
            "- **R-012** (2.0) \"Must place two\"; why? **Ruling:** at least two, `x`. Why: the examples.";
        assert_eq!(
            Ruling::read(entry).unwrap(),
            Ruling {
                id: "R-012".into(),
                question: "(2.0) \"Must place two\"; why?".into(),
                ruling: "at least two, x.".into(),
                why: "the examples.".into(),
            }
        );
    }
}
