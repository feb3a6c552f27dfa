//! Goal attempt.

use touchline_engine::Seat;
use touchline_fuba::editions::v3_0::BASIC;
use touchline_fuba::event::Shot;
use touchline_fuba::rules::goal_attempt::{self, From, Modifiers};
use touchline_fuba::state::Restart;
use touchline_fuba::{Area, Event};

use crate::common::{Scene, scene};

/// Any text written as home sees the board, as the given seat would write it: areas turned, teams swapped.
pub(super) fn seen_by(seat: Seat, text: &str) -> String {
    let mark = |c: char| !c.is_alphanumeric();
    let turned = |word: &str| match (Area::from_name(word), Seat::from_word(word)) {
        (Some(area), _) => area.for_seat(seat).name().to_owned(),
        (_, Some(team)) if seat == Seat::Away => team.other().word().to_owned(),
        _ => word.to_owned(),
    };
    text.split_inclusive(mark)
        .map(|piece| {
            let word = piece.trim_end_matches(mark);
            turned(word) + &piece[word.len()..]
        })
        .collect()
}

/// A team filled up to ten in front of end A's penalty area, from where home makes no attempt.
fn filled(players: &str) -> String {
    let placed: u8 = players.split([',', ':']).filter_map(|word| word.parse::<u8>().ok()).sum();
    format!("4-4-2,{players},AFR:{}", 10 - placed)
}

/// Home has the ball and is about to play its first action.
fn attack(home: &str, away: &str, ball: &str) -> String {
    format!(
        "home={} away={} ball={ball}:home clock=1:20 \
         turn=5,open,BLC,home,CE>CE,53,0-0,home,+0,none,none-none next=turn.5,first-action.away,action.home.1",
        filled(home),
        filled(away)
    )
}

/// The same with the ball in a given area, held by one player (in front of the own penalty area the others do).
fn attack_from(area: Area, keeper: Area, value: u8) -> String {
    let holder = if area == Area::Afr { String::new() } else { format!(",{}:1", area.name()) };
    let (home, away) = (format!("GK:APA{holder}"), format!("GK:{}", keeper.name()));
    attack(&home, &away, &format!("{}:{value}", area.name()))
}

/// Home has been given a free kick in front of the penalty area and may shoot.
fn free_kick(home: &str, away: &str) -> String {
    format!(
        "home={} away={} ball=BFR:1:home clock=1:20 \
         turn=5,free-kick,BLC,home,CE>BFR,44,0-0,home,+0,none,none-none next=take-free-kick",
        filled(home),
        filled(away)
    )
}

fn modifiers(position: &str, from: From) -> Modifiers {
    goal_attempt::modifiers(&BASIC, scene(position).state(), from)
}

fn shot(letter: char) -> Shot {
    match letter {
        'G' => Shot::Goal,
        'C' => Shot::Corner,
        'R' => Shot::Rebound,
        '2' => Shot::SecondDie,
        _ => Shot::Miss,
    }
}

/// One letter per face of the die: Goal, Corner, Rebound, Miss, 2 = second roll.
fn assert_shots(position: &str, dice_before: &str, faces: &str) {
    for seat in Seat::ALL {
        for (die, letter) in (1..=6).zip(faces.chars()) {
            let mut scene = scene(&seen_by(seat, position));
            scene.play(&format!("shoot; {dice_before} {die}"));
            assert!(scene.saw(Event::Shot(shot(letter), seat)), "{letter} for {die}\n{:?}", scene.events());
        }
    }
}

/// The only attempt so far and its total modifier.
fn total(scene: &Scene) -> Option<i8> {
    scene.events().iter().find_map(|event| match event {
        Event::Attempt(_, _, total) => Some(*total),
        _ => None,
    })
}

const OPPONENTS_HALF: [Area; 6] = [Area::Blw, Area::Brw, Area::Bfr, Area::Blc, Area::Bpa, Area::Brc];
const OTHER_MIDFIELD: [Area; 3] = [Area::Ce, Area::Alw, Area::Arw];
/// From inside the penalty area against the goalkeeper alone: no modifier at all.
const CLOSE_UP: &str = "GK:APA,BPA:1";

