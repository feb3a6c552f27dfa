//! The bell over NATS: one subject for all nodes of a database. While its server is away nothing is queued:
//! everybody looks by themselves, and what was rung meanwhile has been found by then.

use std::time::Duration;

use anyhow::{Context as _, Result};
use async_nats::connection::State;
use async_nats::{Client, ConnectOptions};
use futures_util::StreamExt as _;
use tokio::sync::mpsc;

use super::bell::{Bell, Wake};

/// How many wake-ups wait to be sent, and how many that came in to be looked at; more are dropped.
const WAITING: usize = 4096;

/// How long the server may take to answer at the start, and how long to wait before the next attempt to reach
/// it again.
const PATIENCE: Duration = Duration::from_secs(5);
const PAUSE: Duration = Duration::from_millis(250);

/// A connection to NATS.
#[derive(Debug)]
pub(crate) struct Nats {
    client: Client,
    out: mpsc::Sender<Wake>,
}

impl Nats {
    /// Connect, and hear what others ring in the same house from now on.
    pub(crate) async fn connect(url: &str, house: &str) -> Result<(Self, mpsc::Receiver<Wake>)> {
        let options = ConnectOptions::new()
            .name("touchline")
            .connection_timeout(PATIENCE)
            .reconnect_delay_callback(|_| PAUSE)
            .max_reconnects(None);
        let shown = crate::store::without_password(url);
        let client = options
            .connect(url)
            .await
            .with_context(|| format!("NATS at {shown} does not answer: start nats-server there first"))?;
        let subject = format!("touchline.{house}");
        let mut heard = client.subscribe(subject.clone()).await.context("NATS does not let us subscribe")?;
        let (wake, wakes) = mpsc::channel(WAITING);
        tokio::spawn(async move {
            while let Some(message) = heard.next().await {
                let found = std::str::from_utf8(&message.payload).ok().and_then(read);
                // Whoever has more to look at than fits looks at everything soon.
                if let Some(Err(mpsc::error::TrySendError::Closed(_))) =
                    found.map(|found| wake.try_send(found))
                {
                    return;
                }
            }
        });
        let (out, outgoing) = mpsc::channel(WAITING);
        tokio::spawn(send(client.clone(), subject, outgoing));
        Ok((Self { client, out }, wakes))
    }
}

impl Bell for Nats {
    fn ring(&self, wake: Wake) {
        let _ = self.out.try_send(wake);
    }

    fn is_heard(&self) -> bool {
        self.client.connection_state() == State::Connected
    }
}

async fn send(client: Client, subject: String, mut outgoing: mpsc::Receiver<Wake>) {
    while let Some(wake) = outgoing.recv().await {
        if client.connection_state() != State::Connected {
            continue;
        }
        let sent = client.publish(subject.clone(), written(wake).into());
        if let Ok(Err(error)) = tokio::time::timeout(PATIENCE, sent).await {
            tracing::debug!(%error, "a wake-up was not sent");
        }
    }
}

fn written(wake: Wake) -> String {
    match wake {
        Wake::Step { match_id, seq } => format!("step {match_id} {seq}"),
        Wake::Notices => "notices".into(),
        Wake::Endings => "endings".into(),
    }
}

fn read(text: &str) -> Option<Wake> {
    let mut words = text.split(' ');
    match (words.next()?, words.next(), words.next(), words.next()) {
        ("step", Some(match_id), Some(seq), None) => {
            Some(Wake::Step { match_id: match_id.parse().ok()?, seq: seq.parse().ok()? })
        }
        ("notices", None, None, None) => Some(Wake::Notices),
        ("endings", None, None, None) => Some(Wake::Endings),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_and_anything_else_is_not() {
        for wake in [Wake::Step { match_id: 12, seq: 345 }, Wake::Notices, Wake::Endings] {
            assert_eq!(read(&written(wake)), Some(wake));
        }
        for text in ["", "step", "step 1", "step 1 2 3", "step a 2", "step  1 2", "notices 1", "STEP 1 2"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
