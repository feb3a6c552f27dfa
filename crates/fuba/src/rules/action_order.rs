//! # Order and choice of actions                                                             F-ACT
//! 3.0: the team with more players in the target area acts first (F-ACT-01), both play a first action
//! (F-ACT-05, F-ACT-06), then the team in control decides about second ones (F-ACT-07). 2.x has action stages
//! of its own.

use touchline_engine::{Choices, Log, Seat, worded};

use super::action_stage::ActionStages;
use super::{free_movement, goal_attempt, movement, positioning, pressing};
use crate::action::{Action, Chosen};
use crate::advanced::condition::Boost;
use crate::advanced::skills::{Window, effects, play, window};
use crate::advanced::{condition, injury, keeper, offside_risk, substitution, tiredness};
use crate::event::Event;
use crate::flow::{Nth, Stage};
use crate::ruleset::Ruleset;
use crate::state::Line;
use crate::state::{ActionKind, Effect, Restart, State};

worded! {
    /// How the team that acts first is found (F-ACT-01).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum ActionOrder {
        /// The team that acted first last turn, if it moved fewer players than the opponent, else the
        /// opponent.
        FewerMoved = "fewer-moved",
        /// The controlling team if it has more players in the target area, else the passive team, fixed
        /// with the target.
        FixedWithTarget = "fixed-with-target",
        /// The team with more players in the target area.
        MoreInTarget = "more-in-target",
    }
}

worded! {
    /// Second actions (F-ACT-11 to F-ACT-14).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum SecondAction {
        /// One move fewer, one on the pressing die, one player fewer at the adjustment, one off the goal
        /// attempt.
        Handicapped = "handicapped",
        /// Like the first.
        Plain = "plain",
    }
}

worded! {
    /// Who acts first when both teams have as many players in the target area (F-ACT-01, R-065).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum OrderTie {
        /// The team that is passive when the actions start.
        PassiveNow = "passive-now",
        /// The team that was passive at the beginning of the turn.
        PassiveAtStart = "passive-at-start",
    }
}

worded! {
    /// Who acts first after a restart, where moves decide otherwise (F-ACT-03, R-193).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum RestartOrder {
        /// The team that is passive when the actions start.
        PassiveNow = "passive-now",
        /// The team that was passive when the restart was taken.
        PassiveAtStart = "passive-at-start",
    }
}

/// The team that acts first: more players in the target area at the beginning of the turn (F-ACT-01,
/// F-ACT-02), decided afresh each turn (F-TURN-10), goal kicks included (F-GKK-11).
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

/// After a restart other than a goal kick (F-ACT-03, R-193), and when the target area held only passive
/// players (F-ACT-04, R-198), the passive team; else who moved fewer players in the last complete turn
/// (F-ACT-01, R-063, R-064, R-197).
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
pub(crate) fn first_actions(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    if s.turn.effect != Effect::NoActions {
        decide(rules, s, log);
    }
}

/// The order is found now; skills may change it before anybody acts: the base order, the offside risk, then
/// goal poacher, then midfield general.
#[inline]
pub(crate) fn decide(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    s.turn.first = first_team(rules, s);
    if let Some(first) = offside_risk::first_team(rules, s)
        && first != s.turn.first
    {
        s.turn.first = first;
        log.note(Event::RiskPays(first));
    }
    if rules.skills.is_none() {
        act_now(rules, s, log);
    } else {
        s.agenda.push(Stage::ActInOrder);
        s.agenda.push(Stage::OpenWindow(Window::BeforeActions, s.control));
        s.agenda.push(Stage::OpenWindow(Window::LastOrder, s.control));
        s.agenda.push(Stage::OpenWindow(Window::Order, s.control));
    }
}

/// Both teams act in the order found.
pub(crate) fn act_in_order(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    s.agenda.pop();
    act_now(rules, s, log);
}

#[inline]
fn act_now(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    injury::before_actions(rules, s, log);
    match rules.action_stages {
        ActionStages::Rounds => {
            s.agenda.push(Stage::FirstAction(s.turn.first.other()));
            s.agenda.push(Stage::FirstAction(s.turn.first));
        }
        ActionStages::FixedSequences | ActionStages::TwoActions => {
            s.agenda.push(Stage::TeamStage(s.turn.first));
        }
    }
}

/// A team's first action: the sweep, free movements, then the action.
pub(crate) fn first_action(rules: &Ruleset, s: &mut State, seat: Seat) {
    window::forget(rules, s, seat);
    s.agenda.pop();
    push_action(rules, s, seat, Nth::First);
    free_movement::begin(rules, s, seat);
    keeper::offer_sweep(rules, s, seat);
}

