//! A competition as lists and pages show it.

use serde::{Deserialize, Serialize};
use touchline_engine::Seat;
use touchline_league::carry_over::Cause;
use touchline_league::{
    Bracket, BracketRound, BracketTie, Ending, Fixture, FixtureId, FixtureTerms, Input, MatchResult, Part,
    Slot, Stage, Status as Settled, Table, Team, TeamId,
};
use touchline_protocol::SeatWord;
use utoipa::ToSchema;

use super::create::{DrawsWord, DropOutWord, FormatBody, PointsBody, SeedingWord, TieBreakWord};
use super::rank::decided_by;
use crate::competitions::attendance;
use crate::competitions::live::Live;
use crate::competitions::settings::Settings;
use crate::competitions::step::{deadline, round};
use crate::language::Language;
use crate::proposal::title;
use crate::store::accounts::{Kind, User};
use crate::store::competitions::{CompetitionRow, Link, Player, Status};
use crate::store::matches::{Match, Status as MatchStatus};
use crate::time::Millis;

/// A competition in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CompetitionListed {
    /// Its address.
    code: String,
    name: String,
    /// What its matches play, as a canonical spec.
    spec: String,
    /// What its matches play, in words, in the language asked for by `Accept-Language`.
    title: String,
    /// How it is played; absent if this server does not know that.
    format: Option<FormatBody>,
    status: Status,
    /// How many teams are in it.
    teams: i64,
    settings: Settings,
    organiser: String,
    /// When it was created, in milliseconds since 1970.
    created: Millis,
    /// When something last happened in it.
    changed: Millis,
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
pub(crate) struct CompetitionTold {
    /// Its address.
    code: String,
    name: String,
    /// What its matches play, as a canonical spec.
    spec: String,
    /// What its matches play, in words, in the language asked for by `Accept-Language`.
    title: String,
    format: FormatBody,
    points: PointsBody,
    tie_breaks: Vec<TieBreakWord>,
    /// The score of a match that is given to a team: its goals first.
    walkover: [u8; 2],
    drop_out: DropOutWord,
    draws: DrawsWord,
    seeding: SeedingWord,
    /// How many skills a team chooses for the whole competition.
    skills: Option<u8>,
    carry_over: bool,
    primary: bool,
    check_in: bool,
    settings: Settings,
    status: Status,
    /// Whether nothing new begins for now.
    paused: bool,
    /// The name of who organises it.
    organiser: String,
    /// When it was created, in milliseconds since 1970.
    created: Millis,
    /// How many entries there are: decisions are made with this number, so that nobody decides about something
    /// that has changed meanwhile.
    seq: i64,
    /// The round that is being played.
    round: Option<u16>,
    teams: Vec<TeamTold>,
    tables: Vec<TableTold>,
    bracket: Option<BracketTold>,
    fixtures: Vec<FixtureTold>,
    deadlines: Vec<DeadlineTold>,
    announcements: Vec<AnnouncementTold>,
    /// Everything that an organiser decided, with the reason, in order.
    decisions: Vec<DecisionTold>,
    /// The number of the team that won it.
    winner: Option<u16>,
    /// What you have to do with it; absent for strangers.
    you: Option<YouTold>,
}

/// A team.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TeamTold {
    /// Its number.
    id: u16,
    name: String,
    player: PlayerTold,
    rating: Option<u16>,
    seed: Option<u16>,
    /// Its primary formation.
    primary: Option<String>,
    /// Its skills for the competition.
    skills: Vec<String>,
    checked_in: bool,
    withdrawn: bool,
    /// The number of its next fixture: who plays against whom is said there.
    next: Option<u32>,
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
    fn of(player: Option<&Player>) -> Self {
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
    group: Option<u8>,
    /// Whether all its matches are over.
    complete: bool,
    /// The best first.
    rows: Vec<RowTold>,
}

