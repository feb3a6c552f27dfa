//! The check of dice and seals from outside: a match that holds, and everything that does not.

use std::fs;

use crate::common::{Folder, text};
use touchline_engine::{
    Describe, DiceSource, Draws, Driver, Faces, Node, Pcg, Record, Refusal, Rng as _, Seat,
};
use touchline_fairdice::seal::{fold, seal};
use touchline_fairdice::verify::Facts;
use touchline_fairdice::{
    Announced, Bound, Contribution, Fairness, Fault, FaultKind, Hash, Receipt, Run, Sealed, Shown, Stream,
    commit, to_hex,
};
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;

const CODE: &str = "k3m9x7w2hq4p";
const SECRET: Hash = [0x42; 32];
const GAMES: [&str; 6] = ["fuba:3.0", "fuba:3.0+all", "fuba:2.0", "fuba:2.1+all", "grid:basic", "grid:full"];
const NONCES: [Hash; 2] = [[0x11; 32], [0x22; 32]];

/// The dice of a match, which notes their numbers.
struct Fair {
    stream: Stream,
    next: u64,
    runs: Vec<Run>,
    shown: Vec<Option<[u8; 2]>>,
}

impl DiceSource for Fair {
    fn roll(&mut self, draws: &Draws) -> Result<Faces, Refusal> {
        let mut faces = Vec::new();
        for sides in draws.sides() {
            Run::push(&mut self.runs, self.next, *sides);
            let face = self.stream.die(self.next, *sides);
            self.shown.push(Some([*sides, face]));
            faces.push(face);
            self.next += 1;
        }
        Ok(Faces::new(&faces))
    }
}

/// A match with its fairness data, both seats answering at random and sealing what is secret; home resigns
/// after so many inputs.
fn played<G: Describe>(game: G, spec: &str, most: usize) -> (Record, [Receipt; 2]) {
    played_from(game, spec, most, 7)
}

/// The same, with the answers of a seed.
fn played_from<G: Describe>(game: G, spec: &str, most: usize, seed: u64) -> (Record, [Receipt; 2]) {
    let commitment = commit::commitment(CODE, spec, &SECRET);
    let bound =
        Seat::ALL.map(|seat| commit::nonce_commitment(CODE, seat, &commitment, &NONCES[seat as usize]));
    let stream = Stream::new(&SECRET, CODE, [Some(&NONCES[0]), Some(&NONCES[1])]);
    let mut dice = Fair { stream, next: 0, runs: Vec::new(), shown: Vec::new() };
    let mut driver = Driver::new(game, &G::Terms::default());
    let (mut rng, mut sealed, mut seals) = (Pcg::new(seed, 0), Vec::new(), Vec::new());
    loop {
        match driver.node() {
            Node::Chance => drop(driver.roll_from(&mut dice).unwrap()),
            Node::Over(_) => break,
            Node::Decide(seat, decision) => {
                let count = u32::try_from(driver.actions().len()).unwrap();
                let action = driver.actions()[rng.below(count) as usize];
                if game.is_secret(&decision) {
                    let (choice, first) = (sealed.len() as u64, driver.inputs().len());
                    let salt = rng.next_u32().to_be_bytes().repeat(4).try_into().unwrap();
                    sealed.push(Sealed { seat, choice, inputs: [first, 1], salt: Some(salt) });
                    let answer = [game.write_action(action)];
                    let seal = fold(&[seal(CODE, seat, choice, &salt, &answer)]);
                    let at = Some([dice.next, 0]);
                    seals.push(Announced { at, ..Announced::new(seat, choice, Some(seal)) });
                }
                driver.act(action).unwrap();
            }
        }
        if driver.inputs().len() == most {
            driver.call(game.read_call("call resign home").unwrap()).unwrap();
        }
    }
    let seats = Seat::ALL
        .map(|seat| Contribution::Nonce { commitment: bound[seat as usize], nonce: NONCES[seat as usize] });
    let fairness = Fairness { commitment, secret: SECRET, seats, runs: dice.runs, sealed };
    let [home, away] = game.score(driver.state());
    let (rules, result) = (game.revision().to_string(), format!("{home}-{away}"));
    let mut record =
        Record::of(&driver, &[("spec", spec), ("rules", &rules), ("match", CODE), ("result", &result)]);
    for (key, value) in fairness.headers() {
        record.set(key, &value);
    }
    let receipt = |seat: Seat| Receipt {
        code: CODE.into(),
        spec: spec.into(),
        seat,
        commitment,
        seats: bound.map(Bound::To),
        nonce: Some(NONCES[seat as usize]),
        takebacks: Vec::new(),
        shown: if dice.shown.is_empty() {
            Vec::new()
        } else {
            vec![Shown { first: 0, dice: dice.shown.clone() }]
        },
        here: vec![[0, dice.next]],
        seals: seals.clone(),
        faults: Vec::new(),
    };
    (record, Seat::ALL.map(receipt))
}

