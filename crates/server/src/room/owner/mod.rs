//! The one task that has a match. Everything that happens to the match goes through its inbox; what it does
//! is written to the journal first and announced then.

mod answers;
mod audience;
mod starting_over;
mod taking_back;
mod thinking;
mod umpire;
mod windows;
mod wishes;

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU8, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, oneshot};
use touchline_ai::Intent;
use touchline_engine::Seat;
use touchline_protocol::to_server::ToServer;

use self::taking_back::Given;
use self::umpire::Watch;
pub(crate) use self::windows::Windows;
use super::clock::Clock;
use super::entry::{Act, Entry, JournalLine, Reason};
use super::table::{AnyRoom, Around, Decided, Undoing, rolled};
use super::terms::{AtZero, Occupant};
use crate::app::App;
use crate::dice::{self, Dice, Seeds};
use crate::error::{Error, Result};
use crate::language::Language;
use crate::store::endings::Ended;
use crate::store::journal::JournalRow;
use crate::store::matches::Match;
use crate::time::Millis;

/// How long a match stays at hand that nobody looks at and in which nothing happens by itself, in
/// milliseconds.
const LINGER: Millis = 60_000;

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
    pub(crate) to: mpsc::Sender<Utf8Bytes>,
}

/// What somebody may want to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    /// Everything a viewer may see.
    State(Option<Seat>),
    /// Where answers of a seat would lead.
    Look(Seat, Looking),
    /// The exact odds of what a seat is asked, after answers that it has not given.
    Odds(Seat, Vec<String>),
    /// The cheapest ways to where a seat can go, after answers that it has not given.
    Ways(Seat, Vec<String>),
    /// What a computer makes of what a seat is asked, after answers that it has not given; in a language.
    Hint(Seat, Vec<String>, Language),
    /// The record of a match that is over.
    Record,
}

/// Answers to be followed without giving them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Looking {
    /// The number of the wish.
    pub(crate) id: Option<u64>,
    /// The number of the update that they answer.
    pub(crate) seq: u64,
    /// In the notation.
    pub(crate) answers: Vec<String>,
}

/// What others may look at without asking.
#[derive(Debug, Default)]
pub(crate) struct Glance {
    waits: AtomicU8,
}

impl Glance {
    /// Whether a seat is asked something.
    pub(crate) fn waits_for(&self, seat: Seat) -> bool {
        self.waits.load(Ordering::Relaxed) & (1 << seat as u8) != 0
    }

    /// As a line of the journal says it.
    pub(super) fn of(waits: u8) -> Self {
        Self { waits: AtomicU8::new(waits) }
    }

    fn set(&self, waits: [bool; 2]) {
        self.waits.store(waiting(waits), Ordering::Relaxed);
    }
}

/// Who is asked something, as a number.
const fn waiting(waits: [bool; 2]) -> u8 {
    waits[0] as u8 | (waits[1] as u8) << 1
}

/// A match and everybody around it.
pub(super) struct Owner {
    app: App,
    listed: Match,
    room: Box<dyn AnyRoom>,
    clock: Clock,
    dice: Dice,
    /// What computers draw from: nobody can foresee it, and what they have decided is in the journal.
    seeds: Seeds,
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
    /// The furthest place in the match, in inputs, at which a clock has stood still for a window.
    freed: usize,
    idle_since: Millis,
    inbox: mpsc::WeakSender<Command>,
    glance: Arc<Glance>,
    /// Who watches the times of a tournament.
    umpire: Option<Watch>,
}

impl Owner {
    /// A match taken up where its steps leave it; without any it begins now.
    pub(super) fn new(
        app: &App,
        listed: Match,
        room: Box<dyn AnyRoom>,
        steps: &[JournalRow],
        inbox: mpsc::WeakSender<Command>,
        glance: Arc<Glance>,
    ) -> Result<Self> {
        let now = app.time.steady_millis();
        let mut owner = Self {
            clock: Clock::new(listed.terms.clock, 0),
            dice: dice::source(&app.config)?,
            seeds: dice::seeds(&app.config)?,
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
            freed: 0,
            idle_since: now,
            inbox,
            glance,
        };
        let was_rated = owner.listed.rated;
        let (mut at, mut before) = (0, None);
        for step in steps {
            at = owner.replay(step, at, before)?;
            before = Some(step.at);
        }
        owner.clock.resume(before.map_or(0, |before| app.time.now() - before), now);
        if was_rated && !owner.listed.rated {
            // Killed between the step that said so and the note of it.
            let (app, id) = (app.clone(), owner.listed.id);
            tokio::spawn(async move { app.store.unrate_match(id).await });
        }
        owner.safe.store(owner.seq, Ordering::Relaxed);
        if steps.is_empty() {
            owner.perform(Entry::Begin(Vec::new()), None)?;
        }
        owner.wait(now);
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
        self.room.apply(&mut line.entry, &mut dice).map_err(|refusal| unreadable(refusal.key))?;
        self.room.tell();
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
        self.wait(at);
        Ok(at)
    }

