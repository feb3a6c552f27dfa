//! Weather.

use touchline_engine::Seat;
use touchline_fuba::advanced::{aggressive_pressing, weather};
use touchline_fuba::event::Why;
use touchline_fuba::flow::Nth;
use touchline_fuba::state::Weather;
use touchline_fuba::{Decision, Event, Roll};

use crate::common::{Scene, asked, new_match, scene_of};
use crate::shared::f_fk::{AWAY, HOME};
use crate::shared::f_inj::{self, roll};
use crate::shared::{f_apress, f_ttest};

const SPEC: &str = "fuba:3.0+weather";
const PRESSING: &str = "fuba:3.0+aggressive-pressing+condition+weather";

const ALL: [(&str, Weather); 8] = [
    ("ordinary", Weather::Ordinary),
    ("heat", Weather::Heat),
    ("extreme-heat", Weather::ExtremeHeat),
    ("sunshine", Weather::Sunshine),
    ("wind", Weather::Wind),
    ("rain", Weather::Rain),
    ("cold", Weather::Cold),
    ("storm", Weather::Storm),
];

/// Home plays the ball from the centre; both teams are there.
fn turn(weather: &str, fields: &str) -> Scene {
    scene_of(
        "fuba:3.0+weather+passing-through",
        &format!(
            "home=4-4-2,GK:APA,AFR:6,CE:2,BRW:2 away=4-4-2,GK:BPA,AFR:1,BFR:5,CE:4 ball=CE:2:home weather={weather} {fields}"
        ),
    )
}

/// The weathers for which something holds.
fn when(holds: impl Fn(&str) -> bool) -> Vec<&'static str> {
    ALL.iter().map(|(word, _)| *word).filter(|word| holds(word)).collect()
}

fn before_the_roll() -> Scene {
    let mut scene = new_match(SPEC);
    scene.play("formation 4-4-2; formation 4-4-2");
    scene
}

#[test]
fn f_wthr_01_equal_dice_in_the_first_kick_off_roll() {
    let by_face =
        [Weather::Heat, Weather::Sunshine, Weather::Sunshine, Weather::Wind, Weather::Rain, Weather::Cold];
    for (face, weather) in (1..=6).zip(by_face) {
        let mut scene = before_the_roll();
        scene.play(&format!("{face} {face}"));
        assert_eq!(scene.state().weather, weather);
        assert!(scene.saw(Event::Weather(weather)));
        assert_eq!(roll(&scene), Some(Roll::KickOff), "and the roll is repeated");
        for again in 1..=6 {
            scene.play(&format!("{again} {again}"));
            assert_eq!(scene.state().weather, weather, "only the first roll decides");
        }
        scene.play("5 2; kick-off home");
        assert_eq!(scene.state().weather, weather);
    }
    let mut differing = before_the_roll();
    differing.play("5 2; kick-off home");
    assert_eq!(differing.state().weather, Weather::Ordinary);
    let mut basic = new_match("fuba:3.0");
    basic.play("formation 4-4-2; formation 4-4-2; 1 1; 5 2; kick-off home");
    assert_eq!(basic.state().weather, Weather::Ordinary, "only where it is in play");
}

/// What aggressive pressing costs in this weather.
fn cost(word: &str) -> u8 {
    let scene = turn(word, "clock=1:20");
    aggressive_pressing::cost(scene.state())
}

#[test]
fn f_wthr_02_aggressive_pressing_costs_two_points_in_heat() {
    assert_eq!((cost("heat"), cost("ordinary")), (2, 1));
    assert_eq!(when(|word| cost(word) == 2), ["heat", "extreme-heat"]);
}

#[test]
fn f_wthr_02_both_points_come_from_the_zone_of_the_ball() {
    for word in ["heat", "extreme-heat"] {
        f_apress::paid_where_the_ball_is(PRESSING, &format!("weather={word}"), 2);
    }
}

#[test]
fn f_wthr_02_what_an_event_gives_and_a_tackle_keep_their_price() {
    //
    let spec = format!("{PRESSING}+skills+special-events");
    let text = f_apress::position(Nth::First, (2, 2), 4, "0/0/0").replace(" clock", " weather=heat clock");
    let mut free = scene_of(&spec, &text.replace("turn=", "turn=effect:aggressive-defence,"));
    free.play("press aggressively");
    assert_eq!(roll(&free), Some(Roll::Pressing(2)));
    // The ball lies in front of away's goal: one point of its defence is enough for a tackle, not for
    // aggressive pressing.
    let front = f_apress::position(Nth::First, (2, 2), 4, "1/9/9")
        .replace(" clock", " weather=heat skills=none:!tackle clock")
        .replace("AFR>CE", "CE>BFR")
        .replace("BFR:8,CE:2", "CE:8,BFR:2")
        .replace("AFR:8,CE:2", "AFR:8,BFR:2")
        .replace("ball=CE", "ball=BFR");
    let mut tackle = scene_of(&spec, &front);
    assert!(tackle.can("press") && !tackle.can("press aggressively"), "{:?}", tackle.legal());
    tackle.play("play tackle");
    assert_eq!(tackle.state().teams[AWAY].condition.points, [0, 9, 9]);
}

