//! `touchline play`: two people at one terminal, or one against the computer.

mod ask;
mod save;
mod seats;

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;

use anyhow::Context;
use touchline_engine::{
    Describe, DiceSource, Draws, Driver, Faces, Input, Node, Record, Refusal, Replay, Rng, Seat, Seeded,
};
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;
use touchline_words::Words;

use crate::board::{Board, Paint};
use crate::say::{record_error, sentence};
use ask::Answer;
use seats::{Player, Seats};

/// Options of `touchline play`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// What to play: see `touchline rules list`.
    #[arg(long, default_value = "fuba:3.0")]
    rules: String,
    /// Who plays home: human or random.
    #[arg(long, default_value = "human")]
    home: String,
    /// Who plays away: human or random.
    #[arg(long, default_value = "human")]
    away: String,
    /// Dice from this seed, the same match every time; without it from the system's randomness.
    #[arg(long)]
    seed: Option<u64>,
    /// Type the dice you rolled on the table.
    #[arg(long)]
    typed_dice: bool,
    /// Go on with a saved match.
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Where the match is kept when it ends or is left; a free name is chosen without it.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let record = options.resume.as_deref().map(crate::replay::read).transpose()?;
    let spec = record.as_ref().map_or(options.rules.as_str(), Record::spec);
    let game = AnyGame::from_text(spec).map_err(|refusal| sentence(&refusal))?;
    with_game!(game, game => start(game, options, record.as_ref()))
}

fn start<G: Describe + Board>(game: G, options: &Options, record: Option<&Record>) -> anyhow::Result<()> {
    let seats = Seats::new(&options.home, &options.away)?;
    let seed =
        record.and_then(|record| record.header("seed")).and_then(|seed| seed.parse().ok()).or(options.seed);
    let mut dice = Seeded::new(match seed {
        Some(seed) => seed,
        None => {
            getrandom::u64().map_err(|error| anyhow::anyhow!("no randomness from the system: {error}"))?
        }
    });
    let driver = match record {
        None => Driver::new(game, &G::Terms::default()),
        Some(record) => {
            let driver = record
                .check_rules(game.revision())
                .and_then(|()| Replay::new(game, &G::Terms::default(), record))
                .and_then(|replay| replay.run(|_, _, _| {}))
                .map_err(|error| record_error(&error))
                .context("cannot resume")?;
            skip_rolled(&driver, &mut dice);
            driver
        }
    };
    let mut table = Table {
        driver,
        words: Words::english(),
        seats,
        dice,
        seed: seed.filter(|_| {
            options.seed.is_some() || record.is_some_and(|record| record.header("seed").is_some())
        }),
        typed_dice: options.typed_dice,
        file: options.save.clone().or_else(|| options.resume.clone()),
        saved: false,
        paint: Paint::for_terminal(io::stdout().is_terminal()),
        shown: None,
    };
    table.play(&mut io::stdin().lock(), &mut io::stdout().lock())
}

/// Draw again what was rolled before the match was saved, so that a seeded match goes on as it would have.
fn skip_rolled<G: Describe>(driver: &Driver<G>, dice: &mut Seeded) {
    for input in driver.inputs() {
        if let Input::Roll(faces) = input {
            faces.as_ref().iter().for_each(|_| {
                dice.0.below(6);
            });
        }
    }
}

/// A match at a terminal.
struct Table<G: Describe> {
    driver: Driver<G>,
    words: Words,
    seats: Seats,
    dice: Seeded,
    seed: Option<u64>,
    typed_dice: bool,
    file: Option<PathBuf>,
    saved: bool,
    paint: Paint,
    /// The position that was drawn last, so that it is not drawn twice.
    shown: Option<String>,
}

/// Why the loop stops.
enum Stop {
    Over,
    Left,
}

