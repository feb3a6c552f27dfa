//! Competitions: blitz, final whistle, late arrival, and the third card of a young talent.

use std::collections::BTreeMap;

use touchline_engine::{Driver, Game, Node, Notation, Outcome, Record, Seat, resume};
use touchline_fuba::advanced::skills::Skill;
use touchline_fuba::pitch::DISTANCE;
use touchline_fuba::state::MatchMark;
use touchline_fuba::{Action, Area, Decision, Event, Terms};

use super::f_aevt::EVEN;
use crate::common::random::Walk;
use crate::common::{Scene, asked, match_under, scene, scene_of};
use crate::shared::f_comp::lined_up;
use crate::shared::f_cp::points;

#[test]
fn f_comp_11_in_a_blitz_a_missing_target_is_the_area_of_the_ball() {
    let mut walk = Walk::new(crate::common::random::game("fuba:3.0"), 11);
    walk.game.call(&mut walk.state, touchline_fuba::Call::Blitz, &mut ());
    assert!(walk.state.agreed.has(MatchMark::Blitz));
    let mut targets = 0;
    while walk.step().is_some() {
        if let Node::Decide(_, Decision::Target) = walk.game.node(&walk.state) {
            let ball = walk.state.ball.area;
            let own = if ball == touchline_fuba::Area::Spot { walk.state.turn.corner } else { ball };
            let answer = walk.game.fallback(&walk.state);
            // A free kick to nobody else is the one pass that cannot stay (F-TGT-08): the nearest area then.
            if walk.legal().contains(&Action::Target(own)) {
                assert_eq!(answer, Action::Target(own));
                targets += 1;
            } else {
                let steps = |action: &Action| match action {
                    Action::Target(area) => Some(DISTANCE[own as usize][*area as usize]),
                    _ => None,
                };
                assert_eq!(steps(&answer), walk.legal().iter().filter_map(steps).min(), "R-956");
            }
        }
    }
    assert!(targets > 20 && walk.state.agreed.has(MatchMark::Blitz), "to the end: {targets}");
}

/// Of areas equally near the first as the team sees the pitch, so that neither seat is favoured.
#[test]
fn r_956_in_a_blitz_the_nearest_area_is_mirrored_for_away() {
    let free_kick = |pieces: &str, ball: &str| {
        let fields = "clock=1:20 agreed=blitz turn=restart:free-kick next=target";
        let scene = scene(&format!("{pieces} ball={ball} {fields}"));
        match scene.game().fallback(scene.state()) {
            Action::Target(area) => area,
            other => panic!("{other:?}"),
        }
    };
    let home = free_kick("home=4-4-2,GK:APA,AFR:5,CE:1,BFR:4 away=4-4-2,GK:BPA,BFR:5,CE:5", "CE:3:home");
    let away = free_kick("home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:1,AFR:4", "CE:3:away");
    assert_eq!(away, home.turned());
    assert_eq!(DISTANCE[Area::Ce as usize][home as usize], 1);
}

#[test]
fn f_comp_11_it_is_called_once_and_before_the_first_half_is_over() {
    let mut first = scene(&format!("{EVEN} next=target"));
    first.play("call blitz");
    assert_eq!(first.refused("call blitz").key, "call-twice");
    for viewer in [None, Some(Seat::Home), Some(Seat::Away)] {
        assert!(first.game().view(first.state(), viewer).agreed.has(MatchMark::Blitz), "everybody knows");
    }
    let second = EVEN.replace("clock=1:20", "clock=2:50");
    assert_eq!(scene(&second).refused("call blitz").key, "call-first-half");
    // Half-time: the clock shows the first half, but it is over.
    for next in ["half-time", "half.2,show-formations,half-time.away"] {
        let late = EVEN.replace("clock=1:20", "clock=1:45+2");
        assert_eq!(scene(&format!("{late} next={next}")).refused("call blitz").key, "call-first-half");
    }
    for other in ["fuba:2.0", "fuba:2.1", "fuba:2.2"] {
        assert_eq!(match_under(other, "").refused("call blitz").key, "call-other-edition", "{other}");
    }
    assert_eq!(first.refused("call slow-half").key, "call-other-edition");
}