    /// Do everything that comes in until the match can rest; it comes back as it is then.
    pub(super) async fn run(mut self, mut inbox: mpsc::Receiver<Command>) -> Self {
        self.think();
        let time = self.app.time.clone();
        loop {
            let moment = self.next_moment();
            // Looked at first: whoever sends without pause does not keep a clock from falling.
            if moment.is_some_and(|moment| moment <= time.steady_millis()) {
                if self.moment_has_come() && (!self.room.is_half_done() || self.start_over(&mut inbox).await)
                {
                    continue;
                }
                break;
            }
            let command = match moment {
                Some(moment) => tokio::select! {
                    biased;
                    command = inbox.recv() => command,
                    () = time.reach_steady(moment) => continue,
                },
                None => inbox.recv().await,
            };
            let Some(command) = command else { break };
            let goes_on = match command {
                Command::Lost => self.start_over(&mut inbox).await,
                command => self.obey(command),
            };
            // What was done by halves, as when there are no dice, is not what the journal says.
            if !goes_on || (self.room.is_half_done() && !self.start_over(&mut inbox).await) {
                break;
            }
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
            Command::Lost => {}
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
        let zero = self.clock.deadline().map(|(moment, _)| moment);
        zero.into_iter().chain(self.umpire_looks()).chain(self.window_moment()).min()
    }

    /// Whether the match can be put away until somebody looks for it: nobody looks at it, and nothing happens
    /// in it by itself.
    fn is_idle(&self) -> bool {
        let waits_for_nothing = self.room.ending().is_some() || !self.clock.is_kept();
        let nobody_waits = self.watchers.is_empty() && self.window_moment().is_none();
        waits_for_nothing && nobody_waits && self.thinking == [false; 2]
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
        if let Some(call) = self.umpire_calls() {
            if let Err(error) = self.perform(call, None) {
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
                (Some(AtZero::Fallback), Some(action)) => {
                    Entry::Act(Act { by_clock: true, ..Act::new(seat, vec![action]) })
                }
                _ => Entry::Call(format!("call time-out {}", seat.word()), Reason::Time),
            };
            if let Err(error) = self.perform(entry, None) {
                tracing::error!(code = self.listed.code, error = error.code(), "the clock could not act");
                return false;
            }
        }
        true
    }

    /// Do something: to the match at once, to everybody's knowledge when it is safe.
    fn perform(&mut self, mut entry: Entry, reply: Option<&mut Option<Reply>>) -> Result<()> {
        let now = self.now();
        let (asked, rated) = (self.room.waits(), self.listed.rated);
        let undoing = self.undoing(&entry);
        self.room.apply(&mut entry, &mut *self.dice).map_err(|refusal| Error::refused(&refusal))?;
        self.keep_time(&entry, undoing, now);
        self.consequences(&entry, undoing);
        self.wait(now);
        let deliveries = self.deliveries(&entry, now);
        let called = self.newly_asked(asked);
        if let (Entry::Undo(side), Some(Undoing::Asked)) = (&entry, undoing) {
            let other = Seat::from(*side).other();
            self.withdrawn[other as usize] = Some(self.room.seq(Some(other)));
        }
        let line = JournalLine {
            entry,
            left: self.clock.is_kept().then(|| self.clock.left(now)),
            played: self.clock.is_kept().then(|| self.clock.played()),
            waits: Some(waiting(self.room.waits())),
        };
        let body = serde_json::to_string(&line).map_err(Error::internal)?;
        self.seq += 1;
        // What is kept says when by the clock on the wall; steady time means something in this process alone.
        let at = self.app.time.now();
        let step = JournalRow { match_id: self.listed.id, seq: self.seq, at, body };
        let (seq, safe, inbox) = (self.seq, self.safe.clone(), self.inbox.clone());
        let reply = reply.and_then(Option::take);
        self.idle_since = now;
        let ended = self.room.ending().map(|ending| Ended::new(&self.listed, ending, at));
        let ends = ended.is_some().then(|| self.app.clone());
        let unrated = (rated && !self.listed.rated).then(|| (self.app.clone(), self.listed.id));
        self.app.journal.keep_with(step, ended, move |kept| {
            if !kept {
                if let Some(reply) = reply {
                    reply(Err(Error::unavailable("not-kept")));
                }
                if let Some(inbox) = inbox.upgrade() {
                    tokio::spawn(async move { inbox.send(Command::Lost).await });
                }
                return;
            }
            safe.store(seq, Ordering::Release);
            audience::deliver(deliveries, &inbox);
            called.into_iter().for_each(audience::Called::tell);
            match (reply, unrated) {
                // Whoever agreed to it and looks at the list then finds it there.
                (reply, Some((app, id))) => drop(tokio::spawn(async move {
                    if let Err(error) = app.store.unrate_match(id).await {
                        tracing::warn!(%error, id, "that a match counts no more is noted at its end");
                    }
                    reply.into_iter().for_each(|reply| reply(Ok(())));
                })),
                (reply, None) => reply.into_iter().for_each(|reply| reply(Ok(()))),
            }
            if let Some(app) = ends {
                app.endings.wake();
            }
        });
        self.think();
        Ok(())
    }

    /// What an entry means beyond the board.
    fn consequences(&mut self, entry: &Entry, undoing: Option<Undoing>) {
        if !matches!(entry, Entry::Offer(..) | Entry::Decline(_)) {
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
            Entry::Act(_) => self.offers = [0; 2],
            Entry::Undo(side) if undoing == Some(Undoing::Asked) => {
                let unasked = &mut self.unasked[Seat::from(*side) as usize];
                *unasked = unasked.saturating_add(1);
            }
            Entry::Begin(_) | Entry::Undo(_) | Entry::Decline(_) | Entry::Call(..) | Entry::Umpire(_) => {}
        }
    }

    /// What everybody is told beside the board.
    fn around(&self, now: Millis) -> Around {
        Around {
            clock: self.clocks(now),
            delay: self.delay(now),
            rated: self.listed.rated,
            may_unask: Seat::ALL.map(|seat| self.may_unask(seat).is_ok()),
        }
    }

    /// Call off what nobody goes on with.
    fn expire(&mut self, seq: i64, reply: Reply) {
        let mut reply = Some(reply);
        let done = match self.room.ending() {
            Some(_) => Err(Error::conflict("match-over")),
            None if self.seq != seq => Err(Error::conflict("not-expired")),
            None => self.perform(self.expiry(), Some(&mut reply)),
        };
        if let (Err(error), Some(reply)) = (done, reply) {
            reply(Err(error));
        }
    }

    /// What becomes of a match that nobody goes on with: it is called off. In a competition somebody waits
    /// for its result, and whoever keeps the other one waiting has lost it.
    fn expiry(&self) -> Entry {
        let waits = self.room.waits();
        let late = Seat::ALL.into_iter().find(|seat| waits[*seat as usize] && !waits[seat.other() as usize]);
        match late.filter(|_| self.listed.terms.competition.is_some()) {
            Some(seat) => {
                let call = format!("call adjudicate {}", seat.other().word());
                Entry::Call(call, Reason::Adjudicated)
            }
            None => Entry::Call("call abandon".into(), Reason::Aborted),
        }
    }

    /// Decide it from outside.
    fn adjudicate(&mut self, winner: Option<Seat>, reply: Reply) {
        let mut reply = Some(reply);
        let call = match winner {
            Some(seat) => Entry::Call(format!("call adjudicate {}", seat.word()), Reason::Adjudicated),
            None => Entry::Call("call abandon".into(), Reason::Aborted),
        };
        let done = match self.room.ending() {
            Some(_) => Err(Error::conflict("match-over")),
            None => self.perform(call, Some(&mut reply)),
        };
        if let (Err(error), Some(reply)) = (done, reply) {
            reply(Err(error));
        }
    }

    /// Let the clocks of the users run who are asked.
    fn wait(&mut self, now: Millis) {
        let waits = self.room.waits();
        self.glance.set(waits);
        self.open_window(now);
        let runs = |seat| self.listed.seats.user(seat).is_some() && !self.is_free(seat, now);
        let running = Seat::ALL.map(|seat| waits[seat as usize] && runs(seat));
        self.clock.run(running, now);
    }
}

/// A step that cannot be done once more, by whatever fault.
fn unreadable(cause: impl std::fmt::Display) -> Error {
    tracing::error!(%cause, "a match cannot be played again from its journal");
    crate::room::stranded::unplayable()
}
