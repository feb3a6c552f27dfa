//! Whole actions of Grid: legal answer by answer, the same from both ends of the board, and sensible.

use super::grid_positions::glass::Glass;
use super::grid_positions::random::{Walk, every_spec, game, legal, specs};
use touchline_ai::{Evaluate as _, Evaluator, Whole, thumb};
use touchline_engine::{Game as _, Node, Notation as _, Seat};
use touchline_grid::board::Square;
use touchline_grid::marker::Marker;
use touchline_grid::rules::{control, time};
use touchline_grid::{Action, Decision, Grid, State};

/// More than there ever are: nothing is dropped.
const ALL: usize = 1000;

fn wholes(game: &Grid, s: &State, wide: usize) -> Vec<Whole<Action, State>> {
    game.wholes(&mut Evaluator::new(game, game.net()), s, wide)
}

/// Every answer is legal and given by the same seat, and the last leads where it should.
fn assert_leads(game: &Grid, s: &State, whole: &Whole<Action, State>) {
    let Node::Decide(seat, _) = game.node(s) else { panic!("nobody is asked") };
    let mut at = *s;
    for (i, action) in whole.answers.iter().enumerate() {
        let asked = game.node(&at);
        assert!(
            matches!(asked, Node::Decide(whose, _) if whose == seat),
            "answer {i} of {:?} is asked of {asked:?}\n{}",
            whole.answers,
            game.write_state(s)
        );
        assert!(
            legal(game, &at).contains(action),
            "answer {i} of {:?}\n{}",
            whole.answers,
            game.write_state(s)
        );
        game.act(&mut at, *action, &mut ());
    }
    assert!(!whole.answers.is_empty());
    assert!(at == whole.after, "{:?}\n{}", whole.answers, game.write_state(s));
}

fn check(game: &Grid, s: &State) {
    if !matches!(game.node(s), Node::Decide(..)) {
        return;
    }
    let found = wholes(game, s, ALL);
    found.iter().for_each(|whole| assert_leads(game, s, whole));
    for (i, whole) in found.iter().enumerate() {
        let again = found[..i].iter().any(|other| other.after == whole.after);
        assert!(!again, "twice: {:?}\n{}", whole.answers, game.write_state(s));
    }
    if let Some(whole) = thumb(game, s) {
        assert_leads(game, s, &whole);
    }
    let glass = Glass(*game);
    let mirrored = wholes(game, &glass.state(s), ALL);
    let told = game.write_state(s);
    assert_eq!(found.len(), mirrored.len(), "as many from the other end\n{told}");
    // Home always places its markers first, and a shoot-out has an order of its own.
    for whole in found.iter().filter(|whole| whole.after.revealed && time::is_turn_open(&whole.after)) {
        let after = glass.state(&whole.after);
        assert!(
            mirrored.iter().any(|other| other.after == after),
            "only from one end: {:?}\n{told}",
            whole.answers
        );
    }
}

/// Walks through a match; now and then a whole action is played.
fn walk(mut walk: Walk, steps: usize) {
    for step in 0..steps {
        if let Node::Over(_) = walk.game.node(&walk.state) {
            break;
        }
        if step % 3 == 0 {
            check(&walk.game, &walk.state);
        }
        if step % 7 == 0
            && let Some(whole) = thumb(&walk.game, &walk.state)
        {
            walk = Walk::at(walk.game, &whole.after, u64::try_from(step).unwrap());
        } else {
            walk.step();
        }
    }
}

#[test]
fn wholes_are_legal_under_all_rules() {
    for (spec, seed) in every_spec().iter().zip(0..) {
        walk(Walk::new(game(spec), 50_000 + seed), 240);
        for n in 0..3 {
            walk(Walk::crowd(game(spec), 51_000 + 100 * seed + n), 60);
        }
    }
}

#[test]
fn wholes_are_legal_to_the_end_of_short_matches() {
    for (spec, seed) in specs().iter().zip(0..) {
        walk(Walk::new(game(spec), 52_000 + seed), 600);
    }
}

fn position(spec: &str, text: &str) -> (Grid, State) {
    let game = game(spec);
    let s = game.read_state(text).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    (game, s)
}

/// Where a whole action leaves the ball and the markers.
fn played(spec: &str, text: &str) -> State {
    let (game, s) = position(spec, text);
    thumb(&game, &s).unwrap().after
}

/// Seven fielders a side, far from everything that happens.
const HOME: &str = "1:2,3 2:6,3 3:14,3 4:18,3 5:4,8 6:16,8";

