//! Plans and looks.

use touchline_engine::{DiceSource, Draws, Faces, Refusal};

use super::*;
use crate::room::entry::JournalLine;

/// Dice that nobody may roll.
struct NoDice;

impl DiceSource for NoDice {
    fn roll(&mut self, _: &Draws) -> Result<Faces, Refusal> {
        panic!("dice were rolled");
    }
}

/// What a viewer sees of a match, whatever the number of updates and of answers that led there.
fn seen(room: &dyn AnyRoom) -> [serde_json::Value; 3] {
    VIEWERS.map(|viewer| {
        let mut whole = heard(room, viewer, None);
        for what in ["seq", "undo"] {
            whole.as_object_mut().unwrap().remove(what);
        }
        whole
    })
}

/// The events of an update, or none.
fn events(told: &Told, at: usize) -> Vec<serde_json::Value> {
    let update = told.updates[at].as_ref().map(|update| serde_json::from_str(update).unwrap());
    update.map_or(Vec::new(), |update: serde_json::Value| update["events"].as_array().unwrap().clone())
}

fn begun(spec: &str, dice: &mut Seeded) -> Box<dyn AnyRoom> {
    let mut room = room(spec);
    perform(&mut *room, &mut Entry::Begin(Vec::new()), dice);
    room
}

fn who_is_asked(room: &dyn AnyRoom) -> Seat {
    Seat::ALL.into_iter().find(|seat| room.waits()[*seat as usize]).unwrap()
}

#[test]
fn a_plan_is_its_answers_one_after_the_other() {
    for spec in SPECS {
        let mut dice = [Seeded::new(3), Seeded::new(3)];
        let [mut whole, mut single] = dice.each_mut().map(|dice| begun(spec, dice));
        let (mut rng, mut longest) = (Pcg::new(4, 1), 0);
        for _ in 0..120 {
            if whole.ending().is_some() {
                break;
            }
            let seat = who_is_asked(&*whole);
            let answers = any_plan(&*whole, seat, 20, &mut rng);
            longest = longest.max(answers.len());
            let told = perform(&mut *whole, &mut plan(seat, &answers), &mut dice[0]);
            let told_singly: Vec<Told> = answers
                .iter()
                .map(|answer| perform(&mut *single, &mut act(seat, answer), &mut dice[1]))
                .collect();
            assert_eq!(seen(&*whole), seen(&*single), "{spec}: {answers:?}");
            for at in 0..3 {
                let singly: Vec<_> = told_singly.iter().flat_map(|told| events(told, at)).collect();
                assert_eq!(events(&told, at), singly, "{spec}: {answers:?}");
            }
        }
        assert!(longest > 3, "{spec}: {longest}");
        assert_eq!(whole.record(&[]), single.record(&[]));
    }
}

#[test]
fn a_look_shows_what_the_answers_would_bring_and_changes_nothing() {
    for spec in SPECS {
        let mut dice = Seeded::new(13);
        let mut room = begun(spec, &mut dice);
        let mut rng = Pcg::new(14, 1);
        let mut undone = 0;
        for _ in 0..120 {
            if room.ending().is_some() {
                break;
            }
            let seat = who_is_asked(&*room);
            let before = seen(&*room);
            let answers = any_plan(&*room, seat, 6, &mut rng);
            let looked = look(&*room, seat, &answers);
            assert_eq!(seen(&*room), before, "{spec}: {answers:?}");
            assert_eq!(looked.ask.is_none(), looked.then.is_some(), "{spec}: {looked:?}");
            perform(&mut *room, &mut plan(seat, &answers), &mut dice);
            if looked.then.is_none() {
                let now = heard(&*room, Some(seat), None);
                assert_eq!(
                    (&now["position"], &now["view"], Some(&now["ask"])),
                    (&looked.position.clone().into(), &looked.view, looked.ask.as_ref()),
                    "{spec}: {answers:?}"
                );
                // All of it goes with one undo.
                perform(&mut *room, &mut Entry::Undo(seat.into()), &mut dice);
                assert_eq!(seen(&*room), before, "{spec}: {answers:?}");
                perform(&mut *room, &mut plan(seat, &answers), &mut dice);
                undone += 1;
            }
        }
        assert!(undone > 3, "{spec}: {undone}");
    }
}

