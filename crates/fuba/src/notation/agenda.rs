//! Which agendas can stand on a table: the stack of stages as a grammar, so that a typed position asks only
//! what the flow could have asked.

use touchline_engine::Seat;

use crate::flow::{Nth, Stage};
use crate::rules::special_event::SpecialEvents;
use crate::rules::turn::TurnStep;
use crate::ruleset::Ruleset;
use crate::state::{Restart, State};

/// What part of the match an agenda belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// Formations, kick-off roll and choice.
    Preparation,
    /// Between the halves.
    HalfTime,
    /// Before a half of extra time.
    ExtraTime,
    /// A shoot-out.
    ShootOut,
    /// A setup for this restart; the teams whose players must all stand on the board.
    SetUp(Placed),
    /// Moves before a slow goal kick.
    SlowKick,
    /// The target is to be chosen.
    Target,
    /// The ball is on its way: modifications, stage dice, special event.
    Dice,
    /// Control check and new value.
    Check,
    /// First and second actions.
    Actions,
    /// A foul: cards first.
    Foul,
    /// Moves before a quick free kick.
    QuickMoves,
    /// Free kick after its setup.
    TakeFreeKick,
    /// Which corner.
    CornerSide,
    /// Moves before a goal kick.
    GoalKickMoves,
    /// The duel of a penalty kick.
    Penalty,
}

/// How far a setup is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Placed {
    Nobody,
    Controlling,
    Both,
}

/// The phase of an agenda, or none if the flow never makes such a stack.
pub(super) fn phase(rules: &Ruleset, s: &State) -> Option<Phase> {
    use Stage::{
        CornerSide, Dive, FreeKick, GoalKickMoves, KickOff, KickOffChoice, KickOffRoll, PenaltyDie,
        PenaltyKick, QuickMoves, RedCard, SendOff, ShowFormations, StartHalf, TakeFreeKick, Turn, YellowCard,
    };
    Some(match s.agenda.stages() {
        [KickOffRoll | KickOffChoice(_)] if s.clock.half > 0 => Phase::ExtraTime,
        [StartHalf(3 | 4)] => Phase::ExtraTime,
        [Stage::ShootOut] | [Stage::ShootOut, Stage::ShootOutRoll | Dive | PenaltyKick | PenaltyDie(_)] => {
            Phase::ShootOut
        }
        [KickOffRoll | KickOffChoice(_) | StartHalf(1)] => Phase::Preparation,
        [KickOffRoll, ShowFormations, rest @ ..] if choosing(rest, Stage::Formation) => Phase::Preparation,
        [StartHalf(2)] => Phase::HalfTime,
        [StartHalf(2), ShowFormations, rest @ ..] if choosing(rest, Stage::HalfTime) => Phase::HalfTime,
        [KickOff] => Phase::SetUp(Placed::Nobody),
        // Something may come between a foul and the player that fetches the ball.
        [Turn(0)] | [Turn(0), Stage::Fetch] => Phase::Target,
        [Turn(0), Stage::Closest(seat)] if *seat == s.control => Phase::Target,
        [FreeKick] | [FreeKick, YellowCard(_) | RedCard(..) | SendOff(_)] => Phase::Foul,
        [Turn(0), QuickMoves(_)] => Phase::QuickMoves,
        [Turn(0), QuickMoves(seat), Stage::Closest(closest)] if [*seat, *closest] == [s.control; 2] => {
            Phase::QuickMoves
        }
        [Turn(0), QuickMoves(seat), Stage::Fetch] if *seat == s.control => Phase::QuickMoves,
        [TakeFreeKick] => Phase::TakeFreeKick,
        [CornerSide] => Phase::CornerSide,
        [Turn(0), GoalKickMoves(_)] => Phase::GoalKickMoves,
        [Dive | PenaltyKick | PenaltyDie(_)] => Phase::Penalty,
        [Turn(next @ 1..), rest @ ..] => in_turn(rules, s, *rules.turn.get(usize::from(*next) - 1)?, rest)?,
        [base, rest @ ..] if prepares(s, *base) => Phase::SetUp(placing(s, rest)?),
        _ => return None,
    })
}

