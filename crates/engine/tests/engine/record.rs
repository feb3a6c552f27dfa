use touchline_engine::{Driver, Input, Node, Notation, Pcg, Record, Replay, Rng, resume, retell};

use crate::toy::Toy;

const HEADERS: [(&str, &str); 4] =
    [("spec", "toy:1"), ("rules", "1"), ("home", "Ada"), ("away", "Bo: the 2nd")];

const TEXT: &str = "touchline record 1
spec: toy:1
rules: 1
home: Ada
away: Bo: the 2nd

0. warm 0; warm 1
1. pick 0; pick 2; push; 6 3; nod
2. pick 1; pick 1; 4
3. pick 2; call resign home
end 12
";

/// A match of random answers, stopped after this many inputs.
fn random_match(seed: u64, inputs: usize) -> Driver<Toy> {
    let mut driver = Driver::new(Toy, &());
    let mut rng = Pcg::new(seed, 0);
    while driver.inputs().len() < inputs {
        let input = match driver.node() {
            Node::Decide(..) => {
                let i = rng.below(u32::try_from(driver.actions().len()).unwrap());
                Input::Act(driver.actions()[i as usize])
            }
            Node::Chance => {
                let draws = touchline_engine::Game::draws(&Toy, driver.state());
                Input::Roll(draws.roll(&mut rng))
            }
            Node::Over(_) => break,
        };
        driver.step(input).unwrap();
    }
    driver
}

fn replay(record: &Record) -> Result<Driver<Toy>, touchline_engine::RecordError> {
    Replay::new(Toy, &(), record)?.run(|_, _, _| {})
}

#[test]
fn a_record_reads_as_it_is_written() {
    let record = Record::parse(TEXT).unwrap();
    assert_eq!(record.spec(), "toy:1");
    assert_eq!(record.rules(), Some(1));
    assert_eq!(record.header("away"), Some("Bo: the 2nd"));
    assert_eq!(record.header("result"), None);
    assert_eq!((record.len(), record.lines[1].number, record.lines[1].turn), (12, 8, 1));
    assert_eq!(record.to_text(), TEXT);
    assert_eq!(Record::parse(&TEXT.replace('\n', "\r\n")).unwrap(), record);
    let driver = replay(&record).unwrap();
    assert_eq!(Record::of(&driver, &HEADERS), record);
}

#[test]
fn every_match_survives_its_record() {
    let mut finished = 0;
    for seed in 0..100 {
        let driver = random_match(seed, usize::try_from(seed).unwrap() % 25);
        let record = Record::of(&driver, &HEADERS);
        let text = record.to_text();
        let read = Record::parse(&text).unwrap();
        assert_eq!(read, record);
        assert_eq!(read.to_text(), text);
        let again = replay(&read).unwrap();
        assert_eq!((again.state(), again.inputs()), (driver.state(), driver.inputs()));
        assert_eq!(again.can_undo(), driver.can_undo(), "resumed exactly where it was");
        finished += u32::from(matches!(again.node(), Node::Over(_)));
    }
    assert!(finished > 10);
}

#[test]
fn a_match_from_a_position_keeps_the_position() {
    let mut driver = Driver::from_state(Toy, Toy.read_state("round 3 5 9").unwrap());
    for text in ["pick 1", "pick 0", "pass", "2"] {
        driver.act_text(text).unwrap();
    }
    let record = Record::of(&driver, &HEADERS);
    assert_eq!(record.header("start"), Some("round 3 5 9"));
    let read = Record::parse(&record.to_text()).unwrap();
    assert_eq!(replay(&read).unwrap().state(), driver.state());

    let mut broken = read;
    broken.set("start", "round 9 9 9");
    let error = replay(&broken).unwrap_err();
    assert_eq!((error.line, error.refusal.key.as_str()), (6, "toy-state"));
}

#[test]
fn replay_gives_every_step() {
    let record = Record::parse(TEXT).unwrap();
    let mut lines = Vec::new();
    let mut events = 0;
    let replay = Replay::new(Toy, &(), &record).unwrap();
    assert_eq!(Toy.turn_number(replay.driver().state()), 0);
    let driver = replay
        .run(|line, happened, _| {
            lines.push(line);
            events += happened.len();
        })
        .unwrap();
    assert_eq!(lines, [7, 7, 8, 8, 8, 8, 8, 9, 9, 9, 10, 10]);
    assert_eq!(events, 13, "one a step, and the forced pass");
    assert!(matches!(driver.node(), Node::Over(_)));
}

