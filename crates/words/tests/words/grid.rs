//! Everything Grid can say: what random matches produce, and the rest by enumeration.

use std::collections::{BTreeSet, HashSet};

use touchline_engine::{
    Choices, Describe, Faces, Game, Message, Node, Notation, Outcome, Pcg, Rng, Rulebook, Seat, Spec,
};
use touchline_grid::advanced::fake_out::Level;
use touchline_grid::advanced::intercept::Attempt;
use touchline_grid::board::{BOARDS, Dir, Facing, Square};
use touchline_grid::event::{Event, FollowUp, Met};
use touchline_grid::marker::Marker;
use touchline_grid::odds::{Beside, Decided};
use touchline_grid::optional::cards::Card;
use touchline_grid::optional::fouls::Contact;
use touchline_grid::rules::shootout::PenaltyResult;
use touchline_grid::rules::turn::Parity;
use touchline_grid::spec::{CHOICES, CONCEPTS, PRESETS};
use touchline_grid::state::{Restart, TurnKind};
use touchline_grid::{Action, Decision, Grid, RULES_REVISION, Roll, describe};
use touchline_words::Words;

use crate::spoken;

fn game(spec: &str) -> Grid {
    Grid::from_text(spec).unwrap()
}

/// The presets on every board, each rule that requires no other, every value of every option, every way to
/// end.
fn games() -> Vec<Grid> {
    let mut games = Vec::new();
    for (preset, _) in PRESETS {
        games.extend(BOARDS.map(|board| game(&format!("grid:{preset}@{}", board.name))));
    }
    for concept in CONCEPTS.iter().filter(|concept| concept.needs.is_empty()) {
        games.push(game(&format!("grid:basic+{}", concept.name)));
    }
    for option in CHOICES.iter().map(|choice| &choice.option) {
        let spec = |word: &str| format!("grid:full+reposition+offside?{}={word}", option.name);
        games.extend((option.words)().iter().map(|word| game(&spec(word))));
    }
    for rest in [
        "end=score:1",
        "end=score:3",
        "end=timed:1",
        "end=timed:9",
        "end=turns:20",
        "fielders=1",
        "fielders=10",
    ] {
        games.push(game(&format!("grid:full?{rest}")));
    }
    // Sentences about rules that older revisions played differently are needed for their records.
    let full = Spec::parse("grid:full+reposition+offside").expect("a spec");
    games
        .extend((1..=RULES_REVISION).map(|revision| Grid::at_revision(&full, revision).expect("a revision")));
    games
}

fn rolls() -> Vec<Roll> {
    let m = Marker::new(Seat::Home, 3);
    let mut all = vec![
        Roll::RollOff,
        Roll::Turn(1),
        Roll::Turn(3),
        Roll::Grab,
        Roll::Save,
        Roll::Deflect,
        Roll::RandomHeader(m),
        Roll::Missed(m),
        Roll::Loose,
        Roll::JuggleFoot(m),
        Roll::JuggleKnee(m),
        Roll::JuggleLength(m),
        Roll::Fake(m),
        Roll::Foul(Contact::Step(Dir::N), m),
        Roll::Foul(Contact::Tackle(m), m),
        Roll::Foul(Contact::Header, m),
        Roll::ShootoutRollOff,
        Roll::PenaltyDie,
        Roll::PenaltySave(1),
        Roll::PenaltySave(2),
    ];
    for attempt in Attempt::ALL {
        all.extend([Roll::Contact(m, attempt), Roll::Distance(m, attempt), Roll::Arc(m, attempt)]);
    }
    all
}

/// The keys of outcomes and side effects.
pub(crate) fn odds_keys() -> impl Iterator<Item = String> {
    let words = Decided::ALL.map(Decided::word).into_iter().chain(Beside::ALL.map(Beside::word));
    words.map(|what| format!("odds-{what}"))
}

