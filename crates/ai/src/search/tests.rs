//! What a search finds and what it spends.
#![allow(clippy::unwrap_used)]

use std::cell::Cell;
use std::time::Duration;

use touchline_engine::{Game, Node, Notation, Pcg, Seat};
use touchline_fuba::{Action, Fuba, State, Terms};
use touchline_grid::Grid;

use super::tree::Tree;
use super::{Budget, Variation, search, search_value};
use crate::{Evaluate, Value};

fn fuba() -> Fuba {
    Fuba::from_text("fuba:3.0").unwrap()
}

/// Level score in the last turn. Home has the ball in front of the goal and plays the last action but one.
fn last_chance(game: &Fuba) -> State {
    let position = "home=4-4-2,GK:APA,BPA:3,AFR:7 away=4-4-2,GK:BPA,BFR:3,AFR:7 ball=BPA:1:home clock=2:90+5 goals=1-1 \
                    turn=5,open,BLC,home,CE>BPA,53,0-0,home,+0,none,none-none next=turn.5,first-action.away,action.home.1";
    game.read_state(position).unwrap()
}

/// Home in the middle of its moves.
fn moving(game: &Fuba) -> State {
    let position = "home=4-4-2,GK:APA,AFR:4,ALW:2,CE:4 away=4-3-3,GK:BPA,CE:4,BLW:2,BFR:4 ball=ALW:5:home clock=1:23 \
                    turn=1,open,BLC,home,CE>ALW,25,2-0,home,+0,none,none-none \
                    steps=11,0,no,0,still,0000000000000,0104200000000 next=turn.5,first-action.away,action.home.1,free-movement.home";
    game.read_state(position).unwrap()
}

fn lines(s: &State, budget: Budget) -> (Vec<Variation<Action>>, u64) {
    let game = fuba();
    let Node::Decide(seat, _) = game.node(s) else { panic!("a decision is due") };
    search(&game, game.net(), &game.view(s, Some(seat)), budget, &mut Pcg::new(1, 0))
}

#[test]
fn the_last_chance_is_taken() {
    let (lines, _) = lines(&last_chance(&fuba()), Budget::Nodes(2_000));
    let best = lines.iter().max_by_key(|line| line.visits).unwrap();
    assert_eq!(best.action, Action::Shoot);
    for other in lines.iter().filter(|line| line.action != Action::Shoot) {
        assert!(other.value.points(Seat::Home) < best.value.points(Seat::Home), "{other:?} {best:?}");
    }
}

/// Every legal action once, in order, each with chances that add up.
#[test]
fn a_search_tells_of_every_action() {
    let game = fuba();
    let s = moving(&game);
    let mut legal = touchline_engine::Choices::new();
    game.actions(&s, &mut legal);
    let (lines, _) = lines(&s, Budget::Nodes(500));
    assert_eq!(lines.iter().map(|line| line.action).collect::<Vec<_>>(), legal.to_vec());
    for Variation { value: Value { win, draw, loss, .. }, action, .. } in lines {
        assert!((win + draw + loss - 1.0).abs() < 1e-9, "{action:?}");
    }
}

/// Two moves in either order lead to one position, which is one node.
#[test]
fn orders_of_moves_are_not_searched_twice() {
    fn check<G: Evaluate>(game: &G, s: G::State, shared: usize) {
        let mut tree = Tree::new(game, game.net(), s);
        tree.grow(|nodes| nodes < 3_000);
        let positions = tree.positions();
        for (number, position) in positions.iter().enumerate() {
            assert!(!positions[..number].contains(position), "a position has two nodes");
        }
        // If nothing were shared, every node but the root would have one way to it.
        assert!(tree.ways() > positions.len() + shared, "{} ways to {}", tree.ways(), positions.len());
    }
    check(&fuba(), moving(&fuba()), 500);
    let grid = Grid::from_text("grid:basic@small").unwrap();
    let (mut s, mut rng) = (grid.start(&<Grid as Game>::Terms::default()), Pcg::new(2, 0));
    while s.turns < 3 {
        match grid.node(&s) {
            Node::Decide(..) => {
                let action = grid.fallback(&s);
                grid.act(&mut s, action, &mut ());
            }
            Node::Chance => {
                let faces = grid.draws(&s).roll(&mut rng);
                grid.resolve(&mut s, faces.as_ref(), &mut ());
            }
            Node::Over(_) => panic!("a match has more turns"),
        }
    }
    check(&grid, s, 20);
}

/// The last position to be opened may add a hundred actions with six outcomes each; no more.
#[test]
fn a_budget_of_nodes_is_kept() {
    for limit in [1, 50, 1_000, 5_000] {
        let (lines, nodes) = lines(&moving(&fuba()), Budget::Nodes(limit));
        assert!((u64::from(limit)..u64::from(limit) + 700).contains(&nodes), "{nodes} for {limit}");
        assert!(!lines.is_empty());
    }
}

/// Without time every action is evaluated once, as with a budget of one position.
#[test]
fn a_budget_of_time_is_asked_for_every_round() {
    let s = moving(&fuba());
    assert_eq!(lines(&s, Budget::Time(Duration::ZERO)), lines(&s, Budget::Nodes(1)));
    let game = fuba();
    let (mut tree, asked) = (Tree::new(&game, game.net(), s), Cell::new(0));
    tree.grow(|_| {
        asked.set(asked.get() + 1);
        asked.get() <= 25
    });
    assert_eq!(tree.lines().map(|line| line.visits).sum::<u64>(), 25);
}

/// A finished match is worth its result, and so is a search that finds nothing to evaluate.
#[test]
fn the_end_is_the_end() {
    let game = fuba();
    let mut s = game.start(&Terms::default());
    let call = game.read_call("call resign home").unwrap();
    game.call(&mut s, call, &mut ());
    assert_eq!(search_value(&game, game.net(), &s, 1_000), Value { loss: 1.0, ..Value::default() });
}
