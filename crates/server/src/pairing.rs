//! Quick pairing: users who want the same match at the same time get it. Requests live in memory and only
//! while they are renewed.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::app::App;
use crate::error::{Error, Result};
use crate::lobby;
use crate::proposal::{Proposal, SeatWish, game_of};
use crate::ratings::Rating;
use crate::room::Occupant;
use crate::room::terms::Control;
use crate::store::accounts::User;
use crate::store::matches::Match;
use crate::time::Millis;

/// How long a request lasts unless renewed.
const PATIENCE: Millis = 60_000;

/// The most concurrent requests.
const MOST: usize = 10_000;

/// How far ratings may differ at first, and how much further with every second.
const WINDOW: f64 = 100.0;
const WIDENING: f64 = 10.0;

/// All requests, one per user.
#[derive(Debug, Default)]
pub(crate) struct Pairing(Mutex<HashMap<i64, Wish>>);

#[derive(Clone, Debug)]
struct Wish {
    user: User,
    /// The canonical spec, the clock, and whether it is rated.
    wanted: (String, Control, bool),
    rating: f64,
    /// Since when, in wall-clock time, for display.
    told: Millis,
    /// Since when, and when last renewed, in steady time: waiting must not depend on the wall clock.
    since: Millis,
    renewed: Millis,
    stage: Stage,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Stage {
    Waiting,
    /// A match with them is being created.
    Claimed,
    /// The match exists, and they do not know yet.
    Matched(String),
}

/// The state of a user's request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    Nothing,
    /// Since when.
    Waiting(Millis),
    /// The code of the match.
    Matched(String),
}

/// The result of looking for a partner.
enum Found {
    Nobody,
    Match(String),
    Opponent(User),
}

impl Pairing {
    /// Requests that have not expired.
    fn wishes(&self, now: Millis) -> MutexGuard<'_, HashMap<i64, Wish>> {
        let mut wishes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        wishes.retain(|_, wish| now - wish.renewed < PATIENCE);
        wishes
    }

    /// The state of a user's request.
    pub(crate) fn standing(&self, user: i64, now: Millis) -> Standing {
        match self.wishes(now).get(&user) {
            None => Standing::Nothing,
            Some(Wish { stage: Stage::Matched(code), .. }) => Standing::Matched(code.clone()),
            Some(wish) => Standing::Waiting(wish.told),
        }
    }

    /// Cancel a request, unless it is too late.
    pub(crate) fn withdraw(&self, user: i64, now: Millis) -> Result<()> {
        let mut wishes = self.wishes(now);
        if wishes.get(&user).is_some_and(|wish| wish.stage != Stage::Waiting) {
            return Err(Error::conflict("paired-already"));
        }
        wishes.remove(&user);
        Ok(())
    }

    /// Renew or make a request, and look for somebody with the same one. A partner that is found is claimed,
    /// and so is the seeker.
    fn seek(&self, mut mine: Wish, blocked: &HashSet<i64>, now: Millis) -> Result<Found> {
        let mut wishes = self.wishes(now);
        if let Some(before) = wishes.get(&mine.user.id) {
            match &before.stage {
                Stage::Claimed => return Ok(Found::Nobody),
                Stage::Matched(code) => {
                    let code = code.clone();
                    wishes.remove(&mine.user.id);
                    return Ok(Found::Match(code));
                }
                Stage::Waiting if before.wanted == mine.wanted => {
                    (mine.told, mine.since) = (before.told, before.since);
                }
                Stage::Waiting => {}
            }
        } else if wishes.len() >= MOST {
            return Err(Error::unavailable("lobby-full"));
        }
        let distance = |other: &Wish| (other.rating - mine.rating).abs();
        let opponent = wishes
            .values()
            .filter(|other| other.user.id != mine.user.id && other.stage == Stage::Waiting)
            .filter(|other| other.wanted == mine.wanted && !blocked.contains(&other.user.id))
            .filter(|other| distance(other) <= window(now - mine.since.min(other.since)))
            .min_by(|a, b| distance(a).total_cmp(&distance(b)).then(a.since.cmp(&b.since)))
            .map(|other| other.user.clone());
        if let Some(opponent) = &opponent {
            mine.stage = Stage::Claimed;
            if let Some(theirs) = wishes.get_mut(&opponent.id) {
                theirs.stage = Stage::Claimed;
            }
        }
        wishes.insert(mine.user.id, mine);
        Ok(opponent.map_or(Found::Nobody, Found::Opponent))
    }

    /// Their match has been created: the seeker is told at once, the partner with their next request.
    fn matched(&self, seeker: i64, opponent: i64, code: &str, now: Millis) {
        let mut wishes = self.wishes(now);
        wishes.remove(&seeker);
        if let Some(theirs) = wishes.get_mut(&opponent) {
            theirs.stage = Stage::Matched(code.to_owned());
            theirs.renewed = now;
        }
    }

    /// No match came of it: the partner has to ask again and will hear why, the seeker keeps waiting.
    fn failed(&self, seeker: i64, opponent: i64, now: Millis) {
        let mut wishes = self.wishes(now);
        wishes.remove(&opponent);
        if let Some(mine) = wishes.get_mut(&seeker) {
            mine.stage = Stage::Waiting;
        }
    }
}

/// How far ratings may differ after this wait.
fn window(waited: Millis) -> f64 {
    let seconds = i32::try_from(waited / 1000).unwrap_or(i32::MAX);
    WINDOW + WIDENING * f64::from(seconds)
}

/// A user asks to be paired with anybody; returns the match, if there is one.
pub(crate) async fn wish(app: &App, user: User, mut proposal: Proposal) -> Result<Option<Match>> {
    let rules = proposal.check()?;
    proposal.allow(&user)?;
    lobby::check_playing(app, Some(user.id), user.id, proposal.clock).await?;
    let mut blocked = app.store.blocked_around(user.id).await?;
    if proposal.rated {
        // Nobody is paired with their own bot in a rated match.
        let person = app.store.owner_of(user.id).await?.map_or(user.id, |owner| owner.id);
        blocked.extend(app.store.family(person).await?);
    }
    let (today, now) = (app.time.now(), app.time.steady_millis());
    let rating = match proposal.class() {
        Some(class) => app.store.rating(user.id, game_of(&proposal.spec), class.word(), today).await?,
        None => Rating::START,
    };
    let mine = Wish {
        user: user.clone(),
        wanted: (proposal.spec.clone(), proposal.clock, proposal.rated),
        rating: rating.points,
        told: today,
        since: now,
        renewed: now,
        stage: Stage::Waiting,
    };
    loop {
        let opponent = match app.lobby.pairing.seek(mine.clone(), &blocked, now)? {
            Found::Nobody => return Ok(None),
            Found::Match(code) => return Ok(app.store.match_by_code(&code).await?),
            Found::Opponent(opponent) => opponent,
        };
        let other = Occupant::User { id: opponent.id, name: opponent.name };
        let made = async {
            let seats = lobby::seats(SeatWish::Random.draw()?, &user, other);
            lobby::make(app, user.id, &lobby::new_match(&proposal, rules, seats, user.id)?).await
        };
        match made.await {
            Ok(listed) => {
                app.lobby.pairing.matched(user.id, opponent.id, &listed.code, now);
                return Ok(Some(listed));
            }
            Err(error) => {
                app.lobby.pairing.failed(user.id, opponent.id, now);
                // Each round removes a request, so this ends.
                if error.code() != "opponent-busy" {
                    return Err(error);
                }
            }
        }
    }
}
