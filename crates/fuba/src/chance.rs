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
    /// Pressing with so many dice.
    Pressing(u8),
    /// Penalty kick.
    Penalty,
}

/// The dice of a roll, and whether their order matters to the rules.
enum Dice {
    InOrder(u8),
    InAnyOrder(u8),
}

impl Roll {
    const fn dice(self) -> Dice {
        match self {
            Self::KickOff | Self::Stage | Self::EventDifference | Self::Rebound => Dice::InOrder(2),
            Self::SpecialEvent => Dice::InAnyOrder(2),
            Self::Pressing(dice) => Dice::InAnyOrder(dice),
            Self::YellowCard | Self::RedCard | Self::GoalAttempt | Self::SecondDie | Self::Penalty => {
                Dice::InOrder(1)
            }
        }
    }

    /// The dice to roll.
    pub const fn draws(self) -> Draws {
        match self.dice() {
            Dice::InOrder(count) | Dice::InAnyOrder(count) => Draws::d6(count),
        }
    }

    /// Distinct outcomes with their weights: where the order does not matter the faces ascend, and the weight is the number of
    /// orders in which they can fall.
    pub(crate) fn outcomes(self, out: &mut Weighted<Chance>) {
        out.clear();
        let (count, ascending) = match self.dice() {
            Dice::InOrder(count) => (count, false),
            Dice::InAnyOrder(count) => (count, true),
        };
        let mut faces = [1; Faces::CAPACITY];
        let dice = usize::from(count).min(Faces::CAPACITY);
        loop {
            let shown = &faces[..dice];
            if !ascending {
                out.push(Chance::new(self, shown), 1);
            } else if shown.is_sorted() {
                out.push(Chance::new(self, shown), orders(shown));
            }
            // The next faces, counted like an odometer with the last die fastest.
            let Some(turns) = (0..dice).rev().find(|die| faces[*die] < 6) else { return };
            faces[turns] += 1;
            faces[turns + 1..dice].fill(1);
        }
    }
}

/// In how many orders ascending faces can fall.
fn orders(faces: &[u8]) -> u32 {
    let factorial = |n: usize| (1..=n).product::<usize>();
    let same = (1..=6)
        .map(|face| factorial(faces.iter().map(|shown| usize::from(*shown == face)).sum()))
        .product::<usize>();
    u32::try_from(factorial(faces.len()) / same).unwrap_or(1)
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
