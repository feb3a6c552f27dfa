//! The inputs of Grid positions: that they are in range, their symmetry, and that they use no secret.

use super::grid_positions::{flipped, glass::Glass, random};
use random::{Walk, every_spec, game, specs};
use touchline_ai::{Evaluate, Inputs};
use touchline_engine::{Game, Node, Notation, Pcg, Seat};
use touchline_grid::{Grid, State};

fn inputs(game: &Grid, s: &State, own: Seat) -> Vec<u16> {
    let mut inputs = Inputs::new(Grid::SLOTS);
    game.inputs(s, own, &mut inputs);
    inputs.as_slice().to_vec()
}

fn assert_same(game: &Grid, s: &State, other: &State, swapped: bool, what: &str) {
    assert_eq!(game.stack(s), game.stack(other), "{what}");
    assert_eq!(game.is_open(s), game.is_open(other), "{what}");
    let seats = if game.is_open(s) { Seat::ALL.to_vec() } else { vec![game.protagonist(s)] };
    for own in seats {
        let (here, there) =
            (inputs(game, s, own), inputs(game, other, if swapped { own.other() } else { own }));
        let differs: Vec<usize> = (0..here.len()).filter(|i| here[*i] != there[*i]).collect();
        assert!(
            differs.is_empty(),
            "{what}: slots {differs:?}\n{}\n{}",
            game.write_state(s),
            game.write_state(other)
        );
    }
}

/// All assertions about one position. Values out of range panic on their own.
fn check(game: &Grid, s: &State, rng: &mut Pcg) {
    assert_eq!(inputs(game, s, game.protagonist(s)).len(), Grid::SLOTS.len());
    assert!(game.stack(s) < Grid::STACKS);
    assert_same(game, s, &Glass(*game).state(s), true, "turned");
    assert_same(game, s, &flipped(game, s), false, "left and right");
    let view = game.view(s, None);
    assert_same(game, s, view.state(), false, "seen by a spectator");
    assert_same(game, s, &game.imagine(&view, rng), false, "imagined by a spectator");
}

fn walk(mut walk: Walk, steps: usize, rng: &mut Pcg) {
    for _ in 0..steps {
        // A finished match has its result.
        if let Node::Over(_) = walk.game.node(&walk.state) {
            break;
        }
        check(&walk.game, &walk.state, rng);
        walk.step();
    }
}

#[test]
fn inputs_of_matches_under_all_rules() {
    let mut rng = Pcg::new(1, 1);
    for (spec, seed) in every_spec().iter().zip(0..) {
        walk(Walk::new(game(spec), 50_000 + seed), 1500, &mut rng);
        for n in 0..10 {
            walk(Walk::crowd(game(spec), 51_000 + 100 * seed + n), 150, &mut rng);
        }
    }
}

#[test]
fn inputs_up_to_the_end_of_short_matches() {
    let mut rng = Pcg::new(2, 1);
    for (spec, seed) in specs().iter().zip(0..) {
        walk(Walk::new(game(spec), 52_000 + seed), random::LONGEST, &mut rng);
    }
}

#[test]
fn inputs_of_random_play() {
    let mut rng = Pcg::new(3, 1);
    for (spec, seed) in specs().iter().zip(0..) {
        let mut random = Walk::new(game(spec), 53_000 + seed);
        random.keen = false;
        walk(random, 1500, &mut rng);
    }
}

/// How long a position takes: run by hand in a release build.
#[test]
#[ignore = "a measurement"]
fn inputs_take_little_time() {
    for spec in ["grid:basic", "grid:full", "grid:full@large"] {
        let mut positions = Vec::new();
        for n in 0..40 {
            let mut walk = Walk::crowd(game(spec), 54_000 + n);
            while positions.len() < 200 * (usize::try_from(n).unwrap() + 1) && walk.step().is_some() {
                positions.push(walk.state);
            }
        }
        let game = game(spec);
        let mut inputs = Inputs::new(Grid::SLOTS);
        let (mut each, mut sum) = (u128::MAX, 0_u64);
        for few in positions.chunks(400).cycle().take(2000) {
            let began = std::time::Instant::now();
            for s in few {
                inputs.clear();
                game.inputs(s, game.protagonist(s), &mut inputs);
                sum += u64::from(inputs.as_slice()[100]);
            }
            // The machine may have had other things to do.
            each = each.min(began.elapsed().as_nanos() / few.len() as u128);
        }
        println!("{spec}: {each} ns ({} positions, {sum})", positions.len());
    }
    let all: u32 = Grid::SLOTS.iter().map(|values| u32::from(*values)).sum();
    println!("{} slots, {all} inputs, {} stacks", Grid::SLOTS.len(), Grid::STACKS);
}
