//! # Carry-over                                                                    F-COMP-01 to 06, 08, 13
//! What a team brings into a match from outside it. 2.1 (C1 to C4) and 3.0 (tournament rules) agree on missed
//! players, primary formation and skills; the late start is 2.1's, the late arrival 3.0's. Other editions and
//! games have none of it.
//!
//! The *previous match* of a team is the last one that it began before this one and that was really played:
//! nobody misses a match that is not played, so a walkover is skipped. Matches are in the order of their
//! beginning, or of their results where nobody said when they began; a correction does not change it.

use touchline_engine::{Message, Seat, worded};
use touchline_fuba::Formation;
use touchline_fuba::advanced::skills::Skill;

use crate::field::Field;
use crate::play::{Book, Play};
use crate::{Competition, Fixture, FixtureId, MatchResult, Spec, Status, TeamId};

/// A yellow card counts against two dice, an injury against one (F-COMP-02, F-COMP-03).
const DICE_FOR_YELLOW: u8 = 2;
const DICE_FOR_INJURY: u8 = 1;
/// An injury costs a point with this number or less (F-COMP-03).
const INJURY_COSTS_UP_TO: u8 = 2;
/// What missed players cost, however many reasons there are (F-COMP-04, R-166).
const MISSED: u8 = 1;
/// More than so many minutes late costs points (F-COMP-13).
const LATE_MINUTES: u16 = 10;
/// What they cost (F-COMP-13, R-231).
const LATE_POINTS: u8 = 2;
/// More than so many minutes late loses the match (F-COMP-13).
const LOST_MINUTES: u16 = 20;
/// A match that begins so many minutes late has an extra square in the first half (F-COMP-08, R-167).
const LATE_START_MINUTES: u16 = 15;

worded! {
    /// What dice after a match are rolled for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Why {
        /// The team got a yellow card (F-COMP-02).
        Yellow = "yellow",
        /// The team had an injury (F-COMP-03).
        Injury = "injury",
    }
}

impl Why {
    /// How many dice it takes.
    pub const fn dice(self) -> u8 {
        match self {
            Self::Yellow => DICE_FOR_YELLOW,
            Self::Injury => DICE_FOR_INJURY,
        }
    }

    /// The clause that asks for them.
    pub const fn clause(self) -> &'static str {
        match self {
            Self::Yellow => "F-COMP-02",
            Self::Injury => "F-COMP-03",
        }
    }
}

/// Dice that were rolled after a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rolled {
    pub(crate) after: FixtureId,
    pub(crate) team: TeamId,
    pub(crate) why: Why,
    /// Their sum.
    pub(crate) total: u8,
}

/// One thing that a team brings into a match, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Its seat in the match.
    pub seat: Seat,
    /// The team.
    pub team: TeamId,
    /// Condition points that it must discard for this.
    pub points: u8,
    /// What for.
    pub cause: Cause,
}

/// Why a team brings something into a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// A red card in the previous match (F-COMP-01).
    Red {
        /// The previous match.
        after: FixtureId,
    },
    /// A yellow card in the previous match, and the dice were not above those before it (F-COMP-02).
    Yellow {
        /// The previous match.
        after: FixtureId,
        /// The sum of the dice.
        rolled: u8,
        /// The yellow cards before the previous match.
        before: u32,
    },
    /// An injury in the previous match, and the die showed 1 or 2 (F-COMP-03).
    Injury {
        /// The previous match.
        after: FixtureId,
        /// The die.
        rolled: u8,
    },
    /// It arrived late (F-COMP-13).
    Late,
    /// It has a primary formation; another one costs a point in the match (F-COMP-05).
    Primary(Formation),
    /// It has skills for the competition to choose from (F-COMP-06).
    Pool,
    /// It lost a skill to the injured star in the previous match (F-AEVT-25).
    Barred {
        /// The previous match.
        after: FixtureId,
        /// The skill.
        skill: Skill,
    },
}