/// A match with a whistle, a few inputs old.
fn whistled() -> Scene {
    let mut scene = match_under("fuba:3.0", "whistle=137");
    scene.play("formation 4-4-2; formation 4-4-2; 6 1; kick-off home");
    scene
}

fn record(driver: &Driver<touchline_fuba::Fuba>) -> Record {
    Record::of(driver, &[("spec", "fuba:3.0"), ("rules", "2")])
}

#[test]
fn f_comp_12_the_whistle_ends_the_match_at_once_and_the_score_stands() {
    for (goals, outcome) in
        [("1-0", Outcome::Win(Seat::Home)), ("0-2", Outcome::Win(Seat::Away)), ("1-1", Outcome::Draw)]
    {
        // While dice are due and while a seat is asked.
        for next in ["dice", "target"] {
            let mut scene = scene(&format!("{EVEN} goals={goals} next={next}"));
            scene.play("call whistle");
            assert_eq!(scene.state().ended, Some(outcome), "{goals} {next}");
        }
    }
    // What was rolled before has been resolved: dice and what they mean are one input.
    let mut scene = scene(&format!("{EVEN} next=dice"));
    scene.play("6 2; call whistle");
    assert_eq!(scene.state().clock.minute, 24);
}

#[test]
fn f_comp_12_its_minute_is_secret_until_the_match_is_over() {
    let (mut with, without) = (whistled(), {
        let mut scene = match_under("fuba:3.0", "");
        scene.play("formation 4-4-2; formation 4-4-2; 6 1; kick-off home");
        scene
    });
    assert_eq!(with.driver().terms().whistle, Some(137));
    assert_eq!(with.state(), without.state(), "it is in no position, so in no view");
    let unfinished = record(with.driver());
    assert_eq!(unfinished.header("terms"), None);
    with.play("call whistle");
    let over = record(with.driver());
    assert_eq!(over.header("terms"), Some("whistle=137"));
    let again = resume(*with.driver().game(), &over).unwrap();
    assert_eq!((again.terms().whistle, again.state()), (Some(137), with.driver().state()));
}

#[test]
fn f_comp_12_it_comes_five_minutes_around_two_hours_and_a_quarter() {
    let game = crate::common::random::game("fuba:3.0");
    for minute in 0..=255 {
        let read = game.read_terms(&format!("whistle={minute}"));
        assert_eq!(read.is_ok(), (130..=140).contains(&minute), "{minute}: R-167");
    }
    let older = crate::common::random::game("fuba:2.1").read_terms("whistle=135").unwrap_err();
    assert_eq!(older.key, "terms-whistle");
    assert_eq!(Terms { whistle: Some(135), ..Terms::default() }.open(), Terms::default());
}

#[test]
fn f_comp_13_a_late_team_discards_two_points() {
    let mut scene = lined_up("fuba:3.0", "away.discard=2", "4-4-2", "4-4-2");
    assert_eq!(asked(&mut scene), Some((Seat::Away, Decision::LosePoint)), "R-231: its own choice");
    scene.play("point defence; point forward");
    assert_eq!((points(&scene, Seat::Home), points(&scene, Seat::Away)), ([4, 4, 2], [3, 4, 1]));
    // F-COMP-05 comes on top.
    let scene = lined_up("fuba:3.0", "away.discard=2 away.primary=3-4-3", "4-4-2", "4-4-2");
    assert!(scene.saw(Event::Discards(Seat::Away, 3)));
}

const CARDS: &str = "fuba:3.0+condition+skills+special-events?skills=2";
const POOL: &str = "pool=tackle+stopper+actor+target-man:none skills=tackle+stopper:none";

/// Row and column of the event, then what follows.
fn star(pool: &str, dice: &str) -> Scene {
    let mut scene = scene_of(CARDS, &format!("{EVEN} {pool} condition=4/4/2-4/4/2 next=target"));
    scene.play(&format!("target CE; 4 4; {dice}"));
    scene
}

