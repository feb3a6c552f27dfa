//! Everything FUBA can say: what random matches produce, and the rest by enumeration.

use std::collections::{BTreeSet, HashSet};

use touchline_engine::{Call, Choices, Describe, Game, Message, Node, Outcome, Pcg, Rng, Rulebook, Seat};
use touchline_fuba::advanced::skills::{Catalogue, Cost, Group, Reading, Skill, Skills, Window};
use touchline_fuba::chance::Kept;
use touchline_fuba::event::{Check, Event, Shot, Why};
use touchline_fuba::flow::Nth;
use touchline_fuba::odds::{Beside, Decided};
use touchline_fuba::ruleset::Ruleset;
use touchline_fuba::spec::{CONCEPTS, EDITIONS, NEEDS, RULES, SKILL_CARDS, concepts_of};
use touchline_fuba::state::{ActionKind, Clock, Condition, GoalSide, Line, Restart, Style, Styles, Weather};
use touchline_fuba::{Action, Area, Decision, Formation, Fuba, RULES_REVISION, Roll, describe};
use touchline_words::Words;

use crate::spoken;

const ROLLS: [Roll; 30] = [
    Roll::KickOff,
    Roll::Stage,
    Roll::SpecialEvent,
    Roll::YellowCard,
    Roll::RedCard,
    Roll::GoalAttempt,
    Roll::SecondDie,
    Roll::Rebound,
    Roll::EventDifference,
    Roll::Pressing(1),
    Roll::Pressing(2),
    Roll::Penalty,
    Roll::GoalAttemptOfTwo,
    Roll::PenaltyOfTwo,
    Roll::CardTestOfTwo,
    Roll::Tiredness,
    Roll::FreshPlayer,
    Roll::Injury,
    Roll::SlowPlay,
    Roll::Weather,
    Roll::Moves,
    Roll::AdvancedEvent,
    Roll::StyledEvent(Kept::Lower, Kept::Higher),
    Roll::RollOff,
    Roll::Streaking,
    Roll::LoseCard,
    Roll::DrawCard,
    Roll::Skill(Skill::FieryCoach),
    Roll::GoalPoacher,
    Roll::ShootOut,
];

/// Each advanced rule of an edition with what it requires, all of them together, and every number of skill
/// cards.
fn advanced(edition: &str) -> Vec<Fuba> {
    let game = |rest: &str| Fuba::from_text(&format!("fuba:{edition}{rest}")).unwrap();
    let offered = CONCEPTS.iter().filter(|concept| concept.is_offered(edition));
    let mut games: Vec<Fuba> = offered
        .map(|concept| {
            let needs = concept.needs.map(|needed| format!("+{needed}")).unwrap_or_default();
            game(&format!("{needs}+{}", concept.name))
        })
        .collect();
    if !games.is_empty() {
        games.push(game("+all"));
    }
    if concepts_of(edition).contains(&"skills") {
        games.extend(SKILL_CARDS.map(|cards| game(&format!("+all?skills={cards}"))));
    }
    games
}

/// What the editions offer, and their basic rules.
fn rulesets() -> Vec<(&'static str, Ruleset)> {
    EDITIONS.into_iter().flat_map(|(edition, basic, all)| [(edition, basic), (edition, all)]).collect()
}

/// The basic rules of every edition, every value of every option, and the advanced rules.
fn games() -> Vec<Fuba> {
    let mut games = Vec::new();
    for (edition, ..) in EDITIONS {
        games.push(Fuba::from_text(&format!("fuba:{edition}")).unwrap());
        games.extend(advanced(edition));
        // Custom rules too, as far as they make sense one by one.
        for rule in RULES {
            let spec = |word: &String| format!("fuba:{edition}?{}={word}", rule.option.name);
            games.extend((rule.option.words)().iter().filter_map(|word| Fuba::from_text(&spec(word)).ok()));
        }
    }
    // Under every revision of the rules: old records are read too.
    let older = |game: &Fuba| {
        let spec = game.spec();
        let now = game.rules;
        let old = (1..RULES_REVISION).map(move |revision| Fuba::at_revision(&spec, revision).unwrap());
        old.filter(move |old| Ruleset { revision: now.revision, ..old.rules } != now)
    };
    let old: Vec<Fuba> = games.iter().flat_map(older).collect();
    games.extend(old);
    games
}

