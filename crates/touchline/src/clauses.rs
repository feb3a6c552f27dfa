//! The clauses behind the messages of a match.

use std::collections::BTreeMap;

use touchline_engine::{Arg, Message};
use touchline_words::clauses::{self, Clause, ClauseTable};

/// The clauses behind the messages of a match.
pub(crate) struct Clauses {
    /// None for a game that has no table of clauses.
    table: Option<&'static ClauseTable>,
    events: &'static BTreeMap<String, Vec<String>>,
}

impl Clauses {
    /// Those of a spec's edition.
    pub(crate) fn of(spec: &str) -> anyhow::Result<Self> {
        let tables = clauses::tables().map_err(anyhow::Error::msg)?;
        Ok(Self {
            table: tables.iter().find(|table| table.has(spec)),
            events: clauses::events().map_err(anyhow::Error::msg)?,
        })
    }

    /// The clauses behind a message: an event, a question, a reason. A roll has the clauses of its purpose.
    pub(crate) fn behind(&self, message: &Message) -> impl Iterator<Item = &'static Clause> + use<> {
        let roll = message.args.iter().find_map(|(name, arg)| match arg {
            Arg::Key(roll) if *name == "roll" => Some(roll),
            Arg::Key(_) | Arg::Text(_) | Arg::Number(_) => None,
        });
        let (table, ids) = (self.table, self.events.get(roll.unwrap_or(&message.key)).into_iter().flatten());
        ids.filter_map(move |id| table?.find(id)).map(|(_, clause)| clause)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_roll_has_the_clauses_of_what_it_is_for() {
        let clauses = Clauses::of("fuba:3.0").expect("clauses");
        let ids = |roll: &str| {
            let rolled = Message::new("fuba-rolled").key("roll", roll).text("dice", "4 4");
            clauses.behind(&rolled).map(|clause| clause.id.as_str()).collect::<Vec<_>>()
        };
        assert_eq!(ids("roll-pressing"), ["F-PRESS-03", "F-PRESS-04", "F-PRESS-05"]);
        assert_eq!(ids("roll-kick-off"), ["F-PREP-05"]);
        assert_eq!(ids("roll-stage"), ["F-TIME-01", "F-TIME-02", "F-TIME-03"]);
    }

    #[test]
    fn a_reason_has_the_clauses_of_its_edition() {
        let ids = |spec: &str, key: &str| {
            let clauses = Clauses::of(spec).expect("clauses");
            clauses.behind(&Message::new(key)).map(|clause| clause.id.clone()).collect::<Vec<_>>()
        };
        assert_eq!(ids("fuba:3.0+all", "no-press-outnumbered"), ["F-PRESS-02"]);
        assert_eq!(ids("fuba:2.1", "no-target-difficult"), ["F-TGT-05"]);
        assert!(ids("fuba:3.0", "no-target-difficult").is_empty(), "3.0 has no such rule");
        assert!(!ids("grid:full@large", "grid-ask-act").is_empty());
    }
}
