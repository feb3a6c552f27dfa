//! One match between two players who see only what their seat may know.

use std::time::Duration;

use touchline_ai::{Computer, Evaluate, Player as _};
use touchline_engine::{BySeat, Describe, Game, Log, Outcome, Pcg, Playout, Seat};

use crate::Measured;
use crate::one_match::{self, Participants};
use crate::style::{Figure, Noticed};

/// The two players that are compared. Each plays both seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rival {
    /// The one whose score is reported.
    A = 0,
    /// The other.
    B = 1,
}

impl Rival {
    /// Both, a first.
    pub const ALL: [Self; 2] = [Self::A, Self::B];

    const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

/// A player in an arena.
pub trait Contestant<G: Game> {
    /// The answer to the current decision, of at least two legal ones.
    ///
    /// # Errors
    /// Why it cannot go on. The arena then ends.
    fn answer(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
    ) -> Result<G::Action, String>;

    /// How many positions it has evaluated so far; 0 if it cannot tell.
    fn nodes(&self) -> u64 {
        0
    }

    /// How long its last answer took, where it does not think on the thread that asks.
    fn took(&self) -> Option<Duration> {
        None
    }
}

impl<G: Evaluate> Contestant<G> for Computer {
    fn answer(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
    ) -> Result<G::Action, String> {
        Ok(self.choose(game, view, seat, legal))
    }

    fn nodes(&self) -> u64 {
        Self::nodes(self)
    }
}

/// Makes a rival's player for one match, given the seed and stream of its random numbers.
pub type Make<'a, G> = dyn Fn(Rival, u64, u64) -> Box<dyn Contestant<G>> + Sync + 'a;

/// One match from the point of view of a.
#[derive(Clone, Debug, Default)]
pub(super) struct Played {
    /// Half points of a: 2 for a win, 1 for a draw or an unfinished match.
    pub(super) half_points: u8,
    pub(super) unfinished: bool,
    /// Who could not go on, and why.
    pub(super) failed: Option<(Rival, String)>,
    /// Goals of a and of b.
    pub(super) goals: [u32; 2],
    /// Shots of a and of b.
    pub(super) shots: [u32; 2],
    /// How long a and b thought about each decision with more than one legal action.
    pub(super) times: [Vec<Duration>; 2],
    /// How many positions a and b evaluated.
    pub(super) nodes: [u64; 2],
    /// How a and b played, by figure.
    pub(super) styles: Vec<[Option<f64>; 2]>,
}

/// Both players, a clock, and what happened.
struct Contest<'a, G: Measured> {
    sides: BySeat<Rival>,
    players: BySeat<Box<dyn Contestant<G>>>,
    dice: Pcg,
    clock: &'a dyn Fn() -> Duration,
    tally: G::Tally,
    noticed: Noticed,
    played: Played,
}

impl<G: Measured> Log<G::Event> for Contest<'_, G> {
    #[inline]
    fn note(&mut self, event: G::Event) {
        self.tally.note(event);
    }
}

impl<G: Measured> Participants<G> for Contest<'_, G> {
    fn dice(&mut self) -> &mut Pcg {
        &mut self.dice
    }

    fn answer(
        &mut self,
        game: &G,
        s: &G::State,
        seat: Seat,
        _: &G::Decision,
        legal: &[G::Action],
    ) -> G::Action {
        // A match that somebody cannot go on with only has to end.
        if self.played.failed.is_some() {
            return legal[0];
        }
        let (side, player) = (self.sides[seat], &mut self.players[seat]);
        let view = game.view(s, Some(seat));
        let begin = (self.clock)();
        let answer = player.answer(game, &view, seat, legal);
        let took = player.took().unwrap_or_else(|| (self.clock)().saturating_sub(begin));
        self.played.times[side as usize].push(took);
        answer.unwrap_or_else(|why| {
            self.played.failed = Some((side, why));
            legal[0]
        })
    }

    fn answered(&mut self, game: &G, s: &G::State, decision: &G::Decision, action: G::Action) {
        game.notice(s, decision, action, &mut self.noticed);
    }
}

/// Dice come from stream 0 of the seed, the home player's random numbers from stream 1, the away player's
/// from stream 2: a player against itself plays the same match from both seats.
pub(super) fn play<G: Describe + Measured>(
    game: &G,
    home: Rival,
    seed: u64,
    make: &Make<'_, G>,
    clock: &dyn Fn() -> Duration,
) -> Played {
    let sides = BySeat::new(home, home.other());
    let players = BySeat::new(make(home, seed, 1), make(home.other(), seed, 2));
    let (tally, noticed, played) = (G::Tally::default(), Noticed::default(), Played::default());
    let mut contest = Contest { sides, players, dice: Pcg::new(seed, 0), clock, tally, noticed, played };
    let (last, Playout { outcome, .. }) = one_match::play(game, &G::Terms::default(), &mut contest);
    let Contest { players, tally, noticed, mut played, .. } = contest;
    played.half_points = match outcome {
        Outcome::Win(seat) if sides[seat] == Rival::A => 2,
        Outcome::Win(_) => 0,
        Outcome::Draw | Outcome::Unfinished => 1,
    };
    played.unfinished = outcome == Outcome::Unfinished;
    let (goals, shots) = (BySeat(game.score(&last)), G::shots(&tally));
    for seat in Seat::ALL {
        let side = sides[seat] as usize;
        played.goals[side] = goals[seat];
        played.shots[side] = shots[seat];
        played.nodes[side] = players[seat].nodes();
    }
    let of = |side, figure: &Figure| {
        figure.of(&noticed, if sides[Seat::Home] == side { Seat::Home } else { Seat::Away })
    };
    played.styles = G::FIGURES.iter().map(|figure| Rival::ALL.map(|side| of(side, figure))).collect();
    played
}
