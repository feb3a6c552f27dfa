//! Order and structure of actions.

use touchline_engine::{BySeat, Seat};
use touchline_fuba::state::ActionKind::{Movement, Pressing};
use touchline_fuba::state::Memory;
use touchline_fuba::{Area, Decision, Event};

use crate::common::{Scene, decides, played, scene_of, turned};
use crate::shared::f_act::{self as act, OUTCOMES, beginner, crowd};

const SPEC: &str = "fuba:2.0";

/// What the last complete turn left: the team that acted first, and how many players home and away moved.
fn memory(first: &str, home: u8, away: u8) -> String {
    format!(" memory={first},{home}-{away},0,none")
}

/// Home has one player in the centre and away one.
fn after(memory: &str, value: u8) -> String {
    crowd(1, 1, value) + memory
}

#[test]
fn f_act_01_the_first_team_of_the_last_turn_is_first_again_if_it_moved_fewer() {
    for (script, value, _) in OUTCOMES {
        for (home, away) in (0..=5).flat_map(|home| (0..=5).map(move |away| (home, away))) {
            for last in Seat::ALL {
                let (own, other) = if last == Seat::Home { (home, away) } else { (away, home) };
                let first = if own < other { last } else { last.other() };
                let mut turn = played(SPEC, &after(&memory(last.word(), home, away), value), script);
                assert_eq!(beginner(&mut turn), first, "{last:?} was first, {home} and {away} moved");
            }
        }
    }
}

/// Home's closest player comes, away moves two, home one and one freely.
const WHOLE_TURN: &str = "target CE; 6 5; midfield; move BFR>BLW; move BFR>BLC; done; done; \
    midfield; move AFR>ALW; done; move APA>AFR";

#[test]
fn f_act_01_ordinary_and_closest_moves_count_and_free_ones_do_not() {
    let position = "home=4-4-2,GK:APA,APA:1,AFR:9 away=4-4-2,GK:BPA,BFR:8,CE:2 ball=AFR:1:home clock=1:20";
    let turn = played(SPEC, position, WHOLE_TURN);
    assert!(
        turn.saw(Event::TurnBegins(2, Seat::Home))
            && turn.saw(Event::Moved(Seat::Home, Area::Apa, Area::Afr))
    );
    assert_eq!((turn.state().memory.first, turn.state().memory.moves), (Some(Seat::Away), BySeat::new(2, 2)));
    let mirrored = played(SPEC, &turned(position), &turned(WHOLE_TURN));
    assert_eq!(mirrored.state().memory.first, Some(Seat::Home));
    assert_eq!(mirrored.state().memory.moves, BySeat::new(2, 2));
}

#[test]
fn f_act_01_moves_of_an_event_do_not_count() {
    let event =
        played(SPEC, &crowd(1, 1, 3), "target CE; 3 5; 5 2; move AFR>ALW; forward; move CE>AFR; done; done");
    assert!(event.saw(Event::TurnBegins(2, Seat::Home)));
    assert_eq!(
        (event.state().memory.first, event.state().memory.moves),
        (Some(Seat::Away), BySeat::new(0, 1))
    );
}

#[test]
fn f_act_02_the_last_complete_count_stays_when_stages_are_skipped_or_cut_short() {
    let left = Memory { first: Some(Seat::Home), moves: BySeat::new(1, 3), ..Memory::default() };
    let mut skipped = played(SPEC, &after(&memory("home", 1, 3), 3), "target CE; 3 5; 4 4");
    assert_eq!(decides(&mut skipped), (Seat::Home, Decision::Target), "no actions");
    assert_eq!(skipped.state().memory, left);
    skipped.play("target CE; 6 5");
    assert_eq!(beginner(&mut skipped), Seat::Home);
    // A goal cuts the stages short.
    let shot = "home=4-4-2,GK:APA,AFR:5,BFR:5 away=4-4-2,GK:BPA,BLC:8,BFR:2 ball=BFR:1:home clock=1:20 \
        memory=home,1-3,0,none";
    let cut = played(SPEC, shot, "target BFR; 6 1; shoot; 6");
    assert_eq!((cut.state().teams[Seat::Home].goals, cut.state().memory), (1, left));
}

