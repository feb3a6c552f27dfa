//! # The closest player                                                                      F-CLOSE
//! A team in control without a player at the ball must bring one of its closest (F-CLOSE-01, F-CLOSE-02). In
//! 2.x a team that just won the ball may spare its goalkeeper; in 2.0 the move is deducted later.

use touchline_engine::{Choices, Log, Seat, worded};

use crate::action::{Action, PieceStep, Stepper};
use crate::advanced::keeper;
use crate::event::Event;
use crate::flow::Stage;
use crate::pitch::{Area, DISTANCE};
use crate::ruleset::Ruleset;
use crate::state::{Nominee, Pieces, State};

worded! {
    /// Whether a goalkeeper that alone is closest must go (F-CLOSE-02; in 2.x F-CLOSE-03).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum KeeperClosest {
        /// A team that has just won the ball may send its nearest outfield player instead.
        MaySpare = "may-spare",
        /// It must; on a tie another may be chosen.
        MustGo = "must-go",
    }
}

worded! {
    /// What the forced move costs (F-CLOSE-04).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum ClosestCost {
        /// It is deducted from the team's moves in this turn and counts as a moved player.
        OneMove = "one-move",
        /// Nothing.
        Nothing = "nothing",
    }
}

/// Ask for the closest player if the team in control has nobody at the ball (F-CLOSE-01, F-CLOSE-06).
pub(crate) fn fetch(s: &mut State) {
    if !s.squads[s.control].has(s.ball.area) {
        s.agenda.push(Stage::Closest(s.control));
    }
}

/// The same as a stage of its own, after moves that may have brought a player.
pub(crate) fn fetch_now(s: &mut State) {
    s.agenda.pop();
    fetch(s);
}

/// The owner chooses among the equally close (F-CLOSE-02, R-058).
pub(crate) fn choices(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    let (squad, ball) = (&s.squads[seat], s.ball.area);
    let distance =
        |area: Area| DISTANCE.get(area as usize).map_or(u8::MAX, |row| row[ball as usize % row.len()]);
    let Some(nearest) = squad.present().iter().map(distance).min() else { return };
    let outfield = |from: &Area| squad.outfield(*from) > 0;
    let closest = |from: &Area| distance(*from) == nearest;
    let only_keeper = !squad.present().iter().filter(closest).any(|from| outfield(&from));
    let spared = match rules.keeper_closest {
        KeeperClosest::MaySpare => only_keeper && seat != s.turn.starter,
        KeeperClosest::MustGo => false,
    };
    let wanted = if spared {
        squad.present().iter().filter(outfield).map(distance).min().unwrap_or(nearest)
    } else {
        nearest
    };
    for from in squad.present().iter().filter(|from| distance(*from) == wanted) {
        if squad.outfield(from) > 0 {
            out.push(Action::Move(from, ball));
        }
        if is_choice(s, seat, from) {
            out.push(Action::MoveNominee(from, ball));
        }
    }
    if distance(squad.keeper()) == nearest {
        out.push(Action::MoveKeeper(squad.keeper(), ball));
    }
}

/// Whether the player the fans sing for stands in an area with others: nobody has stepped yet, and any of
/// them may be sent.
pub(crate) fn is_choice(s: &State, seat: Seat, from: Area) -> bool {
    s.turn.fans == Some((seat, Nominee::Player(from))) && s.squads[seat].outfield(from) > 1
}

/// The piece is put straight into the area; later moves are not affected (F-CLOSE-04, F-CLOSE-05).
pub(crate) fn choose(rules: &Ruleset, s: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    match rules.closest_cost {
        ClosestCost::OneMove => {
            s.turn.deducted[seat] += 1;
            s.turn.moves[seat] += 1;
        }
        ClosestCost::Nothing => {}
    }
    let Some(PieceStep { who, from, to, .. }) = action.as_step() else { return };
    match who {
        Stepper::Player | Stepper::Nominee => {
            let nominee = s.turn.fans == Some((seat, Nominee::Player(from)))
                && (who == Stepper::Nominee || s.squads[seat].outfield(from) == 1);
            s.squads[seat].take(from);
            s.squads[seat].put(to, 1);
            let left = s.squads[seat].outfield(from);
            carry_mark(&mut s.moved[seat], from, to, left);
            carry_mark(&mut s.moved_freely[seat], from, to, left);
            log.note(Event::Moved(seat, from, to));
            if nominee {
                s.turn.fans = Some((seat, Nominee::Player(to)));
                log.note(Event::Nominated(seat, to));
            }
        }
        Stepper::Keeper => {
            s.squads[seat].place_keeper(to);
            keeper::stands_inside(s, seat);
            log.note(Event::KeeperMoved(seat, from, to));
        }
    }
    s.agenda.pop();
}

/// The forced move uses up nothing, but if everybody in the area has moved already, so has the
/// fetched piece.
fn carry_mark(pieces: &mut Pieces, from: Area, to: Area, left: u8) {
    if from != Area::Spot && to != Area::Spot && pieces.at(from) > left {
        pieces.remove(from);
        pieces.add(to);
    }
}
