//! The clocks of a match, told the time by whoever asks.

use touchline_engine::Seat;

use super::terms::Control;
use crate::sabotage::{Sabotage, is_in_force};
use crate::time::{DAY, HOUR, Millis};

/// What both seats have left, and who is using it up. It runs on steady time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Clock {
    control: Control,
    /// Milliseconds left; at correspondence, for the present decision.
    left: [Millis; 2],
    running: [bool; 2],
    /// Since when the running ones run.
    since: Millis,
    /// How long the match has been played, as far as anybody was charged for it.
    played: Millis,
    /// In a tournament: how much time there is for a question.
    question: Millis,
}

/// In a tournament, before a blitz, nobody is hurried.
const CALM: Millis = 1000 * DAY;

/// The clock at the moment before an answer: what it goes back to when that is taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mark {
    left: [Millis; 2],
    played: Millis,
}

impl Mark {
    /// What both had left then, found out from what they had left after a seat had got this much for its
    /// answer.
    pub(crate) fn correct(&mut self, left: [Millis; 2], seat: Seat, gained: Millis) {
        self.left = left;
        self.left[seat as usize] -= gained;
    }
}

impl Clock {
    /// Before anything has happened; nobody's runs.
    pub(crate) fn new(control: Control, now: Millis) -> Self {
        let left = match control {
            Control::None {} => 0,
            Control::Live { seconds, .. } => Millis::from(seconds) * 1000,
            Control::Days { days, .. } => Millis::from(days) * DAY,
            Control::Tournament {} => CALM,
        };
        Self { control, left: [left; 2], running: [false; 2], since: now, played: 0, question: CALM }
    }

    /// As it is now, before somebody answers.
    pub(crate) fn mark(&mut self, now: Millis) -> Mark {
        self.pass(now);
        Mark { left: self.left, played: self.played }
    }

    /// A seat has given so many answers: adds the increment for each of them, and returns what was added.
    pub(crate) fn answered(&mut self, seat: Seat, answers: usize, now: Millis) -> Millis {
        self.pass(now);
        let left = &mut self.left[seat as usize];
        let gained = match self.control {
            _ if answers == 0 => 0,
            Control::None {} => 0,
            Control::Live { increment, .. } => {
                Millis::from(increment) * 1000 * Millis::try_from(answers).unwrap_or(1)
            }
            Control::Days { days, .. } => Millis::from(days) * DAY - *left,
            Control::Tournament {} => self.question - *left,
        };
        *left += gained;
        gained
    }

    /// A seat has taken back a secret answer, which nobody knew of: its own clock is as if that had never
    /// been given, so nobody stops it by answering for show. The other one is what it was.
    pub(crate) fn chosen_again(&mut self, seat: Seat, mark: Mark, now: Millis) {
        self.pass(now);
        self.left[seat as usize] = self.charged(seat, mark);
    }

    /// A seat has taken an answer back, and the clock is as if that had never been given: what has passed
    /// since is charged to that seat, whoever was asked meanwhile.
    pub(crate) fn taken_back(&mut self, seat: Seat, mark: Mark, now: Millis) {
        self.pass(now);
        let left = self.charged(seat, mark);
        self.left = mark.left;
        self.left[seat as usize] = left;
    }

    /// What a seat has left when all that was played since a mark is charged to it.
    fn charged(&self, seat: Seat, mark: Mark) -> Millis {
        (mark.left[seat as usize] - (self.played - mark.played)).max(0)
    }

    /// What a seat would have left after taking back an answer that was given at this mark.
    pub(crate) fn left_after(&self, seat: Seat, mark: Mark, now: Millis) -> Millis {
        let mut clock = *self;
        clock.taken_back(seat, mark, now);
        clock.left[seat as usize]
    }

    /// The match is taken up after the server was away, for so long by the clock on the wall. At the table
    /// nobody is charged for what passed since the last step; days go on, but whoever would find none left
    /// has an hour.
    pub(crate) fn resume(&mut self, away: Millis, now: Millis) {
        if let Control::Days { .. } = self.control {
            self.pass(self.since + away.max(0));
            for (left, running) in self.left.iter_mut().zip(self.running) {
                if running {
                    *left = (*left).max(HOUR);
                }
            }
        }
        self.since = now;
    }

