//! What has to hold after every step of a world.

use std::collections::BTreeMap;

use touchline_engine::{Faces, Seat};
use touchline_fairdice::{Stream, to_hex};
use touchline_protocol::to_server::ToServer;

use super::chance::Chance;
use super::ledger_of_time::{Passed, check_clock};
use super::reference::Reference;
use super::tables::{Committed, Tables};
use super::told::{kind, numbered, said_by};
use crate::room::entry::{Entry, JournalLine, Reason, dice_of};
use crate::room::pact::Pact;
use crate::store::matches::Match;
use crate::time::Millis;

/// What has to hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Invariant {
    /// Nothing is acknowledged that is not stored.
    AcknowledgedIsStored,
    /// Nothing is told that is not stored.
    ToldIsStored,
    /// A number means the same bytes for ever, whichever node says it.
    NumbersRepeat,
    /// The numbers of a viewer go on one by one, on whatever node they come back.
    NumbersGoOn,
    /// What is wished for once happens once.
    WishedOnce,
    /// One node does what happens in a match by itself.
    OneDoer,
    /// A match ends once, and is rated once.
    EndsOnce,
    /// Nobody has more time than they were given.
    ClockGains,
    /// Nobody is charged more time than has passed.
    ClockCharged,
    /// Dice are those that the seats and the server have agreed on, and none is rolled twice.
    Dice,
    /// Every wish is answered while its connection lives.
    Answered,
    /// What is stored can be played again.
    RecordReplays,
    /// Nobody is told the secrets of somebody else.
    Secrets,
    /// When nothing fails any more, everything goes on.
    GoesOn,
    /// No match runs far ahead of what is stored of it.
    KeepsPace,
    /// Nothing panics.
    Panics,
}

/// An invariant that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Broken {
    pub(crate) invariant: Invariant,
    pub(crate) what: String,
}

impl Broken {
    pub(crate) fn new(invariant: Invariant, what: impl Into<String>) -> Self {
        Self { invariant, what: what.into() }
    }
}

/// When an entry was made.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Made {
    /// At the earliest and at the latest, in true time, as far as that can be told.
    pub(crate) made: Option<[Millis; 2]>,
    /// The database's clock was set then for the last time before the process began that made it: of what was
    /// dated before, that one cannot know when it was.
    pub(crate) knows_since: Option<Millis>,
}

impl Made {
    /// The most that has passed since another was made.
    fn since(&self, before: &Self) -> Option<Millis> {
        let ([first, _], [_, last]) = (before.made?, self.made?);
        (self.knows_since.is_none_or(|since| first >= since)).then_some(last - first)
    }

    /// The least that has.
    fn at_least_since(&self, before: &Self) -> Millis {
        before.made.zip(self.made).map_or(0, |([_, then], [now, _])| (now - then).max(0))
    }

    fn is_after(&self, moment: Millis) -> bool {
        self.made.is_some_and(|[first, _]| first >= moment)
    }
}

/// A match before the judge.
pub(crate) struct Case {
    pub(crate) reference: Reference,
    /// When the last entry was made, and which process made it.
    made: Made,
    by: String,
    /// The most each seat ever had.
    most: [Millis; 2],
    /// Wishes on their way that nothing has come of yet.
    wished: Vec<(Seat, ToServer)>,
    /// Entries of which somebody was told that they are done, and as which wish: two pages of a seat may give
    /// the same answer to the same question at the same moment, and it is done for both.
    claimed: BTreeMap<usize, ToServer>,
    /// What nobody may be told: salts until the rules have shown the choice, nonces until all are shown.
    salts: Vec<String>,
    nonces: [Option<String>; 2],
    /// The dice, once it has begun.
    stream: Option<Stream>,
    /// What it has to come to when nothing fails any more.
    expected: Option<Expected>,
}

/// What a match has to come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Expected {
    /// It has so many entries, or has ended.
    Entries(usize),
    /// A clock has fallen after so many entries.
    Fall(usize),
}

/// Entries that every match comes to when nothing fails any more.
const MORE: usize = 4;

