//! Connections as they come in. Whoever connects has to say what they want: one that says nothing, or only ever the beginning of it, is let go
//! of, so that nobody keeps others out by it.

use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::server::conn::http1::Builder;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::Service as _;

/// How long to wait when the system has no more connections to give.
const BREATH: Duration = Duration::from_millis(500);

/// Answer requests until `stop` is done, then finish those under way.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    silence: Duration,
    stop: impl Future<Output = ()> + Send,
) {
    let mut builder = Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(silence);
    let (open, ending) = (TaskTracker::new(), CancellationToken::new());
    let mut stop = std::pin::pin!(stop);
    loop {
        let (connection, address) = tokio::select! {
            accepted = accept(&listener) => accepted,
            () = &mut stop => break,
        };
        // Updates are small and wait for nothing: without this the system holds the second of two back for some 40 ms.
        let _ = connection.set_nodelay(true);
        let router = router.clone();
        let answer = tower::service_fn(move |mut request: Request<_>| {
            request.extensions_mut().insert(ConnectInfo::<SocketAddr>(address));
            router.clone().call(request.map(Body::new))
        });
        let answer = TowerToHyperService::new(answer);
        let served = builder.serve_connection(TokioIo::new(connection), answer).with_upgrades();
        let ending = ending.clone();
        open.spawn(async move {
            let mut served = std::pin::pin!(served);
            // That somebody hung up is no fault of ours.
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

/// The next connection.
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
