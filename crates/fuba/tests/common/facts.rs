//! Facts that hold in every position and at every step of any match.

use std::sync::atomic::{AtomicUsize, Ordering};

use touchline_engine::{Game, Input, Node, Notation, Seat, Weighted};
use touchline_fuba::flow::{Agenda, Stage};
use touchline_fuba::rules::dribbling::DribblerOffside;
use touchline_fuba::rules::offside::OffsideMoves;
use touchline_fuba::ruleset::Edition;
use touchline_fuba::state::{Line, Restart, State};
use touchline_fuba::{Action, Area, Decision, Fuba, Roll};

use super::advanced;
use super::pitch::{far_back, in_line, is_offside, next_to, pieces, step_of};
use super::random::{Given, all_faces, legal};
use super::reach::Mover;

/// The deepest agenda of the basic game.
pub const DEEPEST: usize = 7;

/// The deepest agenda seen by this test program.
pub static DEEPEST_SEEN: AtomicUsize = AtomicUsize::new(0);

/// Whether advanced rules are in play.
pub fn is_advanced(game: &Fuba) -> bool {
    let rules = &game.rules;
    rules.is_advanced()
        || rules.injuries.is_some()
        || rules.offside_risk.is_some()
        || rules.slow_play.is_some()
        || rules.weather.is_some()
}

/// Like `assert!`, showing the position.
macro_rules! holds {
    ($condition:expr, $game:expr, $s:expr, $($words:tt)+) => {
        assert!($condition, "{}\n{}", format!($($words)+), $game.write_state($s));
    };
}
pub(crate) use holds;

/// Check everything about one position.
pub fn position(game: &Fuba, s: &State) {
    material(game, s);
    clock(game, s);
    let deep = s.agenda.stages().len();
    DEEPEST_SEEN.fetch_max(deep, Ordering::Relaxed);
    let most = if is_advanced(game) { Agenda::CAPACITY - 1 } else { DEEPEST };
    holds!(deep <= most, game, s, "the agenda is too deep");
    advanced::position(game, s);
    secrets(game, s);
    choices(game, s);
    steps_offered(game, s);
    ball_is_held(game, s);
}

/// What holds under rules of any editions mixed; the other facts are told edition by edition.
pub fn any_position(game: &Fuba, s: &State) {
    material(game, s);
    holds!(s.agenda.stages().len() < Agenda::CAPACITY, game, s, "the agenda is too deep");
    secrets(game, s);
    choices(game, s);
    ball_is_held(game, s);
}

/// No pieces are lost or added, and the sets of areas agree with the counts.
pub fn material(game: &Fuba, s: &State) {
    for seat in Seat::ALL {
        let squad = &s.squads[seat];
        let on_board: u8 = Area::ALL.into_iter().chain([Area::Spot]).map(|area| squad.outfield(area)).sum();
        let all = on_board + squad.in_hand + s.teams[seat].reds + advanced::off(s, seat);
        let fits = if game.rules.injuries.is_some() { all <= 10 } else { all == 10 };
        holds!(fits, game, s, "{seat:?} has {all} players");
        holds!(squad.size() == on_board + squad.in_hand, game, s, "size of {seat:?}");
        for area in Area::ALL {
            let keeper = u8::from(squad.keeper() == area);
            let there = squad.outfield(area) + keeper;
            holds!(squad.count(area) == there, game, s, "count of {seat:?} in {area:?}");
            holds!(squad.has(area) == (there > 0), game, s, "{seat:?} in {area:?}");
            holds!(squad.present().has(area) == (there > 0), game, s, "{seat:?} present in {area:?}");
        }
        let (all_in_hand, to_place) = (s.clock.half == 0, s.ended.is_some() || is_placing(s, seat));
        holds!(
            squad.in_hand == 0 || all_in_hand || to_place,
            game,
            s,
            "{seat:?} has players in hand in play"
        );
        let on_spot = pieces(squad).into_iter().filter(|area| *area == Area::Spot).count();
        let allowed = s.turn.restart == Restart::CornerKick && seat == s.control;
        holds!(on_spot <= usize::from(allowed), game, s, "{seat:?} on the corner spot");
        holds!(squad.has(Area::Spot) == (on_spot > 0), game, s, "{seat:?} present on the corner spot");
    }
    holds!((1..=6).contains(&s.ball.value), game, s, "ball value");
}

