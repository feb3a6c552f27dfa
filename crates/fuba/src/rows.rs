//! # The rules for people to read
//! Every rule of a ruleset as a row: its name, its value as a word, the clauses and rulings behind it.

use touchline_engine::{Row, variant_word as word};

use crate::advanced::{
    aggressive_pressing::AggressivePressing, condition::ConditionPoints, injury::Injuries,
    keeper::AdvancedKeeper, offside_risk::OffsideRisk, playing_style::PlayingStyles, roles::Roles,
    slow_play::SlowPlay, substitution::Substitutions, tiredness::Tiredness, weather::WeatherRule,
};
use crate::rules::{
    action_order::{ActionOrder, SecondAction},
    action_stage::ActionStages,
    ball_value::{Modifications, PassingThrough, UnmarkedTarget},
    cards::FirstYellow,
    clock::{EqualDice, RestartMinute},
    closest_player::{ClosestCost, KeeperClosest},
    competition::MatchTimes,
    control::EasySituation,
    free_kick::{FreeKickDuty, QuickReply},
    free_movement::FreeMovement,
    goal_attempt::ReboundNumbers,
    goal_kick::{GoalKick, SlowKick},
    movement::{MidfieldMoves, PieceMoves, StraightMoves},
    offside::Backward,
    positioning::Positioning,
    pressing::Pressing,
    special_event::SpecialEvents,
    target::{BallMoves, DifficultSituation},
};
use crate::ruleset::Ruleset;

// A row cites the clauses behind its value, not those of the rule in general: other editions may not have
// them.
impl Ruleset {
    /// Every rule with its value, in rulebook order. Different rulesets have different rows.
    pub fn rows(&self) -> Vec<Row> {
        [
            self.rows_before_the_dice(),
            self.rows_of_the_check(),
            self.rows_of_the_actions(),
            self.rows_of_restarts(),
            self.rows_of_concepts(),
        ]
        .concat()
    }

    /// Preparation, the turn, the target, offside, the ball value before the dice.
    fn rows_before_the_dice(&self) -> Vec<Row> {
        let turn: Vec<String> = self.turn.iter().map(word).collect();
        let stages = if self.turn.len() > 6 {
            "F-TURN-01, F-TURN-02, F-TURN-03, F-TURN-04, F-TURN-05, F-TURN-06, F-TURN-07, F-TURN-08, F-TURN-09"
        } else {
            "F-TURN-01, F-TURN-02, F-TURN-03, F-TURN-04, F-TURN-05, F-TURN-06, F-TURN-07, F-TURN-09"
        };
        let all_count = self.counted_at_most >= 11;
        let difficult = match self.difficult_situation {
            Some(DifficultSituation::NearOnly) => "F-TGT-05, R-030",
            None => "",
        };
        let ball_moves = match self.ball_moves {
            BallMoves::AfterCheck => "F-TGT-07, R-020",
            BallMoves::WithTarget => "F-TGT-07",
        };
        let backward = match self.backward {
            Backward::IntoOwnHalf | Backward::TowardsOwnGoal => "F-OFF-08, R-024",
            Backward::None => "R-024",
        };
        let modifications = match self.modifications {
            Modifications::OnNewValue => "F-MOD-01, F-MOD-02, F-NBV-03, F-NBV-06, F-NBV-07, R-062",
            Modifications::BeforeDice => "F-MOD-01, F-MOD-02, F-NBV-03",
        };
        let passing_through = match self.passing_through {
            Some(PassingThrough::Doubled) => "F-MOD-10, F-PASS-01, F-PASS-02, F-PASS-03, F-PASS-04, R-132",
            None => "",
        };
        let unmarked_target = match self.unmarked_target {
            UnmarkedTarget::CheckSucceeds => "F-MOD-03, F-CTRL-05",
            UnmarkedTarget::BecomesOne => "F-MOD-03, R-028",
            UnmarkedTarget::LessTwoUnlessAhead => "F-MOD-03, F-MOD-04, R-029",
        };
        vec![
            Row::new("turn", turn.join(" "), stages),
            Row::new("formation-lines", word(&self.lines), "F-PREP-03, R-010"),
            Row::new("half-start", word(&self.half_start), "F-PREP-07, F-PREP-08, F-END-03"),
            Row::new(
                "counted-at-most",
                self.counted_at_most.to_string(),
                if all_count { "" } else { "R-007" },
            ),
            Row::new("far-target", word(&self.far_target), "F-TGT-06, F-MOD-09"),
            Row::new("difficult-situation", option(self.difficult_situation.as_ref()), difficult),
            Row::new("ball-moves", word(&self.ball_moves), ball_moves),
            Row::new("backward-pass", word(&self.backward), backward),
            Row::new("offside-moves", word(&self.offside_moves), "F-MOVE-12, R-023, R-209"),
            Row::new("modifications", word(&self.modifications), modifications),
            Row::new("passing-through", option(self.passing_through.as_ref()), passing_through),
            Row::new("unmarked-target", word(&self.unmarked_target), unmarked_target),
        ]
    }

