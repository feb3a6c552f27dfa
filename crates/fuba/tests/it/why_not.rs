//! An answer that is not legal is refused with the rule that forbids it.

use touchline_engine::{Describe as _, Driver, Node, Notation as _};
use touchline_fuba::Fuba;

/// The match after these inputs from a position.
fn at(spec: &str, position: &str, inputs: &[&str]) -> Driver<Fuba> {
    let game = Fuba::from_text(spec).unwrap();
    let mut driver = Driver::from_state(game, game.read_state(position).unwrap());
    for input in inputs {
        driver.act_text(input).unwrap();
    }
    driver
}

/// The reason why an answer is not legal.
fn reason(driver: &Driver<Fuba>, answer: &str) -> String {
    let (game, action) = (driver.game(), driver.game().read_action(answer).unwrap());
    assert!(!driver.actions().contains(&action), "{answer} is legal");
    game.why_not(driver.state(), action).map_or("none".to_owned(), |why| why.key)
}

const OPEN: &str =
    "home=4-4-2,GK:APA,AFR:4,ALW:2,CE:4 away=4-3-3,GK:BPA,CE:4,BLW:2,BFR:4 ball=CE:3:home clock=1:20";
const OUTNUMBERED: &str =
    "home=4-4-2,GK:APA,AFR:3,CE:7 away=4-3-3,GK:BPA,CE:2,BLW:4,BFR:4 ball=CE:3:home clock=1:20";

#[test]
fn f_press_01_and_02_pressing() {
    let outnumbered = at("fuba:3.0", OUTNUMBERED, &["target CE", "4 5", "done", "midfield", "done", "done"]);
    assert!(matches!(outnumbered.node(), Node::Decide(touchline_engine::Seat::Away, _)));
    assert_eq!(reason(&outnumbered, "press"), "no-press-outnumbered");
    let game = outnumbered.game();
    let why = game.why_not(outnumbered.state(), game.read_action("press").unwrap()).unwrap();
    assert!(why.to_string().contains("own=2 other=6"), "the numbers that count, six at most: {why}");
    let in_control = at("fuba:3.0", OUTNUMBERED, &["target CE", "4 5", "done"]);
    assert_eq!(reason(&in_control, "press"), "no-press-in-control");
}

#[test]
fn f_goal_01_shots() {
    let driver = at("fuba:3.0", OUTNUMBERED, &["target CE", "4 5", "done"]);
    assert_eq!(reason(&driver, "shoot"), "no-shot-from-here");
    let driver = at("fuba:3.0", OUTNUMBERED, &["target CE", "4 5", "done", "midfield", "done", "done"]);
    assert_eq!(reason(&driver, "shoot"), "no-shot-without-ball");
}

#[test]
fn f_tgt_targets() {
    let driver = at("fuba:3.0", OPEN, &[]);
    assert_eq!(reason(&driver, "target BPA"), "no-target-nobody-near");
    let offside = "home=4-4-2,GK:APA,AFR:4,CE:4,BPA:2 away=4-3-3,GK:BPA,CE:10 ball=CE:3:home clock=1:20";
    assert_eq!(reason(&at("fuba:3.0", offside, &[]), "target BPA"), "no-target-offside");
    assert_eq!(reason(&at("fuba:3.0", offside, &[]), "target BLC"), "no-target-offside-near");
    let far =
        "home=4-4-2,GK:APA,APA:1,AFR:3,CE:4,BLC:2 away=4-3-3,GK:BPA,BLC:5,BRC:5 ball=APA:6:home clock=1:20";
    assert_eq!(reason(&at("fuba:3.0", far, &[]), "target BLC"), "no-target-too-far");
    assert_eq!(reason(&at("fuba:3.0", far, &[]), "press"), "no-action-now");
}

#[test]
fn f_move_and_f_drib_steps() {
    let moving = || at("fuba:3.0", OPEN, &["target CE", "2 5"]);
    let (name, decision) = match moving().node() {
        Node::Decide(seat, decision) => (seat, decision),
        other => panic!("{other:?}"),
    };
    assert_eq!(format!("{decision:?}"), "FreeMovement", "{name:?}");
    assert_eq!(reason(&moving(), "move CE>BFR"), "no-free-move-without-surplus");
    assert_eq!(reason(&moving(), "dribble CE>BFR"), "no-dribble-now");
}

