//! # Control check and new ball value                                                 F-CTRL, F-EASY, F-NBV
//! The controlling die against the ball value; then the closest player, then the new value. After a lost check 2.x takes
//! the loser's die, 3.0 the winner's own. Order: check, easy situation, swap, closest player, new value, event.

use touchline_engine::{Choices, Log, Seat};

use super::{closest_player, corner_kick, offside, steps, target};
use crate::action::Action;
use crate::event::{Check, Event, Why};
use crate::flow::Stage;
use crate::pitch::NEIGHBOURS;
use crate::ruleset::Ruleset;
use crate::state::{Effect, State};

/// What a failed check without opponents near leads to (F-EASY-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EasySituation {
    /// Control stays; the passive team may move one player (F-EASY-02, F-EASY-03).
    PassiveMovesOne,
}

/// The ball value after a lost check (F-NBV-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterLoss {
    /// The die of the team that was passive at the beginning of the turn, the winner's own.
    WinnersDie,
}

/// Whether a die keeps the ball: higher than the value (F-CTRL-02) or equal to it (F-CTRL-03); below it is lost (F-CTRL-04).
pub fn keeps(die: u8, value: u8) -> bool {
    die >= value
}

/// Faces out of six that keep the ball.
pub fn faces_that_keep(value: u8) -> u8 {
    (1..=6).map(|die| u8::from(keeps(die, value))).sum()
}

/// Whether a failed check in this area would not cost the ball: the passive team has nobody in the area nor next to it,
/// goalkeeper included (F-EASY-01, R-056).
pub fn is_easy(rules: &Ruleset, s: &State, area: crate::pitch::Area) -> bool {
    rules.easy_situation.is_some()
        && s.squads[s.passive()].present().and(NEIGHBOURS[area as usize].with(area)).is_empty()
}

/// Control passes within a turn: roles swap at once (F-TURN-15), and a free dribble lapses (F-EVT-31, R-052).
pub(crate) fn passes_to(s: &mut State, seat: Seat) {
    s.control = seat;
    if s.turn.effect == Effect::FreeDribble {
        s.turn.effect = Effect::None;
    }
}

/// The controlling die against the value that the modifications left (F-CTRL-01). The ball stays in the target area
/// whatever happens (F-CTRL-07), except after a failed pass.
pub(crate) fn check(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    let result = if s.turn.effect == Effect::FailedPass {
        Check::FailedPass
    } else if keeps(s.turn.dice[0], s.ball.value) {
        Check::Kept
    } else if is_easy(rules, s, s.turn.target) {
        Check::Easy
    } else {
        Check::Lost
    };
    s.agenda.push(Stage::NewValue);
    match result {
        // F-EASY-02: control does not change in an easy situation either.
        Check::Kept | Check::Easy => {}
        Check::Lost => passes_to(s, s.passive()),
        Check::FailedPass => fail_pass(rules, s),
    }
    log.note(Event::Check(result, s.control));
    corner_kick::taker_returns(s);
    closest_player::fetch(s);
    if result == Check::Easy {
        // F-EASY-03: one step for the passive team, before the closest player moves.
        steps::begin(s, 1);
        s.agenda.push(Stage::EasyMove(s.passive()));
    }
}

/// The ball remains in the start area, which counts as target for the rest of the turn; roles swap (F-EVT-21, R-049).
/// From the corner spot it comes to lie in the corner area.
fn fail_pass(rules: &Ruleset, s: &mut State) {
    let start = if s.turn.start == crate::pitch::Area::Spot { s.turn.corner } else { s.turn.start };
    s.turn.target = start;
    s.ball.area = start;
    passes_to(s, s.passive());
    target::count_numbers(rules, s);
}

/// One player of the passive team, one step to any neighbour, if it likes (F-EASY-03, R-056), not into an offside
/// position.
pub(crate) fn easy_moves(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    let barred = offside::barred(rules, s, seat);
    steps::choices(s, seat, steps::Keep::NOBODY, out, |_, _, from| offside::any_step(seat, from, barred));
}

pub(crate) fn easy_move(s: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    if steps::make(s, seat, action, log) {
        s.agenda.pop();
    }
}

/// The new value is the die of the team that was passive at the beginning of the turn: after a kept check (F-NBV-01), an
/// easy situation (F-NBV-09, R-057) and, in 3.0, a lost one (F-NBV-02). A special event then adds its change
/// (F-NBV-03), within 1 (F-NBV-04) and 6 (F-NBV-05).
pub(crate) fn new_value(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    s.agenda.pop();
    s.ball.value = match rules.after_loss {
        AfterLoss::WinnersDie => s.turn.dice[1],
    };
    log.note(Event::Value(s.ball.value, Why::New));
    if s.turn.value_change != 0 {
        s.change_value(s.turn.value_change);
        log.note(Event::Value(s.ball.value, Why::Event(s.turn.value_change)));
    }
}
