//! What other nodes have written to a match that is at hand here as well: it is taken in step by step, and
//! everybody who looks on here is told of it in the same words and with the same numbers as over there.
//!
//! Of two nodes that write the same step one comes first, by the key of the table. The other one takes in
//! what was written and judges its wishes again: what is still right is done, what is not is refused.
//!
//! How time is measured: all nodes measure by the database's clock, which each finds out with its signs of
//! life, so a step says when it was done by a clock that all of them share. A step holds what both seats had
//! left after it; from its moment on the clocks run, whenever a node hears of it.

use std::sync::PoisonError;
use std::sync::atomic::Ordering;

use tokio::sync::mpsc;
use touchline_engine::Seat;
use touchline_protocol::to_server::ToServer;

use super::{Command, Owner, Reply, Sits, audience, unreadable};
use crate::error::{Error, Result};
use crate::nodes::pulse::SLACK;
use crate::room::entry::{Entry, JournalLine, rolled};
use crate::room::table::{Undoing, place};
use crate::store::journal::{JournalRow, Kept};
use crate::store::leases::Lease;
use crate::time::Millis;

/// A wish whose entry came second.
pub(super) struct Again {
    pub(super) seat: Seat,
    pub(super) wish: ToServer,
    pub(super) reply: Reply,
}

impl Owner {
    /// A moment by the clock that steps are dated by: where there are other nodes, the database's.
    pub(super) fn date(&self, now: Millis) -> Millis {
        self.app.nodes.as_ref().map_or_else(|| self.app.time.now(), |nodes| nodes.time_of(now))
    }

    /// The moment of steady time that such a date stands for.
    pub(super) fn moment_of(&self, date: Millis, now: Millis) -> Millis {
        let alone = || now - (self.app.time.now() - date);
        self.app.nodes.as_ref().map_or_else(alone, |nodes| nodes.moment_of(date, now))
    }

    /// How the clock goes on when the match is taken up, after a last step that was done then: where other
    /// nodes have had it meanwhile, it went on for as long as one of them did.
    pub(super) fn take_up_time(&mut self, last: Option<Millis>, lease: Option<&Lease>, now: Millis) {
        let today = self.date(now);
        let away = last.map_or(0, |last| now - self.moment_of(last, now));
        let unserved = lease.map_or(away, |lease| {
            let noted = if lease.unserved.0 == self.seq { lease.unserved.1 } else { 0 };
            (today - lease.until).max(0) + noted
        });
        self.stepped = now - away.max(0);
        self.take_up_shaking(unserved, now);
        if self.app.nodes.is_none() || unserved >= away {
            self.clock.resume(away, now);
        } else {
            self.clock.was_served(away, unserved, now);
        }
    }

    /// Take in what others have written, unless something of ours is on its way: then that comes first, or
    /// it is found to come second.
    pub(super) async fn catch_up(&mut self) -> Result<()> {
        if !self.is_safe() {
            return Ok(());
        }
        for step in self.app.ledger.steps_after(self.listed.id, self.seq).await? {
            self.follow(&step)?;
        }
        Ok(())
    }

    /// Whether everything that is stored should be known before something is done: somebody comes or asks,
    /// or answers what this node has not heard of yet. Whoever was at another node just now may know more
    /// than this one.
    pub(super) fn needs_all(&self, command: &Command) -> bool {
        let is_needed = match command {
            Command::Watch(..) | Command::Question(..) => true,
            Command::Wish(seat, ToServer::Act { seq, .. } | ToServer::Undo { seq }, _) => {
                *seq > self.room.seq(Some(*seat))
            }
            _ => false,
        };
        self.app.nodes.is_some() && is_needed
    }

    /// Know everything that is stored. Where that cannot be found out now: whether the match goes on.
    pub(super) async fn know_all(&mut self, inbox: &mut mpsc::Receiver<Command>) -> Result<(), bool> {
        if !self.is_safe() {
            self.app.journal.settled().await;
        }
        if !self.is_safe() {
            return if self.give_way(inbox).await { Ok(()) } else { Err(false) };
        }
        match self.catch_up().await {
            Ok(()) => Ok(()),
            Err(error) => Err(self.unfollowed(&error, inbox).await),
        }
    }

    /// Another node has written a step.
    pub(super) async fn heard_of(&mut self, seq: i64) -> Result<()> {
        if seq > self.seq { self.catch_up().await } else { Ok(()) }
    }

    fn follow(&mut self, step: &JournalRow) -> Result<()> {
        if step.seq != self.seq + 1 {
            return Err(unreadable("a step is missing"));
        }
        let now = self.now();
        let mut line: JournalLine = serde_json::from_str(&step.body).map_err(unreadable)?;
        let mut dice = rolled(&line.entry).map_err(|refusal| unreadable(refusal.key))?;
        let undoing = self.undoing(&line.entry);
        if self.room.window().is_some() {
            self.freed = self.freed.max(self.room.inputs());
        }
        // As long as whoever wrote it charged for, whatever this node would have made of it.
        let at = self.clock.after(line.played.unwrap_or_default());
        let moment = self.moment_of(step.at, now).min(now);
        // No earlier than that: whoever wrote it may have noticed sooner that the clock was set.
        let moment = if moment < at - SLACK { at.min(now) } else { moment };
        self.take_contribution(&line.entry, moment)?;
        if let Entry::Begin(_) = line.entry {
            self.set_dice();
        }
        self.room.apply(&mut line.entry, &mut dice).map_err(|refusal| unreadable(refusal.key))?;
        self.keep_time(&line.entry, undoing, at);
        self.consequences(&line.entry, undoing);
        if let Some(left) = line.left {
            self.clock.restore(left, line.played, at);
        }
        self.clock.runs_since(moment);
        self.stepped = moment;
        self.wait(moment);
        let deliveries = self.deliveries(&line.entry, now);
        if let (Entry::Undo(side), Some(Undoing::Asked)) = (&line.entry, undoing) {
            let other = Seat::from(*side).other();
            self.withdrawn[other as usize] = Some(self.room.seq(Some(other)));
        }
        if let Entry::Act(act) = &line.entry
            && !act.by_clock
            && !act.passed
        {
            self.is_here(act.by.into());
        }
        self.seq = step.seq;
        self.safe.store(step.seq, Ordering::Release);
        self.glance.set_seq(step.seq);
        self.idle_since = now;
        // After everything that is on its way to the same viewers: the journal goes in order.
        let inbox = self.inbox.clone();
        self.app.journal.after(move || audience::deliver(deliveries, &inbox));
        self.think();
        Ok(())
    }

