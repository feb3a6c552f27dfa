//! The server as a whole: what every request can reach.

use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use axum::Router;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::analyses::Analyses;
use crate::competitions::{Competitions, runner};
use crate::config::Config;
use crate::connections;
use crate::doors::Doors;
use crate::error::Error;
use crate::fair::Whereabouts;
use crate::http;
use crate::http::accounts::export::Exports;
use crate::http::limits::Limits;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::news::News;
use crate::password::Passwords;
use crate::room::Rooms;
use crate::room::endings::{self, Endings};
use crate::store::hold::Hold;
use crate::store::journal::Journal;
use crate::store::{Backend, Store};
use crate::sweeper;
use crate::talk::Talk;
use crate::thinkers::{Clerks, Thinkers};
use crate::time::Time;

/// What every request can reach; cheap to clone.
#[derive(Clone)]
pub struct App(Arc<Inner>);

/// The parts.
pub struct Inner {
    pub(crate) config: Config,
    pub(crate) time: Time,
    pub(crate) store: Store,
    pub(crate) journal: Journal,
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
    pub(crate) competitions: Competitions,
    pub(crate) news: News,
    pub(crate) doors: Doors,
    pub(crate) limits: Limits,
    pub(crate) talk: Talk,
    pub(crate) passwords: Passwords,
}

/// How long a shutdown waits for what is under way.
const GRACE: Duration = Duration::from_secs(10);

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
            Backend::Postgres => Some(Hold::take(&url).await?),
        };
        let store = Store::open_with(&url, config.faults.clone()).await?;
        let metrics = Arc::new(Metrics::default());
        let (journal, _writer) = Journal::start(store.clone(), metrics.clone());
        let app = App(Arc::new(Inner {
            time: config.time.clone(),
            store,
            journal,
            rooms: Rooms::default(),
            endings: Endings::default(),
            thinkers: Thinkers::new(config.thinkers, metrics.clone()),
            clerks: Clerks::default(),
            exports: Exports::default(),
            whereabouts: Whereabouts::default(),
            analyses: Analyses::default(),
            metrics,
            stopping: CancellationToken::new(),
            tasks: TaskTracker::new(),
            lobby: Lobby::default(),
            competitions: Competitions::starting(&config.time),
            news: News::default(),
            doors: Doors::default(),
            limits: Limits::new(&config),
            talk: Talk::default(),
            passwords: Passwords::default(),
            config,
        }));
        let resumed = app.rooms.resume(&app).await.map_err(Error::at_start)?;
        let [due, resting] = resumed;
        tracing::info!(due, resting, "ready");
        tokio::spawn(sweeper::run(app.clone()));
        tokio::spawn(endings::run(app.clone()));
        tokio::spawn(runner::run(app.clone()));
        let router = http::router(&app)?;
        Ok(Self { app, router, hold })
    }

    /// The shared state; for tests.
    pub fn app(&self) -> &App {
        &self.app
    }

    /// Answer requests until `stop` completes, then finish those under way, for at most ten seconds.
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
        let late = async {
            app.stopping.cancelled().await;
            tokio::time::sleep(GRACE).await;
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
        let _ = tokio::time::timeout(GRACE, app.store.close()).await;
        if let Some(holding) = holding {
            holding.abort();
        }
        lost.await.map_or(Ok(()), Err)
    }
}

/// Hold the lock on the database until that fails; then the server shuts down.
async fn held(hold: Hold, app: App, why: oneshot::Sender<anyhow::Error>) {
    let error = hold.keep(&app.store, app.config.silence).await;
    let _ = why.send(error);
    app.stopping.cancel();
}

impl App {
    /// Disconnect a person and their bots. Those still allowed in can reconnect.
    pub(crate) async fn turn_out_family(&self, person: i64) -> crate::error::Result<()> {
        for user in self.store.family(person).await? {
            self.doors.turn_out(user);
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
    }
}