#[test]
fn f_goal_01_only_with_the_ball_wholly_in_the_passive_half() {
    for (seat, area) in Seat::ALL.into_iter().flat_map(|seat| Area::ALL.map(|area| (seat, area))) {
        let scene = scene(&seen_by(seat, &attack_from(area, Area::Bpa, 3)));
        assert_eq!(scene.can("shoot"), OPPONENTS_HALF.contains(&area), "{seat:?} from {area:?}");
    }
}

#[test]
fn f_goal_01_only_the_controlling_team() {
    // The same area and the same players, both goalkeepers away: only the ball's owner differs.
    for (seat, area) in Seat::ALL.into_iter().flat_map(|seat| ["BFR", "BPA", "CE"].map(|area| (seat, area))) {
        let (home, away) = (format!("GK:ALW,{area}:1"), format!("GK:BLW,{area}:1"));
        let position = attack(&home, &away, &format!("{area}:3"));
        let lost = position.replace(":home clock", ":away clock");
        assert!(scene(&seen_by(seat, &position)).can("shoot"), "{seat:?} from {area}");
        assert!(!scene(&seen_by(seat, &lost)).can("shoot"), "{seat:?} from {area} without the ball");
    }
}

#[test]
fn f_goal_02_as_first_or_as_second_action() {
    let position = attack("GK:APA,BFR:1", "GK:BPA", "BFR:3");
    assert!(scene(&position).can("shoot"));
    let mut second = scene(&position);
    second.play("position 0; done; position 0; second");
    assert!(second.can("shoot"));
    second.play("shoot; 1");
    assert!(second.saw(Event::Shot(Shot::Miss, Seat::Home)));
}

#[test]
fn f_goal_03_one_die_plus_the_modifiers_against_the_ball_value() {
    let mut attempt = scene(&attack("GK:APA,BFR:2,BPA:1", "GK:BPA,BFR:1", "BFR:3"));
    assert_eq!(attempt.play("shoot").refused("3 4").key, "dice-too-many");
    attempt.play("5"); // 5 - 2 + 1 = 4 is above 3
    assert!(attempt.saw(Event::Shot(Shot::Goal, Seat::Home)));
    assert_eq!(total(&attempt), Some(-1));
}

#[test]
fn f_goal_04_to_07_every_die_against_every_ball_value() {
    for (value, faces) in [(1, "CGGGGG"), (2, "RCGGGG"), (3, "MRCGGG"), (4, "MMRCGG"), (5, "MMMRCG")] {
        assert_shots(&attack(CLOSE_UP, "GK:BPA", &format!("BPA:{value}")), "", faces);
    }
}

#[test]
fn f_goal_04_a_result_above_the_ball_value_is_a_goal() {
    let mut scored = scene(&attack(CLOSE_UP, "GK:BPA", "BPA:4"));
    scored.play("shoot; 5");
    assert_eq!(scored.state().teams[Seat::Home].goals, 1);
    let mut saved = scene(&attack(CLOSE_UP, "GK:BPA", "BPA:5"));
    saved.play("shoot; 5");
    assert_eq!(saved.state().teams[Seat::Home].goals, 0);
}

#[test]
fn f_goal_05_an_equal_result_is_a_corner_kick_for_the_shooting_team() {
    for (seat, corners) in [(Seat::Home, ["BLC", "BRC"]), (Seat::Away, ["ALC", "ARC"])] {
        let mut scene = scene(&seen_by(seat, &attack(CLOSE_UP, "GK:BPA", "BPA:4")));
        scene.play("shoot; 4");
        assert_eq!(scene.legal(), corners.map(|corner| format!("corner {corner}")));
        scene.play(&format!("corner {}", corners[0]));
        assert_eq!((scene.control(), scene.state().turn.restart), (seat, Restart::CornerKick));
    }
}

