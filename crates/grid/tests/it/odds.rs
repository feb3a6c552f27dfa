//! The odds people are shown equal the rulebook's tables.

mod enumerated;
mod reference;

use crate::common::random::{Walk, game, specs};
use touchline_engine::{Describe, Game, Notation, Odds, OddsKind};

/// The odds of an action in a position, as reduced fractions: `grab 1/2`.
fn odds(spec: &str, position: &str, action: &str) -> Vec<String> {
    let game = game(spec);
    let state = game.read_state(position).unwrap_or_else(|refusal| panic!("{refusal}\n{position}"));
    let action = game.read_action(action).unwrap();
    game.odds(&state, action).iter().map(reduced).collect()
}

fn reduced(odds: &Odds) -> String {
    let by =
        (1..=odds.ways).rev().find(|n| odds.of.is_multiple_of(*n) && odds.ways.is_multiple_of(*n)).unwrap();
    format!("{} {}/{}", odds.what, odds.ways / by, odds.of / by)
}

/// Home 1 shoots from in front of the goal; away's goalie is on the uncertainty row, this many squares from
/// the slot in column 13.
fn shot(spec: &str, distance: i32) -> Vec<String> {
    let goalie = 13 - distance;
    let position =
        format!("home=0:10,0 1:13,28 away=0:{goalie},30 ball=13,29 turn=home points:5 next=act member:H1");
    odds(spec, &position, "kick n")
}

#[test]
fn a_save_by_distance() {
    let grab = ["", "1/2", "1/2", "1/3", "1/3", "1/6", "1/6"];
    let goal = ["", "1/2", "1/2", "2/3", "2/3", "5/6", "5/6"];
    for distance in 1..=6 {
        let n = usize::try_from(distance).unwrap();
        let want = [format!("goal {}", goal[n]), format!("grab {}", grab[n])];
        assert_eq!(shot("grid:basic", distance), want, "distance {distance}");
    }
}

#[test]
fn a_save_with_deflection() {
    let table = [
        ("1/2", "7/18", "1/9"),
        ("1/2", "1/4", "1/4"),
        ("1/3", "1/4", "5/12"),
        ("1/3", "1/9", "5/9"),
        ("1/6", "1/9", "13/18"),
        ("1/6", "1/36", "29/36"),
    ];
    for (distance, (grab, deflection, goal)) in (1..).zip(table) {
        let want = [format!("goal {goal}"), format!("deflection {deflection}"), format!("grab {grab}")];
        assert_eq!(shot("grid:basic+deflection", distance), want, "distance {distance}");
    }
}

#[test]
fn a_shot_nobody_can_save_is_a_goal() {
    let position = "home=0:10,0 1:13,28 away=0:10,15 ball=13,29 turn=home points:5 next=act member:H1";
    assert_eq!(odds("grid:basic", position, "kick n"), ["goal 1/1"]);
    assert_eq!(odds("grid:basic", position, "kick w"), [""; 0], "no shot, no dice");
}

#[test]
fn duels() {
    let faces = "home=0:10,0 1:10,14 away=0:10,30 1:10,16 ball=10,15 turn=home points:6 next=act member:H1";
    for (level, success, failure) in
        [("mild", "1/2", "1/2"), ("moderate", "1/3", "2/3"), ("extreme", "1/6", "5/6")]
    {
        let want = [format!("success {success}"), format!("failure {failure}")];
        assert_eq!(odds("grid:advanced", faces, &format!("fake A1 {level}")), want);
    }
    assert_eq!(odds("grid:advanced", faces, "juggle"), ["success 1/4", "failure 3/4"]);
    let call = "home=0:10,0 1:10,14 away=0:10,30 1:10,16 ball=10,15 turn=home dice:2 next=turn-roll tackle-call:H1/A1";
    for parity in ["odd", "even"] {
        assert_eq!(odds("grid:advanced", call, parity), ["tackled 1/2", "wrong-call 1/2"], "{parity}");
    }
}