/// The second half begins after this weather; the die, if one is rolled.
fn half_time(word: &str, die: u8) -> Weather {
    let mut scene = scene_of(
        SPEC,
        &format!(
            "home=4-4-2,GK:APA,CE:10 away=4-4-2,GK:BPA,CE:10 ball=CE:2:home clock=1:45+2 weather={word}"
        ),
    );
    scene.play("target CE; 3 4; formation 4-4-2; formation 4-4-2");
    let rolls = ["heat", "wind", "rain"].contains(&word);
    assert_eq!(roll(&scene) == Some(Roll::Weather), rolls, "{word}");
    if rolls {
        assert_eq!(scene.control(), AWAY, "the team that kicks off the second half");
        scene.play(&die.to_string());
    }
    assert_eq!(scene.state().clock.minute, 46, "then the kick-off");
    scene.state().weather
}

/// A 1 ends it, a 6 makes it worse, the others leave it.
fn changes(word: &str, now: Weather, worse: Weather) {
    let after = [Weather::Ordinary, now, now, now, now, worse];
    for (die, weather) in (1..=6).zip(after) {
        assert_eq!(half_time(word, die), weather, "{word} after a {die}");
    }
}

#[test]
fn f_wthr_03_heat_ends_or_becomes_extreme() {
    changes("heat", Weather::Heat, Weather::ExtremeHeat);
}

/// Whether the pass over the area in front of its goal, where it has six against one, is no long pass for the
/// team.
fn passes_through(word: &str, fields: &str) -> bool {
    let mut scene = scene_of(
        "fuba:3.0+weather+passing-through",
        &format!(
            "home=4-4-2,GK:APA,AFR:6,CE:4 away=4-4-2,GK:BPA,AFR:1,CE:5,ALC:4 ball=CE:2:home weather={word} {fields}"
        ),
    );
    scene.play("target ALC");
    !scene.events().iter().any(|event| matches!(event, Event::Value(_, Why::LongPass(_))))
}

#[test]
fn f_wthr_04_the_sun_dazzles_the_team_that_kicked_off_in_the_first_half() {
    assert!(!passes_through("sunshine", "clock=1:20 first=home"));
    assert!(passes_through("sunshine", "clock=1:20 first=away"), "not the other team");
    assert!(passes_through("sunshine", "clock=2:50 first=home"), "not in the second half");
    assert!(passes_through("heat", "clock=1:20 first=home") && passes_through("ordinary", "clock=1:20"));
    let scene = turn("sunshine", "clock=1:20 first=away");
    let dazzled = Seat::ALL.map(|seat| weather::dazzles(scene.state(), seat));
    assert_eq!(dazzled, [false, true], "the same question is asked before a sweep");
}

#[test]
fn f_wthr_04_the_dazzled_goalkeeper_does_not_sweep() {
    // Home plays the ball into away's penalty area and keeps it.
    let sweeps = |word: &str, fields: &str| {
        let mut scene = scene_of(
            "fuba:3.0+keeper+weather",
            &format!(
                "home=4-4-2,GK:APA,AFR:5,CE:3,BPA:2 away=4-4-2,GK:BPA,BPA:1,BFR:4,CE:5 ball=CE:3:home weather={word} \
                 {fields}"
            ),
        );
        scene.play("target BPA; 5 3");
        asked(&mut scene) == Some((AWAY, Decision::Sweep))
    };
    assert!(!sweeps("sunshine", "clock=1:20 first=away"), "away kicked off");
    assert!(sweeps("sunshine", "clock=1:20 first=home"), "the other team may");
    assert!(sweeps("sunshine", "clock=2:50 first=away"), "and in the second half both");
    assert!(sweeps("rain", "clock=1:20 first=away"));
}

#[test]
fn f_wthr_05_sunshine_ends_with_the_first_half() {
    assert_eq!(half_time("sunshine", 0), Weather::Ordinary);
    for (word, weather) in ALL {
        if !["sunshine", "heat", "wind", "rain"].contains(&word) {
            assert_eq!(half_time(word, 0), weather, "stays");
        }
    }
}

