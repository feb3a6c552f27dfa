//! Whole matches through the room, without storage or network.
#![allow(clippy::unwrap_used)]

use serde::Deserialize;
use touchline_engine::{
    Describe as _, Driver, Node, Notation as _, Pcg, Record, Rng as _, Seat, Seeded, retell,
};
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;

use super::entry::{Act, Entry, Reason};
use super::table::{AnyRoom, Around, Room, VIEWERS, place, rolled};

mod computers;
mod drawn;
mod opening;
mod plans;
mod terms;
mod windows;

const SPECS: [&str; 6] =
    ["fuba:3.0", "fuba:3.0+all", "fuba:2.1+all", "fuba:2.0", "grid:basic@small", "grid:full"];

/// Nothing is held against taking back.
const AROUND: Around = Around { clock: None, delay: None, rated: false, may_unask: [true; 2], stops: None };

/// More entries than any match here has.
const MOST: usize = 20_000;

fn room(spec: &str) -> Box<dyn AnyRoom> {
    with_game!(AnyGame::from_text(spec).unwrap(), game => Box::new(Room::new(game, "").unwrap()))
}

/// A message to a viewer.
fn heard(room: &dyn AnyRoom, viewer: Option<Seat>, entry: Option<&Entry>) -> serde_json::Value {
    serde_json::from_str(&room.update(viewer, entry.is_none(), entry, &AROUND)).unwrap()
}

/// What a seat is asked and may take back; the rest of the message is passed over, which is most of the work.
#[derive(Deserialize)]
struct Asked {
    ask: Option<Ask>,
    undo: bool,
}

#[derive(Deserialize)]
struct Ask {
    secret: bool,
    legal: Vec<String>,
}

impl Asked {
    fn read(whole: &str) -> Self {
        serde_json::from_str(whole).unwrap()
    }

    fn is_secret(&self) -> bool {
        self.ask.as_ref().is_some_and(|ask| ask.secret)
    }
}

fn asked(room: &dyn AnyRoom, seat: Seat) -> Asked {
    Asked::read(&room.update(Some(seat), true, None, &AROUND))
}

fn legal(room: &dyn AnyRoom, seat: Seat) -> Vec<String> {
    asked(room, seat).ask.map_or(Vec::new(), |ask| ask.legal)
}

fn is_secret(room: &dyn AnyRoom, seat: Seat) -> bool {
    asked(room, seat).is_secret()
}

fn act(by: Seat, action: &str) -> Entry {
    plan(by, &[action.to_owned()])
}

fn plan(by: Seat, answers: &[String]) -> Entry {
    Entry::Act(Act::new(by, answers.to_vec()))
}

/// What a look shows.
#[derive(Debug, Deserialize)]
struct Looked {
    position: String,
    view: serde_json::Value,
    ask: Option<serde_json::Value>,
    then: Option<String>,
}

fn look(room: &dyn AnyRoom, seat: Seat, answers: &[String]) -> Looked {
    serde_json::from_str(&room.look(seat, None, answers).unwrap()).unwrap()
}

/// Answers at random, as many as `most` where a plan can have so many, found by looking ahead.
fn any_plan(room: &dyn AnyRoom, seat: Seat, most: usize, rng: &mut Pcg) -> Vec<String> {
    let mut pick = |legal: &[String]| legal[rng.below(u32::try_from(legal.len()).unwrap()) as usize].clone();
    let mut answers = vec![pick(&legal(room, seat))];
    while answers.len() < most
        && let Some(ask) = look(room, seat, &answers).ask
    {
        let ask: Ask = serde_json::from_value(ask).unwrap();
        answers.push(pick(&ask.legal));
    }
    answers
}

/// One thing that was done and what everybody was told of it.
#[derive(Debug, PartialEq)]
struct Told {
    line: String,
    updates: [Option<String>; 3],
    wholes: [String; 3],
    seqs: [u64; 3],
}

fn perform(room: &mut dyn AnyRoom, entry: &mut Entry, dice: &mut Seeded) -> Told {
    room.apply(entry, dice).unwrap_or_else(|refusal| panic!("{entry:?}: {refusal:?}"));
    tell(room, entry)
}

/// The same where nobody looks at what is told.
fn perform_unheard(room: &mut dyn AnyRoom, entry: &mut Entry, dice: &mut Seeded) {
    room.apply(entry, dice).unwrap_or_else(|refusal| panic!("{entry:?}: {refusal:?}"));
    room.tell();
}

