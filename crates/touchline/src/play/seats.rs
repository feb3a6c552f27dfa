//! Who sits where.

use std::time::Duration;

use touchline_ai::{Evaluate, Opponent, Player as _};
use touchline_engine::{BySeat, Driver, Pcg, Seat};

use super::memory::Memory;
use crate::entrant::Entrant;
use crate::level;
use crate::program::{CommandLine, ENGINE, Program};

/// The word for a person.
const HUMAN: &str = "human";

/// The random stream from which unknowns are imagined for a program; the dice have another.
const IMAGINED: u64 = u64::MAX;

/// Who is to play a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// Somebody at this terminal.
    Human,
    /// A computer player.
    Computer(Entrant),
    /// A program that speaks the engine protocol.
    Engine(CommandLine),
}

impl Player {
    /// The player named by a word of the command line.
    pub(super) fn read(word: &str) -> Result<Self, String> {
        if let Some(line) = word.strip_prefix(ENGINE) {
            return CommandLine::read(line).map(Self::Engine);
        }
        if word == HUMAN {
            return Ok(Self::Human);
        }
        Entrant::from_word(word).map(Self::Computer).map_err(|why| {
            // An invalid budget deserves an error of its own.
            if word.contains('@') {
                why
            } else {
                level::no_player(word, &format!("{HUMAN}, {}, {ENGINE}COMMAND", Opponent::words()))
            }
        })
    }

    /// The player named by a header of a record; anything unknown is a person.
    pub(super) fn of_record(seat: Seat, header: Option<&str>) -> anyhow::Result<Self> {
        let word = header.unwrap_or_default();
        if word.starts_with(ENGINE) {
            // The sender of a record must not decide what runs here.
            let seat = seat.word();
            anyhow::bail!(
                "{seat} is played by a program in this match, and a file starts no program: say who plays with --{seat}, such as --{seat} '{word}'"
            );
        }
        Ok(Entrant::from_word(word).map_or(Self::Human, Self::Computer))
    }

    /// Take a seat; starts the program if it is one.
    fn sit(self, patience: Duration) -> anyhow::Result<Seated> {
        Ok(match self {
            Self::Human => Seated::Human,
            Self::Computer(entrant) => Seated::Computer(entrant, Memory::default()),
            Self::Engine(line) => Seated::Program(Box::new(Program::start(line, patience)?)),
        })
    }
}

/// Who sits there.
enum Seated {
    Human,
    Computer(Entrant, Memory),
    Program(Box<Program>),
}

/// The players of a match.
pub(super) struct Seats {
    seated: BySeat<Seated>,
    seed: u64,
}

impl Seats {
    /// Seat both players. `patience` is how long a program may take to answer.
    pub(super) fn new([home, away]: [Player; 2], seed: u64, patience: Duration) -> anyhow::Result<Self> {
        Ok(Self { seated: BySeat::new(home.sit(patience)?, away.sit(patience)?), seed })
    }

    /// Whether a person at this terminal plays the seat.
    pub(super) fn is_human(&self, seat: Seat) -> bool {
        matches!(self.seated[seat], Seated::Human)
    }

    /// The word for the player, as in records.
    pub(super) fn word(&self, seat: Seat) -> String {
        match &self.seated[seat] {
            Seated::Human => HUMAN.into(),
            Seated::Computer(entrant, _) => entrant.to_string(),
            Seated::Program(program) => format!("{ENGINE}{}", program.line()),
        }
    }

    /// Whether no person plays.
    pub(super) fn automatic(&self) -> bool {
        !Seat::ALL.into_iter().any(|seat| self.is_human(seat))
    }

    /// Whether two people share the screen, so that secrets need a hand-over.
    pub(super) fn shared(&self) -> bool {
        Seat::ALL.into_iter().all(|seat| self.is_human(seat))
    }

    /// The answer of a seat no person plays. It depends on what the seat may know, the seed, the number of
    /// inputs and the whole action it has begun, and not on earlier random numbers: a resumed match continues
    /// as if it had never stopped.
    pub(super) fn choose<G: Evaluate>(
        &mut self,
        driver: &Driver<G>,
        seat: Seat,
    ) -> anyhow::Result<G::Action> {
        let (game, legal, inputs) = (driver.game(), driver.actions(), driver.inputs().len());
        let view = game.view(driver.state(), Some(seat));
        match &mut self.seated[seat] {
            // A person is not asked here; the fallback is what a seat gets whose clock ran out.
            Seated::Human => Ok(game.fallback(driver.state())),
            Seated::Computer(entrant, memory) => {
                let (entrant, seed) = (*entrant, self.seed);
                let player = |inputs| entrant.after(seed, inputs);
                let mut player = player(inputs).meaning(memory.intent(driver, seat, player));
                let action = player.choose(game, &view, seat, legal);
                memory.keep(player.intent().clone(), inputs);
                Ok(action)
            }
            Seated::Program(program) => {
                let imagined = game.imagine(&view, &mut Pcg::new(self.seed, IMAGINED - inputs as u64));
                // The seed of the match would reveal the dice; the number of inputs is public.
                program.choose(game, &imagined, legal, inputs as u64, None)
            }
        }
    }
}
