//! A match at a terminal: who is asked, and what is shown.

mod keep;
mod obey;
mod why;

use std::collections::VecDeque;
use std::io::{BufRead, Write};
use std::time::{Duration, Instant};

use touchline_ai::Explain;
use touchline_engine::{Describe, Driver, Faces, Message, Node, Refusal, Seat, Seeded};

use super::ask::{self, Detail, Eyes};
use super::cards::Cards;
use super::command::{self, Command};
use super::save::Kept;
use super::screen::Screen;
use super::seats::Seats;
use super::stop::Stop;
use super::thinking;
use crate::board::{self, Board};
use crate::say::sentence;

/// How often a match nobody answers in is saved: at most this much is lost.
const KEPT: Duration = Duration::from_secs(5);

/// A match with its players, dice and file.
pub(super) struct TerminalTable<G: Describe, I, O> {
    pub(super) driver: Driver<G>,
    pub(super) screen: Screen<I, O>,
    pub(super) seats: Seats,
    pub(super) dice: Seeded,
    /// The seed of dice and computer choices, as written in the record.
    pub(super) seed: u64,
    pub(super) typed_dice: bool,
    /// The file of the match; chosen once there is something to save.
    pub(super) kept: Option<Kept>,
    /// Headers of a resumed record that mean nothing to this program.
    pub(super) other_headers: Vec<(String, String)>,
    /// The last picture, so that it is not drawn twice.
    pub(super) shown: Option<String>,
    /// Whether there are unsaved changes.
    pub(super) unsaved: bool,
    /// When it was saved last.
    pub(super) since_kept: Instant,
    /// Whether the player has been told that the match cannot be saved.
    pub(super) unkept_is_told: bool,
    /// Whether the player leaves with Ctrl-C.
    pub(super) stop: Stop,
    /// Which seats currently play no cards.
    pub(super) passing: [bool; 2],
    /// The seat that has the shared screen to itself, until it is wiped.
    pub(super) private: Option<Seat>,
    /// Sentences held back meanwhile, to be shown to both afterwards.
    pub(super) held_back: Vec<String>,
    /// Events since a person's last answer: `why` explains the rules behind them.
    pub(super) happened: Vec<Message>,
    /// The question whose long list has been explained above, and its seat.
    pub(super) explained: Option<(Seat, String)>,
    /// Answers typed on one line and still to be given, with the seat that typed them.
    pub(super) ahead: VecDeque<(Seat, String)>,
}

/// Whether the loop continues.
#[derive(PartialEq, Eq)]
enum Next {
    Go,
    Leave,
}

impl<G: Explain + Board + Cards, I: BufRead, O: Write> TerminalTable<G, I, O> {
    /// Play until the match is over or left.
    pub(super) fn play(mut self) -> anyhow::Result<()> {
        let played = self.rounds();
        // Whatever went wrong with the screen or a player, the match is saved.
        let kept = self.keep_at_last();
        // Ctrl-C also ends a program that plays a seat: not an error.
        if let Err(error) =
            played.and(kept).or_else(|error| if self.stop.is_asked() { Ok(()) } else { Err(error) })
        {
            // The screen itself may have failed.
            let _ = self.say_where();
            return Err(error);
        }
        if let Node::Over(_) = self.driver.node() {
            self.draw(None)?;
        }
        self.say_where()?;
        Ok(())
    }

    fn rounds(&mut self) -> anyhow::Result<()> {
        let spec = self.driver.game().spec();
        writeln!(self.screen.out, "{spec}  (type help for the commands)\n")?;
        self.tell()?;
        loop {
            if self.stop.is_asked() {
                return self.leave();
            }
            self.check_ahead()?;
            if self.private.is_some_and(|who| !self.is_asked_in_secret(who)) {
                self.go_public()?;
            }
            let next = match self.driver.node() {
                Node::Over(_) => return Ok(()),
                Node::Chance if self.stops_watching()? => Next::Go,
                Node::Chance if self.typed_dice && !self.is_rolled_in_secret() => self.type_dice()?,
                Node::Chance => {
                    self.driver.roll_from(&mut self.dice).map_err(|refusal| sentence(&refusal))?;
                    self.unsaved = true;
                    self.tell()?;
                    Next::Go
                }
                Node::Decide(seat, _) if !self.seats.is_human(seat) => self.think(seat)?,
                Node::Decide(seat, decision) => match self.passes_by_itself() {
                    Some(action) => self.pass(action)?,
                    None => self.ask(seat, self.driver.game().is_secret(&decision))?,
                },
            };
            if next == Next::Leave {
                return self.leave();
            }
        }
    }