fn tell(room: &mut dyn AnyRoom, entry: &Entry) -> Told {
    let told = room.tell();
    Told {
        line: serde_json::to_string(entry).unwrap(),
        updates: VIEWERS
            .map(|viewer| told[place(viewer)].then(|| room.update(viewer, false, Some(entry), &AROUND))),
        wholes: VIEWERS.map(|viewer| room.update(viewer, true, None, &AROUND)),
        seqs: VIEWERS.map(|viewer| room.seq(viewer)),
    }
}

/// How a seat that answers at random plays.
struct Whims {
    rng: Pcg,
    /// Out of a hundred times, how often the last answer is taken back.
    undo: u32,
}

/// A whole match at random.
fn play(spec: &str, seed: u64, undo: u32) -> (Box<dyn AnyRoom>, Vec<Told>, usize) {
    let (mut room, mut dice) = (room(spec), Seeded::new(seed));
    let mut whims = Whims { rng: Pcg::new(seed ^ 0x5eed, 1), undo };
    let mut story = vec![perform(&mut *room, &mut Entry::Begin(Vec::new()), &mut dice)];
    let (mut undone, mut both, mut planned) = (0, 0, 0);
    while room.ending().is_none() {
        assert!(story.len() < MOST, "{spec} never ends");
        let can_undo = |seat: &Seat| asked(&*room, *seat).undo;
        if whims.rng.below(100) < whims.undo
            && let Some(seat) = Seat::ALL.into_iter().find(can_undo)
        {
            undone += 1;
            story.push(perform(&mut *room, &mut Entry::Undo(seat.into()), &mut dice));
            continue;
        }
        let asked: Vec<Seat> = Seat::ALL.into_iter().filter(|seat| room.waits()[*seat as usize]).collect();
        both += usize::from(asked.len() == 2);
        let seat = asked[whims.rng.below(u32::try_from(asked.len()).unwrap()) as usize];
        let most = [1, 1, 2, 9][whims.rng.below(4) as usize];
        let answers = any_plan(&*room, seat, most, &mut whims.rng);
        planned += usize::from(answers.len() > 1);
        story.push(perform(&mut *room, &mut plan(seat, &answers), &mut dice));
    }
    assert!(planned > 0, "{spec}: nothing was planned");
    assert!(undo == 0 || undone > 0, "{spec}: nothing was taken back");
    (room, story, both)
}

#[test]
fn a_journal_tells_everything_again_in_the_same_words() {
    for (seed, spec) in (7..).zip(SPECS) {
        let (room, story, both) = play(spec, seed, 10);
        assert!(both > 0, "{spec}: both are asked at once somewhere");
        check_numbers(spec, &story);
        check_rolled(spec, &story);
        check_secrets(spec, &story);
        check_record(spec, &*room);
        let mut again = self::room(spec);
        for told in &story {
            let mut entry: Entry = serde_json::from_str(&told.line).unwrap();
            let mut dice = rolled(&entry).unwrap();
            again.apply(&mut entry, &mut dice).unwrap();
            dice.finish().unwrap();
            assert_eq!(&tell(&mut *again, &entry), told, "{spec}");
        }
    }
}

