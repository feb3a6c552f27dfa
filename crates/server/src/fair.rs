//! A fair gate: a fixed number of places, and a queue for those who find them taken. Turns rotate among
//! addresses, and at each address among its users, so that somebody who wants one thing waits for one thing
//! of somebody who wants a hundred, not for the hundred.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use tokio::sync::oneshot;
use touchline_engine::Seat;

use crate::app::App;
use crate::auth::Anybody;
use crate::error::{Error, Result};
use crate::http::address;
use crate::store::matches::Match;

/// Who takes turns: a user at an address, or all anonymous visitors there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Party {
    /// `None` if the user has not been seen since the server started.
    pub(crate) address: Option<IpAddr>,
    pub(crate) user: Option<i64>,
}

impl Party {
    /// Whom a computer's thinking counts for: its opponent, or the creator of a match where only computers
    /// play.
    pub(crate) fn of_match(app: &App, listed: &Match) -> Self {
        let person = Seat::ALL.into_iter().find_map(|seat| listed.seats.user(seat));
        app.whereabouts.party(person.unwrap_or(listed.created_by))
    }
}

impl FromRequestParts<App> for Party {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        let Anybody(user) = Anybody::from_request_parts(parts, app).await?;
        let address = address::household(address::client(parts, &app.config.trusted_proxies));
        Ok(Self { address: Some(address), user: user.map(|user| user.id) })
    }
}

/// The most users whose address is remembered; beyond that, all are forgotten and learned again.
const MOST_REMEMBERED: usize = 100_000;

/// Where users were last seen: a match knows who plays it, but not their addresses.
#[derive(Debug, Default)]
pub(crate) struct Whereabouts(Mutex<HashMap<i64, IpAddr>>);

impl Whereabouts {
    fn known(&self) -> MutexGuard<'_, HashMap<i64, IpAddr>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A user has made a request from this household.
    pub(crate) fn seen(&self, user: i64, household: IpAddr) {
        let mut known = self.known();
        if known.len() >= MOST_REMEMBERED && !known.contains_key(&user) {
            known.clear();
        }
        known.insert(user, household);
    }

    /// A user at their last known address.
    pub(crate) fn party(&self, user: i64) -> Party {
        Party { address: self.known().get(&user).copied(), user: Some(user) }
    }
}

/// How many of one party, and of one address, may wait.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bound {
    pub(crate) each: usize,
    pub(crate) address: usize,
}

impl Bound {
    /// For what is bounded elsewhere: the matches somebody plays, the sockets they have open.
    pub(crate) const NONE: Self = Self { each: usize::MAX, address: usize::MAX };
}

/// Whose turn it is: whoever has least under way, then whoever has had the fewest turns. A newcomer starts in
/// the current round, so nobody gains by leaving and coming back.
#[derive(Debug)]
struct Turns<K> {
    of: HashMap<K, Turn>,
    /// The queue: what each has under way, their round, who.
    order: BTreeSet<(usize, u64, K)>,
    /// How many wait or have something under way; the others are only remembered.
    active: usize,
    round: u64,
}

#[derive(Debug)]
struct Turn {
    waiting: usize,
    running: usize,
    /// The round of the next turn.
    round: u64,
}

impl Turn {
    const fn is_active(&self) -> bool {
        self.waiting + self.running > 0
    }
}

impl<K> Default for Turns<K> {
    fn default() -> Self {
        Self { of: HashMap::new(), order: BTreeSet::new(), active: 0, round: 0 }
    }
}

impl<K: Copy + Ord + Hash> Turns<K> {
    fn change(&mut self, who: K, change: impl FnOnce(&mut Turn)) {
        let now = self.round;
        let turn = self.of.entry(who).or_insert(Turn { waiting: 0, running: 0, round: now });
        self.order.remove(&(turn.running, turn.round, who));
        self.active -= usize::from(turn.is_active());
        change(turn);
        self.active += usize::from(turn.is_active());
        if turn.waiting > 0 {
            self.order.insert((turn.running, turn.round, who));
        } else if !turn.is_active() && turn.round <= now {
            self.of.remove(&who);
        }
    }

    fn arrive(&mut self, who: K) {
        let now = self.round;
        self.change(who, |turn| {
            if turn.waiting == 0 {
                turn.round = turn.round.max(now);
            }
            turn.waiting += 1;
        });
    }

    fn leave(&mut self, who: K) {
        self.change(who, |turn| turn.waiting -= 1);
    }

    fn begin(&mut self, who: K) {
        let mut round = self.round;
        self.change(who, |turn| {
            round = round.max(turn.round);
            turn.round += 1;
            turn.waiting -= 1;
            turn.running += 1;
        });
        if round > self.round {
            self.round = round;
            // Whoever has left is remembered until the others have had as many turns.
            self.of.retain(|_, turn| turn.is_active() || turn.round > round);
        }
    }

    fn end(&mut self, who: K) {
        self.change(who, |turn| turn.running -= 1);
    }

    fn next(&self) -> Option<K> {
        self.order.first().map(|(_, _, who)| *who)
    }

    fn waiting(&self, who: K) -> usize {
        self.of.get(&who).map_or(0, |turn| turn.waiting)
    }
}

