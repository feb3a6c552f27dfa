//! # Kick-off
//! G-KO-01 to G-KO-07: a roll-off before the first one, then a fielder steps up to the ball on the centre
//! spot. With the ball at its feet the turn has two dice (G-KO-04); from then on it is a turn like any other
//! (G-KO-05).

use touchline_engine::{Choices, Log, Seat};

use crate::action::Action;
use crate::board::Square;
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::Markers;
use crate::ruleset::Ruleset;
use crate::state::State;

/// Home's die, away's die: the higher one goes first, a tie is rolled again (G-KO-01).
pub(crate) fn rolled_off(s: &mut State, faces: &[u8], log: &mut impl Log<Event>) {
    let &[home, away] = faces else { return };
    if home == away {
        log.note(Event::RollOffTied);
        return;
    }
    let seat = if home > away { Seat::Home } else { Seat::Away };
    s.coming.seat = seat;
    s.first_kick_off = seat;
    s.agenda.pop();
    log.note(Event::Starts(seat));
}

/// The ball is on the centre spot (G-KO-02); who kicks is asked before the turn begins.
pub(crate) fn begin(rules: &Ruleset, s: &mut State) {
    s.ball.at = rules.board.centre();
    s.agenda.replace(Stage::OpenTurn);
    s.agenda.push(Stage::Kicker);
}

/// The three squares from which the ball is at the kicker's feet (G-KO-03).
pub fn squares(rules: &Ruleset, seat: Seat) -> [Square; 3] {
    let centre = rules.board.centre();
    let y = rules.board.row(seat, rules.board.centre_row() - 1);
    [-1, 0, 1].map(|side| Square::new(centre.x + side, y))
}

/// Any fielder from any of the three squares; without a fielder the goalie kicks off (R-G73).
pub(crate) fn kickers(rules: &Ruleset, s: &State, out: &mut Choices<Action>) {
    out.clear();
    let team = s.present.and(Markers::of(s.coming.seat));
    let fielders = team.iter().filter(|marker| !marker.is_goalie());
    let goalie = team.iter().filter(|marker| team.len() == 1 && marker.is_goalie());
    for marker in fielders.chain(goalie) {
        // A row from west to east keeps the list sorted.
        squares(rules, s.coming.seat).into_iter().for_each(|square| out.push(Action::Kicker(marker, square)));
    }
}

pub(crate) fn kicker(s: &mut State, action: Action, log: &mut impl Log<Event>) {
    let Action::Kicker(marker, square) = action else { return };
    s.put(marker, square);
    s.agenda.pop();
    log.note(Event::KicksOff(marker, square));
}