fn places() -> impl Iterator<Item = Area> {
    Area::ALL.into_iter().chain([Area::Spot])
}

/// The keys of outcomes and side effects.
pub(crate) fn odds_keys() -> impl Iterator<Item = String> {
    let words = Decided::ALL.map(Decided::word).into_iter().chain(Beside::ALL.map(Beside::word));
    words.map(|what| format!("odds-{what}"))
}

/// The keys of an enum: what they begin with, and the words of its variants.
fn words<const N: usize>(what: &str, words: [&str; N]) -> [String; N] {
    words.map(|word| format!("{what}-{word}"))
}

/// Keys composed from parts.
pub(crate) fn computed_keys() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    keys.extend(places().map(describe::area));
    keys.extend(Seat::ALL.map(describe::seat));
    keys.extend(ROLLS.map(|roll| format!("due-{}", describe::roll(roll))));
    keys.extend((2..=12).map(|sum| format!("special-event-{sum}")));
    keys.extend(odds_keys());
    keys.extend(EDITIONS.map(|(name, ..)| format!("edition-fuba-{}", name.replace('.', "-"))));
    keys.extend(
        Fuba::offer()
            .options
            .iter()
            .filter_map(|option| Some(format!("where-{}", option.needs.as_ref()?.word))),
    );
    keys.extend(Skill::ALL.map(describe::skill));
    keys.extend(Window::ALL.map(describe::window));
    keys.extend(words("fuba-check", Check::ALL.map(Check::word)));
    keys.extend(
        Shot::ALL
            .into_iter()
            .filter(|shot| *shot != Shot::Goal)
            .map(|shot| format!("fuba-shot-{}", shot.word())),
    );
    keys.extend(words("group", Group::ALL.map(Group::word)));
    keys.extend(words("kind", ActionKind::ALL.map(ActionKind::word)));
    keys.extend(words("line", Line::ALL.map(Line::word)));
    keys.extend(words("restart", Restart::ALL.map(Restart::word)));
    keys.extend(words("side", GoalSide::ALL.map(GoalSide::word)));
    keys.extend(words("style", Style::ALL.map(Style::word)));
    keys.extend(words("weather", Weather::ALL.map(Weather::word)));
    for catalogue in Catalogue::ALL {
        let table = Skills { catalogue, cards: 1, reading: Reading::Printed }.table();
        keys.extend(table.iter().map(|card| describe::skill_effect(catalogue, card.skill)));
    }
    for row in games().iter().flat_map(|game| game.rules.rows()) {
        keys.insert(format!("rule-{}", row.rule));
        if row.rule == "turn" {
            keys.extend(row.value.split(':').map(|step| format!("step-{step}")));
            continue;
        }
        // Numbers share a sentence, unless they have one of their own.
        let own = format!("rule-{}-{}", row.rule, row.value);
        let kind = row.value.split_once(':').map_or("number", |(kind, _)| kind);
        let is_number = row.value.rsplit(':').next().is_some_and(|n| n.parse::<u8>().is_ok());
        let shared = is_number && !Words::english().has(&own);
        keys.insert(if shared { format!("rule-{}-{kind}", row.rule) } else { own });
    }
    keys.extend(NEEDS.iter().map(|need| format!("sense-{}", need.word)));
    keys
}

#[test]
fn every_key_put_together_has_a_sentence() {
    let words = Words::english();
    let missing: Vec<_> = computed_keys().into_iter().filter(|key| !words.has(key)).collect();
    assert!(missing.is_empty(), "keys without a sentence: {missing:?}");
}

#[test]
fn what_is_played_has_a_name() {
    let words = Words::english();
    for game in games() {
        for part in game.title() {
            spoken(&words, &part);
        }
    }
}

