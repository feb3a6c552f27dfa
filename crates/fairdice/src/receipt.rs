//! What a player keeps: what its client saw before the first roll, what only it knew, and the dice as they
//! were shown. Text, as a record is.
//!
//! ```text
//! touchline receipt 1
//! match: k3m9…
//! spec: fuba:3.0
//! seat: home
//! commitment: 9f…
//! home: 51…
//! away: none
//! nonce: 07…
//! takeback: 14
//! dice: 0 6663 2641
//! here: 0 4
//! seal: away 0 c4… 0 0
//! fault: late-seal away 0
//! ```

use std::collections::BTreeMap;

use touchline_engine::Seat;

use crate::bytes::{Hash, from_hex, to_hex};
use crate::fault::Fault;
use crate::header::number;

const TITLE: &str = "touchline receipt 1";

/// The longest receipt that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 18;

/// The receipt of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Receipt {
    /// The match.
    pub code: String,
    /// Its rules.
    pub spec: String,
    /// Whose receipt it is.
    pub seat: Seat,
    /// What the server was bound to before the nonce was made.
    pub commitment: Hash,
    /// What both seats were bound to before the nonce was shown, home first.
    pub seats: [Bound; 2],
    /// The player's own nonce; none where it contributed nothing.
    pub nonce: Option<Hash>,
    /// How many dice had been rolled at each takeback.
    pub takebacks: Vec<u64>,
    /// The dice as they were shown; those that fell while the client was away are not here.
    pub shown: Vec<Shown>,
    /// When the client was there all the time: from before the one die to after the other. Here no choice is
    /// made that it did not hear of.
    pub here: Vec<[u64; 2]>,
    /// The seals that were announced, in order.
    pub seals: Vec<Announced>,
    /// What the client caught the server at.
    pub faults: Vec<Fault>,
}

/// A seal that was announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Announced {
    /// Whose.
    pub seat: Seat,
    /// Of which choice.
    pub choice: u64,
    /// None where one was withdrawn.
    pub seal: Option<Hash>,
    /// How many dice had fallen, and how many takebacks been agreed to; receipts of old do not know.
    pub at: Option<[u64; 2]>,
    /// Whether it was not told again after a break, so that it may have been taken back.
    pub lapsed: bool,
}

impl Announced {
    /// A seal of which nobody knows when it was announced.
    pub fn new(seat: Seat, choice: u64, seal: Option<Hash>) -> Self {
        Self { seat, choice, seal, at: None, lapsed: false }
    }

    fn read(text: &str, lapsed: bool) -> Option<Self> {
        let words: Vec<&str> = text.split(' ').collect();
        let [by, choice, seal, ref at @ ..] = words[..] else { return None };
        let seal = if seal == "none" { None } else { Some(from_hex(seal)?) };
        let at = match at {
            [] => None,
            [dice, takebacks] => Some([number(dice)?, number(takebacks)?]),
            _ => return None,
        };
        Some(Self { seat: Seat::from_word(by)?, choice: number(choice)?, seal, at, lapsed })
    }

    fn write(&self) -> String {
        let Self { seat, choice, seal, at, lapsed } = self;
        let key = if *lapsed { "lapsed" } else { "seal" };
        let seal = seal.map_or("none".to_owned(), |seal| to_hex(&seal));
        let at = at.map(|[dice, takebacks]| format!(" {dice} {takebacks}")).unwrap_or_default();
        format!("{key}: {} {choice} {seal}{at}\n", seat.word())
    }
}

/// What a seat was bound to, as the client saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It did not see it: it was away when it was told, or the match ended before.
    Unseen,
    /// To nothing: the seat contributed nothing.
    Nothing,
    /// To a nonce.
    To(Hash),
}

impl Bound {
    fn read(text: &str) -> Option<Self> {
        match text {
            "unseen" => Some(Self::Unseen),
            "none" => Some(Self::Nothing),
            hash => from_hex(hash).map(Self::To),
        }
    }

    fn write(&self) -> String {
        match self {
            Self::Unseen => "unseen".to_owned(),
            Self::Nothing => "none".to_owned(),
            Self::To(hash) => to_hex(hash),
        }
    }
}

/// Dice that follow each other, as a client was shown them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The number of the first.
    pub first: u64,
    /// The sides of each and the face it showed; none where nobody sees them before the end.
    pub dice: Vec<Option<[u8; 2]>>,
}

impl Shown {
    /// The number after its last.
    pub fn end(&self) -> u64 {
        self.first.saturating_add(self.dice.len() as u64)
    }

    /// Every die with its number.
    pub fn numbered(&self) -> impl Iterator<Item = (u64, Option<[u8; 2]>)> {
        (self.first..self.end()).zip(self.dice.iter().copied())
    }

    /// Its dice as a message tells them: their sides, then their faces.
    pub fn read(first: u64, sides: &str, faces: &str) -> Option<Self> {
        first.checked_add(sides.len() as u64)?;
        let is_even = !sides.is_empty() && sides.len() == faces.len();
        let die = |(sides, face): (u8, u8)| match (sides, face) {
            (b'?', b'?') => Some(None),
            (b'1'..=b'9', b'1'..=b'9') if face <= sides => Some(Some([sides - b'0', face - b'0'])),
            _ => None,
        };
        let dice: Option<_> = sides.bytes().zip(faces.bytes()).map(die).collect();
        Some(Self { first, dice: dice.filter(|_| is_even)? })
    }

