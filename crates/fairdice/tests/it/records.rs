//! Records and receipts that are damaged, and what the rules add to a check.

use touchline_engine::{Record, Seat};
use touchline_fairdice::header::HeaderError;
use touchline_fairdice::receipt::Unreadable;
use touchline_fairdice::verify::{Facts, Mismatch, Passed, Warning, check};
use touchline_fairdice::{Announced, Bound, Fairness, Fault, FaultKind, Receipt};

use crate::vectors::vectors;

/// The first record of the vectors, which is right, with home's receipt.
fn right() -> (String, String) {
    let case = &vectors()["records"][0];
    (case["record"].as_str().unwrap().to_owned(), case["receipt"].as_str().unwrap().to_owned())
}

fn facts() -> Facts {
    let secrets = [(0, Seat::Home), (1, Seat::Home), (2, Seat::Home), (3, Seat::Away), (12, Seat::Home)];
    Facts { sides: vec![6, 6, 6, 3, 6, 6, 6, 6, 6], hidden: vec![false; 9], secrets: secrets.to_vec() }
}

#[test]
fn what_is_right_is_said_step_by_step_and_what_is_not_shown_as_well() {
    let (record, receipt) = right();
    let (record, receipt) = (Record::parse(&record).unwrap(), Receipt::parse(&receipt).unwrap());
    let report = check(&record, Some(&facts()), Some(&receipt)).unwrap();
    let steps = [
        Passed::Receipt,
        Passed::Commitment,
        Passed::Nonces(2),
        Passed::Dice(9),
        Passed::Shown(12),
        Passed::Seals { sealed: 3, held: 2 },
    ];
    assert_eq!((report.mismatch, report.passed), (None, steps.to_vec()));
    assert_eq!(report.warnings, [Warning::Unsealed(Seat::Home, 1)]);
    let alone = check(&record, Some(&facts()), None).unwrap();
    let unsealed = Warning::Unsealed(Seat::Home, 1);
    assert_eq!(alone.warnings, [Warning::NoReceipt, Warning::TakenBack(3), unsealed]);
}

#[test]
fn the_rules_know_how_many_sides_a_die_has_and_what_was_secret() {
    let record = Record::parse(&right().0).unwrap();
    let mismatch = |facts: Facts| check(&record, Some(&facts), None).unwrap().mismatch;
    assert_eq!(mismatch(facts()), None);
    let mut other = facts();
    other.sides[3] = 2;
    assert_eq!(mismatch(other), Some(Mismatch::Sides { number: 3, record: 3, rules: 2 }));
    // A secret answer that the record does not list was never sealed; one it should not list is no secret.
    let mut more = facts();
    more.secrets.push((13, Seat::Away));
    assert_eq!(mismatch(more), Some(Mismatch::Sealed { input: 13 }));
    let mut fewer = facts();
    fewer.secrets.remove(3);
    assert_eq!(mismatch(fewer), Some(Mismatch::Sealed { input: 3 }));
    let mut others = facts();
    others.secrets[3].1 = Seat::Home;
    assert_eq!(mismatch(others), Some(Mismatch::Sealed { input: 3 }));
}

#[test]
fn fairness_data_is_read_as_it_was_written() {
    let record = Record::parse(&right().0).unwrap();
    let fairness = Fairness::of(&record).unwrap();
    let mut again = record.clone();
    again.headers.retain(|(key, _)| !key.starts_with("fair"));
    for (key, value) in fairness.headers() {
        again.set(key, &value);
    }
    assert_eq!(again.to_text(), record.to_text());
}

