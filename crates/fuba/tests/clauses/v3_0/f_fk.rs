//! Free kick.

use touchline_fuba::advanced::skills::Skill;
use touchline_fuba::event::Shot;
use touchline_fuba::pitch::Area::{self, Apa, Bfr, Blc, Blw, Bpa, Ce};
use touchline_fuba::rules::goal_attempt::{self, From};
use touchline_fuba::rules::numbers;
use touchline_fuba::state::{ActionKind, Effect, Kinds, Nominee, Restart};
use touchline_fuba::{Decision, Event, Roll};

use crate::common::{Scene, asked, scene, scene_of};
use crate::shared::f_fk::{AWAY, HOME, TEAMS, set_up};

const SPEC: &str = "fuba:3.0";

/// A free kick for home, no card, in its own turn.
fn free_kick_in(area: Area) -> Scene {
    crate::shared::f_fk::free_kick_at(SPEC, HOME, area, "1:20")
}

#[test]
fn f_fk_02_the_ball_is_put_into_the_target_area() {
    let mut elsewhere = scene(&format!("{TEAMS} ball=CE:3:home clock=1:20 turn=pass:AFR>BLW next=event"));
    assert_eq!(elsewhere.play("4 4").state().ball.area, Blw);
}

#[test]
fn f_fk_06_the_goalkeeper_may_be_the_taker() {
    let mut scene = free_kick_in(Blw);
    scene.play("keeper BLW");
    assert!(scene.can("place 0"));
}

#[test]
fn f_fk_06_the_adjustment_may_take_all_but_one_player_away() {
    let mut two = free_kick_in(Blc);
    two.play("keeper APA; place 2; place 8; keeper BPA; place 10; move BLC>BPA");
    assert!(!two.can("move BLC>BFR"));
}

#[test]
fn f_fk_06_without_outfield_players_the_goalkeeper_takes_it() {
    let mut scene = scene(
        "home=4-4-2,GK:APA away=4-4-2,GK:BPA,BFR:5,CE:5 ball=BLW:4:home clock=1:20 red=10-0 \
         turn=pass:CE>BLW next=event",
    );
    scene.play("4 4; 1");
    assert_eq!(scene.state().squads[HOME].keeper(), Blw);
    assert_eq!(asked(&mut scene), Some((AWAY, Decision::PlaceKeeper)));
    scene.play("keeper BPA; place 10");
    assert_eq!(asked(&mut scene), Some((HOME, Decision::FreeKick)), "nothing to adjust");
    scene.play("pass");
    assert!(!scene.can("target BLW") && scene.can("target CE"));
}

#[test]
fn f_fk_08_the_turn_goes_on_with_the_shot_as_first_action() {
    for (spec, free_moves) in [("fuba:3.0", false), ("fuba:3.0?shot_free_moves=allowed", true)] {
        let mut scene = set_up(spec, "1:20");
        scene.play("shoot");
        assert_eq!(asked(&mut scene).is_some(), free_moves, "no free movements before a direct shot");
        if free_moves {
            scene.play("done");
        }
        assert!(scene.saw(Event::Acts(HOME, ActionKind::GoalAttempt)));
        assert_eq!((scene.state().turn.number, scene.state().turn.first), (1, HOME));
        assert_eq!(scene.state().turn.acted[HOME], Kinds::just(ActionKind::GoalAttempt));
        assert!(scene.play("6").saw(Event::Shot(Shot::Goal, HOME)));
    }
}

