//! A world: nodes, a database, people, the network between them, and everything that goes wrong, one event
//! after the other. All of it follows from a seed.

use std::collections::BTreeMap;
use std::task::Waker;

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;
use touchline_engine::Seat;
use touchline_protocol::to_server::{Sent, ToServer};

use super::chance::{self, Chance};
use super::client::Client;
use super::clock::TrueTime;
use super::door::{Answer, Desk, Fate, Request};
use super::executor::panics;
use super::judge::{Broken, Invariant, Judge, Made};
use super::node::{Attending, Inward, Node, Outbox, Outward, Rings, Start};
use super::tables::Tables;
use super::told::{answered, kind, number};
use super::trace::{Trace, hash_of};
use super::weather::{DEAD, Weather};
use crate::nodes::bell::Wake;
use crate::store::Store;
use crate::time::Millis;

/// Most steps that one commit may hold: as many as every match may have on its way, and what one answer
/// brings.
const MOST_AT_ONCE: usize = 3 * 70;

/// Half of what a sign of life may take, and more, in milliseconds.
const SLOW_EXCHANGE: Millis = 6_000;

/// Something that happens at a moment.
enum Event {
    /// A timer of a node that stood still.
    Wake(usize, Waker),
    /// A statement reaches the database.
    Arrive(Request, Millis),
    /// Its answer reaches its node, so long after it was asked for.
    Answer(usize, &'static str, Answer, Millis),
    /// A message reaches a node.
    Inward(usize, Inward),
    /// A message reaches a client; none: that the connection is closed.
    Outward(usize, Option<Utf8Bytes>),
    /// A node is woken by another.
    Wakeup(usize, Wake),
    /// A client connects.
    Connect(usize),
    /// A client does something, unless it has been told something since.
    Act(usize, u64),
    /// A process is started.
    Start(usize),
    /// The disk has room again.
    Room,
    /// The weather is looked at.
    Look,
}

/// What a world is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mood {
    /// Everything may go wrong, and people do odd things.
    Storm,
    /// Nothing goes wrong any more. People give plain answers, except where a clock is to fall.
    Calm,
    /// Nobody wants anything.
    Hush,
}

/// A connection of a client to a node.
struct Connection {
    client: usize,
    node: usize,
    /// None once the client has hung up.
    inward: Option<mpsc::UnboundedSender<Inward>>,
    /// Nothing overtakes anything on it.
    free: [Millis; 2],
    /// What its client has asked for and was not answered.
    wishes: BTreeMap<u64, ToServer>,
}

/// The world.
pub(crate) struct World {
    pub(super) chance: Chance,
    pub(super) weather: Weather,
    pub(super) time: TrueTime,
    queue: BTreeMap<(Millis, u64), Event>,
    number: u64,
    pub(super) nodes: Vec<Node>,
    pub(super) clients: Vec<Client>,
    /// What each client was told so far, and what it asked for on a connection that broke.
    turns: Vec<(u64, Option<ToServer>)>,
    connections: Vec<Connection>,
    pub(super) tables: Tables,
    desk: Desk,
    outbox: Outbox,
    rings: Rings,
    /// How long a lease lasts; none where there is one node.
    pub(super) lease: Option<Millis>,
    store: Store,
    pub(super) judge: Judge,
    pub(crate) trace: Trace,
    pub(crate) steps: usize,
    panics: usize,
    pub(super) mood: Mood,
}

impl World {
    /// An empty world.
    pub(super) fn empty(seed: u64, store: Store, is_told: bool) -> Self {
        chance::replace_system(Some(Chance::new(seed, 2)));
        let mut chance = Chance::new(seed, 1);
        Self {
            weather: Weather::of(&mut chance),
            chance,
            time: TrueTime::new(Chance::new(seed, 3)),
            queue: BTreeMap::new(),
            number: 0,
            nodes: Vec::new(),
            clients: Vec::new(),
            turns: Vec::new(),
            connections: Vec::new(),
            tables: Tables::default(),
            desk: Desk::default(),
            outbox: Outbox::default(),
            rings: Rings::default(),
            lease: None,
            store,
            judge: Judge::default(),
            trace: Trace::new(is_told),
            steps: 0,
            panics: panics(),
            mood: Mood::Storm,
        }
    }

