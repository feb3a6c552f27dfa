//! # Calls
//! Inputs from outside the rules (D.10): the turn timer, the end of a period, and the calls of every game.

use touchline_engine::{Choices, Log, Outcome, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::flow::{self, Stage, Waiting};
use crate::marker::Marker;
use crate::optional::skill;
use crate::rules::ending::{self, Ending};
use crate::rules::{goalie, shootout, turn};
use crate::ruleset::Ruleset;
use crate::state::{Ball, Flight, Hold, State};

/// An input from outside the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Call {
    /// The calls of every game: resignation, agreed draw and so on.
    Common(touchline_engine::Call),
    /// The time of the seat that is asked has run out (G-END-05, R-G23, R-G89).
    TurnTime,
    /// The time of the half or the match has run out: takes effect between turns (G-END-09).
    FullTime,
}

pub(crate) fn call(rules: &Ruleset, s: &mut State, call: Call, log: &mut impl Log<Event>) {
    let outcome = match call {
        Call::TurnTime => return turn_time(rules, s, log),
        Call::FullTime => {
            s.full_time = matches!(rules.ending, Ending::Timed(_));
            return;
        }
        Call::Common(common) => common.outcome(ending::leader(s).map_or(Outcome::Draw, Outcome::Win)),
    };
    ending::over(s, outcome, log);
}

/// What automatic play calls for: see [`touchline_engine::Game::overlong`].
pub(crate) fn overlong(rules: &Ruleset, s: &State) -> Option<Call> {
    let kicks = s.shootout.kicks[Seat::Away];
    if s.turns >= ending::LONGEST || kicks >= shootout::LONGEST {
        return Some(Call::Common(touchline_engine::Call::Abandon));
    }
    let Ending::Timed(minutes) = rules.ending else { return None };
    let turns = ending::turns_of_half(rules, minutes * Ending::TURNS_A_MINUTE, s.half);
    (!s.full_time && s.turns - s.half_began >= turns).then_some(Call::FullTime)
}

/// The seat that is asked has not answered in time. The team on turn loses its turn, after whatever the rules
/// force on it (R-G89); for the other seat the first option is chosen: to decline, if that is one. The clock
/// stands still while dice roll (R-G23).
fn turn_time(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    let Some(seat) = asked(rules, s) else { return };
    log.note(Event::TimeUp(seat));
    let ends_turn = seat == s.turn.seat && is_turn_open(s);
    s.turn.time_up |= ends_turn; // a slow opponent does not give the turn back
    if s.rolled.is_some() {
        skill::rerolled(rules, s, Action::Keep, log);
    } else if !ends_turn {
        first_option(rules, s, log);
    }
}

/// The seat that is asked.
fn asked(rules: &Ruleset, s: &State) -> Option<Seat> {
    match flow::waiting(rules, s, s.agenda.top()?) {
        Waiting::For(seat, _) => Some(seat),
        Waiting::Dice(_) if s.rolled.is_some() => skill::rerollers(rules, s).first().map(Marker::seat),
        Waiting::Dice(_) | Waiting::Not => None,
    }
}

/// Whether a turn is under way: not before a kick-off, between turns or in the shoot-out.
pub fn is_turn_open(s: &State) -> bool {
    s.agenda.stages().first().is_some_and(|stage| {
        !matches!(stage, Stage::Between | Stage::KickOff | Stage::OpenTurn | Stage::Shootout)
    })
}

/// Answer for the team whose time has run out; returns whether there was something to answer.
pub(crate) fn answer(rules: &Ruleset, s: &mut State, stage: Stage, log: &mut impl Log<Event>) -> bool {
    if !s.turn.time_up || asked(rules, s) != Some(s.turn.seat) {
        return false;
    }
    // Nothing more is forced; and there is no die for a loose ball (R-G84).
    if matches!(stage, Stage::Act | Stage::Member(_) | Stage::Inertia(_) | Stage::Loose) {
        turn_over(rules, s, log);
        return true;
    }
    first_option(rules, s, log)
}

fn first_option(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) -> bool {
    let mut choices = Choices::new();
    flow::actions(rules, s, &mut choices);
    // A marker that may stay before a restart stays.
    let choice = choices.iter().find(|choice| **choice == Action::Stay).or(choices.first());
    choice.map(|choice| flow::act(rules, s, *choice, log)).is_some()
}

/// The turn ends on the spot (G-END-05): a ball above a marker returns to the last open square of its path, a
/// held one is set down (R-G23, G-GK-11).
fn turn_over(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    if let Some(Flight { rest, .. }) = s.flight
        && !s.is_open(rules.board, s.ball.at)
    {
        // Thrown over the next marker, it returns to the hands.
        s.ball = Ball { at: rest, hold: s.marker_at(rest).map_or(Hold::Free, Hold::Held) };
        log.note(Event::BallTo(rest));
    }
    goalie::drop_held(rules, s, log);
    turn::close(rules, s, log);
}
