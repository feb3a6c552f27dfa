//! Secret choices of both seats at once.
//!
//! The rules ask them one after the other. The second seat need not wait: its question does not depend on the first seat's secret, so it is asked in a copy of
//! the match in which the first seat has answered anything. Its answers are kept and given in the real match when their turn comes.

use touchline_engine::{Driver, Node, Refusal, Seat};
use touchline_protocol::live::Told;

/// The most answers made up for the first seat; secret choices are far shorter.
const MOST: usize = 64;

/// The second seat's side of a secret choice.
pub(super) struct Early<G: Told> {
    /// The second seat.
    pub(super) seat: Seat,
    /// The copy in which it is asked.
    pub(super) copy: Driver<G>,
    /// Its answers so far, in the notation.
    pub(super) answers: Vec<String>,
}

impl<G: Told> Early<G> {
    /// The second seat's side, where both choose in secret now.
    pub(super) fn of(driver: &Driver<G>) -> Option<Self> {
        let Node::Decide(first, decision) = driver.node() else { return None };
        if !driver.game().is_secret(&decision) {
            return None;
        }
        let mut copy = Driver::from_state(*driver.game(), *driver.state());
        for _ in 0..MOST {
            match copy.node() {
                Node::Decide(seat, decision) if copy.game().is_secret(&decision) => {
                    if seat != first {
                        return Some(Self { seat, copy, answers: Vec::new() });
                    }
                }
                _ => return None,
            }
            let answer = copy.game().fallback(copy.state());
            copy.act(answer).ok()?;
        }
        None
    }

    /// Whether the seat is still to answer something here.
    pub(super) fn asks(&self) -> bool {
        matches!(self.copy.node(), Node::Decide(seat, decision) if seat == self.seat && self.copy.game().is_secret(&decision))
    }

    /// Give an answer; its canonical form comes back.
    pub(super) fn act(&mut self, text: &str) -> Result<String, Refusal> {
        let action = self.copy.game().read_action(text)?;
        let canonical = self.copy.game().write_action(action);
        self.copy.act_text(&canonical)?;
        self.answers.push(canonical.clone());
        Ok(canonical)
    }

    /// The same answers in another match; none where they do not fit.
    pub(super) fn again(answers: &[String], driver: &Driver<G>) -> Option<Self> {
        let mut early = Self::of(driver)?;
        answers.iter().try_for_each(|answer| early.act(answer).map(drop)).ok()?;
        Some(early)
    }
}
