//! # Advanced special events                                                                 F-AEVT
//! The 36 cells of 3.0, used instead of the basic table: the row is the controlling die, the column the
//! passive die. Roles are those at the beginning of the turn unless a cell says otherwise. What leans
//! on an advanced rule that is not in play is void. `roll_off` is the contest several cells ask for,
//! `cards` what happens to skill cards, `fans` whom they sing for.

pub mod cards;
pub mod fans;
pub mod roll_off;

use touchline_engine::{Choices, Log, Seat};

use super::injury;
use crate::action::Action;
use crate::event::{Event, Why};
use crate::flow::Stage;
use crate::pitch::{AreaSet, GOAL_LINES, NEIGHBOURS, SIDE_LINES};
use crate::rules::{cards as shown_cards, clock, control, free_kick, offside};
use crate::ruleset::Ruleset;
use crate::state::{Cell, Effect, State};

/// The two dice of the event. Each cell says when it takes effect: at once, with the check, or later in the
/// turn.
pub(crate) fn resolve(rules: &Ruleset, s: &mut State, row: u8, column: u8, log: &mut impl Log<Event>) {
    s.agenda.pop();
    log.note(Event::AdvancedEvent(row, column));
    let (starter, other) = (s.turn.starter, s.turn.starter.other());
    let at_side_line = SIDE_LINES.has(s.turn.target);
    let at_goal_line = GOAL_LINES.has(s.turn.target);
    match (row, column) {
        (..=1, ..=2) => s.turn.effect = Effect::AttackMove, // F-AEVT-01
        (..=1, 3..=4) => s.turn.effect = Effect::DefenceMove, // F-AEVT-02
        (..=1, 5..) => roll_off::begin(s, Cell::FastSituation), // F-AEVT-03
        (2, ..=2) => roll_off::begin(s, Cell::BallBounces), // F-AEVT-04
        (2, 3..=4) => s.turn.value_change = 1,              // F-AEVT-05
        (2, 5..) => s.turn.value_change = -1,               // F-AEVT-06
        (3, ..=2) => free_kick::award(rules, s, starter, s.turn.target, log), // F-AEVT-07
        (3, 3..=4) => free_kick::award(rules, s, other, s.turn.target, log), // F-AEVT-08
        (3, 5) => rude_foul(rules, s, other, log),          // F-AEVT-09
        (3, 6..) => rude_foul(rules, s, starter, log),      // F-AEVT-10
        (4, ..=2) => s.turn.effect = Effect::NoActions,     // F-AEVT-11: no corner kick either
        (4, 3) if at_side_line => roll_off::begin(s, Cell::OverSideLine), // F-AEVT-12
        (4, 4) if at_goal_line => roll_off::begin(s, Cell::OverGoalLine), // F-AEVT-13
        (4, 3..=4) => {}                                    // play goes on
        (4, 5) => s.turn.effect = Effect::FreeDribble,      // F-AEVT-14, as the basic event 12
        (4, 6..) => s.turn.effect = Effect::AggressiveDefence, // F-AEVT-15
        (5, ..=1) => roll_off::begin(s, Cell::HeadCollision), // F-AEVT-16
        (5, 2) => s.turn.effect = Effect::FailedPass,       // F-AEVT-17, as the basic event 2
        (5, 3) => s.turn.effect = Effect::PerfectPass,      // F-AEVT-18
        (5, 4) => injury::happens(rules, s, starter, 0),    // F-AEVT-19
        (5, 5) => begin_streaking(s),                       // F-AEVT-20
        (5, 6..) => s.turn.effect = Effect::OpenGoal,       // F-AEVT-21: for both teams
        (6.., ..=1) => fans::begin(s, other),               // F-AEVT-22
        (6.., 2) => fans::begin(s, starter),                // F-AEVT-23
        (6.., 3) => cards::begin_losing(rules, s, other),   // F-AEVT-24
        (6.., 4) => cards::begin_losing(rules, s, starter), // F-AEVT-25
        (6.., 5) => cards::begin_gaining(rules, s, Cell::OldStar), // F-AEVT-26
        (6.., 6..) => cards::begin_gaining(rules, s, Cell::YoungTalent), // F-AEVT-27
    }
}

/// A rude foul (F-AEVT-09, F-AEVT-10): a free kick at once without a control check. The
/// offender's yellow card needs no test, its red card test is harder by one; then the other team has an
/// injury, then the kick.
fn rude_foul(rules: &Ruleset, s: &mut State, offender: Seat, log: &mut impl Log<Event>) {
    free_kick::award_without_test(s, offender.other(), s.turn.target, log);
    injury::happens(rules, s, offender.other(), 0);
    shown_cards::rude_foul(rules, s, offender, log);
}

