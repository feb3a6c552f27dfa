//! Set-ups.

use touchline_engine::Seat;
use touchline_fuba::pitch::AreaSet;
use touchline_fuba::state::Restart;
use touchline_fuba::{Area, Decision, Event};

use super::f_off::{area, both_ways, rules, set};
use crate::common::{Scene, decides, new_match, scene_of, turned};

/// Everybody is somewhere when home is to kick off.
const KICK_OFF: &str =
    "home=4-4-2,GK:CE,BFR:10 away=4-4-2,GK:BLC,BFR:10 ball=BPA:5:home clock=1:20 next=kick-off";

/// Answer a set-up with as few players as possible in every area; the areas that were asked, in the words of
/// that team.
fn areas_asked(scene: &mut Scene, who: Seat) -> Vec<Area> {
    let mut areas = Vec::new();
    while let (seat, Decision::Place(area)) = decides(scene) {
        if seat != who {
            break;
        }
        areas.push(area.for_seat(who));
        let least = scene.legal()[0].clone();
        scene.play(&least);
    }
    areas
}

/// Home's ten go to the areas of its half (centre, then corner, penalty, corner, front, left wing; the rest
/// right), away's stand in front of their penalty area.
fn home_kicks_off(spec: &str, places: &str) -> Scene {
    let mut scene = scene_of(spec, KICK_OFF);
    scene.play(places).play("place 0; place 0; place 0; place 10");
    assert_eq!(decides(&mut scene), (Seat::Home, Decision::Adjust));
    scene
}

on_editions!(f_setup_01_controlling_team_passive_team_adjustment, v2_0, v2_1, v2_2, v3_0);
fn f_setup_01_controlling_team_passive_team_adjustment(spec: &str) {
    for (seat, mut scene) in both_ways(spec, KICK_OFF) {
        assert_eq!(decides(&mut scene), (seat, Decision::Place(Area::Ce)));
        scene.play("place 10");
        assert_eq!(scene.state().squads[seat].in_hand, 0, "all placed before the other team begins");
        let first = area("BRC").for_seat(seat);
        assert_eq!(decides(&mut scene), (seat.other(), Decision::Place(first)));
        scene.play("place 0; place 0; place 0; place 10");
        assert_eq!(decides(&mut scene), (seat, Decision::Adjust), "only the controlling team adjusts");
        scene.play("done");
        assert_eq!(decides(&mut scene), (seat, Decision::Target));
    }
}

on_editions!(f_setup_02_none_one_or_two_different_players_by_one_area, v2_0, v2_1, v2_2, v3_0);
fn f_setup_02_none_one_or_two_different_players_by_one_area(spec: &str) {
    // Two in the left corner area, eight in the centre.
    let mut scene = home_kicks_off(spec, "place 8; place 2");
    assert_eq!(
        scene.legal(),
        ["done", "move ALC>APA", "move ALC>AFR", "move ALC>ALW", "move CE>AFR", "move CE>ALW", "move CE>ARW"]
    );
    scene.play("move ALC>ALW");
    assert!(scene.can("done"));
    assert!(!scene.can("move ALW>AFR"), "it has moved");
    assert!(scene.can("move ALC>ALW") && scene.can("move CE>ALW"));
    scene.play("move CE>ALW");
    assert_eq!(decides(&mut scene), (Seat::Home, Decision::Target), "two and no more");
    let counts = [Area::Alc, Area::Alw, Area::Ce].map(|area| scene.count(Seat::Home, area));
    assert_eq!(counts, [1, 2, 7]);
    // One of a group has moved: the others of its new area may still go.
    let mut scene = home_kicks_off(spec, "place 8; place 0; place 0; place 0; place 1; place 1");
    scene.play("move AFR>ALW");
    assert!(scene.can("move ALW>AFR"), "the one that was there");
    scene.play("move ALW>AFR");
    assert_eq!(decides(&mut scene).1, Decision::Target);
}

