//! Events, decisions, actions and rolls as message keys with arguments. The sentences live in the catalogues
//! of `touchline-words`; nothing here is a sentence.

#[allow(clippy::wildcard_enum_match_arm)] // a competition remembers few events
mod incident;
mod rolls;
mod skills;
mod terms;
#[allow(clippy::wildcard_enum_match_arm)] // most answers are forbidden by no rule in particular
mod why_not;

use touchline_engine::{Describe, Faces, Incident, Message, Mixture, Odds, Outcome, Seat, Spec};

use crate::action::Action;
use crate::advanced::injury::Injuries;
use crate::chance::Roll;
use crate::decision::Decision;
use crate::event::{Check, Event, Shot, Why};
use crate::flow::{Nth, Stage};
use crate::pitch::Area;
use crate::rules::movement::MidfieldMoves;
use crate::rules::positioning::Positioning;
use crate::rules::pressing;
use crate::rules::special_event::SpecialEvents;
use crate::ruleset::Ruleset;
use crate::state::{ActionKind, Clock, GoalSide, Line, Restart, ShootOut, State, Style, Weather};
use crate::view::View;
use crate::{Call, Fuba, Terms, notation, odds};

use rolls::rolling;
use skills::card;
pub use skills::{cost, group, skill, skill_effect, window};

/// The key of an area's name.
pub fn area(area: Area) -> String {
    format!("area-{}", area.name())
}

/// The key of a seat's name.
pub fn seat(seat: Seat) -> String {
    format!("seat-{}", seat.word())
}

fn restart(restart: Restart) -> String {
    format!("restart-{}", restart.word())
}

fn line(line: Line) -> String {
    format!("line-{}", line.word())
}

fn side(side: GoalSide) -> String {
    format!("side-{}", side.word())
}

/// The first editions call positioning an adjustment.
fn kind(rules: &Ruleset, kind: ActionKind) -> String {
    match (kind, rules.positioning) {
        (ActionKind::Positioning, Positioning::ByNumbers) => "kind-adjust".to_owned(),
        _ => format!("kind-{}", kind.word()),
    }
}

/// The key of a playing style's name.
pub fn style(style: Style) -> String {
    format!("style-{}", style.word())
}

/// The key of the weather's name.
pub fn weather(weather: Weather) -> String {
    format!("weather-{}", weather.word())
}

fn points(key: &'static str, who: Seat, of_line: Line, n: u8) -> Message {
    of(key, who).key("line", line(of_line)).number("points", n)
}

/// Turns in the older editions, minutes in 3.0.
fn injured_for(rules: &Ruleset, who: Seat, n: u8) -> Message {
    let key = match rules.injuries {
        Some(Injuries::Minutes | Injuries::MinutesSparingLoneKeeper) => "fuba-injured-for-minutes",
        Some(Injuries::TurnsFreshReplacement | Injuries::TurnsLateReplacement) | None => {
            "fuba-injured-for-turns"
        }
    };
    of(key, who).number("time", n)
}

/// The key of a cell of the advanced event table.
pub fn advanced_event(row: u8, column: u8) -> &'static str {
    match (row, column) {
        (..=1, ..=2) => "advanced-event-attack-move",
        (..=1, 3..=4) => "advanced-event-defence-move",
        (..=1, 5..) => "advanced-event-fast-situation",
        (2, ..=2) => "advanced-event-ball-bounces",
        (2, 3..=4) => "advanced-event-excellent-defence",
        (2, 5..) => "advanced-event-excellent-attack",
        (3, ..=2) => "advanced-event-defenders-foul",
        (3, 3..=4) => "advanced-event-attackers-foul",
        (3, 5) => "advanced-event-defenders-rude-foul",
        (3, 6..) => "advanced-event-attackers-rude-foul",
        (4, ..=2) => "advanced-event-bored-play",
        (4, 3) => "advanced-event-side-line",
        (4, 4) => "advanced-event-goal-line",
        (4, 5) => "advanced-event-momentum",
        (4, 6..) => "advanced-event-aggressive-defence",
        (5, ..=1) => "advanced-event-head-collision",
        (5, 2) => "advanced-event-failed-opening",
        (5, 3) => "advanced-event-perfect-pass",
        (5, 4) => "advanced-event-behind-referee",
        (5, 5) => "advanced-event-streaking",
        (5, 6..) => "advanced-event-misplaced-keeper",
        (6.., ..=1) => "advanced-event-fans-passive",
        (6.., 2) => "advanced-event-fans-controlling",
        (6.., 3) => "advanced-event-injured-star-passive",
        (6.., 4) => "advanced-event-injured-star-controlling",
        (6.., 5) => "advanced-event-old-star",
        (6.., 6..) => "advanced-event-young-talent",
    }
}