    /// Time, special events, the control check and what follows from it.
    fn rows_of_the_check(&self) -> Vec<Row> {
        let equal_dice = match self.equal_dice {
            EqualDice::OweAMinute => "F-TIME-03, F-TIME-04, R-032",
            EqualDice::OneDie => "F-TIME-03",
        };
        let restart_minute = match self.restart_minute {
            RestartMinute::None => "",
            RestartMinute::AllButKickOff => "F-TIME-06, F-TIME-07",
            RestartMinute::EveryRestart => "F-TIME-05, F-TIME-06, F-TIME-07",
        };
        let special_events = match self.special_events {
            SpecialEvents::DifferenceNoDefence | SpecialEvents::DifferenceVoidAtTheEnd => {
                "F-EVT-01, F-EVT-02, F-EVT-03, F-EVT-04, F-EVT-05, F-EVT-11, F-EVT-16, F-EVT-20, R-042, R-043, R-046"
            }
            SpecialEvents::DifferenceTwoMoves => {
                "F-EVT-01, F-EVT-02, F-EVT-03, F-EVT-04, F-EVT-05, F-EVT-11, F-EVT-16, F-EVT-20, R-042, R-043"
            }
            SpecialEvents::SumOnEqualDice => "F-EVT-01, F-EVT-02, F-EVT-03, F-EVT-04, F-EVT-05, F-EVT-06",
            SpecialEvents::TableOnEqualDice | SpecialEvents::TableFansOfAnArea => {
                "F-EVT-01, F-EVT-02, F-EVT-04, F-EVT-05, F-EVT-32, F-AEVT-01, F-AEVT-02, F-AEVT-03, F-AEVT-04, \
                 F-AEVT-05, F-AEVT-06, F-AEVT-07, F-AEVT-08, F-AEVT-09, F-AEVT-10, F-AEVT-11, F-AEVT-12, F-AEVT-13, \
                 F-AEVT-14, F-AEVT-15, F-AEVT-16, F-AEVT-17, F-AEVT-18, F-AEVT-19, F-AEVT-20, F-AEVT-21, F-AEVT-22, \
                 F-AEVT-23, F-AEVT-24, F-AEVT-25, F-AEVT-26, F-AEVT-27, R-048, R-160, R-165"
            }
        };
        let easy_situation = match self.easy_situation {
            Some(EasySituation::PassiveMovesOne) => "F-EASY-01, F-EASY-02, F-EASY-03",
            None => "",
        };
        let keeper_closest = match self.keeper_closest {
            KeeperClosest::MaySpare => "F-CLOSE-02, F-CLOSE-03, R-058",
            KeeperClosest::MustGo => "F-CLOSE-02, R-060",
        };
        let closest_cost = match self.closest_cost {
            ClosestCost::OneMove => "F-CLOSE-04, R-059",
            ClosestCost::Nothing => "F-CLOSE-04",
        };
        vec![
            Row::new("equal-dice", word(&self.equal_dice), equal_dice),
            Row::new("restart-minute", word(&self.restart_minute), restart_minute),
            Row::new("special-events", word(&self.special_events), special_events),
            Row::new("easy-situation", option(self.easy_situation.as_ref()), easy_situation),
            Row::new("keeper-closest", word(&self.keeper_closest), keeper_closest),
            Row::new("closest-cost", word(&self.closest_cost), closest_cost),
            Row::new("after-loss", word(&self.after_loss), "F-NBV-02"),
        ]
    }

