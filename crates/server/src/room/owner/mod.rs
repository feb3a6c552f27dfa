//! The one task that has a match. Everything that happens to the match goes through its inbox; what it does is written to the journal first
//! and announced then.

mod answers;
mod audience;
mod thinking;
mod wishes;

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU8, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, oneshot};
use touchline_engine::Seat;

use super::clock::Clock;
use super::entry::{Act, Entry, Line, Reason};
use super::table::{AnyRoom, rolled};
use super::terms::{AtZero, Occupant};
use super::wish::Wish;
use crate::app::App;
use crate::dice::{self, Dice};
use crate::error::{Error, Result};
use crate::store::endings::Ended;
use crate::store::journal::Step;
use crate::store::matches::Match;
use crate::time::Millis;

/// How long a match stays at hand that nobody looks at and in which nothing happens by itself, in milliseconds.
const LINGER: Millis = 60_000;

/// Something for the owner of a match.
pub(crate) enum Command {
    /// A seat wants something; it is told when that is safe, or why not.
    Wish(Seat, Wish, Reply),
    /// Somebody wants to be told of everything from now on, and of what came after this number.
    Watch(Watcher, Option<u64>),
    /// Somebody does not any more.
    Leave(u64),
    /// A computer has found an answer.
    Thought(Seat, Option<String>),
    /// Somebody wants to know something.
    Question(Question, oneshot::Sender<Result<String>>),
    /// A seat has said something; whether the other one hears it.
    Said(Seat, bool, Utf8Bytes),
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
    /// Where messages go. Whoever does not read them is left behind and has to come back.
    pub(crate) to: mpsc::Sender<Utf8Bytes>,
}

/// What somebody may want to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    /// Everything a viewer may see.
    State(Option<Seat>),
    /// The exact odds of what a seat is asked.
    Odds(Seat),
    /// What a computer makes of what a seat is asked.
    Hint(Seat),
    /// The record of a match that is over.
    Record,
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

    fn set(&self, waits: [bool; 2]) {
        self.waits.store(u8::from(waits[0]) | u8::from(waits[1]) << 1, Ordering::Relaxed);
    }
}

/// A match and everybody around it.
pub(super) struct Owner {
    app: App,
    listed: Match,
    room: Box<dyn AnyRoom>,
    clock: Clock,
    dice: Dice,
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
    /// What each seat has offered since somebody answered something.
    offers: [u8; 2],
    /// What each seat's clock got for its last answers: taken back, they give it back.
    gains: [Vec<Millis>; 2],
    idle_since: Millis,
    inbox: mpsc::WeakSender<Command>,
    glance: Arc<Glance>,
}

