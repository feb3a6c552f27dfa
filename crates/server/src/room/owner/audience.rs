//! Everybody who looks on, from a seat or beside it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;
use touchline_engine::Seat;
use touchline_protocol::to_client::{Clocks, Presence, ToClient};

use super::{Command, Owner, Sits, Watcher, shaking};
use crate::app::App;
use crate::news::Event;
use crate::push::note::{Note, What};
use crate::room::entry::Entry;
use crate::room::table::{Around, VIEWERS, place};
use crate::time::Millis;

/// How many updates a seat that comes back can be given one by one; with a longer gap it gets everything at
/// once.
const REMEMBERED: usize = 16;

/// The way to a watcher. Once something did not fit there, nothing more is sent: what came later would
/// leave a gap that nobody sees.
#[derive(Clone, Debug)]
pub(crate) struct Way {
    to: mpsc::Sender<Utf8Bytes>,
    is_behind: Arc<AtomicBool>,
    is_greeted: Arc<AtomicBool>,
}

impl From<mpsc::Sender<Utf8Bytes>> for Way {
    fn from(to: mpsc::Sender<Utf8Bytes>) -> Self {
        Self { to, is_behind: Arc::default(), is_greeted: Arc::default() }
    }
}

impl Way {
    /// Whether whoever waits there has been told where the match stands.
    pub(super) fn is_greeted(&self) -> bool {
        self.is_greeted.load(Ordering::Relaxed)
    }

    /// Send something; whether it is on its way.
    fn send(&self, text: Utf8Bytes) -> bool {
        let is_sent = !self.is_behind.load(Ordering::Relaxed) && self.to.try_send(text).is_ok();
        if !is_sent {
            self.is_behind.store(true, Ordering::Relaxed);
        }
        is_sent
    }
}

/// A message on its way to a watcher.
pub(super) struct Delivery {
    id: u64,
    to: Way,
    text: Utf8Bytes,
}

/// Send everything. Whoever is too slow is let go of, and comes back for what is missing.
pub(super) fn deliver(deliveries: Vec<Delivery>, inbox: &mpsc::WeakSender<Command>) {
    for Delivery { id, to, text } in deliveries {
        if !to.send(text)
            && let Some(inbox) = inbox.upgrade()
        {
            tokio::spawn(async move { inbox.send(Command::Leave(id)).await });
        }
    }
}

/// A user who is asked something and looks elsewhere.
pub(super) struct Called {
    app: App,
    user: i64,
    code: String,
    /// What their devices are told, at correspondence.
    note: Option<Note>,
}

impl Called {
    /// Call them.
    pub(super) fn tell(self) {
        if let Some(note) = self.note {
            self.app.push.tell(note, &self.app.metrics);
        }
        self.app.tell(self.user, &Event::YourTurn { code: self.code });
    }
}

impl Owner {
    /// What everybody is to be told of an entry, who looks on.
    pub(super) fn deliveries(&mut self, entry: &Entry, now: Millis) -> Vec<Delivery> {
        let told = self.room.tell();
        if told[place(None)] || self.seq == 0 {
            self.glance.show(self.room.seq(None), self.app.time.now());
        }
        let around = self.around(now);
        let mut deliveries = Vec::with_capacity(self.watchers.len());
        // Seals and commitments come before what follows from them.
        let sealing = self.room.sealing();
        let seals = sealing.news().iter().copied().filter_map(shaking::announced);
        let seals = seals.chain(sealing.newly_opened().filter_map(shaking::opened));
        for text in seals.chain(self.dice_news(entry, now)).map(Utf8Bytes::from) {
            deliveries.extend(self.watchers.iter().map(|watcher| Delivery {
                id: watcher.id,
                to: watcher.to.clone(),
                text: text.clone(),
            }));
        }
        for (place, viewer) in VIEWERS.into_iter().enumerate() {
            if !told[place] {
                continue;
            }
            if !self.watchers.iter().any(|watcher| watcher.viewer == viewer) {
                self.remembered[place].clear();
                continue;
            }
            let text = self.room.update(viewer, false, Some(entry), &around);
            let text = Utf8Bytes::from(text);
            let watching = self.watchers.iter().filter(|watcher| watcher.viewer == viewer);
            deliveries.extend(watching.map(|watcher| Delivery {
                id: watcher.id,
                to: watcher.to.clone(),
                text: text.clone(),
            }));
            if viewer.is_some() {
                let remembered = &mut self.remembered[place];
                if remembered.len() == REMEMBERED {
                    remembered.pop_front();
                }
                remembered.push_back((self.room.seq(viewer), text));
            }
        }
        deliveries
    }

    /// Users who are asked something now that were not before, and are not here to see it.
    pub(super) fn newly_asked(&self, before: [bool; 2]) -> Vec<Called> {
        let waits = self.called_for();
        let newly = Seat::ALL.into_iter().filter(|seat| waits[*seat as usize] && !before[*seat as usize]);
        let absent = newly.filter(|seat| self.absent[*seat as usize].is_some());
        let users = absent.filter_map(|seat| Some((seat, self.listed.seats.user(seat)?)));
        let called = |(seat, user)| Called {
            app: self.app.clone(),
            user,
            code: self.listed.code.clone(),
            note: Note::of(&self.listed, seat, What::YourMove),
        };
        users.map(called).collect()
    }

