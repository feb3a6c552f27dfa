//! Goal attempt.

use touchline_engine::Seat;
use touchline_fuba::event::Shot;
use touchline_fuba::rules::goal_attempt::{self, From, Modifiers};
use touchline_fuba::ruleset::Edition;
use touchline_fuba::state::Restart;
use touchline_fuba::{Area, Event, Ruleset, editions};

use crate::common::{Scene, scene_of, turned};
use crate::editions::OnEdition;

/// What differs between the editions.
#[derive(Clone, Copy)]
pub struct Shots {
    pub spec: &'static str,
    /// Whether the defending goalkeeper is counted in the numbers (F-GOAL-15).
    pub keeper_counts: bool,
    /// Whether the numbers at the ball count in a direct free kick (F-GOAL-11).
    pub numbers_at_free_kick: bool,
    /// Whether offside attackers are left out of the -1 too (F-GOAL-14).
    pub offside_never_counts: bool,
    /// The most players of a team that are counted in an area.
    pub most: u8,
}

impl OnEdition for Shots {
    fn on(edition: Edition) -> Self {
        Self::on(edition)
    }
}

impl Shots {
    pub const fn on(edition: Edition) -> Self {
        match edition {
            Edition::V2_0 => Self {
                spec: "fuba:2.0",
                keeper_counts: false,
                numbers_at_free_kick: true,
                offside_never_counts: false,
                most: 11,
            },
            Edition::V2_1 => Self {
                spec: "fuba:2.1",
                keeper_counts: true,
                numbers_at_free_kick: true,
                offside_never_counts: false,
                most: 11,
            },
            Edition::V2_2 => Self {
                spec: "fuba:2.2",
                keeper_counts: true,
                numbers_at_free_kick: false,
                offside_never_counts: true,
                most: 11,
            },
            Edition::V3_0 => Self {
                spec: "fuba:3.0",
                keeper_counts: true,
                numbers_at_free_kick: false,
                offside_never_counts: false,
                most: 6,
            },
        }
    }
}

/// A text as a team sees it: the board turned for away.
pub fn seen_by(seat: Seat, text: &str) -> String {
    match seat {
        Seat::Home => text.to_owned(),
        Seat::Away => turned(text),
    }
}

/// The constant of an edition.
pub fn rules_of(spec: &str) -> &'static Ruleset {
    match spec {
        "fuba:2.0" => &editions::v2_0::BASIC,
        "fuba:2.1" => &editions::v2_1::BASIC,
        "fuba:2.2" => &editions::v2_2::BASIC,
        _ => &editions::v3_0::BASIC,
    }
}

/// A team filled up to ten in front of end A's penalty area, from where home makes no attempt.
fn filled(players: &str) -> String {
    let placed: u8 = players.split([',', ':']).filter_map(|word| word.parse::<u8>().ok()).sum();
    format!("4-4-2,{players},AFR:{}", 10 - placed)
}

/// Home has been given a free kick in front of the penalty area and may shoot.
fn free_kick(home: &str, away: &str) -> String {
    format!("home={} away={} ball=BFR:1:home clock=1:20 next=take-free-kick", filled(home), filled(away))
}

/// From inside the penalty area against one counted opponent: no modifier at all.
const CLOSE_UP: &str = "GK:APA,BPA:1";
const OPPONENTS_HALF: [Area; 6] = [Area::Blw, Area::Brw, Area::Bfr, Area::Blc, Area::Bpa, Area::Brc];
const OTHER_MIDFIELD: [Area; 3] = [Area::Ce, Area::Alw, Area::Arw];

/// Home has the ball and is about to act.
pub fn attack(home: &str, away: &str, ball: &str) -> String {
    format!(
        "home={} away={} ball={ball}:home clock=1:20 turn=pass:CE>CE next=first-action:home",
        filled(home),
        filled(away)
    )
}

/// The same with the ball in a given area, held by one player (in front of the own penalty area the
/// others do).
fn attack_from(area: Area, keeper: Area, value: u8) -> String {
    let holder = if area == Area::Afr { String::new() } else { format!(",{}:1", area.name()) };
    let (home, away) = (format!("GK:APA{holder}"), format!("GK:{}", keeper.name()));
    attack(&home, &away, &format!("{}:{value}", area.name()))
}

/// Home shoots from the penalty area, with so many players of both teams there.
fn rebound(attackers: u8, defenders: u8) -> String {
    attack(&format!("GK:APA,BPA:{attackers}"), &format!("GK:BPA,BPA:{defenders}"), "BPA:3")
}

impl Shots {
    fn scene(self, position: &str) -> Scene {
        scene_of(self.spec, position)
    }

    fn modifiers(self, position: &str, from: From) -> Modifiers {
        goal_attempt::modifiers(rules_of(self.spec), self.scene(position).state(), from)
    }

    /// The goalkeeper as a number.
    fn keeper(self) -> u8 {
        u8::from(self.keeper_counts)
    }

