//! Computers that go through with what they have begun.

use touchline_ai::{Intent, Level};
use touchline_engine::{Seat, Seeded};

use super::{act, perform_unheard, room};
use crate::room::entry::Entry;
use crate::room::table::Deciding;

/// How often two computers answer and how often they think, until a number of answers; a seat that forgets
/// thinks about every answer.
fn answers_and_thoughts(spec: &str, forgets: bool) -> (usize, usize) {
    let (mut room, mut dice) = (room(spec), Seeded::new(5));
    perform_unheard(&mut *room, &mut Entry::Begin(Vec::new()), &mut dice);
    let mut intents = [Intent::default(), Intent::default()];
    let (mut answers, mut thoughts) = (0, 0);
    while room.ending().is_none() && answers < 150 {
        let seat = Seat::ALL.into_iter().find(|seat| room.waits()[*seat as usize]).unwrap();
        let intent = &mut intents[seat as usize];
        let decided = match room.think(seat, Level::Rookie.into(), answers as u64, intent).unwrap() {
            Deciding::Known(decided) => decided,
            Deciding::Open(thought) => {
                thoughts += 1;
                thought()
            }
        };
        *intent = if forgets { Intent::default() } else { decided.intent };
        answers += 1;
        perform_unheard(&mut *room, &mut act(seat, &decided.action), &mut dice);
    }
    (answers, thoughts)
}

#[test]
fn a_computer_thinks_once_about_a_whole_action() {
    // Many answers of FUBA are a whole action by themselves.
    for (spec, most) in [("fuba:3.0", 100), ("grid:basic@small", 75)] {
        let (answers, thoughts) = answers_and_thoughts(spec, false);
        assert!(thoughts < most, "{spec}: {thoughts} thoughts for {answers} answers");
        let (answers, thoughts) = answers_and_thoughts(spec, true);
        assert_eq!(answers, thoughts, "{spec}: who forgets thinks every time");
    }
}
