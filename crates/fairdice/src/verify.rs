//! The check of a record: everything recomputed, in an order in which each step rests on those before it, and
//! the first mismatch named.

use std::collections::{BTreeMap, BTreeSet};

use touchline_engine::{Faces, Record, Seat};

mod choices;

use crate::commit::{commitment, computer_nonce, nonce_commitment};
use crate::header::{Contribution, Fairness, HeaderError, Run};
use crate::receipt::{Bound, Receipt, Shown};
pub use crate::report::{Mismatch, Passed, Report, Warning};
use crate::stream::Stream;

/// What only the rules know of a record; a check without it takes the record's word for it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The sides of every die, in order.
    pub sides: Vec<u8>,
    /// Of every die, whether nobody sees it before the end.
    pub hidden: Vec<bool>,
    /// The secret answers: which inputs they are, counted from 0, and whose.
    pub secrets: Vec<(usize, Seat)>,
}

/// Check a record, with a receipt where there is one. Fails where the record has no fairness data that can be
/// read.
pub fn check(
    record: &Record,
    facts: Option<&Facts>,
    receipt: Option<&Receipt>,
) -> Result<Report, HeaderError> {
    let fairness = Fairness::of(record)?;
    let code = record.header("match").ok_or(HeaderError::Broken("match"))?;
    let mut report = Report::default();
    let check = Check { record, code, fairness: &fairness, facts, receipt };
    report.mismatch = check.run(&mut report.passed, &mut report.warnings).err();
    Ok(report)
}

struct Check<'a> {
    record: &'a Record,
    code: &'a str,
    fairness: &'a Fairness,
    facts: Option<&'a Facts>,
    receipt: Option<&'a Receipt>,
}

