//! Exact probabilities, found by walking the chance nodes of the rules themselves, against the tables of the
//! specification.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::attempt::{Attempt, attempt, chance};
use crate::common::exact::{distribution, outcomes};
use crate::common::fraction::{Fraction, fraction};
use crate::common::random::game;
use crate::common::{Scene, scene, scene_of};
use touchline_engine::{Game, Node, Seat};
use touchline_fuba::event::{Check, Why};
use touchline_fuba::flow::Stage;
use touchline_fuba::state::{GoalSide, State};
use touchline_fuba::{Area, Event, Fuba, Roll};

fn thirty_sixths(table: &[(i64, i64)]) -> BTreeMap<i64, Fraction> {
    table.iter().map(|(key, weight)| (*key, fraction(*weight, 36))).collect()
}

/// Both teams ten strong in the centre: no pass changes the ball value, no check is easy.
fn crowded(value: u8, clock: &str, next: &str) -> State {
    *scene(&format!("home=4-4-2,CE:10 away=4-4-2,CE:10 ball=CE:{value}:home clock={clock} next={next}"))
        .state()
}

#[test]
fn dice_difference() {
    let s = crowded(3, "1:10", "dice");
    let table = distribution(&game("fuba:3.0"), &s, |next, _| {
        i64::from(next.turn.dice[0].abs_diff(next.turn.dice[1]))
    });
    assert_eq!(table, thirty_sixths(&[(0, 6), (1, 10), (2, 8), (3, 6), (4, 4), (5, 2)]));
    let mean: Fraction = table.iter().map(|(d, p)| fraction(*d, 1) * *p).sum();
    assert_eq!(mean, fraction(35, 18));
}

#[test]
fn minutes_of_a_turn() {
    let s = crowded(3, "1:10", "dice");
    let table = distribution(&game("fuba:3.0"), &s, |next, _| i64::from(next.clock.minute) - 10);
    assert_eq!(table, thirty_sixths(&[(1, 11), (2, 9), (3, 7), (4, 5), (5, 3), (6, 1)]));
    let mean: Fraction = table.iter().map(|(minutes, p)| fraction(*minutes, 1) * *p).sum();
    assert_eq!(mean, fraction(91, 36));
}

#[test]
fn special_events_come_with_one_turn_in_six_and_never_in_stoppage_time() {
    let game = game("fuba:3.0");
    let due = |next: &State, _: &[Event]| crate::common::basic_roll(next) == Some(Roll::SpecialEvent);
    let table = distribution(&game, &crowded(3, "1:10", "dice"), due);
    assert_eq!(table[&true], fraction(1, 6));
    for square in 1..=4 {
        let s = crowded(3, &format!("1:45+{square}"), "dice");
        assert!(!distribution(&game, &s, due).contains_key(&true), "+{square}");
    }
}

#[test]
fn special_event_numbers() {
    let s = crowded(3, "1:10", "event");
    let number = |_: &State, events: &[Event]| {
        events
            .iter()
            .find_map(|event| if let Event::SpecialEvent(n) = event { Some(i64::from(*n)) } else { None })
    };
    let table = distribution(&game("fuba:3.0"), &s, |s, events| number(s, events).unwrap());
    let expected =
        [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 5), (9, 4), (10, 3), (11, 2), (12, 1)];
    assert_eq!(table, thirty_sixths(&expected));
    // Ten of thirty-six events are free kicks: 6 for the passive team, 8 for the controlling team.
    let kicks = distribution(&game("fuba:3.0"), &s, |next, _| {
        (crate::common::basic_roll(next) == Some(Roll::YellowCard)).then_some(next.control)
    });
    assert_eq!(kicks[&Some(Seat::Home)], fraction(5, 36));
    assert_eq!(kicks[&Some(Seat::Away)], fraction(5, 36));
}

#[test]
fn control_check() {
    for value in 1..=6 {
        let s = crowded(value, "1:10", "dice");
        // Unequal dice only: on equal ones an event comes first. The controlling die is uniform either way.
        let table = distribution(&game("fuba:3.0"), &s, |_, events| {
            events.iter().find_map(|event| match event {
                Event::Check(Check::Kept, Seat::Home) => Some(true),
                Event::Check(Check::Lost, Seat::Away) => Some(false),
                Event::Check(..) => panic!("{event:?}"),
                _ => None,
            })
        });
        let part = |kept: bool| table.get(&Some(kept)).copied().unwrap_or(Fraction::ZERO);
        let unequal = fraction(5, 6);
        assert_eq!(part(true), unequal * fraction(7 - value, 6), "ball value {value}");
        assert_eq!(part(false), unequal * fraction(value - 1, 6), "ball value {value}");
        assert_eq!(table[&None], fraction(1, 6));
    }
}