#[test]
fn f_fk_08_after_a_lost_rebound_the_other_team_has_a_full_first_action() {
    let mut scene = set_up(SPEC, "1:20");
    scene.play("shoot; 4; 1 6"); // 4 - 4 is one less than 1; the defenders win the rebound
    assert_eq!((scene.control(), scene.state().turn.number), (AWAY, 1));
    assert_eq!(asked(&mut scene), Some((AWAY, Decision::FreeMovement)));
    scene.play("done");
    assert!(scene.can("position 0") && scene.can("midfield"), "whatever was played before the foul");
    scene.play("position 0");
    assert_eq!(asked(&mut scene), Some((AWAY, Decision::SecondActions)));
    scene.play("second");
    let (who, what) = asked(&mut scene).unwrap();
    assert_eq!(who, HOME, "the shooter acts first");
    assert!(matches!(what, Decision::Action(_)));
    assert!(!scene.can("shoot") && scene.can("position 0"));
}

#[test]
fn f_fk_11_offside_is_judged_at_a_free_kick() {
    let scene = scene(
        "home=4-4-2,GK:APA,BLW:5,BPA:5 away=4-4-2,GK:BPA,AFR:10 ball=BLW:1:home clock=1:20 \
         turn=restart:free-kick next=turn",
    );
    assert!(!scene.can("target BPA") && scene.can("target BLW") && scene.can("target BFR"));
}

#[test]
fn f_fk_08_in_the_last_turn_what_the_shot_brings_is_not_taken() {
    for (die, missing) in [("6", Restart::KickOff), ("5", Restart::CornerKick), ("3", Restart::GoalKick)] {
        let mut shot = set_up(SPEC, "2:90+5");
        shot.play("shoot").play(die);
        assert!(shot.saw(Event::NotTaken(missing)), "{die}");
        assert!(shot.state().ended.is_some());
        assert_eq!(shot.state().teams[HOME].goals, u8::from(die == "6"));
    }
    let mut cleared = set_up(SPEC, "1:45+5");
    cleared.play("shoot; 4; 1 6; done; position 0");
    assert!(!cleared.saw(Event::HalfEnds(1)), "the turn is played to its end");
    cleared.play("next");
    assert!(cleared.saw(Event::HalfEnds(1)));
}

/// Away's aggressive pressing in front of its goal fails after home has acted: a free kick, no card. Both are
/// set up anew with two of home against the goalkeeper and two of away in the penalty area; home may shoot.
fn fouled_in_the_actions(effect: &str, more: &str) -> Scene {
    let mut scene = scene_of(
        "fuba:3.0+aggressive-pressing+condition+skills+special-events",
        &format!(
            "home=4-4-2,GK:APA,AFR:5,CE:3,BFR:2 away=4-4-2,GK:BPA,BPA:2,BFR:2,CE:6 ball=BFR:3:home clock=1:20 \
             condition=4/4/2-4/4/2 turn=pass:CE>BFR,first:home,effect:{effect},acted:position-none {more} \
             next=first-action:away"
        ),
    );
    scene.play("press aggressively; 5 6; 1");
    assert!(scene.saw(Event::Awarded(Restart::FreeKick, HOME, Bfr)));
    for _ in 0..60 {
        let place = match asked(&mut scene) {
            Some((_, Decision::FreeKick)) => return scene,
            Some((seat, Decision::PlaceKeeper)) => format!("keeper {}", Apa.for_seat(seat).name()),
            Some((_, Decision::Nominate)) => {
                assert!(scene.can("nominate CE"), "{:?}", scene.legal());
                "nominate BPA".into()
            }
            Some((HOME, Decision::Place(Bfr)) | (_, Decision::Place(Bpa))) => "place 2".into(),
            Some((HOME, Decision::Place(Ce))) => "place 6".into(),
            Some((AWAY, Decision::Place(Ce))) => "place 8".into(),
            _ => scene.legal()[0].clone(),
        };
        scene.play(&place);
    }
    panic!("{}", scene.position());
}

/// The modifiers of the direct shot that home may make now.
fn direct(scene: &Scene) -> goal_attempt::Modifiers {
    goal_attempt::modifiers(scene.rules(), scene.state(), From::FreeKick)
}

