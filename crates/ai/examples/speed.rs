//! How long the evaluation of a position takes: collecting its inputs, a fresh sum, a change of the last one.
//!
//! `cargo run --release -p touchline-ai --example speed -- fuba:3.0 fuba:3.0+all`

use std::hint::black_box;
use std::time::{Duration, Instant};

use touchline_ai::{Evaluate, Evaluator, Inputs, Net};
use touchline_engine::{Choices, Game, Node, Pcg, Rng};
use touchline_fuba::{Fuba, Terms};
use touchline_grid::Grid;

/// Positions of matches of random answers, and for each decision the positions after each answer.
fn positions<G: Evaluate>(game: &G, start: G::State) -> (Vec<G::State>, Vec<Vec<G::State>>) {
    let mut rng = Pcg::new(7, 7);
    let mut legal = Choices::new();
    let (mut all, mut families) = (Vec::new(), Vec::new());
    while all.len() < 20_000 {
        let mut s = start;
        for _ in 0..2_000 {
            match game.node(&s) {
                Node::Over(_) => break,
                Node::Chance => {
                    let faces = game.draws(&s).roll(&mut rng);
                    game.resolve(&mut s, faces.as_ref(), &mut ());
                }
                Node::Decide(..) => {
                    game.actions(&s, &mut legal);
                    let after = |action: &G::Action| {
                        let mut next = s;
                        game.act(&mut next, *action, &mut ());
                        next
                    };
                    if legal.len() > 1 {
                        families.push(legal.iter().map(after).collect());
                    }
                    let pick = rng.below(u32::try_from(legal.len()).unwrap_or(1)) as usize;
                    game.act(&mut s, legal[pick], &mut ());
                }
            }
            all.push(s);
        }
    }
    (all, families)
}

/// How long this thread has run, where the system tells: others may use the same processor.
fn running() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

/// Nanoseconds of each of so many.
fn each(what: &str, count: usize, mut work: impl FnMut()) {
    work();
    let rounds = 5_u32;
    let (begun, ran) = (Instant::now(), running());
    (0..rounds).for_each(|_| work());
    let count = u32::try_from(count).unwrap_or(u32::MAX);
    let took = ran.zip(running()).map_or(begun.elapsed(), |(before, now)| now.saturating_sub(before));
    println!("  {what}: {} ns", (took / rounds / count).as_nanos());
}

fn measure<G: Evaluate>(spec: &str, game: &G, start: G::State) {
    let slots = G::SLOTS;
    println!("{spec}: {} slots, {} inputs", slots.len(), touchline_ai::inputs::inputs(slots));
    let net = Net::blank(G::shape());
    let (all, families) = positions(game, start);
    let children: usize = families.iter().map(Vec::len).sum();
    let mut inputs = Inputs::new(slots);
    each("the rules alone, whose turn it is", all.len(), || {
        for s in &all {
            black_box(game.node(black_box(s)));
        }
    });
    each("inputs", all.len(), || {
        for s in &all {
            inputs.clear();
            game.inputs(s, game.protagonist(s), &mut inputs);
            black_box(&inputs);
        }
    });
    let seen: Vec<Vec<u16>> = all
        .iter()
        .map(|s| {
            inputs.clear();
            game.inputs(s, game.protagonist(s), &mut inputs);
            inputs.as_slice().to_vec()
        })
        .collect();
    each("sums of the first layer, all anew", all.len(), || {
        for inputs in &seen {
            black_box(net.sums(inputs));
        }
    });
    let sums = net.sums(&seen[0]);
    each("the small layers", all.len(), || {
        for _ in 0..all.len() {
            black_box(net.judge(black_box(&sums), 0));
        }
    });
    let mut evaluator = Evaluator::new(game, &net);
    each("value, position after position", all.len(), || {
        for s in &all {
            black_box(evaluator.value(s));
        }
    });
    each("value, answer after answer", children, || {
        for s in families.iter().flatten() {
            black_box(evaluator.value(s));
        }
    });
    let shipped = game.net();
    let mut evaluator = Evaluator::new(game, shipped);
    each("value by the weights that ship, answer after answer", children, || {
        for s in families.iter().flatten() {
            black_box(evaluator.value(s));
        }
    });
}

fn main() {
    for spec in std::env::args().skip(1) {
        if let Ok(game) = Fuba::from_text(&spec) {
            measure(&spec, &game, game.start(&Terms::default()));
        } else if let Ok(game) = Grid::from_text(&spec) {
            measure(&spec, &game, game.start(&Default::default()));
        } else {
            println!("{spec}: no such rules");
        }
    }
}
