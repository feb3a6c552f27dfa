//! Why an answer is not legal now, if a rule says so. Uses only what both teams know.

use touchline_engine::{Choices, Game as _, Message, Node, Seat};

use super::area;
use crate::Fuba;
use crate::action::{Action, Chosen, PieceStep, Stepper};
use crate::advanced::skills::effects;
use crate::advanced::special_events::fans;
use crate::decision::Decision;
use crate::pitch::{Area, AreaSet, BACKWARD, FORWARD, NEIGHBOURS, OFF_GOAL_LINE};
use crate::rules::free_movement::FreeMovement;
use crate::rules::movement::{self, MidfieldMoves, StraightMoves};
use crate::rules::numbers::counted;
use crate::rules::positioning::{self, Positioning};
use crate::rules::pressing::Pressing;
use crate::rules::steps::Piece;
use crate::rules::target::FarTarget;
use crate::rules::{ball_value, closest_player, goal_attempt, goal_kick, offside};
use crate::ruleset::Ruleset;
use crate::state::{ActionKind, Dribble, Effect, Line, Restart, State};

/// The rule that forbids an answer to the current question; `None` if the rules in play say nothing specific.
pub(super) fn of(game: &Fuba, s: &State, action: Action) -> Option<Message> {
    let Node::Decide(seat, decision) = game.node(s) else { return None };
    let rules = &game.rules;
    if let Some(chosen) = action.as_chosen()
        && chosen != Chosen::Substitution
    {
        return an_action(rules, s, seat, decision, action, chosen.kind());
    }
    if let Some(step) = action.as_step() {
        let why = if step.dribbles { a_dribble } else { a_step };
        return why(rules, s, seat, decision, step);
    }
    match action {
        Action::Target(to) if decision == Decision::Target => Some(a_target(rules, s, seat, to)),
        Action::Target(_) => Some(Message::new("no-target-now")),
        Action::Done if is_for_steps(decision) => Some(Message::new("no-done-without-ball")),
        _ => None,
    }
}

fn an_action(
    rules: &Ruleset,
    s: &State,
    seat: Seat,
    decision: Decision,
    action: Action,
    kind: ActionKind,
) -> Option<Message> {
    match decision {
        Decision::Action(_) => {}
        // F-ACT-06 of 2.0
        Decision::MaybeShoot | Decision::MaybeMove | Decision::MaybePress => {
            return Some(Message::new("no-action-in-this-sequence"));
        }
        _ => return Some(Message::new("no-action-now")),
    }
    if s.turn.acted[seat].has(kind) {
        return Some(Message::new("no-same-action-twice"));
    }
    match kind {
        ActionKind::GoalAttempt => a_shot(s, seat),
        ActionKind::Pressing => a_press(rules, s, seat),
        ActionKind::Positioning => a_positioning(rules, s, seat, action),
        ActionKind::Movement if s.turn.effect == Effect::NoDefence(seat) => {
            matches!(action, Action::Movement(Line::Defence) | Action::MovementWithPoint(Line::Defence))
                .then(|| Message::new("no-defence-by-event"))
        }
        ActionKind::Movement | ActionKind::Substitution | ActionKind::BallOn => None,
    }
}

fn a_shot(s: &State, seat: Seat) -> Option<Message> {
    if seat != s.control {
        return Some(Message::new("no-shot-without-ball"));
    }
    let here = Message::new("no-shot-from-here").key("area", area(s.ball.area));
    (!goal_attempt::is_allowed(s, seat)).then_some(here)
}

fn a_press(rules: &Ruleset, s: &State, seat: Seat) -> Option<Message> {
    let place = s.ball.area;
    if seat == s.control {
        return Some(Message::new("no-press-in-control"));
    }
    if s.turn.goal_kick_waits {
        return Some(Message::new("no-press-at-goal-kick"));
    }
    let (own, other) = (counted(rules, s, seat, place), counted(rules, s, s.control, place));
    match rules.pressing {
        Pressing::OneDie | Pressing::SeveralDice(_) if own < other => Some(
            Message::new("no-press-outnumbered")
                .number("own", own)
                .number("other", other)
                .key("area", area(place)),
        ),
        // Where one player at the ball is enough, pressing has a sequence of its own.
        Pressing::OneDieFreesNextCheck | Pressing::OneDie | Pressing::SeveralDice(_) => None,
    }
}

