use touchline_engine::{Call, Driver, Faces, Input, Node, Outcome, Pcg, Refusal, Scripted, Seat, Seeded};

use crate::toy::{Action, Event, Stage, State, Toy};

fn play(inputs: &[&str]) -> Driver<Toy> {
    let mut driver = Driver::new(Toy, &());
    for input in inputs {
        driver.act_text(input).unwrap();
    }
    driver
}

#[test]
fn inputs_are_checked_before_the_rules_see_them() {
    let mut driver = Driver::new(Toy, &());
    assert_eq!(driver.act(Action::Pass).unwrap_err().to_string(), "illegal-action-unnamed legal=2");
    assert_eq!(driver.roll(&[1]).unwrap_err().to_string(), "dice-not-due seat=seat-home legal=2");
    let mut untouched = Scripted::new([1]);
    assert_eq!(driver.roll_from(&mut untouched).unwrap_err().key, "dice-not-due");
    assert_eq!(untouched.left(), [1]);
    assert!(driver.inputs().is_empty());

    let mut driver = play(&["warm 0", "warm 1", "pick 0", "pick 2", "push"]);
    assert!(driver.actions().is_empty());
    assert_eq!(driver.act(Action::Pass).unwrap_err().to_string(), "dice-are-due dice=2");
    assert_eq!(driver.roll(&[6]).unwrap_err().key, "dice-too-few");
    assert_eq!(driver.roll(&[6, 5]).unwrap_err().key, "dice-face");
    let before: State = *driver.state();
    assert_eq!(driver.roll_from(&mut Scripted::new([6])).unwrap_err().key, "dice-script-short");
    assert_eq!(*driver.state(), before);
    assert_eq!(driver.roll(&[5, 4]).unwrap(), [Event::Rolled(9)]);

    driver.call(Call::FinalWhistle).unwrap();
    assert_eq!(driver.node(), Node::Over(Outcome::Win(Seat::Away)));
    assert_eq!(driver.act(Action::Pass).unwrap_err().key, "match-over");
    assert_eq!(driver.roll(&[1]).unwrap_err().key, "match-over");
    assert_eq!(driver.call(Call::AgreedDraw).unwrap_err().key, "match-over");
    assert_eq!(driver.act_text("warm 1").unwrap_err().key, "match-over");
}

#[test]
fn a_typed_action_that_is_illegal_lists_the_legal_ones() {
    let mut driver = play(&["warm 0", "warm 1"]);
    assert_eq!(
        driver.act_text("pick 7").unwrap_err().to_string(),
        r#"illegal-action action="pick 7" legal="pick 0, pick 1, pick 2" count=3"#
    );
    assert_eq!(driver.act_text("dance").unwrap_err().key, "toy-action");
    assert_eq!(driver.act_text("").unwrap_err().key, "toy-action");
    assert_eq!(driver.act_text("call me").unwrap_err().key, "unknown-call");
    assert_eq!(driver.act_text("4 2").unwrap_err().key, "dice-not-due");
    let mut driver = play(&["warm 0", "warm 1", "pick 1", "pick 1"]);
    assert_eq!(driver.act_text("dance").unwrap_err().key, "dice-are-due");
    driver.act_text(" 5 ").unwrap();
    assert_eq!(driver.inputs().last(), Some(&Input::Roll(Faces::new(&[5]))));
}

/// Everything observable about a match.
fn seen(driver: &Driver<Toy>) -> (State, usize, Vec<Event>, Vec<Action>, usize) {
    let mut back = driver.clone();
    let undone = std::iter::from_fn(|| back.undo().ok()).count();
    let (events, actions) = (driver.events().to_vec(), driver.actions().to_vec());
    (*driver.state(), driver.inputs().len(), events, actions, undone)
}

fn plan(driver: &mut Driver<Toy>, phrases: &[&str]) -> Result<Vec<Event>, Refusal> {
    let mut phrases = phrases.iter();
    let planned = driver.plan(|driver| phrases.next().map(|phrase| driver.read_text(phrase)).transpose());
    planned.map(<[Event]>::to_vec)
}

