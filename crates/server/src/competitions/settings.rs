//! What the server adds to the specification of a competition: who may come in, and how its matches are
//! played here.

use serde::{Deserialize, Serialize};
use touchline_league::{Format, times};
use utoipa::ToSchema;

use crate::error::{Error, Result};
use crate::proposal::{Rules, check_clock};
use crate::room::terms::Control;

/// The fewest and the most teams of a competition.
pub(crate) const TEAMS: std::ops::RangeInclusive<u32> = 2..=64;

/// The most matches of a competition with as many teams as it has room for.
pub(crate) const MOST_MATCHES: u32 = 1500;

/// How many matches a table or all groups of a format have with so many teams.
fn matches(format: Format, teams: u32) -> u32 {
    let among = |teams: u32, legs: u8| teams * teams.saturating_sub(1) / 2 * u32::from(legs);
    let teams = teams.min(*TEAMS.end());
    match format {
        Format::RoundRobin { legs } => among(teams, legs),
        Format::Groups { groups, legs, .. } => {
            let groups = u32::from(groups.max(1));
            groups * among(teams.div_ceil(groups), legs)
        }
        Format::Swiss { .. } | Format::KnockOut(_) | Format::Ladder { .. } => 0,
    }
}

/// How many days a round may take.
const ROUND_DAYS: std::ops::RangeInclusive<u32> = 1..=60;

/// How the server runs a competition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = CompetitionSettings)]
pub(crate) struct Settings {
    /// The clock of its matches.
    pub(crate) clock: Control,
    /// Whether computers may take part. They are always labelled.
    pub(crate) computers: bool,
    /// How many teams may come in.
    #[schema(minimum = 2, maximum = 64)]
    pub(crate) size: u32,
    /// Whether matches between two users with accounts are rated.
    pub(crate) rated: bool,
    /// Whether players have to say that they are there before each of their matches: it begins when both
    /// have, and who is late pays for it (F-COMP-13). Only with a live clock.
    pub(crate) attendance: bool,
    /// How many days a round may take. When they are over, whoever a match waits for has lost it; a match
    /// that waits for both, or that has not begun, is lost by both.
    #[schema(minimum = 1, maximum = 60)]
    pub(crate) round_days: Option<u32>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            clock: Control::None {},
            computers: true,
            size: 16,
            rated: false,
            attendance: false,
            round_days: None,
        }
    }
}

impl Settings {
    /// Refuse what makes no sense where this spec is played.
    pub(crate) fn check(&self, play: &str, format: Format) -> Result<()> {
        check_clock(self.clock)?;
        let matches = matches(format, self.size);
        if matches > MOST_MATCHES {
            return Err(Error::bad("competition-matches")
                .number("got", matches)
                .number("most", MOST_MATCHES));
        }
        if self.clock == (Control::Tournament {}) && times::book(play).is_none() {
            return Err(Error::bad("bad-clock").case("no-tournament"));
        }
        if self.rated && self.clock.class().is_none() {
            return Err(Error::bad("rated-needs-clock"));
        }
        if self.rated {
            Rules::of(play)?.check_ratable()?;
        }
        if !TEAMS.contains(&self.size) {
            let (least, most) = (*TEAMS.start(), *TEAMS.end());
            return Err(Error::bad("competition-size").number("least", least).number("most", most));
        }
        if self.round_days.is_some_and(|days| !ROUND_DAYS.contains(&days)) {
            let (least, most) = (*ROUND_DAYS.start(), *ROUND_DAYS.end());
            return Err(Error::bad("competition-round-days").number("least", least).number("most", most));
        }
        if self.round_days.is_some() && matches!(format, Format::Ladder { .. }) {
            return Err(Error::bad("ladder-without-rounds"));
        }
        if self.attendance && !self.clock.is_live() {
            return Err(Error::bad("attendance-needs-clock"));
        }
        Ok(())
    }
}