    /// Begin: processes start, clients come.
    pub(super) fn begin(&mut self) {
        for node in 0..self.nodes.len() {
            self.after(0, Event::Start(node));
        }
        for client in 0..self.clients.len() {
            self.turns.push((0, None));
            let pause = self.chance.between(5, 400);
            self.after(pause, Event::Connect(client));
        }
        self.after(200, Event::Look);
    }

    fn now(&self) -> Millis {
        self.time.now()
    }

    fn after(&mut self, pause: Millis, event: Event) {
        self.at(self.now() + pause, event);
    }

    fn at(&mut self, at: Millis, event: Event) {
        self.number += 1;
        self.queue.insert((at, self.number), event);
    }

    fn note(&mut self, line: &str) {
        self.trace.note(self.time.now(), line);
    }

    /// One thing happens, and everything holds afterwards.
    pub(crate) fn step(&mut self) -> Result<(), Broken> {
        self.steps += 1;
        let event = self.queue.first_key_value().map(|((at, _), _)| *at);
        let timer = self.time.next();
        let is_timer = timer.is_some_and(|timer| event.is_none_or(|event| timer <= event));
        let (event, at) = if is_timer {
            let taken = self.time.take().map(|(node, waker)| Event::Wake(node, waker));
            (taken, timer)
        } else {
            (self.queue.pop_first().map(|(_, event)| event), event)
        };
        let (Some(event), Some(at)) = (event, at) else {
            return Err(Broken::new(Invariant::GoesOn, "nothing will ever happen again"));
        };
        self.time.set(at);
        self.tables.now = self.now();
        let node = self.happen(event)?;
        if let Some(node) = node {
            self.nodes[node].settle();
            self.post()?;
        }
        if panics() != self.panics {
            return Err(Broken::new(Invariant::Panics, "something panicked"));
        }
        self.judge.ends_once(&self.tables)
    }

    /// Do what an event says; which node has something to do then.
    fn happen(&mut self, event: Event) -> Result<Option<usize>, Broken> {
        let Some(event) = self.put_off(event) else { return Ok(None) };
        Ok(match event {
            Event::Wake(node, waker) => {
                self.note(&format!("n{node} timer"));
                waker.wake();
                Some(node)
            }
            Event::Arrive(request, asked) => {
                self.arrive(request, asked)?;
                None
            }
            Event::Answer(node, what, answer, asked) => {
                self.note(&format!("n{node} {what} answered"));
                let took = self.now() - asked;
                // Nobody waits for one that takes longer than a lease lasts.
                if what == "beat" && self.lease.is_some_and(|term| took <= term) {
                    let now = self.now();
                    self.nodes[node].has_beaten(took, now);
                }
                answer();
                Some(node)
            }
            Event::Inward(connection, inward) => {
                let Connection { node, inward: to, .. } = &self.connections[connection];
                let node = *node;
                if let Some(to) = to {
                    let _ = to.send(inward);
                }
                self.note(&format!("n{node} hears c{connection}"));
                Some(node)
            }
            Event::Outward(connection, text) => {
                self.outward(connection, text.as_ref())?;
                None
            }
            Event::Wakeup(node, wake) => {
                self.note(&format!("n{node} is woken: {wake:?}"));
                self.nodes[node].wake(wake);
                Some(node)
            }
            Event::Connect(client) => self.connect(client),
            Event::Act(client, turn) => {
                self.act(client, turn);
                None
            }
            Event::Start(node) => {
                let among = self.lease.map(|term| (term, &self.rings));
                let (time, desk, store) = (&self.time, &self.desk, &self.store);
                self.nodes[node].start(Start { time, desk, store, among });
                let process = self.nodes[node].process().unwrap_or_default().to_owned();
                self.note(&format!("{process} starts"));
                Some(node)
            }
            Event::Room => {
                self.weather.is_full = false;
                self.note("the disk has room");
                None
            }
            Event::Look => {
                self.look();
                None
            }
        })
    }

    /// What is for a node that stands still waits until it goes on.
    fn put_off(&mut self, event: Event) -> Option<Event> {
        let node = match &event {
            Event::Wake(node, _) | Event::Answer(node, ..) | Event::Wakeup(node, _) => *node,
            Event::Inward(connection, _) => self.connections[*connection].node,
            _ => return Some(event),
        };
        let until = self.nodes[node].frozen_until;
        if until > self.now() {
            self.at(until, event);
            return None;
        }
        Some(event)
    }