#[test]
fn f_aevt_23_steps_of_the_nominated_player() {
    let table = "fuba:3.0+special-events";
    let wing = "home=4-4-2,GK:APA,AFR:7,ALW:3 away=4-4-2,GK:BPA,BFR:8,BLW:2 ball=ALW:3:home clock=1:20";
    assert_eq!(reason(&at(table, wing, &[]), "move ALW>CE*"), "no-moves-now");
    let free = at(table, wing, &["target ALW", "4 4", "6 2", "nominate ALW"]);
    assert_eq!(reason(&free, "move AFR>CE*"), "no-move-nominee", "it stands elsewhere");
    assert_eq!(reason(&free, "move CE>ALW*"), "no-move-nobody-there");
    assert_eq!(reason(&free, "move ALW>BPA*"), "no-move-too-far");
    assert_eq!(reason(&free, "dribble ALW>BLW*"), "no-dribble-now");
    let forward = ["target ALW", "4 4", "6 2", "nominate ALW", "done", "forward"];
    let moving = at(table, wing, &forward);
    assert_eq!(reason(&moving, "dribble AFR>CE*"), "no-dribble-from-elsewhere");
    assert_eq!(reason(&moving, "dribble ALW>CE*"), "no-forward-move");
    // Alone it must be the one, and need not be named.
    let alone = at(table, &wing.replace("AFR:7,ALW:3", "AFR:9,ALW:1"), &forward);
    assert_eq!(reason(&alone, "dribble ALW>BLW*"), "no-move-nominee");
    // A closest player is named in the same way.
    let fetch = "home=4-4-2,GK:APA,AFR:6,CE:4 away=4-4-2,GK:BPA,BLW:2,BFR:8 ball=CE:3:home clock=1:20";
    let closest = at(table, fetch, &["target ALW", "1 1", "6 1", "nominate BLW"]);
    assert_eq!(closest.actions().len(), 2, "with the star and without");
    assert_eq!(reason(&closest, "move BFR>CE*"), "no-move-nominee");
}

#[test]
fn f_adj_06_and_07_the_most_of_a_positioning_says_what_a_skill_adds() {
    let position = "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:6,CE:4 ball=CE:3:home clock=1:20 \
                    condition=4/4/2-4/4/2 skills=!short-passes:none";
    for (played, what) in [("done", "most=2 more=0"), ("play short-passes", "most=4 more=2")] {
        let driver = at("fuba:3.0+condition+skills", position, &["target CE", "5 6", played, "done"]);
        assert_eq!(reason(&driver, "position 5"), "no-positioning-so-far");
        let game = driver.game();
        let why = game.why_not(driver.state(), game.read_action("position 5").unwrap()).unwrap();
        assert!(why.to_string().contains(what), "{why}");
    }
}

#[test]
fn f_move_17_a_question_that_cannot_be_left_says_so() {
    // The only player at the ball has moved away, and another has to come before the moves may end.
    let position =
        "home=4-4-2,GK:APA,AFR:5,ALW:4,CE:1 away=4-3-3,GK:BPA,BFR:6,BLW:4 ball=CE:3:home clock=1:20";
    let mut driver = at("fuba:3.0", position, &["target CE", "2 5"]);
    let mut seen = false;
    for _ in 0..40 {
        let Node::Decide(seat, decision) = driver.node() else { break };
        let game = *driver.game();
        let question = game.say_question(driver.state(), seat, &decision);
        let done = game.read_action("done").unwrap();
        let can_be_left = driver.actions().contains(&done);
        if format!("{decision:?}").starts_with("Movement") || format!("{decision:?}") == "FreeMovement" {
            assert_eq!(question.key == "ask-bring-back", !can_be_left, "{decision:?}");
            if !can_be_left {
                seen = true;
                assert_eq!(reason(&driver, "done"), "no-done-without-ball");
                break;
            }
        }
        // Away from the ball if possible, otherwise on with the turn.
        let away = driver
            .actions()
            .iter()
            .copied()
            .find(|action| game.write_action(*action).starts_with("move CE>"));
        let next = away
            .or_else(|| driver.actions().iter().copied().find(|action| *action == done))
            .unwrap_or_else(|| game.read_action("midfield").unwrap());
        driver.act(next).unwrap();
    }
    assert!(seen, "nobody had to be brought back");
}
