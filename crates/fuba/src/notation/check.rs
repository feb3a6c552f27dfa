//! Checks that a typed position can be played.

use touchline_engine::{Choices, Outcome, Refusal, Seat};

use super::agenda::{Phase, Placed, phase};
use super::{agreed, interlude};
use crate::flow::{self, Stage, Waiting};
use crate::pitch::{Area, CORNERS, attacked_corners, penalty_area};
use crate::rules::corner_kick::TakerReturns;
use crate::rules::target::BallMoves;
use crate::rules::{clock, formation, half, setup, turn};
use crate::ruleset::Ruleset;
use crate::state::{MatchMark, Restart, State};

fn of(key: &'static str, seat: Seat) -> Refusal {
    Refusal::new(key).key("seat", format!("seat-{}", seat.word()))
}

/// What must hold in every position, and what the next stage needs.
pub(super) fn before_play(rules: &Ruleset, s: &State) -> Result<(), Refusal> {
    Seat::ALL.into_iter().try_for_each(|seat| check_team(rules, s, seat))?;
    check_clock(s)?;
    interlude::check(rules, s)?;
    agreed::check(rules, s)?;
    // Without the stages that advanced rules insert, the rest is a position of the basic game.
    let (whole, s) = (s, &interlude::without(s));
    if s.ended.is_some() {
        return check_spot(rules, s, None);
    }
    let Some(phase) = phase(rules, s) else { return Err(Refusal::new("position-nothing-next")) };
    // A corner kick that can no longer be taken has ended the turn, and with it the half: nobody plays the
    // ball.
    let is_over = clock::is_last_turn(s) && s.agenda.stages() == [turn::over(rules)];
    let held = !is_over && is_held(s, phase);
    interlude::check_phase(whole, held)?;
    check_spot(rules, s, Some(phase))?;
    check_hands(s, phase)?;
    check_half(s, phase)?;
    check_restart(s, phase)?;
    check_starter(rules, s, phase)?;
    check_dice(s, phase)?;
    check_setup(s, phase)?;
    if is_over || interlude::fetches_ball(whole) { Ok(()) } else { check_ball(s, phase) }
}

/// Whether the ball is at a player's feet.
fn is_held(s: &State, phase: Phase) -> bool {
    match phase {
        Phase::Actions | Phase::Target => true,
        Phase::Check => s.agenda.top() == Some(Stage::NewValue),
        _ => false,
    }
}

fn check_team(rules: &Ruleset, s: &State, seat: Seat) -> Result<(), Refusal> {
    let (squad, team) = (&s.squads[seat], &s.teams[seat]);
    let off = u16::from(team.recovering.total()) + u16::from(interlude::hurt(s, seat));
    let players = u16::from(squad.size()) + u16::from(team.reds) + off;
    // injured players are off the pitch, for a while or for good; nothing records who cannot return.
    let most = u16::from(formation::OUTFIELD);
    let fits = if rules.injuries.is_some() { players <= most } else { players == most };
    if !fits {
        return Err(of("position-team-size", seat)
            .number("got", players)
            .number("want", formation::OUTFIELD));
    }
    let secret = s.secrets[seat].formation();
    let formations = [Some(team.formation), Some(team.next()), secret];
    if formations.into_iter().flatten().any(|formation| !formation::is_allowed(rules, formation)) {
        return Err(of("position-formation", seat));
    }
    Ok(())
}

