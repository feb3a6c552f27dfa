//! Playing styles.

use touchline_engine::{Game, Node, Seat, Weighted};
use touchline_fuba::advanced::playing_style;
use touchline_fuba::chance::Kept;
use touchline_fuba::state::{Line, Style, Styles};
use touchline_fuba::{Decision, Event, Fuba, Roll};

use crate::common::{Scene, new_match, scene_of};
use crate::shared::{f_inj, f_ttest};

const SPEC: &str = "fuba:2.0+styles";

/// Home's ball is in play to the target; the dice of the event are due.
fn event(target: &str, home: &str, away: &str) -> Scene {
    scene_of(
        SPEC,
        &format!(
            "home=4-4-2,GK:APA,{target}:2,AFR:8 away=4-4-2,GK:BPA,{target}:2,AFR:8 ball=AFR:4:home clock=1:20 \
             styles={home}-{away} turn=pass:AFR>{target},dice:45 next=event"
        ),
    )
}

fn due(scene: &Scene) -> Option<Roll> {
    touchline_fuba::roll(scene.rules(), scene.state())
}

#[test]
fn f_style_01_each_line_plays_easy_normal_or_aggressive() {
    let mut scene = new_match(SPEC);
    scene.play("formation 4-4-2");
    assert!(matches!(scene.driver().node(), Node::Decide(Seat::Home, Decision::Styles)));
    let offered = scene.driver().actions().len();
    assert_eq!(offered, 27, "three styles for three lines");
    // chosen in secret right after the formation, revealed with the formations.
    scene.play("styles easy/normal/aggressive; formation 4-3-3; styles aggressive/aggressive/easy");
    let chosen = [
        [Style::Easy, Style::Normal, Style::Aggressive],
        [Style::Aggressive, Style::Aggressive, Style::Easy],
    ];
    for (seat, styles) in Seat::ALL.into_iter().zip(chosen) {
        assert_eq!(Line::ALL.map(|line| scene.state().teams[seat].styles.of(line)), styles);
        assert!(scene.saw(Event::StylesChosen(seat)));
        let shown =
            scene.events().iter().position(|event| *event == Event::Styles(seat, Styles::new(styles)));
        let formation =
            scene.events().iter().position(|event| matches!(event, Event::Formation(Seat::Home, _)));
        assert!(shown.unwrap() > formation.unwrap(), "with the formations");
    }
    assert_eq!(scene.events().iter().filter(|event| matches!(event, Event::Styles(..))).count(), 2, "once");
    assert!(!new_match("fuba:2.0").play("formation 4-4-2").can("styles easy/easy/easy"), "only if in play");
}

#[test]
fn f_style_02_the_line_of_the_targets_zone_seen_from_the_team() {
    let rules = Fuba::from_text(SPEC).unwrap().rules;
    // Home attacks end B: away defends there.
    for (target, home, away) in [
        ("APA", Line::Defence, Line::Forward),
        ("AFR", Line::Defence, Line::Forward),
        ("ALC", Line::Defence, Line::Forward),
        ("ALW", Line::Midfield, Line::Midfield),
        ("CE", Line::Midfield, Line::Midfield),
        ("BRW", Line::Midfield, Line::Midfield),
        ("BFR", Line::Forward, Line::Defence),
        ("BRC", Line::Forward, Line::Defence),
        ("BPA", Line::Forward, Line::Defence),
    ] {
        for line in Line::ALL {
            let one = Line::ALL.map(|other| if other == line { "aggressive" } else { "normal" }).join("/");
            let scene = scene_of(
                SPEC,
                &format!(
                    "home=4-4-2,GK:APA,CE:10 away=4-4-2,GK:BPA,CE:10 ball=CE:4:home clock=1:20 styles={one}-{one} \
                     turn=pass:CE>{target},dice:45 next=event"
                ),
            );
            let style = |seat| playing_style::style(&rules, scene.state(), seat);
            assert_eq!(style(Seat::Home) == Style::Aggressive, line == home, "{target}");
            assert_eq!(style(Seat::Away) == Style::Aggressive, line == away, "{target}");
            let dice = |here| if line == here { Kept::Higher } else { Kept::Only };
            assert_eq!(due(&scene), Some(Roll::StyledEvent(dice(home), dice(away))), "{target}");
        }
    }
}

/// The difference an event shows for these dice.
fn difference(styles: (&str, &str), dice: &str) -> i8 {
    let all = |style: &str| [style; 3].join("/");
    let mut scene = event("CE", &all(styles.0), &all(styles.1));
    scene.play(dice);
    scene
        .events()
        .iter()
        .find_map(|event| match event {
            Event::EventDifference(difference) => Some(*difference),
            _ => None,
        })
        .unwrap()
}