/// Whether a team is placing its players, or about to.
fn is_placing(s: &State, seat: Seat) -> bool {
    let of_team = |stage: &Stage| match *stage {
        Stage::KickOff | Stage::StartHalf(_) | Stage::ShootOut => true,
        Stage::SetUp(team) | Stage::PlaceKeeper(team) | Stage::Place(team, _) => team == seat,
        _ => false,
    };
    s.agenda.stages().iter().any(of_team)
}

/// The marker stands on the track of its half.
pub fn clock(game: &Fuba, s: &State) {
    let (first, last) = match s.clock.half {
        0 => (0, 0),
        1 => (0, 45),
        2 => (45, 90),
        3 => (90, 105),
        4 => (105, 120),
        half => panic!("half {half}"),
    };
    holds!((first..=last).contains(&s.clock.minute), game, s, "minute");
    holds!(s.clock.stoppage <= 5, game, s, "stoppage square");
    holds!(s.clock.stoppage == 0 || s.clock.minute == last, game, s, "stoppage before the last minute");
}

/// A formation is secret from its choice until both are revealed, a dive from its choice until the die.
fn secrets(game: &Fuba, s: &State) {
    let stages = s.agenda.stages();
    for seat in Seat::ALL {
        let to_come = stages.contains(&Stage::Formation(seat)) || stages.contains(&Stage::HalfTime(seat));
        let chosen = stages.contains(&Stage::ShowFormations) && !to_come;
        holds!(s.secrets[seat].formation().is_some() == chosen, game, s, "secret formation of {seat:?}");
        let duel = matches!(s.agenda.top(), Some(Stage::PenaltyKick | Stage::PenaltyDie(_)));
        let dives = duel && seat != s.control;
        holds!(s.secrets[seat].dive.is_some() == dives, game, s, "secret dive of {seat:?}");
    }
}

/// The actions are at least one, fewer than 100, sorted and distinct; the fallback is one of them.
pub fn choices(game: &Fuba, s: &State) {
    if let Node::Decide(..) = game.node(s) {
        let actions = legal(game, s);
        holds!(!actions.is_empty(), game, s, "nothing to choose");
        holds!(actions.len() < 100, game, s, "{} actions", actions.len());
        holds!(actions.is_sorted_by(|a, b| a < b), game, s, "{actions:?}");
        holds!(actions.contains(&game.fallback(s)), game, s, "{:?} as fallback", game.fallback(s));
    }
}

