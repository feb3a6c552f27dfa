//! The way to the database goes dead: nothing arrives any more, and nobody says so.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use sqlx::Row as _;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use super::{Nats, has_all};
use crate::common::{Backend, Database};
use crate::diary::LIMIT;
use crate::process::{LEASE, Process, free};

/// A way to a server that can go dead.
struct Wire {
    addr: SocketAddr,
    cut: watch::Sender<()>,
}

impl Wire {
    async fn to(server: String) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let wire = Self { addr: listener.local_addr().unwrap(), cut: watch::Sender::new(()) };
        let cut = wire.cut.clone();
        tokio::spawn(async move {
            while let Ok((mut near, _)) = listener.accept().await {
                let (server, mut cut) = (server.clone(), cut.subscribe());
                tokio::spawn(async move {
                    let mut far = TcpStream::connect(server).await.unwrap();
                    tokio::select! {
                        _ = copy_bidirectional(&mut near, &mut far) => {}
                        _ = cut.changed() => std::future::pending().await,
                    }
                });
            }
        });
        wire
    }

    /// Everything that is connected stays connected, and nothing arrives. Whoever connects anew gets through.
    fn cut(&self) {
        self.cut.send(()).unwrap();
    }
}

/// The server in an address of a database.
fn server(url: &str) -> &str {
    let (_, rest) = url.split_once("://").unwrap();
    let (place, _) = rest.split_once('/').unwrap();
    place.rsplit_once('@').map_or(place, |(_, server)| server)
}

/// Until when the only node lives, and what time it is.
async fn lives(database: &Database) -> [i64; 2] {
    let mut connection = database.connect().await;
    let sql = "SELECT MAX(expires_at), (extract(epoch FROM clock_timestamp()) * 1000)::bigint FROM nodes";
    let row = sqlx::query(sql).fetch_one(&mut connection).await.unwrap();
    [row.get(0), row.get(1)]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_was_cut_off_from_the_database_lives_again() {
    if !has_all() {
        return;
    }
    let (database, nats) = (Database::fresh(Backend::Postgres).await, Nats::start());
    let wire = Wire::to(server(&database.url).to_owned()).await;
    let url = database.url.replacen(server(&database.url), &wire.addr.to_string(), 1);
    let (folder, at) = (database.folder.clone(), nats.url());
    let started = move || Process::try_start(&url, &folder, free(), Some(&at)).unwrap();
    let _node = tokio::task::spawn_blocking(started).await.unwrap();
    wire.cut();
    let [_, cut] = lives(&database).await;
    let until = Instant::now() + LIMIT;
    loop {
        // A lease later, and with a sign of life since.
        let [expires, now] = lives(&database).await;
        if now > cut + LEASE && expires > now {
            break;
        }
        assert!(Instant::now() < until, "it lives until {expires}, and it is {now}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