/// A message about a seat.
fn of(key: impl Into<String>, who: Seat) -> Message {
    Message::new(key).key("seat", seat(who))
}

/// A message about a seat and a step from one area to another.
fn step(key: &'static str, who: Seat, from: Area, to: Area) -> Message {
    of(key, who).key("from", area(from)).key("to", area(to))
}

/// What happened.
pub fn event(rules: &Ruleset, event: &Event) -> Message {
    match *event {
        Event::Chosen(who) => of("fuba-chosen", who),
        Event::Formation(who, f) => of("fuba-formation", who).text("formation", f.to_string()),
        Event::WonKickOffRoll(who) => of("fuba-won-kick-off-roll", who),
        Event::KickOffRollTied => Message::new("fuba-kick-off-roll-tied"),
        Event::StartsWithBall(who) => of("fuba-starts-with-ball", who),
        Event::HalfBegins(half) => Message::new("fuba-half-begins").number("half", half),
        Event::HalfEnds(half) => Message::new("fuba-half-ends").number("half", half),
        Event::Rolled(purpose, dice) => rolled(purpose, dice),
        Event::Time(clock) => time(clock),
        Event::Awarded(what, who, place) => awarded(what, who, place),
        Event::NotTaken(what) => Message::new("fuba-not-taken").key("restart", restart(what)),
        Event::KeeperPlaced(who, place) => of("fuba-keeper-placed", who).key("area", area(place)),
        Event::Placed(who, place, n) => of("fuba-placed", who).key("area", area(place)).number("players", n),
        Event::TurnBegins(turn, who) => of("fuba-turn-begins", who).number("turn", turn),
        Event::Played(who, from, to) if from == to => of("fuba-played-within", who).key("area", area(to)),
        Event::Played(who, from, to) => step("fuba-played", who, from, to),
        Event::Value(value, why) => value_changed(rules, value, why),
        Event::SpecialEvent(number) => Message::new("fuba-special-event")
            .number("number", number)
            .key("meaning", format!("special-event-{number}")),
        Event::Check(check, who) => of(check_key(check), who),
        Event::Moved(who, from, to) => step("fuba-moved", who, from, to),
        Event::KeeperMoved(who, from, to) => step("fuba-keeper-moved", who, from, to),
        Event::Dribbled(who, from, to) => step("fuba-dribbled", who, from, to),
        Event::KeeperDribbled(who, from, to) => step("fuba-keeper-dribbled", who, from, to),
        Event::Acts(who, what) => of("fuba-acts", who).key("kind", kind(rules, what)),
        Event::Option(who, option) => of("fuba-option", who).key("line", line(option)),
        Event::SecondActions(who, true) => of("fuba-second-actions", who),
        Event::SecondActions(who, false) => of("fuba-no-second-actions", who),
        Event::Attempt(who, place, total) => {
            of("fuba-attempt", who).key("area", area(place)).number("modifier", total)
        }
        Event::Shot(shot, who) => of(shot_key(shot), who),
        Event::Pressing(who, true) => of("fuba-pressing-won", who),
        Event::Pressing(who, false) => of("fuba-pressing-failed", who),
        Event::Duel(kick, dive) => Message::new("fuba-duel").key("kick", side(kick)).key("dive", side(dive)),
        Event::Yellow(who) => of("fuba-yellow", who),
        Event::NoCard(who) => of("fuba-no-card", who),
        Event::Red(who) => of("fuba-red", who),
        Event::SentOff(who, place) => of("fuba-sent-off", who).key("area", area(place)),
        Event::Called(call) => called(call),
        Event::EventDifference(difference) => Message::new("fuba-event-difference")
            .number("number", difference)
            .key("meaning", difference_key(rules.special_events, difference)),
        Event::SlowKick(who) => of("fuba-slow-kick", who),
        Event::RolesChosen(who) => of("fuba-roles-chosen", who),
        Event::StylesChosen(who) => of("fuba-styles-chosen", who),
        Event::SkillsChosen(who) => of("fuba-skills-chosen", who),
        Event::Condition(who, condition) => of("fuba-condition", who)
            .number("defence", condition.of(Line::Defence))
            .number("midfield", condition.of(Line::Midfield))
            .number("forward", condition.of(Line::Forward)),
        Event::Styles(who, styles) => of("fuba-styles", who)
            .key("defence", style(styles.of(Line::Defence)))
            .key("midfield", style(styles.of(Line::Midfield)))
            .key("forward", style(styles.of(Line::Forward))),
        Event::Weather(now) => Message::new("fuba-weather").key("weather", weather(now)),
        Event::SkillPlayed(who, card) => of("fuba-skill-played", who).key("skill", skill(card)),
        Event::PointsPaid(who, from, n) => points("fuba-points-paid", who, from, n),
        Event::PointsLost(who, from, n) => points("fuba-points-lost", who, from, n),
        Event::PointsGained(who, to, n) => points("fuba-points-gained", who, to, n),
        Event::TestPassed(who) => of("fuba-test-passed", who),
        Event::TestFailed(who) => of("fuba-test-failed", who),
        Event::Tired(who) => of("fuba-tired", who),
        Event::Substitutions(who, n) => of("fuba-substitutions", who).number("number", n),
        Event::NextFormation(who, f) => of("fuba-next-formation", who).text("formation", f.to_string()),
        Event::BookedOff(who) => of("fuba-booked-off", who),
        Event::FreshPlayer(who, to) => of("fuba-fresh-player", who).key("line", line(to)),
        Event::Injured(who, place) => of("fuba-injured", who).key("area", area(place)),
        Event::KeeperHurt(who) => of("fuba-keeper-hurt", who),
        Event::InjuredFor(who, n) => injured_for(rules, who, n),
        Event::InjuredForGood(who) => of("fuba-injured-for-good", who),
        Event::Replaced(who, place) => of("fuba-replaced", who).key("area", area(place)),
        Event::Returned(who, n) => of("fuba-returned", who).number("players", n),
        Event::KeeperOutside(who, true) => of("fuba-keeper-outside", who),
        Event::KeeperOutside(who, false) => of("fuba-keeper-inside", who),
        Event::Sweep(who) => of("fuba-sweep", who),
        Event::Aggressive(who) => of("fuba-aggressive", who),
        Event::RiskPays(who) => of("fuba-risk-pays", who),
        Event::ActsFirst(who) => of("fuba-acts-first", who),
        Event::TooFar(who, place) => of("fuba-too-far", who).key("area", area(place)),
        Event::Slowed(who) => of("fuba-slowed", who),
        Event::AdvancedEvent(row, column) => Message::new("fuba-advanced-event")
            .number("row", row)
            .number("column", column)
            .key("meaning", advanced_event(row, column)),
        Event::RollOff(who) => of("fuba-roll-off", who),
        Event::RollOffTied => Message::new("fuba-roll-off-tied"),
        Event::Nominated(who, place) => of("fuba-nominated", who).key("area", area(place)),
        Event::BallOn(who, from, to) => step("fuba-ball-on", who, from, to),
        Event::CardLost(who, card) => of("fuba-card-lost", who).key("skill", skill(card)),
        Event::CardDrawn(who) => of("fuba-card-drawn", who),
        Event::CoachOff(who) => of("fuba-coach-off", who),
        Event::NotPrimary(who) => of("fuba-not-primary", who),
        Event::Discards(who, n) => of("fuba-discards", who).number("points", n),
        Event::ShootOutBegins(who) => of("fuba-shoot-out-begins", who),
        Event::ShootOutKick(who, shot, score) => shoot_out_kick(who, shot, score),
        Event::Over(outcome, home, away) => over(outcome, home, away),
    }
}

