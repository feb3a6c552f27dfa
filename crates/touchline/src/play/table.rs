//! A match at a terminal: who is asked, what is said, and that nothing is lost.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use touchline_engine::{Describe, Driver, Faces, Node, Record, Refusal, Seat, Seeded};

use super::ask;
use super::command::{self, Command};
use super::save;
use super::screen::Screen;
use super::seats::{Player, Seats};
use crate::board::Board;
use crate::say::sentence;

/// A match with its players, dice and file.
pub(super) struct Table<G: Describe, I, O> {
    pub(super) driver: Driver<G>,
    pub(super) screen: Screen<I, O>,
    pub(super) seats: Seats,
    pub(super) dice: Seeded,
    /// The seed, where a person chose one: it is written in the record.
    pub(super) seed: Option<u64>,
    pub(super) typed_dice: bool,
    /// Where the match is kept; chosen when there is something to keep.
    pub(super) file: Option<PathBuf>,
    /// Headers of a resumed record that mean nothing to this program.
    pub(super) other_headers: Vec<(String, String)>,
    /// The picture that was drawn last, so that it is not drawn twice.
    pub(super) shown: Option<String>,
    /// Whether something is not in the file yet.
    pub(super) unsaved: bool,
}

/// Whether the loop goes on.
#[derive(PartialEq, Eq)]
enum Next {
    Go,
    Leave,
}

impl<G: Describe + Board, I: BufRead, O: Write> Table<G, I, O> {
    /// Play until the match is over or left.
    pub(super) fn play(mut self) -> anyhow::Result<()> {
        let played = self.rounds();
        // Whatever went wrong on the screen, the match is kept.
        self.keep();
        played?;
        if let Node::Over(_) = self.driver.node() {
            self.draw(None)?;
        }
        if let Some(file) = self.file.as_deref().filter(|_| !self.driver.inputs().is_empty()) {
            let (shown, name) = (file.display(), save::quoted(file));
            match self.driver.node() {
                Node::Over(_) => {
                    writeln!(self.screen.out, "Saved to {shown}. Look at it with: touchline replay {name}")?;
                }
                Node::Decide(..) | Node::Chance => {
                    writeln!(
                        self.screen.out,
                        "Saved to {shown}. Go on with: touchline play --resume {name}"
                    )?;
                }
            }
        }
        Ok(())
    }

    fn rounds(&mut self) -> anyhow::Result<()> {
        let spec = self.driver.game().spec();
        writeln!(self.screen.out, "{spec}  (type help for the commands)\n")?;
        self.tell()?;
        loop {
            let next = match self.driver.node() {
                Node::Over(_) => return Ok(()),
                Node::Chance if self.typed_dice => self.type_dice()?,
                Node::Chance => {
                    self.driver.roll_from(&mut self.dice).map_err(|refusal| sentence(&refusal))?;
                    self.unsaved = true;
                    self.tell()?;
                    Next::Go
                }
                Node::Decide(seat, decision) => match self.seats.of(seat) {
                    Player::Random => self.choose_randomly()?,
                    Player::Human => self.ask(seat, self.driver.game().is_secret(&decision))?,
                },
            };
            if next == Next::Leave {
                return Ok(());
            }
        }
    }

    fn choose_randomly(&mut self) -> anyhow::Result<Next> {
        let pick = self.seats.pick(self.driver.actions().len());
        if let Some(action) = self.driver.actions().get(pick).copied() {
            self.driver.act(action).map_err(|refusal| sentence(&refusal))?;
            self.unsaved = true;
        }
        self.tell()?;
        Ok(Next::Go)
    }

    /// What just happened, in sentences.
    fn said(&self) -> Vec<String> {
        let say = |event| self.screen.words.say(&self.driver.game().say_event(event));
        self.driver.events().iter().map(say).collect()
    }

    /// Say what just happened.
    fn tell(&mut self) -> anyhow::Result<()> {
        let said = self.said();
        self.print(&said)
    }

    fn print(&mut self, sentences: &[String]) -> anyhow::Result<()> {
        for sentence in sentences {
            writeln!(self.screen.out, "  {sentence}")?;
        }
        Ok(())
    }

    /// Draw the board as a seat (or a spectator) sees it, unless it stands drawn above.
    fn draw(&mut self, viewer: Option<Seat>) -> anyhow::Result<()> {
        let view = self.driver.game().view(self.driver.state(), viewer);
        let picture = self.driver.game().draw(&view, self.screen.paint);
        if self.shown.as_ref() != Some(&picture) {
            writeln!(self.screen.out, "\n{picture}")?;
            self.shown = Some(picture);
        }
        Ok(())
    }

