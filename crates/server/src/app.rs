//! The server as a whole: what every request can reach.

use std::ops::Deref;
use std::sync::Arc;

use anyhow::Result;
use axum::Router;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, oneshot};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::analyses::Analyses;
use crate::competitions::{Competitions, runner};
use crate::config::Config;
use crate::connections;
use crate::doors::Doors;
use crate::error::Error;
use crate::fair::{Hands, Whereabouts};
use crate::http;
use crate::http::accounts::export::Exports;
use crate::http::limits::Limits;
use crate::ids;
use crate::leaderboard::Leaderboard;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::news::{Event, News};
use crate::nodes::bell::Wake;
use crate::nodes::nats::Nats;
use crate::nodes::notices::Notice;
use crate::nodes::{self, Nodes};
use crate::password::Passwords;
use crate::push::{self, Push};
use crate::room::Rooms;
use crate::room::endings::{self, Endings};
use crate::store::hold::Hold;
use crate::store::journal::Journal;
use crate::store::ledger::Ledger;
use crate::store::{Backend, Store};
use crate::sweeper;
use crate::talk::Talk;
use crate::thinkers::{Clerks, Thinkers};
use crate::time::{Millis, Time};
use crate::wall::Wall;

/// What every request can reach; cheap to clone.
#[derive(Clone)]
pub struct App(Arc<Inner>);

/// The parts.
pub struct Inner {
    pub(crate) config: Config,
    pub(crate) time: Time,
    pub(crate) store: Store,
    /// The same storage, as matches see it.
    pub(crate) ledger: Arc<dyn Ledger>,
    pub(crate) journal: Journal,
    /// The other servers on the same database; none: there are none.
    pub(crate) nodes: Option<Arc<Nodes>>,
    pub(crate) rooms: Rooms,
    pub(crate) endings: Endings,
    pub(crate) thinkers: Thinkers,
    /// The pool for short work, such as commands at private tables.
    pub(crate) clerks: Clerks,
    pub(crate) exports: Exports,
    pub(crate) whereabouts: Whereabouts,
    pub(crate) analyses: Analyses,
    pub(crate) metrics: Arc<Metrics>,
    /// Cancelled when the server shuts down: sockets tell their clients to come back later, and close.
    pub(crate) stopping: CancellationToken,
    /// Tasks and tokens that must finish before the storage is closed.
    pub(crate) tasks: TaskTracker,
    pub(crate) lobby: Lobby,
    pub(crate) leaderboard: Leaderboard,
    pub(crate) wall: Wall,
    pub(crate) competitions: Competitions,
    pub(crate) news: News,
    pub(crate) push: Push,
    pub(crate) doors: Doors,
    pub(crate) limits: Limits,
    pub(crate) talk: Talk,
    pub(crate) passwords: Passwords,
}

impl Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

/// A server that is ready.
pub struct Server {
    app: App,
    router: Router,
    hold: Option<Hold>,
}

impl Server {
    /// Open the storage and load the state of every match.
    pub async fn open(config: Config) -> Result<Self> {
        // First of all: a server that is refused here has touched nothing. A database file is locked by the
        // process.
        let url = config.database_url();
        let hold = match Backend::of(&url)? {
            Backend::Sqlite => None,
            Backend::Postgres => Some(Hold::take(&url, config.sharing()).await?),
        };
        let store = Store::open_with(&url, config.faults.clone()).await?;
        let (push, notes) = Push::open(&store, &config).await?;
        let ledger: Arc<dyn Ledger> = Arc::new(store.clone());
        let (nodes, wakes) = match &config.nats {
            None => (None, None),
            Some(nats) => {
                let (nodes, wakes) = join(&config, nats, &store).await?;
                (Some(Arc::new(nodes)), Some(wakes))
            }
        };
        let app = App::assemble(Parts { config, store, ledger, nodes, push, hands: Hands::default() });
        let resumed = app.rooms.resume(&app).await.map_err(Error::at_start)?;
        let [due, resting] = resumed;
        tracing::info!(due, resting, "ready");
        tokio::spawn(sweeper::run(app.clone()));
        tokio::spawn(endings::run(app.clone()));
        tokio::spawn(runner::run(app.clone()));
        tokio::spawn(push::run(app.clone(), notes));
        if let Some(wakes) = wakes {
            nodes::run(&app, wakes);
        }
        let router = http::router(&app)?;
        Ok(Self { app, router, hold })
    }

    /// The shared state; for tests.
    pub fn app(&self) -> &App {
        &self.app
    }

