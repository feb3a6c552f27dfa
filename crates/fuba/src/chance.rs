//! Rolls, named for their purpose, and their outcomes.

use touchline_engine::{Draws, Faces, Weighted};

/// What dice are rolled for. The comment gives the order of the dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Roll {
    /// Kick-off roll: home, away.
    KickOff,
    /// Stage dice: controlling team, passive team.
    #[default]
    Stage,
    /// Special event: controlling team, passive team.
    SpecialEvent,
    /// Yellow card test.
    YellowCard,
    /// Red card test.
    RedCard,
    /// Goal attempt.
    GoalAttempt,
    /// Second die of a difficult attempt.
    SecondDie,
    /// Rebound: shooting team, other team.
    Rebound,
    /// Special event read as a difference: controlling team, passive team.
    EventDifference,
    /// Pressing with two dice.
    Pressing,
    /// Pressing with one die.
    PressingOneDie,
    /// Penalty kick.
    Penalty,
}

/// Which outcomes of two dice are the same to the rules.
enum Sameness {
    One,
    Ordered,
    Unordered,
}

impl Roll {
    const fn sameness(self) -> Sameness {
        match self {
            Self::KickOff | Self::Stage | Self::EventDifference | Self::Rebound => Sameness::Ordered,
            Self::SpecialEvent | Self::Pressing => Sameness::Unordered,
            Self::YellowCard
            | Self::RedCard
            | Self::GoalAttempt
            | Self::SecondDie
            | Self::PressingOneDie
            | Self::Penalty => Sameness::One,
        }
    }

    /// The dice to roll.
    pub const fn draws(self) -> Draws {
        match self.sameness() {
            Sameness::One => Draws::d6(1),
            Sameness::Ordered | Sameness::Unordered => Draws::d6(2),
        }
    }

    /// Distinct outcomes with their weights.
    pub(crate) fn outcomes(self, out: &mut Weighted<Chance>) {
        out.clear();
        for a in 1..=6 {
            match self.sameness() {
                Sameness::One => out.push(Chance::new(self, &[a]), 1),
                Sameness::Ordered => (1..=6).for_each(|b| out.push(Chance::new(self, &[a, b]), 1)),
                Sameness::Unordered => {
                    (a..=6).for_each(|b| out.push(Chance::new(self, &[a, b]), if a == b { 1 } else { 2 }));
                }
            }
        }
    }
}

/// One outcome of a roll.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chance {
    /// What the dice were rolled for.
    pub roll: Roll,
    /// What they show.
    pub faces: Faces,
}

impl Chance {
    fn new(roll: Roll, faces: &[u8]) -> Self {
        Self { roll, faces: Faces::new(faces) }
    }
}

impl AsRef<[u8]> for Chance {
    fn as_ref(&self) -> &[u8] {
        self.faces.as_ref()
    }
}
