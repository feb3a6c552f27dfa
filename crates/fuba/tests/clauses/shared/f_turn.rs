//! The stages of a turn.

use touchline_engine::{Node, Seat};
use touchline_fuba::event::{Check, Why};
use touchline_fuba::rules::clock;
use touchline_fuba::rules::turn::TurnStep::{
    self, AdjustValue, CheckControl, ChooseTarget, FirstActions, FirstStage, MoveBall, MoveTime, RollDice,
    SecondActions, SecondStage,
};
use touchline_fuba::state::{ActionKind, Clock};
use touchline_fuba::{Area, Decision, Event, Roll};

use super::f_off::{area, both_ways, rules};
use crate::common::{Scene, scene_of};

/// Six against five in the centre; home has the ball there. No modification applies to a play within the
/// centre.
pub const CENTRE: &str =
    "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20";
/// Five against five.
pub const EVEN: &str = "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20";

pub fn at(clock: &str) -> String {
    CENTRE.replace("1:20", clock)
}

/// What is due: a question to a seat, or dice.
pub fn due(scene: &mut Scene) -> String {
    match scene.driver().node() {
        Node::Decide(seat, decision) => format!("{} {decision:?}", seat.word()),
        Node::Chance => format!("dice {:?}", crate::common::basic_roll(scene.state()).unwrap()),
        Node::Over(_) => "over".into(),
    }
}

/// Everything that comes due while the inputs are played, and once more afterwards.
pub fn trace(scene: &mut Scene, inputs: &str) -> Vec<String> {
    let mut all = vec![due(scene)];
    for input in inputs.split(';') {
        scene.play(input);
        all.push(due(scene));
    }
    all
}

/// The actions played so far.
pub fn acts(scene: &Scene) -> Vec<(Seat, ActionKind)> {
    let act = |event: &Event| match event {
        Event::Acts(seat, kind) => Some((*seat, *kind)),
        _ => None,
    };
    scene.events().iter().filter_map(act).collect()
}

/// The answer that does as little as possible, while the teams act.
fn idle_answer(scene: &mut Scene) -> Option<&'static str> {
    let Node::Decide(_, decision) = scene.driver().node() else { return None };
    match decision {
        Decision::FreeMovement
        | Decision::Movement(_)
        | Decision::MaybeShoot
        | Decision::MaybeMove
        | Decision::MaybePress => Some("done"),
        Decision::Action(_) => {
            ["position 0", "adjust", "forward"].into_iter().find(|answer| scene.can(answer))
        }
        Decision::SecondActions => Some("next"),
        _ => None,
    }
}

/// Both teams do as little as possible until their stages are over.
pub fn idle(scene: &mut Scene) {
    while let Some(answer) = idle_answer(scene) {
        scene.play(answer);
    }
}

/// The teams do as little as possible until an answer may be given; who may give it.
pub fn idle_until(scene: &mut Scene, answer: &str) -> Option<Seat> {
    loop {
        if scene.can(answer) {
            return match scene.driver().node() {
                Node::Decide(seat, _) => Some(seat),
                Node::Chance | Node::Over(_) => None,
            };
        }
        let idle = idle_answer(scene)?;
        scene.play(idle);
    }
}

/// A team begins a movement as soon as it may; the other team does as little as possible before it.
pub fn begin_movement(scene: &mut Scene, seat: Seat, line: &str) {
    while idle_until(scene, line).expect("somebody may move") != seat {
        let idle = idle_answer(scene).expect("an answer");
        // An idle team moves nobody: its adjustment comes first where it has two actions.
        scene.play(idle);
    }
    scene.play(line);
}

on_editions!(
    f_turn_01_seven_stages = stages,
    v2_0(&[ChooseTarget, TurnStep::Roll, MoveTime, CheckControl, MoveBall, FirstStage, SecondStage]),
    v2_1(&[ChooseTarget, AdjustValue, TurnStep::Roll, MoveTime, CheckControl, FirstStage, SecondStage])
);
on_editions!(
    f_turn_01_six_stages = stages,
    v2_2(&[ChooseTarget, AdjustValue, RollDice, CheckControl, FirstStage, SecondStage]),
    v3_0(&[ChooseTarget, AdjustValue, RollDice, CheckControl, FirstActions, SecondActions])
);
fn stages(spec: &str, steps: &[TurnStep]) {
    assert_eq!(rules(spec).turn, steps);
}

on_editions!(f_turn_02_the_target_is_chosen_and_the_ball_moved, v2_1, v2_2, v3_0);
fn f_turn_02_the_target_is_chosen_and_the_ball_moved(spec: &str) {
    for (seat, mut scene) in both_ways(spec, CENTRE) {
        assert_eq!(scene.driver().node(), Node::Decide(seat, Decision::Target));
        let front = area("AFR").for_seat(seat);
        scene.play(&format!("target {}", front.name()));
        assert_eq!(scene.state().ball.area, front);
        assert_eq!(scene.events()[0], Event::Played(seat, Area::Ce, front));
    }
}

