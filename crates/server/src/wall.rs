//! The wall of live matches: a few public matches that are played now, as everybody may see them.
//!
//! There is one wall for all who look. Whoever looks first in a second goes and sees what has changed; the
//! others get what hangs there meanwhile. A match that does not answer keeps nobody waiting for long: its
//! picture stays until it does.
//!
//! A match is asked only when its [`Glance`](crate::room::owner::Glance) says that everybody was shown
//! something new, and then for the public view: a seat's view never comes here.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use tokio::task::JoinSet;
use touchline_engine::Seat;
use utoipa::ToSchema;

use crate::app::App;
use crate::error::Result;
use crate::http::listing::{self, SeatsTold};
use crate::ratings::PROVISIONAL;
use crate::room::owner::Question;
use crate::room::terms::Access;
use crate::store::matches::{Match, Status};
use crate::store::ratings::Face;
use crate::time::Millis;

/// Boards on the wall.
const MOST: usize = 12;

/// Boards of one user: nobody fills the wall alone.
const MOST_OF_ONE: usize = 2;

/// Matches that are compared at a time: those that moved last.
const CANDIDATES: usize = 200;

/// A match is in play if something has happened in it within this time.
const IN_PLAY: Millis = 15 * 60_000;

/// How long a finished match stays, so that its result can be read.
const AFTER: Millis = 20_000;

/// How often it is decided which matches are on the wall.
const CHOOSE: Millis = 5_000;

/// How often the matches on it are looked at.
pub(crate) const LOOK: Millis = 1_000;

/// What hangs there is shown as it is for this long while somebody else looks at the matches.
const FRESH: Millis = 2 * CHOOSE;

/// How long the matches that have changed are waited for. Real time: it is for the one who waits.
const PATIENCE: Duration = Duration::from_secs(2);

/// The wall.
#[derive(Debug, Default)]
pub(crate) struct Wall {
    /// Never held while anybody is waited for.
    hung: Arc<Mutex<Hung>>,
    /// Held by whoever looks at the matches.
    looking: tokio::sync::Mutex<()>,
}

/// What hangs on it.
#[derive(Debug, Default)]
struct Hung {
    /// When it was chosen and looked at last, in steady time.
    chosen: Option<Millis>,
    looked: Option<Millis>,
    /// When somebody had last looked at all of it, in steady time.
    shown: Option<Millis>,
    /// Grows with every change.
    version: u64,
    /// Best first.
    boards: Vec<Board>,
}

/// A match on the wall.
#[derive(Debug)]
struct Board {
    facts: Facts,
    /// The number of the update that it shows.
    shown: u64,
    watching: usize,
    /// Whether the match was asked and has not answered yet.
    asked: bool,
    /// What everybody may see; none before the first look.
    seen: Option<Seen>,
    /// Since when it has been over, in steady time.
    over: Option<Millis>,
    /// As it is told, and the version since which it is.
    told: Option<Box<RawValue>>,
    version: u64,
}

/// What is listed of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Facts {
    code: String,
    spec: String,
    seats: SeatsTold,
    rated: bool,
    competition: Option<String>,
}

/// What is taken from the state of a match as spectators get it.
#[derive(Debug, Deserialize)]
struct Seen {
    view: Box<RawValue>,
    score: [i64; 2],
    result: Option<Ended>,
}

#[derive(Debug, Deserialize)]
struct Ended {
    outcome: String,
}

/// The wall, or what has changed on it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct WallTold {
    /// The codes of all matches on the wall, best first: the highest ratings, then those that moved last.
    order: Vec<String>,
    /// The boards, or those of them that have changed.
    #[schema(value_type = Vec<BoardTold>)]
    boards: Vec<Box<RawValue>>,
    /// Grows with every change.
    #[serde(skip)]
    pub(crate) version: u64,
}

/// A match on the wall.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct BoardTold {
    /// Its address.
    code: String,
    /// What is played, as a canonical spec.
    spec: String,
    seats: SeatsTold,
    /// Whether it is rated, as things stand.
    rated: bool,
    /// The code of the competition that it belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    competition: Option<String>,
    /// How many watch it.
    watching: usize,
    /// The goals, home first.
    score: [i64; 2],
    /// The position as spectators see it: `view` of the socket's messages.
    #[schema(value_type = serde_json::Value)]
    view: Box<RawValue>,
    /// `home`, `away`, `draw` or `unfinished` once it is over: it stays for a moment.
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<String>,
}