#[test]
fn pressing() {
    // By ball value: won, fails and the value falls by two, nothing; of 36.
    let printed = [(0, 25, 11), (11, 16, 9), (20, 9, 7), (27, 4, 5), (32, 1, 3), (35, 0, 1)];
    for (value, (won, falls, nothing)) in (1..=6).zip(printed) {
        let s = crowded(value, "1:20", "pressing:away");
        let table = distribution(&game("fuba:3.0"), &s, |_, events| {
            let changed = events.iter().any(|event| matches!(event, Event::Value(_, Why::Pressing)));
            match (events.contains(&Event::Pressing(Seat::Away, true)), changed) {
                (true, _) => "won",
                (false, true) => "falls",
                (false, false) => "nothing",
            }
        });
        for (what, weight) in [("won", won), ("falls", falls), ("nothing", nothing)] {
            let chance = table.get(what).copied().unwrap_or(Fraction::ZERO);
            assert_eq!(chance, fraction(weight, 36), "{what} at ball value {value}");
        }
    }
}

/// Every shooting area with its number, every ball value, more, fewer or equally many players here and there,
/// the goalkeeper at home or away, from play and from free kicks: every total modifier there is.
#[test]
fn goal_attempts_for_every_value_and_modifier() {
    const AREAS: [(Area, i8); 9] = [
        (Area::Bpa, 0),
        (Area::Bfr, 2),
        (Area::Blc, 4),
        (Area::Brc, 4),
        (Area::Blw, 5),
        (Area::Brw, 5),
        (Area::Ce, 6),
        (Area::Alw, 6),
        (Area::Arw, 6),
    ];
    let numbers = [[1, 2], [2, 2], [3, 2], [1, 0]];
    let in_front = [[0, 0], [0, 1], [1, 0], [1, 1], [2, 1], [1, 2], [3, 1]];
    let mut totals = BTreeSet::new();
    for ((area, number), keeper) in
        AREAS.into_iter().flat_map(|area| [Area::Bpa, Area::Blc].map(|k| (area, k)))
    {
        for (here, there) in numbers.into_iter().flat_map(|here| in_front.map(|there| (here, there))) {
            for (value, free_kick) in (1..=6).flat_map(|value| [(value, false), (value, true)]) {
                // Far shots need an absent goalkeeper; free kicks there are quick, and in the penalty area
                // penalties.
                let far = number == 6;
                if far && (keeper == Area::Bpa || free_kick) || free_kick && area == Area::Bpa {
                    continue;
                }
                totals.insert(Attempt { area, number, keeper, here, there, value, free_kick }.check());
            }
        }
    }
    assert_eq!(totals, (-7..=5).collect());
}

#[test]
fn difficult_attempts_by_the_number_of_the_area() {
    for (area, number, goal, corner) in
        [(Area::Bpa, 0, 6, 0), (Area::Bfr, 2, 4, 1), (Area::Blc, 4, 2, 1), (Area::Brw, 5, 1, 1)]
    {
        let shot = Attempt {
            area,
            number,
            keeper: Area::Bpa,
            here: [1, 2],
            there: [0, 3],
            value: 6,
            free_kick: false,
        };
        let table = attempt(&game("fuba:3.0"), &shot.state());
        assert_eq!(chance(&table, "goal"), fraction(goal, 36), "{area:?}");
        assert_eq!(chance(&table, "corner"), fraction(corner, 36), "{area:?}");
    }
    // From the half-way line: a goalkeeper away, outnumbered in both areas.
    let shot = Attempt {
        area: Area::Ce,
        number: 6,
        keeper: Area::Blc,
        here: [1, 2],
        there: [0, 1],
        value: 6,
        free_kick: false,
    };
    let table = attempt(&game("fuba:3.0"), &shot.state());
    assert_eq!((chance(&table, "goal"), chance(&table, "corner")), (Fraction::ZERO, fraction(1, 36)));
}

/// The chance of a goal by the kicker's side and the goalkeeper's.
fn penalty(kick: &str, dive: &str) -> Fraction {
    let s = *scene(&format!(
        "home=4-4-2,AFR:9,BPA:1 away=4-4-2,BFR:10 ball=BPA:1:home clock=1:20 dive=away:{dive} \
         turn=restart:penalty next=penalty-die.{kick}"
    ))
    .state();
    chance(&attempt(&game("fuba:3.0"), &s), "goal")
}

