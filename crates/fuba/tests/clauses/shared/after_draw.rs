//! What follows a draw, where the terms of the match say so: extra time, a shoot-out, and
//! what the final whistle does then.

use touchline_engine::{Arg, Call, Describe, Game, Node, Notation, Outcome, Seat};
use touchline_fuba::event::Shot;
use touchline_fuba::pitch::penalty_area;
use touchline_fuba::rules::{penalty_kick, shoot_out};
use touchline_fuba::state::{Clock, GoalSide};
use touchline_fuba::{Decision, Event, Roll};

use crate::common::{Scene, asked, match_under, scene_of};

const PIECES: &str = "home=4-4-2,GK:APA,CE:10 away=4-4-2,GK:BPA,CE:10 ball=CE:4:home";
const ENDS_AT_ONCE: &str = "target CE; 3 4";

/// Stoppage time of a half; the next dice end it.
fn stoppage(spec: &str, clock: &str, fields: &str) -> Scene {
    scene_of(spec, &format!("{PIECES} clock={clock} {fields}"))
}

fn ended(spec: &str, clock: &str, fields: &str) -> Scene {
    let mut scene = stoppage(spec, clock, fields);
    scene.play(ENDS_AT_ONCE);
    scene
}

fn roll(scene: &Scene) -> Option<Roll> {
    touchline_fuba::roll(scene.rules(), scene.state())
}

on_editions!(r_948_extra_time_follows_a_draw_where_it_was_agreed, v2_0, v2_1, v2_2, v3_0);
fn r_948_extra_time_follows_a_draw_where_it_was_agreed(spec: &str) {
    for (fields, outcome) in [
        ("goals=1-1", Some(Outcome::Draw)),
        ("goals=2-1 agreed=extra-time", Some(Outcome::Win(Seat::Home))),
        ("goals=1-1 agreed=extra-time", None),
        ("goals=0-0 agreed=extra-time,shoot-out", None),
    ] {
        let mut scene = ended(spec, "2:90+2", fields);
        assert!(scene.saw(Event::HalfEnds(2)));
        assert_eq!(scene.state().ended, outcome, "{fields}");
        if outcome.is_none() {
            assert_eq!(roll(&scene), Some(Roll::KickOff), "a new roll");
            scene.play("2 5; kick-off away");
            assert!(scene.saw(Event::HalfBegins(3)));
            assert_eq!((scene.state().clock.half, scene.control()), (3, Seat::Away));
            assert!((90..=91).contains(&scene.state().clock.minute));
        }
    }
}

on_editions!(r_948_its_halves_have_15_minutes_and_their_own_stoppage_time, v2_0, v2_1, v2_2, v3_0);
fn r_948_its_halves_have_15_minutes_and_their_own_stoppage_time(spec: &str) {
    for (half, last) in [(3, 105), (4, 120)] {
        let agreed = "agreed=extra-time";
        let mut scene = scene_of(spec, &format!("{PIECES} clock={half}:{} {agreed} next=dice", last - 1));
        scene.play("6 2");
        assert_eq!(scene.state().clock, Clock { half, minute: last, stoppage: 1 });
        let bad = format!("{PIECES} clock={half}:{} next=dice", last + 1);
        assert!(scene.game().read_state(&bad).is_err());
    }
    // No change of formation between them; the other team kicks off.
    let mut scene = ended(spec, "3:105+2", "agreed=extra-time first=away");
    assert!(scene.saw(Event::HalfEnds(3)) && scene.saw(Event::HalfBegins(4)));
    assert_eq!((scene.state().clock.half, scene.control()), (4, Seat::Home));
    assert!(!matches!(asked(&mut scene), Some((_, Decision::HalfTime))));
    // A draw after it stands unless there is more.
    assert_eq!(ended(spec, "4:120+2", "agreed=extra-time").state().ended, Some(Outcome::Draw));
    let won = ended(spec, "4:120+2", "goals=1-2 agreed=extra-time,shoot-out");
    assert_eq!(won.state().ended, Some(Outcome::Win(Seat::Away)));
}

on_editions!(r_948_nothing_is_given_back_before_extra_time, v2_0, v2_1, v3_0);
fn r_948_nothing_is_given_back_before_extra_time(spec: &str) {
    let spec = format!("{spec}+condition");
    let fields = "condition=1/2/0-3/0/1 yellow=2-1 agreed=extra-time";
    let mut scene = ended(&spec, "2:90+2", fields);
    let before = scene.state().teams;
    scene.play("6 1; kick-off home");
    assert_eq!(scene.state().teams, before);
}

