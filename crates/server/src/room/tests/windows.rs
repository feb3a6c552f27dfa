//! Windows that are passed for a seat.

use super::*;

fn passed(room: &dyn AnyRoom, seat: Seat) -> Entry {
    let window = room.window().unwrap();
    assert_eq!(window.seat, seat);
    Entry::Act(Act { passed: true, ..Act::new(seat, vec![window.pass]) })
}

/// Positions, one for each viewer.
fn positions(room: &dyn AnyRoom) -> [serde_json::Value; 3] {
    VIEWERS.map(|viewer| heard(room, viewer, None)["position"].take())
}

#[test]
fn a_pass_given_for_a_seat_is_taken_back_with_the_answer_before_it_or_not_at_all() {
    let (mut together, mut alone) = (0, 0);
    for seed in 0..6 {
        let (mut room, mut dice, mut rng) = (room("fuba:3.0+all"), Seeded::new(seed), Pcg::new(seed, 2));
        perform(&mut *room, &mut Entry::Begin(Vec::new()), &mut dice);
        let mut last = None;
        for _ in 0..600 {
            let Some(seat) = Seat::ALL.into_iter().find(|seat| room.waits()[*seat as usize]) else { break };
            if room.window().is_none() {
                let legal = legal(&*room, seat);
                let pick = legal[rng.below(u32::try_from(legal.len()).unwrap()) as usize].clone();
                let before = positions(&*room);
                perform(&mut *room, &mut act(seat, &pick), &mut dice);
                last = room.undoing(seat).map(|_| (seat, pick, before));
                continue;
            }
            let pass = passed(&*room, seat);
            let before = positions(&*room);
            let Some((_, answer, first)) = last.take().filter(|(by, ..)| *by == seat) else {
                let nothing_before = room.undoing(seat).is_none();
                perform(&mut *room, &mut pass.clone(), &mut dice);
                if nothing_before {
                    assert_eq!(room.undoing(seat), None, "it would only be passed again");
                    alone += 1;
                }
                continue;
            };
            perform(&mut *room, &mut pass.clone(), &mut dice);
            if room.undoing(seat).is_some() {
                perform(&mut *room, &mut Entry::Undo(seat.into()), &mut dice);
                assert_eq!(positions(&*room), first, "both are taken back");
                perform(&mut *room, &mut act(seat, &answer), &mut dice);
                assert_eq!(positions(&*room), before);
                perform(&mut *room, &mut pass.clone(), &mut dice);
                together += 1;
            }
        }
    }
    assert!(together > 3 && alone > 20, "{together} {alone}");
}

#[test]
fn a_pass_is_the_same_to_everybody_else_whoever_gives_it() {
    let (mut one, mut other) = (room("fuba:2.1+all"), room("fuba:2.1+all"));
    let mut dice = [Seeded::new(8), Seeded::new(8)];
    let mut rng = Pcg::new(8, 2);
    for (room, dice) in [&mut one, &mut other].into_iter().zip(&mut dice) {
        perform(&mut **room, &mut Entry::Begin(Vec::new()), dice);
    }
    let mut windows = 0;
    for _ in 0..400 {
        let Some(seat) = Seat::ALL.into_iter().find(|seat| one.waits()[*seat as usize]) else { break };
        let legal = legal(&*one, seat);
        let pick = legal[rng.below(u32::try_from(legal.len()).unwrap()) as usize].clone();
        let mut by_hand = act(seat, &pick);
        let mut for_it = by_hand.clone();
        if one.window().is_some_and(|window| window.pass == pick) {
            for_it = passed(&*other, seat);
            windows += 1;
        }
        let [told, also] =
            [perform(&mut *one, &mut by_hand, &mut dice[0]), perform(&mut *other, &mut for_it, &mut dice[1])];
        for viewer in [Some(seat.other()), None] {
            let at = place(viewer);
            assert_eq!(
                (&told.updates[at], &told.wholes[at], told.seqs[at]),
                (&also.updates[at], &also.wholes[at], also.seqs[at])
            );
        }
    }
    assert!(windows > 10, "{windows}");
}
