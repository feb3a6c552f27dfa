//! What a competition waits for, and how to make it.

use touchline_engine::{Message, Rng};

use crate::carry_over::Why;
use crate::competition::Competition;
use crate::{FixtureId, Input, Seeding, TeamId, swiss};

/// Something that has to come from outside next, besides results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Due {
    /// Enough teams are there: the organiser may end the registration.
    Start,
    /// The draw.
    Draw,
    /// The pairings of this Swiss round.
    Pair(u16),
    /// Dice of a team after a match (F-COMP-02, F-COMP-03).
    Dice {
        /// The match before.
        after: FixtureId,
        /// Who rolls.
        team: TeamId,
        /// What for.
        why: Why,
        /// How many dice.
        count: u8,
    },
    /// A lot between these teams.
    Lot(Vec<TeamId>),
}

impl Due {
    /// The message that tells people.
    pub fn say(&self, competition: &Competition) -> Message {
        match self {
            Self::Start => Message::new("league-due-start"),
            Self::Draw => Message::new("league-due-draw"),
            Self::Pair(round) => Message::new("league-due-pair").number("round", *round),
            Self::Dice { after, team, why, .. } => {
                let message = match why {
                    Why::Yellow => Message::new("league-due-yellow"),
                    Why::Injury => Message::new("league-due-injury"),
                };
                message.text("team", competition.name_of(*team)).number("fixture", after.0)
            }
            Self::Lot(teams) => {
                let names: Vec<&str> = teams.iter().map(|team| competition.name_of(*team)).collect();
                Message::new("league-due-lot").text("teams", names.join(", "))
            }
        }
    }
}

impl Competition {
    /// The input that settles what is due: pairings are computed, dice and lots come from the generator.
    pub fn supply(&self, due: &Due, rng: &mut impl Rng) -> Input {
        match due {
            Due::Start => Input::Start,
            Due::Draw => Input::Draw(self.drawn(rng)),
            Due::Pair(round) => Input::Pair(swiss::pair(self.spec(), self.field(), *round)),
            Due::Dice { after, team, why, count } => Input::Dice {
                after: *after,
                team: *team,
                why: *why,
                faces: (0..*count).map(|_| u8::try_from(rng.below(6) + 1).unwrap_or(1)).collect(),
            },
            Due::Lot(teams) => {
                let mut order = teams.clone();
                shuffle(&mut order, rng);
                Input::Lot(order)
            }
        }
    }

    /// The teams in the order of the draw.
    pub(crate) fn drawn(&self, rng: &mut impl Rng) -> Vec<TeamId> {
        let mut order: Vec<TeamId> =
            self.teams().iter().filter(|team| !team.withdrawn).map(|team| team.id).collect();
        match self.spec().seeding {
            Seeding::Order => {}
            Seeding::Lot => shuffle(&mut order, rng),
            Seeding::Seeded => {
                shuffle(&mut order, rng);
                order.sort_by_key(|team| {
                    let team = self.team(*team);
                    let seed = team.and_then(|team| team.seed).unwrap_or(u16::MAX);
                    (seed, std::cmp::Reverse(team.and_then(|team| team.rating).unwrap_or(0)))
                });
            }
        }
        order
    }
}

/// Every order is equally likely.
pub(crate) fn shuffle<T>(list: &mut [T], rng: &mut impl Rng) {
    for at in (1..list.len()).rev() {
        let bound = u32::try_from(at + 1).unwrap_or(u32::MAX);
        list.swap(at, rng.below(bound) as usize);
    }
}
