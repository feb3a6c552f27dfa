//! # Control check and new ball value                                                 F-CTRL, F-EASY, F-NBV
//! The controlling die against the ball value; then the closest player, then the new value. After a lost
//! check 2.x takes the loser's die, 3.0 the winner's own. Order: check, easy situation, swap, closest player,
//! new value, event.

use touchline_engine::{Choices, Log, Seat, worded};

use super::action_order::ActionOrder;
use super::ball_value::{Modifications, UnmarkedTarget};
use super::target::BallMoves;
use super::turn::TurnStep;
use super::{ball_value, closest_player, corner_kick, movement, offside, special_event, steps, target};
use crate::action::Action;
use crate::advanced::skills::{Window, effects, window};
use crate::advanced::weather;
use crate::event::{Check, Event, Why};
use crate::flow::Stage;
use crate::pitch::{Area, NEIGHBOURS};
use crate::ruleset::Ruleset;
use crate::state::{Effect, State};

worded! {
    /// What a failed check without opponents near leads to (F-EASY-01).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum EasySituation {
        /// Control stays; the passive team may move one player (F-EASY-02, F-EASY-03).
        PassiveMovesOne = "passive-moves-one",
    }
}

worded! {
    /// The ball value after a lost check (F-NBV-02).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum AfterLoss {
        /// The die of the team that lost the ball, the new passive team.
        LosersDie = "losers-die",
        /// The die of the team that was passive at the beginning of the turn, the winner's own.
        WinnersDie = "winners-die",
    }
}

/// Whether a die keeps the ball: higher than the value (F-CTRL-02) or equal to it (F-CTRL-03); below it is
/// lost (F-CTRL-04).
pub fn keeps(die: u8, value: u8) -> bool {
    die >= value
}

/// Faces out of six that keep the ball.
pub fn faces_that_keep(value: u8) -> u8 {
    (1..=6).map(|die| u8::from(keeps(die, value))).sum()
}

/// Whether a failed check in this area would not cost the ball: the passive team has nobody in the area nor
/// next to it, goalkeeper included (F-EASY-01, R-056).
pub fn is_easy(rules: &Ruleset, s: &State, area: Area) -> bool {
    rules.easy_situation.is_some()
        && s.squads[s.passive()].present().and(NEIGHBOURS[area as usize].with(area)).is_empty()
}

/// Control passes in the actions: the team that was passive after the check is so no longer, and its
/// aggressive pressing for nothing lapses (F-AEVT-15, R-921).
pub(crate) fn passes_to(s: &mut State, seat: Seat) {
    swap_roles(s, seat);
    if s.turn.effect == Effect::AggressiveDefence {
        s.turn.effect = Effect::None;
    }
}

/// Control passes within a turn: roles swap at once (F-TURN-15), and a free dribble lapses (F-EVT-31, R-052).
fn swap_roles(s: &mut State, seat: Seat) {
    s.control = seat;
    if s.turn.effect == Effect::FreeDribble {
        s.turn.effect = Effect::None;
    }
    // only a pressing says so again.
    s.turn.pressed = None;
    effects::end_with_control(s, seat);
}

/// Whether the check succeeds without a comparison: an unmarked target (F-CTRL-05), or a pressing that failed
/// in the previous turn (F-CTRL-06, R-087).
pub fn is_automatic(rules: &Ruleset, s: &State) -> bool {
    let unmarked = match rules.unmarked_target {
        UnmarkedTarget::CheckSucceeds => ball_value::target_is_unmarked(rules, s, s.turn.target),
        UnmarkedTarget::BecomesOne | UnmarkedTarget::LessTwoUnlessAhead => false,
    };
    unmarked || s.memory.free_check == Some(s.control)
}

/// The control check. In 2.x a special event may come first and then decides (F-CTRL-03, R-041, R-043). A
/// failed pressing frees this check only, whatever the event does to it (F-CTRL-06, R-087).
pub(crate) fn check(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    let kept =
        keeps(s.turn.dice[0], s.ball.value) || is_automatic(rules, s) || s.turn.effect == Effect::PerfectPass;
    s.memory.free_check = None;
    if special_event::is_due_at_the_check(rules, s) {
        s.agenda.push(Stage::CheckResult);
        s.agenda.push(Stage::EventByDifference);
    } else {
        conclude(rules, s, kept, log);
    }
}

