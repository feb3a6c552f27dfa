//! What skills do to the basic rules: each hook says what it means there, and the skills of the edition
//! answer. Where no skills are in play every answer is that nothing changes. Skills that last are found in
//! `turn.played`.

use touchline_engine::{Log, Seat};

use super::{Catalogue, Reading, Skill, SkillSet, Window, play, v2_1, v3_0, window};
use crate::action::Action;
use crate::event::Event;
use crate::flow::Stage;
use crate::pitch::{Area, zone};
use crate::rules::numbers::{Counting, counted};
use crate::rules::pressing::Manner;
use crate::ruleset::Ruleset;
use crate::state::{Line, State};

/// Whether a team holds the crossing skill and could pay for it; the paying zone is that of the target, asked
/// when it is chosen.
pub(crate) fn can_cross(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    let card = rules.skills.and_then(|skills| skills.card(Skill::Crossing));
    card.is_some_and(|_| s.teams[seat].hand.held.has(Skill::Crossing))
        && zone(seat, if s.ball.area == Area::Spot { s.turn.corner } else { s.ball.area }) == Line::Midfield
}

/// Whether a team could pay for the crossing skill if this were the target.
pub(crate) fn can_pay_cross(rules: &Ruleset, s: &State, seat: Seat, target: Area) -> bool {
    let card = rules.skills.and_then(|skills| skills.card(Skill::Crossing));
    card.is_some_and(|card| s.teams[seat].condition.of(zone(seat, target)) >= play::price(s, seat, *card))
}

/// The ball is played with the crossing skill, which is paid from the zone of the target (F-SKILL-04).
pub(crate) fn cross(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    play::play(rules, s, s.control, Skill::Crossing, log);
}

/// Whether the pass adds nothing to the ball value, however long it is (F-SK-26).
pub(crate) fn cancels_long_pass(s: &State) -> bool {
    s.turn.played[s.control].has(Skill::Crossing)
}

/// Control passes: a target man counts until the ball is lost (F-SK-32), a stopper of 2.1 until it is won
/// (F-SK-15, R-929).
pub(crate) fn end_with_control(s: &mut State, winner: Seat) {
    let lost = &mut s.turn.played[winner.other()];
    *lost = lost.without(Skill::TargetMan);
    let won = &mut s.turn.played[winner];
    *won = won.without(Skill::Stopper);
}

/// A free kick: skills played in the stages are over; but a coach rages once a turn, and what a
/// creative goalkeeper does still waits for the opponent's movement (F-SK-08 of 2.1, R-144).
pub(crate) fn end_with_foul(s: &mut State) {
    let lasting = SkillSet::of(&[Skill::CreativeGoalKeeper, Skill::FieryCoach]);
    s.turn.played = s.turn.played.map(|played| played.and(lasting));
}

/// Whether a team's first action must be a goal attempt (F-SK-35 of 2.1).
pub(crate) fn must_shoot(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    v2_1::must_shoot(rules, s, seat)
}

/// Whether a team has a third action in its stage (F-SK-04 of 2.1).
pub(crate) fn has_third_action(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    rules.skills.is_some() && v2_1::actions(s, seat) > 2
}

/// Whether an answer to the choice of an action is one: a skill is, if it is an action of its own (F-SK-24 of
/// 2.1, R-148).
pub(crate) fn is_action(rules: &Ruleset, action: Action) -> bool {
    if let Action::Play(skill) = action { v2_1::is_action(rules, skill) } else { true }
}

/// Whether a die decides the number of a team's moves, for no condition point (F-SK-03).
pub(crate) fn moves_by_die(s: &State, seat: Seat) -> bool {
    s.turn.played[seat].has(Skill::HighCondition)
}

/// Moves of any type that come on top of a movement (F-SK-04 of 2.1).
pub(crate) fn more_moves(rules: &Ruleset, s: &State, seat: Seat) -> u8 {
    if rules.skills.is_some() { v2_1::more_moves(s, seat) } else { 0 }
}

/// Moves that the opponent takes off a movement, once (F-SK-08 of 2.1).
pub(crate) fn take_fewer_moves(rules: &Ruleset, s: &mut State, seat: Seat) -> u8 {
    if rules.skills.is_some() { v2_1::fewer_moves(rules, s, seat) } else { 0 }
}

/// A movement of this option is over: a skill may follow (F-SK-18, F-SK-30 of 2.1).
pub(crate) fn after_movement(rules: &Ruleset, s: &mut State, seat: Seat, line: Line) {
    if rules.skills.is_some() && v2_1::follows_movement(s, seat, line) {
        window::open_later(rules, s, Window::AfterMovement, seat);
    }
}

/// A positioning is over: the ball may go on (F-SK-24).
pub(crate) fn after_positioning(rules: &Ruleset, s: &mut State, seat: Seat) {
    if rules.skills.is_some() && s.turn.played[seat].has(Skill::CreativeMidfielder) {
        s.agenda.push(Stage::SkillChoice(seat, Skill::CreativeMidfielder));
    }
}