/// Nobody answers in some matches where a clock has no more than this left, in milliseconds.
const SHORT: Millis = 20_000;

/// So long a window is open at nobody's cost (docs/api.md).
const WINDOW: Millis = 3_000;

/// A step is dated at most so long after its clocks were charged.
const LATE: Millis = 50;

/// Knows every match of a world as the database has it.
#[derive(Default)]
pub(crate) struct Judge {
    cases: BTreeMap<i64, Case>,
    /// Since when nothing fails any more.
    calm: Option<Millis>,
}

impl Judge {
    pub(crate) fn open(&mut self, listed: &Match) {
        let case = Case {
            reference: Reference::new(listed.clone()),
            made: Made::default(),
            by: String::new(),
            most: [0; 2],
            wished: Vec::new(),
            claimed: BTreeMap::new(),
            salts: Vec::new(),
            nonces: [None, None],
            stream: None,
            expected: None,
        };
        self.cases.insert(listed.id, case);
    }

    pub(crate) fn case(&self, match_id: i64) -> &Case {
        &self.cases[&match_id]
    }

    /// A seat wishes for something, perhaps several times on its way.
    pub(crate) fn wished(&mut self, match_id: i64, seat: Seat, wish: &ToServer) {
        let Some(case) = self.cases.get_mut(&match_id) else { return };
        match wish {
            ToServer::Act { seal: Some(seal), .. } => case.salts.push(seal.salt.clone()),
            ToServer::Open { nonce } => case.nonces[seat as usize] = Some(nonce.clone()),
            _ => {}
        }
        case.wished.push((seat, wish.clone()));
    }

    /// An entry is stored.
    pub(crate) fn stored(
        &mut self,
        committed: &Committed,
        made: Made,
        tables: &Tables,
    ) -> Result<(), Broken> {
        let step = &committed.step;
        let Some(case) = self.cases.get_mut(&step.match_id) else { return Ok(()) };
        if case.reference.ending().is_some() {
            return Err(Broken::new(Invariant::EndsOnce, format!("step {} comes after the end", step.seq)));
        }
        let before = case.reference.lines.last().cloned();
        let control = case.reference.listed.terms.clock;
        let rolled = case.reference.rolled();
        let free = LATE + if case.reference.is_in_window() { WINDOW } else { 0 };
        let line = case.reference.store(step)?.clone();
        case.rolls(&line.entry, rolled, tables)?;
        let opened: Vec<String> = case.reference.opened_salts().collect();
        case.salts.retain(|salt| !opened.contains(salt));
        if case.reference.happens_by_itself(&line.entry)
            && let Some(lease) = tables.leases.get(&step.match_id)
            && lease.node != committed.process
        {
            let (writer, holder) = (&committed.process, &lease.node);
            let what = format!("{writer} did step {} by itself, and {holder} has the lease", step.seq);
            return Err(Broken::new(Invariant::OneDoer, what));
        }
        case.happens_once(&line)?;
        let mut passed = case.passed(before.as_ref(), &line.entry, &made);
        // Who plays on where nothing fails charges all of it; else some may be free, or somebody else's.
        let plays_on = case.by == committed.process && self.calm.is_some_and(|calm| case.made.is_after(calm));
        passed.least = if plays_on { (passed.least - free).max(0) } else { 0 };
        check_clock(control, before.as_ref(), &line, passed, &mut case.most)?;
        case.made = made;
        case.by.clone_from(&committed.process);
        Ok(())
    }

    /// Something fails again.
    pub(crate) fn fails(&mut self) {
        self.calm = None;
    }

    /// From now on nothing fails, and every match has to go on.
    pub(crate) fn expect(&mut self, chance: &mut Chance, now: Millis) {
        self.calm = Some(now);
        for case in self.cases.values_mut() {
            let lines = &case.reference.lines;
            let falls = lines.last().is_some_and(is_short) && chance.happens(5000);
            case.expected =
                Some(if falls { Expected::Fall(lines.len()) } else { Expected::Entries(lines.len() + MORE) });
        }
    }

