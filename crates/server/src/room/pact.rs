//! What the dice of a match are made of: the secret of the server and the nonces of the seats.
//!
//! The server is bound to its secret before anything else. Seats whose client takes part then become bound to
//! nonces, all of them before any is shown, and only then does the match begin. A seat that does not answer
//! in time contributes nothing. docs/fairness.md has the whole of it.

use touchline_engine::Seat;
use touchline_fairdice::commit::{commitment, computer_nonce, nonce_commitment};
use touchline_fairdice::{Contribution, Fairness, Hash, Run, Sealed, Stream, from_hex, to_hex};
use touchline_protocol::dice::{Dice as Told, DicePart, DiceRole, DiceStage};

use super::entry::{Entry, JournalLine};
use super::stranded::unplayable;
use crate::error::{Error, Result};
use crate::store::journal::JournalRow;
use crate::store::matches::Match;

/// What a seat contributes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Nothing,
    Computer(Hash),
    Awaited,
    Bound(Hash),
    Withheld(Hash),
    Nonce(Hash, Hash),
}

/// How far the agreement is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// Some seats are not bound yet.
    Commit,
    /// All are, and some have not shown their nonce.
    Open,
    /// Nothing is missing.
    Set,
}

/// What the dice of one match are made of.
#[derive(Clone)]
pub(crate) struct Pact {
    code: String,
    spec: String,
    secret: Hash,
    commitment: Hash,
    parts: [Part; 2],
}

/// For logs: never the secret.
impl std::fmt::Debug for Pact {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Pact").field("code", &self.code).finish_non_exhaustive()
    }
}

impl Pact {
    /// Before anybody has contributed anything; the match as it was when it began.
    pub(super) fn new(listed: &Match, secret: Hash) -> Self {
        let (code, spec) = (listed.code.clone(), listed.spec.clone());
        let parts = Seat::ALL.map(|seat| match listed.seats.level(seat) {
            Some(_) => Part::Computer(computer_nonce(&secret, &code, seat)),
            None => Part::Nothing,
        });
        Self { commitment: commitment(&code, &spec, &secret), code, spec, secret, parts }
    }

    /// As the journal of a match left it.
    pub(crate) fn of_journal(listed: &Match, secret: Hash, steps: &[JournalRow]) -> Result<Self> {
        let mut pact = Self::new(listed, secret);
        for step in steps {
            let line: JournalLine = serde_json::from_str(&step.body).map_err(|_| unplayable())?;
            pact.take(&line.entry)?;
            if matches!(line.entry, Entry::Begin(_)) {
                break;
            }
        }
        Ok(pact)
    }

    /// Do what an entry says; most say nothing about the dice.
    pub(super) fn take(&mut self, entry: &Entry) -> Result<()> {
        match entry {
            Entry::Shake(seats) => {
                seats.iter().for_each(|seat| self.parts[Seat::from(*seat) as usize] = Part::Awaited);
            }
            Entry::Commit(seat, bound) => {
                let seat = Seat::from(*seat);
                if self.parts[seat as usize] != Part::Awaited {
                    return Err(not_now("commit"));
                }
                self.parts[seat as usize] = match bound {
                    Some(bound) => Part::Bound(read(bound)?),
                    None => Part::Nothing,
                };
            }
            Entry::Open(seat, nonce) => {
                let seat = Seat::from(*seat);
                let (Part::Bound(bound), Stage::Open) = (self.parts[seat as usize], self.stage()) else {
                    return Err(not_now("open"));
                };
                self.parts[seat as usize] = match nonce {
                    Some(nonce) => {
                        let nonce = read(nonce)?;
                        if nonce_commitment(&self.code, seat, &self.commitment, &nonce) != bound {
                            return Err(Error::conflict("nonce-not-committed"));
                        }
                        Part::Nonce(bound, nonce)
                    }
                    None => Part::Withheld(bound),
                };
            }
            _ => {}
        }
        Ok(())
    }

    pub(super) fn stage(&self) -> Stage {
        if self.parts.contains(&Part::Awaited) {
            Stage::Commit
        } else if self.parts.iter().any(|part| matches!(part, Part::Bound(_))) {
            Stage::Open
        } else {
            Stage::Set
        }
    }