#[test]
fn f_goal_06_one_below_is_a_rebound_only_with_an_attacker_in_the_penalty_area() {
    // +4 - 2 with the goalkeeper away; the attacker in the penalty area is offside and adds nothing.
    assert_shots(&attack("GK:APA,BFR:1", "GK:BLC,BFR:1", "BFR:6"), "", "MMMCGG");
    assert_shots(&attack("GK:APA,BFR:1,BPA:1", "GK:BLC,BFR:1", "BFR:6"), "", "MMRCGG");
    // The goalkeeper of the shooting team will do.
    assert_shots(&attack("GK:BPA,BFR:1", "GK:BLC,BFR:1", "BFR:6"), "", "MMRCGG");
}

#[test]
fn f_goal_07_anything_else_is_a_miss_and_a_goal_kick() {
    for seat in Seat::ALL {
        let mut scene = scene(&seen_by(seat, &attack("GK:APA,BFR:1", "GK:BPA", "BFR:3")));
        scene.play("shoot; 3");
        assert_eq!((scene.control(), scene.state().turn.restart), (seat.other(), Restart::GoalKick));
        assert_eq!((scene.state().ball.area, scene.value()), (Area::Bpa.for_seat(seat), 1));
    }
}

#[test]
fn f_goal_08_with_the_goalkeeper_away_from_every_area_at_the_half_way_line() {
    for (area, keeper) in Area::ALL.into_iter().flat_map(|area| Area::ALL.map(|keeper| (area, keeper))) {
        let away = keeper != Area::Bpa;
        let expected = OPPONENTS_HALF.contains(&area) || (away && OTHER_MIDFIELD.contains(&area));
        for seat in Seat::ALL {
            let scene = scene(&seen_by(seat, &attack_from(area, keeper, 3)));
            assert_eq!(scene.can("shoot"), expected, "{seat:?} from {area:?}, goalkeeper in {keeper:?}");
        }
    }
}

/// The sign of the difference of two counts of which six at most count.
fn sign(own: u8, other: u8) -> i8 {
    match (own, other) {
        (6.., 6..) => 0,
        _ if own > other => 1,
        _ if own < other => -1,
        _ => 0,
    }
}

#[test]
fn f_goal_09_and_10_the_majority_in_the_area_of_the_shot() {
    for (own, other) in (1..=8).flat_map(|own| (0..=8).map(move |other| (own, other))) {
        let position = attack(&format!("GK:APA,BFR:{own}"), &format!("GK:BPA,BFR:{other}"), "BFR:3");
        for seat in Seat::ALL {
            let got = modifiers(&seen_by(seat, &position), From::Play).shooting_area;
            assert_eq!(got, sign(own, other), "{own} against {other}");
        }
    }
}

#[test]
fn f_goal_09_more_attackers_at_the_shot_add_one() {
    // -2 for the area, -1 for the goalkeeper alone in the penalty area.
    for (attackers, expected) in [(1, -3), (2, -2), (3, -2)] {
        let position = attack(&format!("GK:APA,BFR:{attackers}"), "GK:BPA,BFR:1", "BFR:1");
        assert_eq!(total(scene(&position).play("shoot; 1")), Some(expected), "{attackers} against 1");
    }
}

#[test]
fn f_goal_10_fewer_attackers_at_the_shot_take_one_off() {
    for (defenders, expected) in [(1, -3), (2, -4), (3, -4)] {
        let position = attack("GK:APA,BFR:1", &format!("GK:BPA,BFR:{defenders}"), "BFR:1");
        assert_eq!(total(scene(&position).play("shoot; 1")), Some(expected), "1 against {defenders}");
    }
}

#[test]
fn f_goal_11_numbers_at_the_shot_do_not_count_in_the_penalty_area_or_from_a_free_kick() {
    for (own, other) in [(1, 3), (2, 2), (4, 1)] {
        let inside = attack(&format!("GK:APA,BPA:{own}"), &format!("GK:BPA,BPA:{}", other - 1), "BPA:3");
        let got = modifiers(&inside, From::Play);
        assert_eq!((got.shooting_area, got.penalty_area), (0, sign(own, other)), "{own} against {other}");
        let kick = free_kick(&format!("GK:APA,BFR:{own}"), &format!("GK:BPA,BFR:{other}"));
        assert_eq!(modifiers(&kick, From::FreeKick).shooting_area, 0);
        // -2 for the area, -1 for the goalkeeper, -1 for the free kick, whatever the numbers.
        assert_eq!(total(scene(&kick).play("shoot; 1")), Some(-4));
    }
}

