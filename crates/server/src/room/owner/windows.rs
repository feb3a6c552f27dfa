//! Windows: questions in which a seat can only pass unless it holds a card for them. A page may have them
//! passed for its seat.
//!
//! Against a computer nobody has anything to hide, and what can only be passed is passed at once. Between
//! people the pass comes after a delay that everybody knows, whatever the seat holds, and an answer that the
//! seat gives before is announced at that moment too: until then nothing that anybody else receives depends
//! on a hand. Whoever wants longer than that holds the window open, and shows it by doing so. The delay is
//! nobody's time: the clock of the seat stands still until it is over.

use serde::Deserialize;
use touchline_engine::Seat;
use touchline_protocol::to_server::ToServer;

use super::following::Again;
use super::{Owner, Reply};
use crate::error::{Error, Result};
use crate::room::entry::{Act, Entry};
use crate::time::Millis;

/// How long a window between people stays open at least, in milliseconds.
const DELAY: Millis = 3000;

/// What a page wants of the windows of its seat. Without a word of it they are questions like any other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Windows {
    /// They are passed for it.
    Pass,
    /// It answers them itself, and nobody sees how fast.
    Ask,
}

/// A window that is open.
pub(super) struct Open {
    seat: Seat,
    /// The answer that passes.
    pass: String,
    /// When it is passed, and before when nobody hears of an answer.
    until: Millis,
    /// Until when the clock of the seat stands still.
    free_until: Millis,
    /// Whether its seat wants to think longer.
    held: bool,
    /// Whether its moment has come and nobody had answered.
    lapsed: bool,
    /// What its seat has answered before that.
    answer: Option<(Act, Reply)>,
    /// Whether that is given now.
    gives: bool,
}

impl Owner {
    /// What the page of a seat wants; the one that came last speaks for it.
    fn wanted(&self, seat: Seat) -> Option<Windows> {
        let mut pages = self.watchers.iter().rev().filter(|watcher| watcher.viewer == Some(seat));
        pages.find_map(|watcher| watcher.windows)
    }

    /// Whether the page of a seat has a say in its windows.
    pub(super) fn has_say(&self, seat: Seat) -> bool {
        self.wanted(seat).is_some()
    }

    /// Open the window that is asked now, if the page of its seat wants anything of it.
    pub(super) fn open_window(&mut self, now: Millis) {
        if self.window.is_some() || self.room.ending().is_some() {
            return;
        }
        let Some(window) = self.room.window() else { return };
        // Where its page is at another node, that one passes it; here its clock stands still just as long.
        let elsewhere = self.elsewhere[window.seat as usize].windows.then_some(Windows::Ask);
        let Some(wanted) = self.wanted(window.seat).or(elsewhere) else { return };
        let until = if self.listed.seats.are_of_two() {
            now + DELAY
        } else if wanted == Windows::Pass && window.only {
            now
        } else {
            return;
        };
        let (seat, pass) = (window.seat, window.pass);
        // Once for a place in the match: nobody stops the clock by taking back and answering again.
        let place = self.room.inputs();
        let free_until = match &self.app.nodes {
            _ if place <= self.freed => now,
            None => until,
            // Since it was asked: whoever goes from node to node gains nothing.
            Some(_) => until.min(self.stepped + DELAY),
        };
        self.freed = self.freed.max(place);
        self.window = Some(Open {
            seat,
            pass,
            until,
            free_until,
            held: false,
            lapsed: false,
            answer: None,
            gives: false,
        });
    }

    /// The window that was asked is asked no more; an answer that waited in it is too late.
    pub(super) fn close_window(&mut self) {
        if let Some((_, reply)) = self.window.take().and_then(|window| window.answer) {
            reply(Err(Error::conflict("stale").case("taken-back")));
        }
    }

    /// A page has come, perhaps to a window that nobody was there to pass: then that begins now, and the page
    /// has to be told. A clock stands still once for a window, so that nobody stops it by coming and going.
    pub(super) fn comes_to_window(&mut self, viewer: Option<Seat>) -> bool {
        let (now, was_open) = (self.now(), self.window.is_some());
        self.wait(now);
        let Some(window) = self.window.as_mut().filter(|window| Some(window.seat) == viewer) else {
            return false;
        };
        let reopens = window.lapsed && !window.held;
        if reopens {
            (window.until, window.lapsed) = (now + DELAY, false);
        }
        reopens || !was_open
    }