fn awarded(what: Restart, who: Seat, place: Area) -> Message {
    of("fuba-awarded", who).key("restart", restart(what)).key("area", area(place))
}

fn shoot_out_kick(who: Seat, shot: Shot, [home, away]: [u8; 2]) -> Message {
    let key = if shot == Shot::Goal { "fuba-shoot-out-scored" } else { "fuba-shoot-out-missed" };
    of(key, who).number("home", home).number("away", away)
}

/// After a shoot-out, or a match that was given up, the goals are not why somebody won.
fn over(outcome: Outcome, home: u8, away: u8) -> Message {
    let by_goals = !matches!(outcome, Outcome::Win(_)) || outcome == Outcome::of_score(&home, &away);
    let said = Message::new("fuba-over").key("result", outcome.key());
    said.number("home", home).number("away", away).number("by_goals", u8::from(by_goals))
}

fn called(call: Call) -> Message {
    match call {
        Call::Common(common) => common.say(),
        Call::SlowHalf => Message::new("call-slow-half"),
        Call::Blitz => Message::new("call-blitz"),
    }
}

/// What a difference means. The tables differ in three places.
fn difference_key(table: SpecialEvents, difference: i8) -> &'static str {
    let turned_round = table == SpecialEvents::DifferenceTwoMoves;
    match (difference, turned_round) {
        (i8::MIN..=-5, _) => "event-difference-passive-moves-two",
        (-4, _) => "event-difference-failed-pass",
        (-3, _) => "event-difference-passive-moves-one",
        (-2, _) => "event-difference-value-rises",
        (-1, true) | (1, false) => "event-difference-free-kick-passive",
        (-1, false) | (1, true) => "event-difference-free-kick-controlling",
        (0, _) => "event-difference-no-actions",
        (2, _) => "event-difference-value-falls",
        (3, _) => "event-difference-controlling-moves-one",
        (4, _) => "event-difference-value-falls-two",
        (5.., true) => "event-difference-controlling-moves-two",
        (5.., false) => "event-difference-no-defence",
    }
}

