//! # Special events                                                                          F-EVT
//! In 3.0 equal stage dice bring an event before the control check (F-EVT-01, F-EVT-02); both roll again and
//! the sum decides (F-EVT-03). In 2.x the controlling die equal to the ball value does, with a table of
//! differences. Roles in the table are those at the beginning of the turn (F-EVT-04, R-048).

use touchline_engine::{Choices, Log, Seat, worded};

use super::action_order::ActionOrder;
use super::steps::{self, Keep};
use super::{clock, corner_kick, free_kick, offside, turn};
use crate::action::Action;
use crate::advanced::{injury, playing_style};
use crate::chance::Roll;
use crate::event::Event;
use crate::flow::Stage;
use crate::pitch::{AreaSet, CORNERS, attacker_of, zone};
use crate::ruleset::Ruleset;
use crate::state::{Effect, Restart, State};

worded! {
    /// When special events happen and which table they use.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum SpecialEvents {
        /// When the controlling die equals the ball value; the difference of a second roll, -5 to +5. Free
        /// kicks for the controlling team on -1, for the passive team on +1; +5 bars the passive team's
        /// defence option.
        DifferenceNoDefence = "difference-no-defence",
        /// The same; points and injuries of equal dice are lost if the corner kick can no longer be taken
        /// (revision 1, R-943).
        DifferenceVoidAtTheEnd = "difference-void-at-the-end",
        /// The same with the free kicks the other way round and two moves of the controlling team on +5
        ///
        DifferenceTwoMoves = "difference-two-moves",
        /// On equal stage dice; the sum of a second roll, 2 to 12.
        SumOnEqualDice = "sum-on-equal-dice",
        /// On equal stage dice; the table of 36 cells (F-AEVT).
        TableOnEqualDice = "table-on-equal-dice",
        /// The same; fans sing for an area instead of a piece (revision 1, R-934).
        TableFansOfAnArea = "table-fans-of-an-area",
    }
}

impl SpecialEvents {
    /// Whether the table of 36 cells is used (F-EVT-32).
    pub const fn is_advanced(self) -> bool {
        match self {
            Self::TableOnEqualDice | Self::TableFansOfAnArea => true,
            Self::DifferenceNoDefence
            | Self::DifferenceVoidAtTheEnd
            | Self::DifferenceTwoMoves
            | Self::SumOnEqualDice => false,
        }
    }

    /// Whether the difference of a second roll decides, after a controlling die equal to the ball value.
    pub const fn by_difference(self) -> bool {
        match self {
            Self::DifferenceNoDefence | Self::DifferenceVoidAtTheEnd | Self::DifferenceTwoMoves => true,
            Self::SumOnEqualDice | Self::TableOnEqualDice | Self::TableFansOfAnArea => false,
        }
    }
}

/// Whether the stage dice bring an event (F-EVT-01 of 3.0).
pub fn is_due_with_the_dice(rules: &Ruleset, s: &State) -> bool {
    !rules.special_events.by_difference() && s.turn.dice[0] == s.turn.dice[1]
}

/// The stage that rolls for an event with the stage dice: the advanced table may take the place of the basic
/// one (F-EVT-32).
pub(crate) fn stage(rules: &Ruleset) -> Stage {
    if rules.special_events.is_advanced() { Stage::AdvancedEvent } else { Stage::SpecialEvent }
}

/// What is rolled for an event at the check: more dice with playing styles (F-STYLE-03, F-STYLE-06).
pub(crate) fn roll(rules: &Ruleset, s: &State) -> Roll {
    if rules.styles.is_none() {
        return Roll::EventDifference;
    }
    let kept = |seat| playing_style::kept(rules, s, seat);
    Roll::StyledEvent(kept(s.control), kept(s.passive()))
}

/// Whether the control check brings an event: the controlling die equals the ball value (F-EVT-01 of 2.x,
/// F-CTRL-03).
pub fn is_due_at_the_check(rules: &Ruleset, s: &State) -> bool {
    rules.special_events.by_difference() && s.turn.dice[0] == s.ball.value
}

/// The sum of both dice (F-EVT-03).
pub(crate) fn resolve(rules: &Ruleset, s: &mut State, a: u8, b: u8, log: &mut impl Log<Event>) {
    s.agenda.pop();
    log.note(Event::SpecialEvent(a + b));
    happen(rules, s, a + b, log);
}

/// The controlling die minus the passive die (F-EVT-03 of 2.x).
pub(crate) fn resolve_difference(rules: &Ruleset, s: &mut State, dice: &[u8], log: &mut impl Log<Event>) {
    let [a, b] = roll(rules, s).counted(dice);
    s.agenda.pop();
    let difference = a.cast_signed() - b.cast_signed();
    log.note(Event::EventDifference(difference));
    let (starter, target) = (s.turn.starter, s.turn.target);
    let turned_round = rules.special_events == SpecialEvents::DifferenceTwoMoves;
    match difference {
        -5 => s.turn.effect = Effect::Moves(starter.other(), 2), // F-EVT-07
        -4 => s.turn.effect = Effect::FailedPass,                // F-EVT-08
        -3 => s.turn.effect = Effect::Moves(starter.other(), 1), // F-EVT-09
        -2 => s.turn.value_change = 1,                           // F-EVT-10
        // F-EVT-11 and F-EVT-16: at once, and the other way round in 2.2 (F-EVT-06, R-042)
        -1 => free_kick::award(rules, s, if turned_round { starter.other() } else { starter }, target, log),
        1 => free_kick::award(rules, s, if turned_round { starter } else { starter.other() }, target, log),
        0 if !CORNERS.has(target) => s.turn.effect = Effect::NoActions, // F-EVT-12
        0 if clock::is_last_turn(s) => last_corner(rules, s, log),      // F-EVT-13, R-943
        0 => corner_kick::award_at(rules, s, attacker_of(target), target, log), // F-EVT-13
        2 => s.turn.value_change = -1,                                  // F-EVT-17
        3 => s.turn.effect = Effect::Moves(starter, 1),                 // F-EVT-18
        4 => s.turn.value_change = -2,                                  // F-EVT-19
        _ if turned_round => s.turn.effect = Effect::Moves(starter, 2), // F-EVT-20
        _ => s.turn.effect = Effect::NoDefence(starter.other()),        // F-EVT-20, R-046
    }
    // If a corner kick that cannot be taken has ended the half, nothing else of the event is played (R-943 of
    // revision 1).
    let half_is_over = !records_last_corner(rules) && CORNERS.has(target) && clock::is_last_turn(s);
    if difference == 0 && !half_is_over {
        equal_dice(rules, s, a, log);
    }
}