#[test]
fn every_rule_has_a_title_and_says_what_is_in_force() {
    let words = Words::english();
    for row in games().iter().flat_map(|game| game.rules.rows()) {
        spoken(&words, &Message::new(format!("rule-{}", row.rule)));
        let meaning = words.say_rule(row.rule, &row.value);
        assert!(meaning.contains(' ') && !meaning.contains("rule-"), "{}: {meaning}", row.rule);
    }
}

/// Renders each message once.
struct Said {
    words: Words,
    seen: HashSet<String>,
}

impl Said {
    fn say(&mut self, message: &Message) {
        if self.seen.insert(message.to_string()) {
            spoken(&self.words, message);
        }
    }
}

#[test]
fn random_matches_never_lack_a_sentence() {
    let mut said = Said { words: Words::english(), seen: HashSet::new() };
    let mut actions_seen: HashSet<Action> = HashSet::new();
    for (seed, game) in games().iter().cycle().take(240).enumerate() {
        let mut rng = Pcg::new(seed as u64, 1);
        let mut state = game.start(&touchline_fuba::Terms::default());
        let (mut choices, mut log) = (Choices::new(), Vec::new());
        loop {
            match game.node(&state) {
                Node::Decide(seat, decision) => {
                    said.say(&game.say_decision(seat, &decision));
                    game.actions(&state, &mut choices);
                    for action in choices.iter().filter(|action| actions_seen.insert(**action)) {
                        said.say(&game.say_action(*action));
                    }
                    let pick = rng.below(u32::try_from(choices.len()).unwrap()) as usize;
                    game.act(&mut state, choices[pick], &mut log);
                }
                Node::Chance => {
                    said.say(&game.say_roll(&state));
                    let faces = game.draws(&state).roll(&mut rng);
                    game.resolve(&mut state, faces.as_ref(), &mut log);
                }
                Node::Over(_) => break,
            }
            log.drain(..).for_each(|event| said.say(&game.say_event(&event)));
        }
        said.say(&game.say_roll(&state));
    }
    assert!(said.seen.len() > 1000, "only {} different messages", said.seen.len());
}

