//! What an evaluator remembers changes no value: the same as from scratch, to the last digit.
#![allow(clippy::unwrap_used)]

use touchline_ai::{Evaluate, Evaluator, Inputs, Net, Value};
use touchline_engine::{Choices, Node, Pcg, Rng, Seat};
use touchline_fuba::Fuba;
use touchline_grid::Grid;

/// The value without any memory: every input summed, every layer worked out.
fn plainly<G: Evaluate>(game: &G, net: &Net, s: &G::State) -> Value {
    if let Node::Over(outcome) = game.node(s) {
        return Value::of(outcome, game.lead(s));
    }
    let seen_by = |seat: Seat| {
        let mut inputs = Inputs::new(G::SLOTS);
        game.inputs(s, seat, &mut inputs);
        let ([win, draw, loss], goals) = net.judge(&net.sums(inputs.as_slice()), game.stack(s));
        let (win, loss, goals) = if seat == Seat::Home { (win, loss, goals) } else { (loss, win, -goals) };
        Value { win, draw, loss, goals: goals + f64::from(game.lead(s)) }
    };
    game.known(s).unwrap_or_else(|| {
        if game.is_open(s) {
            (seen_by(Seat::Home) + seen_by(Seat::Away)) * 0.5
        } else {
            seen_by(game.protagonist(s))
        }
    })
}

/// Compares the positions of random matches, and those after every answer and every roll.
fn compare<G: Evaluate>(game: &G, seed: u64) -> usize {
    let net = game.net();
    // One evaluator for all, one that follows others of its kind, and one of another net between them.
    let other = net.clone();
    let mut long = Evaluator::new(game, net);
    let (mut compared, mut legal) = (0, Choices::new());
    let mut rng = Pcg::new(seed, 1);
    let mut check = |s: &G::State| {
        let plain = plainly(game, net, s);
        assert_eq!(long.value(s), plain, "{s:?}");
        assert_eq!(long.value(s), plain, "once more {s:?}");
        assert_eq!(Evaluator::new(game, &other).value(s), plain, "by a copy {s:?}");
        assert_eq!(Evaluator::new(game, net).value(s), plain, "anew {s:?}");
        compared += 1;
    };
    let mut s = game.start(&G::Terms::default());
    for _ in 0..400 {
        check(&s);
        match game.node(&s) {
            Node::Over(_) => break,
            Node::Chance => {
                let faces = game.draws(&s).roll(&mut rng);
                game.resolve(&mut s, faces.as_ref(), &mut ());
            }
            Node::Decide(..) => {
                game.actions(&s, &mut legal);
                for action in legal.iter().take(6) {
                    let mut next = s;
                    game.act(&mut next, *action, &mut ());
                    check(&next);
                }
                let pick = rng.below(u32::try_from(legal.len()).unwrap()) as usize;
                game.act(&mut s, legal[pick], &mut ());
            }
        }
    }
    compared
}

#[test]
fn memory_changes_no_value() {
    let mut compared = 0;
    for (spec, seed) in
        ["fuba:2.0", "fuba:2.1", "fuba:2.2", "fuba:3.0", "fuba:2.1+all", "fuba:3.0+all"].into_iter().zip(0..)
    {
        compared += compare(&Fuba::from_text(spec).unwrap(), seed);
    }
    for (spec, seed) in ["grid:basic", "grid:full@large"].into_iter().zip(10..) {
        compared += compare(&Grid::from_text(spec).unwrap(), seed);
    }
    assert!(compared > 2_000, "{compared}");
}