fn rolled(purpose: Roll, dice: Faces) -> Message {
    Message::new("fuba-rolled").key("roll", roll(purpose)).text("dice", dice.to_string())
}

fn time(clock: Clock) -> Message {
    if clock.stoppage > 0 {
        Message::new("fuba-time-stoppage").number("minute", clock.minute).number("stoppage", clock.stoppage)
    } else {
        Message::new("fuba-time").number("minute", clock.minute)
    }
}

fn value_changed(rules: &Ruleset, value: u8, why: Why) -> Message {
    let positioning = match rules.positioning {
        Positioning::ByNumbers => "why-adjustment",
        Positioning::OwnFavour => "why-positioning",
    };
    let (key, by) = match why {
        Why::StartUnmarked => ("why-start-unmarked", -1),
        Why::LongPass(areas) => ("why-long-pass", i64::from(areas)),
        Why::TargetUnmarked => ("why-target-unmarked", -2),
        Why::New => ("why-new", 0),
        Why::Event(change) => ("why-event", i64::from(change)),
        Why::Positioning => (positioning, 0),
        Why::TargetFree => ("why-target-free", 0),
        Why::Overflow => ("why-overflow", 0),
        Why::Pressing => ("why-pressing", 0),
        Why::Rebound => ("why-rebound", 0),
        Why::Restart => ("why-restart", 0),
        Why::OffsideRisk => ("why-offside-risk", 0),
        Why::Rain => ("why-rain", 1),
        Why::Bounce => ("why-bounce", 0),
        Why::Skill(card) => {
            return Message::new("fuba-value-skill").number("value", value).key("skill", skill(card));
        }
    };
    Message::new("fuba-value").number("value", value).key("why", key).number("by", by)
}

fn check_key(check: Check) -> String {
    format!("fuba-check-{}", check.word())
}

fn shot_key(shot: Shot) -> String {
    match shot {
        Shot::Goal => "fuba-goal".to_owned(),
        Shot::Corner | Shot::Rebound | Shot::SecondDie | Shot::Cleared | Shot::Miss => {
            format!("fuba-shot-{}", shot.word())
        }
    }
}

