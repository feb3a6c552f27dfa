//! Windows: questions in which a seat can only pass unless it holds a card for them. A page may have them
//! passed for its seat.
//!
//! Against a computer nobody has anything to hide, and what can only be passed is passed at once. Between
//! people the pass comes after a delay that everybody knows, whatever the seat holds, and an answer that the
//! seat gives before is announced at that moment too: until then nothing that anybody else receives depends
//! on a hand. Whoever wants longer than that holds the window open, and shows it by doing so. The delay is
//! nobody's time: the clock of the seat stands still until it is over.
//!
//! By correspondence a seat may say beforehand that its windows are passed also while no page of it is
//! connected, except at the moments that it names. That goes by the same delay, and by what everybody may see
//! alone. It is an entry of the journal, as is that a window is held open there: so it holds after a restart
//! and at every node, and whoever has thought about a window finds it open. The node with the lease passes.

use std::collections::BTreeSet;

use serde::Deserialize;
use touchline_engine::Seat;
use touchline_protocol::to_server::{MOST_STOPS, ToServer};

use super::following::Again;
use super::wishes::MOST_ENTRIES;
use super::{Owner, Reply};
use crate::error::{Error, Result};
use crate::room::entry::{Act, Entry};
use crate::time::Millis;

/// How long a window between people stays open at least, in milliseconds.
const DELAY: Millis = 3000;

