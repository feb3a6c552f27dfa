//! # The ruleset
//! A plain constant with one small enum per rule, owned by that rule's file. Rules match on their own field, never on
//! the edition.

use crate::rules::{
    action_order::{ActionOrder, OrderTie, SecondAction},
    action_stage::ActionStages,
    ball_value::{Modifications, PassingThrough, UnmarkedTarget},
    cards::{FewestPlayers, FirstYellow},
    clock::{EqualDice, RestartMinute},
    closest_player::{ClosestCost, KeeperClosest},
    control::{AfterLoss, EasySituation},
    corner_kick::TakerReturns,
    dribbling::DribblerOffside,
    formation::Lines,
    free_kick::{FreeKickDuty, QuickReply, ShotFreeMoves},
    free_movement::FreeMovement,
    goal_attempt::{KeeperInNumbers, NumbersAtShot, OffsideNumbers, ReboundNumbers},
    goal_kick::{GoalKick, SlowKick},
    half::HalfStart,
    movement::{MidfieldMoves, PieceMoves, StraightMoves},
    offside::{Backward, OffsideMoves},
    positioning::Positioning,
    pressing::Pressing,
    special_event::SpecialEvents,
    target::{BallMoves, DifficultSituation, FarTarget},
    turn::Step,
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
    /// The steps of a turn in order (F-TURN-01, F-TURN-09).
    pub turn: &'static [Step],
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
}

/// One rule of a resolved ruleset, for people to read and compare.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The rule: the name of its field.
    pub rule: &'static str,
    /// What is in force, as a word.
    pub value: String,
    /// The ids of the clauses and rulings it stands for, each in full, with a comma between.
    pub clauses: &'static str,
}

impl Ruleset {
    /// Every rule with what is in force, in the order of the rulebook.
    pub fn rows(&self) -> Vec<Row> {
        let turn: Vec<String> = self.turn.iter().map(word).collect();
        let goal_kick = match self.goal_kick {
            GoalKick::SkipsTurn { reply_at_least } => format!("skips-turn-reply-{reply_at_least}"),
            GoalKick::PlayedOut(SlowKick::Movement) => "played-out-slow-movement".into(),
            GoalKick::PlayedOut(SlowKick::FreeMoves) => "played-out-slow-free-moves".into(),
        };
        let row = |rule, value, clauses| Row { rule, value, clauses };
        vec![
            row(
                "turn",
                turn.join(" "),
                "F-TURN-01, F-TURN-02, F-TURN-03, F-TURN-04, F-TURN-05, F-TURN-06, F-TURN-07, F-TURN-09",
            ),
            row("formation-lines", word(&self.lines), "F-PREP-03, R-010"),
            row("half-start", word(&self.half_start), "F-PREP-07, F-PREP-08, F-END-03"),
            row("counted-at-most", self.counted_at_most.to_string(), "R-007"),
            row("far-target", word(&self.far_target), "F-TGT-06, F-MOD-09"),
            row("difficult-situation", option(&self.difficult_situation), "F-TGT-06, R-029"),
            row("ball-moves", word(&self.ball_moves), "F-TGT-07"),
            row("backward-pass", word(&self.backward), "F-OFF-08, R-024"),
            row("offside-moves", word(&self.offside_moves), "F-MOVE-12, R-023, R-209"),
            row("modifications", word(&self.modifications), "F-MOD-01, F-MOD-02"),
            row("passing-through", option(&self.passing_through), "F-MOD-10"),
            row("unmarked-target", word(&self.unmarked_target), "F-MOD-03, F-MOD-04"),
            row("equal-dice", word(&self.equal_dice), "F-TIME-03"),
            row("restart-minute", word(&self.restart_minute), "F-TIME-05, F-TIME-06, F-TIME-07"),
            row(
                "special-events",
                word(&self.special_events),
                "F-EVT-01, F-EVT-02, F-EVT-03, F-EVT-04, F-EVT-05, F-EVT-06",
            ),
            row("easy-situation", option(&self.easy_situation), "F-EASY-01, F-EASY-02, F-EASY-03"),
            row("keeper-closest", word(&self.keeper_closest), "F-CLOSE-02, R-060"),
            row("closest-cost", word(&self.closest_cost), "F-CLOSE-04"),
            row("after-loss", word(&self.after_loss), "F-NBV-02"),
            row("action-stages", word(&self.action_stages), "F-ACT-05, F-ACT-06"),
            row("action-order", word(&self.action_order), "F-ACT-01, F-ACT-02"),
            row("second-action", word(&self.second_action), "F-ACT-07"),
            row("order-tie", word(&self.order_tie), "F-ACT-01, R-065"),
            row(
                "free-movement",
                word(&self.free_movement),
                "F-FREE-01, F-FREE-02, F-FREE-03, F-FREE-05, F-FREE-07, F-FREE-08, F-FREE-09",
            ),
            row("numbers-at-shot", word(&self.numbers_at_shot), "F-GOAL-09, F-GOAL-10, F-GOAL-11"),
            row("keeper-in-numbers", word(&self.keeper_in_numbers), "F-GOAL-15"),
            row("offside-numbers", word(&self.offside_numbers), "F-GOAL-14"),
            row("rebound", word(&self.rebound), "F-GOAL-26, F-GOAL-27"),
            row("midfield-moves", word(&self.midfield_moves), "F-MOVE-04"),
            row("straight-moves", word(&self.straight_moves), "F-MOVE-07, F-MOVE-09"),
            row("piece-moves", word(&self.piece_moves), "F-MOVE-15, R-071"),
            row("dribbler-offside", word(&self.dribbler_offside), "F-DRIB-03, R-199"),
            row("positioning", word(&self.positioning), "F-ADJ-06, F-ADJ-07, F-ADJ-08"),
            row(
                "pressing",
                word(&self.pressing),
                "F-PRESS-02, F-PRESS-03, F-PRESS-04, F-PRESS-05, F-PRESS-06, F-PRESS-07, F-PRESS-08",
            ),
            row("quick-free-kick", option(&self.quick_free_kick), "F-QFK-01, F-QFK-04"),
            row("free-kick-duty", word(&self.free_kick_duty), "F-FK-07"),
            row("shot-free-moves", word(&self.shot_free_moves), "F-FK-08, R-072"),
            row("goal-kick", goal_kick, "F-GKK-04, F-GKK-07, F-GKK-08, F-GKK-09"),
            row("first-yellow", word(&self.first_yellow), "F-CARD-06"),
            row("fewest-players", word(&self.fewest_players), "R-106"),
        ]
    }
}

/// `TwoDice` as `two-dice`: the word of a variant in every text form.
fn word(variant: &impl std::fmt::Debug) -> String {
    let mut out = String::new();
    for c in format!("{variant:?}").chars() {
        if c.is_ascii_uppercase() && !out.is_empty() {
            out.push('-');
        }
        out.push(c.to_ascii_lowercase());
    }
    out
}

/// The word of a rule that may be absent.
fn option(rule: &Option<impl std::fmt::Debug>) -> String {
    rule.as_ref().map_or_else(|| "none".into(), word)
}
