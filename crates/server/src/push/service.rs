//! Sending. Every push service has a queue and a few requests under way of its own: one that is slow keeps
//! nobody waiting but its own users, and none keeps a match waiting.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HOST, RETRY_AFTER};
use axum::http::response::Parts;
use axum::http::{Request, StatusCode};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, mpsc};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::crypto::Keys;
use super::endpoint::Endpoint;
use super::note::Note;
use crate::app::App;
use crate::config::Config;
use crate::language::Language;
use crate::store::push::Subscription;
use crate::time::Millis;

/// Services known at the same time.
const SERVICES: usize = 64;

/// Pushes that wait for one service, and as many for their next try; what comes when it is full is dropped.
const WAITING: usize = 256;

/// Requests under way at one service.
const AT_ONCE: usize = 4;

/// How long one request may take. Real time: it is somebody else's machine that is waited for.
const PATIENCE: Duration = Duration::from_secs(10);

/// The longest head of an answer, in bytes.
const LONGEST_HEAD: usize = 16 * 1024;

/// How long to wait before each further try, in milliseconds; after the last there is none.
const PAUSES: [Millis; 3] = [5_000, 60_000, 600_000];

/// A push for one browser.
struct Job {
    note: Arc<Note>,
    to: Subscription,
    endpoint: Endpoint,
    /// How often it was tried.
    tries: usize,
}

/// The queues of all services.
#[derive(Default)]
pub(super) struct Services(HashMap<String, mpsc::Sender<Job>>);

impl Services {
    /// Hand over a push; whether there was room for it.
    pub(super) fn send(&mut self, app: &App, note: Arc<Note>, to: Subscription) -> bool {
        // The settings may have changed since it was accepted.
        let Some(endpoint) = Endpoint::read(&to.endpoint, &app.config) else { return false };
        if self.0.len() >= SERVICES && !self.0.contains_key(&endpoint.origin) {
            self.0.retain(|_, queue| queue.capacity() < WAITING);
            if self.0.len() >= SERVICES {
                return false;
            }
        }
        let queue = self.0.entry(endpoint.origin.clone()).or_insert_with(|| {
            let (queue, jobs) = mpsc::channel(WAITING);
            tokio::spawn(serve(app.clone(), queue.downgrade(), jobs));
            queue
        });
        queue.try_send(Job { note, to, endpoint, tries: 0 }).is_ok()
    }
}

/// Send what comes for one service, a few at a time, until nobody knows of it any more. What is tried again
/// later takes no place of others meanwhile.
async fn serve(app: App, queue: mpsc::WeakSender<Job>, mut jobs: mpsc::Receiver<Job>) {
    let at_once = Arc::new(Semaphore::new(AT_ONCE));
    let later = Arc::new(Semaphore::new(WAITING));
    while let Some(mut job) = jobs.recv().await {
        let Ok(place) = at_once.clone().acquire_owned().await else { return };
        let (app, queue, later) = (app.clone(), queue.clone(), later.clone());
        tokio::spawn(async move {
            let stopping = app.stopping.clone();
            let send = async {
                let again = deliver(&app, &job).await;
                drop(place);
                let Some(pause) = again else { return };
                let Ok(_waiting) = later.try_acquire() else { return app.metrics.pushed("dropped") };
                app.time.reach_steady(app.time.steady_millis() + pause).await;
                job.tries += 1;
                if queue.upgrade().is_none_or(|queue| queue.try_send(job).is_err()) {
                    app.metrics.pushed("dropped");
                }
            };
            tokio::select! {
                () = send => {}
                () = stopping.cancelled() => {}
            }
        });
    }
}

/// What came of a request.
enum Answer {
    Taken,
    /// The browser has unsubscribed.
    Gone,
    /// Not now; the service may have said for how long.
    Later(Option<Millis>),
    Refused,
}