/// The corner spot is used only while a corner kick is prepared and taken.
fn check_spot(rules: &Ruleset, s: &State, phase: Option<Phase>) -> Result<(), Refusal> {
    let refused = Err(Refusal::new("position-corner-spot"));
    let corner_kick = s.turn.restart == Restart::CornerKick;
    let on_spot =
        |seat: Seat| s.squads[seat].outfield(Area::Spot) + u8::from(s.squads[seat].keeper() == Area::Spot);
    let ball = s.ball.area == Area::Spot;
    let (ball_may, taker_may) = match phase {
        None | Some(Phase::SetUp(_) | Phase::Target) => (corner_kick, corner_kick),
        // The ball and its taker stay until the ball moves, the taker perhaps until the check is made
        // (F-CK-08).
        Some(Phase::Dice | Phase::Check) => {
            let made = s.agenda.stages().contains(&Stage::NewValue);
            let ball_waits = rules.ball_moves == BallMoves::AfterCheck && !made;
            let taker_waits = ball_waits || (rules.taker_returns == TakerReturns::AfterCheck && !made);
            (corner_kick && ball_waits, corner_kick && taker_waits)
        }
        Some(_) => (false, false),
    };
    let own_end = ball && !attacked_corners(s.control).contains(&s.turn.corner);
    let no_taker = ball && phase == Some(Phase::Target) && on_spot(s.control) == 0;
    if !CORNERS.has(s.turn.corner) || (s.turn.target == Area::Spot && !ball) || no_taker || own_end {
        return refused;
    }
    if (ball && !ball_may) || on_spot(s.passive()) > 0 || on_spot(s.control) > u8::from(taker_may) {
        return refused;
    }
    Ok(())
}

/// Players are in hand only before the match and while their team sets up; nobody needs them in a shoot-out,
/// which may come in the middle of that.
fn check_hands(s: &State, phase: Phase) -> Result<(), Refusal> {
    let placed = match phase {
        Phase::Preparation | Phase::SetUp(Placed::Nobody) | Phase::ShootOut => [None, None],
        Phase::SetUp(Placed::Controlling) => [Some(s.control), None],
        _ => [Some(s.control), Some(s.passive())],
    };
    match placed.into_iter().flatten().find(|seat| s.squads[*seat].in_hand > 0) {
        Some(seat) => Err(of("position-in-hand", seat)),
        None => Ok(()),
    }
}

fn check_clock(s: &State) -> Result<(), Refusal> {
    let last = half::last_minute(s.clock.half);
    let first = last - half::minutes(s.clock.half);
    let in_half = (first..=last).contains(&s.clock.minute);
    if !in_half || (s.clock.stoppage > 0 && s.clock.minute != last) {
        return Err(Refusal::new("position-clock").number("first", first).number("last", last));
    }
    Ok(())
}

/// Half 0 is before the match, half-time comes after the first half.
fn check_half(s: &State, phase: Phase) -> Result<(), Refusal> {
    let fits = match phase {
        Phase::Preparation => s.clock.half == 0 && s.clock.minute == 0,
        Phase::HalfTime => s.clock.half == 1,
        // after a draw, where it was agreed; then its second half.
        Phase::ExtraTime if s.agenda.stages() == [Stage::StartHalf(4)] => s.clock.half == 3,
        Phase::ExtraTime => {
            let drawn = half::result(s) == Outcome::Draw;
            s.clock.half == 2 && drawn && s.agreed.has(MatchMark::ExtraTime)
        }
        _ => s.clock.half > 0,
    };
    if fits { Ok(()) } else { Err(Refusal::new("position-half").number("got", s.clock.half)) }
}

/// The restart and the ball's place that a kick needs.
fn check_restart(s: &State, phase: Phase) -> Result<(), Refusal> {
    let (restart, ball) = (s.turn.restart, s.ball.area);
    let penalty = restart == Restart::PenaltyKick && ball == penalty_area(s.passive());
    let fits = match phase {
        Phase::Foul | Phase::QuickMoves | Phase::TakeFreeKick => restart == Restart::FreeKick,
        Phase::GoalKickMoves => restart == Restart::GoalKick && ball == penalty_area(s.control),
        Phase::Penalty => penalty,
        Phase::SetUp(_) => match restart {
            Restart::KickOff => ball == Area::Ce,
            Restart::CornerKick => ball == Area::Spot,
            Restart::PenaltyKick => penalty,
            Restart::OpenPlay | Restart::FreeKick | Restart::GoalKick => true,
        },
        _ => true,
    };
    if fits { Ok(()) } else { Err(Refusal::new("position-restart")) }
}

