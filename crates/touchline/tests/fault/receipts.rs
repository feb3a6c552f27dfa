//! A player's part in the dice, kept as a careful client does: a nonce of its own, sealed secrets, and a
//! receipt that survives every break. What a server that was killed tells afterwards may not differ from it.

use std::collections::HashMap;

use crate::common::{Value, json};
use touchline_engine::{Record, Seat};
use touchline_fairdice::commit::nonce_commitment;
use touchline_fairdice::seal::{Salt, fold, seal};
use touchline_fairdice::verify::{Facts, Passed, Report, Warning, check};
use touchline_fairdice::{Announced, Bound, Contribution, Fairness, Hash, Receipt, Shown, from_hex, to_hex};
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;

fn hash(message: &Value, key: &str) -> Option<Hash> {
    message[key].as_str().map(|hex| from_hex(hex).unwrap())
}

/// What one player keeps.
#[derive(Debug)]
pub(crate) struct Keeper {
    code: String,
    seat: Seat,
    nonce: Hash,
    receipt: Option<Receipt>,
    /// What the seats are bound to, as it was first told when nobody could become bound any more.
    bounds: Option<[Option<Hash>; 2]>,
    /// The most dice that were ever told to have been rolled.
    rolled: u64,
    salts: u128,
    /// Opened choices, as they were first told.
    opened: HashMap<(Seat, u64), Value>,
}

impl Keeper {
    pub(crate) fn new(code: &str, seat: Seat, seed: u64) -> Self {
        let mut nonce = [seat as u8; 32];
        nonce[..8].copy_from_slice(&seed.to_be_bytes());
        let (receipt, opened) = (None, HashMap::new());
        Self { code: code.to_owned(), seat, nonce, receipt, bounds: None, rolled: 0, salts: 0, opened }
    }

    /// Keep what was told of the dice; what the server waits for.
    pub(crate) fn hear_dice(&mut self, told: &Value) -> Option<Value> {
        let commitment = hash(told, "commitment").unwrap();
        let receipt = self.receipt.get_or_insert_with(|| Receipt {
            code: self.code.clone(),
            spec: told["spec"].as_str().unwrap().to_owned(),
            seat: self.seat,
            commitment,
            seats: [Bound::Unseen; 2],
            nonce: Some(self.nonce),
            takebacks: Vec::new(),
            shown: Vec::new(),
            here: Vec::new(),
            seals: Vec::new(),
            faults: Vec::new(),
        });
        assert_eq!(receipt.commitment, commitment, "{}: the commitment never changes", self.code);
        let rolled = told["rolled"].as_u64().unwrap();
        assert!(rolled >= self.rolled, "{}: the dice went back from {} to {rolled}", self.code, self.rolled);
        self.rolled = rolled;
        let (stage, own) = (told["stage"].as_str().unwrap(), &told[self.seat.word()]);
        let bounds = ["home", "away"].map(|seat| hash(&told[seat], "commitment"));
        if stage != "commit" {
            let first = *self.bounds.get_or_insert(bounds);
            assert_eq!(first, bounds, "{}: what a seat is bound to never changes", self.code);
        }
        // What is told later was not seen in time.
        if stage == "open" || (stage == "set" && rolled == 0) {
            receipt.seats = bounds.map(|bound| bound.map_or(Bound::Nothing, Bound::To));
        }
        let bound = nonce_commitment(&self.code, self.seat, &commitment, &self.nonce);
        match (stage, own["part"].as_str().unwrap()) {
            ("commit", "awaited") => Some(json!({ "do": "commit", "commitment": to_hex(&bound) })),
            ("open", "bound") => {
                assert_eq!(hash(own, "commitment"), Some(bound));
                Some(json!({ "do": "open", "nonce": to_hex(&self.nonce) }))
            }
            _ => None,
        }
    }