fn a_positioning(rules: &Ruleset, s: &State, seat: Seat, action: Action) -> Option<Message> {
    let steps = match (rules.positioning, action) {
        (Positioning::OwnFavour, Action::Position(steps)) => steps,
        (Positioning::ByNumbers, Action::Position(_)) => return Some(Message::new("no-such-positioning")),
        (Positioning::OwnFavour, Action::Adjust) => return Some(Message::new("no-such-adjustment")),
        _ => return None,
    };
    let most = positioning::most(rules, s, seat);
    if counted(rules, s, seat, s.ball.area) == 0 {
        Some(Message::new("no-positioning-nobody-there").key("area", area(s.ball.area)))
    } else if positioning::room(s, seat) <= most {
        Some(Message::new("no-positioning-beyond").number("value", s.ball.value).number("most", most))
    } else {
        let more = effects::positioning_steps(rules, s, seat);
        let why = || Message::new("no-positioning-so-far").number("most", most).number("more", more);
        (steps > most).then(why)
    }
}

/// In the order in which a person would notice.
fn a_target(rules: &Ruleset, s: &State, seat: Seat, to: Area) -> Message {
    let (start, own) = (s.ball.area, s.squads[seat].present());
    let near = own.iter().fold(own, |all, from| all.or(NEIGHBOURS[from as usize]));
    let key = if !near.has(to) {
        "no-target-nobody-near"
    } else if to == start && s.turn.restart == Restart::FreeKick && s.squads[seat].count(start) < 2 {
        "no-target-free-kick"
    } else if rules.difficult_situation.is_some()
        && s.ball.value == 6
        && ball_value::areas_between(s, start, to) > 0
    {
        "no-target-difficult"
    } else if rules.far_target == FarTarget::Illegal
        && ball_value::after_long_pass(rules, s, start, to, false) > 6
    {
        "no-target-too-far"
    } else if own.has(to) {
        "no-target-offside"
    } else {
        "no-target-offside-near"
    };
    Message::new(key).key("area", area(to)).number("value", s.ball.value)
}

/// Whether steps are asked for, one after the other.
fn is_for_steps(decision: Decision) -> bool {
    matches!(
        decision,
        Decision::Movement(_)
            | Decision::FreeMovement
            | Decision::Adjust
            | Decision::EasyMove
            | Decision::Closest
            | Decision::QuickMoves
            | Decision::GoalKickMoves
            | Decision::EventMoves
            | Decision::SlowMoves
    )
}

/// Whether a player must move before the current moves may end.
pub(super) fn must_bring_back(game: &Fuba, s: &State, decision: Decision) -> bool {
    if !is_for_steps(decision) || decision == Decision::Closest {
        return false;
    }
    let mut legal = Choices::new();
    game.actions(s, &mut legal);
    !legal.contains(&Action::Done)
}

fn a_step(rules: &Ruleset, s: &State, seat: Seat, decision: Decision, step: PieceStep) -> Option<Message> {
    let PieceStep { from, to, .. } = step;
    if !is_for_steps(decision) {
        return Some(Message::new("no-moves-now"));
    }
    if let Some(who) = nobody_to_step(s, seat, decision, step) {
        return Some(who);
    }
    if step.who == Stepper::Nominee && !is_nominee_choice(s, seat, decision, from) {
        return Some(Message::new("no-move-nominee").key("area", area(from)));
    }
    let path = |key: &'static str| Some(Message::new(key).key("from", area(from)).key("to", area(to)));
    let one_area = match decision {
        Decision::Movement(Line::Forward | Line::Defence) => rules.straight_moves == StraightMoves::OneArea,
        _ => is_for_steps(decision),
    };
    if one_area && !NEIGHBOURS[from as usize].has(to) {
        return path("no-move-too-far");
    }
    if let Decision::Movement(option) = decision
        && s.steps.any == 0
        && !movement::reach(rules, s, seat, option, step.piece(), from).has(to)
    {
        return Some(direction(rules, seat, option, step));
    }
    // F-MOVE-12, F-MOVE-13
    if offside::barred(rules, s, seat).has(to) && !BACKWARD[seat as usize][from as usize].has(to) {
        return Some(Message::new("no-move-offside").key("area", area(to)));
    }
    if decision == Decision::FreeMovement {
        return a_free_step(rules, s, step);
    }
    leaves_ball(s, seat, step)
}

