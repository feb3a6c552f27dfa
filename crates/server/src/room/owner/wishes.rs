//! What a seat wants, and whether it may have it.

use touchline_engine::Seat;
use touchline_protocol::to_server::{Offered, ToServer};

use super::windows::each_once;
use super::{Owner, Reply};
use crate::error::{Error, Result};
use crate::room::entry::{Act, Entry, Reason};
use crate::room::terms::Takebacks;
use crate::time::Millis;

/// More entries than any match needs; beyond, nothing is taken back or offered any more and no clock answers,
/// so that nobody can fill the journal.
pub(super) const MOST_ENTRIES: i64 = 30_000;

/// Steps of one match that may wait to be kept: whoever sends without waiting for answers must not fill the
/// memory while the disk is slow.
pub(super) const MOST_UNSAFE: i64 = 64;

/// Most offers of a seat between two answers.
const MOST_OFFERS: u8 = 3;

/// The level of a computer that goes on for somebody who has left.
const SUBSTITUTE: &str = "coach:3";

impl Owner {
    pub(super) fn wish(&mut self, seat: Seat, wish: &ToServer, reply: Reply) {
        // Whoever plays with plain requests is here as well.
        self.is_here(seat);
        match wish {
            ToServer::Hold { seq } => return self.hold(seat, *seq, reply),
            // Nothing is written that stands already.
            ToServer::Absent { stops } if self.stands_already(seat, stops.as_deref()) => {
                return reply(Ok(()));
            }
            _ => {}
        }
        match self.entry(seat, wish) {
            Ok(entry) => {
                let Some((entry, reply)) = self.keep_back(entry, reply) else { return };
                self.carry_out(seat, wish, entry, reply);
            }
            Err(error) => reply(Err(error)),
        }
    }

    /// Do what a seat has wished for, and tell it so; whether that could be done.
    pub(super) fn carry_out(&mut self, seat: Seat, wish: &ToServer, entry: Entry, reply: Reply) -> bool {
        // The reply is given back when nothing was done.
        let mut reply = Some(reply);
        self.wished = self.app.nodes.is_some().then(|| (seat, wish.clone()));
        let done = self.perform(entry, Some(&mut reply));
        let (Err(error), Some(reply)) = (done, reply) else { return true };
        reply(Err(error));
        false
    }

    /// A seat's user has just asked for something.
    pub(super) fn is_here(&mut self, seat: Seat) {
        let now = self.now();
        self.shakes(seat);
        if let Some(since) = &mut self.absent[seat as usize] {
            *since = now;
        }
    }

    /// What a wish comes to, if it may be.
    pub(super) fn entry(&self, seat: Seat, wish: &ToServer) -> Result<Entry> {
        self.may_play(seat)?;
        if self.is_far_ahead() {
            return Err(Error::unavailable("too-fast"));
        }
        let is_extra =
            matches!(wish, ToServer::Undo { .. } | ToServer::Offer { .. } | ToServer::Absent { .. });
        if self.seq >= MOST_ENTRIES && is_extra {
            return Err(Error::conflict("too-many-steps"));
        }
        let other = seat.other();
        let is_computer = self.listed.seats.level(other).is_some();
        self.competes(wish)?;
        match wish {
            ToServer::Commit { commitment } => {
                self.contribution(Entry::Commit(seat.into(), Some(commitment.clone())))
            }
            ToServer::Open { nonce } => self.contribution(Entry::Open(seat.into(), Some(nonce.clone()))),
            ToServer::Act { seq, answers, seal } => {
                self.is_fresh(seat, *seq)?;
                self.is_in_time(seat)?;
                if let Some(sealing) = seal {
                    self.check_seal(seat, answers, sealing)?;
                }
                Ok(Entry::Act(Act { seal: seal.clone(), ..Act::new(seat, answers.clone()) }))
            }
            ToServer::Undo { seq } => {
                self.is_fresh(seat, *seq)?;
                self.check_undo(seat)?;
                Ok(Entry::Undo(seat.into()))
            }
            ToServer::Offer { what } => {
                let offered = self.room.offer();
                if offered == Some((seat, *what)) {
                    return Err(Error::conflict("offered-already"));
                }
                let agreed = offered == Some((other, *what));
                if !agreed && self.offers[seat as usize] >= MOST_OFFERS {
                    return Err(Error::conflict("too-many-offers"));
                }
                match what {
                    Offered::Draw if let Err(refusal) = self.room.may_draw() => Err(Error::refused(&refusal)),
                    Offered::Draw if is_computer => Err(Error::conflict("computer-declines")),
                    Offered::Draw if agreed => Ok(Entry::Call("call draw".into(), Reason::Agreed)),
                    Offered::Takeback => {
                        if self.listed.terms.takebacks == Takebacks::None && !is_computer {
                            return Err(Error::forbidden("no-takebacks"));
                        }
                        let asks = if agreed { other } else { seat };
                        let inputs = self
                            .room
                            .takeback(asks)
                            .ok_or_else(|| Error::conflict("nothing-to-take-back"))?;
                        Ok(if agreed || is_computer {
                            Entry::Takeback(inputs)
                        } else {
                            Entry::Offer(seat.into(), *what)
                        })
                    }
                    Offered::Draw => Ok(Entry::Offer(seat.into(), *what)),
                }
            }
            ToServer::Absent { stops } => {
                self.may_change_stops(seat, stops.as_deref().unwrap_or_default())?;
                Ok(Entry::Absent(seat.into(), stops.as_deref().map(each_once)))
            }
            ToServer::Decline {} => match self.room.offer() {
                Some(_) => Ok(Entry::Decline(seat.into())),
                None => Err(Error::conflict("nothing-offered")),
            },
            ToServer::Resign {} => Ok(Entry::Call(format!("call resign {}", seat.word()), Reason::Resigned)),
            ToServer::Abort {} if self.room.has_rolled() => Err(Error::conflict("too-late-to-abort")),
            ToServer::Abort {} => Ok(Entry::Abort(seat.into())),
            ToServer::Claim {} => self
                .is_lost(other)
                .map(|()| Entry::Call(format!("call adjudicate {}", seat.word()), Reason::Claimed)),
            ToServer::Say { .. } | ToServer::Look { .. } | ToServer::Hold { .. } => {
                Err(Error::internal("what is said, looked at or held is no part of a match"))
            }
            ToServer::Replace {} => {
                self.is_lost(other).map(|()| Entry::Replace(other.into(), SUBSTITUTE.into()))
            }
        }
    }

