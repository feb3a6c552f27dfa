//! The computers that play in a match.

use touchline_ai::Opponent;
use touchline_engine::Seat;

use super::{Command, Owner};
use crate::fair::Party;
use crate::room::entry::{Act, Entry};
use crate::room::table::{Decided, Deciding};

impl Owner {
    /// Have computers think that are asked, unless they have begun a whole action and only go on with it.
    pub(super) fn think(&mut self) {
        if !self.may_act() {
            self.leasing.has_slept = true;
            return;
        }
        for seat in Seat::ALL {
            let Some(who) = self.listed.seats.level(seat).and_then(Opponent::from_word) else { continue };
            if self.thinking[seat as usize] {
                continue;
            }
            let seed = self.dice.seed(seat, self.seq);
            let intent = &self.intents[seat as usize];
            let Some(deciding) = self.room.think(seat, who, seed, intent) else { continue };
            self.thinking[seat as usize] = true;
            let (thinkers, inbox) = (self.app.thinkers.clone(), self.inbox.clone());
            let party = Party::of_match(&self.app, &self.listed);
            tokio::spawn(async move {
                let decided = match deciding {
                    Deciding::Known(decided) => Some(decided),
                    Deciding::Open(thought) => thinkers.think(party, thought).await,
                };
                if let Some(inbox) = inbox.upgrade() {
                    let _ = inbox.send(Command::Thought(seat, decided)).await;
                }
            });
        }
    }

    /// A computer has found an answer; the match may have gone on meanwhile, and then it thinks again.
    pub(super) fn thought(&mut self, seat: Seat, decided: Option<Decided>) {
        self.thinking[seat as usize] = false;
        let (action, intent) = decided.map(|decided| (decided.action, decided.intent)).unzip();
        self.intents[seat as usize] = intent.unwrap_or_default();
        // That a computer sits there may itself have been lost while it thought.
        let sits = self.listed.seats.level(seat).is_some();
        if !self.may_act() {
            return self.think();
        }
        if !sits || self.room.ending().is_some() || !self.room.waits()[seat as usize] {
            return;
        }
        let answer = action.or_else(|| self.room.fallback(seat));
        let act = answer.map(|action| self.sealed_for(seat, Act::new(seat, vec![action])));
        let done = act.map(|act| self.by_itself(Entry::Act(act)));
        if !matches!(done, Some(Ok(()))) {
            self.think();
        }
    }
}
