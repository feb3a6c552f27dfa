//! What has to hold after every step of a world.

use std::collections::BTreeMap;

use touchline_engine::Seat;
use touchline_fairdice::to_hex;
use touchline_protocol::to_server::ToServer;

use super::ledger_of_time::check_clock;
use super::reference::Reference;
use super::tables::{Committed, Tables};
use super::told::{kind, numbered, said_by};
use crate::room::entry::{Entry, JournalLine};
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

/// A match before the judge.
pub(crate) struct Case {
    pub(crate) reference: Reference,
    /// When the last entry was made, in true time, give or take.
    made: Option<(Millis, Millis)>,
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
}

/// Knows every match of a world as the database has it.
#[derive(Default)]
pub(crate) struct Judge {
    cases: BTreeMap<i64, Case>,
}

impl Judge {
    pub(crate) fn open(&mut self, listed: &Match) {
        let case = Case {
            reference: Reference::new(listed.clone()),
            made: None,
            most: [0; 2],
            wished: Vec::new(),
            claimed: BTreeMap::new(),
            salts: Vec::new(),
            nonces: [None, None],
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

    /// An entry is stored, which was made at this moment of true time, as far as that can be told, give or
    /// take so much.
    pub(crate) fn stored(
        &mut self,
        committed: &Committed,
        made: Option<(Millis, Millis)>,
        tables: &Tables,
    ) -> Result<(), Broken> {
        let step = &committed.step;
        let Some(case) = self.cases.get_mut(&step.match_id) else { return Ok(()) };
        if case.reference.ending().is_some() {
            return Err(Broken::new(Invariant::EndsOnce, format!("step {} comes after the end", step.seq)));
        }
        let before = case.reference.lines.last().cloned();
        let control = case.reference.listed.terms.clock;
        let line = case.reference.store(step)?.clone();
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
        let passed = case.made.zip(made).map(|(before, now)| now.0 - before.0 + now.1 + before.1);
        check_clock(control, before.as_ref(), &line, passed, &mut case.most)?;
        case.made = made;
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

impl Case {
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
        (Entry::Commit(by, bound), ToServer::Commit { commitment }) => {
            Seat::from(*by) == seat && bound.as_ref() == Some(commitment)
        }
        (Entry::Open(by, shown), ToServer::Open { nonce }) => {
            Seat::from(*by) == seat && shown.as_ref() == Some(nonce)
        }
        _ => false,
    }
}
