//! What is measured in a match of Grid.

mod coverage;
mod eager;
mod style;
mod thumb;

use touchline_engine::{BySeat, Log, Seat};
use touchline_grid::advanced::intercept::Attempt;
use touchline_grid::event::{Event, Met};
use touchline_grid::optional::cards::Card;
use touchline_grid::state::Restart;
use touchline_grid::{Action, Decision, Grid, State};

use crate::style::{Figure, Noticed};
use crate::{Measure, Measured, Per, Staged};

/// Counts of one match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    turns: u32,
    /// Whose turn it is.
    active: Option<Seat>,
    steps: u32,
    kicks: u32,
    relays: u32,
    goals: BySeat<u32>,
    /// By the team that attacks the goal.
    shots: BySeat<u32>,
    saves: u32,
    /// A shot is under way: the next grab is a save.
    shot: bool,
    deflections: u32,
    tackles: Tried,
    /// Opponents' attempts to intercept, by [`Attempt`].
    interceptions: [Tried; 4],
    /// Headers and bicycle kicks of passes.
    headers: Tried,
    bicycles: Tried,
    juggles: Tried,
    fakes: Tried,
    bounces: u32,
    /// By [`Restart`].
    set_pieces: [u32; 4],
    penalties: u32,
    fouls: u32,
    offsides: u32,
    yellow_cards: u32,
    red_cards: u32,
    rerolls: u32,
    shootouts: u32,
}

/// How often something was tried and succeeded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tried {
    tried: u32,
    won: u32,
}

impl Tried {
    fn add(&mut self, won: bool) {
        self.tried += 1;
        self.won += u32::from(won);
    }
}

impl Tally {
    /// A ball that was met or missed: either a pass of the marker's own team, or an opponent's ball.
    fn attempt(&mut self, by: Seat, attempt: Attempt, met: Met) {
        let won = match met {
            Met::Missed | Met::Nick => false,
            Met::Well | Met::Badly => true,
        };
        match attempt {
            Attempt::Header if self.active == Some(by) => self.headers.add(won),
            Attempt::Bicycle if self.active == Some(by) => self.bicycles.add(won),
            Attempt::Feet | Attempt::Chest | Attempt::Header | Attempt::Bicycle => {
                self.interceptions[attempt as usize].add(won);
            }
        }
    }

    fn interceptions(&self, of: fn(&Tried) -> u32) -> u32 {
        self.interceptions.iter().map(of).sum()
    }

    fn set_pieces(&self, restart: Restart) -> u32 {
        self.set_pieces[restart as usize]
    }
}

impl Log<Event> for Tally {
    #[inline]
    fn note(&mut self, event: Event) {
        match event {
            Event::TurnBegins(_, seat, _) => {
                self.turns += 1;
                self.active = Some(seat);
                self.shot = false;
            }
            Event::Moved(..) => self.steps += 1,
            Event::Kicked(_) => self.kicks += 1,
            Event::TookOver(_) => self.relays += 1,
            Event::Shot(slot) => {
                // Home's own goal is in row 0.
                self.shots[if slot.y == 0 { Seat::Away } else { Seat::Home }] += 1;
                self.shot = true;
            }
            Event::Grabbed(_) => self.saves += u32::from(std::mem::take(&mut self.shot)),
            Event::Deflected(..) => {
                self.deflections += 1;
                self.shot = false;
            }
            Event::Goal(seat, _) => {
                self.goals[seat] += 1;
                self.shot = false;
            }
            Event::Tackled(..) => self.tackles.add(true),
            Event::TackleFailed(_) => self.tackles.add(false),
            Event::Attempted(marker, attempt, met) => self.attempt(marker.seat(), attempt, met),
            Event::Juggle(_, well) => self.juggles.add(well),
            Event::Fake(_, _, _, well) => self.fakes.add(well),
            Event::Bounced(_) => self.bounces += 1,
            Event::Awarded(restart, ..) => self.set_pieces[restart as usize] += 1,
            Event::Foul(..) => self.fouls += 1,
            Event::Offside(_) => self.offsides += 1,
            Event::Carded(_, Card::Yellow) => self.yellow_cards += 1,
            Event::Carded(_, Card::Red) => self.red_cards += 1,
            Event::Rerolled(_) => self.rerolls += 1,
            Event::ShootoutBegins => self.shootouts += 1,
            Event::Penalty(..) if self.shootouts == 0 => self.penalties += 1,
            _ => {}
        }
    }
}

