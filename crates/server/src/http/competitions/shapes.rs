//! The shapes in which competitions are told.

use serde::{Deserialize, Serialize};
use touchline_league::Slot;
use touchline_protocol::SeatWord;
use utoipa::ToSchema;

use super::create::{DrawsWord, DropOutWord, FormatBody, PointsBody, SeedingWord, TieBreakWord};
use crate::competitions::settings::Settings;
use crate::language::Language;
use crate::proposal::title;
use crate::store::accounts::Kind;
use crate::store::competitions::{CompetitionRow, Player, Status};
use crate::store::matches::Status as MatchStatus;
use crate::time::Millis;

/// A competition in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CompetitionListed {
    /// Its address.
    pub(super) code: String,
    pub(super) name: String,
    /// What its matches play, as a canonical spec.
    pub(super) spec: String,
    /// What its matches play, in words, in the language asked for by `Accept-Language`.
    pub(super) title: String,
    /// How it is played; absent if this server does not know that.
    pub(super) format: Option<FormatBody>,
    pub(super) status: Status,
    /// How many teams are in it.
    pub(super) teams: i64,
    pub(super) settings: Settings,
    pub(super) organiser: String,
    /// When it was created, in milliseconds since 1970.
    pub(super) created: Millis,
    /// When something last happened in it.
    pub(super) changed: Millis,
}

impl CompetitionListed {
    pub(crate) fn of(row: CompetitionRow, language: Language) -> Self {
        let format = row.header.lines().find_map(|line| line.strip_prefix("format: "));
        let format = format.and_then(|text| touchline_league::Format::parse(text).ok());
        Self {
            title: title(language.words(), &row.spec),
            code: row.code,
            name: row.name,
            spec: row.spec,
            format: format.map(FormatBody::from),
            status: row.status,
            teams: row.teams,
            settings: row.settings,
            organiser: row.created_by.1,
            created: row.created_at,
            changed: row.changed_at,
        }
    }
}

/// Everything about a competition.
#[derive(Debug, Serialize, ToSchema)]
#[allow(clippy::struct_excessive_bools)] // what its organiser has decided, each for itself
pub(crate) struct CompetitionTold {
    /// Its address.
    pub(super) code: String,
    pub(super) name: String,
    /// What its matches play, as a canonical spec.
    pub(super) spec: String,
    /// What its matches play, in words, in the language asked for by `Accept-Language`.
    pub(super) title: String,
    pub(super) format: FormatBody,
    pub(super) points: PointsBody,
    pub(super) tie_breaks: Vec<TieBreakWord>,
    /// The score of a match that is given to a team: its goals first.
    pub(super) walkover: [u8; 2],
    pub(super) drop_out: DropOutWord,
    pub(super) draws: DrawsWord,
    pub(super) seeding: SeedingWord,
    /// How many skills a team chooses for the whole competition.
    pub(super) skills: Option<u8>,
    pub(super) carry_over: bool,
    pub(super) primary: bool,
    pub(super) check_in: bool,
    pub(super) settings: Settings,
    pub(super) status: Status,
    /// Whether nothing new begins for now.
    pub(super) paused: bool,
    /// The name of who organises it.
    pub(super) organiser: String,
    /// When it was created, in milliseconds since 1970.
    pub(super) created: Millis,
    /// How many entries there are: decisions are made with this number, so that nobody decides about
    /// something that has changed meanwhile.
    pub(super) seq: i64,
    /// The round that is being played.
    pub(super) round: Option<u16>,
    pub(super) teams: Vec<TeamTold>,
    pub(super) tables: Vec<TableTold>,
    pub(super) bracket: Option<BracketTold>,
    pub(super) fixtures: Vec<FixtureTold>,
    pub(super) deadlines: Vec<DeadlineTold>,
    pub(super) announcements: Vec<AnnouncementTold>,
    /// Everything that an organiser decided, with the reason, in order.
    pub(super) decisions: Vec<DecisionTold>,
    /// The number of the team that won it.
    pub(super) winner: Option<u16>,
    /// What you have to do with it; absent for strangers.
    pub(super) you: Option<YouTold>,
}

/// A team.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TeamTold {
    /// Its number.
    pub(super) id: u16,
    pub(super) name: String,
    pub(super) player: PlayerTold,
    pub(super) rating: Option<u16>,
    pub(super) seed: Option<u16>,
    /// Its primary formation.
    pub(super) primary: Option<String>,
    /// Its skills for the competition.
    pub(super) skills: Vec<String>,
    pub(super) checked_in: bool,
    pub(super) withdrawn: bool,
    /// The number of its next fixture: who plays against whom is said there.
    pub(super) next: Option<u32>,
}