/// Equal dice before extra time bring no weather: the match has had its roll.
#[test]
fn r_948_the_new_kick_off_roll_brings_no_weather() {
    let mut scene = ended("fuba:3.0+weather", "2:90+2", "agreed=extra-time");
    scene.play("4 4; 3 3; 6 1; kick-off home");
    assert!(!scene.events().iter().any(|event| matches!(event, Event::Weather(_))));
    let mut first = match_under("fuba:3.0+weather", "draw=extra-time");
    first.play("formation 4-4-2; formation 4-4-2; 4 4");
    assert!(first.events().iter().any(|event| matches!(event, Event::Weather(_))), "but the first does");
}

/// A shoot-out after a goalless match, home to kick first.
fn shooting(spec: &str) -> Scene {
    let mut scene = ended(spec, "2:90+2", "agreed=shoot-out");
    assert_eq!(roll(&scene), Some(Roll::ShootOut));
    scene.play("5 2");
    scene
}

/// A kick that scores or does not.
fn kick(scene: &mut Scene, scores: bool) {
    // Both to the same word are opposite sides: a 2 scores, a 1 does not (F-PEN-09).
    scene.play(if scores { "dive left; kick left; 2" } else { "dive left; kick left; 1" });
}

on_editions!(r_949_the_higher_die_kicks_first_and_the_teams_take_turns, v2_0, v2_1, v2_2, v3_0);
fn r_949_the_higher_die_kicks_first_and_the_teams_take_turns(spec: &str) {
    for (dice, first) in [("5 2", Seat::Home), ("1 2", Seat::Away), ("3 3; 6 6; 1 4", Seat::Away)] {
        let mut scene = ended(spec, "2:90+2", "agreed=shoot-out");
        scene.play(dice);
        assert!(scene.saw(Event::ShootOutBegins(first)));
        for (taken, kicker) in [first, first.other(), first, first.other()].into_iter().enumerate() {
            assert_eq!(usize::from(scene.state().agreed.shoot_out.kicks), taken);
            assert_eq!(scene.state().ball.area, penalty_area(kicker.other()));
            assert_eq!(asked(&mut scene), Some((kicker.other(), Decision::Dive)), "nobody sets up");
            scene.play("dive middle");
            assert_eq!(asked(&mut scene), Some((kicker, Decision::PenaltyKick)));
            scene.play("kick left; 1");
        }
    }
}

on_editions!(r_949_every_kick_is_the_duel_of_a_penalty, v2_0, v2_1, v2_2, v3_0);
fn r_949_every_kick_is_the_duel_of_a_penalty(spec: &str) {
    for (dive, kick) in GoalSide::ALL.into_iter().flat_map(|dive| GoalSide::ALL.map(|kick| (dive, kick))) {
        for die in 1..=6 {
            let mut scene = shooting(spec);
            let clock = scene.state().clock;
            scene.play(&format!("dive {}", dive.word()));
            for viewer in [None, Some(Seat::Home)] {
                assert_eq!(scene.game().view(scene.state(), viewer).own.dive, None, "secret until the kick");
            }
            scene.play(&format!("kick {}", kick.word()));
            assert!(scene.saw(Event::Duel(kick, dive)));
            assert_eq!(roll(&scene), Some(Roll::Penalty));
            scene.play(&die.to_string());
            let scored = penalty_kick::scores(kick, dive, die);
            let shot = if scored { Shot::Goal } else { Shot::Miss };
            assert!(scene.saw(Event::ShootOutKick(Seat::Home, shot, [u8::from(scored), 0])));
            // Its goals are no goals of the match, and no time passes.
            assert_eq!(scene.state().teams[Seat::Home].goals, 0);
            assert_eq!(scene.game().score(scene.state()), [0, 0]);
            assert_eq!(scene.game().shoot_out(scene.state()), Some([u32::from(scored), 0]));
            assert_eq!(scene.state().clock, clock);
            assert!(!scene.events().iter().any(|event| matches!(event, Event::Shot(..))));
        }
    }
}

