//! Accepts connections. A client that sends nothing, or never completes its first request, is disconnected.
//! The number of connections is limited per address and in total, below the limit on open files, so that
//! nobody can keep others out.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::server::conn::http1::Builder;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::Service as _;

use crate::config::Config;
use crate::error::Error;
use crate::files;
use crate::http::address::household;
use crate::language::Language;

/// How long to wait when the system is out of file descriptors.
const BREATH: Duration = Duration::from_millis(100);

/// How long a new connection may send nothing.
const HELLO: Duration = Duration::from_secs(10);

/// File descriptors reserved for the database, the log, the listener and so on.
const OTHER_FILES: u64 = 64;

/// How often the log mentions that an address has too many connections, so that nobody can flood it.
const WARNING: Duration = Duration::from_mins(1);

/// One address gets at most this fraction of all connections, whatever the settings say.
const SHARE: usize = 4;

/// Why a connection is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Full {
    /// The address has reached its limit.
    Address,
    /// The server has reached its limit.
    Server,
}

impl Full {
    /// The response a refused connection gets before it is closed.
    fn told(self) -> &'static str {
        static ADDRESS: LazyLock<String> =
            LazyLock::new(|| refusal(Error::unavailable("too-many-connections").case("address")));
        static SERVER: LazyLock<String> =
            LazyLock::new(|| refusal(Error::unavailable("too-many-connections").case("server")));
        match self {
            Self::Address => &ADDRESS,
            Self::Server => &SERVER,
        }
    }
}

/// A complete response. The request is not read, so its language is unknown.
fn refusal(error: Error) -> String {
    let problem = error.problem(Language::default());
    let body = serde_json::to_string(&problem).unwrap_or_default();
    format!(
        "HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nretry-after: 10\r\nconnection: close\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    )
}

/// Answer requests until `stop` completes, then finish those under way.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    config: &Config,
    stop: impl Future<Output = ()> + Send,
) {
    let patience = config.patience;
    let mut builder = Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(patience);
    let (open, ending) = (TaskTracker::new(), CancellationToken::new());
    let crowd = Crowd::new(config);
    let mut stop = std::pin::pin!(stop);
    loop {
        let (connection, address) = tokio::select! {
            accepted = accept(&listener) => accepted,
            () = &mut stop => break,
        };
        let place = match crowd.enter(address.ip()) {
            Ok(place) => place,
            Err(full) => {
                // The connection is new, so these few bytes fit its buffer; a client that does not read them
                // is not waited for.
                let _ = connection.try_write(full.told().as_bytes());
                continue;
            }
        };
        // Updates are small and must not wait: Nagle's algorithm would delay the second of two by some 40 ms.
        let _ = connection.set_nodelay(true);
        let router = router.clone();
        let answer = tower::service_fn(move |mut request: Request<_>| {
            request.extensions_mut().insert(ConnectInfo::<SocketAddr>(address));
            router.clone().call(request.map(Body::new))
        });
        let answer = TowerToHyperService::new(answer);
        let (ending, builder) = (ending.clone(), builder.clone());
        open.spawn(async move {
            // A silent connection costs a file descriptor and nothing else.
            let spoke = tokio::select! {
                spoke = tokio::time::timeout(HELLO.min(patience), connection.readable()) => spoke,
                () = ending.cancelled() => return,
            };
            if !matches!(spoke, Ok(Ok(()))) {
                return;
            }
            let connection = TokioIo::new(Connection { stream: connection, _place: place });
            let mut served = std::pin::pin!(builder.serve_connection(connection, answer).with_upgrades());
            // A client that hangs up is not an error.
            tokio::select! {
                _ = &mut served => return,
                () = ending.cancelled() => served.as_mut().graceful_shutdown(),
            }
            let _ = served.await;
        });
    }
    drop(listener);
    ending.cancel();
    open.close();
    open.wait().await;
}

/// Accept the next connection.
async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    use std::io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    loop {
        match listener.accept().await {
            Ok(accepted) => return accepted,
            Err(error) if matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) => {
            }
            Err(error) => {
                tracing::error!(%error, "no connection could be accepted");
                tokio::time::sleep(BREATH).await;
            }
        }
    }
}

