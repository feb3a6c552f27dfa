//! What a revision of the rules played differently: the same inputs from the same position, then and now.

use touchline_engine::{Driver, Node, Notation, Spec};
use touchline_grid::{Decision, Event, Grid, RULES_REVISION};

/// The match after these inputs, and all its events.
fn played(spec: &str, revision: u32, start: &str, inputs: &str) -> (Driver<Grid>, Vec<Event>) {
    let game = Grid::at_revision(&Spec::parse(spec).unwrap(), revision).unwrap();
    let mut driver = Driver::from_state(game, game.read_state(start).unwrap());
    let mut events = Vec::new();
    for input in inputs.split("; ") {
        match driver.act_text(input) {
            Ok(happened) => events.extend_from_slice(happened),
            Err(refusal) => panic!("{input}: {refusal}, {:?}", driver.node()),
        }
    }
    (driver, events)
}

fn asked(driver: &Driver<Grid>) -> Decision {
    match driver.node() {
        Node::Decide(_, decision) => decision,
        other => panic!("nobody is asked: {other:?}"),
    }
}

fn legal(driver: &Driver<Grid>) -> String {
    let words = driver.actions().iter().map(|action| driver.game().write_action(*action));
    words.collect::<Vec<_>>().join("; ")
}

/// R-G971: inertia after a missed juggled ball.
#[test]
fn the_second_revision_lets_a_missed_juggled_ball_roll_on() {
    let spec = "grid:basic+header+inertia+intercept+juggle";
    let start = "home=0:10,0 1:10,16 2:3,3 away=0:10,30 1:3,20 2:16,25 ball=juggled:H1 turn=home";
    let inputs = "follow header; 2; 4; 3 3; end; 3; end; 6";
    let (then, _) = played(spec, 1, start, inputs);
    assert_eq!(asked(&then), Decision::Act);
    let (now, _) = played(spec, 2, start, inputs);
    assert_eq!(asked(&now), Decision::Inertia);
    assert_eq!(legal(&now), "stop; step se; step s; step sw");
}

/// R-G970: a goalie that grabs the ball it kicked.
#[test]
fn the_second_revision_binds_a_goalie_that_grabs_its_own_kick() {
    let spec = "grid:basic+direction";
    let start = "home=0:10,2 1:3,10 away=0:10,30 1:3,20 ball=10,3 turn=home points:6";
    let inputs = "pick H0; kick n; stop; pick H0; move n; pick H0; move n; 3 3 3; pick H0";
    let tosses = |revision| {
        let (driver, _) = played(spec, revision, start, inputs);
        let all = legal(&driver);
        all.split("; ").filter(|word| word.starts_with("toss")).collect::<Vec<_>>().join("; ")
    };
    assert_eq!(tosses(1), "toss n; toss ne; toss e; toss se; toss s; toss sw; toss w; toss nw");
    assert_eq!(tosses(2), "toss n; toss ne; toss nw");
}

/// R-G972: a header that goes beyond a marker on the goal line into the goal.
#[test]
fn the_second_revision_stuns_beyond_a_marker() {
    let start = "home=0:12,1 4:13,1 5:20,20 away=0:14,42 2:12,4 3:13,2 ball=12,3 turn=away points:4";
    let inputs = "pick A2; kick e; header A3; 1; 4 1 2 1; 5";
    let (then, events) = played("grid:advanced@large", 1, start, inputs);
    assert_eq!(asked(&then), Decision::Walk(5));
    assert!(!events.iter().any(|event| matches!(event, Event::Goal(..))));
    let (_, events) = played("grid:advanced@large", 2, start, inputs);
    assert!(events.iter().any(|event| matches!(event, Event::Goal(..))));
}

#[test]
fn what_never_was_is_refused() {
    let spec = Spec::parse("grid:basic").unwrap();
    for revision in [0, RULES_REVISION + 1] {
        assert!(Grid::at_revision(&spec, revision).is_err(), "{revision}");
    }
    assert_eq!(Grid::at_revision(&spec, RULES_REVISION).unwrap(), Grid::from_spec(&spec).unwrap());
}