#[test]
fn f_goal_12_and_13_the_majority_in_the_penalty_area() {
    for (own, others) in (0..=8).flat_map(|own| (0..=7).map(move |others| (own, others))) {
        let (home, away) = (format!("GK:APA,BFR:1,BPA:{own}"), format!("GK:BPA,BLC:1,BPA:{others}"));
        for seat in Seat::ALL {
            let got = modifiers(&seen_by(seat, &attack(&home, &away, "BFR:3")), From::Play).penalty_area;
            assert_eq!(got, sign(own, others + 1), "{own} against {others} and the goalkeeper");
        }
    }
}

#[test]
fn f_goal_12_more_attackers_in_the_penalty_area_add_one() {
    for (attackers, expected) in [(1, -1), (2, 0)] {
        let home = format!("GK:APA,BFR:1,BPA:{attackers}");
        let mut scene = scene(&attack(&home, "GK:BPA,BLC:1", "BFR:1"));
        assert_eq!(total(scene.play("shoot; 1")), Some(expected), "{attackers} against the goalkeeper");
    }
}

#[test]
fn f_goal_13_more_defenders_in_the_penalty_area_take_one_off() {
    for (defenders, expected) in [(0, -1), (1, -2)] {
        let away = format!("GK:BPA,BLC:1,BPA:{defenders}");
        let mut scene = scene(&attack("GK:APA,BFR:2,BPA:1", &away, "BFR:1"));
        assert_eq!(total(scene.play("shoot; 1")), Some(expected));
    }
}

#[test]
fn f_goal_14_offside_attackers_do_not_bring_the_plus_one() {
    use Area::{Afr, Bfr, Blc, Blw, Bpa, Brc, Brw, Ce};
    // The line is the second closest defender; the penalty area is offside unless it is level with line or ball.
    for (line, level) in [(Bpa, true), (Blc, true), (Brc, true), (Bfr, false), (Blw, false), (Ce, false)] {
        for (ball, level_with_ball) in [(Bfr, false), (Blw, false), (Brw, false), (Blc, true), (Brc, true)] {
            let expected = i8::from(level || level_with_ball);
            let home = format!("GK:APA,{}:1,BPA:3", ball.name());
            let away = format!("GK:BPA,{}:1", line.name());
            for seat in Seat::ALL {
                let position = seen_by(seat, &attack(&home, &away, &format!("{}:3", ball.name())));
                let got = modifiers(&position, From::Play).penalty_area;
                assert_eq!(got, expected, "{seat:?}, line {line:?}, ball {ball:?}");
            }
        }
    }
    let alone = attack("GK:APA,BPA:3", "GK:BPA", "BPA:3"); // the other defenders are at the far end
    assert_eq!(scene(&alone).count(Seat::Away, Afr), 10);
    assert_eq!(
        modifiers(&alone, From::Play).penalty_area,
        1,
        "nobody is offside level with the ball (R-077)"
    );
}

#[test]
fn f_goal_14_offside_attackers_count_against_the_minus_one() {
    for (attackers, expected) in [(0, -1), (1, 0), (2, 0)] {
        let position = attack(&format!("GK:APA,BFR:1,BPA:{attackers}"), "GK:BPA,BFR:1", "BFR:3");
        assert_eq!(
            modifiers(&position, From::Play).penalty_area,
            expected,
            "{attackers} against the goalkeeper"
        );
    }
}

