//! The clocks of a match, told the time by whoever asks.

use touchline_engine::Seat;

use super::terms::Control;
use crate::time::{DAY, HOUR, Millis};

/// What both seats have left, and who is using it up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Clock {
    control: Control,
    /// Milliseconds left; at correspondence, for the present decision.
    left: [Millis; 2],
    running: [bool; 2],
    /// Since when the running ones run.
    since: Millis,
}

impl Clock {
    /// Before anything has happened; nobody's runs.
    pub(crate) fn new(control: Control, now: Millis) -> Self {
        let left = match control {
            Control::None {} => 0,
            Control::Live { seconds, .. } => Millis::from(seconds) * 1000,
            Control::Days { days, .. } => Millis::from(days) * DAY,
        };
        Self { control, left: [left; 2], running: [false; 2], since: now }
    }

    /// A seat has answered: it gets what an answer gives; so much.
    pub(crate) fn answered(&mut self, seat: Seat, now: Millis) -> Millis {
        self.pass(now);
        let left = &mut self.left[seat as usize];
        let gained = match self.control {
            Control::None {} => 0,
            Control::Live { increment, .. } => Millis::from(increment) * 1000,
            Control::Days { days, .. } => Millis::from(days) * DAY - *left,
        };
        *left += gained;
        gained
    }

    /// A seat has taken an answer back: it gives back what it got for it.
    pub(crate) fn taken_back(&mut self, seat: Seat, gained: Millis, now: Millis) {
        self.pass(now);
        let left = &mut self.left[seat as usize];
        *left = (*left - gained).max(0);
    }

    /// The match is taken up after the server was away. At the table nobody is charged for what passed since the last step; days go on, but whoever
    /// would find none left has an hour.
    pub(crate) fn resume(&mut self, now: Millis) {
        if let Control::Days { .. } = self.control {
            self.pass(now);
            for (left, running) in self.left.iter_mut().zip(self.running) {
                if running {
                    *left = (*left).max(HOUR);
                }
            }
        }
        self.since = now;
    }

    /// From now on these seats use up their time.
    pub(crate) fn run(&mut self, running: [bool; 2], now: Millis) {
        self.pass(now);
        self.running = running;
    }

    /// What both have left now.
    pub(crate) fn left(&self, now: Millis) -> [Millis; 2] {
        let mut clock = *self;
        clock.pass(now);
        clock.left
    }

    /// Set what a journal says, the time of the server's absence not counted.
    pub(crate) fn restore(&mut self, left: [Millis; 2], now: Millis) {
        self.left = left;
        self.since = now;
    }

    /// Whose clock runs.
    pub(crate) const fn running(&self) -> [bool; 2] {
        self.running
    }

    /// Whether time is measured at all.
    pub(crate) fn is_kept(&self) -> bool {
        self.control != Control::None {}
    }

    /// When the first running clock is at zero, and whose.
    pub(crate) fn deadline(&self) -> Option<(Millis, Seat)> {
        if !self.is_kept() {
            return None;
        }
        let running = Seat::ALL.into_iter().filter(|seat| self.running[*seat as usize]);
        running.map(|seat| (self.since + self.left[seat as usize].max(0), seat)).min_by_key(|(at, _)| *at)
    }

    fn pass(&mut self, now: Millis) {
        let passed = (now - self.since).max(0);
        self.since = self.since.max(now);
        if !self.is_kept() {
            return;
        }
        for (left, running) in self.left.iter_mut().zip(self.running) {
            if running {
                *left = (*left - passed).max(0);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::terms::AtZero;
    use super::*;

    fn resumed(control: Control, left: Millis, away: Millis) -> Millis {
        let mut clock = Clock::new(control, 0);
        clock.restore([left; 2], 0);
        clock.run([true, false], 0);
        clock.resume(away);
        let [home, waiting] = clock.left(away);
        assert_eq!(waiting, left, "whoever is not asked is not charged");
        home
    }

    #[test]
    fn absence_is_free_at_the_table_and_days_go_on() {
        let live = Control::Live { seconds: 600, increment: 0, at_zero: AtZero::Lose };
        assert_eq!(resumed(live, 5_000, DAY), 5_000);
        let days = Control::Days { days: 3, at_zero: AtZero::Lose };
        assert_eq!(resumed(days, 3 * DAY, DAY), 2 * DAY);
        assert_eq!(resumed(days, 3 * DAY, 9 * DAY), HOUR);
    }
}