    /// Answer requests until `stop` completes, then finish those under way, for as long as the settings say.
    pub async fn serve(
        self,
        listener: TcpListener,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<()> {
        let Self { app, router, hold } = self;
        let (why, lost) = oneshot::channel();
        // Nobody else may have the database until everything is written.
        let holding = hold.map(|hold| tokio::spawn(held(hold, app.clone(), why)));
        let stopping = app.stopping.clone();
        let requests = connections::serve(listener, router, &app.config, async move {
            tokio::select! { () = stop => {}, () = stopping.cancelled() => {} }
            stopping.cancel();
        });
        let farewell = app.config.farewell;
        let late = async {
            app.stopping.cancelled().await;
            tokio::time::sleep(farewell).await;
        };
        let in_time = tokio::select! {
            () = async {
                requests.await;
                app.finish().await;
            } => true,
            () = late => false,
        };
        if !in_time {
            tracing::warn!("not everything under way was over in time");
        }
        // A stuck connection must not keep the process from ending.
        let _ = tokio::time::timeout(farewell, app.store.close()).await;
        if let Some(holding) = holding {
            holding.abort();
        }
        lost.await.map_or(Ok(()), Err)
    }
}

/// Be one of several nodes.
async fn join(config: &Config, nats: &str, store: &Store) -> Result<(Nodes, mpsc::Receiver<Wake>)> {
    let id = ids::code().map_err(Error::at_start)?;
    let house = store.house(&id).await?;
    let (bell, wakes) = Nats::connect(nats, &house).await?;
    let term = Millis::from(config.lease_seconds) * 1000;
    let nodes = Nodes::join(id, term, Arc::new(bell), store, &config.time).await?;
    tracing::info!(node = nodes.id, "one of several nodes");
    Ok((nodes, wakes))
}

/// Hold the lock on the database until that fails; then the server shuts down.
async fn held(hold: Hold, app: App, why: oneshot::Sender<anyhow::Error>) {
    let error = hold.keep(&app.store, app.config.silence).await;
    let _ = why.send(error);
    app.stopping.cancel();
}

/// What an [`App`] is assembled from; the rest follows.
pub(crate) struct Parts {
    pub(crate) config: Config,
    pub(crate) store: Store,
    /// The storage as matches see it.
    pub(crate) ledger: Arc<dyn Ledger>,
    /// This node among the others, where there are others.
    pub(crate) nodes: Option<Arc<Nodes>>,
    pub(crate) push: Push,
    /// Who does slow work.
    pub(crate) hands: Hands,
}

impl App {
    /// Put everything together; nothing runs yet but the journal.
    pub(crate) fn assemble(Parts { config, store, ledger, nodes, push, hands }: Parts) -> Self {
        let metrics = Arc::new(Metrics::default());
        let (journal, _writer) = Journal::over(ledger.clone(), config.time.clone(), metrics.clone());
        Self(Arc::new(Inner {
            time: config.time.clone(),
            store,
            ledger,
            journal,
            nodes,
            rooms: Rooms::default(),
            endings: Endings::default(),
            thinkers: Thinkers::new(&hands, config.thinkers, metrics.clone()),
            clerks: Clerks::new(&hands),
            exports: Exports::default(),
            whereabouts: Whereabouts::default(),
            analyses: Analyses::default(),
            metrics,
            stopping: CancellationToken::new(),
            tasks: TaskTracker::new(),
            lobby: Lobby::default(),
            leaderboard: Leaderboard::default(),
            wall: Wall::default(),
            competitions: Competitions::starting(&config.time),
            news: News::default(),
            push,
            doors: Doors::default(),
            limits: Limits::new(&config),
            talk: Talk::default(),
            passwords: Passwords::default(),
            config,
        }))
    }

    /// Send news to a user, wherever they listen.
    pub(crate) fn tell(&self, user: i64, event: &Event) {
        self.news.tell(user, event);
        if let Some(nodes) = self.nodes.as_ref().filter(|nodes| nodes.is_heard(user)) {
            nodes.post(Notice::News { user, line: event.line().to_string() });
        }
    }

    /// Whether a user listens to news, wherever.
    pub(crate) fn is_heard(&self, user: i64) -> bool {
        self.news.is_heard(user) || self.nodes.as_ref().is_some_and(|nodes| nodes.is_heard(user))
    }

    /// Disconnect a user, wherever they are.
    pub(crate) fn turn_out(&self, user: i64) {
        self.doors.turn_out(user);
        if let Some(nodes) = &self.nodes {
            nodes.post(Notice::TurnOut { user });
        }
    }

    /// Disconnect a person and their bots. Those still allowed in can reconnect.
    pub(crate) async fn turn_out_family(&self, person: i64) -> crate::error::Result<()> {
        for user in self.store.family(person).await? {
            self.turn_out(user);
        }
        Ok(())
    }

    /// Wait until the sockets are closed and the journal has written everything it was given.
    async fn finish(&self) {
        self.tasks.close();
        self.tasks.wait().await;
        self.rooms.close();
        let (written, all_is_written) = oneshot::channel();
        self.journal.after(move || {
            let _ = written.send(());
        });
        let _ = all_is_written.await;
        // Others go on at once with what this one did.
        if let Some(nodes) = &self.nodes
            && let Err(error) = self.ledger.retire(&nodes.id).await
        {
            tracing::warn!(%error, "the other nodes notice that this one is gone when its leases end");
        }
    }
}
