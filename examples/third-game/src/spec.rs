//! Specifications: `toy:1` and nothing else.

use touchline_engine::{Message, Offer, Refusal, Row, Rulebook, Spec};

use crate::{RULES_REVISION, Toy};

/// The name of the game in specs.
pub const GAME: &str = "toy";

/// Its one edition.
pub const EDITION: &str = "1";

impl Toy {
    /// The game a spec names.
    pub fn from_spec(spec: &Spec) -> Result<Self, Refusal> {
        if spec.edition != EDITION {
            return Err(Refusal::new("spec-unknown-edition")
                .text("got", &spec.edition)
                .text("known", EDITION));
        }
        let more = spec.board.iter().chain(&spec.concepts).chain(spec.options.iter().map(|(name, _)| name));
        match more.into_iter().next() {
            Some(word) => Err(Refusal::new("toy-plain-spec").quoted("got", word).text("example", "toy:1")),
            None => Ok(Self),
        }
    }

    /// The game a spec names, as a revision of the rules played it.
    pub fn at_revision(spec: &Spec, revision: u32) -> Result<Self, Refusal> {
        if revision != RULES_REVISION {
            return Err(Refusal::new("record-other-revision")
                .number("got", revision)
                .number("want", RULES_REVISION));
        }
        Self::from_spec(spec)
    }
}

impl Rulebook for Toy {
    fn offer() -> Offer {
        Offer {
            game: GAME,
            editions: vec![EDITION],
            edition: EDITION,
            boards: Vec::new(),
            concepts: Vec::new(),
            all: None,
            options: Vec::new(),
        }
    }

    fn title(&self) -> Vec<Message> {
        vec![Message::new("edition-toy-1")]
    }

    /// Nothing differs between two matches of it.
    fn rows(&self) -> Vec<Row> {
        Vec::new()
    }
}
