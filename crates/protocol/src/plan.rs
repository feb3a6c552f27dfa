//! A plan: several answers of one seat, given as one. It never goes past something unforeseeable or
//! irreversible, and it is checked on a copy before any dice are rolled.

use serde::Serialize;
use touchline_engine::{Driver, Node, Refusal, Seat};

use crate::playable::Playable;

/// The most answers of a plan.
pub const MOST_ANSWERS: usize = 64;

/// The longest answer accepted, in bytes.
pub const LONGEST_ANSWER: usize = 100;

/// Why a plan ends after an answer: what follows is not for its seat to answer, or not in the same plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Then {
    /// Dice are rolled.
    Roll,
    /// A secret is revealed, or the answer is final: it cannot be taken back.
    Reveal,
    /// The other seat is asked.
    Other,
    /// The next answer is secret where those before were not, or the other way round.
    Secret,
    /// The match is over.
    End,
}

impl Then {
    /// Every reason.
    pub const ALL: [Self; 5] = [Self::Roll, Self::Reveal, Self::Other, Self::Secret, Self::End];

    /// The refusal of a plan that goes further.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Roll => "plan-past-roll",
            Self::Reveal => "plan-past-reveal",
            Self::Other => "plan-past-other",
            Self::Secret => "plan-past-secret",
            Self::End => "plan-past-end",
        }
    }

    /// Refuse to continue after this many answers.
    pub fn refuse(self, answers: usize) -> Refusal {
        Refusal::new(self.key()).number("answer", number(answers))
    }

    /// What follows an answer just given on a board; `None`: the same seat is asked again.
    fn of<G: Playable>(board: &Driver<G>, seat: Seat, secret: bool) -> Option<Self> {
        match board.node() {
            _ if !board.can_undo() => Some(Self::Reveal),
            Node::Chance => Some(Self::Roll),
            Node::Over(_) => Some(Self::End),
            Node::Decide(asked, _) if asked != seat => Some(Self::Other),
            Node::Decide(_, decision) if board.game().is_secret(&decision) != secret => Some(Self::Secret),
            Node::Decide(..) => None,
        }
    }
}

/// Where a plan would lead.
pub struct Ahead<G: Playable> {
    /// A copy of the match after its answers.
    pub board: Driver<G>,
    /// What its seat may look at: the copy, but never past a reveal.
    pub seen: G::State,
    /// Why nothing more can be planned; `None`: its seat is asked again.
    pub then: Option<Then>,
}

/// Follow a plan of the seat that is asked on a copy of the match. No dice are rolled.
pub fn follow<G: Playable>(driver: &Driver<G>, plan: &[G::Action]) -> Result<Ahead<G>, Refusal> {
    let (seat, decision) = driver.decision_due()?;
    let secret = driver.game().is_secret(&decision);
    // The history is dropped: on the copy only the plan itself can be taken back.
    let board = Driver::from_state(*driver.game(), *driver.state());
    let mut ahead = Ahead { board, seen: *driver.state(), then: None };
    for (given, action) in plan.iter().enumerate() {
        if let Some(then) = ahead.then {
            return Err(then.refuse(given));
        }
        ahead.board.answer(*action).map_err(|refusal| at(refusal, given, plan.len()))?;
        ahead.then = Then::of(&ahead.board, seat, secret);
        if ahead.then != Some(Then::Reveal) {
            ahead.seen = *ahead.board.state();
        }
    }
    Ok(ahead)
}

/// Who can only pass where a match stands, unless it holds a card for it, and the answer that does.
pub fn pass<G: Playable>(driver: &Driver<G>) -> Option<(Seat, G::Action)> {
    let (seat, decision) = driver.decision_due().ok()?;
    let pass = driver.game().pass(driver.state(), seat, &decision, driver.actions())?;
    Some((seat, pass))
}

/// The answer with which the seat that is asked finishes its turn; none where it has to choose.
pub fn finish<G: Playable>(driver: &Driver<G>) -> Option<G::Action> {
    let (_, decision) = driver.decision_due().ok()?;
    driver.game().finish(&decision, driver.actions())
}

/// The answers of a plan as actions of the rules: from here on no text is parsed again.
pub fn read<G: Playable>(game: &G, answers: &[String]) -> Result<Vec<G::Action>, Refusal> {
    if !(1..=MOST_ANSWERS).contains(&answers.len()) {
        return Err(Refusal::new("answers-count")
            .number("got", number(answers.len()))
            .number("most", number(MOST_ANSWERS)));
    }
    let read = |(given, text): (usize, &String)| {
        let read = if text.len() > LONGEST_ANSWER {
            Err(Refusal::new("answer-too-long").number("most", number(LONGEST_ANSWER)))
        } else {
            game.read_action(text)
        };
        read.map_err(|refusal| at(refusal, given, answers.len()))
    };
    answers.iter().enumerate().map(read).collect()
}

/// A refusal with the number of the answer it concerns, if there are several.
pub fn at(refusal: Refusal, given: usize, of: usize) -> Refusal {
    if of > 1 { refusal.number("answer", number(given + 1)) } else { refusal }
}

fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
