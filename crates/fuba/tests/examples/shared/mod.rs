//! What the older editions share, with the numbers in which they differ as arguments.

mod derived;
mod printed;

use touchline_engine::{Driver, Game, Node, Outcome, Seat};
use touchline_fuba::event::{Check, Shot};
use touchline_fuba::flow::Stage;
use touchline_fuba::state::{Condition, Line, Restart};
use touchline_fuba::{Area, Decision, Event, Formation, Fuba, Roll};

use crate::common::{Scene, decides, new_match, scene_of};

/// Home has the ball in the centre with this value, both teams are in the centre.
pub fn in_the_centre(spec: &str, value: u8, clock: &str) -> Scene {
    let teams = "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:4,CE:6";
    scene_of(spec, &format!("{teams} ball=CE:{value}:home clock={clock}"))
}

/// Home plays a marked ball from the centre to the front area next to it, where each team has two players.
pub fn short_pass(spec: &str, value: u8, memory: &str) -> Scene {
    let teams = "home=4-4-2,GK:APA,AFR:4,CE:4,BFR:2 away=4-4-2,GK:BPA,BFR:2,CE:4,BLC:4";
    scene_of(spec, &format!("{teams} ball=CE:{value}:home clock=1:20 {memory}"))
}

/// Home plays the ball over two areas, marked at both ends.
pub fn long_pass(spec: &str, value: u8) -> Scene {
    let teams = "home=4-4-2,GK:APA,AFR:5,BLC:5 away=4-4-2,GK:BPA,BLC:5,AFR:5";
    scene_of(spec, &format!("{teams} ball=AFR:{value}:home clock=1:20"))
}

/// A team chooses its first (1) or second (2) action, acting first.
pub fn action(seat: &str, nth: u8) -> String {
    if nth == 1 { format!("first-action:{seat}") } else { format!("second-action:{seat}") }
}

/// Which dice are due.
pub fn due(scene: &Scene) -> Option<Roll> {
    touchline_fuba::roll(scene.rules(), scene.state())
}

pub fn minute(scene: &Scene) -> u8 {
    scene.state().clock.minute
}

/// E-01, E-02.
pub fn formation(spec: &str, text: &str, lines: [u8; 3]) {
    let team = |seat| format!("{seat}={text},GK:");
    let position = format!("{}APA,CE:10 {}BPA,CE:10 ball=CE:3:home", team("home"), team("away"));
    let shown = scene_of(spec, &position).state().teams[Seat::Home].formation;
    assert_eq!(shown, Formation::new(lines[0], lines[1], lines[2]));
    assert_eq!(Line::ALL.map(|line| shown.line(line)), lines);
}

pub fn kick_off(spec: &str) -> Scene {
    let mut kick_off = new_match(spec);
    kick_off.play("formation 4-4-2; formation 4-4-2; 5 3; kick-off home");
    kick_off
}

/// E-04, E-05.
pub fn preparation(spec: &str) {
    let mut match_ = kick_off(spec);
    match_.play("place 4; place 0; place 0; place 0; place 2; place 2"); // centre, goal line, front, left; the rest right
    match_.play("place 0; place 0; place 0; place 4; place 2; place 2");
    match_.play("move CE>ALW; move CE>ALW");
    let places = [Area::Ce, Area::Alw, Area::Arw, Area::Afr, Area::Apa];
    assert_eq!(places.map(|area| match_.count(Seat::Home, area)), [2, 4, 2, 2, 1]);
    assert_eq!((match_.control(), minute(&match_)), (Seat::Home, 1));
    assert!(match_.can("target CE"), "the first turn has begun");
    let mut second_half = scene_of(spec, &match_.position().replace("clock=1:1 ", "clock=1:45+1 "));
    second_half.play("target CE; 3 3; formation 4-4-2; formation 4-4-2");
    assert!(second_half.saw(Event::HalfBegins(2)));
    assert_eq!((second_half.control(), second_half.state().turn.restart), (Seat::Away, Restart::KickOff));
    assert_eq!(minute(&second_half), 46);
}

/// E-05: two must stay in the centre.
pub fn two_stay_in_the_centre(spec: &str) {
    let mut match_ = kick_off(spec);
    match_.play("place 3; place 0; place 0; place 0; place 2; place 2");
    match_.play("place 0; place 0; place 0; place 4; place 2; place 2");
    match_.play("move CE>ALW");
    assert!(!match_.can("move CE>ALW") && !match_.can("move CE>ARW"), "{:?}", match_.legal());
    assert_eq!(match_.count(Seat::Home, Area::Ce), 2);
}