///
#[test]
fn f_comp_06_a_young_talent_is_one_of_the_pool_not_chosen() {
    let mut seen = Vec::new();
    for (a, b) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
        let scene = star(POOL, &format!("6 6; 6 1; {a} {b}"));
        let held = scene.state().teams[Seat::Home].hand.held;
        assert_eq!(held.len(), 3, "two cards left, so no roll is repeated");
        let new = if held.has(Skill::Actor) { Skill::Actor } else { Skill::TargetMan };
        assert!(held.has(new));
        seen.push(new);
    }
    assert_eq!(seen.iter().filter(|skill| **skill == Skill::Actor).count(), 18, "each equally likely");
    // The other team has no pool: any card of the edition.
    let other = star(POOL, "6 6; 1 6; 1 1");
    assert_eq!(other.state().teams[Seat::Away].hand.held.len(), 1);
    // Nothing left in the pool: as an old star.
    let all = "pool=tackle+stopper:none skills=tackle+stopper:none";
    let scene = star(all, "6 6; 6 1; 1 1");
    assert_eq!(scene.state().teams[Seat::Home].hand.held.len(), 3);
    assert!(!scene.state().agreed.pool[Seat::Home].has(newest(&scene)));
}

fn newest(scene: &Scene) -> Skill {
    let held = scene.state().teams[Seat::Home].hand.held;
    held.without(Skill::Tackle).without(Skill::Stopper).iter().next().unwrap()
}

/// What an old star (6-5) or a young talent (6-6) may bring, and how often in 36 rolls.
fn drawn(hand: &str, event: &str) -> BTreeMap<&'static str, usize> {
    let mut seen = BTreeMap::new();
    for (a, b) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
        let scene = star(hand, &format!("{event}; 6 1; {a} {b}"));
        if scene.state().teams[Seat::Home].hand.held.len() == 3 {
            *seen.entry(newest(&scene).word()).or_default() += 1;
        }
    }
    seen
}

///
#[test]
fn f_aevt_26_an_old_star_is_any_skill_not_held_not_lost_and_not_barred() {
    let usable = Skill::ALL.into_iter().filter(|skill| {
        touchline_fuba::advanced::skills::catalogue::is_usable(star(POOL, "1 1").rules(), *skill)
    });
    let usable = usable.count();
    for (hand, out) in [
        // Inside the pool and outside it.
        (POOL, vec![]),
        // The whole pool is held: there are others.
        ("pool=tackle+stopper:none skills=tackle+stopper:none", vec![]),
        // Barred cards of the pool and others.
        (
            "pool=tackle+stopper+actor+target-man:none skills=tackle+stopper+~actor+~crossing:none",
            vec!["actor", "crossing"],
        ),
        ("skills=tackle+stopper+~actor:none", vec!["actor"]),
    ] {
        let seen = drawn(hand, "6 5");
        assert_eq!(seen.len(), usable - 2 - out.len(), "{hand}");
        assert!(out.iter().all(|word| !seen.contains_key(word)), "{hand} {seen:?}");
        let often = seen.values().next().unwrap();
        assert!(seen.values().all(|times| times == often), "uniformly: {seen:?}");
        if hand.starts_with("pool=tackle+stopper+actor") {
            assert!(seen.contains_key("target-man"), "of the pool too");
        }
    }
}

/// R-951, F-AEVT-25.
#[test]
fn f_comp_06_a_barred_skill_is_no_young_talent() {
    let hand = "pool=tackle+stopper+actor+target-man:none skills=tackle+stopper+~actor:none";
    assert_eq!(drawn(hand, "6 6").into_keys().collect::<Vec<_>>(), ["target-man"]);
    // The one that was left out is barred: as an old star.
    let hand = "pool=tackle+stopper+actor:none skills=tackle+stopper+~actor:none";
    let seen = drawn(hand, "6 6");
    assert!(seen.len() > 10 && !seen.contains_key("actor"), "{seen:?}");
}