    /// Which seats are waited for.
    pub(super) fn waits(&self) -> [bool; 2] {
        let stage = self.stage();
        self.parts.map(|part| match part {
            Part::Awaited => true,
            Part::Bound(_) => stage == Stage::Open,
            _ => false,
        })
    }

    fn bound(&self, seat: Seat) -> Option<Hash> {
        match self.parts[seat as usize] {
            Part::Nothing | Part::Awaited => None,
            Part::Bound(bound) | Part::Withheld(bound) | Part::Nonce(bound, _) => Some(bound),
            Part::Computer(nonce) => Some(nonce_commitment(&self.code, seat, &self.commitment, &nonce)),
        }
    }

    fn nonce(&self, seat: Seat) -> Option<&Hash> {
        match &self.parts[seat as usize] {
            Part::Computer(nonce) | Part::Nonce(_, nonce) => Some(nonce),
            Part::Nothing | Part::Awaited | Part::Bound(_) | Part::Withheld(_) => None,
        }
    }

    /// The dice, once nothing is missing.
    pub(crate) fn stream(&self) -> Stream {
        Stream::new(&self.secret, &self.code, Seat::ALL.map(|seat| self.nonce(seat)))
    }

    /// What it says in the record of the match, with its dice and secret answers.
    pub(super) fn fairness(&self, runs: Vec<Run>, sealed: Vec<Sealed>) -> Fairness {
        let seats = Seat::ALL.map(|seat| match (self.parts[seat as usize], self.bound(seat)) {
            (Part::Computer(nonce), Some(commitment)) => Contribution::Computer { commitment, nonce },
            (Part::Nonce(commitment, nonce), _) => Contribution::Nonce { commitment, nonce },
            // Called off before it was shown.
            (Part::Withheld(commitment) | Part::Bound(commitment), _) => {
                Contribution::Withheld { commitment }
            }
            (Part::Nothing | Part::Awaited | Part::Computer(_), _) => Contribution::Nothing,
        });
        Fairness { commitment: self.commitment, secret: self.secret, seats, runs, sealed }
    }

    /// What everybody may know of it: the secret once the match `is_over`, nonces once nothing is missing.
    pub(super) fn told(&self, is_over: bool, rolled: u64, takebacks: Vec<u64>, wait: Option<i64>) -> Told {
        let is_set = is_over || self.stage() == Stage::Set;
        let [home, away] = Seat::ALL.map(|seat| DicePart {
            part: match self.parts[seat as usize] {
                Part::Nothing => DiceRole::Nothing,
                Part::Computer(_) => DiceRole::Computer,
                Part::Awaited => DiceRole::Awaited,
                Part::Bound(_) => DiceRole::Bound,
                Part::Withheld(_) => DiceRole::Withheld,
                Part::Nonce(..) => DiceRole::Nonce,
            },
            commitment: self.bound(seat).map(|bound| to_hex(&bound)),
            nonce: self.nonce(seat).filter(|_| is_set).map(|nonce| to_hex(nonce)),
        });
        let stage = match self.stage() {
            _ if is_over => DiceStage::Shown,
            Stage::Commit => DiceStage::Commit,
            Stage::Open => DiceStage::Open,
            Stage::Set => DiceStage::Set,
        };
        Told {
            code: self.code.clone(),
            spec: self.spec.clone(),
            commitment: to_hex(&self.commitment),
            stage,
            wait,
            home,
            away,
            rolled,
            takebacks,
            secret: is_over.then(|| to_hex(&self.secret)),
        }
    }
}

/// A hash as a client writes it.
pub(super) fn read<const N: usize>(text: &str) -> Result<[u8; N]> {
    from_hex(text).ok_or_else(|| Error::bad("bad-hexadecimal").number("digits", N as u64 * 2))
}

fn not_now(what: &'static str) -> Error {
    Error::conflict("dice-not-awaited").case(what)
}

#[cfg(test)]
#[path = "tests/pact.rs"]
mod tests;