on_editions!(f_setup_03_the_adjusted_places_are_a_legal_kick_off, v2_0, v2_1, v2_2, v3_0);
fn f_setup_03_the_adjusted_places_are_a_legal_kick_off(spec: &str) {
    for kick_off in [KICK_OFF.to_owned(), turned(KICK_OFF)] {
        let mut scene = scene_of(spec, &kick_off);
        let seat = scene.control();
        scene.play("place 10; place 0; place 0; place 0; place 10");
        let moves = scene.legal();
        let allowed = ["AFR", "ALW", "ARW"].map(|to| format!("move CE>{}", area(to).for_seat(seat).name()));
        assert!(allowed.iter().all(|step| moves.contains(step)));
        assert_eq!(moves.len(), 4, "not into the other half, and the goalkeeper stays: {moves:?}");
    }
    // Two must remain in the centre: the second of three may not follow the first.
    let mut scene = home_kicks_off(spec, "place 3; place 7");
    assert!(scene.can("move CE>AFR"));
    scene.play("move CE>AFR");
    assert!(!scene.legal().iter().any(|step| step.contains("move CE>")), "{:?}", scene.legal());
}

on_editions!(f_setup_03_a_player_may_leave_the_centre_only_for_another, v2_0, v2_1, v2_2, v3_0);
fn f_setup_03_a_player_may_leave_the_centre_only_for_another(spec: &str) {
    // Nobody else is near the centre.
    let scene = home_kicks_off(spec, "place 2; place 8");
    assert!(!scene.legal().iter().any(|step| step.contains("CE>")), "{:?}", scene.legal());
    // Somebody is: the first step may be taken, and must be made good.
    let mut scene = home_kicks_off(spec, "place 2; place 0; place 0; place 0; place 7; place 0");
    scene.play("move CE>ALW");
    assert_eq!(scene.legal(), ["move AFR>CE", "move ARW>CE"]);
    scene.play("move ARW>CE");
    assert_eq!(scene.count(Seat::Home, Area::Ce), 2);
}

on_editions!(f_setup_03_other_restarts_keep_their_rules_too, v2_0, v2_1, v2_2, v3_0);
fn f_setup_03_other_restarts_keep_their_rules_too(spec: &str) {
    // Free kick: one player must stay at the ball, and the goalkeeper may be moved.
    let mut free_kick = scene_of(spec, FREE_KICK);
    free_kick.play("keeper APA; place 1; place 9; keeper BPA; place 10");
    assert_eq!(decides(&mut free_kick), (Seat::Home, Decision::Adjust));
    assert!(free_kick.can("keeper APA>AFR"));
    assert!(!free_kick.legal().iter().any(|step| step.contains("BFR>")), "{:?}", free_kick.legal());
    // Penalty: the kicker stays, nobody else enters.
    let mut penalty = scene_of(spec, PENALTY);
    penalty.play("keeper APA; place 0; place 0; place 0; place 0; place 0; place 0; place 0; place 0; place 0; place 9");
    penalty.play("place 0; place 0; place 10");
    assert_eq!(decides(&mut penalty), (Seat::Home, Decision::Adjust));
    assert!(penalty.can("move BFR>CE"));
    assert!(!penalty.legal().iter().any(|step| step.contains("BPA")), "{:?}", penalty.legal());
}

const FREE_KICK: &str = "home=4-4-2,GK:APA,CE:10 away=4-4-2,GK:BPA,CE:10 ball=BFR:4:home clock=1:20 \
    next=free-kick";
const PENALTY: &str = "home=4-4-2,GK:APA,CE:10 away=4-4-2,GK:BPA,CE:10 ball=BPA:4:home clock=1:20 \
    next=free-kick";
const CORNER: &str = "home=4-4-2,GK:APA,CE:10 away=4-4-2,GK:BPA,CE:10 ball=BFR:4:home clock=1:20 \
    next=corner-side";

/// Home shoots from the attacked penalty area in the last stage of a turn; a 6 scores at a value of 2.
pub fn shot(spec: &str, value: u8, clock: &str) -> String {
    let last = rules(spec).turn.len();
    format!(
        "home=4-4-2,GK:APA,CE:7,BPA:3 away=4-4-2,GK:BPA,BFR:10 ball=BPA:{value}:home clock={clock} \
         turn=pass:CE>BPA,dice:53 next=turn.{last},goal-attempt.home"
    )
}

on_editions!(f_setup_04_a_kick_off_begins_each_half_and_follows_each_goal, v2_0, v2_1, v2_2, v3_0);
fn f_setup_04_a_kick_off_begins_each_half_and_follows_each_goal(spec: &str) {
    let kick_offs = |scene: &Scene| {
        scene.events().iter().filter(|event| matches!(event, Event::Awarded(Restart::KickOff, ..))).count()
    };
    let mut first = new_match(spec);
    first.play("formation 4-4-2; formation 4-4-2; 5 2; kick-off home");
    assert_eq!(kick_offs(&first), 1);
    let mut second =
        scene_of(spec, "home=4-4-2,GK:APA,CE:10 away=4-4-2,GK:BPA,CE:10 ball=CE:2:home clock=1:45+1");
    second.play("target CE; 3 3; formation 4-4-2; formation 4-4-2");
    assert_eq!(kick_offs(&second), 1);
    for (_, mut goal) in both_ways(spec, &shot(spec, 2, "1:20")) {
        assert_eq!(kick_offs(goal.play("6")), 1);
        assert_eq!(decides(&mut goal).1, Decision::Place(Area::Ce));
    }
}

