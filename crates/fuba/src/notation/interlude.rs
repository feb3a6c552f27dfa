//! Stages of the advanced rules in a typed position. They come between stages of the basic game: without them
//! an agenda must be one of the basic game, and each of them has its own requirements.

use touchline_engine::{Refusal, Seat};

use super::fields::refuse;
use crate::advanced::skills::{Skill, Window, catalogue};
use crate::advanced::special_events::cards::pool_was_larger;
use crate::flow::{self, Agenda, Stage};
use crate::ruleset::Ruleset;
use crate::state::{ActionKind, Condition, Dribble, Effect, Press, State, Styles, Team, TeamMark, Weather};

/// What a stage means to the basic game.
enum Part {
    /// One of its own stages.
    Basic,
    /// A stage that replaces one of the basic game.
    Like(Stage),
    /// A stage between its own, which requires one of these concepts.
    Between(&'static [&'static str]),
}

fn part(stage: Stage) -> Part {
    use Part::{Between, Like};
    match stage {
        Stage::AdvancedEvent => Like(Stage::SpecialEvent),
        Stage::HarshYellowCard(seat) => Like(Stage::YellowCard(seat)),
        Stage::MidfieldRoles(_) | Stage::OtherRoles(_) => Between(&["roles"]),
        Stage::ChooseStyles(_) => Between(&["styles"]),
        Stage::WeatherRoll => Between(&["weather"]),
        Stage::Tiredness(_) | Stage::LosePoint(_) | Stage::MovesRoll(_) | Stage::Discard(_) => {
            Between(&["condition"])
        }
        Stage::MaybeSubstitute(_) | Stage::Substitution(..) => Between(&["substitutions"]),
        Stage::FreshPlayer(..) | Stage::GainPoint(_) => Between(&["substitutions", "injuries"]),
        Stage::Injury(..) | Stage::ChooseInjured(..) | Stage::InjuryRoll(..) | Stage::Replace(..) => {
            Between(&["injuries"])
        }
        Stage::MaybeSweep(_) => Between(&["keeper"]),
        Stage::MaybeSlowPlay | Stage::SlowPlayRoll => Between(&["slow-play"]),
        Stage::EventMove
        | Stage::RollOff
        | Stage::Streaking
        | Stage::Nominate(_)
        | Stage::Bounce(_)
        | Stage::PassOn(_) => Between(&["special-events"]),
        Stage::ChooseSkill(_)
        | Stage::LoseCard(_)
        | Stage::DrawCard(_)
        | Stage::DrawTalent(_)
        | Stage::ActInOrder
        | Stage::OpenWindow(..)
        | Stage::ReopenWindow(..)
        | Stage::Window(..)
        | Stage::SkillChoice(..)
        | Stage::SkillRoll(..) => Between(&["skills"]),
        _ => Part::Basic,
    }
}

/// Whether a concept is in play.
fn in_play(rules: &Ruleset, concept: &str) -> bool {
    match concept {
        "condition" => rules.condition.is_some(),
        "roles" => rules.roles.is_some(),
        "substitutions" => rules.substitutions.is_some(),
        "injuries" => rules.injuries.is_some(),
        "keeper" => rules.keeper.is_some(),
        "styles" => rules.styles.is_some(),
        "offside-risk" => rules.offside_risk.is_some(),
        "slow-play" => rules.slow_play.is_some(),
        "weather" => rules.weather.is_some(),
        "skills" => rules.skills.is_some(),
        "special-events" => rules.special_events.is_advanced(),
        "aggressive-pressing" => rules.aggressive_pressing.is_some(),
        _ => false,
    }
}

/// A test that may end with a card; in the basic game only a foul leads to one.
fn is_card(stage: Stage) -> bool {
    matches!(stage, Stage::YellowCard(_) | Stage::HarshYellowCard(_) | Stage::RedCard(..) | Stage::SendOff(_))
}

