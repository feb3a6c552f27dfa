//! Rate limits: how often a caller may make requests, how fast they may play, and how much of it is stored.
//! Each account is counted separately; callers without one are counted by address, however many guests that
//! is. All accounts at one address share a larger limit.

use std::hash::{BuildHasher as _, Hash, RandomState};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::body::HttpBody as _;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::Method;
use axum::http::header::CONTENT_LENGTH;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::Response;
use governor::clock::Clock;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use touchline_protocol::plan::MOST_ANSWERS;
use touchline_protocol::to_server::ToServer;

use crate::app::App;
use crate::auth::Anybody;
use crate::config::Config;
use crate::error::{Error, Result};
use crate::http::address;
use crate::store::accounts::Kind;
use crate::time::Time;

/// Where users and sessions begin and passwords are checked: the targets of guessing and of mass
/// registration. Checking a password or a code is also slow on purpose.
pub(crate) const SIGN_INS: [(Method, &str); 8] = [
    (Method::POST, "/api/guests"),
    (Method::POST, "/api/accounts"),
    (Method::POST, "/api/sessions"),
    (Method::POST, "/api/recovery"),
    (Method::POST, "/api/me/upgrade"),
    (Method::POST, "/api/me/password"),
    (Method::POST, "/api/me/recovery-codes"),
    (Method::DELETE, "/api/me"),
];

/// Requested by monitoring, which has no use for refusals.
const UNLIMITED: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

/// The files of the web client: each is requested once, many with the first page.
const FILES: &str = "/assets/";

/// How many times as often an account may ask as somebody without one.
const ACCOUNT: u32 = 10;

/// How many times as much all accounts at one address may do as a single one.
const HOUSEHOLD: u32 = 10;

/// The burst of wishes allowed, in seconds of the limit.
const WISHES_AT_ONCE: u32 = 5;

/// Answers that count as one wish: a message costs the server far more than an answer in it.
const ANSWERS_PER_WISH: usize = 16;

/// Stored data is counted in units of this many bytes.
const PIECE: usize = 256;

/// The overhead of a change besides its own length: the row, its keys, and the computer's answers.
const CHANGE: usize = 512;

/// Processed but not stored.
const NOT_KEPT: [&str; 2] = ["/api/replays", "/api/analyses"];

const DAY: Duration = Duration::from_hours(24);

/// Keys each limit remembers. Beyond that, callers without an account share [`CROWDS`] keys.
const MOST: usize = 100_000;

/// How many keys the crowd shares.
const CROWDS: u64 = 1024;

/// How often idle keys are dropped.
const SWEEP: Duration = Duration::from_mins(1);

/// Who is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Key {
    User(i64),
    Address(IpAddr),
    Crowd(u64),
}

/// The clock of the rate limiter.
#[derive(Clone, Debug)]
struct Steady(Time);

impl Clock for Steady {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.0.steady()
    }
}

/// The counters of all limits.
pub(crate) struct Limits {
    clock: Steady,
    most: usize,
    hasher: RandomState,
    /// When to sweep next, in milliseconds of the clock.
    next_sweep: AtomicU64,
    /// By address.
    without_account: Limit,
    accounts: Limit,
    /// All accounts at one address.
    households: Limit,
    sign_ins: Limit,
    /// By user, guests too.
    wishes: Limit,
    /// All accounts at one address, and separately all guests there: dozens of guests keep nobody with an
    /// account from playing.
    wishes_households: Limit,
    wishes_guests: Limit,
    kept: Limit,
    kept_households: Limit,
    megabytes_per_day: u32,
}

type Limit = RateLimiter<Key, DashMapStateStore<Key>, Steady, NoOpMiddleware<Duration>>;

impl Limits {
    pub(crate) fn new(config: &Config) -> Self {
        Self::with_most(config, MOST)
    }

