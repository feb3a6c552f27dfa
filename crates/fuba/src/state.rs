//! # The state
//! Everything about a match in progress, secrets included: `Copy`, no heap, at most 256 bytes.

use std::fmt;

use touchline_engine::{BySeat, Outcome, Seat};

use crate::flow::Agenda;
use crate::pitch::{AREAS, Area, AreaSet};

/// D-M-F: how many defenders, midfielders and forwards may be moved at once (F-PREP-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Formation {
    /// Defenders.
    pub defenders: u8,
    /// Midfielders.
    pub midfielders: u8,
    /// Forwards.
    pub forwards: u8,
}

impl Formation {
    /// D-M-F.
    pub const fn new(defenders: u8, midfielders: u8, forwards: u8) -> Self {
        Self { defenders, midfielders, forwards }
    }

    /// How many players of a line may be moved.
    pub const fn line(self, line: Line) -> u8 {
        match line {
            Line::Defence => self.defenders,
            Line::Midfield => self.midfielders,
            Line::Forward => self.forwards,
        }
    }
}

/// `4-4-2`.
impl fmt::Display for Formation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.defenders, self.midfielders, self.forwards)
    }
}

impl Default for Formation {
    fn default() -> Self {
        Self::new(4, 4, 2)
    }
}

/// The three lines of a formation, which are also the three movement options (F-MOVE-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Line {
    Defence,
    Midfield,
    Forward,
}

impl Line {
    /// All three, from the own goal outwards.
    pub const ALL: [Self; 3] = [Self::Defence, Self::Midfield, Self::Forward];
}

/// The pieces of one team: anonymous outfield players counted per area, and the goalkeeper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Squad {
    players: [u8; AREAS + 1],
    keeper: Area,
    /// Players lifted from the board and not yet placed again by a setup.
    pub in_hand: u8,
    present: AreaSet,
}

impl Squad {
    /// A squad off the board: everybody in hand, the goalkeeper in `keeper`.
    pub const fn in_hand(players: u8, keeper: Area) -> Self {
        Self { players: [0; AREAS + 1], keeper, in_hand: players, present: AreaSet::just(keeper) }
    }

    /// Where the goalkeeper stands.
    #[inline]
    pub const fn keeper(&self) -> Area {
        self.keeper
    }

    /// Outfield players in an area.
    #[inline]
    pub const fn outfield(&self, area: Area) -> u8 {
        self.players[area as usize]
    }

    /// Players in an area, the goalkeeper included.
    #[inline]
    pub const fn count(&self, area: Area) -> u8 {
        self.players[area as usize] + (self.keeper as u8 == area as u8) as u8
    }

    /// Areas holding at least one player, the goalkeeper included; the corner spot is in no area.
    #[inline]
    pub const fn present(&self) -> AreaSet {
        self.present.and(AreaSet::PITCH)
    }

    /// Areas holding outfield players, the corner spot included.
    pub fn players(&self) -> AreaSet {
        let everywhere = Area::ALL.into_iter().chain([Area::Spot]);
        everywhere.filter(|area| self.outfield(*area) > 0).fold(AreaSet::NONE, AreaSet::with)
    }

    /// Whether a player stands in the area.
    #[inline]
    pub const fn has(&self, area: Area) -> bool {
        self.present.has(area)
    }

    /// Outfield players on the board or in hand.
    pub fn size(&self) -> u8 {
        self.in_hand + self.players.iter().sum::<u8>()
    }

    /// Put `n` players down.
    #[inline]
    pub fn put(&mut self, area: Area, n: u8) {
        self.players[area as usize] += n;
        if n > 0 {
            self.present = self.present.with(area);
        }
    }

    /// Take one player away.
    #[inline]
    pub fn take(&mut self, area: Area) {
        self.players[area as usize] = self.players[area as usize].saturating_sub(1);
        if self.count(area) == 0 {
            self.present = self.present.without(area);
        }
    }

    /// Put the goalkeeper into an area.
    #[inline]
    pub fn place_keeper(&mut self, area: Area) {
        let from = self.keeper;
        self.keeper = area;
        if self.players[from as usize] == 0 {
            self.present = self.present.without(from);
        }
        self.present = self.present.with(area);
    }

    /// Lift all outfield players for a new setup.
    pub fn lift(&mut self) {
        *self = Self::in_hand(self.size(), self.keeper);
    }
}

/// What a team has besides its pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Team {
    /// The formation in force.
    pub formation: Formation,
    /// Goals scored.
    pub goals: u8,
    /// Yellow cards held.
    pub yellows: u8,
    /// Players sent off.
    pub reds: u8,
}

/// The ball die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ball {
    /// Where it lies.
    pub area: Area,
    /// How well it is controlled: 1 (perfect) to 6.
    pub value: u8,
}

/// The time track.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// 1 or 2; 0 before the first kick-off.
    pub half: u8,
    /// Minute square, 0 to 45 and 45 to 90.
    pub minute: u8,
    /// Stoppage square, 0 to 5; 0 outside stoppage time.
    pub stoppage: u8,
}

/// Left, middle or right, from the point of view of whoever chooses (F-PEN-05, F-PEN-06, R-100).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Side {
    Left,
    Middle,
    Right,
}

impl Side {
    /// The three sides.
    pub const ALL: [Self; 3] = [Self::Left, Self::Middle, Self::Right];
}

