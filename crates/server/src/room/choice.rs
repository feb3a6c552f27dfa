//! Secret choices.
//!
//! The rules ask for them one seat after the other, in as many steps as each takes. Here every seat that has
//! something to choose does it at once, on a copy of the match of its own, and the match itself waits until
//! all have done: until then nothing of a choice is in it, not even how many steps it took, so that nothing
//! can reach anybody else. The second seat's questions do not depend on the first seat's secret: on its copy
//! the first seat has answered anything.

use touchline_engine::{Driver, Node, Refusal, Seat};
use touchline_protocol::live::Told;

/// The most answers made up for the first seat; secret choices are far shorter.
const MOST: usize = 64;

/// What seats choose in secret now.
pub(super) struct Choice<G: Told> {
    /// Whom the rules ask first.
    first: Seat,
    sides: [Option<Side<G>>; 2],
}

/// One seat's part.
struct Side<G: Told> {
    seat: Seat,
    start: G::State,
    /// The copy on which it answers.
    board: Driver<G>,
    /// What it may look at: the copy, but never beyond the choice, where made-up answers of the other seat
    /// would show.
    seen: G::State,
    /// Its answers so far, in the notation.
    answers: Vec<String>,
}

impl<G: Told> Choice<G> {
    /// What is to be chosen in secret, where that is so now.
    pub(super) fn of(driver: &Driver<G>) -> Option<Self> {
        let first = secret_seat(driver)?;
        let mut sides = [None, None];
        sides[first as usize] = Some(Side::new(first, driver));
        let mut copy = Driver::from_state(*driver.game(), *driver.state());
        for _ in 0..MOST {
            match secret_seat(&copy) {
                Some(seat) if seat == first => {}
                Some(second) => {
                    sides[second as usize] = Some(Side::new(second, &copy));
                    break;
                }
                None => break,
            }
            let answer = copy.game().fallback(copy.state());
            if copy.act(answer).is_err() {
                break;
            }
        }
        Some(Self { first, sides })
    }

    /// The board on which a seat is asked; none when it has nothing to choose, or has chosen.
    pub(super) fn board(&self, seat: Seat) -> Option<&Driver<G>> {
        self.side(seat).filter(|side| side.asks()).map(|side| &side.board)
    }

    /// What a seat that chooses may look at.
    pub(super) fn seen(&self, seat: Seat) -> Option<&G::State> {
        self.side(seat).map(|side| &side.seen)
    }

    /// Give an answer; its canonical form comes back.
    pub(super) fn act(&mut self, seat: Seat, text: &str) -> Result<String, Refusal> {
        let side = self.sides[seat as usize].as_mut().ok_or_else(|| Refusal::new("not-asked"))?;
        let action = side.board.game().read_action(text)?;
        let canonical = side.board.game().write_action(action);
        side.act(&canonical)?;
        side.answers.push(canonical.clone());
        Ok(canonical)
    }

    /// Whether a seat has something to choose, be it chosen or not.
    pub(super) fn concerns(&self, seat: Seat) -> bool {
        self.side(seat).is_some()
    }

    /// Whether a seat has answered something that it can take back.
    pub(super) fn has_answered(&self, seat: Seat) -> bool {
        self.answered(seat) > 0
    }

    /// How many answers a seat has given.
    pub(super) fn answered(&self, seat: Seat) -> usize {
        self.side(seat).map_or(0, |side| side.answers.len())
    }

    /// Take back a seat's last answer.
    pub(super) fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        let nothing = || Refusal::new("nothing-to-undo");
        let side = self.sides[seat as usize].as_mut().ok_or_else(nothing)?;
        side.answers.pop().ok_or_else(nothing)?;
        let answers = std::mem::take(&mut side.answers);
        *side = Side::new(seat, &Driver::from_state(*side.board.game(), side.start));
        for answer in &answers {
            side.act(answer)?;
        }
        side.answers = answers;
        Ok(())
    }

    /// Whether everybody has chosen.
    pub(super) fn is_done(&self) -> bool {
        !self.sides.iter().flatten().any(Side::asks)
    }

    /// All answers in the order of the rules.
    pub(super) fn into_answers(mut self) -> Vec<(Seat, String)> {
        let mut answers = Vec::new();
        for seat in [self.first, self.first.other()] {
            let side = self.sides[seat as usize].take();
            answers.extend(side.into_iter().flat_map(|side| side.answers).map(|answer| (seat, answer)));
        }
        answers
    }

    fn side(&self, seat: Seat) -> Option<&Side<G>> {
        self.sides[seat as usize].as_ref()
    }
}

impl<G: Told> Side<G> {
    fn new(seat: Seat, from: &Driver<G>) -> Self {
        let start = *from.state();
        let board = Driver::from_state(*from.game(), start);
        Self { seat, start, board, seen: start, answers: Vec::new() }
    }

    fn asks(&self) -> bool {
        secret_seat(&self.board) == Some(self.seat)
    }

    fn act(&mut self, answer: &str) -> Result<(), Refusal> {
        self.board.act_text(answer)?;
        if secret_seat(&self.board).is_some() {
            self.seen = *self.board.state();
        }
        Ok(())
    }
}

/// Who is asked for a secret.
fn secret_seat<G: Told>(driver: &Driver<G>) -> Option<Seat> {
    match driver.node() {
        Node::Decide(seat, decision) if driver.game().is_secret(&decision) => Some(seat),
        Node::Decide(..) | Node::Chance | Node::Over(_) => None,
    }
}
