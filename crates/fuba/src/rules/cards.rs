//! # Yellow and red cards                                                                    F-CARD
//! After a foul the offender rolls for a yellow card, and perhaps for a red one. Red cards never change the
//! formation (F-CARD-13, F-MOVE-18). In 2.0 a first yellow by a 6 brings no red card test.

use touchline_engine::{Choices, Log, Outcome, Seat, worded};

use super::{formation, half};
use crate::action::Action;
use crate::advanced::injury;
use crate::advanced::skills::{Window, effects, window};
use crate::advanced::special_events::fans;
use crate::chance::Roll;
use crate::event::Event;
use crate::flow::Stage;
use crate::pitch::{Area, PARTLY_OWN_HALF};
use crate::ruleset::Ruleset;
use crate::state::State;

worded! {
    /// Whether a yellow card by a rolled 6 leads to a red card test although it is the first (F-CARD-06).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum FirstYellow {
        /// None without an earlier yellow card.
        NeedsAnother = "needs-another",
        /// A rolled 6 always does.
        SixTestsRed = "six-tests-red",
    }
}

worded! {
    /// The fewest players, goalkeeper included, with which a team may go on.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum FewestPlayers {
        /// No limit: a team plays on with whoever is left.
        NoLimit = "no-limit",
        /// A team with fewer than seven loses the match.
        Seven = "seven",
    }
}

/// Whether a team has too few players to go on: only those sent off are missing, not those who are
/// hurt.
pub fn has_too_few(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    match rules.fewest_players {
        FewestPlayers::NoLimit => false,
        FewestPlayers::Seven => formation::OUTFIELD.saturating_sub(s.teams[seat].reds) + 1 < 7,
    }
}

/// Whether a die shows a yellow card for a foul in `area`: 1-2 never (F-CARD-02), 3 if the area is at least
/// partly on the offender's side (F-CARD-03), 4-6 always (F-CARD-04, F-CARD-05).
pub fn is_yellow(offender: Seat, area: Area, die: u8) -> bool {
    die >= 4 || (die == 3 && PARTLY_OWN_HALF[offender as usize].has(area))
}

/// What a card test rolls: two dice if the opponent plays an actor (F-SK-36 of 2.1).
pub(crate) fn roll(rules: &Ruleset, s: &State, seat: Seat, ordinary: Roll) -> Roll {
    if effects::tests_with_two_dice(rules, s, seat) { Roll::CardTestOfTwo } else { ordinary }
}

/// A team has to take a yellow card test; the opponent may have an actor (F-SK-36 of 2.1).
pub(crate) fn test_yellow(rules: &Ruleset, s: &mut State, seat: Seat) {
    s.agenda.push(Stage::YellowCard(seat));
    window::open_later(rules, s, Window::CardTest, seat.other());
}

/// A team has to take a red card test, so much harder.
pub(crate) fn test_red(rules: &Ruleset, s: &mut State, seat: Seat, extra: u8) {
    s.agenda.push(Stage::RedCard(seat, extra));
    window::open_later(rules, s, Window::CardTest, seat.other());
}

/// A yellow card without a test; a red card test if it is not the first (F-CARD-06, R-158).
pub(crate) fn show_yellow(rules: &Ruleset, s: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let already = s.teams[seat].yellows;
    s.teams[seat].yellows = already + 1;
    log.note(Event::Yellow(seat));
    if already > 0 {
        test_red(rules, s, seat, 0);
    }
}

/// A rude foul: a yellow card without a test, then a red card test with one more (F-AEVT-09, F-AEVT-10).
pub(crate) fn rude_foul(rules: &Ruleset, s: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    s.teams[seat].yellows = s.teams[seat].yellows.saturating_add(1);
    log.note(Event::Yellow(seat));
    test_red(rules, s, seat, 1);
}