/// The probability of every difference, as a count out of all rolls.
fn distribution(home: &str, away: &str) -> Vec<(i8, u32)> {
    let all = |style: &str| [style; 3].join("/");
    let (scene, game) = (event("CE", &all(home), &all(away)), Fuba::from_text(SPEC).unwrap());
    let mut outcomes = Weighted::new();
    game.chances(scene.state(), &mut outcomes);
    let dice = u32::try_from(game.draws(scene.state()).sides().len()).unwrap();
    assert_eq!(outcomes.total(), 6_u32.pow(dice), "{home} against {away}");
    let mut table: Vec<(i8, u32)> = (-5..=5).map(|difference| (difference, 0)).collect();
    for (chance, ways) in outcomes.iter() {
        let (mut next, mut events) = (*scene.state(), Vec::new());
        game.resolve(&mut next, chance.as_ref(), &mut events);
        for event in events {
            if let Event::EventDifference(d) = event {
                table[usize::try_from(d + 5).unwrap()].1 += ways;
            }
        }
    }
    table
}

/// The same counted by hand, roll by roll.
fn by_hand(home: fn(u8, u8) -> u8, away: fn(u8, u8) -> u8, dice: [u32; 2]) -> Vec<(i8, u32)> {
    let mut table: Vec<(i8, u32)> = (-5..=5).map(|difference| (difference, 0)).collect();
    let pairs = || (1..=6_u8).flat_map(|a| (1..=6_u8).map(move |b| (a, b)));
    for ((a, b), (c, d)) in pairs().flat_map(|first| pairs().map(move |second| (first, second))) {
        let difference = home(a, b).cast_signed() - away(c, d).cast_signed();
        table[usize::try_from(difference + 5).unwrap()].1 += 1;
    }
    // In this count a team with one die has each of its rolls six times.
    let too_often = 6_u32.pow(4 - dice[0] - dice[1]);
    table.into_iter().map(|(difference, ways)| (difference, ways / too_often)).collect()
}

#[test]
fn f_style_03_aggressive_ignores_the_lower_of_two_event_dice() {
    assert_eq!(difference(("aggressive", "normal"), "2 5 1"), 4);
    assert_eq!(difference(("aggressive", "normal"), "5 2 1"), 4);
    assert_eq!(difference(("normal", "aggressive"), "3 1 6"), -3);
    assert_eq!(distribution("aggressive", "normal"), by_hand(u8::max, |a, _| a, [2, 1]));
    assert_eq!(distribution("normal", "aggressive"), by_hand(|a, _| a, u8::max, [1, 2]));
    assert_eq!(distribution("aggressive", "aggressive"), by_hand(u8::max, u8::max, [2, 2]));
}

#[test]
fn f_style_06_easy_ignores_the_higher_of_two_event_dice() {
    assert_eq!(difference(("easy", "normal"), "2 5 1"), 1);
    assert_eq!(difference(("normal", "easy"), "3 1 6"), 2);
    assert_eq!(difference(("easy", "aggressive"), "6 5 1 3"), 2);
    assert_eq!(distribution("easy", "normal"), by_hand(u8::min, |a, _| a, [2, 1]));
    assert_eq!(distribution("easy", "easy"), by_hand(u8::min, u8::min, [2, 2]));
    assert_eq!(distribution("aggressive", "easy"), by_hand(u8::max, u8::min, [2, 2]));
}

#[test]
fn f_style_03_what_is_ignored_is_no_result() {
    // equal dice are the kept ones, whatever else was rolled.
    let spec = "fuba:2.0+condition+styles";
    let position = |dice: &str| {
        let mut scene = scene_of(
            spec,
            &format!(
                "{} condition=4/4/2-4/4/2",
                event("CE", "easy/easy/easy", "normal/normal/normal").position()
            ),
        );
        scene.play(dice);
        scene.events().iter().filter(|event| matches!(event, Event::PointsGained(..))).count()
    };
    assert_eq!(position("1 6 1"), 2, "1 against 1 brings both a point");
    assert_eq!(position("6 6 6"), 0);
    assert_eq!(position("1 6 6"), 0);
}

/// What the style adds to an injury roll and to the dice of a tiredness test.
fn added(style: &str) -> [i8; 2] {
    let rules = Fuba::from_text(SPEC).unwrap().rules;
    let scene = event("BFR", &format!("normal/normal/{style}"), &format!("{style}/normal/normal"));
    Seat::ALL.map(|seat| playing_style::die_modifier(&rules, scene.state(), seat))
}

#[test]
fn f_style_04_aggressive_adds_one_to_an_injury_roll() {
    assert_eq!(added("aggressive"), [1, 1]);
}

