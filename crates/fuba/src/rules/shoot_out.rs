//! # Shoot-out                                                                       R-949, F-PEN-05..11
//! No book has one, but a cup needs a winner. A roll decides who kicks first; then the teams take turns with
//! the duel of a penalty kick: five kicks each, ended as soon as one cannot catch up, then pair by pair until
//! one scores alone. Its goals are no goals of the match.

use touchline_engine::{Log, Outcome, Seat};

use super::half;
use crate::event::{Event, Shot};
use crate::flow::Stage;
use crate::pitch::penalty_area;
use crate::state::State;

/// Kicks of each team before sudden death.
pub const KICKS: u8 = 5;

/// After so many kicks in all, automatic play gives up.
pub const LONGEST: u8 = 200;

/// From here on kicks are not counted any more, only whose kick of a pair it is.
pub const UNCOUNTED: u8 = u8::MAX - 1;

/// Whether a shoot-out is being played.
pub fn is_on(s: &State) -> bool {
    s.agenda.stages().first() == Some(&Stage::ShootOut)
}

/// The dice for the first kick come first.
pub(crate) fn begin(s: &mut State) {
    s.agenda.push(Stage::ShootOut);
    s.agenda.push(Stage::ShootOutRoll);
}

/// The higher die kicks first; equal dice are rolled again (R-949, as R-011).
pub(crate) fn resolve(s: &mut State, home: u8, away: u8, log: &mut impl Log<Event>) {
    let first = match home.cmp(&away) {
        std::cmp::Ordering::Greater => Seat::Home,
        std::cmp::Ordering::Less => Seat::Away,
        std::cmp::Ordering::Equal => return log.note(Event::RollOffTied),
    };
    s.control = first;
    s.agenda.pop();
    log.note(Event::ShootOutBegins(first));
}

/// Kicks a team has left while another one is about to kick: of its five, then of the pair.
fn left(s: &State, seat: Seat) -> u8 {
    let (kicks, next) = (s.agreed.shoot_out.kicks, seat == s.control);
    if kicks < 2 * KICKS {
        KICKS - if next { kicks / 2 } else { kicks.div_ceil(2) }
    } else {
        u8::from(next) * (kicks % 2)
    }
}

/// The team that the other one cannot catch any more.
pub fn winner(s: &State) -> Option<Seat> {
    let goals = s.agreed.shoot_out.goals;
    Seat::ALL.into_iter().find(|seat| {
        goals[*seat].checked_sub(goals[seat.other()]).is_some_and(|lead| lead > left(s, seat.other()))
    })
}

/// The next kick, or the end.
pub(crate) fn next(s: &mut State, log: &mut impl Log<Event>) {
    if let Some(winner) = winner(s) {
        return half::finish(s, Outcome::Win(winner), log);
    }
    s.ball.area = penalty_area(s.passive());
    s.ball.value = 1;
    s.agenda.push(Stage::Dive);
}

/// A kick has been taken; the other team's turn.
pub(crate) fn kicked(s: &mut State, scored: bool, log: &mut impl Log<Event>) {
    let (kicker, tally) = (s.control, &mut s.agreed.shoot_out);
    // Sudden death may go on for ever; then only whose kick of a pair it is has to stay right.
    tally.kicks = tally.kicks.checked_add(1).unwrap_or(UNCOUNTED);
    tally.goals[kicker] = tally.goals[kicker].saturating_add(u8::from(scored));
    let [home, away] = tally.goals.0;
    log.note(Event::ShootOutKick(kicker, if scored { Shot::Goal } else { Shot::Miss }, [home, away]));
    s.control = kicker.other();
}
