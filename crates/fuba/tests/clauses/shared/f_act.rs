//! Order and structure of actions.

use std::cmp::Ordering;

use crate::common::{basic_roll, decides, played, turned};
use touchline_engine::{Node, Seat};
use touchline_fuba::flow::Nth;
use touchline_fuba::state::ActionKind::{self, GoalAttempt, Movement, Positioning};
use touchline_fuba::{Area, Decision, Event, Roll};

use crate::common::{Scene, scene_of};

/// The moment when a team chooses its first or second action.
pub fn action(seat: &str, nth: Nth) -> String {
    match nth {
        Nth::First => format!("first-action:{seat}"),
        Nth::Second => format!("second-action:{seat}"),
    }
}

/// `home_there` against `away_there` in the centre; the ball starts in home's front area.
pub fn crowd(home_there: u8, away_there: u8, value: u8) -> String {
    format!(
        "home=4-4-2,GK:APA,AFR:{},CE:{home_there} away=4-4-2,GK:BPA,BFR:{},CE:{away_there} \
         ball=AFR:{value}:home clock=1:20",
        10 - home_there,
        10 - away_there
    )
}

/// The team whose stage begins.
pub fn beginner(scene: &mut Scene) -> Seat {
    match scene.driver().node() {
        Node::Decide(
            seat,
            Decision::Action(Nth::First)
            | Decision::FreeMovement
            | Decision::MaybeShoot
            | Decision::MaybeMove,
        ) => seat,
        other => panic!("{other:?}"),
    }
}

/// The actions so far.
pub fn actions(scene: &Scene) -> Vec<(Seat, ActionKind)> {
    let acts = |event: &Event| if let Event::Acts(seat, kind) = event { Some((*seat, *kind)) } else { None };
    scene.events().iter().filter_map(acts).collect()
}

/// Kept with a 6 against 1, lost with a 1 against 5 or 6.
pub const OUTCOMES: [(&str, u8, Seat); 2] =
    [("target CE; 6 5", 1, Seat::Home), ("target CE; 1 5", 6, Seat::Away)];

/// The team with more players there; with equal numbers the team that is passive now.
fn more_players(home: u8, away: u8, control: Seat) -> Seat {
    match home.cmp(&away) {
        Ordering::Greater => Seat::Home,
        Ordering::Less => Seat::Away,
        Ordering::Equal => control.other(),
    }
}

on_editions!(
    f_act_01_the_team_with_more_players_in_the_target_area_acts_first = the_numbers_in_the_target_area_decide,
    v2_1(more_players),
    v3_0(|home: u8, away: u8, control| more_players(home.min(6), away.min(6), control)) // six count at most
);
on_editions!(
    f_act_01_the_controlling_team_of_stage_1_acts_first_with_more_players =
        the_numbers_in_the_target_area_decide,
    v2_2(|home, away, _| if home > away { Seat::Home } else { Seat::Away }) // whoever has the ball afterwards
);
/// F-ACT-01. Home has the ball; `first` says who acts first by the numbers in the target area and the team
/// that has the ball after the check.
fn the_numbers_in_the_target_area_decide(spec: &str, first: fn(u8, u8, Seat) -> Seat) {
    for (script, value, control) in OUTCOMES {
        for (home, away) in (0..=9).flat_map(|home| (0..=10).map(move |away| (home, away))) {
            if control == Seat::Away && home > 0 && away == 0 {
                continue; // an unmarked target is not lost with a 1
            }
            let expected = first(home, away, control);
            let mut turn = played(spec, &crowd(home, away, value), script);
            assert_eq!(
                (turn.control(), beginner(&mut turn)),
                (control, expected),
                "{home} against {away}, ball with {control:?}"
            );
            let mut mirrored = played(spec, &turned(&crowd(home, away, value)), script);
            assert_eq!(beginner(&mut mirrored), expected.other(), "{home} against {away}, turned");
        }
    }
    // Goalkeepers count.
    let keeper = "home=4-4-2,GK:APA,AFR:9,BPA:1 away=4-4-2,GK:BPA,BLC:10 ball=BPA:1:home clock=1:20";
    assert_eq!(beginner(&mut played(spec, keeper, "target BPA; 6 5")), Seat::Away, "one against one");
}

on_editions!(f_act_02_the_closest_player_does_not_change_the_count, v2_1, v2_2);
/// F-ACT-02. A closest player comes to the ball, but the count stays none against none.
fn f_act_02_the_closest_player_does_not_change_the_count(spec: &str) {
    let (script, value, control) = OUTCOMES[0];
    let mut turn = played(spec, &crowd(0, 0, value), script);
    assert_eq!(turn.count(control, Area::Ce), 1, "somebody came to the ball");
    assert_eq!(beginner(&mut turn), control.other(), "but nobody was there when the turn began");
}