    fn with_most(config: &Config, most: usize) -> Self {
        let clock = Steady(config.time.clone());
        let limit = |a_minute: u32| {
            let a_minute = NonZeroU32::new(a_minute).unwrap_or(NonZeroU32::MIN);
            RateLimiter::dashmap_with_clock(Quota::per_minute(a_minute), clock.clone())
        };
        let wishes = |times: u32| {
            let a_second = config.wishes_per_second.saturating_mul(times);
            let a_second = NonZeroU32::new(a_second).unwrap_or(NonZeroU32::MIN);
            let at_once = a_second.saturating_mul(NonZeroU32::new(WISHES_AT_ONCE).unwrap_or(NonZeroU32::MIN));
            RateLimiter::dashmap_with_clock(Quota::per_second(a_second).allow_burst(at_once), clock.clone())
        };
        let kept = |times: u32| {
            let pieces = u64::from(config.megabytes_per_day) * u64::from(times) * (1 << 20) / PIECE as u64;
            let pieces =
                NonZeroU32::new(u32::try_from(pieces).unwrap_or(u32::MAX)).unwrap_or(NonZeroU32::MIN);
            let quota = Quota::with_period(DAY / pieces.get()).unwrap_or(Quota::per_second(NonZeroU32::MIN));
            RateLimiter::dashmap_with_clock(quota.allow_burst(pieces), clock.clone())
        };
        let requests = config.requests_per_minute;
        Self {
            most,
            hasher: RandomState::new(),
            next_sweep: AtomicU64::new(0),
            without_account: limit(requests),
            accounts: limit(requests.saturating_mul(ACCOUNT)),
            households: limit(requests.saturating_mul(ACCOUNT * HOUSEHOLD)),
            sign_ins: limit(config.sign_ins_per_minute),
            wishes: wishes(1),
            wishes_households: wishes(HOUSEHOLD),
            wishes_guests: wishes(HOUSEHOLD),
            kept: kept(1),
            kept_households: kept(HOUSEHOLD),
            megabytes_per_day: config.megabytes_per_day,
            clock,
        }
    }

    /// Whether one more request is allowed.
    fn check(&self, parts: &Parts, who: Payer, length: u64) -> Result<()> {
        let path = parts.uri.path();
        if UNLIMITED.contains(&path) || path.starts_with(FILES) {
            return Ok(());
        }
        self.sweep();
        match who.account {
            Some(account) => {
                self.count(&self.accounts, account)?;
                self.count(&self.households, who.address)?;
            }
            None => self.count(&self.without_account, who.address)?,
        }
        if SIGN_INS.iter().any(|(method, begin)| parts.method == *method && path == *begin) {
            self.count(&self.sign_ins, who.address)?;
        }
        // A wish is counted when it has been read: nothing is stored of a look.
        let is_wish = path.starts_with("/api/matches/") && path.ends_with("/wishes");
        if !parts.method.is_safe() && !NOT_KEPT.contains(&path) && !is_wish {
            self.keep(who, usize::try_from(length).unwrap_or(usize::MAX))?;
        }
        Ok(())
    }

    /// Whether one more wish in a match is allowed. A long plan counts as several.
    pub(crate) fn wish(&self, who: Payer, wish: Option<&ToServer>) -> Result<()> {
        let times = times(wish);
        self.count_n(&self.wishes, who.user.unwrap_or(who.address), times)?;
        let together = if who.account.is_some() { &self.wishes_households } else { &self.wishes_guests };
        self.count_n(together, who.address, times)
    }

    /// Whether a change of this many bytes may be stored. Counted in memory; the allowance refills evenly
    /// over a day.
    pub(crate) fn keep(&self, who: Payer, length: usize) -> Result<()> {
        let pieces = u32::try_from(length.saturating_add(CHANGE).div_ceil(PIECE)).unwrap_or(u32::MAX);
        let pieces = NonZeroU32::new(pieces).unwrap_or(NonZeroU32::MIN);
        match who.account {
            Some(account) => {
                self.take(&self.kept, account, pieces)?;
                self.take(&self.kept_households, who.address, pieces)
            }
            None => self.take(&self.kept, who.address, pieces),
        }
    }

    fn take(&self, limit: &Limit, key: Key, pieces: NonZeroU32) -> Result<()> {
        let full = |wait: Duration| Error::too_much_kept(seconds(wait), self.megabytes_per_day);
        match limit.check_key_n(&self.shared(limit, key), pieces) {
            Ok(Ok(())) => Ok(()),
            Ok(Err(refused)) => Err(full(refused.wait_time_from(self.clock.now()))),
            // More at once than a whole day allows.
            Err(_) => Err(full(DAY)),
        }
    }

    /// The key under which a caller is counted.
    fn shared(&self, limit: &Limit, key: Key) -> Key {
        if limit.len() < self.most { key } else { Key::Crowd(self.hasher.hash_one(key) % CROWDS) }
    }

    fn count(&self, limit: &Limit, key: Key) -> Result<()> {
        let counted = limit.check_key(&self.shared(limit, key));
        counted.map_err(|refused| Error::too_often(seconds(refused.wait_time_from(self.clock.now()))))
    }

