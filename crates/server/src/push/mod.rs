//! Web Push (RFC 8030): users who want it are told what waits for them while no page is open. Whoever has
//! something to tell hands in a note and goes on; what goes wrong from there on concerns nobody else.

mod crypto;
pub(crate) mod endpoint;
pub(crate) mod note;
mod service;

use std::sync::{Arc, OnceLock};

use anyhow::Context as _;
use tokio::sync::mpsc;
use tokio_rustls::TlsConnector;

pub(crate) use self::crypto::Keys;
use self::crypto::Vapid;
use self::note::Note;
use self::service::Services;
use crate::app::App;
use crate::config::{Config, Switch};
use crate::metrics::Metrics;
use crate::store::Store;

/// Notes that wait to be looked at; what comes when it is full is dropped.
const WAITING: usize = 1024;

/// Where notes are handed in.
pub(crate) struct Push {
    /// The server's key; none where push is off.
    vapid: Option<Vapid>,
    /// For requests to services; made when there is something to send.
    tls: OnceLock<TlsConnector>,
    notes: mpsc::Sender<Note>,
}

impl Push {
    /// Get ready to send. The key is made once and stored: subscriptions are for it alone.
    pub(crate) async fn open(store: &Store, config: &Config) -> anyhow::Result<(Self, mpsc::Receiver<Note>)> {
        let (notes, waiting) = mpsc::channel(WAITING);
        let vapid = match config.push {
            Switch::Off => None,
            Switch::On => Some(key(store).await?),
        };
        Ok((Self { vapid, tls: OnceLock::new(), notes }, waiting))
    }

    /// One that tells nobody anything.
    #[cfg(test)]
    pub(crate) fn silent() -> Self {
        Self { vapid: None, tls: OnceLock::new(), notes: mpsc::channel(1).0 }
    }

    /// What a request needs: the key, and TLS.
    fn means(&self) -> anyhow::Result<(&Vapid, &TlsConnector)> {
        let vapid = self.vapid.as_ref().context("push is off")?;
        if let Some(tls) = self.tls.get() {
            return Ok((vapid, tls));
        }
        let made = service::tls()?;
        Ok((vapid, self.tls.get_or_init(|| made)))
    }

    /// The public key for browsers; none where push is off.
    pub(crate) fn key(&self) -> Option<&str> {
        self.vapid.as_ref().map(|vapid| vapid.public.as_str())
    }

    /// Tell a user something, if there is room: nobody waits for it.
    pub(crate) fn tell(&self, note: Note, metrics: &Metrics) {
        if self.vapid.is_some() && self.notes.try_send(note).is_err() {
            metrics.pushed("dropped");
        }
    }
}

/// The server's key; a new one the first time.
async fn key(store: &Store) -> anyhow::Result<Vapid> {
    let new = Vapid::new_secret().map_err(|error| anyhow::anyhow!("no key can be made: {error}"))?;
    let kept = store.push_key(&new).await?;
    Vapid::read(&kept).context("the key for push that is stored is none")
}

/// Pass notes on to the services of those who want them, until the server stops.
pub(crate) async fn run(app: App, mut notes: mpsc::Receiver<Note>) {
    let mut services = Services::default();
    loop {
        let note = tokio::select! {
            note = notes.recv() => note,
            () = app.stopping.cancelled() => return,
        };
        let Some(note) = note.map(Arc::new) else { return };
        match app.store.push_subscriptions(note.user, app.time.now()).await {
            Ok(found) => {
                for to in found {
                    if !services.send(&app, note.clone(), to) {
                        app.metrics.pushed("dropped");
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "somebody is not told something by push"),
        }
    }
}