on_editions!(
    f_turn_03_the_value_is_modified_before_any_die,
    v2_1(Why::TargetFree),
    v2_2(Why::TargetFree),
    v3_0(Why::TargetUnmarked)
);
/// Nobody marks the front area.
fn f_turn_03_the_value_is_modified_before_any_die(spec: &str, why: Why) {
    let mut scene = scene_of(spec, CENTRE);
    scene.play("target AFR");
    assert_eq!(scene.events().last(), Some(&Event::Value(1, why)));
    assert_eq!((due(&mut scene).as_str(), scene.value()), ("dice Stage", 1));
}

/// Both roll once and the dice stay valid; in 2.x equal dice bring no special event of their own.
pub fn both_roll(spec: &str) {
    for (a, b) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
        let mut scene = scene_of(spec, CENTRE);
        scene.play("target CE");
        assert_eq!((due(&mut scene).as_str(), scene.state().turn.dice), ("dice Stage", [0, 0]));
        scene.play(&format!("{a} {b}"));
        assert_eq!(scene.events()[1], Event::Rolled(Roll::Stage, touchline_engine::Faces::new(&[a, b])));
        assert_eq!(scene.state().turn.dice, [a, b]);
        assert_eq!(due(&mut scene) == "dice EventDifference", a == 3, "{a} {b}: the value is 3");
    }
}

on_editions!(f_turn_03_both_roll = both_roll, v2_0);

on_editions!(f_turn_04_both_roll = both_roll, v2_1);

/// The time moves between the dice and the check.
pub fn the_time_is_adjusted_before_the_check(spec: &str) {
    let mut scene = scene_of(spec, CENTRE);
    scene.play("target CE; 5 2");
    let time = Event::Time(Clock { half: 1, minute: 23, stoppage: 0 });
    let expected = [
        Event::Rolled(Roll::Stage, touchline_engine::Faces::new(&[5, 2])),
        time,
        Event::Check(Check::Kept, Seat::Home),
    ];
    assert_eq!(scene.events()[1..4], expected);
}

on_editions!(f_turn_04_then_the_time_is_adjusted = the_time_is_adjusted_before_the_check, v2_0);

on_editions!(f_turn_05_then_the_time_is_adjusted = the_time_is_adjusted_before_the_check, v2_1);

/// After a lost check the value is that of the die `lost` shows for dice 2 and 6.
pub fn the_check_is_made_and_the_new_value_set(spec: &str, lost: u8) {
    for (dice, check, control, value) in
        [("5 2", Check::Kept, Seat::Home, 2), ("2 6", Check::Lost, Seat::Away, lost)]
    {
        let mut scene = scene_of(spec, CENTRE);
        scene.play(&format!("target CE; {dice}"));
        let expected = [Event::Check(check, control), Event::Value(value, Why::New)];
        assert!(scene.events().ends_with(&expected), "{:?}", scene.events());
        assert_eq!((scene.control(), scene.value()), (control, value));
    }
}

on_editions!(
    f_turn_06_the_check_is_made_and_the_new_value_set = the_check_is_made_and_the_new_value_set,
    v2_1(2)
);

on_editions!(
    f_turn_05_the_check_is_made_and_the_new_value_set = the_check_is_made_and_the_new_value_set,
    v2_2(2),
    v3_0(6)
);

/// The answers of a whole turn of 2.1 and 2.2 behind its dice, home first.
const TWO_ACTIONS: &str = "adjust;defence;done;adjust;forward;done";

/// Exactly two actions of the first team: home has more players in the centre.
pub fn the_first_team_takes_its_two_actions(spec: &str) {
    for (seat, mut scene) in both_ways(spec, CENTRE) {
        scene.play("target CE; 5 2; adjust; defence; done");
        assert_eq!(acts(&scene), [(seat, ActionKind::Positioning), (seat, ActionKind::Movement)]);
        assert!(due(&mut scene).starts_with(seat.other().word()), "then the other team");
    }
}

on_editions!(f_turn_07_the_first_team_plays_its_stage = the_first_team_takes_its_two_actions, v2_1);

on_editions!(f_turn_06_the_first_team_takes_its_two_actions = the_first_team_takes_its_two_actions, v2_2);

