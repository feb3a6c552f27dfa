//! # The ruleset
//! A plain constant with one small enum per rule, owned by that rule's file. Rules match on their own field,
//! never on the edition.

use crate::advanced::{
    aggressive_pressing::AggressivePressing, condition::ConditionPoints, injury::Injuries,
    keeper::AdvancedKeeper, offside_risk::OffsideRisk, playing_style::PlayingStyles, roles::Roles,
    skills::Skills, slow_play::SlowPlay, substitution::Substitutions, tiredness::Tiredness,
    weather::WeatherRule,
};
use crate::rules::{
    action_order::{ActionOrder, OrderTie, RestartOrder, SecondAction},
    action_stage::ActionStages,
    ball_value::{Modifications, PassingThrough, UnmarkedTarget},
    cards::{FewestPlayers, FirstYellow},
    clock::{EqualDice, RestartMinute},
    closest_player::{ClosestCost, KeeperClosest},
    competition::MatchTimes,
    control::{AfterLoss, EasySituation},
    corner_kick::TakerReturns,
    dribbling::DribblerOffside,
    formation::Lines,
    free_kick::{FreeKickDuty, QuickReply, ShotFreeMoves},
    free_movement::FreeMovement,
    goal_attempt::{KeeperInNumbers, NumbersAtShot, OffsideNumbers, ReboundNumbers},
    goal_kick::GoalKick,
    half::HalfStart,
    movement::{MidfieldMoves, PieceMoves, StraightMoves},
    offside::{Backward, OffsideMoves},
    positioning::Positioning,
    pressing::Pressing,
    special_event::SpecialEvents,
    target::{BallMoves, DifficultSituation, FarTarget},
    turn::TurnStep,
};

/// Which rulebook. For names and records only: no rule may read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edition {
    /// Rulebook 2.0.
    V2_0,
    /// The undated rulebook between 2.0 and 3.0.
    V2_1,
    /// The 2.2 quick reference.
    V2_2,
    /// The 3.0 draft of 2020.
    V3_0,
}