/// What the ball value becomes by a pass of home over so many areas.
fn long_pass(word: &str, target: &str) -> u8 {
    let mut scene = scene_of(
        SPEC,
        &format!(
            "home=4-4-2,GK:APA,AFR:2,CE:4,ALC:4 away=4-4-2,GK:BPA,BFR:2,CE:4,AFR:2,ALC:1,APA:1 ball=CE:2:home weather={word} \
             clock=1:20"
        ),
    );
    scene.play(&format!("target {target}"));
    scene.value()
}

#[test]
fn f_wthr_06_a_long_pass_costs_two_for_each_area_in_wind() {
    assert_eq!((long_pass("ordinary", "AFR"), long_pass("wind", "AFR")), (2, 2), "no area between");
    assert_eq!((long_pass("ordinary", "APA"), long_pass("wind", "APA")), (3, 4), "one area between");
    assert_eq!(when(|word| long_pass(word, "APA") == 4), ["wind", "storm"]);
    // From one end to the other the pass would exceed 6, so the target is not there.
    let far = |word: &str| {
        scene_of(
            SPEC,
            &format!(
                "home=4-4-2,GK:APA,AFR:2,BPA:8 away=4-4-2,GK:BPA,BPA:9,CE:1 ball=AFR:5:home weather={word} clock=1:20"
            ),
        )
        .can("target BPA")
    };
    assert!(far("ordinary") && !far("wind") && !far("storm"));
}

#[test]
fn f_wthr_07_wind_ends_or_becomes_a_storm() {
    changes("wind", Weather::Wind, Weather::Storm);
}

/// The ball value after the check with these stage dice.
fn new_value(word: &str, dice: &str) -> u8 {
    let mut scene = turn(word, "clock=1:20");
    scene.play("target CE").play(dice);
    scene.value()
}

#[test]
fn f_wthr_08_rain_adds_one_to_the_new_value() {
    for passive in 1..=5_u8 {
        let dice = format!("6 {passive}");
        assert_eq!((new_value("ordinary", &dice), new_value("rain", &dice)), (passive, passive + 1));
    }
    assert_eq!(new_value("rain", "1 6"), 6, "six at most, after a lost check too");
    assert_eq!((new_value("ordinary", "1 3"), new_value("rain", "1 3")), (3, 4));
    assert_eq!(when(|word| new_value(word, "6 3") == 4), ["rain", "storm"]);
    // After the change of an event: a value of 1 less 2 stays 1, then comes the rain.
    let mut event = turn("rain", "clock=1:20");
    event.play("target CE; 1 1; 5 6");
    assert_eq!(event.value(), 2, "{}", event.position());
    // Printed values stay: a restart is one.
    let mut kick = turn("rain", "clock=1:20");
    kick.play("target CE; 5 5; 4 4; 1");
    assert_eq!(kick.value(), 1);
}

#[test]
fn f_wthr_08_rain_comes_after_the_bounce_of_an_event() {
    // 2 less 2 stays 1, then comes the rain; the other way round it would be 1.
    let even =
        "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:2:home weather=rain clock=1:20";
    for (face, answer, values) in [
        (2, "lower", vec![(2, Why::New), (1, Why::Bounce), (2, Why::Rain)]),
        (3, "raise", vec![(3, Why::New), (5, Why::Bounce), (6, Why::Rain)]),
        (3, "done", vec![(3, Why::New), (4, Why::Rain)]),
    ] {
        for (dice, winner) in [("6 1", HOME), ("1 6", AWAY)] {
            let mut scene = scene_of("fuba:3.0+special-events+weather", even);
            scene.play(&format!("target CE; {face} {face}; 2 1; {dice}"));
            assert_eq!(asked(&mut scene), Some((winner, Decision::Bounce)));
            scene.play(answer);
            let seen: Vec<(u8, Why)> = scene
                .events()
                .iter()
                .filter_map(|event| match event {
                    Event::Value(value, why) => Some((*value, *why)),
                    _ => None,
                })
                .collect();
            assert_eq!(seen, values, "{face} {answer}");
        }
    }
}

#[test]
fn f_wthr_09_rain_ends_or_becomes_a_storm() {
    changes("rain", Weather::Rain, Weather::Storm);
}

/// How long a player is off after this die.
fn off_for(word: &str, die: u8) -> Option<u8> {
    let scene = f_inj::rolled("fuba:3.0+weather+injuries", &format!("clock=1:20 weather={word}"), die);
    assert_eq!(scene.saw(Event::InjuredForGood(HOME)), f_inj::result(&scene).is_none());
    f_inj::result(&scene)
}

#[test]
fn f_wthr_10_the_cold_adds_one_to_injury_rolls() {
    let by_die = |word: &str| [1, 2, 3, 4, 5, 6].map(|die| off_for(word, die));
    assert_eq!(by_die("ordinary"), [Some(1), Some(2), Some(3), Some(4), None, None]);
    assert_eq!(by_die("cold"), [Some(2), Some(3), Some(4), None, None, None]);
}