/// What dice are rolled for.
pub fn roll(roll: Roll) -> &'static str {
    match roll {
        Roll::KickOff => "roll-kick-off",
        Roll::Stage => "roll-stage",
        Roll::SpecialEvent => "roll-special-event",
        Roll::YellowCard => "roll-yellow-card",
        Roll::RedCard => "roll-red-card",
        Roll::GoalAttempt => "roll-goal-attempt",
        Roll::SecondDie => "roll-second-die",
        Roll::Rebound => "roll-rebound",
        Roll::Pressing(_) => "roll-pressing",
        Roll::EventDifference => "roll-event-difference",
        Roll::Penalty => "roll-penalty",
        Roll::GoalAttemptOfTwo => "roll-goal-attempt-of-two",
        Roll::PenaltyOfTwo => "roll-penalty-of-two",
        Roll::CardTestOfTwo => "roll-card-test-of-two",
        Roll::Tiredness => "roll-tiredness",
        Roll::FreshPlayer => "roll-fresh-player",
        Roll::Injury => "roll-injury",
        Roll::SlowPlay => "roll-slow-play",
        Roll::Weather => "roll-weather",
        Roll::Moves => "roll-moves",
        Roll::AdvancedEvent => "roll-advanced-event",
        Roll::StyledEvent(..) => "roll-styled-event",
        Roll::RollOff => "roll-roll-off",
        Roll::Streaking => "roll-streaking",
        Roll::LoseCard => "roll-lose-card",
        Roll::DrawCard => "roll-draw-card",
        Roll::Skill(_) => "roll-skill",
        Roll::GoalPoacher => "roll-goal-poacher",
        Roll::ShootOut => "roll-shoot-out",
    }
}

/// What a seat is asked.
pub fn decision(rules: &Ruleset, who: Seat, decision: Decision) -> Message {
    match decision {
        Decision::Formation => of("ask-formation", who),
        Decision::HalfTime => of("ask-half-time", who),
        Decision::KickOff => of("ask-kick-off", who),
        Decision::PlaceKeeper => of("ask-place-keeper", who),
        Decision::Place(place) => of("ask-place", who).key("area", area(place)),
        Decision::Adjust => of("ask-adjust", who),
        Decision::Target => of("ask-target", who),
        Decision::EasyMove => of("ask-easy-move", who),
        Decision::Closest => of("ask-closest", who),
        Decision::FreeMovement => of("ask-free-movement", who),
        Decision::Action(Nth::First) => of("ask-first-action", who),
        Decision::Action(Nth::Second) => of("ask-second-action", who),
        Decision::Movement(option) => of("ask-movement", who).key("line", line(option)),
        Decision::SecondActions => of("ask-second-actions", who),
        Decision::QuickMoves => of("ask-quick-moves", who),
        Decision::GoalKickMoves => of("ask-goal-kick-moves", who),
        Decision::FreeKick => of("ask-free-kick", who),
        Decision::Corner => of("ask-corner", who),
        Decision::Dive => of("ask-dive", who),
        Decision::PenaltyKick => of("ask-penalty-kick", who),
        Decision::SendOff => of("ask-send-off", who),
        Decision::EventMoves => of("ask-event-moves", who),
        Decision::MaybeShoot => of("ask-maybe-shoot", who),
        Decision::MaybeMove => of("ask-maybe-move", who),
        Decision::MaybePress => of("ask-maybe-press", who),
        Decision::SlowKick => of("ask-slow-kick", who),
        Decision::SlowMoves => of("ask-slow-moves", who),
        Decision::MidfieldRoles => of("ask-midfield-roles", who),
        Decision::OtherRoles => of("ask-other-roles", who),
        Decision::Styles => of("ask-styles", who),
        Decision::Skill => {
            of("ask-skill", who).number("cards", rules.skills.map_or(0, |skills| skills.cards))
        }
        Decision::Window(window) => of("ask-window", who).key("window", self::window(window)),
        Decision::SkillChoice(card) => of("ask-skill-choice", who).key("skill", skill(card)),
        Decision::LosePoint => of("ask-lose-point", who),
        Decision::GainPoint => of("ask-gain-point", who),
        Decision::Substitutions => of("ask-substitutions", who),
        Decision::Substitution => of("ask-substitution", who),
        Decision::Injured => of("ask-injured", who),
        Decision::Replace => of("ask-replace", who),
        Decision::Sweep => of("ask-sweep", who),
        Decision::SlowPlay => of("ask-slow-play", who),
        Decision::Nominate => of("ask-nominate", who),
        Decision::Bounce => of("ask-bounce", who),
        Decision::PassOn => of("ask-pass-on", who),
    }
}