/// After an event at the check the controlling team keeps the ball unless the event says otherwise
/// (F-EVT-05).
pub(crate) fn after_event(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    s.agenda.pop();
    conclude(rules, s, true, log);
}

/// The controlling die against the value that the modifications left (F-CTRL-01). The ball stays in the
/// target area whatever happens (F-CTRL-07), except after a failed pass.
fn conclude(rules: &Ruleset, s: &mut State, kept: bool, log: &mut impl Log<Event>) {
    let result = if s.turn.effect == Effect::FailedPass {
        Check::FailedPass
    } else if let Effect::HeadCollision(winner) = s.turn.effect {
        // F-AEVT-16: whatever the check would say.
        if winner == s.control { Check::Kept } else { Check::Lost }
    } else if kept {
        Check::Kept
    } else if is_easy(rules, s, s.turn.target) {
        Check::Easy
    } else {
        Check::Lost
    };
    s.turn.kept = result == Check::Kept && asks_later(rules);
    match result {
        // F-EASY-02: control does not change in an easy situation either.
        Check::Kept | Check::Easy => {}
        Check::Lost => lose(rules, s),
        Check::FailedPass => {
            fail_pass(rules, s);
            lose(rules, s);
        }
    }
    log.note(Event::Check(result, s.control));
    if !rules.turn.contains(&TurnStep::MoveBall) {
        settle(rules, s, log);
    }
    window::open_later(rules, s, Window::AfterCheck, s.control);
    if result == Check::Easy {
        // F-EASY-03: one step for the passive team, before the closest player moves.
        steps::begin(s, 1);
        s.agenda.push(Stage::EasyMove(s.passive()));
    }
}

/// Whether something later in the turn asks how the check went: the offside risk, a sweep, a skill.
fn asks_later(rules: &Ruleset) -> bool {
    rules.offside_risk.is_some() || rules.keeper.is_some() || rules.skills.is_some()
}

fn lose(rules: &Ruleset, s: &mut State) {
    // Only these ask for it later.
    s.turn.lost =
        rules.after_loss == AfterLoss::LosersDie || rules.modifications == Modifications::OnNewValue;
    swap_roles(s, s.passive());
}

/// The ball is where it belongs, the corner taker too; then the closest player, the moves of an event and the
/// new value. The event's moves come before the closest player where the ball moved with the target, else
/// after it.
pub(crate) fn settle(rules: &Ruleset, s: &mut State, _: &mut impl Log<Event>) {
    s.agenda.push(Stage::NewValue);
    if rules.ball_moves == BallMoves::AfterCheck {
        s.ball.area = s.turn.target;
    }
    corner_kick::taker_returns(s);
    match (s.turn.effect, rules.ball_moves) {
        (Effect::Moves(seat, count), BallMoves::WithTarget) => {
            s.agenda.push(Stage::Fetch);
            grant_moves(rules, s, seat, count);
        }
        (Effect::Moves(seat, count), BallMoves::AfterCheck) => {
            grant_moves(rules, s, seat, count);
            closest_player::fetch(s);
        }
        (
            Effect::None
            | Effect::FailedPass
            | Effect::ExtraStep(_)
            | Effect::NoActions
            | Effect::FreeDribble
            | Effect::NoDefence(_)
            | Effect::RollOff(_)
            | Effect::FastSituation(_)
            | Effect::BallBounces(_)
            | Effect::AggressiveDefence
            | Effect::HeadCollision(_)
            | Effect::OpenGoal,
            BallMoves::WithTarget | BallMoves::AfterCheck,
        ) => closest_player::fetch(s),
        // F-AEVT-01, F-AEVT-02: after the closest player, which the step of an easy situation and
        // skills come before.
        (Effect::AttackMove | Effect::DefenceMove, _) => {
            s.agenda.push(Stage::EventMove);
            closest_player::fetch(s);
        }
        // F-AEVT-18: the closest player belongs to the area where the ball ends.
        (Effect::PerfectPass, _) => {
            s.agenda.push(Stage::Fetch);
            s.agenda.push(Stage::PassOn(s.control));
        }
    }
}

/// One step for the team that has the ball after the check (F-AEVT-01), or for the other (F-AEVT-02).
pub(crate) fn event_move(rules: &Ruleset, s: &mut State) {
    s.agenda.pop();
    if s.turn.effect == Effect::AttackMove {
        grant_moves(rules, s, s.control, 1);
    } else if s.turn.effect == Effect::DefenceMove {
        grant_moves(rules, s, s.passive(), 1);
    }
}