    fn count_n(&self, limit: &Limit, key: Key, times: NonZeroU32) -> Result<()> {
        match limit.check_key_n(&self.shared(limit, key), times) {
            Ok(counted) => {
                counted.map_err(|refused| Error::too_often(seconds(refused.wait_time_from(self.clock.now()))))
            }
            // More at once than is ever allowed.
            Err(_) => Err(Error::too_often(seconds(DAY))),
        }
    }

    /// Drop idle keys. Done by the next request: without requests nothing grows.
    fn sweep(&self) {
        let millis = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        let (now, next) = (self.clock.now(), self.next_sweep.load(Ordering::Relaxed));
        let is_due = millis(now) >= next;
        let mine = || {
            let later = millis(now + SWEEP);
            self.next_sweep.compare_exchange(next, later, Ordering::Relaxed, Ordering::Relaxed).is_ok()
        };
        if is_due && mine() {
            for limit in [
                &self.without_account,
                &self.accounts,
                &self.households,
                &self.sign_ins,
                &self.wishes,
                &self.wishes_households,
                &self.wishes_guests,
                &self.kept,
                &self.kept_households,
            ] {
                limit.retain_recent();
                limit.shrink_to_fit();
            }
        }
    }
}

/// A wait in whole seconds.
fn seconds(wait: Duration) -> u64 {
    wait.as_secs() + u64::from(wait.subsec_nanos() > 0)
}

/// Whose limits a request counts against.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Payer {
    user: Option<Key>,
    /// `None` is a guest or anonymous visitor, who shares the limits of the address.
    account: Option<Key>,
    address: Key,
    /// How long the body of the request is, as far as its header says.
    pub(crate) length: usize,
}

impl FromRequestParts<App> for Payer {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        let Anybody(user) = Anybody::from_request_parts(parts, app).await?;
        let household = address::household(address::client(parts, &app.config.trusted_proxies));
        if let Some(user) = &user {
            app.whereabouts.seen(user.id, household);
        }
        let is_guest = user.as_ref().is_some_and(|user| user.kind == Kind::Guest);
        let user = user.map(|user| Key::User(user.id));
        let length = parts.headers.get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
        Ok(Self {
            user,
            account: user.filter(|_| !is_guest),
            address: Key::Address(household),
            length: length.unwrap_or_default(),
        })
    }
}

/// Identify the caller once, and refuse one who asks too often.
pub(crate) async fn layer(State(app): State<App>, request: Request, next: Next) -> Result<Response> {
    let (mut parts, body) = request.into_parts();
    let anybody = Anybody::from_request_parts(&mut parts, &app).await?;
    parts.extensions.insert(anybody);
    let payer = Payer::from_request_parts(&mut parts, &app).await?;
    app.limits.check(&parts, payer, body.size_hint().upper().unwrap_or_default())?;
    Ok(next.run(Request::from_parts(parts, body)).await)
}