/// What the program says of a record with a receipt: on its output and, where it refuses, as an error.
fn verified(folder: &Folder, record: &str, receipt: Option<&str>) -> (String, Option<String>) {
    fs::write(folder.0.join("match.tlm"), record).unwrap();
    fs::write(folder.0.join("receipt.txt"), receipt.unwrap_or_default()).unwrap();
    let all = ["verify", "match.tlm", "--receipt", "receipt.txt"];
    let out = folder.touchline(if receipt.is_some() { &all } else { &all[..2] }, "");
    (text(&out.stdout), (!out.status.success()).then(|| text(&out.stderr)))
}

#[test]
fn a_finished_match_holds_in_every_game() {
    let folder = Folder::new("verify");
    for spec in GAMES {
        let game = AnyGame::from_text(spec).unwrap();
        let (record, receipts) = with_game!(game, game => played(game, spec, 4000));
        let dice = Fairness::of(&record).unwrap().runs.iter().map(|run| run.count).sum::<u32>();
        for receipt in &receipts {
            let (said, refused) = verified(&folder, &record.to_text(), Some(&receipt.to_text()));
            assert_eq!(refused, None, "{spec}");
            let all = [" dice show what the stream gives\n", " dice are what you were shown\n"];
            assert!(all.iter().all(|all| said.contains(&format!("{dice}{all}"))), "{spec}: {said}");
            assert!(said.ends_with("The record holds.\n"), "{spec}: {said}");
            assert!(!said.contains("warning"), "{spec}: {said}");
        }
    }
}

#[test]
fn without_a_receipt_it_says_what_it_cannot_prove() {
    let folder = Folder::new("verify-alone");
    let game = AnyGame::from_text("fuba:3.0").unwrap();
    let (record, _) = with_game!(game, game => played(game, "fuba:3.0", 4000));
    let (said, refused) = verified(&folder, &record.to_text(), None);
    assert_eq!(refused, None);
    assert!(said.contains("warning  without a receipt the record vouches for itself"), "{said}");
    // A seat that contributed nothing, by a record whose dice were rolled without it: they differ.
    let away = format!("fair-away: {}", record.header("fair-away").unwrap());
    let nothing = record.to_text().replace(&away, "fair-away: nothing");
    let (said, refused) = verified(&folder, &nothing, None);
    assert!(said.contains("warning  away contributed nothing to the dice"), "{said}");
    assert!(refused.unwrap().contains("(die)"));
}