/// Such a move uses up the piece's move of the turn and does not block.
fn grant_moves(rules: &Ruleset, s: &mut State, seat: Seat, count: u8) {
    s.steps = movement::opening(rules, s, seat, count, movement::free_mark(rules));
    s.agenda.push(Stage::EventMoves(seat));
}

/// The ball remains in the start area, which counts as target for the rest of the turn; roles swap (F-EVT-21,
/// From the corner spot it comes to lie in the corner area.
fn fail_pass(rules: &Ruleset, s: &mut State) {
    let start = if s.turn.start == Area::Spot { s.turn.corner } else { s.turn.start };
    s.turn.target = start;
    s.ball.area = start;
    if rules.action_order != ActionOrder::FixedWithTarget {
        target::count_numbers(rules, s);
        // a corner taker that is back already counts nowhere.
        let taker_is_back = s.turn.start == Area::Spot && !s.squads[s.turn.starter].has(Area::Spot);
        let count = &mut s.turn.numbers[s.turn.starter];
        *count = count.saturating_sub(u8::from(taker_is_back));
    }
}

/// One player of the passive team, one step to any neighbour, if it likes (F-EASY-03, R-056), not into an
/// offside position.
pub(crate) fn easy_moves(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    let barred = offside::barred(rules, s, seat);
    steps::choices(s, seat, steps::Keep::NOBODY, out, |_, _, _, from| offside::any_step(seat, from, barred));
}

pub(crate) fn easy_move(s: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    if steps::make(s, seat, action, log) {
        s.agenda.pop();
    }
}

/// The new value is the die of the team that was passive at the beginning of the turn: after a kept check
/// (F-NBV-01), an easy situation (F-NBV-09, R-057) and, in 3.0, a lost one (F-NBV-02). A special event then
/// adds its change (F-NBV-03), within 1 (F-NBV-04) and 6 (F-NBV-05).
pub(crate) fn new_value(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    s.agenda.pop();
    let die = match rules.after_loss {
        AfterLoss::LosersDie if s.turn.lost => s.turn.dice[0],
        AfterLoss::LosersDie | AfterLoss::WinnersDie => s.turn.dice[1],
    };
    match rules.modifications {
        Modifications::BeforeDice => {
            s.ball.value = die;
            log.note(Event::Value(s.ball.value, Why::New));
            if s.turn.value_change != 0 {
                s.change_value(s.turn.value_change);
                log.note(Event::Value(s.ball.value, Why::Event(s.turn.value_change)));
            }
            after_new_value(rules, s, log);
        }
        // F-MOD-08: nothing is added after a failed check.
        Modifications::OnNewValue if s.turn.lost => {
            s.ball.value = die;
            log.note(Event::Value(s.ball.value, Why::New));
            after_new_value(rules, s, log);
        }
        Modifications::OnNewValue => match ball_value::together(rules, s, die) {
            value @ 1..=6 => {
                s.ball.value = value.cast_unsigned();
                log.note(Event::Value(s.ball.value, Why::New));
                after_new_value(rules, s, log);
            }
            _ => overflow(rules, s, log),
        },
    }
}

/// What comes after the new value: the bounce of an event (F-AEVT-04), then rain and skills.
#[inline]
fn after_new_value(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    if let Effect::BallBounces(seat) = s.turn.effect {
        s.agenda.push(Stage::Bounce(seat));
    } else {
        rain_and_skills(rules, s, log);
    }
}

/// Rain comes after the modifiers of an event (F-WTHR-08, R-134), skills after it.
#[inline]
pub(crate) fn rain_and_skills(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    let rain = weather::on_new_value(s);
    if rain != 0 {
        s.change_value(rain);
        log.note(Event::Value(s.ball.value, Why::Rain));
    }
    window::open_later(rules, s, Window::NewValue, s.control);
}

/// Above 6 the controlling team loses the ball (F-NBV-06); the value is the die of the new passive team
/// without any modification (F-NBV-07, R-062), and its closest player comes if need be (F-NBV-08).
fn overflow(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    lose(rules, s);
    s.ball.value = s.turn.dice[0];
    log.note(Event::Value(s.ball.value, Why::Overflow));
    log.note(Event::Check(Check::Lost, s.control));
    closest_player::fetch(s);
}
