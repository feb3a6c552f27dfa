//! The one task that has a match. Everything that happens to the match goes through its inbox; what it does
//! is written to the journal first and announced then.

mod answers;
mod audience;
mod command;
mod ending;
mod following;
mod glance;
mod leasing;
mod low_time;
mod shaking;
mod starting_over;
mod taking_back;
mod thinking;
mod umpire;
mod windows;
mod wishes;

use std::collections::VecDeque;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;
use touchline_ai::Intent;
use touchline_engine::Seat;
use touchline_fairdice::Hash;
use touchline_protocol::to_server::ToServer;

pub(crate) use self::answers::{Looking, Question};
pub(crate) use self::audience::Way;
pub(crate) use self::command::{Command, Reply, Watcher};
use self::following::Again;
use self::glance::waiting;
pub(crate) use self::glance::{Glance, Sits};
use self::leasing::Leasing;
use self::taking_back::Given;
use self::umpire::Watch;
pub(crate) use self::windows::Windows;
use super::clock::Clock;
use super::entry::{Act, Entry, JournalLine, Reason};
use super::pact::Pact;
use super::table::{AnyRoom, Around, Undoing, place, rolled};
use super::terms::{AtZero, Occupant};
use crate::app::App;
use crate::dice::{self, Dice};
use crate::error::{Error, Result};
use crate::nodes::bell::Wake;
use crate::store::endings::Ended;
use crate::store::journal::{JournalRow, Kept, Outcome, With};
use crate::store::matches::Match;
use crate::time::Millis;

/// How long a match stays at hand that nobody looks at and in which nothing happens by itself, in
/// milliseconds.
const LINGER: Millis = 60_000;

/// A match and everybody around it.
pub(super) struct Owner {
    app: App,
    listed: Match,
    room: Box<dyn AnyRoom>,
    clock: Clock,
    dice: Dice,
    /// What the dice are made of; none in a match from before there was such a thing, and in tests.
    pact: Option<Pact>,
    /// The secret of the dice, until it is kept: with the first step.
    unkept: Option<Hash>,
    /// Since when the seats are waited for that contribute to the dice.
    shaking: shaking::Shaking,
    /// The number of the last step, and of the last that is safe.
    seq: i64,
    safe: Arc<AtomicI64>,
    watchers: Vec<Watcher>,
    remembered: [VecDeque<(u64, Utf8Bytes)>; 3],
    /// Who is here, as everybody was told last.
    present: [bool; 2],
    /// Since when a seat's user has not been here.
    absent: [Option<Millis>; 2],
    thinking: [bool; 2],
    /// What the computer of each seat means to answer next.
    intents: [Intent; 2],
    /// What each seat has offered since somebody answered something.
    offers: [u8; 2],
    /// The answers since the last dice.
    given: Vec<Given>,
    /// How often each seat has taken back what the other one was asked about.
    unasked: [u8; 2],
    /// The number from which on each seat is not asked any more what it was asked, because the other one has
    /// taken that back.
    withdrawn: [Option<u64>; 2],
    /// The window that is asked now, where a page has a say in it.
    window: Option<windows::Open>,
    /// Who wants to think longer in the window that is asked now.
    holds: Option<Seat>,
    /// What is to become of the windows of each seat while no page of it is connected: they are passed except
    /// at these moments; none: they wait.
    stops: [Option<Vec<String>>; 2],
    /// How often each seat has changed that since somebody answered something.
    changes: [u8; 2],
    /// The furthest place in the match, in inputs, at which a clock has stood still for a window.
    freed: usize,
    /// Whose time was low when they were last looked at, at correspondence.
    low: [bool; 2],
    idle_since: Millis,
    inbox: mpsc::WeakSender<Command>,
    glance: Arc<Glance>,
    /// Who watches the times of a tournament.
    umpire: Option<Watch>,
    /// What this node has to do with the lease of the match.
    leasing: Leasing,
    /// Who sits at other nodes.
    elsewhere: [Sits; 2],
    /// When the last step was done.
    stepped: Millis,
    /// The wish that is being done, and those whose entries came second to another node's.
    wished: Option<(Seat, ToServer)>,
    again: Arc<Mutex<Vec<Again>>>,
}

