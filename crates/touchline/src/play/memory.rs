//! What a computer at this table means to do next.

use touchline_ai::{Computer, Evaluate, Intent, Player as _};
use touchline_engine::{Driver, Input, Node, Seat};

/// The rest of the whole action that a seat has begun.
#[derive(Debug, Default)]
pub(super) struct Memory {
    intent: Intent,
    /// After how many inputs the seat was asked last.
    asked: Option<usize>,
}

impl Memory {
    /// What the seat means now. If it was not asked before, or answers were taken back, that is found out as
    /// it was then: by going through the answers it has given since anything else happened. `player` answers
    /// after that many inputs.
    pub(super) fn intent<G: Evaluate>(
        &mut self,
        driver: &Driver<G>,
        seat: Seat,
        player: impl Fn(usize) -> Computer,
    ) -> Intent {
        let goes_on = self.asked.is_some_and(|asked| asked < driver.inputs().len());
        if goes_on { std::mem::take(&mut self.intent) } else { recalled(driver, seat, player) }
    }

    /// The seat has answered.
    pub(super) fn keep(&mut self, intent: Intent, inputs: usize) {
        *self = Self { intent, asked: Some(inputs) };
    }
}

/// The match from its beginning.
fn from_the_start<G: Evaluate>(driver: &Driver<G>) -> Driver<G> {
    if driver.is_set_up() {
        Driver::from_state(*driver.game(), *driver.first_state())
    } else {
        Driver::new(*driver.game(), driver.terms())
    }
}

/// What the seat means, by the answers it has given in a row.
fn recalled<G: Evaluate>(driver: &Driver<G>, seat: Seat, player: impl Fn(usize) -> Computer) -> Intent {
    let inputs = driver.inputs();
    let (mut again, mut own) = (from_the_start(driver), 0);
    for (number, input) in inputs.iter().enumerate() {
        let asked = matches!(again.node(), Node::Decide(due, _) if due == seat);
        if !asked || !matches!(input, Input::Act(_)) {
            own = number + 1;
        }
        // What was played once can be played again.
        if again.step(*input).is_err() {
            return Intent::default();
        }
    }
    let (mut intent, mut again) = (Intent::default(), from_the_start(driver));
    for (number, input) in inputs.iter().enumerate() {
        if number >= own {
            let (game, view) = (again.game(), again.game().view(again.state(), Some(seat)));
            let mut player = player(number).meaning(intent);
            player.choose(game, &view, seat, again.actions());
            intent = player.intent().clone();
        }
        if again.step(*input).is_err() {
            return Intent::default();
        }
    }
    intent
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use touchline_engine::Seeded;
    use touchline_fuba::Fuba;
    use touchline_grid::Grid;

    use super::*;
    use crate::entrant::Entrant;
    use crate::play::seats::{Player, Seats};

    fn seats() -> Seats {
        let coach = Entrant::from_word("coach:1@60").map(Player::Computer).expect("a player");
        Seats::new([coach.clone(), coach], 7, Duration::ZERO).expect("no programs")
    }

    /// Whoever sits down in the middle of a match, even of an action, goes on as if it had always been there.
    fn goes_on<G: Evaluate>(game: G, inputs: usize) {
        let mut driver = Driver::new(game, &G::Terms::default());
        let (mut dice, mut seats_there) = (Seeded::new(3), seats());
        let mut in_a_row = 0;
        while driver.inputs().len() < inputs {
            let Node::Decide(seat, _) = driver.node() else {
                driver.roll_from(&mut dice).expect("dice are due");
                in_a_row = 0;
                continue;
            };
            let action = seats_there.choose(&driver, seat).expect("an answer");
            if in_a_row % 3 == 2 {
                assert_eq!(seats().choose(&driver, seat).expect("an answer"), action);
            }
            in_a_row += 1;
            driver.act(action).expect("legal");
            // What is taken back comes out the same.
            if in_a_row % 5 == 4 && driver.undo().is_ok() {
                assert_eq!(seats_there.choose(&driver, seat).expect("an answer"), action);
                driver.act(action).expect("legal");
            }
        }
    }

    #[test]
    fn a_match_goes_on_as_if_nobody_had_left() {
        goes_on(Fuba::from_text("fuba:3.0").expect("a spec"), 70);
        goes_on(Grid::from_text("grid:full").expect("a spec"), 110);
    }
}