    /// The goalkeeper in its goal and whoever it takes to make one counted defender there.
    fn one_defender(self) -> &'static str {
        if self.keeper_counts { "GK:BPA" } else { "GK:BPA,BPA:1" }
    }

    /// +1 for the majority, -1 against it.
    fn sign(self, own: u8, other: u8) -> i8 {
        let (own, other) = (own.min(self.most), other.min(self.most));
        i8::from(own > other) - i8::from(own < other)
    }

    /// The die that makes a shot of that position a rebound.
    fn rebound_die(self, attackers: u8, defenders: u8) -> i8 {
        2 - self.sign(attackers, defenders + self.keeper())
    }

    /// One letter per face of the die: Goal, Corner, Rebound, Miss, 2 = second roll.
    fn assert_shots(self, position: &str, dice_before: &str, faces: &str) {
        self.assert_shots_after("shoot", position, dice_before, faces);
    }

    fn assert_shots_after(self, script: &str, position: &str, dice_before: &str, faces: &str) {
        for seat in Seat::ALL {
            for (die, letter) in (1..=6).zip(faces.chars()) {
                let mut scene = self.scene(&seen_by(seat, position));
                scene.play(&format!("{script}; {dice_before} {die}"));
                assert!(
                    scene.saw(Event::Shot(shot(letter), seat)),
                    "{letter} for {die}\n{:?}",
                    scene.events()
                );
            }
        }
    }
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

/// The only attempt so far and its total modifier.
fn total(scene: &Scene) -> Option<i8> {
    scene.events().iter().find_map(|event| match event {
        Event::Attempt(_, _, total) => Some(*total),
        _ => None,
    })
}

on_editions!(f_goal_01_only_with_the_ball_wholly_in_the_passive_half, v2_0, v2_1, v2_2, v3_0);
fn f_goal_01_only_with_the_ball_wholly_in_the_passive_half(e: Shots) {
    for (seat, area) in Seat::ALL.into_iter().flat_map(|seat| Area::ALL.map(|area| (seat, area))) {
        let scene = e.scene(&seen_by(seat, &attack_from(area, Area::Bpa, 3)));
        assert_eq!(scene.can("shoot"), OPPONENTS_HALF.contains(&area), "{seat:?} from {area:?}");
    }
}

on_editions!(f_goal_01_only_the_controlling_team, v2_0, v2_1, v2_2, v3_0);
fn f_goal_01_only_the_controlling_team(e: Shots) {
    // The same area and the same players, both goalkeepers away: only the ball's owner differs.
    for (seat, area) in Seat::ALL.into_iter().flat_map(|seat| ["BFR", "BPA", "CE"].map(|area| (seat, area))) {
        let (home, away) = (format!("GK:ALW,{area}:1"), format!("GK:BLW,{area}:1"));
        let position = attack(&home, &away, &format!("{area}:3"));
        let lost = position.replace(":home clock", ":away clock");
        assert!(e.scene(&seen_by(seat, &position)).can("shoot"), "{seat:?} from {area}");
        assert!(!e.scene(&seen_by(seat, &lost)).can("shoot"), "{seat:?} from {area} without the ball");
    }
}

on_editions!(f_goal_03_one_die_plus_the_modifiers_against_the_ball_value, v2_0, v2_1, v2_2, v3_0);
fn f_goal_03_one_die_plus_the_modifiers_against_the_ball_value(e: Shots) {
    let mut attempt = e.scene(&attack("GK:APA,BFR:2,BPA:1", "GK:BPA,BLC:1,BFR:1", "BFR:3"));
    let modifier = -1 + e.sign(1, e.keeper());
    assert_eq!(attempt.play("shoot").refused("3 4").key, "dice-too-many");
    attempt.play(&format!("{}", 4 - modifier)); // 4 is above 3
    assert!(attempt.saw(Event::Shot(Shot::Goal, Seat::Home)));
    assert_eq!(total(&attempt), Some(modifier));
}

on_editions!(f_goal_04_to_07_every_die_against_every_ball_value, v2_0, v2_1, v2_2, v3_0);
fn f_goal_04_to_07_every_die_against_every_ball_value(e: Shots) {
    for (value, faces) in [(1, "CGGGGG"), (2, "RCGGGG"), (3, "MRCGGG"), (4, "MMRCGG"), (5, "MMMRCG")] {
        e.assert_shots(&attack(CLOSE_UP, e.one_defender(), &format!("BPA:{value}")), "", faces);
    }
}

on_editions!(f_goal_04_a_result_above_the_ball_value_is_a_goal, v2_0, v2_1, v2_2, v3_0);
fn f_goal_04_a_result_above_the_ball_value_is_a_goal(e: Shots) {
    for (value, goals) in [(4, 1), (5, 0)] {
        let mut scene = e.scene(&attack(CLOSE_UP, e.one_defender(), &format!("BPA:{value}")));
        scene.play("shoot; 5");
        assert_eq!(scene.state().teams[Seat::Home].goals, goals, "5 against {value}");
    }
}