impl Cause {
    /// The clause behind it.
    pub const fn clause(self) -> &'static str {
        match self {
            Self::Red { .. } => "F-COMP-01",
            Self::Yellow { .. } => "F-COMP-02",
            Self::Injury { .. } => "F-COMP-03",
            Self::Late => "F-COMP-13",
            Self::Primary(_) => "F-COMP-05",
            Self::Pool => "F-COMP-06",
            Self::Barred { .. } => "F-AEVT-25",
        }
    }
}

impl Reason {
    /// The message that tells people.
    pub fn say(&self, competition: &Competition) -> Message {
        let message = match self.cause {
            Cause::Red { after } => Message::new("league-because-red").number("fixture", after.0),
            Cause::Yellow { after, rolled, before } => Message::new("league-because-yellow")
                .number("fixture", after.0)
                .number("rolled", rolled)
                .number("before", before),
            Cause::Injury { after, rolled } => {
                Message::new("league-because-injury").number("fixture", after.0).number("rolled", rolled)
            }
            Cause::Late => Message::new("league-because-late"),
            Cause::Primary(formation) => {
                Message::new("league-because-primary").text("formation", formation.to_string())
            }
            Cause::Pool => Message::new("league-because-pool"),
            Cause::Barred { after, skill } => Message::new("league-because-barred")
                .number("fixture", after.0)
                .key("skill", format!("skill-{}", skill.word())),
        };
        message.text("team", competition.name_of(self.team)).number("points", self.points)
    }
}

/// What missed players cost a team in a match (F-COMP-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Missed {
    /// Nothing.
    Nobody,
    /// One point, for this reason.
    Point(Cause),
    /// Dice must be rolled first.
    Roll(FixtureId, Why),
    /// The match before is not over.
    Unknown,
}

/// Whether a match was really played, or is being played.
fn is_real(fixture: &Fixture) -> bool {
    let is_real = match (fixture.played_by, fixture.result) {
        (Some(_), Some(result)) => result.was_played(),
        _ => fixture.begun && fixture.status == Status::Open,
    };
    is_real && fixture.order > 0
}

/// The match before another one, and what the team took from it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Previous {
    id: FixtureId,
    order: u32,
    seat: Seat,
    /// `None` while it is played.
    result: Option<MatchResult>,
    /// Yellow cards in the competition before it.
    yellows_before: u32,
}

impl Previous {
    fn new(fixture: &Fixture, seat: Seat) -> Self {
        let result = fixture.result.filter(|_| fixture.played_by.is_some());
        Self { id: fixture.id, order: fixture.order, seat, result, yellows_before: 0 }
    }
}

/// The match of a team before this fixture.
fn previous(field: &Field, team: TeamId, fixture: &Fixture) -> Option<Previous> {
    let before = if fixture.order > 0 { fixture.order } else { u32::MAX };
    let mut last: Option<Previous> = None;
    let mut yellows = 0;
    for (match_, seat) in field.fixtures.iter().filter_map(|f| Some((f, f.seat_of(team)?))) {
        if !is_real(match_) || match_.order >= before {
            continue;
        }
        yellows += match_.result.map_or(0, |result| u32::from(result.seats[seat].yellows));
        if last.is_none_or(|last| last.order < match_.order) {
            last = Some(Previous::new(match_, seat));
        }
    }
    // All yellow cards before this fixture, less those of the previous match.
    let mut last = last?;
    last.yellows_before = yellows - last.result.map_or(0, |r| u32::from(r.seats[last.seat].yellows));
    Some(last)
}

/// The last match of every team so far, by team: the one before any match that has not begun.
pub(crate) fn last_matches(field: &Field) -> Vec<Option<Previous>> {
    let mut last: Vec<Option<Previous>> = vec![None; field.withdrawn.len()];
    let mut yellows = vec![0_u32; field.withdrawn.len()];
    for fixture in field.fixtures.iter().filter(|fixture| is_real(fixture)) {
        for seat in Seat::ALL {
            let Some(at) = fixture.team(seat).map(TeamId::index) else { continue };
            yellows[at] += fixture.result.map_or(0, |result| u32::from(result.seats[seat].yellows));
            if last[at].is_none_or(|last| last.order < fixture.order) {
                last[at] = Some(Previous::new(fixture, seat));
            }
        }
    }
    for (last, yellows) in last.iter_mut().zip(yellows) {
        if let Some(last) = last {
            last.yellows_before = yellows - last.result.map_or(0, |r| u32::from(r.seats[last.seat].yellows));
        }
    }
    last
}