impl<G: Describe + Board> Table<G> {
    fn play(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<()> {
        writeln!(out, "{}  (type help for the commands)\n", self.driver.game().spec())?;
        self.tell(out)?;
        let stop = self.rounds(input, out)?;
        if let Stop::Over = stop {
            self.draw(out, None)?;
        }
        if !self.driver.inputs().is_empty() && !self.saved {
            let file = save::keep(self.file.as_deref(), &self.record())?;
            writeln!(out, "Saved to {}. Look at it with: touchline replay {0}", file.display())?;
            if let Stop::Left = stop {
                writeln!(out, "Go on with: touchline play --resume {}", file.display())?;
            }
        }
        Ok(())
    }

    fn rounds(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<Stop> {
        loop {
            match self.driver.node() {
                Node::Over(_) => return Ok(Stop::Over),
                Node::Chance => {
                    if !self.roll(input, out)? {
                        return Ok(Stop::Left);
                    }
                }
                Node::Decide(seat, decision) => match self.seats.of(seat) {
                    Player::Random => {
                        let legal = self.driver.actions();
                        let pick = self.seats.pick(legal.len());
                        let action = legal[pick];
                        self.driver.act(action).map_err(|refusal| sentence(&refusal))?;
                        self.saved = false;
                        self.tell(out)?;
                    }
                    Player::Human => {
                        let secret = self.driver.game().is_secret(&decision);
                        if !self.answer(seat, secret, input, out)? {
                            return Ok(Stop::Left);
                        }
                    }
                },
            }
        }
    }

    /// Say what just happened.
    fn tell(&self, out: &mut impl Write) -> io::Result<()> {
        for event in self.driver.events() {
            writeln!(out, "  {}", self.words.say(&self.driver.game().say_event(event)))?;
        }
        Ok(())
    }

    /// Draw the board as a seat (or a spectator) sees it, unless it stands drawn above.
    fn draw(&mut self, out: &mut impl Write, viewer: Option<Seat>) -> io::Result<()> {
        let view = self.driver.game().view(self.driver.state(), viewer);
        let picture = self.driver.game().draw(&view, self.paint);
        if self.shown.as_ref() != Some(&picture) {
            writeln!(out, "\n{picture}")?;
            self.shown = Some(picture);
        }
        Ok(())
    }

    /// Roll the dice that are due. Returns whether to go on.
    fn roll(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<bool> {
        if !self.typed_dice {
            self.driver.roll_from(&mut self.dice).map_err(|refusal| sentence(&refusal))?;
            self.saved = false;
            self.tell(out)?;
            return Ok(true);
        }
        let due = self.words.say(&self.driver.game().say_roll(self.driver.state()));
        loop {
            let Some(line) = ask::line(input, out, &format!("{due}\ndice> "))? else { return Ok(false) };
            if matches!(line.as_str(), "quit" | "q") {
                return Ok(false);
            }
            let mut typed = Once(Some(Faces::parse(&line)));
            match self.driver.roll_from(&mut typed) {
                Ok(_) => {
                    self.saved = false;
                    self.tell(out)?;
                    return Ok(true);
                }
                Err(refusal) => writeln!(out, "{}", self.words.say(&refusal))?,
            }
        }
    }

    /// Ask a person until the question is answered. Returns whether to go on.
    fn answer(
        &mut self,
        seat: Seat,
        secret: bool,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> anyhow::Result<bool> {
        let hand_over = secret && self.seats.shared();
        if hand_over && !ask::hand_over(input, out, &self.words, seat)? {
            return Ok(false);
        }
        self.draw(out, Some(seat))?;
        ask::question(out, &self.words, &self.driver)?;
        loop {
            let Some(line) = ask::line(input, out, &format!("{}> ", seat.word()))? else { return Ok(false) };
            match ask::understand(&self.driver, &line) {
                Ok(Answer::Act(action)) => {
                    self.driver.act(action).map_err(|refusal| sentence(&refusal))?;
                    self.saved = false;
                    if hand_over {
                        ask::wipe(out, self.paint)?;
                        self.shown = None;
                    }
                    self.tell(out)?;
                    return Ok(true);
                }
                Ok(Answer::Auto) => {
                    self.auto(out)?;
                    return Ok(true);
                }
                Ok(Answer::Call(call)) => {
                    self.driver.call(call).map_err(|refusal| sentence(&refusal))?;
                    self.saved = false;
                    self.tell(out)?;
                    return Ok(true);
                }
                Ok(Answer::Undo) => match self.driver.undo() {
                    Ok(()) => {
                        self.saved = false;
                        return Ok(true);
                    }
                    Err(refusal) => writeln!(out, "{}", self.words.say(&refusal))?,
                },
                Ok(Answer::Save(file)) => match save::write(&file, &self.record()) {
                    Ok(()) => {
                        self.saved = true;
                        self.file = Some(file.clone());
                        writeln!(out, "Saved to {}.", file.display())?;
                    }
                    Err(error) => writeln!(out, "{error:#}")?,
                },
                Ok(Answer::Quit) => return Ok(false),
                Ok(Answer::Board) => {
                    self.shown = None;
                    self.draw(out, Some(seat))?;
                    ask::question(out, &self.words, &self.driver)?;
                }
                Ok(Answer::Position) => {
                    let view = self.driver.game().view(self.driver.state(), Some(seat));
                    writeln!(out, "{}", self.driver.game().write_view(&view))?;
                }
                Ok(Answer::Help) => ask::help(out)?,
                Ok(Answer::Nothing) => {}
                Err(refusal) => writeln!(out, "{}", self.words.say(&refusal))?,
            }
        }
    }

    /// Answer the present question, and the same question as long as it comes again, in the cautious way of the rules.
    fn auto(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        let asked = |driver: &Driver<G>| match driver.node() {
            Node::Decide(seat, decision) => Some((seat, driver.game().say_decision(seat, &decision).key)),
            Node::Chance | Node::Over(_) => None,
        };
        let first = asked(&self.driver);
        while first.is_some() && asked(&self.driver) == first {
            let action = self.driver.game().fallback(self.driver.state());
            self.driver.act(action).map_err(|refusal| sentence(&refusal))?;
            self.saved = false;
            self.tell(out)?;
        }
        Ok(())
    }

    /// The match so far, as text.
    fn record(&self) -> String {
        let game = self.driver.game();
        let (spec, rules) = (game.spec().to_string(), game.revision().to_string());
        let mut headers = vec![("spec", spec.as_str()), ("rules", rules.as_str())];
        headers
            .extend([("home", self.seats.of(Seat::Home).word()), ("away", self.seats.of(Seat::Away).word())]);
        let seed = self.seed.map(|seed| seed.to_string());
        headers.extend(seed.iter().map(|seed| ("seed", seed.as_str())));
        let [home, away] = game.score(self.driver.state());
        let result = format!("{home}-{away}");
        if let Node::Over(_) = self.driver.node() {
            headers.push(("result", &result));
        }
        Record::of(&self.driver, &headers).to_text()
    }
}

/// Dice that were typed: one try.
struct Once(Option<Result<Faces, Refusal>>);

impl DiceSource for Once {
    fn roll(&mut self, draws: &Draws) -> Result<Faces, Refusal> {
        let faces = self.0.take().unwrap_or(Ok(Faces::default()))?;
        draws.check(faces.as_ref())?;
        Ok(faces)
    }
}
