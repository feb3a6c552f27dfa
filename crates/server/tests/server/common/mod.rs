//! The harness of the server's tests: a server in this process on either database, and clients that talk to
//! it over the network as anybody would.
//!
//! ```text
//! on_both! {
//!     async fn a_guest_has_a_name(backend) {
//!         let host = Host::start(backend).await;
//!         let guest = host.guest().await;
//!         let (status, me) = guest.get("/api/me").await;
//!     }
//! }
//! ```

mod client;
pub(crate) mod database;
mod lines;

use std::net::SocketAddr;
use std::time::{Duration, Instant};

pub(crate) use client::{Client, Socket, answer};
pub(crate) use database::Database;
pub(crate) use lines::Lines;
pub(crate) use reqwest::StatusCode;
pub(crate) use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
pub(crate) use touchline_server::store::Backend;
use touchline_server::time::Time;
use touchline_server::{Config, Server};

/// The initial time of a test's clock.
pub(crate) const START: i64 = 1_800_000_000_000;

/// Longer than anything a test waits for takes, even on a busy machine.
pub(crate) const BOUND: Duration = Duration::from_secs(30);

/// A running server, on a database of its own.
pub(crate) struct Host {
    pub(crate) addr: SocketAddr,
    /// Its clock: it moves only when told to.
    pub(crate) time: Time,
    pub(crate) config: Config,
    pub(crate) database: Database,
    running: Option<Running>,
}

/// The parts that go when a server does.
struct Running {
    /// The server has its own runtime: dropping it stops everything, as killing a process would.
    runtime: Runtime,
    stop: Option<oneshot::Sender<()>>,
    done: JoinHandle<anyhow::Result<()>>,
}

impl Host {
    /// A server with default settings but no rate limits.
    pub(crate) async fn start(backend: Backend) -> Self {
        Self::with(backend, |_| {}).await
    }

    /// A server with changed settings.
    pub(crate) async fn with(backend: Backend, change: impl FnOnce(&mut Config)) -> Self {
        let database = Database::fresh(backend).await;
        Self::on(database, change).await
    }

    /// A server on an existing database.
    pub(crate) async fn on(database: Database, change: impl FnOnce(&mut Config)) -> Self {
        let time = Time::manual(START);
        let mut config = Config {
            addr: SocketAddr::from(([127, 0, 0, 1], 0)),
            database: Some(database.url.clone()),
            data_dir: database.folder.clone(),
            requests_per_minute: 1_000_000,
            sign_ins_per_minute: 1_000_000,
            wishes_per_second: 1_000_000,
            megabytes_per_day: 100_000,
            time: time.clone(),
            ..Config::default()
        };
        change(&mut config);
        let (addr, running) = run(&config).await;
        Self { addr, time, config, database, running: Some(running) }
    }

    /// The base URL of the server.
    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.addr)
    }

    /// Let time pass.
    pub(crate) fn advance(&self, by: Duration) {
        self.time.advance(by);
    }

    /// A new visitor.
    pub(crate) fn stranger(&self) -> Client {
        Client::new(self.addr)
    }

    /// A guest.
    pub(crate) async fn guest(&self) -> Client {
        let client = self.stranger();
        let (status, me) = client.post("/api/guests", Value::Null).await;
        assert_eq!(status, StatusCode::CREATED, "{me}");
        client
    }

    /// Kill the server and start it again on the same database, at the same address.
    pub(crate) async fn restart(&mut self) {
        self.kill().await;
        self.config.addr = self.addr;
        let (addr, running) = run(&self.config).await;
        self.addr = addr;
        self.running = Some(running);
    }

    /// Kill the server.
    pub(crate) async fn kill(&mut self) {
        let Some(Running { runtime, .. }) = self.running.take() else { return };
        // Its tasks end where they wait; a thread that computes gets a while.
        tokio::task::spawn_blocking(move || runtime.shutdown_timeout(BOUND)).await.unwrap();
    }

    /// Shut the server down gracefully.
    pub(crate) async fn stop(&mut self) {
        let Some(Running { runtime, stop, done }) = self.running.take() else { return };
        let _ = stop.expect("asked once").send(());
        tokio::time::timeout(BOUND, done).await.expect("the server ends when asked").unwrap().unwrap();
        tokio::task::spawn_blocking(move || runtime.shutdown_timeout(BOUND)).await.unwrap();
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        if let Some(Running { runtime, .. }) = self.running.take() {
            // The database is dropped next: the server must not hold on to it.
            std::thread::spawn(move || runtime.shutdown_timeout(BOUND)).join().unwrap();
        }
    }
}

async fn run(config: &Config) -> (SocketAddr, Running) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let config = config.clone();
    let opened = runtime.spawn(async move {
        let server = Server::open(config.clone()).await.unwrap();
        // After a restart the old port may be taken for a moment.
        loop {
            if let Ok(listener) = TcpListener::bind(config.addr).await {
                return (server, listener);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    });
    let (server, listener) = tokio::time::timeout(BOUND, opened).await.expect("a server opens").unwrap();
    let addr = listener.local_addr().unwrap();
    let done = runtime.spawn(server.serve(listener, async move {
        let _ = stopped.await;
    }));
    (addr, Running { runtime, stop: Some(stop), done })
}

/// Try something again and again until it comes out.
pub(crate) async fn until<T>(what: &str, mut attempt: impl AsyncFnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = attempt().await {
            return found;
        }
        assert!(begun.elapsed() < BOUND, "not in time: {what}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// A user with an account.
pub(crate) async fn person(host: &Host, name: &str) -> Client {
    let client = host.stranger();
    let account = json!({ "name": name, "password": "corner flag and whistle" });
    let (status, made) = client.post("/api/accounts", account).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    client
}

/// Runs every test in it twice: on SQLite, and on PostgreSQL if [`database::POSTGRES`] says where that is.
#[macro_export]
macro_rules! on_both {
    ($($(#[$meta:meta])* async fn $name:ident($backend:ident) $body:block)*) => {
        $(mod $name {
            #[allow(unused_imports)]
            use super::*;

            async fn test($backend: $crate::common::Backend) $body

            $(#[$meta])*
            #[tokio::test]
            async fn sqlite() {
                $crate::common::bounded(test($crate::common::Backend::Sqlite)).await;
            }

            $(#[$meta])*
            #[tokio::test]
            async fn postgres() {
                if $crate::common::Database::has_postgres() {
                    $crate::common::bounded(test($crate::common::Backend::Postgres)).await;
                }
            }
        })*
    };
}

/// Gives every test a time limit: whatever it waits for has one of its own, and there may be a lot of that.
pub(crate) async fn bounded(test: impl Future<Output = ()>) {
    tokio::time::timeout(40 * BOUND, test).await.expect("the test ends within its bound");
}
