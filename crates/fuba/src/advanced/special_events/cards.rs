//! # Cards lost and drawn                                                                    F-AEVT-24 to F-AEVT-27
//! Two dice pick a card, each equally likely; rolls that cannot be shared out evenly are repeated. These dice
//! are never shown: those of a drawn card would name it, and those of a lost card would reveal something
//! about the rest of the hand. The number of cards to pick from is public.

use touchline_engine::{Log, Seat};

use super::roll_off;
use crate::advanced::skills::{Skill, SkillSet, catalogue};
use crate::event::Event;
use crate::flow::Stage;
use crate::ruleset::Ruleset;
use crate::state::{Cell, State};

/// Two dice pick one of this many cards, each equally likely; `None` if they must be rolled again.
pub fn pick(of: u8, dice: [u8; 2]) -> Option<u8> {
    let index = dice[0].saturating_sub(1) * 6 + dice[1].saturating_sub(1);
    (of > 0 && index < 36 / of * of).then(|| index % of)
}

fn picked(cards: SkillSet, dice: [u8; 2]) -> Option<Skill> {
    pick(cards.len(), dice).and_then(|index| cards.iter().nth(usize::from(index)))
}

/// Cards that may be drawn: in use here, neither held nor lost, in this match or before it; an
/// old star may be of the team's pool or not.
pub fn drawable(rules: &Ruleset, s: &State, seat: Seat) -> SkillSet {
    let hand = s.teams[seat].hand;
    let free = |skill: &Skill| {
        catalogue::is_usable(rules, *skill) && !hand.held.has(*skill) && !hand.lost().has(*skill)
    };
    Skill::ALL.into_iter().filter(free).fold(SkillSet::NONE, SkillSet::with)
}

/// The third skill card of a young talent: those of the team's pool that it did not choose for this match
/// (F-COMP-06, R-163).
pub fn talents(s: &State, seat: Seat) -> SkillSet {
    let hand = s.teams[seat].hand;
    s.agreed.pool[seat].minus(hand.held).minus(hand.lost())
}

/// Whether a team's pool held more cards than it could choose. Both know that, but not whether an old star
/// has taken what was left: so nothing that shows hangs on it.
pub(crate) fn pool_was_larger(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    rules.skills.is_some_and(|skills| s.agreed.pool[seat].len() > skills.cards)
}

/// An injured star (F-AEVT-24, F-AEVT-25): no effect without skills in play or if no card is left
///
pub(super) fn begin_losing(rules: &Ruleset, s: &mut State, seat: Seat) {
    if rules.skills.is_some() && !s.teams[seat].hand.held.is_empty() {
        s.agenda.push(Stage::LoseCard(seat));
    }
}

/// One of the cards still held, used or not, is revealed to both and out of the match.
pub(crate) fn lose(s: &mut State, seat: Seat, dice: [u8; 2], log: &mut impl Log<Event>) {
    let hand = &mut s.teams[seat].hand;
    if hand.held.is_empty() {
        return s.agenda.pop();
    }
    let Some(skill) = picked(hand.held, dice) else { return };
    hand.held = hand.held.without(skill);
    hand.shown = hand.shown.with(skill);
    s.agenda.pop();
    log.note(Event::CardLost(seat, skill));
}

/// An old star (F-AEVT-26) or a young talent (F-AEVT-27) for the winner of a roll-off, if skills are in play.
/// Without a pool, or with nothing left in it, a talent is drawn like an old star.
pub(super) fn begin_gaining(rules: &Ruleset, s: &mut State, cell: Cell) {
    if rules.skills.is_some() {
        roll_off::begin(s, cell);
    }
}

/// The winner draws, if there is anything to draw.
pub(super) fn begin_drawing(rules: &Ruleset, s: &mut State, cell: Cell, seat: Seat) {
    if cell == Cell::YoungTalent && pool_was_larger(rules, s, seat) {
        s.agenda.push(Stage::DrawTalent(seat));
    } else if !drawable(rules, s, seat).is_empty() {
        s.agenda.push(Stage::DrawCard(seat));
    }
}

/// A new card for the rest of the match (F-AEVT-26, F-AEVT-27), known to its owner alone.
pub(crate) fn draw(rules: &Ruleset, s: &mut State, seat: Seat, dice: [u8; 2], log: &mut impl Log<Event>) {
    draw_from(drawable(rules, s, seat), s, seat, dice, log);
}

/// The same from the cards a team left out for this match, if an old star has left any.
pub(crate) fn draw_talent(
    rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    dice: [u8; 2],
    log: &mut impl Log<Event>,
) {
    let left = talents(s, seat);
    let cards = if left.is_empty() { drawable(rules, s, seat) } else { left };
    draw_from(cards, s, seat, dice, log);
}

fn draw_from(cards: SkillSet, s: &mut State, seat: Seat, dice: [u8; 2], log: &mut impl Log<Event>) {
    if cards.is_empty() {
        return s.agenda.pop();
    }
    let Some(skill) = picked(cards, dice) else { return };
    let hand = &mut s.teams[seat].hand;
    hand.held = hand.held.with(skill);
    s.agenda.pop();
    log.note(Event::CardDrawn(seat));
}