/// A position as the basic game would have it: without the stages in between, including cards without a free
/// kick.
pub(super) fn without(s: &State) -> State {
    let mut basic = *s;
    basic.agenda = Agenda::new();
    for stage in s.agenda.stages() {
        match part(*stage) {
            Part::Basic | Part::Like(_) if is_card(*stage) && basic.agenda.stages() != [Stage::FreeKick] => {}
            Part::Basic => basic.agenda.push(*stage),
            Part::Like(other) => basic.agenda.push(other),
            Part::Between(_) => {}
        }
    }
    basic
}

fn off(got: String, needs: &[&str]) -> Refusal {
    Refusal::new("position-not-in-play").text("got", got).text("needs", needs.join(", "))
}

/// Whether everything that only advanced rules have is in play, and whether each of their stages can be
/// played here.
pub(super) fn check(rules: &Ruleset, s: &State) -> Result<(), Refusal> {
    for (field, concepts) in fields(s) {
        if !concepts.iter().any(|concept| in_play(rules, concept)) {
            return Err(off(field.to_owned(), concepts));
        }
    }
    check_room(s)?;
    for stage in s.agenda.stages() {
        let word = || flow::write(*stage);
        match part(*stage) {
            Part::Between(concepts) if !concepts.iter().any(|concept| in_play(rules, concept)) => {
                return Err(off(word(), concepts));
            }
            Part::Like(Stage::SpecialEvent) if !in_play(rules, "special-events") => {
                return Err(off(word(), &["special-events"]));
            }
            Part::Like(Stage::YellowCard(_)) if !in_play(rules, "skills") => {
                return Err(off(word(), &["skills"]));
            }
            _ => {}
        }
        // Slowing the game, provoking the crowd or rudeness may be booked without a free kick.
        let books = ["slow-play", "skills", "special-events"];
        let free_kick = s.agenda.stages().first() == Some(&Stage::FreeKick);
        if is_card(*stage) && !free_kick && !books.iter().any(|concept| in_play(rules, concept)) {
            return Err(Refusal::new("position-nothing-next"));
        }
        if !fits(rules, s, *stage) {
            return Err(Refusal::new("position-nothing-next"));
        }
    }
    check_skills(rules, s)
}