#[test]
fn a_plan_past_what_nobody_can_foresee_is_refused_before_any_dice_are_rolled() {
    let mut reasons = std::collections::BTreeSet::new();
    for spec in SPECS {
        let mut dice = Seeded::new(23);
        let mut room = begun(spec, &mut dice);
        let mut rng = Pcg::new(24, 1);
        for _ in 0..200 {
            if room.ending().is_some() {
                break;
            }
            let seat = who_is_asked(&*room);
            let answers = any_plan(&*room, seat, 64, &mut rng);
            if let Some(then) = look(&*room, seat, &answers).then {
                let before = seen(&*room);
                let more = [answers.clone(), vec![answers[0].clone()]].concat();
                if more.len() <= 64 {
                    let refusal = room.apply(&mut plan(seat, &more), &mut NoDice).unwrap_err();
                    assert_eq!(refusal.key, format!("plan-past-{then}"), "{spec}: {more:?}");
                    let answer = i64::try_from(answers.len()).unwrap();
                    assert!(refusal.args.contains(&("answer", touchline_engine::Arg::Number(answer))));
                    assert_eq!(room.look(seat, None, &more).unwrap_err(), refusal);
                    assert_eq!(seen(&*room), before, "{spec}: {more:?}");
                }
                reasons.insert(then);
            }
            perform(&mut *room, &mut plan(seat, &answers), &mut dice);
        }
    }
    let reasons: Vec<&str> = reasons.iter().map(String::as_str).collect();
    assert_eq!(reasons, ["other", "reveal", "roll", "secret"], "and `end`, which is rare");
}

#[test]
fn one_wrong_answer_refuses_them_all() {
    for spec in SPECS {
        let mut room = begun(spec, &mut Seeded::new(33));
        let seat = who_is_asked(&*room);
        let before = seen(&*room);
        let good = legal(&*room, seat)[0].clone();
        for (answers, key) in [
            (vec![], "answers-count"),
            (vec![good.clone(); 65], "answers-count"),
            (vec!["x".repeat(101)], "answer-too-long"),
        ] {
            let refusal = room.apply(&mut plan(seat, &answers), &mut NoDice).unwrap_err();
            assert_eq!(refusal.key, key, "{spec}");
        }
        let nonsense = [good, "nonsense".into()];
        let refusal = room.apply(&mut plan(seat, &nonsense), &mut NoDice).unwrap_err();
        assert!(refusal.args.contains(&("answer", touchline_engine::Arg::Number(2))), "{refusal:?}");
        assert_eq!(seen(&*room), before, "{spec}");
    }
}

/// What a seat sees by looking, again and again, while the other one has chosen in secret by `pick`.
fn looked_beside(spec: &str, seat: Seat, pick: usize) -> Option<Vec<String>> {
    let mut dice = Seeded::new(43);
    let mut room = begun(spec, &mut dice);
    let chooser = seat.other();
    if room.waits() != [true, true] {
        return None;
    }
    while room.waits()[chooser as usize] {
        let actions = legal(&*room, chooser);
        perform(&mut *room, &mut act(chooser, &actions[pick.min(actions.len() - 1)]), &mut dice);
    }
    let mut rng = Pcg::new(44, 1);
    Some(
        (0..40)
            .map(|at| {
                let answers = any_plan(&*room, seat, 1 + at % 20, &mut rng);
                let odds = room.odds(seat, &answers).map(|odds| odds());
                let ways = room.ways(seat, &answers).map(|ways| ways());
                format!("{} {odds:?} {ways:?}", room.look(seat, None, &answers).unwrap())
            })
            .collect(),
    )
}