/// The gate; clones share it.
#[derive(Clone, Debug)]
pub(crate) struct Gate(Arc<Mutex<State>>);

/// Who does slow work.
#[derive(Clone, Debug, Default)]
pub(crate) enum Hands {
    /// Blocking threads, so that nobody else waits for it.
    #[default]
    Threads,
    /// In a simulated world there is one thread: it does the work after a while of simulated time.
    #[cfg(test)]
    Simulated(crate::sim::clock::NodeClock),
}

#[derive(Debug)]
struct State {
    hands: Hands,
    free: usize,
    /// The number of the next waiter.
    number: u64,
    addresses: Turns<Option<IpAddr>>,
    users: HashMap<Option<IpAddr>, Turns<Option<i64>>>,
    line: HashMap<Party, VecDeque<(u64, oneshot::Sender<()>)>>,
}

impl State {
    fn waiting(&self, Party { address, user }: Party) -> (usize, usize) {
        let each = self.users.get(&address).map_or(0, |users| users.waiting(user));
        (each, self.addresses.waiting(address))
    }

    fn arrive(&mut self, party: Party) -> (u64, oneshot::Receiver<()>) {
        let (turn, has_come) = oneshot::channel();
        self.number += 1;
        self.addresses.arrive(party.address);
        self.users.entry(party.address).or_default().arrive(party.user);
        self.line.entry(party).or_default().push_back((self.number, turn));
        self.serve();
        (self.number, has_come)
    }

    /// Hand out the free places.
    fn serve(&mut self) {
        while self.free > 0 {
            let Some(address) = self.addresses.next() else { return };
            let Some(users) = self.users.get_mut(&address) else { return };
            let Some(user) = users.next() else { return };
            users.begin(user);
            self.addresses.begin(address);
            self.free -= 1;
            let party = Party { address, user };
            let Some(line) = self.line.get_mut(&party) else { return };
            let first = line.pop_front();
            if line.is_empty() {
                self.line.remove(&party);
            }
            // A waiter that has just gone returns the place.
            if let Some((_, turn)) = first {
                let _ = turn.send(());
            }
        }
    }

    /// Leave the queue; returns whether it was still waiting.
    fn leave(&mut self, party: Party, number: u64) -> bool {
        let Some(line) = self.line.get_mut(&party) else { return false };
        let before = line.len();
        line.retain(|(other, _)| *other != number);
        let left = line.len() < before;
        if line.is_empty() {
            self.line.remove(&party);
        }
        if left {
            self.addresses.leave(party.address);
            self.settle(party, Turns::leave);
        }
        left
    }

    fn end(&mut self, party: Party) {
        self.free += 1;
        self.addresses.end(party.address);
        self.settle(party, Turns::end);
        self.serve();
    }

    fn settle(&mut self, party: Party, change: impl FnOnce(&mut Turns<Option<i64>>, Option<i64>)) {
        if let Some(users) = self.users.get_mut(&party.address) {
            change(users, party.user);
            if users.active == 0 {
                self.users.remove(&party.address);
            }
        }
        if self.users.is_empty() {
            self.addresses = Turns::default();
        }
    }
}

impl Gate {
    /// A gate with this many places.
    pub(crate) fn new(places: usize) -> Self {
        Self::with(&Hands::default(), places)
    }

    /// The same, with somebody in particular to do the work.
    pub(crate) fn with(hands: &Hands, places: usize) -> Self {
        Self(Arc::new(Mutex::new(State {
            hands: hands.clone(),
            free: places,
            number: 0,
            addresses: Turns::default(),
            users: HashMap::new(),
            line: HashMap::new(),
        })))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn hands(&self) -> Hands {
        self.state().hands.clone()
    }

    /// Wait for a place; `None` if too many of this party wait already. Dropping the future leaves the queue.
    pub(crate) async fn enter(&self, party: Party, bound: Bound) -> Option<Place> {
        let (number, has_come) = {
            let mut state = self.state();
            let (each, address) = state.waiting(party);
            if each >= bound.each || address >= bound.address {
                return None;
            }
            state.arrive(party)
        };
        let mut waiting = Waiting { gate: self, party, number: Some(number) };
        has_come.await.ok()?;
        waiting.number = None;
        Some(Place { gate: self.clone(), party })
    }
}

/// A waiter.
struct Waiting<'a> {
    gate: &'a Gate,
    party: Party,
    /// `None` once it has a place.
    number: Option<u64>,
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        let Some(number) = self.number else { return };
        let mut state = self.gate.state();
        if !state.leave(self.party, number) {
            state.end(self.party);
        }
    }
}

/// A place; dropping it starts the next turn.
#[derive(Debug)]
pub(crate) struct Place {
    gate: Gate,
    party: Party,
}

impl Place {
    /// Run work where slow work is done. The place stays taken until the work has ended, even if nobody waits
    /// for it any more. `None` if the work panicked.
    pub(crate) async fn work<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let hands = self.gate.hands();
        let work = move || {
            let _place = self;
            work()
        };
        match hands {
            Hands::Threads => tokio::task::spawn_blocking(work).await.ok(),
            #[cfg(test)]
            Hands::Simulated(clock) => {
                clock.think().await;
                Some(work())
            }
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.gate.state().end(self.party);
    }
}

#[cfg(test)]
mod tests;