#[test]
fn f_act_02_without_a_count_in_this_half_the_passive_team_is_first() {
    for (script, value, control) in OUTCOMES {
        assert_eq!(beginner(&mut played(SPEC, &after("", value), script)), control.other());
        let mut mirrored = played(SPEC, &turned(&after("", value)), script);
        assert_eq!(beginner(&mut mirrored), control);
    }
    let half = scene_of(
        SPEC,
        "home=4-4-2,GK:APA,AFR:10 away=4-4-2,GK:BPA,BFR:10 ball=AFR:1:home clock=1:45 memory=home,1-3,0,none \
         next=half.2",
    );
    assert_eq!(half.state().memory, Memory::default(), "nothing is left from the first half");
}

#[test]
fn f_act_03_after_a_restart_other_than_a_goal_kick_the_passive_team_is_first() {
    for (restart, exception) in [
        ("open", false),
        ("goal-kick", false),
        ("kick-off", true),
        ("free-kick", true),
        ("corner", true),
        ("penalty", true),
    ] {
        for (script, value, control) in OUTCOMES {
            for last in Seat::ALL {
                let slow = if restart == "goal-kick" { "done; " } else { "" };
                // By the count alone the team that was first would be first again.
                let (home, away) = if last == Seat::Home { (0, 3) } else { (3, 0) };
                let position = format!(
                    "{} turn=restart:{restart} next=turn",
                    after(&memory(last.word(), home, away), value)
                );
                let mut turn = played(SPEC, &position, &format!("{slow}{script}"));
                let first = if exception { control.other() } else { last };
                assert_eq!(beginner(&mut turn), first, "{restart}, ball with {control:?}, {last:?} before");
            }
        }
    }
}

/// The controlling team kept the ball in the target area; who acts first.
fn kept(home: u8, away: u8, last: Seat) -> Seat {
    let (script, value, _) = OUTCOMES[0];
    let (home_moved, away_moved) = if last == Seat::Home { (0, 3) } else { (3, 0) };
    let position = crowd(home, away, value) + &memory(last.word(), home_moved, away_moved);
    let mirrored = beginner(&mut played(SPEC, &turned_memory(&position), script));
    let first = beginner(&mut played(SPEC, &position, script));
    assert_eq!(first, mirrored.other());
    first
}

/// The board turned round, the numbers of moved players too.
fn turned_memory(position: &str) -> String {
    let text = turned(position);
    let (before, after) = text.split_once(",0-3,").map_or_else(
        || {
            let (before, after) = text.split_once(",3-0,").expect("memory");
            (format!("{before},0-3,"), after)
        },
        |(before, after)| (format!("{before},3-0,"), after),
    );
    before + after
}

#[test]
fn f_act_04_a_target_area_with_players_of_the_passive_team_only_makes_it_first() {
    for last in Seat::ALL {
        for passive in [1, 2, 10] {
            assert_eq!(kept(0, passive, last), Seat::Away, "none against {passive}");
        }
        for (home, away) in [(0, 0), (1, 0), (1, 1), (1, 5), (3, 0)] {
            assert_eq!(kept(home, away, last), last, "{home} against {away}: the count decides");
        }
    }
    // The goalkeeper alone is enough.
    let keeper = "home=4-4-2,GK:APA,AFR:8,BFR:2 away=4-4-2,GK:BPA,BLC:9,BFR:1 ball=BFR:1:home clock=1:20 \
        memory=home,0-3,0,none";
    assert_eq!(beginner(&mut played(SPEC, keeper, "target BPA; 6 3")), Seat::Away);
    // Numbers from the start, roles of now: home's pass fails and away gets the ball among home's players.
    let lost = "home=4-4-2,GK:APA,AFR:8,BFR:2 away=4-4-2,GK:BPA,AFR:1,BLC:9 ball=AFR:2:home clock=1:20 \
        memory=home,3-0,0,none";
    let mut overflow = played(SPEC, lost, "target BFR; 5 6; move BLC>BFR");
    assert_eq!((overflow.control(), beginner(&mut overflow)), (Seat::Away, Seat::Home));
}

#[test]
fn f_act_04_moves_of_an_event_do_not_change_the_count() {
    let position = crowd(0, 1, 3) + &memory("home", 0, 3);
    let mut turn = played(SPEC, &position, "target CE; 3 5; 5 2; move AFR>CE");
    assert_eq!(beginner(&mut turn), Seat::Away);
}

/// Home has the ball in away's front area, away begins or home does; players of both at the goal lines.
fn stage(first: &str) -> Scene {
    scene_of(
        SPEC,
        &format!(
            "home=4-4-2,GK:APA,ALC:2,CE:6,BFR:2 away=4-4-2,GK:BPA,BFR:3,CE:5,BLC:2 ball=BFR:3:home clock=1:20 \
             turn=pass:CE>BFR next=actions:{first}"
        ),
    )
}

