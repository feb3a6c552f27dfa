//! Before a match begins: seats whose client takes part contribute to its dice (docs/fairness.md). Whoever is
//! here has a short time for it, so that nobody can keep a match from beginning.

use touchline_engine::Seat;
use touchline_fairdice::seal::seal;
use touchline_fairdice::to_hex;
use touchline_protocol::SeatWord;
use touchline_protocol::dice::{AnnouncedSeal, Dice as Told, OpenedSeal};
use touchline_protocol::to_client::ToClient;
use touchline_protocol::to_server::Sealing;

use super::Owner;
use crate::dice::Dice;
use crate::error::{Error, Result};
use crate::room::entry::{Act, Entry};
use crate::room::pact::{Pact, Stage, read};
use crate::room::terms::Control;
use crate::time::{DAY, Millis};

/// How long a seat that is here has for each stage, in milliseconds.
const PATIENCE: Millis = 10_000;

/// Whoever writes the last contribution begins the match at once. So long after it, whoever does what happens
/// by itself begins it: then that one is gone.
const BEGINNING: Millis = 1000;

/// Since when the seats are waited for.
pub(super) struct Shaking {
    /// Since when this stage lasts.
    since: Millis,
    /// When each seat was first seen in it.
    seen: [Option<Millis>; 2],
}

impl Shaking {
    pub(super) fn new(now: Millis) -> Self {
        Self { since: now, seen: [None; 2] }
    }
}

impl Owner {
    /// How a match begins: at once, unless the client of a player contributes to the dice.
    pub(super) fn beginning(&self) -> Entry {
        let seats = &self.listed.seats;
        let is_shared = seats.is_between_users() && !seats.are_of_two();
        let shakes = |seat: &Seat| seats.user(*seat).is_some() && self.listed.contributes[*seat as usize];
        let awaited: Vec<SeatWord> = Seat::ALL.into_iter().filter(shakes).map(SeatWord::from).collect();
        if awaited.is_empty() || is_shared || self.pact.is_none() {
            Entry::Begin(Vec::new())
        } else {
            Entry::Shake(awaited)
        }
    }

    /// What the dice are made of, while something of it is missing.
    pub(super) fn shaken(&self) -> Option<&Pact> {
        self.pact.as_ref().filter(|_| !self.room.has_begun() && self.room.ending().is_none())
    }

    pub(super) fn is_shaking(&self) -> bool {
        self.shaken().is_some()
    }

    /// Everything is there that the dice are made of.
    pub(super) fn set_dice(&mut self) {
        if let Some(pact) = &self.pact {
            self.dice = Dice::fair(pact.stream());
        }
    }

    /// The seal of a computer's answer, if that is secret.
    pub(super) fn sealed_for(&self, seat: Seat, act: Act) -> Act {
        let Some(salt) = self.dice.salt(seat, self.seq) else { return act };
        let hash = seal(&self.listed.code, seat, self.room.sealing().choice(), &salt, &act.answers);
        Act { seal: Some(Sealing { hash: to_hex(&hash), salt: to_hex(&salt) }), ..act }
    }

    /// Refuses a seal that is not the one of these answers.
    pub(super) fn check_seal(&self, seat: Seat, answers: &[String], sealing: &Sealing) -> Result<()> {
        let (hash, salt) = (read::<32>(&sealing.hash)?, read::<16>(&sealing.salt)?);
        let written = self.room.written(answers).map_err(|refusal| Error::refused(&refusal))?;
        if written != answers {
            // Sealed is what the client wrote, and the record has it as the rules write it.
            return Err(Error::conflict("seal-otherwise-written").text("want", written.join("; ")));
        }
        let choice = self.room.sealing().choice();
        if seal(&self.listed.code, seat, choice, &salt, answers) == hash {
            Ok(())
        } else {
            Err(Error::conflict("seal-broken").number("choice", choice))
        }
    }

    /// What a seat contributes comes in.
    pub(super) fn contribution(&self, entry: Entry) -> Result<Entry> {
        // Tried on a copy: whatever is wrong with it is said, and nothing has happened.
        let mut pact = self.pact.clone().ok_or_else(|| Error::conflict("no-fair-dice"))?;
        pact.take(&entry)?;
        Ok(entry)
    }

    /// Do what an entry says about the dice.
    pub(super) fn take_contribution(&mut self, entry: &Entry, moment: Millis) -> Result<()> {
        let Some(pact) = &mut self.pact else { return Ok(()) };
        let before = pact.stage();
        pact.take(entry)?;
        if pact.stage() != before {
            let is_here = |seat: Seat| {
                self.elsewhere[seat as usize].here
                    || self.watchers.iter().any(|watcher| watcher.viewer == Some(seat))
            };
            let seen = Seat::ALL.map(|seat| is_here(seat).then_some(moment));
            self.shaking = Shaking { since: moment, seen };
        }
        Ok(())
    }

