//! The next thing that happens in a competition by itself.

use touchline_engine::{Rng as _, Seat};
use touchline_league::{
    Due, Ending, Fixture, FixtureId, Format, Input, MatchResult, Part, Stage, Status, TeamId,
};

use super::attendance::{self, Arrival};
use super::live::Live;
use super::report::{self, Level};
use super::start;
use crate::app::App;
use crate::dice;
use crate::error::{Error, Result};
use crate::fair::Party;
use crate::room::log;
use crate::store::competitions::Link;
use crate::store::matches::{Match, Status as MatchStatus};
use crate::time::{DAY, HOUR, Millis};

/// How often a match may be called off before both teams have lost it.
const MOST_ATTEMPTS: usize = 3;

/// What came of looking.
pub(super) enum Next {
    /// Something was done: look again.
    Step,
    /// A match was stored, which begins now.
    Begin(String),
    /// Nothing is due before this moment.
    Rest(Option<Millis>),
}

/// Take the next step, if there is one.
pub(super) async fn step(app: &App, live: &mut Live) -> Result<Next> {
    if !matches!(live.now.league.stage(), Stage::Running | Stage::Paused) {
        return Ok(Next::Rest(None));
    }
    if take_result(app, live).await? {
        return Ok(Next::Step);
    }
    // Matches go on and are counted; nothing new begins.
    if live.now.league.stage() == Stage::Paused {
        return Ok(Next::Rest(None));
    }
    if supply(app, live).await? || set_deadline(app, live).await? || pass_deadline(app, live).await? {
        return Ok(Next::Step);
    }
    begin(app, live).await
}

/// End matches that do not count any more: their fixture was decided otherwise, or is played by others.
/// Whoever has left during one has lost it.
pub(super) async fn put_away(app: &App, live: &Live) -> Result<()> {
    for link in &live.links {
        let Some(game) = link.game.as_ref().filter(|game| game.status == MatchStatus::Live) else { continue };
        if !live.now.is_wanted(link) {
            end(app, game, live.now.winner_by_leaving(link)).await?;
        }
    }
    Ok(())
}

/// Take up live matches that nobody has taken up.
pub(super) async fn take_up(app: &App, live: &Live) -> Result<()> {
    for link in &live.links {
        let Some(game) = link.game.as_ref().filter(|game| game.status == MatchStatus::Live) else { continue };
        if !app.rooms.is_known(&game.code) {
            match app.rooms.find(app, game, Party::of_match(app, game)).await {
                // It waits for a program that knows its rules, or for its organiser.
                Err(error) if error.code() == UNPLAYABLE => {}
                found => drop(found?),
            }
        }
    }
    Ok(())
}

/// A match that this program cannot play.
const UNPLAYABLE: &str = "match-unplayable";

/// Decide a match from outside. One that has ended meanwhile needs nothing.
async fn end(app: &App, game: &Match, winner: Option<Seat>) -> Result<()> {
    let done = match app.rooms.find(app, game, Party::of_match(app, game)).await {
        Ok(room) => room.adjudicate(winner).await,
        // It can be called off without being played.
        Err(error) if error.code() == UNPLAYABLE => app.rooms.expire(app, game, 0).await,
        Err(error) => Err(error),
    };
    match done {
        Err(error) if error.code() == "match-over" => Ok(()),
        done => done,
    }
}

/// Fixtures that are to be played.
fn open(live: &Live) -> impl Iterator<Item = &Fixture> {
    live.now.league.fixtures().iter().filter(|fixture| fixture.status == Status::Open)
}