#[test]
fn every_fraud_is_named() {
    let folder = Folder::new("verify-fraud");
    let game = AnyGame::from_text("fuba:3.0").unwrap();
    let (record, [home, away]) = with_game!(game, game => played(game, "fuba:3.0", 4000));
    let (whole, home, away) = (record.to_text(), home.to_text(), away.to_text());
    let fails = |record: &str, receipt: &str, word: &str, names: &str| {
        let (said, refused) = verified(&folder, record, Some(receipt));
        let refused = refused.unwrap_or_else(|| panic!("{word}: {said}"));
        assert!(refused.contains(&format!("({word})")) && refused.contains(names), "{word}: {refused}");
        assert!(!said.contains("The record holds"), "{said}");
    };
    // Home resigns after the first roll, so that the rules have nothing to say against another face.
    let (short, [receipt, _]) = with_game!(game, game => played(game, "fuba:3.0", 3));
    let (rolled, receipt) = (&short.lines[0].inputs[2], receipt.to_text());
    for face in (1..=6).map(|face| face.to_string()).filter(|face| !rolled.starts_with(face)) {
        let mut forged = short.clone();
        forged.lines[0].inputs[2] = format!("{face}{}", &rolled[1..]);
        let names = format!("die 0 shows {face}, and the stream gives {}", &rolled[..1]);
        fails(&forged.to_text(), &receipt, "die", &names);
    }
    // The server makes another secret, and everything that follows from it.
    let other = to_hex(&commit::commitment(CODE, "fuba:3.0", &[0x43; 32]));
    let replaced = whole
        .replace(record.header("fair-commitment").unwrap(), &other)
        .replace(&to_hex(&SECRET), &to_hex(&[0x43; 32]));
    fails(&replaced, &home, "replaced-commitment", "its commitment was replaced");
    // Away chooses another nonce when it has seen home's.
    let commitment = commit::commitment(CODE, "fuba:3.0", &SECRET);
    let ground: Hash = [0x99; 32];
    let bound = commit::nonce_commitment(CODE, Seat::Away, &commitment, &ground);
    let seat = format!("nonce {} {}", to_hex(&bound), to_hex(&ground));
    let late = whole.replace(record.header("fair-away").unwrap(), &seat);
    fails(&late, &home, "replaced-nonce", "away was bound to another nonce");
    // Home's formation is another one than it sealed.
    let (mut changed, [_, receipt]) = with_game!(game, game => played(game, "fuba:3.0", 2));
    let sealed = changed.lines[0].inputs[0].clone();
    let other = if sealed == "formation 4-4-2" { "formation 4-3-3" } else { "formation 4-4-2" };
    changed.lines[0].inputs[0] = other.into();
    fails(&changed.to_text(), &receipt.to_text(), "seal", "secret choice 1 of home");
    // The same under a number that nobody announced, also where the receipt has lost the first one.
    let moved = changed.to_text().replace("fair-sealed: home 0 0 1 ", "fair-sealed: home 1 0 1 ");
    assert_ne!(moved, changed.to_text());
    fails(&moved, &receipt.to_text(), "seal", "secret choice 1 of home was sealed");
    let mut without = receipt.clone();
    without.seals.retain(|announced| announced.seat == Seat::Away);
    fails(&moved, &without.to_text(), "seal", "secret choice 2 of home has a seal that was never announced");
    // Away's receipt, said to be home's.
    fails(&whole, &away.replace("seat: away", "seat: home"), "other-nonce", "another player's");
    fails(&whole, &home.replace(CODE, "another2code"), "other-match", "another2code");
}

/// A die in the middle of a whole match: the rules refuse what follows, and still the die is named.
#[test]
fn one_changed_die_of_a_whole_match_is_named_in_every_game() {
    let folder = Folder::new("verify-middle");
    for spec in GAMES {
        let game = AnyGame::from_text(spec).unwrap();
        let (record, [home, _]) = with_game!(game, game => played(game, spec, 4000));
        let (whole, receipt) = (record.to_text(), home.to_text());
        let (mut refused_by_rules, mut tried) = (0, 0);
        let rolls = record.lines.iter().enumerate().flat_map(|(line, lines)| {
            let inputs = lines.inputs.iter().enumerate();
            inputs.filter(|(_, input)| Faces::parse(input).is_ok()).map(move |(input, _)| (line, input))
        });
        let rolls: Vec<(usize, usize)> = rolls.collect();
        for (line, input) in rolls.iter().skip(rolls.len() / 3).step_by(rolls.len() / 6) {
            let mut forged = record.clone();
            let roll = &mut forged.lines[*line].inputs[*input];
            let (face, rest) = roll.split_at(1);
            *roll = format!("{}{rest}", face.parse::<u8>().unwrap() % 6 + 1);
            assert_ne!(forged.to_text(), whole);
            let (said, refused) = verified(&folder, &forged.to_text(), Some(&receipt));
            let refused = refused.unwrap_or_else(|| panic!("{spec}: {said}"));
            let names = format!("does not hold (die): line {}: die ", record.lines[*line].number);
            assert!(refused.contains(&names), "{spec}: {refused}");
            assert!(!said.contains("The record holds"), "{spec}: {said}");
            refused_by_rules += usize::from(refused.contains("The rules refuse it as well: "));
            tried += 1;
        }
        assert!(tried >= 4 && refused_by_rules > 0, "{spec}: {refused_by_rules} of {tried}");
    }
}