/// Whether the goalkeeper makes the shooter roll two dice and drop the higher (F-SK-09, F-SK-10, F-SK-12,
///
#[inline]
pub(crate) fn keeper_saves_attempt(rules: &Ruleset, s: &State) -> bool {
    let played = s.turn.played[s.passive()];
    rules.skills.is_some()
        && (played.has(Skill::SkilledGoalKeeper)
            || played.has(Skill::ShotStopper)
            || played.has(Skill::LeadingGoalKeeper))
}

/// The same at a penalty kick (F-SK-11).
pub(crate) fn keeper_saves_penalty(s: &State) -> bool {
    s.turn.played[s.passive()].has(Skill::PenaltyShotSaver)
}

/// Whether the card test of a team rolls two dice (F-SK-36 of 2.1).
pub(crate) fn tests_with_two_dice(rules: &Ruleset, s: &State, offender: Seat) -> bool {
    v2_1::acts(rules, s, offender.other())
}

/// The two dice of such a test.
pub(crate) fn two_card_dice(
    rules: &Ruleset,
    s: &mut State,
    offender: Seat,
    dice: [u8; 2],
    log: &mut impl Log<Event>,
) {
    v2_1::card_dice(rules, s, offender, dice, log);
}

/// What the shooter's skills add to a goal attempt: clinical finisher (F-SK-33), aggressive striker
/// (F-SK-34), trained special event (F-SK-05), fans (F-SK-04 of 2.1).
pub(crate) fn shot_modifier(rules: &Ruleset, s: &State, shooter: Seat) -> i8 {
    if rules.skills.is_none() {
        return 0;
    }
    let played = s.turn.played[shooter];
    let one = |skill: Skill| i8::from(played.has(skill));
    one(Skill::ClinicalFinisher)
        + one(Skill::AggressiveStriker)
        + one(Skill::TrainedSpecialEvent)
        + v2_1::shot_help(s, shooter)
}

/// By how many a player counts as more than one because of a skill (F-SK-15 of 2.1, F-SK-32).
pub(crate) fn counts_more(rules: &Ruleset, s: &State, seat: Seat, area: Area, counting: Counting) -> u8 {
    match rules.skills.map(|skills| skills.catalogue) {
        Some(Catalogue::FirstUseFree) => v2_1::counts_more(s, seat, area),
        Some(Catalogue::EveryUsePaid) => v3_0::counts_more(s, seat, area, counting),
        None => 0,
    }
}

/// The same where a run must stop (F-MOVE-10, R-929).
pub(crate) fn blocks_more(rules: &Ruleset, s: &State, seat: Seat, area: Area) -> u8 {
    match rules.skills.map(|skills| skills.reading) {
        Some(Reading::Printed) => counts_more(rules, s, seat, area, Counting::Always),
        Some(Reading::Narrow) | None => 0,
    }
}

/// What a skill has added to the number of an offside risk is added again (F-SK-17).
pub(crate) fn count_again(s: &mut State, seat: Seat) {
    if s.turn.played[seat].has(Skill::SkilledFullBack) {
        s.turn.risk = v3_0::with_full_backs(s, seat);
    }
}

/// What skills do to a pressing.
pub(crate) fn press(rules: &Ruleset, s: &State, seat: Seat, manner: &mut Manner) {
    match rules.skills.map(|skills| skills.catalogue) {
        Some(Catalogue::FirstUseFree) => v2_1::press(s, seat, manner),
        Some(Catalogue::EveryUsePaid) => v3_0::press(rules, s, seat, manner),
        None => {}
    }
}

/// Whether a skill that was played lets a team press although it has too few players (F-SK-14).
pub(crate) fn lets_press(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    pays_every_use(rules) && v3_0::lets_press(s, seat)
}

/// Whether a skill that was played excludes an aggressive pressing.
pub(crate) fn excludes_aggressive(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    pays_every_use(rules) && v3_0::excludes_aggressive(s, seat)
}

/// Steps a skill adds to a positioning (F-SK-18, F-SK-30).
pub(crate) fn positioning_steps(rules: &Ruleset, s: &State, seat: Seat) -> u8 {
    if pays_every_use(rules) { v3_0::positioning_steps(s, seat) } else { 0 }
}

/// Whether the opponents at the ball are few enough to be dribbled past by a skill: fewer than the team has
/// there (F-SK-28), or as many (F-SK-29). Asked again at the dribble, since players may have left.
pub(crate) fn dribbles_past(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    let here = |team: Seat| counted(rules, s, team, s.ball.area);
    match rules.skills.map(|skills| skills.catalogue) {
        Some(Catalogue::FirstUseFree) => here(seat) > here(seat.other()),
        Some(Catalogue::EveryUsePaid) => here(seat) >= here(seat.other()),
        None => false,
    }
}

fn pays_every_use(rules: &Ruleset) -> bool {
    rules.skills.is_some_and(|skills| skills.catalogue == Catalogue::EveryUsePaid)
}