/// Everything that may differ between two rulebooks or two tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruleset {
    /// For names and records only.
    pub edition: Edition,
    /// The revision of the rules that these are, for records only: a rule matches on its own field
    /// (`revisions.rs`).
    pub revision: u32,
    /// The steps of a turn in order (F-TURN-01, F-TURN-09).
    pub turn: &'static [TurnStep],
    /// The square on which a half begins (F-PREP-07).
    pub half_start: HalfStart,
    /// Limits of home-made formations.
    pub lines: Lines,
    /// Most players of one team that count in one area.
    pub counted_at_most: u8,
    /// A long pass that would push the ball value above 6 (F-TGT-06).
    pub far_target: FarTarget,
    /// What a ball value of 6 does to the choice of target (F-TGT-05).
    pub difficult_situation: Option<DifficultSituation>,
    /// When the ball moves to the target (F-TGT-07).
    pub ball_moves: BallMoves,
    /// Passes for which offside is not judged (F-OFF-08).
    pub backward: Backward,
    /// Whom the offside restriction of movement binds.
    pub offside_moves: OffsideMoves,
    /// When the ball value is modified (F-MOD-01).
    pub modifications: Modifications,
    /// Passing through an area of one's own (F-MOD-10).
    pub passing_through: Option<PassingThrough>,
    /// What an unmarked target area does to the ball value (F-MOD-03).
    pub unmarked_target: UnmarkedTarget,
    /// What equal stage dice do to the time marker (F-TIME-03).
    pub equal_dice: EqualDice,
    /// Which restarts take a minute (F-TIME-05, F-TIME-06).
    pub restart_minute: RestartMinute,
    /// When special events happen and which table they use (F-EVT-01, F-EVT-03).
    pub special_events: SpecialEvents,
    /// A failed check with no opponent near (F-EASY-01).
    pub easy_situation: Option<EasySituation>,
    /// Whether a goalkeeper that is closest must go (F-CLOSE-02).
    pub keeper_closest: KeeperClosest,
    /// What the forced move of the closest player costs (F-CLOSE-04).
    pub closest_cost: ClosestCost,
    /// The ball value after a lost check (F-NBV-02).
    pub after_loss: AfterLoss,
    /// How the teams act (F-ACT-05).
    pub action_stages: ActionStages,
    /// Who acts first (F-ACT-01).
    pub action_order: ActionOrder,
    /// Second actions (F-ACT-11 to F-ACT-14).
    pub second_action: SecondAction,
    /// Who acts first when the numbers are equal (F-ACT-01).
    pub order_tie: OrderTie,
    /// Who acts first after a restart, where the moves of the turn before decide otherwise.
    pub restart_order: RestartOrder,
    /// Free movements (F-FREE-01).
    pub free_movement: FreeMovement,
    /// When the numbers in the shooting area count (F-GOAL-11).
    pub numbers_at_shot: NumbersAtShot,
    /// Whether the defending goalkeeper counts at a shot (F-GOAL-15).
    pub keeper_in_numbers: KeeperInNumbers,
    /// Offside attackers in the penalty area (F-GOAL-14).
    pub offside_numbers: OffsideNumbers,
    /// What is added to the rebound dice (F-GOAL-26).
    pub rebound: ReboundNumbers,
    /// Midfield movement (F-MOVE-04).
    pub midfield_moves: MidfieldMoves,
    /// Forward and defence movement (F-MOVE-07, F-MOVE-09).
    pub straight_moves: StraightMoves,
    /// How often a piece may move (F-MOVE-15).
    pub piece_moves: PieceMoves,
    /// Offside and the dribbling player.
    pub dribbler_offside: DribblerOffside,
    /// Positioning (F-ADJ-06).
    pub positioning: Positioning,
    /// Pressing (F-PRESS-03).
    pub pressing: Pressing,
    /// Quick free kicks, and the passive team's moves before them (F-QFK-01, F-QFK-04).
    pub quick_free_kick: Option<QuickReply>,
    /// What the passive team owes at the setup of a free kick (F-FK-07).
    pub free_kick_duty: FreeKickDuty,
    /// Free movements before a direct shot from a free kick.
    pub shot_free_moves: ShotFreeMoves,
    /// When the corner taker is back (F-CK-08).
    pub taker_returns: TakerReturns,
    /// The goal kick (F-GKK-04).
    pub goal_kick: GoalKick,
    /// What a first yellow card by a rolled 6 leads to (F-CARD-06).
    pub first_yellow: FirstYellow,
    /// The fewest players with which a team may go on.
    pub fewest_players: FewestPlayers,
    /// What becomes of a match that takes too long (F-COMP-08, F-COMP-09, F-COMP-11, F-COMP-12).
    pub match_times: Option<MatchTimes>,
    /// Condition points (F-CP).
    pub condition: Option<ConditionPoints>,
    /// Tiredness tests, which come with condition points (F-TTEST, F-TIRED).
    pub tiredness: Option<Tiredness>,
    /// Roles (F-ROLE).
    pub roles: Option<Roles>,
    /// Substitutions (F-SUB).
    pub substitutions: Option<Substitutions>,
    /// Injuries (F-INJ).
    pub injuries: Option<Injuries>,
    /// The advanced goalkeeper (F-AGK).
    pub keeper: Option<AdvancedKeeper>,
    /// Aggressive pressing (F-APRESS).
    pub aggressive_pressing: Option<AggressivePressing>,
    /// Playing styles (F-STYLE).
    pub styles: Option<PlayingStyles>,
    /// Advanced offside and offside risk (F-AOFF).
    pub offside_risk: Option<OffsideRisk>,
    /// Slowing the game (F-SLOW).
    pub slow_play: Option<SlowPlay>,
    /// Weather (F-WTHR).
    pub weather: Option<WeatherRule>,
    /// Skills (F-SKILL, F-SK).
    pub skills: Option<Skills>,
}

impl Ruleset {
    /// Whether an advanced rule adds answers to decisions.
    #[inline]
    pub const fn is_advanced(&self) -> bool {
        self.condition.is_some()
            || self.keeper.is_some()
            || self.substitutions.is_some()
            || self.styles.is_some()
            || self.special_events.is_advanced()
    }
}
