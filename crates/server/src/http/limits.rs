//! How often somebody may ask: by user where the user is known, by address where not.

use std::hash::{BuildHasher as _, Hash, RandomState};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::{FromRequestParts as _, Request, State};
use axum::http::Method;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::Response;
use governor::clock::Clock;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::app::App;
use crate::auth::Anybody;
use crate::config::Config;
use crate::error::{Error, Result};
use crate::http::address;
use crate::store::accounts::Kind;
use crate::time::Time;

/// Where users and sessions begin and where a password is asked for: who guesses, or makes users by the thousand, does it here. Whatever takes
/// a password or a code is slow on purpose, too.
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

/// Asked by machines that watch the server; whoever counts these has no use for being refused.
const UNLIMITED: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

/// The files of the web client: each is asked for once, many with the first page.
const FILES: &str = "/assets/";

/// An account may ask so many times as often as somebody without one.
const ACCOUNT: u32 = 10;

/// Keys that each limit remembers. Beyond, those without an account share [`CROWDS`] keys.
const MOST: usize = 100_000;

/// How many keys a crowd shares.
const CROWDS: u64 = 1024;

/// How long until keys are dropped that have asked for nothing lately.
const SWEEP: Duration = Duration::from_mins(1);

/// Who is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Key {
    User(i64),
    Address(IpAddr),
    Crowd(u64),
}

/// The clock of the limits.
#[derive(Clone, Debug)]
struct Steady(Time);

impl Clock for Steady {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.0.steady()
    }
}

/// Who has asked how often.
pub(crate) struct Limits {
    clock: Steady,
    most: usize,
    hasher: RandomState,
    /// When to sweep again, in milliseconds of the clock.
    next_sweep: AtomicU64,
    /// By address, or by guest.
    without_account: Limit,
    accounts: Limit,
    sign_ins: Limit,
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
        Self {
            most,
            hasher: RandomState::new(),
            next_sweep: AtomicU64::new(0),
            without_account: limit(config.requests_per_minute),
            accounts: limit(config.requests_per_minute.saturating_mul(ACCOUNT)),
            sign_ins: limit(config.sign_ins_per_minute),
            clock,
        }
    }

    /// Whether one more request is in order.
    fn check(&self, parts: &Parts, app: &App, Anybody(user): &Anybody) -> Result<()> {
        let path = parts.uri.path();
        if UNLIMITED.contains(&path) || path.starts_with(FILES) {
            return Ok(());
        }
        self.sweep();
        let address =
            || Key::Address(address::household(address::client(parts, &app.config.trusted_proxies)));
        let (limit, key) = match user {
            Some(user) if user.kind == Kind::Guest => (&self.without_account, Key::User(user.id)),
            Some(user) => (&self.accounts, Key::User(user.id)),
            None => (&self.without_account, address()),
        };
        self.count(limit, key)?;
        if SIGN_INS.iter().any(|(method, begin)| parts.method == *method && path == *begin) {
            self.count(&self.sign_ins, address())?;
        }
        Ok(())
    }

    fn count(&self, limit: &Limit, key: Key) -> Result<()> {
        let key = if limit.len() < self.most { key } else { Key::Crowd(self.hasher.hash_one(key) % CROWDS) };
        limit.check_key(&key).map_err(|refused| {
            let wait = refused.wait_time_from(self.clock.now());
            Error::too_often(wait.as_secs() + u64::from(wait.subsec_nanos() > 0))
        })
    }

    /// Forget who has not asked lately. The first request after a while does it: where nobody asks, nothing grows.
    fn sweep(&self) {
        let millis = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        let (now, next) = (self.clock.now(), self.next_sweep.load(Ordering::Relaxed));
        let is_due = millis(now) >= next;
        let mine = || {
            let later = millis(now + SWEEP);
            self.next_sweep.compare_exchange(next, later, Ordering::Relaxed, Ordering::Relaxed).is_ok()
        };
        if is_due && mine() {
            for limit in [&self.without_account, &self.accounts, &self.sign_ins] {
                limit.retain_recent();
                limit.shrink_to_fit();
            }
        }
    }
}

/// Find out once who asks, and refuse who asks too often.
pub(crate) async fn layer(
    State((app, limits)): State<(App, Arc<Limits>)>,
    request: Request,
    next: Next,
) -> Result<Response> {
    let (mut parts, body) = request.into_parts();
    let anybody = Anybody::from_request_parts(&mut parts, &app).await?;
    limits.check(&parts, &app, &anybody)?;
    parts.extensions.insert(anybody);
    Ok(next.run(Request::from_parts(parts, body)).await)
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
        // The first 500 by their own keys, then every crowd as often as one.
        assert_eq!(served, 500 + 2 * 1024);
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