    /// Leave nothing secret on the screen.
    fn leave(&mut self) -> anyhow::Result<()> {
        if self.private.is_some() { self.go_public() } else { Ok(()) }
    }

    /// Stop an endless match between two computers, if it is time to.
    fn stops_watching(&mut self) -> anyhow::Result<bool> {
        let overlong = self.driver.game().overlong(self.driver.state());
        let Some(call) = overlong.filter(|_| self.seats.automatic()) else { return Ok(false) };
        self.driver.call(call).map_err(|refusal| sentence(&refusal))?;
        self.unsaved = true;
        self.tell()?;
        Ok(true)
    }

    /// Whether the current question is a secret one for this seat.
    fn is_asked_in_secret(&self, seat: Seat) -> bool {
        match self.driver.node() {
            Node::Decide(who, decision) => who == seat && self.driver.game().is_secret(&decision),
            Node::Chance | Node::Over(_) => false,
        }
    }

    /// Answers typed ahead only apply to questions that follow directly: not after dice, another seat's
    /// question or a hand-over.
    fn check_ahead(&mut self) -> anyhow::Result<()> {
        let Some((who, _)) = self.ahead.front() else { return Ok(()) };
        let goes_on = match self.driver.node() {
            Node::Decide(seat, decision) => {
                let secret = self.seats.shared() && self.driver.game().is_secret(&decision);
                seat == *who && secret == self.private.is_some()
            }
            Node::Chance | Node::Over(_) => false,
        };
        if goes_on {
            return Ok(());
        }
        let left = self.forget_ahead();
        // Secretly typed answers are not repeated where both can read them.
        let left = if self.private.is_some() { "the answers typed ahead" } else { &left };
        self.print(&[format!("Not given any more: {left}.")])
    }

    /// Drop the remaining answers and return them as text.
    fn forget_ahead(&mut self) -> String {
        self.ahead.drain(..).map(|(_, answer)| answer).collect::<Vec<_>>().join("; ")
    }

    /// Both look at the screen again: wipe it, then print what both may know.
    fn go_public(&mut self) -> anyhow::Result<()> {
        self.private = None;
        self.explained = None;
        self.screen.wipe()?;
        self.shown = None;
        let said = std::mem::take(&mut self.held_back);
        self.print(&said)
    }

    /// The answer to the current question that a person need not give (see `cards.rs` for what this may
    /// depend on).
    fn passes_by_itself(&self) -> Option<G::Action> {
        let Node::Decide(seat, decision) = self.driver.node() else { return None };
        let (game, actions) = (self.driver.game(), self.driver.actions());
        if self.passing[seat as usize] {
            let mut others = actions.iter().filter(|action| !game.is_card(**action));
            return others.next().copied().filter(|_| others.next().is_none());
        }
        // A question that is asked only because silence would tell somebody something: here nobody listens.
        let needless = !self.seats.shared() && game.is_asked_for_silence(&decision);
        actions.first().copied().filter(|_| actions.len() == 1 && needless)
    }

    fn pass(&mut self, action: G::Action) -> anyhow::Result<Next> {
        self.driver.act(action).map_err(|refusal| sentence(&refusal))?;
        self.unsaved = true;
        self.tell()?;
        Ok(Next::Go)
    }

    /// Who sees the screen now.
    fn eyes(&self) -> Eyes {
        if self.seats.shared() && self.private.is_none() { Eyes::Both } else { Eyes::Own }
    }

    /// The viewer a seat's screen is drawn for: on a shared screen, a spectator.
    fn viewer(&self, seat: Option<Seat>) -> Option<Seat> {
        seat.filter(|_| self.eyes() == Eyes::Own)
    }

