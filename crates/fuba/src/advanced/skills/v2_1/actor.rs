//! Actor (F-SK-36): the opponent's card test rolls two dice and the actor drops one. Equal dice turn against
//! it: no card for the opponent, a yellow card for the actor's team, a free kick for the opponent where the
//! foul was. The tests for yellow and for red are separate uses.

use touchline_engine::{Choices, Log, Seat};

use super::{Skill, in_play};
use crate::action::Action;
use crate::event::Event;
use crate::flow::Stage;
use crate::rules::{cards, free_kick};
use crate::ruleset::Ruleset;
use crate::state::State;

/// The opponent must take a card test.
pub(super) fn may_act(s: &State, seat: Seat) -> bool {
    let test = |stage: &Stage| match stage {
        Stage::YellowCard(offender) | Stage::RedCard(offender, _) => Some(*offender),
        _ => None,
    };
    s.agenda.stages().iter().rev().find_map(test) == Some(seat.other())
}

/// Whether a team's actor takes part in the opponent's card test (F-SK-36).
pub(crate) fn acts(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    in_play(rules) && s.turn.played[seat].has(Skill::Actor)
}

/// The two dice of a card test with an actor. `offender` takes the test, whose stage is on top.
pub(crate) fn card_dice(
    rules: &Ruleset,
    s: &mut State,
    offender: Seat,
    [a, b]: [u8; 2],
    log: &mut impl Log<Event>,
) {
    if a == b {
        found_out(rules, s, offender, log);
    } else {
        s.turn.tally = 10 * a.min(b) + a.max(b);
        s.agenda.push(Stage::SkillChoice(offender.other(), Skill::Actor));
    }
}

/// Equal dice cancel only this test: a yellow card already shown stays, and so does an injury.
fn found_out(rules: &Ruleset, s: &mut State, offender: Seat, log: &mut impl Log<Event>) {
    let hurt = s.agenda.stages().iter().copied().find(|stage| matches!(stage, Stage::Injury(..)));
    log.note(Event::NoCard(offender));
    free_kick::award_without_test(s, offender, s.ball.area, log);
    if let Some(injury) = hurt {
        s.agenda.push(injury);
    }
    cards::show_yellow(rules, s, offender.other(), log);
}

fn dice(s: &State) -> [u8; 2] {
    [s.turn.tally / 10, s.turn.tally % 10]
}

/// The die to drop.
pub(super) fn choices(s: &State, out: &mut Choices<Action>) {
    let faces = dice(s).into_iter().filter(|face| (1..=6).contains(face));
    faces.for_each(|face| out.push(Action::Discard(face)));
}

/// The other die counts.
pub(super) fn act(rules: &Ruleset, s: &mut State, action: Action, log: &mut impl Log<Event>) {
    let Action::Discard(dropped) = action else { return };
    let [low, high] = dice(s);
    let die = if dropped == high { low } else { high };
    s.turn.tally = 0;
    s.agenda.pop();
    match s.agenda.top() {
        Some(Stage::YellowCard(offender)) => cards::yellow_by(rules, s, offender, die, log),
        Some(Stage::RedCard(offender, extra)) => cards::red_by(s, offender, extra, die, log),
        _ => {}
    }
}
