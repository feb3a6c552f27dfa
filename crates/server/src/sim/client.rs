//! The people and programs at the other end: they answer at random, think again, come and go.

use touchline_engine::Seat;
use touchline_fairdice::commit::nonce_commitment;
use touchline_fairdice::seal::seal;
use touchline_fairdice::{from_hex, to_hex};
use touchline_protocol::to_server::{Offered, Sealing, ToServer};

use super::chance::Chance;
use super::judge::{Broken, Invariant};
use super::told::{between, kind, legal, number, numbered};
use crate::room::owner::Windows;

/// What a seat is asked.
#[derive(Clone, Debug, Default)]
pub(crate) struct Asked {
    seq: u64,
    legal: Vec<String>,
    /// The number of the choice, where the answer is secret.
    choice: Option<u64>,
}

/// Somebody who plays or watches a match.
pub(crate) struct Client {
    pub(crate) match_id: i64,
    pub(crate) code: String,
    pub(crate) viewer: Option<Seat>,
    pub(crate) windows: Option<Windows>,
    /// The connection it has.
    pub(crate) connection: Option<usize>,
    /// The number of the last update it has.
    pub(crate) last: Option<u64>,
    /// The same for this connection.
    following: Option<u64>,
    asked: Option<Asked>,
    may_undo: bool,
    is_offered: bool,
    pub(crate) is_over: bool,
    nonce: [u8; 32],
    /// How many dice it was told of.
    rolled: i64,
    chance: Chance,
}

impl Client {
    pub(crate) fn new(match_id: i64, code: &str, viewer: Option<Seat>, mut chance: Chance) -> Self {
        let windows = *chance.one_of(&[None, Some(Windows::Pass), Some(Windows::Ask)]);
        Self {
            match_id,
            code: code.into(),
            viewer,
            windows: windows.filter(|_| viewer.is_some()),
            connection: None,
            last: None,
            following: None,
            asked: None,
            may_undo: false,
            is_offered: false,
            is_over: false,
            nonce: chance.bytes(),
            rolled: 0,
            chance,
        }
    }

    /// A connection is open, or was asked for; the number that it was asked for with.
    pub(crate) fn connects(&mut self, connection: usize) -> Option<u64> {
        self.connection = Some(connection);
        // Now and then somebody has forgotten everything, as after closing the page.
        let known = if self.chance.happens(2500) { None } else { self.last };
        self.following = known;
        known
    }

    pub(crate) fn disconnects(&mut self) {
        self.connection = None;
    }

    /// A message arrives; perhaps it calls for an answer at once.
    pub(crate) fn receives(&mut self, text: &str) -> Result<Option<ToServer>, Broken> {
        if let Some(told) = numbered(text) {
            let backwards = |what: String| Err(Broken::new(Invariant::NumbersGoOn, what));
            let (viewer, last) = (self.viewer, self.last);
            if told.is_whole && last.is_some_and(|last| told.seq < last) {
                return backwards(format!("{viewer:?} had number {last:?} and is told {}", told.seq));
            }
            if !told.is_whole && self.following.is_none_or(|last| told.seq != last + 1) {
                let following = self.following;
                return backwards(format!("{viewer:?} is told {} after {following:?}", told.seq));
            }
            self.following = Some(told.seq);
            self.last = Some(self.last.unwrap_or(0).max(told.seq));
            self.reads(told.seq, text);
            return Ok(None);
        }
        match (kind(text), self.viewer) {
            ("dice", viewer) => {
                let rolled = number(text, "\"rolled\":").unwrap_or(0);
                if rolled < self.rolled {
                    let what = format!("{viewer:?} was told of {} dice, and now of {rolled}", self.rolled);
                    return Err(Broken::new(Invariant::Dice, what));
                }
                self.rolled = rolled;
                Ok(viewer.and_then(|seat| self.shakes(seat, text)))
            }
            _ => Ok(None),
        }
    }