#[test]
fn looking_shows_nothing_of_what_the_other_seat_has_chosen() {
    let mut compared = 0;
    for spec in SPECS {
        for seat in Seat::ALL {
            let Some(one) = looked_beside(spec, seat, 0) else { continue };
            for pick in [1, 3, 100] {
                assert_eq!(looked_beside(spec, seat, pick).unwrap(), one, "{spec}: {seat:?}, {pick}");
                compared += 1;
            }
        }
    }
    assert!(compared > 10, "{compared}");
}

#[test]
fn lines_of_old_have_one_answer_as_a_text() {
    let line: JournalLine =
        serde_json::from_str(r#"{"e":{"act":{"by":"away","a":"target CE","d":["4 2"]}},"w":1}"#).unwrap();
    let Entry::Act(act) = &line.entry else { panic!("{line:?}") };
    assert_eq!(
        (act.answers.as_slice(), act.dice.as_slice()),
        (&["target CE".into()][..], &["4 2".into()][..])
    );
    let written = serde_json::to_string(&line).unwrap();
    assert_eq!(written, r#"{"e":{"act":{"by":"away","a":["target CE"],"d":["4 2"]}},"w":1}"#);
}

/// Dice that never fall.
struct BrokenDice;

impl DiceSource for BrokenDice {
    fn roll(&mut self, _: &Draws) -> Result<Faces, Refusal> {
        Err(Refusal::new("dice-too-many"))
    }
}

#[test]
fn what_is_done_by_halves_is_known() {
    for spec in SPECS {
        let mut dice = Seeded::new(53);
        let mut room = begun(spec, &mut dice);
        let mut rng = Pcg::new(54, 1);
        for _ in 0..300 {
            let seat = who_is_asked(&*room);
            let answers = any_plan(&*room, seat, 64, &mut rng);
            let then = look(&*room, seat, &answers).then;
            assert!(room.apply(&mut plan(seat, &["nonsense".into()]), &mut NoDice).is_err());
            assert!(!room.is_half_done(), "{spec}: nothing was done");
            if then.as_deref() == Some("roll") {
                let refusal = room.apply(&mut plan(seat, &answers), &mut BrokenDice).unwrap_err();
                assert_eq!(
                    (refusal.key.as_str(), room.is_half_done()),
                    ("dice-too-many", true),
                    "{spec}: {answers:?}"
                );
                break;
            }
            perform(&mut *room, &mut plan(seat, &answers), &mut dice);
        }
        assert!(room.is_half_done(), "{spec}: no plan led to dice");
    }
}

#[test]
fn a_takeback_of_a_secret_plan_returns_all_of_it() {
    for spec in ["fuba:3.0+all", "grid:basic@small", "grid:full"] {
        let mut dice = Seeded::new(63);
        let mut room = begun(spec, &mut dice);
        let mut rng = Pcg::new(64, 1);
        assert_eq!(room.waits(), [true, true], "{spec}");
        let before = room.inputs();
        let mut given = 0;
        for seat in Seat::ALL {
            let answers = any_plan(&*room, seat, 64, &mut rng);
            given += answers.len();
            perform(&mut *room, &mut plan(seat, &answers), &mut dice);
        }
        assert!(given > 2, "{spec}");
        let mut ends: Vec<_> = Seat::ALL.map(|seat| room.given_since(seat, before)).concat();
        ends.sort_unstable();
        let [[from, middle], [again, to]] = ends[..] else { panic!("{spec}: {ends:?}") };
        assert_eq!((from, again, to), (before, middle, before + given), "{spec}");
        let mut back = Seat::ALL.map(|seat| room.takeback(seat).unwrap());
        back.sort_unstable();
        assert_eq!(back, [before, middle], "{spec}: to before the whole choice of each seat");
    }
}
