//! Free kick.

use touchline_engine::{Node, Seat};
use touchline_fuba::advanced::skills::Skill;
use touchline_fuba::editions::v3_0::BASIC;
use touchline_fuba::event::Shot;
use touchline_fuba::pitch::Area::{self, Afr, Alc, Alw, Apa, Arc, Arw, Bfr, Blc, Blw, Bpa, Brc, Brw, Ce};
use touchline_fuba::rules::goal_attempt::{self, From};
use touchline_fuba::rules::numbers;
use touchline_fuba::state::{ActionKind, Clock, Effect, Kinds, Nominee, Restart};
use touchline_fuba::{Decision, Event, Roll};

use crate::common::{Scene, scene, scene_of};

const HOME: Seat = Seat::Home;
const AWAY: Seat = Seat::Away;
const TEAMS: &str = "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5";

/// The dice of a special event are due in a turn that `starter` began and played into `target`.
fn event_due(starter: Seat, target: Area, value: u8, clock: &str) -> Scene {
    let (to, who) = (target.name(), starter.word());
    scene(&format!("{TEAMS} ball={to}:{value}:{who} clock={clock} turn=pass:CE>{to} next=event"))
}

/// A free kick for `to`, no card: sum 8 in its own turn.
fn free_kick_at(to: Seat, area: Area, clock: &str) -> Scene {
    let mut scene = event_due(to, area, 4, clock);
    scene.play("4 4; 1");
    scene
}

/// The free kick of home in front of the goal, set up: one taker, one player in the penalty area against the
/// goalkeeper and nine.
fn set_up(spec: &str, clock: &str) -> Scene {
    let mut scene = scene_of(
        spec,
        &format!(
            "home=4-4-2,GK:APA,AFR:8,BFR:1,BPA:1 away=4-4-2,GK:BPA,BPA:9,CE:1 ball=BFR:1:home clock={clock} \
             turn=pass:CE>BFR,acted:position-position next=take-free-kick"
        ),
    );
    assert_eq!(asked(&mut scene), Some((HOME, Decision::FreeKick)));
    scene
}

fn asked(scene: &mut Scene) -> Option<(Seat, Decision)> {
    match scene.driver().node() {
        Node::Decide(seat, decision) => Some((seat, decision)),
        _ => None,
    }
}

fn clock(half: u8, minute: u8, stoppage: u8) -> Clock {
    Clock { half, minute, stoppage }
}

#[test]
fn f_fk_01_the_awarded_team_has_the_ball_at_once() {
    for starter in Seat::ALL {
        for (dice, to) in [("2 4", starter.other()), ("4 4", starter)] {
            let mut scene = event_due(starter, Ce, 4, "1:20");
            scene.play(dice); // the card test is still to come
            assert_eq!(scene.control(), to, "{dice} in a turn of {starter:?}");
            assert!(scene.saw(Event::Awarded(Restart::FreeKick, to, Ce)));
        }
    }
}

#[test]
fn f_fk_02_taken_in_the_target_area_of_the_turn() {
    for (starter, area) in Seat::ALL.into_iter().flat_map(|seat| Area::ALL.map(|area| (seat, area))) {
        for dice in ["2 4", "4 4"] {
            let mut scene = event_due(starter, area, 4, "1:20");
            assert_eq!(scene.play(dice).state().ball.area, area);
        }
    }
    let mut elsewhere = scene(&format!("{TEAMS} ball=CE:3:home clock=1:20 turn=pass:AFR>BLW next=event"));
    assert_eq!(elsewhere.play("4 4").state().ball.area, Blw, "the ball is put there");
    let mut scene = scene(&format!("{TEAMS} ball=CE:2:home clock=1:20"));
    scene.play("target BLW; 4 4; 2 4; 1");
    assert_eq!(scene.state().ball.area, Blw, "where the ball was played, not where it came from");
}

#[test]
fn f_fk_03_the_value_is_1() {
    for value in 1..=6 {
        assert_eq!(event_due(HOME, Blw, value, "1:20").play("4 4").value(), 1);
        assert_eq!(event_due(HOME, Blw, value, "1:20").play("2 4").value(), 1);
    }
}