    /// Somebody sits elsewhere, or not any more.
    pub(super) fn sits_elsewhere(&mut self, elsewhere: [Sits; 2]) {
        let before = std::mem::replace(&mut self.elsewhere, elsewhere);
        let now = self.now();
        for seat in Seat::ALL {
            let at = seat as usize;
            let is_here = self.watchers.iter().any(|watcher| watcher.viewer == Some(seat));
            if elsewhere[at].here {
                self.shakes(seat);
            }
            self.absent[at] = match (is_here || elsewhere[at].here, before[at].here) {
                (true, _) => None,
                (false, true) => self.absent[at].or(Some(now)),
                (false, false) => self.absent[at],
            };
        }
        self.wait(now);
        self.presence(None);
    }

    /// Refuses an answer for which the time is up, where another node is about to say so.
    pub(super) fn is_in_time(&self, seat: Seat) -> Result<()> {
        let now = self.now();
        let is_up = self.clock.is_kept()
            && self.clock.running()[seat as usize]
            && self.clock.left(now)[seat as usize] <= 0;
        if is_up && !self.may_act() { Err(Error::unavailable("match-not-at-hand")) } else { Ok(()) }
    }

    /// Another node was first: everything that was not kept is forgotten, and what was wished for is judged
    /// again. Nobody has been told anything of it, so nobody need come back.
    pub(super) async fn give_way(&mut self, inbox: &mut mpsc::Receiver<Command>) -> bool {
        if self.is_safe() && self.again.lock().unwrap_or_else(PoisonError::into_inner).is_empty() {
            // Said before, of an earlier step.
            return true;
        }
        if let Err(error) = self.rebuilt_where_told().await {
            tracing::warn!(code = self.listed.code, error = error.code(), "a match is taken up anew");
            return self.start_over(inbox).await;
        }
        for Again { seat, wish, reply } in self.late() {
            self.wish(seat, &wish, reply);
        }
        self.think();
        true
    }

    /// The wishes whose entries came second.
    fn late(&self) -> Vec<Again> {
        std::mem::take(&mut *self.again.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Nothing comes of what was wished for: whoever waits for it is told so.
    pub(super) fn disappoint(&mut self) {
        let late: Vec<Again> = self.late().into_iter().chain(self.kept_back()).collect();
        for Again { reply, .. } in late {
            reply(Err(Error::unavailable("not-kept")));
        }
    }

    /// Be as everybody was told last, then follow.
    async fn rebuilt_where_told(&mut self) -> Result<()> {
        let (listed, kept) = self.stored().await?;
        let told = self.safe.load(Ordering::Acquire);
        let Kept { mut steps, secret, lease } = kept;
        let known = steps.iter().position(|step| step.seq > told).unwrap_or(steps.len());
        let mut after = steps.split_off(known);
        if steps.is_empty() {
            // Nobody was told anything yet, and it began elsewhere.
            if after.is_empty() {
                return Err(Error::unavailable("not-kept"));
            }
            std::mem::swap(&mut steps, &mut after);
        }
        let room = crate::room::registry::room(&listed)?;
        let kept = Kept { steps, secret, lease };
        let rebuilt = Self::new(&self.app, listed, room, &kept, self.inbox.clone(), self.glance.clone())?;
        let mut before = std::mem::replace(self, rebuilt);
        // What came second is judged again, and so is an answer that waits for the end of a window.
        self.again = std::mem::take(&mut before.again);
        self.again.lock().unwrap_or_else(PoisonError::into_inner).extend(before.kept_back());
        self.watchers = before.watchers;
        // Whoever was to be greeted with what is forgotten now has to come back.
        self.watchers.retain(|watcher| watcher.to.is_greeted());
        self.remembered = before.remembered;
        for viewer in super::super::table::VIEWERS {
            let seq = self.room.seq(viewer);
            self.remembered[place(viewer)].retain(|(number, _)| *number <= seq);
        }
        (self.present, self.absent, self.elsewhere) = (before.present, before.absent, before.elsewhere);
        (self.withdrawn, self.freed) = (before.withdrawn, before.freed);
        // Who is connected was not known while it was rebuilt.
        self.window = None;
        self.wait(self.now());
        // Other nodes are told who sits here, and that was nobody for a moment.
        self.presence(None);
        for seat in Seat::ALL {
            if self.absent[seat as usize].is_none() {
                self.shakes(seat);
            }
        }
        self.thinking = before.thinking;
        for step in after {
            self.follow(&step)?;
        }
        Ok(())
    }
}