impl Owner {
    /// A match taken up where its steps leave it; without any it begins now.
    pub(super) fn new(
        app: &App,
        listed: Match,
        room: Box<dyn AnyRoom>,
        Kept { steps, secret, lease }: &Kept,
        inbox: mpsc::WeakSender<Command>,
        glance: Arc<Glance>,
    ) -> Result<Self> {
        let now = app.time.steady_millis();
        let unkept = if steps.is_empty() { dice::secret(&app.config)? } else { None };
        let mut owner = Self {
            clock: Clock::new(listed.terms.clock, 0),
            dice: dice::source(&app.config)?,
            pact: secret.or(unkept).map(|secret| Pact::new(&listed, secret)),
            unkept,
            shaking: shaking::Shaking::new(now),
            app: app.clone(),
            umpire: Watch::of(&listed),
            listed,
            room,
            seq: 0,
            safe: Arc::default(),
            watchers: Vec::new(),
            remembered: Default::default(),
            present: [false; 2],
            absent: [Some(now); 2],
            thinking: [false; 2],
            intents: Default::default(),
            offers: [0; 2],
            given: Vec::new(),
            unasked: [0; 2],
            withdrawn: [None; 2],
            window: None,
            holds: None,
            stops: Default::default(),
            changes: [0; 2],
            freed: 0,
            low: [false; 2],
            idle_since: now,
            inbox,
            glance,
            leasing: Leasing::default(),
            elsewhere: [Sits::default(); 2],
            stepped: now,
            wished: None,
            again: Arc::default(),
        };
        let was_rated = owner.listed.rated;
        let (mut at, mut before) = (0, None);
        for step in steps {
            at = owner.replay(step, at, before)?;
            before = Some(step.at);
        }
        owner.take_up_time(before, lease.as_ref(), now);
        owner.found_lease(lease.as_ref());
        if was_rated && !owner.listed.rated {
            // Killed between the step that said so and the note of it.
            let (app, id) = (app.clone(), owner.listed.id);
            tokio::spawn(async move { app.ledger.unrate_match(id).await });
        }
        owner.safe.store(owner.seq, Ordering::Relaxed);
        owner.glance.set_seq(owner.seq);
        if let Some(nodes) = &app.nodes {
            owner.sits_elsewhere(nodes.elsewhere(owner.listed.id));
        }
        if !steps.is_empty() && owner.room.has_begun() {
            owner.set_dice();
        }
        if steps.is_empty() {
            owner.perform(owner.beginning(), None)?;
        }
        owner.wait(now);
        owner.look_at_low_time(now);
        Ok(owner)
    }

    /// The match as it is listed, with what has happened to its terms since.
    pub(super) fn listed(&self) -> &Match {
        &self.listed
    }

    /// How the match ended.
    pub(super) fn ending(&self) -> Option<super::Ending> {
        self.room.ending()
    }

    /// Do what a step says once more, `at` some moment of the clock and at another by the clock on the wall;
    /// the moment afterwards.
    fn replay(&mut self, step: &JournalRow, at: Millis, before: Option<Millis>) -> Result<Millis> {
        let mut line: JournalLine = serde_json::from_str(&step.body).map_err(unreadable)?;
        let mut dice = rolled(&line.entry).map_err(|refusal| unreadable(refusal.key))?;
        let undoing = self.undoing(&line.entry);
        self.take_contribution(&line.entry, step.at)?;
        self.room.apply(&mut line.entry, &mut dice).map_err(|refusal| unreadable(refusal.key))?;
        if self.room.tell()[place(None)] || self.seq == 0 {
            self.glance.show(self.room.seq(None), step.at);
        }
        // Lines of old say nothing but when they were written.
        let passed = match line.played {
            Some(played) => played - self.clock.played(),
            None => step.at - before.unwrap_or(step.at),
        };
        let at = at + passed.max(0);
        self.keep_time(&line.entry, undoing, at);
        self.consequences(&line.entry, undoing);
        self.seq = step.seq;
        if let Some(left) = line.left {
            if line.played.is_none() {
                self.correct_mark(&line.entry, left);
            }
            self.clock.restore(left, line.played, at);
        }
        // No window opens by what was done before: who is connected now is not known yet.
        self.run_clocks(at);
        Ok(at)
    }

