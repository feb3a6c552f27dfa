//! # Competition                                                          F-COMP-05, 08, 09, 11, 12, 13
//! What a competition does inside a match. Points are discarded once the formations are shown; the umpire's
//! clock hurries the marker of 2.1, while 3.0 plays blitz and is whistled off. The clock itself is outside
//! the rules: a late start comes with the terms of the match, the rest as calls.

use touchline_engine::{Call as Common, Choices, Log, Refusal, Seat, worded};

use super::{half, shoot_out};
use crate::action::Action;
use crate::event::Event;
use crate::flow::Stage;
use crate::ruleset::Ruleset;
use crate::state::{Line, MatchMark, State};

worded! {
    /// What becomes of a match that takes too long.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum MatchTimes {
        /// An extra square in the time stage, outside stoppage time: in the first half of a late match
        /// (F-COMP-08), from the call on in a slow one (F-COMP-09).
        ExtraSquares = "extra-squares",
        /// Strict times for thinking (F-COMP-11) and a final whistle at a secret minute (F-COMP-12).
        BlitzAndWhistle = "blitz-and-whistle",
    }
}

/// An input from outside the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Call {
    /// The calls of every game: resignation, final whistle and so on.
    Common(Common),
    /// The first half is not over after an hour (F-COMP-09).
    SlowHalf,
    /// The first half is not over after an hour and a quarter (F-COMP-11).
    Blitz,
}

impl From<Common> for Call {
    fn from(call: Common) -> Self {
        Self::Common(call)
    }
}

impl Call {
    /// The mark it leaves on the match.
    const fn mark(self) -> Option<MatchMark> {
        match self {
            Self::Common(_) => None,
            Self::SlowHalf => Some(MatchMark::SlowHalf),
            Self::Blitz => Some(MatchMark::Blitz),
        }
    }
}

/// Squares the marker moves besides those of the dice (F-COMP-08, F-COMP-09); they add up.
pub fn extra_squares(s: &State) -> u8 {
    // F-COMP-08 names the first half, F-COMP-09 none: its square lasts to the end.
    let late = s.clock.half == 1 && s.agreed.has(MatchMark::LateStart);
    u8::from(late) + u8::from(s.agreed.has(MatchMark::SlowHalf))
}

/// Whether a call may come now. Slow half and blitz are for a first half that takes too long (F-COMP-09,
/// F-COMP-11), each in its edition; a shoot-out is played to its end whatever the clock says.
pub(crate) fn may_call(rules: &Ruleset, s: &State, call: Call) -> Result<(), Refusal> {
    let of_edition = match call {
        Call::Common(Common::FinalWhistle) if shoot_out::is_on(s) => {
            return Err(Refusal::new("call-in-shoot-out"));
        }
        // A cup needs a winner: nobody agrees on a draw there.
        Call::Common(Common::AgreedDraw) if s.agreed.wants_winner() => {
            return Err(Refusal::new("call-draw-decided"));
        }
        Call::Common(_) => return Ok(()),
        Call::SlowHalf => rules.match_times == Some(MatchTimes::ExtraSquares),
        Call::Blitz => rules.match_times == Some(MatchTimes::BlitzAndWhistle),
    };
    let word = call.mark().map_or("", MatchMark::word);
    let refusal = |key: &'static str| Err(Refusal::new(key).text("call", format!("call {word}")));
    if !of_edition {
        return refusal("call-other-edition");
    }
    // At half-time the clock still shows the first half, which is over.
    let is_half_time = s.agenda.stages().first() == Some(&Stage::StartHalf(2));
    if s.clock.half > 1 || is_half_time {
        return refusal("call-first-half");
    }
    if call.mark().is_some_and(|mark| s.agreed.has(mark)) {
        return refusal("call-twice");
    }
    Ok(())
}

/// Apply a call.
pub(crate) fn call(s: &mut State, call: Call, log: &mut impl Log<Event>) {
    log.note(Event::Called(call));
    match (call, call.mark()) {
        (_, Some(mark)) => s.agreed.add(mark),
        // F-COMP-12: at once; dice that were rolled have been resolved. A cup needs a winner all the same
        //
        (Call::Common(Common::FinalWhistle), None)
            if s.clock.half > 0 && half::is_level(s) && s.agreed.has(MatchMark::ShootOut) =>
        {
            half::stop(s);
            shoot_out::begin(s);
        }
        (Call::Common(common), None) => half::finish(s, common.outcome(half::result(s)), log),
        (Call::SlowHalf | Call::Blitz, None) => {}
    }
}

/// The formations have been shown. Another one than the primary formation costs a condition point
/// (F-COMP-05): defenders, midfielders and forwards are compared, not roles. Then each team discards
/// what it owes (F-COMP-01 to F-COMP-04, F-COMP-13), home first: after roles, and never more than it has
///
pub(crate) fn begin_discarding(s: &mut State, log: &mut impl Log<Event>) {
    for seat in [Seat::Away, Seat::Home] {
        let mut owed = s.agreed.discard(seat);
        if s.agreed.primary(seat).is_some_and(|primary| primary != s.teams[seat].formation) {
            log.note(Event::NotPrimary(seat));
            owed += 1;
        }
        s.agreed.set_primary(seat, None);
        let owed = owed.min(s.teams[seat].condition.total());
        s.agreed.set_discard(seat, owed);
        if owed > 0 {
            s.agenda.push(Stage::Discard(seat));
        }
    }
    for seat in Seat::ALL {
        if s.agreed.discard(seat) > 0 {
            log.note(Event::Discards(seat, s.agreed.discard(seat)));
        }
    }
}

/// One point at a time from a line that has some, whichever its owner chooses.
pub(crate) fn discards(s: &State, seat: Seat, out: &mut Choices<Action>) {
    let condition = s.teams[seat].condition;
    out.extend(Line::ALL.into_iter().filter(|line| condition.of(*line) > 0).map(Action::Points));
}

pub(crate) fn discard(s: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    let Action::Points(line) = action else { return };
    s.teams[seat].condition.take(line, 1);
    log.note(Event::PointsLost(seat, line, 1));
    s.agreed.set_discard(seat, s.agreed.discard(seat).saturating_sub(1));
    if s.agreed.discard(seat) == 0 {
        s.agenda.pop();
    }
}