    /// Whether people have to answer in a match for it to come to what it has to.
    pub(crate) fn waits_for_people(&self, match_id: i64) -> bool {
        let case = self.case(match_id);
        !case.has_come() && !matches!(case.expected, Some(Expected::Fall(_)))
    }

    /// Whether every match has come to what it has to.
    pub(crate) fn goes_on(&self) -> Result<(), Broken> {
        for (id, case) in &self.cases {
            if !case.has_come() {
                let (lines, expected) = (&case.reference.lines, case.expected);
                let last = lines.last();
                let what = format!("match {id} stands still at {} ({expected:?}): {last:?}", lines.len());
                return Err(Broken::new(Invariant::GoesOn, what));
            }
        }
        Ok(())
    }

    /// A message is handed over to a viewer's connection.
    pub(crate) fn told(
        &self,
        match_id: i64,
        viewer: Option<Seat>,
        text: &str,
        tables: &Tables,
    ) -> Result<(), Broken> {
        let Some(case) = self.cases.get(&match_id) else { return Ok(()) };
        case.keeps_secrets(viewer, text, tables)?;
        let Some(told) = numbered(text) else { return Ok(()) };
        let Some(said) = case.reference.said(viewer, told.seq) else {
            let last = case.reference.seq(viewer);
            let what = format!("{viewer:?} is told number {}, and what is stored ends at {last}", told.seq);
            return Err(Broken::new(Invariant::ToldIsStored, what));
        };
        let is_same = said.what.board == told.board && (told.is_whole || said.what.happened == told.happened);
        if !is_same {
            let what = format!("number {} of {viewer:?} is not what the journal says: {text}", told.seq);
            return Err(Broken::new(Invariant::NumbersRepeat, what));
        }
        if let Some(seat) = said.secret_of.filter(|seat| viewer != Some(*seat))
            && said_by(text).is_some_and(|(by, is_said)| is_said && by == seat.word())
        {
            let what = format!("{viewer:?} is told what {seat:?} chose in secret: {text}");
            return Err(Broken::new(Invariant::Secrets, what));
        }
        Ok(())
    }

    /// A seat is told that a wish is done.
    pub(crate) fn acknowledged(&mut self, match_id: i64, seat: Seat, wish: &ToServer) -> Result<(), Broken> {
        if matches!(wish, ToServer::Hold { .. } | ToServer::Look { .. } | ToServer::Say { .. }) {
            return Ok(());
        }
        // At first nothing stands, and that need not be written.
        if matches!(wish, ToServer::Absent { stops: None }) {
            return Ok(());
        }
        let Some(case) = self.cases.get_mut(&match_id) else { return Ok(()) };
        let lines = case.reference.lines.iter().enumerate();
        let mut fulfilling = lines.filter(|(_, line)| fulfils(&line.entry, seat, wish)).map(|(at, _)| at);
        let Some(at) = fulfilling.find(|at| case.claimed.get(at).is_none_or(|other| other == wish)) else {
            let what = format!("{seat:?} is told that this is done, and it is not stored: {wish:?}");
            return Err(Broken::new(Invariant::AcknowledgedIsStored, what));
        };
        case.claimed.insert(at, wish.clone());
        Ok(())
    }

    /// What the tables say of ends and ratings.
    pub(crate) fn ends_once(&self, tables: &Tables) -> Result<(), Broken> {
        for (id, case) in &self.cases {
            let ending = case.reference.ending();
            let (ended, rated) = (tables.ended.get(id).copied(), tables.rated.get(id).copied());
            let broken = |what: &str| Err(Broken::new(Invariant::EndsOnce, format!("match {id} {what}")));
            if ended.is_some_and(|times| times > 1) || rated.is_some_and(|times| times > 1) {
                return broken("has ended or counted twice");
            }
            if ending.is_none() && (ended.is_some() || rated.is_some()) {
                return broken("is noted as over and is not");
            }
            if rated.is_some() && !case.reference.listed.rated {
                return broken("counts although it is not rated");
            }
            let noted = tables.matches.get(id).and_then(|listed| listed.ending.clone());
            if ended.is_some() && noted != ending {
                return broken("is noted with another end");
            }
        }
        Ok(())
    }

