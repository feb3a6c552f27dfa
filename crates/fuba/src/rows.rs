//! # The rules one by one
//! The one table of a ruleset's rules: a row has the rule's name, its name in specs, how its values are
//! written, whether a ruling leaves it to the table, and the clauses behind its value. Showing, comparing,
//! reading and writing rules all use it.

mod advanced;
mod basic;

use touchline_engine::{Row, SpecOption};

use crate::rules::action_order::ActionOrder;
use crate::rules::action_stage::ActionStages;
use crate::rules::free_movement::FreeMovement;
use crate::ruleset::Ruleset;
use crate::values::{cards, dice, kick, one, option, order, players};

/// One rule of the ruleset.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    /// Its names and values.
    pub option: SpecOption<Ruleset>,
    /// The clauses behind its value.
    clauses: fn(&Ruleset) -> &'static str,
    /// Whether it can make a difference.
    matters: fn(&Ruleset) -> bool,
    /// Whether it is an advanced rule.
    advanced: bool,
}

impl Rule {
    /// The value that applies, as a word.
    pub fn word(&self, rules: &Ruleset) -> String {
        (self.option.word)(rules)
    }

    /// The rule with its value, for people to read.
    fn row(&self, rules: &Ruleset) -> Row {
        let row = Row::new(self.option.rule, self.word(rules), (self.clauses)(rules))
            .only_if((self.matters)(rules));
        self.option.on(if self.advanced { row.advanced() } else { row }, rules)
    }
}

macro_rules! rules {
    (@ruling) => { None };
    (@ruling $ruling:literal) => { Some($ruling) };
    ($(
        $field:ident $rule:literal $name:literal $kind:ident $(left by $ruling:literal)?
            { clauses: $clauses:expr $(, matters: $matters:expr)? $(, advanced: $advanced:expr)? };
    )+) => {
        /// Every rule, in rulebook order.
        pub const RULES: [Rule; [$($rule),+].len()] = [$(
            #[allow(clippy::needless_update)] // some rows say everything
            Rule {
                option: SpecOption {
                    name: $name,
                    rule: $rule,
                    ruling: rules!(@ruling $($ruling)?),
                    words: || $kind::words(|r| r.$field),
                    word: |r| $kind::word(r.$field),
                    set: |r, word| $kind::set(&mut r.$field, word),
                },
                clauses: $clauses,
                $(matters: $matters,)?
                $(advanced: $advanced,)?
                ..PLAIN
            }
        ),+];

        /// Stops the build where a rule has no row above.
        const _: fn(Ruleset) = |Ruleset { edition: _, revision: _, $($field: _),+ }| ();
    };
}

/// What most rows do not say.
const PLAIN: Rule = Rule {
    option: SpecOption {
        name: "",
        rule: "",
        ruling: None,
        words: Vec::new,
        word: |_| String::new(),
        set: |_, _| false,
    },
    clauses: |_| "",
    matters: |_| true,
    advanced: false,
};