    /// The actions: their order and what each does.
    fn rows_of_the_actions(&self) -> Vec<Row> {
        let action_stages = match self.action_stages {
            ActionStages::FixedSequences => "F-ACT-05, F-ACT-06, F-ACT-09, F-ACT-10",
            ActionStages::TwoActions | ActionStages::Rounds => {
                "F-ACT-05, F-ACT-06, F-ACT-07, F-ACT-08, F-ACT-10"
            }
        };
        let action_order = match self.action_order {
            ActionOrder::FewerMoved => "F-ACT-01, F-ACT-02, F-ACT-04, R-063, R-064",
            ActionOrder::FixedWithTarget | ActionOrder::MoreInTarget => "F-ACT-01, F-ACT-02",
        };
        let second_action = match self.second_action {
            SecondAction::Handicapped => "F-ACT-11, F-ACT-12, F-ACT-13, F-ACT-14",
            SecondAction::Plain => "",
        };
        let free_movement = match self.free_movement {
            FreeMovement::AfterMoves => "F-FREE-01, F-FREE-02, F-FREE-03, F-FREE-04, F-FREE-09, R-073",
            FreeMovement::EndOfStage | FreeMovement::EndOfStageNotToBall => {
                "F-FREE-01, F-FREE-02, F-FREE-03, F-FREE-04, F-FREE-05, F-FREE-06, F-FREE-09, R-073"
            }
            FreeMovement::BeforeFirstAction => {
                "F-FREE-01, F-FREE-02, F-FREE-03, F-FREE-05, F-FREE-07, F-FREE-08, F-FREE-09"
            }
        };
        let (rebound, rebound_word) = match self.rebound {
            ReboundNumbers::DiceOnly => ("R-080", "literal"),
            ReboundNumbers::Added => ("F-GOAL-26, F-GOAL-27, R-080", "added"),
        };
        let midfield_moves = match self.midfield_moves {
            MidfieldMoves::AnyNeighbourNotPastBall => "F-MOVE-04, F-MOVE-05, R-174",
            MidfieldMoves::SidewaysOrDiagonal => "F-MOVE-04",
        };
        let straight_moves = match self.straight_moves {
            StraightMoves::AnyNumber => "F-MOVE-07, F-MOVE-09, F-MOVE-10, F-MOVE-11, R-171, R-172",
            StraightMoves::OneArea => "F-MOVE-07, F-MOVE-09",
        };
        let piece_moves = match self.piece_moves {
            PieceMoves::OncePerMovement | PieceMoves::OncePerAction => "F-MOVE-15, R-071",
            PieceMoves::OncePerTurn => "F-MOVE-15",
        };
        let positioning = match self.positioning {
            Positioning::ByNumbers => "F-ADJ-01, F-ADJ-02, F-ADJ-03, F-ADJ-04, F-ADJ-06",
            Positioning::OwnFavour => "F-ADJ-01, F-ADJ-06, F-ADJ-07, F-ADJ-08",
        };
        let two_actions = self.action_stages != ActionStages::FixedSequences;
        let numbers_decide = self.action_order == ActionOrder::MoreInTarget;
        let moves_decide = self.action_order == ActionOrder::FewerMoved;
        vec![
            Row::new("action-stages", word(&self.action_stages), action_stages),
            Row::new("action-order", word(&self.action_order), action_order),
            Row::new("second-action", word(&self.second_action), second_action).only_if(two_actions),
            Row::new("order-tie", word(&self.order_tie), "F-ACT-01, R-065").only_if(numbers_decide),
            Row::new("restart-order", word(&self.restart_order), restart_order_clauses(moves_decide))
                .only_if(moves_decide),
            Row::new("free-movement", word(&self.free_movement), free_movement),
            Row::new("numbers-at-shot", word(&self.numbers_at_shot), "F-GOAL-09, F-GOAL-10, F-GOAL-11"),
            Row::new("keeper-in-numbers", word(&self.keeper_in_numbers), "F-GOAL-15"),
            Row::new("offside-numbers", word(&self.offside_numbers), "F-GOAL-14"),
            Row::new("rebound", rebound_word, rebound),
            Row::new("midfield-moves", word(&self.midfield_moves), midfield_moves),
            Row::new("straight-moves", word(&self.straight_moves), straight_moves),
            Row::new("piece-moves", word(&self.piece_moves), piece_moves),
            Row::new("dribbler-offside", word(&self.dribbler_offside), "F-DRIB-03, R-199"),
            Row::new("positioning", word(&self.positioning), positioning),
            Row::new("pressing", pressing_word(self.pressing), pressing_clauses(self.pressing)),
        ]
    }

