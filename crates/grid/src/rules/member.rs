//! # What a member can do
//! Every action of one member (G-TURN-07): the list from which the picked member's action is chosen.

use touchline_engine::{Choices, Log};

use crate::action::Action;
use crate::advanced::{down, facing, fake_out, juggling};
use crate::board::Dir;
use crate::event::Event;
use crate::marker::Marker;
use crate::optional::skill;
use crate::rules::{goalie, kicking, moving};
use crate::ruleset::Ruleset;
use crate::state::State;

/// Everything a member can do now, in the order of [`Action`].
pub(crate) fn choices(rules: &Ruleset, s: &State, marker: Marker, out: &mut Choices<Action>) {
    out.clear();
    if kicking::binds(rules, s) {
        // Only a team-mate may take the ball over (G-KICK-10, R-G95).
        return kicking::choices(rules, s, marker, out);
    }
    if s.down.has(marker) {
        return down::stands(rules, s, marker, out);
    }
    if !down::may_act(s, marker) {
        return;
    }
    moving::choices(rules, s, marker, out);
    kicking::choices(rules, s, marker, out);
    if s.holder() == Some(marker) {
        let tosses = Dir::ALL.into_iter().filter(|dir| kicking::can_toss(rules, s, marker, *dir));
        out.extend(tosses.map(Action::Toss));
        goalie::set_downs(rules, s, marker, out);
    }
    facing::turns(rules, s, marker, out);
    juggling::choices(rules, s, marker, out);
    fake_out::choices(rules, s, marker, out);
    skill::openings(rules, s, marker, out);
}

/// Whether a member can do anything; what is most often possible is checked first.
#[inline]
pub(crate) fn can_act(rules: &Ruleset, s: &State, marker: Marker, binds: bool) -> bool {
    if binds {
        return kicking::can_kick(rules, s, marker);
    }
    if s.down.has(marker) {
        return down::can_stand(rules, s, marker);
    }
    if !down::may_act(s, marker) {
        return false;
    }
    moving::can_move(rules, s, marker)
        || kicking::can_kick(rules, s, marker)
        || (s.holder() == Some(marker) && goalie::can_release(rules, s, marker))
        || facing::can_turn(rules, s, marker)
        || juggling::can_juggle(rules, s, marker)
        || fake_out::can_fake(rules, s, marker)
        || skill::can_open(rules, s, marker)
}

pub(crate) fn act(rules: &Ruleset, s: &mut State, marker: Marker, action: Action, log: &mut impl Log<Event>) {
    s.agenda.pop();
    match action {
        Action::Move(dir) => moving::step(rules, s, marker, dir, log),
        Action::Kick(dir) => kicking::kick(rules, s, marker, dir, log),
        Action::Toss(dir) => kicking::toss(rules, s, marker, dir, log),
        Action::SetDown(square) => goalie::set_down(rules, s, marker, square, log),
        Action::Turn(hand) => facing::turn(rules, s, marker, hand, log),
        Action::Stand(facing) => down::stand(rules, s, marker, facing, log),
        Action::Juggle => juggling::begin(rules, s, marker, log),
        Action::Fake(opponent, level) => fake_out::begin(rules, s, marker, opponent, level, log),
        Action::OpenSkill => skill::open(s, marker),
        _ => {}
    }
}
