//! Fixtures: the matches of a competition.

use touchline_engine::{BySeat, Seat};

use crate::result::MatchResult;
use crate::{FixtureId, TeamId, TieId};

/// A match of a competition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// Its number.
    pub id: FixtureId,
    /// Where it belongs.
    pub part: Part,
    /// Its round, from 1; a knock-out after groups counts on.
    pub round: u16,
    /// Which of the matches between the two, from 1.
    pub leg: u8,
    /// Whether it decides a tie that was level after all its legs.
    pub decider: bool,
    /// Who plays.
    pub seats: BySeat<Slot>,
    /// Where it stands.
    pub status: Status,
    /// Its result. That of a fixture which was given to a team is there as well.
    pub result: Option<MatchResult>,
    /// Whether a match has begun.
    pub begun: bool,
    /// Its place in the order of play: of its beginning, or of its result if that came first. 0: not yet.
    pub(crate) order: u32,
    /// The place of its result in the order of results. 0: none.
    pub(crate) result_order: u32,
    /// The teams whose result it is: another pair makes it void.
    pub(crate) played_by: Option<[TeamId; 2]>,
    /// Condition points that the teams lose by arriving late (F-COMP-13).
    pub(crate) late_points: BySeat<u8>,
    /// Whether it started late (F-COMP-08).
    pub(crate) late_start: bool,
    /// How late the teams came, in minutes.
    pub(crate) late: BySeat<u16>,
    /// Who has lost it by coming too late (F-COMP-13), where that is its result.
    pub(crate) too_late: Option<Seat>,
}

/// The part of a competition that a fixture or a table belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// The one table of a round robin, a Swiss tournament or a ladder.
    Table,
    /// A group, from 0.
    Group(u8),
    /// A tie of the knock-out.
    Tie(TieId),
}

/// One side of a fixture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slot {
    /// A team.
    Team(TeamId),
    /// The winner of a tie that is not decided yet.
    Winner(TieId),
    /// The loser of a tie that is not decided yet.
    Loser(TieId),
    /// A place in a group that is not decided yet, both from 0.
    Place {
        /// The group.
        group: u8,
        /// The place.
        place: u8,
    },
    /// A place in the draw, from 0, before the draw.
    Drawn(u16),
    /// Nobody: a bye.
    Nobody,
}

/// Where a fixture stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// It is not known yet who plays.
    Waiting,
    /// To be played.
    Open,
    /// It has a result.
    Played,
    /// Given to this seat, because the other team withdrew or is nobody.
    Given(Seat),
    /// It does not count: a team withdrew.
    Annulled,
}

impl Fixture {
    pub(crate) fn new(id: FixtureId, part: Part, round: u16, leg: u8, home: Slot, away: Slot) -> Self {
        Self {
            id,
            part,
            round,
            leg,
            decider: false,
            seats: BySeat::new(home, away),
            status: Status::Waiting,
            result: None,
            begun: false,
            order: 0,
            result_order: 0,
            played_by: None,
            late_points: BySeat::new(0, 0),
            late_start: false,
            late: BySeat::new(0, 0),
            too_late: None,
        }
    }

    /// Forget that it began, and who came late: it begins anew, or with other teams.
    pub(crate) fn forget(&mut self) {
        self.begun = false;
        self.order = 0;
        self.late_points = BySeat::new(0, 0);
        self.late_start = false;
        self.late = BySeat::new(0, 0);
        self.too_late = None;
    }

    /// The team of a seat, once it is known.
    pub fn team(&self, seat: Seat) -> Option<TeamId> {
        match self.seats[seat] {
            Slot::Team(team) => Some(team),
            _ => None,
        }
    }

    /// Both teams, home first, once they are known.
    pub fn teams(&self) -> Option<[TeamId; 2]> {
        Some([self.team(Seat::Home)?, self.team(Seat::Away)?])
    }

    /// The seat of a team that plays it.
    pub fn seat_of(&self, team: TeamId) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.team(*seat) == Some(team))
    }

    /// Whether nothing more is expected of it.
    pub fn is_settled(&self) -> bool {
        matches!(self.status, Status::Played | Status::Given(_) | Status::Annulled)
    }

    /// Whether its result counts in a table.
    pub fn counts(&self) -> bool {
        self.result.is_some() && matches!(self.status, Status::Played | Status::Given(_))
    }
}

/// Short: `W5` is the winner of tie 5, `B2` the second of group B, `-` nobody. People see the names of teams.
impl std::fmt::Display for Slot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Team(team) => write!(f, "team {team}"),
            Self::Winner(tie) => write!(f, "W{tie}"),
            Self::Loser(tie) => write!(f, "L{tie}"),
            Self::Place { group, place } => write!(f, "{}{}", group_letter(*group), place + 1),
            Self::Drawn(at) => write!(f, "#{}", at + 1),
            Self::Nobody => write!(f, "-"),
        }
    }
}

/// The letter of a group; after Z come AA, AB and so on.
pub fn group_letter(group: u8) -> String {
    let letter = |n: u8| char::from(b'A' + n % 26);
    if group < 26 {
        letter(group).to_string()
    } else {
        format!("{}{}", letter(group / 26 - 1), letter(group))
    }
}
