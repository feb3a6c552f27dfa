//! What comes into the inbox of the owner of a match.

use axum::extract::ws::Utf8Bytes;
use tokio::sync::oneshot;
use touchline_engine::Seat;
use touchline_protocol::to_server::ToServer;

use super::{Question, Sits, Way, Windows};
use crate::error::{Error, Result};
use crate::room::table::Decided;
use crate::store::leases::Head;

/// Something for the owner of a match.
pub(crate) enum Command {
    /// A seat wants something; it is told when that is safe, or why not.
    Wish(Seat, ToServer, Reply),
    /// Somebody wants to be told of everything from now on, and of what came after this number.
    Watch(Watcher, Option<u64>),
    /// Somebody does not any more.
    Leave(u64),
    /// A computer has found an answer.
    Thought(Seat, Option<Decided>),
    /// Somebody wants to know something.
    Question(Question, oneshot::Sender<Result<String>>),
    /// A seat has said something; whether the other one hears it.
    Said(Seat, bool, Utf8Bytes),
    /// Nobody has gone on with it since this step for so long that it is called off.
    Expire(i64, Reply),
    /// A referee decides it for a seat; for none, it is called off.
    Adjudicate(Option<Seat>, Reply),
    /// Whoever asked for something has all they need: the match need not stay at hand for them.
    PutAway,
    /// A step could not be kept: what was made of it never happened.
    Lost,
    /// Another node was first: what was made of a step never happened.
    Late,
    /// Another node has written the step with this number.
    Follow(i64),
    /// How far the storage says that the match has come, and who has its lease.
    Look(Head),
    /// Who sits at other nodes.
    Elsewhere([Sits; 2]),
}

impl Command {
    /// It cannot be done now. Whoever came or asked is let go of, and comes back.
    pub(super) fn put_off(self) {
        if let Self::Wish(.., reply) = self {
            reply(Err(Error::unavailable("match-not-at-hand")));
        }
    }
}

/// Told when a wish is done or refused.
pub(crate) type Reply = Box<dyn FnOnce(Result<()>) + Send>;

/// Somebody who is told of everything.
pub(crate) struct Watcher {
    /// Tells watchers apart.
    pub(crate) id: u64,
    /// Whom they play; none: nobody.
    pub(crate) viewer: Option<Seat>,
    /// What they want of the windows of their seat.
    pub(crate) windows: Option<Windows>,
    /// Where messages go. Whoever does not read them is left behind and has to come back.
    pub(crate) to: Way,
}
