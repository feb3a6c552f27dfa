//! Order and structure of actions.

use crate::common::{self, basic_roll, turned};
use crate::shared::f_act::{OUTCOMES, actions, beginner, crowd};
use touchline_engine::{Node, Seat};
use touchline_fuba::flow::Nth;
use touchline_fuba::state::ActionKind::{GoalAttempt, Movement, Positioning, Pressing};
use touchline_fuba::state::Kinds;
use touchline_fuba::{Area, Decision, Event, Roll};

use crate::common::{Scene, scene};

fn played(position: &str, script: &str) -> Scene {
    common::played("fuba:3.0", position, script)
}

#[test]
fn f_act_01_goalkeepers_count() {
    let in_the_area =
        "home=4-4-2,GK:APA,AFR:8,BPA:2 away=4-4-2,GK:BPA,BPA:1,BLC:9 ball=BPA:1:home clock=1:20";
    assert_eq!(beginner(&mut played(in_the_area, "target BPA; 6 5")), Seat::Away, "two against two");
}

#[test]
fn f_act_02_the_closest_player_does_not_change_the_count() {
    for (script, value, control) in OUTCOMES {
        let mut turn = played(&crowd(0, 0, value), script);
        assert_eq!(turn.count(control, Area::Ce), 1, "somebody came to the ball");
        assert_eq!(beginner(&mut turn), control.other(), "but nobody was there when the turn began");
    }
}

/// A whole turn in which both teams position first and then move.
const BOTH_ACTIONS: &str =
    "target CE; 6 5; done; position 0; done; position 0; second; midfield; done; midfield; done";

#[test]
fn f_act_05_both_teams_take_a_first_and_then_a_second_action() {
    let turn = played(&crowd(2, 1, 1), BOTH_ACTIONS);
    for seat in Seat::ALL {
        let own: Vec<_> = actions(&turn).into_iter().filter(|(who, _)| *who == seat).collect();
        assert_eq!(own, [(seat, Positioning), (seat, Movement)]);
    }
}

#[test]
fn f_act_06_the_second_actions_have_the_order_of_the_first_ones() {
    for (home, away, first) in [(2, 1, Seat::Home), (1, 2, Seat::Away)] {
        let expected = |first: Seat| {
            let order = [first, first.other(), first, first.other()];
            order.into_iter().zip([Positioning, Positioning, Movement, Movement]).collect::<Vec<_>>()
        };
        let position = crowd(home, away, 1);
        assert_eq!(actions(&played(&position, BOTH_ACTIONS)), expected(first));
        assert_eq!(actions(&played(&turned(&position), BOTH_ACTIONS)), expected(first.other()));
    }
}

/// Away acts first in home's front area and wins the ball by pressing; home then positions.
fn pressed(home_there: u8) -> Scene {
    let position = format!(
        "home=4-4-2,GK:APA,AFR:{home_there},CE:{} away=4-4-2,GK:BPA,AFR:2,BFR:8 ball=AFR:3:home clock=1:20",
        10 - home_there
    );
    played(&position, "target AFR; 5 6; done; press; 1 2; done")
}

#[test]
fn f_act_06_the_teams_keep_their_places_when_control_changes() {
    let mut turn = pressed(2);
    assert_eq!((turn.control(), turn.value()), (Seat::Away, 1));
    assert!(turn.can("press") && !turn.can("shoot"), "home, passive now, may press back");
    turn.play("position 0; second");
    assert!(turn.can("shoot") && !turn.can("press"), "away, in control now, may shoot");
    turn.play("midfield; done");
    assert_eq!(turn.driver().node(), Node::Decide(Seat::Home, Decision::Action(Nth::Second)));
    turn.play("press; 5 5");
    let order =
        [(Seat::Away, Pressing), (Seat::Home, Positioning), (Seat::Away, Movement), (Seat::Home, Pressing)];
    assert_eq!(actions(&turn), order);
}