#[test]
fn an_open_goal_within_the_points_is_shot_at() {
    // The goalie is far away: no die can save.
    for (spec, ball) in [("grid:basic", "8,25"), ("grid:basic", "6,27"), ("grid:advanced", "8,26")] {
        let (x, y) = ball.split_once(',').unwrap();
        let below: i8 = y.parse::<i8>().unwrap() - 1;
        let text = format!(
            "home=0:10,0 {HOME} 7:{x},{below} away=0:18,20 1:2,22 2:3,22 3:4,22 4:2,21 5:3,21 6:4,21 7:5,21 \
             ball={ball} turns=7 first=home turn=home normal dice:2 rolled:55 points:10 next=act"
        );
        let after = played(spec, &text);
        assert_eq!(after.score[Seat::Home], 1, "{spec} {ball}");
    }
}

#[test]
fn a_ball_is_taken_out_of_their_reach() {
    // An opponent is next to the ball and would have it at its feet.
    let text = format!(
        "home=0:10,0 {HOME} 7:10,11 away=0:10,30 1:10,14 2:3,27 3:4,27 4:2,27 5:16,27 6:15,27 7:14,27 \
         ball=10,12 turns=7 first=home turn=home normal dice:2 rolled:55 points:10 next=act"
    );
    let after = played("grid:basic", &text);
    assert!(control::has_control(&after, Seat::Home));
    let opponents = (1..=7).map(|number| Marker::new(Seat::Away, number));
    // It would have to stand on one of the three squares in front of the ball.
    let behind = [-1, 0, 1].map(|dx| Square::new(after.ball.at.x + dx, after.ball.at.y + 1));
    let free = |square: &Square| after.is_open(game("grid:basic").rules.board, *square);
    let nearest = opponents
        .flat_map(|marker| behind.into_iter().filter(free).map(move |square| (marker, square)))
        .map(|(marker, square)| after.at(marker).chebyshev(square))
        .min();
    assert!(nearest.is_none_or(|steps| steps > 6), "{nearest:?} {:?}", after.ball.at);
}

#[test]
fn a_goalie_stays_on_its_line_or_returns_to_it() {
    for goalie in ["10,0", "9,2", "12,1"] {
        let text = format!(
            "home=0:{goalie} {HOME} 7:10,11 away=0:10,30 1:10,14 2:3,27 3:4,27 4:2,27 5:16,27 6:15,27 7:14,27 \
             ball=2,20 turns=7 first=home turn=home normal dice:1 rolled:4 points:4 next=act"
        );
        let after = played("grid:basic", &text);
        assert_eq!(after.at(Marker::goalie(Seat::Home)), Square::new(10, 0), "{goalie}");
    }
}

#[test]
fn few_are_chosen_from_many_and_no_kind_is_lost() {
    let text = format!(
        "home=0:10,0 {HOME} 7:10,23 away=0:10,30 1:10,27 2:3,27 3:4,27 4:2,27 5:16,27 6:15,27 7:14,27 \
         ball=10,24 turns=7 first=home turn=home normal dice:2 rolled:54 points:9 next=act"
    );
    let (game, s) = position("grid:basic", &text);
    let few = wholes(&game, &s, 6);
    assert!((6..=8).contains(&few.len()), "{}", few.len());
    let slots = |whole: &Whole<Action, State>| game.rules.board.slot_of(whole.after.ball.at).is_some();
    assert!(few.iter().any(slots), "a shot");
    assert!(few.iter().any(|whole| whole.answers == [Action::End]), "the end of the turn");
    assert!(few.iter().any(|whole| control::has_control(&whole.after, Seat::Home)), "a ball that is kept");
    assert!(matches!(game.node(&s), Node::Decide(Seat::Home, Decision::Act)));
}

#[test]
fn a_ball_within_their_reach_can_be_walled_in() {
    // Opponents are three steps away; three members of ours are near enough to stand before the ball.
    let text = "home=0:10,0 1:2,3 2:6,3 3:14,3 4:8,20 5:12,20 6:10,23 7:10,19 \
                away=0:10,30 1:10,25 2:7,24 3:13,24 4:2,27 5:16,27 6:15,27 7:14,27 \
                ball=10,20 turns=7 first=home turn=home normal dice:2 rolled:34 points:7 next=act";
    let (game, s) = position("grid:basic", text);
    let walled = |whole: &Whole<Action, State>| {
        let after = &whole.after;
        let before = [-1, 0, 1].map(|dx| Square::new(after.ball.at.x + dx, after.ball.at.y + 1));
        control::has_control(after, Seat::Home)
            && before.iter().all(|square| !after.is_open(game.rules.board, *square))
    };
    assert!(wholes(&game, &s, 12).iter().any(walled));
}