/// Who plays for a team.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum PlayerTold {
    /// A user without an account.
    Guest { name: String },
    /// A user with an account.
    Person { name: String },
    /// A program.
    Bot { name: String },
    /// A computer player of the server.
    Computer { level: String },
    /// Nobody that the server knows.
    Nobody,
}

impl PlayerTold {
    pub(super) fn of(player: Option<&Player>) -> Self {
        match player {
            Some(Player::Computer { level }) => Self::Computer { level: level.clone() },
            Some(Player::User { name, kind, .. }) => {
                let name = name.clone();
                match kind {
                    Kind::Guest => Self::Guest { name },
                    Kind::Person => Self::Person { name },
                    Kind::Bot => Self::Bot { name },
                }
            }
            None => Self::Nobody,
        }
    }
}

/// A table.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TableTold {
    /// The number of its group, from 1; absent where there is one table.
    pub(super) group: Option<u8>,
    /// Whether all its matches are over.
    pub(super) complete: bool,
    /// The best first.
    pub(super) rows: Vec<RowTold>,
}

/// A line of a table.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RowTold {
    pub(super) place: u16,
    pub(super) team: u16,
    pub(super) played: u16,
    pub(super) won: u16,
    pub(super) drawn: u16,
    pub(super) lost: u16,
    pub(super) goals_for: u32,
    pub(super) goals_against: u32,
    pub(super) points: u32,
    pub(super) yellows: u32,
    pub(super) reds: u32,
    /// Rounds without an opponent.
    pub(super) byes: u16,
    pub(super) buchholz: u32,
    pub(super) withdrawn: bool,
    /// What puts it above the next team, if both have the same points.
    pub(super) decided_by: Option<TieBreakWord>,
}

/// A knock-out.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct BracketTold {
    /// The rounds, the final last.
    pub(super) rounds: Vec<BracketRoundTold>,
    /// The match for third place.
    pub(super) third_place: Option<TieTold>,
}

/// A round of a knock-out.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct BracketRoundTold {
    /// How many teams it can take: 2 is the final, 4 the semi-finals.
    pub(super) teams: u16,
    /// From top to bottom: the winners of the first two meet in the first of the next round, and so on.
    pub(super) ties: Vec<TieTold>,
}

/// A tie.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TieTold {
    pub(super) id: u16,
    pub(super) home: SlotTold,
    pub(super) away: SlotTold,
    /// Its matches.
    pub(super) fixtures: Vec<u32>,
    /// The goals of all its matches, for the side that is home in the first.
    pub(super) score: Option<[u16; 2]>,
    /// The shoot-out, likewise.
    pub(super) shoot_out: Option<[u8; 2]>,
    pub(super) winner: Option<u16>,
}

/// One side of a fixture.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum SlotTold {
    Team {
        team: u16,
    },
    /// The winner of a tie that is not decided yet.
    Winner {
        tie: u16,
    },
    /// The loser of a tie that is not decided yet.
    Loser {
        tie: u16,
    },
    /// A place in a group that is not decided yet, both from 1.
    Place {
        group: u8,
        place: u8,
    },
    /// A place in the draw, from 1, before the draw.
    Drawn {
        place: u16,
    },
    /// Nobody: a bye.
    Nobody,
}

impl From<Slot> for SlotTold {
    fn from(slot: Slot) -> Self {
        match slot {
            Slot::Team(team) => Self::Team { team: team.0 },
            Slot::Winner(tie) => Self::Winner { tie: tie.0 },
            Slot::Loser(tie) => Self::Loser { tie: tie.0 },
            Slot::Place { group, place } => Self::Place { group: group + 1, place: place + 1 },
            Slot::Drawn(place) => Self::Drawn { place: place + 1 },
            Slot::Nobody => Self::Nobody,
        }
    }
}

/// A match of a competition.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct FixtureTold {
    /// Its number.
    pub(super) id: u32,
    /// The number of its group, from 1.
    pub(super) group: Option<u8>,
    /// The number of its tie in the bracket.
    pub(super) tie: Option<u16>,
    pub(super) round: u16,
    /// Which of the matches between the two, from 1.
    pub(super) leg: u8,
    pub(super) home: SlotTold,
    pub(super) away: SlotTold,
    pub(super) state: FixtureState,
    /// The match it is played with.
    #[serde(rename = "match")]
    pub(super) game: Option<FixtureMatchTold>,
    /// When its players were called, if they have to say that they are there, and who has.
    pub(super) called: Option<CalledTold>,
    pub(super) result: Option<ResultTold>,
    /// What its teams bring along from earlier matches, and why.
    pub(super) terms: Option<TermsTold>,
}