/// Who has won after these kicks, home first and in turn: an independent reading of the ruling.
fn winner(kicks: &[bool]) -> Option<Seat> {
    let goals = |from: usize| kicks.iter().skip(from).step_by(2).filter(|scored| **scored).count();
    let taken = [kicks.len().div_ceil(2), kicks.len() / 2];
    let (home, away) = (goals(0), goals(1));
    // In the first five everybody has what is left of them; after that a pair decides.
    let rounds = if kicks.len() < 10 { 5 } else { kicks.len().div_ceil(2) };
    let left = taken.map(|taken| rounds - taken);
    if home > away + left[1] {
        Some(Seat::Home)
    } else if away > home + left[0] {
        Some(Seat::Away)
    } else {
        None
    }
}

/// Every course of a shoot-out of up to twelve kicks: it ends exactly when it is decided.
#[test]
fn r_949_it_ends_as_soon_as_it_is_decided() {
    let (mut open, mut ends) = (vec![(shooting("fuba:3.0"), Vec::new())], 0_u32);
    while let Some((scene, kicks)) = open.pop() {
        if kicks.len() == 12 {
            continue;
        }
        for scored in [true, false] {
            let mut next = scene_of("fuba:3.0", &scene.position());
            kick(&mut next, scored);
            let kicks: Vec<bool> = kicks.iter().copied().chain([scored]).collect();
            assert_eq!(next.state().ended, winner(&kicks).map(Outcome::Win), "{kicks:?}");
            assert_eq!(shoot_out::winner(next.state()).is_some(), winner(&kicks).is_some());
            if winner(&kicks).is_some() {
                ends += 1;
                let read = next.game().read_state(&next.position());
                assert_eq!(read.as_ref(), Ok(next.state()), "{}", next.position());
            } else {
                open.push((next, kicks));
            }
        }
    }
    assert!(ends > 300, "{ends}");
}

on_editions!(r_949_sudden_death_goes_on_pair_by_pair, v2_0, v2_1, v2_2, v3_0);
fn r_949_sudden_death_goes_on_pair_by_pair(spec: &str) {
    let mut scene = shooting(spec);
    (0..40).for_each(|_| kick(&mut scene, true));
    assert_eq!(scene.state().agreed.shoot_out.goals.0, [20, 20]);
    kick(&mut scene, true);
    assert_eq!(scene.state().ended, None, "the other one may answer");
    kick(&mut scene, false);
    assert_eq!(scene.state().ended, Some(Outcome::Win(Seat::Home)));
    assert_eq!(scene.game().score(scene.state()), [0, 0], "the score stays");
    let over = Event::Over(Outcome::Win(Seat::Home), 0, 0);
    assert!(scene.saw(over));
    let said = scene.game().say_event(&over);
    assert!(said.args.contains(&("by_goals", Arg::Number(0))), "nobody wins by nil to nil: {said:?}");
    // For ever, if need be.
    let mut long = shooting(spec);
    (0..300).for_each(|_| kick(&mut long, false));
    assert_eq!(long.state().ended, None);
    assert!(long.game().overlong(long.state()).is_some(), "automatic play gives up");
    kick(&mut long, false);
    kick(&mut long, true);
    assert_eq!(long.state().ended, Some(Outcome::Win(Seat::Away)));
}

/// A goalkeeper's card saves penalties in the match, not here.
#[test]
fn r_949_no_skill_is_played() {
    let spec = "fuba:3.0+condition+skills";
    let cards = "condition=4/4/2-4/4/2 skills=none:penalty-shot-saver";
    let mut scene = scene_of(spec, &format!("{PIECES} clock=2:90+2 agreed=shoot-out {cards}"));
    scene.play(ENDS_AT_ONCE).play("5 2");
    assert_eq!(scene.legal(), ["dive left", "dive middle", "dive right"]);
}

on_editions!(r_949_extra_time_may_come_before_it, v2_0, v2_1, v2_2, v3_0);
fn r_949_extra_time_may_come_before_it(spec: &str) {
    let scene = ended(spec, "4:120+2", "agreed=extra-time,shoot-out");
    assert_eq!(roll(&scene), Some(Roll::ShootOut));
    let scene = ended(spec, "2:90+2", "agreed=extra-time,shoot-out");
    assert_eq!(roll(&scene), Some(Roll::KickOff), "extra time first");
}