    /// Let a person type the dice that are due.
    fn type_dice(&mut self) -> anyhow::Result<Next> {
        let due = self.screen.words.say(&self.driver.game().say_roll(self.driver.state()));
        writeln!(self.screen.out, "{due}")?;
        loop {
            let Some(line) = self.screen.ask("dice> ")? else { return Ok(Next::Leave) };
            match command::read(&line) {
                Ok(Command::Answer(text)) => {
                    let rolled =
                        Faces::parse(&text).and_then(|faces| self.driver.roll(faces.as_ref()).map(drop));
                    match rolled {
                        Ok(()) => {
                            self.unsaved = true;
                            self.keep();
                            self.tell()?;
                            return Ok(Next::Go);
                        }
                        Err(refusal) => self.screen.refuse(&refusal)?,
                    }
                }
                Ok(Command::Auto | Command::Resign) => self.screen.refuse(&Refusal::new("no-decision"))?,
                Ok(other) => {
                    if let Some(next) = self.obey(None, &other)? {
                        return Ok(next);
                    }
                }
                Err(refusal) => self.screen.refuse(&refusal)?,
            }
        }
    }

    /// Ask a person until the question is answered.
    fn ask(&mut self, seat: Seat, secret: bool) -> anyhow::Result<Next> {
        let hand_over = secret && self.seats.shared();
        if hand_over && !self.screen.hand_over(seat)? {
            return Ok(Next::Leave);
        }
        self.draw(Some(seat))?;
        ask::question(&mut self.screen.out, &self.screen.words, &self.driver)?;
        loop {
            let Some(line) = self.screen.ask(&format!("{}> ", seat.word()))? else { return Ok(Next::Leave) };
            let answered = match command::read(&line) {
                Ok(Command::Answer(text)) => self.answer(&text),
                Ok(Command::Auto) => self.answer_automatically(),
                Ok(other) => match self.obey(Some(seat), &other)? {
                    Some(next) => return Ok(next),
                    None => continue,
                },
                Err(refusal) => Err(refusal),
            };
            match answered {
                Ok(said) => {
                    self.unsaved = true;
                    self.keep();
                    if hand_over {
                        self.screen.wipe()?;
                        self.shown = None;
                    }
                    self.print(&said)?;
                    return Ok(Next::Go);
                }
                Err(refusal) => self.screen.refuse(&refusal)?,
            }
        }
    }

    /// Play what a person typed. Returns what happened.
    fn answer(&mut self, text: &str) -> Result<Vec<String>, Refusal> {
        let action = command::action(&self.driver, text)?;
        self.driver.act(action)?;
        Ok(self.said())
    }

    /// Answer the present question, and the same question as long as it comes again, in the cautious way of the rules.
    fn answer_automatically(&mut self) -> Result<Vec<String>, Refusal> {
        let asked = |driver: &Driver<G>| match driver.node() {
            Node::Decide(seat, decision) => Some((seat, driver.game().say_decision(seat, &decision).key)),
            Node::Chance | Node::Over(_) => None,
        };
        let first = asked(&self.driver);
        let mut said = Vec::new();
        while first.is_some() && asked(&self.driver) == first {
            let action = self.driver.game().fallback(self.driver.state());
            self.driver.act(action)?;
            said.extend(self.said());
        }
        Ok(said)
    }

    /// Everything that is not an answer. Returns what comes next if the question is not to be asked again here.
    fn obey(&mut self, seat: Option<Seat>, command: &Command) -> anyhow::Result<Option<Next>> {
        match command {
            Command::Undo => match self.undo() {
                Ok(whose) => {
                    self.unsaved = true;
                    let name = self.screen.words.say_key(&format!("seat-{}", whose.word()));
                    writeln!(self.screen.out, "The last answer of {name} is taken back.")?;
                    return Ok(Some(Next::Go));
                }
                Err(refusal) => self.screen.refuse(&refusal)?,
            },
            Command::Save { file, overwrite } => self.save_as(file, *overwrite)?,
            Command::Board => {
                self.shown = None;
                self.draw(seat)?;
                ask::question(&mut self.screen.out, &self.screen.words, &self.driver)?;
            }
            Command::Notation => {
                let view = self.driver.game().view(self.driver.state(), seat);
                writeln!(self.screen.out, "{}", self.driver.game().write_view(&view))?;
            }
            Command::Resign => {
                let sure = self.screen.ask("Give up the match? (yes/no) ")?;
                if let (Some(seat), Some("yes" | "y")) = (seat, sure.as_deref()) {
                    let call = self.driver.game().read_call(&format!("call resign {}", seat.word()));
                    call.and_then(|call| self.driver.call(call).map(drop))
                        .map_err(|refusal| sentence(&refusal))?;
                    self.unsaved = true;
                    self.tell()?;
                    return Ok(Some(Next::Go));
                }
            }
            Command::Help => ask::help(&mut self.screen.out)?,
            Command::Quit => return Ok(Some(Next::Leave)),
            Command::Nothing | Command::Answer(_) | Command::Auto => {}
        }
        Ok(None)
    }