#[test]
fn fairness_data_that_cannot_be_read_is_named() {
    let (text, _) = right();
    let plain = text.replace("fair: 1\n", "");
    assert_eq!(Fairness::of(&Record::parse(&plain).unwrap()), Err(HeaderError::None));
    let newer = text.replace("fair: 1\n", "fair: 2\n");
    assert_eq!(Fairness::of(&Record::parse(&newer).unwrap()), Err(HeaderError::Version("2".into())));
    for (from, to, key) in [
        ("fair-secret: ", "fair-secret: 0", "fair-secret"),
        ("fair-home: nonce ", "fair-home: nonce", "fair-home"),
        ("0+3d6", "0+0d6", "fair-dice"),
        ("0+3d6", "00+3d6", "fair-dice"),
        ("0+3d6", "0+3d10", "fair-dice"),
        ("0+3d6", "0+3d0", "fair-dice"),
        ("0+3d6", "99999999999999999999+3d6", "fair-dice"),
        ("9+3d6", "18446744073709551615+3d6", "fair-dice"),
        ("away 0 3 1 ", "spectator 0 3 1 ", "fair-sealed"),
        ("away 0 3 1 ", "away 0 3 ", "fair-sealed"),
        (" 12 1 -", " 12 1 =", "fair-sealed"),
    ] {
        let broken = text.replacen(from, to, 1);
        assert_ne!(broken, text, "{from}");
        let found = Fairness::of(&Record::parse(&broken).unwrap());
        assert_eq!(found, Err(HeaderError::Broken(key)), "{from} > {to}");
    }
    // As large as they can be: nothing overflows.
    let huge = text.replace("9+3d6", "18446744073709551612+3d6");
    assert!(check(&Record::parse(&huge).unwrap(), None, None).unwrap().mismatch.is_some());
    let far = text.replace("home 1 12 1 -", "home 1 18446744073709551615 2 -");
    assert!(check(&Record::parse(&far).unwrap(), None, None).unwrap().mismatch.is_some());
}

#[test]
fn a_receipt_that_cannot_be_read_names_its_line() {
    let (_, text) = right();
    assert!(Receipt::parse(&text).is_ok());
    for (from, to, line) in [
        ("touchline receipt 1", "touchline receipt 9", 1),
        ("seat: home", "seat: both", 4),
        ("seat: home", "seat: home\nseat: home", 5),
        ("nonce: ", "nonce: 0", 8),
        ("takeback: 9", "takeback: soon", 9),
        ("takeback: 9", "colour: blue", 9),
        ("dice: 0 ", "dice: 00 ", 10),
        ("dice: 0 ", "dice: ", 10),
        ("dice: 0 6", "dice: 0 66", 10),
        ("dice: 0 6", "dice: 0 ?", 10),
        ("dice: 0 666", "dice: 0 606", 10),
        ("dice: 0 666366666666 364163", "dice: 0 666366666666 364463", 10),
        ("dice: 0 666366666666 364163422645", "dice: 0  ", 10),
        ("here: 0 12", "here: 12 0", 11),
        ("here: 0 12", "here: 0", 11),
        ("dice: 0 ", "dice: 18446744073709551610 ", 10),
        ("home: db7e", "home: away", 6),
        ("nonce: ", "nonce: unseen\nnonce: ", 8),
        ("seal: home 0 ", "seal: home ", 12),
        ("seal: home 0 ", "seal: home 00 ", 12),
        ("seal: away 0 ", "seal: away 0 none 1\nseal: away 0 ", 14),
        ("seal: home 0 ", "fault: ", 12),
        ("seal: home 0 ", "fault: seal 1 home\nseal: home 0 ", 12),
        ("seal: home 0 ", "fault: takeback 01\nseal: home 0 ", 12),
        ("match: k3m9x7w2hq4p\n", "", 0),
    ] {
        let broken = text.replacen(from, to, 1);
        assert_ne!(broken, text, "{from}");
        assert_eq!(Receipt::parse(&broken), Err(Unreadable(line)), "{from} > {to}");
    }
}