/// The phase of what stands on the agenda while a step of the turn is played.
fn in_turn(rules: &Ruleset, s: &State, step: TurnStep, rest: &[Stage]) -> Option<Phase> {
    match step {
        TurnStep::ChooseTarget => before_target(s, rest),
        TurnStep::AdjustValue => rest.is_empty().then_some(Phase::Dice),
        TurnStep::Roll | TurnStep::RollDice | TurnStep::MoveTime => match rest {
            [Stage::StageDice | Stage::SpecialEvent] => Some(Phase::Dice),
            [] => Some(Phase::Check),
            _ => None,
        },
        TurnStep::CheckControl | TurnStep::MoveBall => match rest {
            [] => Some(Phase::Actions),
            [Stage::CheckResult] | [Stage::CheckResult, Stage::EventByDifference] => Some(Phase::Check),
            [Stage::NewValue, rest @ ..] if fetching(rules, s, rest) => Some(Phase::Check),
            // The ball and its new value wait for a step of their own.
            [Stage::EasyMove(seat)] if rules.turn.contains(&TurnStep::MoveBall) && *seat != s.control => {
                Some(Phase::Check)
            }
            [Stage::Closest(seat)] if *seat == s.control => Some(Phase::Check),
            _ => None,
        },
        TurnStep::FirstActions if rest.is_empty() || acting(s, rest, Nth::First) => Some(Phase::Actions),
        TurnStep::SecondActions if rest.is_empty() || acting(s, rest, Nth::Second) => Some(Phase::Actions),
        TurnStep::FirstStage | TurnStep::SecondStage if staging(s, rest) => Some(Phase::Actions),
        TurnStep::FirstActions | TurnStep::SecondActions | TurnStep::FirstStage | TurnStep::SecondStage => {
            None
        }
    }
}

/// The choice of the target, before it a slow goal kick.
fn before_target(s: &State, rest: &[Stage]) -> Option<Phase> {
    let slow = s.turn.restart == Restart::GoalKick;
    match rest {
        [] => Some(Phase::Dice),
        [Stage::Target] => Some(Phase::Target),
        [Stage::Target, Stage::SlowKick | Stage::SlowMoves(_) | Stage::SlowDone] if slow => {
            Some(Phase::SlowKick)
        }
        [Stage::Target, Stage::SlowDone, rest @ ..] if slow && moving_slowly(s, rest) => {
            Some(Phase::SlowKick)
        }
        _ => None,
    }
}

/// The movement of one team before a slow goal kick, below it that of the other; free movements end each of
/// them, except in the first revision of the rules.
fn moving_slowly(s: &State, rest: &[Stage]) -> bool {
    use Stage::{FreeMovement, MaybeMove, Movement, StartFree};
    let (first, second) = (s.control, s.passive());
    let of_second = |rest: &[Stage]| match rest {
        [MaybeMove(seat) | Movement(seat, _) | FreeMovement(seat) | StartFree(seat)] => *seat == second,
        [StartFree(free), MaybeMove(seat) | Movement(seat, _)] => [*free, *seat] == [second; 2],
        _ => false,
    };
    let waits = |stage: &Stage| *stage == MaybeMove(second);
    match rest {
        [StartFree(free), later, FreeMovement(seat) | StartFree(seat)]
        | [StartFree(free), later, StartFree(seat), MaybeMove(_) | Movement(..)]
            if waits(later) =>
        {
            let moving = rest.get(3).is_none_or(|stage| match stage {
                MaybeMove(now) | Movement(now, _) => *now == first,
                _ => false,
            });
            *free == second && *seat == first && moving
        }
        [later, MaybeMove(seat) | Movement(seat, _)] if waits(later) => *seat == first,
        rest => of_second(rest),
    }
}

/// A team's action stage of the older editions.
fn staging(s: &State, rest: &[Stage]) -> bool {
    let work = |stage: &Stage| match stage {
        Stage::GoalAttempt(seat) | Stage::SecondDie(seat) | Stage::Rebound(seat) | Stage::Closest(seat) => {
            *seat == s.control
        }
        Stage::Pressing(seat, _) => *seat != s.control,
        Stage::Movement(..) | Stage::FreeKickShot => true,
        _ => false,
    };
    match rest {
        []
        | [Stage::TeamStage(_) | Stage::FreeMovement(_) | Stage::StartFree(_) | Stage::Sequence(..)]
        | [Stage::Sequence(..) | Stage::StartFree(_), .., Stage::FreeKickShot, Stage::FreeMovement(_)] => {
            true
        }
        [Stage::StartFree(seat), Stage::Action(second, Nth::Second)] => seat == second,
        [Stage::StartFree(seat), Stage::Action(second, Nth::Second), Stage::Action(first, Nth::First)] => {
            seat == second && seat == first
        }
        [Stage::StartFree(seat), Stage::Action(second, Nth::Second), now] => seat == second && work(now),
        [Stage::Sequence(seat, _), Stage::MaybeShoot(now)] => seat == now && *now == s.control,
        [Stage::Sequence(seat, _), Stage::MaybePress(now)] => seat == now && *now != s.control,
        [Stage::Sequence(seat, _), Stage::MaybeMove(now) | Stage::FreeMovement(now)] => seat == now,
        // Alone after a stage that ended with the ball lost in the penalty area.
        [now] | [Stage::StartFree(_) | Stage::Sequence(..), now] => work(now),
        _ => false,
    }
}