    /// A statement is carried out, or not.
    fn arrive(&mut self, request: Request, asked: Millis) -> Result<(), Broken> {
        let Request { node, what, writes, run } = request;
        // Whatever was on its way on a dead connection never arrives.
        let is_dead = self.now() - asked >= DEAD;
        let fate = if is_dead { Fate::Lost } else { self.weather.fate(writes, &mut self.chance) };
        let answer = run(&mut self.tables, fate);
        let what = if what == "beat" && fate != Fate::Done { "lost beat" } else { what };
        self.note(&format!("n{node} {what}: {fate:?}"));
        let all = std::mem::take(&mut self.tables.committed);
        if all.len() > MOST_AT_ONCE {
            return Err(Broken::new(Invariant::KeepsPace, format!("{} steps at once", all.len())));
        }
        for committed in all {
            // Among others, steps are dated by the clock of the database, as well as a node knows it.
            let of = &self.nodes[node];
            let made = if self.lease.is_none() {
                of.when(committed.step.at, self.time.now()).map(|made| [made, made])
            } else {
                // Where it was set, a node believes a slow exchange until there is a better one.
                let error = of.error().max(if self.tables.has_jumped() { SLOW_EXCHANGE } else { 0 });
                self.tables.when(committed.step.at).map(|[first, last]| [first - error, last + error])
            };
            let made = Made { made, knows_since: self.tables.jump_before(of.compared) };
            let step = &committed.step;
            self.trace.note(self.time.now(), &format!("  {} of {}: {}", step.seq, step.match_id, step.body));
            self.judge.stored(&committed, made, &self.tables)?;
        }
        let pause = self.weather.way_to_storage(&mut self.chance);
        self.after(pause, Event::Answer(node, what, answer, asked));
        Ok(())
    }

    /// Send on what nodes have handed in.
    fn post(&mut self) -> Result<(), Broken> {
        for request in self.desk.take() {
            let pause = self.weather.way_of(request.what, &mut self.chance);
            let asked = self.now();
            self.after(pause, Event::Arrive(request, asked));
        }
        for (from, wake) in self.rings.take() {
            for to in (0..self.nodes.len()).filter(|to| *to != from) {
                // Wake-ups may be lost, or come twice, or late.
                let times = if self.chance.happens(self.weather.deaf) { self.chance.below(3) } else { 1 };
                for _ in 0..times {
                    let pause = self.weather.way_to_people(&mut self.chance);
                    self.after(pause, Event::Wakeup(to, wake));
                }
            }
        }
        for Outward { connection, text } in self.outbox.take() {
            let Connection { client, wishes, .. } = &self.connections[connection];
            let (match_id, viewer) = (self.clients[*client].match_id, self.clients[*client].viewer);
            if let Some(text) = &text {
                if kind(text) == "done"
                    && let (Some(id), Some(seat)) = (number(text, "\"id\":"), viewer)
                    && let Some(wish) = wishes.get(&id.unsigned_abs())
                {
                    self.judge.acknowledged(match_id, seat, wish)?;
                }
                self.judge.told(match_id, viewer, text, &self.tables)?;
            }
            self.deliver(connection, text);
        }
        Ok(())
    }

    fn deliver(&mut self, connection: usize, text: Option<Utf8Bytes>) {
        let pause = self.weather.way_to_people(&mut self.chance);
        let free = &mut self.connections[connection].free[1];
        *free = (*free).max(self.time.now() + pause);
        let at = *free;
        self.at(at, Event::Outward(connection, text));
    }

    fn outward(&mut self, connection: usize, text: Option<&Utf8Bytes>) -> Result<(), Broken> {
        let client = self.connections[connection].client;
        let told = text.map_or(0, |text| hash_of(text));
        let line =
            format!("c{connection} is told {} {told:x}", text.map_or("that it is closed", |text| kind(text)));
        self.note(&line);
        if self.clients[client].connection != Some(connection) {
            return Ok(());
        }
        let Some(text) = text else {
            self.hang_up(client);
            return Ok(());
        };
        if let Some(id) = answered(text) {
            self.connections[connection].wishes.remove(&id);
        }
        if let Some(wish) = self.clients[client].receives(text)? {
            self.send(client, &wish, true);
        }
        if kind(text) == "error" {
            return Ok(());
        }
        if self.clients[client].is_asked() && self.mood != Mood::Hush {
            self.turns[client].0 += 1;
            let is_calm = self.mood == Mood::Calm;
            let pause =
                if is_calm { self.chance.between(5, 500) } else { self.clients[client].thinking_time() };
            let turn = self.turns[client].0;
            self.after(pause, Event::Act(client, turn));
        }
        Ok(())
    }