pub(crate) fn events() -> Vec<Event> {
    use Event as E;
    let (who, from, to) = (Seat::Home, Area::Afr, Area::Ce);
    let mut all = vec![
        E::Chosen(who),
        E::Formation(who, Formation::new(4, 4, 2)),
        E::WonKickOffRoll(who),
        E::KickOffRollTied,
        E::StartsWithBall(who),
        E::HalfBegins(1),
        E::HalfBegins(2),
        E::HalfBegins(3),
        E::HalfBegins(4),
        E::HalfEnds(1),
        E::HalfEnds(2),
        E::HalfEnds(3),
        E::HalfEnds(4),
        E::Time(Clock { half: 1, minute: 20, stoppage: 0 }),
        E::Time(Clock { half: 1, minute: 45, stoppage: 2 }),
        E::TurnBegins(3, who),
        E::KeeperPlaced(who, to),
        E::Played(who, from, to),
        E::Moved(who, from, to),
        E::KeeperMoved(who, from, to),
        E::Dribbled(who, from, to),
        E::KeeperDribbled(who, from, to),
        E::SecondActions(who, true),
        E::SecondActions(who, false),
        E::SlowKick(who),
        E::Pressing(who, true),
        E::Pressing(who, false),
        E::Yellow(who),
        E::NoCard(who),
        E::Red(who),
        E::SentOff(who, to),
    ];
    all.extend(places().map(|area| E::KeeperPlaced(who, area)));
    all.extend((0..=10).map(|n| E::Placed(who, to, n)));
    all.extend((2..=12).map(E::SpecialEvent));
    all.extend((-12..=6).map(|total| E::Attempt(who, to, total)));
    all.extend(ROLLS.into_iter().flat_map(|roll| {
        [
            E::Rolled(roll, touchline_engine::Faces::new(&[4])),
            E::Rolled(roll, touchline_engine::Faces::new(&[4, 2])),
        ]
    }));
    for restart in Restart::ALL {
        all.extend([E::Awarded(restart, who, to), E::NotTaken(restart)]);
    }
    all.extend(Check::ALL.map(|check| E::Check(check, who)));
    all.extend(Shot::ALL.map(|shot| E::Shot(shot, who)));
    let reasons = [
        Why::StartUnmarked,
        Why::LongPass(1),
        Why::LongPass(3),
        Why::TargetUnmarked,
        Why::New,
        Why::Event(-2),
        Why::Event(1),
        Why::Positioning,
        Why::TargetFree,
        Why::Overflow,
        Why::Pressing,
        Why::Rebound,
        Why::Restart,
        Why::OffsideRisk,
        Why::Rain,
        Why::Bounce,
    ];
    all.extend(reasons.map(|why| E::Value(3, why)));
    all.extend(Skill::ALL.map(|skill| E::Value(3, Why::Skill(skill))));
    all.extend((-5..=5).map(E::EventDifference));
    all.extend(ActionKind::ALL.map(|kind| E::Acts(who, kind)));
    all.extend(Line::ALL.map(|line| E::Option(who, line)));
    all.extend(GoalSide::ALL.into_iter().flat_map(|kick| GoalSide::ALL.map(|dive| E::Duel(kick, dive))));
    for outcome in Outcome::ALL {
        all.extend([E::Called(Call::Adjudicate(outcome).into()), E::Over(outcome, 2, 1)]);
    }
    let calls = [Call::Resign(who), Call::TimeOut(who), Call::AgreedDraw, Call::FinalWhistle, Call::Abandon];
    all.extend(calls.map(|call| E::Called(call.into())));
    all.extend([touchline_fuba::Call::SlowHalf, touchline_fuba::Call::Blitz].map(E::Called));
    all.extend([E::NotPrimary(who), E::Discards(who, 1), E::Discards(who, 3), E::ShootOutBegins(who)]);
    all.extend([Shot::Goal, Shot::Miss].map(|shot| E::ShootOutKick(who, shot, [3, 2])));
    all.extend(advanced_events());
    all
}

/// Events of the advanced rules.
fn advanced_events() -> Vec<Event> {
    use Event as E;
    let (who, from, to) = (Seat::Away, Area::Afr, Area::Ce);
    let mut all = vec![
        E::RolesChosen(who),
        E::StylesChosen(who),
        E::SkillsChosen(who),
        E::Condition(who, Condition { points: [4, 3, 3] }),
        E::TestPassed(who),
        E::TestFailed(who),
        E::Tired(who),
        E::NextFormation(who, Formation::new(3, 5, 2)),
        E::BookedOff(who),
        E::Injured(who, to),
        E::KeeperHurt(who),
        E::InjuredForGood(who),
        E::Replaced(who, to),
        E::KeeperOutside(who, true),
        E::KeeperOutside(who, false),
        E::Sweep(who),
        E::Aggressive(who),
        E::RiskPays(who),
        E::TooFar(who, to),
        E::ActsFirst(who),
        E::Slowed(who),
        E::RollOff(who),
        E::RollOffTied,
        E::Nominated(who, to),
        E::BallOn(who, from, to),
        E::CardDrawn(who),
        E::CoachOff(who),
    ];
    all.extend(Weather::ALL.map(E::Weather));
    all.extend(Skill::ALL.into_iter().flat_map(|card| [E::SkillPlayed(who, card), E::CardLost(who, card)]));
    all.extend(every_style().map(|styles| E::Styles(who, styles)));
    for line in Line::ALL {
        all.push(E::FreshPlayer(who, line));
        for n in 1..=3 {
            all.extend([
                E::PointsPaid(who, line, n),
                E::PointsLost(who, line, n),
                E::PointsGained(who, line, n),
            ]);
        }
    }
    for n in 1..=4 {
        all.extend([E::Substitutions(who, n), E::InjuredFor(who, n), E::Returned(who, n)]);
    }
    all.extend((1..=6).flat_map(|row| (1..=6).map(move |column| E::AdvancedEvent(row, column))));
    all
}

