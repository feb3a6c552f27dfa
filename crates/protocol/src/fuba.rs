//! FUBA's views as JSON. Hand-written counterparts of the rules' types: the rules know no JSON.

use std::fmt::Display;

use serde::{Serialize, Serializer};
use touchline_engine::{Game as _, Node, Seat};
use touchline_fuba::advanced::skills::{Skill, SkillSet, Window};
use touchline_fuba::describe;
use touchline_fuba::flow::Stage;
use touchline_fuba::pitch::Area;
use touchline_fuba::rules::{setup, steps};
use touchline_fuba::state::{
    Formation, GoalSide, Line, MatchMark, Nominee, Recovering, ShootOut, Squad, State, TeamMark,
};
use touchline_fuba::{Action, Fuba, Ruleset, View};

use crate::layout::Layout;
use crate::playable::{OrNull, Playable};
use crate::seat_word::SPECTATOR;

impl Playable for Fuba {
    fn told<'a>(&'a self, view: &'a View) -> impl Serialize + 'a {
        FubaView::of(&self.rules, view)
    }

    fn layout(&self, s: &State) -> Option<Layout> {
        setup::layout(&self.rules, s).map(Layout::from)
    }

    fn moves(&self, s: &State, legal: &[Action]) -> Option<u8> {
        match self.node(s) {
            Node::Decide(seat, _) => steps::still(s, seat, legal),
            Node::Chance | Node::Over(_) => None,
        }
    }

    fn moments(&self) -> Vec<String> {
        Window::asking().map(describe::window).collect()
    }
}

/// A view. What is not there without some advanced rule stands last in its group.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct FubaView<'a> {
    #[cfg_attr(test, ts(type = "'fuba'"))]
    game: &'static str,
    #[cfg_attr(test, ts(type = "Viewer"))]
    viewer: &'static str,
    teams: Both<FubaTeam<'a>>,
    ball: FubaBall,
    clock: FubaClock,
    turn: FubaTurn,
    own: FubaOwn,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "FubaWeather"))]
    weather: Option<&'static str>,
    /// The table of skills in play: what a card does is said under `skill-CARD-TABLE`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "SkillTable"))]
    skill_table: Option<&'static str>,
    /// What was agreed for this match, or called in it; none in a match of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Array<FubaMark>"))]
    agreed: Option<Vec<&'static str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    shoot_out: Option<FubaShootOut>,
}

/// A shoot-out: its goals are no goals of the match.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct FubaShootOut {
    goals: Both<u8>,
    /// Kicks taken by both teams together.
    kicks: u8,
}

impl FubaShootOut {
    /// From its first roll on.
    fn of(view: &View) -> Option<Self> {
        let ShootOut { goals, kicks } = view.agreed.shoot_out;
        let begun = view.agenda.stages().first() == Some(&Stage::ShootOut) || kicks > 0;
        begun.then(|| Self { goals: Both::of(|seat| goals[seat]), kicks })
    }
}

/// One of each seat.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Both<T> {
    home: T,
    away: T,
}

impl<T> Both<T> {
    pub(crate) fn of(of: impl Fn(Seat) -> T) -> Self {
        Self { home: of(Seat::Home), away: of(Seat::Away) }
    }
}

/// One of each line.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Lines<T> {
    defence: T,
    midfield: T,
    forward: T,
}

impl<T> Lines<T> {
    fn of(of: impl Fn(Line) -> T) -> Self {
        let [defence, midfield, forward] = Line::ALL.map(of);
        Self { defence, midfield, forward }
    }
}

/// As it is shown to people.
struct Shown<T>(T);