    /// Dice have fallen: each shows the same, however often it is told.
    pub(crate) fn hear_rolled(&mut self, told: &Value) {
        let (Some(receipt), rolled) = (&mut self.receipt, &told["rolled"]) else { return };
        let Some(first) = rolled["first"].as_u64() else { return };
        let [sides, faces] = ["sides", "faces"].map(|key| rolled[key].as_str().unwrap());
        let shown = Shown::read(first, sides, faces).unwrap();
        let before = receipt.shown.iter().flat_map(Shown::numbered);
        let known: HashMap<u64, _> = before.collect();
        for (number, die) in shown.numbered() {
            assert!(known.get(&number).is_none_or(|before| *before == die), "{}: die {number}", self.code);
        }
        receipt.shown.push(shown);
    }

    /// A seal was announced.
    pub(crate) fn hear_seal(&mut self, told: &Value) {
        let Some(receipt) = &mut self.receipt else { return };
        let seat = Seat::from_word(told["by"].as_str().unwrap()).unwrap();
        let (choice, seal) = (told["choice"].as_u64().unwrap(), hash(told, "seal"));
        if receipt.seal(seat, choice).copied() != seal {
            receipt.seals.push(Announced::new(seat, choice, seal));
        }
    }

    /// A choice is shown and opened: it is what was announced, and the same however often it is told.
    pub(crate) fn hear_opened(&mut self, told: &Value) {
        let seat = Seat::from_word(told["by"].as_str().unwrap()).unwrap();
        let choice = told["choice"].as_u64().unwrap();
        let parts = told["parts"].as_array().unwrap().iter().map(|part| {
            let salt: Salt = from_hex(part["salt"].as_str().unwrap()).unwrap();
            let answers: Vec<&str> =
                part["answers"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
            seal(&self.code, seat, choice, &salt, &answers)
        });
        let found = fold(&parts.collect::<Vec<_>>());
        if let Some(announced) = self.receipt.as_ref().and_then(|receipt| receipt.seal(seat, choice)) {
            assert_eq!(found, *announced, "{}: not what was sealed: {told}", self.code);
        }
        let first = self.opened.entry((seat, choice)).or_insert_with(|| told.clone());
        assert_eq!(first, told, "{}: opened twice, and not alike", self.code);
    }

    /// The seal of an answer to a secret question.
    pub(crate) fn sealed(&mut self, choice: u64, answer: &str) -> Value {
        self.salts += 1;
        let salt: Salt = self.salts.to_be_bytes();
        let hash = seal(&self.code, self.seat, choice, &salt, &[answer]);
        json!({ "hash": to_hex(&hash), "salt": to_hex(&salt) })
    }

    /// Check the record of the finished match by its rules, with this receipt; how many dice, seals that were
    /// held, and choices that were opened before the end.
    pub(crate) fn check(&self, text: &str) -> [usize; 3] {
        let record = Record::parse(text).unwrap();
        let facts =
            with_game!(AnyGame::of_record(&record).unwrap(), game => Facts::of(game, &record)).unwrap();
        let receipt = self.receipt.as_ref().expect("it was told of the dice");
        let Report { passed, warnings, mismatch } = check(&record, Some(&facts), Some(receipt)).unwrap();
        assert_eq!(mismatch, None, "{}\n{}\n{text}", self.code, receipt.to_text());
        let fairness = Fairness::of(&record).unwrap();
        let own = &fairness.seats[self.seat as usize];
        assert!(
            matches!(own, Contribution::Nonce { .. }) || warnings.contains(&Warning::LeftOut(self.seat)),
            "{}: {own:?}",
            self.code
        );
        let (mut dice, mut seals) = (0, 0);
        for passed in passed {
            match passed {
                Passed::Dice(count) => dice = count,
                Passed::Seals { held, .. } => seals = held,
                Passed::Receipt | Passed::Commitment | Passed::Nonces(_) | Passed::Shown(_) => {}
            }
        }
        assert!(fairness.runs.windows(2).all(|two| two[0].end() == two[1].first), "no die is left out");
        [dice, seals, self.opened.len()]
    }
}
