//! # The ruleset
//! A plain constant with one small enum per rule, owned by that rule's file. Rules match on their own field, never on
//! the edition.

use crate::rules::{
    action_order::OrderTie,
    ball_value::UnmarkedTarget,
    cards::FirstYellow,
    clock::{EqualDice, RestartMinute},
    closest_player::KeeperClosest,
    control::{AfterLoss, EasySituation},
    dribbling::DribblerOffside,
    formation::Lines,
    free_kick::{QuickReply, ShotFreeMoves},
    free_movement::FreeMovement,
    goal_attempt::{NumbersAtShot, ReboundNumbers},
    goal_kick::GoalKick,
    movement::{MidfieldMoves, StraightMoves},
    offside::{Backward, OffsideMoves},
    positioning::Positioning,
    pressing::Pressing,
    special_event::SpecialEvents,
    target::FarTarget,
    turn::Step,
};

/// Which rulebook. For names and records only: no rule may read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edition {
    /// The 3.0 draft of 2020.
    V3_0,
}

/// Everything that may differ between two rulebooks or two tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruleset {
    /// For names and records only.
    pub edition: Edition,
    /// The steps of a turn in order (F-TURN-01, F-TURN-09).
    pub turn: &'static [Step],
    /// Limits of home-made formations.
    pub lines: Lines,
    /// Most players of one team that count in one area (A.5, R-007).
    pub counted_at_most: u8,
    /// A long pass that would push the ball value above 6 (F-TGT-06).
    pub far_target: FarTarget,
    /// Passes for which offside is not judged (F-OFF-08).
    pub backward: Backward,
    /// Whom the offside restriction of movement binds.
    pub offside_moves: OffsideMoves,
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
    /// Whether a goalkeeper that is closest must go (F-CLOSE-03).
    pub keeper_closest: KeeperClosest,
    /// The ball value after a lost check (F-NBV-02).
    pub after_loss: AfterLoss,
    /// Who acts first when the numbers are equal (F-ACT-01).
    pub order_tie: OrderTie,
    /// Free movements (F-FREE-01).
    pub free_movement: FreeMovement,
    /// When the numbers in the shooting area count (F-GOAL-11).
    pub numbers_at_shot: NumbersAtShot,
    /// What is added to the rebound dice (F-GOAL-26).
    pub rebound: ReboundNumbers,
    /// Midfield movement (F-MOVE-04).
    pub midfield_moves: MidfieldMoves,
    /// Forward and defence movement (F-MOVE-07, F-MOVE-09).
    pub straight_moves: StraightMoves,
    /// Offside and the dribbling player.
    pub dribbler_offside: DribblerOffside,
    /// Positioning (F-ADJ-06).
    pub positioning: Positioning,
    /// Pressing (F-PRESS-03).
    pub pressing: Pressing,
    /// Moves of the passive team before a quick free kick (F-QFK-04).
    pub quick_reply: QuickReply,
    /// Free movements before a direct shot from a free kick.
    pub shot_free_moves: ShotFreeMoves,
    /// The goal kick (F-GKK-04).
    pub goal_kick: GoalKick,
    /// What a first yellow card by a rolled 6 leads to (F-CARD-06).
    pub first_yellow: FirstYellow,
}
