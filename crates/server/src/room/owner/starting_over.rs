//! A step could not be kept: what was made of it never happened, and the match goes on from what is in the
//! journal.

use std::time::Duration;

use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use super::{Command, Owner};
use crate::error::{Error, Result};
use crate::store::journal::Kept;
use crate::store::matches::Match;
use crate::time::Time;

/// How long to wait after it could not be read: at first, and at most. Real time: it is the storage that is
/// waited for.
const PAUSE: (Duration, Duration) = (Duration::from_millis(50), Duration::from_secs(5));

impl Owner {
    /// Forget what could not be kept; everybody has to come back. While the storage is at fault it is tried
    /// again: nobody else would take up a match whose clock runs. Whether it succeeded: if not, whoever looks
    /// for the match next takes it up.
    pub(super) async fn start_over(&mut self, inbox: &mut mpsc::Receiver<Command>) -> bool {
        self.watchers.clear();
        self.disappoint();
        let stopping = self.app.stopping.clone();
        let mut pause = PAUSE.0;
        loop {
            let error = match self.rebuilt().await {
                Ok(owner) => {
                    *self = owner;
                    self.think();
                    return true;
                }
                Err(error) => error,
            };
            let (code, why) = (&self.listed.code, error.code());
            if !error.may_pass() {
                tracing::error!(code, error = why, "a match could not be rebuilt");
                return false;
            }
            tracing::warn!(code, error = why, ?pause, "a match could not be rebuilt yet");
            if !wait_for_storage(&self.app.time, pause, &error, inbox, &stopping).await {
                return false;
            }
            pause = (pause * 2).min(PAUSE.1);
        }
    }

    // By a reference that nobody else has: what a match is made of is not shared between threads.
    async fn rebuilt(&mut self) -> Result<Self> {
        let (listed, kept) = self.stored().await?;
        let room = crate::room::registry::room(&listed)?;
        Self::new(&self.app, listed, room, &kept, self.inbox.clone(), self.glance.clone())
    }

    /// What is stored of the match, once everything handed in is settled.
    pub(super) async fn stored(&mut self) -> Result<(Match, Kept)> {
        self.app.journal.begin_again(self.listed.id).await;
        // Its terms as they were kept, too: what was lost may have changed who plays, and whether it counts.
        let listed = self.app.ledger.match_by_code(&self.listed.code).await?;
        let listed = listed.ok_or_else(|| Error::internal("the match is gone"))?;
        let mut kept = self.app.ledger.kept(listed.id).await?;
        if self.app.nodes.is_some() {
            kept.lease = self.app.ledger.lease(listed.id).await?;
        }
        Ok((listed, kept))
    }

    /// What others have written could not be taken in: everybody comes back to what is stored, unless it is
    /// the storage that is waited for.
    pub(super) async fn unfollowed(&mut self, error: &Error, inbox: &mut mpsc::Receiver<Command>) -> bool {
        tracing::warn!(code = self.listed.code, error = error.code(), "another node was not followed");
        error.may_pass() || self.start_over(inbox).await
    }
}

/// Wait, and tell everybody who wants something meanwhile why they cannot have it; whether the match is still
/// wanted.
async fn wait_for_storage(
    time: &Time,
    pause: Duration,
    why: &Error,
    inbox: &mut mpsc::Receiver<Command>,
    stopping: &CancellationToken,
) -> bool {
    let mut over = std::pin::pin!(time.rest(pause));
    loop {
        let command = tokio::select! {
            biased;
            () = &mut over => return true,
            () = stopping.cancelled() => return false,
            command = inbox.recv() => command,
        };
        match command {
            Some(Command::Wish(_, _, reply) | Command::Expire(_, reply)) => reply(Err(why.clone())),
            Some(Command::Question(_, reply)) => drop(reply.send(Err(why.clone()))),
            // Whoever watches is let go of and comes back.
            Some(_) => {}
            None => return false,
        }
    }
}