/// Whether a team misses players in a fixture: a red card (F-COMP-01), a yellow card and two dice that are
/// not above the yellow cards before the previous match (F-COMP-02), an injury and a die that shows 1 or 2
/// (F-COMP-03). One point in all (F-COMP-04, R-166), so nothing is rolled once it is certain; nor where no
/// roll of two dice could be low enough.
pub(crate) fn missed(field: &Field, team: TeamId, last: Option<Previous>) -> Missed {
    let Some(last) = last else { return Missed::Nobody };
    let Some(result) = last.result else { return Missed::Unknown };
    let report = result.seats[last.seat];
    let rolled = |why: Why| {
        let of_match = |rolled: &&Rolled| rolled.after == last.id && rolled.team == team && rolled.why == why;
        field.dice.iter().rev().find(of_match).map(|rolled| rolled.total)
    };
    if report.reds > 0 {
        return Missed::Point(Cause::Red { after: last.id });
    }
    if report.yellows > 0 && last.yellows_before >= u32::from(DICE_FOR_YELLOW) {
        match rolled(Why::Yellow) {
            None => return Missed::Roll(last.id, Why::Yellow),
            Some(total) if u32::from(total) <= last.yellows_before => {
                let before = last.yellows_before;
                return Missed::Point(Cause::Yellow { after: last.id, rolled: total, before });
            }
            Some(_) => {}
        }
    }
    if report.injuries > 0 {
        match rolled(Why::Injury) {
            None => return Missed::Roll(last.id, Why::Injury),
            Some(face) if face <= INJURY_COSTS_UP_TO => {
                return Missed::Point(Cause::Injury { after: last.id, rolled: face });
            }
            Some(_) => {}
        }
    }
    Missed::Nobody
}

/// Everything that a team brings into a fixture; `None` while dice or the match before are missing.
pub(crate) fn reasons(
    spec: &Spec,
    field: &Field,
    team: &crate::Team,
    fixture: &Fixture,
    seat: Seat,
) -> Option<Vec<Reason>> {
    let last = previous(field, team.id, fixture);
    let mut list = Vec::new();
    let mut add = |points: u8, cause: Cause| list.push(Reason { seat, team: team.id, points, cause });
    if spec.carry_over {
        match missed(field, team.id, last) {
            Missed::Nobody => {}
            Missed::Point(cause) => add(MISSED, cause),
            Missed::Roll(..) | Missed::Unknown => return None,
        }
    }
    let late = fixture.late_points[seat];
    if late > 0 {
        add(late, Cause::Late);
    }
    if spec.primary
        && let Some(primary) = team.primary
    {
        add(0, Cause::Primary(primary));
    }
    if spec.skills.is_some() {
        add(0, Cause::Pool);
    }
    if spec.carry_over
        && let Some(last) = last
        && let Some(result) = last.result
    {
        for skill in result.seats[last.seat].skills_lost.iter() {
            add(0, Cause::Barred { after: last.id, skill });
        }
    }
    Some(list)
}

/// What arriving late means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lateness {
    /// Nothing.
    Nothing,
    /// Points to discard (F-COMP-13).
    Points(u8),
    /// The match is lost (F-COMP-13).
    Lost,
    /// An extra square in the first half (F-COMP-08).
    ExtraSquare,
}

/// What so many minutes mean under the rules of the matches.
pub(crate) fn lateness(play: &Play, minutes: u16) -> Option<Lateness> {
    Some(match play.book? {
        Book::V3_0 if minutes > LOST_MINUTES => Lateness::Lost,
        Book::V3_0 if minutes > LATE_MINUTES && play.has_condition() => Lateness::Points(LATE_POINTS),
        Book::V2_1 if minutes >= LATE_START_MINUTES => Lateness::ExtraSquare,
        Book::V2_1 | Book::V3_0 => Lateness::Nothing,
    })
}