impl Wall {
    /// What has changed since a version; everything since none. `None` if nothing has.
    pub(crate) async fn since(&self, app: &App, last: Option<u64>) -> Result<Option<WallTold>> {
        let now = app.time.steady_millis();
        if self.hung().is_due(now) {
            let looking = match self.looking.try_lock() {
                Ok(looking) => Some(looking),
                Err(_) if self.hung().is_fresh(now) => None,
                Err(_) => Some(self.looking.lock().await),
            };
            if looking.is_some() {
                self.look_and_choose(app, now).await?;
            }
        }
        Ok(self.hung().since(last))
    }

    fn hung(&self) -> MutexGuard<'_, Hung> {
        self.hung.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn look_and_choose(&self, app: &App, now: Millis) -> Result<()> {
        // Somebody else may have done it meanwhile.
        let (looks, chooses) = {
            let mut hung = self.hung();
            let looks = hung.is_due(now);
            let chooses = has_passed(hung.chosen, CHOOSE, now);
            hung.looked = Some(now);
            // Also where choosing fails: the next attempt is not made at once.
            hung.chosen = if chooses { Some(now) } else { hung.chosen };
            (looks, chooses)
        };
        // Also before choosing: what has just ended stays for a while.
        if looks {
            self.look(app).await;
        }
        if chooses {
            self.choose(app, now).await?;
            self.look(app).await;
        }
        self.hung().shown = Some(now);
        Ok(())
    }

    /// Look at the matches on the wall: ask those in which something has happened, and wait for their
    /// answers, but not for ever. One that has not answered is not asked again before it has.
    async fn look(&self, app: &App) {
        let mut asking = JoinSet::new();
        {
            let mut hung = self.hung();
            let version = hung.version + 1;
            let mut has_changed = false;
            for board in hung.boards.iter_mut().filter(|board| !board.asked) {
                let Some((glance, room)) = app.rooms.glance(&board.facts.code) else { continue };
                let (shown, watching) = (glance.shown(), glance.watching());
                if board.seen.is_none() || shown != board.shown {
                    board.asked = true;
                    let (hung, time) = (self.hung.clone(), app.time.clone());
                    let code = board.facts.code.clone();
                    asking.spawn(async move {
                        let seen = room.ask(Question::State(None)).await.ok();
                        let seen = seen.and_then(|text| serde_json::from_str(&text).ok());
                        let mut hung = hung.lock().unwrap_or_else(PoisonError::into_inner);
                        hung.show(&code, (shown, watching), seen, time.steady_millis());
                    });
                } else if watching != board.watching {
                    board.watching = watching;
                    has_changed |= board.tell(version);
                }
            }
            hung.version += u64::from(has_changed);
        }
        let answers = async { while asking.join_next().await.is_some() {} };
        if tokio::time::timeout(PATIENCE, answers).await.is_err() {
            asking.detach_all();
        }
    }

    /// Decide which matches are on the wall. One that is there stays for as long as it is in play and no
    /// higher ratings come: boards do not jump about with every move.
    async fn choose(&self, app: &App, now: Millis) -> Result<()> {
        let mut moved = app.rooms.in_play(app.time.now() - IN_PLAY);
        {
            let hung = self.hung();
            moved.sort_unstable_by_key(|(code, moved)| (hung.place(code).is_none(), Reverse(*moved)));
        }
        moved.truncate(CANDIDATES);
        let codes: Vec<&str> = moved.iter().map(|(code, _)| code.as_str()).collect();
        let mut listed = app.store.matches_by_code(&codes).await?;
        listed.retain(|of| self.hung().may_hang(of, now));
        let faces = app.store.faces(&listing::players(&listed)).await?;
        let moved: HashMap<&str, Millis> = moved.iter().map(|(code, at)| (code.as_str(), *at)).collect();
        let mut hung = self.hung();
        listed.sort_by_cached_key(|of| {
            let place = hung.place(&of.code).unwrap_or(usize::MAX);
            (Reverse(points(app, of, &faces)), place, Reverse(moved.get(of.code.as_str()).copied()))
        });
        let mut of_one: HashMap<i64, usize> = HashMap::new();
        listed.retain(|of| {
            let users: Vec<i64> = Seat::ALL.into_iter().filter_map(|seat| of.seats.user(seat)).collect();
            let has_room = users.iter().all(|user| of_one.get(user).is_none_or(|n| *n < MOST_OF_ONE));
            users.iter().filter(|_| has_room).for_each(|user| *of_one.entry(*user).or_default() += 1);
            has_room
        });
        listed.truncate(MOST);
        hung.hang(listed.iter().map(|of| Facts::of(app, of, &faces)).collect());
        Ok(())
    }
}

/// Whether a pause is over since something was last done.
fn has_passed(last: Option<Millis>, pause: Millis, now: Millis) -> bool {
    last.is_none_or(|last| now - last >= pause)
}