/// A line of a table.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RowTold {
    place: u16,
    team: u16,
    played: u16,
    won: u16,
    drawn: u16,
    lost: u16,
    goals_for: u32,
    goals_against: u32,
    points: u32,
    yellows: u32,
    reds: u32,
    /// Rounds without an opponent.
    byes: u16,
    buchholz: u32,
    withdrawn: bool,
    /// What puts it above the next team, if both have the same points.
    decided_by: Option<TieBreakWord>,
}

/// A knock-out.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct BracketTold {
    /// The rounds, the final last.
    rounds: Vec<BracketRoundTold>,
    /// The match for third place.
    third_place: Option<TieTold>,
}

/// A round of a knock-out.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct BracketRoundTold {
    /// How many teams it can take: 2 is the final, 4 the semi-finals.
    teams: u16,
    /// From top to bottom: the winners of the first two meet in the first of the next round, and so on.
    ties: Vec<TieTold>,
}

/// A tie.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TieTold {
    id: u16,
    home: SlotTold,
    away: SlotTold,
    /// Its matches.
    fixtures: Vec<u32>,
    /// The goals of all its matches, for the side that is home in the first.
    score: Option<[u16; 2]>,
    /// The shoot-out, likewise.
    shoot_out: Option<[u8; 2]>,
    winner: Option<u16>,
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
    id: u32,
    /// The number of its group, from 1.
    group: Option<u8>,
    /// The number of its tie in the bracket.
    tie: Option<u16>,
    round: u16,
    /// Which of the matches between the two, from 1.
    leg: u8,
    home: SlotTold,
    away: SlotTold,
    state: FixtureState,
    /// The match it is played with.
    #[serde(rename = "match")]
    game: Option<FixtureMatchTold>,
    /// When its players were called, if they have to say that they are there, and who has.
    called: Option<CalledTold>,
    result: Option<ResultTold>,
    /// What its teams bring along from earlier matches, and why.
    terms: Option<TermsTold>,
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
    code: String,
    status: MatchStatus,
    /// Whom it waits for while it is played.
    waits: Vec<SeatWord>,
}

/// Who is there.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CalledTold {
    at: Millis,
    /// From then on whoever is not there has lost.
    until: Millis,
    /// When each side came: home, away.
    here: [Option<Millis>; 2],
}

/// The result of a fixture.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ResultTold {
    /// The goals that count, home first; without those of a shoot-out.
    score: [u8; 2],
    shoot_out: Option<[u8; 2]>,
    ending: EndingWord,
    /// Who won it, the shoot-out included.
    winner: Option<SeatWord>,
    home: ReportTold,
    away: ReportTold,
}

/// How a fixture ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum EndingWord {
    #[default]
    Played,
    /// To the end of extra time.
    ExtraTime,
    /// It was begun and then given to a team: the other one resigned, ran out of time, or a referee decided so.
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
    yellows: u8,
    reds: u8,
    injuries: u8,
    /// The formation it began with.
    formation: Option<String>,
    /// The skills it has lost for its next match.
    skills_lost: Vec<String>,
}

/// What the teams of a fixture bring along.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TermsTold {
    /// As a record writes them; never the minute of the final whistle, which is secret.
    text: String,
    /// Why condition points are lost.
    reasons: Vec<ReasonTold>,
}

/// What a team brings along, and why.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ReasonTold {
    seat: SeatWord,
    team: u16,
    /// The clause of the rulebook.
    clause: &'static str,
    why: WhyWord,
    /// How many condition points it loses by it.
    points: u8,
    /// The number of the fixture where it comes from.
    after: Option<u32>,
    /// What the dice showed together.
    rolled: Option<u8>,
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
    round: u16,
    at: Millis,
}

/// A message of an organiser to everybody.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct AnnouncementTold {
    at: Option<Millis>,
    by: String,
    text: String,
}

/// A decision of an organiser.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct DecisionTold {
    /// The number of the entry.
    seq: usize,
    at: Option<Millis>,
    by: String,
    /// What was decided, as the log writes it: `correct 7 1-1`.
    what: String,
    because: Option<String>,
}

