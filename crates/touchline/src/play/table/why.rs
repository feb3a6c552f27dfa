//! `why`: the rules behind what happened last, and behind a refusal.

use std::io::{BufRead, Write};

use touchline_ai::Explain;
use touchline_engine::{Message, Node, Refusal};

use super::TerminalTable;
use crate::board::Board;
use crate::clauses::Clauses;
use crate::play::ask::Eyes;
use crate::play::cards::Cards;
use crate::play::command;

impl<G: Explain + Board + Cards, I: BufRead, O: Write> TerminalTable<G, I, O> {
    /// The clauses behind what happened last, or behind the question if nothing has happened yet.
    pub(super) fn say_why(&mut self) -> anyhow::Result<()> {
        let clauses = Clauses::of(&self.driver.game().spec().to_string())?;
        let mut lines = Vec::new();
        for message in &self.happened {
            self.explain(&clauses, message, &mut lines);
        }
        if let Node::Decide(seat, decision) = self.driver.node() {
            let question = self.driver.game().say_question(self.driver.state(), seat, &decision);
            self.explain(&clauses, &question, &mut lines);
        }
        if lines.is_empty() {
            lines.push("No rule stands behind this.".to_owned());
        }
        lines.iter().try_for_each(|line| self.screen.say(line))?;
        Ok(())
    }

    /// A sentence and the clauses behind it; nothing if there are none, and no clause twice.
    fn explain(&self, clauses: &Clauses, message: &Message, lines: &mut Vec<String>) {
        let behind: Vec<String> = clauses
            .behind(message)
            .map(|clause| format!("    {}  {}", clause.id, clause.text))
            .filter(|line| !lines.contains(line))
            .collect();
        if !behind.is_empty() {
            lines.push(format!("  {}", self.screen.words.say(message)));
            lines.extend(behind);
        }
    }

    /// Why an answer is not legal now.
    pub(super) fn say_why_not(&mut self, answer: &str) -> anyhow::Result<()> {
        let game = self.driver.game();
        // Whether a card could be played tells who holds it.
        let card = game.read_action(&answer.to_lowercase()).is_ok_and(|action| game.is_card(action));
        if card && self.eyes() == Eyes::Both {
            self.screen.say("On a shared screen nothing is said about cards: cards shows yours.")?;
            return Ok(());
        }
        match command::action(&self.driver, answer, self.eyes()) {
            Ok(action) => {
                let action = self.driver.game().write_action(action);
                self.screen.say(&format!("{action} is legal now."))?;
            }
            Err(refusal) => self.refuse_answer(answer, &refusal)?,
        }
        Ok(())
    }

    /// Refuse an answer, with the rule that forbids it if there is one.
    pub(super) fn refuse_answer(&mut self, answer: &str, refusal: &Refusal) -> anyhow::Result<()> {
        let game = self.driver.game();
        let reason = game.read_action(&answer.to_lowercase()).ok();
        let reason = reason.filter(|action| !self.driver.actions().contains(action));
        if let Some(reason) = reason.and_then(|action| game.why_not(self.driver.state(), action)) {
            let clauses = Clauses::of(&game.spec().to_string())?;
            let ids: Vec<&str> = clauses.behind(&reason).map(|clause| clause.id.as_str()).collect();
            let ids = if ids.is_empty() { String::new() } else { format!(" ({})", ids.join(", ")) };
            let sentence = format!("{}{ids}", self.screen.words.say(&reason));
            self.screen.say(&sentence)?;
        }
        self.screen.refuse(refusal)?;
        Ok(())
    }
}