pub fn the_second_team_takes_its_two_actions(spec: &str) {
    for (seat, mut scene) in both_ways(spec, CENTRE) {
        scene.play("target CE; 5 2").play(TWO_ACTIONS);
        let other = seat.other();
        assert_eq!(acts(&scene)[2..], [(other, ActionKind::Positioning), (other, ActionKind::Movement)]);
        assert_eq!(scene.driver().node(), Node::Decide(seat, Decision::Target));
        assert_eq!(scene.state().turn.number, 2);
    }
}

on_editions!(f_turn_08_the_second_team_plays_its_stage = the_second_team_takes_its_two_actions, v2_1);

on_editions!(f_turn_07_the_second_team_takes_its_two_actions = the_second_team_takes_its_two_actions, v2_2);

on_editions!(f_turn_09_the_stages_come_in_the_given_order, v2_1, v2_2);
fn f_turn_09_the_stages_come_in_the_given_order(spec: &str) {
    let actions = [
        "home Action(First)",
        "home Action(Second)",
        "home Movement(Defence)",
        "away Action(First)",
        "away Action(Second)",
        "away Movement(Forward)",
        "home Target",
    ];
    in_order(spec, TWO_ACTIONS, &actions);
}

/// What comes due in a turn, also with a special event at the check that only turns the ball (difference 2).
pub fn in_order(spec: &str, answers: &str, actions: &[&str]) {
    let plain = trace(&mut scene_of(spec, CENTRE), &format!("target CE;5 2;{answers}"));
    assert_eq!(plain[..2], ["home Target", "dice Stage"]);
    assert_eq!(plain[2..], *actions);
    let event = trace(&mut scene_of(spec, CENTRE), &format!("target CE;3 2;4 2;{answers}"));
    assert_eq!(event[..3], ["home Target", "dice Stage", "dice EventDifference"]);
    assert_eq!(event[3..], *actions);
}

on_editions!(f_turn_10_who_acts_first_is_decided_in_each_turn, v2_1, v2_2);
fn f_turn_10_who_acts_first_is_decided_in_each_turn(spec: &str) {
    for (seat, mut scene) in both_ways(spec, CENTRE) {
        scene.play("target CE; 5 2");
        assert!(due(&mut scene).starts_with(seat.word()), "six against five in the centre");
        idle(&mut scene);
        scene.play(&format!("target {}; 5 4", area("BFR").for_seat(seat).name()));
        assert!(due(&mut scene).starts_with(seat.other().word()), "five against nobody");
    }
}

/// Equal numbers and the ball lost: who acts first, as a seat of the team that began (`true`) or of the
/// other.
pub fn a_tie_after_a_loss(spec: &str, starter_is_first: bool) {
    for (seat, mut scene) in both_ways(spec, EVEN) {
        scene.play("target CE; 2 5");
        assert_eq!(scene.control(), seat.other());
        let first = if starter_is_first { seat } else { seat.other() };
        assert!(due(&mut scene).starts_with(first.word()), "{}", due(&mut scene));
    }
}

on_editions!(f_turn_10_a_tie_is_decided_when_the_actions_start = a_tie_after_a_loss, v2_1(true));

on_editions!(f_turn_10_a_tie_was_decided_with_the_target = a_tie_after_a_loss, v2_2(false));

on_editions!(f_turn_11_a_new_turn_follows_unless_the_half_ends, v2_0, v2_1, v2_2);
fn f_turn_11_a_new_turn_follows_unless_the_half_ends(spec: &str) {
    let mut goes_on = scene_of(spec, &at("1:45+3"));
    goes_on.play("target CE; 5 2"); // three is not less than three
    idle(&mut goes_on);
    assert_eq!(due(&mut goes_on), "home Target");
    assert_eq!(goes_on.state().turn.number, 2);
    assert!(goes_on.saw(Event::TurnBegins(2, Seat::Home)));
    let mut last = scene_of(spec, &at("1:45+4"));
    last.play("target CE; 6 2"); // reaches the last square
    idle(&mut last);
    assert!(last.saw(Event::HalfEnds(1)) && !last.saw(Event::TurnBegins(2, Seat::Home)));
    assert_eq!(due(&mut last), "home HalfTime");
}

on_editions!(f_turn_11_a_turn_does_not_remember_the_last_one, v2_0, v2_1, v2_2);
fn f_turn_11_a_turn_does_not_remember_the_last_one(spec: &str) {
    let mut scene = scene_of(spec, CENTRE);
    scene.play("target CE; 2 5"); // lost
    begin_movement(&mut scene, Seat::Home, "defence");
    scene.play("move AFR>APA");
    idle(&mut scene);
    let turn = scene.state().turn;
    assert_eq!(
        (turn.number, turn.dice, turn.acted.0.map(touchline_fuba::state::Kinds::len)),
        (2, [0, 0], [0, 0])
    );
    assert_eq!((turn.starter, turn.start), (Seat::Away, Area::Ce));
    assert!(!turn.lost && !turn.handicap && !turn.goal_kick_waits);
    assert_eq!((turn.moves.0, turn.deducted.0), ([0, 0], [0, 0]));
    assert_eq!(scene.state().moved, touchline_engine::BySeat::default(), "everybody may move again");
}