    /// Let the computer or a program answer for its seat.
    fn think(&mut self, seat: Seat) -> anyhow::Result<Next> {
        self.screen.out.flush()?;
        let name = self.screen.words.say_key(&format!("seat-{}", seat.word()));
        // A seat without a playable card does not think about it: in a window the notice would give that
        // away.
        let told = self.screen.terminal && !self.is_window();
        let notice = told.then(|| format!("  {name} thinks …"));
        let action = thinking::shown(notice, || self.seats.choose(&self.driver, seat))?;
        self.driver.act(action).map_err(|refusal| sentence(&refusal))?;
        self.unsaved = true;
        // Without people no answer triggers a save, and the match may take long.
        if self.seats.automatic() && self.since_kept.elapsed() > KEPT {
            self.keep()?;
        }
        self.tell()?;
        Ok(Next::Go)
    }

    /// What just happened, as sentences. After a person's answer, what `why` could explain before is
    /// forgotten.
    fn said(&mut self) -> Vec<String> {
        let game = self.driver.game();
        let messages: Vec<Message> = self.driver.events().iter().map(|event| game.say_event(event)).collect();
        let said = messages.iter().map(|message| self.screen.words.say(message)).collect();
        self.happened.extend(messages);
        said
    }

    /// Print what just happened.
    fn tell(&mut self) -> anyhow::Result<()> {
        let said = self.said();
        self.print(&said)
    }

    /// Print sentences for both; while one seat has the screen to itself they wait.
    fn print(&mut self, sentences: &[String]) -> anyhow::Result<()> {
        if self.private.is_some() {
            self.held_back.extend_from_slice(sentences);
            return Ok(());
        }
        sentences.iter().try_for_each(|sentence| self.screen.say(&format!("  {sentence}")))?;
        Ok(())
    }

    /// Draw the board for a seat or a spectator, unless it has just been drawn.
    fn draw(&mut self, seat: Option<Seat>) -> anyhow::Result<()> {
        let view = self.driver.game().view(self.driver.state(), self.viewer(seat));
        let (words, paint, width) = (&self.screen.words, self.screen.paint, (self.screen.width)());
        let picture = board::picture(self.driver.game(), &view, words, paint, width);
        if self.shown.as_ref() != Some(&picture) {
            writeln!(self.screen.out, "\n{picture}")?;
            self.shown = Some(picture);
        }
        Ok(())
    }

    fn is_rolled_in_secret(&self) -> bool {
        self.driver.game().is_rolled_in_secret(self.driver.state())
    }