on_editions!(r_950_after_the_whistle_a_draw_goes_to_the_shoot_out, v2_0, v2_1, v2_2, v3_0);
fn r_950_after_the_whistle_a_draw_goes_to_the_shoot_out(spec: &str) {
    for agreed in ["shoot-out", "extra-time,shoot-out"] {
        let mut scene = stoppage(spec, "2:60", &format!("goals=1-1 agreed={agreed} next=target"));
        scene.play("call whistle");
        assert_eq!(roll(&scene), Some(Roll::ShootOut), "no extra time");
        assert_eq!(scene.refused("call whistle").key, "call-in-shoot-out");
        scene.play("1 5; call resign home");
        assert_eq!(scene.state().ended, Some(Outcome::Win(Seat::Away)), "other calls end it");
    }
    let mut led = stoppage(spec, "2:60", "goals=1-0 agreed=shoot-out next=target");
    led.play("call whistle");
    assert_eq!(led.state().ended, Some(Outcome::Win(Seat::Home)));
    let mut extra = stoppage(spec, "2:60", "goals=1-1 agreed=extra-time next=target");
    extra.play("call whistle");
    assert_eq!(extra.state().ended, Some(Outcome::Draw), "no extra time after the whistle");
    // Before the match has begun there is nothing to shoot out.
    let mut early = match_under(spec, "draw=shoot-out");
    early.play("call whistle");
    assert_eq!(early.driver().node(), Node::Over(Outcome::Draw));
}

/// Whatever is secret or pending when the whistle is blown leaves no trace in the shoot-out.
#[test]
fn r_950_what_was_pending_is_void() {
    let agreed = "agreed=shoot-out";
    for (clock, next, inputs) in [
        ("1:45+2", "half-time", "formation 4-3-3"),
        ("1:20", "penalty", "dive left"),
        ("1:20", "first-action:home", ""),
    ] {
        let pieces = PIECES.replace("GK:APA,CE:10 away", "GK:APA,CE:9,BPA:1 away");
        let ball = if next == "penalty" { "ball=BPA:1:home" } else { "ball=CE:4:home" };
        let pieces = pieces.replace("ball=CE:4:home", ball);
        let mut scene = scene_of("fuba:3.0", &format!("{pieces} clock={clock} {agreed} next={next}"));
        scene.play(inputs);
        scene.driver().call(Call::FinalWhistle.into()).unwrap();
        assert!(scene.state().secrets.0.iter().all(|s| s.formation().is_none() && s.dive.is_none()));
        let read = scene.game().read_state(&scene.position());
        assert_eq!(read.as_ref(), Ok(scene.state()), "{}", scene.position());
        scene.play("2 1; dive left; kick right; 6");
        assert_eq!(scene.state().agreed.shoot_out.kicks, 1);
    }
}

on_editions!(r_955_after_a_first_leg_both_legs_count_together, v2_0, v2_1, v2_2, v3_0);
fn r_955_after_a_first_leg_both_legs_count_together(spec: &str) {
    // Every small second leg after every small first leg: exactly a level tie goes on.
    for (leg, goals) in (0..9).flat_map(|leg| (0..9).map(move |goals| (leg, goals))) {
        let ([home, away], [of_home, of_away]) = ([leg / 3, leg % 3], [goals / 3, goals % 3]);
        let level = home + of_home == away + of_away;
        let told = format!("first leg {home}-{away}, now {of_home}-{of_away}");
        let after = |agreed: &str, clock: &str| {
            let fields = format!("goals={of_home}-{of_away} agreed={agreed} lead={home}-{away}");
            ended(spec, clock, &fields)
        };
        let stands = Outcome::of_score(&of_home, &of_away);
        let shoot_out = after("shoot-out", "2:90+2");
        assert_eq!(roll(&shoot_out) == Some(Roll::ShootOut), level, "{told}");
        assert_eq!(shoot_out.state().ended, (!level).then_some(stands), "{told}: the result of this match");
        let extra_time = after("extra-time,shoot-out", "2:90+2");
        assert_eq!(roll(&extra_time) == Some(Roll::KickOff), level, "{told}");
        let over = after("extra-time,shoot-out", "4:120+2");
        assert_eq!(roll(&over) == Some(Roll::ShootOut), level, "{told}");
        assert_eq!(after("extra-time", "4:120+2").state().ended, Some(stands), "{told}");
        for scene in [shoot_out, extra_time, over] {
            let read = scene.game().read_state(&scene.position());
            assert_eq!(read.as_ref(), Ok(scene.state()), "{}", scene.position());
        }
    }
}