    /// Do everything that comes in until the match can rest; it comes back as it is then.
    pub(super) async fn run(mut self, mut inbox: mpsc::Receiver<Command>) -> Self {
        self.think();
        let time = self.app.time.clone();
        if self.app.nodes.is_some() && self.catch_up().await.is_err() && !self.start_over(&mut inbox).await {
            return self;
        }
        loop {
            if let Err(error) = self.tend_lease().await {
                tracing::warn!(code = self.listed.code, error = error.code(), "a lease could not be tended");
            }
            let moment = self.next_moment();
            // Looked at first: whoever sends without pause does not keep a clock from falling.
            let is_due = moment.is_some_and(|moment| moment <= time.steady_millis());
            if is_due && self.is_far_ahead() {
                // A clock at zero gives answer after answer: the journal and everybody else get their turn,
                // and where something was lost, the inbox says so.
                self.app.journal.settled().await;
                if self.is_safe() {
                    continue;
                }
            } else if is_due {
                if self.moment_has_come() && (!self.room.is_half_done() || self.start_over(&mut inbox).await)
                {
                    continue;
                }
                break;
            }
            let command = match moment {
                Some(moment) if !is_due => tokio::select! {
                    biased;
                    command = inbox.recv() => command,
                    () = time.reach_steady(moment) => continue,
                },
                _ => inbox.recv().await,
            };
            let Some(command) = command else { break };
            let goes_on = match command {
                // Where nothing waits to be kept, it was said before, of an earlier step.
                Command::Lost => self.is_safe() || self.start_over(&mut inbox).await,
                Command::Late => self.give_way(&mut inbox).await,
                Command::Follow(seq) => match self.heard_of(seq).await {
                    Ok(()) => true,
                    Err(error) => self.unfollowed(&error, &mut inbox).await,
                },
                Command::Look(head) => match self.look_at(&head).await {
                    Ok(()) => true,
                    Err(error) => self.unfollowed(&error, &mut inbox).await,
                },
                command if self.needs_all(&command) => match self.know_all(&mut inbox).await {
                    Ok(()) => self.obey(command),
                    Err(goes_on) => {
                        command.put_off();
                        goes_on
                    }
                },
                command => self.obey(command),
            };
            // What was done by halves, as when there are no dice, is not what the journal says.
            if !goes_on || (self.room.is_half_done() && !self.start_over(&mut inbox).await) {
                break;
            }
        }
        // A server that ends leaves its leases to the others.
        if !self.app.stopping.is_cancelled() {
            self.give_lease_back().await;
        }
        self
    }

    /// Do what came in; whether the match can go on.
    fn obey(&mut self, command: Command) -> bool {
        self.idle_since = self.now();
        match command {
            Command::Wish(seat, wish, reply) => self.wish(seat, &wish, reply),
            Command::Watch(watcher, last) => self.watch(watcher, last),
            Command::Leave(id) => self.leave(id),
            Command::Thought(seat, decided) => self.thought(seat, decided),
            Command::Question(question, reply) => self.answer(question, reply),
            Command::Said(from, is_heard, text) => self.said(from, is_heard, &text),
            Command::Expire(seq, reply) => self.expire(seq, reply),
            Command::Adjudicate(winner, reply) => self.adjudicate(winner, reply),
            Command::PutAway => return !(self.is_idle() && self.is_safe()),
            Command::Elsewhere(elsewhere) => self.sits_elsewhere(elsewhere),
            Command::Lost | Command::Late | Command::Follow(_) | Command::Look(_) => {}
        }
        true
    }

    /// Steady time: what happens to the clock on the wall is nothing to a match.
    fn now(&self) -> Millis {
        self.app.time.steady_millis()
    }

    /// When something happens by itself.
    fn next_moment(&self) -> Option<Millis> {
        if self.is_idle() {
            return Some(self.idle_since + LINGER);
        }
        if !self.may_act() {
            return self.window_moment().into_iter().chain(self.revival()).min();
        }
        let zero = self.clock.deadline().map(|(moment, _)| moment);
        let moments = zero.into_iter().chain(self.umpire_looks()).chain(self.window_moment());
        moments.chain(self.shaking_moment()).chain(self.low_moment()).min()
    }

    /// Whether the match can be put away until somebody looks for it: nobody looks at it, and nothing happens
    /// in it by itself.
    fn is_idle(&self) -> bool {
        let is_others = self.app.nodes.is_some() && self.leasing.epoch.is_none() && !self.leasing.is_free;
        let waits_for_nothing = self.room.ending().is_some() || !self.clock.is_kept() || is_others;
        let nobody_waits = self.watchers.is_empty() && self.window_moment().is_none();
        waits_for_nothing && nobody_waits && self.thinking == [false; 2] && (is_others || !self.is_shaking())
    }

    /// Whether more waits to be kept than anybody may have on its way.
    fn is_far_ahead(&self) -> bool {
        self.seq - self.safe.load(Ordering::Acquire) >= wishes::MOST_UNSAFE
    }