on_editions!(f_goal_05_an_equal_result_is_a_corner_kick_for_the_shooting_team, v2_0, v2_1, v2_2, v3_0);
fn f_goal_05_an_equal_result_is_a_corner_kick_for_the_shooting_team(e: Shots) {
    for (seat, corners) in [(Seat::Home, ["BLC", "BRC"]), (Seat::Away, ["ALC", "ARC"])] {
        let mut scene = e.scene(&seen_by(seat, &attack(CLOSE_UP, e.one_defender(), "BPA:4")));
        scene.play("shoot; 4");
        assert_eq!(scene.legal(), corners.map(|corner| format!("corner {corner}")));
        scene.play(&format!("corner {}", corners[0]));
        assert_eq!((scene.control(), scene.state().turn.restart), (seat, Restart::CornerKick));
    }
}

on_editions!(
    f_goal_06_one_below_is_a_rebound_only_with_an_attacker_in_the_penalty_area,
    v2_0,
    v2_1,
    v2_2,
    v3_0
);
fn f_goal_06_one_below_is_a_rebound_only_with_an_attacker_in_the_penalty_area(e: Shots) {
    // +4 - 2 with the goalkeeper away; the attacker in the penalty area is offside and adds nothing.
    e.assert_shots(&attack("GK:APA,BFR:1", "GK:BLC,BFR:1", "BFR:6"), "", "MMMCGG");
    e.assert_shots(&attack("GK:APA,BFR:1,BPA:1", "GK:BLC,BFR:1", "BFR:6"), "", "MMRCGG");
    // The goalkeeper of the shooting team will do.
    e.assert_shots(&attack("GK:BPA,BFR:1", "GK:BLC,BFR:1", "BFR:6"), "", "MMRCGG");
}

on_editions!(f_goal_07_anything_else_is_a_miss_and_a_goal_kick, v2_0, v2_1, v2_2, v3_0);
fn f_goal_07_anything_else_is_a_miss_and_a_goal_kick(e: Shots) {
    for seat in Seat::ALL {
        let mut scene = e.scene(&seen_by(seat, &attack("GK:APA,BFR:1", "GK:BPA", "BFR:3")));
        scene.play("shoot; 3");
        let goal = Area::Bpa.for_seat(seat);
        assert!(scene.saw(Event::Awarded(Restart::GoalKick, seat.other(), goal)));
        assert_eq!((scene.control(), scene.state().ball.area, scene.value()), (seat.other(), goal, 1));
    }
}

on_editions!(f_goal_08_with_the_goalkeeper_away_from_every_area_at_the_half_way_line, v2_0, v2_1, v2_2, v3_0);
fn f_goal_08_with_the_goalkeeper_away_from_every_area_at_the_half_way_line(e: Shots) {
    for (area, keeper) in Area::ALL.into_iter().flat_map(|area| Area::ALL.map(|keeper| (area, keeper))) {
        let away = keeper != Area::Bpa;
        let expected = OPPONENTS_HALF.contains(&area) || (away && OTHER_MIDFIELD.contains(&area));
        for seat in Seat::ALL {
            let scene = e.scene(&seen_by(seat, &attack_from(area, keeper, 3)));
            assert_eq!(scene.can("shoot"), expected, "{seat:?} from {area:?}, goalkeeper in {keeper:?}");
        }
    }
}

on_editions!(f_goal_09_and_10_the_majority_in_the_area_of_the_shot, v2_0, v2_1, v2_2, v3_0);
fn f_goal_09_and_10_the_majority_in_the_area_of_the_shot(e: Shots) {
    for (own, other) in (1..=8).flat_map(|own| (0..=8).map(move |other| (own, other))) {
        let position = attack(&format!("GK:APA,BFR:{own}"), &format!("GK:BPA,BFR:{other}"), "BFR:3");
        for seat in Seat::ALL {
            let got = e.modifiers(&seen_by(seat, &position), From::Play).shooting_area;
            assert_eq!(got, e.sign(own, other), "{own} against {other}");
        }
    }
}

on_editions!(f_goal_09_more_attackers_at_the_shot_add_one, v2_0, v2_1, v2_2, v3_0);
fn f_goal_09_more_attackers_at_the_shot_add_one(e: Shots) {
    // -2 for the area, and the goalkeeper alone in the penalty area where it counts.
    for (attackers, expected) in [(1, -2), (2, -1), (3, -1)] {
        let position = attack(&format!("GK:APA,BFR:{attackers}"), "GK:BPA,BFR:1", "BFR:1");
        let expected = expected + e.sign(0, e.keeper());
        assert_eq!(total(e.scene(&position).play("shoot; 1")), Some(expected), "{attackers} against 1");
    }
}

on_editions!(f_goal_10_fewer_attackers_at_the_shot_take_one_off, v2_0, v2_1, v2_2, v3_0);
fn f_goal_10_fewer_attackers_at_the_shot_take_one_off(e: Shots) {
    for (defenders, expected) in [(1, -2), (2, -3), (3, -3)] {
        let position = attack("GK:APA,BFR:1", &format!("GK:BPA,BFR:{defenders}"), "BFR:1");
        let expected = expected + e.sign(0, e.keeper());
        assert_eq!(total(e.scene(&position).play("shoot; 1")), Some(expected), "1 against {defenders}");
    }
}

