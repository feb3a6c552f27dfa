//! Teams.

use touchline_fuba::Formation;
use touchline_fuba::advanced::skills::Skill;

use crate::TeamId;

/// A team of a competition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Team {
    /// Its number.
    pub id: TeamId,
    /// Its name, different from all others.
    pub name: String,
    /// Who plays it: an account, a computer player, or nobody that a program knows.
    pub player: Option<String>,
    /// Its strength, for seeding and simulation.
    pub rating: Option<u16>,
    /// Its place in the draw, where the draw is seeded.
    pub seed: Option<u16>,
    /// Its primary formation (F-COMP-05).
    pub primary: Option<Formation>,
    /// Its skills for the competition (F-COMP-06).
    pub skills: Vec<Skill>,
    /// Whether it has said that it is there.
    pub checked_in: bool,
    /// Whether it takes part; a team that withdrew stays in the list.
    pub withdrawn: bool,
}