fn every_style() -> impl Iterator<Item = Styles> {
    let three = || Style::ALL.into_iter();
    three().flat_map(move |a| {
        three().flat_map(move |b| Style::ALL.into_iter().map(move |c| Styles::new([a, b, c])))
    })
}

#[test]
fn every_kind_of_event_has_a_sentence() {
    let words = Words::english();
    for (edition, rules) in rulesets() {
        for event in events() {
            let sentence = spoken(&words, &describe::event(&rules, &event));
            assert!(sentence.ends_with(['.', '!']), "{edition} {event:?}: {sentence}");
            assert!(
                sentence.starts_with(|c: char| c.is_ascii_uppercase()),
                "{edition} {event:?}: {sentence}"
            );
        }
    }
}

#[test]
fn every_decision_and_every_answer_has_a_sentence() {
    use Decision as D;
    let words = Words::english();
    let mut decisions = vec![
        D::Formation,
        D::HalfTime,
        D::KickOff,
        D::PlaceKeeper,
        D::Adjust,
        D::Target,
        D::EasyMove,
        D::Closest,
        D::FreeMovement,
        D::Action(Nth::First),
        D::Action(Nth::Second),
        D::SecondActions,
        D::QuickMoves,
        D::GoalKickMoves,
        D::FreeKick,
        D::Corner,
        D::Dive,
        D::PenaltyKick,
        D::SendOff,
        D::EventMoves,
        D::MaybeShoot,
        D::MaybeMove,
        D::MaybePress,
        D::SlowKick,
        D::SlowMoves,
        D::MidfieldRoles,
        D::OtherRoles,
        D::Styles,
        D::Skill,
        D::LosePoint,
        D::GainPoint,
        D::Substitutions,
        D::Substitution,
        D::Injured,
        D::Replace,
        D::Sweep,
        D::SlowPlay,
        D::Nominate,
        D::Bounce,
        D::PassOn,
    ];
    decisions.extend(Window::ALL.map(D::Window));
    decisions.extend(Skill::ALL.map(D::SkillChoice));
    decisions.extend(Line::ALL.map(D::Movement));
    decisions.extend(Area::ALL.map(D::Place));
    for (_, rules) in rulesets() {
        for decision in &decisions {
            let question = spoken(&words, &describe::decision(&rules, Seat::Away, *decision));
            assert!(question.starts_with("Away, ") && question.ends_with(['.', '?']), "{question}");
        }
    }
    let (from, to) = (Area::Alw, Area::Ce);
    let mut actions = vec![
        Action::Done,
        Action::Formation(Formation::new(5, 3, 2)),
        Action::PlaceKeeper(from),
        Action::Target(to),
        Action::Shoot,
        Action::Pass,
        Action::Adjust,
        Action::Press,
        Action::SlowKick,
        Action::Move(from, to),
        Action::MoveKeeper(from, to),
        Action::Dribble(from, to),
        Action::DribbleKeeper(from, to),
        Action::MoveNominee(from, to),
        Action::DribbleNominee(from, to),
        Action::SecondActions,
        Action::NewTurn,
        Action::Corner(Area::Blc),
        Action::SendOff(from),
    ];
    actions.extend(Seat::ALL.map(Action::KickOff));
    actions.extend((0..=10).map(Action::Place));
    actions.extend((0..=2).map(Action::Position));
    actions.extend(Line::ALL.map(Action::Movement));
    actions.extend(GoalSide::ALL.into_iter().flat_map(|side| [Action::Dive(side), Action::Kick(side)]));
    actions.extend(advanced_actions());
    for (edition, rules) in rulesets() {
        // Cards are described with price and effect, so only where there are any.
        let mut actions = actions.clone();
        if let Some(skills) = rules.skills {
            let cards = skills.table().iter().map(|card| card.skill);
            actions.extend(cards.flat_map(|skill| [Action::Skill(skill), Action::Play(skill)]));
        }
        let said: BTreeSet<String> =
            actions.iter().map(|action| spoken(&words, &describe::action(&rules, *action))).collect();
        assert_eq!(said.len(), actions.len(), "{edition}: two answers are said in the same words: {said:?}");
    }
}