/// How often a seat may say otherwise, between two answers, what is to become of its windows while it is not
/// connected.
const MOST_CHANGES: u8 = 10;

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
    /// Whether it was opened for a seat that is not connected, and that has not come since.
    unseen: bool,
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

    /// Whether this node sees to the windows of a seat: its page is here, or it has left an answer.
    pub(super) fn has_say(&self, seat: Seat) -> bool {
        self.wanted(seat).is_some() || self.has_answered(seat)
    }

    /// Whether no page of a seat is connected, at whatever node.
    fn is_absent(&self, seat: Seat) -> bool {
        let elsewhere = self.elsewhere[seat as usize];
        let is_here = self.watchers.iter().any(|watcher| watcher.viewer == Some(seat));
        !is_here && !elsewhere.here && !elsewhere.windows
    }

    /// Whether the window that is asked now is passed for its seat because that is not connected.
    fn is_passed_for(&self, seat: Seat) -> bool {
        let Some(stops) = &self.stops[seat as usize] else { return false };
        let is_left = self.listed.seats.user(seat).is_some() && self.is_absent(seat);
        let is_stop = || self.room.moment().is_some_and(|moment| stops.contains(&moment));
        is_left && self.holds != Some(seat) && !is_stop()
    }

    /// Whether a window is open that is passed for a seat that is not connected.
    pub(super) fn is_passed_absent(&self) -> bool {
        self.window.as_ref().is_some_and(|window| self.is_passed_for(window.seat))
    }

    /// Who has to come to go on with the match: not whoever's window is passed without them.
    pub(super) fn called_for(&self) -> [bool; 2] {
        let mut waits = self.waits();
        if let Some(window) = self.window.as_ref().filter(|window| self.is_passed_for(window.seat)) {
            waits[window.seat as usize] = false;
        }
        waits
    }

    /// Open the window that is asked now, if the page of its seat wants anything of it, or its seat has said
    /// something for when it has none.
    pub(super) fn open_window(&mut self, now: Millis) {
        if self.room.ending().is_some() {
            return;
        }
        if self.window.is_some() {
            return self.reopen_window(now);
        }
        let Some(window) = self.room.window() else { return };
        // Where its page is at another node, that one passes it; here its clock stands still just as long.
        let elsewhere = self.elsewhere[window.seat as usize].windows.then_some(Windows::Ask);
        let page = self.wanted(window.seat).or(elsewhere);
        let unseen = page.is_none() && self.is_passed_for(window.seat);
        let Some(wanted) = page.or(unseen.then_some(Windows::Pass)) else { return };
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
        self.window =
            Some(Open { seat, pass, until, free_until, unseen, lapsed: false, answer: None, gives: false });
    }

    /// A window whose moment has gone by: its seat is connected no more, or it is for this node only now to
    /// pass it.
    fn reopen_window(&mut self, now: Millis) {
        let is_due = self.is_passed_absent() && self.may_act();
        if let Some(window) = self.window.as_mut().filter(|window| window.lapsed && is_due) {
            (window.until, window.lapsed, window.unseen) = (now + DELAY, false, true);
        }
    }

    /// The window that was asked is asked no more; an answer that waited in it is too late.
    pub(super) fn close_window(&mut self) {
        self.holds = None;
        if let Some((_, reply)) = self.window.take().and_then(|window| window.answer) {
            reply(Err(Error::conflict("stale").case("taken-back")));
        }
    }

    /// A page has come, perhaps to a window that nobody was there to see or pass: then that begins now, and
    /// the page has to be told. A clock stands still once for a window, so that nobody stops it by coming and
    /// going.
    pub(super) fn comes_to_window(&mut self, viewer: Option<Seat>) -> bool {
        let (now, was_open) = (self.now(), self.window.is_some());
        self.wait(now);
        let Some(window) = self.window.as_mut().filter(|window| Some(window.seat) == viewer) else {
            return false;
        };
        let unseen = std::mem::take(&mut window.unseen);
        let reopens = (window.lapsed || unseen) && self.holds != viewer;
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

    /// Whether a viewer holds the window that is asked now open: then nothing passes it for them.
    pub(super) fn holds_window(&self, viewer: Option<Seat>) -> bool {
        viewer.is_some() && self.holds == viewer
    }

    /// When something is to be done about the window that is open.
    pub(super) fn window_moment(&self) -> Option<Millis> {
        self.window.as_ref().filter(|window| !window.lapsed).map(|window| window.until)
    }

    /// A seat wants to think longer than the delay. By correspondence that may be days, and it is written.
    pub(super) fn hold(&mut self, seat: Seat, seq: u64, reply: Reply) {
        if let Err(error) = self.may_answer(seat, seq) {
            return reply(Err(error));
        }
        let is_live = self.listed.terms.clock.is_live();
        let is_asked = if is_live {
            self.window.as_ref().is_some_and(|window| window.seat == seat)
        } else {
            self.room.window().is_some_and(|window| window.seat == seat)
        };
        if is_asked && self.holds != Some(seat) {
            if !is_live && self.seq < MOST_ENTRIES && !self.is_far_ahead() {
                self.carry_out(seat, &ToServer::Hold { seq }, Entry::Hold(seat.into()), reply);
                return;
            }
            self.holds = Some(seat);
        }
        reply(Ok(()));
    }

    /// Whether what a seat wants for when it is not connected stands, and is kept.
    pub(super) fn stands_already(&self, seat: Seat, stops: Option<&[String]>) -> bool {
        self.may_play(seat).is_ok() && self.stops[seat as usize] == stops.map(each_once) && self.is_safe()
    }

    /// Refuses what a seat cannot want for when it is not connected.
    pub(super) fn may_change_stops(&self, seat: Seat, stops: &[String]) -> Result<()> {
        if self.listed.terms.clock.is_live() {
            return Err(Error::conflict("only-at-correspondence"));
        }
        if stops.len() > MOST_STOPS {
            return Err(Error::bad("too-many-stops").number("most", MOST_STOPS));
        }
        let moments = self.room.moments();
        match stops.iter().find(|stop| !moments.contains(stop)) {
            Some(_) if moments.is_empty() => return Err(Error::conflict("no-windows")),
            Some(unknown) => {
                let known = moments.join(", ");
                return Err(Error::bad("unknown-window").quoted("got", unknown).text("known", known));
            }
            None => {}
        }
        if self.changes[seat as usize] >= MOST_CHANGES {
            return Err(Error::conflict("too-many-changes"));
        }
        Ok(())
    }

    pub(super) fn changes_stops(&mut self, seat: Seat, stops: Option<Vec<String>>) {
        self.stops[seat as usize] = stops;
        let changes = &mut self.changes[seat as usize];
        *changes = changes.saturating_add(1);
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
        let (seat, until) = (window.seat, window.until);
        let is_held = self.holds == Some(seat);
        if let Some((act, reply)) = window.answer.take() {
            window.gives = true;
            if !self.carry_out(seat, &self.wish_of(&act), Entry::Act(act), reply) {
                self.window.iter_mut().for_each(|window| window.gives = false);
                self.wait(until);
            }
            // Its seat may have left since: then this node sees to its windows no longer.
            self.show_sits();
        } else if self.is_passed_for(seat) && !self.may_act() {
            self.leasing.has_slept |= self.leasing.epoch.is_some();
            self.wait(until);
        } else if self.is_passed_for(seat) || (!is_held && self.wanted(seat) == Some(Windows::Pass)) {
            self.pass_window(seat, until);
        } else {
            self.wait(until);
        }
    }

    /// Pass the window that is open for its seat: of one that is not connected, as what happens by itself.
    fn pass_window(&mut self, seat: Seat, until: Millis) {
        let pass = self.window.as_ref().map(|window| window.pass.clone());
        let act = Entry::Act(Act { passed: true, ..Act::new(seat, pass.into_iter().collect()) });
        let done = if self.is_absent(seat) { self.by_itself(act) } else { self.perform(act, None) };
        if let Err(error) = done {
            self.wait(until);
            tracing::error!(code = self.listed.code, error = error.code(), "a window could not be passed");
        }
    }
}

/// Moments in a fixed order, each once.
pub(super) fn each_once(moments: &[String]) -> Vec<String> {
    moments.iter().cloned().collect::<BTreeSet<_>>().into_iter().collect()
}