/// Where a fixture stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum FixtureState {
    /// It is not known yet who plays, or what they bring along.
    Waiting,
    /// It can begin; with a round before it, when that is over.
    Ready,
    /// Its players were called.
    Called,
    /// It is being played.
    Playing,
    /// It has a result.
    Over,
    /// It was given to a team without being played, or is a bye.
    Given,
    /// It does not count, because a team withdrew.
    Annulled,
}

/// The match of a fixture.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct FixtureMatchTold {
    /// Its address.
    pub(super) code: String,
    pub(super) status: MatchStatus,
    /// Whom it waits for while it is played.
    pub(super) waits: Vec<SeatWord>,
}

/// Who is there.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CalledTold {
    pub(super) at: Millis,
    /// From then on whoever is not there has lost.
    pub(super) until: Millis,
    /// When each side came: home, away.
    pub(super) here: [Option<Millis>; 2],
}

/// The result of a fixture.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ResultTold {
    /// The goals that count, home first; without those of a shoot-out.
    pub(super) score: [u8; 2],
    pub(super) shoot_out: Option<[u8; 2]>,
    pub(super) ending: EndingWord,
    /// Who won it, the shoot-out included.
    pub(super) winner: Option<SeatWord>,
    pub(super) home: ReportTold,
    pub(super) away: ReportTold,
}

/// How a fixture ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum EndingWord {
    #[default]
    Played,
    /// To the end of extra time.
    ExtraTime,
    /// It was begun and then given to a team: the other one resigned, ran out of time, or a referee decided
    /// so.
    Awarded,
    /// It was begun, and then both agreed on a draw.
    Agreed,
    /// It was given to a team without being played.
    Walkover,
    /// It was not played, and both have lost.
    NoShow,
}

/// What a team takes with it from a match.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ReportTold {
    pub(super) yellows: u8,
    pub(super) reds: u8,
    pub(super) injuries: u8,
    /// The formation it began with.
    pub(super) formation: Option<String>,
    /// The skills it has lost for its next match.
    pub(super) skills_lost: Vec<String>,
}

/// What the teams of a fixture bring along.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TermsTold {
    /// As a record writes them; never the minute of the final whistle, which is secret.
    pub(super) text: String,
    /// Why condition points are lost.
    pub(super) reasons: Vec<ReasonTold>,
}

/// What a team brings along, and why.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ReasonTold {
    pub(super) seat: SeatWord,
    pub(super) team: u16,
    /// The clause of the rulebook.
    pub(super) clause: &'static str,
    pub(super) why: WhyWord,
    /// How many condition points it loses by it.
    pub(super) points: u8,
    /// The number of the fixture where it comes from.
    pub(super) after: Option<u32>,
    /// What the dice showed together.
    pub(super) rolled: Option<u8>,
}

/// Why a team brings something along.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum WhyWord {
    /// A red card in the match before.
    Red,
    /// A yellow card in the match before, and dice.
    Yellow,
    /// An injury in the match before, and a die.
    Injury,
    /// It came late.
    Late,
    /// It has a primary formation: to begin with another one costs a point.
    Primary,
    /// It has skills to choose from.
    Pool,
    /// It has lost a skill for this match.
    Barred,
}

/// When a round must be over.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct DeadlineTold {
    pub(super) round: u16,
    pub(super) at: Millis,
}

/// A message of an organiser to everybody.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct AnnouncementTold {
    pub(super) at: Option<Millis>,
    pub(super) by: String,
    pub(super) text: String,
}

/// A decision of an organiser.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct DecisionTold {
    /// The number of the entry.
    pub(super) seq: usize,
    pub(super) at: Option<Millis>,
    pub(super) by: String,
    /// What was decided, as the log writes it: `correct 7 1-1`.
    pub(super) what: String,
    pub(super) because: Option<String>,
}

/// What a viewer has to do with a competition.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct YouTold {
    /// Whether you may decide things.
    pub(super) organiser: bool,
    /// The number of your team.
    pub(super) team: Option<u16>,
    /// The address of the match that you play now.
    #[serde(rename = "match")]
    pub(super) game: Option<String>,
    /// The number of the fixture for which you should say that you are there.
    pub(super) called: Option<u32>,
}