/// Enter the result of a match that is over. One that the competition does not take waits for its organiser.
async fn take_result(app: &App, live: &mut Live) -> Result<bool> {
    let over = open(live).filter_map(|fixture| {
        let game = live.link(fixture.id)?.game.clone()?;
        (game.status == MatchStatus::Over).then_some((*fixture, game))
    });
    for (fixture, game) in over.collect::<Vec<_>>() {
        let code = game.code.clone();
        let result = match result_of(app, live, &fixture, game).await {
            // It waits for a program that knows its rules, or for its organiser; others go on.
            Err(error) if error.code() == UNPLAYABLE || error.is_refusal() => {
                tracing::error!(code, error = error.code(), "the result of a match cannot be read");
                continue;
            }
            result => result?,
        };
        match live.give(app, None, Input::Result(fixture.id, result)).await {
            Ok(_) => return Ok(true),
            Err(error) if error.is_refusal() => {
                tracing::error!(code, error = error.code(), "the result of a match is not taken");
            }
            Err(error) => return Err(error),
        }
    }
    let given_up = open(live).find(|fixture| called_off(live, fixture.id) >= MOST_ATTEMPTS).copied();
    let Some(fixture) = given_up else { return Ok(false) };
    live.give(app, None, Input::Result(fixture.id, nobody(app, live, &fixture)?)).await?;
    Ok(true)
}

/// How often the match of a fixture was called off.
fn called_off(live: &Live, fixture: FixtureId) -> usize {
    let is_of_it = |link: &&Link| link.fixture == i64::from(fixture.0) && !live.now.is_stale(link);
    let is_off = |link: &&Link| link.game.as_ref().is_some_and(|game| game.status == MatchStatus::Aborted);
    live.links.iter().filter(is_of_it).filter(is_off).count()
}

/// The result of a match that neither side has come to: both have lost it. In a knock-out somebody has to go
/// on, and a lot says who.
pub(super) fn nobody(app: &App, live: &Live, fixture: &Fixture) -> Result<MatchResult> {
    if !matches!(fixture.part, Part::Tie(_)) {
        return Ok(MatchResult { ending: Ending::NoShow, ..MatchResult::of_score(0, 0) });
    }
    let winner = if dice::lots(&app.config)?.below(2) == 0 { Seat::Home } else { Seat::Away };
    Ok(MatchResult::walkover(live.now.league.spec(), winner))
}

/// What a competition takes from a match that is over: its journal is done once more, which takes a while.
async fn result_of(app: &App, live: &Live, fixture: &Fixture, game: Match) -> Result<MatchResult> {
    let clerk = app.clerks.turn(Party::of_match(app, &game)).await?;
    let steps = app.store.steps(game.id).await?;
    let read = clerk.work(move || log::report(&game, &steps)).await;
    let report = read.ok_or_else(|| Error::internal("a result broke off"))??;
    report::result(Level::of(live.now.league.spec(), fixture), &report)
}

/// Draw, pair and roll what is due.
async fn supply(app: &App, live: &mut Live) -> Result<bool> {
    let due = live.now.league.due().into_iter().find(|due| !matches!(due, Due::Start));
    let Some(due) = due else { return Ok(false) };
    let input = live.now.league.supply(&due, &mut dice::lots(&app.config)?);
    live.give(app, None, input).await?;
    Ok(true)
}

/// The round that is being played: the first with a fixture that is not settled. A ladder has no rounds.
pub(crate) fn round(live: &Live) -> Option<u16> {
    if matches!(live.now.league.spec().format, Format::Ladder { .. }) {
        return None;
    }
    live.now
        .league
        .fixtures()
        .iter()
        .filter(|fixture| !fixture.is_settled())
        .map(|fixture| fixture.round)
        .min()
}

/// When a round must be over: later by as long as the competition has been paused since that was said.
pub(crate) fn deadline(live: &Live, round: u16) -> Option<Millis> {
    let at = Millis::try_from(live.now.league.deadline(round)?).unwrap_or(Millis::MAX);
    Some(at.saturating_add(live.now.breaks.since_deadline(round)))
}

/// When a deadline has passed for good: the server must have been there for a while, too.
fn enforced(app: &App, live: &Live, round: u16) -> Option<Millis> {
    let least = app.competitions.grace.since(&app.time) + HOUR;
    deadline(live, round).map(|at| at.max(least))
}

