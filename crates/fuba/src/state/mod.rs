//! # The state
//! Everything about a match in progress, secrets included: `Copy`, no heap, at most 256 bytes.

mod agreed;
mod squad;
mod steps;
mod team;
mod turn;

use touchline_engine::{BySeat, Outcome, Seat, worded};

use crate::flow::Agenda;
use crate::pitch::Area;

pub use agreed::{Agreed, MatchMark, ShootOut};
pub use squad::{PerArea, Pieces, Squad};
pub use steps::{Dribble, Mark, Rights, Steps};
pub use team::{
    Condition, Formation, GoalSide, Line, Marks, Recovering, Secret, Style, Styles, Team, TeamMark,
};
pub use turn::{ActionKind, Cell, Effect, Kinds, Memory, Nominee, Press, Restart, Turn};

/// The whole match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The pieces.
    pub squads: BySeat<Squad>,
    /// Formation, goals, cards.
    pub teams: BySeat<Team>,
    /// The ball die.
    pub ball: Ball,
    /// The controlling team.
    pub control: Seat,
    /// The team that kicked off the first half.
    pub kicked_off: Seat,
    /// The time track.
    pub clock: Clock,
    /// The weather.
    pub weather: Weather,
    /// What was agreed for this match.
    pub agreed: Agreed,
    /// What only its owner may know.
    pub secrets: BySeat<Secret>,
    /// The turn.
    pub turn: Turn,
    /// Moves in progress.
    pub steps: Steps,
    /// Pieces that have moved in this turn, where a piece moves once a turn (F-MOVE-15).
    pub moved: BySeat<Pieces>,
    /// Pieces that moved freely in this turn and do not block (F-FREE-06).
    pub moved_freely: BySeat<Pieces>,
    /// What the last turns left.
    pub memory: Memory,
    /// What is to be done next.
    pub agenda: Agenda,
    /// The result, once the match is over.
    pub ended: Option<Outcome>,
}

const _: () = assert!(size_of::<State>() <= 256, "the state must stay small: search copies it");

impl State {
    /// The passive team (F-TURN-15: roles follow control at once).
    #[inline]
    pub const fn passive(&self) -> Seat {
        self.control.other()
    }

    /// Turn the ball die by `change`, never below 1 nor above 6.
    #[inline]
    pub fn change_value(&mut self, change: i8) {
        self.ball.value = self.ball.value.saturating_add_signed(change).clamp(1, 6);
    }
}

/// The ball die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ball {
    /// Where it lies.
    pub area: Area,
    /// How well it is controlled: 1 (perfect) to 6.
    pub value: u8,
}

/// The time track.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Clock {
    /// 1 or 2, in extra time 3 or 4; 0 before the first kick-off.
    pub half: u8,
    /// Minute square, 0 to 45 and 45 to 90, in extra time 90 to 105 and 105 to 120.
    pub minute: u8,
    /// Stoppage square, 0 to 5; 0 outside stoppage time.
    pub stoppage: u8,
}

worded! {
    /// The weather of the match (F-WTHR-01).
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Weather {
        /// It changes nothing.
        #[default]
        Ordinary = "ordinary",
        /// Aggressive pressing costs two condition points (F-WTHR-02, F-WTHR-03).
        Heat = "heat",
        /// Tiredness tests are harder as well (F-WTHR-12).
        ExtremeHeat = "extreme-heat",
        /// Who kicked off neither passes through an area nor sweeps, until half-time (F-WTHR-04, F-WTHR-05).
        Sunshine = "sunshine",
        /// A long pass costs two for each area between (F-WTHR-06, F-WTHR-07).
        Wind = "wind",
        /// The new ball value is one higher (F-WTHR-08, F-WTHR-09).
        Rain = "rain",
        /// Injuries are likelier (F-WTHR-10).
        Cold = "cold",
        /// Rain and wind, and injuries are likelier (F-WTHR-11).
        Storm = "storm",
    }
}
