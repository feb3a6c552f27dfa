//! What an entry does to the match.

use touchline_engine::{DiceSource, Driver, Input, Node, Refusal, Seat};
use touchline_protocol::{Playable, plan};

use super::sealing;
use super::{Act, Author, Choice, Entry, Reason, Room, VIEWERS, Wish};

impl<G: Playable> Room<G> {
    pub(super) fn perform(&mut self, entry: &mut Entry, dice: &mut dyn DiceSource) -> Result<(), Refusal> {
        match entry {
            // What is agreed on the dice is told by itself.
            Entry::Shake(_) => {
                self.begun = false;
                self.shown = VIEWERS.map(|viewer| self.show(viewer));
                Ok(())
            }
            Entry::Begin(rolled) => {
                self.begun = true;
                rolled.clear();
                self.go_on(rolled, dice)
            }
            Entry::Act(act) => {
                act.dice.clear();
                self.act(act, dice)
            }
            Entry::Undo(by) => self.undo((*by).into()),
            Entry::Offer(by, what) => {
                self.offer = Some(((*by).into(), *what));
                Ok(())
            }
            Entry::Decline(_) => {
                self.offer = None;
                Ok(())
            }
            Entry::Takeback(inputs) => self.rewind(*inputs),
            Entry::Call(text, reason) => self.end(text, *reason),
            Entry::Abort(_) => self.end("call abandon", Reason::Aborted),
            Entry::Umpire(umpire) => {
                umpire.dice.clear();
                let call = self.game().read_call(&umpire.call)?;
                self.driver.call(call)?;
                self.note(None);
                // A secret that is being chosen is chosen anew.
                self.choice = None;
                self.sealing.drop_choice();
                self.offer = None;
                self.go_on(&mut umpire.dice, dice)
            }
            // What becomes of windows is the owner's to know.
            Entry::Commit(..) | Entry::Open(..) | Entry::Replace(..) | Entry::Absent(..) | Entry::Hold(_) => {
                Ok(())
            }
        }
    }

    /// End the match from outside.
    fn end(&mut self, call: &str, reason: Reason) -> Result<(), Refusal> {
        let call = self.game().read_call(call)?;
        self.driver.call(call)?;
        self.note(None);
        self.choice = None;
        self.sealing.drop_choice();
        self.offer = None;
        self.reason = Some(reason);
        Ok(())
    }

    /// Give the answers of a seat, all or nothing, and everything that follows by itself.
    fn act(&mut self, act: &mut Act, dice: &mut dyn DiceSource) -> Result<(), Refusal> {
        let seat = Seat::from(act.by);
        let asked = self.board(seat).map(Driver::decision_due);
        let (_, decision) = asked.ok_or_else(|| self.not_asked())??;
        self.secret = self.game().is_secret(&decision);
        let answers = plan::read(self.game(), &act.answers)?;
        let written: Vec<String> = answers.iter().map(|answer| self.game().write_action(*answer)).collect();
        if let Some(choice) = &mut self.choice {
            act.seal = act.seal.take().filter(|_| self.sealing.has_room());
            choice.act(seat, &answers, act.seal.clone())?;
            self.whole = usize::from(choice.board(seat).is_none());
            self.announce_seal(seat);
        } else {
            act.seal = None;
            self.whole = answers.len();
            self.passing = plan::pass(&self.driver).is_some_and(|(_, pass)| answers == [pass]);
            // Judged as a whole before anything is done: nobody tries out dice.
            plan::follow(&self.driver, &answers)?;
            let author = self.author(act);
            for answer in &answers {
                self.driver.answer(*answer)?;
                self.note(author);
            }
        }
        act.answers = written;
        // Only a whole answer is a sign: a part of a secret one is none, nor is a window that is passed.
        if self.whole > 0 && !self.passing && self.offer.is_some_and(|(by, _)| by != seat) {
            self.offer = None;
        }
        self.give_choice();
        self.go_on(&mut act.dice, dice)
    }

    /// Give the answers that were chosen in secret, once all are there.
    fn give_choice(&mut self) {
        let Some(choice) = self.choice.take_if(|choice| choice.is_done()) else { return };
        let number = self.sealing.choice();
        'given: for Wish { seat, answers, seal } in choice.into_wishes() {
            let since = self.driver.inputs().len();
            for answer in &answers {
                let asked = self.driver.decision_due();
                // The rules promise that all fit; if one does not, its seat is asked anew.
                if self.driver.answer(*answer).is_err() {
                    break 'given;
                }
                if let Ok((_, decision)) = asked {
                    self.hide(seat, number, decision);
                }
                self.note(Some(Author { seat, since }));
            }
            self.sealing.give(seat, [since, answers.len()], seal.as_ref());
        }
        self.sealing.next_choice();
        self.standing = self.driver.inputs().len();
        self.choice = Choice::of(&self.driver);
    }

    /// Roll what is due until somebody has to be asked.
    fn go_on(&mut self, rolled: &mut Vec<String>, dice: &mut dyn DiceSource) -> Result<(), Refusal> {
        while matches!(self.driver.node(), Node::Chance) {
            let is_secret = self.game().is_roll_secret(self.driver.state());
            if is_secret {
                self.hidden.push(rolled.len());
            }
            let draws = self.game().draws(self.driver.state());
            self.driver.roll_from(dice)?;
            self.rolled = true;
            let first = self.sealing.rolled();
            self.sealing.roll(self.driver.inputs().len(), draws);
            if let Some(Input::Roll(faces)) = self.driver.inputs().last() {
                rolled.push(faces.to_string());
                let fallen = self.fallen.get_or_insert_with(|| sealing::none_fallen(first));
                sealing::fall(fallen, draws.sides(), (!is_secret).then_some(faces.as_ref()));
            }
            self.note(None);
        }
        if self.choice.is_none() {
            self.choice = Choice::of(&self.driver);
        }
        Ok(())
    }
}