    pub(super) fn watch(&mut self, watcher: Watcher, last: Option<u64>) {
        let (id, viewer, to) = (watcher.id, watcher.viewer, watcher.to.clone());
        self.watchers.push(watcher);
        let is_told = self.comes_to_window(viewer);
        let seq = self.room.seq(viewer);
        let missed = &self.remembered[place(viewer)];
        let gap: Option<Vec<Utf8Bytes>> = last.and_then(|last| {
            let first = missed.front().map_or(seq + 1, |(first, _)| *first);
            let known = last <= seq && last + 1 >= first;
            (known && !is_told).then(|| {
                missed.iter().filter(|(number, _)| *number > last).map(|(_, text)| text.clone()).collect()
            })
        });
        let mut messages = gap.unwrap_or_else(|| vec![self.whole(viewer)]);
        if let Some(seat) = viewer {
            self.shakes(seat);
        }
        messages.extend(self.dice_message(self.now()).map(Utf8Bytes::from));
        let seals = self.room.announced().into_iter().filter_map(shaking::announced);
        let opened = self.room.sealing().opened().filter_map(shaking::opened);
        messages.extend(seals.chain(opened).map(Utf8Bytes::from));
        let inbox = self.inbox.clone();
        self.when_safe(move || {
            let deliveries = messages.into_iter().map(|text| Delivery { id, to: to.clone(), text });
            deliver(deliveries.collect(), &inbox);
            to.is_greeted.store(true, Ordering::Relaxed);
        });
        if let Some(seat) = viewer {
            self.absent[seat as usize] = None;
        }
        self.presence(Some(id));
    }

    pub(super) fn leave(&mut self, id: u64) {
        self.watchers.retain(|watcher| watcher.id != id);
        let now = self.now();
        // What a seat has said for when it is not connected holds from now on.
        self.wait(now);
        for seat in Seat::ALL {
            let here = self.watchers.iter().any(|watcher| watcher.viewer == Some(seat))
                || self.elsewhere[seat as usize].here;
            let absent = &mut self.absent[seat as usize];
            *absent = if here { None } else { absent.or(Some(now)) };
        }
        self.idle_since = now;
        self.presence(None);
    }

    /// Tell who is here: a newcomer in any case, everybody when it has changed. Those who only watch come and
    /// go without a word.
    pub(super) fn presence(&mut self, newcomer: Option<u64>) {
        let here = Seat::ALL.map(|seat| {
            self.listed.seats.level(seat).is_some()
                || self.elsewhere[seat as usize].here
                || self.watchers.iter().any(|watcher| watcher.viewer == Some(seat))
        });
        self.show_sits();
        let presence = ToClient::<()>::Presence(Presence { home: here[0], away: here[1] });
        let text = Utf8Bytes::from(serde_json::to_string(&presence).unwrap_or_default());
        self.glance.set_watching(self.watchers.iter().filter(|watcher| watcher.viewer.is_none()).count());
        let changed = std::mem::replace(&mut self.present, here) != here;
        for watcher in self.watchers.iter().filter(|watcher| changed || Some(watcher.id) == newcomer) {
            watcher.to.send(text.clone());
        }
    }

    /// Let other nodes know who sits here, and whose windows this node sees to.
    pub(super) fn show_sits(&self) {
        self.glance.set_sits(Seat::ALL.map(|seat| Sits {
            here: self.watchers.iter().any(|watcher| watcher.viewer == Some(seat)),
            windows: self.has_say(seat),
        }));
    }

    /// Pass on what a seat has said.
    pub(super) fn said(&mut self, from: Seat, is_heard: bool, text: &Utf8Bytes) {
        self.is_here(from);
        let hears = |viewer| viewer == Some(from) || (is_heard && viewer == Some(from.other()));
        let hearers = self.watchers.iter().filter(|watcher| hears(watcher.viewer));
        let delivery =
            |watcher: &Watcher| Delivery { id: watcher.id, to: watcher.to.clone(), text: text.clone() };
        deliver(hearers.map(delivery).collect(), &self.inbox);
    }

    /// Everything a viewer may see.
    pub(super) fn whole(&self, viewer: Option<Seat>) -> Utf8Bytes {
        let stops = viewer.and_then(|seat| self.stops[seat as usize].clone());
        let mut around = Around { stops, ..self.around(self.now()) };
        if self.holds_window(viewer) {
            around.delay = None;
        }
        Utf8Bytes::from(self.room.update(viewer, true, None, &around))
    }

    pub(super) fn clocks(&self, now: Millis) -> Option<Clocks> {
        let [home, away] = self.clock.left(now);
        self.clock.is_shown().then_some(Clocks { home, away, running: self.clock.running() })
    }

    /// Do something once everything that was done is safe: nothing is shown before. Where something of it is
    /// lost, it is not done at all: it would show what never happened.
    pub(super) fn when_safe(&self, then: impl FnOnce() + Send + 'static) {
        let (safe, seq) = (self.safe.clone(), self.seq);
        if safe.load(Ordering::Acquire) == seq {
            return then();
        }
        self.app.journal.after(move || {
            if safe.load(Ordering::Acquire) >= seq {
                then();
            }
        });
    }
}