#[test]
fn penalty_table_and_the_value_of_the_duel() {
    let sides = ["left", "middle", "right"];
    let printed = [[5, 5, 1], [6, 1, 6], [1, 5, 5]];
    let table = sides.map(|kick| sides.map(|dive| penalty(kick, dive)));
    for (row, expected) in table.iter().zip(printed) {
        assert_eq!(*row, expected.map(|sixths| fraction(sixths, 6)));
    }
    let third = fraction(1, 3);
    let uniform: Fraction = table.iter().flatten().map(|p| *p * third * third).sum();
    assert_eq!(uniform, fraction(35, 54));
    // Against the goalkeeper's best mixture every kick scores with 9/14; the kicker's best mixture scores
    // with 9/14 against every dive: so that is the value of the game.
    let keeper = [fraction(2, 7), fraction(3, 7), fraction(2, 7)];
    let kicker = [fraction(5, 14), fraction(4, 14), fraction(5, 14)];
    for i in 0..3 {
        let against_keeper: Fraction = (0..3).map(|dive| keeper[dive] * table[i][dive]).sum();
        let by_kicker: Fraction = (0..3).map(|kick| kicker[kick] * table[kick][i]).sum();
        assert_eq!((against_keeper, by_kicker), (fraction(9, 14), fraction(9, 14)), "{}", sides[i]);
    }
    assert_eq!(GoalSide::ALL.len(), sides.len());
}

#[test]
fn yellow_cards_by_area_and_red_cards_by_yellow_ones() {
    let game = game("fuba:3.0");
    let own_side = [(Seat::Home, "ALC APA ARC AFR ALW ARW CE"), (Seat::Away, "BLC BPA BRC BFR BLW BRW CE")];
    for (offender, own) in own_side {
        for area in Area::ALL {
            let s = *scene(&format!(
                "home=4-4-2,CE:10 away=4-4-2,CE:10 ball={}:1:{} clock=1:20 next=yellow-card:{}",
                area.name(),
                offender.other().word(),
                offender.word()
            ))
            .state();
            let table = distribution(&game, &s, |next, _| next.teams[offender].yellows);
            let sixths = if own.split(' ').any(|name| name == area.name()) { 4 } else { 3 };
            assert_eq!(table[&1], fraction(sixths, 6), "{offender:?} in {area:?}");
        }
    }
    for yellows in 1..=6 {
        for extra in 0..=1 {
            let s = *scene(&format!(
                "home=4-4-2,CE:10 away=4-4-2,CE:10 ball=CE:1:home clock=1:20 yellow=0-{yellows} \
                 turn=5,free-kick,BLC,home,CE>CE,33,0-0,home,+0,none,none-none next=free-kick,red-card.away.{extra}"
            ))
            .state();
            let table = distribution(&game, &s, |_, events| events.contains(&Event::Red(Seat::Away)));
            let red = table.get(&true).copied().unwrap_or(Fraction::ZERO);
            assert_eq!(
                red,
                fraction((yellows + extra - 1).min(6), 6),
                "{yellows} yellow cards, {extra} extra"
            );
        }
    }
}

#[test]
fn kick_off_roll() {
    let s =
        *scene("home=4-4-2,HAND:10 away=4-4-2,HAND:10 ball=CE:1:home clock=0:0 next=kick-off-roll").state();
    let table = distribution(&game("fuba:3.0"), &s, |_, events| {
        Seat::ALL.into_iter().find(|seat| events.contains(&Event::WonKickOffRoll(*seat)))
    });
    assert_eq!(table[&Some(Seat::Home)], fraction(15, 36));
    assert_eq!(table[&Some(Seat::Away)], fraction(15, 36));
    assert_eq!(table[&None], fraction(6, 36));
}

/// Play harmless answers to the next roll or the end of the half.
fn to_the_next_roll(game: &Fuba, mut s: State) -> (State, bool) {
    loop {
        let over = s.clock.half != 1 || s.agenda.stages().contains(&Stage::ShowFormations);
        match game.node(&s) {
            Node::Decide(..) if !over => {
                let action = game.fallback(&s);
                game.act(&mut s, action, &mut ());
            }
            _ => return (s, over),
        }
    }
}

