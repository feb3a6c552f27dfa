//! Taking back: answers of a seat before anything else happened, and everything since an agreed one.

use touchline_engine::{Driver, Refusal, Seat};
use touchline_protocol::Playable;

use super::{Choice, Room, Undoing};

impl<G: Playable> Room<G> {
    pub(super) fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        // What is taken back may have been secret, so that others are not told what it was.
        self.secret = true;
        if let Some(choice) = self.choice.as_mut().filter(|choice| choice.has_answered(seat)) {
            return choice.undo(seat);
        }
        let last = self.authors.last().copied().flatten().filter(|_| self.undoing(seat).is_some());
        let since = last.ok_or_else(|| Refusal::new("nothing-to-undo"))?.since;
        while self.driver.inputs().len() > since {
            self.driver.undo()?;
        }
        self.authors.truncate(self.driver.inputs().len());
        self.choice = Choice::of(&self.driver);
        Ok(())
    }

    pub(super) fn undoing(&self, seat: Seat) -> Option<Undoing> {
        if self.choice.as_ref().is_some_and(|choice| choice.has_answered(seat)) {
            return Some(Undoing::Secret);
        }
        let last = self.authors.last().copied().flatten().map(|author| author.seat);
        let is_last = self.authors.len() > self.standing && last == Some(seat);
        if !(is_last && self.driver.can_undo()) {
            return None;
        }
        // Also where the other seat has chosen in secret since: it would choose anew.
        let asked = match &self.choice {
            Some(choice) => choice.concerns(seat.other()),
            None => self.board(seat.other()).is_some(),
        };
        Some(if asked { Undoing::Asked } else { Undoing::Own })
    }

    pub(super) fn rewind(&mut self, inputs: usize) -> Result<(), Refusal> {
        let kept: Vec<_> = self.driver.inputs().iter().take(inputs).copied().collect();
        let mut driver = Driver::new(*self.game(), self.driver.terms());
        for input in kept {
            driver.step(input)?;
        }
        self.driver = driver;
        self.authors.truncate(self.driver.inputs().len());
        self.standing = self.authors.len();
        self.choice = Choice::of(&self.driver);
        self.offer = None;
        Ok(())
    }
}