/// Whether a team must say that the player who counts as two makes a step out of an area: it stands there
/// with others who could.
fn is_nominee_choice(s: &State, seat: Seat, decision: Decision, from: Area) -> bool {
    if decision == Decision::Closest {
        closest_player::is_choice(s, seat, from)
    } else {
        fans::is_choice(s, seat, from)
    }
}

/// Why nobody in an area may step, wherever it leads.
fn nobody_to_step(s: &State, seat: Seat, decision: Decision, step: PieceStep) -> Option<Message> {
    let (piece, from) = (step.piece(), step.from);
    let squad = &s.squads[seat];
    let there = match piece {
        Piece::Keeper => u8::from(squad.keeper() == from),
        Piece::Outfield => squad.outfield(from),
    };
    let moved = match piece {
        Piece::Keeper => u8::from(s.steps.keeper_moved),
        Piece::Outfield => s.steps.moved.at(from),
    };
    // Closest players come one at a time, before anybody moves.
    let counts = decision != Decision::Closest;
    if there == 0 {
        Some(Message::new("no-move-nobody-there").key("area", area(from)))
    } else if counts && s.steps.left == 0 {
        Some(Message::new("no-moves-left"))
    } else if counts && there <= moved {
        Some(Message::new("no-move-twice").key("area", area(from)))
    } else {
        None
    }
}

/// What an option does not allow: its direction (F-MOVE-04, F-MOVE-07, F-MOVE-09), a way past the ball
/// (F-MOVE-05) or, on a long run, past opponents (F-MOVE-10).
fn direction(rules: &Ruleset, seat: Seat, option: Line, PieceStep { from, to, .. }: PieceStep) -> Message {
    let table = match option {
        Line::Midfield => {
            return Message::new(match rules.midfield_moves {
                MidfieldMoves::SidewaysOrDiagonal => "no-midfield-move",
                MidfieldMoves::AnyNeighbourNotPastBall => "no-midfield-move-past-ball",
            });
        }
        Line::Forward => &FORWARD[seat as usize],
        Line::Defence => &BACKWARD[seat as usize],
    };
    let mut ahead =
        std::iter::successors(table[from as usize].iter().next(), |at| table[*at as usize].iter().next());
    Message::new(match option {
        Line::Forward | Line::Defence if ahead.any(|at| at == to) => "no-move-past-opponents",
        Line::Forward | Line::Midfield => "no-forward-move",
        Line::Defence => "no-defence-move",
    })
}

fn a_free_step(rules: &Ruleset, s: &State, PieceStep { from, to, .. }: PieceStep) -> Option<Message> {
    let message = |key: &'static str| Some(Message::new(key).key("area", area(from)));
    match rules.free_movement {
        FreeMovement::BeforeFirstAction => {
            let surplus = s.steps.surplus.at(from);
            if surplus == 0 && s.steps.extra == 0 { message("no-free-move-without-surplus") } else { None }
        }
        FreeMovement::AfterMoves | FreeMovement::EndOfStage | FreeMovement::EndOfStageNotToBall => {
            let away = OFF_GOAL_LINE[from as usize].has(to) && to != s.ball.area;
            if away { None } else { message("no-free-move-but-from-goal-line") }
        }
    }
}

/// The controlling team keeps a player at the ball (F-MOVE-17).
fn leaves_ball(s: &State, seat: Seat, PieceStep { from, .. }: PieceStep) -> Option<Message> {
    let alone = seat == s.control && from == s.ball.area && s.squads[seat].count(from) == 1;
    alone.then(|| Message::new("no-move-leaves-ball").key("area", area(from)))
}

fn a_dribble(rules: &Ruleset, s: &State, seat: Seat, decision: Decision, step: PieceStep) -> Option<Message> {
    if !matches!(decision, Decision::Movement(_)) {
        return Some(Message::new("no-dribble-now"));
    }
    let opponents: AreaSet = s.squads[seat.other()].present();
    let key = if seat != s.control {
        "no-dribble-without-ball"
    } else if step.from != s.ball.area {
        "no-dribble-from-elsewhere"
    } else if goal_kick::is_to_be_taken(s) {
        "no-dribble-at-goal-kick"
    } else if s.steps.dribble == Dribble::No {
        "no-dribble-twice"
    } else if s.steps.dribble == Dribble::Unmarked && opponents.has(step.from) {
        "no-dribble-past-opponents"
    } else {
        return a_step(rules, s, seat, decision, step);
    };
    Some(Message::new(key).key("area", area(s.ball.area)))
}