/// A choice that was exchanged and is listed under a number that nobody announced: the answers are all there,
/// and only the receipt knows of the other one.
#[test]
fn a_choice_under_another_number_is_named() {
    let (record, text) = right();
    let (record, receipt) = (Record::parse(&record).unwrap(), Receipt::parse(&text).unwrap());
    let found = |record: &Record, receipt: &Receipt| {
        let report = check(record, Some(&facts()), Some(receipt)).unwrap();
        (report.mismatch, report.warnings)
    };
    let moved = record.to_text().replace("away 0 3 1 ", "away 1 3 1 ");
    let moved = Record::parse(&moved).unwrap();
    assert_ne!(moved, record);
    let gone = Mismatch::Gone { seat: Seat::Away, choice: 0 };
    assert_eq!(found(&moved, &receipt).0, Some(gone.clone()));
    // What was withdrawn is not missed, but what takes its place was never announced.
    let mut withdrawn = receipt.clone();
    withdrawn.seals.push(Announced::new(Seat::Away, 0, None));
    let new = Mismatch::Unannounced { seat: Seat::Away, choice: 1 };
    assert_eq!(found(&moved, &withdrawn).0, Some(new));
    // It may have been while the client was away.
    withdrawn.here.clear();
    let (mismatch, warnings) = found(&moved, &withdrawn);
    assert_eq!((mismatch, &warnings[1..]), (None, &[Warning::NotHeld(1)][..]));
    // Nor is a seal that was not told again after a break.
    let lapsed = |one: &Announced| Announced { lapsed: one.seat == Seat::Away, ..*one };
    let lapsed = Receipt { seals: receipt.seals.iter().map(lapsed).collect(), ..withdrawn };
    let (mismatch, warnings) = found(&moved, &lapsed);
    assert_eq!((mismatch, &warnings[1..]), (None, &[Warning::NotHeld(1), Warning::Unlisted(1)][..]));
    // The numbers of choices never go back, whoever looks at them.
    let back = Record::parse(&record.to_text().replace("away 0 3 1 ", "away 7 3 1 ")).unwrap();
    let alone = check(&back, Some(&facts()), None).unwrap();
    assert_eq!(alone.mismatch, Some(Mismatch::Sealed { input: 12 }));
}

/// A choice of the receipt is missing only where a takeback of the receipt went back to before it.
#[test]
fn a_takeback_explains_what_it_took_back_and_nothing_else() {
    let (record, text) = right();
    let record = Record::parse(&record).unwrap();
    // Dice 6 to 8 were taken back, when 9 had been rolled.
    for (dice, takebacks, is_explained) in
        [(5, 0, false), (6, 0, true), (9, 0, true), (9, 1, false), (10, 0, false), (12, 1, false)]
    {
        let mut receipt = Receipt::parse(&text).unwrap();
        let one = Announced::new(Seat::Away, 9, Some([1; 32]));
        receipt.seals.push(Announced { at: Some([dice, takebacks]), ..one });
        let report = check(&record, Some(&facts()), Some(&receipt)).unwrap();
        let gone = Mismatch::Gone { seat: Seat::Away, choice: 9 };
        assert_eq!(report.mismatch, (!is_explained).then_some(gone), "{dice} {takebacks}");
        assert_eq!(report.warnings.contains(&Warning::Unlisted(1)), is_explained, "{dice} {takebacks}");
    }
}

/// The server may leave out a nonce that it was shown in time: the receipt has it.
#[test]
fn a_nonce_of_one_s_own_that_is_left_out_is_named() {
    let (record, receipt) = right();
    let line = record.lines().find(|line| line.starts_with("fair-home: nonce ")).unwrap();
    let commitment = line.split(' ').nth(2).unwrap();
    let left_out = record.replace(line, &format!("fair-home: withheld {commitment}"));
    let (left_out, receipt) = (Record::parse(&left_out).unwrap(), Receipt::parse(&receipt).unwrap());
    let report = check(&left_out, None, Some(&receipt)).unwrap();
    assert!(report.warnings.contains(&Warning::LeftOut(Seat::Home)), "{report:?}");
    assert!(!report.warnings.contains(&Warning::Refused(Seat::Home)), "{report:?}");
    let alone = check(&left_out, None, None).unwrap();
    assert!(alone.warnings.contains(&Warning::Withheld(Seat::Home)), "{alone:?}");
}