on_editions!(
    f_act_02_moves_of_a_restart_count_and_a_corner_taker_counts_nowhere,
    v2_1(""),
    v2_2("; done"),
    v3_0("")
);
/// F-ACT-02. `answer` is how the passive team ends a reply of one move.
fn f_act_02_moves_of_a_restart_count_and_a_corner_taker_counts_nowhere(spec: &str, answer: &str) {
    let quick = "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:9,ALW:1 ball=CE:1:home clock=1:20 \
        next=free-kick";
    let mut kick = played(spec, quick, "move CE>BLW; done; done; target BLW; 6 5");
    assert_eq!(beginner(&mut kick), Seat::Home, "one against none after the moves of the quick free kick");
    let script = format!("move CE>BLW; done; move ALW>BLW{answer}; target BLW; 6 5");
    assert_eq!(beginner(&mut played(spec, quick, &script)), Seat::Away, "one against one");
    let corner = "home=4-4-2,GK:APA,AFR:9,SPOT:1 away=4-4-2,GK:BPA,BFR:10 ball=SPOT:1:home clock=1:20 \
        turn=restart:corner next=turn";
    assert_eq!(beginner(&mut played(spec, corner, "target BLC; 6 5")), Seat::Away, "none against none");
}

/// F-ACT-02. Who acts first after an event of each kind: a player of the team in control comes to the ball
/// and makes it two against one, one of the passive team comes and makes it two each, one of the team in
/// control leaves.
pub fn event_moves(spec: &str, first: [Seat; 3]) {
    let scripts = [
        (crowd(1, 1, 3), "target CE; 2 5; 5 2; move AFR>CE"),
        (crowd(2, 1, 3), "target CE; 2 5; 2 5; move BFR>CE"),
        (crowd(2, 1, 3), "target CE; 2 5; 5 2; move CE>ALW"),
    ];
    for ((position, script), first) in scripts.into_iter().zip(first) {
        assert_eq!(beginner(&mut played(spec, &position, script)), first, "{script}");
        let mut mirrored = played(spec, &turned(&position), &turned(script));
        assert_eq!(beginner(&mut mirrored), first.other(), "turned: {script}");
    }
}

on_editions!(f_act_02_the_moves_of_an_event_count = event_moves, v2_1([Seat::Home, Seat::Away, Seat::Away]));

on_editions!(
    f_act_02_the_moves_of_an_event_do_not_count = event_moves,
    v2_2([Seat::Away, Seat::Home, Seat::Home])
);

/// A whole turn in which both teams adjust first and then move nobody.
pub const BOTH_STAGES: &str = "target CE; 6 5; adjust; midfield; done; adjust; midfield; done";

on_editions!(f_act_05_each_team_has_one_stage_of_exactly_two_actions, v2_1, v2_2);
/// F-ACT-05.
fn f_act_05_each_team_has_one_stage_of_exactly_two_actions(spec: &str) {
    let turn = played(spec, &crowd(2, 1, 1), BOTH_STAGES);
    for seat in Seat::ALL {
        let own: Vec<_> = actions(&turn).into_iter().filter(|(who, _)| *who == seat).collect();
        assert_eq!(own, [(seat, Positioning), (seat, Movement)]);
    }
    assert!(turn.saw(Event::TurnBegins(2, Seat::Home)), "two and no more");
}

on_editions!(f_act_06_any_order_of_the_two_and_one_team_after_the_other, v2_1, v2_2);
/// F-ACT-06. After a movement the adjustment is played unasked where neither attempt nor pressing is open.
fn f_act_06_any_order_of_the_two_and_one_team_after_the_other(spec: &str) {
    for (home, away, first, asked) in [(2, 1, Seat::Home, ""), (1, 2, Seat::Away, "; adjust")] {
        let order = |move_first: bool, asked: &str| {
            if move_first {
                (format!("forward; done{asked}"), [Movement, Positioning])
            } else {
                ("adjust; midfield; done".to_owned(), [Positioning, Movement])
            }
        };
        for (one, two) in [(false, false), (false, true), (true, false), (true, true)] {
            let ((one, ones), (two, twos)) = (order(one, asked), order(two, ""));
            let script = format!("target CE; 6 5; {one}; {two}");
            let expected = |first: Seat| {
                let seats = [first, first, first.other(), first.other()];
                seats.into_iter().zip(ones.into_iter().chain(twos)).collect::<Vec<_>>()
            };
            let position = crowd(home, away, 1);
            assert_eq!(actions(&played(spec, &position, &script)), expected(first));
            assert_eq!(actions(&played(spec, &turned(&position), &script)), expected(first.other()));
        }
    }
}

