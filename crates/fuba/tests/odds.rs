//! The chances that people are shown, where the editions differ.
#![allow(clippy::unwrap_used)]

mod common;

use common::scene_of;
use touchline_engine::Describe;
use touchline_fuba::{Action, Area, Fuba};

/// The odds of an action in a position, as `what ways/of`.
fn odds(spec: &str, position: &str, action: Action) -> Vec<String> {
    let (game, state) = (Fuba::from_text(spec).unwrap(), *scene_of(spec, position).state());
    game.odds(&state, action).iter().map(|odds| format!("{} {}/{}", odds.what, odds.ways, odds.of)).collect()
}

/// Two areas between, everybody marked, ball value 4: in 2.0 four or more must fall and then no more than four for the
/// opponent; later the ball value is 6 before the dice.
#[test]
fn a_long_pass_counts_before_the_dice_or_after() {
    let position =
        "home=4-4-2,GK:APA,APA:1,BFR:1,CE:8 away=4-4-2,GK:BPA,BFR:1,APA:1,CE:8 ball=APA:4:home clock=1:20";
    let of = |spec| odds(spec, position, Action::Target(Area::Bfr));
    assert_eq!(of("fuba:2.0"), ["keep 12/36", "lose 24/36"]);
    for spec in ["fuba:2.1", "fuba:2.2", "fuba:3.0"] {
        assert_eq!(of(spec), ["keep 1/6", "lose 5/6"], "{spec}");
    }
}

/// A teammate waits unmarked in the centre, one area away; the start area is marked.
#[test]
fn an_unmarked_target_is_certain_or_easier() {
    let position = "home=4-4-2,GK:APA,AFR:2,CE:8 away=4-4-2,GK:BPA,AFR:1,BFR:9 ball=AFR:5:home clock=1:20";
    let of = |spec| odds(spec, position, Action::Target(Area::Ce));
    assert_eq!(of("fuba:2.0"), ["keep 36/36"]);
    assert_eq!(of("fuba:2.1"), ["keep 6/6"]);
    assert_eq!(of("fuba:2.2"), ["keep 6/6"]);
    assert_eq!(of("fuba:3.0"), ["keep 4/6", "lose 2/6"]);
}

/// After a failed pressing of 2.0 the next check of the team pressed succeeds, and of nobody else.
#[test]
fn a_check_given_away_is_certain() {
    let position = |who: &str| {
        format!(
            "home=4-4-2,GK:APA,AFR:2,CE:8 away=4-4-2,GK:BPA,AFR:1,BFR:8,CE:1 ball=AFR:5:home clock=1:20 \
             memory=home,2-1,0,{who}"
        )
    };
    let of = |who| odds("fuba:2.0", &position(who), Action::Target(Area::Ce));
    assert_eq!(of("home"), ["keep 36/36"]);
    assert_eq!(of("away"), ["keep 12/36", "lose 24/36"]);
    assert_eq!(of("none"), ["keep 12/36", "lose 24/36"]);
}

/// Ball value 4, as many players at the ball on both sides.
fn pressing(spec: &str, acted: &str, next: &str) -> Vec<String> {
    let position = format!(
        "home=4-4-2,GK:APA,AFR:8,CE:2 away=4-4-2,GK:BPA,BFR:8,CE:2 ball=CE:4:home clock=1:20 \
         turn=5,open,BLC,home,CE>CE,53,2-2,away,+0,none,{acted} next={next}"
    );
    odds(spec, &position, Action::Press)
}

#[test]
fn pressing_in_each_edition() {
    let fixed = pressing("fuba:2.0", "none-none", "turn.6,sequence.away.5,maybe-press.away");
    assert_eq!(fixed, ["win 3/6", "frees 3/6"]);
    for (spec, turn) in [("fuba:2.1", "turn.6"), ("fuba:2.2", "turn.5")] {
        let first = format!("{turn},start-free.away,action.away.2,action.away.1");
        let want = ["win 3/6", "no-effect 1/6", "outplayed 2/6"];
        assert_eq!(pressing(spec, "none-none", &first), want, "{spec}");
        // A second action is weaker: the die counts one more.
        let second = format!("{turn},start-free.away,action.away.2");
        let want = ["win 2/6", "no-effect 1/6", "outplayed 3/6"];
        assert_eq!(pressing(spec, "none-move", &second), want, "{spec}");
    }
    let rounds = pressing("fuba:3.0", "none-none", "turn.5,first-action.home,action.away.1");
    assert_eq!(rounds, ["win 27/36", "no-effect 5/36", "outplayed 4/36"]);
}