/// Whether equal dice bring something besides a corner kick that can no longer be taken: in 2.2 they
/// have nothing to bring.
fn records_last_corner(rules: &Ruleset) -> bool {
    match rules.special_events {
        SpecialEvents::DifferenceNoDefence => true,
        SpecialEvents::DifferenceVoidAtTheEnd
        | SpecialEvents::DifferenceTwoMoves
        | SpecialEvents::SumOnEqualDice
        | SpecialEvents::TableOnEqualDice
        | SpecialEvents::TableFansOfAnArea => false,
    }
}

/// There is no time left for the corner kick: the turn is over, and with it the half, once the event
/// has been recorded.
fn last_corner(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    if !records_last_corner(rules) {
        let corner = s.turn.target;
        return corner_kick::award_at(rules, s, attacker_of(corner), corner, log);
    }
    corner_kick::void(s);
    log.note(Event::NotTaken(Restart::CornerKick));
    turn::skip_rest(rules, s);
}

/// Equal dice in the table of differences: 1-1 and 2-2 bring both teams a condition point in the zone of the
/// target, seen from its own side (F-EVT-14, R-045); 6-6 hurts a player of each, the controlling team first
/// (F-EVT-15, R-219).
fn equal_dice(rules: &Ruleset, s: &mut State, face: u8, log: &mut impl Log<Event>) {
    if face <= 2 && rules.condition.is_some() {
        for seat in [s.turn.starter, s.turn.starter.other()] {
            let line = zone(seat, s.turn.target);
            s.teams[seat].condition.add(line, 1);
            log.note(Event::PointsGained(seat, line, 1));
        }
    }
    if face == 6 {
        injury::happens(rules, s, s.turn.starter.other(), 0);
        injury::happens(rules, s, s.turn.starter, 0);
    }
}

/// The moves an event grants, asked at once: one step each to any neighbour, different pieces.
pub(crate) fn moves(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    let barred = offside::barred(rules, s, seat);
    // the only player at the ball stays.
    let alone = seat == s.control && s.squads[seat].count(s.ball.area) == 1;
    steps::choices(s, seat, Keep::NOBODY, out, |_, _, _, from| {
        if alone && from == s.ball.area { AreaSet::NONE } else { offside::any_step(seat, from, barred) }
    });
}

/// The head counts of the target area follow these moves in 2.1 and 3.0 (F-ACT-02, F-AEVT-01, F-AEVT-02,
/// R-066); in 2.0 and 2.2 those of the turn's beginning stay.
pub(crate) fn make_move(
    rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    action: Action,
    log: &mut impl Log<Event>,
) {
    let counts_follow = match rules.action_order {
        ActionOrder::MoreInTarget => true,
        ActionOrder::FewerMoved | ActionOrder::FixedWithTarget => false,
    };
    if let (true, Action::Move(from, to) | Action::MoveKeeper(from, to)) = (counts_follow, action) {
        let (target, most) = (s.turn.target, rules.counted_at_most);
        // If more players are there than can count, one may leave without changing the count.
        let to_spare = s.turn.numbers[seat] == most && s.squads[seat].count(target) > most;
        let count = &mut s.turn.numbers[seat];
        *count =
            (*count + u8::from(to == target)).saturating_sub(u8::from(from == target && !to_spare)).min(most);
    }
    if steps::make(s, seat, action, log) {
        s.agenda.pop();
    }
}

/// The table. An event does not decide control, except 2, 6 and 8, and 7 in a corner area (F-EVT-05).
fn happen(rules: &Ruleset, s: &mut State, sum: u8, log: &mut impl Log<Event>) {
    let (starter, target) = (s.turn.starter, s.turn.target);
    match sum {
        ..=2 => s.turn.effect = Effect::FailedPass,              // F-EVT-21
        3 => s.turn.value_change = 2,                            // F-EVT-22
        4 => s.turn.effect = Effect::ExtraStep(starter.other()), // F-EVT-23
        5 => s.turn.value_change = 1,                            // F-EVT-24
        6 => free_kick::award(rules, s, starter.other(), target, log), // F-EVT-25, F-EVT-06: at once
        7 if CORNERS.has(target) => {
            corner_kick::award_at(rules, s, attacker_of(target), target, log); // F-EVT-26, R-051
        }
        7 => s.turn.effect = Effect::NoActions, // F-EVT-26
        8 => free_kick::award(rules, s, starter, target, log), // F-EVT-27, F-EVT-06: at once
        9 => s.turn.value_change = -1,          // F-EVT-28
        10 => s.turn.effect = Effect::ExtraStep(starter), // F-EVT-29
        11 => s.turn.value_change = -2,         // F-EVT-30
        12.. => s.turn.effect = Effect::FreeDribble, // F-EVT-31
    }
}