/// The difference of the dice; equal dice give what `equal` says of their face.
pub fn minutes_of_a_turn(spec: &str, equal: fn(u8) -> u8) {
    for (a, b) in (1..=6).flat_map(|a: u8| (1..=6).map(move |b| (a, b))) {
        let expected = if a == b { equal(a) } else { a.abs_diff(b) };
        assert_eq!(clock::minutes(&rules(spec), 0, a, b), expected, "{a} {b}");
        let mut scene = scene_of(spec, CENTRE);
        scene.play(&format!("target CE; {a} {b}"));
        assert_eq!(scene.state().clock.minute, 20 + expected, "{a} {b}");
    }
}

on_editions!(f_turn_13_a_turn_takes_none_to_five_minutes = minutes_of_a_turn, v2_0(|_| 0));

on_editions!(f_turn_13_a_turn_takes_one_to_six_minutes, v2_1, v2_2);
fn f_turn_13_a_turn_takes_one_to_six_minutes(spec: &str) {
    minutes_of_a_turn(spec, |face| face);
}

pub fn a_half_lasts_at_least_45_minutes(spec: &str) {
    for (half, minute) in (1..=45).map(|minute| (1, minute)).chain((46..=90).map(|minute| (2, minute))) {
        for (a, b) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
            let mut scene = scene_of(spec, &at(&format!("{half}:{minute}")));
            scene.play(&format!("target CE; {a} {b}"));
            assert!(!scene.saw(Event::HalfEnds(half)), "{half}:{minute}, dice {a} {b}");
            let clock = scene.state().clock;
            assert_eq!(
                clock.stoppage > 0,
                minute + clock::minutes(&rules(spec), 0, a, b) > 45 * half,
                "{minute} {a} {b}"
            );
        }
    }
}

on_editions!(f_turn_14_a_half_lasts_45_minutes = a_half_lasts_at_least_45_minutes, v2_0);

on_editions!(f_turn_14_a_half_lasts_at_least_45_minutes = a_half_lasts_at_least_45_minutes, v2_1, v2_2);

pub fn stoppage_time_is_random(spec: &str) {
    for (half, stoppage) in [(1, 45), (2, 90)].into_iter().flat_map(|half| (1..=4).map(move |n| (half, n))) {
        for (a, b) in (1..=6).flat_map(|a: u8| (1..=6).map(move |b| (a, b))) {
            let mut scene = scene_of(spec, &at(&format!("{}:{}+{stoppage}", half.0, half.1)));
            scene.play(&format!("target CE; {a} {b}"));
            let ends = a.abs_diff(b) < stoppage;
            assert_eq!(scene.saw(Event::HalfEnds(half.0)), ends, "+{stoppage}, {a} {b}");
        }
    }
}

on_editions!(f_turn_14_and_a_random_stoppage_time = stoppage_time_is_random, v2_0);

on_editions!(f_turn_14_and_its_stoppage_time = stoppage_time_is_random, v2_1, v2_2);

on_editions!(f_turn_15_roles_swap_the_moment_control_is_lost, v2_0(true), v2_1(true), v2_2(false));
/// The check is lost: from now on the other team is in control, although it did not begin the turn. The loser
/// may press and win the ball back; then the other may press where its stage comes later.
fn f_turn_15_roles_swap_the_moment_control_is_lost(spec: &str, other_acts_later: bool) {
    for (seat, mut scene) in both_ways(spec, EVEN) {
        scene.play("target CE; 2 5");
        assert_eq!((scene.control(), scene.state().turn.starter), (seat.other(), seat));
        assert_eq!(idle_until(&mut scene, "press"), Some(seat), "the new passive team may press");
        scene.play("press; 1");
        assert_eq!(scene.control(), seat, "{}", scene.position());
        let again = idle_until(&mut scene, "press");
        assert_eq!(again, other_acts_later.then_some(seat.other()), "passive again");
    }
}

on_editions!(f_turn_15_the_new_controlling_team_may_shoot, v2_0, v2_1, v2_2);
fn f_turn_15_the_new_controlling_team_may_shoot(spec: &str) {
    let front = "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,AFR:5,CE:5 ball=AFR:3:home clock=1:20";
    for (seat, mut scene) in both_ways(spec, front) {
        let target = area("AFR").for_seat(seat).name();
        scene.play(&format!("target {target}; 2 5"));
        assert_eq!(idle_until(&mut scene, "shoot"), Some(seat.other()));
    }
}
