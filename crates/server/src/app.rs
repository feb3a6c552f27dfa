//! The server as a whole: what every request can reach.

use std::ops::Deref;
use std::sync::Arc;

use anyhow::Result;
use axum::Router;
use tokio::net::TcpListener;
use touchline_words::Words;

use crate::config::Config;
use crate::http;
use crate::room::Rooms;
use crate::store::Store;
use crate::store::journal::Journal;
use crate::thinkers::Thinkers;
use crate::time::Time;

/// What every request can reach; cheap to copy.
#[derive(Clone)]
pub struct App(Arc<Inner>);

/// The parts.
pub struct Inner {
    pub(crate) config: Config,
    pub(crate) time: Time,
    pub(crate) store: Store,
    pub(crate) journal: Journal,
    pub(crate) words: Words,
    pub(crate) rooms: Rooms,
    pub(crate) thinkers: Thinkers,
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
}

impl Server {
    /// Open the storage and take up every match where it stood.
    pub async fn open(config: Config) -> Result<Self> {
        let store = Store::open(&config.database_url()).await?;
        let (journal, _writer) = Journal::start(store.clone());
        let app = App(Arc::new(Inner {
            time: config.time.clone(),
            store,
            journal,
            words: Words::english(),
            rooms: Rooms::default(),
            thinkers: Thinkers::new(config.thinkers),
            config,
        }));
        let resumed = app.rooms.resume(&app).await.map_err(|error| anyhow::anyhow!("{}", error.code()))?;
        tracing::info!(resumed, "ready");
        let router = http::router(&app)?;
        Ok(Self { app, router })
    }

    /// What requests reach; for tests.
    pub fn app(&self) -> &App {
        &self.app
    }

    /// Answer requests until `stop` is done, then finish those under way.
    pub async fn serve(
        self,
        listener: TcpListener,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<()> {
        let service = self.router.into_make_service_with_connect_info::<std::net::SocketAddr>();
        axum::serve(listener, service).with_graceful_shutdown(stop).await?;
        self.app.store.close().await;
        Ok(())
    }
}