on_editions!(f_goal_11_numbers_at_the_shot_do_not_count_in_the_penalty_area, v2_0, v2_1, v2_2, v3_0);
fn f_goal_11_numbers_at_the_shot_do_not_count_in_the_penalty_area(e: Shots) {
    for (own, others) in [(1, 2), (2, 1), (4, 0)] {
        let inside = attack(&format!("GK:APA,BPA:{own}"), &format!("GK:BPA,BPA:{others}"), "BPA:3");
        let (got, expected) = (e.modifiers(&inside, From::Play), e.sign(own, others + e.keeper()));
        assert_eq!((got.shooting_area, got.penalty_area), (0, expected), "{own} against {others}");
        assert_eq!(total(e.scene(&inside).play("shoot; 1")), Some(expected), "{own} against {others}");
    }
}

on_editions!(f_goal_11_numbers_at_the_shot_and_direct_free_kicks, v2_0, v2_1, v2_2, v3_0);
fn f_goal_11_numbers_at_the_shot_and_direct_free_kicks(e: Shots) {
    for (own, other) in [(1, 3), (2, 2), (4, 1)] {
        let kick = free_kick(&format!("GK:APA,BFR:{own}"), &format!("GK:BPA,BFR:{other}"));
        let expected = if e.numbers_at_free_kick { e.sign(own, other) } else { 0 };
        for seat in Seat::ALL {
            let kick = seen_by(seat, &kick);
            assert_eq!(e.modifiers(&kick, From::FreeKick).shooting_area, expected, "{own} against {other}");
            // -2 for the area, -1 for the free kick, and the goalkeeper where it counts.
            let expected = expected - 3 + e.sign(0, e.keeper());
            assert_eq!(total(e.scene(&kick).play("shoot; 1")), Some(expected), "{own} against {other}");
        }
    }
}

on_editions!(f_goal_12_and_13_the_majority_in_the_penalty_area, v2_0, v2_1, v2_2, v3_0);
fn f_goal_12_and_13_the_majority_in_the_penalty_area(e: Shots) {
    for (own, others) in (0..=8).flat_map(|own| (0..=7).map(move |others| (own, others))) {
        let (home, away) = (format!("GK:APA,BFR:1,BPA:{own}"), format!("GK:BPA,BLC:1,BPA:{others}"));
        for seat in Seat::ALL {
            let got = e.modifiers(&seen_by(seat, &attack(&home, &away, "BFR:3")), From::Play).penalty_area;
            assert_eq!(got, e.sign(own, others + e.keeper()), "{own} against {others} and the goalkeeper");
        }
    }
}

on_editions!(f_goal_12_more_attackers_in_the_penalty_area_add_one, v2_0, v2_1, v2_2, v3_0);
fn f_goal_12_more_attackers_in_the_penalty_area_add_one(e: Shots) {
    for attackers in 0..=2 {
        let home = format!("GK:APA,BFR:1,BPA:{attackers}");
        let mut scene = e.scene(&attack(&home, "GK:BPA,BLC:1", "BFR:1"));
        let expected = -1 + e.sign(attackers, e.keeper());
        assert_eq!(total(scene.play("shoot; 1")), Some(expected), "{attackers} against the goalkeeper");
    }
}

on_editions!(f_goal_13_more_defenders_in_the_penalty_area_take_one_off, v2_0, v2_1, v2_2, v3_0);
fn f_goal_13_more_defenders_in_the_penalty_area_take_one_off(e: Shots) {
    for defenders in 0..=2 {
        let away = format!("GK:BPA,BLC:1,BPA:{defenders}");
        let mut scene = e.scene(&attack("GK:APA,BFR:2,BPA:1", &away, "BFR:1"));
        let expected = -1 + e.sign(1, defenders + e.keeper());
        assert_eq!(total(scene.play("shoot; 1")), Some(expected), "1 against {defenders} and the goalkeeper");
    }
}

on_editions!(f_goal_14_offside_attackers_do_not_bring_the_plus_one, v2_0, v2_1, v2_2, v3_0);
fn f_goal_14_offside_attackers_do_not_bring_the_plus_one(e: Shots) {
    use Area::{Afr, Bfr, Blc, Blw, Bpa, Brc, Brw, Ce};
    // Left out altogether they leave the goalkeeper a majority.
    let offside = if e.offside_never_counts { -1 } else { 0 };
    // The line is the second closest defender; the penalty area is offside unless it is level with line or
    // ball.
    for (line, level) in [(Bpa, true), (Blc, true), (Brc, true), (Bfr, false), (Blw, false), (Ce, false)] {
        for (ball, level_with_ball) in [(Bfr, false), (Blw, false), (Brw, false), (Blc, true), (Brc, true)] {
            let expected = if level || level_with_ball { 1 } else { offside };
            let home = format!("GK:APA,{}:1,BPA:3", ball.name());
            let away = format!("GK:BPA,{}:1", line.name());
            for seat in Seat::ALL {
                let position = seen_by(seat, &attack(&home, &away, &format!("{}:3", ball.name())));
                let got = e.modifiers(&position, From::Play).penalty_area;
                assert_eq!(got, expected, "{seat:?}, line {line:?}, ball {ball:?}");
            }
        }
    }
    let alone = attack("GK:APA,BPA:3", "GK:BPA", "BPA:3"); // the other defenders are at the far end
    assert_eq!(e.scene(&alone).count(Seat::Away, Afr), 10);
    let got = e.modifiers(&alone, From::Play).penalty_area;
    assert_eq!(got, 1, "nobody is offside level with the ball (R-077)");
}

