//! Replays a record.

use super::{Record, RecordError};
use crate::{Describe, Driver, Game, Node, Notation, Refusal};

/// Replay a record and check everything it says: the revision of the rules, every input, the result. Returns
/// the match, ready to continue if it is unfinished.
pub fn resume<G: Describe>(game: G, record: &Record) -> Result<Driver<G>, RecordError> {
    retell(game, record, |_| {})
}

/// Like [`resume`], but calls `each` with the match at its start and after every input.
pub fn retell<G: Describe>(
    game: G,
    record: &Record,
    mut each: impl FnMut(&Driver<G>),
) -> Result<Driver<G>, RecordError> {
    record.check_rules(game.revision())?;
    let terms = record.terms(&game)?;
    let mut replay = Replay::new(game, &terms, record)?;
    each(replay.driver());
    while replay.step()?.is_some() {
        each(replay.driver());
    }
    check_result(replay.driver(), record)?;
    Ok(replay.driver)
}

/// Refuse a result that differs from the one of the match, or that stands before the match is over.
fn check_result<G: Describe>(driver: &Driver<G>, record: &Record) -> Result<(), RecordError> {
    let Some(stated) = record.header("result") else { return Ok(()) };
    let [home, away] = driver.game().score(driver.state());
    let score = format!("{home}-{away}");
    let refusal = match driver.node() {
        Node::Over(_) if stated == score => return Ok(()),
        Node::Over(_) => Refusal::new("record-result").quoted("got", stated).text("want", score),
        Node::Decide(..) | Node::Chance => Refusal::new("record-result-early").quoted("got", stated),
    };
    Err(record.at_header("result", refusal))
}

/// Replays a record input by input and checks each like a live one.
#[derive(Clone, Debug)]
pub struct Replay<'a, G: Game> {
    record: &'a Record,
    driver: Driver<G>,
    line: usize,
    input: usize,
}

impl<'a, G: Notation> Replay<'a, G> {
    /// Ready for the first input. The caller has read the game and the terms ([`Record::terms`]) from the
    /// headers.
    pub fn new(game: G, terms: &G::Terms, record: &'a Record) -> Result<Self, RecordError> {
        let driver = match record.header("start") {
            None => Driver::new(game, terms),
            Some(start) => {
                let state = game.read_state(start).map_err(|refusal| record.at_header("start", refusal))?;
                Driver::from_state(game, state)
            }
        };
        Ok(Self { record, driver, line: 0, input: 0 })
    }

    /// The match as far as it has been replayed.
    pub fn driver(&self) -> &Driver<G> {
        &self.driver
    }

    /// Play the next input; returns its line number, or `None` at the end.
    pub fn step(&mut self) -> Result<Option<usize>, RecordError> {
        let (line, input) = loop {
            let Some(line) = self.record.lines.get(self.line) else { return Ok(None) };
            if let Some(input) = line.inputs.get(self.input) {
                break (line, input);
            }
            self.line += 1;
            self.input = 0;
        };
        let refused = |refusal| RecordError { line: line.number, refusal };
        // A wrong turn number means that inputs are missing or were changed, even if all are legal.
        let turn = self.driver.game().turn_number(self.driver.state());
        if line.turn != turn {
            return Err(refused(Refusal::new("record-turn").number("got", line.turn).number("want", turn)));
        }
        self.driver.act_text(input).map_err(refused)?;
        self.input += 1;
        Ok(Some(line.number))
    }

    /// Play the rest: `each` gets the line number, the events and the state after every input. Returns the
    /// match, ready to continue if it is unfinished.
    pub fn run(
        mut self,
        mut each: impl FnMut(usize, &[G::Event], &G::State),
    ) -> Result<Driver<G>, RecordError> {
        while let Some(line) = self.step()? {
            each(line, self.driver.events(), self.driver.state());
        }
        Ok(self.driver)
    }
}
