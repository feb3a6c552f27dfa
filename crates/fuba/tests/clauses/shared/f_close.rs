//! Moving the closest player.

use touchline_engine::{Choices, Game, Node, Notation, Seat};
use touchline_fuba::event::{Check, Why};
use touchline_fuba::{Area, Decision, Event, Fuba};

use super::f_time::until;
use crate::common::pitch::STEPS;
use crate::common::{Scene, played, turned};

/// Who must bring a player.
pub fn asked(scene: &mut Scene) -> Option<Seat> {
    match scene.driver().node() {
        Node::Decide(seat, Decision::Closest) => Some(seat),
        _ => None,
    }
}

pub fn somebody_moved(scene: &Scene) -> bool {
    scene.events().iter().any(|event| matches!(event, Event::Moved(..) | Event::KeeperMoved(..)))
}

/// Home has nobody in the centre and players on three sides of it.
pub const TARGETS: &str =
    "home=4-4-2,GK:APA,ALW:2,AFR:6,ARW:2 away=4-4-2,GK:BPA,CE:4,BLW:3,BRW:3 ball=AFR:4:home clock=1:20";

on_editions!(f_close_01_only_a_team_in_control_without_a_player_there_must_come, v2_0, v2_1, v2_2);
fn f_close_01_only_a_team_in_control_without_a_player_there_must_come(spec: &str) {
    // Kept: home has nobody in the centre. Lost: away is there already.
    assert_eq!(asked(&mut played(spec, TARGETS, "target CE; 5 2")), Some(Seat::Home));
    assert_eq!(asked(&mut played(spec, TARGETS, "target CE; 1 2")), None);
    assert!(!somebody_moved(&played(spec, TARGETS, "target APA; 5 2")), "a goalkeeper is a player");
    // Kept: home is on the left wing already. Lost: away has nobody there and two areas to choose from.
    assert_eq!(asked(&mut played(spec, TARGETS, "target ALW; 5 2")), None);
    let lost = "home=4-4-2,GK:APA,AFR:10 away=4-4-2,GK:BPA,CE:4,BLW:6 ball=AFR:6:home clock=1:20";
    assert_eq!(asked(&mut played(spec, lost, "target ALW; 2 3")), Some(Seat::Away));
    assert_eq!(asked(&mut played(spec, &turned(lost), "target BRW; 2 3")), Some(Seat::Home));
}

on_editions!(f_close_02_one_of_the_closest_by_steps, v2_0, v2_1, v2_2, v3_0);
fn f_close_02_one_of_the_closest_by_steps(spec: &str) {
    let game = Fuba::from_text(spec).expect("spec");
    for (t, target) in Area::ALL.into_iter().enumerate() {
        for (x, y, keeper) in
            [(0, 5, 1), (3, 9, 1), (4, 8, 6), (6, 12, 9), (7, 10, 2), (11, 5, 3), (2, 4, 11)]
        {
            if [x, y, keeper].contains(&t) {
                continue;
            }
            let names = [x, y, keeper].map(|i| Area::ALL[i].name());
            let position = format!(
                "home=4-4-2,GK:{},{}:5,{}:5 away=4-4-2,GK:BPA,CE:10 ball={}:3:home clock=1:20 \
                 turn=pass:CE>{},dice:53 next=turn.0,closest.home",
                names[2],
                names[0],
                names[1],
                target.name(),
                target.name()
            );
            for (position, back) in [(position.clone(), false), (turned(&position), true)] {
                let state = game.read_state(&position).expect("position");
                let mut choices = Choices::new();
                game.actions(&state, &mut choices);
                let mut got: Vec<String> = choices
                    .iter()
                    .map(|action| game.write_action(*action))
                    .map(|action| if back { turned(&action) } else { action })
                    .collect();
                got.sort();
                let nearest = [x, y, keeper].map(|i| STEPS[i][t]).into_iter().min().expect("three");
                let mut expected = Vec::new();
                for (i, word) in [(x, "move"), (y, "move"), (keeper, "keeper")] {
                    if STEPS[i][t] == nearest {
                        expected.push(format!("{word} {}>{}", Area::ALL[i].name(), target.name()));
                    }
                }
                expected.sort();
                assert_eq!(got, expected, "{position}");
            }
        }
    }
}