/// Where a player may go in a phase, by the independent judge: exactly the onside areas its kind of move
/// leads to. Moves that would leave the ball alone are not judged here.
fn steps_offered(game: &Fuba, s: &State) {
    let Node::Decide(seat, decision) = game.node(s) else { return };
    let free = seat != s.control && game.rules.offside_moves == OffsideMoves::ControllingTeam;
    let edition = game.rules.edition;
    let mover = Mover { edition, s, seat, free };
    let reach = |from: Area, keeper: bool| match decision {
        Decision::Movement(_) if s.steps.any > 0 => mover.any_now(from, keeper),
        Decision::Movement(line) => mover.option(line, from, keeper),
        Decision::GoalKickMoves if seat != s.control => {
            mover.any(from, keeper).into_iter().filter(|to| *to != s.ball.area).collect()
        }
        Decision::QuickMoves | Decision::GoalKickMoves | Decision::SlowMoves => mover.any(from, keeper),
        Decision::FreeMovement => mover.older_free(from, keeper),
        _ => mover.step(from),
    };
    let judged = match decision {
        Decision::Movement(_)
        | Decision::EasyMove
        | Decision::EventMoves
        | Decision::QuickMoves
        | Decision::GoalKickMoves
        | Decision::SlowMoves => true,
        Decision::FreeMovement => edition != Edition::V3_0,
        _ => false,
    };
    // Steps by skills are judged by the tests of the skills.
    if !judged || s.steps.left == 0 || game.rules.skills.is_some() {
        return;
    }
    let squad = &s.squads[seat];
    let leaves_ball =
        |from: Area| seat == s.control && squad.count(s.ball.area) < 1 + u8::from(from == s.ball.area);
    let mut expected = Vec::new();
    for from in Area::ALL.into_iter().filter(|from| squad.has(*from) && !leaves_ball(*from)) {
        if squad.outfield(from) > s.steps.moved.at(from) {
            expected.extend(reach(from, false).into_iter().map(|to| Action::Move(from, to)));
        }
        if squad.keeper() == from && !s.steps.keeper_moved {
            expected.extend(reach(from, true).into_iter().map(|to| Action::MoveKeeper(from, to)));
        }
    }
    expected.sort_unstable();
    let judged =
        |action: &Action| step_of(*action).is_some_and(|(from, _, dribble)| !dribble && !leaves_ball(from));
    let offered: Vec<Action> = legal(game, s).into_iter().filter(judged).collect();
    holds!(
        offered == expected,
        game,
        s,
        "steps of {seat:?}:\n{offered:?} are offered,\n{expected:?} are right"
    );
}

/// The team in control has a player at the ball wherever the rules rely on it.
pub fn ball_is_held(game: &Fuba, s: &State) {
    let held = s.squads[s.control].has(s.ball.area);
    if let Node::Decide(_, decision) = game.node(s)
        && matches!(
            decision,
            Decision::Target
                | Decision::Action(_)
                | Decision::SecondActions
                | Decision::MaybeShoot
                | Decision::MaybeMove
                | Decision::MaybePress
        )
    {
        holds!(held, game, s, "nobody at the ball at {decision:?}");
    }
}

/// The distinct outcomes of a roll represent all rolls: weights add up, and a roll leads where its outcome
/// leads.
pub fn chances(game: &Fuba, s: &State) -> Vec<State> {
    let mut outcomes = Weighted::new();
    game.chances(s, &mut outcomes);
    let dice = game.draws(s).sides().len();
    holds!(dice > 0, game, s, "a roll without dice");
    holds!(outcomes.total() == 6_u32.pow(u32::try_from(dice).unwrap_or(0)), game, s, "weights");
    holds!(outcomes.iter().all(|(_, weight)| *weight > 0), game, s, "an outcome that never happens");
    let after = |faces: &[u8]| {
        let mut next = *s;
        game.resolve(&mut next, faces, &mut ());
        next
    };
    let distinct: Vec<State> = outcomes.iter().map(|(outcome, _)| after(outcome.as_ref())).collect();
    let sorted = |faces: &[u8]| {
        let mut faces = faces.to_vec();
        faces.sort_unstable();
        faces
    };
    for faces in all_faces(dice) {
        // The outcome that represents this roll: the roll itself, or the same faces in order.
        let roll = touchline_fuba::roll(&game.rules, s);
        let counted = |faces: &[u8]| match roll {
            Some(roll @ Roll::StyledEvent(..)) => roll.counted(faces).to_vec(),
            _ => faces.to_vec(),
        };
        let same = |outcome: &[u8]| counted(outcome) == counted(faces.as_ref());
        let index = outcomes
            .iter()
            .position(|(outcome, _)| same(outcome.as_ref()))
            .or_else(|| outcomes.iter().position(|(outcome, _)| outcome.as_ref() == sorted(faces.as_ref())));
        let index = index.unwrap_or_else(|| panic!("{faces:?} is no outcome\n{}", game.write_state(s)));
        // A difference in the remembered dice would be a difference in the position.
        holds!(after(faces.as_ref()) == distinct[index], game, s, "{faces:?} leads elsewhere");
    }
    distinct
}

