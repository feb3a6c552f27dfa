//! Quick pairing: users who want the same match at the same time get it. Requests live only while they are
//! renewed: in memory, or in the storage where several nodes share them.

use std::collections::{BTreeMap, HashSet};
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Serialize};

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

/// A request that was renewed so lately need not be stored again.
const FRESH: Millis = PATIENCE / 4;

/// The most concurrent requests.
const MOST: usize = 10_000;

/// How far ratings may differ at first, and how much further with every second.
const WINDOW: f64 = 100.0;
const WIDENING: f64 = 10.0;

/// All requests, one per user.
#[derive(Debug, Default)]
pub(crate) struct Pairing(Mutex<Wishes>);

type Wishes = BTreeMap<i64, Wish>;

/// Whoever looks for a partner.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Seeker {
    id: i64,
    name: String,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct Wish {
    user: Seeker,
    /// The canonical spec, the clock, and whether it is rated.
    wanted: (String, Control, bool),
    rating: f64,
    /// Since when, in wall-clock time, for display.
    told: Millis,
    /// Since when, and when last renewed, in steady time, or by the clock that several nodes share: waiting
    /// must not depend on the wall clock.
    since: Millis,
    renewed: Millis,
    stage: Stage,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    Opponent(Seeker),
}

impl Pairing {
    /// Do something with the requests that have not expired, one after another.
    async fn with<T>(&self, app: &App, work: impl FnOnce(&mut Wishes, Millis) -> T) -> Result<T> {
        let now = moment(app);
        let fresh = |wishes: &mut Wishes| wishes.retain(|_, wish| now - wish.renewed < PATIENCE);
        if app.nodes.is_none() {
            let mut wishes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            fresh(&mut wishes);
            return Ok(work(&mut wishes, now));
        }
        let shared = |body: &str| {
            let mut wishes = serde_json::from_str(body).unwrap_or_default();
            fresh(&mut wishes);
            let found = work(&mut wishes, now);
            // Most only look whether somebody has come: the row is everybody's.
            (serde_json::to_string(&wishes).ok().filter(|changed| changed != body), found)
        };
        Ok(app.store.share("pairing", shared).await?)
    }

    /// The state of a user's request.
    pub(crate) async fn standing(&self, app: &App, user: i64) -> Result<Standing> {
        let standing = |wishes: &mut Wishes, _| match wishes.get(&user) {
            None => Standing::Nothing,
            Some(Wish { stage: Stage::Matched(code), .. }) => Standing::Matched(code.clone()),
            Some(wish) => Standing::Waiting(wish.told),
        };
        self.with(app, standing).await
    }

    /// Cancel a request, unless it is too late.
    pub(crate) async fn withdraw(&self, app: &App, user: i64) -> Result<()> {
        let withdraw = |wishes: &mut Wishes, _| {
            if wishes.get(&user).is_some_and(|wish| wish.stage != Stage::Waiting) {
                return Err(Error::conflict("paired-already"));
            }
            wishes.remove(&user);
            Ok(())
        };
        self.with(app, withdraw).await?
    }

    /// Renew or make a request, and look for somebody with the same one. A partner that is found is claimed,
    /// and so is the seeker.
    fn seek(wishes: &mut Wishes, mut mine: Wish, blocked: &HashSet<i64>, now: Millis) -> Result<Found> {
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
                    if now - before.renewed < FRESH {
                        mine.renewed = before.renewed;
                    }
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
    fn matched(wishes: &mut Wishes, seeker: i64, opponent: i64, code: &str, now: Millis) {
        wishes.remove(&seeker);
        if let Some(theirs) = wishes.get_mut(&opponent) {
            theirs.stage = Stage::Matched(code.to_owned());
            theirs.renewed = now;
        }
    }

    /// No match came of it: the partner has to ask again and will hear why, the seeker keeps waiting.
    fn failed(wishes: &mut Wishes, seeker: i64, opponent: i64) {
        wishes.remove(&opponent);
        if let Some(mine) = wishes.get_mut(&seeker) {
            mine.stage = Stage::Waiting;
        }
    }
}

/// The time by which waiting is measured.
fn moment(app: &App) -> Millis {
    let steady = app.time.steady_millis();
    app.nodes.as_ref().map_or(steady, |nodes| nodes.time_of(steady))
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
    let (today, now) = (app.time.now(), moment(app));
    let rating = match proposal.class() {
        Some(class) => app.store.rating(user.id, game_of(&proposal.spec), class.word(), today).await?,
        None => Rating::START,
    };
    let mine = Wish {
        user: Seeker { id: user.id, name: user.name.clone() },
        wanted: (proposal.spec.clone(), proposal.clock, proposal.rated),
        rating: rating.points,
        told: today,
        since: now,
        renewed: now,
        stage: Stage::Waiting,
    };
    loop {
        let sought =
            app.lobby.pairing.with(app, |wishes, now| Pairing::seek(wishes, mine.clone(), &blocked, now));
        let opponent = match sought.await?? {
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
                let matched = |wishes: &mut Wishes, now| {
                    Pairing::matched(wishes, user.id, opponent.id, &listed.code, now);
                };
                app.lobby.pairing.with(app, matched).await?;
                return Ok(Some(listed));
            }
            Err(error) => {
                let failed = |wishes: &mut Wishes, _| Pairing::failed(wishes, user.id, opponent.id);
                app.lobby.pairing.with(app, failed).await?;
                // Each round removes a request, so this ends.
                if error.code() != "opponent-busy" {
                    return Err(error);
                }
            }
        }
    }
}