    /// Refuses what two who play for themselves may agree on, but not the teams of a competition: others
    /// depend on how it ends.
    fn competes(&self, wish: &ToServer) -> Result<()> {
        let refused = match wish {
            ToServer::Abort {} => "abort",
            ToServer::Offer { what: Offered::Draw } => "draw",
            ToServer::Offer { what: Offered::Takeback } => "takeback",
            ToServer::Replace {} => "replace",
            _ => return Ok(()),
        };
        match self.listed.terms.competition {
            Some(_) => Err(Error::conflict("not-in-competition").case(refused)),
            None => Ok(()),
        }
    }

    /// Refuses what comes from a seat that plays no more.
    pub(super) fn may_play(&self, seat: Seat) -> Result<()> {
        if self.room.ending().is_some() {
            return Err(Error::conflict("match-over"));
        }
        if self.listed.seats.level(seat).is_some() {
            return Err(Error::conflict("replaced"));
        }
        Ok(())
    }

    /// Refuses an answer to anything but the question that a seat looks at.
    fn is_fresh(&self, seat: Seat, seq: u64) -> Result<()> {
        let (asked, now) = (self.room.asked_at(seat), self.room.seq(Some(seat)));
        if (asked..=now).contains(&seq) {
            return Ok(());
        }
        let taken_back = seq < asked && self.withdrawn[seat as usize] == Some(asked);
        Err(if taken_back {
            Error::conflict("stale").case("taken-back")
        } else {
            Error::conflict("stale").case("late").number("seq", seq).number("last", now)
        })
    }

    /// Refuses a seat that could not give an answer now, whatever it is.
    pub(super) fn may_answer(&self, seat: Seat, seq: u64) -> Result<()> {
        self.may_play(seat)?;
        self.is_fresh(seat, seq)
    }

    /// Refuses unless a seat's user has stayed away longer than the grace of a live match.
    pub(super) fn is_lost(&self, seat: Seat) -> Result<()> {
        let grace = Millis::from(self.app.config.grace_seconds) * 1000;
        let live = self.listed.terms.clock.is_live();
        // Asked of the node itself: that somebody came elsewhere may be on its way to this match, or lost.
        let nodes = self.app.nodes.as_ref();
        if nodes.is_some_and(|nodes| nodes.elsewhere(self.listed.id)[seat as usize].here) {
            return Err(Error::conflict("opponent-is-here"));
        }
        let left = self.absent[seat as usize].map(|since| since + grace - self.now());
        match left {
            Some(left) if live && left <= 0 && self.listed.seats.user(seat).is_some() => Ok(()),
            Some(left) if live && self.listed.seats.user(seat).is_some() => {
                Err(Error::conflict("still-in-grace").number("seconds", left / 1000 + 1))
            }
            _ => Err(Error::conflict("opponent-is-here")),
        }
    }
}
