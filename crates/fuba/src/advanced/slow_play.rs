//! # Slowing the game                                                                        F-SLOW
//! When the marker moves for a restart other than a kick-off, the kicking team may let it move once more and
//! risks a yellow card (F-TIME-13). Only 3.0 has it.

use touchline_engine::{Choices, Log, worded};

use super::injury;
use crate::action::Action;
use crate::event::Event;
use crate::flow::Stage;
use crate::rules::{cards, clock};
use crate::ruleset::Ruleset;
use crate::state::{Restart, State};

worded! {
    /// How play is slowed.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum SlowPlay {
        /// One more square, two dice against the time for a yellow card.
        OneMoreSquare = "one-more-square",
    }
}

/// The marker has moved for this restart: ask the kicking team (F-SLOW-01), not at a kick-off and not in
/// stoppage time, which the restart's own minute may have brought. Pushed on top of whatever the
/// restart does next, so call it after that is on the agenda.
pub(crate) fn offer(rules: &Ruleset, s: &mut State, restart: Restart) {
    match rules.slow_play {
        Some(SlowPlay::OneMoreSquare) if restart != Restart::KickOff && s.clock.stoppage == 0 => {
            s.agenda.push(Stage::MaybeSlowPlay);
        }
        Some(SlowPlay::OneMoreSquare) | None => {}
    }
}

pub(crate) fn choices(out: &mut Choices<Action>) {
    out.push(Action::Done);
    out.push(Action::SlowDown);
}

/// One square more, on top of the restart's own (F-SLOW-02, R-133); it counts for injuries.
pub(crate) fn choose(rules: &Ruleset, s: &mut State, action: Action, log: &mut impl Log<Event>) {
    s.agenda.pop();
    if action != Action::SlowDown {
        return;
    }
    log.note(Event::Slowed(s.control));
    clock::advance(rules, s, 1);
    log.note(Event::Time(s.clock));
    // before the moves of a goal kick or a quick free kick; a setup checks this itself.
    match s.agenda.stages() {
        [_, Stage::GoalKickMoves(_), ..] => injury::before_setup(rules, s, log),
        [_, Stage::QuickMoves(_), ..] => injury::before_quick_moves(rules, s, log),
        _ => {}
    }
    s.agenda.push(Stage::SlowPlayRoll);
}

/// If the sum of two dice times ten is below the time on the track, including the extra square, it is
/// a yellow card (F-SLOW-03, R-133). The red card test follows even for a first yellow (F-SLOW-04, R-205).
pub(crate) fn resolve(rules: &Ruleset, s: &mut State, dice: [u8; 2], log: &mut impl Log<Event>) {
    s.agenda.pop();
    let seat = s.control;
    if 10 * (dice[0] + dice[1]) < s.clock.minute {
        s.teams[seat].yellows = s.teams[seat].yellows.saturating_add(1);
        log.note(Event::Yellow(seat));
        cards::test_red(rules, s, seat, 0);
    } else {
        log.note(Event::NoCard(seat));
    }
}
