//! How matches begin: created, joined, withdrawn, played again. Pairs found by [`crate::pairing`] come here
//! too.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use touchline_ai::Opponent;
use touchline_engine::Seat;

use crate::app::App;
use crate::error::{Error, Result};
use crate::http::listing;
use crate::ids;
use crate::language::Language;
use crate::news::Event;
use crate::pairing::Pairing;
use crate::proposal::{Proposal, Rules, allow_rated};
use crate::push::note::{Note, What};
use crate::room::terms::{Access, Control};
use crate::room::{Occupant, Seats};
use crate::store::accounts::{Kind, User};
use crate::store::is_taken;
use crate::store::matches::{Match, NewMatch, Status};

/// Open matches one user may have.
const MOST_OPEN: usize = 20;
/// Matches with a live clock one user may play at once.
const MOST_LIVE: usize = 5;
/// Correspondence matches and matches without a clock one user may play at once.
const MOST_SLOW: usize = 50;

/// The longest invitation secret that is checked.
const LONGEST_INVITATION: usize = 100;

/// The state of the lobby.
#[derive(Debug, Default)]
pub(crate) struct Lobby {
    pub(crate) pairing: Pairing,
    /// Matches begin one after another, so that the limits are counted correctly.
    turn: tokio::sync::Mutex<()>,
    /// Who wants a rematch, by match.
    again: Mutex<HashMap<i64, i64>>,
}

/// The most rematch requests remembered.
const MOST_AGAIN: usize = 10_000;

/// Run something to its end, even if the client hangs up: a match must not be half begun.
pub(crate) async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T>> + Send + 'static,
) -> Result<T> {
    tokio::spawn(work).await.map_err(Error::internal)?
}

/// The word of a computer opponent, a level or a character, as it is stored.
pub(crate) fn computer(word: &str) -> Result<String> {
    let unknown = || Error::bad("level-unknown").quoted("got", word).text("known", Opponent::words());
    Opponent::from_word(word).map(|who| who.to_string()).ok_or_else(unknown)
}

/// Who sits where, given one user's seat.
pub(crate) fn seats(mine: Seat, me: &User, other: Occupant) -> Seats {
    let me = Occupant::User { id: me.id, name: me.name.clone() };
    Seats(match mine {
        Seat::Home => [me, other],
        Seat::Away => [other, me],
    })
}

/// A match from a proposal.
pub(crate) fn new_match(proposal: &Proposal, rules: u32, seats: Seats, created_by: i64) -> Result<NewMatch> {
    Ok(NewMatch {
        code: ids::code()?,
        spec: proposal.spec.clone(),
        rules,
        terms: proposal.terms(),
        rated: proposal.rated,
        seats,
        invitation: None,
        created_by,
        rematch_of: None,
    })
}

/// Create a match; `asker` is the user whose limits are reported as theirs. It begins if both seats are
/// taken.
pub(crate) async fn make(app: &App, asker: i64, new: &NewMatch) -> Result<Match> {
    let _turn = app.lobby.turn.lock().await;
    check_limits(app, Some(asker), &new.seats, new.terms.clock, new.created_by).await?;
    check_hands(app, new.rated, [new.seats.user(Seat::Home), new.seats.user(Seat::Away)]).await?;
    app.store.add_match(new, app.time.now()).await?;
    begun(app, &new.code).await
}

/// Create the match of an accepted challenge.
pub(crate) async fn make_accepted(app: &App, asker: i64, challenge: i64, new: &NewMatch) -> Result<Match> {
    let _turn = app.lobby.turn.lock().await;
    check_limits(app, Some(asker), &new.seats, new.terms.clock, new.created_by).await?;
    check_hands(app, new.rated, [new.seats.user(Seat::Home), new.seats.user(Seat::Away)]).await?;
    if !app.store.accept_challenge(challenge, new, app.time.now()).await? {
        return Err(Error::conflict("challenge-answered"));
    }
    begun(app, &new.code).await
}

/// The match as stored now; if both seats are taken it starts, and both are notified.
pub(crate) async fn begun(app: &App, code: &str) -> Result<Match> {
    let listed = find(app, code).await?;
    if listed.status == Status::Live {
        app.rooms.begin(app, listed.clone())?;
        for seat in Seat::ALL {
            let away = listed.seats.user(seat).is_some_and(|user| !app.is_heard(user));
            if let Some(note) = Note::of(&listed, seat, What::Begun).filter(|_| away) {
                app.push.tell(note, &app.metrics);
            }
        }
        let mut users: Vec<i64> = Seat::ALL.into_iter().filter_map(|seat| listed.seats.user(seat)).collect();
        users.dedup();
        for user in users.into_iter().filter(|user| app.is_heard(*user)) {
            // One piece of news for every stream of a user, whatever language each was opened with.
            let begun = Box::new(listing::tell_one(app, &listed, Some(user), Language::default()).await?);
            app.tell(user, &Event::MatchBegun { begun });
        }
    }
    Ok(listed)
}