    /// The match is taken up: seats have been waited for since the stage began, by the date of its step,
    /// except while no node was there; where it was a server's alone and that is back, from now on.
    pub(super) fn take_up_shaking(&mut self, unserved: Millis, now: Millis) {
        let nodes = self.app.nodes.as_ref();
        let waited = nodes.map_or(0, |nodes| now - nodes.moment_of(self.shaking.since, now) - unserved);
        self.shaking = Shaking::new(now - waited.max(0));
    }

    /// Begin once nothing is missing.
    pub(super) fn settle_dice(&mut self) -> Result<()> {
        if self.shaken().is_some_and(|pact| pact.stage() == Stage::Set) {
            self.perform(Entry::Begin(Vec::new()), None)?;
        }
        Ok(())
    }

    /// A seat is seen: from now on it has its time.
    pub(super) fn shakes(&mut self, seat: Seat) {
        let now = self.now();
        self.shaking.seen[seat as usize].get_or_insert(now);
    }

    /// Until when a seat is waited for. By correspondence, whoever is not here has a day.
    fn patience(&self, seat: Seat) -> Millis {
        let days = matches!(self.listed.terms.clock, Control::Days { .. }) && self.listed.seats.are_of_two();
        if !days {
            return self.shaking.since + PATIENCE;
        }
        let at_last = self.shaking.since + DAY;
        self.shaking.seen[seat as usize].map_or(at_last, |seen| at_last.min(seen + PATIENCE))
    }

    /// When somebody is waited for no longer, or the match begins although whoever was to begin it has not.
    pub(super) fn shaking_moment(&self) -> Option<Millis> {
        let pact = self.shaken()?;
        if pact.stage() == Stage::Set {
            return Some(self.shaking.since + BEGINNING);
        }
        let waits = pact.waits();
        Seat::ALL.into_iter().filter(|seat| waits[*seat as usize]).map(|seat| self.patience(seat)).min()
    }

    /// It has come; whether the match goes on.
    pub(super) fn shake_no_longer(&mut self) -> bool {
        let now = self.now();
        let Some(pact) = self.shaken() else { return true };
        let (waits, stage) = (pact.waits(), pact.stage());
        let late = Seat::ALL.into_iter().find(|seat| waits[*seat as usize] && self.patience(*seat) <= now);
        let entry = match (stage, late) {
            (Stage::Set, _) => Entry::Begin(Vec::new()),
            (Stage::Commit, Some(seat)) => Entry::Commit(seat.into(), None),
            (Stage::Open, Some(seat)) => Entry::Open(seat.into(), None),
            (Stage::Commit | Stage::Open, None) => return true,
        };
        match self.by_itself(entry) {
            Ok(()) => true,
            Err(error) => {
                tracing::error!(code = self.listed.code, error = error.code(), "the dice were not settled");
                false
            }
        }
    }

    /// What everybody may know of the dice.
    pub(super) fn dice_told(&self, now: Millis) -> Option<Told> {
        let sealing = self.room.sealing();
        let waits_for_somebody = self.shaken().is_some_and(|pact| pact.waits() != [false; 2]);
        let wait = self.shaking_moment().filter(|_| waits_for_somebody).map(|moment| (moment - now).max(0));
        let is_over = self.room.ending().is_some();
        Some(self.pact.as_ref()?.told(is_over, sealing.rolled(), sealing.takebacks().to_vec(), wait))
    }

    /// The same as a message, where an entry has changed it.
    pub(super) fn dice_news(&self, entry: &Entry, now: Millis) -> Option<String> {
        let is_news = match entry {
            Entry::Shake(_) | Entry::Commit(..) | Entry::Open(..) | Entry::Begin(_) | Entry::Takeback(_) => {
                true
            }
            _ => self.room.ending().is_some(),
        };
        if is_news { self.dice_message(now) } else { None }
    }

    /// The message on the dice.
    pub(super) fn dice_message(&self, now: Millis) -> Option<String> {
        serde_json::to_string(&ToClient::<()>::Dice(self.dice_told(now)?)).ok()
    }

    /// The headers of the record that make its dice and seals verifiable.
    pub(super) fn fairness(&self) -> Vec<(&'static str, String)> {
        let sealing = self.room.sealing();
        let fairness = |pact: &Pact| pact.fairness(sealing.runs(), sealing.given());
        self.pact.as_ref().map(|pact| fairness(pact).headers()).unwrap_or_default()
    }
}

/// A seal as a message.
pub(super) fn announced((seat, choice, seal): crate::room::table::Announced) -> Option<String> {
    let seal = seal.map(|seal| to_hex(&seal));
    let seal = AnnouncedSeal { by: seat.into(), choice, seal };
    serde_json::to_string(&ToClient::<()>::Seal(seal)).ok()
}

/// What opens a seal, as a message.
pub(super) fn opened(opened: &OpenedSeal) -> Option<String> {
    serde_json::to_string(&ToClient::<()>::Opened(opened.clone())).ok()
}
