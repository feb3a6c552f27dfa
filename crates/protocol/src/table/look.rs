//! Looking ahead: what is answered after a plan that has not been given.

use touchline_engine::Refusal;

use super::{Table, viewer};
use crate::answers::Answer;
use crate::command::Order;
use crate::odds::Chances;
use crate::plan::{self, Then};
use crate::playable::Playable;
use crate::request::Request;
use crate::ways::Ways;

/// A copy of a table after a plan.
pub(super) struct Looked<G: Playable> {
    pub(super) table: Table<G>,
    /// What may be shown: never past a reveal.
    seen: G::State,
    /// How many answers the plan has.
    answers: usize,
    pub(super) then: Option<Then>,
}

impl<G: Playable> Table<G> {
    pub(super) fn ahead(&self, answers: &[String]) -> Result<Looked<G>, Refusal> {
        let plan = plan::read(self.game(), answers)?;
        let ahead = plan::follow(&self.driver, &plan)?;
        let table =
            Self { driver: ahead.board, dice: self.dice, seed: self.seed, headers: self.headers.clone() };
        Ok(Looked { table, seen: ahead.seen, answers: plan.len(), then: ahead.then })
    }
}

impl<G: Playable> Looked<G> {
    /// What is answered where nothing more can be planned; `None`: the same as after a match that stands
    /// there.
    pub(super) fn at_end(&self, order: Order, request: &Request) -> Result<Option<Answer>, Refusal> {
        let Some(then) = self.then else { return Ok(None) };
        Ok(Some(match order {
            Order::View => self.table.shown(&self.seen, viewer(request)?, None),
            Order::Legal => Answer::Legal { actions: Vec::new() },
            Order::Odds => Answer::Odds(Chances::NONE),
            Order::Ways => Answer::Ways(Ways::NONE),
            Order::Rate | Order::Hint => return Err(Refusal::new("no-decision")),
            // They tell of the board there, which nobody may see before the reveal.
            _ if then == Then::Reveal => return Err(then.refuse(self.answers)),
            _ => return Ok(None),
        }))
    }
}
