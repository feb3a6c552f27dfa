//! Taking back: answers of a seat before anything else happened, and everything since an agreed one.

use touchline_engine::{Driver, Input, Refusal, Seat};
use touchline_protocol::Playable;

use super::{Act, Author, Choice, Room, Undoing};

impl<G: Playable> Room<G> {
    pub(super) fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        // What is taken back may have been secret, so that others are not told what it was.
        self.secret = true;
        if let Some(choice) = self.choice.as_mut().filter(|choice| choice.has_answered(seat)) {
            choice.undo(seat)?;
            self.announce_seal(seat);
            return Ok(());
        }
        let last = self.authors.last().copied().flatten().filter(|_| self.undoing(seat).is_some());
        let since = last.ok_or_else(|| Refusal::new("nothing-to-undo"))?.since;
        while self.driver.inputs().len() > since {
            self.driver.undo()?;
        }
        self.authors.truncate(self.driver.inputs().len());
        self.sealing.keep(self.driver.inputs().len());
        self.keep_unopened();
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

    /// Who is to be named for the answers of a wish. A pass that was given for a seat is taken back with the
    /// answer before it, or else not at all: it would only be given again.
    pub(super) fn author(&self, act: &Act) -> Option<Author> {
        let seat = Seat::from(act.by);
        if !act.passed {
            return Some(Author { seat, since: self.driver.inputs().len() });
        }
        let is_own = self.authors.len() > self.standing && self.driver.can_undo();
        self.authors.last().copied().flatten().filter(|author| is_own && author.seat == seat)
    }

    /// How many inputs are left after going back to a seat's last decision.
    pub(super) fn last_decision(&self, seat: Seat) -> Option<usize> {
        let mut authors = self.authors.iter().rev().flatten();
        let since = authors.find(|author| author.seat == seat)?.since;
        // A secret choice is one decision, in however many steps it was made.
        let since = self.sealing.beginning(seat, since);
        // As far as a driver takes back: what the umpire called was decided outside the match.
        let called = self.driver.inputs().iter().skip(since).any(|input| matches!(input, Input::Call(_)));
        (!called).then_some(since)
    }

    /// Which inputs each wish of a seat has given from this number of inputs on, as from and to.
    pub(super) fn wishes_since(&self, seat: Seat, inputs: usize) -> Vec<[usize; 2]> {
        let authors = self.authors.iter().enumerate().skip(inputs).rev();
        let own = authors.filter_map(|(at, author)| author.as_ref().map(|author| (at, author)));
        let own = own.filter(|(_, author)| author.seat == seat);
        let mut given: Vec<[usize; 2]> = own.map(|(at, author)| [author.since, at + 1]).collect();
        given.dedup_by_key(|[since, _]| *since);
        given.reverse();
        given
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
        self.sealing.take_back(self.standing);
        self.keep_unopened();
        self.choice = Choice::of(&self.driver);
        self.offer = None;
        Ok(())
    }
}