/// The same with a secret choice, after which another formation mostly cannot go on as the record does.
#[test]
fn a_changed_secret_choice_of_a_whole_match_is_named_in_every_game() {
    let folder = Folder::new("verify-choice");
    let mut refused_by_rules = 0;
    for spec in GAMES {
        let game = AnyGame::from_text(spec).unwrap();
        let (record, [_, away]) = with_game!(game, game => played(game, spec, 4000));
        let sealed = Fairness::of(&record).unwrap().sealed;
        let inputs: Vec<&String> = record.lines.iter().flat_map(|line| &line.inputs).collect();
        let answer = |sealed: &Sealed| inputs[sealed.inputs[0]].clone();
        let of_home = *sealed.iter().find(|sealed| sealed.seat == Seat::Home).expect("a secret choice");
        let other =
            sealed.iter().map(answer).find(|other| *other != answer(&of_home)).expect("another answer");
        let mut forged = record.clone();
        *forged.lines.iter_mut().flat_map(|line| &mut line.inputs).nth(of_home.inputs[0]).unwrap() = other;
        let (said, refused) = verified(&folder, &forged.to_text(), Some(&away.to_text()));
        let refused = refused.unwrap_or_else(|| panic!("{spec}: {said}"));
        let names = format!("(seal): secret choice {} of home is not the one", of_home.choice + 1);
        assert!(refused.contains(&names), "{spec}: {refused}");
        refused_by_rules += usize::from(refused.contains("The rules refuse it as well: "));
    }
    assert!(refused_by_rules > 0);
}

/// The operator shows other dice than it hands out in the record.
#[test]
fn dice_that_were_shown_otherwise_are_named() {
    let folder = Folder::new("verify-shown");
    let game = AnyGame::from_text("fuba:3.0").unwrap();
    let (record, [mut home, _]) = with_game!(game, game => played(game, "fuba:3.0", 4000));
    let Some([_, face]) = &mut home.shown[0].dice[7] else { panic!("a die that was shown") };
    let was = *face;
    *face = was % 6 + 1;
    let names = format!("(shown): die 7 was shown to you as {face}, and the stream gives {was}");
    let (_, refused) = verified(&folder, &record.to_text(), Some(&home.to_text()));
    assert!(refused.as_ref().is_some_and(|refused| refused.contains(&names)), "{refused:?}");
}

/// The operator hides a die from a player that everybody sees.
#[test]
fn a_die_that_was_hidden_is_named_in_every_game() {
    let folder = Folder::new("verify-masked");
    for spec in GAMES {
        let game = AnyGame::from_text(spec).unwrap();
        let (record, [mut home, _]) = with_game!(game, game => played(game, spec, 4000));
        let hidden = with_game!(game, game => Facts::of(game, &record)).unwrap().hidden;
        let at = hidden.iter().rposition(|is_hidden| !is_hidden).unwrap();
        home.shown[0].dice[at] = None;
        let (said, refused) = verified(&folder, &record.to_text(), Some(&home.to_text()));
        let names = format!("(masked): die {at} was not shown to you, and the rules roll it in the open");
        assert!(refused.as_ref().is_some_and(|refused| refused.contains(&names)), "{spec}: {refused:?}");
        assert!(!said.contains("The record holds"), "{spec}: {said}");
    }
}

/// The dice of a card that is drawn or lost are shown to nobody.
#[test]
fn dice_that_nobody_sees_are_not_missed() {
    let (folder, spec) = (Folder::new("verify-cards"), "fuba:3.0+all");
    let game = AnyGame::from_text(spec).unwrap().fuba().unwrap();
    let with_card = |seed| {
        let (record, receipts) = played_from(game, spec, 4000, seed);
        let hidden = Facts::of(game, &record).unwrap().hidden;
        hidden.contains(&true).then_some((record, receipts, hidden))
    };
    let found = (0..2000).find_map(with_card).expect("a card is lost or drawn in some match");
    let (record, [mut home, _], hidden) = found;
    for (die, is_hidden) in home.shown[0].dice.iter_mut().zip(hidden) {
        *die = die.filter(|_| !is_hidden);
    }
    let (said, refused) = verified(&folder, &record.to_text(), Some(&home.to_text()));
    assert!(refused.is_none() && !said.contains("warning"), "{said}{refused:?}");
}

/// The operator takes no nonce of home, so it could choose all dice with a friend who has the other seat.
#[test]
fn a_nonce_that_was_refused_is_told() {
    let folder = Folder::new("verify-refused");
    let game = AnyGame::from_text("fuba:3.0").unwrap();
    let (record, [mut home, _]) = with_game!(game, game => played(game, "fuba:3.0", 1));
    let refused = record.to_text().replace(record.header("fair-home").unwrap(), "nothing");
    home.seats[0] = Bound::Nothing;
    let (said, error) = verified(&folder, &refused, Some(&home.to_text()));
    assert_eq!(error, None);
    assert!(
        said.contains("warning  your client offered a nonce for home, and the server did not take it"),
        "{said}"
    );
    assert!(said.contains("They prove nothing to you\n"), "{said}");
}

