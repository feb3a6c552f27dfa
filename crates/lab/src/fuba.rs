//! What is measured in a match of FUBA.

mod coverage;
mod eager;
mod staged;
mod style;

use touchline_engine::{BySeat, Log, Seat};
use touchline_fuba::event::{Check, Event, Shot};
use touchline_fuba::state::Restart;
use touchline_fuba::{Action, Decision, Fuba, Roll, State};

use crate::style::{Figure, Noticed};
use crate::{Measure, Measured, Per};

/// Counts of one match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The number of the last half that began.
    half: u32,
    /// How many began.
    halves_begun: u32,
    /// The match was taken up in the middle of a half.
    joined: bool,
    turns_begun: u32,
    turns_cut: u32,
    /// Runs of turns with the same team in control.
    possessions: u32,
    /// The team of the last turn.
    controlled: Option<Seat>,
    /// The team that kicked off the match.
    first_kick: Option<Seat>,
    goals: BySeat<u32>,
    /// Goal attempts in play and from free kicks, and penalty kicks.
    shots: BySeat<u32>,
    /// Restarts taken, by kind.
    restarts: [u32; 6],
    restart_minutes: u32,
    penalty_goals: u32,
    yellow_cards: u32,
    red_cards: u32,
    special_events: u32,
    turnovers: u32,
    stoppage: u32,
    /// The stoppage square the marker stands on.
    square: u8,
    /// What would move the marker now.
    moves_for: MovesFor,
    penalty_due: bool,
}

/// What moves the time marker next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum MovesFor {
    /// A restart.
    #[default]
    Restart,
    /// The stage dice, which have just been rolled.
    Dice,
    /// Nothing: it is put on the first square of a half.
    HalfBegins,
}

impl Tally {
    fn restarts(&self) -> u32 {
        self.restarts.iter().sum()
    }

    fn taken(&self, restart: Restart) -> u32 {
        self.restarts[restart as usize]
    }

    fn shot(&mut self, shot: Shot, seat: Seat) {
        let penalty = std::mem::take(&mut self.penalty_due);
        match shot {
            Shot::Goal => {
                self.goals[seat] += 1;
                self.penalty_goals += u32::from(penalty);
            }
            Shot::Cleared => self.turnovers += 1,
            Shot::Corner | Shot::Rebound | Shot::SecondDie | Shot::Miss => {}
        }
    }

    /// Time passes or a turn begins: if no half has begun yet, one was going on.
    fn goes_on(&mut self) {
        self.joined |= self.halves_begun == 0;
    }

    fn half_ends(&mut self) {
        self.goes_on();
        // Dice that did not move the marker ended the half: their turn is not completed.
        self.turns_cut += u32::from(self.moves_for == MovesFor::Dice);
        self.moves_for = MovesFor::Restart;
        self.stoppage += u32::from(self.square);
    }
}

impl Log<Event> for Tally {
    #[inline]
    fn note(&mut self, event: Event) {
        match event {
            Event::TurnBegins(_, seat) => {
                self.goes_on();
                self.turns_begun += 1;
                self.possessions += u32::from(self.controlled.replace(seat) != Some(seat));
            }
            Event::StartsWithBall(seat) => self.first_kick = self.first_kick.or(Some(seat)),
            Event::Rolled(Roll::Stage, _) => self.moves_for = MovesFor::Dice,
            Event::Time(clock) => {
                self.goes_on();
                self.square = clock.stoppage;
                self.restart_minutes += u32::from(self.moves_for == MovesFor::Restart);
                self.moves_for = MovesFor::Restart;
            }
            Event::HalfBegins(number) => {
                self.moves_for = MovesFor::HalfBegins;
                self.half = u32::from(number);
                self.halves_begun += 1;
            }
            Event::HalfEnds(_) => self.half_ends(),
            Event::Awarded(restart, seat, _) => {
                self.restarts[restart as usize] += 1;
                self.shots[seat] += u32::from(restart == Restart::PenaltyKick);
            }
            // The other restarts are not awarded unless they can be taken; with a free kick that is known
            // only afterwards.
            Event::NotTaken(Restart::FreeKick) => self.restarts[Restart::FreeKick as usize] -= 1,
            Event::Attempt(seat, ..) => self.shots[seat] += 1,
            Event::Duel(..) => self.penalty_due = true,
            Event::Shot(shot, seat) => self.shot(shot, seat),
            Event::Yellow(_) => self.yellow_cards += 1,
            Event::Red(_) => self.red_cards += 1,
            Event::SpecialEvent(_) | Event::EventDifference(_) | Event::AdvancedEvent(..) => {
                self.special_events += 1;
            }
            Event::Check(Check::Lost | Check::FailedPass, _) | Event::Pressing(_, true) => {
                self.turnovers += 1;
            }
            _ => {}
        }
    }
}