/// A streaker on the pitch (F-AEVT-20): no effect if the marker is already in stoppage time.
fn begin_streaking(s: &mut State) {
    if s.clock.stoppage == 0 {
        s.agenda.push(Stage::Streaking);
    }
}

/// The die plus one (F-AEVT-20); the marker stops on the first square of stoppage time. It is not a
/// time stage, so nobody tires from it.
pub(crate) fn streaking(rules: &Ruleset, s: &mut State, die: u8, log: &mut impl Log<Event>) {
    s.agenda.pop();
    clock::advance(rules, s, die + 1);
    log.note(Event::Time(s.clock));
}

/// Two up, two down, or nothing (F-AEVT-04, R-164); only what changes the value is offered.
pub(crate) fn bounces(s: &State, out: &mut Choices<Action>) {
    out.push(Action::Done);
    if s.ball.value < 6 {
        out.push(Action::Raise);
    }
    if s.ball.value > 1 {
        out.push(Action::Lower);
    }
}

/// After the new value and before the rain.
pub(crate) fn bounce(rules: &Ruleset, s: &mut State, action: Action, log: &mut impl Log<Event>) {
    s.agenda.pop();
    let change = match action {
        Action::Raise => 2,
        Action::Lower => -2,
        _ => 0,
    };
    if change != 0 {
        s.turn.value_change = change;
        s.change_value(change);
        log.note(Event::Value(s.ball.value, Why::Bounce));
    }
    control::rain_and_skills(rules, s, log);
}

/// Where a perfect pass may go on to (F-AEVT-18): a neighbour with a player of the team, not an offside one
///
fn next_of_pass(s: &State) -> AreaSet {
    let onside = AreaSet::PITCH.minus(offside::areas(s, s.control, s.ball.area));
    NEIGHBOURS[s.ball.area as usize].and(s.squads[s.control].present()).and(onside)
}

pub(crate) fn passes_on(s: &State, out: &mut Choices<Action>) {
    out.push(Action::Done);
    next_of_pass(s).iter().for_each(|area| out.push(Action::BallOn(area)));
}

/// The ball moves on; the first target stays the target of the turn, for the order of actions (F-AEVT-18) and
/// for payments. Only then does the closest player come.
pub(crate) fn pass_on(s: &mut State, action: Action, log: &mut impl Log<Event>) {
    s.agenda.pop();
    if let Action::BallOn(area) = action {
        log.note(Event::BallOn(s.control, s.ball.area, area));
        s.ball.area = area;
    }
}

#[cfg(test)]
mod tests {
    use touchline_engine::{Game, Seat};

    use super::*;
    use crate::pitch::Area;
    use crate::{Fuba, Terms};

    /// The agenda after the dice of the event, with home in possession in the target area.
    fn agenda_after(target: Area, [row, column]: [u8; 2], roll_off: Option<[u8; 2]>) -> Vec<Stage> {
        let rules = Ruleset { injuries: crate::editions::v3_0::ALL.injuries, ..crate::editions::v3_0::BASIC };
        let mut s = Fuba { rules }.start(&Terms::default());
        (s.turn.starter, s.turn.target, s.ball.area, s.clock.half) = (Seat::Home, target, target, 1);
        s.agenda.clear();
        s.agenda.push(Stage::Turn(3));
        s.agenda.push(Stage::AdvancedEvent);
        resolve(&rules, &mut s, row, column, &mut ());
        if let Some([home, away]) = roll_off {
            roll_off::resolve(&rules, &mut s, home, away, &mut ());
        }
        s.agenda.stages().to_vec()
    }

    /// F-AEVT-09, F-AEVT-10: card test, then the injury of the other team, then the kick.
    #[test]
    fn a_rude_foul_hurts_the_other_team_after_the_card_test() {
        for (column, offender) in [(5, Seat::Away), (6, Seat::Home)] {
            assert_eq!(
                agenda_after(Area::Ce, [3, column], None),
                [Stage::FreeKick, Stage::Injury(offender.other(), 0), Stage::RedCard(offender, 1)]
            );
        }
    }

    /// F-AEVT-16: the team that began with the ball first; less badly outside the penalty areas
    ///
    #[test]
    fn a_head_collision_hurts_both_teams() {
        for (target, less) in [(Area::Ce, 1), (Area::Blc, 1), (Area::Bpa, 0), (Area::Apa, 0)] {
            for dice in [[6, 1], [1, 6]] {
                assert_eq!(
                    agenda_after(target, [5, 1], Some(dice)),
                    [Stage::Turn(3), Stage::Injury(Seat::Away, less), Stage::Injury(Seat::Home, less)]
                );
            }
        }
    }

    /// F-AEVT-19.
    #[test]
    fn behind_the_referee_hurts_the_team_that_began_with_the_ball() {
        assert_eq!(agenda_after(Area::Ce, [5, 4], None), [Stage::Turn(3), Stage::Injury(Seat::Home, 0)]);
    }
}