    /// Free kicks, corner kicks, goal kicks, cards.
    fn rows_of_restarts(&self) -> Vec<Row> {
        let quick_free_kick = match self.quick_free_kick {
            Some(QuickReply::AsMany | QuickReply::AsManyOrFour) => "F-QFK-01, F-QFK-02, F-QFK-04",
            None => "F-FK-05",
        };
        let free_kick_duty = match self.free_kick_duty {
            FreeKickDuty::OneBehindBall => "F-FK-07, R-095, R-946",
            FreeKickDuty::OneBehindBallUnlessAlone => "F-FK-07, R-095",
            FreeKickDuty::None => "F-FK-07",
        };
        let (goal_kick, goal_kick_clauses) = match self.goal_kick {
            GoalKick::SkipsTurn { reply_at_least } => (
                format!("skips-turn-reply-{reply_at_least}"),
                "F-GKK-04, F-GKK-07, F-GKK-08, F-GKK-09, R-084",
            ),
            GoalKick::PlayedOut(SlowKick::MovementStage) => (
                "played-out-slow-movement-stage".into(),
                "F-GKK-04, F-GKK-05, F-GKK-06, F-GKK-08, F-GKK-09, F-GKK-13, F-GKK-14, R-945",
            ),
            GoalKick::PlayedOut(SlowKick::Movement) => (
                "played-out-slow-movement".into(),
                "F-GKK-04, F-GKK-05, F-GKK-06, F-GKK-08, F-GKK-09, F-GKK-13, F-GKK-14",
            ),
            GoalKick::PlayedOut(SlowKick::FreeMoves) => (
                "played-out-slow-free-moves".into(),
                "F-GKK-04, F-GKK-05, F-GKK-06, F-GKK-08, F-GKK-09, F-GKK-13, R-083",
            ),
        };
        let first_yellow = match self.first_yellow {
            FirstYellow::NeedsAnother => "F-CARD-06, R-104",
            FirstYellow::SixTestsRed => "F-CARD-06",
        };
        let match_times = match self.match_times {
            Some(MatchTimes::ExtraSquares) => "F-COMP-08, F-COMP-09, R-167, R-231",
            Some(MatchTimes::BlitzAndWhistle) => "F-COMP-11, F-COMP-12, R-167",
            None => "",
        };
        let free_moves_first = self.free_movement == FreeMovement::BeforeFirstAction;
        vec![
            Row::new("quick-free-kick", option(self.quick_free_kick.as_ref()), quick_free_kick),
            Row::new("free-kick-duty", word(&self.free_kick_duty), free_kick_duty),
            Row::new("shot-free-moves", word(&self.shot_free_moves), "F-FK-08, R-072")
                .only_if(free_moves_first),
            Row::new("taker-returns", word(&self.taker_returns), "F-CK-08, R-099"),
            Row::new("goal-kick", goal_kick, goal_kick_clauses),
            Row::new("first-yellow", word(&self.first_yellow), first_yellow),
            Row::new("fewest-players", word(&self.fewest_players), "R-106"),
            Row::new("match-times", option(self.match_times.as_ref()), match_times)
                .only_if(self.match_times.is_some()),
        ]
    }
}

/// The row of an optional rule: the clauses of its flavour, none without it.
fn concept<T: std::fmt::Debug + Copy>(
    rule: &'static str,
    field: Option<T>,
    clauses: fn(T) -> &'static str,
) -> Row {
    Row::new(rule, option(field.as_ref()), field.map_or("", clauses)).advanced()
}