/// The fields that only advanced rules have, each with the concepts of which one must be in play.
fn fields(s: &State) -> Vec<(&'static str, &'static [&'static str])> {
    let mut all: Vec<(&'static str, &'static [&'static str])> = Vec::new();
    let any = |is: fn(&Team) -> bool| s.teams.0.iter().any(is);
    let turn = &s.turn;
    let mut says = |said: bool, field, concepts| {
        if said {
            all.push((field, concepts));
        }
    };
    says(any(|team| team.condition != Condition::default()), "condition", &["condition"]);
    says(any(|team| team.next() != team.formation), "change", &["substitutions", "skills"]);
    says(any(|team| team.marks.has(TeamMark::Tired)), "flags", &["condition"]);
    says(any(|team| team.marks.has(TeamMark::KeeperOutside)), "flags", &["keeper"]);
    says(any(|team| team.marks.has(TeamMark::KeeperHurt)), "flags", &["injuries"]);
    says(any(|team| team.marks.has(TeamMark::CoachOff)), "flags", &["skills"]);
    says(any(|team| team.substitutions > 0), "subs", &["substitutions", "injuries"]);
    says(any(|team| team.recovering.total() > 0), "recovering", &["injuries"]);
    says(any(|team| team.styles != Styles::default()), "styles", &["styles"]);
    says(any(|team| !team.hand.held.is_empty() || !team.hand.shown.is_empty()), "skills", &["skills"]);
    says(s.weather != Weather::Ordinary, "weather", &["weather"]);
    says(turn.risk > 0, "also", &["offside-risk", "skills"]);
    says(turn.tally > 0, "also", &["condition", "special-events", "styles", "injuries", "slow-play"]);
    says(turn.press == Press::WithPoint, "also", &["condition"]);
    says(turn.press == Press::Aggressive, "also", &["aggressive-pressing"]);
    says(turn.press == Press::FreeAggressive, "also", &["special-events"]);
    says(turn.sweep.is_some(), "also", &["keeper", "skills"]);
    says(turn.fans.is_some(), "also", &["special-events"]);
    says(
        turn.crowd > 0 || Seat::ALL.into_iter().any(|seat| !turn.played[seat].is_empty()),
        "also",
        &["skills"],
    );
    says(s.steps.any > 0, "boost", &["condition"]);
    says(!s.steps.rights.is_empty(), "boost", &["skills"]);
    says(s.steps.nominee_moved, "boost", &["special-events"]);
    says(is_advanced(turn.effect), "turn", &["special-events"]);
    let acted = |kind: ActionKind| Seat::ALL.into_iter().any(|seat| turn.acted[seat].has(kind));
    says(acted(ActionKind::Substitution), "turn", &["substitutions"]);
    says(acted(ActionKind::BallOn), "turn", &["skills"]);
    says(s.steps.dribble == Dribble::Skilled, "steps", &["skills"]);
    all
}

fn is_advanced(effect: Effect) -> bool {
    match effect {
        Effect::AttackMove
        | Effect::DefenceMove
        | Effect::RollOff(_)
        | Effect::FastSituation(_)
        | Effect::BallBounces(_)
        | Effect::AggressiveDefence
        | Effect::HeadCollision(_)
        | Effect::PerfectPass
        | Effect::OpenGoal => true,
        Effect::None
        | Effect::FailedPass
        | Effect::ExtraStep(_)
        | Effect::NoActions
        | Effect::FreeDribble
        | Effect::Moves(..)
        | Effect::NoDefence(_) => false,
    }
}

/// Cards of another edition, or of a rule that is not in play, cannot be held; what was played is
/// known to both (F-SKILL-02).
fn check_skills(rules: &Ruleset, s: &State) -> Result<(), Refusal> {
    for seat in Seat::ALL {
        let hand = s.teams[seat].hand;
        let strange = Skill::ALL.into_iter().find(|skill| {
            (hand.held.has(*skill) || hand.shown.has(*skill)) && !catalogue::is_usable(rules, *skill)
        });
        if let Some(skill) = strange {
            return Err(Refusal::new("position-skill-not-here").text("got", skill.word()));
        }
        if let Some(skill) = s.turn.played[seat].minus(hand.shown).iter().next() {
            return Err(Refusal::new("position-skill-hidden").text("got", skill.word()));
        }
    }
    Ok(())
}

/// Whether a stage can be played here, as far as its answers do not show it.
fn fits(rules: &Ruleset, s: &State, stage: Stage) -> bool {
    let top = s.agenda.top() == Some(stage);
    let in_table = |window: Window| {
        rules.skills.is_some_and(|skills| skills.table().iter().any(|card| card.window == window))
    };
    match stage {
        // Asked at once; nothing comes before the answer.
        Stage::LosePoint(_) | Stage::ChooseInjured(..) | Stage::Bounce(_) => top,
        Stage::Window(window, _) => in_table(window),
        Stage::SkillChoice(_, skill) | Stage::SkillRoll(_, skill) => catalogue::is_usable(rules, skill),
        Stage::Streaking => s.clock.stoppage == 0,
        Stage::RollOff => matches!(s.turn.effect, Effect::RollOff(_)),
        // Home discards before away, and the kick-off roll comes after both.
        Stage::Discard(_) => {
            let (away, home) = (Stage::Discard(Seat::Away), Stage::Discard(Seat::Home));
            let stages = s.agenda.stages();
            [&[Stage::KickOffRoll, away, home][..], &[Stage::KickOffRoll, home], &[Stage::KickOffRoll, away]]
                .contains(&stages)
        }
        Stage::DrawTalent(seat) => pool_was_larger(rules, s, seat),
        _ => true,
    }
}

/// Whether the stages in between are possible in this part of the match. `held` means that the ball is at a
/// player's feet.
pub(super) fn check_phase(s: &State, held: bool) -> Result<(), Refusal> {
    // A hurt player leaves before a restart, before the ball is fetched or when the half is over.
    let hurts = |stage: &Stage| {
        matches!(
            stage,
            Stage::Injury(..) | Stage::ChooseInjured(..) | Stage::InjuryRoll(..) | Stage::Replace(..)
        )
    };
    let added = s.agenda.stages().iter().any(|stage| secret_choice(*stage).is_some());
    let in_order = match s.agenda.stages() {
        [Stage::KickOffRoll, Stage::ShowFormations, rest @ ..] => adding(rest),
        _ => false,
    };
    if (held && s.agenda.stages().iter().any(hurts)) || (added && !in_order) {
        return Err(Refusal::new("position-nothing-next"));
    }
    Ok(())
}

/// Who makes a secret choice besides the formation, and how late it comes, the last one first.
fn secret_choice(stage: Stage) -> Option<(Seat, u8)> {
    match stage {
        Stage::ChooseSkill(seat) => Some((seat, 0)),
        Stage::ChooseStyles(seat) => Some((seat, 1)),
        Stage::OtherRoles(seat) => Some((seat, 2)),
        Stage::MidfieldRoles(seat) => Some((seat, 3)),
        _ => None,
    }
}

/// What a seat chooses in secret after its formation, in this order: roles, styles, skills; home chooses
/// before away.
fn adding(rest: &[Stage]) -> bool {
    let (who, added) = match rest {
        [Stage::Formation(Seat::Away), added @ ..] => (Seat::Home, added),
        added => (Seat::Away, added),
    };
    let of_seat = |stage: &Stage| secret_choice(*stage).is_some_and(|(seat, _)| seat == who);
    added.iter().all(of_seat)
        && added.is_sorted_by(|below, above| secret_choice(*below) < secret_choice(*above))
}

/// Whether a skill is playing the ball on: a player comes for it afterwards (F-SK-16, F-SK-24 of 2.1).
pub(super) fn fetches_ball(s: &State) -> bool {
    matches!(s.agenda.top(), Some(Stage::SkillChoice(_, Skill::SkilledFullbacks | Skill::CreativeMidfielder)))
}

/// The most stages that can replace one and be above it, itself included.
fn height(stage: Stage) -> usize {
    match stage {
        Stage::TeamStage(_) => 8,
        Stage::SecondActions => 7,
        Stage::FirstAction(_) | Stage::CheckResult | Stage::SetUp(_) => 6,
        Stage::Action(..) | Stage::Sequence(..) => 5,
        _ => 4,
    }
}

/// There must be room for what an agenda can grow to. The first stage is one of the basic game, everything
/// else is above it.
fn check_room(s: &State) -> Result<(), Refusal> {
    let stages = s.agenda.stages();
    let based = stages.first().is_none_or(|first| matches!(part(*first), Part::Basic) && !is_card(*first));
    let fits = |(below, stage): (usize, &Stage)| below == 0 || below + height(*stage) <= Agenda::CAPACITY;
    if based && stages.iter().enumerate().all(fits) {
        return Ok(());
    }
    let words: Vec<String> = stages.iter().map(|stage| flow::write(*stage)).collect();
    Err(refuse("position-agenda", &words.join(","), "turn.0"))
}

/// Players of a team that are off injured, with their roll or their replacement still to come.
pub(super) fn hurt(s: &State, seat: Seat) -> u8 {
    let is =
        |stage: &&Stage| matches!(stage, Stage::InjuryRoll(who, _) | Stage::Replace(who, _) if *who == seat);
    u8::try_from(s.agenda.stages().iter().filter(is).count()).unwrap_or(u8::MAX)
}
