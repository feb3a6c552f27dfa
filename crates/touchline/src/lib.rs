//! Touchline: tactical football board games. One binary, one file per command. It is a library only so that
//! `examples/third-game.rs` can be the same program with another list of games.

use std::process::ExitCode;

use clap::{Parser, Subcommand};

mod admin;
mod allocations;
mod analyse;
mod arena;
mod bench;
mod board;
mod chart;
mod clauses;
mod columns;
mod engine;
mod entrant;
mod gates;
mod interrupt;
mod lab;
mod league;
mod level;
mod lines;
mod loadtest;
mod perft;
mod play;
mod program;
mod puzzles;
mod replay;
mod rules;
mod say;
mod seed;
mod serve;
mod simulate;
mod terminal;
mod verify;

#[derive(Parser)]
#[command(
    name = "touchline",
    version,
    about = "Tactical football board games: play them, study them, drive them from a program",
    after_help = "Without a command, the server starts: open the address that it prints."
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Start the server: people and programs play each other, live or over days.
    Serve(serve::Options),
    /// Administer a server: moderators, backup, restore.
    Admin(admin::Options),
    /// Play a match in this terminal.
    Play(play::Options),
    /// Print a recorded match turn by turn.
    Replay(replay::Options),
    /// Check the dice and the sealed choices of a record from a server, offline.
    Verify(verify::Options),
    /// Speak the engine protocol on standard input and output.
    Engine(engine::Options),
    /// Show what can be played and which rules are in force.
    Rules(rules::Options),
    /// Analyse a recorded match: mistakes, luck, goal chances.
    Analyse(analyse::Options),
    /// Make puzzles from matches: one clearly best answer each.
    Puzzles(puzzles::Options),
    /// Play many matches and print statistics.
    Simulate(simulate::Options),
    /// Play many matches between two players and test which is stronger; or a round robin of several.
    Arena(arena::Options),
    /// What does a rule do? Compare rules, formations, weather, skills, with intervals and a report.
    Lab(lab::Options),
    /// Show that the computer players are as strong as they have to be.
    Gates(gates::Options),
    /// Organise a league or a cup, on one plain file.
    League(league::Options),
    /// Measure the speed of random play, or how long a computer player thinks, on one core.
    Bench(bench::Options),
    /// Measure the server: many live matches on this machine.
    Loadtest(loadtest::Options),
    /// Count legal continuations from a position.
    Perft(perft::Options),
}

/// The program: runs the command of its arguments.
pub fn main() -> ExitCode {
    let command = Cli::parse().command.unwrap_or_else(|| Command::Serve(serve::Options::from_environment()));
    let done = match command {
        Command::Serve(options) => serve::run(&options),
        Command::Admin(options) => admin::run(&options),
        Command::Play(options) => play::run(&options),
        Command::Replay(options) => replay::run(&options),
        Command::Verify(options) => verify::run(&options),
        Command::Engine(options) => engine::run(&options),
        Command::Rules(options) => rules::run(&options),
        Command::Analyse(options) => analyse::run(&options),
        Command::Puzzles(options) => puzzles::run(&options),
        Command::Simulate(options) => simulate::run(&options),
        Command::Arena(options) => arena::run(&options),
        Command::Lab(options) => lab::run(&options),
        Command::Gates(options) => gates::run(&options),
        Command::League(options) => league::run(&options),
        Command::Bench(options) => bench::run(&options),
        Command::Loadtest(options) => loadtest::run(&options),
        Command::Perft(options) => perft::run(&options),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("touchline: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Whether the reader of our output has closed the pipe (`touchline replay FILE | head`): not an error.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let closed = |cause: &std::io::Error| cause.kind() == std::io::ErrorKind::BrokenPipe;
    error.chain().filter_map(|cause| cause.downcast_ref()).any(closed)
}
