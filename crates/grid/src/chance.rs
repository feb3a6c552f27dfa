//! What dice are rolled for. All dice have six faces.

use crate::advanced::intercept::Attempt;
use crate::marker::Marker;
use crate::optional::fouls::Contact;
use touchline_engine::{Draws, Faces, Weighted};

/// What the dice that are due are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Roll {
    /// Who kicks off: home, away (G-KO-01).
    RollOff,
    /// Movement points, with this many dice (G-TURN-03).
    Turn(u8),
    /// Three dice after a grab in one's own turn (G-GK-07).
    Grab,
    /// The goalie's save (G-SHOT-05).
    Save,
    /// Whether the goalie deflects the ball, and how far (G-DEFL-02).
    Deflect,
    /// Whether an attempt meets the ball.
    Contact(Marker, Attempt),
    /// How far an aimed ball goes.
    Distance(Marker, Attempt),
    /// The direction within an arc, then the distance (G-INT-14, G-BIKE-07).
    Arc(Marker, Attempt),
    /// The kind of direction, two dice for it, the distance (G-HEAD-05).
    RandomHeader(Marker),
    /// How far a missed pass goes on (G-CHDR-04, G-BIKE-12).
    Missed(Marker),
    /// How far a ball nobody controls rolls on (G-LOOSE-02).
    Loose,
    /// The foot lift of a juggle (G-JUG-03).
    JuggleFoot(Marker),
    /// Its knee.
    JuggleKnee(Marker),
    /// How far a failed juggle goes (G-JUG-05).
    JuggleLength(Marker),
    /// A fake-out (G-FAKE-04).
    Fake(Marker),
    /// Whether contact is a foul (G-FOUL).
    Foul(Contact, Marker),
    /// Who kicks first in the shoot-out: home, away (G-SO-02).
    ShootoutRollOff,
    /// The slot of a penalty (G-SO-05).
    PenaltyDie,
    /// The goalie's dice at a penalty, one or two (G-SO-07).
    PenaltySave(u8),
}

impl Roll {
    /// The number of dice.
    pub fn dice(self) -> u8 {
        match self {
            Self::Turn(dice) | Self::PenaltySave(dice) => dice,
            Self::RollOff | Self::ShootoutRollOff | Self::Arc(..) => 2,
            Self::Grab => 3,
            Self::RandomHeader(_) => 4,
            Self::Save
            | Self::Deflect
            | Self::Contact(..)
            | Self::Distance(..)
            | Self::Missed(_)
            | Self::Loose
            | Self::JuggleFoot(_)
            | Self::JuggleKnee(_)
            | Self::JuggleLength(_)
            | Self::Fake(_)
            | Self::Foul(..)
            | Self::PenaltyDie => 1,
        }
    }

    /// The dice.
    pub fn draws(self) -> Draws {
        Draws::d6(self.dice())
    }

    /// The distinct outcomes with their weights.
    pub fn outcomes(self, out: &mut Weighted<Faces>) {
        out.clear();
        match self {
            // It matters whose die is whose.
            Self::RollOff | Self::ShootoutRollOff => ordered_pairs(out),
            // Each pair of faces of the direction die means the same.
            Self::Arc(..) => {
                for direction in [1, 3, 5] {
                    (1..=6).for_each(|length| out.push(Faces::new(&[direction, length]), 2));
                }
            }
            // Only the parity of the first three counts.
            Self::RandomHeader(_) => random_headers(out),
            Self::Turn(_)
            | Self::Grab
            | Self::Save
            | Self::Deflect
            | Self::Contact(..)
            | Self::Distance(..)
            | Self::Missed(_)
            | Self::Loose
            | Self::JuggleFoot(_)
            | Self::JuggleKnee(_)
            | Self::JuggleLength(_)
            | Self::Fake(_)
            | Self::Foul(..)
            | Self::PenaltyDie
            | Self::PenaltySave(_) => in_any_order(self.dice(), out),
        }
    }
}

fn ordered_pairs(out: &mut Weighted<Faces>) {
    for a in 1..=6 {
        (1..=6).for_each(|b| out.push(Faces::new(&[a, b]), 1));
    }
}

fn random_headers(out: &mut Weighted<Faces>) {
    for kind in [1, 2] {
        for second in [1, 2] {
            for third in [1, 2] {
                (1..=6).for_each(|length| out.push(Faces::new(&[kind, second, third, length]), 27));
            }
        }
    }
}

/// One to three dice whose order does not matter: the higher faces first.
fn in_any_order(dice: u8, out: &mut Weighted<Faces>) {
    match dice {
        1 => (1..=6).for_each(|a| out.push(Faces::new(&[a]), 1)),
        2 => {
            for a in 1..=6 {
                (1..=a).for_each(|b| out.push(Faces::new(&[a, b]), if a == b { 1 } else { 2 }));
            }
        }
        _ => {
            for a in 1..=6 {
                for b in 1..=a {
                    for c in 1..=b {
                        let weight = if a == b && b == c {
                            1
                        } else if a == b || b == c {
                            3
                        } else {
                            6
                        };
                        out.push(Faces::new(&[a, b, c]), weight);
                    }
                }
            }
        }
    }
}