#[test]
fn several_inputs_are_one_step_and_all_given_or_none() {
    let inputs = ["warm 0", "warm 1", "pick 0", "pick 2", "push", "5 4", "pick 1", "pick 1"];
    for first in 0..inputs.len() {
        for last in first..=inputs.len() {
            let mut driver = play(&inputs[..first]);
            let before = seen(&driver);
            for wrong in ["dance", "pick 7", "9 9 9 9", "call me"] {
                let refused = plan(&mut driver, &[&inputs[first..last], &[wrong]].concat());
                assert!(refused.is_err() && seen(&driver) == before, "{first}..{last} {wrong}");
            }
            let mut step_by_step = driver.clone();
            let mut events = Vec::new();
            for input in &inputs[first..last] {
                events.extend_from_slice(step_by_step.act_text(input).unwrap());
            }
            assert_eq!(plan(&mut driver, &inputs[first..last]).unwrap(), events);
            assert_eq!(driver.events(), events);
            let (state, given, _, actions, undone) = seen(&step_by_step);
            assert_eq!(seen(&driver), (state, given, events, actions, undone));
        }
    }
}

#[test]
fn a_forced_answer_is_given_silently_and_is_no_input() {
    let mut driver = play(&["warm 0", "warm 1", "pick 1"]);
    let events = driver.act(Action::Pick(1)).unwrap();
    assert_eq!(events, [Event::Shown([1, 1]), Event::Did(Action::Pass)]);
    assert_eq!(driver.node(), Node::Chance);
    assert_eq!(driver.inputs().len(), 4);
    assert_eq!(driver.inputs()[3], Input::Act(Action::Pick(1)));
}

#[test]
fn a_forced_answer_at_the_start_belongs_to_the_first_events() {
    let forced = State { stage: Stage::Push, ..*play(&["warm 0", "warm 1"]).state() };
    let driver = Driver::from_state(Toy, forced);
    assert_eq!(driver.events(), [Event::Did(Action::Pass)]);
    assert_eq!(*driver.first_state(), forced);
    assert!(driver.is_set_up() && driver.inputs().is_empty() && !driver.can_undo());
}

#[test]
fn a_decision_that_is_always_asked_is_asked_with_one_answer() {
    let mut driver = play(&["warm 0", "warm 1", "pick 2", "pick 1", "pass", "6"]);
    assert_eq!(driver.node(), Node::Decide(Seat::Home, Stage::Nod));
    assert_eq!(**driver.actions(), [Action::Nod]);
    driver.act_text("nod").unwrap();
    assert_eq!(driver.inputs().len(), 7);
    driver.undo().unwrap();
    assert_eq!(
        driver.node(),
        Node::Decide(Seat::Home, Stage::Nod),
        "taken back to the question, not past it"
    );
}

#[test]
fn undo_goes_back_answer_by_answer_to_the_start() {
    let mut driver = Driver::new(Toy, &());
    assert_eq!(driver.undo().unwrap_err().to_string(), "nothing-to-undo");
    let mut states = Vec::new();
    for text in ["warm 0", "warm 1", "pick 2"] {
        states.push((*driver.state(), driver.actions().to_vec()));
        driver.act_text(text).unwrap();
    }
    while let Some((state, actions)) = states.pop() {
        assert!(driver.can_undo());
        driver.undo().unwrap();
        assert_eq!((*driver.state(), driver.actions().to_vec()), (state, actions));
        assert_eq!(driver.inputs().len(), states.len());
        assert!(driver.events().is_empty());
    }
    assert!(!driver.can_undo());
}

#[test]
fn undo_stops_at_a_reveal_a_roll_and_a_call() {
    let mut driver = play(&["warm 0", "warm 1", "pick 2", "pick 1"]);
    assert_eq!(driver.undo().unwrap_err().key, "nothing-to-undo", "the picks were shown");
    driver.act_text("push").unwrap();
    assert!(driver.can_undo(), "the dice have not fallen yet");
    driver.undo().unwrap();
    driver.act_text("pass").unwrap();
    driver.roll(&[7]).unwrap_err();
    assert!(driver.can_undo(), "refused dice did not fall");
    driver.roll(&[3]).unwrap();
    assert_eq!(driver.undo().unwrap_err().key, "nothing-to-undo");
    driver.act_text("pick 0").unwrap();
    driver.act_text("call draw").unwrap();
    assert_eq!(driver.undo().unwrap_err().key, "nothing-to-undo");
}

#[test]
fn the_same_seed_and_answers_give_the_same_match() {
    let full = |seed| {
        let mut driver = Driver::new(Toy, &());
        let mut dice = Seeded(Pcg::new(seed, 1));
        loop {
            match driver.node() {
                Node::Decide(..) => driver.act(*driver.actions().last().unwrap()).map(drop).unwrap(),
                Node::Chance => driver.roll_from(&mut dice).map(drop).unwrap(),
                Node::Over(_) => return driver.inputs().to_vec(),
            }
        }
    };
    assert_eq!(full(5), full(5));
    assert!((0..9).any(|seed| full(seed) != full(5)));
}
