//! # Pressing                                                                                F-PRESS
//! The passive team tries to win the ball where it lies. 3.0 rolls two dice and needs at least equal numbers;
//! 2.x rolls one; 2.0 needs only a player there.

use touchline_engine::{Choices, Log, Seat};

use super::numbers::counted;
use super::{control, free_kick};
use crate::action::{Action, PressChoice};
use crate::advanced::condition::{self, ConditionPoints};
use crate::advanced::skills::{Window, effects, window};
use crate::advanced::{aggressive_pressing, keeper};
use crate::event::{Event, Why};
use crate::flow::Stage;
use crate::ruleset::Ruleset;
use crate::state::{Press, State};

/// How pressing works (F-PRESS-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressing {
    /// One die below the ball value wins; a player at the ball is enough; a failure gives the next control
    /// check away.
    OneDieFreesNextCheck,
    /// One die below the ball value wins, equal does nothing, above it the value falls by two; a second
    /// action adds one.
    OneDie,
    /// So many dice; at least one below the ball value wins.
    SeveralDice(u8),
}

/// What came of a pressing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressed {
    /// The ball is won; the new ball value.
    Won(u8),
    /// Failed; the ball value stays.
    Nothing,
    /// Failed; the ball value falls by two.
    Outplayed,
    /// A foul: a free kick for the opponent.
    Foul,
    /// Failed; the controlling team's next control check succeeds (F-PRESS-08 of 2.0).
    FreesNextCheck,
}

/// The passive team (F-PRESS-01) with at least as many players as the controlling team in the ball's area
/// (F-PRESS-02).
pub fn is_allowed(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    let area = s.ball.area;
    // F-PRESS-10: not while a goal kick waits to be taken.
    seat != s.control
        && !s.turn.goal_kick_waits
        && match rules.pressing {
            Pressing::OneDieFreesNextCheck => s.squads[seat].has(area),
            Pressing::OneDie | Pressing::SeveralDice(_) => {
                counted(rules, s, seat, area) >= counted(rules, s, s.control, area)
            }
        }
}

/// Several dice against the ball value (F-PRESS-03). At least one below wins (F-PRESS-04): with all below the
/// lowest is the new value, else the highest (F-PRESS-05, R-088). None below and one equal changes nothing
/// (F-PRESS-06); both above cost the presser, the value falls by two (F-PRESS-07, F-PRESS-08).
pub fn outcome(value: u8, dice: &[u8]) -> Pressed {
    let low = dice.iter().copied().min().unwrap_or(6);
    let high = dice.iter().copied().max().unwrap_or(6);
    if high < value {
        Pressed::Won(low)
    } else if low < value {
        Pressed::Won(high)
    } else if low == value {
        Pressed::Nothing
    } else {
        Pressed::Outplayed
    }
}

/// How many dice are rolled (F-PRESS-03).
pub fn dice(rules: &Ruleset) -> u8 {
    match rules.pressing {
        Pressing::OneDieFreesNextCheck | Pressing::OneDie => 1,
        Pressing::SeveralDice(dice) => dice,
    }
}

/// How a pressing is judged once everything that touches it is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // independent of each other, and each is a word
pub struct Manner {
    /// Dice rolled. In 2.x the higher of two is dropped.
    pub dice: u8,
    /// Taken off the die for the comparison only; a handicapped second action takes off less.
    pub help: i8,
    /// A die equal to the ball value wins too (F-APRESS-04).
    pub equal_wins: bool,
    /// The lower die decides and is the new value (F-AGK-09).
    pub lower_counts: bool,
    /// A failure is a foul (F-APRESS-05).
    pub failure_is_foul: bool,
    /// Equal dice are a foul whatever they show (F-SK-14).
    pub equal_dice_are_foul: bool,
    /// A failure leaves the ball value as it is (F-SK-07).
    pub holds_value: bool,
}

/// How a team presses now: the edition's dice, the way it chose, the goalkeeper, skills.
pub fn manner(rules: &Ruleset, s: &State, seat: Seat) -> Manner {
    let mut manner = Manner { dice: dice(rules), help: -i8::from(s.turn.handicap), ..Manner::default() };
    match s.turn.press {
        Press::Plain => {}
        Press::WithPoint => manner.help += 1, // F-CP-08 of 2.1
        Press::Aggressive | Press::FreeAggressive => aggressive_pressing::press(rules, s, seat, &mut manner),
    }
    manner.help += keeper::pressing_help(rules, s, seat);
    manner.lower_counts |= keeper::sweeps(s, seat);
    effects::press(rules, s, seat, &mut manner);
    manner
}

/// The answers that choose pressing: by the basic rules, with a condition point (F-CP-08), aggressively
/// (F-PRESS-11), with a skill.
pub(crate) fn options(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    let allowed = is_allowed(rules, s, seat) || effects::lets_press(rules, s, seat);
    if allowed {
        out.push(Action::Press);
        let boosts = rules.condition == Some(ConditionPoints::BoostFromTargetZone);
        if boosts && condition::can_boost(rules, s, seat) {
            out.push(Action::PressWithPoint);
        }
    }
    let aggressive = rules.aggressive_pressing.is_some()
        && !effects::excludes_aggressive(rules, s, seat)
        && aggressive_pressing::kind(rules, s, seat).is_some();
    if aggressive {
        out.push(Action::PressAggressively);
    }
    window::offer(rules, s, seat, Window::Pressing, out);
}