impl Ruleset {
    /// The advanced rules in play.
    fn rows_of_concepts(&self) -> Vec<Row> {
        let skills = match self.skills {
            None => Row::new("skills", "none", ""),
            Some(skills) => Row::new(
                "skills",
                format!("{}-{}", word(&skills.catalogue), skills.cards),
                "F-SKILL-01, F-SKILL-02, F-SKILL-03, F-SKILL-04, F-SKILL-05, R-136, R-137, R-139, R-210, R-211, R-212",
            ),
        };
        vec![
            concept("condition", self.condition, condition_clauses),
            concept("tiredness", self.tiredness, tiredness_clauses),
            concept(
                "roles",
                self.roles,
                |Roles::MoveStartingPoints| "F-ROLE-01, F-ROLE-02, F-ROLE-03, F-ROLE-04, F-ROLE-05, F-ROLE-06, R-118, R-207",
            ),
            concept("substitutions", self.substitutions, substitution_clauses),
            concept("injuries", self.injuries, injury_clauses),
            concept("keeper", self.keeper, keeper_clauses),
            concept("aggressive-pressing", self.aggressive_pressing, |kind| match kind {
                AggressivePressing::LowerOfTwo => "F-APRESS-01, F-APRESS-02, F-APRESS-03, F-APRESS-05, R-127",
                AggressivePressing::EqualWins => {
                    "F-APRESS-01, F-APRESS-02, F-APRESS-03, F-APRESS-04, F-APRESS-05, R-128, R-220"
                }
            }),
            concept(
                "styles",
                self.styles,
                |PlayingStyles::ByZone| "F-STYLE-01, F-STYLE-02, F-STYLE-03, F-STYLE-04, F-STYLE-05, F-STYLE-06, F-STYLE-07, F-STYLE-08, F-STYLE-09, R-129",
            ),
            concept("offside-risk", self.offside_risk, |risk| match risk {
                OffsideRisk::RaisesValue => {
                    "F-AOFF-01, F-AOFF-02, F-AOFF-06, F-AOFF-07, F-MOD-12, R-131, R-223"
                }
                OffsideRisk::PassiveActsFirst => {
                    "F-AOFF-01, F-AOFF-02, F-AOFF-03, F-AOFF-04, F-AOFF-05, F-AOFF-06, F-AOFF-07, R-130, R-223"
                }
            }),
            concept(
                "slow-play",
                self.slow_play,
                |SlowPlay::OneMoreSquare| "F-SLOW-01, F-SLOW-02, F-SLOW-03, F-SLOW-04, R-133, R-205",
            ),
            concept(
                "weather",
                self.weather,
                |WeatherRule::EqualKickOffDice| "F-WTHR-01, F-WTHR-02, F-WTHR-03, F-WTHR-04, F-WTHR-05, F-WTHR-06, F-WTHR-07, F-WTHR-08, F-WTHR-09, F-WTHR-10, F-WTHR-11, F-WTHR-12, R-134",
            ),
            skills.advanced(),
        ]
    }
}

const fn condition_clauses(points: ConditionPoints) -> &'static str {
    match points {
        ConditionPoints::MovementDie => {
            "F-CP-01, F-CP-02, F-CP-03, F-CP-04, F-CP-05, F-CP-06, R-110, R-111, R-112"
        }
        ConditionPoints::BoostFromTargetZone | ConditionPoints::BoostFromBallZone => {
            "F-CP-01, F-CP-02, F-CP-03, F-CP-04, F-CP-05, F-CP-06, F-CP-07, F-CP-08, R-111, R-112"
        }
    }
}

const fn tiredness_clauses(tiredness: Tiredness) -> &'static str {
    match tiredness {
        Tiredness::EqualPasses => {
            "F-TTEST-01, F-TTEST-03, F-TTEST-04, F-TTEST-05, F-TTEST-06, F-TTEST-07, F-TIRED-01, F-TIRED-02, F-TIRED-03, F-TIRED-04, R-113, R-116"
        }
        Tiredness::MustExceed => {
            "F-TTEST-01, F-TTEST-02, F-TTEST-03, F-TTEST-04, F-TTEST-05, F-TTEST-06, F-TTEST-07, F-TIRED-01, F-TIRED-02, F-TIRED-03, F-TIRED-05, R-113, R-116"
        }
    }
}