    /// A client's connection is over, whoever has ended it; it will come back.
    fn hang_up(&mut self, client: usize) {
        let Some(connection) = self.clients[client].connection else { return };
        self.connections[connection].inward = None;
        let unanswered = self.connections[connection].wishes.pop_last();
        self.turns[client].1 = unanswered.map(|(_, wish)| wish);
        self.clients[client].disconnects();
        let pause = if self.chance.happens(1000) {
            self.chance.between(2_000, 60_000)
        } else {
            self.chance.between(20, 1_500)
        };
        let pause = if self.mood == Mood::Storm { pause } else { pause.min(1_000) };
        self.after(pause, Event::Connect(client));
    }

    fn connect(&mut self, client: usize) -> Option<usize> {
        let now = self.now();
        let ready = self.nodes.iter().filter(|node| node.is_running() && node.frozen_until <= now);
        let ready: Vec<usize> = ready.map(|node| node.number).collect();
        if ready.is_empty() {
            let pause = self.chance.between(100, 1_000);
            self.after(pause, Event::Connect(client));
            return None;
        }
        let node = *self.chance.one_of(&ready);
        let connection = self.connections.len();
        let (to, inward) = mpsc::unbounded_channel();
        let free = [now; 2];
        self.connections.push(Connection { client, node, inward: Some(to), free, wishes: BTreeMap::new() });
        let last = self.clients[client].connects(connection);
        let Client { code, viewer, windows, .. } = &self.clients[client];
        let attending =
            Attending { connection, code: code.clone(), viewer: *viewer, last, windows: *windows, inward };
        self.nodes[node].connect(attending, &self.outbox);
        let line = format!("c{connection} of client {client} connects to n{node} with {last:?}");
        self.note(&line);
        // What nobody answered is tried again.
        if let Some(wish) = self.turns[client].1.take()
            && self.chance.happens(6000)
        {
            self.send(client, &wish, false);
        }
        Some(node)
    }

    fn act(&mut self, client: usize, turn: u64) {
        if self.turns[client].0 != turn || !self.clients[client].is_asked() {
            return;
        }
        let wish = match self.mood {
            Mood::Storm => self.clients[client].acts(),
            Mood::Calm if !self.judge.waits_for_people(self.clients[client].match_id) => None,
            Mood::Calm => self.clients[client].answers(),
            Mood::Hush => None,
        };
        let Some(wish) = wish else { return };
        self.send(client, &wish, true);
        let pause = self.chance.between(3_000, 9_000);
        self.after(pause, Event::Act(client, turn));
    }

    /// A client sends a wish, perhaps twice; whether it is a new one.
    fn send(&mut self, client: usize, wish: &ToServer, is_new: bool) {
        let Client { match_id, viewer, connection, .. } = &self.clients[client];
        let (Some(seat), Some(connection), match_id) = (*viewer, *connection, *match_id) else { return };
        if is_new {
            self.judge.wished(match_id, seat, wish);
        }
        let times = if self.chance.happens(self.weather.again) { 2 } else { 1 };
        for _ in 0..times {
            let id = self.number;
            let pause = self.weather.way_to_people(&mut self.chance);
            let now = self.time.now();
            let Connection { free, wishes, .. } = &mut self.connections[connection];
            free[0] = free[0].max(now + pause);
            wishes.insert(id, wish.clone());
            let at = free[0];
            let sent = Sent { id: Some(id), wish: wish.clone() };
            self.at(at, Event::Inward(connection, Inward::Said(sent)));
        }
        self.note(&format!("c{connection} wishes {wish:?}"));
    }

