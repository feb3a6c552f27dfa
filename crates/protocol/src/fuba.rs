//! FUBA's views as JSON. Hand-written counterparts of the rules' types: the rules know no JSON.

use serde_json::{Map, Value, json};
use touchline_engine::Seat;
use touchline_fuba::advanced::skills::{Skill, SkillSet};
use touchline_fuba::pitch::Area;
use touchline_fuba::state::{Line, Recovering, Restart, Side, Style, TeamMark, Weather};
use touchline_fuba::{Fuba, Ruleset, View};

use crate::table::Told;

impl Told for Fuba {
    fn tell_view(&self, view: &View) -> Value {
        let mut teams = Map::new();
        for seat in Seat::ALL {
            let mut told = team(view, seat);
            advanced(&self.rules, view, seat, &mut told);
            teams.insert(seat.word().into(), Value::Object(told));
        }
        let mut view_told = json!({
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
        });
        if self.rules.weather.is_some() {
            view_told["weather"] = json!(weather(view.weather));
        }
        if self.rules.keeper.is_some() {
            view_told["turn"]["sweep"] = json!(view.turn.sweep.map(Seat::word));
        }
        if self.rules.skills.is_some() {
            let [home, away] = view.turn.played.0.map(names);
            view_told["turn"]["played"] = json!({ "home": home, "away": away });
        }
        view_told
    }
}

/// What the advanced rules in play give a team. What the viewer may not know is `null`, hidden cards of others a number.
fn advanced(rules: &Ruleset, view: &View, seat: Seat, told: &mut Map<String, Value>) {
    let team = &view.teams[seat];
    let mut tell = |key: &str, value: Value| drop(told.insert(key.into(), value));
    if rules.condition.is_some() {
        let [defence, midfield, forward] =
            Line::ALL.map(|line| view.condition(seat).map(|points| points.of(line)));
        tell("condition", json!({ "defence": defence, "midfield": midfield, "forward": forward }));
        tell("tired", json!(team.marks.has(TeamMark::Tired)));
    }
    if rules.substitutions.is_some() {
        tell("substitutions_left", json!(view.substitutions_left(seat)));
    }
    if rules.substitutions.is_some() || rules.skills.is_some() {
        tell("next_formation", json!(view.formation(seat).map(|_| team.next().to_string())));
    }
    if rules.injuries.is_some() {
        let away: Vec<Value> = (0..=Recovering::LONGEST)
            .filter(|left| team.recovering.with_left(*left) > 0)
            .map(|left| json!({ "players": team.recovering.with_left(left), "left": left }))
            .collect();
        tell("recovering", json!(away));
        tell("keeper_hurt", json!(team.marks.has(TeamMark::KeeperHurt)));
    }
    if rules.keeper.is_some() {
        tell("keeper_outside", json!(team.marks.has(TeamMark::KeeperOutside)));
    }
    if rules.styles.is_some() {
        let [defence, midfield, forward] =
            Line::ALL.map(|line| view.styles(seat).map(|styles| style(styles.of(line))));
        tell("styles", json!({ "defence": defence, "midfield": midfield, "forward": forward }));
    }
    if rules.skills.is_some() {
        let hand = team.hand;
        let own = (view.viewer == Some(seat)).then(|| names(hand.hidden()));
        tell(
            "skills",
            json!({
                "shown": names(hand.held.and(hand.shown)),
                "hidden": view.hidden_cards(seat),
                "own": own,
                "lost": names(hand.lost()),
            }),
        );
        tell("coach_off", json!(team.marks.has(TeamMark::CoachOff)));
    }
}

fn names(skills: SkillSet) -> Vec<String> {
    skills.iter().map(Skill::word).collect()
}

fn style(style: Style) -> &'static str {
    match style {
        Style::Easy => "easy",
        Style::Normal => "normal",
        Style::Aggressive => "aggressive",
    }
}

fn weather(weather: Weather) -> &'static str {
    match weather {
        Weather::Ordinary => "ordinary",
        Weather::Heat => "heat",
        Weather::ExtremeHeat => "extreme-heat",
        Weather::Sunshine => "sunshine",
        Weather::Wind => "wind",
        Weather::Rain => "rain",
        Weather::Cold => "cold",
        Weather::Storm => "storm",
    }
}

fn team(view: &View, seat: Seat) -> Map<String, Value> {
    let (squad, team, chosen) = (&view.squads[seat], &view.teams[seat], view.chosen[seat]);
    let players: Map<String, Value> = Area::ALL
        .into_iter()
        .chain([Area::Spot])
        .filter(|area| squad.outfield(*area) > 0)
        .map(|area| (area.name().into(), json!(squad.outfield(area))))
        .collect();
    let told = json!({
        "formation": view.formation(seat).map(|formation| formation.to_string()),
        "goals": team.goals,
        "yellow": team.yellows,
        "red": team.reds,
        "keeper": squad.keeper().name(),
        "players": players,
        "in_hand": squad.in_hand,
        "secret_formation": chosen.formation,
        "secret_dive": chosen.dive,
    });
    match told {
        Value::Object(told) => told,
        _ => Map::new(),
    }
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