/// The roles of a special event are those of the start of the turn: the team that chooses the target began
/// it.
fn check_starter(rules: &Ruleset, s: &State, phase: Phase) -> Result<(), Refusal> {
    let chooses = phase == Phase::Target && s.agenda.top() == Some(Stage::Target);
    let fits = !rules.special_events.by_difference() || !chooses || s.turn.starter == s.control;
    if fits { Ok(()) } else { Err(Refusal::new("position-restart")) }
}

/// A team that has finished its setup stands as the restart allows; a team that is placing has begun with
/// what is required.
fn check_setup(s: &State, phase: Phase) -> Result<(), Refusal> {
    let Phase::SetUp(placed) = phase else { return Ok(()) };
    let (first, second) = (s.control, s.passive());
    let adjusting = matches!(s.agenda.top(), Some(Stage::Adjust(_)));
    let done =
        |seat: Seat| setup::stands_legally(s, seat) && (adjusting || setup::meets_requirement(s, seat));
    let begun = match s.agenda.top() {
        Some(Stage::PlaceKeeper(seat)) => s.squads[seat].players().is_empty(),
        Some(Stage::Place(seat, area)) => {
            s.squads[seat].in_hand > 0
                && setup::stands_legally(s, seat)
                && (setup::is_first_place(s, seat, area) || setup::meets_requirement(s, seat))
        }
        _ => true,
    };
    let fits = match placed {
        Placed::Nobody => true,
        Placed::Controlling => done(first),
        Placed::Both => done(first) && done(second),
    };
    if fits && begun { Ok(()) } else { Err(Refusal::new("position-setup")) }
}

/// After the stage dice their faces must be known.
fn check_dice(s: &State, phase: Phase) -> Result<(), Refusal> {
    let rolled =
        matches!(phase, Phase::Check | Phase::Actions) || s.agenda.top() == Some(Stage::SpecialEvent);
    if rolled && s.turn.dice.contains(&0) { Err(Refusal::new("position-dice")) } else { Ok(()) }
}

/// The team in control has a player at the ball when it matters.
fn check_ball(s: &State, phase: Phase) -> Result<(), Refusal> {
    let matters = match (phase, s.agenda.top()) {
        (_, Some(Stage::Closest(_) | Stage::Fetch)) => false,
        // The team's own moves may leave the ball alone for a moment: then there must be a step that
        // restores it.
        (
            _,
            Some(
                Stage::Movement(seat, _)
                | Stage::FreeMovement(seat)
                | Stage::SlowMoves(seat)
                | Stage::QuickMoves(seat)
                | Stage::GoalKickMoves(seat),
            ),
        ) if seat == s.control => false,
        (Phase::Target, _) => s.ball.area != Area::Spot,
        // The check is made and nobody is going to fetch the ball any more.
        (Phase::Check, _) => {
            let fetches = |stage: &Stage| matches!(stage, Stage::Fetch | Stage::Closest(_));
            s.agenda.stages().contains(&Stage::NewValue) && !s.agenda.stages().iter().any(fetches)
        }
        (
            Phase::Actions
            | Phase::SlowKick
            | Phase::QuickMoves
            | Phase::TakeFreeKick
            | Phase::GoalKickMoves
            | Phase::Penalty,
            _,
        ) => true,
        _ => false,
    };
    // A pressing team must be at the ball too (F-PRESS-02).
    if let Some(Stage::MaybePress(seat) | Stage::Pressing(seat, _)) = s.agenda.top()
        && !s.squads[seat].has(s.ball.area)
    {
        return Err(of("position-ball-alone", seat).text("area", s.ball.area.name()));
    }
    if matters && !s.squads[s.control].has(s.ball.area) {
        return Err(of("position-ball-alone", s.control).text("area", s.ball.area.name()));
    }
    Ok(())
}

/// Whether the next stage can be answered.
pub(super) fn playable(rules: &Ruleset, s: &State) -> Result<(), Refusal> {
    let Some(Waiting::For(..)) = s.agenda.top().map(|stage| flow::waiting(rules, s, stage)) else {
        return Ok(());
    };
    let mut choices = Choices::new();
    flow::actions(rules, s, &mut choices);
    if choices.is_empty() { Err(Refusal::new("position-no-action")) } else { Ok(()) }
}