/// One person may not play rated matches against themselves: against their own bot, or between two of their
/// bots.
pub(crate) async fn check_hands(app: &App, rated: bool, users: [Option<i64>; 2]) -> Result<()> {
    match users {
        [Some(one), Some(other)] if rated && app.store.is_one_hand(one, other).await? => {
            Err(Error::forbidden("one-hand"))
        }
        _ => Ok(()),
    }
}

/// Check that everybody involved may play one more match.
async fn check_limits(
    app: &App,
    asker: Option<i64>,
    seats: &Seats,
    clock: Control,
    created_by: i64,
) -> Result<()> {
    if seats.free().is_some() {
        let unfinished = app.store.unfinished(created_by).await?;
        let open = unfinished.iter().filter(|of| of.status == Status::Open && of.created_by == created_by);
        if open.count() >= MOST_OPEN {
            return Err(Error::conflict("too-many-open").case("matches").number("most", MOST_OPEN));
        }
        return Ok(());
    }
    for user in Seat::ALL.into_iter().filter_map(|seat| seats.user(seat)) {
        check_playing(app, asker, user, clock).await?;
    }
    Ok(())
}

/// Check that a user may play one more match with such a clock.
pub(crate) async fn check_playing(app: &App, asker: Option<i64>, user: i64, clock: Control) -> Result<()> {
    let is_live = |clock: Control| matches!(clock, Control::Live { .. });
    let unfinished = app.store.unfinished(user).await?;
    // What a competition calls for is played besides.
    let playing = unfinished.iter().filter(|of| of.status == Status::Live && of.terms.competition.is_none());
    let alike = playing.filter(|of| is_live(of.terms.clock) == is_live(clock)).count();
    let (most, kind) = if is_live(clock) { (MOST_LIVE, "live") } else { (MOST_SLOW, "slow") };
    if alike < most {
        return Ok(());
    }
    Err(if Some(user) == asker {
        Error::conflict("too-many-matches").case(kind).number("most", most)
    } else {
        Error::conflict("opponent-busy").case(kind)
    })
}

/// A match by its code.
async fn find(app: &App, code: &str) -> Result<Match> {
    app.store.match_by_code(code).await?.ok_or_else(no_such_match)
}

fn no_such_match() -> Error {
    Error::missing("no-such-match").case("unseen")
}

/// A match the caller may see: a private one only for its players or, while it is open, with its invitation;
/// an open one not if its creator and the caller have blocked each other either way.
pub(crate) async fn visible(
    app: &App,
    viewer: Option<i64>,
    code: &str,
    invitation: Option<&str>,
) -> Result<Match> {
    if invitation.is_some_and(|word| word.len() > LONGEST_INVITATION) {
        return Err(Error::bad("bad-invitation").number("most", LONGEST_INVITATION));
    }
    let listed = find(app, code).await?;
    if viewer.is_some_and(|user| listed.seats.seat_of(user).is_some()) {
        return Ok(listed);
    }
    let open = listed.status == Status::Open;
    if listed.terms.access == Access::Private && !(open && is_invited(&listed, invitation)) {
        return Err(no_such_match());
    }
    if let (true, Some(user)) = (open, viewer)
        && app.store.is_blocked(user, listed.created_by).await?
    {
        return Err(no_such_match());
    }
    Ok(listed)
}

fn is_invited(listed: &Match, invitation: Option<&str>) -> bool {
    invitation.is_some_and(|word| listed.invitation == Some(ids::hash(word)))
}

/// Take the free seat of a match, which then begins.
pub(crate) async fn join(
    app: &App,
    user: &User,
    code: &str,
    invitation: Option<&str>,
    wanted: Option<Seat>,
) -> Result<Match> {
    let listed = visible(app, Some(user.id), code, invitation).await?;
    if listed.seats.seat_of(user.id).is_some() {
        return Err(Error::conflict("already-seated"));
    }
    let taken = || Error::conflict("match-taken");
    let (Status::Open, Some(seat)) = (listed.status, listed.seats.free()) else { return Err(taken()) };
    if wanted.is_some_and(|wanted| wanted != seat) {
        return Err(Error::conflict("seat-taken").case(seat.word()));
    }
    if listed.terms.access != Access::Open && !is_invited(&listed, invitation) {
        return Err(Error::forbidden("needs-invitation"));
    }
    allow_rated(listed.rated, user)?;
    check_hands(app, listed.rated, [Some(user.id), listed.seats.user(seat.other())]).await?;
    let _turn = app.lobby.turn.lock().await;
    for player in [user.id, listed.created_by] {
        check_playing(app, Some(user.id), player, listed.terms.clock).await?;
    }
    if !app.store.join_match(listed.id, seat, user.id, app.time.now()).await? {
        return Err(taken());
    }
    begun(app, code).await
}

