//! Moving the closest player.

use touchline_engine::{Choices, Game, Node, Notation, Seat};
use touchline_fuba::event::{Check, Why};
use touchline_fuba::{Area, Decision, Event, Fuba};

use super::f_evt::turned;
use crate::common::{Scene, scene};

/// Steps between two areas, rows and columns in board order.
const DISTANCES: [[u8; 13]; 13] = [
    // ALC APA ARC AFR ALW ARW CE BLW BRW BFR BLC BPA BRC
    [0, 1, 2, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4],
    [1, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4],
    [2, 1, 0, 1, 2, 1, 2, 3, 2, 3, 4, 4, 3],
    [1, 1, 1, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3],
    [1, 2, 2, 1, 0, 2, 1, 1, 2, 2, 2, 3, 3],
    [2, 2, 1, 1, 2, 0, 1, 2, 1, 2, 3, 3, 2],
    [2, 2, 2, 1, 1, 1, 0, 1, 1, 1, 2, 2, 2],
    [2, 3, 3, 2, 1, 2, 1, 0, 2, 1, 1, 2, 2],
    [3, 3, 2, 2, 2, 1, 1, 2, 0, 1, 2, 2, 1],
    [3, 3, 3, 2, 2, 2, 1, 1, 1, 0, 1, 1, 1],
    [3, 4, 4, 3, 2, 3, 2, 1, 2, 1, 0, 1, 2],
    [4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 0, 1],
    [4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 2, 1, 0],
];

fn played(position: &str, script: &str) -> Scene {
    let mut scene = scene(position);
    scene.play(script);
    scene
}

fn asked(scene: &mut Scene) -> Option<Seat> {
    match scene.driver().node() {
        Node::Decide(seat, Decision::Closest) => Some(seat),
        _ => None,
    }
}

fn somebody_moved(scene: &Scene) -> bool {
    scene.events().iter().any(|event| matches!(event, Event::Moved(..) | Event::KeeperMoved(..)))
}

/// Home has nobody in the centre and players on three sides of it.
const TARGETS: &str =
    "home=4-4-2,GK:APA,ALW:2,AFR:6,ARW:2 away=4-4-2,GK:BPA,CE:4,BLW:3,BRW:3 ball=AFR:4:home clock=1:20";

#[test]
fn f_close_01_only_a_team_in_control_without_a_player_there_must_come() {
    // Kept: home has nobody in the centre. Lost: away is there already.
    assert_eq!(asked(&mut played(TARGETS, "target CE; 5 2")), Some(Seat::Home));
    assert_eq!(asked(&mut played(TARGETS, "target CE; 1 2")), None);
    assert!(!somebody_moved(&played(TARGETS, "target APA; 5 2")), "a goalkeeper is a player");
    // Kept: home is on the left wing already. Lost: away has nobody there and two areas to choose from.
    assert_eq!(asked(&mut played(TARGETS, "target ALW; 5 2")), None);
    let lost = "home=4-4-2,GK:APA,ALW:2,AFR:8 away=4-4-2,GK:BPA,CE:4,BLW:6 ball=AFR:6:home clock=1:20";
    assert_eq!(asked(&mut played(lost, "target ALW; 2 3")), Some(Seat::Away));
    assert_eq!(asked(&mut played(&turned(lost), "target BRW; 2 3")), Some(Seat::Home));
}

#[test]
fn f_close_02_one_of_the_closest_by_steps() {
    let game = Fuba::from_text("fuba:3.0").expect("spec");
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
                 turn=5,open,BLC,home,CE>{},53,0-1,away,+0,none,none-none next=turn.4,new-value,closest.home",
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
                let nearest = [x, y, keeper].map(|i| DISTANCES[i][t]).into_iter().min().expect("three");
                let mut expected = Vec::new();
                for (i, word) in [(x, "move"), (y, "move"), (keeper, "keeper")] {
                    if DISTANCES[i][t] == nearest {
                        expected.push(format!("{word} {}>{}", Area::ALL[i].name(), target.name()));
                    }
                }
                expected.sort();
                assert_eq!(got, expected, "{position}");
            }
        }
    }
}