on_editions!(f_setup_05_at_least_two_players_in_the_centre, v2_0, v2_1, v2_2, v3_0);
fn f_setup_05_at_least_two_players_in_the_centre(spec: &str) {
    for (_, scene) in both_ways(spec, KICK_OFF) {
        let numbers: Vec<String> = (2..=10).map(|n| format!("place {n}")).collect();
        assert_eq!(scene.legal(), numbers);
    }
}

on_editions!(f_setup_05_a_team_with_fewer_puts_all_of_them_there, v2_0, v2_1, v2_2, v3_0);
fn f_setup_05_a_team_with_fewer_puts_all_of_them_there(spec: &str) {
    for (left, first) in [(3, "place 2"), (2, "place 2"), (1, "place 1")] {
        let position = format!(
            "home=4-4-2,GK:CE,BFR:{left} away=4-4-2,GK:BPA,BFR:10 ball=CE:5:home clock=1:20 red={}-0 next=kick-off",
            10 - left
        );
        let mut scene = scene_of(spec, &position);
        if left > 2 {
            assert_eq!(scene.legal(), [first, "place 3"]);
        } else {
            // One answer only: the driver gives it.
            assert_eq!(scene.count(Seat::Home, Area::Ce), left);
            assert_eq!(decides(&mut scene).0, Seat::Away);
            // They stay: nothing can be adjusted.
            scene.play("place 10");
            assert_eq!(decides(&mut scene), (Seat::Home, Decision::Target));
        }
    }
}

on_editions!(f_setup_06_the_others_anywhere_at_least_partly_in_the_own_half, v2_0, v2_1, v2_2, v3_0);
fn f_setup_06_the_others_anywhere_at_least_partly_in_the_own_half(spec: &str) {
    let own = ["CE", "ALC", "APA", "ARC", "AFR", "ALW"].map(area);
    for (seat, mut scene) in both_ways(spec, KICK_OFF) {
        assert_eq!(areas_asked(&mut scene, seat), own);
        let right = area("ARW").for_seat(seat);
        assert_eq!(scene.count(seat, right), 8, "the last area takes the rest");
    }
    // Each of them may hold all eight.
    for (n, area) in own.into_iter().skip(1).enumerate() {
        let mut scene = scene_of(spec, KICK_OFF);
        scene.play("place 2").play(&"place 0;".repeat(n)).play("place 8");
        assert_eq!(scene.state().squads[Seat::Home].outfield(area), 8);
    }
}

on_editions!(f_setup_07_the_goalkeeper_of_the_controlling_team_in_its_penalty_area, v2_0, v2_1, v2_2, v3_0);
fn f_setup_07_the_goalkeeper_of_the_controlling_team_in_its_penalty_area(spec: &str) {
    for (seat, mut scene) in both_ways(spec, KICK_OFF) {
        assert_eq!(scene.state().squads[seat].keeper(), Area::Apa.for_seat(seat));
        scene.play("place 10; place 10");
        assert!(!scene.legal().iter().any(|step| step.starts_with("keeper")), "nor does it leave");
    }
}

on_editions!(f_setup_08_the_passive_team_in_its_own_half_centre_included, v2_0, v2_1, v2_2, v3_0);
fn f_setup_08_the_passive_team_in_its_own_half_centre_included(spec: &str) {
    let own = ["ALC", "APA", "ARC", "AFR", "ALW", "ARW"].map(area);
    for (seat, mut scene) in both_ways(spec, KICK_OFF) {
        scene.play("place 10");
        assert_eq!(areas_asked(&mut scene, seat.other()), own);
        assert_eq!(scene.count(seat.other(), Area::Ce), 10, "all of them in the centre");
    }
}

