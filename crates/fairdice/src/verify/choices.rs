//! The check of the secret choices: every secret answer is listed, what was sealed is what the record
//! says, and nothing that a receipt saw sealed is missing or listed under another number.

use std::collections::BTreeMap;

use touchline_engine::{Faces, Seat};

use super::{Check, Mismatch, Passed, Warning};
use crate::bytes::Hash;
use crate::header::Sealed;
use crate::receipt::{Announced, Receipt};
use crate::seal::{fold, seal};

/// A choice of the record.
struct Listed {
    /// The seal of the whole; none where a part of it was not sealed.
    seal: Option<Hash>,
    /// Between which dice it was made, by the numbers of those that stand: after the one before the first
    /// number, before the second. More dice may have been rolled there and taken back.
    made: [u64; 2],
}

impl Check<'_> {
    pub(super) fn seals(&self, warnings: &mut Vec<Warning>) -> Result<Passed, Mismatch> {
        let sealed = &self.fairness.sealed;
        let inputs: Vec<&String> = self.record.lines.iter().flat_map(|line| &line.inputs).collect();
        self.are_listed(inputs.len())?;
        let listed = self.listed(&inputs);
        let held = self.receipt.map(Receipt::held).unwrap_or_default();
        for ((seat, choice), announced) in &held {
            // What was announced as sealed is shown as something else, or not at all.
            if listed.get(&(*seat, *choice)).is_some_and(|listed| listed.seal != announced.seal) {
                return Err(Mismatch::Seal { seat: *seat, choice: *choice });
            }
        }
        let gone: Vec<_> = held.iter().filter(|(key, _)| !listed.contains_key(key)).collect();
        if let Some(((seat, choice), _)) = gone.iter().find(|(_, announced)| !self.may_be_gone(announced)) {
            return Err(Mismatch::Gone { seat: *seat, choice: *choice });
        }
        let new = listed.iter().filter(|(key, listed)| listed.seal.is_some() && !held.contains_key(key));
        let new: Vec<_> = new.filter(|_| self.receipt.is_some()).collect();
        if let Some(((seat, choice), _)) = new.iter().find(|(_, listed)| self.was_here(listed.made)) {
            return Err(Mismatch::Unannounced { seat: *seat, choice: *choice });
        }
        self.are_in_order()?;
        for seat in Seat::ALL {
            let unsealed = sealed.iter().filter(|part| part.seat == seat && part.salt.is_none()).count();
            if unsealed > 0 {
                warnings.push(Warning::Unsealed(seat, unsealed));
            }
        }
        if !new.is_empty() {
            warnings.push(Warning::NotHeld(new.len()));
        }
        if !gone.is_empty() {
            warnings.push(Warning::Unlisted(gone.len()));
        }
        let held = held.len() - gone.len();
        Ok(Passed::Seals { sealed: sealed.iter().filter(|part| part.salt.is_some()).count(), held })
    }

    /// The list names answers that are there, and all that the rules ask in secret.
    fn are_listed(&self, inputs: usize) -> Result<(), Mismatch> {
        let listed = &self.fairness.sealed;
        for Sealed { inputs: [first, count], .. } in listed {
            if *count == 0 || first.saturating_add(*count) > inputs {
                return Err(Mismatch::Sealed { input: *first });
            }
        }
        let Some(facts) = self.facts else { return Ok(()) };
        let named = listed.iter().flat_map(|Sealed { seat, inputs: [first, count], .. }| {
            (*first..first + count).map(move |input| (input, *seat))
        });
        let mut named: Vec<_> = named.collect();
        named.sort_unstable();
        let differs = named.iter().zip(&facts.secrets).find(|(named, known)| named != known);
        let differs = differs.map(|(named, known)| named.0.min(known.0));
        let more = named.get(facts.secrets.len()).or(facts.secrets.get(named.len()));
        match differs.or(more.map(|(input, _)| *input)) {
            Some(input) => Err(Mismatch::Sealed { input }),
            None => Ok(()),
        }
    }

    /// No answer is listed twice, and the numbers of choices never go back: a number is used once. Some are
    /// left out, of choices that were given up.
    fn are_in_order(&self) -> Result<(), Mismatch> {
        let (mut next, mut last) = (0, 0);
        for Sealed { choice, inputs: [first, count], .. } in &self.fairness.sealed {
            if *first < next || *choice < last {
                return Err(Mismatch::Sealed { input: *first });
            }
            (next, last) = (first + count, *choice);
        }
        Ok(())
    }

    fn listed(&self, inputs: &[&String]) -> BTreeMap<(Seat, u64), Listed> {
        // The seals of a choice's parts, unless one has no salt, and where its answers begin.
        let mut listed = BTreeMap::<_, (Option<Vec<Hash>>, usize)>::new();
        for Sealed { seat, choice, inputs: [first, count], salt } in &self.fairness.sealed {
            let answers = &inputs[*first..first + count];
            let part = salt.as_ref().map(|salt| seal(self.code, *seat, *choice, salt, answers));
            let (whole, _) = listed.entry((*seat, *choice)).or_insert((Some(Vec::new()), *first));
            match (whole.as_mut(), part) {
                (Some(parts), Some(part)) => parts.push(part),
                _ => *whole = None,
            }
        }
        let numbers: Vec<u64> = self.fairness.runs.iter().flat_map(|run| run.first..run.end()).collect();
        let made = |first: usize| {
            let rolls = inputs[..first].iter().filter_map(|input| Faces::parse(input).ok());
            let before = rolls.map(|faces| faces.as_ref().len()).sum::<usize>();
            let after = before.checked_sub(1).and_then(|last| numbers.get(last)).map_or(0, |last| last + 1);
            // After the last die some may have been rolled that were taken back.
            let at_last = || self.takebacks().iter().copied().fold(after, u64::max);
            [after, numbers.get(before).copied().unwrap_or_else(at_last)]
        };
        let listed = listed.into_iter().map(|(key, (parts, first))| {
            (key, Listed { seal: parts.map(|parts| fold(&parts)), made: made(first) })
        });
        listed.collect()
    }

    fn takebacks(&self) -> &[u64] {
        self.receipt.map_or(&[], |receipt| &receipt.takebacks)
    }

    /// Whether a takeback of the receipt came after the choice was sealed and went back to before it: the
    /// dice that fell between the two are not in the record.
    fn may_be_gone(&self, announced: &Announced) -> bool {
        let [dice, agreed] = match announced.at {
            _ if announced.lapsed => return true,
            None => return !self.takebacks().is_empty(),
            Some(at) => at,
        };
        let later = self.takebacks().iter().skip(usize::try_from(agreed).unwrap_or(usize::MAX));
        later.copied().any(|takeback| (self.left_by(takeback)..=takeback).contains(&dice))
    }

    /// The number after the last die of the record that fell before a takeback.
    fn left_by(&self, takeback: u64) -> u64 {
        let before = self.fairness.runs.iter().rev().find(|run| run.first < takeback);
        before.map_or(0, |run| run.end().min(takeback))
    }

    /// Whether the client was there all the time when a choice was made.
    fn was_here(&self, [after, before]: [u64; 2]) -> bool {
        let here = self.receipt.map_or(&[][..], |receipt| &receipt.here);
        here.iter().any(|[first, last]| *first <= after && before <= *last)
    }
}
