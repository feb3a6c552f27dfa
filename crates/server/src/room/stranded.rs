//! Matches that this program cannot play: begun under rules that it does not know (any more, or, after a way
//! back to an older version, not yet), or with a journal that cannot be done once more. Nobody is to be bound
//! to such a match: it can be resigned and called off without being played, which is written to its journal
//! like any other call, so that a program that knows its rules finds it ended.

use tokio::sync::oneshot;
use touchline_engine::{Refusal, Seat};
use touchline_protocol::to_server::ToServer;

use super::entry::{Entry, JournalLine, Reason};
use super::pact::Pact;
use super::terms::Ending;
use crate::app::App;
use crate::error::{Error, Result};
use crate::store::endings::Ended;
use crate::store::journal::{JournalRow, Kept, With};
use crate::store::matches::{Match, Status};

/// Its rules are not known here.
pub(super) fn unknown_rules(listed: &Match, refusal: &Refusal) -> Error {
    tracing::warn!(code = listed.code, spec = listed.spec, rules = listed.rules, why = %refusal.key, "a match cannot be played here");
    Error::conflict("match-unplayable")
        .case("unknown-rules")
        .text("spec", &*listed.spec)
        .number("revision", listed.rules)
}

/// Its journal cannot be done once more.
pub(super) fn unplayable() -> Error {
    Error::conflict("match-unplayable").case("broken-journal")
}

/// Whether that is what is wrong.
pub(super) fn is_stranded(error: &Error) -> bool {
    error.code() == "match-unplayable"
}

/// End a match that cannot be played: a seat resigns it, or calls it off, at whatever point it was. What else
/// it wishes is refused.
pub(super) async fn end(app: &App, listed: &Match, seat: Seat, wish: &ToServer, why: Error) -> Result<()> {
    match wish {
        ToServer::Abort {} => {
            let user = listed.seats.user(seat);
            ended(app, listed, Entry::Abort(seat.into()), Reason::Aborted, "unfinished", user).await
        }
        ToServer::Resign {} => {
            let call = Entry::Call(format!("call resign {}", seat.word()), Reason::Resigned);
            ended(app, listed, call, Reason::Resigned, seat.other().word(), None).await
        }
        _ => Err(why),
    }
}

/// Call such a match off.
pub(super) async fn call_off(app: &App, listed: &Match) -> Result<()> {
    let call = Entry::Call("call abandon".into(), Reason::Aborted);
    ended(app, listed, call, Reason::Aborted, "unfinished", None).await
}

/// What the dice of such a match are made of: their secret once it has ended, as of any other.
pub(super) async fn dice(app: &App, listed: &Match) -> Result<String> {
    let Kept { steps, secret, .. } = app.ledger.kept(listed.id).await?;
    let secret = secret.ok_or_else(|| Error::missing("no-fair-dice"))?;
    let pact = Pact::of_journal(listed, secret, &steps)?;
    let is_over = listed.status != Status::Live || steps.last().is_some_and(is_end);
    serde_json::to_string(&pact.told(is_over, 0, Vec::new(), None)).map_err(Error::internal)
}

async fn ended(
    app: &App,
    listed: &Match,
    entry: Entry,
    reason: Reason,
    outcome: &str,
    aborted_by: Option<i64>,
) -> Result<()> {
    let last = app.ledger.last_step(listed.id).await?;
    if listed.status != Status::Live || last.as_ref().is_some_and(is_end) {
        return Err(over(app));
    }
    let line = JournalLine { entry, left: None, played: None, waits: Some(0) };
    let body = serde_json::to_string(&line).map_err(Error::internal)?;
    let seq = last.map_or(0, |last| last.seq) + 1;
    let now = app.time.now();
    // How many goals there were takes its rules to know.
    let ending = Ending { outcome: outcome.into(), reason: reason.word().into(), score: [0; 2] };
    let (said, kept) = oneshot::channel();
    let step = JournalRow { match_id: listed.id, seq, at: now, body };
    let ended = Some(Ended::new(listed, ending, now).by(aborted_by));
    app.journal.keep_with(step, With { ended, ..With::default() }, move |kept| {
        said.send(kept.is_kept()).unwrap_or_default();
    });
    if !kept.await.unwrap_or(false) {
        app.journal.begin_again(listed.id).await;
        // Of two who end it at the same time one has the number of the step.
        if app.ledger.last_step(listed.id).await?.as_ref().is_some_and(is_end) {
            return Err(over(app));
        }
        return Err(Error::unavailable("not-kept"));
    }
    app.endings.wake();
    app.rooms.rest(&listed.code, true);
    Ok(())
}

/// Whether a match has ended with this step, noted or not: to end it once more would make a journal of which
/// no program could make anything.
fn is_end(step: &JournalRow) -> bool {
    let line = serde_json::from_str::<JournalLine>(&step.body);
    line.is_ok_and(|line| matches!(line.entry, Entry::Call(..) | Entry::Abort(_)) || line.waits == Some(0))
}

/// It has ended already; if that is not noted yet, it is to be now.
fn over(app: &App) -> Error {
    app.endings.wake();
    Error::conflict("match-over")
}
