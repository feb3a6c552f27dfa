//! Whether a position that somebody typed can be played.

use touchline_engine::{Choices, Refusal, Seat};

use crate::flow::{self, Stage, Waiting};
use crate::pitch::{Area, CORNERS};
use crate::rules::{formation, half};
use crate::ruleset::Ruleset;
use crate::state::{Restart, State};

/// Facts that hold in every position, whatever is to be done next.
pub(super) fn before_play(rules: &Ruleset, s: &State) -> Result<(), Refusal> {
    for seat in Seat::ALL {
        let (squad, team) = (&s.squads[seat], &s.teams[seat]);
        let pieces: u16 =
            Area::ALL.into_iter().chain([Area::Spot]).map(|area| u16::from(squad.outfield(area))).sum();
        let players = pieces + u16::from(squad.in_hand) + u16::from(team.reds);
        if players != u16::from(formation::OUTFIELD) {
            return Err(Refusal::new("position-team-size")
                .key("seat", format!("seat-{}", seat.word()))
                .number("got", players)
                .number("want", formation::OUTFIELD));
        }
        if !formation::is_allowed(rules, team.formation) {
            return Err(Refusal::new("position-formation").key("seat", format!("seat-{}", seat.word())));
        }
        let on_spot = squad.outfield(Area::Spot) + u8::from(squad.keeper() == Area::Spot);
        let may = s.turn.restart == Restart::CornerKick && seat == s.control;
        if on_spot > u8::from(may) {
            return Err(Refusal::new("position-corner-spot"));
        }
    }
    let corner_kick = s.turn.restart == Restart::CornerKick;
    let ball_on_spot = s.ball.area == Area::Spot;
    if !CORNERS.has(s.turn.corner)
        || s.turn.target == Area::Spot && !ball_on_spot
        || ball_on_spot && !corner_kick
    {
        return Err(Refusal::new("position-corner-spot"));
    }
    if s.ball.value == 0 {
        return Err(Refusal::new("position-ball-value"));
    }
    check_clock(s)
}

fn check_clock(s: &State) -> Result<(), Refusal> {
    let (first, last) = (half::first_minute(s.clock.half), half::last_minute(s.clock.half));
    let in_half = (first..=last).contains(&s.clock.minute);
    if !in_half || (s.clock.stoppage > 0 && s.clock.minute != last) {
        return Err(Refusal::new("position-clock").number("first", first).number("last", last));
    }
    Ok(())
}

/// Whether the next stage can be played from here.
pub(super) fn playable(rules: &Ruleset, s: &State) -> Result<(), Refusal> {
    if s.ended.is_some() {
        return Ok(());
    }
    let Some(stage) = s.agenda.top() else { return Err(Refusal::new("position-nothing-next")) };
    let needs_player_at_ball = matches!(
        stage,
        Stage::Target
            | Stage::Action(..)
            | Stage::SecondActions
            | Stage::Pressing(_)
            | Stage::GoalAttempt(_)
            | Stage::FirstAction(_)
    ) && s.ball.area != Area::Spot
        // A team that has only its goalkeeper left kicks off with nobody at the ball.
        && s.squads[s.control].size() > 0;
    if needs_player_at_ball && !s.squads[s.control].has(s.ball.area) {
        return Err(Refusal::new("position-ball-alone")
            .key("seat", format!("seat-{}", s.control.word()))
            .text("area", s.ball.area.name()));
    }
    if let Waiting::For(..) = flow::waiting(s, stage) {
        let mut choices = Choices::new();
        flow::actions(rules, s, &mut choices);
        if choices.is_empty() {
            return Err(Refusal::new("position-no-action"));
        }
    }
    Ok(())
}
