//! The worth of a position.

use std::ops::{Add, AddAssign, Mul};

use touchline_engine::{Outcome, Seat};

/// The chances of each result and the expected goals, as home sees them. The three chances add up to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Value {
    /// Home wins.
    pub win: f64,
    /// Nobody wins.
    pub draw: f64,
    /// Away wins.
    pub loss: f64,
    /// The goal difference, home minus away, with the goals to come: see [`crate::Evaluate::SOON`].
    pub goals: f64,
}

impl Value {
    /// The value of a finished match. An unfinished one counts as a draw.
    pub fn of(outcome: Outcome, lead: i32) -> Self {
        let goals = f64::from(lead);
        match outcome {
            Outcome::Win(Seat::Home) => Self { win: 1.0, goals, ..Self::default() },
            Outcome::Win(Seat::Away) => Self { loss: 1.0, goals, ..Self::default() },
            Outcome::Draw | Outcome::Unfinished => Self { draw: 1.0, goals, ..Self::default() },
        }
    }

    /// The same position with the seats swapped.
    #[must_use]
    pub const fn swapped(self) -> Self {
        Self { win: self.loss, draw: self.draw, loss: self.win, goals: -self.goals }
    }

    /// From a seat's point of view: its own chance to win first.
    #[must_use]
    pub const fn seen_by(self, seat: Seat) -> Self {
        match seat {
            Seat::Home => self,
            Seat::Away => self.swapped(),
        }
    }

    /// The points a seat can expect: a win is 1, a draw 0.5. This is what "winning chance" means everywhere.
    pub const fn points(self, seat: Seat) -> f64 {
        let Self { win, draw, .. } = self.seen_by(seat);
        win + draw / 2.0
    }
}

impl Mul<f64> for Value {
    type Output = Self;

    fn mul(self, weight: f64) -> Self {
        Self {
            win: self.win * weight,
            draw: self.draw * weight,
            loss: self.loss * weight,
            goals: self.goals * weight,
        }
    }
}

impl Add for Value {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            win: self.win + other.win,
            draw: self.draw + other.draw,
            loss: self.loss + other.loss,
            goals: self.goals + other.goals,
        }
    }
}

impl AddAssign for Value {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seats_see_the_same_from_both_ends() {
        let value = Value { win: 0.5, draw: 0.375, loss: 0.125, goals: 1.5 };
        assert_eq!(value.swapped(), Value { win: 0.125, draw: 0.375, loss: 0.5, goals: -1.5 });
        assert_eq!(value.swapped().swapped(), value);
        assert_eq!((value.seen_by(Seat::Home), value.seen_by(Seat::Away)), (value, value.swapped()));
        assert_eq!(
            [Seat::Home, Seat::Away].map(|seat| value.points(seat).to_bits()),
            [0.6875, 0.3125].map(f64::to_bits)
        );
    }

    #[test]
    fn a_result_is_certain() {
        let lost = Value::of(Outcome::Win(Seat::Away), -2);
        assert_eq!(lost, Value { win: 0.0, draw: 0.0, loss: 1.0, goals: -2.0 });
        assert_eq!(Value::of(Outcome::Win(Seat::Home), 2), lost.swapped());
        assert_eq!(Value::of(Outcome::Unfinished, 0), Value::of(Outcome::Draw, 0));
    }
}
