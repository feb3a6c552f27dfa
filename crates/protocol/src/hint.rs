//! A hint: the best whole actions, what they move on the board, and why.

use serde::Serialize;
use touchline_ai::{Arrow, Explain, Level, Suggestion, Who};
use touchline_engine::{Driver, Seat};
use touchline_words::Words;

use crate::SeatWord;
use crate::advice::Worth;
use crate::playable::Playable;
use crate::said::Sentence;

/// What a level recommends to the seat that is asked.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Hint {
    level: String,
    #[cfg_attr(test, ts(type = "Seat"))]
    seat: SeatWord,
    /// The best whole actions, best first: three at most.
    ways: Vec<Way>,
    /// Why the first is best, in one sentence.
    reason: Sentence,
    /// Which of the ways the reason compares it with; `null`: none of them.
    against: Option<usize>,
}

/// A whole action.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "HintWay"))]
pub(crate) struct Way {
    /// Its answers, the first to the question that is asked.
    answers: Vec<HintAnswer>,
    value: Worth,
    /// How much less it is worth than the best, as an analysis counts a loss.
    behind: f64,
    /// In a duel, how often to choose it: a share of 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    share: Option<f64>,
    arrows: Vec<HintArrow>,
}

/// An answer of a whole action.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct HintAnswer {
    action: String,
    #[serde(flatten)]
    said: Sentence,
}

/// Something that moves on the board.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct HintArrow {
    /// The ball, or a player of a team.
    #[cfg_attr(test, ts(type = "'ball' | Seat"))]
    who: &'static str,
    /// The player's number, where players have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    number: Option<u8>,
    /// The places on the way, the first and the last included; `goal-home` and `goal-away` are the goals.
    path: Vec<String>,
}

impl HintArrow {
    fn of(Arrow { who, path }: Arrow) -> Self {
        let (who, number) = match who {
            Who::Ball => ("ball", None),
            Who::Player(seat) => (seat.word(), None),
            Who::Number(seat, number) => (seat.word(), Some(number)),
        };
        Self { who, number, path }
    }
}

/// The hint for the decision that is due, by what its seat may know; `None` if no decision is due.
pub fn hint<G: Playable>(driver: &Driver<G>, level: Level, words: &Words) -> Option<Hint> {
    let (seat, _) = driver.decision_due().ok()?;
    let game = driver.game();
    of_view(game, level, seat, &game.view(driver.state(), Some(seat)), words)
}

/// The hint for what a seat sees; `None` if nothing is asked.
pub(crate) fn of_view<G: Explain>(
    game: &G,
    level: Level,
    seat: Seat,
    view: &G::View,
    words: &Words,
) -> Option<Hint> {
    let touchline_ai::Hint { ways, shares, reason, against, .. } = game.hint(level, view)?;
    let share =
        |at: usize| shares.as_ref().and_then(|shares| Some(part(*shares.weights.get(at)?, shares.of)));
    let answer = |action: &G::Action| HintAnswer {
        action: game.write_action(*action),
        said: Sentence::new(words, game.say_action(*action)),
    };
    let way = |(at, way): (usize, Suggestion<G::Action>)| Way {
        answers: way.answers.iter().map(answer).collect(),
        value: Worth::of(way.value, seat),
        behind: crate::advice::figure(way.behind),
        share: share(at),
        arrows: way.arrows.into_iter().map(HintArrow::of).collect(),
    };
    Some(Hint {
        level: level.to_string(),
        seat: seat.into(),
        ways: ways.into_iter().enumerate().map(way).collect(),
        reason: Sentence::new(words, reason),
        against,
    })
}

#[expect(clippy::cast_precision_loss, reason = "a share for people to read")]
fn part(weight: u64, of: u64) -> f64 {
    crate::advice::figure(weight as f64 / of.max(1) as f64)
}