/// Every question of the stages, with an empty answer to each.
fn questions(mut scene: Scene) -> Vec<(Seat, Decision, u8)> {
    let mut all = Vec::new();
    loop {
        let (seat, decision) = decides(&mut scene);
        if decision == Decision::Target {
            return all;
        }
        all.push((seat, decision, scene.value()));
        scene.play("done");
    }
}

#[test]
fn f_act_05_one_stage_for_each_team_with_the_sequences_in_their_order() {
    use Decision::{FreeMovement, MaybeMove, MaybePress, MaybeShoot};
    let home = |value| {
        [(Seat::Home, MaybeShoot, value), (Seat::Home, MaybeMove, value), (Seat::Home, FreeMovement, value)]
    };
    // After the free movements the value rises by one, two of home against three of away.
    let away = |value| {
        [
            (Seat::Away, MaybeMove, value),
            (Seat::Away, FreeMovement, value),
            (Seat::Away, MaybePress, value + 1),
        ]
    };
    assert_eq!(questions(stage("home")), [home(3), away(4)].concat());
    assert_eq!(questions(stage("away")), [away(3), home(4)].concat());
}

#[test]
fn f_act_06_the_teams_keep_their_places_when_control_changes() {
    let mut turn = stage("away");
    turn.play("done; done; press; 3");
    assert_eq!(turn.control(), Seat::Away);
    assert_eq!(
        decides(&mut turn),
        (Seat::Home, Decision::MaybeMove),
        "home's stage, without a goal attempt now"
    );
    turn.play("done; done");
    assert_eq!(decides(&mut turn), (Seat::Home, Decision::MaybePress), "but with a pressing");
    turn.play("press; 1");
    assert_eq!(turn.control(), Seat::Home);
    assert_eq!(decides(&mut turn), (Seat::Home, Decision::Target), "each team had its one stage");
    assert_eq!(act::actions(&turn), [(Seat::Away, Pressing), (Seat::Home, Pressing)]);
}

#[test]
fn f_act_09_goal_attempt_for_the_controlling_and_pressing_for_the_passive_team() {
    for (first, control, area) in [
        ("home", "home", "BFR"),
        ("home", "home", "AFR"),
        ("home", "away", "AFR"),
        ("away", "home", "BFR"),
        ("away", "away", "AFR"),
        ("away", "away", "BFR"),
    ] {
        let position = format!(
            "home=4-4-2,GK:APA,CE:8,{area}:2 away=4-4-2,GK:BPA,CE:8,{area}:2 ball={area}:3:{control} clock=1:20 \
             turn=starter:home,pass:CE>{area} next=actions:{first}"
        );
        let questions = questions(scene_of(SPEC, &position));
        let of = |who: &str, what: Decision| {
            questions.iter().any(|(seat, decision, _)| seat.word() == who && *decision == what)
        };
        let other = if control == "home" { "away" } else { "home" };
        let near = (control == "home") == (area == "BFR");
        assert_eq!(of(control, Decision::MaybeShoot), near, "{control} in {area}");
        assert!(!of(other, Decision::MaybeShoot) && !of(control, Decision::MaybePress));
        assert!(of(other, Decision::MaybePress) && of(other, Decision::MaybeMove));
        assert!(of(control, Decision::MaybeMove));
    }
}

#[test]
fn f_act_10_attempt_and_pressing_are_optional_and_the_adjustment_is_not() {
    let mut turn = stage("home");
    assert_eq!(turn.legal(), ["done", "shoot"]);
    turn.play("done");
    assert_eq!(turn.legal(), ["done", "defence", "midfield", "forward"]);
    turn.play("midfield; done; done"); // a movement of nobody, no free movements
    assert_eq!(act::actions(&turn), [(Seat::Home, Movement)]);
    assert_eq!(turn.value(), 4, "home is outnumbered and the adjustment hurts it");
    turn.play("done; done");
    assert_eq!(turn.legal(), ["done", "press"]);
    turn.play("done");
    assert_eq!((turn.control(), turn.value()), (Seat::Home, 5));
}

#[test]
fn f_act_16_a_team_that_shoots_directly_has_the_first_stage() {
    // Movement, free movements and pressing are left to the shooter.
    act::a_direct_shot_begins_the_first_stage(SPEC, 1, Decision::MaybeMove, "done; done; done", &[]);
}
