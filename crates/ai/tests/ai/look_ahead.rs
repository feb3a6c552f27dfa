//! Looking one step ahead: every face of the dice has its weight, and a begun action is worth its best
//! completion.

use touchline_ai::{Evaluate, Evaluator, Value};
use touchline_engine::{Choices, Node, Pcg, Rng, Seat};
use touchline_fuba::Fuba;
use touchline_grid::Grid;

/// The mean over all ways the dice can fall, one by one.
fn mean<G: Evaluate>(game: &G, s: &G::State) -> Value {
    let Node::Chance = game.node(s) else { return Evaluator::new(game, game.net()).value(s) };
    let sides = game.draws(s).sides().to_vec();
    let ways: u32 = sides.iter().map(|sides| u32::from(*sides)).product();
    let mut mean = Value::default();
    for way in 0..ways {
        let mut rest = way;
        let faces: Vec<u8> = sides
            .iter()
            .map(|sides| {
                let face = rest % u32::from(*sides);
                rest /= u32::from(*sides);
                u8::try_from(face).unwrap() + 1
            })
            .collect();
        let mut next = *s;
        game.resolve(&mut next, &faces, &mut ());
        mean += Evaluator::new(game, game.net()).value(&next) * (1.0 / f64::from(ways));
    }
    mean
}

/// The best completion of a begun action, computed separately.
fn best_end<G: Evaluate>(game: &G, s: &G::State, seat: Seat) -> Value {
    let wholes = game.wholes(&mut Evaluator::new(game, game.net()), s, 3);
    let mut ends: Vec<Value> = wholes.iter().map(|whole| mean(game, &whole.after)).collect();
    if ends.is_empty() {
        let mut legal = Choices::new();
        game.actions(s, &mut legal);
        ends.extend(legal.iter().map(|action| {
            let mut next = *s;
            game.act(&mut next, *action, &mut ());
            mean(game, &next)
        }));
    }
    ends.into_iter().max_by(|a, b| game.worth(*a, seat).total_cmp(&game.worth(*b, seat))).unwrap()
}

/// Compare in every position of a random match; returns how many rolls and begun actions there were.
fn check<G: Evaluate>(game: &G, seed: u64, most: u32) -> [u32; 2] {
    let (mut s, mut rng, mut legal) = (game.start(&G::Terms::default()), Pcg::new(seed, 0), Choices::new());
    let mut seen = [0; 2];
    for _ in 0..most {
        let mut evaluator = Evaluator::new(game, game.net());
        let found = evaluator.look_ahead(&s, 1);
        let wanted = match game.node(&s) {
            Node::Decide(seat, _) if game.is_midway(&s) => {
                seen[1] += 1;
                best_end(game, &s, seat)
            }
            Node::Decide(..) | Node::Over(_) => mean(game, &s),
            Node::Chance => {
                seen[0] += 1;
                mean(game, &s)
            }
        };
        for seat in Seat::ALL {
            assert!((found.points(seat) - wanted.points(seat)).abs() < 1e-9, "{found:?} {wanted:?}");
        }
        assert!((found.win + found.draw + found.loss - 1.0).abs() < 1e-9 && evaluator.nodes() > 0);
        match game.node(&s) {
            Node::Decide(..) => {
                game.actions(&s, &mut legal);
                let pick = rng.below(u32::try_from(legal.len()).unwrap()) as usize;
                game.act(&mut s, legal[pick], &mut ());
            }
            Node::Chance => {
                let faces = game.draws(&s).roll(&mut rng);
                game.resolve(&mut s, faces.as_ref(), &mut ());
            }
            Node::Over(_) => break,
        }
    }
    seen
}

#[test]
fn dice_are_counted_as_often_as_they_come() {
    for (seed, spec) in (1..).zip(["fuba:2.0+all", "fuba:2.1+all", "fuba:3.0", "fuba:3.0+all"]) {
        let [rolls, _] = check(&Fuba::from_text(spec).unwrap(), seed, 1_500);
        assert!(rolls > 50, "{spec}: {rolls}");
    }
}

#[test]
fn an_action_that_was_begun_is_worth_its_best_end() {
    for (seed, spec) in (1..).zip(["grid:basic@small", "grid:full@small"]) {
        let [rolls, begun] = check(&Grid::from_text(spec).unwrap(), seed, 2_000);
        assert!(rolls > 50 && begun > 50, "{spec}: {rolls} {begun}");
    }
}
