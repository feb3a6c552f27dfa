//! What is remembered for one turn, and for the next.

use touchline_engine::{BySeat, Seat, worded};

use crate::advanced::skills::SkillSet;
use crate::pitch::Area;

worded! {
    /// How a turn begins.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    #[allow(missing_docs)]
    pub enum Restart {
        #[default]
        OpenPlay = "open-play",
        KickOff = "kick-off",
        FreeKick = "free-kick",
        CornerKick = "corner-kick",
        GoalKick = "goal-kick",
        PenaltyKick = "penalty-kick",
    }
}

worded! {
    /// The types of action; a team's second action must differ from its first (F-ACT-08).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    #[allow(missing_docs)]
    pub enum ActionKind {
        GoalAttempt = "shoot",
        Movement = "move",
        Positioning = "position",
        Pressing = "press",
        /// Substitutions as an action (F-SUB-02).
        Substitution = "substitute",
        /// Playing the ball on by a skill (F-SK-24 of 2.1, R-148).
        BallOn = "ball",
    }
}

/// The types of action a team has played in its stage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Kinds(u8);

impl Kinds {
    /// Just one.
    pub const fn just(kind: ActionKind) -> Self {
        Self(1 << kind as u8)
    }

    /// Whether a type is among them.
    #[inline]
    pub const fn has(self, kind: ActionKind) -> bool {
        self.0 >> kind as u8 & 1 == 1
    }

    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether none has been played.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One more.
    #[must_use]
    pub const fn with(self, kind: ActionKind) -> Self {
        Self(self.0 | 1 << kind as u8)
    }
}

worded! {
    /// How a pressing is played (F-CP-08, F-APRESS-01).
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Press {
        /// By the basic rules.
        #[default]
        Plain = "plain",
        /// With a condition point for the comparison (F-CP-08 of 2.1).
        WithPoint = "with-point",
        /// Aggressively, paid with a condition point.
        Aggressive = "aggressive",
        /// Aggressively for nothing and without a card (F-AEVT-15).
        FreeAggressive = "free-aggressive",
    }
}

/// What is remembered for one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(clippy::struct_excessive_bools)] // independent of each other, and each is a word
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
    /// The stage dice: of the starting controlling team, of the starting passive team. 0 before they are
    /// rolled.
    pub dice: [u8; 2],
    /// Players in the target area at the beginning of the turn.
    pub numbers: BySeat<u8>,
    /// The team that acts first, once the actions have begun.
    pub first: Seat,
    /// Change of the ball value by a special event, once the new value is set.
    pub value_change: i8,
    /// What a special event does besides.
    pub effect: Effect,
    /// The types of action each team has played.
    pub acted: BySeat<Kinds>,
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
    /// Whether the starting controlling team's check succeeded; an easy situation is no success.
    pub kept: bool,
    /// The number of an offside risk: defenders in the line when the target was chosen; 0 without a risk
    /// (F-AOFF-06, R-223).
    pub risk: u8,
    /// A number kept while something is worked out: the tens of a tiredness test, two dice to choose from.
    pub tally: u8,
    /// How the pressing being played is played.
    pub press: Press,
    /// The team that won the ball by the latest pressing, nothing else having moved control since.
    pub pressed: Option<Seat>,
    /// The goalkeeper of this team sweeps (F-AGK-08).
    pub sweep: Option<Seat>,
    /// The piece that counts as two (F-AEVT-22, F-AEVT-23).
    pub fans: Option<(Seat, Nominee)>,
    /// What the fans of the acting team do in its stage (F-SK-04 of 2.1); 0 is nothing.
    pub crowd: u8,
    /// Skills each team has played in this turn.
    pub played: BySeat<SkillSet>,
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
            acted: BySeat::new(Kinds(0), Kinds(0)),
            lost: false,
            handicap: false,
            goal_kick_waits: false,
            moves: BySeat::new(0, 0),
            deducted: BySeat::new(0, 0),
            kept: false,
            risk: 0,
            tally: 0,
            press: Press::Plain,
            pressed: None,
            sweep: None,
            fans: None,
            crowd: 0,
            played: BySeat::new(SkillSet::NONE, SkillSet::NONE),
        }
    }
}

/// Who counts as two because fans sing for it (F-AEVT-22, F-AEVT-23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Nominee {
    /// Whoever of the team stands in this area.
    Anybody(Area),
    /// One outfield player, who is in this area now.
    Player(Area),
    /// The goalkeeper.
    Keeper,
}

/// Lasting results of a special event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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
    /// After the check the team then in control may step with one player (F-AEVT-01).
    AttackMove,
    /// After the check the team then passive may step with one player (F-AEVT-02).
    DefenceMove,
    /// A roll-off decides who gains from this cell of the table (F-AEVT-03).
    RollOff(Cell),
    /// Two extra free steps for a team in its first action (F-AEVT-03).
    FastSituation(Seat),
    /// A team may turn the new ball value by two (F-AEVT-04).
    BallBounces(Seat),
    /// The passive team may press aggressively for nothing (F-AEVT-15).
    AggressiveDefence,
    /// This team has the ball whatever the check says (F-AEVT-16).
    HeadCollision(Seat),
    /// The check succeeds and the ball may go on (F-AEVT-18).
    PerfectPass,
    /// Goal attempts are easier in this turn (F-AEVT-21).
    OpenGoal,
}

worded! {
    /// The cells of the advanced event table that a roll-off decides.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[allow(missing_docs)]
    pub enum Cell {
        FastSituation = "fast-situation",
        BallBounces = "ball-bounces",
        OverSideLine = "side-line",
        OverGoalLine = "goal-line",
        HeadCollision = "head-collision",
        OldStar = "old-star",
        YoungTalent = "young-talent",
    }
}

/// What one turn leaves for the next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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