#[test]
fn f_style_05_aggressive_adds_one_to_each_die_of_a_tiredness_test() {
    assert_eq!(added("aggressive"), [1, 1]);
}

#[test]
fn f_style_07_easy_takes_one_off_an_injury_roll() {
    assert_eq!(added("easy"), [-1, -1]);
}

#[test]
fn f_style_08_easy_takes_one_off_each_die_of_a_tiredness_test() {
    assert_eq!(added("easy"), [-1, -1]);
}

#[test]
fn f_style_09_normal_has_no_effect() {
    assert_eq!(added("normal"), [0, 0]);
    let scene = event("CE", "aggressive/normal/easy", "easy/normal/aggressive");
    assert_eq!(due(&scene), Some(Roll::StyledEvent(Kept::Only, Kept::Only)), "one die each");
    assert_eq!(distribution("normal", "normal"), by_hand(|a, _| a, |a, _| a, [1, 1]));
}

/// How long a home player hurt in the centre is off, with this style of its midfield; `None` if for good.
fn off_for(style: &str, die: u8) -> Option<u8> {
    let fields = format!("clock=1:20 styles=normal/{style}/normal-normal/normal/normal");
    let scene = f_inj::rolled("fuba:2.0+injuries+styles", &fields, die);
    assert_eq!(f_inj::result(&scene).is_none(), scene.saw(Event::InjuredForGood(Seat::Home)));
    f_inj::result(&scene)
}

#[test]
fn f_style_04_a_player_of_an_aggressive_line_is_off_longer() {
    let by_die = |style: &str| [1, 2, 3, 4, 5, 6].map(|die| off_for(style, die));
    assert_eq!(by_die("normal"), [Some(1), Some(2), Some(3), None, None, None]);
    assert_eq!(by_die("aggressive"), [Some(2), Some(3), None, None, None, None]);
    // Neither the other team nor another line counts.
    for styles in [
        "normal/normal/normal-aggressive/aggressive/aggressive",
        "aggressive/normal/aggressive-easy/easy/easy",
    ] {
        let fields = format!("clock=1:20 styles={styles}");
        assert_eq!(
            f_inj::result(&f_inj::rolled("fuba:2.0+injuries+styles", &fields, 3)),
            Some(3),
            "{styles}"
        );
    }
}

#[test]
fn f_style_07_a_player_of_an_easy_line_is_off_less_long() {
    // not below 1.
    assert_eq!(
        [1, 2, 3, 4, 5, 6].map(|die| off_for("easy", die)),
        [Some(1), Some(1), Some(2), Some(3), None, None]
    );
}

/// Home's test with this style of its midfield: the turn goes to the centre, five minutes pass. Returns the
/// dice used, whether they pass, and the points left.
fn test(style: &str, clock: &str, dice: &[u8]) -> (usize, bool, u8) {
    let fields = format!("condition=0/9/0-0/9/0 styles=easy/{style}/easy-normal/normal/normal");
    let mut scene = f_ttest::turn_at("fuba:2.0+styles", clock, &fields);
    scene.play("target CE; 6 1");
    let mut used = 0;
    for die in dice {
        if f_ttest::testing(&mut scene) == Some(Seat::Home) {
            scene.play(&die.to_string());
            used += 1;
        }
    }
    assert_ne!(f_ttest::testing(&mut scene), Some(Seat::Home));
    let passed = scene.saw(Event::TestPassed(Seat::Home));
    (used, passed, scene.state().teams[Seat::Home].condition.total())
}

#[test]
fn f_style_05_each_die_of_an_aggressive_line_counts_one_more() {
    assert_eq!(test("aggressive", "1:15", &[1]), (1, true, 9), "20 at minute 20");
    assert_eq!(test("aggressive", "1:35", &[1, 1]), (2, true, 8), "40 at minute 40: the second die too");
    assert_eq!(test("normal", "1:35", &[1, 1, 1]), (3, false, 6));
    assert_eq!(test("aggressive", "2:65", &[6]), (1, true, 9), "R-217: 70");
    assert_eq!(test("normal", "2:65", &[6, 1]), (2, true, 8));
}

#[test]
fn f_style_08_each_die_of_an_easy_line_counts_one_less() {
    assert_eq!(test("easy", "1:15", &[2, 2]), (2, true, 8), "10 and 10 at minute 20");
    assert_eq!(test("normal", "1:15", &[2]), (1, true, 9));
    assert_eq!(test("easy", "1:15", &[1, 1, 1]), (3, false, 6), "R-217: three times nothing");
    assert_eq!(test("normal", "1:15", &[1, 1]), (2, true, 8));
}