/// What a viewer has to do with a competition.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct YouTold {
    /// Whether you may decide things.
    organiser: bool,
    /// The number of your team.
    team: Option<u16>,
    /// The address of the match that you play now.
    #[serde(rename = "match")]
    game: Option<String>,
    /// The number of the fixture for which you should say that you are there.
    called: Option<u32>,
}

/// A competition as a viewer sees it.
pub(crate) fn tell(
    app: &crate::app::App,
    live: &Live,
    viewer: Option<&User>,
    language: Language,
) -> CompetitionTold {
    let (row, league) = (&live.row, &live.now.league);
    let spec = league.spec();
    let ready: Vec<FixtureId> = league.ready().map(|fixture| fixture.id).collect();
    let fixtures: Vec<FixtureTold> =
        league.fixtures().iter().map(|fixture| tell_fixture(app, live, fixture, &ready)).collect();
    let mut rounds: Vec<u16> = league.fixtures().iter().map(|fixture| fixture.round).collect();
    rounds.sort_unstable();
    rounds.dedup();
    let deadlines =
        rounds.iter().filter_map(|round| Some(DeadlineTold { round: *round, at: deadline(live, *round)? }));
    CompetitionTold {
        code: row.code.clone(),
        name: row.name.clone(),
        spec: row.spec.clone(),
        title: title(language.words(), &row.spec),
        format: spec.format.into(),
        points: PointsBody { win: spec.points.win, draw: spec.points.draw, loss: spec.points.loss },
        tie_breaks: spec.tie_breaks.iter().map(|by| (*by).into()).collect(),
        walkover: spec.walkover,
        drop_out: spec.drop_out.into(),
        draws: spec.draws.into(),
        seeding: spec.seeding.into(),
        skills: spec.skills,
        carry_over: spec.carry_over,
        primary: spec.primary,
        check_in: spec.check_in,
        settings: row.settings.clone(),
        status: row.status,
        paused: league.stage() == Stage::Paused,
        organiser: row.created_by.1.clone(),
        created: row.created_at,
        seq: row.seq,
        round: (row.status == Status::Running).then(|| round(live)).flatten(),
        teams: league.teams().iter().map(|team| tell_team(live, team)).collect(),
        tables: league.tables().iter().map(|table| tell_table(live, table)).collect(),
        bracket: league.bracket().as_ref().map(|bracket| tell_bracket(live, bracket)),
        deadlines: deadlines.collect(),
        announcements: announcements(live),
        decisions: decisions(live),
        winner: league.winner().map(|team| team.0),
        you: viewer.map(|user| tell_you(live, user, &fixtures)),
        fixtures,
    }
}

fn tell_team(live: &Live, team: &Team) -> TeamTold {
    let is_next = |fixture: &&Fixture| !fixture.is_settled() && fixture.seat_of(team.id).is_some();
    let next =
        live.now.league.fixtures().iter().filter(is_next).min_by_key(|fixture| (fixture.round, fixture.id));
    TeamTold {
        id: team.id.0,
        name: team.name.clone(),
        player: PlayerTold::of(live.now.player(team.id)),
        rating: team.rating,
        seed: team.seed,
        primary: team.primary.map(|formation| formation.to_string()),
        skills: team.skills.iter().map(|skill| skill.word().to_owned()).collect(),
        checked_in: team.checked_in,
        withdrawn: team.withdrawn,
        next: next.map(|fixture| fixture.id.0),
    }
}

fn tell_table(live: &Live, table: &Table) -> TableTold {
    let below = |at: usize| table.rows.get(at + 1);
    let rows = table.rows.iter().enumerate().map(|(at, row)| RowTold {
        place: row.place,
        team: row.team.0,
        played: row.played,
        won: row.won,
        drawn: row.drawn,
        lost: row.lost,
        goals_for: row.goals_for,
        goals_against: row.goals_against,
        points: row.points,
        yellows: row.yellows,
        reds: row.reds,
        byes: row.byes,
        buchholz: row.buchholz,
        withdrawn: row.withdrawn,
        decided_by: below(at).and_then(|next| decided_by(&live.now.league, table, row, next)).map(Into::into),
    });
    TableTold { group: group(table.part), complete: table.complete, rows: rows.collect() }
}