    /// When everything has come to rest: every end is noted everywhere.
    pub(crate) fn is_settled(&self, tables: &Tables) -> Result<(), Broken> {
        for (id, case) in &self.cases {
            let Some(ending) = case.reference.ending() else { continue };
            let listed = &case.reference.listed;
            let counts = listed.rated
                && listed.seats.are_of_two()
                && listed.terms.clock.class().is_some()
                && ending.outcome != "unfinished";
            let is_noted = tables.ended.contains_key(id) && tables.endings.is_empty();
            if !is_noted || tables.rated.contains_key(id) != counts {
                let what = format!("match {id} ended {ending:?}, and that is not noted: counts {counts}");
                return Err(Broken::new(Invariant::GoesOn, what));
            }
        }
        Ok(())
    }
}

/// Whether a clock runs that will soon fall.
fn is_short(line: &JournalLine) -> bool {
    let waits = line.waits.unwrap_or(0);
    let left = line.left.into_iter().flatten().enumerate();
    left.filter(|(seat, _)| waits & (1 << seat) != 0).any(|(_, left)| left <= SHORT)
}

fn is_by_clock(entry: &Entry) -> bool {
    match entry {
        Entry::Act(act) => act.by_clock,
        Entry::Call(_, reason) => *reason == Reason::Time,
        _ => false,
    }
}

impl Case {
    /// What has passed since the entry before.
    fn passed(&self, before: Option<&JournalLine>, entry: &Entry, made: &Made) -> Passed {
        let asked = before.and_then(|before| before.waits).unwrap_or(0);
        let begins = matches!(entry, Entry::Shake(_) | Entry::Commit(..) | Entry::Open(..) | Entry::Begin(_));
        // The clocks of computers stand still, and everybody's until the match begins.
        let runs = |seat: Seat| {
            let is_person = self.reference.listed.seats.user(seat).is_some();
            !begins && is_person && asked & (1 << seat as u8) != 0
        };
        Passed {
            runs: Seat::ALL.map(runs),
            least: made.at_least_since(&self.made),
            most: made.since(&self.made),
        }
    }

    /// Whether it has come to what it has to.
    fn has_come(&self) -> bool {
        let lines = &self.reference.lines;
        self.reference.ending().is_some()
            || match self.expected {
                None => true,
                Some(Expected::Entries(count)) => lines.len() >= count,
                Some(Expected::Fall(count)) => lines[count..].iter().any(|line| is_by_clock(&line.entry)),
            }
    }

    /// The dice of an entry are the next ones of the stream; so many were rolled before it.
    fn rolls(&mut self, entry: &Entry, before: u64, tables: &Tables) -> Result<(), Broken> {
        let broken = |what: String| Err(Broken::new(Invariant::Dice, what));
        let listed = &self.reference.listed;
        if let Entry::Begin(_) = entry
            && let Some(secret) = tables.secret(listed.id)
        {
            self.stream =
                Pact::of_journal(listed, secret, tables.of(listed.id)).ok().map(|pact| pact.stream());
        }
        let faces: Vec<u8> = dice_of(entry)
            .iter()
            .flat_map(|roll| Faces::parse(roll).map(|faces| faces.as_ref().to_vec()).unwrap_or_default())
            .collect();
        let rolled = self.reference.rolled();
        if rolled != before + faces.len() as u64 {
            return broken(format!("{before} dice were rolled, then {rolled}: {entry:?}"));
        }
        let Some(stream) = self.stream.as_ref().filter(|_| !faces.is_empty()) else { return Ok(()) };
        let sides = self.reference.sides(before);
        let fair: Vec<u8> =
            (before..).zip(&sides).map(|(number, sides)| stream.die(number, *sides)).collect();
        if fair == faces {
            Ok(())
        } else {
            broken(format!("not the dice {fair:?} from {before} on: {entry:?}"))
        }
    }

