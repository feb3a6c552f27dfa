//! Rolls, named for their purpose, and their outcomes.

use touchline_engine::{Draws, Faces, Weighted};

use crate::advanced::skills::Skill;

/// What dice are for. The comment gives the order of the dice.
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
    /// Special event by difference: controlling team, passive team.
    EventDifference,
    /// Pressing with this many dice.
    Pressing(u8),
    /// Penalty kick.
    Penalty,
    /// Goal attempt with the higher die dropped.
    GoalAttemptOfTwo,
    /// Penalty kick with the higher die dropped.
    PenaltyOfTwo,
    /// Card test from which an actor drops a die.
    CardTestOfTwo,
    /// Tiredness test.
    Tiredness,
    /// Fresh player.
    FreshPlayer,
    /// Injury.
    Injury,
    /// Slow play.
    SlowPlay,
    /// Weather at half-time.
    Weather,
    /// The number of moves.
    Moves,
    /// Advanced special event: controlling team, passive team.
    AdvancedEvent,
    /// Special event with playing styles: how the controlling team and the passive team roll, and which die
    /// each keeps.
    StyledEvent(Kept, Kept),
    /// Roll-off: the controlling and the passive team of the start of the turn.
    RollOff,
    /// Streaking.
    Streaking,
    /// Which card is lost; the dice are not shown.
    LoseCard,
    /// Which card is drawn, in secret.
    DrawCard,
    /// A skill with one die.
    Skill(Skill),
    /// Goal poacher: controlling team, passive team.
    GoalPoacher,
    /// First kick of a shoot-out: home, away.
    ShootOut,
}

/// How a team rolls for a special event (F-STYLE-03, F-STYLE-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// One die.
    Only,
    /// Two dice, the lower counts.
    Lower,
    /// Two dice, the higher counts.
    Higher,
}

impl Kept {
    /// Dice rolled.
    pub const fn dice(self) -> u8 {
        match self {
            Self::Only => 1,
            Self::Lower | Self::Higher => 2,
        }
    }

    /// The number of ways in which this face counts.
    const fn ways(self, face: u8) -> u32 {
        match self {
            Self::Only => 1,
            Self::Lower => 13 - 2 * face as u32,
            Self::Higher => 2 * face as u32 - 1,
        }
    }
}

/// The dice of a roll, and whether their order matters to the rules.
enum Dice {
    InOrder(u8),
    InAnyOrder(u8),
    /// One or two per team, of which one counts.
    Styled(Kept, Kept),
}

impl Roll {
    const fn dice(self) -> Dice {
        match self {
            Self::KickOff
            | Self::Stage
            | Self::EventDifference
            | Self::Rebound
            | Self::AdvancedEvent
            | Self::RollOff
            | Self::LoseCard
            | Self::DrawCard
            | Self::GoalPoacher
            | Self::ShootOut => Dice::InOrder(2),
            Self::SpecialEvent
            | Self::GoalAttemptOfTwo
            | Self::PenaltyOfTwo
            | Self::CardTestOfTwo
            | Self::FreshPlayer
            | Self::SlowPlay => Dice::InAnyOrder(2),
            Self::StyledEvent(controlling, passive) => Dice::Styled(controlling, passive),
            Self::Pressing(dice) => Dice::InAnyOrder(dice),
            Self::YellowCard
            | Self::RedCard
            | Self::GoalAttempt
            | Self::SecondDie
            | Self::Penalty
            | Self::Tiredness
            | Self::Injury
            | Self::Weather
            | Self::Moves
            | Self::Streaking
            | Self::Skill(_) => Dice::InOrder(1),
        }
    }

    /// Whether nobody sees the dice: those of a card would reveal hidden cards.
    pub const fn is_secret(self) -> bool {
        matches!(self, Self::LoseCard | Self::DrawCard)
    }

    /// The dice to roll.
    pub const fn draws(self) -> Draws {
        match self.dice() {
            Dice::InOrder(count) | Dice::InAnyOrder(count) => Draws::d6(count),
            Dice::Styled(controlling, passive) => Draws::d6(controlling.dice() + passive.dice()),
        }
    }

    /// The distinct outcomes with their weights: where the order does not matter the faces ascend, and the
    /// weight is the number of orders in which they can fall.
    pub(crate) fn outcomes(self, out: &mut Weighted<Chance>) {
        out.clear();
        let (count, ascending) = match self.dice() {
            Dice::InOrder(count) => (count, false),
            Dice::InAnyOrder(count) => (count, true),
            Dice::Styled(controlling, passive) => return self.styled(controlling, passive, out),
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

impl Roll {
    /// The two faces that count, of the controlling and of the passive team.
    pub fn counted(self, faces: &[u8]) -> [u8; 2] {
        let at = |i: usize| faces.get(i).copied().unwrap_or(1);
        let Self::StyledEvent(controlling, passive) = self else { return [at(0), at(1)] };
        let count = |kept: Kept, from: usize| match kept {
            Kept::Only => at(from),
            Kept::Lower => at(from).min(at(from + 1)),
            Kept::Higher => at(from).max(at(from + 1)),
        };
        [count(controlling, 0), count(passive, usize::from(controlling.dice()))]
    }

    /// Every pair of faces that can count, represented by dice that all show it.
    fn styled(self, controlling: Kept, passive: Kept, out: &mut Weighted<Chance>) {
        for a in 1..=6 {
            for b in 1..=6 {
                let shown = match (controlling.dice(), passive.dice()) {
                    (1, 1) => Faces::new(&[a, b]),
                    (1, _) => Faces::new(&[a, b, b]),
                    (_, 1) => Faces::new(&[a, a, b]),
                    _ => Faces::new(&[a, a, b, b]),
                };
                out.push(Chance { roll: self, faces: shown }, controlling.ways(a) * passive.ways(b));
            }
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