    fn write(&self) -> String {
        let digits = |at: usize| {
            let digit = |die: &Option<[u8; 2]>| die.map_or('?', |die| char::from(b'0' + die[at]));
            self.dice.iter().map(digit).collect::<String>()
        };
        format!("{} {} {}", self.first, digits(0), digits(1))
    }
}

/// The number of the line that cannot be read, from 1; 0 for a line that is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable(pub usize);

impl Receipt {
    /// Read a receipt. Every line is understood or refused.
    pub fn parse(text: &str) -> Result<Self, Unreadable> {
        let (mut code, mut spec, mut seat, mut commitment) = (None, None, None, None);
        let (mut seats, mut nonce) = ([None, None], None);
        let (mut takebacks, mut shown, mut seals) = (Vec::new(), Vec::new(), Vec::new());
        let (mut here, mut faults) = (Vec::new(), Vec::new());
        if text.len() > MAX_BYTES {
            return Err(Unreadable(0));
        }
        let mut lines = text.trim_start_matches('\u{feff}').lines().enumerate();
        if lines.next().is_none_or(|(_, line)| line != TITLE) {
            return Err(Unreadable(1));
        }
        for (at, line) in lines {
            let unreadable = Unreadable(at + 1);
            if line.trim().is_empty() {
                continue;
            }
            let (key, value) = line.split_once(": ").ok_or(unreadable)?;
            let hash = || from_hex::<32>(value).ok_or(unreadable);
            let bound = || Bound::read(value).ok_or(unreadable);
            let is_first = match key {
                "match" => code.replace(value.to_owned()).is_none(),
                "spec" => spec.replace(value.to_owned()).is_none(),
                "seat" => seat.replace(Seat::from_word(value).ok_or(unreadable)?).is_none(),
                "commitment" => commitment.replace(hash()?).is_none(),
                "home" => seats[0].replace(bound()?).is_none(),
                "away" => seats[1].replace(bound()?).is_none(),
                "nonce" if value == "none" => nonce.replace(None).is_none(),
                "nonce" => nonce.replace(Some(hash()?)).is_none(),
                "takeback" => {
                    takebacks.push(value.parse().map_err(|_| unreadable)?);
                    true
                }
                "dice" => {
                    shown.push(read_shown(value).ok_or(unreadable)?);
                    true
                }
                "here" => {
                    here.push(read_here(value).ok_or(unreadable)?);
                    true
                }
                "seal" | "lapsed" => {
                    seals.push(Announced::read(value, key == "lapsed").ok_or(unreadable)?);
                    true
                }
                "fault" => {
                    faults.push(Fault::read(value).ok_or(unreadable)?);
                    true
                }
                _ => false,
            };
            if !is_first {
                return Err(unreadable);
            }
        }
        let missing = Unreadable(0);
        Ok(Self {
            code: code.ok_or(missing)?,
            spec: spec.ok_or(missing)?,
            seat: seat.ok_or(missing)?,
            commitment: commitment.ok_or(missing)?,
            seats: [seats[0].ok_or(missing)?, seats[1].ok_or(missing)?],
            nonce: nonce.ok_or(missing)?,
            takebacks,
            shown,
            here,
            seals,
            faults,
        })
    }

    /// The receipt as text.
    pub fn to_text(&self) -> String {
        let hash = |hash: &Option<Hash>| hash.map_or("none".to_owned(), |hash| to_hex(&hash));
        let [home, away] = self.seats.each_ref().map(Bound::write);
        let (commitment, nonce) = (to_hex(&self.commitment), hash(&self.nonce));
        let Self { code, spec, seat, .. } = self;
        let mut text = format!(
            "{TITLE}\nmatch: {code}\nspec: {spec}\nseat: {}\ncommitment: {commitment}\nhome: {home}\naway: {away}\nnonce: {nonce}\n",
            seat.word()
        );
        for dice in &self.takebacks {
            text.push_str(&format!("takeback: {dice}\n"));
        }
        for shown in &self.shown {
            text.push_str(&format!("dice: {}\n", shown.write()));
        }
        for [first, last] in &self.here {
            text.push_str(&format!("here: {first} {last}\n"));
        }
        for announced in &self.seals {
            text.push_str(&announced.write());
        }
        for fault in &self.faults {
            text.push_str(&format!("fault: {}\n", fault.write()));
        }
        text
    }

    /// What stands of the seals, by whose and of which choice: the last of each counts, and what was
    /// withdrawn does not.
    pub fn held(&self) -> BTreeMap<(Seat, u64), &Announced> {
        let last: BTreeMap<_, _> = self.seals.iter().map(|one| ((one.seat, one.choice), one)).collect();
        last.into_iter().filter(|(_, one)| one.seal.is_some()).collect()
    }

    /// The last seal that a seat announced for a choice: what was taken back before counts no more.
    pub fn seal(&self, seat: Seat, choice: u64) -> Option<&Hash> {
        let last = self.seals.iter().rfind(|one| (one.seat, one.choice) == (seat, choice));
        last.and_then(|one| one.seal.as_ref())
    }
}

fn read_shown(text: &str) -> Option<Shown> {
    let words: Vec<&str> = text.split(' ').collect();
    let [first, sides, faces] = words[..] else { return None };
    Shown::read(number(first)?, sides, faces)
}

fn read_here(text: &str) -> Option<[u64; 2]> {
    let (first, last) = text.split_once(' ')?;
    let here = [number(first)?, number(last)?];
    (here[0] <= here[1]).then_some(here)
}