#[test]
fn f_goal_15_the_goalkeepers_count_like_any_player() {
    let at_shot = |home: &str, away: &str| modifiers(&attack(home, away, "BFR:3"), From::Play).shooting_area;
    assert_eq!(at_shot("GK:APA,BFR:1", "GK:BFR,BLC:1"), 0);
    assert_eq!(at_shot("GK:APA,BFR:1", "GK:BFR,BFR:1"), -1);
    assert_eq!(at_shot("GK:BFR,BFR:1", "GK:BPA,BFR:1"), 1);
    let in_goal = |home: &str, away: &str| modifiers(&attack(home, away, "BFR:3"), From::Play).penalty_area;
    assert_eq!(in_goal("GK:APA,BFR:1", "GK:BPA"), -1);
    assert_eq!(in_goal("GK:APA,BFR:1,BPA:1", "GK:BPA,BLC:1"), 0);
    assert_eq!(in_goal("GK:BPA,BFR:1,BPA:1", "GK:BPA,BLC:1"), 1);
}

#[test]
fn f_goal_16_a_goalkeeper_away_from_the_penalty_area_adds_four() {
    for (seat, keeper) in Seat::ALL.into_iter().flat_map(|seat| Area::ALL.map(|keeper| (seat, keeper))) {
        let position = seen_by(seat, &attack_from(Area::Blw, keeper, 3));
        let expected = if keeper == Area::Bpa { 0 } else { 4 };
        assert_eq!(
            modifiers(&position, From::Play).keeper_away,
            expected,
            "{seat:?}, goalkeeper in {keeper:?}"
        );
    }
    let mut away = scene(&attack("GK:APA,BLW:1", "GK:BFR,BLW:1", "BLW:2"));
    assert_eq!(total(away.play("shoot; 1")), Some(-1), "4 - 5");
}

#[test]
fn f_goal_17_directly_from_a_free_kick_one_less() {
    let kick = free_kick("GK:APA,BFR:1,BPA:1", "GK:BPA,BLC:1,BFR:1");
    assert_eq!(modifiers(&kick, From::FreeKick).free_kick, -1);
    assert_eq!(total(scene(&kick).play("shoot; 1")), Some(-3));
    // In play nothing is taken off, not even in a turn that began with a free kick.
    let later = attack("GK:APA,BFR:1,BPA:1", "GK:BPA,BLC:1,BFR:1", "BFR:1").replace("open", "free-kick");
    assert_eq!(total(scene(&later).play("shoot; 1")), Some(-2));
}

#[test]
fn f_goal_18_the_number_of_each_area() {
    use Area::{Afr, Alc, Alw, Apa, Arc, Arw, Bfr, Blc, Blw, Bpa, Brc, Brw, Ce};
    let table = [(Bpa, 0), (Bfr, 2), (Blc, 4), (Brc, 4), (Blw, 5), (Brw, 5), (Ce, 6), (Alw, 6), (Arw, 6)];
    for (seat, (area, number)) in Seat::ALL.into_iter().flat_map(|seat| table.map(|row| (seat, row))) {
        assert_eq!(goal_attempt::area_number(seat, area.for_seat(seat)), Some(number), "{seat:?} {area:?}");
        // One against one at the shot, the goalkeeper away, nobody else near: +4 and the area; +1 where the shooter
        // alone is in the penalty area.
        let inside = i8::from(area == Bpa);
        let home = format!("GK:APA,{}:1", area.name());
        let away = if area == Bpa { "GK:BFR".into() } else { format!("GK:ARC,{}:1", area.name()) };
        let mut scene = scene(&seen_by(seat, &attack(&home, &away, &format!("{}:6", area.name()))));
        assert_eq!(
            total(scene.play("shoot; 1")),
            Some(4 - number.cast_signed() + inside),
            "{seat:?} {area:?}"
        );
    }
    for area in [Alc, Apa, Arc, Afr] {
        assert_eq!(goal_attempt::area_number(Seat::Home, area), None);
        assert_eq!(goal_attempt::area_number(Seat::Away, area.turned()), None);
    }
}