/// Answers of the advanced rules, cards excepted.
fn advanced_actions() -> Vec<Action> {
    let mut all = vec![
        Action::MovementByDie,
        Action::AdjustWithPoint,
        Action::PressWithPoint,
        Action::PressAggressively,
        Action::BookedOff,
        Action::Sweep,
        Action::KeeperOut,
        Action::KeeperIn,
        Action::SlowDown,
        Action::Raise,
        Action::Lower,
    ];
    let counts = |most: u8| 0..=most;
    all.extend(counts(2).flat_map(|a| counts(2).map(move |d| Action::MidfieldRoles(a, d))));
    let others = counts(1).flat_map(|backs| {
        counts(1).flat_map(move |strikers| counts(2).map(move |wings| (backs, strikers, wings)))
    });
    all.extend(others.map(|(backs, strikers, wings)| Action::OtherRoles(backs, strikers, wings)));
    all.extend(every_style().map(Action::Styles));
    all.extend((1..=4).map(Action::PositionWithPoint));
    all.extend((1..=3).map(Action::Substitute));
    all.extend((1..=6).map(Action::Discard));
    for line in Line::ALL {
        all.extend([Action::MovementWithPoint(line), Action::Fresh(line), Action::Points(line)]);
        let others = Line::ALL.into_iter().filter(|other| *other != line);
        all.extend(others.map(|other| Action::Shift(line, other)));
    }
    for area in Area::ALL {
        all.extend([
            Action::Cross(area),
            Action::Injured(area),
            Action::Nominate(area),
            Action::BallOn(area),
        ]);
    }
    all
}

/// A name, a price, a moment and a sentence on the effect, for every card of every table.
#[test]
fn every_skill_has_a_name_and_says_what_it_does() {
    let words = Words::english();
    for catalogue in Catalogue::ALL {
        let skills = Skills { catalogue, cards: 3, reading: Reading::Printed };
        let mut effects = BTreeSet::new();
        for card in skills.table() {
            let name = spoken(&words, &Message::new(describe::skill(card.skill)));
            assert!(name.starts_with(|c: char| c.is_ascii_uppercase()) && !name.ends_with('.'), "{name}");
            // What people read they can type, with hyphens.
            assert_eq!(name.to_lowercase().replace(' ', "-"), card.skill.word());
            let effect = spoken(&words, &Message::new(describe::skill_effect(catalogue, card.skill)));
            assert!(
                effect.starts_with(|c: char| c.is_ascii_uppercase()) && effect.ends_with('.'),
                "{effect}"
            );
            effects.insert((name, effect));
            let (key, points) = describe::cost(card.cost);
            spoken(&words, &Message::new(key).number("points", points));
        }
        assert_eq!(effects.len(), skills.table().len());
    }
    for skill in Skill::ALL {
        assert!(
            Catalogue::ALL.iter().any(|catalogue| Skills {
                catalogue: *catalogue,
                cards: 1,
                reading: Reading::Printed
            }
            .card(skill)
            .is_some()),
            "{skill:?} is in no table"
        );
    }
    for group in Group::ALL {
        spoken(&words, &Message::new(describe::group(group)));
    }
    for cost in [Cost::Free, Cost::Points(1), Cost::Points(2), Cost::FirstFree(1), Cost::FirstFree(2)] {
        let (key, points) = describe::cost(cost);
        spoken(&words, &Message::new(key).number("points", points));
    }
}

#[test]
fn no_two_windows_are_said_in_the_same_words() {
    let said: BTreeSet<String> = Window::ALL
        .iter()
        .map(|window| spoken(&Words::english(), &Message::new(describe::window(*window))))
        .collect();
    assert_eq!(said.len(), Window::ALL.len());
}
