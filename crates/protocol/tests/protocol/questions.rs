//! How many questions a turn has, and in how many messages the web client answers them.

use std::collections::BTreeMap;

use touchline_ai::{Computer, Level, Player as _};
use touchline_engine::{Driver, Node, Seat, Seeded};
use touchline_fuba::Fuba;
use touchline_protocol::Playable;
use touchline_protocol::plan;

#[derive(Default)]
struct Turn {
    asked: usize,
    sent: usize,
    maximal: usize,
    passes: usize,
    windows: usize,
}

fn count<G: Playable>(game: G, seed: u64, keys: &mut BTreeMap<String, usize>) -> Vec<Turn> {
    let mut driver = Driver::new(game, &G::Terms::default());
    let mut dice = Seeded::new(seed);
    let mut players = [0, 1].map(|at| Computer::new(Level::Rookie, seed, at));
    let mut turns = vec![];
    let mut turn = Turn::default();
    let mut joined = false;
    let mut open = false;
    loop {
        match driver.node() {
            Node::Over(_) => break,
            Node::Chance => {
                if let Some(call) = game.overlong(driver.state()) {
                    driver.call(call).unwrap();
                } else {
                    driver.roll_from(&mut dice).unwrap();
                }
                joined = false;
                open = false;
            }
            Node::Decide(seat, decision) => {
                let view = game.view(driver.state(), Some(seat));
                let legal = driver.actions().to_vec();
                let action = players[seat as usize].choose(&game, &view, seat, &legal);
                let said = game.say_decision(seat, &decision);
                let secret = game.is_secret(&decision);
                let pass = game.pass(driver.state(), seat, &decision, &legal);
                let text = game.write_action(action);
                if !secret {
                    *keys.entry(said.key.clone()).or_default() += 1;
                    turn.asked += 1;
                    let passes = pass == Some(action);
                    if pass.is_some() {
                        turn.windows += 1;
                    }
                    if passes {
                        turn.passes += 1;
                    }
                    if passes {
                        joined = false;
                        open = false;
                    } else {
                        if !joined {
                            turn.sent += 1;
                        }
                        if !open {
                            turn.maximal += 1;
                        }
                    }
                    let ahead = plan::follow(&driver, &[action]).unwrap();
                    let on = ahead.then.is_none() && !passes;
                    joined = on
                        && text.contains('>')
                        && matches!(ahead.board.node(), Node::Decide(_, d) if d == decision);
                    open = on;
                }
                driver.act(action).unwrap();
            }
        }
        if driver.events().iter().any(|event| game.begins_turn(event)) {
            turns.push(std::mem::take(&mut turn));
            joined = false;
            open = false;
        }
    }
    turns.push(turn);
    turns
}

#[test]
fn questions_of_a_turn() {
    for spec in ["2.0", "2.0+all", "2.1", "2.1+all", "2.2", "3.0", "3.0+all"] {
        let game = Fuba::from_spec(&touchline_engine::Spec::parse(&format!("fuba:{spec}")).unwrap()).unwrap();
        let mut keys = BTreeMap::new();
        let turns: Vec<Turn> = (0..4).flat_map(|seed| count(game, seed, &mut keys)).collect();
        let show = |of: &dyn Fn(&Turn) -> usize| {
            let mut all: Vec<usize> = turns.iter().map(of).collect();
            all.sort_unstable();
            format!(
                "{:.1}/{}/{}",
                all.iter().sum::<usize>() as f64 / all.len() as f64,
                all[all.len() / 2],
                all[all.len() * 95 / 100]
            )
        };
        println!(
            "{spec}: turns {} asked {} sent {} maximal {} windows {} passes {}",
            turns.len() / 4,
            show(&|t| t.asked),
            show(&|t| t.sent),
            show(&|t| t.maximal),
            show(&|t| t.windows),
            show(&|t| t.passes)
        );
        let mut keys: Vec<_> = keys.into_iter().collect();
        keys.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
        println!("   {:?}", &keys[..keys.len().min(12)]);
    }
    let _ = Seat::Home;
}
