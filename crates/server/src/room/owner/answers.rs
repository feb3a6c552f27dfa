//! What somebody wants to know of a match.

use tokio::sync::oneshot;
use touchline_engine::{Refusal, Seat};

use super::Owner;
use crate::error::{Error, Result};
use crate::language::Language;
use crate::room::table::Thought;
use crate::room::terms::{Ending, NoHints, Occupant};
use crate::store::matches::Match as Listed;

/// What somebody may want to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    /// Everything a viewer may see.
    State(Option<Seat>),
    /// Where answers of a seat would lead.
    Look(Seat, Looking),
    /// The exact odds of what a seat is asked, after answers that it has not given.
    Odds(Seat, Vec<String>),
    /// The cheapest ways to where a seat can go, after answers that it has not given.
    Ways(Seat, Vec<String>),
    /// What a computer makes of what a seat is asked, after answers that it has not given; in a language.
    Hint(Seat, Vec<String>, Language),
    /// What its dice are made of, as far as everybody may know.
    Dice,
    /// The record of a match that is over.
    Record,
}

/// Answers to be followed without giving them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Looking {
    /// The number of the wish.
    pub(crate) id: Option<u64>,
    /// The number of the update that they answer.
    pub(crate) seq: u64,
    /// In the notation.
    pub(crate) answers: Vec<String>,
}

impl Owner {
    /// Answer once everything that the answer is made of is safe.
    pub(super) fn answer(&mut self, question: Question, mut reply: oneshot::Sender<Result<String>>) {
        // Whoever plays with plain requests is here while they look, too.
        if let Question::State(Some(seat))
        | Question::Look(seat, _)
        | Question::Odds(seat, _)
        | Question::Ways(seat, _)
        | Question::Hint(seat, ..) = question
        {
            self.is_here(seat);
        }
        let (seat, thought) = match question {
            Question::State(viewer) => return self.reply(Ok(self.whole(viewer).to_string()), reply),
            Question::Dice => return self.reply(self.dice(), reply),
            Question::Record => return self.reply(self.finished(), reply),
            Question::Look(seat, looking) => return self.reply(self.look(seat, &looking), reply),
            Question::Odds(seat, after) => (seat, self.odds(seat, &after)),
            Question::Ways(seat, after) => (seat, self.ways(seat, &after)),
            Question::Hint(seat, after, language) => (seat, self.hint(seat, &after, language)),
        };
        match thought {
            // What takes thinking is found where computers think, so that it keeps nobody waiting.
            Ok(thought) => {
                let thinkers = self.app.thinkers.clone();
                let asker = self.listed.seats.user(seat).unwrap_or(self.listed.created_by);
                let party = self.app.whereabouts.party(asker);
                self.when_safe(move || {
                    tokio::spawn(async move {
                        // Whoever has hung up leaves the line.
                        let found = tokio::select! {
                            biased;
                            found = thinkers.hint(party, thought) => found,
                            () = reply.closed() => return,
                        };
                        let _ = reply.send(found);
                    });
                });
            }
            Err(error) => self.reply(Err(error), reply),
        }
    }

    fn reply(&self, answer: Result<String>, reply: oneshot::Sender<Result<String>>) {
        self.when_safe(move || drop(reply.send(answer)));
    }

    fn look(&self, seat: Seat, looking: &Looking) -> Result<String> {
        self.may_answer(seat, looking.seq)?;
        self.room.look(seat, looking.id, &looking.answers).map_err(|refusal| Error::refused(&refusal))
    }

    fn odds(&self, seat: Seat, after: &[String]) -> Result<Thought> {
        self.room.odds(seat, after).map_err(|refusal| not_told(&refusal))
    }

    fn ways(&self, seat: Seat, after: &[String]) -> Result<Thought> {
        self.room.ways(seat, after).map_err(|refusal| not_told(&refusal))
    }

    fn hint(&self, seat: Seat, after: &[String], language: Language) -> Result<Thought> {
        let Listed { terms, seats, rated, .. } = &self.listed;
        match terms.no_hints(seats, *rated) {
            Some(NoHints::Rated) => return Err(Error::forbidden("no-hints-when-rated")),
            Some(NoHints::Competition) => return Err(Error::forbidden("not-in-competition").case("hint")),
            Some(NoHints::NotAgreed) => return Err(Error::forbidden("no-hints-agreed")),
            None => {}
        }
        let hint = self.room.hint(seat, after).map_err(|refusal| not_told(&refusal))?;
        Ok(Box::new(move || hint(language.words())))
    }

    fn finished(&self) -> Result<String> {
        let ending = self.room.ending().ok_or_else(|| Error::conflict("match-not-over").case("record"))?;
        Ok(self.record(&ending))
    }

    fn record(&self, ending: &Ending) -> String {
        let name = |seat| match self.listed.seats.at(seat) {
            Occupant::User { name, .. } => name.clone(),
            Occupant::Computer { level } => level.clone(),
            Occupant::Nobody => String::new(),
        };
        let (rules, [home, away]) = (self.listed.rules.to_string(), ending.score);
        let (home_name, away_name) = (name(Seat::Home), name(Seat::Away));
        let result = format!("{home}-{away}");
        let fairness = self.fairness();
        let mut headers = vec![
            ("spec", &*self.listed.spec),
            ("rules", &rules),
            ("home", &home_name),
            ("away", &away_name),
            ("match", &self.listed.code),
            ("result", &result),
        ];
        headers.extend(fairness.iter().map(|(key, value)| (*key, value.as_str())));
        self.room.record(&headers)
    }

    fn dice(&self) -> Result<String> {
        let told = self.dice_told(self.now()).ok_or_else(|| Error::missing("no-fair-dice"))?;
        serde_json::to_string(&told).map_err(Error::internal)
    }
}

/// Why there are neither odds nor ways nor a hint.
fn not_told(refusal: &Refusal) -> Error {
    match refusal.key.as_str() {
        "not-asked" | "match-over" => not_asked(),
        _ => Error::refused(refusal),
    }
}

fn not_asked() -> Error {
    Error::conflict("not-asked")
}
