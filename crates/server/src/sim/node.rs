//! A node of a simulated world: the server's own rooms, journal, endings and leases, without the parts that
//! talk to browsers.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;
use touchline_engine::Seat;
use touchline_protocol::to_server::Sent;

use super::clock::{NodeClock, TrueTime};
use super::door::{Desk, Door};
use super::executor::Executor;
use crate::app::{App, Parts};
use crate::config::{Config, Switch};
use crate::error::Result;
use crate::fair::{Hands, Party};
use crate::http::socket::obey;
use crate::language::Language;
use crate::nodes::bell::{Bell, Wake};
use crate::nodes::{self, Nodes};
use crate::push::Push;
use crate::room::endings;
use crate::room::owner::{Watcher, Windows};
use crate::room::registry::Handle;
use crate::store::Store;
use crate::store::matches::Match;
use crate::time::{Millis, Time};

/// Messages that may wait for somebody who reads slowly: few, so that it happens, and as many as whoever
/// comes back is greeted with.
const WAITING: usize = 24;

/// How long until a process that could not start is started again.
const AGAIN: Duration = Duration::from_secs(1);

/// What comes to a connection from its client.
pub(crate) enum Inward {
    /// A message.
    Said(Sent),
    /// The client does not read for a while.
    Stalls(Millis),
}

/// What comes from a node to a connection's client.
pub(crate) struct Outward {
    pub(crate) connection: usize,
    /// None: the connection is closed.
    pub(crate) text: Option<Utf8Bytes>,
}

/// Where nodes put what is for clients.
#[derive(Clone, Default)]
pub(crate) struct Outbox(Arc<Mutex<Vec<Outward>>>);

impl Outbox {
    fn put(&self, connection: usize, text: Option<Utf8Bytes>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(Outward { connection, text });
    }

    /// What was put there since.
    pub(crate) fn take(&self) -> Vec<Outward> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// A machine: its clock on the wall goes on while its process does not.
pub(crate) struct Node {
    pub(crate) number: usize,
    skew: Arc<AtomicI64>,
    /// How wrong the clock was since which moment of true time.
    skews: Vec<(Millis, Millis)>,
    boots: usize,
    /// When its process first knew the database's clock, in true time.
    pub(crate) compared: Option<Millis>,
    running: Option<Running>,
    /// How far off the database's clock its process may be.
    error: Millis,
    /// Until when it stands still, as a machine that swaps.
    pub(crate) frozen_until: Millis,
}

struct Running {
    /// Once it has joined the others.
    app: Arc<OnceLock<App>>,
    process: String,
    /// Where wake-ups of others arrive.
    wakes: mpsc::Sender<Wake>,
    executor: Executor,
}

/// What carries wake-ups between simulated nodes.
#[derive(Clone, Default)]
pub(crate) struct Rings(Arc<Mutex<Vec<(usize, Wake)>>>);

impl Rings {
    /// What was rung since, and by which node.
    pub(crate) fn take(&self) -> Vec<(usize, Wake)> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

struct SimulatedBell {
    node: usize,
    rings: Rings,
}

impl std::fmt::Debug for SimulatedBell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SimulatedBell").field("node", &self.node).finish_non_exhaustive()
    }
}

impl Bell for SimulatedBell {
    fn ring(&self, wake: Wake) {
        self.rings.0.lock().unwrap_or_else(PoisonError::into_inner).push((self.node, wake));
    }

    /// As far as a node can tell: what is lost on the way nobody notices.
    fn is_heard(&self) -> bool {
        true
    }
}

/// What a process is started with.
pub(crate) struct Start<'a> {
    pub(crate) time: &'a TrueTime,
    pub(crate) desk: &'a Desk,
    pub(crate) store: &'a Store,
    /// Where there are other nodes: how long a lease lasts, and what carries wake-ups.
    pub(crate) among: Option<(Millis, &'a Rings)>,
}

impl Node {
    pub(crate) fn new(number: usize) -> Self {
        let skews = vec![(Millis::MIN, 0)];
        Self {
            number,
            skew: Arc::default(),
            skews,
            boots: 0,
            compared: None,
            running: None,
            error: 0,
            frozen_until: 0,
        }
    }

    pub(crate) fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// The name of its process.
    pub(crate) fn process(&self) -> Option<&str> {
        self.running.as_ref().map(|running| running.process.as_str())
    }

    /// Start a process.
    pub(crate) fn start(&mut self, Start { time, desk, store, among }: Start<'_>) {
        (self.boots, self.compared) = (self.boots + 1, None);
        self.error = Millis::MAX / 4;
        let process = format!("n{}b{}", self.number, self.boots);
        let clock = NodeClock::new(time.clone(), self.number, self.skew.clone());
        let ledger = Arc::new(Door::new(self.number, process.clone(), desk.clone()));
        let config = Config {
            time: Time::simulated(clock.clone()),
            push: Switch::Off,
            thinkers: Some(1),
            ..Config::default()
        };
        let executor = Executor::new();
        let app = Arc::<OnceLock<App>>::default();
        let (wakes, woken) = mpsc::channel(64);
        let joining = among.map(|(term, rings)| Joining {
            id: process.clone(),
            term,
            bell: Arc::new(SimulatedBell { node: self.number, rings: rings.clone() }),
        });
        let parts = Parts {
            config,
            store: store.clone(),
            ledger,
            nodes: None,
            push: Push::silent(),
            hands: Hands::Simulated(clock),
        };
        executor.spawn(run(parts, joining, woken, app.clone()));
        self.running = Some(Running { app, process, wakes, executor });
    }