impl Check<'_> {
    fn run(&self, passed: &mut Vec<Passed>, warnings: &mut Vec<Warning>) -> Result<(), Mismatch> {
        match self.receipt {
            Some(receipt) => {
                self.receipt(receipt, warnings)?;
                passed.push(Passed::Receipt);
            }
            None => warnings.push(Warning::NoReceipt),
        }
        if commitment(self.code, self.record.spec(), &self.fairness.secret) != self.fairness.commitment {
            return Err(Mismatch::Commitment);
        }
        passed.push(Passed::Commitment);
        passed.push(Passed::Nonces(self.nonces(warnings)?));
        self.numbers(warnings)?;
        let stream = self.stream();
        passed.push(Passed::Dice(self.dice(&stream)?));
        if let Some(receipt) = self.receipt {
            let shown = self.shown(receipt, &stream, warnings)?;
            if shown > 0 {
                passed.push(Passed::Shown(shown));
            }
        }
        let sealed = self.seals(warnings)?;
        if !self.fairness.sealed.is_empty() {
            passed.push(sealed);
        }
        match self.receipt.map_or(0, |receipt| receipt.faults.len()) {
            0 => Ok(()),
            count => Err(Mismatch::Fault { count }),
        }
    }

    /// What the player saw then is what the record says now.
    fn receipt(&self, receipt: &Receipt, warnings: &mut Vec<Warning>) -> Result<(), Mismatch> {
        let spec = self.record.spec();
        if receipt.code != self.code {
            let (record, receipt) = (self.code.to_owned(), receipt.code.clone());
            return Err(Mismatch::OtherMatch { record, receipt });
        }
        if receipt.spec != spec {
            let (record, receipt) = (spec.to_owned(), receipt.spec.clone());
            return Err(Mismatch::OtherSpec { record, receipt });
        }
        if receipt.commitment != self.fairness.commitment {
            return Err(Mismatch::ReplacedCommitment);
        }
        self.own_nonce(receipt, warnings)?;
        for seat in Seat::ALL {
            let contributed = self.fairness.seats[seat as usize].commitment();
            let is_own = seat == receipt.seat && receipt.nonce.is_some();
            let is_seen = match &receipt.seats[seat as usize] {
                // Of one's own the nonce says it, seen or not. Receipts of old have `none` for unseen.
                Bound::Unseen | Bound::Nothing if is_own => true,
                Bound::Unseen => {
                    // One that is not in the dice, or follows from the secret, was not chosen later.
                    if matches!(self.fairness.seats[seat as usize], Contribution::Nonce { .. }) {
                        warnings.push(Warning::UnseenNonce(seat));
                    }
                    true
                }
                Bound::Nothing => contributed.is_none(),
                Bound::To(seen) => contributed == Some(seen),
            };
            if !is_seen {
                return Err(Mismatch::ReplacedNonce { seat });
            }
        }
        Ok(())
    }

    /// The nonce of the receipt is the one that its seat was bound to. If it is not in the dice, the check of
    /// the seats says so.
    fn own_nonce(&self, receipt: &Receipt, warnings: &mut Vec<Warning>) -> Result<(), Mismatch> {
        let seat = receipt.seat;
        let own = &self.fairness.seats[seat as usize];
        let Some(nonce) = &receipt.nonce else {
            if own.nonce().is_some() {
                warnings.push(Warning::NoNonce(seat));
            }
            return Ok(());
        };
        let bound = nonce_commitment(self.code, seat, &self.fairness.commitment, nonce);
        // A seat that contributed nothing: even the commitment came too late.
        let is_ours = own.commitment().is_none_or(|other| *other == bound);
        if is_ours { Ok(()) } else { Err(Mismatch::OtherNonce { seat }) }
    }

    /// Whether the receipt has a nonce for a seat.
    fn is_own(&self, seat: Seat) -> bool {
        self.receipt.is_some_and(|receipt| receipt.seat == seat && receipt.nonce.is_some())
    }

    /// Both nonces; how many there are.
    fn nonces(&self, warnings: &mut Vec<Warning>) -> Result<usize, Mismatch> {
        let mut count = 0;
        for seat in Seat::ALL {
            let contributed = &self.fairness.seats[seat as usize];
            match contributed {
                Contribution::Nothing if self.is_own(seat) => {
                    warnings.extend([Warning::LeftOut(seat), Warning::Refused(seat)]);
                }
                Contribution::Withheld { .. } if self.is_own(seat) => {
                    warnings.push(Warning::LeftOut(seat));
                }
                Contribution::Nothing => warnings.push(Warning::Nothing(seat)),
                Contribution::Withheld { .. } => warnings.push(Warning::Withheld(seat)),
                Contribution::Nonce { .. } => {}
                Contribution::Computer { nonce, .. } => {
                    if computer_nonce(&self.fairness.secret, self.code, seat) != *nonce {
                        return Err(Mismatch::ComputerNonce { seat });
                    }
                }
            }
            let Some(nonce) = contributed.nonce() else { continue };
            let bound = nonce_commitment(self.code, seat, &self.fairness.commitment, nonce);
            if contributed.commitment() != Some(&bound) {
                return Err(Mismatch::Nonce { seat });
            }
            count += 1;
        }
        let is_players = |seat: &Contribution| matches!(seat, Contribution::Nonce { .. });
        if !self.fairness.seats.iter().any(is_players) {
            warnings.push(Warning::ServerAlone);
        }
        Ok(count)
    }

    /// The numbers of the dice only ever grow, and leave out what was taken back and nothing else.
    fn numbers(&self, warnings: &mut Vec<Warning>) -> Result<(), Mismatch> {
        let (mut next, mut left_out) = (0, 0);
        for run in &self.fairness.runs {
            if run.first < next {
                return Err(Mismatch::Backwards { number: run.first });
            }
            if run.first > next {
                let is_known = |receipt: &Receipt| receipt.takebacks.contains(&run.first);
                if self.receipt.is_some_and(|receipt| !is_known(receipt)) {
                    return Err(Mismatch::Skipped { from: next, to: run.first });
                }
                left_out += run.first - next;
            }
            next = run.end();
        }
        let Some(receipt) = self.receipt else {
            if left_out > 0 {
                warnings.push(Warning::TakenBack(left_out));
            }
            return Ok(());
        };
        // Dice that were shown and come after the last of the record were taken back, or left out.
        let end = receipt.shown.iter().map(Shown::end).max().unwrap_or_default();
        if end > next && receipt.takebacks.iter().all(|count| *count < end) {
            return Err(Mismatch::Skipped { from: next, to: end });
        }
        Ok(())
    }

    fn stream(&self) -> Stream {
        let Fairness { secret, seats, .. } = self.fairness;
        Stream::new(secret, self.code, [seats[0].nonce(), seats[1].nonce()])
    }

    /// Every die; how many there are.
    fn dice(&self, stream: &Stream) -> Result<usize, Mismatch> {
        let runs = &self.fairness.runs;
        let faces: Vec<(usize, u8)> = self.faces().collect();
        let numbered: u64 = runs.iter().map(|run| u64::from(run.count)).sum();
        if usize::try_from(numbered) != Ok(faces.len()) {
            return Err(Mismatch::DiceCount { dice: faces.len(), numbered });
        }
        let dice = runs.iter().flat_map(|run| (run.first..run.end()).map(|number| (number, run.sides)));
        for (at, ((line, face), (number, sides))) in faces.iter().zip(dice).enumerate() {
            if let Some(rules) = self.facts.and_then(|facts| facts.sides.get(at)).filter(|s| **s != sides) {
                return Err(Mismatch::Sides { number, record: sides, rules: *rules });
            }
            let stream = stream.die(number, sides);
            if stream != *face {
                return Err(Mismatch::Die { line: *line, number, record: *face, stream });
            }
        }
        Ok(faces.len())
    }

    /// Every die that the player was shown is the stream's; how many there are. The record's are the stream's
    /// by now, so they are also those that were shown. What was not shown must be what nobody sees.
    fn shown(
        &self,
        receipt: &Receipt,
        stream: &Stream,
        warnings: &mut Vec<Warning>,
    ) -> Result<usize, Mismatch> {
        let runs = &self.fairness.runs;
        let dice = runs.iter().flat_map(|run| (run.first..run.end()).map(|number| (number, run.sides)));
        let record: BTreeMap<u64, (usize, u8)> =
            dice.enumerate().map(|(at, (number, sides))| (number, (at, sides))).collect();
        let (mut seen, mut compared, mut masked) = (BTreeSet::new(), 0, 0);
        for (number, die) in receipt.shown.iter().flat_map(Shown::numbered) {
            seen.insert(number);
            let recorded = record.get(&number);
            let Some([sides, shown]) = die else {
                match recorded.and_then(|(at, _)| self.facts?.hidden.get(*at)) {
                    Some(true) => {}
                    Some(false) => return Err(Mismatch::Masked { number }),
                    // Only the rules know, and they know nothing of what was taken back.
                    None => masked += 1,
                }
                continue;
            };
            // Only of a die that was taken back its sides are what the server said then.
            let stream = stream.die(number, recorded.map_or(sides, |(_, sides)| *sides));
            if shown != stream {
                return Err(Mismatch::Shown { number, shown, stream });
            }
            compared += 1;
        }
        let unseen = record.keys().filter(|number| !seen.contains(number)).count();
        if unseen > 0 {
            warnings.push(Warning::Unseen(unseen));
        }
        let end = runs.last().map_or(0, Run::end);
        let seen_back = seen.iter().filter(|number| **number < end && !record.contains_key(number)).count();
        let unseen_back = end - record.len() as u64 - seen_back as u64;
        if unseen_back > 0 {
            warnings.push(Warning::UnseenBack(unseen_back));
        }
        if masked > 0 {
            warnings.push(Warning::Masked(masked));
        }
        Ok(compared)
    }

    /// The faces of the record with their lines.
    fn faces(&self) -> impl Iterator<Item = (usize, u8)> {
        let inputs = self.record.lines.iter().flat_map(|line| line.inputs.iter().map(|i| (line.number, i)));
        let rolls = inputs.filter_map(|(line, input)| Some((line, Faces::parse(input).ok()?)));
        rolls.flat_map(|(line, faces)| faces.as_ref().to_vec().into_iter().map(move |face| (line, face)))
    }
}
