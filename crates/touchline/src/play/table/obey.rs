//! Commands other than answers.

use std::io::{BufRead, Write};

use touchline_ai::{Explain, Level};
use touchline_engine::{Node, Refusal, Seat};

use super::{Next, TerminalTable};
use crate::board::Board;
use crate::play::ask::{self, Eyes};
use crate::play::cards::Cards;
use crate::play::command::Command;
use crate::play::{hint, thinking};
use crate::say::sentence;

impl<G: Explain + Board + Cards, I: BufRead, O: Write> TerminalTable<G, I, O> {
    /// Run a command. Returns what comes next, unless the question is to be asked again here.
    pub(super) fn obey(&mut self, seat: Option<Seat>, command: &Command) -> anyhow::Result<Option<Next>> {
        match command {
            Command::Undo => match self.undo() {
                Ok(whose) => {
                    self.unsaved = true;
                    self.happened.clear();
                    self.keep()?;
                    let name = self.screen.words.say_key(&format!("seat-{}", whose.word()));
                    writeln!(self.screen.out, "The last answer of {name} is taken back.")?;
                    return Ok(Some(Next::Go));
                }
                Err(refusal) => self.screen.refuse(&refusal)?,
            },
            Command::Save { file, overwrite } => self.save_as(file, *overwrite)?,
            Command::Board => {
                self.shown = None;
                self.explained = None;
                self.draw(seat)?;
                self.put_question()?;
            }
            Command::Cards => {
                if let Some(seat) = seat {
                    return self.show_cards(seat);
                }
                self.screen.refuse(&Refusal::new("no-decision"))?;
            }
            Command::Hint(level) => {
                if let Some(seat) = seat {
                    return self.show_hint(seat, *level);
                }
                self.screen.refuse(&Refusal::new("no-decision"))?;
            }
            Command::Passing(on) => return self.set_passing(seat, *on),
            Command::Why(answer) if answer.is_empty() => self.say_why()?,
            Command::Why(answer) => self.say_why_not(answer)?,
            Command::Notation => {
                let view = self.driver.game().view(self.driver.state(), self.viewer(seat));
                writeln!(self.screen.out, "{}", self.driver.game().write_view(&view))?;
            }
            Command::Resign => {
                let sure = self.screen.ask("Give up the match? (yes/no) ")?;
                if let (Some(seat), Some("yes" | "y")) = (seat, sure.as_deref()) {
                    let call = self.driver.game().read_call(&format!("call resign {}", seat.word()));
                    call.and_then(|call| self.driver.call(call).map(drop))
                        .map_err(|refusal| sentence(&refusal))?;
                    self.unsaved = true;
                    self.keep()?;
                    self.tell()?;
                    return Ok(Some(Next::Go));
                }
            }
            Command::Call(text) => {
                let called = self.driver.game().read_call(text);
                match called.and_then(|call| self.driver.call(call).map(drop)) {
                    Ok(()) => {
                        self.unsaved = true;
                        self.keep()?;
                        self.tell()?;
                        return Ok(Some(Next::Go));
                    }
                    Err(refusal) => self.screen.refuse(&refusal)?,
                }
            }
            Command::Help => {
                let passing =
                    seat.filter(|_| self.driver.game().in_play()).map(|seat| self.passing[seat as usize]);
                let help = ask::help(self.driver.game(), passing);
                self.screen.say(&help)?;
            }
            Command::Quit => return Ok(Some(Next::Leave)),
            Command::Nothing | Command::Answer(_) | Command::Auto => {}
        }
        Ok(None)
    }

    /// Show a person's own cards.
    fn show_cards(&mut self, seat: Seat) -> anyhow::Result<Option<Next>> {
        let hand = self.driver.game().hand(&self.screen.words, self.driver.state(), seat);
        let lines = if hand.is_empty() { vec!["You hold no cards.".to_owned()] } else { hand };
        self.show_own(seat, &lines)
    }

    /// Show the best answers at a level, using only what the person who asks may know.
    fn show_hint(&mut self, seat: Seat, level: Level) -> anyhow::Result<Option<Next>> {
        self.screen.out.flush()?;
        let notice = self.screen.terminal.then(|| format!("  {level} thinks …"));
        let hint = thinking::shown(notice, || {
            hint::lines(&self.driver, &self.screen.words, level, seat, self.eyes())
        });
        // With cards in play, the worth of answers gives away which ones are held.
        if self.driver.game().in_play() {
            return self.show_own(seat, &hint);
        }
        hint.iter().try_for_each(|line| self.screen.say(line))?;
        Ok(None)
    }

    /// Print what only one seat may read; on a shared screen, after a hand-over and until it is wiped.
    fn show_own(&mut self, seat: Seat, lines: &[String]) -> anyhow::Result<Option<Next>> {
        let shared = self.eyes() == Eyes::Both;
        if shared && !self.screen.hand_over(seat)? {
            return Ok(Some(Next::Leave));
        }
        lines.iter().try_for_each(|line| self.screen.say(&format!("  {line}")))?;
        if !shared {
            return Ok(None);
        }
        let stays = self.screen.ask("Press Enter to wipe the screen. ")?.is_some();
        self.go_public()?;
        Ok(Some(if stays { Next::Go } else { Next::Leave }))
    }

    /// Stop playing cards, or play them again. The current question may answer itself by that.
    fn set_passing(&mut self, seat: Option<Seat>, on: bool) -> anyhow::Result<Option<Next>> {
        let Some(seat) = seat.filter(|_| self.driver.game().in_play()) else {
            self.screen.refuse(&Refusal::new("no-cards"))?;
            return Ok(None);
        };
        self.passing[seat as usize] = on;
        let name = self.screen.words.say_key(&format!("seat-{}", seat.word()));
        let what = if on { "plays no skills until pass off" } else { "is asked for skills again" };
        writeln!(self.screen.out, "{name} {what}.")?;
        Ok(self.passes_by_itself().map(|_| Next::Go))
    }

    /// Go back to the last question a person answered; later answers of the computer are undone too. Returns
    /// whose question it was.
    fn undo(&mut self) -> Result<Seat, Refusal> {
        let before = self.driver.clone();
        loop {
            if let Err(refusal) = self.driver.undo() {
                self.driver = before;
                return Err(refusal);
            }
            match self.driver.node() {
                Node::Decide(seat, _) if self.seats.is_human(seat) && self.passes_by_itself().is_none() => {
                    return Ok(seat);
                }
                _ => {}
            }
        }
    }
}