/// Away's marker 1 at 10,16 looks south; the ball comes from the south to its feet, or from the side.
#[test]
fn attempts() {
    let flying = |from: &str, ball: &str, dir: &str| {
        format!(
            "home=0:10,0 1:10,10 away=0:10,30 1:10,16 ball={ball} turn=home points:6 \
             touch=H1 dirs:{dir} sequence flight=kick H1 from:{from} foot:{dir} last:{dir} rest:{ball} next=act offers:{dir}"
        )
    };
    let feet = flying("10,11", "10,15", "n");
    assert_eq!(odds("grid:advanced", &feet, "feet A1"), ["aimed 1/3", "random 1/6", "missed 1/2"]);
    let bicycle = flying("5,15", "9,15", "e");
    assert_eq!(
        odds("grid:advanced", &bicycle, "bicycle A1"),
        ["aimed 1/6", "straight 1/9", "random 1/6", "nick 1/18", "missed 1/2"]
    );
}

#[test]
fn a_direct_corner_is_called_right_as_often_as_three_dice_show_it() {
    let position = "home=0:10,0 1:2,28 away=0:10,30 ball=held:H1 turn=home corner spot:1,29 dice:3 \
         coming=home corner spot:1,29 taker:H1 next=turn-roll corner-call";
    let position = position.replace("ball=held:H1", "ball=1,29");
    for (call, ways) in [(6, 10), (7, 15), (8, 21), (9, 25), (10, 27), (11, 27), (12, 25)] {
        let game = game("grid:advanced");
        let state = game.read_state(&position).unwrap_or_else(|refusal| panic!("{refusal}"));
        let odds = game.odds(&state, game.read_action(&format!("direct {call}")).unwrap());
        let wrong = odds.iter().find(|odds| odds.what == "wrong-call").unwrap();
        assert_eq!(wrong.ways * 216, wrong.of * (216 - ways), "{call}");
    }
}

/// The goalie chooses its slot; the kicker may have hidden a face.
fn penalty(hidden: &str) -> String {
    format!(
        "home=0:10,0 1:13,28 away=0:10,30 1:3,20 ball=10,15 turn=home shootout=home home kicked:H1 kicker:H1{hidden} \
         next=shootout penalty-slot"
    )
}

#[test]
fn penalties_by_slot() {
    let no_goal = [
        (4, "31/108"),
        (3, "61/216"),
        (5, "61/216"),
        (2, "55/216"),
        (6, "55/216"),
        (1, "31/216"),
        (7, "31/216"),
    ];
    for (slot, want) in no_goal {
        let odds = odds("grid:basic", &penalty(""), &format!("slot {slot}"));
        assert_eq!(odds[1], format!("no-goal {want}"), "{odds:?}");
    }
}

/// A hidden face against a slot, solved: both sides get the same whatever is hidden, and nobody can do
/// better.
#[test]
fn a_hidden_face_against_a_slot() {
    let game = game("grid:advanced");
    for face in 1..=6 {
        let state = game.read_state(&penalty(&format!(" face:{face}"))).unwrap();
        let goalie = game.mixture(&state).unwrap();
        let weights: Vec<u64> = goalie.answers.iter().map(|(_, n)| *n).collect();
        assert_eq!((weights, goalie.of), (vec![0, 23, 0, 17, 0, 23, 0], 63));
        assert_eq!((goalie.value.what, goalie.value.ways, goalie.value.of), ("conceded", 1699, 2268));
        for (slot, weight) in goalie.answers {
            let told = game.odds(&state, slot)[0];
            let (ways, value) = (told.ways * 2268, 1699 * told.of);
            assert!(if weight > 0 { ways == value } else { ways >= value }, "{slot:?} {told:?}");
        }
    }
    let hiding = penalty("").replace("penalty-slot", "penalty-face");
    let kicker = game.mixture(&game.read_state(&hiding).unwrap()).unwrap();
    let weights: Vec<u64> = kicker.answers.iter().map(|(_, n)| *n).collect();
    assert_eq!((weights, kicker.of), (vec![41, 0, 22, 22, 0, 41], 126));
    assert_eq!((kicker.value.what, kicker.value.ways, kicker.value.of), ("goal", 1699, 2268));
    let open = crate::common::random::game("grid:basic");
    assert_eq!(open.mixture(&open.read_state(&penalty("")).unwrap()), None, "the die chooses");
}

