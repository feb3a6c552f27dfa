//! Creating a competition.

use serde::{Deserialize, Serialize};
use touchline_league::{Draws, DropOut, Format, KnockOut, Seeding, Spec, TieBreak};
use utoipa::ToSchema;

use crate::competitions::settings::Settings;
use crate::error::{Error, Result};
use crate::proposal::Rules;

/// A competition to create.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewCompetitionBody {
    /// The name people know it by.
    #[schema(min_length = 1, max_length = 60, example = "Winter cup")]
    pub(crate) name: String,
    /// What its matches play, as a spec.
    #[schema(max_length = 1000, example = "fuba:3.0+condition")]
    pub(crate) spec: String,
    pub(crate) format: FormatBody,
    /// What a win, a draw and a defeat are worth; 3, 1 and 0 by default.
    pub(crate) points: Option<PointsBody>,
    /// What decides between teams with equal points, in this order; the lot is always last.
    #[schema(max_items = 6)]
    pub(crate) tie_breaks: Option<Vec<TieBreakWord>>,
    /// What becomes of the matches of a team that withdraws; `half` by default.
    pub(crate) drop_out: Option<DropOutWord>,
    /// What follows a draw in a knock-out; a shoot-out by default, in games without one another match.
    pub(crate) draws: Option<DrawsWord>,
    /// Where the order of the draw comes from; by lot by default.
    pub(crate) seeding: Option<SeedingWord>,
    /// How many skills a team chooses for the whole competition (F-COMP-06).
    #[schema(minimum = 1, maximum = 12)]
    pub(crate) skills: Option<u8>,
    /// Whether cards and injuries cost points in the next match (F-COMP-01 to F-COMP-04); by default where
    /// the rulebook says so.
    pub(crate) carry_over: Option<bool>,
    /// Whether every team has a primary formation (F-COMP-05).
    #[serde(default)]
    pub(crate) primary: bool,
    /// Whether only players who have checked in take part.
    #[serde(default)]
    pub(crate) check_in: bool,
    /// How the server runs it.
    #[serde(default)]
    pub(crate) settings: Settings,
}

/// How a competition is played.
// Variants without fields would have braces: only then are unknown fields refused.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) enum FormatBody {
    /// Everybody plays everybody.
    RoundRobin {
        /// How often two teams meet.
        #[schema(minimum = 1, maximum = 4)]
        legs: u8,
    },
    /// A number of rounds, each paired by the scores so far.
    Swiss {
        #[schema(minimum = 1, maximum = 32)]
        rounds: u8,
    },
    /// The winner goes on.
    KnockOut {
        /// One match a tie, or two with the goals added up.
        #[schema(minimum = 1, maximum = 2)]
        legs: u8,
        /// Whether the losers of the semi-finals play for third place.
        third_place: bool,
    },
    /// Groups of everybody against everybody, then a knock-out of the best of each.
    Groups {
        #[schema(minimum = 2, maximum = 32)]
        groups: u8,
        /// How many of each group go on.
        #[schema(minimum = 1, maximum = 8)]
        qualify: u8,
        /// How often two teams of a group meet.
        #[schema(minimum = 1, maximum = 4)]
        legs: u8,
        then: KnockOutBody,
    },
    /// A standing order: who beats a team above takes its place.
    Ladder {
        /// How many places up a challenge may go.
        #[schema(minimum = 1, maximum = 255)]
        reach: u8,
    },
}

/// A knock-out after groups.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct KnockOutBody {
    /// One match a tie, or two with the goals added up.
    #[schema(minimum = 1, maximum = 2)]
    legs: u8,
    /// Whether the losers of the semi-finals play for third place.
    third_place: bool,
}

impl From<FormatBody> for Format {
    fn from(body: FormatBody) -> Self {
        match body {
            FormatBody::RoundRobin { legs } => Self::RoundRobin { legs },
            FormatBody::Swiss { rounds } => Self::Swiss { rounds },
            FormatBody::KnockOut { legs, third_place } => Self::KnockOut(KnockOut { legs, third_place }),
            FormatBody::Groups { groups, qualify, legs, then: KnockOutBody { legs: two, third_place } } => {
                Self::Groups { groups, qualify, legs, then: KnockOut { legs: two, third_place } }
            }
            FormatBody::Ladder { reach } => Self::Ladder { reach },
        }
    }
}