/// E-07, E-08.
pub fn targets_near_own_players(spec: &str) {
    for (teams, ball, legal, illegal) in [
        ("home=4-4-2,GK:APA,AFR:9,CE:1 away=4-4-2,GK:BPA,BFR:5,CE:5", "AFR:1:home", ["CE", "BFR"], "BLC"),
        ("home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:9,CE:1", "BFR:1:away", ["CE", "AFR"], "ALC"),
    ] {
        let scene = scene_of(spec, &format!("{teams} ball={ball} clock=1:20"));
        for area in legal {
            assert!(scene.can(&format!("target {area}")), "{area}");
        }
        assert!(!scene.can(&format!("target {illegal}")), "{illegal}");
    }
}

/// E-10, E-11, E-12.
pub fn marker(spec: &str, dice: &str, minutes: u8) {
    let mut scene = in_the_centre(spec, 1, "1:20");
    scene.play(&format!("target CE; {dice}"));
    assert_eq!(minute(&scene), 20 + minutes);
}

/// A penalty kick of home: the sides, the die, and whether it is a goal.
pub fn penalty(spec: &str, dive: &str, kick: &str, die: u8) -> (bool, Scene) {
    let mut penalty = scene_of(
        spec,
        "home=4-4-2,GK:APA,BPA:1,CE:9 away=4-4-2,GK:BPA,BFR:10 ball=BPA:1:home clock=1:20 next=penalty",
    );
    penalty.play(&format!("dive {dive}; kick {kick}; {die}"));
    (penalty.state().teams[Seat::Home].goals == 1, penalty)
}

/// A corner kick of home from the left into the marked penalty area.
pub fn corner(spec: &str) -> Scene {
    scene_of(
        spec,
        "home=4-4-2,GK:APA,SPOT:1,BPA:2,CE:7 away=4-4-2,GK:BPA,BPA:2,CE:8 ball=SPOT:1:home clock=1:20 \
         turn=restart:corner next=turn",
    )
}

/// E-62.
pub fn equal_dice(spec: &str, minutes: u8, owed: u8) {
    let mut scene = short_pass(spec, 2, "");
    scene.play("target BFR; 4 4");
    assert_eq!((minute(&scene), scene.state().memory.owed), (20 + minutes, owed));
    assert_eq!((scene.control(), scene.value(), due(&scene)), (Seat::Home, 4, None));
    assert!(scene.saw(Event::Check(Check::Kept, Seat::Home)));
}

/// E-63.
pub fn an_unmarked_receiver(spec: &str, value_before: u8) {
    let teams = "home=4-4-2,GK:APA,AFR:1,CE:9 away=4-4-2,GK:BPA,CE:6,ALW:4";
    let mut scene = scene_of(spec, &format!("{teams} ball=CE:5:home clock=1:20"));
    scene.play("target AFR");
    assert_eq!(scene.value(), value_before);
    scene.play("2 6");
    assert_eq!((scene.control(), scene.value(), due(&scene)), (Seat::Home, 6, None));
}

/// E-64, E-65.
pub fn a_long_pass(spec: &str, value: u8, before: u8, dice: &str, control: Seat, after: u8) {
    let mut scene = long_pass(spec, value);
    scene.play("target BLC");
    assert_eq!(scene.value(), before, "before the dice");
    scene.play(dice);
    assert_eq!((scene.control(), scene.value(), scene.state().ball.area), (control, after, Area::Blc));
}

/// E-66.
pub fn a_long_pass_from_5(spec: &str, legal: bool) {
    assert_eq!(long_pass(spec, 5).can("target BLC"), legal);
    assert!(long_pass(spec, 4).can("target BLC"));
}

/// Away may press in the centre, one against one; what it did before is given.
pub fn pressing(spec: &str, acted: &str, next: &str) -> Scene {
    scene_of(
        spec,
        &format!(
            "home=4-4-2,GK:APA,AFR:9,CE:1 away=4-4-2,GK:BPA,BFR:9,CE:1 ball=CE:4:home clock=1:20 \
             turn=pass:AFR>CE,acted:none-{acted} next={next}"
        ),
    )
}