on_editions!(f_goal_14_offside_attackers_and_the_minus_one, v2_0, v2_1, v2_2, v3_0);
fn f_goal_14_offside_attackers_and_the_minus_one(e: Shots) {
    // One defender in the penalty area, the goalkeeper before it: whoever joins him is offside.
    for (attackers, counted) in [(0, -1), (1, 0), (2, 0)] {
        let expected = if e.offside_never_counts { -1 } else { counted };
        let position = attack(&format!("GK:APA,BFR:1,BPA:{attackers}"), "GK:BFR,BPA:1", "BFR:3");
        for seat in Seat::ALL {
            let got = e.modifiers(&seen_by(seat, &position), From::Play).penalty_area;
            assert_eq!(got, expected, "{seat:?}: {attackers} offside against one");
        }
        // 4 - 2, and the goalkeeper at the ball where it counts.
        let expected = expected + 2 + e.sign(1, e.keeper());
        assert_eq!(total(e.scene(&position).play("shoot; 1")), Some(expected), "{attackers} offside");
    }
}

on_editions!(f_goal_15_the_goalkeepers_in_the_numbers, v2_0, v2_1, v2_2, v3_0);
fn f_goal_15_the_goalkeepers_in_the_numbers(e: Shots) {
    // In the area of the shot and in the penalty area, with the defending goalkeeper counted and not counted.
    for (home, away, counted, not_counted) in [
        ("GK:APA,BFR:1", "GK:BFR,BLC:1", (0, 0), (1, 0)),
        ("GK:APA,BFR:1", "GK:BFR,BFR:1", (-1, 0), (0, 0)),
        ("GK:BFR,BFR:1", "GK:BPA,BFR:1", (1, -1), (1, 0)),
        ("GK:APA,BFR:1", "GK:BPA", (1, -1), (1, 0)),
        ("GK:APA,BFR:1,BPA:1", "GK:BPA,BLC:1", (1, 0), (1, 1)),
        ("GK:BPA,BFR:1,BPA:1", "GK:BPA,BLC:1", (1, 1), (1, 1)),
        ("GK:BPA,BFR:1", "GK:BPA,BPA:1", (1, -1), (1, 0)),
    ] {
        let expected = if e.keeper_counts { counted } else { not_counted };
        for seat in Seat::ALL {
            let got = e.modifiers(&seen_by(seat, &attack(home, away, "BFR:3")), From::Play);
            assert_eq!((got.shooting_area, got.penalty_area), expected, "{seat:?}: {home} against {away}");
        }
    }
}

on_editions!(f_goal_16_a_goalkeeper_away_from_the_penalty_area_adds_four, v2_0, v2_1, v2_2, v3_0);
fn f_goal_16_a_goalkeeper_away_from_the_penalty_area_adds_four(e: Shots) {
    for (seat, keeper) in Seat::ALL.into_iter().flat_map(|seat| Area::ALL.map(|keeper| (seat, keeper))) {
        let position = seen_by(seat, &attack_from(Area::Blw, keeper, 3));
        let expected = if keeper == Area::Bpa { 0 } else { 4 };
        let got = e.modifiers(&position, From::Play).keeper_away;
        assert_eq!(got, expected, "{seat:?}, goalkeeper in {keeper:?}");
    }
    let mut away = e.scene(&attack("GK:APA,BLW:1", "GK:BFR,BLW:1", "BLW:2"));
    assert_eq!(total(away.play("shoot; 1")), Some(-1), "4 - 5");
}

on_editions!(f_goal_17_directly_from_a_free_kick_one_less, v2_0, v2_1, v2_2, v3_0);
fn f_goal_17_directly_from_a_free_kick_one_less(e: Shots) {
    let (home, away) = ("GK:APA,BFR:1,BPA:1", "GK:BPA,BLC:1,BFR:1");
    let kick = free_kick(home, away);
    let in_goal = e.sign(1, e.keeper());
    assert_eq!(e.modifiers(&kick, From::FreeKick).free_kick, -1);
    assert_eq!(total(e.scene(&kick).play("shoot; 1")), Some(-3 + in_goal));
    // In play nothing is taken off, not even in a turn that began with a free kick.
    let later = attack(home, away, "BFR:1").replace("turn=", "turn=restart:free-kick,");
    assert_eq!(total(e.scene(&later).play("shoot; 1")), Some(-2 + in_goal));
}