/// What one seat has chosen and the other may not know yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Secret {
    /// Formation chosen, until both are shown.
    pub formation: Option<Formation>,
    /// The goalkeeper's dive at a penalty, until the kick.
    pub dive: Option<Side>,
}

/// How a turn begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Restart {
    #[default]
    OpenPlay,
    KickOff,
    FreeKick,
    CornerKick,
    GoalKick,
    PenaltyKick,
}

/// The types of action; a team's second action must differ from its first (F-ACT-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum ActionKind {
    GoalAttempt,
    Movement,
    Positioning,
    Pressing,
}

/// What is remembered for one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Turns of the match so far, this one included.
    pub number: u8,
    /// How the turn began.
    pub restart: Restart,
    /// The corner area next to the corner spot, while `restart` is a corner kick.
    pub corner: Area,
    /// The team in control at the beginning of the turn.
    pub starter: Seat,
    /// Where the ball began.
    pub start: Area,
    /// Where it is played to.
    pub target: Area,
    /// The stage dice: of the starting controlling team, of the starting passive team. 0 before they are rolled.
    pub dice: [u8; 2],
    /// Players in the target area at the beginning of the turn.
    pub numbers: BySeat<u8>,
    /// The team that acts first, once the actions have begun.
    pub first: Seat,
    /// Change of the ball value by a special event, once the new value is set.
    pub value_change: i8,
    /// What a special event does besides.
    pub effect: Effect,
    /// The type of each team's first action.
    pub acted: BySeat<Option<ActionKind>>,
    /// Whether the control check was lost.
    pub lost: bool,
    /// Whether the action being played is a handicapped second one (F-ACT-11 to F-ACT-14).
    pub handicap: bool,
    /// A goal kick that waits until this turn is played out (F-GKK-04).
    pub goal_kick_waits: bool,
    /// Players each team moved in this turn, the forced closest player included (F-ACT-01).
    pub moves: BySeat<u8>,
    /// Moves deducted from each team because its closest player had to come (F-CLOSE-04).
    pub deducted: BySeat<u8>,
}

/// Lasting results of a special event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Effect {
    /// Nothing.
    #[default]
    None,
    /// The pass failed before the control check (F-EVT-21).
    FailedPass,
    /// One extra free step for a team in its first action (F-EVT-23, F-EVT-29).
    ExtraStep(Seat),
    /// The action stages are skipped (F-EVT-26).
    NoActions,
    /// The starting controlling team may dribble past opponents (F-EVT-31).
    FreeDribble,
    /// A team may step with so many players at once (F-EVT-07, F-EVT-09, F-EVT-18, F-EVT-20).
    Moves(Seat, u8),
    /// A team may not choose the defence option (F-EVT-20, R-046).
    NoDefence(Seat),
}

impl Default for Turn {
    fn default() -> Self {
        Self {
            number: 0,
            restart: Restart::OpenPlay,
            corner: Area::Blc,
            starter: Seat::Home,
            start: Area::Ce,
            target: Area::Ce,
            dice: [0; 2],
            numbers: BySeat::new(0, 0),
            first: Seat::Home,
            value_change: 0,
            effect: Effect::None,
            acted: BySeat::new(None, None),
            lost: false,
            handicap: false,
            goal_kick_waits: false,
            moves: BySeat::new(0, 0),
            deducted: BySeat::new(0, 0),
        }
    }
}

/// Progress of moves made one step at a time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Steps {
    /// Steps still allowed.
    pub left: u8,
    /// Steps made.
    pub made: u8,
    /// Players per area that arrived by a step of this phase and may not step again.
    pub moved: [u8; AREAS],
    /// The goalkeeper has stepped.
    pub keeper_moved: bool,
    /// The ball may (still) be dribbled.
    pub dribble: Dribble,
    /// Free movements: players that may still leave each area because the team outnumbers the opponent there.
    pub surplus: [u8; AREAS],
    /// Free movements: extra steps granted by an event.
    pub extra: u8,
    /// What a step leaves behind for the rest of the turn.
    pub mark: Mark,
}

/// What a step leaves behind for the rest of the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// Nothing.
    #[default]
    None,
    /// The team has moved one player more (F-ACT-01).
    Counted,
    /// The piece may not move again in this turn (F-MOVE-15).
    Moved,
    /// Nor does it block the opponent's long moves (F-FREE-06).
    MovedFreely,
}

/// Pieces of one team, by the area they stand in, that have something in common.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pieces {
    /// Players per area.
    pub players: [u8; AREAS],
    /// The goalkeeper.
    pub keeper: bool,
}

/// What one turn leaves for the next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// The team that acted first in the last complete turn of the half (F-ACT-01); none before it.
    pub first: Option<Seat>,
    /// Players each team moved in it.
    pub moves: BySeat<u8>,
    /// Minutes owed because the stage dice were equal (F-TIME-04).
    pub owed: u8,
    /// The team whose next control check succeeds because a pressing against it failed (F-PRESS-08).
    pub free_check: Option<Seat>,
}

/// Whether the ball may be dribbled in this movement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dribble {
    /// No (any more).
    #[default]
    No,
    /// Once, out of an area without passive players (F-DRIB-01, F-DRIB-02).
    Unmarked,
    /// Once, whoever stands around (F-EVT-31).
    Free,
}

/// The whole match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