impl Hung {
    fn since(&self, last: Option<u64>) -> Option<WallTold> {
        if last == Some(self.version) {
            return None;
        }
        let told = self.boards.iter().filter_map(|board| Some((board, board.told.as_ref()?)));
        let (order, boards): (Vec<_>, Vec<_>) =
            told.map(|(board, told)| (board.facts.code.clone(), (board.version, told))).unzip();
        let new = boards.into_iter().filter(|(version, _)| last.is_none_or(|last| *version > last));
        Some(WallTold { order, boards: new.map(|(_, told)| told.clone()).collect(), version: self.version })
    }

    fn place(&self, code: &str) -> Option<usize> {
        self.boards.iter().position(|board| board.facts.code == code)
    }

    /// Whether a match may be on the wall: public, between two, played now or just over.
    fn may_hang(&self, of: &Match, now: Millis) -> bool {
        let users = Seat::ALL.map(|seat| of.seats.user(seat));
        let is_of_two = users[0].is_none() || users[0] != users[1];
        let over = self.place(&of.code).and_then(|place| self.boards[place].over);
        let is_now = match over {
            Some(over) => now - over < AFTER,
            None => of.status == Status::Live,
        };
        of.terms.access == Access::Open && is_of_two && is_now
    }

    /// Put up these boards in this order; what is already there is kept.
    fn hang(&mut self, wanted: Vec<Facts>) {
        let mut before: Vec<Option<Board>> = std::mem::take(&mut self.boards).into_iter().map(Some).collect();
        let mut has_changed = before.len() != wanted.len();
        for (at, facts) in wanted.into_iter().enumerate() {
            let kept =
                |board: &Option<Board>| board.as_ref().is_some_and(|board| board.facts.code == facts.code);
            let place = before.iter().position(kept);
            has_changed |= place != Some(at);
            let mut board =
                place.and_then(|place| before[place].take()).unwrap_or_else(|| Board::new(&facts));
            if board.facts != facts {
                board.facts = facts;
                has_changed |= board.tell(self.version + 1);
            }
            self.boards.push(board);
        }
        self.version += u64::from(has_changed);
    }

    /// Whether it is time to look at the matches again.
    fn is_due(&self, now: Millis) -> bool {
        has_passed(self.looked, LOOK, now) || has_passed(self.chosen, CHOOSE, now)
    }

    /// Whether what hangs there is worth showing while somebody else looks at the matches.
    fn is_fresh(&self, now: Millis) -> bool {
        !has_passed(self.shown, FRESH, now)
    }

    /// A match has answered, or cannot.
    fn show(&mut self, code: &str, (shown, watching): (u64, usize), seen: Option<Seen>, now: Millis) {
        let version = self.version + 1;
        let Some(place) = self.place(code) else { return };
        let board = &mut self.boards[place];
        board.asked = false;
        let Some(seen) = seen else { return };
        if seen.result.is_some() {
            board.over = board.over.or(Some(now));
        }
        (board.shown, board.watching, board.seen) = (shown, watching, Some(seen));
        self.version += u64::from(self.boards[place].tell(version));
    }
}

impl Facts {
    fn of(app: &App, of: &Match, faces: &HashMap<i64, Face>) -> Self {
        Self {
            code: of.code.clone(),
            spec: of.spec.clone(),
            seats: listing::seats(app, of, faces),
            rated: of.rated,
            competition: of.terms.competition.clone(),
        }
    }
}

impl Board {
    fn new(facts: &Facts) -> Self {
        Self {
            facts: facts.clone(),
            shown: 0,
            watching: 0,
            asked: false,
            seen: None,
            over: None,
            told: None,
            version: 0,
        }
    }

    /// Write down how it is told from this version on; whether there is anything to tell.
    fn tell(&mut self, version: u64) -> bool {
        let Some(seen) = &self.seen else { return false };
        let Facts { code, spec, seats, rated, competition } = self.facts.clone();
        let told = BoardTold {
            code,
            spec,
            seats,
            rated,
            competition,
            watching: self.watching,
            score: seen.score,
            view: seen.view.clone(),
            outcome: seen.result.as_ref().map(|result| result.outcome.clone()),
        };
        self.told = to_raw_value(&told).ok();
        self.version = version;
        true
    }
}

/// The settled ratings of both players together: computers, guests and provisional ratings add nothing.
fn points(app: &App, of: &Match, faces: &HashMap<i64, Face>) -> i64 {
    let users = Seat::ALL.into_iter().filter_map(|seat| of.seats.user(seat));
    let ratings = users.filter_map(|user| listing::rating(app, of, user, faces));
    let settled = ratings.filter(|rating| rating.deviation < PROVISIONAL);
    // Ratings have four digits.
    #[allow(clippy::cast_possible_truncation)]
    settled.map(|rating| rating.points.round() as i64).sum()
}