/// Nor need it take the commitment at all; then it could choose the other nonce by what it makes of the dice.
#[test]
fn a_nonce_of_one_s_own_that_was_not_taken_is_named() {
    let name = "a commitment that the server refused: all dice are as they were shown";
    let all = vectors();
    let case = all["records"].as_array().unwrap().iter().find(|case| case["name"] == name).unwrap();
    let [record, text] = ["record", "receipt"].map(|key| case[key].as_str().unwrap());
    let (record, mut receipt) = (Record::parse(record).unwrap(), Receipt::parse(text).unwrap());
    let warned = |receipt: Option<&Receipt>| check(&record, None, receipt).unwrap().warnings;
    let refused = [Warning::LeftOut(Seat::Away), Warning::Refused(Seat::Away)];
    assert_eq!(warned(Some(&receipt))[..2], refused);
    // A client that offered nothing was refused nothing.
    receipt.nonce = None;
    assert_eq!(warned(Some(&receipt))[0], Warning::Nothing(Seat::Away));
    assert_eq!(warned(None)[1], Warning::Nothing(Seat::Away));
}

/// What was shown is compared with the stream, and the first die that was shown otherwise is named.
#[test]
fn a_die_that_was_shown_otherwise_is_named() {
    let (record, text) = right();
    let record = Record::parse(&record).unwrap();
    let found = |from: &str, to: &str| {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{from}");
        let receipt = Receipt::parse(&changed).unwrap();
        check(&record, Some(&facts()), Some(&receipt)).unwrap()
    };
    let lie = found("364163422645", "364123422645");
    assert_eq!(lie.mismatch, Some(Mismatch::Shown { number: 4, shown: 2, stream: 6 }));
    // The record says how many sides a die has; of one that was taken back only the server did.
    assert_eq!(found("666366666666", "666666666666").mismatch, None);
    // What nobody saw was neither right nor wrong, and is said to be missing.
    let away = found("dice: 0 666366666666 364163422645", "dice: 3 3666 1634");
    assert_eq!(away.mismatch, None);
    assert!(away.passed.contains(&Passed::Shown(4)), "{away:?}");
    assert_eq!(away.warnings[..2], [Warning::Unseen(6), Warning::UnseenBack(2)], "{away:?}");
    // Dice after the last of the record that were shown and that nobody took back.
    let cut = found("dice: 0 666366666666 364163422645", "dice: 11 66 51");
    assert_eq!(cut.mismatch, Some(Mismatch::Skipped { from: 12, to: 13 }));
}

/// A server that hides a die could draw it as it likes: the rules know which dice nobody is to see.
#[test]
fn a_die_that_was_not_shown_and_that_everybody_sees_is_named() {
    let (record, text) = right();
    let record = Record::parse(&record).unwrap();
    let hidden = text.replacen("dice: 0 666366666666 364163422645", "dice: 0 666??6??6666 364??3??2645", 1);
    assert_ne!(hidden, text);
    let receipt = Receipt::parse(&hidden).unwrap();
    let found = |facts: Option<&Facts>| check(&record, facts, Some(&receipt)).unwrap();
    assert_eq!(found(Some(&facts())).mismatch, Some(Mismatch::Masked { number: 3 }));
    let mut cards = facts();
    cards.hidden[3] = true;
    assert_eq!(found(Some(&cards)).mismatch, Some(Mismatch::Masked { number: 4 }));
    cards.hidden[4] = true;
    // Of dice that were taken back the rules know nothing.
    let report = found(Some(&cards));
    assert_eq!((report.mismatch, report.warnings[0]), (None, Warning::Masked(2)));
    assert!(report.passed.contains(&Passed::Shown(8)), "{:?}", report.passed);
    // Without the rules all of them are counted.
    let report = found(None);
    assert_eq!((report.mismatch, report.warnings[0]), (None, Warning::Masked(4)));
}

/// Receipts from before they kept the dice are read, and the check says what they cannot show.
#[test]
fn a_receipt_of_old_holds_and_its_limit_is_said() {
    let (record, text) = right();
    let old: String =
        text.lines().filter(|line| !line.starts_with("dice: ")).map(|line| format!("{line}\n")).collect();
    let receipt = Receipt::parse(&old).unwrap();
    assert_eq!(receipt.to_text(), old);
    let report = check(&Record::parse(&record).unwrap(), Some(&facts()), Some(&receipt)).unwrap();
    assert_eq!(report.mismatch, None);
    assert_eq!(report.warnings[..2], [Warning::Unseen(9), Warning::UnseenBack(3)], "{report:?}");
    assert!(!report.passed.iter().any(|passed| matches!(passed, Passed::Shown(_))), "{report:?}");
}

