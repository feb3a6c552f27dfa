//! # Order and choice of actions                                                             F-ACT
//! 3.0: the team with more players in the target area acts first (F-ACT-01), both play a first action (F-ACT-05, F-ACT-06),
//! then the team in control decides about second ones (F-ACT-07). 2.x has action stages of its own.

use touchline_engine::{Choices, Log, Seat};

use super::positioning::Positioning;
use super::{goal_attempt, movement, positioning, pressing};
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Nth, Stage};
use crate::ruleset::Ruleset;
use crate::state::Line;
use crate::state::{ActionKind, Effect, Restart, State};

/// How the team that acts first is found (F-ACT-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActionOrder {
    /// The team that acted first last turn, if it moved fewer players than the opponent, else the opponent.
    FewerMoved,
    /// The controlling team if it has more players in the target area, else the passive team, fixed with the target.
    FixedWithTarget,
    /// The team with more players in the target area.
    MoreInTarget,
}

/// Second actions (F-ACT-11 to F-ACT-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecondAction {
    /// One move fewer, one on the pressing die, one player fewer at the adjustment, one off the goal attempt.
    Handicapped,
    /// Like the first.
    Plain,
}

/// Who acts first when both teams have as many players in the target area (F-ACT-01, R-065).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderTie {
    /// The team that is passive when the actions start.
    PassiveNow,
    /// The team that was passive at the beginning of the turn.
    PassiveAtStart,
}

/// Who acts first after a restart, where moves decide otherwise (F-ACT-03, R-193).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RestartOrder {
    /// The team that is passive when the actions start.
    PassiveNow,
    /// The team that was passive when the restart was taken.
    PassiveAtStart,
}

/// The team that acts first: more players in the target area at the beginning of the turn (F-ACT-01, F-ACT-02), decided
/// afresh each turn (F-TURN-10), goal kicks included (F-GKK-11).
pub fn first_team(rules: &Ruleset, s: &State) -> Seat {
    match rules.action_order {
        ActionOrder::FewerMoved => fewer_moved(rules, s),
        ActionOrder::FixedWithTarget => s.turn.first,
        ActionOrder::MoreInTarget => more_in_target(rules, s),
    }
}

/// In 2.2 the order is fixed when the target is chosen (F-TURN-02, F-ACT-02 of 2.2).
pub(crate) fn fix(rules: &Ruleset, s: &mut State) {
    if rules.action_order == ActionOrder::FixedWithTarget {
        let more = s.turn.numbers[s.control] > s.turn.numbers[s.passive()];
        s.turn.first = if more { s.control } else { s.passive() };
    }
}

/// After a restart other than a goal kick (F-ACT-03, R-193), and when the target area held only passive players (F-ACT-04,
/// R-198), the passive team; else who moved fewer players in the last complete turn (F-ACT-01, R-063, R-064, R-197).
fn fewer_moved(rules: &Ruleset, s: &State) -> Seat {
    let restart = match s.turn.restart {
        Restart::KickOff | Restart::FreeKick | Restart::CornerKick | Restart::PenaltyKick => true,
        Restart::OpenPlay | Restart::GoalKick => false,
    };
    if restart && rules.restart_order == RestartOrder::PassiveAtStart {
        return s.turn.starter.other();
    }
    let only_passive = s.turn.numbers[s.control] == 0 && s.turn.numbers[s.passive()] > 0;
    match s.memory.first {
        Some(first) if !restart && !only_passive => {
            if s.memory.moves[first] < s.memory.moves[first.other()] {
                first
            } else {
                first.other()
            }
        }
        Some(_) | None => s.passive(),
    }
}

fn more_in_target(rules: &Ruleset, s: &State) -> Seat {
    let [home, away] = s.turn.numbers.0;
    match home.cmp(&away) {
        std::cmp::Ordering::Greater => Seat::Home,
        std::cmp::Ordering::Less => Seat::Away,
        std::cmp::Ordering::Equal => match rules.order_tie {
            OrderTie::PassiveNow => s.passive(),
            OrderTie::PassiveAtStart => s.turn.starter.other(),
        },
    }
}

