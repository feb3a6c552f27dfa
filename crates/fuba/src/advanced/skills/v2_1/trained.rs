//! Trained formation change (F-SK-01): at the end of its stage a team moves two players to another line, once
//! per match and for free: two single shifts, in force from the next turn.

use touchline_engine::{Choices, Log, Seat};

use super::{Skill, stage};
use crate::action::Action;
use crate::event::Event;
use crate::flow::Stage;
use crate::rules::formation;
use crate::ruleset::Ruleset;
use crate::state::{Formation, Line, State};

const CHOICE: fn(Seat) -> Stage = |seat| Stage::SkillChoice(seat, Skill::TrainedFormationChange);

/// The team's stage ends and the card has not been used before: otherwise it would be revealed.
pub(super) fn is_possible(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    stage::goes_on_for(s) == seat
        && !s.teams[seat].hand.shown.has(Skill::TrainedFormationChange)
        && shifts(rules, s, seat).next().is_some()
}

pub(super) fn begin(s: &mut State, seat: Seat) {
    s.agenda.push(CHOICE(seat));
    s.agenda.push(CHOICE(seat));
}

fn shifted(f: Formation, from: Line, to: Line) -> Formation {
    let line = |line: Line| (f.line(line) + u8::from(line == to)).saturating_sub(u8::from(line == from));
    Formation::new(line(Line::Defence), line(Line::Midfield), line(Line::Forward))
}

/// The shifts that leave a legal formation.
fn shifts<'a>(rules: &'a Ruleset, s: &'a State, seat: Seat) -> impl Iterator<Item = (Line, Line)> + 'a {
    let now = s.teams[seat].next();
    Line::ALL.into_iter().flat_map(|from| Line::ALL.map(|to| (from, to))).filter(move |(from, to)| {
        from != to && now.line(*from) > 0 && formation::is_allowed(rules, shifted(now, *from, *to))
    })
}

/// The first shift is the point of the card; the second is optional.
pub(super) fn choices(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    if s.agenda.stages().iter().filter(|stage| **stage == CHOICE(seat)).count() == 1 {
        out.push(Action::Done);
    }
    shifts(rules, s, seat).for_each(|(from, to)| out.push(Action::Shift(from, to)));
}

pub(super) fn act(s: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    s.agenda.pop();
    if let Action::Shift(from, to) = action {
        let next = shifted(s.teams[seat].next(), from, to);
        s.teams[seat].set_next(next);
        log.note(Event::NextFormation(seat, next));
    }
}