const fn per_match(name: &'static str, count: fn(&Tally) -> u32) -> Measure<Tally> {
    Measure { name, per: Per::Match, count }
}

impl Measured for Grid {
    type Tally = Tally;
    const MEASURES: &'static [Measure<Tally>] = &[
        per_match("turns_per_match", |t| t.turns),
        per_match("goals_per_match", |t| t.goals[Seat::Home] + t.goals[Seat::Away]),
        per_match("home_goals_per_match", |t| t.goals[Seat::Home]),
        per_match("away_goals_per_match", |t| t.goals[Seat::Away]),
        per_match("shots_per_match", |t| t.shots[Seat::Home] + t.shots[Seat::Away]),
        per_match("saves_per_match", |t| t.saves),
        per_match("deflections_per_match", |t| t.deflections),
        per_match("steps_per_match", |t| t.steps),
        per_match("kicks_per_match", |t| t.kicks),
        // A team-mate plays on a ball that has not come to rest.
        per_match("relays_per_match", |t| t.relays),
        per_match("tackles_per_match", |t| t.tackles.tried),
        per_match("tackles_won_per_match", |t| t.tackles.won),
        per_match("interceptions_tried_per_match", |t| t.interceptions(|of| of.tried)),
        per_match("interceptions_per_match", |t| t.interceptions(|of| of.won)),
        per_match("feet_interceptions_per_match", |t| t.interceptions[Attempt::Feet as usize].won),
        per_match("chest_interceptions_per_match", |t| t.interceptions[Attempt::Chest as usize].won),
        per_match("header_interceptions_per_match", |t| t.interceptions[Attempt::Header as usize].won),
        per_match("bicycle_interceptions_per_match", |t| t.interceptions[Attempt::Bicycle as usize].won),
        per_match("headers_tried_per_match", |t| t.headers.tried),
        per_match("headers_per_match", |t| t.headers.won),
        per_match("bicycles_tried_per_match", |t| t.bicycles.tried),
        per_match("bicycles_per_match", |t| t.bicycles.won),
        per_match("juggles_tried_per_match", |t| t.juggles.tried),
        per_match("juggles_per_match", |t| t.juggles.won),
        per_match("fake_outs_tried_per_match", |t| t.fakes.tried),
        per_match("fake_outs_per_match", |t| t.fakes.won),
        per_match("bounces_per_match", |t| t.bounces),
        per_match("throw_ins_per_match", |t| t.set_pieces(Restart::ThrowIn)),
        per_match("corner_kicks_per_match", |t| t.set_pieces(Restart::CornerKick)),
        per_match("goal_kicks_per_match", |t| t.set_pieces(Restart::GoalKick)),
        per_match("free_kicks_per_match", |t| t.set_pieces(Restart::FreeKick)),
        per_match("penalties_per_match", |t| t.penalties),
        per_match("fouls_per_match", |t| t.fouls),
        per_match("offsides_per_match", |t| t.offsides),
        per_match("yellow_cards_per_match", |t| t.yellow_cards),
        per_match("red_cards_per_match", |t| t.red_cards),
        per_match("rerolls_per_match", |t| t.rerolls),
        per_match("shoot_outs_per_match", |t| t.shootouts),
    ];

    const FIGURES: &'static [Figure] = &style::FIGURES;

    fn notice(&self, s: &State, decision: &Decision, action: Action, noticed: &mut Noticed) {
        style::notice(self, s, *decision, action, noticed);
    }

    fn shots(tally: &Tally) -> BySeat<u32> {
        tally.shots
    }
}

/// Markers are placed one by one: there is no formation to choose, no weather and no card.
impl Staged for Grid {}
