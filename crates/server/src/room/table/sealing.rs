//! The numbers of the dice that stand in a match, and the seals of what was chosen in secret.
//!
//! All of it follows from the entries. The number of a die and of a choice is never used twice, also when
//! what it stood for is taken back.

use std::collections::VecDeque;

use touchline_engine::{Draws, Input, Seat};
use touchline_fairdice::seal::fold;
use touchline_fairdice::{Hash, Run, Sealed, from_hex, to_hex};
use touchline_protocol::Playable;
use touchline_protocol::dice::{OpenedPart, OpenedSeal, Rolled};
use touchline_protocol::to_server::Sealing;

use super::Room;

/// Opened choices that whoever connects is told of: who was away for a moment misses nothing, and the record
/// has them all.
const TOLD_AGAIN: usize = 8;

/// Most seals in one match: the headers of its record have to hold them. Far more than a match has; what
/// comes after is noted as not sealed.
const MOST_SEALS: usize = 600;

/// A seal as it is announced: whose, of which choice; none where it is taken back.
pub(crate) type Announced = (Seat, u64, Option<Hash>);

/// The dice and the sealed answers of a match.
#[derive(Default)]
pub(crate) struct Sealings {
    /// How many dice were ever rolled.
    rolled: u64,
    /// The rolls that stand: how many inputs there were after each, the number of its first die, its dice.
    rolls: Vec<(usize, u64, Draws)>,
    /// How many dice had been rolled at each takeback.
    takebacks: Vec<u64>,
    /// The number of the choice that is made now or next.
    choice: u64,
    /// The secret answers that stand, with their seals.
    given: Vec<(Sealed, Option<Hash>)>,
    /// What is announced of the choice that is made now.
    announced: [Option<Hash>; 2],
    /// What the last entry brought.
    news: Vec<Announced>,
    /// The choices that were opened last, and how many of them by the last entry.
    opened: VecDeque<OpenedSeal>,
    newly_opened: usize,
}

impl Sealings {
    /// How many dice were ever rolled: the number of the next one.
    pub(crate) fn rolled(&self) -> u64 {
        self.rolled
    }

    /// How many dice had been rolled at each takeback.
    pub(crate) fn takebacks(&self) -> &[u64] {
        &self.takebacks
    }

    /// The number of the choice that is made now or next.
    pub(crate) fn choice(&self) -> u64 {
        self.choice
    }

    /// What the last entry brought: before everything else is told of it.
    pub(crate) fn news(&self) -> &[Announced] {
        &self.news
    }

    /// What is announced of the choice that is made now, and of those that stay secret until the end.
    pub(crate) fn announced(&self, unopened: &[(Seat, u64)]) -> Vec<Announced> {
        let kept = unopened.iter().filter_map(|(seat, choice)| {
            let parts =
                self.given.iter().filter(|(sealed, _)| (sealed.seat, sealed.choice) == (*seat, *choice));
            let seals: Option<Vec<Hash>> = parts.map(|(_, hash)| *hash).collect();
            Some((*seat, *choice, Some(fold(&seals?))))
        });
        let held = Seat::ALL.into_iter().filter(|seat| self.announced[*seat as usize].is_some());
        kept.chain(held.map(|seat| (seat, self.choice, self.announced[seat as usize]))).collect()
    }

    /// The choices that the last entry has opened.
    pub(crate) fn newly_opened(&self) -> impl Iterator<Item = &OpenedSeal> {
        self.opened.iter().skip(self.opened.len() - self.newly_opened)
    }

    /// The choices that were opened last.
    pub(crate) fn opened(&self) -> impl Iterator<Item = &OpenedSeal> {
        self.opened.iter()
    }

    /// The dice that stand, for a record.
    pub(crate) fn runs(&self) -> Vec<Run> {
        let mut runs = Vec::new();
        for (_, first, draws) in &self.rolls {
            (*first..).zip(draws.sides()).for_each(|(number, sides)| Run::push(&mut runs, number, *sides));
        }
        runs
    }

    /// The secret answers that stand, for a record.
    pub(crate) fn given(&self) -> Vec<Sealed> {
        self.given.iter().map(|(sealed, _)| *sealed).collect()
    }

    pub(super) fn roll(&mut self, inputs: usize, draws: Draws) {
        self.rolls.push((inputs, self.rolled, draws));
        self.rolled += draws.sides().len() as u64;
    }

    /// Whether there is room for one more seal.
    pub(super) fn has_room(&self) -> bool {
        self.given.len() < MOST_SEALS
    }

    pub(super) fn give(&mut self, seat: Seat, inputs: [usize; 2], seal: Option<&Sealing>) {
        let salt = seal.and_then(|seal| from_hex(&seal.salt));
        let hash = seal.and_then(|seal| from_hex(&seal.hash));
        self.given.push((Sealed { seat, choice: self.choice, inputs, salt }, hash));
    }

    pub(super) fn next_choice(&mut self) {
        self.choice += 1;
        self.announced = [None; 2];
    }

    /// The choice that is made now is given up: what was announced of it counts no more.
    pub(super) fn drop_choice(&mut self) {
        for seat in Seat::ALL {
            if self.announced[seat as usize].is_some() {
                self.news.push((seat, self.choice, None));
            }
        }
        self.next_choice();
    }

    pub(super) fn quiet(&mut self) {
        self.news.clear();
        self.newly_opened = 0;
    }