/// Away is passive with two against two in home's front area and begins its stage.
const TO_PRESS: &str = "home=4-4-2,GK:APA,AFR:2,CE:8 away=4-4-2,GK:BPA,AFR:2,BFR:8 ball=AFR:3:home clock=1:20 \
    turn=pass:CE>AFR next=first-action:away";

on_editions!(f_act_06_the_teams_keep_their_places_when_control_changes, v2_1, v2_2);
/// F-ACT-06.
fn f_act_06_the_teams_keep_their_places_when_control_changes(spec: &str) {
    let mut turn = played(spec, TO_PRESS, "press; 1");
    assert_eq!((turn.control(), turn.value()), (Seat::Away, 1));
    assert_eq!(decides(&mut turn), (Seat::Away, Decision::Action(Nth::Second)), "away goes on");
    assert!(turn.can("shoot") && !turn.can("press"), "with the actions of the team in control");
    turn.play("adjust");
    assert_eq!(decides(&mut turn), (Seat::Home, Decision::Action(Nth::First)));
    assert!(turn.can("press") && !turn.can("shoot"), "home, passive now, may press back");
    turn.play("press; 6; adjust");
    assert_eq!(decides(&mut turn), (Seat::Away, Decision::Target), "a new turn for the team in control now");
}

on_editions!(f_act_07_second_actions_are_always_played, v2_1, v2_2);
/// F-ACT-07.
fn f_act_07_second_actions_are_always_played(spec: &str) {
    let mut turn = played(spec, &crowd(2, 1, 1), "target CE; 6 5");
    for seat in Seat::ALL {
        assert_eq!(decides(&mut turn), (seat, Decision::Action(Nth::First)));
        turn.play("adjust");
        assert_eq!(decides(&mut turn), (seat, Decision::Action(Nth::Second)), "at once and unasked");
        for word in ["done", "next", "second"] {
            assert!(!turn.can(word), "{word}");
        }
        turn.play("midfield; done");
    }
}

const LINES: [&str; 3] = ["defence", "midfield", "forward"];

on_editions!(f_act_08_the_two_actions_of_a_team_differ, v2_1, v2_2);
/// F-ACT-08.
fn f_act_08_the_two_actions_of_a_team_differ(spec: &str) {
    let second = |seat: &str, acted: &str| {
        let text = format!(
            "home=4-4-2,GK:APA,AFR:8,BFR:2 away=4-4-2,GK:BPA,BFR:2,CE:8 ball=BFR:3:home clock=1:20 \
             turn=pass:CE>BFR,acted:{acted} next=second-action:{seat}"
        );
        let (legal, mirrored) = (scene_of(spec, &text).legal(), turned_first_actions(&text));
        assert_eq!(legal, scene_of(spec, &mirrored).legal());
        legal
    };
    let lines = |before: &[&'static str], after: &[&'static str]| [before, &LINES, after].concat();
    for (first, open) in [
        ("shoot", lines(&[], &["adjust"])),
        ("move", vec!["shoot", "adjust"]),
        ("position", lines(&["shoot"], &[])),
        ("press", lines(&["shoot"], &["adjust"])),
    ] {
        assert_eq!(second("home", &format!("{first}-none")), open, "home after {first}");
    }
    for (first, open) in [
        ("shoot", lines(&[], &["adjust", "press"])),
        ("move", vec!["adjust", "press"]),
        ("position", lines(&[], &["press"])),
        ("press", lines(&[], &["adjust"])),
    ] {
        assert_eq!(second("away", &format!("none-{first}")), open, "away after {first}");
    }
    // What one team did does not bind the other; what is left alone is played unasked.
    let turn = played(spec, &crowd(2, 1, 1), "target CE; 6 5; midfield; done");
    assert_eq!(actions(&turn), [(Seat::Home, Movement), (Seat::Home, Positioning)]);
    assert!(turn.can("midfield") && turn.can("adjust"));
}

/// The board turned round, and the first actions of both teams change places.
fn turned_first_actions(text: &str) -> String {
    let text = turned(text);
    let (before, after) = text.split_once("acted:").expect("first actions");
    let (acted, rest) = after.split_once(' ').expect("the moment");
    let (home, away) = acted.split_once('-').expect("two teams");
    format!("{before}acted:{away}-{home} {rest}")
}