on_editions!(f_goal_18_the_number_of_each_area, v2_0, v2_1, v2_2, v3_0);
fn f_goal_18_the_number_of_each_area(e: Shots) {
    use Area::{Afr, Alc, Alw, Apa, Arc, Arw, Bfr, Blc, Blw, Bpa, Brc, Brw, Ce};
    let table = [(Bpa, 0), (Bfr, 2), (Blc, 4), (Brc, 4), (Blw, 5), (Brw, 5), (Ce, 6), (Alw, 6), (Arw, 6)];
    for (seat, (area, number)) in Seat::ALL.into_iter().flat_map(|seat| table.map(|row| (seat, row))) {
        assert_eq!(goal_attempt::area_number(seat, area.for_seat(seat)), Some(number), "{seat:?} {area:?}");
        // One against one at the shot, the goalkeeper away, nobody else near: +4 and the area; +1 where the
        // shooter alone is in the penalty area.
        let inside = i8::from(area == Bpa);
        let home = format!("GK:APA,{}:1", area.name());
        let away = if area == Bpa { "GK:BFR".into() } else { format!("GK:ARC,{}:1", area.name()) };
        let mut scene = e.scene(&seen_by(seat, &attack(&home, &away, &format!("{}:6", area.name()))));
        let expected = 4 - number.cast_signed() + inside;
        assert_eq!(total(scene.play("shoot; 1")), Some(expected), "{seat:?} {area:?}");
    }
    for area in [Alc, Apa, Arc, Afr] {
        assert_eq!(goal_attempt::area_number(Seat::Home, area), None);
        assert_eq!(goal_attempt::area_number(Seat::Away, area.turned()), None);
    }
}

on_editions!(f_goal_20_after_a_goal_the_other_team_kicks_off, v2_0, v2_1, v2_2, v3_0);
fn f_goal_20_after_a_goal_the_other_team_kicks_off(e: Shots) {
    for seat in Seat::ALL {
        let mut scene = e.scene(&seen_by(seat, &attack(CLOSE_UP, "GK:BPA", "BPA:1")));
        scene.play("shoot; 6");
        let state = scene.state();
        assert_eq!((state.teams[seat].goals, state.teams[seat.other()].goals), (1, 0));
        assert_eq!((scene.control(), state.turn.restart), (seat.other(), Restart::KickOff));
        assert_eq!((state.ball.area, scene.value()), (Area::Ce, 1));
    }
}

on_editions!(
    f_goal_21_an_attempt_is_difficult_when_even_a_six_does_not_exceed_the_value,
    v2_0,
    v2_1,
    v2_2,
    v3_0
);
fn f_goal_21_an_attempt_is_difficult_when_even_a_six_does_not_exceed_the_value(e: Shots) {
    let state = |value| *e.scene(&attack_from(Area::Bpa, Area::Bpa, value)).state();
    for (value, total) in (1..=6).flat_map(|value: u8| (-9..=6).map(move |total| (value, total))) {
        let can_score = (1..=6).any(|die| die + total > value.cast_signed());
        assert_eq!(goal_attempt::is_difficult(&state(value), total), !can_score, "{value} with {total}");
    }
    assert!(e.scene(&attack("GK:APA,BLW:1", "GK:BPA,BLW:6", "BLW:6")).can("shoot"), "needs a 12 at least");
}

on_editions!(f_goal_22_in_a_difficult_attempt_only_a_natural_six_goes_on, v2_0, v2_1, v2_2, v3_0);
fn f_goal_22_in_a_difficult_attempt_only_a_natural_six_goes_on(e: Shots) {
    // 6 - 2 = 4: a six would be a corner and a five a rebound.
    let away = format!("{},BLC:1,BFR:1", e.one_defender());
    e.assert_shots(&attack("GK:APA,BFR:1,BPA:1", &away, "BFR:4"), "", "MMMMM2");
    e.assert_shots(&attack("GK:APA,BFR:1,BPA:1", &away, "BFR:3"), "", "MMMRCG");
    e.assert_shots(&attack(CLOSE_UP, e.one_defender(), "BPA:6"), "", "MMMMM2");
}

on_editions!(f_goal_23_to_25_every_second_die_from_every_area, v2_0, v2_1, v2_2, v3_0);
fn f_goal_23_to_25_every_second_die_from_every_area(e: Shots) {
    let table =
        [("BPA", "GGGGGG"), ("BFR", "MCGGGG"), ("BLC", "MMMCGG"), ("BRC", "MMMCGG"), ("BLW", "MMMMCG")];
    for (area, faces) in table.into_iter().chain([("BRW", "MMMMCG")]) {
        let outnumbered = attack(&format!("GK:APA,{area}:1"), "GK:BPA,BPA:2", &format!("{area}:6"));
        e.assert_shots(&outnumbered, "6;", faces);
        let outnumbering = attack(&format!("GK:APA,{area}:3"), "GK:BPA,BPA:3", &format!("{area}:6"));
        e.assert_shots(&outnumbering, "6;", faces); // modifiers do not touch the second die
    }
    for area in OTHER_MIDFIELD.map(Area::name) {
        let far = attack(&format!("GK:APA,{area}:1"), &format!("GK:BFR,{area}:1"), &format!("{area}:6"));
        e.assert_shots(&far, "6;", "MMMMMC");
    }
}

