//! The one task that has a match. Everything that happens to the match goes through its inbox; what it does is written to the journal first
//! and announced then.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU8, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, oneshot};
use touchline_ai::Level;
use touchline_engine::Seat;
use touchline_protocol::live::Clocks;

use super::clock::Clock;
use super::entry::{Act, Entry, Line, Offered, Reason};
use super::table::{AnyRoom, VIEWERS, place, rolled};
use super::terms::{AtZero, Control, Occupant, Takebacks};
use super::wish::{LONGEST_ACTION, Wish};
use crate::app::App;
use crate::dice::{self, Dice};
use crate::error::{Error, Result};
use crate::store::journal::Step;
use crate::store::matches::Match;
use crate::time::Millis;

/// How many updates a seat that comes back can be given one by one; with a longer gap it gets everything at once.
const REMEMBERED: usize = 16;

/// How long a match that is over stays at hand, in milliseconds.
const LINGER: Millis = 60_000;

/// More steps than any match needs; beyond, nothing is taken back or offered any more, so that nobody can fill the journal.
const MOST_STEPS: i64 = 30_000;

/// The level of a computer that goes on for somebody who has left.
const SUBSTITUTE: &str = "coach:3";

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
    /// Since when a seat's user has not been here.
    absent: [Option<Millis>; 2],
    thinking: [bool; 2],
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
            absent: [Some(now); 2],
            thinking: [false; 2],
            gains: Default::default(),
            idle_since: now,
            inbox,
            glance,
        };
        for step in steps {
            owner.replay(step)?;
        }
        // The time of the server's absence counts for nobody.
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

    /// Do everything that comes in until the match is over and nobody looks at it any more.
    pub(super) async fn run(mut self, mut inbox: mpsc::Receiver<Command>) {
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
    }

    /// Do what came in; whether the match can go on.
    async fn obey(&mut self, command: Command) -> bool {
        match command {
            Command::Wish(seat, wish, reply) => self.wish(seat, &wish, reply),
            Command::Watch(watcher, last) => self.watch(watcher, last),
            Command::Leave(id) => self.leave(id),
            Command::Thought(seat, action) => self.thought(seat, action),
            Command::Question(question, reply) => self.answer(question, reply),
            Command::Lost => return self.start_over().await,
        }
        true
    }

    /// When something happens by itself.
    fn next_moment(&self) -> Option<Millis> {
        if self.room.ending().is_some() {
            return self.watchers.is_empty().then_some(self.idle_since + LINGER);
        }
        self.clock.deadline().map(|(moment, _)| moment)
    }

    /// It has come; whether the match goes on.
    fn moment_has_come(&mut self) -> bool {
        if self.room.ending().is_some() {
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

    fn wish(&mut self, seat: Seat, wish: &Wish, reply: Reply) {
        // Whoever plays with plain requests is here as well.
        if let Some(since) = &mut self.absent[seat as usize] {
            *since = self.app.time.now();
        }
        match self.entry(seat, wish) {
            Ok(entry) => {
                // The reply is given back when nothing was done.
                let mut reply = Some(reply);
                let done = self.perform(entry, Some(&mut reply));
                if let (Err(error), Some(reply)) = (done, reply) {
                    reply(Err(error));
                }
            }
            Err(error) => reply(Err(error)),
        }
    }

    /// What a wish comes to, if it may be.
    fn entry(&self, seat: Seat, wish: &Wish) -> Result<Entry> {
        if self.room.ending().is_some() {
            return Err(Error::conflict("match-over", "The match is over."));
        }
        if self.listed.seats.level(seat).is_some() {
            return Err(Error::conflict("replaced", "A computer goes on for you in this match."));
        }
        if self.seq >= MOST_STEPS && matches!(wish, Wish::Undo { .. } | Wish::Offer { .. }) {
            let sentence = "So much has happened in this match that it can only be played on.";
            return Err(Error::conflict("too-many-steps", sentence));
        }
        let fresh = |seq: u64| {
            let now = self.room.seq(Some(seat));
            let sentence = format!("This answers update {seq}, but the last one was {now}: look again.");
            let fits = (self.room.asked_at(seat)..=now).contains(&seq);
            if fits { Ok(()) } else { Err(Error::conflict("stale", sentence)) }
        };
        let other = seat.other();
        let is_computer = self.listed.seats.level(other).is_some();
        match wish {
            Wish::Act { seq, action } => {
                fresh(*seq)?;
                if action.len() > LONGEST_ACTION {
                    return Err(Error::bad("action-too-long", "An action has at most 100 characters."));
                }
                Ok(Entry::Act(Act {
                    by: seat.into(),
                    action: action.clone(),
                    dice: Vec::new(),
                    by_clock: false,
                }))
            }
            Wish::Undo { seq } => fresh(*seq).map(|()| Entry::Undo(seat.into())),
            Wish::Offer { what } => {
                let offered = self.room.offer();
                if offered == Some((seat, *what)) {
                    return Err(Error::conflict("offered-already", "That is offered already."));
                }
                let agreed = offered == Some((other, *what));
                match what {
                    Offered::Draw if is_computer => {
                        Err(Error::conflict("computer-declines", "The computer plays on."))
                    }
                    Offered::Draw if agreed => Ok(Entry::Call("call draw".into(), Reason::Agreed)),
                    Offered::Takeback => {
                        if self.listed.terms.takebacks == Takebacks::None && !is_computer {
                            return Err(Error::forbidden(
                                "no-takebacks",
                                "This match was agreed without takebacks.",
                            ));
                        }
                        let asks = if agreed { other } else { seat };
                        let inputs = self.room.takeback(asks).ok_or_else(|| {
                            Error::conflict("nothing-to-take-back", "There is nothing to take back yet.")
                        })?;
                        Ok(if agreed || is_computer {
                            Entry::Takeback(inputs)
                        } else {
                            Entry::Offer(seat.into(), *what)
                        })
                    }
                    Offered::Draw => Ok(Entry::Offer(seat.into(), *what)),
                }
            }
            Wish::Decline {} => match self.room.offer() {
                Some(_) => Ok(Entry::Decline(seat.into())),
                None => Err(Error::conflict("nothing-offered", "Nothing is offered.")),
            },
            Wish::Resign {} => Ok(Entry::Call(format!("call resign {}", seat.word()), Reason::Resigned)),
            Wish::Abort {} if self.room.has_rolled() => Err(Error::conflict(
                "too-late-to-abort",
                "Dice have fallen: a match that has begun can only be resigned.",
            )),
            Wish::Abort {} => Ok(Entry::Call("call abandon".into(), Reason::Aborted)),
            Wish::Claim {} => self
                .is_lost(other)
                .map(|()| Entry::Call(format!("call adjudicate {}", seat.word()), Reason::Claimed)),
            Wish::Replace {} => self.is_lost(other).map(|()| Entry::Replace(other.into(), SUBSTITUTE.into())),
        }
    }

    /// Refuses unless a seat's user has stayed away longer than the grace of a live match.
    fn is_lost(&self, seat: Seat) -> Result<()> {
        let grace = Millis::from(self.app.config.grace_seconds) * 1000;
        let live = matches!(self.listed.terms.clock, Control::Live { .. });
        let left = self.absent[seat as usize].map(|since| since + grace - self.app.time.now());
        match left {
            Some(left) if live && left <= 0 && self.listed.seats.user(seat).is_some() => Ok(()),
            Some(left) if live && self.listed.seats.user(seat).is_some() => Err(Error::conflict(
                "still-in-grace",
                format!("The opponent has {} s left to come back.", left / 1000 + 1),
            )),
            _ => Err(Error::conflict("opponent-is-here", "The opponent has not left a live match.")),
        }
    }

    /// Do something: to the match at once, to everybody's knowledge when it is safe.
    fn perform(&mut self, mut entry: Entry, reply: Option<&mut Option<Reply>>) -> Result<()> {
        let now = self.app.time.now();
        self.room
            .apply(&mut entry, &mut *self.dice)
            .map_err(|refusal| Error::refused(&self.app.words, &refusal))?;
        self.keep_time(&entry, now);
        self.consequences(&entry);
        self.wait(now);
        let told = self.room.tell();
        let clocks = self.clocks(now);
        let mut deliveries: Vec<(u64, mpsc::Sender<Utf8Bytes>, Utf8Bytes)> =
            Vec::with_capacity(self.watchers.len());
        for (place, viewer) in VIEWERS.into_iter().enumerate() {
            if !told[place] {
                continue;
            }
            if !self.watchers.iter().any(|watcher| watcher.viewer == viewer) {
                self.remembered[place].clear();
                continue;
            }
            let text = self.room.update(viewer, false, Some(&entry), clocks, self.listed.rated);
            let text = Utf8Bytes::from(text);
            let watching = self.watchers.iter().filter(|watcher| watcher.viewer == viewer);
            deliveries.extend(watching.map(|watcher| (watcher.id, watcher.to.clone(), text.clone())));
            if viewer.is_some() {
                let remembered = &mut self.remembered[place];
                if remembered.len() == REMEMBERED {
                    remembered.pop_front();
                }
                remembered.push_back((self.room.seq(viewer), text));
            }
        }
        let line = Line { entry, left: self.clock.is_kept().then(|| self.clock.left(now)) };
        let body = serde_json::to_string(&line).map_err(Error::internal)?;
        self.seq += 1;
        let step = Step { match_id: self.listed.id, seq: self.seq, at: now, body };
        let (seq, safe, inbox) = (self.seq, self.safe.clone(), self.inbox.clone());
        let reply = reply.and_then(Option::take);
        // From its end on a match stays at hand for a while, for those who are just coming.
        self.idle_since = now;
        let ended = self.room.ending().map(|ending| (self.app.clone(), self.listed.clone(), ending));
        self.app.journal.keep(step, move |kept| {
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
            for (id, to, text) in deliveries {
                // Whoever is too slow is let go of, and comes back for what is missing.
                if to.try_send(text).is_err()
                    && let Some(inbox) = inbox.upgrade()
                {
                    tokio::spawn(async move { inbox.send(Command::Leave(id)).await });
                }
            }
            if let Some(reply) = reply {
                reply(Ok(()));
            }
            if let Some((app, listed, ending)) = ended {
                tokio::spawn(super::registry::finish(app, listed, ending));
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
            Entry::Begin(_)
            | Entry::Act(_)
            | Entry::Undo(_)
            | Entry::Offer(..)
            | Entry::Decline(_)
            | Entry::Call(..) => {}
        }
    }

    /// Let the clocks of the users run who are asked.
    fn wait(&mut self, now: Millis) {
        let waits = self.room.waits();
        self.glance.set(waits);
        let running = Seat::ALL.map(|seat| waits[seat as usize] && self.listed.seats.user(seat).is_some());
        self.clock.run(running, now);
    }

    fn clocks(&self, now: Millis) -> Option<Clocks> {
        let [home, away] = self.clock.left(now);
        self.clock.is_kept().then_some(Clocks { home, away, running: self.clock.running() })
    }

    /// Have computers think that are asked.
    fn think(&mut self) {
        for seat in Seat::ALL {
            let Some(level) = self.listed.seats.level(seat).and_then(Level::from_word) else { continue };
            if self.thinking[seat as usize] {
                continue;
            }
            let seed = self.listed.id.unsigned_abs();
            let Some(thought) = self.room.think(seat, level, seed) else { continue };
            self.thinking[seat as usize] = true;
            let (thinkers, inbox) = (self.app.thinkers.clone(), self.inbox.clone());
            tokio::spawn(async move {
                let answer = thinkers.think(thought).await;
                if let Some(inbox) = inbox.upgrade() {
                    let _ = inbox.send(Command::Thought(seat, answer)).await;
                }
            });
        }
    }

    /// A computer has found an answer; the match may have gone on meanwhile, and then it thinks again.
    fn thought(&mut self, seat: Seat, action: Option<String>) {
        self.thinking[seat as usize] = false;
        if self.room.ending().is_some() || !self.room.waits()[seat as usize] {
            return;
        }
        let answer = action.or_else(|| self.room.fallback(seat));
        let act = answer.map(|action| Act { by: seat.into(), action, dice: Vec::new(), by_clock: false });
        let done = act.map(|act| self.perform(Entry::Act(act), None));
        if !matches!(done, Some(Ok(()))) {
            self.think();
        }
    }

    fn watch(&mut self, watcher: Watcher, last: Option<u64>) {
        let viewer = watcher.viewer;
        let seq = self.room.seq(viewer);
        let missed = &self.remembered[place(viewer)];
        let gap: Option<Vec<Utf8Bytes>> = last.and_then(|last| {
            let first = missed.front().map_or(seq + 1, |(first, _)| *first);
            let known = last <= seq && last + 1 >= first;
            known.then(|| {
                missed.iter().filter(|(number, _)| *number > last).map(|(_, text)| text.clone()).collect()
            })
        });
        let messages = gap.unwrap_or_else(|| vec![self.whole(viewer)]);
        let to = watcher.to.clone();
        self.when_safe(move || {
            for message in messages {
                let _ = to.try_send(message);
            }
        });
        if let Some(seat) = viewer {
            self.absent[seat as usize] = None;
        }
        self.watchers.push(watcher);
        self.presence();
    }

    fn leave(&mut self, id: u64) {
        self.watchers.retain(|watcher| watcher.id != id);
        let now = self.app.time.now();
        for seat in Seat::ALL {
            let here = self.watchers.iter().any(|watcher| watcher.viewer == Some(seat));
            let absent = &mut self.absent[seat as usize];
            *absent = if here { None } else { absent.or(Some(now)) };
        }
        self.idle_since = now;
        self.presence();
    }

    /// Tell everybody who is here.
    fn presence(&self) {
        let here = Seat::ALL.map(|seat| {
            self.listed.seats.level(seat).is_some()
                || self.watchers.iter().any(|watcher| watcher.viewer == Some(seat))
        });
        let text = format!(r#"{{"type":"presence","home":{},"away":{}}}"#, here[0], here[1]);
        let text = Utf8Bytes::from(text);
        for watcher in &self.watchers {
            let _ = watcher.to.try_send(text.clone());
        }
    }

    /// Everything a viewer may see.
    fn whole(&self, viewer: Option<Seat>) -> Utf8Bytes {
        let clocks = self.clocks(self.app.time.now());
        Utf8Bytes::from(self.room.update(viewer, true, None, clocks, self.listed.rated))
    }

    fn answer(&self, question: Question, reply: oneshot::Sender<Result<String>>) {
        let answer = self.found(question);
        self.when_safe(move || drop(reply.send(answer)));
    }

    fn found(&self, question: Question) -> Result<String> {
        let not_asked = || Error::conflict("not-asked", "You are not asked anything now.");
        match question {
            Question::State(viewer) => Ok(self.whole(viewer).to_string()),
            Question::Odds(seat) => Ok(self.room.odds(seat).ok_or_else(not_asked)?.to_string()),
            Question::Hint(_) if self.listed.rated && self.listed.seats.is_between_users() => {
                Err(Error::forbidden(
                    "no-hints-when-rated",
                    "There are no hints during a rated match between people; the exact odds are there for both.",
                ))
            }
            Question::Hint(seat) => {
                let hint = self.room.hint(seat, Level::Rookie, &self.app.words);
                Ok(hint.ok_or_else(not_asked)?.to_string())
            }
            Question::Record => match self.room.ending() {
                Some(ending) => Ok(self.record(&ending)),
                None => Err(Error::conflict(
                    "match-not-over",
                    "The record holds everything, secrets too: it is there when the match is over.",
                )),
            },
        }
    }

    fn record(&self, ending: &super::Ending) -> String {
        let name = |seat| match self.listed.seats.at(seat) {
            Occupant::User { name, .. } => name.clone(),
            Occupant::Computer { level } => level.clone(),
            Occupant::Nobody => String::new(),
        };
        let (rules, [home, away]) = (self.listed.rules.to_string(), ending.score);
        let (home_name, away_name) = (name(Seat::Home), name(Seat::Away));
        let result = format!("{home}-{away}");
        self.room.record(&[
            ("spec", &self.listed.spec),
            ("rules", &rules),
            ("home", &home_name),
            ("away", &away_name),
            ("match", &self.listed.code),
            ("result", &result),
        ])
    }

    /// Do something once everything that was done is safe: nothing is shown before.
    fn when_safe(&self, then: impl FnOnce() + Send + 'static) {
        if self.safe.load(Ordering::Acquire) == self.seq {
            then();
        } else {
            self.app.journal.after(then);
        }
    }

    /// Forget what could not be kept: everybody has to come back, and the match goes on from what is in the journal.
    /// Whether that succeeded: if not, whoever looks for the match next takes it up.
    async fn start_over(&mut self) -> bool {
        self.watchers.clear();
        let rebuilt = async {
            self.app.journal.begin_again(self.listed.id).await;
            let steps = self.app.store.steps(self.listed.id).await?;
            let room = super::registry::room(&self.listed)?;
            Self::new(&self.app, self.listed.clone(), room, &steps, self.inbox.clone(), self.glance.clone())
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