const fn per_match(name: &'static str, count: fn(&Tally) -> u32) -> Measure<Tally> {
    Measure { name, per: Per::Match, count }
}

const fn per_half(name: &'static str, count: fn(&Tally) -> u32) -> Measure<Tally> {
    Measure { name, per: Per::Half, count }
}

impl Measured for Fuba {
    type Tally = Tally;
    const MEASURES: &'static [Measure<Tally>] = &[
        per_half("turns_per_half", |t| t.turns_begun - t.turns_cut),
        per_half("turns_begun_per_half", |t| t.turns_begun),
        per_half("stoppage_minutes_per_half", |t| t.stoppage),
        per_half("restarts_per_half", Tally::restarts),
        per_half("kick_offs_per_half", |t| t.taken(Restart::KickOff)),
        per_half("free_kicks_per_half", |t| t.taken(Restart::FreeKick)),
        per_half("corner_kicks_per_half", |t| t.taken(Restart::CornerKick)),
        per_half("goal_kicks_per_half", |t| t.taken(Restart::GoalKick)),
        per_half("restart_minutes_per_half", |t| t.restart_minutes),
        per_match("goals_per_match", |t| t.goals[Seat::Home] + t.goals[Seat::Away]),
        per_match("home_goals_per_match", |t| t.goals[Seat::Home]),
        per_match("away_goals_per_match", |t| t.goals[Seat::Away]),
        per_match("shots_per_match", |t| t.shots[Seat::Home] + t.shots[Seat::Away]),
        per_match("penalties_per_match", |t| t.taken(Restart::PenaltyKick)),
        per_match("penalty_goals_per_match", |t| t.penalty_goals),
        per_match("yellow_cards_per_match", |t| t.yellow_cards),
        per_match("red_cards_per_match", |t| t.red_cards),
        per_match("special_events_per_match", |t| t.special_events),
        // The ball lost by a control check, a failed pass, pressing or a rebound; restarts have their own
        // measures.
        per_match("turnovers_per_match", |t| t.turnovers),
        // Runs of turns with the same team in control, whatever ended them.
        per_match("possessions_per_match", |t| t.possessions),
    ];

    const FIGURES: &'static [Figure] = &style::FIGURES;

    fn notice(&self, s: &State, decision: &Decision, action: Action, noticed: &mut Noticed) {
        style::notice(self, s, *decision, action, noticed);
    }

    fn shots(tally: &Tally) -> BySeat<u32> {
        tally.shots
    }

    fn first_kick(tally: &Tally) -> Option<Seat> {
        tally.first_kick
    }

    /// Two, unless there was extra time; a match that was stopped has not fewer. One that began with a
    /// position has those that were played, the half of the position among them however little was left.
    fn halves(tally: &Tally) -> u32 {
        if tally.joined || tally.half != tally.halves_begun {
            tally.halves_begun + u32::from(tally.joined)
        } else {
            tally.half.max(2)
        }
    }
}