/// The chance that the half ends on each stoppage square, from a state whose stage dice are due, by walking
/// every roll.
fn stoppage(game: &Fuba, s: &State, reached: Fraction, ends: &mut [Fraction; 5], begun: &mut Fraction) {
    let square = usize::from(s.clock.stoppage) - 1;
    *begun += reached;
    for (chance, next, events) in outcomes(game, s) {
        let (roll, over) = to_the_next_roll(game, next);
        if events.contains(&Event::HalfEnds(1)) {
            ends[square] += reached * chance;
        } else if over {
            assert_eq!(roll.clock.stoppage, 5, "the half ends after the turn that reaches +5");
            ends[4] += reached * chance;
        } else {
            assert_eq!(usize::from(roll.clock.stoppage), square + 2, "one square a turn");
            stoppage(game, &roll, reached * chance, ends, begun);
        }
    }
}

#[test]
fn stoppage_time() {
    let (mut ends, mut begun) = ([Fraction::ZERO; 5], Fraction::ZERO);
    let s = crowded(3, "1:45+1", "dice");
    stoppage(&game("fuba:3.0"), &s, Fraction::ONE, &mut ends, &mut begun);
    let printed = [fraction(1, 6), fraction(10, 27), fraction(25, 81), fraction(125, 972), fraction(25, 972)];
    assert_eq!(ends, printed);
    assert_eq!(begun, fraction(397, 162), "turns begun, the cut one included");
    let completed: Fraction = ends.iter().zip(0..).map(|(chance, turns)| *chance * fraction(turns, 1)).sum();
    assert_eq!(completed, fraction(1435, 972), "turns completed");
}

const OLDER: [&str; 3] = ["fuba:2.0", "fuba:2.1", "fuba:2.2"];

/// Both teams ten strong in the centre in an older edition; more about the last turn as fields.
fn crowded_of(spec: &str, value: u8, clock: &str, more: &str, next: &str) -> Scene {
    scene_of(
        spec,
        &format!("home=4-4-2,CE:10 away=4-4-2,CE:10 ball=CE:{value}:home clock={clock} {more} next={next}"),
    )
}

#[test]
fn minutes_of_a_turn_of_the_older_editions() {
    for spec in OLDER {
        // Only 2.0 owes minutes.
        for owed in 0..=if spec == "fuba:2.0" { 2 } else { 0 } {
            let s = *crowded_of(spec, 3, "1:10", &format!("memory=home,1-1,{owed},none"), "dice").state();
            let table = distribution(&game(spec), &s, |next, _| {
                (i64::from(next.clock.minute) - 10, i64::from(next.memory.owed))
            });
            // Owed minutes come with unequal dice; equal dice owe one more.
            let owes = [(0, 6, 1), (1, 10, 0), (2, 8, 0), (3, 6, 0), (4, 4, 0), (5, 2, 0)]
                .map(|(minutes, weight, more)| {
                    let all = if minutes == 0 { (0, owed + more) } else { (minutes + owed, 0) };
                    (all, fraction(weight, 36))
                })
                .into_iter()
                .collect();
            let plain = [(1, 11), (2, 9), (3, 7), (4, 5), (5, 3), (6, 1)]
                .map(|(minutes, weight)| ((minutes, 0), fraction(weight, 36)))
                .into_iter()
                .collect();
            let expected: BTreeMap<(i64, i64), Fraction> = if spec == "fuba:2.0" { owes } else { plain };
            assert_eq!(table, expected, "{spec}, {owed} owed");
        }
    }
    // 35/18 by the difference and a sixth of a minute by the minutes owed.
    let mean = [(1, 10), (2, 8), (3, 6), (4, 4), (5, 2)].map(|(d, weight)| fraction(d * weight, 36));
    assert_eq!(mean.into_iter().sum::<Fraction>() + fraction(1, 6), fraction(38, 18));
}

/// A marked target: kept outright, special event, lost, whatever the passive die; also in stoppage time
/// unless the half ends.
#[test]
fn control_check_of_the_older_editions() {
    for spec in OLDER {
        for value in 1..=6 {
            let s = *crowded_of(spec, value, "1:10", "", "dice").state();
            let table = distribution(&game(spec), &s, |next, events| {
                let check = events.iter().find_map(|event| match event {
                    Event::Check(Check::Kept, Seat::Home) => Some("kept"),
                    Event::Check(Check::Lost, Seat::Away) => Some("lost"),
                    Event::Check(..) => panic!("{event:?}"),
                    _ => None,
                });
                let event = crate::common::basic_roll(next) == Some(Roll::EventDifference);
                assert_eq!(event, check.is_none());
                check.unwrap_or("event")
            });
            for (what, faces) in [("kept", 6 - value), ("event", 1), ("lost", value - 1)] {
                assert_eq!(chance(&table, what), fraction(faces, 6), "{spec}: {what} at ball value {value}");
            }
        }
        for square in 1..=4 {
            let s = *crowded_of(spec, 5, &format!("1:45+{square}"), "", "dice").state();
            let due =
                |next: &State, _: &[Event]| crate::common::basic_roll(next) == Some(Roll::EventDifference);
            assert!(distribution(&game(spec), &s, due).contains_key(&true), "{spec} +{square}");
        }
    }
}

