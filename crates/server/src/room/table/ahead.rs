//! Looking ahead: where answers would lead that are not given.

use touchline_engine::{Driver, Refusal, Seat};
use touchline_protocol::Playable;
use touchline_protocol::plan::{self, Ahead};

use super::Room;

impl<G: Playable> Room<G> {
    /// Where answers of a seat would lead.
    pub(super) fn ahead(
        &self,
        seat: Seat,
        answers: &[String],
    ) -> Result<(Vec<G::Action>, Ahead<G>), Refusal> {
        let board = self.board(seat).ok_or_else(|| self.not_asked())?;
        let answers = plan::read(self.game(), answers)?;
        let ahead = match &self.choice {
            Some(choice) => choice.ahead(seat, &answers)?,
            None => plan::follow(board, &answers)?,
        };
        Ok((answers, ahead))
    }

    /// The board on which a seat is asked after answers that it has not given.
    pub(super) fn board_after(&self, seat: Seat, answers: &[String]) -> Result<Driver<G>, Refusal> {
        if answers.is_empty() {
            return self.board(seat).cloned().ok_or_else(|| self.not_asked());
        }
        let (_, ahead) = self.ahead(seat, answers)?;
        if ahead.then.is_some() { Err(Refusal::new("not-asked")) } else { Ok(ahead.board) }
    }
}
