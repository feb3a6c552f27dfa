//! Condition points.

use touchline_engine::Seat;
use touchline_fuba::Event;

use crate::common::{Scene, scene_of};
use crate::shared::f_act::action;
use crate::shared::f_cp as cp;
use touchline_fuba::flow::Nth;

const EDITION: &str = "fuba:2.1";
const SPEC: &str = "fuba:2.1+condition";

#[test]
fn f_cp_05_one_more_move_which_may_be_of_another_type() {
    cp::one_more_move_of_any_type(EDITION);
    cp::no_way_back_for_a_barred_team(EDITION);
    // a handicapped second action takes one of the moves of the option, not the extra one.
    let text = format!(
        "{} ball=CE:3:home clock=1:20 turn=pass:AFR>CE,acted:position-none condition=0/1/0-0/0/0 \
         next=second-action:home",
        cp::PIECES
    );
    let mut scene = scene_of(SPEC, &text);
    scene.play("forward cp; move CE>ALW");
    assert!(!scene.can("move BFR>CE") && scene.can("move AFR>CE"));
    scene.play("move AFR>CE");
    assert!(!scene.can("move AFR>CE"), "two forwards, one less, one more");
}

/// Home has the ball in the centre; a seat is about to act there, with so many players of home and away.
fn at_the_ball(seat: Seat, [home, away]: [u8; 2], value: u8, nth: Nth) -> Scene {
    let who = seat.word();
    let acted = match nth {
        Nth::First => "none-none".to_owned(),
        Nth::Second => ["move-none", "none-move"][seat as usize].to_owned(),
    };
    scene_of(
        SPEC,
        &format!(
            "home=4-4-2,GK:APA,AFR:{},CE:{home} away=4-4-2,GK:BPA,BFR:{},CE:{away} ball=CE:{value}:home clock=1:20 \
             turn=pass:AFR>CE,acted:{acted} condition=0/1/0-0/1/0 next={}",
            10 - home,
            10 - away,
            action(who, nth)
        ),
    )
}

#[test]
fn f_cp_07_one_player_more_at_the_adjustment() {
    for (seat, numbers, value, after) in [
        (Seat::Home, [2, 2], 4, 3),
        (Seat::Home, [2, 1], 4, 2),
        (Seat::Home, [1, 2], 4, 4),
        (Seat::Home, [1, 4], 3, 5),
        (Seat::Away, [2, 2], 4, 5),
        (Seat::Away, [2, 1], 4, 4),
        (Seat::Away, [1, 2], 4, 6),
        (Seat::Away, [1, 0], 4, 4), // nobody need be there
    ] {
        let mut scene = at_the_ball(seat, numbers, value, Nth::First);
        let with_point = scene.can("adjust cp");
        let plain = at_the_ball(seat, numbers, value, Nth::First).play("adjust").value();
        assert_eq!(with_point, plain != after, "{seat:?} {numbers:?}: offered where it matters");
        if with_point {
            scene.play("adjust cp");
            assert_eq!(scene.value(), after, "{seat:?} {numbers:?}");
            assert_eq!(cp::points(&scene, seat), [0, 0, 0]);
        }
    }
    // Two is the most, 1 and 6 are the bounds.
    for (seat, numbers, value) in
        [(Seat::Home, [4, 1], 5), (Seat::Away, [1, 4], 2), (Seat::Home, [2, 2], 1), (Seat::Away, [2, 2], 6)]
    {
        assert!(!at_the_ball(seat, numbers, value, Nth::First).can("adjust cp"), "{seat:?} {numbers:?}");
    }
    // As a second action one fewer and one more.
    let mut second = at_the_ball(Seat::Home, [2, 1], 4, Nth::Second);
    assert_eq!(second.play("adjust cp").value(), 3);
}

#[test]
fn f_cp_07_offered_where_it_matters_to_a_second_action() {
    // One fewer, so the point brings the third player back: 3 against 1 is two, 2 against 1 one.
    let mut scene = at_the_ball(Seat::Home, [3, 1], 5, Nth::Second);
    assert!(scene.can("adjust cp"));
    assert_eq!(scene.play("adjust cp").value(), 3);
    // With four there it is two either way, so the adjustment is the only answer and played at once.
    assert_eq!(at_the_ball(Seat::Home, [4, 1], 5, Nth::Second).value(), 3);
    // one more and one fewer are one sum, so nobody and a point are still nobody.
    assert_eq!(at_the_ball(Seat::Away, [1, 0], 4, Nth::Second).value(), 3);
    // The handicap of the last action does not count for the next one.
    let mut played = at_the_ball(Seat::Home, [3, 1], 5, Nth::First);
    assert!(!played.can("adjust cp"), "3 against 1 is two already");
    played.play("midfield; done");
    assert!(played.can("adjust cp"));
}

#[test]
fn f_cp_08_one_less_on_the_pressing_die_but_not_for_the_value() {
    for (nth, help) in [(Nth::First, 1), (Nth::Second, 0)] {
        for (value, die) in (1..=6).flat_map(|value| (1..=6).map(move |die| (value, die))) {
            let mut scene = at_the_ball(Seat::Away, [1, 1], value, nth);
            scene.play(&format!("press cp; {die}"));
            let compared = i32::from(die) - help;
            let (control, after) = match compared.cmp(&i32::from(value)) {
                std::cmp::Ordering::Less => (Seat::Away, die),
                std::cmp::Ordering::Equal => (Seat::Home, value),
                std::cmp::Ordering::Greater => (Seat::Home, value.saturating_sub(2).max(1)),
            };
            assert_eq!((scene.control(), scene.value()), (control, after), "{die} against {value}");
            assert!(scene.saw(Event::PointsPaid(Seat::Away, touchline_fuba::state::Line::Midfield, 1)));
        }
    }
    assert!(
        !at_the_ball(Seat::Away, [2, 1], 3, Nth::First).can("press cp"),
        "no more than a pressing could do"
    );
    assert!(!at_the_ball(Seat::Home, [1, 1], 3, Nth::First).can("press cp"));
}