impl From<Format> for FormatBody {
    fn from(format: Format) -> Self {
        match format {
            Format::RoundRobin { legs } => Self::RoundRobin { legs },
            Format::Swiss { rounds } => Self::Swiss { rounds },
            Format::KnockOut(KnockOut { legs, third_place }) => Self::KnockOut { legs, third_place },
            Format::Groups { groups, qualify, legs, then } => Self::Groups {
                groups,
                qualify,
                legs,
                then: KnockOutBody { legs: then.legs, third_place: then.third_place },
            },
            Format::Ladder { reach } => Self::Ladder { reach },
        }
    }
}

/// What a result is worth.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PointsBody {
    #[schema(minimum = 0, maximum = 20)]
    pub(crate) win: u8,
    #[schema(minimum = 0, maximum = 20)]
    pub(crate) draw: u8,
    #[schema(minimum = 0, maximum = 20)]
    pub(crate) loss: u8,
}

/// Words of the league crate as words of the API; they are the same.
macro_rules! same_words {
    ($(#[$meta:meta])* $name:ident = $of:ident { $($variant:ident),+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
        #[serde(rename_all = "kebab-case")]
        pub(crate) enum $name { $($variant),+ }

        impl From<$name> for $of {
            fn from(word: $name) -> Self {
                match word { $($name::$variant => Self::$variant),+ }
            }
        }

        impl From<$of> for $name {
            fn from(word: $of) -> Self {
                match word { $($of::$variant => Self::$variant),+ }
            }
        }
    };
}

same_words! {
    /// What decides between teams with equal points.
    TieBreakWord = TieBreak { GoalDifference, Goals, HeadToHead, Buchholz, FairPlay, Lot }
}
same_words! {
    /// What becomes of the matches of a team that withdraws from a round robin or a group. `half`: a team
    /// that has played at least half of its matches keeps them and loses the others; of any other team no
    /// match counts. `keep`: what was played counts, the rest is given to the opponents. `annul`: no match
    /// counts.
    DropOutWord = DropOut { Half, Keep, Annul }
}
same_words! {
    /// What follows a draw in a knock-out: extra time and then a shoot-out, a shoot-out at once, or another
    /// match and then a lot.
    DrawsWord = Draws { ExtraTime, ShootOut, Decider }
}
same_words! {
    /// Where the order of the draw comes from: all by lot, by seeds and ratings, or as the teams came in.
    SeedingWord = Seeding { Lot, Seeded, Order }
}

impl NewCompetitionBody {
    /// The specification and the settings, checked. The matches play the canonical spec.
    pub(crate) fn check(self) -> Result<(Spec, Settings)> {
        super::organiser::text("name", &self.name, 60)?;
        let play = Rules::of(&self.spec)?.spec;
        self.settings.check(&play, self.format.into())?;
        let refused = |refusal| Error::refused(&refusal);
        let mut spec = Spec::new(&self.name, &play, self.format.into()).map_err(refused)?;
        let mut headers: Vec<(&str, String)> = Vec::new();
        if let Some(PointsBody { win, draw, loss }) = self.points {
            headers.push(("points", format!("{win}-{draw}-{loss}")));
        }
        if let Some(tie_breaks) = self.tie_breaks {
            let words: Vec<&str> = tie_breaks.into_iter().map(|word| TieBreak::from(word).word()).collect();
            headers.push(("tie-breaks", words.join(", ")));
        }
        if let Some(drop_out) = self.drop_out {
            headers.push(("drop-out", DropOut::from(drop_out).word().into()));
        }
        if let Some(draws) = self.draws {
            headers.push(("draws", Draws::from(draws).word().into()));
        }
        if let Some(seeding) = self.seeding {
            headers.push(("seeding", Seeding::from(seeding).word().into()));
        }
        if let Some(skills) = self.skills {
            headers.push(("skills", skills.to_string()));
        }
        let yes_or_no = |yes: bool| if yes { "yes" } else { "no" }.to_owned();
        headers.extend(self.carry_over.map(|carry_over| ("carry-over", yes_or_no(carry_over))));
        headers.push(("primary", yes_or_no(self.primary)));
        headers.push(("check-in", yes_or_no(self.check_in)));
        for (key, value) in spec.headers() {
            if !headers.iter().any(|(other, _)| *other == key) {
                headers.push((key, value));
            }
        }
        spec =
            Spec::from_headers(headers.iter().map(|(key, value)| (*key, value.as_str()))).map_err(refused)?;
        Ok((spec, self.settings))
    }
}