on_editions!(f_goal_23_above_the_area_number_scores, v2_0, v2_1, v2_2, v3_0);
fn f_goal_23_above_the_area_number_scores(e: Shots) {
    let mut scene = e.scene(&attack("GK:APA,BLC:1", "GK:BPA", "BLC:6"));
    scene.play("shoot; 6; 5");
    assert_eq!(scene.state().teams[Seat::Home].goals, 1);
}

on_editions!(f_goal_24_equal_to_the_area_number_is_a_corner, v2_0, v2_1, v2_2, v3_0);
fn f_goal_24_equal_to_the_area_number_is_a_corner(e: Shots) {
    let mut scene = e.scene(&attack("GK:APA,BLC:1", "GK:BPA", "BLC:6"));
    assert!(scene.play("shoot; 6; 4").can("corner BLC"));
}

on_editions!(f_goal_25_below_the_area_number_is_a_goal_kick, v2_0, v2_1, v2_2, v3_0);
fn f_goal_25_below_the_area_number_is_a_goal_kick(e: Shots) {
    let mut scene = e.scene(&attack("GK:APA,BLC:1", "GK:BPA", "BLC:6"));
    scene.play("shoot; 6; 3");
    assert_eq!(scene.control(), Seat::Away);
    assert!(scene.saw(Event::Awarded(Restart::GoalKick, Seat::Away, Area::Bpa)));
}

on_editions!(f_goal_26_each_die_and_the_players_in_the_penalty_area, v2_0, v2_1, v2_2, v3_0);
fn f_goal_26_each_die_and_the_players_in_the_penalty_area(e: Shots) {
    for (attackers, defenders) in (1..=8).flat_map(|a: u8| (0..=8).map(move |d: u8| (a, d))) {
        let state = *e.scene(&rebound(attackers, defenders)).state();
        for (own, other) in (1..=6).flat_map(|own| (1..=6).map(move |other| (own, other))) {
            let lead = i16::from(own + attackers.min(e.most)) - i16::from(other + defenders.min(e.most));
            let expected = match lead {
                1.. => Shot::Goal,
                0 => Shot::Corner,
                _ => Shot::Cleared,
            };
            let got = goal_attempt::rebound_result(rules_of(e.spec), &state, Seat::Home, own, other);
            assert_eq!(got, expected, "{own} + {attackers} against {other} + {defenders}");
        }
    }
}

on_editions!(f_goal_27_the_defending_goalkeeper_is_not_counted_in_a_rebound, v2_0, v2_1, v2_2, v3_0);
fn f_goal_27_the_defending_goalkeeper_is_not_counted_in_a_rebound(e: Shots) {
    for (dice, expected) in [("2 2", Shot::Goal), ("2 3", Shot::Corner), ("2 4", Shot::Cleared)] {
        for seat in Seat::ALL {
            let mut scene = e.scene(&seen_by(seat, &rebound(1, 0)));
            scene.play(&format!("shoot; {}; {dice}", e.rebound_die(1, 0)));
            assert!(scene.saw(Event::Shot(expected, seat)), "{dice}: 1 against the goalkeeper alone");
        }
    }
    // The goalkeeper of the shooting team is.
    let both_up = *e.scene(&attack("GK:BPA,BPA:1", "GK:BPA,BPA:2", "BPA:3")).state();
    assert_eq!(goal_attempt::rebound_result(rules_of(e.spec), &both_up, Seat::Home, 3, 3), Shot::Corner);
}

on_editions!(f_goal_28_a_rebound_won_by_the_shooting_team_is_a_goal, v2_0, v2_1, v2_2, v3_0);
fn f_goal_28_a_rebound_won_by_the_shooting_team_is_a_goal(e: Shots) {
    let mut scene = e.scene(&rebound(2, 2));
    scene.play(&format!("shoot; {}; 4 3", e.rebound_die(2, 2)));
    assert_eq!(scene.state().teams[Seat::Home].goals, 1);
}

on_editions!(f_goal_29_an_equal_rebound_is_a_corner_kick, v2_0, v2_1, v2_2, v3_0);
fn f_goal_29_an_equal_rebound_is_a_corner_kick(e: Shots) {
    let mut scene = e.scene(&rebound(2, 2));
    assert!(scene.play(&format!("shoot; {}; 4 4", e.rebound_die(2, 2))).can("corner BRC"));
}

on_editions!(
    f_goal_30_a_lost_rebound_gives_the_other_team_the_ball_in_its_penalty_area,
    v2_0,
    v2_1,
    v2_2,
    v3_0
);
fn f_goal_30_a_lost_rebound_gives_the_other_team_the_ball_in_its_penalty_area(e: Shots) {
    for seat in Seat::ALL {
        let from_front = attack("GK:APA,BFR:1,BPA:1", "GK:BPA,BLC:1,BFR:1", "BFR:3");
        let mut lost = e.scene(&seen_by(seat, &from_front));
        lost.play(&format!("shoot; {}; 2 6", 4 - e.sign(1, e.keeper())));
        assert_eq!((lost.control(), lost.state().ball.area), (seat.other(), Area::Bpa.for_seat(seat)));
        assert_eq!(lost.state().turn.number, 1, "the turn goes on (R-081)");
    }
}

