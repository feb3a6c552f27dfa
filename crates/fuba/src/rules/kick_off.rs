//! # Kick-off                                                                       F-PREP-05..10, F-SETUP-04..11
//! A roll decides which team chooses, the choice decides who starts with the ball; a kick-off begins each
//! half and follows each goal.

use touchline_engine::{Choices, Log, Seat};

use super::{clock, half, setup};
use crate::action::Action;
use crate::advanced::weather;
use crate::event::{Event, Why};
use crate::flow::Stage;
use crate::pitch::Area;
use crate::ruleset::Ruleset;
use crate::state::{Restart, State};

/// The higher die chooses (F-PREP-05); equal dice are rolled again.
pub(crate) fn resolve(rules: &Ruleset, s: &mut State, home: u8, away: u8, log: &mut impl Log<Event>) {
    let winner = match home.cmp(&away) {
        std::cmp::Ordering::Greater => Seat::Home,
        std::cmp::Ordering::Less => Seat::Away,
        std::cmp::Ordering::Equal => {
            log.note(Event::KickOffRollTied);
            // Only the roll before the match brings weather (F-WTHR-01), not that of extra time.
            if s.clock.half == 0 {
                weather::set(rules, s, home, log);
            }
            return;
        }
    };
    s.agenda.replace(Stage::KickOffChoice(winner));
    log.note(Event::WonKickOffRoll(winner));
}

/// Either team may be chosen to start with the ball (F-PREP-05).
pub(crate) fn choices(out: &mut Choices<Action>) {
    Seat::ALL.into_iter().for_each(|seat| out.push(Action::KickOff(seat)));
}

/// The team that starts with the ball is the controlling team (F-PREP-06).
pub(crate) fn choose(s: &mut State, action: Action, log: &mut impl Log<Event>) {
    if let Action::KickOff(seat) = action {
        s.kicked_off = seat;
        s.agenda.replace(Stage::StartHalf(if s.clock.half == 0 { 1 } else { 3 }));
        log.note(Event::StartsWithBall(seat));
    }
}

/// After a goal the conceding team kicks off (F-SETUP-11), unless the half is over.
pub(crate) fn after_goal(rules: &Ruleset, s: &mut State, conceding: Seat, log: &mut impl Log<Event>) {
    s.control = conceding;
    s.agenda.clear();
    if clock::is_last_turn(s) {
        log.note(Event::NotTaken(Restart::KickOff));
        half::end(rules, s, log);
    } else {
        s.agenda.push(Stage::KickOff);
    }
}

/// The ball goes to the centre circle with value 1 (F-SETUP-10, F-SETUP-13); the setup follows (F-SETUP-04).
pub(crate) fn begin(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    s.agenda.replace(Stage::Turn(0));
    s.turn.restart = Restart::KickOff;
    s.ball.area = Area::Ce;
    s.ball.value = 1;
    log.note(Event::Awarded(Restart::KickOff, s.control, Area::Ce));
    log.note(Event::Value(1, Why::Restart));
    clock::restart_minute(rules, s, Restart::KickOff, log);
    setup::order(rules, s);
}