on_editions!(f_setup_09_the_goalkeeper_of_the_passive_team_in_its_penalty_area, v2_0, v2_1, v2_2, v3_0);
fn f_setup_09_the_goalkeeper_of_the_passive_team_in_its_penalty_area(spec: &str) {
    for (seat, mut scene) in both_ways(spec, KICK_OFF) {
        scene.play("place 10");
        assert_eq!(scene.state().squads[seat.other()].keeper(), Area::Bpa.for_seat(seat));
    }
}

on_editions!(f_setup_10_the_ball_in_the_centre_with_value_one, v2_0, v2_1, v2_2, v3_0);
fn f_setup_10_the_ball_in_the_centre_with_value_one(spec: &str) {
    for (seat, mut scene) in both_ways(spec, KICK_OFF) {
        scene.play("place 10; place 10; done");
        let ball = scene.state().ball;
        assert_eq!((ball.area, ball.value, scene.control()), (Area::Ce, 1, seat));
    }
}

on_editions!(f_setup_11_after_a_goal_the_scoring_team_is_passive, v2_0, v2_1, v2_2, v3_0);
fn f_setup_11_after_a_goal_the_scoring_team_is_passive(spec: &str) {
    for (seat, mut scene) in both_ways(spec, &shot(spec, 2, "2:60")) {
        scene.play("6");
        assert!(scene.saw(Event::Awarded(Restart::KickOff, seat.other(), Area::Ce)));
        assert_eq!(decides(&mut scene), (seat.other(), Decision::Place(Area::Ce)));
        let ball = scene.state().ball;
        assert_eq!((scene.control(), ball.area, ball.value), (seat.other(), Area::Ce, 1));
        assert_eq!((scene.state().teams[seat].goals, scene.state().teams[seat.other()].goals), (1, 0));
    }
}

on_editions!(f_setup_11_not_any_more_when_the_half_is_over, v2_0, v2_1, v2_2, v3_0);
fn f_setup_11_not_any_more_when_the_half_is_over(spec: &str) {
    let mut scene = scene_of(spec, &shot(spec, 2, "1:45+5"));
    scene.play("6");
    assert!(scene.saw(Event::NotTaken(Restart::KickOff)) && scene.saw(Event::HalfEnds(1)));
    assert_eq!(decides(&mut scene), (Seat::Home, Decision::HalfTime));
}

/// The seats and questions of a set-up, each question once; the smallest answer is always given.
fn steps(spec: &str, position: &str, first: &str) -> Vec<(Seat, &'static str)> {
    let mut scene = scene_of(spec, position);
    scene.play(first);
    let mut steps = Vec::new();
    loop {
        let (seat, what) = match decides(&mut scene) {
            (seat, Decision::PlaceKeeper | Decision::Place(_)) => (seat, "place"),
            (seat, Decision::Adjust) => (seat, "adjust"),
            _ => return steps,
        };
        if steps.last() != Some(&(seat, what)) {
            steps.push((seat, what));
        }
        let answer = scene.legal()[0].clone();
        scene.play(&answer);
    }
}

on_editions!(f_setup_12_other_restarts_have_the_same_three_steps, v2_0, v2_1, v2_2, v3_0);
fn f_setup_12_other_restarts_have_the_same_three_steps(spec: &str) {
    for (position, first) in [(FREE_KICK, ""), (PENALTY, ""), (CORNER, "corner BRC"), (KICK_OFF, "")] {
        for (seat, position, first) in [
            (Seat::Home, position.to_owned(), first.to_owned()),
            (Seat::Away, turned(position), turned(first)),
        ] {
            let three = [(seat, "place"), (seat.other(), "place"), (seat, "adjust")];
            assert_eq!(steps(spec, &position, &first), three, "{position}");
        }
    }
}

on_editions!(f_setup_12_with_their_own_places, v2_0, v2_1, v2_2, v3_0);
fn f_setup_12_with_their_own_places(spec: &str) {
    // In the words of each team; the far right corner area comes last and takes the rest.
    let everywhere = "ALC APA ARC AFR ALW ARW CE BLW BRW BFR BLC BPA";
    let not_the_goal = everywhere.replace(" BPA", "");
    let not_our_goal = everywhere.replace(" APA", "");
    for (position, first, ours, theirs) in [
        (FREE_KICK, "", everywhere, everywhere),
        (CORNER, "corner BLC", everywhere, everywhere),
        (PENALTY, "", &not_the_goal, &not_our_goal),
    ] {
        for (seat, mut scene) in both_ways(spec, position) {
            scene.play(&if seat == Seat::Home { first.to_owned() } else { turned(first) });
            for (who, areas) in [(seat, ours), (seat.other(), theirs)] {
                if decides(&mut scene) == (who, Decision::PlaceKeeper) {
                    scene.play(&format!("keeper {}", Area::Apa.for_seat(who).name()));
                }
                let got = areas_asked(&mut scene, who).into_iter().fold(AreaSet::NONE, AreaSet::with);
                assert_eq!(got, set(areas), "{position} {who:?}");
                assert!(scene.count(who, area("BRC").for_seat(who)) >= 9);
            }
        }
    }
}