rules! {
    turn "turn" "turn" order { clauses: basic::turn };
    lines "formation-lines" "formation_lines" one left by "R-010" { clauses: |_| "F-PREP-03, R-010" };
    half_start "half-start" "half_start" one { clauses: |_| "F-PREP-07, F-PREP-08, F-END-03" };
    counted_at_most "counted-at-most" "counted_at_most" players { clauses: basic::counted_at_most };
    far_target "far-target" "far_target" one { clauses: |_| "F-TGT-06, F-MOD-09" };
    difficult_situation "difficult-situation" "difficult_situation" option { clauses: basic::difficult_situation };
    ball_moves "ball-moves" "ball_moves" one { clauses: basic::ball_moves };
    backward "backward-pass" "backward_pass" one { clauses: basic::backward };
    offside_moves "offside-moves" "offside_moves" one left by "R-209" { clauses: |_| "F-MOVE-12, R-023, R-209" };
    modifications "modifications" "modifications" one { clauses: basic::modifications };
    passing_through "passing-through" "passing_through" option { clauses: basic::passing_through };
    unmarked_target "unmarked-target" "unmarked_target" one { clauses: basic::unmarked_target };
    equal_dice "equal-dice" "equal_dice" one { clauses: basic::equal_dice };
    restart_minute "restart-minute" "restart_minute" one { clauses: basic::restart_minute };
    special_events "special-events" "special_events" one { clauses: basic::special_events };
    easy_situation "easy-situation" "easy_situation" option { clauses: basic::easy_situation };
    keeper_closest "keeper-closest" "keeper_closest" one { clauses: basic::keeper_closest };
    closest_cost "closest-cost" "closest_cost" one { clauses: basic::closest_cost };
    after_loss "after-loss" "after_loss" one { clauses: |_| "F-NBV-02" };
    action_stages "action-stages" "action_stages" one { clauses: basic::action_stages };
    action_order "action-order" "action_order" one { clauses: basic::action_order };
    second_action "second-action" "second_action" one { clauses: basic::second_action, matters: |r| r.action_stages != ActionStages::FixedSequences };
    order_tie "order-tie" "order_tie" one left by "R-065" { clauses: |_| "F-ACT-01, R-065", matters: |r| r.action_order == ActionOrder::MoreInTarget };
    restart_order "restart-order" "restart_order" one left by "R-193" { clauses: basic::restart_order, matters: |r| r.action_order == ActionOrder::FewerMoved };
    free_movement "free-movement" "free_movement" one { clauses: basic::free_movement };
    numbers_at_shot "numbers-at-shot" "numbers_at_shot" one { clauses: |_| "F-GOAL-09, F-GOAL-10, F-GOAL-11" };
    keeper_in_numbers "keeper-in-numbers" "keeper_in_numbers" one { clauses: |_| "F-GOAL-15" };
    offside_numbers "offside-numbers" "offside_numbers" one { clauses: |_| "F-GOAL-14" };
    rebound "rebound" "rebound" one left by "R-080" { clauses: basic::rebound };
    midfield_moves "midfield-moves" "midfield_moves" one { clauses: basic::midfield_moves };
    straight_moves "straight-moves" "straight_moves" one { clauses: basic::straight_moves };
    piece_moves "piece-moves" "piece_moves" one { clauses: basic::piece_moves };
    dribbler_offside "dribbler-offside" "dribbler_offside" one left by "R-199" { clauses: |_| "F-DRIB-03, R-199" };
    positioning "positioning" "positioning" one { clauses: basic::positioning };
    pressing "pressing" "pressing" dice { clauses: basic::pressing };
    quick_free_kick "quick-free-kick" "quick_free_kick" option { clauses: basic::quick_free_kick };
    free_kick_duty "free-kick-duty" "free_kick_duty" one { clauses: basic::free_kick_duty };
    shot_free_moves "shot-free-moves" "shot_free_moves" one left by "R-072" { clauses: |_| "F-FK-08, R-072", matters: |r| r.free_movement == FreeMovement::BeforeFirstAction };
    taker_returns "taker-returns" "taker_returns" one { clauses: |_| "F-CK-08, R-099" };
    goal_kick "goal-kick" "goal_kick" kick { clauses: basic::goal_kick };
    first_yellow "first-yellow" "first_yellow" one { clauses: basic::first_yellow };
    fewest_players "fewest-players" "fewest_players" one left by "R-106" { clauses: |_| "R-106" };
    match_times "match-times" "match_times" option { clauses: basic::match_times, matters: |r| r.match_times.is_some() };
    condition "condition" "condition" option { clauses: advanced::condition, advanced: true };
    tiredness "tiredness" "tiredness" option { clauses: advanced::tiredness, advanced: true };
    roles "roles" "roles" option { clauses: advanced::roles, advanced: true };
    substitutions "substitutions" "substitutions" option { clauses: advanced::substitutions, advanced: true };
    injuries "injuries" "injuries" option { clauses: advanced::injuries, advanced: true };
    keeper "keeper" "keeper" option { clauses: advanced::keeper, advanced: true };
    aggressive_pressing "aggressive-pressing" "aggressive_pressing" option { clauses: advanced::aggressive_pressing, advanced: true };
    styles "styles" "styles" option { clauses: advanced::styles, advanced: true };
    offside_risk "offside-risk" "offside_risk" option { clauses: advanced::offside_risk, advanced: true };
    slow_play "slow-play" "slow_play" option { clauses: advanced::slow_play, advanced: true };
    weather "weather" "weather" option { clauses: advanced::weather, advanced: true };
    skills "skills" "skills" cards { clauses: advanced::skills, advanced: true };
}

impl Ruleset {
    /// Every rule with its value, in rulebook order. Different rulesets have different rows.
    pub fn rows(&self) -> Vec<Row> {
        RULES.iter().map(|rule| rule.row(self)).collect()
    }
}