    fn is_safe(&self) -> bool {
        self.safe.load(Ordering::Acquire) == self.seq
    }

    /// It has come; whether the match goes on.
    fn moment_has_come(&mut self) -> bool {
        let now = self.now();
        if self.is_idle() {
            if self.is_safe() {
                return false;
            }
            // The disk is slow: what was done last is not let go of before it is kept.
            self.idle_since = now;
            return true;
        }
        if self.window_moment().is_some_and(|moment| moment <= now) {
            self.end_delay();
            return true;
        }
        if !self.may_act() {
            return true;
        }
        if self.shaking_moment().is_some_and(|moment| moment <= now) {
            return self.shake_no_longer();
        }
        if self.low_moment().is_some_and(|moment| moment <= now) {
            self.warn_of_low_time(now);
            return true;
        }
        if let Some(call) = self.umpire_calls() {
            if let Err(error) = self.by_itself(call) {
                tracing::error!(code = self.listed.code, error = error.code(), "the umpire could not call");
            }
            return true;
        }
        if let Some((moment, seat)) = self.clock.deadline().filter(|(moment, _)| *moment <= now) {
            if self.has_answered(seat) {
                self.end_delay();
                return true;
            }
            tracing::debug!(code = self.listed.code, moment, "a clock is at zero");
            let entry = match (self.listed.terms.clock.at_zero(), self.room.fallback(seat)) {
                // Some matches would never end by such answers alone.
                (Some(AtZero::Fallback), Some(action)) if self.seq < wishes::MOST_ENTRIES => {
                    Entry::Act(Act { by_clock: true, ..Act::new(seat, vec![action]) })
                }
                _ => Entry::Call(format!("call time-out {}", seat.word()), Reason::Time),
            };
            if let Err(error) = self.by_itself(entry) {
                tracing::error!(code = self.listed.code, error = error.code(), "the clock could not act");
                return false;
            }
        }
        true
    }

    /// Do something: to the match at once, to everybody's knowledge when it is safe.
    fn perform(&mut self, mut entry: Entry, reply: Option<&mut Option<Reply>>) -> Result<()> {
        let now = self.now();
        let (fence, wished) = (self.leasing.fence.take(), self.wished.take());
        let (asked, rated) = (self.called_for(), self.listed.rated);
        let undoing = self.undoing(&entry);
        self.take_contribution(&entry, now)?;
        if let Entry::Begin(_) = entry {
            self.set_dice();
        }
        self.dice.seek(self.room.sealing().rolled());
        self.room.apply(&mut entry, &mut self.dice).map_err(|refusal| Error::refused(&refusal))?;
        self.keep_time(&entry, undoing, now);
        self.consequences(&entry, undoing);
        self.wait(now);
        let deliveries = self.deliveries(&entry, now);
        let called = self.newly_asked(asked);
        if let (Entry::Undo(side), Some(Undoing::Asked)) = (&entry, undoing) {
            let other = Seat::from(*side).other();
            self.withdrawn[other as usize] = Some(self.room.seq(Some(other)));
        }
        let aborts = match &entry {
            Entry::Abort(seat) => Some(Seat::from(*seat)),
            _ => None,
        };
        let line = JournalLine {
            entry,
            left: self.clock.is_kept().then(|| self.clock.left(now)),
            played: self.clock.is_kept().then(|| self.clock.played()),
            waits: Some(waiting(self.waits())),
        };
        let body = serde_json::to_string(&line).map_err(Error::internal)?;
        self.seq += 1;
        self.stepped = now;
        self.glance.set_seq(self.seq);
        // What is kept says when by the clock on the wall; steady time means something in this process alone.
        let at = self.date(now);
        let step = JournalRow { match_id: self.listed.id, seq: self.seq, at, body };
        let (seq, safe, inbox) = (self.seq, self.safe.clone(), self.inbox.clone());
        let reply = reply.and_then(Option::take);
        self.idle_since = now;
        let aborted_by = aborts.and_then(|seat| self.listed.seats.user(seat));
        let ended = self.room.ending().map(|ending| Ended::new(&self.listed, ending, at).by(aborted_by));
        let ends = ended.is_some().then(|| self.app.clone());
        let unrated = (rated && !self.listed.rated).then(|| (self.app.clone(), self.listed.id));
        let with = With { ended, secret: self.unkept.take(), fence };
        let (nodes, again, match_id) = (self.app.nodes.clone(), self.again.clone(), self.listed.id);
        self.app.journal.keep_with(step, with, move |outcome| {
            if !outcome.is_kept() {
                let is_late = outcome == Outcome::Late && nodes.is_some();
                match (wished, reply) {
                    (Some((seat, wish)), Some(reply)) if is_late => {
                        let mut again = again.lock().unwrap_or_else(PoisonError::into_inner);
                        again.push(Again { seat, wish, reply });
                    }
                    (_, Some(reply)) => reply(Err(Error::unavailable("not-kept"))),
                    (_, None) => {}
                }
                if let Some(inbox) = inbox.upgrade() {
                    let command = if is_late { Command::Late } else { Command::Lost };
                    tokio::spawn(async move { inbox.send(command).await });
                }
                return;
            }
            safe.store(seq, Ordering::Release);
            if let Some(nodes) = nodes {
                nodes.ring(Wake::Step { match_id, seq });
            }
            audience::deliver(deliveries, &inbox);
            called.into_iter().for_each(audience::Called::tell);
            match (reply, unrated) {
                // Whoever agreed to it and looks at the list then finds it there.
                (reply, Some((app, id))) => drop(tokio::spawn(async move {
                    if let Err(error) = app.ledger.unrate_match(id).await {
                        tracing::warn!(%error, id, "that a match counts no more is noted at its end");
                    }
                    reply.into_iter().for_each(|reply| reply(Ok(())));
                })),
                (reply, None) => reply.into_iter().for_each(|reply| reply(Ok(()))),
            }
            if let Some(app) = ends {
                app.endings.noted(app.nodes.as_deref());
            }
        });
        self.think();
        self.settle_dice()
    }