/// Send a push; after which pause it is to be tried again, if at all.
async fn deliver(app: &App, job: &Job) -> Option<Millis> {
    let answer = ask(app, job).await.unwrap_or_else(|error| {
        tracing::info!(error = format!("{error:#}"), service = job.endpoint.origin, "a push failed");
        Answer::Later(None)
    });
    match answer {
        Answer::Taken => app.metrics.pushed("sent"),
        Answer::Refused => app.metrics.pushed("refused"),
        Answer::Gone => {
            app.metrics.pushed("gone");
            // If it fails, the next push finds out again.
            if let Err(error) = app.store.forget_push(&job.to.endpoint).await {
                tracing::warn!(%error, "a subscription that is gone stays for now");
            }
        }
        Answer::Later(asked) => match PAUSES.get(job.tries) {
            Some(pause) => return Some(asked.unwrap_or(0).clamp(*pause, PAUSES[PAUSES.len() - 1])),
            None => app.metrics.pushed("failed"),
        },
    }
    None
}

/// One request. Of its answer only the status counts, so that only the head of it is read, and no redirect is
/// followed.
async fn ask(app: &App, job: &Job) -> anyhow::Result<Answer> {
    let (vapid, tls) = app.push.means()?;
    let Subscription { p256dh, auth, language, .. } = &job.to;
    let keys = Keys::read(p256dh, auth).context("no keys")?;
    let text = job.note.text(Language::named(language));
    let body = keys.encrypt(text.as_bytes()).map_err(|error| anyhow::anyhow!("{error}"))?;
    let contact = app.config.contact();
    let request = Request::post(&job.endpoint.path)
        .header(HOST, job.endpoint.host.as_str())
        .header(AUTHORIZATION, vapid.authorization(&job.endpoint.origin, contact.as_deref(), app.time.now()))
        .header(CONTENT_ENCODING, "aes128gcm")
        .header(CONTENT_TYPE, "application/octet-stream")
        .header("ttl", job.note.keep_for())
        .header("topic", keys.topic(&job.note.code))
        .header("urgency", "normal")
        .body(Body::from(body))?;
    let head = tokio::time::timeout(PATIENCE, sent(&app.config, &job.endpoint, tls, request)).await??;
    let after = head.headers.get(RETRY_AFTER).and_then(|after| after.to_str().ok()?.parse::<u32>().ok());
    Ok(match head.status {
        status if status.is_success() => Answer::Taken,
        StatusCode::NOT_FOUND | StatusCode::GONE => Answer::Gone,
        status if status == StatusCode::TOO_MANY_REQUESTS || status.is_server_error() => {
            Answer::Later(after.map(|seconds| Millis::from(seconds) * 1000))
        }
        status => {
            tracing::warn!(%status, service = job.endpoint.origin, "a push service refuses what we send");
            Answer::Refused
        }
    })
}

/// Send a request over a connection of its own; the head of the answer.
async fn sent(
    config: &Config,
    to: &Endpoint,
    tls: &TlsConnector,
    request: Request<Body>,
) -> anyhow::Result<Parts> {
    let stream = TcpStream::connect(&*to.addresses(config).await?).await?;
    if to.is_plain {
        return exchanged(stream, request).await;
    }
    exchanged(tls.connect(ServerName::try_from(to.host.clone())?, stream).await?, request).await
}

async fn exchanged(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    request: Request<Body>,
) -> anyhow::Result<Parts> {
    let (mut sender, connection) =
        http1::Builder::new().max_buf_size(LONGEST_HEAD).handshake(TokioIo::new(stream)).await?;
    tokio::select! {
        answer = sender.send_request(request) => Ok(answer?.into_parts().0),
        ended = connection => {
            ended?;
            anyhow::bail!("the service hung up")
        }
    }
}

/// TLS with the authorities that this machine trusts.
pub(super) fn tls() -> anyhow::Result<TlsConnector> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if roots.is_empty() {
        anyhow::bail!("no certificates of authorities are installed (Debian: ca-certificates)");
    }
    let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    Ok(TlsConnector::from(Arc::new(config)))
}