fn group(part: Part) -> Option<u8> {
    match part {
        Part::Group(group) => Some(group + 1),
        Part::Table | Part::Tie(_) => None,
    }
}

fn tell_fixture(app: &crate::app::App, live: &Live, fixture: &Fixture, ready: &[FixtureId]) -> FixtureTold {
    let link = live.link(fixture.id);
    let game = link.and_then(|link| link.game.as_ref());
    let state = match fixture.status {
        Settled::Played => FixtureState::Over,
        Settled::Given(_) => FixtureState::Given,
        Settled::Annulled => FixtureState::Annulled,
        Settled::Waiting => FixtureState::Waiting,
        Settled::Open if game.is_some() => FixtureState::Playing,
        Settled::Open if link.is_some() => FixtureState::Called,
        Settled::Open if ready.contains(&fixture.id) => FixtureState::Ready,
        Settled::Open => FixtureState::Waiting,
    };
    let terms = live.now.league.terms(fixture.id);
    FixtureTold {
        id: fixture.id.0,
        group: group(fixture.part),
        tie: match fixture.part {
            Part::Tie(tie) => Some(tie.0),
            Part::Table | Part::Group(_) => None,
        },
        round: fixture.round,
        leg: fixture.leg,
        home: fixture.seats[Seat::Home].into(),
        away: fixture.seats[Seat::Away].into(),
        state,
        game: game.map(|game| tell_match(app, game)),
        called: link.filter(|_| state == FixtureState::Called).map(tell_called),
        result: fixture.result.as_ref().map(|result| tell_result(live, result)),
        terms: terms.as_ref().and_then(tell_terms),
    }
}

fn tell_match(app: &crate::app::App, game: &Match) -> FixtureMatchTold {
    let waits = Seat::ALL.into_iter().filter(|seat| app.rooms.waits_for(&game.code, *seat));
    let waits =
        if game.status == MatchStatus::Live { waits.map(SeatWord::from).collect() } else { Vec::new() };
    FixtureMatchTold { code: game.code.clone(), status: game.status, waits }
}

fn tell_called(link: &Link) -> CalledTold {
    CalledTold { at: link.called_at, until: attendance::until(link), here: link.here }
}

fn tell_result(live: &Live, result: &MatchResult) -> ResultTold {
    let report = |seat: Seat| {
        let of = &result.seats[seat];
        ReportTold {
            yellows: of.yellows,
            reds: of.reds,
            injuries: of.injuries,
            formation: of.formation.map(|formation| formation.to_string()),
            skills_lost: of.skills_lost.iter().map(|skill| skill.word().to_owned()).collect(),
        }
    };
    ResultTold {
        score: result.goals(live.now.league.spec()),
        shoot_out: result.shoot_out,
        ending: match result.ending {
            Ending::Played => EndingWord::Played,
            Ending::ExtraTime => EndingWord::ExtraTime,
            Ending::Awarded(_) => EndingWord::Awarded,
            Ending::Agreed => EndingWord::Agreed,
            Ending::Walkover(_) => EndingWord::Walkover,
            Ending::NoShow => EndingWord::NoShow,
        },
        winner: result.winner().map(SeatWord::from),
        home: report(Seat::Home),
        away: report(Seat::Away),
    }
}

fn millis(at: Option<u64>) -> Option<Millis> {
    at.and_then(|at| Millis::try_from(at).ok())
}

fn announcements(live: &Live) -> Vec<AnnouncementTold> {
    let entries = live.now.league.entries().iter();
    entries
        .filter_map(|entry| match &entry.input {
            Input::Announce(text) => {
                Some(AnnouncementTold { at: millis(entry.at), by: entry.by.clone(), text: text.clone() })
            }
            _ => None,
        })
        .collect()
}