on_editions!(f_act_09_the_list_of_actions, v2_1, v2_2);
/// F-ACT-09.
fn f_act_09_the_list_of_actions(spec: &str) {
    let list = |area: &str, home: u8, away: u8, actor: &str| {
        let (home_rest, away_rest) = (10 - home, 10 - away);
        let text = format!(
            "home=4-4-2,GK:APA,ALC:{home_rest},{area}:{home} away=4-4-2,GK:BPA,BRC:{away_rest},{area}:{away} \
             ball={area}:3:home clock=1:20 turn=pass:CE>{area} next=first-action:{actor}"
        );
        let legal = scene_of(spec, &text).legal();
        assert_eq!(legal, scene_of(spec, &turned(&text)).legal());
        legal
    };
    let with =
        |before: &[&'static str], after: &[&'static str]| [before, &LINES, &["adjust"], after].concat();
    assert_eq!(list("BFR", 1, 1, "home"), with(&["shoot"], &[]));
    assert_eq!(list("CE", 1, 1, "home"), with(&[], &[]));
    assert_eq!(list("CE", 2, 1, "home"), with(&[], &[]), "never a pressing by the team in control");
    assert_eq!(list("CE", 1, 1, "away"), with(&[], &["press"]));
    assert_eq!(list("AFR", 1, 1, "away"), with(&[], &["press"]), "never a goal attempt by the passive team");
    assert_eq!(list("AFR", 2, 1, "away"), with(&[], &[]));
    assert_eq!(list("CE", 1, 0, "away"), with(&[], &[]));
}

on_editions!(f_act_10_both_actions_must_be_played_but_may_be_empty, v2_1, v2_2);
/// F-ACT-10. The adjustment is open even without a player at the ball, and the only action left after a
/// movement.
fn f_act_10_both_actions_must_be_played_but_may_be_empty(spec: &str) {
    let mut turn = played(spec, &crowd(2, 0, 1), "target CE; 6 5");
    let before = turn.state().squads;
    for seat in Seat::ALL {
        assert_eq!(decides(&mut turn), (seat, Decision::Action(Nth::First)));
        assert!(!turn.can("done") && !turn.can("next"), "there is no passing over an action");
        turn.play("forward; done");
    }
    assert_eq!(turn.state().squads, before, "movements of no player");
    let order = [Movement, Positioning];
    assert_eq!(actions(&turn), Seat::ALL.map(|seat| order.map(|kind| (seat, kind))).concat());
    // Where there is something to choose it must be chosen.
    let mut second = handicap(spec, "home", Nth::Second);
    assert_eq!(decides(&mut second), (Seat::Home, Decision::Action(Nth::Second)));
    assert!(!second.can("done") && !second.can("next"));
}

/// Home has the ball in away's front area with a player in the penalty area; the given team is to play its
/// first or second action. Away outnumbers it by one.
fn handicap(spec: &str, seat: &str, nth: Nth) -> Scene {
    scene_of(
        spec,
        &format!(
            "home=4-5-1,GK:APA,AFR:3,CE:4,BFR:2,BPA:1 away=4-5-1,GK:BPA,BFR:3,CE:4,BLC:3 ball=BFR:4:home \
             clock=1:20 turn=pass:CE>BFR next={}",
            action(seat, nth)
        ),
    )
}

on_editions!(f_act_11_a_second_pressing_adds_one_to_the_die, v2_1, v2_2);
/// F-ACT-11.
fn f_act_11_a_second_pressing_adds_one_to_the_die(spec: &str) {
    // Die; value and winner as first action; the same as second action.
    for (die, first, second) in [
        (1, (1, Seat::Away), (1, Seat::Away)),
        (2, (2, Seat::Away), (2, Seat::Away)),
        (3, (3, Seat::Away), (4, Seat::Home)),
        (4, (4, Seat::Home), (2, Seat::Home)),
        (5, (2, Seat::Home), (2, Seat::Home)),
        (6, (2, Seat::Home), (2, Seat::Home)),
    ] {
        for (nth, (value, control)) in [(Nth::First, first), (Nth::Second, second)] {
            let mut scene = handicap(spec, "away", nth);
            scene.play(&format!("press; {die}"));
            assert_eq!((scene.value(), scene.control()), (value, control), "{nth:?}: {die}");
        }
    }
}