    /// Let a person type the dice that are due.
    fn type_dice(&mut self) -> anyhow::Result<Next> {
        let due = self.screen.words.say(&self.driver.game().say_roll(self.driver.state()));
        writeln!(self.screen.out, "{due}")?;
        loop {
            let Some(line) = self.screen.ask("dice> ")? else { return Ok(Next::Leave) };
            match command::read(&line) {
                Ok(Command::Answer(text)) => {
                    let due = self.driver.game().draws(self.driver.state());
                    let rolled =
                        Faces::parse(&text).and_then(|faces| self.driver.roll(faces.as_ref()).map(drop));
                    match rolled {
                        Ok(()) => {
                            // The generator advances too, as it does when the match is resumed: what it rolls
                            // in secret stays the same.
                            due.roll(&mut self.dice.0);
                            self.unsaved = true;
                            self.keep()?;
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

    /// Print the question with its answers. A long list is explained once: the cards of a hand are chosen one
    /// by one.
    fn put_question(&mut self) -> anyhow::Result<()> {
        let asked = self.asked();
        let detail = if asked.is_some() && asked == self.explained { Detail::Short } else { Detail::Full };
        let eyes = self.eyes();
        ask::question(&mut self.screen, &self.driver, eyes, detail)?;
        self.explained = asked;
        Ok(())
    }

    /// Who is asked, and the kind of question.
    fn asked(&self) -> Option<(Seat, String)> {
        match self.driver.node() {
            Node::Decide(seat, decision) => {
                Some((seat, self.driver.game().say_decision(seat, &decision).key))
            }
            Node::Chance | Node::Over(_) => None,
        }
    }

    /// Ask a person until the question is answered.
    fn ask(&mut self, seat: Seat, secret: bool) -> anyhow::Result<Next> {
        if secret && self.seats.shared() && self.private.is_none() {
            if !self.screen.hand_over(seat)? {
                return Ok(Next::Leave);
            }
            self.private = Some(seat);
            self.shown = None;
        }
        // After another answer on the same line the question is not shown.
        let mut shown = self.ahead.is_empty();
        if shown {
            self.draw(Some(seat))?;
            self.put_question()?;
        }
        loop {
            if let Some(next) = self.read_answers(seat)? {
                return Ok(next);
            }
            let Some(text) = self.next_answer(seat) else { continue };
            match self.answer(&text) {
                Ok(said) => {
                    self.ahead.pop_front();
                    self.unsaved = true;
                    self.keep()?;
                    self.print(&said)?;
                    return Ok(Next::Go);
                }
                Err(refusal) => {
                    self.refuse_answer(&text, &refusal)?;
                    let several = self.ahead.len() > 1 || !shown;
                    let left = self.forget_ahead();
                    if several {
                        writeln!(self.screen.out, "Not given: {left}.")?;
                    }
                    if !shown {
                        shown = true;
                        self.draw(Some(seat))?;
                        self.put_question()?;
                    }
                }
            }
        }
    }

    /// Get answers to give: those left from the last line, or a new line's. Returns what comes next if the
    /// person wants something else.
    fn read_answers(&mut self, seat: Seat) -> anyhow::Result<Option<Next>> {
        while self.ahead.is_empty() {
            let Some(line) = self.screen.ask(&format!("{}> ", seat.word()))? else {
                return Ok(Some(Next::Leave));
            };
            let answers = match command::read(&line) {
                Ok(Command::Answer(text)) => command::answers(&text),
                Ok(Command::Auto) => vec![line],
                Ok(Command::Nothing) if self.is_window() || self.driver.actions().len() == 1 => {
                    vec!["auto".into()]
                }
                Ok(other) => match self.obey(Some(seat), &other)? {
                    Some(next) => return Ok(Some(next)),
                    None => continue,
                },
                Err(refusal) => {
                    self.screen.refuse(&refusal)?;
                    continue;
                }
            };
            self.ahead = answers.into_iter().map(|answer| (seat, answer)).collect();
        }
        Ok(None)
    }

    /// The next answer to give, with short forms expanded.
    fn next_answer(&mut self, seat: Seat) -> Option<String> {
        let (_, text) = self.ahead.front()?;
        if let Node::Decide(_, asked) = self.driver.node() {
            let full = self.driver.game().in_full(&asked, text);
            if !full.is_empty() {
                self.ahead.pop_front();
                full.into_iter().rev().for_each(|answer| self.ahead.push_front((seat, answer)));
            }
        }
        self.ahead.front().map(|(_, text)| text.clone())
    }

    /// Whether the question is only a moment for cards.
    fn is_window(&self) -> bool {
        matches!(self.driver.node(), Node::Decide(_, decision) if self.driver.game().is_window(&decision))
    }

    /// Play what a person typed. Returns what happened, as sentences.
    fn answer(&mut self, text: &str) -> Result<Vec<String>, Refusal> {
        let action = match command::read(text)? {
            Command::Auto => return self.answer_automatically(),
            Command::Answer(text) if text == "pass" && self.is_window() => {
                self.driver.game().fallback(self.driver.state())
            }
            Command::Answer(text) => command::action(&self.driver, &text, self.eyes())?,
            _ => return Err(Refusal::new("not-an-answer").quoted("got", text)),
        };
        self.driver.act(action)?;
        self.happened.clear();
        Ok(self.said())
    }

    /// Answer the current question with the fallback of the rules, and again while the same question comes
    /// back.
    fn answer_automatically(&mut self) -> Result<Vec<String>, Refusal> {
        let Node::Decide(seat, first) = self.driver.node() else { return Err(Refusal::new("no-decision")) };
        let asked = self.asked();
        self.happened.clear();
        let mut said = Vec::new();
        // Windows are different moments of the match: each is a question of its own.
        let window = self.is_window();
        while let Node::Decide(who, now) = self.driver.node()
            && (self.asked() == asked || (who == seat && Board::goes_on(self.driver.game(), &first, &now)))
        {
            let action = self.driver.game().fallback(self.driver.state());
            self.driver.act(action)?;
            said.extend(self.said());
            if window {
                break;
            }
        }
        Ok(said)
    }
}

#[cfg(test)]
mod tests;