/// What must hold between a position and the next.
pub fn step(game: &Fuba, before: &State, given: Given, after: &State) {
    time_goes_on(game, before, after);
    if let (Node::Decide(seat, decision), Input::Act(action)) = (game.node(before), given) {
        onside(game, before, seat, decision, action);
        if matches!(
            decision,
            Decision::Movement(_) | Decision::FreeMovement | Decision::QuickMoves | Decision::SlowMoves
        ) {
            let over = before.agenda.stages().len() > after.agenda.stages().len()
                || before.agenda.top() != after.agenda.top();
            let held = after.squads[after.control].has(after.ball.area);
            holds!(!over || held, game, before, "{action:?} leaves the ball alone");
        }
    }
    for seat in Seat::ALL {
        let (was, is) = (&before.teams[seat], &after.teams[seat]);
        holds!(is.goals >= was.goals && is.reds >= was.reds, game, before, "a goal or a red card undone");
        holds!(is.goals + is.reds <= was.goals + was.reds + 1, game, before, "two at once");
    }
    advanced::step(game, before, after);
}

fn time_goes_on(game: &Fuba, before: &State, after: &State) {
    let (was, is) = (before.clock, after.clock);
    if was.half == is.half {
        let forward = (was.minute, was.stoppage) <= (is.minute, is.stoppage);
        holds!(forward, game, before, "the clock runs back to {is:?}");
        // At most six minutes of the dice, those owed (one more if these dice are equal) and the minute of a
        // restart. Slow play and streakers move the marker once more.
        let more = if is_advanced(game) { 7 } else { 0 };
        let most = 7 + before.memory.owed + more;
        holds!(is.minute - was.minute <= most, game, before, "the clock jumps to {is:?}");
        let squares = if is_advanced(game) { 2 } else { 1 };
        holds!(is.stoppage <= was.stoppage + squares, game, before, "the clock jumps to {is:?}");
    } else {
        holds!(is.half == was.half + 1, game, before, "a half is skipped");
        let first = [1, 46, 91, 106][usize::from(is.half) - 1];
        // A roll for the weather comes before the minute of the kick-off.
        let rolls = after.agenda.top() == Some(Stage::WeatherRoll);
        holds!(is.minute == first - u8::from(rolls), game, before, "the half begins at {is:?}");
    }
}

/// No step but straight backward leads into an offside position, and every step leads to a neighbour.
fn onside(game: &Fuba, s: &State, seat: Seat, decision: Decision, action: Action) {
    let Some((from, to, dribble)) = step_of(action) else { return };
    let older = game.rules.edition != Edition::V3_0;
    let (judged, may_run) = match decision {
        Decision::EasyMove | Decision::FreeMovement | Decision::EventMoves => (true, false),
        Decision::Movement(line) => (true, older && !dribble && (line != Line::Midfield || s.steps.any > 0)),
        Decision::QuickMoves | Decision::GoalKickMoves | Decision::SlowMoves => (true, older),
        Decision::Closest => return,
        _ => (false, false),
    };
    let next_door = next_to(from, to) || (may_run && in_line(from, to));
    holds!(next_door, game, s, "{action:?} is no step");
    let exempt = dribble && game.rules.dribbler_offside == DribblerOffside::Exempt
        || seat != s.control && game.rules.offside_moves == OffsideMoves::ControllingTeam
        || far_back(seat, from, to);
    let offside = judged && !exempt && is_offside(s, seat, to, s.ball.area);
    holds!(!offside, game, s, "{action:?} of {seat:?} runs into offside");
}