/// An action, and after it the window of its end.
pub(crate) fn push_action(rules: &Ruleset, s: &mut State, seat: Seat, nth: Nth) {
    window::open_later(rules, s, Window::AfterAction, seat);
    s.agenda.push(Stage::Action(seat, nth));
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
pub(crate) fn choose_second(rules: &Ruleset, s: &mut State, action: Action, log: &mut impl Log<Event>) {
    s.agenda.pop();
    let wanted = action == Action::SecondActions;
    log.note(Event::SecondActions(s.control, wanted));
    if wanted {
        push_action(rules, s, s.turn.first.other(), Nth::Second);
        push_action(rules, s, s.turn.first, Nth::Second);
    }
}

/// Whether a type is still open to a team: its second action must differ from its first (F-ACT-08, R-180).
fn is_open(s: &State, seat: Seat, kind: ActionKind) -> bool {
    !s.turn.acted[seat].has(kind)
}

/// The list of actions (F-ACT-09). Movement and positioning are always there, so a team can in effect pass
/// (F-ACT-10, R-068); what is available follows the role of the moment.
pub(crate) fn choices(rules: &Ruleset, s: &State, seat: Seat, nth: Nth, out: &mut Choices<Action>) {
    // a skill played with the choice binds the team to its type.
    let bound = if rules.skills.is_some() { bound_by_skill(rules, s, seat) } else { None };
    // F-SK-04 of 2.1: a third action may be left out; without fans only a position that somebody typed comes
    // here.
    if s.turn.acted[seat].len() > 1 {
        out.push(Action::Done);
    }
    let open = |kind| is_open(s, seat, kind) && bound.is_none_or(|only| only == kind);
    if open(ActionKind::GoalAttempt) && goal_attempt::is_allowed(s, seat) {
        out.push(Action::Shoot);
        window::offer(rules, s, seat, Window::GoalAttempt, out);
    }
    if open(ActionKind::Movement) {
        movement::options(rules, s, seat, out);
    }
    if open(ActionKind::Positioning) {
        positioning::options(rules, s, seat, is_handicapped(rules, nth), out);
    }
    if open(ActionKind::Pressing) {
        pressing::options(rules, s, seat, out);
    }
    if open(ActionKind::Substitution) {
        (1..=substitution::most_as_action(rules, s, seat, nth))
            .for_each(|number| out.push(Action::Substitute(number)));
    }
    if open(ActionKind::BallOn) {
        window::offer(rules, s, seat, Window::OwnAction, out);
    }
}

/// Whether an action is a handicapped second one (F-ACT-11 to F-ACT-14).
fn is_handicapped(rules: &Ruleset, nth: Nth) -> bool {
    match rules.second_action {
        SecondAction::Handicapped => nth == Nth::Second,
        SecondAction::Plain => false,
    }
}

/// The only type open to a team that has played a skill with the choice of its action, or a goal
/// poacher before it (F-SK-35 of 2.1).
fn bound_by_skill(rules: &Ruleset, s: &State, seat: Seat) -> Option<ActionKind> {
    let shot = effects::must_shoot(rules, s, seat).then_some(ActionKind::GoalAttempt);
    shot.or_else(|| window::bound_to(rules, s, seat))
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
    // What the last action cost may tire now; a skill played with this choice is part of this action.
    if rules.skills.is_none() || window::bound_to(rules, s, seat).is_none() {
        tiredness::catch_up(rules, s, log);
    }
    s.turn.handicap = is_handicapped(rules, nth);
    // F-SK-04 of 2.1: the fans want a third action, which is handicapped too.
    let third = nth == Nth::Second && effects::has_third_action(rules, s, seat);
    if third && s.turn.acted[seat].len() == 1 && effects::is_action(rules, action) {
        s.agenda.push(Stage::Action(seat, nth));
    }
    match action.as_chosen() {
        Some(Chosen::GoalAttempt) => {
            begin(s, seat, ActionKind::GoalAttempt, log);
            s.agenda.push(Stage::GoalAttempt(seat));
            goal_attempt::announced(rules, s, seat);
        }
        Some(Chosen::Movement(line, boost)) => {
            begin(s, seat, ActionKind::Movement, log);
            movement::begin(rules, s, seat, line, nth, boost, log);
        }
        Some(Chosen::MovementByDie) => {
            begin(s, seat, ActionKind::Movement, log);
            movement::begin_by_die(rules, s, seat, log);
        }
        Some(Chosen::Positioning(steps, boost)) => {
            begin(s, seat, ActionKind::Positioning, log);
            condition::pay_for(rules, s, seat, boost, log);
            positioning::play(rules, s, seat, steps, log);
        }
        Some(Chosen::Adjustment(boost)) => {
            begin(s, seat, ActionKind::Positioning, log);
            condition::pay_for(rules, s, seat, boost, log);
            positioning::adjust(rules, s, seat, u8::from(boost == Boost::Point), log);
        }
        Some(Chosen::Pressing(choice)) => {
            begin(s, seat, ActionKind::Pressing, log);
            pressing::begin(rules, s, seat, choice, log);
        }
        Some(Chosen::Substitution) => {
            s.turn.acted[seat] = s.turn.acted[seat].with(ActionKind::Substitution);
            log.note(Event::Acts(seat, ActionKind::Substitution));
            substitution::announce(rules, s, seat, action, log);
        }
        None => {
            if let Action::Play(skill) = action {
                play::play(rules, s, seat, skill, log);
            } else {
                s.agenda.pop();
            }
        }
    }
}

/// The team's choice is made and remembered.
pub(crate) fn begin(s: &mut State, seat: Seat, kind: ActionKind, log: &mut impl Log<Event>) {
    s.turn.acted[seat] = s.turn.acted[seat].with(kind);
    s.agenda.pop();
    log.note(Event::Acts(seat, kind));
}