/// What an answer means.
pub fn action(rules: &Ruleset, action: Action) -> Message {
    let place = |key: &'static str, place: Area| Message::new(key).key("area", area(place));
    let path = |key: &'static str, from: Area, to: Area| {
        Message::new(key).key("from", area(from)).key("to", area(to))
    };
    match action {
        Action::Done => Message::new("do-done"),
        Action::Formation(f) => Message::new("do-formation").text("formation", f.to_string()),
        Action::KickOff(who) => of("do-kick-off", who),
        Action::PlaceKeeper(area) => place("do-place-keeper", area),
        Action::Place(n) => Message::new("do-place").number("players", n),
        Action::Target(area) => place("do-target", area),
        Action::Shoot => Message::new("do-shoot"),
        Action::Pass => Message::new("do-pass"),
        Action::Movement(option) => {
            Message::new(movement_key(rules.midfield_moves)).key("line", line(option))
        }
        Action::Position(n) => Message::new("do-position").number("steps", n),
        Action::Adjust => Message::new("do-adjust"),
        Action::Press => Message::new("do-press").number("dice", pressing::dice(rules)),
        Action::SlowKick => Message::new("do-slow-kick"),
        Action::Move(from, to) => path("do-move", from, to),
        Action::MoveKeeper(from, to) => path("do-move-keeper", from, to),
        Action::Dribble(from, to) => path("do-dribble", from, to),
        Action::DribbleKeeper(from, to) => path("do-dribble-keeper", from, to),
        Action::MoveNominee(from, to) => path("do-move-nominee", from, to),
        Action::DribbleNominee(from, to) => path("do-dribble-nominee", from, to),
        Action::SecondActions => Message::new("do-second-actions"),
        Action::NewTurn => Message::new("do-new-turn"),
        Action::Corner(area) => place("do-corner", area),
        Action::Dive(dive) => Message::new("do-dive").key("side", side(dive)),
        Action::Kick(kick) => Message::new("do-kick").key("side", side(kick)),
        Action::SendOff(area) => place("do-send-off", area),
        Action::MidfieldRoles(attacking, defending) => {
            Message::new("do-midfield-roles").number("attacking", attacking).number("defending", defending)
        }
        Action::OtherRoles(backs, strikers, wings) => Message::new("do-other-roles")
            .number("backs", backs)
            .number("strikers", strikers)
            .number("wings", wings),
        Action::Styles(styles) => Message::new("do-styles")
            .key("defence", style(styles.of(Line::Defence)))
            .key("midfield", style(styles.of(Line::Midfield)))
            .key("forward", style(styles.of(Line::Forward))),
        Action::Skill(chosen) => card(rules, "do-skill", chosen),
        Action::Play(played) => card(rules, "do-play", played),
        Action::Cross(area) => place("do-cross", area),
        Action::MovementWithPoint(option) => Message::new("do-movement-with-point").key("line", line(option)),
        Action::MovementByDie => Message::new("do-movement-by-die"),
        Action::PositionWithPoint(n) => Message::new("do-position-with-point").number("steps", n),
        Action::AdjustWithPoint => Message::new("do-adjust-with-point"),
        Action::PressWithPoint => Message::new("do-press-with-point"),
        Action::PressAggressively => Message::new("do-press-aggressively"),
        Action::Substitute(n) => Message::new("do-substitute").number("number", n),
        Action::Shift(from, to) => Message::new("do-shift").key("from", line(from)).key("to", line(to)),
        Action::BookedOff => Message::new("do-booked-off"),
        Action::Fresh(to) => Message::new("do-fresh").key("line", line(to)),
        Action::Points(of_line) => Message::new("do-points").key("line", line(of_line)),
        Action::Injured(area) => place("do-injured", area),
        Action::Sweep => Message::new("do-sweep"),
        Action::KeeperOut => Message::new("do-keeper-out"),
        Action::KeeperIn => Message::new("do-keeper-in"),
        Action::SlowDown => Message::new("do-slow-down"),
        Action::Nominate(area) => place("do-nominate", area),
        Action::Raise => Message::new("do-raise"),
        Action::Lower => Message::new("do-lower"),
        Action::BallOn(area) => place("do-ball-on", area),
        Action::Discard(die) => Message::new("do-discard").number("die", die),
    }
}

