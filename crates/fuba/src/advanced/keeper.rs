//! # Advanced goalkeeper                                                                     F-AGK
//! 2.0 and 2.1: in its own penalty area the goalkeeper stands inside or outside the goal area (F-AGK-01);
//! inside nothing changes (F-AGK-03), outside it helps pressing there and makes the opponent's attempts
//! easier, in 2.0 by two, but then it counts as a player. 3.0: it may sweep, for a better pressing in
//! exchange for easier attempts.

use touchline_engine::{Choices, Log, Seat, worded};

use super::skills::Skill;
use super::weather;
use crate::action::Action;
use crate::event::Event;
use crate::flow::Stage;
use crate::pitch::penalty_area;
use crate::ruleset::Ruleset;
use crate::state::{State, TeamMark};

worded! {
    /// How the goalkeeper leaves its line.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum AdvancedKeeper {
        /// Outside it counts for goal attempts, which become easier by two.
        OutsideCounted = "outside-counted",
        /// Outside goal attempts become easier by one.
        Outside = "outside",
        /// It sweeps.
        Sweeps = "sweeps",
    }
}

fn is_home(s: &State, seat: Seat) -> bool {
    s.squads[seat].keeper() == penalty_area(seat)
}

/// Whether the goalkeeper stands outside its goal area (F-AGK-01); out of its penalty area that means nothing
///
pub fn stands_outside(s: &State, seat: Seat) -> bool {
    s.teams[seat].marks.has(TeamMark::KeeperOutside) && is_home(s, seat)
}

/// In its team's movement the goalkeeper may change position for free, once and unless it moves otherwise
/// (F-AGK-02, R-214).
#[inline]
pub(crate) fn position_choices(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    match rules.keeper {
        Some(AdvancedKeeper::OutsideCounted | AdvancedKeeper::Outside)
            if is_home(s, seat) && !s.steps.keeper_moved && is_free(s, seat) =>
        {
            let outside = stands_outside(s, seat);
            out.push(if outside { Action::KeeperIn } else { Action::KeeperOut });
        }
        Some(AdvancedKeeper::OutsideCounted | AdvancedKeeper::Outside | AdvancedKeeper::Sweeps) | None => {}
    }
}

/// Whether nobody has to go to the ball first, which the goalkeeper alone might be able to (F-MOVE-17,
///
fn is_free(s: &State, seat: Seat) -> bool {
    seat != s.control || s.squads[seat].has(s.ball.area)
}

/// It costs no move and is not one, but the goalkeeper does nothing else in this movement.
pub(crate) fn change_position(s: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    let out = action == Action::KeeperOut;
    if out {
        s.teams[seat].marks.add(TeamMark::KeeperOutside);
    } else {
        stands_inside(s, seat);
    }
    s.steps.keeper_moved = true;
    log.note(Event::KeeperOutside(seat, out));
}

/// Inside at every setup, and when it comes home: a goalkeeper that moves loses its position.
#[inline]
pub(crate) fn stands_inside(s: &mut State, seat: Seat) {
    s.teams[seat].marks.remove(TeamMark::KeeperOutside);
}

/// What the goalkeeper's position takes off its team's pressing die (F-AGK-04): only for a pressing in its
/// penalty area, and only for the comparison.
pub fn pressing_help(rules: &Ruleset, s: &State, seat: Seat) -> i8 {
    match rules.keeper {
        Some(AdvancedKeeper::OutsideCounted | AdvancedKeeper::Outside) => {
            i8::from(s.ball.area == penalty_area(seat) && stands_outside(s, seat))
        }
        Some(AdvancedKeeper::Sweeps) | None => 0,
    }
}

/// What the goalkeeper's position (F-AGK-06) or its sweep, until the end of the turn (F-AGK-10, R-126), adds
/// to the opponent's attempts.
pub fn shot_modifier(rules: &Ruleset, s: &State, shooter: Seat) -> i8 {
    let seat = shooter.other();
    match rules.keeper {
        Some(AdvancedKeeper::OutsideCounted) => 2 * i8::from(stands_outside(s, seat)),
        Some(AdvancedKeeper::Outside) => i8::from(stands_outside(s, seat)),
        Some(AdvancedKeeper::Sweeps) => i8::from(s.turn.sweep == Some(seat)),
        None => 0,
    }
}

/// Whether the defending goalkeeper counts at a shot because it stands outside (F-AGK-05); not in the rebound
///
pub fn counts_at_shot(rules: &Ruleset, s: &State, defender: Seat) -> bool {
    match rules.keeper {
        Some(AdvancedKeeper::OutsideCounted) => stands_outside(s, defender),
        Some(AdvancedKeeper::Outside | AdvancedKeeper::Sweeps) | None => false,
    }
}

/// Whether a team's goalkeeper may sweep: the opponent played the ball from elsewhere into the penalty area
/// where it stands (F-AGK-07), and kept it (F-AGK-08). Not if the ball has left the area again, where a sweep
/// could not help, nor against the sun (F-WTHR-04, R-126).
pub fn may_sweep(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    let home = penalty_area(seat);
    rules.keeper == Some(AdvancedKeeper::Sweeps)
        && s.turn.sweep.is_none()
        && seat == s.passive()
        && s.turn.starter == s.control
        && s.turn.kept
        && s.turn.target == home
        && s.turn.start != home
        && s.ball.area == home
        && is_home(s, seat)
        && !weather::dazzles(s, seat)
}

/// Ask for the sweep at the start of a team's first action, before its free movements (F-AGK-08, R-220).
pub(crate) fn offer_sweep(rules: &Ruleset, s: &mut State, seat: Seat) {
    if may_sweep(rules, s, seat) {
        s.agenda.push(Stage::MaybeSweep(seat));
    }
}

pub(crate) fn sweep_choices(out: &mut Choices<Action>) {
    out.push(Action::Done);
    out.push(Action::Sweep);
}

/// A sweep does not commit the team to pressing.
pub(crate) fn sweep(s: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    s.agenda.pop();
    if action == Action::Sweep {
        s.turn.sweep = Some(seat);
        log.note(Event::Sweep(seat));
    }
}

/// Whether the sweep helps this team's pressing now: ball and goalkeeper are still in the penalty area
/// (F-AGK-09, R-220), or wherever an advancing goalkeeper stands.
pub fn sweeps(s: &State, seat: Seat) -> bool {
    s.turn.sweep == Some(seat)
        && s.ball.area == s.squads[seat].keeper()
        && (is_home(s, seat) || s.turn.played[seat].has(Skill::AdvancingGoalKeeper))
}