/// How a team that chooses so presses.
fn kind(rules: &Ruleset, s: &State, seat: Seat, choice: PressChoice) -> Press {
    match choice {
        PressChoice::Plain => Press::Plain,
        PressChoice::WithPoint => Press::WithPoint,
        PressChoice::Aggressively => aggressive_pressing::kind(rules, s, seat).unwrap_or_default(),
    }
}

/// The pressing is chosen: pay for it, then roll.
pub(crate) fn begin(
    rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    choice: PressChoice,
    log: &mut impl Log<Event>,
) {
    s.turn.press = kind(rules, s, seat, choice);
    // The dice depend on the numbers before anything is paid.
    let stage = Stage::Pressing(seat, manner(rules, s, seat).dice);
    s.agenda.push(stage);
    match s.turn.press {
        Press::Plain => {}
        Press::WithPoint => condition::pay_boost(rules, s, seat, log),
        Press::Aggressive => {
            log.note(Event::Aggressive(seat));
            aggressive_pressing::pay(rules, s, seat, log);
        }
        Press::FreeAggressive => log.note(Event::Aggressive(seat)),
    }
}

/// What dice do in any manner.
pub fn judge(rules: &Ruleset, value: u8, manner: Manner, dice: &[u8]) -> Pressed {
    let low = dice.iter().copied().min().unwrap_or(6);
    if manner.equal_dice_are_foul && dice.len() > 1 && dice.iter().all(|die| *die == low) {
        return Pressed::Foul;
    }
    let pressed = match rules.pressing {
        Pressing::OneDieFreesNextCheck | Pressing::OneDie => with_help(rules, value, manner, low),
        // What is taken off the dice is as if the value were so much higher, for the comparison only;
        // equality wins as if it were one higher still (F-APRESS-04, R-128); a sweep looks at the lower die
        // alone (F-AGK-09).
        Pressing::SeveralDice(_) => {
            let deciding = if manner.lower_counts { &[low][..] } else { dice };
            let value = value.saturating_add_signed(manner.help);
            match outcome(value + u8::from(manner.equal_wins), deciding) {
                won @ Pressed::Won(_) => won,
                Pressed::Nothing | Pressed::Outplayed | Pressed::FreesNextCheck | Pressed::Foul => {
                    outcome(value, dice)
                }
            }
        }
    };
    match pressed {
        Pressed::Nothing | Pressed::Outplayed | Pressed::FreesNextCheck if manner.failure_is_foul => {
            Pressed::Foul
        }
        Pressed::Outplayed if manner.holds_value => Pressed::Nothing,
        Pressed::Won(_) | Pressed::Foul | Pressed::Nothing | Pressed::Outplayed | Pressed::FreesNextCheck => {
            pressed
        }
    }
}

/// One die against the ball value (F-PRESS-03 of 2.x): below it wins with the natural die as new value
/// (F-PRESS-04, F-PRESS-05), whatever helps the comparison; a second action compares with one more
/// (F-PRESS-09, F-ACT-11, R-086).
fn with_help(rules: &Ruleset, value: u8, manner: Manner, die: u8) -> Pressed {
    match (rules.pressing, (die.cast_signed() - manner.help).cmp(&value.cast_signed())) {
        (_, std::cmp::Ordering::Less) => Pressed::Won(die),
        // F-APRESS-04, where one die is rolled.
        (_, std::cmp::Ordering::Equal) if manner.equal_wins => Pressed::Won(die),
        (Pressing::OneDieFreesNextCheck, _) => Pressed::FreesNextCheck,
        // equal does nothing.
        (Pressing::OneDie | Pressing::SeveralDice(_), std::cmp::Ordering::Equal) => Pressed::Nothing,
        (Pressing::OneDie | Pressing::SeveralDice(_), std::cmp::Ordering::Greater) => Pressed::Outplayed,
    }
}

pub(crate) fn resolve(rules: &Ruleset, s: &mut State, seat: Seat, dice: &[u8], log: &mut impl Log<Event>) {
    s.agenda.pop();
    let pressed = judge(rules, s.ball.value, manner(rules, s, seat), dice);
    let how = std::mem::take(&mut s.turn.press);
    settle(rules, s, seat, (how, pressed), log);
}

fn settle(
    rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    (how, pressed): (Press, Pressed),
    log: &mut impl Log<Event>,
) {
    log.note(Event::Pressing(seat, matches!(pressed, Pressed::Won(_))));
    match pressed {
        Pressed::Won(value) => {
            control::passes_to(s, seat);
            s.turn.pressed = Some(seat);
            s.ball.value = value;
            log.note(Event::Value(s.ball.value, Why::Pressing));
            window::open_later(rules, s, Window::AfterPressing, seat);
        }
        Pressed::Nothing => {}
        Pressed::FreesNextCheck => s.memory.free_check = Some(s.control),
        Pressed::Outplayed => {
            s.change_value(-2); // not below 1
            log.note(Event::Value(s.ball.value, Why::Pressing));
        }
        // F-APRESS-05: a free kick where the ball is, in the own penalty area a penalty kick,
        // and a card test, but none after the event's pressing for nothing (F-AEVT-15, R-164).
        Pressed::Foul if how == Press::FreeAggressive => {
            free_kick::award_without_test(s, seat.other(), s.ball.area, log);
        }
        Pressed::Foul => free_kick::award(rules, s, seat.other(), s.ball.area, log),
    }
}