    /// Whether the clock of a seat stands still.
    pub(super) fn is_free(&self, seat: Seat, now: Millis) -> bool {
        self.window.as_ref().is_some_and(|window| window.seat == seat && now < window.free_until)
    }

    /// How long the window that is open stays so at least; no time at all where it is passed at once.
    pub(super) fn delay(&self, now: Millis) -> Option<Millis> {
        let open = self.window.as_ref().filter(|window| !window.lapsed);
        open.map(|window| (window.until - now).max(0))
    }

    /// Whether a seat has answered in the window that is open: then it does not lose on time while its answer
    /// is kept back.
    pub(super) fn has_answered(&self, seat: Seat) -> bool {
        self.window.as_ref().is_some_and(|window| window.seat == seat && window.answer.is_some())
    }

    /// Whether an answer passes a window and took none of its seat's time: somebody else passed it, or it was
    /// kept back until the delay was over. Both look the same to everybody else, clocks included.
    pub(super) fn passes_freely(&self, act: &Act) -> bool {
        let is_pass = |window: &Open| {
            window.gives && window.seat == Seat::from(act.by) && act.answers == [window.pass.clone()]
        };
        act.passed || self.window.as_ref().is_some_and(is_pass)
    }

    /// When something is to be done about the window that is open.
    pub(super) fn window_moment(&self) -> Option<Millis> {
        self.window.as_ref().filter(|window| !window.lapsed).map(|window| window.until)
    }

    /// A seat wants to think longer than the delay.
    pub(super) fn hold(&mut self, seat: Seat, seq: u64) -> Result<()> {
        self.may_answer(seat, seq)?;
        if let Some(window) = self.window.as_mut().filter(|window| window.seat == seat) {
            window.held = true;
        }
        Ok(())
    }

    /// Keep an answer that is not to be announced yet; it comes back where there is nothing to wait for.
    pub(super) fn keep_back(&mut self, entry: Entry, reply: Reply) -> Option<(Entry, Reply)> {
        let now = self.now();
        let act = match entry {
            Entry::Act(act) => act,
            entry => return Some((entry, reply)),
        };
        let seat = Seat::from(act.by);
        let Some(window) = self.window.as_mut().filter(|window| window.seat == seat && now < window.until)
        else {
            return Some((Entry::Act(act), reply));
        };
        // Judged at once: a wrong answer is no answer.
        if let Err(refusal) = self.room.look(seat, None, &act.answers) {
            reply(Err(Error::refused(&refusal)));
        } else if let Some((_, earlier)) = window.answer.replace((act, reply)) {
            // Whoever has thought again has given only the later one.
            earlier(Err(Error::conflict("stale").case("taken-back")));
        }
        None
    }

    /// An answer as it was wished for: it is meant for the question that its seat is asked now.
    fn wish_of(&self, act: &Act) -> ToServer {
        let seq = self.room.asked_at(Seat::from(act.by));
        ToServer::Act { seq, answers: act.answers.clone(), seal: act.seal.clone() }
    }

    /// The answer that is kept back, to be judged again.
    pub(super) fn kept_back(&mut self) -> Option<Again> {
        let (act, reply) = self.window.as_mut()?.answer.take()?;
        Some(Again { seat: act.by.into(), wish: self.wish_of(&act), reply })
    }

    /// The moment of the window has come: what was answered in it is given, or it is passed, or its seat goes
    /// on thinking.
    pub(super) fn end_delay(&mut self) {
        let Some(window) = &mut self.window else { return };
        window.lapsed = true;
        let (seat, held, until) = (window.seat, window.held, window.until);
        if let Some((act, reply)) = window.answer.take() {
            window.gives = true;
            let mut reply = Some(reply);
            self.wished = self.app.nodes.is_some().then(|| (seat, self.wish_of(&act)));
            let done = self.perform(Entry::Act(act), Some(&mut reply));
            if let (Err(error), Some(reply)) = (done, reply) {
                self.window.iter_mut().for_each(|window| window.gives = false);
                self.wait(until);
                reply(Err(error));
            }
        } else if !held && self.wanted(seat) == Some(Windows::Pass) {
            let pass = self.window.as_ref().map(|window| window.pass.clone());
            let act = Act { passed: true, ..Act::new(seat, pass.into_iter().collect()) };
            if let Err(error) = self.perform(Entry::Act(act), None) {
                self.wait(until);
                tracing::error!(
                    code = self.listed.code,
                    error = error.code(),
                    "a window could not be passed"
                );
            }
        } else {
            self.wait(until);
        }
    }
}
