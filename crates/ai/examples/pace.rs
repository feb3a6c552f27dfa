//! How many positions a computer player judges in a second of its own running time, by level and spec, and a
//! number made of its answers and their worth: two builds that print the same number play the same.
//!
//! `cargo run --release -p touchline-ai --example pace -- coach:3 4000000 fuba:3.0 fuba:3.0+all grid:basic`

use std::time::{Duration, Instant};

use touchline_ai::{Computer, Evaluate, Level, Opponent, Player};
use touchline_engine::{Choices, Node, Pcg};
use touchline_fuba::Fuba;
use touchline_grid::Grid;

/// How long this thread has run, where the system tells: others may use the same processor.
fn running() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

/// Plays matches until so many positions are judged.
fn measure<G: Evaluate>(spec: &str, game: &G, who: Opponent, most: u64) {
    let (begun, ran) = (Instant::now(), running());
    let (mut nodes, mut print, mut matches, mut answers) = (0, 0_u64, 0, 0_u64);
    while nodes < most {
        let mut players = [Computer::new(who, 1, 2 * matches), Computer::new(who, 1, 2 * matches + 1)];
        let mut dice = Pcg::new(2, matches);
        let (mut s, mut legal) = (game.start(&G::Terms::default()), Choices::new());
        loop {
            match game.node(&s) {
                Node::Over(_) => break,
                Node::Chance => {
                    let faces = game.draws(&s).roll(&mut dice);
                    game.resolve(&mut s, faces.as_ref(), &mut ());
                }
                Node::Decide(seat, _) => {
                    game.actions(&s, &mut legal);
                    let player = &mut players[seat as usize];
                    let answer = player.choose(game, &game.view(&s, Some(seat)), seat, &legal);
                    let place = legal.iter().position(|action| *action == answer).unwrap_or_default() as u64;
                    let worth = player.judged().map_or(0, |value| value.points(seat).to_bits());
                    print = (print.rotate_left(7) ^ place ^ worth).wrapping_mul(0x9e37_79b9_7f4a_7c15);
                    answers += 1;
                    game.act(&mut s, answer, &mut ());
                }
            }
            if nodes + players[0].nodes() + players[1].nodes() >= most {
                break;
            }
        }
        nodes += players[0].nodes() + players[1].nodes();
        matches += 1;
    }
    let took = ran.zip(running()).map_or(begun.elapsed(), |(before, now)| now.saturating_sub(before));
    #[expect(clippy::cast_precision_loss, reason = "far below 2^52")]
    let pace = nodes as f64 / took.as_secs_f64() / 1000.0;
    println!(
        "{spec}: {pace:.0} thousand positions a second ({nodes} positions, {answers} answers, {print:016x})"
    );
}

fn main() {
    let mut given = std::env::args().skip(1);
    let who = given.next().and_then(|word| Opponent::from_word(&word)).unwrap_or(Level::Coach(3).into());
    let most = given.next().and_then(|text| text.parse().ok()).unwrap_or(1_000_000);
    for spec in given {
        if let Ok(game) = Fuba::from_text(&spec) {
            measure(&spec, &game, who, most);
        } else if let Ok(game) = Grid::from_text(&spec) {
            measure(&spec, &game, who, most);
        } else {
            println!("{spec}: no such rules");
        }
    }
}