/// The offender rolls one die (F-CARD-01), or two of which an actor takes one away.
pub(crate) fn yellow(rules: &Ruleset, s: &mut State, seat: Seat, dice: &[u8], log: &mut impl Log<Event>) {
    match dice {
        [a, b] => effects::two_card_dice(rules, s, seat, [*a, *b], log),
        _ => yellow_by(rules, s, seat, dice.first().copied().unwrap_or(1), log),
    }
}

/// The same with one more on the die, six at most (F-SK-36, R-103).
pub(crate) fn harsh_yellow(rules: &Ruleset, s: &mut State, seat: Seat, die: u8, log: &mut impl Log<Event>) {
    yellow_by(rules, s, seat, (die + 1).min(6), log);
}

/// The die of a yellow card test.
pub(crate) fn yellow_by(rules: &Ruleset, s: &mut State, seat: Seat, die: u8, log: &mut impl Log<Event>) {
    s.agenda.pop();
    if !is_yellow(seat, s.ball.area, die) {
        return log.note(Event::NoCard(seat));
    }
    let already = s.teams[seat].yellows;
    s.teams[seat].yellows = already + 1;
    log.note(Event::Yellow(seat));
    // F-CARD-06: already holding one, or a rolled 6; F-CARD-05, F-CARD-08: the 6 counts as one yellow more.
    let six = die == 6;
    let tested = already > 0
        || match rules.first_yellow {
            FirstYellow::NeedsAnother => false,
            FirstYellow::SixTestsRed => six,
        };
    if six {
        injury::happens(rules, s, seat.other(), 0); // F-CARD-05, F-INJ-12
    }
    if tested {
        test_red(rules, s, seat, u8::from(six));
    }
}

/// Whether a red card test die shows red: below the number of yellow cards (F-CARD-07); not below, nothing
/// happens (F-CARD-09).
pub fn is_red(yellows: u8, die: u8) -> bool {
    die < yellows
}

/// Red: two yellow cards are discarded (F-CARD-11), one only after a 1, a direct red (F-CARD-12), and a
/// player leaves (F-CARD-10).
pub(crate) fn red(
    rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    extra: u8,
    dice: &[u8],
    log: &mut impl Log<Event>,
) {
    match dice {
        [a, b] => effects::two_card_dice(rules, s, seat, [*a, *b], log),
        _ => red_by(s, seat, extra, dice.first().copied().unwrap_or(6), log),
    }
}

/// The die of a red card test.
pub(crate) fn red_by(s: &mut State, seat: Seat, extra: u8, die: u8, log: &mut impl Log<Event>) {
    s.agenda.pop();
    let team = &mut s.teams[seat];
    if !is_red(team.yellows + extra, die) {
        return log.note(Event::NoCard(seat));
    }
    team.yellows = team.yellows.saturating_sub(if die == 1 { 1 } else { 2 });
    log.note(Event::Red(seat));
    // a team without outfield players loses nobody.
    if s.squads[seat].size() > 0 {
        s.agenda.push(Stage::SendOff(seat));
    }
}

/// The owner chooses an outfield player anywhere.
pub(crate) fn send_off_choices(s: &State, seat: Seat, out: &mut Choices<Action>) {
    let squad = &s.squads[seat];
    Area::ALL
        .into_iter()
        .filter(|area| squad.outfield(*area) > 0)
        .for_each(|area| out.push(Action::SendOff(area)));
}

/// Out for the rest of the match (F-CARD-10). The offender is the passive team, or slows its own kick, whose
/// moves or setup come after; so the ball is never left alone.
pub(crate) fn send_off(
    rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    action: Action,
    log: &mut impl Log<Event>,
) {
    if let Action::SendOff(area) = action {
        s.agenda.pop();
        s.squads[seat].take(area);
        fans::leaves(s, seat, area);
        s.teams[seat].reds += 1;
        log.note(Event::SentOff(seat, area));
        if has_too_few(rules, s, seat) {
            half::finish(s, Outcome::Win(seat.other()), log);
        }
    }
}
