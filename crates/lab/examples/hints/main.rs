//! Measures hints: how often the first action of a hint is about as good as the best, as a strong level
//! judges both with the same budget. The table goes into docs/analysis.md.
#![allow(clippy::print_stdout)]

use std::time::{Duration, Instant};

use anyhow::{Result, anyhow, bail};
use clap::Parser;
use touchline_ai::analysis::settle;
use touchline_ai::{Budget, Computer, Explain, HINT_LEVEL, Level, Player as _, advise, judge, search};
use touchline_engine::{Choices, Node, Pcg, Seat};
use touchline_fuba::Fuba;
use touchline_grid::Grid;

/// How good are hints?
#[derive(Parser)]
struct Options {
    /// What to play
    #[arg(long, default_value = "fuba:3.0")]
    rules: String,
    /// How many positions
    #[arg(long, default_value_t = 50)]
    positions: usize,
    /// Of the decisions of a match, one in so many is taken
    #[arg(long, default_value_t = 9)]
    every: usize,
    /// The level that plays the matches
    #[arg(long, default_value = "coach:1", value_parser = level)]
    players: Level,
    /// The level that judges
    #[arg(long, default_value = "coach:5", value_parser = level)]
    judge: Level,
    /// Seed of the matches
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// One line for each position
    #[arg(long)]
    list: bool,
}

/// As good as the best, in points.
const WITHIN: f64 = 0.01;

fn level(word: &str) -> Result<Level> {
    Level::from_word(word).ok_or_else(|| anyhow!("no level {word}: choose one of {}", Level::words()))
}

fn main() -> Result<()> {
    let options = Options::parse();
    let refused = |refusal: touchline_engine::Refusal| anyhow!("{refusal:?}");
    if options.rules.starts_with("fuba") {
        run(&Fuba::from_text(&options.rules).map_err(refused)?, &options)
    } else if options.rules.starts_with("grid") {
        run(&Grid::from_text(&options.rules).map_err(refused)?, &options)
    } else {
        bail!("no such rules: {}", options.rules)
    }
}

/// What one way of giving hints came to.
#[derive(Default)]
struct Tally {
    within: u32,
    lost: f64,
    time: Duration,
}

fn run<G: Explain>(game: &G, options: &Options) -> Result<()> {
    let Some(Budget::Nodes(nodes)) = options.judge.budget::<G>() else {
        bail!("{} does not search", options.judge)
    };
    let asked = positions(game, options);
    let mut tallies: [Tally; 2] = Default::default();
    for (s, seat) in &asked {
        let view = game.view(s, Some(*seat));
        let begun = Instant::now();
        let before = advise(game, Level::Rookie, &view).plan;
        tallies[0].time += begun.elapsed();
        let begun = Instant::now();
        let hint = game.hint(HINT_LEVEL, &view);
        tallies[1].time += begun.elapsed();
        let after =
            hint.as_ref().and_then(|hint| hint.ways.first()).map_or(Vec::new(), |way| way.answers.clone());
        let found = search(game, game.net(), &view, Budget::Nodes(nodes), &mut Pcg::new(1, 1));
        let best = found.best().map_or(after.clone(), |line| line.answers.clone());
        let worth = [&before, &after, &best].map(|answers| worth(game, &view, *seat, answers, nodes));
        let most = worth.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        for (tally, worth) in tallies.iter_mut().zip(&worth) {
            tally.within += u32::from(most - worth <= WITHIN);
            tally.lost += most - worth;
        }
        if options.list {
            let written = |answers: &[G::Action]| {
                answers.iter().map(|action| game.write_action(*action)).collect::<Vec<_>>().join("; ")
            };
            println!("{}", game.write_view(&view));
            println!("  rookie {:.3}: {}", worth[0] - most, written(&before));
            println!("  hint {:.3}: {}", worth[1] - most, written(&after));
            println!("  judge {:.3}: {}", worth[2] - most, written(&best));
            println!("  {}", hint.map(|hint| hint.reason.to_string()).unwrap_or_default());
        }
    }
    let count = f64::from(u32::try_from(asked.len())?).max(1.0);
    println!("{} positions of {}, judged by {}", asked.len(), options.rules, options.judge);
    for (name, Tally { within, lost, time }) in
        ["rookie".to_owned(), HINT_LEVEL.to_string()].iter().zip(&tallies)
    {
        let share = 100.0 * f64::from(*within) / count;
        let milliseconds = 1000.0 * time.as_secs_f64() / count;
        println!(
            "{name}: {share:.0} % within 1 %, mean loss {:.2} %, {milliseconds:.0} ms",
            100.0 * lost / count
        );
    }
    Ok(())
}

/// The level that finishes what a hint begins.
const FINISHES: Level = Level::Coach(3);

/// How often what the seat does not see is imagined.
const GUESSES: u32 = 3;

/// The worth of some answers to a seat, and of those after them until dice or the other seat come, so that
/// what is compared is equally finished.
fn worth<G: Explain>(game: &G, view: &G::View, seat: Seat, answers: &[G::Action], nodes: u32) -> f64 {
    let mut rng = Pcg::new(2, 1);
    let mut guesses: Vec<G::State> = (0..GUESSES).map(|_| game.imagine(view, &mut rng)).collect();
    guesses.dedup();
    let share = u32::try_from(guesses.len()).unwrap_or(1);
    let worths = guesses.iter().map(|guess| {
        let (mut s, mut legal) = (*guess, Choices::new());
        let mut play = |s: &mut G::State, answers: &[G::Action]| {
            for answer in answers {
                game.act(s, *answer, &mut ());
                settle(game, s, &mut legal);
            }
        };
        play(&mut s, answers);
        if matches!(game.node(&s), Node::Decide(who, _) if who == seat) {
            let rest = advise(game, FINISHES, &game.view(&s, Some(seat))).plan;
            play(&mut s, &rest);
        }
        game.worth(judge(game, game.net(), &s, nodes / share).value, seat)
    });
    worths.sum::<f64>() / f64::from(share)
}

/// Decisions from matches of a level against itself, where somebody has a choice that others see.
fn positions<G: Explain>(game: &G, options: &Options) -> Vec<(G::State, Seat)> {
    let (mut found, mut legal) = (Vec::new(), Choices::new());
    let mut seed = options.seed;
    while found.len() < options.positions {
        let mut dice = Pcg::new(seed, 7);
        let mut players = Seat::ALL.map(|seat| Computer::new(options.players, seed, 1 + seat as u64));
        let (mut s, mut decisions, mut last) = (game.start(&G::Terms::default()), 0, None);
        loop {
            match game.node(&s) {
                Node::Over(_) => break,
                Node::Decide(seat, decision) => {
                    game.actions(&s, &mut legal);
                    let open = legal.len() > 1 && !game.is_secret(&decision) && game.mixture(&s).is_none();
                    // The first answer of a whole action.
                    if open && last != Some(seat) {
                        decisions += 1;
                        if decisions % options.every == 0 {
                            found.push((s, seat));
                        }
                    }
                    last = Some(seat);
                    let action = match *legal {
                        [only] => only,
                        _ => players[seat as usize].choose(game, &game.view(&s, Some(seat)), seat, &legal),
                    };
                    game.act(&mut s, action, &mut ());
                }
                Node::Chance => {
                    last = None;
                    if let Some(call) = game.overlong(&s) {
                        game.call(&mut s, call, &mut ());
                    } else {
                        let faces = game.draws(&s).roll(&mut dice);
                        game.resolve(&mut s, faces.as_ref(), &mut ());
                    }
                }
            }
        }
        seed += 1;
    }
    found.truncate(options.positions);
    found
}
