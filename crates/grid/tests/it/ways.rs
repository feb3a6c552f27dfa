//! The ways people are shown can be walked, and nothing is cheaper.

use std::collections::BTreeMap;

use crate::common::random::{Walk, game, specs};
use touchline_engine::{Driver, Game, Node, Notation};
use touchline_grid::board::Square;
use touchline_grid::notation::write_square;
use touchline_grid::ways::{Goer, Way, ways};
use touchline_grid::{Action, Decision, Grid, State};

/// A small match in the middle of a turn of home, with its member 1 in the hand.
fn at(spec: &str, position: &str) -> (Grid, State) {
    let game = game(spec);
    let state = game.read_state(position).unwrap_or_else(|refusal| panic!("{refusal}\n{position}"));
    (game, state)
}

/// All answers of a way.
fn answers(all: &[Way], way: &Way) -> Vec<Action> {
    let mut before = way.after.map_or_else(Vec::new, |after| answers(all, &all[after]));
    before.extend(&way.answers);
    before
}

/// The way of the member in the hand, or of the ball, to a square, as text: cost and answers.
fn to(spec: &str, position: &str, ball: bool, square: &str) -> Option<String> {
    let (game, state) = at(spec, position);
    let all = ways(&game, &state);
    let way = all.iter().find(|way| (way.goer == Goer::Ball) == ball && write_square(way.to) == square)?;
    let answers: Vec<_> = answers(&all, way).into_iter().map(|action| game.write_action(action)).collect();
    Some(format!("{}{}: {}", way.cost, if way.ends { ", ends" } else { "" }, answers.join(", ")))
}

#[test]
fn a_member_walks_around_whoever_stands_in_its_way() {
    let position = "home=0:10,0 1:10,10 2:9,11 away=0:10,30 1:10,11 2:11,11 ball=10,20 turn=home points:5 \
                    next=act member:H1";
    assert_eq!(
        to("grid:basic", position, false, "10,12").unwrap(),
        "4: move e, pick H1, move ne, pick H1, move nw, pick H1, move w"
    );
    assert_eq!(to("grid:basic", position, false, "10,11"), None, "nobody steps onto another");
    assert_eq!(to("grid:basic", position, false, "10,16"), None, "not within five points");
}

#[test]
fn of_ways_that_cost_the_same_the_straightest_is_taken() {
    let position = "home=0:10,0 1:9,14 away=0:10,30 ball=10,20 turn=home points:5 next=act member:H1";
    let way = to("grid:basic", position, false, "13,13").unwrap();
    assert_eq!((way.matches("move e").count(), way.matches("move se").count()), (3, 1), "{way}");
}

#[test]
fn a_goalie_fetches_the_ball_by_straight_steps_only() {
    let position = "home=0:10,1 1:5,5 away=0:10,30 1:10,20 ball=12,3 turn=home points:6 next=act member:H0";
    let way = to("grid:basic", position, false, "12,3").unwrap();
    assert!(way.starts_with("4, ends: "), "{way}");
    assert!(["ne", "nw", "se", "sw"].iter().all(|dir| !way.contains(&format!("move {dir}"))), "{way}");
}

#[test]
fn a_ball_flies_over_somebody_but_does_not_stay_there() {
    let position =
        "home=0:10,0 1:10,10 away=0:10,30 1:10,12 ball=10,11 turn=home points:3 next=act member:H1";
    assert_eq!(to("grid:basic", position, true, "10,13").unwrap(), "2: kick n, step n");
    assert_eq!(to("grid:basic", position, true, "10,12"), None);
    assert_eq!(to("grid:basic", position, true, "10,15"), None, "not within three points");
}

#[test]
fn a_shot_ends_a_way() {
    let position = "home=0:10,0 1:10,27 away=0:10,30 1:5,12 ball=10,28 turn=home points:3 next=act member:H1";
    assert_eq!(to("grid:basic", position, true, "11,30").unwrap(), "2, ends: kick n, step ne");
}

#[test]
fn nothing_goes_anywhere_while_nobody_is_in_the_hand() {
    let (game, state) = at("grid:basic", "home=0:10,0 1:10,10 away=0:10,30 ball=10,15 turn=home points:4");
    assert_eq!(ways(&game, &state), []);
}

/// The fewest points to each square by plain trying, where nothing is remembered of a way.
fn tried(game: Grid, state: &State) -> BTreeMap<Square, u8> {
    let Node::Decide(_, Decision::Member(marker)) = game.node(state) else { return BTreeMap::new() };
    let (mut found, mut rim) = (BTreeMap::new(), vec![Driver::from_state(game, *state)]);
    for cost in 1..=state.turn.points.min(3) {
        let mut next = Vec::new();
        for board in rim {
            for action in board.actions().iter().filter(|action| matches!(action, Action::Move(_))) {
                let mut board = board.clone();
                board.act(*action).unwrap();
                found.entry(board.state().at(marker)).or_insert(cost);
                if board.actions().contains(&Action::Pick(marker)) {
                    board.act(Action::Pick(marker)).unwrap();
                    next.push(board);
                }
            }
        }
        rim = next;
    }
    found
}

#[test]
fn nothing_is_cheaper() {
    let mut walk = Walk::crowd(game("grid:basic"), 3);
    let mut compared = 0;
    while compared < 30 && walk.step().is_some() {
        if let (Node::Decide(_, Decision::Member(marker)), 2..) =
            (walk.game.node(&walk.state), walk.legal().len())
        {
            let all = ways(&walk.game, &walk.state);
            let near = all.iter().filter(|way| way.goer == Goer::Member(marker) && way.cost <= 3);
            let found: BTreeMap<_, _> = near.map(|way| (way.to, way.cost)).collect();
            assert_eq!(found, tried(walk.game, &walk.state));
            compared += usize::from(!found.is_empty());
        }
    }
    assert_eq!(compared, 30);
}

#[test]
fn every_way_can_be_walked_and_costs_what_it_says() {
    let mut walked = 0;
    for spec in specs() {
        let mut walk = Walk::crowd(game(&spec), 5);
        let mut seen = 0;
        while seen < 12 && walk.step().is_some() {
            let Node::Decide(seat, decision) = walk.game.node(&walk.state) else { continue };
            if walk.legal().len() == 1 {
                continue; // nobody is asked
            }
            let all = ways(&walk.game, &walk.state);
            for (nth, way) in all.iter().enumerate() {
                assert!(way.after.is_none_or(|after| after < nth), "{spec}: a way follows earlier ones");
                let mut board = Driver::from_state(walk.game, walk.state);
                for action in answers(&all, way) {
                    board.answer(action).unwrap_or_else(|refusal| panic!("{spec} {decision:?}: {refusal}"));
                }
                if way.ends {
                    continue;
                }
                let place = match way.goer {
                    Goer::Member(marker) => board.state().at(marker),
                    Goer::Ball => board.state().ball.at,
                };
                assert_eq!(place, way.to, "{spec}");
                assert!(matches!(board.node(), Node::Decide(asked, _) if asked == seat), "{spec}");
                let points = |s: &State| {
                    let own = s.present.iter().filter(|marker| marker.seat() == seat);
                    let own: u8 = own.map(|marker| s.piece(marker).skill_left).sum();
                    s.turn.points + s.turn.extra.iter().sum::<u8>() + own
                };
                assert_eq!(points(&walk.state) - points(board.state()), way.cost, "{spec}");
                walked += 1;
            }
            seen += usize::from(!all.is_empty());
        }
    }
    assert!(walked > 5_000, "{walked}");
}
