//! `touchline play`: two people at one terminal, one against the computer, or two computers to watch.

mod ask;
mod cards;
mod command;
mod hint;
mod memory;
pub(crate) mod save;
mod screen;
mod seats;
mod stop;
mod table;
mod thinking;

use std::collections::VecDeque;
use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use touchline_ai::Explain;
use touchline_engine::{Describe, Draws, Driver, Input, Node, Record, Rulebook, Seat, Seeded, retell};
use touchline_protocol::games::{AnyGame, DEFAULT_SPEC};
use touchline_protocol::with_game;
use touchline_words::Words;

use crate::board::{Board, Paint};
use crate::say::{record_error, sentence};
use crate::{replay, seed, terminal};
use cards::Cards;
use save::Kept;
use screen::Screen;
use seats::{Player, Seats};
use stop::Stop;
use table::TerminalTable;

/// Headers this program writes itself; all others of a resumed record are kept.
const OWN_HEADERS: [&str; 8] = ["spec", "rules", "start", "terms", "home", "away", "seed", "result"];

/// Options of `touchline play`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// What to play: see `touchline rules list` [default: fuba:3.0].
    #[arg(long, value_name = "SPEC")]
    rules: Option<String>,
    /// The terms of the match, such as "home.discard=1 draw=extra-time,shoot-out": see `touchline rules show
    /// SPEC --terms TERMS`. With --resume only the secret ones, such as "whistle=137": a saved match does not
    /// name them.
    #[arg(long, value_name = "TERMS")]
    terms: Option<String>,
    /// Who plays home: human, random, rookie, coach:1 to coach:5, gaffer (coach:3@20ms sets how long it
    /// thinks), or engine:COMMAND, a program that speaks the engine protocol [default: human].
    #[arg(long, value_name = "PLAYER", value_parser = Player::read)]
    home: Option<Player>,
    /// Who plays away, in the same words [default: human].
    #[arg(long, value_name = "PLAYER", value_parser = Player::read)]
    away: Option<Player>,
    /// How long a program may take to answer.
    #[arg(long, value_name = "SECONDS", default_value_t = 60.0, value_parser = crate::program::patience)]
    engine_timeout: f64,
    /// Seed of the dice and the computer's choices; random by default.
    #[arg(long, value_name = "SEED", value_parser = seed::read, allow_hyphen_values = true)]
    seed: Option<u64>,
    /// Type the dice you rolled on the table.
    #[arg(long)]
    typed_dice: bool,
    /// Continue a saved match.
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Where to save the match, a new file; by default the file it was resumed from, or the first free
    /// match-N.tlm.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    // Locked before it is read, so that nobody else can continue it meanwhile.
    let kept = options.resume.as_deref().map(Kept::resume).transpose()?;
    let record = kept.as_ref().map(|kept| replay::parse(kept.file(), kept.text())).transpose()?;
    let spec = match (&options.rules, &record) {
        (Some(asked), Some(record)) if asked != record.spec() => {
            bail!("the match in the file is {}, not {asked}: leave out --rules", record.spec())
        }
        (_, Some(record)) => record.spec(),
        (Some(asked), None) => asked,
        (None, None) => DEFAULT_SPEC,
    };
    let game = match &record {
        Some(record) => AnyGame::of_record(record).map_err(|error| record_error(&error))?,
        None => AnyGame::from_text(spec).map_err(|refusal| sentence(&refusal))?,
    };
    with_game!(game, game => start(game, options, record.as_ref(), kept))
}

fn start<G: Explain + Rulebook + Board + Cards>(
    game: G,
    options: &Options,
    record: Option<&Record>,
    kept: Option<Kept>,
) -> anyhow::Result<()> {
    let header = |key: &str| record.and_then(|record| record.header(key));
    let seed = match (header("seed").map(seed::read).transpose(), options.seed) {
        (Err(why), _) => bail!("the seed of the match in the file: {why}"),
        (Ok(Some(kept)), Some(asked)) if kept != asked => {
            bail!("the match in the file has a seed of its own: leave out --seed")
        }
        (Ok(Some(seed)), _) | (Ok(None), Some(seed)) => seed,
        (Ok(None), None) => {
            getrandom::u64().map_err(|error| anyhow::anyhow!("no randomness from the system: {error}"))?
        }
    };
    let player = |asked: &Option<Player>, seat: Seat| {
        asked.clone().map_or_else(|| Player::of_record(seat, header(seat.word())), Ok)
    };
    let players = [player(&options.home, Seat::Home)?, player(&options.away, Seat::Away)?];
    let seats = Seats::new(players, seed, Duration::from_secs_f64(options.engine_timeout))?;
    let mut dice = Seeded::new(seed);
    let terms = match (&options.terms, record) {
        (Some(terms), None) => game.read_terms(terms).map_err(|refusal| sentence(&refusal))?,
        (Some(_) | None, _) => G::Terms::default(),
    };
    let driver = match record {
        None => Driver::new(game, &terms),
        Some(record) => {
            let mut driver = resumed(game, record, options.resume.as_deref(), &mut dice)?;
            // A saved match does not name its secrets (F-COMP-12): they are given again.
            if let Some(terms) = &options.terms {
                driver.remember(terms).map_err(|refusal| sentence(&refusal))?;
            }
            driver
        }
    };
    let others = record.into_iter().flat_map(|record| &record.headers);
    let other_headers = others.filter(|(key, _)| !OWN_HEADERS.contains(&key.as_str())).cloned().collect();
    let is_terminal = io::stdout().is_terminal();
    let (stop, keyboard) = Stop::listen()?;
    let mut screen = Screen {
        input: keyboard,
        out: terminal::out(),
        words: Words::english(),
        paint: Paint::for_terminal(is_terminal),
        width: terminal::width,
        terminal: is_terminal,
    };
    for warning in driver.game().warnings() {
        let note = format!("Note: {}", screen.words.say(&warning));
        screen.say(&note)?;
    }
    for term in game.say_terms(&game.open_terms(driver.terms())) {
        let note = screen.words.say(&term);
        screen.say(&note)?;
    }
    stop.keep_in(kept.as_ref().map(Kept::file));
    let mut table = TerminalTable {
        driver,
        screen,
        seats,
        dice,
        seed,
        typed_dice: options.typed_dice,
        kept,
        other_headers,
        shown: None,
        unsaved: false,
        since_kept: Instant::now(),
        unkept_is_told: false,
        stop: stop.clone(),
        passing: [false; 2],
        private: None,
        held_back: Vec::new(),
        happened: Vec::new(),
        explained: None,
        ahead: VecDeque::new(),
    };
    if let Some(file) = &options.save {
        table.begin_in(file)?;
    }
    table.play()?;
    if stop.is_asked() {
        std::process::exit(stop::STATUS);
    }
    Ok(())
}

/// The match of a record, ready to continue, with the dice generator where it stopped.
fn resumed<G: Describe>(
    game: G,
    record: &Record,
    file: Option<&Path>,
    dice: &mut Seeded,
) -> anyhow::Result<Driver<G>> {
    let mut dice_due = Draws::NONE;
    let driver = retell(game, record, |driver| {
        if let Some(Input::Roll(_)) = driver.inputs().last() {
            dice_due.roll(&mut dice.0);
        }
        dice_due = game.draws(driver.state());
    })
    .map_err(|error| record_error(&error))
    .context("cannot resume")?;
    if let Node::Over(_) = driver.node() {
        let file = file.map(save::quoted).unwrap_or_default();
        bail!("this match is over: look at it with touchline replay {file} or touchline analyse {file}");
    }
    Ok(driver)
}