/// Home and away choose in secret, or away alone, or nobody any more.
fn choosing(rest: &[Stage], stage: fn(Seat) -> Stage) -> bool {
    let both = [stage(Seat::Away), stage(Seat::Home)];
    rest == both || rest == &both[..1] || rest.is_empty()
}

/// Before the new value: the closest player, and before that the step of an easy situation.
fn fetching(rules: &Ruleset, s: &State, rest: &[Stage]) -> bool {
    match rest {
        [] | [Stage::Fetch] | [Stage::Fetch, Stage::EventMoves(_)] => true,
        [Stage::Closest(seat)] | [Stage::EventMoves(_), Stage::Closest(seat)] => *seat == s.control,
        [Stage::EasyMove(seat)] => *seat != s.control,
        [Stage::Closest(closest), Stage::EasyMove(easy)] => *closest == s.control && *easy != s.control,
        // Nobody is fetched afterwards: the team in control steps once at most and so cannot leave the ball,
        // unless its event gives it two moves.
        [Stage::EventMoves(seat)] => {
            let most = 1 + u8::from(rules.special_events == SpecialEvents::DifferenceTwoMoves);
            *seat != s.control || s.steps.left <= most
        }
        _ => false,
    }
}

/// The team that acts, below it the team that acts after it.
fn acting(s: &State, rest: &[Stage], nth: Nth) -> bool {
    let later = |stage: &Stage| match nth {
        Nth::First => matches!(stage, Stage::FirstAction(_)),
        Nth::Second => matches!(stage, Stage::Action(_, Nth::Second)),
    };
    match rest {
        [Stage::SecondActions] => nth == Nth::Second,
        [after, now @ ..] if later(after) && !now.is_empty() => {
            action(s, now, nth) && seat_of(now[0]).is_none_or(|seat| Some(seat) != seat_of(*after))
        }
        now => action(s, now, nth),
    }
}

/// One action: to be begun, chosen, or under way. Only the team in control shoots and fetches, only the other
/// presses.
fn action(s: &State, now: &[Stage], nth: Nth) -> bool {
    match now {
        [Stage::FirstAction(_) | Stage::FreeKickShot] | [Stage::FreeKickShot, Stage::FreeMovement(_)] => {
            nth == Nth::First
        }
        [Stage::Action(seat, Nth::First), Stage::FreeMovement(free)] => nth == Nth::First && seat == free,
        [Stage::Action(_, chosen)] => *chosen == nth,
        [Stage::GoalAttempt(seat) | Stage::SecondDie(seat) | Stage::Rebound(seat) | Stage::Closest(seat)] => {
            *seat == s.control
        }
        [Stage::Pressing(seat, _)] => *seat != s.control,
        [Stage::Movement(..)] => true,
        _ => false,
    }
}

/// The team an action belongs to, where the stage says so.
fn seat_of(stage: Stage) -> Option<Seat> {
    match stage {
        Stage::FirstAction(seat)
        | Stage::Action(seat, _)
        | Stage::Movement(seat, _)
        | Stage::GoalAttempt(seat)
        | Stage::SecondDie(seat)
        | Stage::Rebound(seat)
        | Stage::Pressing(seat, _) => Some(seat),
        _ => None,
    }
}

/// Whether a setup for the restart leads to this stage.
fn prepares(s: &State, base: Stage) -> bool {
    match s.turn.restart {
        Restart::KickOff | Restart::CornerKick => base == Stage::Turn(0),
        Restart::FreeKick => base == Stage::TakeFreeKick,
        Restart::PenaltyKick => base == Stage::Dive,
        Restart::OpenPlay | Restart::GoalKick => false,
    }
}

/// How far the setup on top of an agenda is.
fn placing(s: &State, rest: &[Stage]) -> Option<Placed> {
    let (first, second) = (s.control, s.passive());
    let places = |stage: &Stage, who: Seat| matches!(stage, Stage::SetUp(seat) | Stage::PlaceKeeper(seat) | Stage::Place(seat, _) if *seat == who);
    match rest {
        [adjust, later, now]
            if *adjust == Stage::StartAdjust(first)
                && *later == Stage::SetUp(second)
                && places(now, first) =>
        {
            Some(Placed::Nobody)
        }
        [adjust, now] if *adjust == Stage::StartAdjust(first) && places(now, second) => {
            Some(Placed::Controlling)
        }
        [adjust] if *adjust == Stage::StartAdjust(first) || *adjust == Stage::Adjust(first) => {
            Some(Placed::Both)
        }
        _ => None,
    }
}