/// The client was away between its commitment and the first roll: nothing is wrong, and the limit is said.
#[test]
fn a_commitment_that_was_not_seen_is_no_fraud() {
    let folder = Folder::new("verify-unseen");
    let game = AnyGame::from_text("fuba:3.0").unwrap();
    let (record, [mut home, _]) = with_game!(game, game => played(game, "fuba:3.0", 1));
    home.seats = [Bound::Unseen; 2];
    let nonce = record.header("fair-home").unwrap();
    let commitment = nonce.split(' ').nth(1).unwrap();
    let unopened = record.to_text().replace(nonce, &format!("withheld {commitment}"));
    let (said, refused) = verified(&folder, &unopened, Some(&home.to_text()));
    assert_eq!(refused, None);
    assert!(said.contains("warning  your receipt does not know what away was bound to"), "{said}");
    assert!(said.contains("warning  the nonce in your receipt is not in the dice"), "{said}");
    // What the nonce of the receipt binds to is known all the same.
    let other = unopened.replace(commitment, &"0".repeat(64));
    let (_, refused) = verified(&folder, &other, Some(&home.to_text()));
    assert!(refused.as_ref().is_some_and(|refused| refused.contains("(other-nonce)")), "{refused:?}");
}

/// What the client caught the server at is in its receipt: the check of the record alone does not hide it.
#[test]
fn what_the_client_caught_the_server_at_is_told() {
    let folder = Folder::new("verify-faults");
    let game = AnyGame::from_text("fuba:3.0").unwrap();
    let (record, [mut home, _]) = with_game!(game, game => played(game, "fuba:3.0", 4000));
    home.faults = vec![
        Fault { kind: FaultKind::Takeback, seat: None, number: None },
        Fault { kind: FaultKind::LateSeal, seat: Some(Seat::Away), number: Some(0) },
        Fault { kind: FaultKind::Drawn, seat: None, number: Some(4) },
        Fault { kind: FaultKind::Drawn, seat: None, number: None },
    ];
    let (said, refused) = verified(&folder, &record.to_text(), Some(&home.to_text()));
    let server = "fault    while the match was played, the server ";
    assert!(
        said.contains(&format!("{server}named a takeback that your client had not agreed to\n")),
        "{said}"
    );
    assert!(said.contains(&format!("{server}exchanged the seal of secret choice 1 of away")), "{said}");
    assert!(
        said.contains(&format!("{server}drew other dice than those with numbers, from die 4 on\n")),
        "{said}"
    );
    assert!(said.contains(&format!("{server}drew dice that it had not numbered\n")), "{said}");
    let refused = refused.unwrap();
    assert!(
        refused.contains("(fault): the record fits, but your client caught the server at 4 things"),
        "{refused}"
    );
    assert!(!said.contains("The record holds"), "{said}");
}

#[test]
fn what_cannot_be_checked_is_said_with_a_reason() {
    let folder = Folder::new("verify-bad");
    let plain = "touchline record 1\nspec: fuba:3.0\nrules: 1\n\nend 0\n";
    assert!(verified(&folder, plain, None).1.unwrap().contains("has no fairness data"));
    let newer = "touchline record 1\nspec: fuba:3.0\nrules: 1\nfair: 9\n\nend 0\n";
    assert!(verified(&folder, newer, None).1.unwrap().contains("version 9"));
    let broken = "touchline record 1\nspec: fuba:3.0\nrules: 1\nfair: 1\n\nend 0\n";
    assert!(verified(&folder, broken, None).1.unwrap().contains("`fair-commitment` is missing"));
    let game = AnyGame::from_text("fuba:3.0").unwrap();
    let (record, [home, _]) = with_game!(game, game => played(game, "fuba:3.0", 4000));
    let half = home.to_text().replace("nonce: ", "nonsense: ");
    assert!(verified(&folder, &record.to_text(), Some(&half)).1.unwrap().contains("line 8"));
    assert!(verified(&folder, &record.to_text(), Some("")).1.unwrap().contains("line 1"));
}
