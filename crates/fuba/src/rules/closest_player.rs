//! # The closest player                                                                      F-CLOSE
//! A team in control without a player at the ball must bring one of its closest (F-CLOSE-01, F-CLOSE-02). In 2.x a team that
//! just won the ball may spare its goalkeeper; in 2.0 the move is deducted later.

use touchline_engine::{Choices, Log, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::flow::Stage;
use crate::pitch::{Area, DISTANCE};
use crate::state::State;

/// Whether a goalkeeper that alone is closest must go (F-CLOSE-02; in 2.x F-CLOSE-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeeperClosest {
    /// It must; on a tie another may be chosen.
    MustGo,
}

/// Ask for the closest player if nobody of the team in control is at the ball (F-CLOSE-01, F-CLOSE-06).
pub(crate) fn fetch(s: &mut State) {
    if !s.squads[s.control].has(s.ball.area) {
        s.agenda.push(Stage::Closest(s.control));
    }
}

/// The owner chooses among the equally close (F-CLOSE-02, R-058).
pub(crate) fn choices(s: &State, seat: Seat, out: &mut Choices<Action>) {
    let (squad, ball) = (&s.squads[seat], s.ball.area);
    let distance =
        |area: Area| DISTANCE.get(area as usize).map_or(u8::MAX, |row| row[ball as usize % row.len()]);
    let Some(nearest) = squad.present().iter().map(distance).min() else { return };
    for from in squad.present().iter().filter(|from| distance(*from) == nearest) {
        if squad.outfield(from) > 0 {
            out.push(Action::Move(from, ball));
        }
    }
    if distance(squad.keeper()) == nearest {
        out.push(Action::MoveKeeper(squad.keeper(), ball));
    }
}

/// The piece is put straight into the area; later moves are not affected (F-CLOSE-04, F-CLOSE-05).
pub(crate) fn choose(s: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    match action {
        Action::Move(from, to) => {
            s.squads[seat].take(from);
            s.squads[seat].put(to, 1);
            log.note(Event::Moved(seat, from, to));
        }
        Action::MoveKeeper(from, to) => {
            s.squads[seat].place_keeper(to);
            log.note(Event::KeeperMoved(seat, from, to));
        }
        Action::Dribble(..) | Action::DribbleKeeper(..) | an_action!() | another_answer!() => {}
    }
    s.agenda.pop();
}
