//! Matches under terms of the rules, and calls of the umpire's clock.

use touchline_engine::{Pcg, Record, Rng as _, Seat, Seeded};
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;

use super::super::Terms;
use super::super::entry::{Entry, Reason, Umpire};
use super::super::table::{AnyRoom, Room, rolled};
use super::{act, heard, legal, perform_unheard};

/// Room for a match under terms of the rules.
fn room_under(spec: &str, terms: &str) -> Box<dyn AnyRoom> {
    with_game!(AnyGame::from_text(spec).unwrap(), game => Box::new(Room::new(game, terms).unwrap()))
}

#[test]
fn a_match_under_terms_is_played_to_a_winner_and_its_record_keeps_them() {
    let terms = "home.discard=1 draw=shoot-out whistle=137";
    let mut shoot_outs = 0;
    for seed in 0..6 {
        let mut room = room_under("fuba:3.0+condition", terms);
        let (mut dice, mut rng) = (Seeded::new(seed), Pcg::new(seed, 1));
        perform_unheard(&mut *room, &mut Entry::Begin(Vec::new()), &mut dice);
        let mut taken_back = 0;
        while room.ending().is_none() {
            let seat = if room.waits()[0] { Seat::Home } else { Seat::Away };
            let actions = legal(&*room, seat);
            let action = &actions[rng.below(u32::try_from(actions.len()).unwrap()) as usize];
            perform_unheard(&mut *room, &mut act(seat, action), &mut dice);
            // A takeback plays the match again from its beginning: under the same terms.
            if room.ending().is_none()
                && taken_back < 3
                && rng.below(40) == 0
                && let Some(left) = room.takeback(seat)
            {
                perform_unheard(&mut *room, &mut Entry::Takeback(left), &mut dice);
                taken_back += 1;
            }
            let told = room.record(&[("spec", "fuba:3.0+condition"), ("rules", "2")]);
            assert_eq!(told.contains("whistle=137"), room.ending().is_some(), "secret until the end");
        }
        let ending = room.ending().unwrap();
        assert!(ending.outcome != "draw" && ending.reason == "played", "{ending:?}");
        let whole = heard(&*room, None, None);
        shoot_outs += u32::from(!whole["view"]["shoot_out"].is_null());
        let record = Record::parse(&room.record(&[("spec", "fuba:3.0+condition"), ("rules", "2")])).unwrap();
        let game = AnyGame::of_record(&record).unwrap();
        with_game!(game, game => assert!(touchline_engine::resume(game, &record).is_ok()));
        assert_eq!(record.header("terms"), Some(terms));
    }
    assert!(shoot_outs > 0);
    let refused = with_game!(AnyGame::from_text("grid:basic").unwrap(), game => Room::new(game, terms).err());
    assert_eq!(refused.unwrap().key, "terms-none");
}

fn umpire(call: &str) -> Entry {
    Entry::Umpire(Umpire { call: call.into(), dice: Vec::new() })
}

#[test]
fn after_a_call_of_the_umpire_a_match_goes_on() {
    let mut dice = Seeded::new(3);
    let mut room = room_under("fuba:3.0", "draw=shoot-out");
    let mut journal = vec![Entry::Begin(Vec::new())];
    perform_unheard(&mut *room, &mut journal[0], &mut dice);
    // In the middle of a secret choice: it is chosen anew.
    journal.push(act(Seat::Away, "formation 4-4-2"));
    journal.push(umpire("call blitz"));
    journal.push(act(Seat::Away, "formation 4-3-3"));
    journal.push(act(Seat::Home, "formation 4-4-2"));
    for entry in &mut journal[1..] {
        perform_unheard(&mut *room, entry, &mut dice);
    }
    assert!(room.apply(&mut umpire("call blitz"), &mut dice).is_err(), "once");
    let seat = if room.waits()[0] { Seat::Home } else { Seat::Away };
    let choice = legal(&*room, seat).remove(0);
    journal.push(act(seat, &choice));
    journal.push(umpire("call whistle"));
    for entry in &mut journal[5..] {
        perform_unheard(&mut *room, entry, &mut dice);
    }
    // The dice of the shoot-out have been rolled, and both are asked for the first duel at once.
    assert!(matches!(&journal[6], Entry::Umpire(umpire) if !umpire.dice.is_empty()), "{:?}", journal[6]);
    assert!(room.ending().is_none() && room.waits() != [false, false]);
    let told = heard(&*room, None, None);
    assert_eq!(told["view"]["agreed"], serde_json::json!(["blitz", "shoot-out"]));
    // The journal tells it again, dice included.
    let mut again = room_under("fuba:3.0", "draw=shoot-out");
    for entry in &journal {
        let mut entry: Entry = serde_json::from_str(&serde_json::to_string(entry).unwrap()).unwrap();
        let mut script = rolled(&entry).unwrap();
        again.apply(&mut entry, &mut script).unwrap();
        again.tell();
    }
    assert_eq!(heard(&*again, None, None)["position"], told["position"]);
    perform_unheard(&mut *room, &mut Entry::Call("call resign home".into(), Reason::Resigned), &mut dice);
    assert_eq!(room.ending().unwrap().reason, "resigned");
}

#[test]
fn terms_of_the_rules_are_stored_where_there_are_some() {
    // What is agreed before a match is stored as it was before there were terms of the rules.
    let old = serde_json::to_string(&Terms::default()).unwrap();
    assert!(!old.contains("match"), "{old}");
    let under = Terms { match_terms: Some("draw=shoot-out".into()), ..Terms::default() };
    let stored = serde_json::to_string(&under).unwrap();
    assert_eq!(serde_json::from_str::<Terms>(&stored).unwrap(), under);
}