    /// Something may go wrong.
    fn look(&mut self) {
        let pause = self.chance.between(200, 1_200);
        self.after(pause, Event::Look);
        let weather = self.weather.clone();
        let node = self.chance.below(self.nodes.len());
        if self.chance.happens(weather.crash) && self.nodes[node].is_running() {
            self.crash(node);
        }
        if self.chance.happens(weather.freeze) {
            let until = self.now() + self.chance.between(500, 40_000);
            self.nodes[node].frozen_until = until;
            self.note(&format!("n{node} stands still until {until}"));
        }
        if self.chance.happens(weather.jump) && self.lease.is_some() && !self.tables.has_jumped() {
            let most = *self.chance.one_of(&[90_000, 20_000_000]);
            let by = self.chance.between(-most, most);
            self.tables.jump(by);
            self.note(&format!("the clock of the database jumps by {by}"));
        }
        if self.chance.happens(weather.jump) {
            let by = self.chance.between(-20_000_000, 20_000_000);
            let now = self.now();
            self.nodes[node].jump(by, now);
            self.note(&format!("the clock of n{node} jumps by {by}"));
        }
        if self.chance.happens(weather.full) && !self.weather.is_full {
            let pause = self.chance.between(300, 15_000);
            self.fill_disk(pause);
        }
        let client = self.chance.below(self.clients.len());
        if self.chance.happens(weather.hang_up) {
            self.note(&format!("client {client} hangs up"));
            self.hang_up(client);
        }
        if self.chance.happens(weather.stall)
            && let Some(connection) = self.clients[client].connection
        {
            let pause = self.chance.between(500, 20_000);
            self.note(&format!("c{connection} reads nothing for {pause}"));
            self.after(0, Event::Inward(connection, Inward::Stalls(pause)));
        }
    }

    fn crash(&mut self, node: usize) {
        self.nodes[node].kill();
        self.nodes[node].frozen_until = 0;
        self.note(&format!("n{node} is killed"));
        let cut = (0..self.connections.len()).filter(|at| {
            let connection = &self.connections[*at];
            connection.node == node && connection.inward.is_some()
        });
        for connection in cut.collect::<Vec<_>>() {
            self.connections[connection].inward = None;
            self.deliver(connection, None);
        }
        let pause = self.chance.between(50, 12_000);
        self.after(pause, Event::Start(node));
    }

    /// Nothing can be stored for so long.
    pub(super) fn fill_disk(&mut self, pause: Millis) {
        self.weather.is_full = true;
        self.judge.fails();
        self.after(pause, Event::Room);
        self.note("the disk is full");
    }

    /// Nothing goes wrong any more: every match has to go on.
    pub(super) fn calm(&mut self) {
        self.weather.calm();
        self.mood = Mood::Calm;
        for node in &mut self.nodes {
            node.frozen_until = 0;
        }
        let now = self.now();
        self.judge.expect(&mut self.chance, now);
        for client in 0..self.turns.len() {
            self.turns[client].0 += 1;
            let (pause, turn) = (self.chance.between(5, 500), self.turns[client].0);
            self.after(pause, Event::Act(client, turn));
        }
        self.note("calm");
    }

    /// Nobody wants anything any more.
    pub(super) fn hush(&mut self) {
        self.mood = Mood::Hush;
        self.note("hush");
    }

    /// Whether the first clock of a match of ten seconds is about to fall.
    pub(super) fn is_near_zero(&self) -> bool {
        self.now() > 9_000
    }

    /// Whether everybody has been told everything.
    pub(super) fn is_told(&self) -> Result<(), Broken> {
        let is_told = self.clients.iter().all(|client| {
            let seq = self.judge.case(client.match_id).reference.seq(client.viewer);
            client.connection.is_some() && client.is_at(seq)
        });
        let told = is_told.then_some(());
        told.ok_or_else(|| Broken::new(Invariant::GoesOn, "somebody is still not told everything"))
    }

    /// Whether every wish is answered whose connection lives.
    pub(super) fn is_answered(&self) -> Result<(), Broken> {
        for (number, Connection { client, inward, wishes, .. }) in self.connections.iter().enumerate() {
            let lives = inward.is_some() && self.clients[*client].connection == Some(number);
            if let Some((id, wish)) = wishes.first_key_value().filter(|_| lives) {
                let what = format!("c{number} waits for an answer to {id}: {wish:?}");
                return Err(Broken::new(Invariant::Answered, what));
            }
        }
        Ok(())
    }
}

impl Drop for World {
    fn drop(&mut self) {
        // Processes end before what they refer to.
        self.nodes.clear();
        chance::replace_system(None);
    }
}

/// The seats of a match, and those who watch it.
pub(super) const VIEWERS: [Option<Seat>; 3] = crate::room::table::VIEWERS;
