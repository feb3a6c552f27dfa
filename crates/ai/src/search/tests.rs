//! What a search finds and what it spends.
#![allow(clippy::unwrap_used)]

use std::cell::Cell;
use std::time::Duration;

use touchline_engine::{Choices, Game, Node, Notation, Pcg, Seat, Weighted};
use touchline_fuba::{Action, Fuba, State, Terms};

use super::tree::Tree;
use super::{Budget, Found, Variation, Width, compare, search, search_value};
use crate::{Evaluate, Evaluator, Value};

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

fn found(s: &State, budget: Budget) -> Found<Action> {
    let game = fuba();
    let Node::Decide(seat, _) = game.node(s) else { panic!("a decision is due") };
    search(&game, game.net(), &game.view(s, Some(seat)), budget, &mut Pcg::new(1, 0))
}

#[test]
fn the_last_chance_is_taken() {
    let found = found(&last_chance(&fuba()), Budget::Nodes(2_000));
    let best = found.best().unwrap();
    assert_eq!(best.answers, [Action::Shoot]);
    for other in found.lines.iter().filter(|line| line.answers != [Action::Shoot]) {
        assert!(other.value.points(Seat::Home) < best.value.points(Seat::Home), "{other:?} {best:?}");
    }
}

/// The answers of every line are legal one after the other, and its chances add up.
#[test]
fn a_search_tells_whole_actions() {
    let game = fuba();
    for s in [moving(&game), last_chance(&game)] {
        for Variation { answers, value: Value { win, draw, loss, .. }, .. } in
            found(&s, Budget::Nodes(1_000)).lines
        {
            let (mut at, mut legal) = (s, Choices::new());
            for answer in &answers {
                game.actions(&at, &mut legal);
                assert!(legal.contains(answer), "{answers:?}");
                game.act(&mut at, *answer, &mut ());
            }
            assert!((win + draw + loss - 1.0).abs() < 1e-9, "{answers:?}");
        }
    }
}

/// A roll is worth the mean over its outcomes, however often the search has been there.
#[test]
fn the_dice_are_averaged_exactly() {
    let game = fuba();
    let mut s = last_chance(&game);
    game.act(&mut s, Action::Shoot, &mut ());
    let mut outcomes = Weighted::new();
    game.chances(&s, &mut outcomes);
    let total = f64::from(outcomes.total());
    let mut mean = Value::default();
    let mut evaluator = Evaluator::new(&game, game.net());
    for (chance, weight) in outcomes.iter() {
        let mut next = s;
        game.resolve(&mut next, chance.as_ref(), &mut ());
        let tree = Tree::new(Evaluator::new(&game, game.net()), next, Width::of(1));
        // A position that is not opened has its own value, as in a search that has just begun.
        let value =
            if matches!(game.node(&next), Node::Over(_)) { tree.value() } else { evaluator.value(&next) };
        mean += value * (f64::from(*weight) / total);
    }
    let tree = Tree::new(Evaluator::new(&game, game.net()), s, Width::of(1));
    assert!((tree.value().points(Seat::Home) - mean.points(Seat::Home)).abs() < 1e-12);
}

/// The value of an action depends on how many positions are spent on it, not on what it is compared with.
#[test]
fn actions_are_compared_with_equal_budgets() {
    let game = fuba();
    let s = last_chance(&game);
    let view = game.view(&s, Some(Seat::Home));
    let of = |actions: &[&[Action]]| compare(&game, game.net(), &view, actions, 500, &mut Pcg::new(1, 0));
    let [shoot, other] = [&[Action::Shoot][..], &[Action::Position(0)][..]];
    let both = of(&[shoot, other]);
    assert_eq!(both, [of(&[shoot])[0], of(&[other])[0]]);
    assert!(both[0].value.points(Seat::Home) > both[1].value.points(Seat::Home) + both[0].spread);
}

/// The last position to be opened may add a hundred actions with six outcomes each; no more.
#[test]
fn a_budget_of_nodes_is_kept() {
    for limit in [1, 50, 1_000, 5_000] {
        let Found { lines, nodes } = found(&moving(&fuba()), Budget::Nodes(limit));
        assert!((u64::from(limit)..u64::from(limit) + 700).contains(&nodes), "{nodes} for {limit}");
        assert!(!lines.is_empty());
    }
}

/// Without time every action is evaluated once, as with a budget of one position.
#[test]
fn a_budget_of_time_is_asked_for_every_round() {
    let s = moving(&fuba());
    assert_eq!(found(&s, Budget::Time(Duration::ZERO)), found(&s, Budget::Nodes(1)));
    let game = fuba();
    let (mut tree, asked) = (Tree::new(Evaluator::new(&game, game.net()), s, Width::of(1)), Cell::new(0));
    tree.grow(|_| {
        asked.set(asked.get() + 1);
        asked.get() <= 25
    });
    assert_eq!(tree.lines().map(|line| line.visits).sum::<u32>(), 25);
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

/// However slow the machine is: every thought takes all the time it may, every answer some more on its way.
#[test]
fn nobody_loses_on_time() {
    for (seconds, increment) in [(60, 0), (60, 1), (180, 2), (900, 0), (900, 10)] {
        let increment = Duration::from_secs(increment);
        let mut left = Duration::from_secs(seconds);
        for answers in 0..500 {
            let Budget::Within(nodes, time) = Budget::Nodes(80_000).on_clock(left, increment) else {
                panic!("limited by both")
            };
            assert_eq!(nodes, 80_000);
            let spent = time + Duration::from_millis(20);
            assert!(left > spent, "{seconds} + {increment:?}: {left:?} after {answers} answers");
            left = left.saturating_sub(spent) + increment;
        }
    }
}

#[test]
fn with_time_enough_a_clock_changes_nothing() {
    let game = fuba();
    let s = last_chance(&game);
    let view = game.view(&s, Some(Seat::Home));
    let found = |budget| search(&game, game.net(), &view, budget, &mut Pcg::new(1, 1));
    let budget = Budget::Nodes(300);
    assert_eq!(found(budget), found(budget.on_clock(Duration::from_hours(10), Duration::ZERO)));
    // Without any the first look has to do.
    let hurried = found(Budget::Nodes(1_000_000).on_clock(Duration::from_secs(3), Duration::ZERO));
    assert!(!hurried.lines.is_empty() && hurried.nodes < 20_000, "{}", hurried.nodes);
}