    /// What an entry means beyond the board.
    fn consequences(&mut self, entry: &Entry, undoing: Option<Undoing>) {
        if !matches!(entry, Entry::Offer(..) | Entry::Decline(_) | Entry::Absent(..) | Entry::Hold(_)) {
            self.close_window();
        }
        match entry {
            Entry::Replace(side, level) => {
                self.listed.seats.0[Seat::from(*side) as usize] = Occupant::Computer { level: level.clone() };
                self.listed.rated = false;
            }
            Entry::Takeback(_) => {
                self.listed.rated = false;
                // Both have agreed to play on from there.
                self.freed = self.freed.min(self.room.inputs());
            }
            Entry::Offer(side, _) => self.offers[Seat::from(*side) as usize] += 1,
            // Passing a window is no sign of anything.
            Entry::Act(_) if self.room.has_only_passed() => {}
            Entry::Act(_) => (self.offers, self.changes) = ([0; 2], [0; 2]),
            Entry::Absent(side, stops) => self.changes_stops((*side).into(), stops.clone()),
            Entry::Hold(side) => self.holds = Some((*side).into()),
            Entry::Undo(side) if undoing == Some(Undoing::Asked) => {
                let unasked = &mut self.unasked[Seat::from(*side) as usize];
                *unasked = unasked.saturating_add(1);
            }
            Entry::Shake(_)
            | Entry::Commit(..)
            | Entry::Open(..)
            | Entry::Begin(_)
            | Entry::Undo(_)
            | Entry::Decline(_)
            | Entry::Call(..)
            | Entry::Abort(_)
            | Entry::Umpire(_) => {}
        }
    }

    /// What everybody is told beside the board.
    fn around(&self, now: Millis) -> Around {
        Around {
            clock: self.clocks(now),
            delay: self.delay(now),
            rated: self.listed.rated,
            may_unask: Seat::ALL.map(|seat| self.may_unask(seat).is_ok()),
            stops: None,
        }
    }

    /// Who is waited for: to answer, or to contribute to the dice.
    fn waits(&self) -> [bool; 2] {
        self.shaken().map_or_else(|| self.room.waits(), Pact::waits)
    }

    /// Let the clocks of the users run who are asked.
    fn wait(&mut self, now: Millis) {
        self.glance.set(self.waits());
        self.open_window(now);
        self.run_clocks(now);
    }

    fn run_clocks(&mut self, now: Millis) {
        let waits = self.room.waits();
        let runs = |seat| self.listed.seats.user(seat).is_some() && !self.is_free(seat, now);
        let running = Seat::ALL.map(|seat| waits[seat as usize] && runs(seat));
        self.clock.run(running, now);
        self.forget_low_time(now);
    }
}

/// A step that cannot be done once more, by whatever fault.
fn unreadable(cause: impl std::fmt::Display) -> Error {
    tracing::error!(%cause, "a match cannot be played again from its journal");
    crate::room::stranded::unplayable()
}