on_editions!(f_setup_12_with_their_own_players_at_the_ball, v2_0, v2_1, v2_2, v3_0);
fn f_setup_12_with_their_own_players_at_the_ball(spec: &str) {
    // The required area comes first and takes at least one; the goalkeeper may be that one.
    let mut free_kick = scene_of(spec, FREE_KICK);
    free_kick.play("keeper APA");
    assert_eq!(decides(&mut free_kick).1, Decision::Place(Area::Bfr));
    assert!(free_kick.can("place 1") && !free_kick.can("place 0"));
    let mut keeper = scene_of(spec, FREE_KICK);
    keeper.play("keeper BFR");
    assert!(keeper.can("place 0"));
    // Corner: one player on the spot with the ball, even before the others are placed.
    let mut corner = scene_of(spec, CORNER);
    corner.play("corner BLC; keeper APA");
    assert_eq!(corner.state().squads[Seat::Home].outfield(Area::Spot), 1);
    assert_eq!((corner.state().ball.area, corner.state().squads[Seat::Home].in_hand), (Area::Spot, 9));
    let mut keeper = scene_of(spec, CORNER);
    keeper.play("corner BLC; keeper SPOT");
    assert_eq!(keeper.state().squads[Seat::Home].in_hand, 10, "the goalkeeper takes it");
    // Penalty: kicker and goalkeeper only.
    let mut penalty = scene_of(spec, PENALTY);
    penalty.play("keeper APA; place 9");
    assert_eq!(penalty.count(Seat::Home, Area::Bpa), 1);
    assert_eq!(
        decides(&mut penalty),
        (Seat::Away, Decision::Place(Area::Brc)),
        "its goalkeeper has one place"
    );
    assert_eq!(penalty.state().squads[Seat::Away].keeper(), Area::Bpa);
}

on_editions!(
    f_setup_13_the_ball_value_is_one_afterwards,
    v2_0("4 2; 3 4; 1"),
    v2_1("4 2; 3 4; 1"),
    v2_2("4 2; 4 3; 1"),
    v3_0("4 4; 4 4; 1")
);
/// The dice `foul` bring a foul of the passive team in front of its penalty area, and no card.
fn f_setup_13_the_ball_value_is_one_afterwards(spec: &str, foul_dice: &str) {
    let foul_dice = format!("target BFR; {foul_dice}");
    let foul = "home=4-4-2,GK:APA,CE:8,BFR:2 away=4-4-2,GK:BPA,CE:5,BFR:5 ball=CE:4:home clock=1:20";
    for (position, first) in
        [(foul, foul_dice.as_str()), (CORNER, "corner BLC"), (CORNER, "corner BRC"), (KICK_OFF, "")]
    {
        for (seat, mut scene) in both_ways(spec, position) {
            scene.play(&if seat == Seat::Home { first.to_owned() } else { turned(first) });
            let mut answers = 0;
            while matches!(
                decides(&mut scene).1,
                Decision::PlaceKeeper | Decision::Place(_) | Decision::Adjust
            ) {
                let answer = scene.legal()[0].clone();
                scene.play(&answer);
                answers += 1;
            }
            assert!(answers > 2, "a set-up was made");
            assert_eq!((scene.value(), scene.control()), (1, seat), "{first}");
        }
    }
}

