//! Who is there for a match: both are called, and it begins when both have come. Who comes late pays for it,
//! who does not come has lost (F-COMP-13).

use touchline_engine::Seat;
use touchline_league::{Fixture, Input, MatchResult};

use super::live::Live;
use crate::app::App;
use crate::error::Result;
use crate::store::competitions::{Link, Player};
use crate::time::Millis;

/// From here on a team is late (F-COMP-13; for a late start, F-COMP-08, the league looks itself).
const LATE: Millis = 10 * 60 * 1000;

/// From here on it has lost.
const LOST: Millis = 20 * 60 * 1000;

/// What a fixture needs before it can begin.
pub(super) enum Arrival {
    /// Its teams are to be called.
    Call,
    /// They have until then.
    Wait(Millis),
    /// Something is to be entered first.
    Say(Input),
    /// Neither side has come.
    Nobody,
    /// Nothing.
    Begin,
}

/// From when on whoever is not there has lost: after more than twenty minutes, pauses not counted.
pub(crate) fn until(live: &Live, link: &Link) -> Millis {
    link.called_at + live.now.breaks.between(link.called_at, Millis::MAX) + LOST + 1
}

/// Call those again who were waited for when the server was away, or its clock was wrong: they have the full
/// time from then on.
pub(crate) async fn call_again(app: &App, live: &mut Live) -> Result<()> {
    let (now, since) = (app.time.now(), app.competitions.grace.since(&app.time));
    let is_waiting = |link: &&Link| link.game.is_none() && link.here.contains(&None);
    let is_unfair = |link: &&Link| link.called_at < since || link.called_at > now;
    let again: Vec<[i64; 2]> = live
        .links
        .iter()
        .filter(is_waiting)
        .filter(is_unfair)
        .map(|link| [link.fixture, link.attempt])
        .collect();
    for number in &again {
        app.store.call_again(live.row.id, *number, since).await?;
    }
    if again.is_empty() { Ok(()) } else { live.read_links(app).await }
}

/// What comes next for a fixture that could be played `now`.
pub(super) fn next(live: &Live, fixture: &Fixture, now: Millis) -> Arrival {
    let is_user = |seat| matches!(live.now.player_at(fixture, seat), Some(Player::User { .. }));
    if !Seat::ALL.into_iter().any(is_user) {
        return Arrival::Begin;
    }
    let Some(link) = live.link(fixture.id) else { return Arrival::Call };
    // A computer is always there.
    let arrived = |seat: Seat| if is_user(seat) { link.here[seat as usize] } else { Some(link.called_at) };
    let missing = |seat: &Seat| arrived(*seat).is_none();
    let absent: Vec<Seat> = Seat::ALL.into_iter().filter(missing).collect();
    let end = until(live, link);
    if !absent.is_empty() && now < end {
        return Arrival::Wait(end);
    }
    match absent[..] {
        [] => late(live, fixture, link, arrived).map_or(Arrival::Begin, Arrival::Say),
        [seat] => {
            let result = MatchResult::walkover(live.now.league.spec(), seat.other());
            Arrival::Say(Input::Result(fixture.id, result))
        }
        _ => Arrival::Nobody,
    }
}

/// Who came late, if that has not been entered yet.
fn late(
    live: &Live,
    fixture: &Fixture,
    link: &Link,
    arrived: impl Fn(Seat) -> Option<Millis>,
) -> Option<Input> {
    let since = usize::try_from(link.since).unwrap_or(usize::MAX);
    let is_entered = |wanted: Seat| {
        live.now.league.entries().iter().skip(since).any(|entry| {
            matches!(entry.input, Input::Late { fixture: of, seat, .. } if of == fixture.id && seat == wanted)
        })
    };
    Seat::ALL.into_iter().find_map(|seat| {
        let at = arrived(seat)?;
        let delay = at - link.called_at - live.now.breaks.between(link.called_at, at);
        let minutes = u16::try_from((delay + 59_999) / 60_000).unwrap_or(u16::MAX);
        (delay > LATE && live.now.counts_lateness() && !is_entered(seat)).then_some(Input::Late {
            fixture: fixture.id,
            seat,
            minutes,
        })
    })
}