/// Say when the round that is being played must be over.
async fn set_deadline(app: &App, live: &mut Live) -> Result<bool> {
    let (Some(days), Some(round)) = (live.row.settings.round_days, round(live)) else { return Ok(false) };
    if deadline(live, round).is_some() {
        return Ok(false);
    }
    let at = app.time.now() + Millis::from(days) * DAY;
    live.give(app, None, Input::Deadline { round, at: u64::try_from(at).unwrap_or_default() }).await?;
    Ok(true)
}

/// What becomes of a round whose time is over: whoever a match waits for has lost it; both have if it waits
/// for both, or has not begun.
async fn pass_deadline(app: &App, live: &mut Live) -> Result<bool> {
    let now = app.time.now();
    let is_late = |fixture: &&Fixture| enforced(app, live, fixture.round).is_some_and(|at| at <= now);
    let late: Vec<Fixture> = open(live).filter(is_late).copied().collect();
    for fixture in late {
        // The result of a match comes when its end is noted.
        let Some(game) = live.link(fixture.id).and_then(|link| link.game.as_ref()) else {
            let result = Input::Result(fixture.id, nobody(app, live, &fixture)?);
            live.give(app, None, result).await?;
            return Ok(true);
        };
        let waits = Seat::ALL.map(|seat| app.rooms.waits_for(&game.code, seat));
        let winner = match waits {
            [true, false] => Some(Seat::Away),
            [false, true] => Some(Seat::Home),
            _ => None,
        };
        if game.status == MatchStatus::Live {
            end(app, game, winner).await?;
        }
    }
    Ok(false)
}

/// Begin what can be played now, or call those who are to play it.
async fn begin(app: &App, live: &mut Live) -> Result<Next> {
    let (round, now) = (round(live), app.time.now());
    let ends = open(live).filter_map(|fixture| enforced(app, live, fixture.round));
    let mut alarm = ends.filter(|at| *at > now).min();
    // What was begun and called off begins again.
    let again = open(live).filter(|fixture| fixture.begun && live.link(fixture.id).is_none());
    let ready: Vec<Fixture> = live.now.league.ready().chain(again).copied().collect();
    for fixture in ready {
        let is_its_turn = round.is_none_or(|round| fixture.round <= round);
        let has_begun = live.link(fixture.id).is_some_and(|link| link.game.is_some());
        if !is_its_turn || has_begun || is_busy(live, &fixture) {
            continue;
        }
        if live.row.settings.attendance {
            match attendance::next(live, &fixture, now) {
                Arrival::Nobody => {
                    let input = Input::Result(fixture.id, nobody(app, live, &fixture)?);
                    live.give(app, None, input).await?;
                    return Ok(Next::Step);
                }
                Arrival::Call => {
                    let number = [i64::from(fixture.id.0), live.attempt(fixture.id), live.row.seq];
                    app.store.call_fixture(live.row.id, number, now).await?;
                    live.read_links(app).await?;
                    return Ok(Next::Step);
                }
                Arrival::Wait(until) => {
                    alarm = Some(alarm.map_or(until, |alarm| alarm.min(until)));
                    continue;
                }
                Arrival::Say(input) => {
                    live.give(app, None, input).await?;
                    return Ok(Next::Step);
                }
                Arrival::Begin => {}
            }
        }
        return Ok(Next::Begin(start::store(app, live, &fixture).await?));
    }
    Ok(Next::Rest(alarm))
}

/// Whether a team of a fixture still plays another one: one after the other.
fn is_busy(live: &Live, fixture: &Fixture) -> bool {
    let plays = |team: TeamId| {
        open(live).filter(|other| other.id != fixture.id && other.seat_of(team).is_some()).any(|other| {
            live.link(other.id)
                .is_some_and(|link| link.game.as_ref().is_none_or(|game| game.status == MatchStatus::Live))
        })
    };
    fixture.teams().is_some_and(|teams| teams.into_iter().any(plays))
}