#[test]
fn a_record_cut_anywhere_is_never_taken_for_a_whole_one() {
    for cut in 0..TEXT.len() {
        let error = Record::parse(&TEXT[..cut]).unwrap_err();
        assert_eq!(error.refusal.key, "record-truncated", "cut at {cut}: {error}");
    }
    let cut = Record::parse(&TEXT[..TEXT.find("2. pick").unwrap()]).unwrap_err();
    assert_eq!(cut.to_string(), r#"8: record-truncated inputs=7 example="end 7""#);
}

#[test]
fn a_damaged_record_is_refused_with_the_line_at_fault() {
    let cases = [
        ("touchline record 1", "touchline record 2", "1: record-version got=\"touchline record 2\" example="),
        ("touchline record 1", "once upon a time", "1: record-title "),
        ("spec: toy:1\n", "", "5: record-header-missing header=\"spec\" "),
        ("rules: 1", "rules: one", "3: record-rules got=\"one\" example=\"rules: 1\""),
        ("rules: 1\n", "", "5: record-header-missing header=\"rules\" "),
        ("home: Ada", "Home Ada", "4: record-header got=\"Home Ada\" "),
        ("away: Bo", "home: Bo", "5: record-header-twice header=\"home\""),
        ("2nd\n\n", "2nd\n", "6: record-header got="),
        ("1. pick 0; ", "1 pick 0; ", "8: record-line got="),
        ("1. pick 0; ", "1. pick 0;; ", "8: record-line got="),
        ("2. pick", "-2. pick", "9: record-line got="),
        ("2. pick", ". pick", "9: record-line got="),
        ("2. pick", "99999999999. pick", "9: record-line got="),
        ("2. pick 1; pick 1; 4\n", "", "10: record-count got=12 want=9"),
        ("end 12", "end 13", "11: record-count got=13 want=12"),
        ("end 12", "end +12", "11: record-line got=\"end +12\" example=\"end 12\""),
        ("end 12", "end 12\nend 12", "12: record-after-end got=\"end 12\""),
    ];
    for (old, new, refusal) in cases {
        let text = TEXT.replacen(old, new, 1);
        assert_ne!(text, TEXT);
        let error = Record::parse(&text).unwrap_err().to_string();
        assert!(error.starts_with(refusal), "{error}\nis not\n{refusal}");
    }
    assert_eq!(Record::parse("once upon a time").unwrap_err().refusal.key, "record-title");
}

#[test]
fn a_record_with_an_illegal_input_is_refused_with_the_line_at_fault() {
    let cases = [
        ("pick 2; push", "pick 7; push", "8: illegal-action action=\"pick 7\" legal="),
        ("6 3", "6 5", "8: dice-face position=2 got=5 want=4"),
        ("6 3", "6", "8: dice-too-few "),
        ("6 3", "pass", "8: dice-are-due dice=2"),
        ("pick 1; 4", "4; 4", "9: dice-not-due "),
        ("pick 1; 4", "dance; 4", "9: toy-action "),
        ("2. pick", "3. pick", "9: record-turn got=3 want=2"),
        ("3. pick 2; call resign home", "3. call resign home; pick 2", "10: match-over"),
    ];
    for (old, new, refusal) in cases {
        let text = TEXT.replacen(old, new, 1);
        assert_ne!(text, TEXT);
        let error = replay(&Record::parse(&text).unwrap()).unwrap_err().to_string();
        assert!(error.starts_with(refusal), "{error}\nis not\n{refusal}");
    }
}

#[test]
fn a_control_character_is_refused_with_its_line() {
    let cases = [
        ("home: Ada", "home: \u{1b}[2JAda", "4: record-control position=7 got=\"home: \u{fffd}[2JAda\""),
        ("away: Bo", "away\u{7}: Bo", "5: record-control position=5 "),
        ("warm 1\n", "warm 1\t\n", "7: record-control position=18 "),
        ("pick 2; push", "pick 2; pu\u{1b}sh", "8: record-control "),
        ("pick 2; push", "pick 2;\rpush", "8: record-control "),
        ("end 12", "end\t12", "11: record-control "),
        ("end 12\n", "end 12\n\u{9b}\n", "12: record-control "),
        ("record 1\n", "record 1\u{c}\n", "1: record-control "),
    ];
    for (old, new, refusal) in cases {
        let text = TEXT.replacen(old, new, 1);
        assert_ne!(text, TEXT);
        let error = Record::parse(&text).unwrap_err().to_string();
        assert!(error.starts_with(refusal), "{error}\nis not\n{refusal}");
    }
    let title = Record::parse("\u{1b}[31mred\u{1b}[0m").unwrap_err();
    assert_eq!(title.refusal.key, "record-title");
    assert!(!title.refusal.args.iter().any(|(_, arg)| format!("{arg:?}").contains("u{1b}")), "{title}");
}

#[test]
fn a_result_that_is_not_the_one_of_the_match_is_refused() {
    let with = |text: &str, result: &str| {
        Record::parse(&text.replacen("home: Ada", &format!("result: {result}\nhome: Ada"), 1)).unwrap()
    };
    let score = resume(Toy, &Record::parse(TEXT).unwrap()).unwrap().state().score;
    let right = format!("{}-{}", score[0], score[1]);
    assert_eq!(resume(Toy, &with(TEXT, &right)).unwrap().inputs().len(), 12);
    for wrong in ["9-9", "", "home"] {
        let error = resume(Toy, &with(TEXT, wrong)).unwrap_err().to_string();
        assert_eq!(error, format!("4: record-result got={wrong:?} want={right:?}"));
    }
    let unfinished = TEXT.replace("; call resign home\nend 12", "\nend 11");
    assert!(resume(Toy, &Record::parse(&unfinished).unwrap()).is_ok());
    let error = resume(Toy, &with(&unfinished, &right)).unwrap_err().to_string();
    assert_eq!(error, format!("4: record-result-early got={right:?}"));
}

#[test]
fn a_record_is_resumed_only_under_its_rules() {
    let error = resume(Toy, &Record::parse(&TEXT.replace("rules: 1", "rules: 2")).unwrap()).unwrap_err();
    assert_eq!(error.to_string(), "3: record-other-revision got=2 want=1");
    let illegal = Record::parse(&TEXT.replace("pick 2; push", "pick 7; push")).unwrap();
    assert_eq!(resume(Toy, &illegal).unwrap_err().line, 8);
}

#[test]
fn a_match_is_retold_from_its_beginning() {
    let mut inputs = Vec::new();
    let driver =
        retell(Toy, &Record::parse(TEXT).unwrap(), |driver| inputs.push(driver.inputs().len())).unwrap();
    assert_eq!(inputs, (0..=12).collect::<Vec<_>>());
    assert!(matches!(driver.node(), Node::Over(_)));
}

#[test]
fn what_is_wrong_with_a_header_has_its_line() {
    let record = Record::parse(TEXT).unwrap();
    let at = |key: &str| record.at_header(key, touchline_engine::Refusal::new("x")).line;
    assert_eq!([at("spec"), at("rules"), at("away"), at("none")], [2, 3, 5, 1]);
}

#[test]
fn a_record_is_bounded() {
    let long = format!("{TEXT}{}", " ".repeat(Record::MAX_BYTES));
    assert_eq!(Record::parse(&long).unwrap_err().refusal.key, "record-too-long");
    let many = TEXT.replace("end", &format!("4. 1{}\nend", ";1".repeat(Record::MAX_INPUTS)));
    let error = Record::parse(&many).unwrap_err();
    assert_eq!((error.line, error.refusal.key.as_str()), (11, "record-too-many-inputs"));
    // Without the bound, as many headers as fit into a text take minutes.
    let headers: String = (0..100_000).map(|n| format!("h{n}:\n")).collect();
    let error = Record::parse(&TEXT.replace("spec:", &format!("{headers}spec:"))).unwrap_err();
    assert_eq!((error.line, error.refusal.key.as_str()), (1002, "record-too-many-headers"));
    let long = format!("event: {}\nspec:", "x".repeat(Record::MAX_HEADER_BYTES));
    let error = Record::parse(&TEXT.replace("spec:", &long)).unwrap_err();
    assert_eq!((error.line, error.refusal.key.as_str()), (2, "record-too-many-headers"));
}

#[test]
fn headers_cannot_break_the_record() {
    let headers =
        [("spec", "toy:1"), ("rules", "1"), ("home", " A\nend 0\r\n "), ("Some Key", "x"), ("", "y")];
    let mut record = Record::of(&random_match(1, 9), &headers);
    record.set("home", "B\n\n0. warm 1");
    record.set("result", "2-1");
    assert_eq!(record.header("some-key"), Some("x"));
    assert_eq!(Record::parse(&record.to_text()), Ok(record));
}

#[test]
fn a_match_without_inputs_has_a_record() {
    let record = Record::of(&Driver::new(Toy, &()), &HEADERS[..2]);
    assert!(record.is_empty());
    assert_eq!(record.to_text(), "touchline record 1\nspec: toy:1\nrules: 1\n\nend 0\n");
    assert_eq!(Record::parse(&record.to_text()), Ok(record));
}