    fn reads(&mut self, seq: u64, text: &str) {
        if self.viewer.is_none() {
            self.is_over = text.contains("\"result\":{");
            return;
        }
        let ask = text.contains("\"ask\":{");
        let choice = number(text, "\"choice\":").and_then(|number| u64::try_from(number).ok());
        self.asked = ask.then(|| Asked { seq, legal: legal(text), choice });
        let end = &text[text.rfind(",\"undo\":").unwrap_or(0)..];
        self.may_undo = end.starts_with(",\"undo\":true");
        self.is_offered = end.contains("\"offer\":{");
        self.is_over = end.contains("\"result\":{");
    }

    /// Contribute to the dice when that is wanted.
    fn shakes(&mut self, seat: Seat, text: &str) -> Option<ToServer> {
        let stage = between(text, "\"stage\":\"", "\"")?;
        let part = between(text, &format!("\"{}\":{{\"part\":\"", seat.word()), "\"")?;
        if self.chance.happens(700) {
            return None;
        }
        match (stage, part) {
            ("commit", "awaited") => {
                let server = from_hex(between(text, "\"commitment\":\"", "\"")?)?;
                let commitment = nonce_commitment(&self.code, seat, &server, &self.nonce);
                Some(ToServer::Commit { commitment: to_hex(&commitment) })
            }
            ("open", "bound") => Some(ToServer::Open { nonce: to_hex(&self.nonce) }),
            _ => None,
        }
    }

    /// Whether it has been told everything up to a number.
    pub(crate) fn is_at(&self, seq: u64) -> bool {
        self.following == Some(seq)
    }

    /// Whether there is something to do.
    pub(crate) fn is_asked(&self) -> bool {
        self.viewer.is_some() && !self.is_over && self.connection.is_some() && self.asked.is_some()
    }

    /// How long it takes to think.
    pub(crate) fn thinking_time(&mut self) -> i64 {
        match self.chance.below(40) {
            0 => self.chance.between(5_000, 90_000),
            1..=6 => self.chance.between(1_000, 5_000),
            _ => self.chance.between(5, 900),
        }
    }

    /// What it does now.
    pub(crate) fn acts(&mut self) -> Option<ToServer> {
        let seq = self.last.unwrap_or(0);
        let odd = self.chance.below(1000);
        Some(match odd {
            0..60 if self.may_undo => ToServer::Undo { seq },
            60..75 => ToServer::Offer { what: *self.chance.one_of(&[Offered::Draw, Offered::Takeback]) },
            75..85 => ToServer::Decline {},
            85..88 => ToServer::Resign {},
            88..90 => ToServer::Abort {},
            90..95 => ToServer::Hold { seq },
            95..100 => ToServer::Absent { stops: (odd > 95).then(|| self.stops()) },
            // Not to be replaced: a computer that thinks would take most of a run's time.
            100..110 => ToServer::Claim {},
            110..140 => {
                let asked = self.asked.clone()?;
                let answer = self.chance.one_of(&asked.legal).clone();
                ToServer::Look { seq, answers: vec![answer] }
            }
            140..150 => ToServer::Act { seq, answers: vec!["nonsense".into()], seal: None },
            _ if self.is_offered && odd < 400 => {
                ToServer::Offer { what: *self.chance.one_of(&[Offered::Draw, Offered::Takeback]) }
            }
            _ => self.answers()?,
        })
    }

    /// The moments at which windows wait while nobody of the seat is connected.
    fn stops(&mut self) -> Vec<String> {
        const SOME: [&[&str]; 3] = [&[], &["window-after-action"], &["window-order", "window-save"]];
        self.chance.one_of(&SOME).iter().map(|stop| (*stop).into()).collect()
    }

    /// A plain answer.
    pub(crate) fn answers(&mut self) -> Option<ToServer> {
        let seat = self.viewer?;
        let asked = self.asked.clone()?;
        let answers = vec![self.chance.one_of(&asked.legal).clone()];
        let seal = asked.choice.filter(|_| !self.chance.happens(1000)).map(|choice| {
            let salt = self.chance.bytes::<16>();
            let hash = seal(&self.code, seat, choice, &salt, &answers);
            Sealing { hash: to_hex(&hash), salt: to_hex(&salt) }
        });
        // An answer to what was asked, even if something has happened since.
        Some(ToServer::Act { seq: asked.seq, answers, seal })
    }
}