    /// Back to the last question that a person answered; the computer's answers after it go with it. Returns whose it was.
    fn undo(&mut self) -> Result<Seat, Refusal> {
        let before = self.driver.clone();
        loop {
            if let Err(refusal) = self.driver.undo() {
                self.driver = before;
                return Err(refusal);
            }
            match self.driver.node() {
                Node::Decide(seat, _) if self.seats.of(seat) == Player::Human => return Ok(seat),
                _ => {}
            }
        }
    }

    fn save_as(&mut self, file: &Path, overwrite: bool) -> anyhow::Result<()> {
        let own = self.file.as_deref() == Some(file);
        let checked = if overwrite || own { Ok(()) } else { save::check_not_foreign(file) };
        match checked.and_then(|()| save::write(file, &self.record())) {
            Ok(()) => {
                self.file = Some(file.to_owned());
                self.unsaved = false;
                writeln!(self.screen.out, "Saved to {}.", file.display())?;
            }
            Err(error) => writeln!(self.screen.out, "{error:#}")?,
        }
        Ok(())
    }

    /// Keep the match as it stands: in its file, else under a free name here or among the temporary files, else on the screen.
    fn keep(&mut self) {
        if !self.unsaved {
            return;
        }
        self.unsaved = false;
        let record = self.record();
        let here = save::free_name(Path::new(""));
        let elsewhere = save::free_name(&std::env::temp_dir());
        let mut places = self.file.clone().into_iter().chain([here, elsewhere]);
        match places.find(|file| save::write(file, &record).is_ok()) {
            Some(file) => self.file = Some(file),
            None => {
                let _ =
                    writeln!(self.screen.out, "The match cannot be written anywhere; here it is:\n{record}");
            }
        }
    }

    /// The match so far, as text.
    fn record(&self) -> String {
        let game = self.driver.game();
        let [home, away] = game.score(self.driver.state());
        let over = matches!(self.driver.node(), Node::Over(_));
        let mut headers: Vec<(&str, String)> =
            vec![("spec", game.spec().to_string()), ("rules", game.revision().to_string())];
        headers.push(("home", self.seats.of(Seat::Home).word().into()));
        headers.push(("away", self.seats.of(Seat::Away).word().into()));
        headers.extend(self.seed.map(|seed| ("seed", seed.to_string())));
        headers.extend(over.then(|| ("result", format!("{home}-{away}"))));
        headers.extend(self.other_headers.iter().map(|(key, value)| (key.as_str(), value.clone())));
        let headers: Vec<(&str, &str)> = headers.iter().map(|(key, value)| (*key, value.as_str())).collect();
        Record::of(&self.driver, &headers).to_text()
    }
}

#[cfg(test)]
mod tests {
    use touchline_fuba::{Fuba, Terms};
    use touchline_words::Words;

    use super::*;
    use crate::board::Paint;

    const WIPED: &str = "\x1b[2J\x1b[3J\x1b[H";

    /// What a terminal shows two people who share it.
    fn shown(typed: &str, paint: Paint) -> String {
        let game = Fuba::from_text("fuba:3.0").expect("a spec");
        let mut out = Vec::new();
        let screen =
            Screen { input: typed.as_bytes(), out: &mut out, words: Words::english(), paint, terminal: true };
        let table = Table {
            driver: Driver::new(game, &Terms::default()),
            screen,
            seats: Seats::new(Player::Human, Player::Human, 1),
            dice: Seeded::new(1),
            seed: None,
            typed_dice: true,
            file: Some(
                std::env::temp_dir().join(format!("touchline-table-{:?}.tlm", std::thread::current().id())),
            ),
            other_headers: Vec::new(),
            shown: None,
            unsaved: false,
        };
        let file = table.file.clone().expect("a file");
        table.play().expect("played");
        let _ = std::fs::remove_file(file);
        String::from_utf8(out).expect("text")
    }

    #[test]
    fn a_secret_answer_is_wiped_however_it_was_given_and_with_or_without_colours() {
        for answer in ["formation 2-2-6", "2-2-6", "10", "auto"] {
            for paint in [Paint::Plain, Paint::Colour] {
                let told = shown(&format!("\n{answer}\n\n{answer}\nquit\n"), paint);
                let (home, rest) = told.split_once("hand the keyboard to Away").expect("handed over");
                assert!(home.contains(WIPED), "{answer} of home, {paint:?}");
                assert!(rest.contains(WIPED), "{answer} of away, {paint:?}");
            }
        }
    }

    #[test]
    fn typed_dice_can_be_undone_until_they_fall() {
        let told = shown("\n4-4-2\n\n4-4-2\nundo\nhelp\n6 1\nundo\nquit\n", Paint::Plain);
        assert_eq!(
            told.matches("nothing to undo").count(),
            2,
            "not beyond the reveal, not beyond the dice: {told}"
        );
    }
}