impl<T: Display> Serialize for Shown<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct FubaBall {
    #[cfg_attr(test, ts(type = "Area"))]
    area: &'static str,
    value: u8,
    #[cfg_attr(test, ts(type = "Seat"))]
    control: &'static str,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct FubaClock {
    half: u8,
    minute: u8,
    stoppage: u8,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct FubaTurn {
    number: u8,
    #[cfg_attr(test, ts(type = "FubaRestart"))]
    restart: &'static str,
    #[cfg_attr(test, ts(type = "Area"))]
    start: &'static str,
    #[cfg_attr(test, ts(type = "Area"))]
    target: &'static str,
    #[cfg_attr(test, ts(type = "[number, number]"))]
    dice: [u8; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Seat | null"))]
    sweep: Option<OrNull<&'static str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "FubaFans | null"))]
    fans: Option<OrNull<FubaFans>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    played: Option<Both<Vec<&'static str>>>,
}

/// The piece that counts as two: of which team, where it stands, and whether it is the goalkeeper.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct FubaFans {
    #[cfg_attr(test, ts(type = "Seat"))]
    seat: &'static str,
    #[cfg_attr(test, ts(type = "Area"))]
    area: &'static str,
    keeper: bool,
}

impl FubaFans {
    fn of(view: &View) -> Option<Self> {
        let (seat, nominee) = view.turn.fans?;
        let (area, keeper) = match nominee {
            Nominee::Anybody(area) | Nominee::Player(area) => (area, false),
            Nominee::Keeper => (view.squads[seat].keeper(), true),
        };
        Some(Self { seat: seat.word(), area: area.name(), keeper })
    }
}

/// What the viewer has chosen in secret.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct FubaOwn {
    #[cfg_attr(test, ts(type = "string | null"))]
    formation: Option<Shown<Formation>>,
    #[cfg_attr(test, ts(type = "FubaSide | null"))]
    dive: Option<&'static str>,
}

impl<'a> FubaView<'a> {
    fn of(rules: &Ruleset, view: &'a View) -> Self {
        let turn = &view.turn;
        Self {
            game: touchline_fuba::spec::GAME,
            viewer: view.viewer.map_or(SPECTATOR, Seat::word),
            teams: Both::of(|seat| FubaTeam::of(rules, view, seat)),
            ball: FubaBall {
                area: view.ball.area.name(),
                value: view.ball.value,
                control: view.control.word(),
            },
            clock: FubaClock {
                half: view.clock.half,
                minute: view.clock.minute,
                stoppage: view.clock.stoppage,
            },
            turn: FubaTurn {
                number: turn.number,
                restart: turn.restart.word(),
                start: turn.start.name(),
                target: turn.target.name(),
                dice: turn.dice,
                sweep: rules.keeper.is_some().then(|| OrNull(turn.sweep.map(Seat::word))),
                fans: rules.special_events.is_advanced().then(|| OrNull(FubaFans::of(view))),
                played: rules.skills.is_some().then(|| Both::of(|seat| names(turn.played[seat]))),
            },
            own: FubaOwn {
                formation: view.own.formation().map(Shown),
                dive: view.own.dive.map(GoalSide::word),
            },
            weather: rules.weather.is_some().then(|| view.weather.word()),
            skill_table: rules.skills.map(|skills| skills.catalogue.word()),
            agreed: agreed(view),
            shoot_out: FubaShootOut::of(view),
        }
    }
}

/// A team, and what the advanced rules in play give it. What the viewer may not know is `null`, hidden cards
/// of others a number.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct FubaTeam<'a> {
    #[cfg_attr(test, ts(type = "string | null"))]
    formation: Option<Shown<Formation>>,
    goals: u8,
    yellow: u8,
    red: u8,
    #[cfg_attr(test, ts(type = "Area"))]
    keeper: &'static str,
    #[cfg_attr(test, ts(type = "Partial<Record<Area, number>>"))]
    players: Players<'a>,
    in_hand: u8,
    secret_formation: bool,
    secret_dive: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    condition: Option<Lines<Option<u8>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    tired: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    substitutions_left: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "string | null"))]
    next_formation: Option<OrNull<Shown<Formation>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    recovering: Option<Vec<FubaRecovering>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    keeper_hurt: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    keeper_outside: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Lines<FubaStyle | null>"))]
    styles: Option<Lines<Option<&'static str>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    skills: Option<FubaSkills>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    coach_off: Option<bool>,
    /// The skills the team may choose from, where not all (F-COMP-06): both know both pools.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pool: Option<Vec<&'static str>>,
    /// Condition points still to discard before the kick-off.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    discard: Option<u8>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct FubaRecovering {
    players: u8,
    left: u8,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct FubaSkills {
    shown: Vec<&'static str>,
    hidden: u8,
    own: Option<Vec<&'static str>>,
    lost: Vec<&'static str>,
}

