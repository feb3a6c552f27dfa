//! Competitions: every sentence is said by a real message, in every language.

use std::collections::BTreeSet;

use touchline_engine::{Arg, BySeat, Ended, MatchReport, Message, Outcome, Pcg};
use touchline_league::simulate::{Ratings, simulate};
use touchline_league::{Competition, Entry, Format, Input, MatchResult, NewTeam, Spec, parse, text, to_text};
use touchline_words::Words;

use crate::{catalogue, spoken};

/// Notes every key that was said.
struct Said {
    words: Words,
    keys: BTreeSet<String>,
}

impl Said {
    fn say(&mut self, message: &Message) {
        spoken(&self.words, message);
        self.keys.insert(message.key.clone());
        for (_, arg) in &message.args {
            if let Arg::Key(key) = arg {
                self.keys.insert(key.clone());
            }
        }
    }

    /// Apply entries; what is refused, what changes, what is due and what matches begin with is said.
    fn play(&mut self, competition: &mut Competition, entries: &[&str]) {
        for line in entries {
            let entry = text::parse_entry(competition.spec(), &format!("\"Ada\" {line}"));
            match entry.and_then(|entry| competition.apply(entry)) {
                Err(refusal) => self.say(&refusal),
                Ok(changes) => changes.iter().for_each(|change| self.say(&change.say(competition))),
            }
            competition.due().iter().for_each(|due| self.say(&due.say(competition)));
            let ids: Vec<_> = competition.fixtures().iter().map(|fixture| fixture.id).collect();
            for terms in ids.into_iter().filter_map(|id| competition.terms(id)) {
                terms.reasons.iter().for_each(|reason| self.say(&reason.say(competition)));
            }
        }
    }

    fn spec(&mut self, headers: &[(&str, &str)]) {
        match Spec::from_headers(headers.iter().copied()) {
            Ok(spec) => panic!("{spec:?}"),
            Err(refusal) => self.say(&refusal),
        }
    }

    fn file(&mut self, text: &str) {
        self.say(&parse(text).expect_err(text).refusal);
    }
}

fn competition(play: &str, format: &str, more: &[(&str, &str)]) -> Competition {
    let headers = [("name", "Cup"), ("play", play), ("format", format), ("seeding", "order")];
    Competition::new(Spec::from_headers(headers.into_iter().chain(more.iter().copied())).unwrap()).unwrap()
}

const FOUR: [&str; 6] = ["add \"A\"", "add \"B\"", "add \"C\"", "add \"D\"", "start", "draw 1 2 3 4"];

fn leagues(said: &mut Said) {
    let mut league = competition("fuba:3.0+condition", "round-robin legs=2", &[]);
    said.play(
        &mut league,
        &["start", "nonsense", "add \"A", "add A", "add \"A\" colour=red", "add \"\"", "add \"\t\""],
    );
    said.play(&mut league, &["add \"A\" player=\"\"", "pause because \"\"", "announce \"\""]);
    said.play(
        &mut league,
        &["add \"A\" primary=4-4-2", "add \"A\" skills=tackle", "result 1 1-0", "withdraw 9 because \"x\""],
    );
    said.play(&mut league, &FOUR);
    said.play(
        &mut league,
        &["draw 1 2 3 4", "add \"a\"", "pair 1 1-2 3-4", "lot 1 2", "begin 1", "begin 1", "late 1 home 30"],
    );
    said.play(
        &mut league,
        &["result 1 x", "result 1 1-0 home.green=1", "result 1 1-0 home.red=1 home.red=1"],
    );
    said.play(
        &mut league,
        &["result 1 1-0 home.red=99", "result 1 1-0 home.formation=9-9-9", "result 1 1-0 home.lost=x"],
    );
    said.play(
        &mut league,
        &[
            "result 1 1-1 shoot-out=1-1",
            "result 1 1-1 shoot-out=4-3",
            "result 99 1-0",
            "correct 1 1-0 because \"x\"",
        ],
    );
    said.play(
        &mut league,
        &["result 1 1-0 home.red=1 away.yellow=9 away.injury=1", "result 1 1-0", "correct 1 2-0"],
    );
    said.play(
        &mut league,
        &[
            "dice 1 9 injury 1",
            "late 2 home 15",
            "deadline 0 1",
            "finish",
            "pause because \"rain\"",
            "resume",
        ],
    );
    said.play(&mut league, &["correct 1 0-1 home.red=1 away.yellow=9 away.injury=1 because \"x\""]);
    let mut rng = Pcg::new(5, 5);
    for _ in 0..200 {
        for due in league.due() {
            if let touchline_league::Due::Dice { .. } = due {
                said.play(&mut league, &["dice 1 2 injury 9"]);
            }
            let line = league.supply(&due, &mut rng).to_text();
            said.play(&mut league, &[&line]);
        }
        let Some(id) = league.ready().next().map(|fixture| fixture.id) else { break };
        said.play(
            &mut league,
            &[&format!("result {id} 1-1 home.yellow=9 home.injury=1 away.yellow=9 away.injury=1")],
        );
    }
    said.play(&mut league, &["lot 1 2"]);
    let mut hurt = competition("fuba:3.0+condition", "round-robin legs=2", &[]);
    said.play(&mut hurt, &["add \"A\"", "add \"a\"", "add \"B\"", "start", "draw 1 2"]);
    said.play(
        &mut hurt,
        &["result 1 0-0 home.injury=1", "dice 1 1 injury 9", "dice 1 1 injury 1", "result 2 0-0"],
    );
    let mut left = competition("fuba:3.0", "round-robin", &[]);
    said.play(&mut left, &FOUR);
    said.play(
        &mut left,
        &["withdraw 1 because \"x\"", "result 1 1-0", "result 2 1-0", "withdraw 1 because \"x\""],
    );
    let mut few = competition("grid:basic", "round-robin", &[]);
    said.play(
        &mut few,
        &["add \"A\"", "add \"B\"", "start", "pair 1 1-2", "draw 1", "draw 1 2", "late 1 home 30"],
    );
}