on_editions!(f_act_12_a_second_movement_has_one_move_fewer, v2_1, v2_2);
/// F-ACT-12.
fn f_act_12_a_second_movement_has_one_move_fewer(spec: &str) {
    for (line, moves) in [("defence", 4), ("midfield", 5), ("forward", 1)] {
        for (nth, moves) in [(Nth::First, moves), (Nth::Second, moves - 1)] {
            for seat in Seat::ALL {
                let mut scene = handicap(spec, seat.word(), nth);
                scene.play(line);
                let left = match decides(&mut scene) {
                    (_, Decision::Movement(_)) => scene.state().steps.left,
                    _ => 0, // nothing to decide
                };
                assert_eq!(left, moves, "{seat:?}, {nth:?}: {line}");
            }
        }
    }
}

on_editions!(f_act_13_a_second_adjustment_counts_one_player_fewer, v2_1, v2_2);
/// F-ACT-13. Two of home against three of away, value 4.
fn f_act_13_a_second_adjustment_counts_one_player_fewer(spec: &str) {
    for (seat, first, second) in [("home", 5, 6), ("away", 5, 4)] {
        assert_eq!(handicap(spec, seat, Nth::First).play("adjust").value(), first, "{seat}");
        assert_eq!(handicap(spec, seat, Nth::Second).play("adjust").value(), second, "{seat}");
    }
}

on_editions!(f_act_14_a_second_goal_attempt_has_one_off_the_die, v2_1, v2_2);
/// F-ACT-14. Fewer players at the ball -1, as many in the penalty area as the goalkeeper, area -2.
fn f_act_14_a_second_goal_attempt_has_one_off_the_die(spec: &str) {
    for (nth, modifier) in [(Nth::First, -3), (Nth::Second, -4)] {
        let mut scene = handicap(spec, "home", nth);
        scene.play("shoot; 1");
        assert!(scene.saw(Event::Attempt(Seat::Home, Area::Bfr, modifier)), "{nth:?}: {:?}", scene.events());
    }
}

/// Home takes a free kick in away's front area after its setup, with a player in the penalty area.
const FREE_KICK: &str = "home=4-4-2,GK:APA,AFR:7,BFR:2,BPA:1 away=4-4-2,GK:BPA,BRC:10 ball=BFR:1:home clock=1:20 \
    turn=starter:away next=take-free-kick";

/// F-ACT-16. A direct shot that ends in a rebound (with this die) won by the defenders; then `rest` of the
/// shooter's stage.
pub fn a_direct_shot_begins_the_first_stage(
    spec: &str,
    rebound: u8,
    next: Decision,
    rest: &str,
    kinds: &[ActionKind],
) {
    for (position, shooter) in [(FREE_KICK.to_owned(), Seat::Home), (turned(FREE_KICK), Seat::Away)] {
        let mut kick = played(spec, &position, "shoot");
        assert_eq!(basic_roll(kick.state()), Some(Roll::GoalAttempt), "nothing before it");
        kick.play(&format!("{rebound}; 1 6"));
        assert_eq!(kick.control(), shooter.other());
        assert_eq!(decides(&mut kick), (shooter, next), "the stage of the shooter goes on");
        assert!(!kick.can("shoot"));
        kick.play(rest);
        assert_eq!(beginner(&mut kick), shooter.other(), "then the other team has its stage");
        let own: Vec<_> = [GoalAttempt].iter().chain(kinds).map(|kind| (shooter, *kind)).collect();
        assert_eq!(actions(&kick), own);
        assert_eq!(kick.state().turn.number, 1, "all in the same turn");
    }
}

on_editions!(
    f_act_17_a_new_turn_starts_after_both_stages,
    v2_0("done; done", "done"),
    v2_1("adjust; midfield; done", "forward; done"),
    v2_2("adjust; midfield; done", "forward; done")
);
/// F-ACT-17. The stages of the first and of the second team.
fn f_act_17_a_new_turn_starts_after_both_stages(spec: &str, first: &str, second: &str) {
    let (script, value, control) = OUTCOMES[0];
    let mut turn = played(spec, &crowd(2, 1, value), script);
    let opener = beginner(&mut turn);
    turn.play(first);
    assert_eq!(beginner(&mut turn), opener.other());
    assert!(!turn.saw(Event::TurnBegins(2, control)));
    turn.play(second);
    assert!(turn.saw(Event::TurnBegins(2, control)));
    assert_eq!(decides(&mut turn), (control, Decision::Target));
}

on_editions!(f_act_16_a_direct_shot_is_the_first_action_of_the_first_stage, v2_1(2), v2_2(3));
fn f_act_16_a_direct_shot_is_the_first_action_of_the_first_stage(spec: &str, rebound: u8) {
    let rest = "adjust; done"; // its second action and its free movements
    a_direct_shot_begins_the_first_stage(
        spec,
        rebound,
        Decision::Action(Nth::Second),
        rest,
        &[ActionKind::Positioning],
    );
}
