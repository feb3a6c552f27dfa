//! At correspondence, whoever is not here is told when not much of their time is left.

use touchline_engine::Seat;

use super::Owner;
use crate::push::note::{Note, What};
use crate::room::terms::Control;
use crate::time::{DAY, HOUR, Millis};

/// So much is not much: a quarter of the time for a decision, at most twelve hours.
fn low(control: Control) -> Option<Millis> {
    match control {
        Control::Days { days, .. } => Some((Millis::from(days) * DAY / 4).min(12 * HOUR)),
        Control::None {} | Control::Live { .. } | Control::Tournament {} => None,
    }
}

impl Owner {
    /// When the first clock gets low of which nothing was said yet.
    pub(super) fn low_moment(&self) -> Option<Millis> {
        let low = low(self.listed.terms.clock).filter(|_| self.room.ending().is_none())?;
        let (now, running) = (self.now(), self.clock.running());
        let left = self.clock.left(now);
        let runs = |seat: &Seat| running[*seat as usize] && !self.low[*seat as usize];
        Seat::ALL.into_iter().filter(runs).map(|seat| now + (left[seat as usize] - low).max(0)).min()
    }

    /// Tell those who are not here, once for a decision.
    pub(super) fn warn_of_low_time(&mut self, now: Millis) {
        let before = self.low;
        self.look_at_low_time(now);
        for seat in Seat::ALL {
            let is_new = self.low[seat as usize] && !before[seat as usize];
            if is_new && self.absent[seat as usize].is_some() {
                let left = self.clock.left(now)[seat as usize];
                if let Some(note) = Note::of(&self.listed, seat, What::LowTime(left)) {
                    self.app.push.tell(note, &self.app.metrics);
                }
            }
        }
    }

    /// Something was done: whoever has time again may be told again.
    pub(super) fn forget_low_time(&mut self, now: Millis) {
        let before = self.low;
        self.look_at_low_time(now);
        self.low = Seat::ALL.map(|seat| self.low[seat as usize] && before[seat as usize]);
    }

    /// Whose time is low now. What was low when the match was taken up has been said before.
    pub(super) fn look_at_low_time(&mut self, now: Millis) {
        let Some(low) = low(self.listed.terms.clock) else { return };
        let (left, running) = (self.clock.left(now), self.clock.running());
        self.low = Seat::ALL.map(|seat| running[seat as usize] && left[seat as usize] <= low);
    }
}