/// E-67, E-68, E-69 of 2.1 and 2.2.
pub fn first_action_pressing(spec: &str, die: u8, control: Seat, value: u8) {
    let mut scene = pressing(spec, "none", &action("away", 1));
    scene.play(&format!("press; {die}"));
    assert_eq!((scene.control(), scene.value()), (control, value));
    assert_eq!(scene.state().memory.free_check, None);
}

/// Home shoots from in front of the penalty area with ball value 3: 3 against 2 there, 1 against the
/// goalkeeper and so many more in it.
pub fn front_shot(spec: &str, defenders: u8, next: &str, acted: &str, dice: &str) -> Scene {
    let mut scene = scene_of(
        spec,
        &format!(
            "home=4-4-2,GK:APA,AFR:6,BFR:3,BPA:1 away=4-4-2,GK:BPA,BPA:{defenders},BFR:2,CE:{} ball=BFR:3:home clock=1:20 \
             turn=pass:CE>BFR,acted:{acted}-none next={next}",
            8 - defenders
        ),
    );
    scene.play(&format!("shoot; {dice}"));
    scene
}

/// A table of shots: the total modifier and what each die does, from 6 down.
pub fn shots(attempt: impl Fn(u8) -> Scene, total: i8, table: [Shot; 6]) {
    for (die, shot) in (1..=6).rev().zip(table) {
        let scene = attempt(die);
        assert!(scene.saw(Event::Attempt(Seat::Home, Area::Bfr, total)), "die {die}: {:?}", scene.events());
        assert!(scene.saw(Event::Shot(shot, Seat::Home)), "die {die}: {:?}", scene.events());
    }
}

/// E-74, E-75: 2 against 2 in the target area, the dice, and who acts first.
pub fn acts_first(spec: &str, memory: &str, value: u8, dice: &str, control: Seat, first: Seat) {
    let mut scene = short_pass(spec, value, memory);
    scene.play(&format!("target BFR; {dice}"));
    assert_eq!((scene.control(), decides(&mut scene).0), (control, first), "{memory}");
}

/// Home adjusts the value 4 with one player at the ball against so many.
pub fn adjusting(spec: &str, opponents: u8, acted: &str, next: &str) -> Scene {
    scene_of(
        spec,
        &format!(
            "home=4-4-2,GK:APA,AFR:9,CE:1 away=4-4-2,GK:BPA,BFR:{},CE:{opponents} ball=CE:4:home clock=1:20 \
             turn=pass:AFR>CE,acted:{acted}-none next={next}",
            10 - opponents
        ),
    )
}

/// E-76, E-77, E-78 of 2.1 and 2.2.
pub fn adjustment(spec: &str, opponents: u8, nth: u8, value: u8) {
    let acted = if nth == 1 { "none" } else { "move" };
    let mut scene = adjusting(spec, opponents, acted, &action("home", nth));
    assert_eq!(scene.play("adjust").value(), value);
}

/// How many players away may move, one after the other, from the centre to the left.
pub fn replies(scene: &mut Scene) -> u8 {
    while scene.can("move CE>BLW") {
        scene.play("move CE>BLW");
    }
    scene.count(Seat::Away, Area::Blw)
}

/// Home takes a goal kick.
pub fn goal_kick(spec: &str) -> Scene {
    scene_of(
        spec,
        "home=4-4-2,GK:APA,AFR:10 away=4-4-2,GK:BPA,CE:10 ball=APA:1:home clock=1:20 next=goal-kick",
    )
}

/// A free kick of home in its own half, the cards dealt with.
pub fn free_kick(spec: &str) -> Scene {
    scene_of(
        spec,
        "home=4-4-2,GK:APA,AFR:10 away=4-4-2,GK:BPA,CE:10 ball=AFR:1:home clock=1:20 next=free-kick",
    )
}

/// A foul of away; the first yellow card is to be rolled for.
pub fn foul(spec: &str, yellows: u8) -> Scene {
    scene_of(
        spec,
        &format!(
            "home=4-4-2,GK:APA,AFR:10 away=4-4-2,GK:BPA,CE:10 ball=AFR:1:home clock=1:20 yellow=0-{yellows} \
             next=yellow-card:away"
        ),
    )
}