/// As how many wishes one counts; one that cannot be read is one.
fn times(wish: Option<&ToServer>) -> NonZeroU32 {
    let answers = match wish {
        Some(ToServer::Act { answers, .. } | ToServer::Look { answers, .. }) => {
            answers.len().min(MOST_ANSWERS)
        }
        _ => 1,
    };
    let times = u32::try_from(answers.div_ceil(ANSWERS_PER_WISH)).unwrap_or(u32::MAX);
    NonZeroU32::new(times).unwrap_or(NonZeroU32::MIN)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn limits(most: usize) -> (Time, Limits) {
        let time = Time::manual(1_000_000);
        let config = Config { requests_per_minute: 2, time: time.clone(), ..Config::default() };
        (time, Limits::with_most(&config, most))
    }

    #[test]
    fn a_minute_later_everybody_is_forgotten() {
        let (time, limits) = limits(MOST);
        limits.sweep();
        for user in 0..1000 {
            limits.count(&limits.without_account, Key::User(user)).unwrap();
        }
        assert_eq!(limits.without_account.len(), 1000);
        time.advance(Duration::from_millis(59_999));
        limits.sweep();
        assert_eq!(limits.without_account.len(), 1000, "nobody looks before the minute is over");
        time.advance(Duration::from_millis(1));
        limits.sweep();
        assert_eq!(limits.without_account.len(), 0);
    }

    #[test]
    fn however_many_ask_the_memory_is_bounded_and_the_limit_holds() {
        let (_, limits) = limits(500);
        let asked = 100_000;
        let served =
            (0..asked).filter(|user| limits.count(&limits.without_account, Key::User(*user)).is_ok()).count();
        assert!(limits.without_account.len() <= 500 + 1024);
        // The first 500 under their own keys, then each crowd like a single caller.
        assert_eq!(served, 500 + 2 * 1024);
    }

    #[test]
    fn what_is_kept_of_somebody_is_bounded_and_comes_back_over_a_day() {
        let time = Time::manual(1_000_000);
        let config = Config { megabytes_per_day: 1, time: time.clone(), ..Config::default() };
        let limits = Limits::with_most(&config, MOST);
        let at = |address: [u8; 4]| Key::Address(IpAddr::from(address));
        let guest = Payer { user: None, account: None, address: at([192, 0, 2, 1]), length: 0 };
        let kept = |who: Payer| (0..100_000).take_while(|_| limits.keep(who, 100).is_ok()).count();
        // 100 bytes and the overhead are three units of 256.
        assert_eq!(kept(guest), (1 << 20) / 768);
        let refused = limits.keep(guest, 100).unwrap_err();
        assert_eq!(refused.code(), "too-much-kept");
        let account = |user| Payer { account: Some(Key::User(user)), ..guest };
        assert_eq!(kept(account(1)), (1 << 20) / 768, "an account has room of its own");
        time.advance(Duration::from_hours(12));
        let half = kept(guest);
        assert!(((1 << 19) / 768..=(1 << 19) / 768 + 1).contains(&half), "{half}");
        // However many accounts there are at one address, it has room for ten.
        let all: usize = (2..40).map(|user| kept(account(user))).sum();
        assert!(((1 << 20) / 768 * 9..=(10 << 20) / 768).contains(&all), "{all}");
        assert!(limits.keep(account(100), 2 << 20).is_err(), "more at once than there is room for");
    }

    #[test]
    fn however_many_guests_wish_the_accounts_at_their_address_play_on() {
        let config = Config { wishes_per_second: 2, time: Time::manual(1_000_000), ..Config::default() };
        let limits = Limits::with_most(&config, MOST);
        let address = Key::Address(IpAddr::from([192, 0, 2, 1]));
        let guest = |user| Payer { user: Some(Key::User(user)), account: None, address, length: 0 };
        let wished = |who: Payer| (0..1000).take_while(|_| limits.wish(who, None).is_ok()).count();
        // Ten at a time each, and a hundred together.
        assert_eq!((0..50).map(|user| wished(guest(user))).sum::<usize>(), 100);
        let account = |user| Payer { account: Some(Key::User(user)), ..guest(user) };
        assert_eq!((50..100).map(|user| wished(account(user))).sum::<usize>(), 100);
        assert_eq!(wished(guest(100)), 0);
    }

    #[test]
    fn a_long_plan_or_look_counts_as_several_wishes() {
        let config = Config { wishes_per_second: 1, time: Time::manual(1_000_000), ..Config::default() };
        let at = |user| Payer {
            user: Some(Key::User(user)),
            account: None,
            address: Key::Address(IpAddr::from([192, 0, 2, 1])),
            length: 0,
        };
        for (answers, allowed) in [(1, 5), (16, 5), (17, 2), (33, 1), (64, 1), (100_000, 1)] {
            let limits = Limits::with_most(&config, MOST);
            let answers = vec![String::new(); answers];
            for (user, wish) in [
                ToServer::Act { seq: 1, answers: answers.clone(), seal: None },
                ToServer::Look { seq: 1, answers },
            ]
            .iter()
            .enumerate()
            {
                let who = at(i64::try_from(user).unwrap());
                let done = (0..9).take_while(|_| limits.wish(who, Some(wish)).is_ok()).count();
                assert_eq!(done, allowed, "{wish:?}");
            }
        }
    }

    #[test]
    fn the_wait_is_told_in_whole_seconds() {
        let (time, limits) = limits(MOST);
        let ask = || limits.count(&limits.without_account, Key::User(1));
        ask().unwrap();
        ask().unwrap();
        assert_eq!(ask(), Err(Error::too_often(30)));
        time.advance(Duration::from_millis(29_001));
        assert_eq!(ask(), Err(Error::too_often(1)));
        time.advance(Duration::from_millis(999));
        assert_eq!(ask(), Ok(()));
    }
}