    /// What a person did is what somebody wished for, once.
    fn happens_once(&mut self, line: &JournalLine) -> Result<(), Broken> {
        if self.reference.happens_by_itself(&line.entry) {
            return Ok(());
        }
        let Entry::Act(act) = &line.entry else { return Ok(()) };
        if act.passed {
            return Ok(());
        }
        let seat = Seat::from(act.by);
        let wish = self.wished.iter().position(|(by, wish)| *by == seat && fulfils(&line.entry, seat, wish));
        match wish {
            Some(at) => {
                self.wished.remove(at);
                Ok(())
            }
            None => Err(Broken::new(
                Invariant::WishedOnce,
                format!("{seat:?} did {:?} more often than it wished", act.answers),
            )),
        }
    }

    fn keeps_secrets(&self, viewer: Option<Seat>, text: &str, tables: &Tables) -> Result<(), Broken> {
        let leak =
            |what: &str| Err(Broken::new(Invariant::Secrets, format!("{viewer:?} is told {what}: {text}")));
        if self.salts.iter().rev().take(6).any(|salt| text.contains(salt.as_str())) {
            return leak("the salt of a seal");
        }
        if kind(text) != "dice" {
            return Ok(());
        }
        let is_over = self.reference.ending().is_some();
        let secret = tables.secret(self.reference.listed.id).map(|secret| to_hex(&secret));
        if !is_over && secret.is_some_and(|secret| text.contains(&secret)) {
            return leak("the secret of the dice");
        }
        let lines = &self.reference.lines;
        let is_set = is_over || lines.iter().any(|line| matches!(line.entry, Entry::Begin(_)));
        let awaited = lines.iter().filter(|line| matches!(line.entry, Entry::Commit(_, Some(_)))).count();
        let opened = lines.iter().filter(|line| matches!(line.entry, Entry::Open(..))).count();
        let others = Seat::ALL.into_iter().filter(|seat| viewer != Some(*seat));
        for seat in others {
            let nonce = self.nonces[seat as usize].as_ref();
            if !is_set && opened < awaited && nonce.is_some_and(|nonce| text.contains(nonce.as_str())) {
                return leak("the nonce of another seat");
            }
        }
        Ok(())
    }
}

/// Whether an entry is what a seat wished for.
fn fulfils(entry: &Entry, seat: Seat, wish: &ToServer) -> bool {
    match (entry, wish) {
        (Entry::Act(act), ToServer::Act { answers, .. }) => {
            Seat::from(act.by) == seat && !act.by_clock && !act.passed && act.answers == *answers
        }
        (Entry::Undo(by), ToServer::Undo { .. }) | (Entry::Decline(by), ToServer::Decline {}) => {
            Seat::from(*by) == seat
        }
        (Entry::Offer(by, offered), ToServer::Offer { what }) => Seat::from(*by) == seat && offered == what,
        (Entry::Takeback(_), ToServer::Offer { .. }) => true,
        (Entry::Call(call, _), ToServer::Offer { .. }) => call == "call draw",
        (Entry::Call(call, _), ToServer::Resign {}) => *call == format!("call resign {}", seat.word()),
        (Entry::Call(call, _), ToServer::Claim {}) => *call == format!("call adjudicate {}", seat.word()),
        (Entry::Abort(by), ToServer::Abort {}) => Seat::from(*by) == seat,
        (Entry::Replace(by, _), ToServer::Replace {}) => Seat::from(*by) != seat,
        (Entry::Absent(by, stood), ToServer::Absent { stops }) => Seat::from(*by) == seat && stood == stops,
        (Entry::Commit(by, bound), ToServer::Commit { commitment }) => {
            Seat::from(*by) == seat && bound.as_ref() == Some(commitment)
        }
        (Entry::Open(by, shown), ToServer::Open { nonce }) => {
            Seat::from(*by) == seat && shown.as_ref() == Some(nonce)
        }
        _ => false,
    }
}