#[test]
fn f_fk_08_an_event_of_the_turn_goes_on_after_a_foul_in_the_actions() {
    //
    let plain = fouled_in_the_actions("none", "");
    let count = |area| (plain.count(HOME, area), plain.count(AWAY, area));
    assert_eq!((count(Bfr), count(Bpa)), ((2, 0), (2, 3)), "{}", plain.position());
    assert_eq!((direct(&plain).event, direct(&plain).penalty_area), (0, -1));
    let open = fouled_in_the_actions("open-goal", "");
    assert_eq!(direct(&open).total(), direct(&plain).total() + 2, "the goalkeeper is still out of position");
    // home says where it has placed the player for whom its fans sing.
    let fans = fouled_in_the_actions("none", "also=fans:home:BFR");
    assert_eq!(direct(&fans).penalty_area, 0, "one of home's counts as two there now");
    assert!(fans.saw(Event::Nominated(HOME, Bpa)));
    // The other team, which does not have the ball, says it too, after its own setup.
    let others = fouled_in_the_actions("none", "also=fans:away:BFR");
    assert!(others.saw(Event::Nominated(AWAY, Bpa)) && !others.saw(Event::Nominated(HOME, Bpa)));
    assert_eq!(others.state().turn.fans, Some((AWAY, Nominee::Player(Bpa))));
    assert_eq!(
        numbers::counted(others.rules(), others.state(), AWAY, Bpa),
        4,
        "three, and one of them twice"
    );
    for mut scene in [plain, open, fans, others] {
        let modifier = direct(&scene).total();
        scene.play(&format!("shoot; {}", -modifier));
        assert!(scene.saw(Event::Attempt(HOME, Bfr, modifier)), "{:?}", scene.events());
    }
}

#[test]
fn f_fk_08_the_action_stages_start_afresh_after_a_foul_in_them() {
    // away had pressed, home had positioned itself.
    let mut scene = fouled_in_the_actions("open-goal", "");
    let die = -direct(&scene).total();
    scene.play(&format!("shoot; {die}; 1 6")); // away wins the rebound
    assert_eq!((scene.control(), scene.state().turn.number), (AWAY, 1), "{}", scene.position());
    assert_eq!(scene.state().turn.acted[HOME], Kinds::just(ActionKind::GoalAttempt));
    assert_eq!(scene.state().turn.acted[AWAY].len(), 0);
    assert_eq!(asked(&mut scene), Some((AWAY, Decision::FreeMovement)));
    scene.play("done");
    assert!(scene.can("position 0") && scene.can("midfield"), "{:?}", scene.legal());
    scene.play("position 0; second");
    assert_eq!(asked(&mut scene).map(|(seat, _)| seat), Some(HOME));
    assert!(scene.can("position 0") && scene.can("midfield"), "it had positioned itself before the foul");
    assert_eq!(scene.state().turn.effect, Effect::OpenGoal, "for both teams until the turn is over");
}

#[test]
fn f_fk_08_skills_are_played_with_a_direct_shot_after_a_foul_in_the_actions() {
    let mut scene = fouled_in_the_actions(
        "open-goal",
        "skills=!trained-special-event:!leading-goal-keeper also=fans:home:BFR",
    );
    let before = direct(&scene).total();
    scene.play("play trained-special-event");
    assert!(scene.saw(Event::SkillPlayed(HOME, Skill::TrainedSpecialEvent)));
    let after = direct(&scene).total();
    // Bound to the shot, which is the only answer; then away is asked.
    assert_eq!(asked(&mut scene).map(|(seat, _)| seat), Some(AWAY));
    scene.play("play leading-goal-keeper");
    assert_eq!(touchline_fuba::roll(scene.rules(), scene.state()), Some(Roll::GoalAttemptOfTwo));
    scene.play("6 1");
    assert!(scene.saw(Event::Attempt(HOME, Bfr, after)) && after > before, "{before} {after}");
    assert_eq!(scene.state().teams[HOME].goals, 0, "the lower die counts");
}