on_editions!(f_close_02_the_player_is_put_there_without_an_offside_test, v2_0, v2_1, v2_2, v3_0);
fn f_close_02_the_player_is_put_there_without_an_offside_test(spec: &str) {
    let turn = played(
        spec,
        "home=4-4-2,GK:APA,AFR:8,BFR:2 away=4-4-2,GK:BPA,BFR:10 ball=BFR:1:home clock=1:20",
        "target BPA; 5 2",
    );
    assert_eq!(turn.count(Seat::Home, Area::Bpa), 1, "beyond away's second closest player");
}

on_editions!(f_close_02_a_corner_taker_counts_as_standing_in_the_corner_area, v2_0, v2_1, v2_2, v3_0);
fn f_close_02_a_corner_taker_counts_as_standing_in_the_corner_area(spec: &str) {
    let corner = "home=4-4-2,GK:APA,CE:8,BFR:1,SPOT:1 away=4-4-2,GK:BPA,BPA:10 ball=SPOT:1:home clock=1:20 \
        turn=restart:corner next=turn";
    assert_eq!(played(spec, corner, "target BPA; 5 2").legal(), ["move BFR>BPA", "move BLC>BPA"]);
    let short = played(spec, corner, "target BLC; 5 2");
    assert_eq!(short.count(Seat::Home, Area::Blc), 1);
    assert!(!somebody_moved(&short), "nobody has to come");
}

/// The goalkeeper alone is next to the target.
const KEEPER: &str = "home=4-4-2,GK:APA,CE:10 away=4-4-2,GK:BPA,CE:10 ball=CE:1:home clock=1:20";

on_editions!(f_close_02_a_goalkeeper_that_alone_is_closest_must_go, v2_0, v2_1, v2_2);
fn f_close_02_a_goalkeeper_that_alone_is_closest_must_go(spec: &str) {
    let turn = played(spec, KEEPER, "target ALC; 4 2");
    assert_eq!(turn.state().squads[Seat::Home].keeper(), Area::Alc, "the team had the ball before");
    assert!(turn.saw(Event::KeeperMoved(Seat::Home, Area::Apa, Area::Alc)));
    let tie = played(spec, &KEEPER.replace("CE:10 away", "CE:9,ALW:1 away"), "target ALC; 4 2");
    assert_eq!(tie.legal(), ["move ALW>ALC", "keeper APA>ALC"], "on a tie the owner chooses");
}

/// Home loses the ball beside away's goal.
const WON: &str = "home=4-4-2,GK:APA,BFR:10 away=4-4-2,GK:BPA,CE:10 ball=BFR:6:home clock=1:20";

on_editions!(f_close_03_a_team_that_has_just_won_the_ball_may_spare_its_goalkeeper, v2_0, v2_1, v2_2);
fn f_close_03_a_team_that_has_just_won_the_ball_may_spare_its_goalkeeper(spec: &str) {
    let mut won = played(spec, WON, "target BLC; 1 3");
    assert_eq!((asked(&mut won), won.control()), (Some(Seat::Away), Seat::Away));
    assert_eq!(won.legal(), ["move CE>BLC", "keeper BPA>BLC"]);
    won.play("move CE>BLC");
    assert_eq!((won.count(Seat::Away, Area::Blc), won.count(Seat::Away, Area::Bpa)), (1, 1));
    let back = played(spec, &turned(WON), "target ARC; 1 3");
    assert_eq!(back.legal(), ["move CE>ARC", "keeper APA>ARC"]);
    let tie = played(spec, &WON.replace("CE:10", "CE:9,BLW:1"), "target BLC; 1 3");
    assert_eq!(tie.legal(), ["move BLW>BLC", "keeper BPA>BLC"], "only a goalkeeper that alone is closest");
    let near = played(spec, &WON.replace("CE:10", "CE:9,BRC:1"), "target BLC; 1 3");
    assert_eq!(
        near.legal(),
        ["move CE>BLC", "move BRC>BLC", "keeper BPA>BLC"],
        "the nearest outfield players"
    );
    // A failed pass wins the ball too: away comes to the start area.
    let start = "home=4-4-2,GK:APA,BLC:10 away=4-4-2,GK:BPA,CE:10 ball=BLC:6:home clock=1:20";
    let mut failed = played(spec, start, "target BFR");
    let value = failed.value();
    failed.play(&format!("{value} 3; 1 5"));
    assert_eq!(failed.legal(), ["move CE>BLC", "keeper BPA>BLC"]);
}