    /// The match is taken up while other nodes have it at hand, or did until a while ago: since the last step
    /// so much has passed, of which nobody had it for so long. At the table that is free; days go on, and
    /// where somebody had it all the time nobody gets an hour.
    pub(crate) fn was_served(&mut self, away: Millis, unserved: Millis, now: Millis) {
        match self.control {
            Control::Days { .. } if unserved > 0 => self.resume(away, now),
            Control::Days { .. } => self.pass(self.since + away.max(0)),
            _ => self.pass(self.since + (away - unserved).max(0)),
        }
        self.since = now;
    }

    /// The moment at which the match will have been played for so long: now, if it has been for longer.
    pub(crate) fn after(&self, played: Millis) -> Millis {
        self.since + (played - self.played).max(0)
    }

    /// What runs has run since this moment, whatever was measured before.
    pub(crate) fn runs_since(&mut self, moment: Millis) {
        self.since = moment;
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

    /// Set what a journal says.
    pub(crate) fn restore(&mut self, left: [Millis; 2], played: Option<Millis>, now: Millis) {
        self.left = left;
        self.played = played.unwrap_or(self.played);
        self.since = now;
    }

    /// How long the match has been played, as far as anybody was charged for it.
    pub(crate) const fn played(&self) -> Millis {
        self.played
    }

    /// How long it will have been played at a moment from which on nothing happens.
    pub(crate) fn played_at(&self, now: Millis) -> Millis {
        let mut clock = *self;
        clock.pass(now);
        clock.played
    }

    /// When the match will have been played for so long, if its clock runs.
    pub(crate) fn when_played(&self, wanted: Millis) -> Option<Millis> {
        (self.running != [false; 2]).then(|| self.since + (wanted - self.played).max(0))
    }

    /// From now on there is this much time for a question of a tournament, also for the present one.
    pub(crate) fn set_question(&mut self, question: Millis, now: Millis) {
        self.pass(now);
        self.question = question;
        self.left = [question; 2];
    }

    /// Whether anybody has to hurry.
    pub(crate) fn is_shown(&self) -> bool {
        self.is_kept() && self.question_is_short()
    }

    fn question_is_short(&self) -> bool {
        self.control != (Control::Tournament {}) || self.question < CALM
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
        let passed = if is_in_force(Sabotage::ClockTooSlow) { passed * 9 / 10 } else { passed };
        if !is_in_force(Sabotage::ClockChargedTwice) {
            self.since = self.since.max(now);
        }
        if !self.is_kept() {
            return;
        }
        if self.running != [false; 2] {
            self.played += passed;
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
        clock.restore([left; 2], None, 0);
        clock.run([true, false], 0);
        // What steady time it is has nothing to do with how long the server was away.
        clock.resume(away, 7);
        let [home, waiting] = clock.left(7);
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

    #[test]
    fn what_is_taken_back_costs_whoever_takes_it_back_and_nobody_else() {
        let live = Control::Live { seconds: 600, increment: 5, at_zero: AtZero::Lose };
        let mut clock = Clock::new(live, 0);
        clock.run([true, false], 0);
        // Home answers after two seconds, is asked again, answers after three more, and Away is asked for
        // forty.
        let first = clock.mark(2_000);
        clock.answered(Seat::Home, 1, 2_000);
        let second = clock.mark(5_000);
        clock.answered(Seat::Home, 1, 5_000);
        clock.run([false, true], 5_000);
        assert_eq!(clock.left(45_000), [605_000, 560_000]);
        assert_eq!(clock.left_after(Seat::Home, second, 45_000), 560_000);
        clock.taken_back(Seat::Home, second, 45_000);
        clock.run([true, false], 45_000);
        assert_eq!(clock.left(45_000), [560_000, 600_000], "the first answer stays paid");
        clock.taken_back(Seat::Home, first, 46_000);
        assert_eq!(clock.left(46_000), [554_000, 600_000], "as if nothing had been answered for 46 seconds");
    }
}
