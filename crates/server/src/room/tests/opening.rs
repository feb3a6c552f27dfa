//! Secret choices that the rules have shown: their seals are opened at once, and nothing else is.

use std::collections::HashMap;

use touchline_engine::Input;
use touchline_fairdice::seal::{Salt, fold, seal};
use touchline_fairdice::{from_hex, to_hex};
use touchline_protocol::Playable;
use touchline_protocol::dice::OpenedSeal;
use touchline_protocol::to_server::Sealing;

use super::*;

const CODE: &str = "k3m9x7w2hq4p";

/// What spectators see of an input: what happened, and the position after it.
fn seen<G: Playable>(driver: &Driver<G>) -> String {
    let game = *driver.game();
    format!("{:?} {}", driver.events(), game.write_view(&game.view(driver.state(), None)))
}

/// Refuses an opened choice that spectators could not have named themselves: with any other answer in its
/// place they would have seen something else. How many other answers were tried.
fn is_public<G: Playable>(game: G, record: &str, inputs: &[[usize; 2]]) -> usize {
    let record = Record::parse(record).unwrap();
    let whole = retell(game, &record, |_| {}).unwrap();
    let given = whole.inputs();
    let mut tried = 0;
    for at in inputs.iter().flat_map(|[first, count]| *first..first + count) {
        let mut before = Driver::new(game, whole.terms());
        for input in &given[..at] {
            before.step(*input).unwrap();
        }
        let follow = |first| {
            let mut driver = before.clone();
            let mut story = Vec::new();
            for input in std::iter::once(first).chain(given[at + 1..].iter().copied()) {
                // Another answer that does not go with what came after was not given.
                driver.step(input).ok()?;
                story.push(seen(&driver));
            }
            Some(story)
        };
        let shown = follow(given[at]).unwrap();
        for other in before.actions().iter().filter(|action| given[at] != Input::Act(**action)) {
            if let Some(story) = follow(Input::Act(*other)) {
                assert_ne!(story, shown, "nobody could have told it from {}", game.write_action(*other));
                tried += 1;
            }
        }
    }
    tried
}

/// The seal of an opened choice.
fn opens_to(opened: &OpenedSeal) -> String {
    let parts = opened.parts.iter().map(|part| {
        let salt: Salt = from_hex(&part.salt).unwrap();
        seal(CODE, opened.by.into(), opened.choice, &salt, &part.answers)
    });
    to_hex(&fold(&parts.collect::<Vec<_>>()))
}

/// What was opened in matches at random, by the first word of the answers, and how many other answers were
/// tried.
#[derive(Default)]
struct Opened {
    kinds: HashMap<String, usize>,
    tried: usize,
    given: usize,
}

impl Opened {
    fn play(&mut self, spec: &str, terms: &str, seed: u64) {
        let game = AnyGame::from_text(spec).unwrap();
        let mut room: Box<dyn AnyRoom> = with_game!(game, game => Box::new(Room::new(game, terms).unwrap()));
        let (mut dice, mut rng) = (Seeded::new(seed), Pcg::new(seed, 3));
        let mut announced = HashMap::new();
        room.apply(&mut Entry::Begin(Vec::new()), &mut dice).unwrap();
        for number in 0_u64.. {
            let asked = Seat::ALL.into_iter().filter(|seat| room.waits()[*seat as usize]);
            let asked: Vec<Seat> = asked.collect();
            if asked.is_empty() || room.ending().is_some() {
                break;
            }
            let seat = asked[rng.below(u32::try_from(asked.len()).unwrap()) as usize];
            let answers = any_plan(&*room, seat, [1, 3][rng.below(2) as usize], &mut rng);
            let (salt, choice) = (Salt::from(u128::from(number).to_be_bytes()), room.sealing().choice());
            let hash = to_hex(&seal(CODE, seat, choice, &salt, &answers));
            let sealing = is_secret(&*room, seat).then(|| Sealing { hash, salt: to_hex(&salt) });
            let mut entry = Entry::Act(Act { seal: sealing, ..Act::new(seat, answers) });
            room.apply(&mut entry, &mut dice).unwrap();
            room.tell();
            for (seat, choice, seal) in room.sealing().news() {
                announced.insert((*seat, *choice), seal.map(|seal| to_hex(&seal)));
            }
            let opened: Vec<OpenedSeal> = room.sealing().newly_opened().cloned().collect();
            for opened in opened {
                self.check(spec, &*room, &opened, &announced);
            }
        }
        self.given += room.sealing().given().len();
    }

    fn check(
        &mut self,
        spec: &str,
        room: &dyn AnyRoom,
        opened: &OpenedSeal,
        announced: &HashMap<(Seat, u64), Option<String>>,
    ) {
        let by = Seat::from(opened.by);
        assert_eq!(announced[&(by, opened.choice)].as_ref(), Some(&opens_to(opened)), "{opened:?}");
        let given = room.sealing().given().into_iter();
        let parts = given.filter(|part| (part.seat, part.choice) == (by, opened.choice));
        let inputs: Vec<[usize; 2]> = parts.map(|part| part.inputs).collect();
        let rules = with_game!(AnyGame::from_text(spec).unwrap(), game => game.revision()).to_string();
        let record = room.record(&[("spec", spec), ("rules", &rules)]);
        self.tried +=
            with_game!(AnyGame::from_text(spec).unwrap(), game => is_public(game, &record, &inputs));
        for answer in opened.parts.iter().flat_map(|part| &part.answers) {
            let kind = answer.split(' ').next().unwrap().to_owned();
            *self.kinds.entry(kind).or_default() += 1;
        }
    }

    fn of(spec: &str, terms: &str, seeds: u64) -> Self {
        let mut opened = Self::default();
        (0..seeds).for_each(|seed| opened.play(spec, terms, seed));
        println!("{spec}: {:?}, {} other answers tried", opened.kinds, opened.tried);
        opened
    }
}

#[test]
fn formations_and_dives_are_opened_when_they_are_shown() {
    let Opened { kinds, tried, .. } = Opened::of("fuba:3.0", "draw=shoot-out", 6);
    assert!(kinds["formation"] >= 12 && kinds["dive"] > 0, "{kinds:?}");
    assert!(tried > 100, "{tried}");
}

#[test]
fn placements_and_hidden_faces_are_opened_when_they_are_shown() {
    let Opened { kinds, tried, .. } = Opened::of("grid:full?end=turns:6", "", 3);
    assert!(kinds["row"] > 20 && kinds["column"] > 20 && kinds["hide"] > 0, "{kinds:?}");
    assert!(tried > 100, "{tried}");
}

#[test]
fn hidden_cards_and_roles_are_opened_at_the_end_only() {
    for spec in ["fuba:3.0+all", "fuba:2.1+all", "fuba:3.0+condition+roles"] {
        let Opened { kinds, given, .. } = Opened::of(spec, "", 3);
        assert!(given > 0, "{spec}: something was sealed");
        for hidden in ["skill", "roles", "midfield", "styles"] {
            assert!(!kinds.contains_key(hidden), "{spec}: {kinds:?}");
        }
    }
}