on_editions!(f_goal_30_the_closest_player_comes_when_nobody_is_there, v2_0, v2_1, v2_2, v3_0);
fn f_goal_30_the_closest_player_comes_when_nobody_is_there(e: Shots) {
    let mut scene = e.scene(&attack("GK:APA,BFR:1,BPA:1", "GK:BFR,BLC:1,BRC:1", "BFR:6"));
    // 4 - 2 + 1, and one more where the goalkeeper at the ball is not counted; then 1 + 1 against 6.
    scene.play(&format!("shoot; {}; 1 6", 2 - e.sign(1, e.keeper())));
    assert_eq!(scene.legal(), ["move BLC>BPA", "move BRC>BPA", "keeper BFR>BPA"]);
    scene.play("move BLC>BPA");
    assert_eq!((scene.control(), scene.count(Seat::Away, Area::Bpa)), (Seat::Away, 1));
}

on_editions!(
    f_goal_31_after_a_lost_rebound_the_value_is_the_die_of_the_team_that_shot,
    v2_0,
    v2_1,
    v2_2,
    v3_0
);
fn f_goal_31_after_a_lost_rebound_the_value_is_the_die_of_the_team_that_shot(e: Shots) {
    for die in 1..=5 {
        let mut scene = e.scene(&rebound(1, 1));
        scene.play(&format!("shoot; {}; {die} 6", e.rebound_die(1, 1)));
        assert_eq!((scene.control(), scene.value()), (Seat::Away, die));
    }
}

on_editions!(f_goal_02_as_first_or_as_second_action, v2_1, v2_2);
fn f_goal_02_as_first_or_as_second_action(e: Shots) {
    for (seat, before) in
        Seat::ALL.into_iter().flat_map(|seat| ["adjust", "midfield; done"].map(|a| (seat, a)))
    {
        let position = seen_by(seat, &attack("GK:APA,BFR:1", "GK:BPA", "BFR:3"));
        assert!(e.scene(&position).can("shoot"));
        let mut second = e.scene(&position);
        second.play(before);
        assert!(second.can("shoot"), "after {before}");
        second.play("shoot; 1");
        assert!(second.saw(Event::Shot(Shot::Miss, seat)));
    }
    // A shot that is over leaves the other action, without the ball no second shot.
    let mut shot = e.scene(&rebound(1, 0));
    shot.play(&format!("shoot; {}; 1 6", e.rebound_die(1, 0)));
    assert!(shot.can("forward") && !shot.can("shoot"));
}

on_editions!(f_goal_19_the_second_action_takes_one_off, v2_1, v2_2);
fn f_goal_19_the_second_action_takes_one_off(e: Shots) {
    let position = attack("GK:APA,BFR:2,BPA:1", "GK:BPA,BLC:1,BFR:1", "BFR:1");
    let first = -1 + e.sign(1, e.keeper());
    for seat in Seat::ALL {
        let position = seen_by(seat, &position);
        assert_eq!(total(e.scene(&position).play("shoot; 1")), Some(first));
        assert_eq!(total(e.scene(&position).play("adjust; shoot; 1")), Some(first - 1));
    }
    // A direct free kick is a first action, whatever was played before.
    let kick = free_kick("GK:APA,BFR:1,BPA:1", "GK:BPA,BLC:1,BFR:1");
    let late = format!("{kick} more=handicap");
    assert_eq!(total(e.scene(&late).play("shoot; 1")), total(e.scene(&kick).play("shoot; 1")));
    // It decides whether the attempt is difficult, but does not touch the second die.
    let close = attack(CLOSE_UP, e.one_defender(), "BPA:5");
    e.assert_shots(&close, "", "MMMRCG");
    e.assert_shots_after("midfield; done; shoot", &close, "", "MMMMM2");
    let corner = attack("GK:APA,BLC:1", "GK:BPA", "BLC:6");
    e.assert_shots_after("midfield; done; shoot", &corner, "6;", "MMMCGG");
}

on_editions!(f_goal_30_the_shooting_team_goes_on_with_its_stage, v2_0("1"), v2_1("2"), v2_2("2"));
/// The die of an attempt that brings a rebound.
fn f_goal_30_the_shooting_team_goes_on_with_its_stage(e: Shots, die: &str) {
    let mut lost = scene_of(e.spec, &attack("GK:APA,BPA:1", "GK:BPA", "BPA:3"));
    lost.play(&format!("shoot; {die}; 1 6"));
    assert_eq!((lost.control(), lost.value(), lost.state().ball.area), (Seat::Away, 1, Area::Bpa));
    assert!(lost.can("forward") && !lost.can("shoot"));
    lost.play("forward; move AFR>CE");
    assert_eq!(lost.count(Seat::Home, Area::Ce), 1);
}
