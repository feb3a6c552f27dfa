//! Everything FUBA can say: what random matches meet, and what they may not meet by going through all of it.

use std::collections::{BTreeSet, HashSet};

use touchline_engine::{Call, Choices, Describe, Game, Message, Node, Outcome, Pcg, Rng, Seat};
use touchline_fuba::event::{Check, Event, Shot, Why};
use touchline_fuba::flow::Nth;
use touchline_fuba::spec::{CHOICES, EDITIONS};
use touchline_fuba::state::{ActionKind, Clock, Line, Restart, Side};
use touchline_fuba::{Action, Area, Decision, Formation, Fuba, Roll, describe};
use touchline_words::Words;

use crate::spoken;

const ROLLS: [Roll; 12] = [
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
];
const ODDS: [&str; 10] =
    ["keep", "lose", "win", "no-effect", "outplayed", "frees", "goal", "corner", "rebound", "miss"];

/// The basic rules of every edition and every value of every option.
fn games() -> Vec<Fuba> {
    let mut games = Vec::new();
    for (edition, _) in EDITIONS {
        games.push(Fuba::from_text(&format!("fuba:{edition}")).unwrap());
        for choice in &CHOICES {
            for value in choice.values {
                let spec = format!("fuba:{edition}?{}={}", choice.name, value.word);
                games.push(Fuba::from_text(&spec).unwrap());
            }
        }
    }
    games
}

fn places() -> impl Iterator<Item = Area> {
    Area::ALL.into_iter().chain([Area::Spot])
}

/// Keys that are put together from parts.
pub(crate) fn computed_keys() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    keys.extend(places().map(describe::area));
    keys.extend(Seat::ALL.map(describe::seat));
    keys.extend(ROLLS.map(|roll| format!("due-{}", describe::roll(roll))));
    keys.extend((2..=12).map(|sum| format!("special-event-{sum}")));
    keys.extend(ODDS.map(|what| format!("odds-{what}")));
    keys.extend(EDITIONS.map(|(name, _)| format!("edition-fuba-{}", name.replace('.', "-"))));
    for row in games().iter().flat_map(|game| game.rules.rows()) {
        keys.insert(format!("rule-{}", row.rule));
        if row.rule == "turn" {
            keys.extend(row.value.split(' ').map(|step| format!("step-{step}")));
        } else {
            keys.insert(format!("rule-{}-{}", row.rule, row.value));
        }
    }
    keys
}

#[test]
fn every_key_put_together_has_a_sentence() {
    let words = Words::english();
    let missing: Vec<_> = computed_keys().into_iter().filter(|key| !words.has(key)).collect();
    assert!(missing.is_empty(), "keys without a sentence: {missing:?}");
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

/// Says each message once.
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
    for (seed, game) in games().iter().cycle().take(200).enumerate() {
        let mut rng = Pcg::new(seed as u64, 1);
        let mut state = game.start(&touchline_fuba::Terms {});
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
                    for odds in game.odds(&state, choices[pick]) {
                        assert!(ODDS.contains(&odds.what), "odds of {} are new", odds.what);
                    }
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

fn events() -> Vec<Event> {
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
        E::HalfEnds(1),
        E::HalfEnds(2),
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
    for restart in [
        Restart::OpenPlay,
        Restart::KickOff,
        Restart::FreeKick,
        Restart::CornerKick,
        Restart::GoalKick,
        Restart::PenaltyKick,
    ] {
        all.extend([E::Awarded(restart, who, to), E::NotTaken(restart)]);
    }
    let checks = [Check::Kept, Check::Lost, Check::Easy, Check::FailedPass];
    all.extend(checks.map(|check| E::Check(check, who)));
    let shots = [Shot::Goal, Shot::Corner, Shot::Rebound, Shot::SecondDie, Shot::Cleared, Shot::Miss];
    all.extend(shots.map(|shot| E::Shot(shot, who)));
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
    ];
    all.extend(reasons.map(|why| E::Value(3, why)));
    all.extend((-5..=5).map(E::EventDifference));
    let kinds =
        [ActionKind::GoalAttempt, ActionKind::Movement, ActionKind::Positioning, ActionKind::Pressing];
    all.extend(kinds.map(|kind| E::Acts(who, kind)));
    all.extend(Line::ALL.map(|line| E::Option(who, line)));
    all.extend(Side::ALL.into_iter().flat_map(|kick| Side::ALL.map(|dive| E::Duel(kick, dive))));
    for outcome in [Outcome::Win(Seat::Home), Outcome::Win(Seat::Away), Outcome::Draw] {
        all.extend([E::Called(Call::Adjudicate(outcome)), E::Over(outcome, 2, 1)]);
    }
    let calls = [Call::Resign(who), Call::TimeOut(who), Call::AgreedDraw, Call::FinalWhistle];
    all.extend(calls.map(E::Called));
    all
}

#[test]
fn every_kind_of_event_has_a_sentence() {
    let words = Words::english();
    for (edition, rules) in EDITIONS {
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
    ];
    decisions.extend(Line::ALL.map(D::Movement));
    decisions.extend(Area::ALL.map(D::Place));
    for decision in decisions {
        let question = spoken(&words, &describe::decision(Seat::Away, decision));
        assert!(question.starts_with("Away, ") && question.ends_with(['.', '?']), "{question}");
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
        Action::SecondActions,
        Action::NewTurn,
        Action::Corner(Area::Blc),
        Action::SendOff(from),
    ];
    actions.extend(Seat::ALL.map(Action::KickOff));
    actions.extend((0..=10).map(Action::Place));
    actions.extend((0..=2).map(Action::Position));
    actions.extend(Line::ALL.map(Action::Movement));
    actions.extend(Side::ALL.into_iter().flat_map(|side| [Action::Dive(side), Action::Kick(side)]));
    for (edition, rules) in EDITIONS {
        let said: BTreeSet<String> =
            actions.iter().map(|action| spoken(&words, &describe::action(&rules, *action))).collect();
        assert_eq!(said.len(), actions.len(), "{edition}: two answers are said in the same words: {said:?}");
    }
}
