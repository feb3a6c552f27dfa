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
use std::time::Duration;

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

/// When the clock of a test begins.
pub(crate) const START: i64 = 1_800_000_000_000;

/// Longer than anything a test waits for takes on a busy machine.
pub(crate) const BOUND: Duration = Duration::from_secs(30);

/// A server that runs, on a database of its own.
pub(crate) struct Host {
    pub(crate) addr: SocketAddr,
    /// Its clock: it moves only when it is told to.
    pub(crate) time: Time,
    pub(crate) config: Config,
    pub(crate) database: Database,
    running: Option<Running>,
}

/// What is gone when a server is.
struct Running {
    /// The server has a runtime of its own: with it everything stops, as in a process that is killed.
    runtime: Runtime,
    stop: Option<oneshot::Sender<()>>,
    done: JoinHandle<anyhow::Result<()>>,
}

impl Host {
    /// A server as it is by itself; the limits of requests are out of the way.
    pub(crate) async fn start(backend: Backend) -> Self {
        Self::with(backend, |_| {}).await
    }

    /// A server with settings of its own.
    pub(crate) async fn with(backend: Backend, change: impl FnOnce(&mut Config)) -> Self {
        let database = Database::fresh(backend).await;
        Self::on(database, change).await
    }

    /// A server on a database that is there already.
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

    /// The address of the server, as a client begins with it.
    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.addr)
    }

    /// Let time pass.
    pub(crate) fn advance(&self, by: Duration) {
        self.time.advance(by);
    }

    /// Somebody whom nobody knows.
    pub(crate) fn stranger(&self) -> Client {
        Client::new(self.addr)
    }

    /// Somebody who has begun to play without an account.
    pub(crate) async fn guest(&self) -> Client {
        let client = self.stranger();
        let (status, me) = client.post("/api/guests", Value::Null).await;
        assert_eq!(status, StatusCode::CREATED, "{me}");
        client
    }

    /// The server is gone from one moment to the next and begins again on the same database, at the same
    /// address.
    pub(crate) async fn restart(&mut self) {
        self.kill().await;
        self.config.addr = self.addr;
        let (addr, running) = run(&self.config).await;
        self.addr = addr;
        self.running = Some(running);
    }

    /// The server is gone from one moment to the next.
    pub(crate) async fn kill(&mut self) {
        let Some(Running { runtime, .. }) = self.running.take() else { return };
        // Its tasks end where they wait; a thread that computes is given a while.
        tokio::task::spawn_blocking(move || runtime.shutdown_timeout(BOUND)).await.unwrap();
    }

    /// The server ends as it does when it is asked to.
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
            // The database is dropped next: nothing of the server may hold on to it.
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
        // After a restart the port of before may be taken for a moment.
        for _ in 0..100 {
            if let Ok(listener) = TcpListener::bind(config.addr).await {
                return (server, listener);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("{} stays taken", config.addr);
    });
    let (server, listener) = tokio::time::timeout(BOUND, opened).await.expect("a server opens").unwrap();
    let addr = listener.local_addr().unwrap();
    let done = runtime.spawn(server.serve(listener, async move {
        let _ = stopped.await;
    }));
    (addr, Running { runtime, stop: Some(stop), done })
}

/// Somebody with an account.
pub(crate) async fn person(host: &Host, name: &str) -> Client {
    let client = host.stranger();
    let account = json!({ "name": name, "password": "corner flag and whistle" });
    let (status, made) = client.post("/api/accounts", account).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    client
}

/// Every test in it twice: on SQLite, and on PostgreSQL where [`database::POSTGRES`] says where that is.
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

/// No test lasts for ever.
pub(crate) async fn bounded(test: impl Future<Output = ()>) {
    tokio::time::timeout(10 * BOUND, test).await.expect("the test ends within its bound");
}