/// Everything with a reason, and everything that needs one.
fn decisions(live: &Live) -> Vec<DecisionTold> {
    let entries = live.now.league.entries().iter().enumerate();
    entries
        .filter(|(_, entry)| entry.because.is_some() || entry.input.needs_reason())
        .map(|(at, entry)| DecisionTold {
            seq: at + 1,
            at: millis(entry.at),
            by: entry.by.clone(),
            what: entry.input.to_text(),
            because: entry.because.clone(),
        })
        .collect()
}

fn tell_you(live: &Live, user: &User, fixtures: &[FixtureTold]) -> YouTold {
    let team = live
        .team_of(user.id)
        .filter(|team| live.now.league.teams().iter().any(|other| other.id == *team && !other.withdrawn));
    let plays = |fixture: &&FixtureTold, team: TeamId| {
        [&fixture.home, &fixture.away]
            .into_iter()
            .any(|slot| matches!(slot, SlotTold::Team { team: of } if *of == team.0))
    };
    let mine = |state: FixtureState| {
        team.and_then(|team| fixtures.iter().find(|fixture| fixture.state == state && plays(fixture, team)))
    };
    YouTold {
        organiser: live.is_organiser(user),
        team: team.map(|team| team.0),
        game: mine(FixtureState::Playing).and_then(|fixture| Some(fixture.game.as_ref()?.code.clone())),
        called: mine(FixtureState::Called).map(|fixture| fixture.id),
    }
}

fn tell_bracket(live: &Live, bracket: &Bracket) -> BracketTold {
    let round = |round: &BracketRound| BracketRoundTold {
        teams: round.teams,
        ties: round.ties.iter().map(|tie| tell_tie(live, tie)).collect(),
    };
    BracketTold {
        rounds: bracket.rounds.iter().map(round).collect(),
        third_place: bracket.third_place.as_ref().map(|tie| tell_tie(live, tie)),
    }
}

fn tell_tie(live: &Live, tie: &BracketTie) -> TieTold {
    let [home, away] = tie.sides;
    let shoot_out = tie.fixtures.iter().rev().find_map(|id| {
        let fixture = live.now.league.fixture(*id)?;
        let [one, other] = fixture.result.as_ref()?.shoot_out?;
        Some(if fixture.leg == 2 { [other, one] } else { [one, other] })
    });
    TieTold {
        id: tie.id.0,
        home: home.into(),
        away: away.into(),
        fixtures: tie.fixtures.iter().map(|id| id.0).collect(),
        score: tie.goals,
        shoot_out,
        winner: tie.winner.and_then(|side| match tie.sides.get(side)? {
            Slot::Team(team) => Some(team.0),
            _ => None,
        }),
    }
}

fn tell_terms(terms: &FixtureTerms) -> Option<TermsTold> {
    let reasons = terms.reasons.iter().map(|reason| ReasonTold {
        seat: reason.seat.into(),
        team: reason.team.0,
        clause: reason.cause.clause(),
        why: match reason.cause {
            Cause::Red { .. } => WhyWord::Red,
            Cause::Yellow { .. } => WhyWord::Yellow,
            Cause::Injury { .. } => WhyWord::Injury,
            Cause::Late => WhyWord::Late,
            Cause::Primary(_) => WhyWord::Primary,
            Cause::Pool => WhyWord::Pool,
            Cause::Barred { .. } => WhyWord::Barred,
        },
        points: reason.points,
        after: match reason.cause {
            Cause::Red { after }
            | Cause::Yellow { after, .. }
            | Cause::Injury { after, .. }
            | Cause::Barred { after, .. } => Some(after.0),
            Cause::Late | Cause::Primary(_) | Cause::Pool => None,
        },
        rolled: match reason.cause {
            Cause::Yellow { rolled, .. } | Cause::Injury { rolled, .. } => Some(rolled),
            Cause::Red { .. } | Cause::Late | Cause::Primary(_) | Cause::Pool | Cause::Barred { .. } => None,
        },
    });
    let told = TermsTold { text: terms.text(), reasons: reasons.collect() };
    (!told.text.is_empty()).then_some(told)
}
