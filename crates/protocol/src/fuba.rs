//! FUBA's views as JSON. Hand-written counterparts of the rules' types: the rules know no JSON.

use serde_json::{Map, Value, json};
use touchline_engine::Seat;
use touchline_fuba::pitch::Area;
use touchline_fuba::state::{Restart, Side};
use touchline_fuba::{Fuba, View};

use crate::table::Told;

impl Told for Fuba {
    fn tell_view(&self, view: &View) -> Value {
        let mut teams = Map::new();
        for seat in Seat::ALL {
            teams.insert(seat.word().into(), team(view, seat));
        }
        json!({
            "viewer": view.viewer.map_or("spectator", Seat::word),
            "teams": teams,
            "ball": { "area": view.ball.area.name(), "value": view.ball.value, "control": view.control.word() },
            "clock": {
                "half": view.clock.half, "minute": view.clock.minute, "stoppage": view.clock.stoppage,
            },
            "turn": {
                "number": view.turn.number,
                "restart": restart(view.turn.restart),
                "start": view.turn.start.name(),
                "target": view.turn.target.name(),
                "dice": view.turn.dice,
            },
            "own": {
                "formation": view.own.formation.map(|formation| formation.to_string()),
                "dive": view.own.dive.map(side),
            },
        })
    }
}

fn team(view: &View, seat: Seat) -> Value {
    let (squad, team, chosen) = (&view.squads[seat], &view.teams[seat], view.chosen[seat]);
    let players: Map<String, Value> = Area::ALL
        .into_iter()
        .chain([Area::Spot])
        .filter(|area| squad.outfield(*area) > 0)
        .map(|area| (area.name().into(), json!(squad.outfield(area))))
        .collect();
    json!({
        "formation": view.formation(seat).map(|formation| formation.to_string()),
        "goals": team.goals,
        "yellow": team.yellows,
        "red": team.reds,
        "keeper": squad.keeper().name(),
        "players": players,
        "in_hand": squad.in_hand,
        "secret_formation": chosen.formation,
        "secret_dive": chosen.dive,
    })
}

fn side(side: Side) -> &'static str {
    match side {
        Side::Left => "left",
        Side::Middle => "middle",
        Side::Right => "right",
    }
}

fn restart(restart: Restart) -> &'static str {
    match restart {
        Restart::OpenPlay => "open-play",
        Restart::KickOff => "kick-off",
        Restart::FreeKick => "free-kick",
        Restart::CornerKick => "corner-kick",
        Restart::GoalKick => "goal-kick",
        Restart::PenaltyKick => "penalty-kick",
    }
}