/// Numbers follow each other, and only for those who are told; whoever does something is told.
fn check_numbers(spec: &str, story: &[Told]) {
    for pair in story.windows(2) {
        if let Entry::Act(Act { by, .. }) | Entry::Undo(by) = serde_json::from_str(&pair[1].line).unwrap() {
            assert!(pair[1].updates[Seat::from(by) as usize].is_some(), "{spec}: {}", pair[1].line);
        }
        for at in 0..3 {
            let step = u64::from(pair[1].updates[at].is_some());
            assert_eq!(pair[1].seqs[at], pair[0].seqs[at] + step, "{spec}");
            if let Some(update) = &pair[1].updates[at] {
                let seq = format!(r#""seq":{},"#, pair[1].seqs[at]);
                assert!(update.contains(&seq), "{spec}: {update} has not {seq}");
            } else {
                // Nobody who was told nothing can see a difference by asking.
                assert_eq!(pair[1].wholes[at], pair[0].wholes[at], "{spec}: {}", pair[1].line);
            }
        }
    }
}

/// Whenever dice fall, everybody is told their numbers, which follow each other, and what they show.
fn check_rolled(spec: &str, story: &[Told]) {
    let (mut next, mut rolls) = (0, 0);
    for told in story {
        let entry: Entry = serde_json::from_str(&told.line).unwrap();
        let (Entry::Begin(dice) | Entry::Act(Act { dice, .. })) = &entry else { continue };
        let faces: Vec<char> = dice.join(" ").chars().filter(char::is_ascii_digit).collect();
        for update in &told.updates {
            let update = update.as_ref().map(|text| serde_json::from_str::<serde_json::Value>(text).unwrap());
            let rolled = update.map(|update| update["rolled"].clone()).unwrap_or_default();
            if faces.is_empty() {
                assert!(rolled.is_null(), "{spec}: {rolled}");
                continue;
            }
            assert_eq!(rolled["first"], next, "{spec}: {}", told.line);
            let seen: Vec<char> = rolled["faces"].as_str().unwrap().chars().collect();
            let sides: Vec<char> = rolled["sides"].as_str().unwrap().chars().collect();
            assert_eq!((seen.len(), sides.len()), (faces.len(), faces.len()), "{spec}: {}", told.line);
            for ((seen, sides), face) in seen.iter().zip(&sides).zip(&faces) {
                assert!(seen == face || (*seen, *sides) == ('?', '?'), "{spec}: {rolled} {}", told.line);
            }
        }
        next += faces.len() as u64;
        rolls += dice.len();
    }
    assert!(rolls > 10, "{spec}: {rolls}");
}

/// Nobody but the seat is asked or told a secret answer.
fn check_secrets(spec: &str, story: &[Told]) {
    let (mut secret, mut asked_in_secret) = (0, [false; 2]);
    for told in story {
        let entry: Entry = serde_json::from_str(&told.line).unwrap();
        let spectator = Asked::read(&told.wholes[2]);
        assert!(spectator.ask.is_none() && !spectator.undo);
        if let Entry::Act(answer) = &entry
            && asked_in_secret[Seat::from(answer.by) as usize]
        {
            secret += 1;
            for update in [Seat::from(answer.by).other() as usize, 2]
                .into_iter()
                .filter_map(|at| told.updates[at].as_ref())
            {
                let update: serde_json::Value = serde_json::from_str(update).unwrap();
                assert!(update["step"]["actions"].is_null(), "{spec}: {update}");
            }
        }
        asked_in_secret = [0, 1].map(|at| Asked::read(&told.wholes[at]).is_secret());
    }
    assert!(secret > 0, "{spec}");
}

/// The record replays and has the result.
fn check_record(spec: &str, room: &dyn AnyRoom) {
    let score = room.ending().unwrap().score;
    let result = format!("{}-{}", score[0], score[1]);
    let game = AnyGame::from_text(spec).unwrap();
    let rules = with_game!(game, game => game.revision()).to_string();
    let record =
        Record::parse(&room.record(&[("spec", spec), ("rules", &rules), ("result", &result)])).unwrap();
    let told = with_game!(game, game => retell(game, &record, |_| {}).map(|driver| driver.inputs().len()));
    assert_eq!(told.unwrap(), record.len(), "{spec}");
}

/// The record of a match in which secret choices are answered by one seat after the other, in either order,
/// with the same answers and dice.
fn in_order(spec: &str, seed: u64, second_first: bool, again: bool) -> String {
    let (mut room, mut dice) = (room(spec), Seeded::new(seed));
    let mut rngs = [Pcg::new(seed + 1, 1), Pcg::new(seed + 2, 1)];
    perform_unheard(&mut *room, &mut Entry::Begin(Vec::new()), &mut dice);
    for _ in 0..MOST {
        if room.ending().is_some() {
            return room.record(&[]);
        }
        let waits = room.waits();
        let seat = match waits {
            [true, true] if second_first => Seat::Away,
            [true, _] => Seat::Home,
            _ => Seat::Away,
        };
        let actions = legal(&*room, seat);
        let index = rngs[seat as usize].below(u32::try_from(actions.len()).unwrap()) as usize;
        if again && is_secret(&*room, seat) && waits == [true, true] {
            // Answered otherwise, taken back, and then as meant.
            perform_unheard(&mut *room, &mut act(seat, &actions[actions.len() - 1 - index]), &mut dice);
            if room.waits()[seat.other() as usize] {
                perform_unheard(&mut *room, &mut Entry::Undo(seat.into()), &mut dice);
            }
        }
        perform_unheard(&mut *room, &mut act(seat, &actions[index]), &mut dice);
    }
    panic!("{spec} never ends");
}

#[test]
fn the_order_of_secret_answers_and_what_was_taken_back_change_nothing() {
    for spec in SPECS {
        let plain = in_order(spec, 30, false, false);
        assert_eq!(
            in_order(spec, 30, true, true),
            plain,
            "{spec}: the second seat first, taken back and given again"
        );
    }
}

/// What everybody but `chooser` hears while it chooses: answers given by `pick`, until it has chosen or the
/// other has to.
fn overheard(spec: &str, chooser: Seat, pick: usize, undo: bool) -> (Vec<String>, usize) {
    let (mut room, mut dice) = (room(spec), Seeded::new(50));
    perform(&mut *room, &mut Entry::Begin(Vec::new()), &mut dice);
    let (mut heard_by_others, mut steps) = (Vec::new(), 0);
    let others = VIEWERS.into_iter().filter(|viewer| *viewer != Some(chooser)).map(place);
    let others: Vec<usize> = others.collect();
    while room.waits() == [true, true] {
        assert!(is_secret(&*room, chooser), "{spec}");
        let actions = legal(&*room, chooser);
        let action = &actions[pick.min(actions.len() - 1)];
        for round in 0..if undo { 2 } else { 1 } {
            if round == 1 {
                if !room.waits()[chooser as usize] {
                    break;
                }
                let told = perform(&mut *room, &mut Entry::Undo(chooser.into()), &mut dice);
                for at in &others {
                    heard_by_others.extend(told.updates[*at].clone());
                }
            }
            let told = perform(&mut *room, &mut act(chooser, action), &mut dice);
            for at in &others {
                heard_by_others.extend(told.updates[*at].clone());
                heard_by_others.extend(room.odds(chooser.other(), &[]).map(|odds| odds()));
            }
            if undo && !room.waits()[chooser as usize] {
                break;
            }
        }
        steps += 1;
    }
    heard_by_others.sort();
    heard_by_others.dedup();
    for at in others {
        heard_by_others.push(room.update(VIEWERS[at], true, None, &AROUND));
    }
    (heard_by_others, steps)
}

#[test]
fn neither_a_secret_nor_the_number_of_its_steps_is_heard() {
    let mut numbers = std::collections::BTreeSet::new();
    for spec in SPECS.into_iter().chain(["fuba:2.1", "fuba:3.0+skills"]) {
        if AnyGame::from_text(spec).is_err() || room(spec).waits() != [true, true] {
            continue;
        }
        for chooser in Seat::ALL {
            let (plain, steps) = overheard(spec, chooser, 0, false);
            numbers.insert((spec, steps));
            for pick in [1, 2, 5, 100] {
                let (other, steps) = overheard(spec, chooser, pick, false);
                numbers.insert((spec, steps));
                assert_eq!(other, plain, "{spec}: {chooser:?} chose otherwise");
                assert_eq!(
                    overheard(spec, chooser, pick, true).0,
                    plain,
                    "{spec}: {chooser:?} thought again"
                );
            }
        }
    }
    assert!(numbers.iter().any(|(_, steps)| *steps > 1), "some choices have several steps: {numbers:?}");
}

#[test]
fn what_is_refused_changes_nothing() {
    for spec in SPECS {
        let (mut room, mut dice) = (room(spec), Seeded::new(60));
        perform(&mut *room, &mut Entry::Begin(Vec::new()), &mut dice);
        let mut rng = Pcg::new(61, 1);
        for _ in 0..120 {
            if room.ending().is_some() {
                break;
            }
            let before = VIEWERS.map(|viewer| room.update(viewer, true, None, &AROUND));
            let waits = room.waits();
            for seat in Seat::ALL {
                for text in ["", "nonsense", "4 2", "call resign home", "\u{0}", "🦀", " "] {
                    assert!(room.apply(&mut act(seat, text), &mut dice).is_err(), "{spec}: {text}");
                }
                if !waits[seat as usize] {
                    let refusal = room.apply(&mut act(seat, &legal(&*room, seat.other())[0]), &mut dice);
                    assert_eq!(refusal.unwrap_err().key, "not-asked");
                }
                if !asked(&*room, seat).undo {
                    assert!(room.apply(&mut Entry::Undo(seat.into()), &mut dice).is_err());
                }
            }
            assert_eq!(VIEWERS.map(|viewer| room.update(viewer, true, None, &AROUND)), before, "{spec}");
            let seat = Seat::ALL.into_iter().find(|seat| waits[*seat as usize]).unwrap();
            let actions = legal(&*room, seat);
            let action = &actions[rng.below(u32::try_from(actions.len()).unwrap()) as usize];
            perform(&mut *room, &mut act(seat, action), &mut dice);
        }
    }
}

/// Two matches with the same dice and the same public answers, in one of which Home has chosen otherwise in
/// secret: until that shows, others hear the same. How many steps that was.
fn heard_alike(spec: &str, seed: u64, shows: &[&str]) -> usize {
    let mut rooms = [room(spec), room(spec)];
    let mut dice = [Seeded::new(seed), Seeded::new(seed)];
    let mut rng = Pcg::new(seed, 3);
    for (room, dice) in rooms.iter_mut().zip(&mut dice) {
        perform(&mut **room, &mut Entry::Begin(Vec::new()), dice);
    }
    for step in 0..400 {
        let waits = rooms[0].waits();
        assert_eq!(waits, rooms[1].waits(), "{spec}: as many steps");
        let Some(seat) = Seat::ALL.into_iter().find(|seat| waits[*seat as usize]) else { return step };
        let legal = [legal(&*rooms[0], seat), legal(&*rooms[1], seat)];
        let last = legal[0].len() - 1;
        let cards = is_secret(&*rooms[0], seat)
            && seat == Seat::Home
            && legal[0].iter().all(|action| action.starts_with("skill"));
        let common: Vec<&String> = legal[0].iter().filter(|action| legal[1].contains(action)).collect();
        let actions = if cards {
            [legal[0][0].clone(), legal[1][last.min(legal[1].len() - 1)].clone()]
        } else if common.is_empty() {
            return step;
        } else {
            let action = common[rng.below(u32::try_from(common.len()).unwrap()) as usize];
            [action.clone(), action.clone()]
        };
        let told: Vec<Told> =
            (0..2).map(|at| perform(&mut *rooms[at], &mut act(seat, &actions[at]), &mut dice[at])).collect();
        let shown = |told: &Told| {
            told.updates.iter().flatten().any(|update| shows.iter().any(|key| update.contains(key)))
        };
        if told.iter().any(shown) {
            return step;
        }
        for at in [Seat::Away as usize, 2] {
            assert_eq!(told[0].updates[at], told[1].updates[at], "{spec}, step {step}");
            assert_eq!(told[0].wholes[at], told[1].wholes[at], "{spec}, step {step}");
        }
        let [one, other] =
            [0, 1].map(|room: usize| rooms[room].odds(Seat::Away, &[]).ok().map(|odds| odds()));
        assert_eq!(one, other, "{spec}, step {step}");
    }
    400
}

#[test]
fn cards_stay_hidden_until_they_show() {
    for spec in ["fuba:2.1+all", "fuba:3.0+all"] {
        let alike = |seed| heard_alike(spec, seed, &["fuba-card-lost", "fuba-skill-played"]);
        let steps: Vec<usize> = (100..102).map(alike).collect();
        assert!(steps.iter().any(|steps| *steps > 30), "{spec}: {steps:?}");
    }
}

/// The answers of a match up to the first dice that nobody sees; none when there are no such dice in it.
fn up_to_hidden_dice(spec: &str, seed: u64) -> Option<Vec<(Seat, String)>> {
    let game = AnyGame::from_text(spec).unwrap().fuba().unwrap();
    let mut driver = begun(game);
    let (mut dice, mut rng) = (Seeded::new(seed), Pcg::new(seed, 4));
    let mut answers = Vec::new();
    loop {
        match driver.node() {
            Node::Over(_) => return None,
            Node::Chance if game.is_roll_secret(driver.state()) => return Some(answers),
            Node::Chance => drop(driver.roll_from(&mut dice).unwrap()),
            Node::Decide(seat, _) => {
                let actions = driver.actions();
                let action = actions[rng.below(u32::try_from(actions.len()).unwrap()) as usize];
                answers.push((seat, game.write_action(action)));
                driver.act(action).unwrap();
            }
        }
    }
}

#[test]
fn dice_of_cards_are_seen_by_nobody() {
    let spec = "fuba:3.0+all";
    let found = (0..2000).find_map(|seed| up_to_hidden_dice(spec, seed).map(|answers| (seed, answers)));
    let (seed, answers) = found.expect("a card is lost or drawn in some match");
    let (mut room, mut dice) = (room(spec), Seeded::new(seed));
    room.apply(&mut Entry::Begin(Vec::new()), &mut dice).unwrap();
    let mut last = None;
    for (seat, answer) in answers {
        let mut entry = act(seat, &answer);
        room.apply(&mut entry, &mut dice).unwrap();
        last = Some(entry);
    }
    room.tell();
    let Some(Entry::Act(Act { dice, .. })) = &last else { panic!("dice follow an answer") };
    assert!(!dice.is_empty() && !dice.contains(&"?".to_owned()), "the journal has them");
    for viewer in VIEWERS {
        let update = heard(&*room, viewer, last.as_ref());
        // How many sides such a die has would say how many cards there are.
        let [sides, faces] = ["sides", "faces"].map(|key| update["rolled"][key].as_str().unwrap());
        assert!(faces.contains('?'), "{faces}");
        assert!(
            sides.chars().zip(faces.chars()).all(|(sides, face)| (sides == '?') == (face == '?')),
            "{sides} {faces}"
        );
        let told = update["step"]["dice"].as_array().unwrap();
        assert_eq!(told.len(), dice.len());
        assert!(told.contains(&"?".into()), "{told:?}");
        drawn::draws_what_fell(&update);
    }
}

#[test]
fn a_takeback_leads_back_to_the_decision_before() {
    let (mut room, mut dice) = (room("fuba:3.0"), Seeded::new(80));
    perform(&mut *room, &mut Entry::Begin(Vec::new()), &mut dice);
    let mut rng = Pcg::new(81, 1);
    let (mut taken_back, mut next) = (0, 0);
    // No number of a die comes twice.
    let mut count = |told: &Told| {
        let update: serde_json::Value =
            serde_json::from_str(told.updates[2].as_deref().unwrap_or("{}")).unwrap();
        if let Some(first) = update["rolled"]["first"].as_u64() {
            assert_eq!(first, next);
            next += update["rolled"]["faces"].as_str().unwrap().len() as u64;
        }
    };
    for _ in 0..300 {
        if room.ending().is_some() {
            break;
        }
        let before = VIEWERS.map(|viewer| heard(&*room, viewer, None));
        let waits = room.waits();
        let seat = Seat::ALL.into_iter().find(|seat| waits[*seat as usize]).unwrap();
        let public = !is_secret(&*room, seat);
        let actions = legal(&*room, seat);
        let action = &actions[rng.below(u32::try_from(actions.len()).unwrap()) as usize];
        count(&perform(&mut *room, &mut act(seat, action), &mut dice));
        if public && room.ending().is_none() && rng.below(3) == 0 {
            let left = room.takeback(seat).unwrap();
            count(&perform(&mut *room, &mut Entry::Takeback(left), &mut dice));
            for (viewer, before) in VIEWERS.into_iter().zip(before) {
                let now = heard(&*room, viewer, None);
                assert_eq!((&now["position"], &now["ask"]), (&before["position"], &before["ask"]));
            }
            taken_back += 1;
            count(&perform(&mut *room, &mut act(seat, action), &mut dice));
        }
    }
    assert!(taken_back > 20 && next > 20, "{taken_back} {next}");
}

#[test]
fn a_call_ends_it_in_the_middle_of_a_secret_choice() {
    for spec in SPECS {
        let (mut room, mut dice) = (room(spec), Seeded::new(90));
        perform(&mut *room, &mut Entry::Begin(Vec::new()), &mut dice);
        while room.waits() != [true, true] {
            let seat = if room.waits()[0] { Seat::Home } else { Seat::Away };
            let action = legal(&*room, seat).remove(0);
            perform(&mut *room, &mut act(seat, &action), &mut dice);
        }
        let action = legal(&*room, Seat::Away).remove(0);
        perform(&mut *room, &mut act(Seat::Away, &action), &mut dice);
        let told =
            perform(&mut *room, &mut Entry::Call("call resign home".into(), Reason::Resigned), &mut dice);
        assert!(told.updates.iter().all(Option::is_some));
        let ending = room.ending().unwrap();
        assert_eq!((ending.outcome.as_str(), ending.reason.as_str()), ("away", "resigned"));
        assert_eq!(room.waits(), [false, false]);
    }
}

fn begun<G: touchline_protocol::Playable>(game: G) -> Driver<G> {
    Driver::new(game, &G::Terms::default())
}