#[test]
fn f_close_02_a_goalkeeper_that_alone_is_closest_must_go() {
    let alone = "home=4-4-2,GK:APA,CE:10 away=4-4-2,GK:BPA,CE:10 ball=CE:1:home clock=1:20";
    let turn = played(alone, "target ALC; 4 2");
    assert_eq!(turn.state().squads[Seat::Home].keeper(), Area::Alc);
    assert!(turn.saw(Event::KeeperMoved(Seat::Home, Area::Apa, Area::Alc)));
    let tie = played(&alone.replace("CE:10 away", "CE:9,ALW:1 away"), "target ALC; 4 2");
    assert_eq!(tie.legal(), ["move ALW>ALC", "keeper APA>ALC"], "on a tie the owner chooses");
    // Also after winning the ball.
    let won = played(
        "home=4-4-2,GK:APA,BFR:10 away=4-4-2,GK:BPA,CE:10 ball=BFR:6:home clock=1:20",
        "target BLC; 1 3",
    );
    assert_eq!(won.state().squads[Seat::Away].keeper(), Area::Blc);
}

#[test]
fn f_close_02_the_player_is_put_there_without_an_offside_test() {
    let turn = played(
        "home=4-4-2,GK:APA,AFR:8,BFR:2 away=4-4-2,GK:BPA,BFR:10 ball=BFR:1:home clock=1:20",
        "target BPA; 5 2",
    );
    assert_eq!(turn.count(Seat::Home, Area::Bpa), 1, "beyond away's second closest player");
}

#[test]
fn f_close_02_a_corner_taker_counts_as_standing_in_the_corner_area() {
    let corner = "home=4-4-2,GK:APA,CE:8,BFR:1,SPOT:1 away=4-4-2,GK:BPA,BPA:10 ball=SPOT:1:home clock=1:20 \
        turn=5,corner,BLC,home,SPOT>SPOT,00,0-0,home,+0,none,none-none next=turn.0";
    assert_eq!(played(corner, "target BPA; 5 2").legal(), ["move BFR>BPA", "move BLC>BPA"]);
    let short = played(corner, "target BLC; 5 2");
    assert_eq!(short.count(Seat::Home, Area::Blc), 1);
    assert!(!somebody_moved(&short), "nobody has to come");
}

#[test]
fn f_close_04_the_move_is_not_deducted() {
    let mut turn = played(TARGETS, "target CE; 5 2; move AFR>CE; done; position 0; done; midfield");
    turn.play("move AFR>ALC; move AFR>ALC; move AFR>ARC");
    assert!(turn.can("move AFR>ARC"), "the fourth of four midfield moves");
    turn.play("move AFR>ARC");
    assert!(!turn.can("move AFR>ARC"));
}

#[test]
fn f_close_05_the_piece_may_move_again_and_every_option_stays_open() {
    // One player is brought into the centre, a second one joins it by a free movement; either may go on.
    for (option, step) in [("defence", "CE>AFR"), ("midfield", "CE>ALW"), ("forward", "CE>BFR")] {
        let mut turn = played(TARGETS, "target CE; 5 2; move ALW>CE; done; position 0");
        turn.play(&format!("move AFR>CE; done; {option}; move {step}"));
        assert_eq!(turn.count(Seat::Home, Area::Ce), 1, "{option}");
    }
    // The piece that was brought is the only one at the ball and carries it on.
    let mut free = played(
        "home=4-4-2,GK:APA,AFR:10 away=4-4-2,GK:BPA,BFR:10 ball=AFR:1:home clock=1:20",
        "target CE; 5 2; done; position 0; done; midfield",
    );
    assert_eq!(free.count(Seat::Home, Area::Ce), 1, "brought by the closest-player move");
    assert!(free.can("dribble CE>BLW"));
    free.play("dribble CE>BLW");
}

#[test]
fn f_close_06_after_the_check_and_before_the_new_value() {
    let turn = played(TARGETS, "target CE; 5 2; move ARW>CE");
    let order: Vec<Event> = turn
        .events()
        .iter()
        .copied()
        .filter(|e| matches!(e, Event::Check(..) | Event::Moved(..) | Event::Value(_, Why::New)))
        .collect();
    assert_eq!(
        order,
        [
            Event::Check(Check::Kept, Seat::Home),
            Event::Moved(Seat::Home, Area::Arw, Area::Ce),
            Event::Value(2, Why::New)
        ]
    );
}
