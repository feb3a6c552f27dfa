//! # Calls
//! What comes from outside the rules (D.10): the turn timer, the end of a period, and what every game knows.

use touchline_engine::{Log, Outcome, Seat};

use crate::event::Event;
use crate::rules::ending::{self, Ending};
use crate::rules::shootout;
use crate::ruleset::Ruleset;
use crate::state::State;

/// Something from outside the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Call {
    /// What every game knows: resignation, agreed draw and so on.
    Common(touchline_engine::Call),
    /// The time of whoever has to answer has run out (G-END-05, R-G23, R-G89).
    TurnTime,
    /// The time of the half or the match has run out: noticed between turns (G-END-09).
    FullTime,
}

pub(crate) fn call(rules: &Ruleset, s: &mut State, call: Call, log: &mut impl Log<Event>) {
    let outcome = match call {
        Call::TurnTime => return turn_time(rules, s, log),
        Call::FullTime => {
            s.full_time = true;
            return;
        }
        Call::Common(common) => match common {
            touchline_engine::Call::Resign(seat) | touchline_engine::Call::TimeOut(seat) => {
                Outcome::Win(seat.other())
            }
            touchline_engine::Call::AgreedDraw => Outcome::Draw,
            touchline_engine::Call::FinalWhistle => ending::leader(s).map_or(Outcome::Draw, Outcome::Win),
            touchline_engine::Call::Adjudicate(outcome) => outcome,
            touchline_engine::Call::Abandon => Outcome::Unfinished,
        },
    };
    ending::over(s, outcome, log);
}

/// What automatic play calls for: see [`touchline_engine::Game::overlong`].
pub(crate) fn overlong(rules: &Ruleset, s: &State) -> Option<Call> {
    let kicks = s.shootout.kicks[Seat::Away];
    if s.turns >= ending::LONGEST || kicks >= shootout::LONGEST {
        return Some(Call::Common(touchline_engine::Call::Abandon));
    }
    let Ending::Timed(minutes) = rules.ending else { return None };
    let turns = ending::turns_of_half(rules, minutes * Ending::TURNS_A_MINUTE, s.half);
    (!s.full_time && s.turns - s.half_began >= turns).then_some(Call::FullTime)
}

fn turn_time(_rules: &Ruleset, _s: &mut State, _log: &mut impl Log<Event>) {
    todo!()
}