/// Moves left in home's midfield movement after its closest player came and after it did not need to.
pub fn moves_left(spec: &str, after: u8, without: u8) {
    for (target, left) in [("CE", after), ("AFR", without)] {
        for turns in [false, true] {
            let say = |text: &str| if turns { turned(text) } else { text.to_owned() };
            let seat = if turns { Seat::Away } else { Seat::Home };
            let mut turn = played(spec, &say(TARGETS), &format!("target {}; 5 2", say(target)));
            if target == "CE" {
                turn.play(&say("move AFR>CE"));
            }
            until(&mut turn, seat, "midfield");
            turn.play("midfield");
            assert_eq!(turn.state().steps.left, left, "{target}");
            for _ in 0..left {
                assert!(matches!(turn.driver().node(), Node::Decide(_, Decision::Movement(_))));
                turn.play(&say("move AFR>ALC"));
            }
            assert!(!matches!(turn.driver().node(), Node::Decide(_, Decision::Movement(_))), "no more");
        }
    }
}

on_editions!(f_close_04_the_move_is_deducted = moves_left, v2_0(3, 4));

on_editions!(f_close_04_the_move_is_not_deducted, v2_1, v2_2);
fn f_close_04_the_move_is_not_deducted(spec: &str) {
    moves_left(spec, 4, 4);
}

on_editions!(f_close_05_the_piece_may_move_again_and_every_option_stays_open, v2_0, v2_1, v2_2);
fn f_close_05_the_piece_may_move_again_and_every_option_stays_open(spec: &str) {
    let mut free = played(
        spec,
        "home=4-4-2,GK:APA,AFR:10 away=4-4-2,GK:BPA,BFR:10 ball=AFR:1:home clock=1:20",
        "target CE; 5 2",
    );
    assert_eq!(free.count(Seat::Home, Area::Ce), 1, "brought by the closest-player move");
    until(&mut free, Seat::Home, "midfield");
    assert!(["defence", "midfield", "forward"].into_iter().all(|option| free.can(option)));
    free.play("midfield");
    assert!(free.can("dribble CE>BLW"), "the only piece at the ball carries it on");
    free.play("dribble CE>BLW");
}

on_editions!(f_close_06_after_the_check_and_before_the_new_value, v2_0, v2_1, v2_2, v3_0);
fn f_close_06_after_the_check_and_before_the_new_value(spec: &str) {
    let turn = played(spec, TARGETS, "target CE; 5 2; move ARW>CE");
    let order: Vec<Event> = turn
        .events()
        .iter()
        .copied()
        .filter(|e| matches!(e, Event::Check(..) | Event::Moved(..) | Event::Value(_, Why::New)))
        .collect();
    assert_eq!(
        order[..2],
        [Event::Check(Check::Kept, Seat::Home), Event::Moved(Seat::Home, Area::Arw, Area::Ce)]
    );
    assert!(matches!(order[2..], [Event::Value(_, Why::New)]));
}

/// Home has nobody at the ball and one move by an event: which question comes first.
pub fn beside_the_moves_of_an_event(spec: &str, closest_first: bool) {
    let mut turn = played(spec, TARGETS, "target CE");
    let value = turn.value();
    turn.play(&format!("{value} 2; 4 1"));
    assert_eq!(asked(&mut turn).is_some(), closest_first);
    turn.play("move AFR>CE");
    if closest_first {
        assert!(matches!(turn.driver().node(), Node::Decide(Seat::Home, Decision::EventMoves)));
        turn.play("done");
        assert_eq!(turn.count(Seat::Home, Area::Ce), 1);
        return;
    }
    assert_eq!((asked(&mut turn), turn.count(Seat::Home, Area::Ce)), (None, 1), "nobody else has to come");
    let mut unused = played(spec, TARGETS, &format!("target CE; {value} 2; 4 1; done"));
    assert_eq!(asked(&mut unused), Some(Seat::Home));
    assert!(!unused.events().iter().any(|event| matches!(event, Event::Value(_, Why::New))));
}

on_editions!(f_close_06_before_the_moves_of_an_event = beside_the_moves_of_an_event, v2_0(true));

on_editions!(f_close_06_after_the_moves_of_an_event, v2_1, v2_2);
fn f_close_06_after_the_moves_of_an_event(spec: &str) {
    beside_the_moves_of_an_event(spec, false);
}