/// Each team plays one first action, the first team before the second (F-ACT-05, F-ACT-06, R-192).
pub(crate) fn first_actions(rules: &Ruleset, s: &mut State) {
    if s.turn.effect == Effect::NoActions {
        return;
    }
    s.turn.first = first_team(rules, s);
    s.agenda.push(Stage::FirstAction(s.turn.first.other()));
    s.agenda.push(Stage::FirstAction(s.turn.first));
}

/// The team that has the ball now is asked (F-ACT-07, R-184).
pub(crate) fn second_actions(s: &mut State) {
    if s.turn.effect != Effect::NoActions {
        s.agenda.push(Stage::SecondActions);
    }
}

pub(crate) fn second_choices(out: &mut Choices<Action>) {
    out.push(Action::SecondActions);
    out.push(Action::NewTurn);
}

/// Second actions for both teams in the same order, or a new turn at once (F-ACT-07, F-ACT-17).
pub(crate) fn choose_second(s: &mut State, action: Action, log: &mut impl Log<Event>) {
    s.agenda.pop();
    let wanted = action == Action::SecondActions;
    log.note(Event::SecondActions(s.control, wanted));
    if wanted {
        s.agenda.push(Stage::Action(s.turn.first.other(), Nth::Second));
        s.agenda.push(Stage::Action(s.turn.first, Nth::Second));
    }
}

/// Whether a type is still open to a team: its second action must differ from its first (F-ACT-08, R-180).
fn is_open(s: &State, seat: Seat, kind: ActionKind) -> bool {
    s.turn.acted[seat] != Some(kind)
}

/// The list of actions (F-ACT-09). Movement and positioning are always there, so a team can in effect pass (F-ACT-10, R-068);
/// what is available follows the role of the moment.
pub(crate) fn choices(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    if is_open(s, seat, ActionKind::GoalAttempt) && goal_attempt::is_allowed(s, seat) {
        out.push(Action::Shoot);
    }
    if is_open(s, seat, ActionKind::Movement) {
        lines(s, seat, out);
    }
    if is_open(s, seat, ActionKind::Positioning) {
        match rules.positioning {
            Positioning::ByNumbers => out.push(Action::Adjust),
            Positioning::OwnFavour => {
                (0..=positioning::most(rules, s, seat)).for_each(|steps| out.push(Action::Position(steps)));
            }
        }
    }
    if is_open(s, seat, ActionKind::Pressing) && pressing::is_allowed(rules, s, seat) {
        out.push(Action::Press);
    }
}

/// The movement options (F-MOVE-01), without defence for a team that an event bars from it (F-EVT-20).
pub(crate) fn lines(s: &State, seat: Seat, out: &mut Choices<Action>) {
    let barred = s.turn.effect == Effect::NoDefence(seat);
    let open = Line::ALL.into_iter().filter(|line| !(barred && *line == Line::Defence));
    open.for_each(|line| out.push(Action::Movement(line)));
}

pub(crate) fn choose(
    rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    nth: Nth,
    action: Action,
    log: &mut impl Log<Event>,
) {
    s.turn.handicap = match rules.second_action {
        SecondAction::Handicapped => nth == Nth::Second,
        SecondAction::Plain => false,
    };
    match action {
        Action::Shoot => {
            begin(s, seat, ActionKind::GoalAttempt, log);
            s.agenda.push(Stage::GoalAttempt(seat));
        }
        Action::Movement(line) => {
            begin(s, seat, ActionKind::Movement, log);
            movement::begin(rules, s, seat, line, nth, log);
        }
        Action::Position(steps) => {
            begin(s, seat, ActionKind::Positioning, log);
            positioning::play(s, seat, steps, log);
        }
        Action::Adjust => {
            begin(s, seat, ActionKind::Positioning, log);
            positioning::adjust(rules, s, seat, log);
        }
        Action::Press => {
            begin(s, seat, ActionKind::Pressing, log);
            s.agenda.push(pressing::stage(rules, seat));
        }
        a_step!() | another_answer!() => {}
    }
}

/// The team's choice is made and remembered.
pub(crate) fn begin(s: &mut State, seat: Seat, kind: ActionKind, log: &mut impl Log<Event>) {
    s.turn.acted[seat] = Some(kind);
    s.agenda.pop();
    log.note(Event::Acts(seat, kind));
}