on_editions!(r_955_the_shoot_out_wins_the_match, v2_0, v2_1, v2_2, v3_0);
fn r_955_the_shoot_out_wins_the_match(spec: &str) {
    let mut scene = ended(spec, "2:90+2", "goals=2-1 agreed=shoot-out lead=0-1");
    scene.play("1 6");
    while scene.state().ended.is_none() {
        let away = scene.control() == Seat::Away;
        kick(&mut scene, away);
    }
    assert_eq!(scene.state().ended, Some(Outcome::Win(Seat::Away)), "though home won 2-1");
    assert_eq!(scene.game().score(scene.state()), [2, 1]);
    // The final whistle looks at both legs, too.
    let mut level = stoppage(spec, "2:60", "goals=2-1 agreed=shoot-out lead=0-1 next=target");
    level.play("call whistle");
    assert_eq!(roll(&level), Some(Roll::ShootOut));
    let mut drawn = stoppage(spec, "2:60", "goals=1-1 agreed=shoot-out lead=0-1 next=target");
    drawn.play("call whistle");
    assert_eq!(drawn.state().ended, Some(Outcome::Draw));
    // The terms bring it.
    let scene = match_under(spec, "draw=shoot-out first-leg=1-3");
    assert_eq!(Seat::ALL.map(|seat| scene.state().agreed.lead(seat)), [0, 2]);
    assert!(scene.position().contains(" lead=0-2 "), "{}", scene.position());
    let alone = format!("{PIECES} clock=2:60 lead=1-0 next=target");
    assert_eq!(scene.game().read_state(&alone).unwrap_err().key, "position-agreed");
}

on_editions!(r_954_nobody_agrees_on_a_draw_where_something_follows_one, v2_0, v2_1, v2_2, v3_0);
fn r_954_nobody_agrees_on_a_draw_where_something_follows_one(spec: &str) {
    for agreed in ["extra-time", "shoot-out", "extra-time,shoot-out"] {
        let cup = || stoppage(spec, "2:60", &format!("goals=1-1 agreed={agreed} next=target"));
        assert_eq!(cup().refused("call draw").key, "call-draw-decided", "{agreed}");
        // Others still decide.
        for (call, outcome) in [
            ("call resign home", Outcome::Win(Seat::Away)),
            ("call adjudicate draw", Outcome::Draw),
            ("call abandon", Outcome::Unfinished),
        ] {
            let mut scene = cup();
            scene.play(call);
            assert_eq!(scene.state().ended, Some(outcome), "{call}");
        }
    }
    let mut shooting = shooting(spec);
    assert_eq!(shooting.refused("call draw").key, "call-draw-decided");
    let mut free = stoppage(spec, "2:60", "goals=1-0 next=target");
    free.play("call draw");
    assert_eq!(free.state().ended, Some(Outcome::Draw));
}

on_editions!(r_949_a_typed_shoot_out_is_one_that_can_be_played, v2_0, v2_1, v2_2, v3_0);
fn r_949_a_typed_shoot_out_is_one_that_can_be_played(spec: &str) {
    let mut scene = shooting(spec);
    kick(&mut scene, true);
    kick(&mut scene, false);
    let position = scene.position();
    assert!(position.contains("shoot-out=1-0:2"), "{position}");
    let reads = |tally: &str, position: &str| {
        scene.game().read_state(&position.replace("shoot-out=1-0:2", &format!("shoot-out={tally}"))).is_ok()
    };
    // Home kicks next: after an odd number of kicks away has taken one more.
    for (tally, possible) in [
        ("1-1:2", true),
        ("2-0:2", false),
        ("0-2:2", false),
        ("1-2:3", true),
        ("2-1:3", false),
        ("2-2:5", true),
        ("2-0:5", true),
        // Decided: three behind with two kicks left, one behind after a pair.
        ("3-0:6", false),
        ("0-3:6", false),
        ("5-4:10", false),
        ("5-5:10", true),
        ("5-6:11", true),
        ("6-5:11", false),
        ("40-5:254", false),
        ("40-40:254", true),
    ] {
        assert_eq!(reads(tally, &position), possible, "{tally}");
    }
}

on_editions!(r_950_a_card_test_still_to_be_rolled_is_dropped, v2_0, v2_1, v2_2, v3_0);
fn r_950_a_card_test_still_to_be_rolled_is_dropped(spec: &str) {
    let pieces = PIECES.replace("CE:4:home", "CE:1:home");
    let mut scene = scene_of(
        spec,
        &format!("{pieces} clock=1:20 agreed=shoot-out turn=starter:away next=yellow-card:away"),
    );
    assert_eq!(roll(&scene), Some(Roll::YellowCard));
    scene.play("call whistle");
    assert_eq!(roll(&scene), Some(Roll::ShootOut));
    assert_eq!(scene.state().teams[Seat::Away].yellows, 0);
}