#[test]
fn f_wthr_11_a_storm_is_rain_and_wind_and_adds_one_to_injury_rolls() {
    assert_eq!(long_pass("storm", "APA"), 4);
    assert_eq!(new_value("storm", "6 3"), 4);
    assert_eq!(when(|word| off_for(word, 4).is_none()), ["cold", "storm"]);
}

#[test]
fn f_wthr_12_extreme_heat_takes_one_off_the_first_tiredness_die_and_doubles_the_price() {
    let first_die = |word: &str| weather::on_first_tiredness_die(turn(word, "clock=1:20").state());
    assert_eq!(when(|word| first_die(word) == -1), ["extreme-heat"]);
    assert_eq!(when(|word| first_die(word) == 0).len(), 7);
    assert_eq!(cost("extreme-heat"), 2);
}

#[test]
fn f_wthr_12_only_the_first_die_of_a_test_is_lower() {
    // Minute 15.
    let after = |word: &str, dice: &str| {
        let mut scene =
            f_ttest::turn_at("fuba:3.0+weather", "1:10", &format!("weather={word} {}", f_ttest::FRESH));
        scene.play(&format!("target CE; 6 1; {dice}"));
        (scene.saw(Event::TestPassed(HOME)), scene.saw(Event::TestFailed(HOME)))
    };
    assert_eq!(when(|word| after(word, "2") == (false, true)), ["extreme-heat"], "10 instead of 20");
    assert_eq!(after("extreme-heat", "2; 1"), (true, true), "then 10 more as they fall");
    assert_eq!(after("extreme-heat", "3"), (true, false));
    // a 1 is nothing at all.
    assert_eq!(after("extreme-heat", "1; 1"), (false, true));
    assert_eq!(after("heat", "1; 1"), (true, true));
    // Each team has a first die of its own.
    let mut scene =
        f_ttest::turn_at("fuba:3.0+weather", "1:10", &format!("weather=extreme-heat {}", f_ttest::FRESH));
    scene.play("target CE; 6 1; 3; 2");
    assert!(scene.saw(Event::TestPassed(HOME)) && scene.saw(Event::TestFailed(AWAY)));
    scene.play("1");
    assert!(scene.saw(Event::TestPassed(AWAY)));
}

/// Home plays the ball from the centre to away's goalkeeper, or next to it; whether away, which kicked off or
/// not, may sweep.
fn sweeps(target: &str, first: &str, card: &str) -> bool {
    let keeper = target.replace("BLC", "BLC,BPA:1");
    let mut scene = scene_of(
        "fuba:3.0+condition+keeper+skills+weather",
        &format!(
            "home=4-4-2,GK:APA,AFR:5,CE:4,{target}:1 away=4-4-2,GK:{keeper},BFR:5,CE:{} ball={target}:4:home clock=1:20 \
             weather=sunshine first={first} condition=4/4/2-4/4/2 skills=none:{card} \
             turn=pass:CE>{target} also=kept next=actions:away",
            if target == "BLC" { 4 } else { 5 }
        ),
    );
    if card == "none" {
        return scene.can("sweep");
    }
    scene.play("done").can(&format!("play {}", card.trim_start_matches('!')))
}

#[test]
fn f_wthr_04_no_sweep_against_the_sun_nor_with_the_skill() {
    assert!(sweeps("BPA", "home", "none") && !sweeps("BPA", "away", "none"));
    let card = "!advancing-goal-keeper";
    assert!(sweeps("BLC", "home", card) && !sweeps("BLC", "away", card), "R-220");
}

#[test]
fn f_wthr_08_rain_falls_after_a_failed_pass_and_a_head_collision() {
    // whenever the check sets a new value.
    for (event, value) in [("5 2", 3), ("5 1; 6 1", 3)] {
        let mut scene = scene_of(
            "fuba:3.0+special-events+weather",
            "home=4-4-2,GK:APA,AFR:4,CE:4,BFR:2 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:2:home clock=1:20 weather=rain",
        );
        scene.play("target BFR; 2 2").play(event);
        assert_eq!(scene.state().ball.value, value, "{event}");
    }
}

#[test]
fn f_wthr_12_a_first_die_of_one_is_nothing_in_extreme_heat() {
    // 0 and 60 do not exceed 65.
    let mut scene = scene_of(
        "fuba:3.0+condition+weather",
        "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:2:home clock=2:60 weather=extreme-heat \
         condition=4/4/2-4/4/2",
    );
    scene.play("target CE; 6 1; 1; 6");
    assert_eq!(scene.legal(), ["point defence", "point midfield", "point forward"], "a second point is lost");
}