#[test]
fn f_goal_20_after_a_goal_the_other_team_kicks_off() {
    for seat in Seat::ALL {
        let mut scene = scene(&seen_by(seat, &attack(CLOSE_UP, "GK:BPA", "BPA:1")));
        scene.play("shoot; 6");
        let state = scene.state();
        assert_eq!((state.teams[seat].goals, state.teams[seat.other()].goals), (1, 0));
        assert_eq!((scene.control(), state.turn.restart), (seat.other(), Restart::KickOff));
        assert_eq!((state.ball.area, scene.value()), (Area::Ce, 1));
    }
}

#[test]
fn f_goal_21_an_attempt_is_difficult_when_even_a_six_does_not_exceed_the_value() {
    let state = |value| *scene(&attack_from(Area::Bpa, Area::Bpa, value)).state();
    for (value, total) in (1..=6).flat_map(|value: u8| (-9..=6).map(move |total| (value, total))) {
        let can_score = (1..=6).any(|die| die + total > value.cast_signed());
        assert_eq!(goal_attempt::is_difficult(&state(value), total), !can_score, "{value} with {total}");
    }
    assert!(scene(&attack("GK:APA,BLW:1", "GK:BPA,BLW:6", "BLW:6")).can("shoot"), "needs a 14");
}

#[test]
fn f_goal_22_in_a_difficult_attempt_only_a_natural_six_goes_on() {
    // 6 - 2 = 4: a six would be a corner and a five a rebound.
    assert_shots(&attack("GK:APA,BFR:1,BPA:1", "GK:BPA,BLC:1,BFR:1", "BFR:4"), "", "MMMMM2");
    assert_shots(&attack("GK:APA,BFR:1,BPA:1", "GK:BPA,BLC:1,BFR:1", "BFR:3"), "", "MMMRCG");
    assert_shots(&attack(CLOSE_UP, "GK:BPA", "BPA:6"), "", "MMMMM2");
}

#[test]
fn f_goal_23_to_25_every_second_die_from_every_area() {
    let table =
        [("BPA", "GGGGGG"), ("BFR", "MCGGGG"), ("BLC", "MMMCGG"), ("BRC", "MMMCGG"), ("BLW", "MMMMCG")];
    for (area, faces) in table.into_iter().chain([("BRW", "MMMMCG")]) {
        let outnumbered = attack(&format!("GK:APA,{area}:1"), "GK:BPA,BPA:2", &format!("{area}:6"));
        assert_shots(&outnumbered, "6;", faces);
        let outnumbering = attack(&format!("GK:APA,{area}:3"), "GK:BPA,BPA:3", &format!("{area}:6"));
        assert_shots(&outnumbering, "6;", faces); // modifiers do not touch the second die
    }
    for area in OTHER_MIDFIELD.map(Area::name) {
        let far = attack(&format!("GK:APA,{area}:1"), &format!("GK:BFR,{area}:1"), &format!("{area}:6"));
        assert_shots(&far, "6;", "MMMMMC");
    }
}

#[test]
fn f_goal_23_above_the_area_number_scores() {
    let mut scene = scene(&attack("GK:APA,BLC:1", "GK:BPA", "BLC:6"));
    scene.play("shoot; 6; 5");
    assert_eq!(scene.state().teams[Seat::Home].goals, 1);
}

#[test]
fn f_goal_24_equal_to_the_area_number_is_a_corner() {
    let mut scene = scene(&attack("GK:APA,BLC:1", "GK:BPA", "BLC:6"));
    assert!(scene.play("shoot; 6; 4").can("corner BLC"));
}

#[test]
fn f_goal_25_below_the_area_number_is_a_goal_kick() {
    let mut scene = scene(&attack("GK:APA,BLC:1", "GK:BPA", "BLC:6"));
    scene.play("shoot; 6; 3");
    assert_eq!((scene.control(), scene.state().turn.restart), (Seat::Away, Restart::GoalKick));
}

/// Home shoots from the penalty area, one below the ball value, with so many players of both teams there.
fn rebound(attackers: u8, defenders: u8) -> String {
    attack(&format!("GK:APA,BPA:{attackers}"), &format!("GK:BPA,BPA:{defenders}"), "BPA:3")
}