    /// A sign of life took so long to be answered: a quick one says best what time it is (`nodes/mod.rs`).
    pub(crate) fn has_beaten(&mut self, took: Millis, now: Millis) {
        self.compared.get_or_insert(now);
        self.error = (took / 2 + 1).min(self.error + 1);
    }

    /// How far off the database's clock its process may be.
    pub(crate) fn error(&self) -> Millis {
        self.error
    }

    /// The process is killed.
    pub(crate) fn kill(&mut self) {
        self.running = None;
    }

    /// Let it do what it can.
    pub(crate) fn settle(&self) {
        if let Some(running) = &self.running {
            running.executor.settle();
        }
    }

    /// Set the clock on the wall forward or back.
    pub(crate) fn jump(&mut self, by: Millis, now: Millis) {
        let skew = self.skew.fetch_add(by, Ordering::Relaxed) + by;
        self.skews.push((now, skew));
    }

    /// When its clock on the wall said this, in true time; none where it said so twice.
    pub(crate) fn when(&self, wall: Millis, now: Millis) -> Option<Millis> {
        let mut moments = self.skews.iter().enumerate().filter_map(|(at, (from, skew))| {
            let moment = wall - super::clock::BEGINNING - skew;
            let until = self.skews.get(at + 1).map_or(now, |(until, _)| *until);
            (*from..=until).contains(&moment).then_some(moment)
        });
        let found = moments.next()?;
        moments.all(|other| other == found).then_some(found)
    }

    /// Another node rings.
    pub(crate) fn wake(&self, wake: Wake) {
        if let Some(running) = &self.running {
            let _ = running.wakes.try_send(wake);
        }
    }

    /// Somebody connects to a match.
    pub(crate) fn connect(&self, attending: Attending, outbox: &Outbox) {
        let Some((running, app)) =
            self.running.as_ref().and_then(|running| Some((running, running.app.get()?)))
        else {
            outbox.put(attending.connection, None);
            return;
        };
        let (app, outbox) = (app.clone(), outbox.clone());
        running.executor.spawn(async move {
            let connection = attending.connection;
            attend(&app, attending, &outbox).await;
            outbox.put(connection, None);
        });
    }
}

/// One of several.
struct Joining {
    id: String,
    term: Millis,
    bell: Arc<dyn Bell>,
}

/// What a server does beside answering requests. One that cannot read its storage at the start ends, and is
/// started again.
async fn run(
    mut parts: Parts,
    joining: Option<Joining>,
    woken: mpsc::Receiver<Wake>,
    ready: Arc<OnceLock<App>>,
) {
    let time = parts.config.time.clone();
    if let Some(Joining { id, term, bell }) = joining {
        let nodes = loop {
            match Nodes::join(id.clone(), term, bell.clone(), &*parts.ledger, &time).await {
                Ok(nodes) => break nodes,
                Err(_) => time.rest(AGAIN).await,
            }
        };
        parts.nodes = Some(Arc::new(nodes));
    }
    let app = App::assemble(parts);
    while app.rooms.resume(&app).await.is_err() {
        time.rest(AGAIN).await;
    }
    tokio::spawn(endings::run(app.clone()));
    if app.nodes.is_some() {
        nodes::run(&app, woken);
    }
    let _ = ready.set(app);
}

/// Somebody who connects.
pub(crate) struct Attending {
    pub(crate) connection: usize,
    pub(crate) code: String,
    pub(crate) viewer: Option<Seat>,
    pub(crate) last: Option<u64>,
    pub(crate) windows: Option<Windows>,
    pub(crate) inward: mpsc::UnboundedReceiver<Inward>,
}

/// Attend a match as a socket does (`http/socket.rs`), until either end has enough.
async fn attend(app: &App, mut attending: Attending, outbox: &Outbox) {
    let Ok((listed, room)) = found(app, &attending.code).await else { return };
    let id = attending.connection as u64;
    let (to, mut messages) = mpsc::channel(WAITING);
    let answers = to.downgrade();
    let watcher = Watcher { id, viewer: attending.viewer, windows: attending.windows, to: to.into() };
    if room.watch(watcher, attending.last).await.is_err() {
        return;
    }
    loop {
        tokio::select! {
            biased;
            message = messages.recv() => {
                let Some(message) = message else { break };
                outbox.put(attending.connection, Some(message));
            }
            inward = attending.inward.recv() => match inward {
                Some(Inward::Said(sent)) => {
                    let Some(to) = answers.upgrade() else { break };
                    let language = Language::default();
                    obey(app, &listed, &room, attending.viewer, Ok(sent), Ok(()), (to, language)).await;
                }
                Some(Inward::Stalls(pause)) => {
                    app.time.rest(Duration::from_millis(pause.unsigned_abs())).await;
                }
                None => break,
            }
        }
    }
    room.leave(id).await;
}

async fn found(app: &App, code: &str) -> Result<(Match, Handle)> {
    let listed = app.ledger.match_by_code(code).await?;
    let listed = listed.ok_or_else(|| crate::error::Error::missing("no-such-match").case("unseen"))?;
    let room = app.rooms.find(app, &listed, Party::of_match(app, &listed)).await?;
    Ok((listed, room))
}
