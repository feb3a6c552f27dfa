//! Symmetry: turning the board by 180 degrees swaps the seats and nothing else. Left and right are as a
//! marker sees them, so they stay; only a random header on a board with a fixed north needs its dice turned
//! as well.

use crate::common::glass::Glass;
use crate::common::random::{Walk, after, every_spec, game, legal};
use touchline_engine::{Node, Notation, Seat};
use touchline_grid::flow::Stage;
use touchline_grid::marker::Marker;
use touchline_grid::{Action, Grid, State};

/// Normalise what makes no difference to the rules: home is asked first for secret choices, and who kicks
/// first means nothing before a shoot-out.
fn same_to_the_rules(s: &State) -> State {
    let mut s = *s;
    let goalies = Seat::ALL.map(|seat| Stage::PlaceRow(Marker::goalie(seat)));
    if let [rest @ .., one, two] = s.agenda.stages()
        && goalies.contains(one)
        && goalies.contains(two)
    {
        let rest = rest.to_vec();
        s.agenda.clear();
        rest.into_iter().chain(goalies).for_each(|stage| s.agenda.push(stage));
    }
    let stages = s.agenda.stages();
    if !stages.contains(&Stage::Shootout) || stages.contains(&Stage::ShootoutRollOff) {
        s.shootout.first = Seat::Home;
        if s.shootout.kicker.is_none() {
            s.shootout.kicking = Seat::Home;
        }
    }
    s
}

fn compare(mut walk: Walk, steps: usize) {
    let (game, glass) = (walk.game, Glass(walk.game));
    for _ in 0..steps {
        let s = walk.state;
        let text = || game.write_state(&s);
        let seen = glass.state(&s);
        assert_eq!(glass.state(&seen), s, "looking twice shows the same");
        let mut mirrored: Vec<Action> = walk.legal().into_iter().map(|action| glass.action(action)).collect();
        mirrored.sort_unstable();
        assert_eq!(legal(&game, &seen), mirrored, "{}", text());
        if let (Node::Decide(seat, _), Node::Decide(other, _)) = (node(&game, &s), node(&game, &seen)) {
            assert_eq!(seat, other.other(), "{}", text());
        }
        let Some(given) = walk.step() else { break };
        let next = after(&game, &seen, glass.given(&s, given));
        let (next, expected) = (same_to_the_rules(&next), same_to_the_rules(&glass.state(&walk.state)));
        if next != expected {
            let (given, turned, meant) =
                (game.write_input(&given), game.write_state(&next), game.write_state(&expected));
            panic!("{given}\n{}\nturned: {turned}\nmeant:  {meant}", text());
        }
    }
}

fn node(game: &Grid, s: &State) -> Node<touchline_grid::Decision> {
    touchline_engine::Game::node(game, s)
}

#[test]
fn turning_the_board_exchanges_the_seats_and_nothing_else() {
    for (spec, seed) in every_spec().iter().zip(0..) {
        compare(Walk::new(game(spec), 20_000 + seed), 4000);
        for n in 0..30 {
            compare(Walk::crowd(game(spec), 21_000 + 100 * seed + n), 250);
        }
    }
}