/// Where the players of a team stand, and how many.
struct Players<'a>(&'a Squad);

impl Serialize for Players<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let areas = Area::ALL.into_iter().chain([Area::Spot]);
        let peopled = areas.filter(|area| self.0.outfield(*area) > 0);
        serializer.collect_map(peopled.map(|area| (area.name(), self.0.outfield(area))))
    }
}

impl<'a> FubaTeam<'a> {
    fn of(rules: &Ruleset, view: &'a View, seat: Seat) -> Self {
        let (squad, team, chosen) = (&view.squads[seat], &view.teams[seat], view.chosen[seat]);
        let condition = rules.condition.is_some();
        let injuries = rules.injuries.is_some();
        let skills = rules.skills.is_some();
        let marked = |mark| team.marks.has(mark);
        Self {
            formation: view.formation(seat).map(Shown),
            goals: team.goals,
            yellow: team.yellows,
            red: team.reds,
            keeper: squad.keeper().name(),
            players: Players(squad),
            in_hand: squad.in_hand,
            secret_formation: chosen.formation,
            secret_dive: chosen.dive,
            condition: condition
                .then(|| Lines::of(|line| view.condition(seat).map(|points| points.of(line)))),
            tired: condition.then(|| marked(TeamMark::Tired)),
            substitutions_left: rules.substitutions.is_some().then(|| view.substitutions_left(seat)),
            next_formation: (rules.substitutions.is_some() || skills)
                .then(|| OrNull(view.formation(seat).map(|_| Shown(team.next())))),
            recovering: injuries.then(|| recovering(team.recovering)),
            keeper_hurt: injuries.then(|| marked(TeamMark::KeeperHurt)),
            keeper_outside: rules.keeper.is_some().then(|| marked(TeamMark::KeeperOutside)),
            styles: rules
                .styles
                .is_some()
                .then(|| Lines::of(|line| view.styles(seat).map(|styles| styles.of(line).word()))),
            skills: skills.then(|| FubaSkills {
                shown: names(team.hand.held.and(team.hand.shown)),
                hidden: view.hidden_cards(seat),
                own: (view.viewer == Some(seat)).then(|| names(team.hand.hidden())),
                lost: names(team.hand.lost()),
            }),
            coach_off: skills.then(|| marked(TeamMark::CoachOff)),
            pool: Some(view.agreed.pool[seat]).filter(|pool| !pool.is_empty()).map(names),
            discard: Some(view.agreed.discard(seat)).filter(|points| *points > 0),
        }
    }
}

fn agreed(view: &View) -> Option<Vec<&'static str>> {
    let marks = MatchMark::ALL.into_iter().filter(|mark| view.agreed.has(*mark)).map(MatchMark::word);
    Some(marks.collect::<Vec<_>>()).filter(|marks| !marks.is_empty())
}

fn recovering(recovering: Recovering) -> Vec<FubaRecovering> {
    let told = |left| FubaRecovering { players: recovering.with_left(left), left };
    (0..=Recovering::LONGEST).map(told).filter(|told| told.players > 0).collect()
}

fn names(skills: SkillSet) -> Vec<&'static str> {
    skills.iter().map(Skill::word).collect()
}