/// Keys composed from parts.
pub(crate) fn computed_keys() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    keys.extend(Marker::all().map(describe::marker));
    keys.extend(Dir::ALL.map(describe::dir));
    keys.extend(TurnKind::all().map(describe::turn_kind));
    keys.extend(rolls().into_iter().map(|roll| format!("due-{}", describe::roll(roll))));
    keys.extend(Attempt::ALL.map(|attempt| format!("attempt-{}", attempt.word())));
    keys.extend(Level::ALL.map(|level| format!("fake-{}", level.word())));
    keys.extend(Parity::ALL.map(|parity| format!("parity-{}", parity.word())));
    keys.extend(odds_keys());
    keys.extend(PRESETS.map(|(name, _)| format!("edition-grid-{name}")));
    keys.extend(BOARDS.map(|board| format!("board-{}", board.name)));
    keys.extend(
        Grid::offer()
            .options
            .iter()
            .filter_map(|option| Some(format!("where-{}", option.needs.as_ref()?.word))),
    );
    for row in games().iter().flat_map(|game| game.rules.rows()) {
        keys.insert(format!("rule-{}", row.rule));
        let (kind, number) = row.value.split_once(':').unwrap_or(("number", &row.value));
        let value = if number.parse::<u16>().is_ok() { kind } else { &row.value };
        keys.insert(format!("rule-{}-{value}", row.rule));
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
fn what_is_played_has_a_name_and_its_warnings() {
    let words = Words::english();
    for game in games() {
        for part in game.title().into_iter().chain(game.warnings()) {
            spoken(&words, &part);
        }
    }
    // G-SET-02: more than seven on the smallest board are accepted with a warning.
    let warned =
        |spec: &str| game(spec).warnings().iter().map(|warning| words.say(warning)).collect::<Vec<_>>();
    let crowded = "8 fielders a team are many for this board: 7 or fewer are advised.";
    assert_eq!(warned("grid:basic?fielders=8"), [crowded]);
    assert!(warned("grid:basic?fielders=7").is_empty());
    assert!(warned("grid:basic@medium?fielders=10").is_empty());
    assert_eq!(warned("grid:basic+fouls+cards").len(), 1, "cards without an effect");
    assert!(warned("grid:full").is_empty());
}

#[test]
fn every_rule_has_a_title_and_says_what_is_in_force() {
    let words = Words::english();
    for row in games().iter().flat_map(|game| game.rules.rows()) {
        spoken(&words, &Message::new(format!("rule-{}", row.rule)));
        let meaning = words.say_rule(row.rule, &row.value);
        assert!(meaning.contains(' ') && !meaning.contains("rule-"), "{}: {meaning}", row.rule);
    }
    assert_eq!(words.say_rule("grid-end", "score:1"), "The first goal wins.");
    assert_eq!(words.say_rule("grid-fielders", "7"), "A goalie and 7 fielders a team.");
}

pub(crate) fn events() -> Vec<Event> {
    use Event as E;
    let (who, m, x, at) =
        (Seat::Home, Marker::new(Seat::Home, 3), Marker::goalie(Seat::Away), Square::new(4, 5));
    let mut all = vec![
        E::Placed(who),
        E::Revealed,
        E::SkillGiven(m),
        E::RollOffTied,
        E::Starts(who),
        E::KicksOff(m, at),
        E::Points(0),
        E::Points(1),
        E::Points(7),
        E::Moved(m, at),
        E::WentDown(m),
        E::Kicked(m),
        E::TookOver(m),
        E::InertiaMove,
        E::BallTo(at),
        E::Grabbed(x),
        E::Tossed(x),
        E::SetDown(at),
        E::Stopped(at),
        E::Shot(at),
        E::NoSave(x),
        E::Stunned(x),
        E::Beaten(x),
        E::Goal(who, [2, 1]),
        E::TackleCalled(m, x, Parity::Odd),
        E::TackleCalled(m, x, Parity::Even),
        E::Tackled(x, at),
        E::TackleFailed(m),
        E::Bounced(at),
        E::Out(at),
        E::PutAt(m, at),
        E::CornerCalled(9),
        E::CornerMissed(at),
        E::LetPass(who),
        E::Trapped(m, at),
        E::Redirected(m, at),
        E::Juggle(m, true),
        E::Juggle(m, false),
        E::Foul(m, x),
        E::Offside(m),
        E::Carded(m, Card::Yellow),
        E::Carded(m, Card::Red),
        E::SentOff(m),
        E::Rerolled(m),
        E::TimeUp(who),
        E::FullTime,
        E::HalfTime,
        E::ShootoutBegins,
        E::ShootoutStarts(who),
        E::PenaltyBy(m),
        E::FaceHidden(who),
        E::Penalty(3, 5),
    ];
    all.extend(rolls().into_iter().map(|roll| E::Rolled(roll, Faces::new(&[4, 2]))));
    all.extend(TurnKind::all().map(|kind| E::TurnBegins(3, who, kind)));
    all.extend(Facing::ALL.into_iter().flat_map(|facing| [E::Turned(m, facing), E::StoodUp(m, facing)]));
    for dir in Dir::ALL {
        all.extend([
            E::Deflected(x, dir),
            E::PoorAim(m, dir, 1),
            E::PoorAim(m, dir, 5),
            E::Forced(dir, 1),
            E::Forced(dir, 6),
        ]);
        all.push(E::RollsOn(dir));
    }
    all.extend(Restart::ALL.map(|restart| E::Awarded(restart, who, at)));
    for attempt in Attempt::ALL {
        all.extend([Met::Missed, Met::Well, Met::Badly, Met::Nick].map(|met| E::Attempted(m, attempt, met)));
    }
    all.extend([FollowUp::Header, FollowUp::Bicycle, FollowUp::Kick].map(|how| E::FollowedUp(m, how)));
    for level in Level::ALL {
        all.extend([E::Fake(m, x, level, true), E::Fake(m, x, level, false)]);
    }
    let results = [PenaltyResult::Goal, PenaltyResult::Grabbed, PenaltyResult::Deflected];
    all.extend(results.map(E::PenaltyResult));
    all.extend(Outcome::ALL.map(E::Over));
    all
}

#[test]
fn every_event_has_its_sentence() {
    let (words, game) = (Words::english(), game("grid:full"));
    for event in events() {
        let sentence = spoken(&words, &game.say_event(&event));
        assert!(sentence.ends_with(['.', '!']), "{sentence}");
    }
}

fn decisions() -> Vec<Decision> {
    use Decision as D;
    let m = Marker::new(Seat::Away, 10);
    let mut all = vec![
        D::PlaceRow(m),
        D::PlaceColumn(m, 4),
        D::SkillPoint(1),
        D::SkillPoint(3),
        D::Kicker,
        D::Tackle,
        D::TackleTarget(m),
        D::TackleCall,
        D::Reroll,
        D::PoorAim,
        D::Inertia,
        D::Act,
        D::Member(m),
        D::Offers,
        D::Combine,
        D::TrapOrKick(m),
        D::BicycleLine(m, 1),
        D::BicycleLine(m, 3),
        D::Walk(1),
        D::Walk(4),
        D::DeflectTo(1),
        D::DeflectTo(4),
        D::Loose,
        D::FollowUp(m),
        D::Drop(m),
        D::RepositionRow(m),
        D::RepositionColumn(m, 4),
        D::RepositionFacing(m),
        D::GoalKickSquare,
        D::LeaveArea(m),
        D::TakerSquare(m),
        D::MakeRoom(m),
        D::CornerCall,
        D::Fouled(m),
        D::RedCardFielder,
        D::PenaltyTaker,
        D::PenaltyFace,
        D::PenaltySlot,
        D::PenaltyCorner,
    ];
    all.extend(Restart::ALL.map(D::Taker));
    all.extend(
        Attempt::ALL.into_iter().flat_map(|attempt| [D::Redirect(m, attempt, 1), D::Redirect(m, attempt, 6)]),
    );
    all
}

#[test]
fn every_question_has_its_sentence_and_names_who_is_asked() {
    let (words, game) = (Words::english(), game("grid:full"));
    for decision in decisions() {
        let sentence = spoken(&words, &game.say_decision(Seat::Away, &decision));
        assert!(sentence.starts_with("Away"), "{sentence}");
    }
    let key = |decision| game.say_decision(Seat::Home, &decision).key;
    let m = Marker::new(Seat::Home, 2);
    assert_eq!(key(Decision::PlaceRow(m)), key(Decision::PlaceColumn(m, 3)), "one question in two parts");
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
    let mut actions_seen: HashSet<String> = HashSet::new();
    for (seed, game) in games().iter().enumerate() {
        let mut rng = Pcg::new(seed as u64, 1);
        let mut state = game.start(&());
        let (mut choices, mut log) = (Choices::new(), Vec::new());
        for _ in 0..1500 {
            match game.node(&state) {
                Node::Decide(seat, decision) => {
                    said.say(&game.say_decision(seat, &decision));
                    game.actions(&state, &mut choices);
                    for action in
                        choices.iter().filter(|action| actions_seen.insert(game.write_action(**action)))
                    {
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
    assert!(said.seen.len() > 500, "only {} different messages", said.seen.len());
}

#[test]
fn every_answer_has_its_sentence() {
    let (words, game) = (Words::english(), game("grid:full"));
    for phrase in [
        "end",
        "stop",
        "step ne",
        "pick H5",
        "move w",
        "kick s",
        "toss se",
        "set down 10,1",
        "turn left",
        "turn right",
        "stand n",
        "juggle",
        "fake A5 mild",
        "open skill",
        "row 5",
        "column 7",
        "face e",
        "stay",
        "skill H3",
        "kicker H4 10,14",
        "decline",
        "tackle H5",
        "tackle H5 n",
        "opponent A2",
        "odd",
        "even",
        "keep",
        "reroll H1",
        "aim H2 nw",
        "feet A1",
        "chest A1",
        "header A1",
        "bicycle A1",
        "trap",
        "volley",
        "to 10,12",
        "toward sw",
        "roll on",
        "taker H9",
        "from 3,4 w",
        "normal",
        "direct 9",
        "follow header",
        "follow bicycle 4,4",
        "follow kick 4,4",
        "slot 4",
        "hide 6",
    ] {
        let action: Action = game.read_action(phrase).unwrap();
        assert_eq!(game.write_action(action), phrase);
        spoken(&words, &game.say_action(action));
    }
}

#[test]
fn refusals_as_they_really_come_have_their_sentences() {
    let (words, game) = (Words::english(), game("grid:basic"));
    for text in [
        "grid:expert",
        "grid:basic@huge",
        "grid:basic+dance",
        "grid:basic+chest",
        "grid:basic+juggle",
        "grid:basic?x=1",
        "grid:basic?heel_cost=a",
        "grid:basic?corner_call=on",
        "grid:basic?end=score&half_time=on",
        "grid:basic?end=never",
        "grid:basic?fielders=11",
        "grid:full?heel_cost=d",
    ] {
        spoken(&words, &Grid::from_text(text).unwrap_err());
    }
    for text in [
        "",
        "fly",
        "kick up",
        "pick 5",
        "to 10",
        "turn round",
        "stand ne",
        "fake A5 wild",
        "row 99",
        "direct 2",
        "hide 7",
    ] {
        spoken(&words, &game.read_action(text).unwrap_err());
    }
    let base = "home=0:10,0 1:9,14 away=0:10,30 1:10,16";
    for tail in [
        "",
        "ball=99,99",
        "ball=9,14",
        "ball=10,30",
        "ball=held:H1",
        "ball=held:X",
        "ball=10,15 ball=1,1",
        "ball=10,15 wind=4",
        "ball=10,15 next=dance",
        "ball=10,15 next=kicker act",
        "ball=10,15 turn=us",
        "ball=10,15 turn=home points:99",
        "ball=10,15 half=1 began:9",
        "ball=10,15 skill=H1:2",
        "ball=10,15 next=act member:H7",
        "ball=10,15 rolled=4 turn=home next=act",
        "ball=10,15 flight=kick A1",
        "ball=10,15 next=poor-aim",
    ] {
        spoken(&words, &game.read_state(&format!("{base} {tail}")).unwrap_err());
    }
    for line in [
        "home=0:10,0 away=0:10,0 ball=3,3",
        "home=1:10,1 away=0:10,30 ball=3,3",
        "home=0:10,0 9:3,3 away=0:10,30 ball=4,4",
        "home=0:10,0 1:hand away=0:10,30 ball=4,4",
        "home=0:10,0 1:30,30 away=0:10,30 ball=4,4",
        "home=0 away=1 ball=4,4",
    ] {
        spoken(&words, &game.read_state(line).unwrap_err());
    }
    for picture in ["", "1| . . .", "30| . . . . . . H5"] {
        spoken(&words, &game.read_picture(picture).unwrap_err());
    }
}
