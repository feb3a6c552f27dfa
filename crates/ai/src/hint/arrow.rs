//! What a whole action moves on the board.

use touchline_engine::{Choices, Seat};

use super::Explain;
use crate::analysis::settle;

/// Somebody, or the ball, goes from one place to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// Who moves.
    pub who: Who,
    /// The places on the way as the notation names them, from the first to the last: two at least. A shot
    /// of FUBA ends in `goal-home` or `goal-away`, the goal it is aimed at.
    pub path: Vec<String>,
}

/// Who moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The ball.
    Ball,
    /// A player of this team, anyone of those that stand there.
    Player(Seat),
    /// A certain player of this team.
    Number(Seat, u8),
}

impl Arrow {
    pub(super) fn new(who: Who, from: impl Into<String>, to: impl Into<String>) -> Self {
        Self { who, path: vec![from.into(), to.into()] }
    }

    /// Whether the same one goes on where this arrow ends.
    fn goes_on(&self, other: &Self) -> bool {
        let same = self.who == other.who && !matches!(self.who, Who::Player(_));
        same && self.path.last() == other.path.first()
    }
}

/// The arrows of some answers; the steps of a walk or a flight are one.
pub(super) fn drawn<G: Explain>(game: &G, s: &G::State, answers: &[G::Action]) -> Vec<Arrow> {
    let (mut s, mut legal) = (*s, Choices::new());
    let mut arrows: Vec<Arrow> = Vec::new();
    for answer in answers {
        let before = s;
        game.act(&mut s, *answer, &mut ());
        let moved = game.arrows(&before, *answer, &s);
        settle(game, &mut s, &mut legal);
        for arrow in moved {
            match arrows.iter_mut().rfind(|known| known.goes_on(&arrow)) {
                Some(known) => known.path.extend(arrow.path.into_iter().skip(1)),
                None => arrows.push(arrow),
            }
        }
    }
    arrows
}
