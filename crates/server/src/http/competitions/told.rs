//! A competition as pages show it.

use touchline_engine::Seat;
use touchline_league::carry_over::Cause;
use touchline_league::{
    Bracket, BracketRound, BracketTie, Ending, Fixture, FixtureId, FixtureTerms, Input, MatchResult, Part,
    Slot, Stage, Status as Settled, Table, Team, TeamId,
};
use touchline_protocol::SeatWord;

use super::create::PointsBody;
use super::rank::decided_by;
use super::shapes::{
    AnnouncementTold, BracketRoundTold, BracketTold, CalledTold, CompetitionTold, DeadlineTold, DecisionTold,
    EndingWord, FixtureMatchTold, FixtureState, FixtureTold, PlayerTold, ReasonTold, ReportTold, ResultTold,
    RowTold, SlotTold, TableTold, TeamTold, TermsTold, TieTold, WhyWord, YouTold,
};
use crate::app::App;
use crate::competitions::attendance;
use crate::competitions::live::{Live, SERVER};
use crate::competitions::step::{deadline, round};
use crate::language::Language;
use crate::proposal::title;
use crate::store::accounts::User;
use crate::store::competitions::{Link, Status};
use crate::store::matches::{Match, Status as MatchStatus};
use crate::time::Millis;

/// A competition as a viewer sees it.
pub(crate) fn tell(app: &App, live: &Live, viewer: Option<&User>, language: Language) -> CompetitionTold {
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

fn tell_fixture(app: &App, live: &Live, fixture: &Fixture, ready: &[FixtureId]) -> FixtureTold {
    let link = live.link(fixture.id);
    let game = link.and_then(|link| link.game.as_ref());
    let state = match fixture.status {
        Settled::Played => FixtureState::Over,
        Settled::Given(_) => FixtureState::Given,
        Settled::Annulled => FixtureState::Annulled,
        Settled::Open if game.is_some() => FixtureState::Playing,
        Settled::Open if link.is_some() => FixtureState::Called,
        Settled::Open if ready.contains(&fixture.id) => FixtureState::Ready,
        Settled::Open | Settled::Waiting => FixtureState::Waiting,
    };
    // What was brought along to matches of long ago is in the log.
    let is_recent =
        usize::try_from(fixture.id.0).unwrap_or(usize::MAX) + RECENT >= live.now.league.fixtures().len();
    let terms = if is_recent || !fixture.is_settled() { live.now.league.terms(fixture.id) } else { None };
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
        called: link.filter(|_| state == FixtureState::Called).map(|link| tell_called(live, link)),
        result: fixture.result.as_ref().map(|result| tell_result(live, result)),
        terms: terms.as_ref().and_then(tell_terms),
    }
}

fn tell_match(app: &App, game: &Match) -> FixtureMatchTold {
    let waits = Seat::ALL.into_iter().filter(|seat| app.rooms.waits_for(&game.code, *seat));
    let waits =
        if game.status == MatchStatus::Live { waits.map(SeatWord::from).collect() } else { Vec::new() };
    FixtureMatchTold { code: game.code.clone(), status: game.status, waits }
}

fn tell_called(live: &Live, link: &Link) -> CalledTold {
    CalledTold { at: link.called_at, until: attendance::until(live, link), here: link.here }
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

/// How many announcements and decisions are told, the last ones, and of how many settled fixtures it is told
/// what their teams brought along. The log has everything.
const RECENT: usize = 200;

/// The last of many.
fn recent<T>(mut all: Vec<T>) -> Vec<T> {
    all.drain(..all.len().saturating_sub(RECENT));
    all
}

fn announcements(live: &Live) -> Vec<AnnouncementTold> {
    let entries = live.now.league.entries().iter();
    let all = entries
        .filter_map(|entry| match &entry.input {
            Input::Announce(text) => {
                Some(AnnouncementTold { at: millis(entry.at), by: entry.by.clone(), text: text.clone() })
            }
            _ => None,
        })
        .collect();
    recent(all)
}

/// Everything with a reason, everything that needs one, and whom people called late.
fn decisions(live: &Live) -> Vec<DecisionTold> {
    let entries = live.now.league.entries().iter().enumerate();
    let all = entries
        .filter(|(_, entry)| {
            let is_late = matches!(entry.input, Input::Late { .. }) && entry.by != SERVER;
            entry.because.is_some() || entry.input.needs_reason() || is_late
        })
        .map(|(at, entry)| DecisionTold {
            seq: at + 1,
            at: millis(entry.at),
            by: entry.by.clone(),
            what: entry.input.to_text(),
            because: entry.because.clone(),
        })
        .collect();
    recent(all)
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