/// A second device of a player has a receipt without a nonce: that is no other player's.
#[test]
fn a_receipt_without_a_nonce_of_its_own_is_said_to_be_one() {
    let (record, text) = right();
    let (record, mut receipt) = (Record::parse(&record).unwrap(), Receipt::parse(&text).unwrap());
    receipt.nonce = None;
    let report = check(&record, Some(&facts()), Some(&receipt)).unwrap();
    assert_eq!(report.mismatch, None);
    assert_eq!(report.warnings[0], Warning::NoNonce(Seat::Home));
    receipt.nonce = Some([1; 32]);
    let report = check(&record, Some(&facts()), Some(&receipt)).unwrap();
    assert_eq!(report.mismatch, Some(Mismatch::OtherNonce { seat: Seat::Home }));
}

/// A client that was away from its commitment on has seen nothing: that is no fraud, and its limit is said.
#[test]
fn what_was_not_seen_is_not_compared_and_is_said() {
    let (record, text) = right();
    let (record, whole) = (Record::parse(&record).unwrap(), Receipt::parse(&text).unwrap());
    let found = |receipt: &Receipt| {
        let report = check(&record, Some(&facts()), Some(receipt)).unwrap();
        (report.mismatch, report.warnings[0])
    };
    let unsealed = Warning::Unsealed(Seat::Home, 1);
    let [home, away] = [[Bound::Unseen, whole.seats[1]], [whole.seats[0], Bound::Unseen]];
    // Of one's own the nonce says it.
    assert_eq!(found(&Receipt { seats: home, ..whole.clone() }), (None, unsealed));
    let late = Warning::UnseenNonce(Seat::Away);
    assert_eq!(found(&Receipt { seats: away, ..whole.clone() }), (None, late));
    assert_eq!(found(&Receipt { seats: [Bound::Unseen; 2], ..whole.clone() }), (None, late));
    // Without one it says nothing of either seat.
    let second = Receipt { seats: [Bound::Unseen; 2], nonce: None, ..whole.clone() };
    let report = check(&record, Some(&facts()), Some(&second)).unwrap();
    let both = [Warning::NoNonce(Seat::Home), Warning::UnseenNonce(Seat::Home), late];
    assert_eq!((report.mismatch, &report.warnings[..3]), (None, &both[..]));
    // What was seen is compared, and one's own nonce always.
    let mismatch = |receipt: Receipt| check(&record, None, Some(&receipt)).unwrap().mismatch;
    let other = Bound::To([7; 32]);
    for (seats, seat) in [([Bound::Unseen, other], Seat::Away), ([other, Bound::Unseen], Seat::Home)] {
        let receipt = Receipt { seats, ..whole.clone() };
        assert_eq!(mismatch(receipt), Some(Mismatch::ReplacedNonce { seat }));
    }
    let nothing = Receipt { seats: [Bound::Unseen, Bound::Nothing], ..whole.clone() };
    assert_eq!(mismatch(nothing), Some(Mismatch::ReplacedNonce { seat: Seat::Away }));
    let exchanged = Receipt { seats: [Bound::Unseen; 2], nonce: Some([7; 32]), ..whole };
    assert_eq!(mismatch(exchanged), Some(Mismatch::OtherNonce { seat: Seat::Home }));
}

/// What the client caught the server at is named last: what is wrong with the record itself comes first.
#[test]
fn faults_of_a_receipt_are_counted_when_all_else_holds() {
    let (record, text) = right();
    let text = format!("{text}fault: takeback\nfault: late-seal away 0\nfault: number 7\n");
    let receipt = Receipt::parse(&text).unwrap();
    let late = Fault { kind: FaultKind::LateSeal, seat: Some(Seat::Away), number: Some(0) };
    assert_eq!((receipt.faults[1], receipt.to_text()), (late, text));
    let found = |record: &str| {
        let report = check(&Record::parse(record).unwrap(), Some(&facts()), Some(&receipt)).unwrap();
        report.mismatch.unwrap().word()
    };
    assert_eq!(found(&record), "fault");
    let forged = record.replacen("; 3 6; ", "; 3 5; ", 1);
    assert_ne!(forged, record);
    assert_eq!(found(&forged), "die");
}
