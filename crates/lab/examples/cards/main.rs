//! What each skill card is worth to a team, in points a match: computer players draw their cards at random,
//! and a least-squares fit says what each card adds to the result, compared with the mean of all cards.
//!
//! `cargo run --release -p touchline-lab --example cards -- --rules fuba:3.0+all --matches 20000`
#![allow(clippy::print_stdout)]

mod least_squares;

use anyhow::{Result, anyhow};
use clap::Parser;
use rayon::prelude::*;
use touchline_ai::{Computer, Level, Player as _};
use touchline_engine::{BySeat, Choices, Game as _, Node, Outcome, Pcg, Rng as _, Seat};
use touchline_fuba::advanced::skills::{Skill, SkillSet};
use touchline_fuba::{Action, Event, Fuba};

use least_squares::{CARDS, LeastSquares};

/// What is each skill card worth?
#[derive(Parser)]
struct Options {
    /// What to play
    #[arg(long, default_value = "fuba:3.0+all")]
    rules: String,
    /// Who plays both seats
    #[arg(long, default_value = "coach:1")]
    level: String,
    /// How many matches
    #[arg(long, default_value_t = 20_000)]
    matches: u64,
    /// Seed of the cards, the dice and the players
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// One match: the cards of both teams, how often each was played, and home's points.
struct Played {
    cards: BySeat<SkillSet>,
    uses: Vec<Skill>,
    points: f64,
}

fn main() -> Result<()> {
    let Options { rules, level, matches, seed } = Options::parse();
    let game = Fuba::from_text(&rules).map_err(|refusal| anyhow!("{rules}: {refusal:?}"))?;
    let level =
        Level::from_word(&level).ok_or_else(|| anyhow!("{level} is not one of {}", Level::words()))?;
    let all: Vec<Played> =
        (0..matches).into_par_iter().map(|number| play(&game, level, seed, number)).collect();
    let (mut fit, mut uses) = (LeastSquares::default(), [0_u32; CARDS]);
    for played in &all {
        let side = |seat: Seat, skill: Skill| f64::from(u8::from(played.cards[seat].has(skill)));
        fit.add(
            |card| side(Seat::Home, Skill::ALL[card]) - side(Seat::Away, Skill::ALL[card]),
            played.points - 0.5,
        );
        played.uses.iter().for_each(|skill| uses[*skill as usize] += 1);
    }
    println!("{rules}, {level} against itself, {matches} matches, seed {seed}");
    println!("card  worth  error  uses a match");
    let mut found = fit.solve();
    found.sort_by(|(_, one), (_, other)| other.worth.total_cmp(&one.worth));
    for (card, found) in found {
        let held = f64::from(found.held);
        println!(
            "{:26} {:+.3} {:.3} {:.2}",
            Skill::ALL[card].word(),
            found.worth,
            found.error,
            f64::from(uses[card]) / held.max(1.0)
        );
    }
    Ok(())
}

/// Plays one match with random cards.
fn play(game: &Fuba, level: Level, seed: u64, number: u64) -> Played {
    let mut players = [0, 1].map(|seat| Computer::new(level, seed, 4 * number + seat));
    let [mut dice, mut cards] = [2, 3].map(|stream| Pcg::new(seed, 4 * number + stream));
    let (mut s, mut legal) =
        (game.start(&<Fuba as touchline_engine::Game>::Terms::default()), Choices::new());
    let mut held = BySeat::new(SkillSet::NONE, SkillSet::NONE);
    let mut uses = Vec::new();
    let mut log = Vec::new();
    loop {
        match game.node(&s) {
            Node::Over(outcome) => {
                let points = match outcome {
                    Outcome::Draw | Outcome::Unfinished => 0.5,
                    Outcome::Win(Seat::Home) => 1.0,
                    Outcome::Win(Seat::Away) => 0.0,
                };
                uses.extend(log.iter().filter_map(|event| match event {
                    Event::SkillPlayed(_, skill) => Some(*skill),
                    _ => None,
                }));
                return Played { cards: held, uses, points };
            }
            Node::Chance => {
                let faces = game.draws(&s).roll(&mut dice);
                game.resolve(&mut s, faces.as_ref(), &mut log);
            }
            Node::Decide(seat, _) => {
                game.actions(&s, &mut legal);
                let answer = if let [Action::Skill(_), ..] = *legal {
                    legal[cards.below(u32::try_from(legal.len()).unwrap_or(1)) as usize]
                } else {
                    players[seat as usize].choose(game, &game.view(&s, Some(seat)), seat, &legal)
                };
                if let Action::Skill(skill) = answer {
                    held[seat] = held[seat].with(skill);
                }
                game.act(&mut s, answer, &mut log);
            }
        }
    }
}