#[test]
fn f_fk_04_in_the_offenders_penalty_area_it_is_a_penalty_kick() {
    for (to, area) in Seat::ALL.into_iter().flat_map(|seat| Area::ALL.map(|area| (seat, area))) {
        let offenders_area = if to == HOME { Bpa } else { Apa };
        for (starter, dice) in [(to, "4 4"), (to.other(), "2 4")] {
            let mut scene = event_due(starter, area, 4, "1:20");
            scene.play(dice).play("1");
            let penalty = scene.state().turn.restart == Restart::PenaltyKick;
            assert_eq!(penalty, area == offenders_area, "{to:?} in {area:?}");
            assert_eq!(scene.saw(Event::Awarded(Restart::PenaltyKick, to, area)), penalty);
        }
    }
}

#[test]
fn f_fk_05_a_new_setup_unless_quick() {
    for (to, areas) in [(HOME, [Blw, Brw, Bfr, Blc, Brc]), (AWAY, [Alw, Arw, Afr, Alc, Arc])] {
        for area in areas {
            let mut scene = free_kick_at(to, area, "1:20");
            assert_eq!(asked(&mut scene), Some((to, Decision::PlaceKeeper)), "{to:?} in {area:?}");
            assert_eq!(scene.state().squads[to].in_hand, 10);
            scene.play(&format!("keeper {}; place 10", area.name()));
            assert_eq!(asked(&mut scene), Some((to.other(), Decision::PlaceKeeper)));
            assert_eq!(scene.state().squads[to.other()].in_hand, 10);
            scene.play("keeper CE; place 10");
            assert_eq!(asked(&mut scene), Some((to, Decision::Adjust)));
        }
    }
    for (to, areas) in
        [(HOME, [Alc, Apa, Arc, Afr, Alw, Arw, Ce]), (AWAY, [Blc, Bpa, Brc, Bfr, Blw, Brw, Ce])]
    {
        for area in areas {
            let mut scene = free_kick_at(to, area, "1:20");
            assert!(matches!(asked(&mut scene), Some((_, Decision::QuickMoves | Decision::Closest))));
            assert_eq!(scene.state().squads[to].in_hand, 0, "{to:?} in {area:?}");
        }
    }
}

#[test]
fn f_fk_06_the_kicking_team_needs_one_player_there_and_is_free_otherwise() {
    for (to, area) in [(HOME, Bfr), (HOME, Blw), (AWAY, Afr), (AWAY, Arc)] {
        let mut scene = free_kick_at(to, area, "1:20");
        assert_eq!(scene.legal().len(), 13, "the goalkeeper may stand anywhere");
        scene.play(&format!("keeper {}", Ce.name()));
        assert_eq!(asked(&mut scene), Some((to, Decision::Place(area))), "the free kick area is asked first");
        assert!(!scene.can("place 0"));
        scene.play("place 1");
        let mut free = vec![area];
        while let Some((_, Decision::Place(next))) = asked(&mut scene) {
            assert_eq!((scene.can("place 0"), scene.can("place 9")), (true, true), "{next:?}");
            free.push(next);
            scene.play("place 0");
            if free.len() == 12 {
                break;
            }
        }
        let last = Area::ALL.into_iter().find(|place| !free.contains(place)).unwrap();
        assert_eq!(scene.count(to, last), 9, "the last area takes the rest, whatever area it is");
    }
    let mut scene = free_kick_at(HOME, Blw, "1:20");
    scene.play("keeper BLW");
    assert!(scene.can("place 0"), "the goalkeeper may be the taker");
}