/// Open connections per address.
#[derive(Clone, Debug)]
struct Crowd {
    most: usize,
    each: usize,
    /// Many people share these addresses; limiting each of them is up to the proxy.
    proxies: Arc<[IpAddr]>,
    open: Arc<Mutex<Open>>,
}

#[derive(Debug, Default)]
struct Open {
    all: usize,
    of: HashMap<IpAddr, usize>,
    /// When the log last mentioned too many connections.
    warned: Option<Instant>,
}

impl Crowd {
    fn new(config: &Config) -> Self {
        Self::within(config, files::allowed())
    }

    fn within(config: &Config, files: u64) -> Self {
        let most = usize::try_from(files.saturating_sub(OTHER_FILES)).unwrap_or(usize::MAX).max(SHARE);
        Self {
            most,
            each: config.connections_per_address.min(most / SHARE),
            proxies: config.trusted_proxies.iter().map(IpAddr::to_canonical).collect(),
            open: Arc::default(),
        }
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Admit a connection from an address, if there is room.
    fn enter(&self, from: IpAddr) -> Result<Place, Full> {
        let from = from.to_canonical();
        let whose = (!self.proxies.contains(&from)).then(|| household(from));
        let mut open = self.open();
        if open.all >= self.most {
            return Err(Full::Server);
        }
        if let Some(whose) = whose {
            let of = open.of.entry(whose).or_default();
            if *of >= self.each {
                return Err(Full::Address);
            }
            *of += 1;
            let is_full = *of == self.each;
            if is_full && open.warned.is_none_or(|last| last.elapsed() > WARNING) {
                open.warned = Some(Instant::now());
                tracing::warn!(
                    most = self.each,
                    "an address has as many connections as one may have; a proxy belongs into trusted-proxies"
                );
            }
        }
        open.all += 1;
        Ok(Place { crowd: self.clone(), whose })
    }
}

/// The place of a connection; released on drop.
#[derive(Debug)]
struct Place {
    crowd: Crowd,
    whose: Option<IpAddr>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.crowd.open();
        open.all -= 1;
        if let Some(whose) = self.whose
            && let Some(of) = open.of.get_mut(&whose)
        {
            *of -= 1;
            if *of == 0 {
                open.of.remove(&whose);
            }
        }
    }
}

/// A connection with its place, which it keeps when it becomes a WebSocket.
#[derive(Debug)]
struct Connection {
    stream: TcpStream,
    _place: Place,
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<std::io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[std::io::IoSlice<'_>],
    ) -> Poll<std::io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, parts)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn an_address_has_its_share_and_a_proxy_what_there_is() {
        let proxy: IpAddr = [192, 0, 2, 9].into();
        let config =
            Config { connections_per_address: 100, trusted_proxies: vec![proxy], ..Config::default() };
        let crowd = Crowd::within(&config, OTHER_FILES + 40);
        let enter = |from: &str| crowd.enter(from.parse().unwrap());
        let ten: Vec<_> = (0..10).map(|_| enter("192.0.2.1").unwrap()).collect();
        assert!(
            ["192.0.2.1", "::ffff:192.0.2.1"].iter().all(|from| enter(from).err() == Some(Full::Address)),
            "a quarter is its share"
        );
        let neighbours: Vec<_> = (0..10).map(|at| enter(&format!("2001:db8:0:7::{at}")).unwrap()).collect();
        assert_eq!(enter("2001:db8:0:7:ffff::1").err(), Some(Full::Address), "one household");
        let proxied: Vec<_> = (0..20).map(|_| enter("192.0.2.9").unwrap()).collect();
        assert_eq!(enter("192.0.2.2").err(), Some(Full::Server), "all are taken");
        assert!(!Full::Server.told().contains("address") && Full::Address.told().contains("this address"));
        drop(ten);
        assert!(enter("192.0.2.2").is_ok() && enter("192.0.2.1").is_ok());
        drop((neighbours, proxied));
        let open = crowd.open();
        assert!(open.all == 0 && open.of.is_empty(), "nothing is remembered of who has left");
    }
}