    /// Whether a choice of a seat stands.
    pub(super) fn has(&self, seat: Seat, choice: u64) -> bool {
        self.given.iter().any(|(sealed, _)| (sealed.seat, sealed.choice) == (seat, choice))
    }

    /// Where a seat's choice begins that this input is a part of; the input itself, if it is none.
    pub(super) fn beginning(&self, seat: Seat, input: usize) -> usize {
        let of_seat = || self.given.iter().map(|(sealed, _)| sealed).filter(|sealed| sealed.seat == seat);
        let is_of =
            |sealed: &&Sealed| (sealed.inputs[0]..sealed.inputs[0] + sealed.inputs[1]).contains(&input);
        let Some(choice) = of_seat().find(is_of).map(|sealed| sealed.choice) else { return input };
        of_seat()
            .filter(|sealed| sealed.choice == choice)
            .map(|sealed| sealed.inputs[0])
            .min()
            .unwrap_or(input)
    }

    /// A choice of a seat is shown: its answers and salts are everybody's, unless it was not sealed.
    fn open(&mut self, seat: Seat, choice: u64, written: impl Fn([usize; 2]) -> Vec<String>) {
        let parts = self.given.iter().filter(|(sealed, _)| (sealed.seat, sealed.choice) == (seat, choice));
        let part = |(sealed, _): &(Sealed, Option<Hash>)| {
            Some(OpenedPart { answers: written(sealed.inputs), salt: to_hex(&sealed.salt?) })
        };
        let Some(parts) = parts.map(part).collect::<Option<Vec<_>>>() else { return };
        if self.opened.len() == TOLD_AGAIN {
            self.opened.pop_front();
        }
        self.opened.push_back(OpenedSeal { by: seat.into(), choice, parts });
        self.newly_opened += 1;
    }

    /// Answers were taken back before anything was rolled: so many inputs are left.
    pub(super) fn keep(&mut self, inputs: usize) {
        self.rolls.retain(|(after, ..)| *after <= inputs);
        // A choice is taken back as a whole: what was announced of one that stands holds.
        self.given.retain(|(sealed, _)| sealed.inputs[0] + sealed.inputs[1] <= inputs);
        self.drop_choice();
    }

    /// Both have agreed to go back to where there were so many inputs.
    pub(super) fn take_back(&mut self, inputs: usize) {
        self.keep(inputs);
        self.takebacks.push(self.rolled);
    }
}

/// Before any dice of an entry have fallen; this is the number of the next one.
pub(super) fn none_fallen(first: u64) -> Rolled {
    Rolled { first, sides: String::new(), faces: String::new() }
}

/// One more roll of an entry; without faces where nobody sees it. How many sides it has may be secret then.
pub(super) fn fall(fallen: &mut Rolled, sides: &[u8], faces: Option<&[u8]>) {
    let digit = |number: &u8| char::from(b'0' + number.min(&9));
    for (at, sides) in sides.iter().enumerate() {
        let die = faces.and_then(|faces| faces.get(at)).map(|face| (digit(sides), digit(face)));
        let (sides, face) = die.unwrap_or(('?', '?'));
        fallen.sides.push(sides);
        fallen.faces.push(face);
    }
}

impl<G: Playable> Room<G> {
    /// Announce what a seat has sealed, once it has chosen; and where it has taken that back, that.
    pub(super) fn announce_seal(&mut self, seat: Seat) {
        let seals = self.choice.as_ref().and_then(|choice| choice.seals(seat));
        let seal = seals.map(|seals| fold(&seals));
        let sealing = &mut self.sealing;
        if std::mem::replace(&mut sealing.announced[seat as usize], seal) != seal {
            sealing.news.push((seat, sealing.choice, seal));
        }
    }

    /// An answer of a choice is given and not shown yet.
    pub(super) fn hide(&mut self, seat: Seat, choice: u64, decision: G::Decision) {
        match self.unopened.iter_mut().find(|(by, of, _)| (*by, *of) == (seat, choice)) {
            Some((.., decisions)) => decisions.push(decision),
            None => self.unopened.push((seat, choice, vec![decision])),
        }
    }

    /// What an event shows of the choices that are secret so far.
    pub(super) fn see_shown(&mut self) {
        let game = *self.driver.game();
        for event in self.driver.events() {
            for (.., decisions) in &mut self.unopened {
                decisions.retain(|decision| !game.shows(event, decision));
            }
        }
    }

    /// Open the choices that are shown as a whole by now.
    pub(super) fn open_seals(&mut self) {
        let game = *self.driver.game();
        let shown: Vec<_> = self.unopened.extract_if(.., |(.., decisions)| decisions.is_empty()).collect();
        let inputs = self.driver.inputs();
        let written = |[first, count]: [usize; 2]| {
            let given = inputs.iter().skip(first).take(count).filter_map(|input| match input {
                Input::Act(action) => Some(game.write_action(*action)),
                Input::Roll(_) | Input::Call(_) => None,
            });
            given.collect()
        };
        for (seat, choice, _) in shown {
            self.sealing.open(seat, choice, written);
        }
    }

    /// Answers were taken back: the choices that went with them are not opened any more.
    pub(super) fn keep_unopened(&mut self) {
        let sealing = &self.sealing;
        self.unopened.retain(|(seat, choice, _)| sealing.has(*seat, *choice));
    }
}