fn movement_key(midfield: MidfieldMoves) -> &'static str {
    match midfield {
        MidfieldMoves::SidewaysOrDiagonal => "do-movement",
        MidfieldMoves::AnyNeighbourNotPastBall => "do-movement-any-way",
    }
}

impl Describe for Fuba {
    fn spec(&self) -> Spec {
        Self::spec(self)
    }

    fn revision(&self) -> u32 {
        self.rules.revision
    }

    fn write_view(&self, v: &View) -> String {
        notation::write_view(v)
    }

    fn begins_turn(&self, e: &Event) -> bool {
        matches!(e, Event::TurnBegins(..))
    }

    fn say_event(&self, e: &Event) -> Message {
        event(&self.rules, e)
    }

    fn say_decision(&self, who: Seat, d: &Decision) -> Message {
        decision(&self.rules, who, *d)
    }

    fn say_question(&self, s: &State, who: Seat, d: &Decision) -> Message {
        if why_not::must_bring_back(self, s, *d) {
            of("ask-bring-back", who)
        } else {
            self.say_decision(who, d)
        }
    }

    fn why_not(&self, s: &State, a: Action) -> Option<Message> {
        why_not::of(self, s, a)
    }

    fn say_action(&self, a: Action) -> Message {
        action(&self.rules, a)
    }

    fn say_roll(&self, s: &State) -> Message {
        match crate::roll(&self.rules, s) {
            Some(due) => {
                let dice = i64::try_from(due.draws().sides().len()).unwrap_or(0);
                let message = Message::new(format!("due-{}", roll(due)))
                    .key("seat", seat(rolling(s)))
                    .number("dice", dice);
                if let Roll::Skill(card) = due { message.key("skill", skill(card)) } else { message }
            }
            None => Message::new("due-nothing"),
        }
    }

    fn is_secret(&self, d: &Decision) -> bool {
        matches!(
            d,
            Decision::Formation
                | Decision::HalfTime
                | Decision::Dive
                | Decision::MidfieldRoles
                | Decision::OtherRoles
                | Decision::Styles
                | Decision::Skill
        )
    }

    fn shows(&self, event: &Event, decision: &Decision) -> bool {
        decision.is_shown_by(event)
    }

    fn is_roll_secret(&self, s: &State) -> bool {
        matches!(s.agenda.top(), Some(Stage::LoseCard(_) | Stage::DrawCard(_) | Stage::DrawTalent(_)))
    }

    fn odds(&self, s: &State, a: Action) -> Vec<Odds> {
        odds::of(self, s, a)
    }

    fn turn_odds(&self, s: &State, a: Action) -> Vec<Odds> {
        odds::turn(self, s, a)
    }

    fn mixture(&self, s: &State) -> Option<Mixture<Action>> {
        odds::mixture(self, s)
    }

    fn say_terms(&self, agreed: &Terms) -> Vec<Message> {
        terms::say(agreed)
    }

    fn score(&self, s: &State) -> [u32; 2] {
        s.teams.0.map(|team| u32::from(team.goals))
    }

    fn shoot_out(&self, s: &State) -> Option<[u32; 2]> {
        let ShootOut { goals, kicks } = s.agreed.shoot_out;
        (kicks > 0).then(|| goals.0.map(u32::from))
    }

    fn incident(&self, e: &Event) -> Option<Incident> {
        incident::of(*e)
    }
}