const fn substitution_clauses(substitutions: Substitutions) -> &'static str {
    match substitutions {
        Substitutions::EndOfStage => {
            "F-SUB-01, F-SUB-02, F-SUB-05, F-SUB-06, F-SUB-07, F-SUB-08, F-SUB-09, R-120, R-218"
        }
        Substitutions::AnyAction => {
            "F-SUB-01, F-SUB-02, F-SUB-03, F-SUB-05, F-SUB-06, F-SUB-07, F-SUB-08, F-SUB-09, R-120, R-218"
        }
        Substitutions::SecondActionOrSetup => {
            "F-SUB-01, F-SUB-02, F-SUB-03, F-SUB-04, F-SUB-05, F-SUB-06, F-SUB-07, F-SUB-08, F-SUB-09, F-SUB-10, R-120, R-204, R-218"
        }
    }
}

const fn injury_clauses(injuries: Injuries) -> &'static str {
    match injuries {
        Injuries::TurnsFreshReplacement | Injuries::TurnsLateReplacement => {
            "F-INJ-01, F-INJ-02, F-INJ-03, F-INJ-04, F-INJ-05, F-INJ-06, F-INJ-07, F-INJ-08, F-INJ-09, F-INJ-12, R-122, R-123"
        }
        Injuries::Minutes | Injuries::MinutesSparingLoneKeeper => {
            "F-INJ-01, F-INJ-02, F-INJ-03, F-INJ-04, F-INJ-05, F-INJ-06, F-INJ-07, F-INJ-08, F-INJ-09, F-INJ-10, F-INJ-11, F-INJ-12, R-122, R-219"
        }
    }
}

const fn keeper_clauses(keeper: AdvancedKeeper) -> &'static str {
    match keeper {
        AdvancedKeeper::OutsideCounted => {
            "F-AGK-01, F-AGK-02, F-AGK-03, F-AGK-04, F-AGK-05, F-AGK-06, R-125, R-214"
        }
        AdvancedKeeper::Outside => "F-AGK-01, F-AGK-02, F-AGK-03, F-AGK-04, F-AGK-06, R-125, R-214",
        AdvancedKeeper::Sweeps => "F-AGK-07, F-AGK-08, F-AGK-09, F-AGK-10, R-126",
    }
}

/// Only where the moves of the previous turn decide is there a clause about restarts.
const fn restart_order_clauses(moves_decide: bool) -> &'static str {
    if moves_decide { "F-ACT-03, R-193" } else { "" }
}

const fn pressing_clauses(pressing: Pressing) -> &'static str {
    match pressing {
        Pressing::OneDieFreesNextCheck => {
            "F-PRESS-02, F-PRESS-03, F-PRESS-04, F-PRESS-05, F-PRESS-06, F-PRESS-07, F-PRESS-08, F-CTRL-06, R-087"
        }
        Pressing::OneDie => {
            "F-PRESS-02, F-PRESS-03, F-PRESS-04, F-PRESS-05, F-PRESS-06, F-PRESS-07, F-PRESS-08, R-085, R-089"
        }
        Pressing::SeveralDice(_) => {
            "F-PRESS-02, F-PRESS-03, F-PRESS-04, F-PRESS-05, F-PRESS-06, F-PRESS-07, F-PRESS-08, R-088, R-089"
        }
    }
}

/// `two-dice`, `three-dice`: the number in words.
fn pressing_word(pressing: Pressing) -> String {
    match pressing {
        Pressing::OneDieFreesNextCheck | Pressing::OneDie => word(&pressing),
        Pressing::SeveralDice(2) => "two-dice".into(),
        Pressing::SeveralDice(3) => "three-dice".into(),
        Pressing::SeveralDice(dice) => format!("{dice}-dice"),
    }
}

/// The word of an optional rule.
fn option(rule: Option<&impl std::fmt::Debug>) -> String {
    rule.map_or_else(|| "none".into(), word)
}