/// Its creator withdraws a match nobody has joined.
pub(crate) async fn withdraw(app: &App, user: &User, code: &str) -> Result<()> {
    let listed = visible(app, Some(user.id), code, None).await?;
    if listed.created_by != user.id {
        return Err(Error::forbidden("not-yours"));
    }
    if !app.store.withdraw_match(listed.id).await? {
        return Err(Error::conflict("not-open"));
    }
    Ok(())
}

/// A player asks for a rematch: returns the new match once the opponent has asked too; a computer always
/// agrees.
pub(crate) async fn play_again(app: &App, user: &User, code: &str) -> Result<Option<Match>> {
    let of = visible(app, Some(user.id), code, None).await?;
    let seat = of.seats.seat_of(user.id).ok_or_else(|| Error::forbidden("not-your-seat").case("rematch"))?;
    if !matches!(of.status, Status::Over | Status::Aborted) {
        return Err(Error::conflict("match-not-over").case("rematch"));
    }
    if let Some(there) = app.store.rematch_of(of.id).await? {
        return Ok(Some(there));
    }
    let opponent = of.seats.user(seat.other()).filter(|opponent| *opponent != user.id);
    let Some(opponent) = opponent else { return rematch(app, &of).await.map(Some) };
    if !both_want(app, of.id, user.id, opponent).await? {
        app.tell(opponent, &Event::RematchOffered { code: of.code });
        return Ok(None);
    }
    rematch(app, &of).await.map(Some)
}

/// Whether the opponent wants a rematch already; if not, it is remembered that this user does.
async fn both_want(app: &App, match_id: i64, user: i64, opponent: i64) -> Result<bool> {
    let want = |again: &mut HashMap<i64, i64>| {
        if again.get(&match_id) == Some(&opponent) {
            again.remove(&match_id);
            return true;
        }
        if again.len() >= MOST_AGAIN {
            again.clear();
        }
        again.insert(match_id, user);
        false
    };
    if app.nodes.is_none() {
        return Ok(want(&mut app.lobby.again.lock().unwrap_or_else(PoisonError::into_inner)));
    }
    let shared = |body: &str| {
        let mut again = serde_json::from_str(body).unwrap_or_default();
        let both = want(&mut again);
        (serde_json::to_string(&again).ok(), both)
    };
    Ok(app.store.share("rematches", shared).await?)
}

/// The same match again with seats swapped, started; asking twice returns the same one.
pub(crate) async fn rematch(app: &App, of: &Match) -> Result<Match> {
    if let Some(there) = app.store.rematch_of(of.id).await? {
        return Ok(there);
    }
    let [home, away] = of.seats.0.clone();
    let seats = Seats([away, home]);
    let users = [seats.user(Seat::Home), seats.user(Seat::Away)];
    if let [Some(one), Some(other)] = users
        && app.store.is_blocked(one, other).await?
    {
        return Err(Error::forbidden("no-rematch"));
    }
    let rules = Rules::of(&of.spec)?;
    let new = NewMatch {
        code: ids::code()?,
        spec: rules.spec,
        rules: rules.revision,
        terms: of.terms.outside_competition(),
        rated: of.rated && may_be_rated(app, users).await?,
        seats,
        invitation: None,
        created_by: of.created_by,
        rematch_of: Some(of.id),
    };
    let _turn = app.lobby.turn.lock().await;
    check_limits(app, None, &new.seats, new.terms.clock, new.created_by).await?;
    match app.store.add_match(&new, app.time.now()).await {
        Ok(()) => begun(app, &new.code).await,
        // Both have asked at once: the other request has created it.
        Err(error) if is_taken(&error) => Ok(app.store.rematch_of(of.id).await?.ok_or(error)?),
        Err(error) => Err(error.into()),
    }
}

async fn may_be_rated(app: &App, users: [Option<i64>; 2]) -> Result<bool> {
    for user in users {
        let Some(user) = user else { return Ok(false) };
        if app.store.user(user).await?.is_none_or(|user| user.kind == Kind::Guest) {
            return Ok(false);
        }
    }
    Ok(true)
}