on_editions!(f_setup_12_the_passive_team_keeps_one_behind_a_free_kick_if_it_can, v2_0);
/// In 2.0 the passive team has one player closer to its goal line than the free kick, if there is such an
/// area. It is asked from its goal outwards; its goalkeeper stands in front of everybody.
fn f_setup_12_the_passive_team_keeps_one_behind_a_free_kick_if_it_can(spec: &str) {
    // The free kick area, areas closer to end B in the order asked; the last of them must take somebody.
    for (at, closer) in [
        ("BFR", vec!["BRC", "BPA", "BLC"]),
        ("BLW", vec!["BRC", "BPA", "BLC", "BFR"]),
        ("CE", vec!["BRC", "BPA", "BLC", "BFR", "BRW", "BLW"]),
        ("BLC", vec![]),
        ("BRC", vec![]),
    ] {
        let position = FREE_KICK.replace("BFR", at);
        for (seat, mut scene) in both_ways(spec, &position) {
            let [own, front] = [Area::Apa, Area::Alc].map(|area| area.for_seat(seat).name());
            scene.play(&format!("keeper {own}; place 10; keeper {front}"));
            for (n, place) in closer.iter().enumerate() {
                assert_eq!(decides(&mut scene), (seat.other(), Decision::Place(area(place).for_seat(seat))));
                assert_eq!(scene.can("place 0"), n + 1 < closer.len(), "{at}: {place}");
                let least = scene.legal()[0].clone();
                scene.play(&least);
            }
            // From here on it is free.
            assert!(scene.can("place 0"), "{}", scene.position());
            // A goalkeeper at home is enough.
            let mut keeper = both_ways(spec, &position).into_iter().find(|(who, _)| *who == seat).unwrap().1;
            keeper.play(&format!("keeper {own}; place 10; keeper {}", Area::Bpa.for_seat(seat).name()));
            for _ in 0..12 {
                assert!(keeper.can("place 0") || decides(&mut keeper).1 == Decision::Adjust);
                let least = keeper.legal()[0].clone();
                keeper.play(&least);
                if decides(&mut keeper).0 == seat {
                    break;
                }
            }
        }
    }
}

on_editions!(f_setup_12_not_all_of_them_in_a_free_kick_area_at_the_far_goal_line, v2_0);
/// The same at the other end: everybody may stand anywhere but all of them in the free kick area.
fn f_setup_12_not_all_of_them_in_a_free_kick_area_at_the_far_goal_line(spec: &str) {
    let position = FREE_KICK.replace("BFR", "APA");
    for (seat, mut scene) in both_ways(spec, &position) {
        let far = Area::Apa.for_seat(seat);
        scene.play(&format!("keeper {0}; place 10; keeper {0}", far.name()));
        while decides(&mut scene).1 != Decision::Place(far) {
            scene.play("place 0");
        }
        assert!(scene.can("place 9") && !scene.can("place 10"), "{:?}", scene.legal());
    }
}

/// A free kick in the kicking team's half is set up like any other, or quick.
pub fn set_up_unless_quick(spec: &str, quick: bool) {
    for (at, own) in [("AFR", true), ("CE", true), ("BLW", false), ("BFR", false)] {
        let position =
            FREE_KICK.replace("BFR", at).replace("home=4-4-2,GK:APA,CE:10", "home=4-4-2,GK:APA,AFR:5,CE:5");
        for (seat, mut scene) in both_ways(spec, &position) {
            let set_up = decides(&mut scene) == (seat, Decision::PlaceKeeper);
            assert_eq!(set_up, !(quick && own), "{}", scene.position());
        }
    }
}

on_editions!(f_setup_12_every_free_kick = set_up_unless_quick, v2_0(false));

on_editions!(f_setup_12_not_a_quick_free_kick, v2_1, v2_2);
fn f_setup_12_not_a_quick_free_kick(spec: &str) {
    set_up_unless_quick(spec, true);
}

on_editions!(f_setup_13_also_at_a_penalty_kick_and_a_goal_kick, v2_2);
/// 2.2: whatever the restart.
fn f_setup_13_also_at_a_penalty_kick_and_a_goal_kick(spec: &str) {
    let foul = "home=4-4-2,GK:APA,CE:8,BPA:2 away=4-4-2,GK:BPA,CE:5,BPA:5 ball=CE:4:home clock=1:20";
    for (seat, mut scene) in both_ways(spec, foul) {
        scene.play(&format!("target {}; 5 2; 4 3; 1", area("BPA").for_seat(seat).name())); // four and one
        assert!(scene.saw(Event::Awarded(Restart::PenaltyKick, seat, area("BPA").for_seat(seat))));
        while decides(&mut scene).1 != Decision::Dive {
            let least = scene.legal()[0].clone();
            scene.play(&least);
        }
        assert_eq!(scene.value(), 1, "penalty kick");
    }
    for (seat, mut scene) in both_ways(spec, &shot(spec, 6, "1:20")) {
        scene.play("1"); // wide
        assert_eq!((scene.state().turn.restart, scene.control()), (Restart::GoalKick, seat.other()));
        assert_eq!(scene.value(), 1, "goal kick");
    }
}
