//! # Time                                                                                    F-TIME
//! The marker moves by the difference of the stage dice, by one for a restart, and by one a turn in stoppage
//! time, where a small difference ends the half. Equal dice: 2.0 owes a minute, the others move by one die.

use touchline_engine::{Log, worded};

use super::competition;
use super::half::last_minute;
use crate::advanced::injury;
use crate::event::Event;
use crate::ruleset::Ruleset;
use crate::state::{Restart, State};

/// The last stoppage square (F-TIME-11).
pub const LAST_STOPPAGE: u8 = 5;

worded! {
    /// What equal stage dice do to the marker (F-TIME-03).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum EqualDice {
        /// The marker stays; one minute is owed and added in the next turn whose dice differ (F-TIME-04).
        OweAMinute = "owe-a-minute",
        /// The marker moves by the face of one die.
        OneDie = "one-die",
    }
}

worded! {
    /// Which restarts take a minute (F-TIME-05, F-TIME-06).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum RestartMinute {
        /// None does.
        None = "none",
        /// Goal kick, free kick, corner kick and penalty kick, not the kick-off.
        AllButKickOff = "all-but-kick-off",
        /// Kick-off, goal kick, free kick, corner kick and penalty kick.
        EveryRestart = "every-restart",
    }
}

/// Minutes for two stage dice outside stoppage time: their difference (F-TIME-02), or what equal dice give
/// (F-TIME-03); 1 to 6 in all (F-TURN-13).
pub fn minutes(rules: &Ruleset, owed: u8, a: u8, b: u8) -> u8 {
    match (a.abs_diff(b), rules.equal_dice) {
        (0, EqualDice::OneDie) => a,
        (0, EqualDice::OweAMinute) => 0,
        (difference, EqualDice::OneDie | EqualDice::OweAMinute) => difference + owed,
    }
}

/// Minutes owed after a turn: one more with equal dice, otherwise none (F-TIME-04). Only unequal dice lead
/// into stoppage time, so nothing is owed there.
fn owed_after(rules: &Ruleset, owed: u8, a: u8, b: u8) -> u8 {
    match rules.equal_dice {
        EqualDice::OweAMinute if a == b => owed.saturating_add(1),
        EqualDice::OweAMinute | EqualDice::OneDie => 0,
    }
}

/// Whether these dice end the half: in stoppage time, if their difference is smaller than the stoppage number
/// on which the marker began the turn (F-TIME-10, R-033).
pub fn ends_half(s: &State, a: u8, b: u8) -> bool {
    // Outside stoppage time the number is 0, and no difference is smaller.
    a.abs_diff(b) < s.clock.stoppage
}

/// Whether the half ends with this turn because the marker stands on the last square (F-TIME-11).
pub fn is_last_turn(s: &State) -> bool {
    s.clock.stoppage >= LAST_STOPPAGE
}

/// Move the marker; it stops on the first stoppage square even if more minutes were due (F-TIME-08). Returns
/// how many squares it moved.
pub(crate) fn advance(rules: &Ruleset, s: &mut State, minutes: u8) -> u8 {
    let (last, before) = (last_minute(s.clock.half), s.clock.minute);
    let due = s.clock.minute.saturating_add(minutes);
    s.clock.minute = due.min(last);
    let mut squares = s.clock.minute - before;
    if due > last {
        s.clock.stoppage = 1;
        squares += 1;
    }
    injury::time_passes(rules, s, squares);
    squares
}

/// Spend the time of a turn and return how many squares the marker moved: one square in stoppage time
/// (F-TIME-09), the minutes of the dice otherwise (F-TIME-02), and one more in a late or slow match of 2.1
/// (F-COMP-08, F-COMP-09).
pub(crate) fn spend_turn(rules: &Ruleset, s: &mut State, a: u8, b: u8, log: &mut impl Log<Event>) -> u8 {
    let squares = if s.clock.stoppage > 0 {
        s.clock.stoppage = (s.clock.stoppage + 1).min(LAST_STOPPAGE);
        injury::time_passes(rules, s, 1);
        1
    } else {
        let minutes = minutes(rules, s.memory.owed, a, b);
        s.memory.owed = owed_after(rules, s.memory.owed, a, b);
        advance(rules, s, minutes + competition::extra_squares(s))
    };
    log.note(Event::Time(s.clock));
    squares
}

/// One square at the beginning of each kick-off (F-TIME-05) and each goal kick, free kick, corner kick and
/// penalty kick (F-TIME-06, F-FK-12, F-CK-11, F-GKK-15, F-PEN-14); not in stoppage time (F-TIME-07, R-036).
pub(crate) fn restart_minute(rules: &Ruleset, s: &mut State, restart: Restart, log: &mut impl Log<Event>) {
    let takes_one = match rules.restart_minute {
        RestartMinute::None => false,
        RestartMinute::AllButKickOff => restart != Restart::KickOff,
        RestartMinute::EveryRestart => true,
    };
    if takes_one && s.clock.stoppage == 0 {
        advance(rules, s, 1);
        log.note(Event::Time(s.clock));
    }
}
