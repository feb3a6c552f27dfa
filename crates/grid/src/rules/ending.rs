//! # End of the game
//! G-END-01 to G-END-12: by score, by turns or by time; half time; what follows a tie.

use touchline_engine::{Log, Outcome, Seat};

use crate::event::Event;
use crate::flow::Stage;
use crate::rules::placement;
use crate::ruleset::Ruleset;
use crate::state::{Coming, State, TurnKind};

/// When a match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// After this many turns of both teams together (G-END-07).
    Turns(u16),
    /// When a team has this many goals (G-END-02): there is no tie then (G-END-03).
    Score(u8),
    /// After this many minutes, which are counted outside the rules (G-END-04, R-G23).
    Timed(u16),
}

impl Ending {
    /// A turn stands for half a minute (G-END-07).
    pub const TURNS_A_MINUTE: u16 = 2;
}

/// Turns after which automatic play gives up on a match the rules would let go on forever (R-G90).
pub const LONGEST: u16 = 5000;

/// Whether the current half (or the match, without halves) has had its turns or its time.
pub fn is_period_over(rules: &Ruleset, s: &State) -> bool {
    match rules.ending {
        Ending::Turns(all) => s.turns - s.half_began >= turns_of_half(rules, all, s.half),
        Ending::Timed(_) => s.full_time,
        Ending::Score(_) => false,
    }
}

/// Two equal halves; of an odd total the first has one more (G-END-11).
pub fn turns_of_half(rules: &Ruleset, all: u16, half: u8) -> u16 {
    match (rules.half_time, half) {
        (false, _) => all,
        (true, 1) => all.div_ceil(2),
        (true, _) => all / 2,
    }
}

/// Between two turns (M4), in this order: the score, a penalty that is due, the end of a period, a kick-off,
/// the next turn.
pub(crate) fn between(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    if let Ending::Score(goals) = rules.ending
        && let Some(winner) = Seat::ALL.into_iter().find(|seat| s.score[*seat] >= goals)
    {
        return over(s, Outcome::Win(winner), log);
    }
    if s.coming.kind == TurnKind::Penalty {
        return s.agenda.replace(Stage::OpenTurn);
    }
    if is_period_over(rules, s) {
        if s.full_time {
            log.note(Event::FullTime);
        }
        if rules.half_time && s.half == 1 {
            s.full_time = false;
            s.half = 2;
            s.half_began = s.turns;
            s.coming = Coming::turn(s.first_kick_off.other(), TurnKind::KickOff);
            log.note(Event::HalfTime);
        } else {
            return match leader(s) {
                Some(winner) => over(s, Outcome::Win(winner), log),
                None => s.agenda.replace(Stage::Shootout),
            };
        }
    }
    if s.coming.kind == TurnKind::KickOff {
        s.agenda.replace(Stage::KickOff);
        placement::begin(rules, s);
    } else {
        s.agenda.replace(Stage::OpenTurn);
    }
}

/// The team with more goals, which wins; without one a shoot-out decides (G-END-10).
pub fn leader(s: &State) -> Option<Seat> {
    Seat::ALL.into_iter().find(|seat| s.score[*seat] > s.score[seat.other()])
}

/// The match is over.
pub(crate) fn over(s: &mut State, outcome: Outcome, log: &mut impl Log<Event>) {
    s.agenda.clear();
    s.rolled = None;
    s.ended = Some(outcome);
    log.note(Event::Over(outcome));
}