/// Straight on as far as the points last.
#[test]
fn a_planned_straight_shot() {
    let game = game("grid:basic");
    let told = |points: u8, action: &str| {
        let next = if action == "pick H1" { "act" } else { "act member:H1" };
        let position =
            format!("home=0:10,0 1:13,25 away=0:12,30 ball=13,26 turn=home points:{points} next={next}");
        let state = game.read_state(&position).unwrap();
        game.turn_odds(&state, game.read_action(action).unwrap()).iter().map(reduced).collect::<Vec<_>>()
    };
    assert_eq!(told(5, "kick n"), ["goal 1/2", "grab 1/2"]);
    assert_eq!(told(5, "pick H1"), ["goal 2/3", "grab 1/3"], "away from the goalie");
    assert_eq!(told(2, "kick n"), [""; 0], "not far enough");
    assert_eq!(told(5, "kick w"), [""; 0], "no goal there");
}

/// Outcomes add up to all ways; a side effect never exceeds them.
fn add_up(odds: &[Odds]) {
    let (outcomes, besides): (Vec<&Odds>, Vec<&Odds>) =
        odds.iter().partition(|odds| odds.kind == OddsKind::Outcome);
    let total: u64 = outcomes.iter().map(|odds| odds.ways).sum();
    assert!(outcomes.iter().all(|odds| odds.of == total), "{odds:?}");
    assert!(besides.iter().all(|odds| 0 < odds.ways && odds.ways <= odds.of), "{odds:?}");
}

/// Every legal answer has odds that can be named and that add up.
#[test]
fn odds_of_random_play_add_up() {
    for (spec, n) in specs().iter().zip(0..) {
        for m in 0..3 {
            let mut walk = Walk::crowd(game(spec), 900 + 10 * n + m);
            for _ in 0..120 {
                for action in walk.legal() {
                    let odds = walk.game.odds(&walk.state, action);
                    let turn = walk.game.turn_odds(&walk.state, action);
                    add_up(&odds);
                    add_up(&turn);
                }
                if walk.step().is_none() {
                    break;
                }
            }
        }
    }
}

/// With poor aim the other team's roll may be a forced kick: 11 of 36, all goals here.
#[test]
fn a_turn_that_ends_before_a_forced_kick() {
    let position = "home=0:13,12 1:4,20 away=0:10,30 1:10,3 ball=9,2 turn=home points:4 next=act";
    let told = odds("grid:basic+poor-aim?fielders=1", position, "end");
    assert_eq!(told, ["conceded 11/36", "no-effect 25/36"]);
    assert_eq!(odds("grid:basic?fielders=1", position, "end"), [""; 0], "points decide nothing");
}

/// A goalie off its line deflects in the one direction that is open to it.
#[test]
fn a_deflection_in_a_forced_direction() {
    let game = game("grid:basic+deflection?fielders=1");
    let start = "home=0:10,0 1:10,27 away=0:8,29 1:3,20 ball=10,28 turn=home points:12 next=act member:H1";
    let mut state = game.read_state(start).unwrap_or_else(|refusal| panic!("{refusal}"));
    game.act(&mut state, game.read_action("kick n").unwrap(), &mut ());
    let goal = |step: &str| reduced(&game.odds(&state, game.read_action(step).unwrap())[0]);
    assert_eq!(goal("step nw"), "goal 1/6");
    assert_eq!(goal("step n"), "goal 11/36");
}
