//! Taking back: what it does to the clocks, and when it may be. Whoever takes back what the other seat has
//! been asked about pays for it, so that nobody can be made to lose on time by being asked and not asked.

use touchline_engine::Seat;

use super::Owner;
use crate::error::{Error, Result};
use crate::room::clock::Mark;
use crate::room::entry::Entry;
use crate::room::table::Undoing;
use crate::time::Millis;

/// How often a seat may take back in one match what the other seat has been asked about already: for slips,
/// not for thinking aloud.
const MOST_UNASKED: u8 = 5;

/// The answers of a wish that may still be taken back.
pub(super) struct Given {
    by: Seat,
    /// The clock before it.
    mark: Mark,
    /// What the clock got for it.
    gained: Millis,
}

impl Owner {
    /// What an entry takes back, before it is done.
    pub(super) fn undoing(&self, entry: &Entry) -> Option<Undoing> {
        match entry {
            Entry::Undo(side) => self.room.undoing((*side).into()),
            _ => None,
        }
    }

    /// What an entry means for the clock: every whole answer earns the increment, however many come at once;
    /// one that is taken back loses it, and a pass for which the clock stood still earns none.
    pub(super) fn keep_time(&mut self, entry: &Entry, undoing: Option<Undoing>, now: Millis) {
        match entry {
            Entry::Act(act) => {
                let by = Seat::from(act.by);
                let mark = self.clock.mark(now);
                let is_free = self.listed.terms.clock.is_live() && self.passes_freely(act);
                let answers = if is_free { 0 } else { self.room.whole_answers() };
                let gained = self.clock.answered(by, answers, now);
                // What was passed for a seat goes with the answer before it.
                if !act.passed {
                    self.given.push(Given { by, mark, gained });
                }
                if !act.dice.is_empty() {
                    self.given.clear();
                }
            }
            Entry::Undo(side) => {
                let seat = Seat::from(*side);
                let Some(last) = self.given.iter().rposition(|given| given.by == seat) else { return };
                if undoing == Some(Undoing::Secret) {
                    // The other seat goes on with its own choice and knows nothing of it.
                    let mark = self.given.remove(last).mark;
                    self.clock.chosen_again(seat, mark, now);
                } else {
                    self.clock.taken_back(seat, self.given[last].mark, now);
                    self.given.truncate(last);
                }
            }
            Entry::Takeback(_) => self.given.clear(),
            Entry::Shake(_)
            | Entry::Commit(..)
            | Entry::Open(..)
            | Entry::Begin(_)
            | Entry::Offer(..)
            | Entry::Decline(_)
            | Entry::Call(..)
            | Entry::Abort(_)
            | Entry::Replace(..)
            | Entry::Absent(..)
            | Entry::Hold(_) => {}
            Entry::Umpire(umpire) => {
                self.given.clear();
                self.umpire_called(&umpire.call, now);
            }
        }
    }

    /// What both seats had left after an answer, by a line of old, which does not say how long had been
    /// played: a server may have been away before it, and nobody is charged for that.
    pub(super) fn correct_mark(&mut self, entry: &Entry, left: [Millis; 2]) {
        if let (Entry::Act(_), Some(Given { by, mark, gained })) = (entry, self.given.last_mut()) {
            mark.correct(left, *by, *gained);
        }
    }

    /// Whether a seat may take back what the other one has been asked about, or why not. The clock aside:
    /// that is looked at when it is wished for.
    pub(super) fn may_unask(&self, seat: Seat) -> Result<()> {
        if !self.listed.seats.are_of_two() {
            return Ok(());
        }
        if self.listed.rated && self.listed.terms.clock.is_live() {
            return Err(Error::conflict("opponent-asked"));
        }
        if self.unasked[seat as usize] >= MOST_UNASKED {
            return Err(Error::conflict("too-many-undos").number("most", MOST_UNASKED));
        }
        Ok(())
    }

    /// Refuses to take back what would cost the other seat something, or oneself the match: whatever it is,
    /// the time since is charged.
    pub(super) fn check_undo(&self, seat: Seat) -> Result<()> {
        if self.room.undoing(seat) == Some(Undoing::Asked) {
            self.may_unask(seat)?;
        }
        let given = self.given.iter().rfind(|given| given.by == seat);
        let left = given.map(|given| self.clock.left_after(seat, given.mark, self.now()));
        if self.clock.is_kept() && left.is_some_and(|left| left <= 0) {
            return Err(Error::conflict("undo-too-late"));
        }
        Ok(())
    }
}
