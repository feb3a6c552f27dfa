//! What a competition knows about the rules of its matches.

use touchline_engine::{Refusal, Spec};
use touchline_fuba::Fuba;
use touchline_fuba::rules::competition::MatchTimes;
use touchline_fuba::ruleset::Ruleset;
use touchline_fuba::spec::GAME;

/// A rulebook with a chapter about competitions (F-COMP).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Book {
    /// 2.1, chapters C1 to C4.
    V2_1,
    /// 3.0, the tournament rules.
    V3_0,
}

/// The rules of the matches.
#[derive(Clone, Debug)]
pub(crate) struct Play {
    /// The canonical spec.
    pub(crate) spec: Spec,
    /// FUBA's rules, if that is the game.
    pub(crate) rules: Option<Ruleset>,
    /// The chapter about competitions, if its rulebook has one. Other editions and games have none.
    pub(crate) book: Option<Book>,
}

impl Play {
    /// Read the spec of the matches. Whether a game other than FUBA exists is for the list of games to say.
    pub(crate) fn parse(text: &str) -> Result<Self, Refusal> {
        let spec = Spec::parse(text)?;
        if spec.game != GAME {
            return Ok(Self { spec, rules: None, book: None });
        }
        let fuba = Fuba::from_spec(&spec)?;
        // The times of a match are where the two chapters differ.
        let book = fuba.rules.match_times.map(|times| match times {
            MatchTimes::ExtraSquares => Book::V2_1,
            MatchTimes::BlitzAndWhistle => Book::V3_0,
        });
        Ok(Self { spec: fuba.spec(), rules: Some(fuba.rules), book })
    }

    /// Whether condition points are in play: without them there is nothing to discard.
    pub(crate) fn has_condition(&self) -> bool {
        self.rules.is_some_and(|rules| rules.condition.is_some())
    }

    /// Whether what happens in a match can cost points in the next: the rulebook says so, and there are some.
    pub(crate) fn has_carry_over(&self) -> bool {
        self.book.is_some() && self.has_condition()
    }

    /// How many skills a team plays a match with, where skills are in play.
    pub(crate) fn cards(&self) -> Option<u8> {
        self.rules.and_then(|rules| rules.skills).map(|skills| skills.cards)
    }

    /// Whether a match can be decided by a shoot-out.
    pub(crate) fn has_shoot_out(&self) -> bool {
        self.rules.is_some()
    }
}