#[test]
fn f_fk_06_the_adjustment_leaves_a_player_there() {
    let mut lonely = free_kick_at(HOME, Blc, "1:20");
    lonely.play("keeper APA; place 1; place 9; keeper BPA; place 10"); // the others in A-LC
    assert!(!lonely.legal().iter().any(|step| step.starts_with("move BLC>")), "the only player there stays");
    assert!(lonely.can("move ALC>AFR"));
    let mut two = free_kick_at(HOME, Blc, "1:20");
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
fn f_fk_07_the_other_team_is_placed_without_restriction() {
    for (to, area) in [(HOME, Bfr), (AWAY, Afr)] {
        let mut scene = free_kick_at(to, area, "1:20");
        scene.play("keeper CE; place 10");
        assert_eq!(scene.legal().len(), 13, "goalkeeper anywhere");
        scene.play("keeper CE");
        let mut seen = 0;
        while let Some((_, Decision::Place(_))) = asked(&mut scene) {
            seen += 1;
            assert!(scene.can("place 0") && scene.can("place 10"));
            scene.play("place 0");
        }
        assert_eq!(seen, 12, "the thirteenth area takes the rest");
    }
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
    let mut scene = set_up("fuba:3.0", "1:20");
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
fn f_fk_09_otherwise_a_new_turn_starts() {
    let mut home = set_up("fuba:3.0", "1:20");
    home.play("pass");
    assert_eq!(asked(&mut home), Some((HOME, Decision::Target)));
    assert_eq!((home.state().turn.number, home.state().turn.restart), (2, Restart::FreeKick));
    let mut away = free_kick_at(AWAY, Arc, "1:20");
    away.play("keeper BPA; place 10; keeper APA; place 10; done");
    assert!(away.can("shoot"));
    away.play("pass");
    assert_eq!(asked(&mut away), Some((AWAY, Decision::Target)));
    assert_eq!(away.state().turn.start, Arc);
}

#[test]
fn f_fk_10_a_direct_shot_has_minus_1() {
    // Penalty area empty but for the goalkeeper (-1), then the number of the area, then the free kick.
    for (area, total) in [(Bfr, -4), (Blc, -6), (Brc, -6), (Blw, -7), (Brw, -7)] {
        for to in Seat::ALL {
            let mut scene = free_kick_at(to, area.for_seat(to), "1:20");
            let own = penalty(to);
            scene.play(&format!("keeper {own}; place 10; keeper {}; place 10; done", penalty(to.other())));
            let state = *scene.state();
            assert_eq!(goal_attempt::modifiers(&BASIC, &state, From::FreeKick).free_kick, -1);
            assert_eq!(goal_attempt::modifiers(&BASIC, &state, From::Play).free_kick, 0);
            scene.play("shoot; 1");
            assert!(scene.saw(Event::Attempt(to, area.for_seat(to), total)), "{to:?} from {area:?}");
        }
    }
}

fn penalty(seat: Seat) -> &'static str {
    if seat == HOME { "APA" } else { "BPA" }
}

#[test]
fn f_fk_11_within_its_own_area_only_to_a_second_player() {
    let taken = |home: &str, restart: &str| {
        scene(&format!(
            "home=4-4-2,{home} away=4-4-2,GK:BPA,BFR:10 ball=ALW:1:home clock=1:20 \
             turn=restart:{restart} next=turn"
        ))
    };
    assert!(!taken("GK:APA,ALW:1,AFR:9", "free-kick").can("target ALW"));
    assert!(taken("GK:APA,ALW:2,AFR:8", "free-kick").can("target ALW"));
    assert!(taken("GK:ALW,ALW:1,AFR:9", "free-kick").can("target ALW"), "the goalkeeper is a player");
    assert!(taken("GK:APA,ALW:1,AFR:9", "open").can("target ALW"), "only at a free kick");
    assert!(taken("GK:APA,ALW:1,AFR:9", "free-kick").can("target AFR"));
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
fn f_fk_12_the_kick_takes_a_minute_after_the_card() {
    let table = [
        ("1:20", clock(1, 21, 0)),
        ("1:44", clock(1, 45, 0)),
        ("1:45", clock(1, 45, 1)),
        ("1:45+1", clock(1, 45, 1)),
        ("1:45+4", clock(1, 45, 4)),
        ("2:45", clock(2, 46, 0)),
        ("2:90", clock(2, 90, 1)),
        ("2:90+2", clock(2, 90, 2)),
    ];
    for (before, after) in table {
        let mut scene = event_due(AWAY, Brc, 4, before);
        let time = scene.state().clock;
        assert_eq!(scene.play("2 4").state().clock, time, "{before}: not before the card test");
        assert_eq!(scene.play("1").state().clock, after, "{before}");
    }
}

#[test]
fn f_fk_08_in_the_last_turn_only_a_direct_shot_is_played() {
    let mut passed = free_kick_at(HOME, Bfr, "1:45+5");
    passed.play("keeper APA; place 10; keeper BPA; place 10; done; pass");
    assert!(passed.saw(Event::NotTaken(Restart::FreeKick)) && passed.saw(Event::HalfEnds(1)));
    assert_eq!(asked(&mut passed), Some((HOME, Decision::HalfTime)));

    for (die, missing) in [("6", Restart::KickOff), ("5", Restart::CornerKick), ("3", Restart::GoalKick)] {
        let mut shot = set_up("fuba:3.0", "2:90+5");
        shot.play("shoot").play(die);
        assert!(shot.saw(Event::NotTaken(missing)), "{die}");
        assert!(shot.state().ended.is_some());
        assert_eq!(shot.state().teams[HOME].goals, u8::from(die == "6"));
    }

    let mut cleared = set_up("fuba:3.0", "1:45+5");
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
