//! A match that is ended from outside: nobody goes on with it, or a referee decides it.

use touchline_engine::Seat;

use super::{Owner, Reply};
use crate::error::Error;
use crate::room::entry::{Entry, Reason};

impl Owner {
    /// Call off what nobody goes on with.
    pub(super) fn expire(&mut self, seq: i64, reply: Reply) {
        let mut reply = Some(reply);
        let done = match self.room.ending() {
            Some(_) => Err(Error::conflict("match-over")),
            None if self.seq != seq => Err(Error::conflict("not-expired")),
            None => self.perform(self.expiry(), Some(&mut reply)),
        };
        if let (Err(error), Some(reply)) = (done, reply) {
            reply(Err(error));
        }
    }

    /// What becomes of a match that nobody goes on with: it is called off. In a competition somebody waits
    /// for its result, and whoever keeps the other one waiting has lost it.
    fn expiry(&self) -> Entry {
        let waits = self.room.waits();
        let late = Seat::ALL.into_iter().find(|seat| waits[*seat as usize] && !waits[seat.other() as usize]);
        match late.filter(|_| self.listed.terms.competition.is_some()) {
            Some(seat) => {
                let call = format!("call adjudicate {}", seat.other().word());
                Entry::Call(call, Reason::Adjudicated)
            }
            None => Entry::Call("call abandon".into(), Reason::Aborted),
        }
    }

    /// Decide it from outside.
    pub(super) fn adjudicate(&mut self, winner: Option<Seat>, reply: Reply) {
        let mut reply = Some(reply);
        let call = match winner {
            Some(seat) => Entry::Call(format!("call adjudicate {}", seat.word()), Reason::Adjudicated),
            None => Entry::Call("call abandon".into(), Reason::Aborted),
        };
        let done = match self.room.ending() {
            Some(_) => Err(Error::conflict("match-over")),
            None => self.perform(call, Some(&mut reply)),
        };
        if let (Err(error), Some(reply)) = (done, reply) {
            reply(Err(error));
        }
    }
}