#[test]
fn special_event_differences() {
    for spec in OLDER {
        let s = *crowded_of(spec, 3, "1:10", "", "event").state();
        let difference = |events: &[Event]| {
            let found = |event: &Event| match event {
                Event::EventDifference(n) => Some(i64::from(*n)),
                _ => None,
            };
            events.iter().find_map(found).unwrap()
        };
        let table = distribution(&game(spec), &s, |_, events| difference(events));
        let expected =
            [(-5, 1), (-4, 2), (-3, 3), (-2, 4), (-1, 5), (0, 6), (1, 5), (2, 4), (3, 3), (4, 2), (5, 1)];
        assert_eq!(table, thirty_sixths(&expected), "{spec}");
        // Ten of thirty-six events are free kicks, in 2.2 the other way round.
        let kicks = distribution(&game(spec), &s, |next, events| {
            let kick = crate::common::basic_roll(next) == Some(Roll::YellowCard);
            kick.then_some((difference(events), next.control == Seat::Home))
        });
        let home = if spec == "fuba:2.2" { 1 } else { -1 };
        assert_eq!(kicks[&Some((home, true))], fraction(5, 36), "{spec}");
        assert_eq!(kicks[&Some((-home, false))], fraction(5, 36), "{spec}");
        assert_eq!(kicks[&None], fraction(26, 36), "{spec}");
    }
}

/// One die: below the ball value wins, equal, above. In 2.0 all but a win frees the next check; elsewhere
/// equal does nothing and above lowers the value. A second action adds one to the die.
#[test]
fn pressing_with_one_die() {
    for spec in OLDER {
        for value in 1..=6_u8 {
            for handicap in [0, 1] {
                if handicap == 1 && spec == "fuba:2.0" {
                    continue;
                }
                let next = if handicap == 1 { "second-action:away" } else { "first-action:away" };
                let mut scene = crowded_of(spec, value, "1:20", "", next);
                let s = *scene.play(if spec == "fuba:2.0" { "done; press" } else { "press" }).state();
                let table = distribution(&game(spec), &s, |next, events| {
                    let changed = events.iter().any(|event| matches!(event, Event::Value(_, Why::Pressing)));
                    let won = events.contains(&Event::Pressing(Seat::Away, true));
                    let frees = next.memory.free_check == Some(Seat::Home);
                    match (won, changed, frees) {
                        (true, true, false) => "won",
                        (false, true, false) => "falls",
                        (false, false, true) => "frees",
                        (false, false, false) => "nothing",
                        what => panic!("{what:?}"),
                    }
                });
                let won = (value - 1).saturating_sub(handicap);
                let equal = u8::from(value > handicap);
                let above = 6 - won - equal;
                let expected = if spec == "fuba:2.0" {
                    [("won", won), ("frees", equal + above), ("falls", 0), ("nothing", 0)]
                } else {
                    [("won", won), ("frees", 0), ("falls", above), ("nothing", equal)]
                };
                for (what, faces) in expected {
                    assert_eq!(chance(&table, what), fraction(faces, 6), "{spec}: {what} at {value}, {next}");
                }
            }
        }
    }
}

/// The half ends when the difference is below the number of the square, whatever the edition.
#[test]
fn stoppage_time_of_the_older_editions() {
    for spec in OLDER {
        let (mut reached, mut ends) = (Fraction::ONE, [Fraction::ZERO; 5]);
        for square in 1..=4 {
            let s = *crowded_of(spec, 3, &format!("1:45+{square}"), "", "dice").state();
            let table = distribution(&game(spec), &s, |next, events| {
                let over = events.contains(&Event::HalfEnds(1));
                assert!(over || next.clock.stoppage == square + 1, "one square a turn");
                over
            });
            ends[usize::from(square) - 1] = reached * table[&true];
            reached = reached * table[&false];
        }
        ends[4] = reached;
        let printed =
            [fraction(1, 6), fraction(10, 27), fraction(25, 81), fraction(125, 972), fraction(25, 972)];
        assert_eq!(ends, printed, "{spec}");
    }
}