fn cups(said: &mut Said) {
    let mut cup = competition("fuba:3.0", "knock-out", &[]);
    said.play(&mut cup, &FOUR);
    said.play(&mut cup, &["result 1 1-1", "result 1 1-0 shoot-out=4-3", "result 1 no-show", "result 5 1-0"]);
    said.play(&mut cup, &["result 1 1-0", "result 3 1-0", "result 5 1-0", "correct 1 0-1 because \"x\""]);
    let mut two = competition("fuba:3.0", "knock-out legs=2", &[]);
    said.play(&mut two, &["add \"A\"", "add \"B\"", "start", "draw 1 2", "result 1 1-0", "result 2 1-0"]);
    said.play(&mut two, &["correct 2 2-0 because \"x\""]);
    let mut swiss = competition("grid:basic", "swiss rounds=3", &[]);
    said.play(&mut swiss, &["add \"A\"", "add \"B\"", "start", "add \"C\"", "add \"D\"", "start"]);
    said.play(
        &mut swiss,
        &["pair 1 1-2 3-4", "draw 1 2 3 4", "pair 1 1-2", "pair 2 1-2 3-4", "pair 1 1-2 3-4"],
    );
    let mut ladder = competition("grid:basic", "ladder reach=1", &[]);
    said.play(&mut ladder, &FOUR);
    said.play(&mut ladder, &["challenge 4 1", "challenge 4 3", "challenge 3 2", "finish"]);
    let model = Ratings::of(&ladder, Ratings::GOALS);
    said.say(&simulate(&ladder, &model, 1, 0..1).unwrap_err());
    let mut large = competition("grid:basic", "round-robin legs=4", &[]);
    for n in 0..=touchline_league::MAX_TEAMS {
        if let Err(refusal) = large.apply(Entry::new("x", Input::Add(NewTeam::named(format!("T{n}"))))) {
            said.say(&refusal);
        }
    }
    said.play(&mut large, &["start"]);
    let pools = [("skills", "3"), ("primary", "yes")];
    let mut star = competition("fuba:3.0+condition+skills?skills=2", "round-robin legs=2", &pools);
    said.play(&mut star, &["add \"A\"", "add \"A\" primary=4-4-2 skills=tackle,tackle,stopper"]);
    said.play(&mut star, &["add \"A\" primary=4-4-2 skills=tackle,stopper,off-side-trap"]);
    said.play(
        &mut star,
        &[
            "add \"A\" primary=4-4-2 skills=tackle,stopper,crossing",
            "add \"B\" primary=4-4-2 skills=tackle,stopper,crossing",
        ],
    );
    said.play(&mut star, &["start", "draw 1 2", "result 1 0-0 home.lost=tackle"]);
}

fn files(said: &mut Said) {
    let mut cup = competition("fuba:3.0", "knock-out", &[]);
    said.play(&mut cup, &["add \"A\""]);
    let good = to_text(&cup);
    for (from, to) in [
        ("touchline competition 1", "touchline competition 9"),
        ("touchline competition 1", "hello"),
        ("name: Cup", "colour: red"),
        ("points: 3-1-0", "points: many"),
        ("drop-out: half", "drop-out: x"),
        ("primary: no", "primary: x"),
        ("primary: no", "primary: yes"),
        ("tie-breaks: goal-difference", "tie-breaks: goals, goals"),
        ("walkover: 3-0", "walkover: x"),
        ("1. ", "2. "),
        ("1. ", "x "),
        ("end 1", "end 2"),
        ("end 1\n", ""),
        ("end 1\n", "end 1\nx\n"),
        ("\"A\"", "\"A\u{7}\""),
        ("name: Cup", "name: \u{7}"),
    ] {
        assert!(good.contains(from), "{from}");
        said.file(&good.replace(from, to));
    }
    said.file(&format!("{good}{}", " ".repeat(17 << 20)));
    let base = [("name", "Cup"), ("play", "fuba:3.0+condition+skills?skills=3")];
    for format in [
        "x",
        "round-robin legs=9",
        "swiss rounds=99",
        "groups groups=99",
        "groups qualify=99",
        "ladder reach=0",
    ] {
        said.spec(&[base[0], base[1], ("format", format)]);
    }
    for skills in ["1", "99"] {
        said.spec(&[base[0], base[1], ("format", "knock-out"), ("skills", skills)]);
    }
    let report = MatchReport {
        score: [0, 0],
        outcome: Outcome::Unfinished,
        shoot_out: None,
        seats: BySeat::default(),
        ended: Ended::Called("call abandon".to_owned()),
    };
    said.say(&MatchResult::of_report(&report).unwrap_err());
    let by_nobody = Entry::new("", Input::Start);
    said.say(
        &competition("grid:basic", &Format::Ladder { reach: 1 }.to_string(), &[])
            .apply(by_nobody)
            .unwrap_err(),
    );
}

#[test]
fn every_sentence_about_competitions_is_said_by_a_real_message() {
    let mut said = Said { words: Words::english(), keys: BTreeSet::new() };
    leagues(&mut said);
    cups(&mut said);
    files(&mut said);
    // A hundred thousand entries would be needed for this one.
    said.say(&Message::new("league-too-many-entries").number("want", 100_000));
    let silent: Vec<String> =
        catalogue::keys_in("league.ftl").into_iter().filter(|key| !said.keys.contains(key)).collect();
    assert!(silent.is_empty(), "never said: {silent:?}");
}