impl Owner {
    /// A match taken up where its steps leave it; without any it begins now.
    pub(super) fn new(
        app: &App,
        listed: Match,
        room: Box<dyn AnyRoom>,
        steps: &[Step],
        inbox: mpsc::WeakSender<Command>,
        glance: Arc<Glance>,
    ) -> Result<Self> {
        let now = app.time.now();
        let mut owner = Self {
            clock: Clock::new(listed.terms.clock, now),
            dice: dice::source(&app.config)?,
            app: app.clone(),
            listed,
            room,
            seq: 0,
            safe: Arc::default(),
            watchers: Vec::new(),
            remembered: Default::default(),
            present: [false; 2],
            absent: [Some(now); 2],
            thinking: [false; 2],
            offers: [0; 2],
            gains: Default::default(),
            idle_since: now,
            inbox,
            glance,
        };
        for step in steps {
            owner.replay(step)?;
        }
        owner.clock.resume(now);
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

    fn replay(&mut self, step: &Step) -> Result<()> {
        let mut line: Line = serde_json::from_str(&step.body).map_err(Error::internal)?;
        let mut dice = rolled(&line.entry).map_err(Error::internal)?;
        self.room.apply(&mut line.entry, &mut dice).map_err(Error::internal)?;
        self.room.tell();
        self.consequences(&line.entry);
        self.keep_time(&line.entry, step.at);
        self.seq = step.seq;
        if let Some(left) = line.left {
            self.clock.restore(left, step.at);
        }
        self.wait(step.at);
        Ok(())
    }

    /// Do everything that comes in until the match can rest; it comes back as it is then.
    pub(super) async fn run(mut self, mut inbox: mpsc::Receiver<Command>) -> Self {
        self.think();
        let time = self.app.time.clone();
        loop {
            let moment = self.next_moment();
            // Looked at first: whoever sends without pause does not keep a clock from falling.
            if moment.is_some_and(|moment| moment <= time.now()) {
                if self.moment_has_come() {
                    continue;
                }
                break;
            }
            let command = match moment {
                Some(moment) => tokio::select! {
                    biased;
                    command = inbox.recv() => command,
                    () = time.reach(moment) => continue,
                },
                None => inbox.recv().await,
            };
            let Some(command) = command else { break };
            if !self.obey(command).await {
                break;
            }
        }
        self
    }

    /// Do what came in; whether the match can go on.
    async fn obey(&mut self, command: Command) -> bool {
        self.idle_since = self.app.time.now();
        match command {
            Command::Wish(seat, wish, reply) => self.wish(seat, &wish, reply),
            Command::Watch(watcher, last) => self.watch(watcher, last),
            Command::Leave(id) => self.leave(id),
            Command::Thought(seat, action) => self.thought(seat, action),
            Command::Question(question, reply) => self.answer(question, reply),
            Command::Said(from, is_heard, text) => self.said(from, is_heard, &text),
            Command::Lost => return self.start_over().await,
        }
        true
    }

    /// When something happens by itself.
    fn next_moment(&self) -> Option<Millis> {
        if self.may_rest() {
            return Some(self.idle_since + LINGER);
        }
        self.clock.deadline().map(|(moment, _)| moment)
    }

    /// Whether the match can be put away until somebody looks for it: nobody looks at it, and nothing happens in it by itself.
    fn may_rest(&self) -> bool {
        let waits_for_nothing = self.room.ending().is_some() || !self.clock.is_kept();
        let is_safe = self.safe.load(Ordering::Acquire) == self.seq;
        waits_for_nothing && self.watchers.is_empty() && self.thinking == [false; 2] && is_safe
    }

    /// It has come; whether the match goes on.
    fn moment_has_come(&mut self) -> bool {
        if self.may_rest() {
            return false;
        }
        let now = self.app.time.now();
        if let Some((moment, seat)) = self.clock.deadline().filter(|(moment, _)| *moment <= now) {
            tracing::debug!(code = self.listed.code, moment, "a clock is at zero");
            let entry = match (self.listed.terms.clock.at_zero(), self.room.fallback(seat)) {
                (Some(AtZero::Fallback), Some(action)) => {
                    Entry::Act(Act { by: seat.into(), action, dice: Vec::new(), by_clock: true })
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
        let now = self.app.time.now();
        let asked = self.room.waits();
        self.room
            .apply(&mut entry, &mut *self.dice)
            .map_err(|refusal| Error::refused(&self.app.words, &refusal))?;
        self.keep_time(&entry, now);
        self.consequences(&entry);
        self.wait(now);
        let deliveries = self.deliveries(&entry, now);
        let called = self.newly_asked(asked);
        let line = Line { entry, left: self.clock.is_kept().then(|| self.clock.left(now)) };
        let body = serde_json::to_string(&line).map_err(Error::internal)?;
        self.seq += 1;
        let step = Step { match_id: self.listed.id, seq: self.seq, at: now, body };
        let (seq, safe, inbox) = (self.seq, self.safe.clone(), self.inbox.clone());
        let reply = reply.and_then(Option::take);
        self.idle_since = now;
        let ended = self.room.ending().map(|ending| Ended::new(&self.listed, ending, now));
        let ends = ended.is_some().then(|| self.app.clone());
        self.app.journal.keep_with(step, ended, move |kept| {
            if !kept {
                if let Some(reply) = reply {
                    let sentence = "It could not be kept, so it was not done: try again.";
                    reply(Err(Error::unavailable("not-kept", sentence)));
                }
                if let Some(inbox) = inbox.upgrade() {
                    tokio::spawn(async move { inbox.send(Command::Lost).await });
                }
                return;
            }
            safe.store(seq, Ordering::Release);
            audience::deliver(deliveries, &inbox);
            called.into_iter().for_each(audience::Called::tell);
            if let Some(reply) = reply {
                reply(Ok(()));
            }
            if let Some(app) = ends {
                app.endings.wake();
            }
        });
        self.think();
        Ok(())
    }

    /// What an entry means for the clock: a whole answer is paid, one that is taken back is not.
    fn keep_time(&mut self, entry: &Entry, now: Millis) {
        match entry {
            Entry::Act(act) => {
                let seat = Seat::from(act.by);
                let gained = if self.room.is_complete() { self.clock.answered(seat, now) } else { 0 };
                self.gains[seat as usize].push(gained);
                if !act.dice.is_empty() {
                    self.gains.iter_mut().for_each(Vec::clear);
                }
            }
            Entry::Undo(side) => {
                let seat = Seat::from(*side);
                let gained = self.gains[seat as usize].pop().unwrap_or_default();
                self.clock.taken_back(seat, gained, now);
            }
            Entry::Takeback(_) => self.gains.iter_mut().for_each(Vec::clear),
            Entry::Begin(_) | Entry::Offer(..) | Entry::Decline(_) | Entry::Call(..) | Entry::Replace(..) => {
            }
        }
    }

    /// What an entry means beyond the board.
    fn consequences(&mut self, entry: &Entry) {
        match entry {
            Entry::Replace(side, level) => {
                self.listed.seats.0[Seat::from(*side) as usize] = Occupant::Computer { level: level.clone() };
                self.listed.rated = false;
            }
            Entry::Takeback(_) => self.listed.rated = false,
            Entry::Offer(side, _) => self.offers[Seat::from(*side) as usize] += 1,
            Entry::Act(_) => self.offers = [0; 2],
            Entry::Begin(_) | Entry::Undo(_) | Entry::Decline(_) | Entry::Call(..) => {}
        }
    }

    /// Let the clocks of the users run who are asked.
    fn wait(&mut self, now: Millis) {
        let waits = self.room.waits();
        self.glance.set(waits);
        let running = Seat::ALL.map(|seat| waits[seat as usize] && self.listed.seats.user(seat).is_some());
        self.clock.run(running, now);
    }

    /// Forget what could not be kept: everybody has to come back, and the match goes on from what is in the journal.
    /// Whether that succeeded: if not, whoever looks for the match next takes it up.
    async fn start_over(&mut self) -> bool {
        self.watchers.clear();
        let rebuilt = async {
            self.app.journal.begin_again(self.listed.id).await;
            // Its terms as they were kept, too: what was lost may have changed who plays, and whether it counts.
            let listed = self.app.store.match_by_code(&self.listed.code).await?;
            let listed = listed.ok_or_else(|| Error::internal("the match is gone"))?;
            let steps = self.app.store.steps(listed.id).await?;
            let room = crate::room::registry::room(&listed)?;
            Self::new(&self.app, listed, room, &steps, self.inbox.clone(), self.glance.clone())
        };
        match rebuilt.await {
            Ok(owner) => {
                *self = owner;
                self.think();
                true
            }
            Err(error) => {
                tracing::error!(
                    code = self.listed.code,
                    error = error.code(),
                    "a match could not be rebuilt"
                );
                false
            }
        }
    }
}