#[test]
fn f_goal_26_each_die_and_the_players_in_the_penalty_area() {
    for (attackers, defenders) in (1..=8).flat_map(|a: u8| (0..=8).map(move |d: u8| (a, d))) {
        let state = *scene(&rebound(attackers, defenders)).state();
        for (own, other) in (1..=6).flat_map(|own| (1..=6).map(move |other| (own, other))) {
            // Six at most count.
            let lead = i16::from(own + attackers.min(6)) - i16::from(other + defenders.min(6));
            let expected = match lead {
                1.. => Shot::Goal,
                0 => Shot::Corner,
                _ => Shot::Cleared,
            };
            let got = goal_attempt::rebound_result(&BASIC, &state, Seat::Home, own, other);
            assert_eq!(got, expected, "{own} + {attackers} against {other} + {defenders}");
        }
    }
}

#[test]
fn f_goal_27_the_defending_goalkeeper_is_not_counted_in_a_rebound() {
    for (dice, expected) in [("2 2", Shot::Goal), ("2 3", Shot::Corner), ("2 4", Shot::Cleared)] {
        for seat in Seat::ALL {
            let mut scene = scene(&seen_by(seat, &rebound(1, 0)));
            scene.play(&format!("shoot; 2; {dice}"));
            assert!(scene.saw(Event::Shot(expected, seat)), "{dice}: 1 against the goalkeeper alone");
        }
    }
    // The goalkeeper of the shooting team is.
    let both_up = *scene(&attack("GK:BPA,BPA:1", "GK:BPA,BPA:2", "BPA:3")).state();
    assert_eq!(goal_attempt::rebound_result(&BASIC, &both_up, Seat::Home, 3, 3), Shot::Corner);
}

#[test]
fn f_goal_28_a_rebound_won_by_the_shooting_team_is_a_goal() {
    let mut scene = scene(&rebound(2, 2)); // 2 against 3 with the goalkeeper: -1
    scene.play("shoot; 3; 4 3");
    assert_eq!(scene.state().teams[Seat::Home].goals, 1);
}

#[test]
fn f_goal_29_an_equal_rebound_is_a_corner_kick() {
    let mut scene = scene(&rebound(2, 2));
    assert!(scene.play("shoot; 3; 4 4").can("corner BRC"));
}

#[test]
fn f_goal_30_a_lost_rebound_gives_the_other_team_the_ball_in_its_penalty_area() {
    for seat in Seat::ALL {
        let from_front = attack("GK:APA,BFR:1,BPA:1", "GK:BPA,BLC:1,BFR:1", "BFR:3");
        let mut lost = scene(&seen_by(seat, &from_front));
        lost.play("shoot; 4; 2 6");
        assert_eq!((lost.control(), lost.state().ball.area), (seat.other(), Area::Bpa.for_seat(seat)));
        // The turn goes on: the other team still has its first action.
        lost.play("done; position 0");
        assert!(lost.can("second") && lost.can("next"));
    }
}

#[test]
fn f_goal_30_the_closest_player_comes_when_nobody_is_there() {
    let mut scene = scene(&attack("GK:APA,BFR:1,BPA:1", "GK:BFR,BLC:1,BRC:1", "BFR:6"));
    scene.play("shoot; 2; 1 6"); // 2 + 4 - 2 + 1 = 5; 1 + 1 against 6
    assert_eq!(scene.legal(), ["move BLC>BPA", "move BRC>BPA", "keeper BFR>BPA"]);
    scene.play("move BLC>BPA");
    assert_eq!((scene.control(), scene.count(Seat::Away, Area::Bpa)), (Seat::Away, 1));
}

#[test]
fn f_goal_31_after_a_lost_rebound_the_value_is_the_die_of_the_team_that_shot() {
    for die in 1..=5 {
        let mut scene = scene(&rebound(1, 1)); // 1 against 2 with the goalkeeper: -1
        scene.play(&format!("shoot; 3; {die} 6"));
        assert_eq!((scene.control(), scene.value()), (Seat::Away, die));
    }
}