#[test]
fn f_act_07_the_team_that_has_the_ball_now_decides_about_second_actions() {
    let asks = |seat| Node::Decide(seat, Decision::SecondActions);
    let mut kept = played(&crowd(2, 1, 1), "target CE; 6 5; done; position 0; done; position 0");
    assert_eq!(
        (kept.driver().node(), kept.legal()),
        (asks(Seat::Home), vec!["second".into(), "next".into()])
    );
    let mut lost = played(&crowd(2, 1, 6), "target CE; 1 5; done; position 0; done; position 0");
    assert_eq!(lost.driver().node(), asks(Seat::Away), "after the check");
    let mut won = pressed(1);
    won.play("position 0");
    assert_eq!(won.driver().node(), asks(Seat::Away), "after a pressing");
    won.play("next");
    assert!(won.saw(Event::SecondActions(Seat::Away, false)));
}

/// Home has the ball in away's front area with two against two; the first actions were these, the second ones
/// are due.
fn second_actions(home_first: &str, away_first: &str) -> Scene {
    scene(&format!(
        "home=4-4-2,GK:APA,AFR:8,BFR:2 away=4-4-2,GK:BPA,BFR:2,CE:8 ball=BFR:3:home clock=1:20 \
         turn=pass:CE>BFR,acted:{home_first}-{away_first} \
         next=second-action:home"
    ))
}

#[test]
fn f_act_08_the_second_action_differs_from_the_own_first() {
    let lines = ["defence", "midfield", "forward"];
    let position = ["position 0", "position 1"];
    for away_first in ["move", "position", "press"] {
        for (home_first, open) in [
            ("shoot", [&lines[..], &position[..]].concat()),
            ("move", [&["shoot"][..], &position[..]].concat()),
            ("position", [&["shoot"][..], &lines[..]].concat()),
        ] {
            assert_eq!(second_actions(home_first, away_first).legal(), open, "after {home_first}");
        }
    }
    for home_first in ["move", "shoot"] {
        for (away_first, open) in [
            ("press", [&lines[..], &position[..]].concat()),
            ("move", [&position[..], &["press"][..]].concat()),
            ("position", [&lines[..], &["press"][..]].concat()),
        ] {
            let mut scene = second_actions(home_first, away_first);
            scene.play("position 0");
            assert_eq!(scene.legal(), open, "after {away_first}");
        }
    }
    let mut wired = played(&crowd(2, 1, 1), "target CE; 6 5; done; midfield; done; done; position 1; second");
    assert!(!wired.can("midfield") && wired.can("position 1"));
    wired.play("position 0");
    assert!(wired.can("midfield") && !wired.can("position 1"));
}

/// The list of first actions for a team with so many players against so many at the ball, which home has in
/// `area`.
fn list(area: &str, home: u8, away: u8, actor: &str) -> Vec<String> {
    let (home_rest, away_rest) = (10 - home, 10 - away);
    let position = format!(
        "home=4-4-2,GK:APA,ALC:{home_rest},{area}:{home} away=4-4-2,GK:BPA,BRC:{away_rest},{area}:{away} \
         ball={area}:3:home clock=1:20 turn=pass:CE>{area},first:home next=first-action:{actor}"
    );
    let legal = scene(&position).legal();
    let mirrored = scene(&turned(&position)).legal();
    assert_eq!(legal, mirrored);
    legal
}

#[test]
fn f_act_09_the_list_of_actions() {
    let moves = ["defence", "midfield", "forward"];
    assert_eq!(list("BFR", 1, 1, "home"), [&["shoot"][..], &moves, &["position 0", "position 1"]].concat());
    assert_eq!(list("CE", 1, 1, "home"), [&moves[..], &["position 0", "position 1"]].concat());
    assert_eq!(
        list("CE", 2, 1, "home"),
        [&moves[..], &["position 0", "position 1", "position 2"]].concat(),
        "never a pressing by the team in control"
    );
    assert_eq!(
        list("CE", 1, 1, "away"),
        [&moves[..], &["position 0", "position 1", "press"]].concat(),
        "never a goal attempt by the passive team"
    );
    assert_eq!(list("AFR", 2, 1, "away"), [&moves[..], &["position 0", "position 1"]].concat());
    assert_eq!(list("CE", 1, 0, "away"), [&moves[..], &["position 0"]].concat());
}