/// E-85: to whom the free kick is given.
pub fn event_dice_2_and_3(spec: &str, kicker: Seat) {
    let mut scene = short_pass(spec, 2, "");
    scene.play("target BFR; 2 5; 2 3");
    assert!(scene.saw(Event::EventDifference(-1)));
    assert!(scene.saw(Event::Awarded(Restart::FreeKick, kicker, Area::Bfr)));
    assert_eq!((scene.control(), scene.value(), due(&scene)), (kicker, 1, Some(Roll::YellowCard)));
    assert_eq!(scene.state().agenda.top(), Some(Stage::YellowCard(kicker.other())));
}

/// Home plays to an area far from all opponents, from the corner area next to it.
pub fn far_from_opponents(spec: &str, target: &str) -> Scene {
    let mut scene =
        scene_of(spec, "home=4-4-2,GK:APA,AFR:4,ALC:6 away=4-4-2,GK:BPA,BRC:10 ball=ALC:3:home clock=1:20");
    scene.play(&format!("target {target}; 1 4"));
    scene
}

/// 4-4-2 against 4-5-1 with three attacking midfielders.
pub fn starting_points(spec: &str) {
    let mut scene = new_match(&format!("{spec}+condition+roles"));
    scene.play("formation 4-4-2; midfield-roles 0 0; other-roles 0 0 0");
    scene.play("formation 4-5-1; midfield-roles 3 0; other-roles 0 0 0");
    for (seat, points) in [(Seat::Home, [4, 4, 2]), (Seat::Away, [4, 2, 4])] {
        assert!(scene.saw(Event::Condition(seat, Condition { points })));
        assert_eq!(scene.state().teams[seat].condition.points, points);
    }
}

/// What three attacking midfielders change for 4-5-1.
pub fn three_attacking_midfielders(spec: &str) {
    let points = |roles: &str| {
        let mut scene = new_match(&format!("{spec}+condition+roles"));
        scene.play(&format!("formation 4-5-1; midfield-roles {roles}; other-roles 0 0 0"));
        scene.state().teams[Seat::Home].condition.points
    };
    assert_eq!((points("0 0"), points("3 0")), ([4, 5, 1], [4, 2, 4]));
}

/// Home is about to take a tiredness test at this minute.
pub fn tiredness_test(spec: &str, minute: u8) -> Scene {
    let teams = "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:4,CE:6";
    let mut scene = scene_of(
        &format!("{spec}+condition"),
        &format!("{teams} ball=CE:3:home clock=2:{} condition=4/4/2-4/4/2", minute - 5),
    );
    scene.play("target CE; 6 1");
    assert_eq!(
        (scene.state().clock.minute, scene.state().agenda.top()),
        (minute, Some(Stage::Tiredness(Seat::Home)))
    );
    scene
}

/// Minute 78: 50 fails, 80 passes.
pub fn a_test_in_minute_78(spec: &str) {
    let mut scene = tiredness_test(spec, 78);
    scene.play("5");
    assert!(
        scene.saw(Event::TestFailed(Seat::Home))
            && scene.saw(Event::PointsLost(Seat::Home, Line::Midfield, 1))
    );
    scene.play("3");
    assert!(scene.saw(Event::TestPassed(Seat::Home)));
    assert_eq!(scene.state().teams[Seat::Home].condition.points, [4, 3, 2]);
}

/// Minute 60 and a 6.
pub fn passes_with_6_in_minute_60(spec: &str) -> bool {
    let mut scene = tiredness_test(spec, 60);
    scene.play("6");
    scene.saw(Event::TestPassed(Seat::Home))
}

/// The numbers of moves of a tired 4-4-2.
pub fn a_tired_formation(spec: &str) {
    let next = if spec == "fuba:2.0" { "maybe-move:home" } else { "first-action:home" };
    for (flags, numbers) in [("", [4, 4, 2]), ("flags=home-tired", [3, 3, 1])] {
        for (line, number) in ["defence", "midfield", "forward"].into_iter().zip(numbers) {
            let mut scene = scene_of(
                &format!("{spec}+condition"),
                &format!(
                    "home=4-4-2,GK:APA,AFR:3,CE:4,BFR:3 away=4-4-2,GK:BPA,AFR:2,CE:4,BFR:4 ball=CE:3:home clock=1:20 \
                     turn=pass:AFR>CE condition=1/0/1-1/0/1 {flags} next={next}"
                ),
            );
            scene.play(line);
            assert_eq!(scene.state().steps.left, number, "{line} {flags}");
        }
    }
}