#[test]
fn f_act_10_a_first_action_must_be_taken_but_may_be_empty() {
    let mut turn = played(&crowd(2, 1, 1), "target CE; 6 5; done");
    assert!(!turn.can("done") && !turn.can("next"), "there is no passing over an action");
    let before = turn.state().squads;
    turn.play("forward; done; done");
    assert_eq!(turn.state().squads, before, "a movement of no player");
    turn.play("position 0");
    assert_eq!(turn.value(), 5, "a positioning without effect");
    assert_eq!(actions(&turn), [(Seat::Home, Movement), (Seat::Away, Positioning)]);
    turn.play("next");
    assert_eq!(actions(&turn).len(), 2, "second actions only if wanted");
    // Without a player at the ball positioning has no effect and is still open.
    let mut nobody = played(&crowd(2, 0, 1), "target CE; 6 5; done; position 0; done");
    assert!(nobody.can("position 0") && !nobody.can("position 1"));
    nobody.play("position 0");
}

/// Home takes a free kick in away's front area after its setup, with a player in the penalty area.
const FREE_KICK: &str = "home=4-4-2,GK:APA,AFR:7,BFR:2,BPA:1 away=4-4-2,GK:BPA,BRC:10 ball=BFR:1:home clock=1:20 \
    turn=starter:away next=take-free-kick";

#[test]
fn f_act_16_a_direct_shot_is_the_first_action_of_the_shooter() {
    for (position, shooter) in [(FREE_KICK.to_owned(), Seat::Home), (turned(FREE_KICK), Seat::Away)] {
        let mut kick = played(&position, "shoot");
        assert_eq!(basic_roll(kick.state()), Some(Roll::GoalAttempt), "no free movements before it");
        assert_eq!(
            kick.state().turn.acted[shooter],
            Kinds::just(GoalAttempt),
            "so its second one is no goal attempt"
        );
        kick.play("3; 1 6"); // rebound, won by the defenders
        assert_eq!(kick.control(), shooter.other());
        assert_eq!(beginner(&mut kick), shooter.other(), "the other team has a full first action");
        kick.play("done; position 0; second");
        assert_eq!(
            kick.driver().node(),
            Node::Decide(shooter, Decision::Action(Nth::Second)),
            "the shooter has had its first action and keeps the first place"
        );
        assert_eq!(actions(&kick), [(shooter, GoalAttempt), (shooter.other(), Positioning)]);
        assert_eq!(kick.state().turn.number, 1, "all in the same turn");
    }
}

#[test]
fn f_act_17_a_new_turn_starts_after_the_second_actions_or_when_they_are_declined() {
    let first_actions = "target CE; 6 5; done; position 0; done; position 0";
    for rest in ["next", "second; midfield; done; midfield; done"] {
        let mut turn = played(&crowd(2, 1, 1), &format!("{first_actions}; {rest}"));
        assert!(turn.saw(Event::TurnBegins(2, Seat::Home)), "{rest}");
        assert_eq!(turn.driver().node(), Node::Decide(Seat::Home, Decision::Target));
    }
    let mut waiting = played(&crowd(2, 1, 1), &format!("{first_actions}; second; midfield; done"));
    assert_eq!(waiting.driver().node(), Node::Decide(Seat::Away, Decision::Action(Nth::Second)));
    // The winner of the ball starts it.
    let mut won = pressed(1);
    won.play("position 0; next");
    assert_eq!(won.driver().node(), Node::Decide(Seat::Away, Decision::Target));
}
