//! Advanced special events, the last two rows of the table, the roll-off and the cards.

use touchline_engine::{Choices, Draws, Game, Notation, Seat, Weighted};
use touchline_fuba::advanced::skills::{Skill, SkillSet, catalogue};
use touchline_fuba::advanced::special_events::{cards, roll_off};
use touchline_fuba::event::{Check, Why};
use touchline_fuba::rules::goal_attempt;
use touchline_fuba::state::{Clock, Effect};
use touchline_fuba::{Area, Decision, Event, Fuba, Roll};

use super::f_aevt::{AWAY, EVEN, HOME, TABLE, check_of, event, event_of, roll_of};
use crate::common::random::{Walk, game};
use crate::common::{asked, scene_of};

const CARDS: &str = "fuba:3.0+special-events+skills+condition";

#[test]
fn f_aevt_03_the_roll_off_adds_the_condition_points_of_the_ball_zone_and_repeats_ties() {
    let points = "condition=1/2/5-3/4/6";
    let spec = "fuba:3.0+special-events+condition";
    let even = format!("{EVEN} {points}");
    // The centre is midfield for both: 2 and 4.
    assert!(event_of(spec, &even, "CE", 4, "1 5; 5 2").saw(Event::RollOff(HOME)));
    assert!(event_of(spec, &even, "CE", 4, "1 5; 4 3").saw(Event::RollOff(AWAY)));
    // In front of away's goal home has its forwards, away its defence: 5 and 3.
    let attack = format!(
        "home=4-4-2,GK:APA,AFR:4,CE:2,BFR:4 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20 {points}"
    );
    assert!(event_of(spec, &attack, "BFR", 4, "1 5; 2 3").saw(Event::RollOff(HOME)));
    let mut tied = event_of(spec, &attack, "BFR", 4, "1 5; 1 3");
    assert!(tied.saw(Event::RollOffTied) && roll_of(&tied) == Some(Roll::RollOff));
    tied.play("1 3; 1 6");
    assert!(tied.saw(Event::RollOff(AWAY)), "4 less is not enough");
    // Without condition points in play only the dice count.
    let plain = event_of(TABLE, EVEN, "CE", 4, "1 5; 4 3");
    assert!(plain.saw(Event::RollOff(HOME)));
    assert_eq!(roll_off::points(plain.rules(), plain.state(), AWAY), 0);
}

#[test]
fn f_aevt_16_head_collision_the_winner_has_the_ball_whatever_the_check_says() {
    for (face, dice, result) in [
        (4, "5 1; 6 1", (Check::Kept, HOME)),
        (2, "5 1; 6 1", (Check::Kept, HOME)),
        (4, "5 1; 1 6", (Check::Lost, AWAY)),
        (2, "5 1; 1 6", (Check::Lost, AWAY)),
    ] {
        let turn = event(face, dice);
        assert_eq!(check_of(&turn), Some(result), "{face}: {dice}");
        assert_eq!(turn.value(), face, "the die of the team that began without the ball");
    }
    // In an empty area the closest player of the winner comes before the new value.
    let far = event_of(TABLE, EVEN, "ALW", 4, "5 1; 1 6");
    let at = |event| far.events().iter().position(|seen| *seen == event);
    let (came, value) = (at(Event::Moved(AWAY, Area::Ce, Area::Alw)), at(Event::Value(4, Why::New)));
    assert!(came.is_some() && came < value, "{came:?} {value:?}");
    // No easy situation either.
    let deep = "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:4,CE:6 ball=AFR:6:home clock=1:20";
    assert_eq!(check_of(&event_of(TABLE, deep, "ALC", 2, "5 1; 1 6")), Some((Check::Lost, AWAY)));
}

#[test]
fn f_aevt_17_failed_opening_the_ball_stays_in_the_start_area() {
    let turn = event_of(TABLE, EVEN, "ALW", 6, "5 2");
    assert_eq!(check_of(&turn), Some((Check::FailedPass, AWAY)));
    assert_eq!((turn.state().ball.area, turn.value()), (Area::Ce, 6));
    assert_eq!(turn.state().turn.target, Area::Ce);
}

/// Home plays from the centre into the empty left wing; its players are in front of its goal, in the centre
/// and on the other wing.
const WING: &str =
    "home=4-4-2,GK:APA,AFR:4,CE:4,BLW:2 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:5:home clock=1:20";

#[test]
fn f_aevt_18_perfect_pass_the_check_succeeds_and_the_ball_may_go_on() {
    let mut turn = event_of(TABLE, WING, "ALW", 1, "5 3");
    assert_eq!(check_of(&turn), Some((Check::Kept, HOME)), "whatever the die");
    let risky = event_of("fuba:3.0+special-events+offside-risk", WING, "ALW", 1, "5 3");
    assert!(risky.state().turn.kept, "a success for all that asks later (R-222)");
    assert_eq!(asked(&mut turn), Some((HOME, Decision::PassOn)), "before the closest player");
    assert_eq!(
        turn.legal(),
        ["done", "ball-on AFR", "ball-on CE", "ball-on BLW"],
        "neighbours with a player of the team"
    );
    turn.play("ball-on BLW");
    assert!(turn.saw(Event::BallOn(HOME, Area::Alw, Area::Blw)));
    assert_ne!(asked(&mut turn), Some((HOME, Decision::Closest)), "somebody is there");
    let state = turn.state();
    assert_eq!((state.ball.area, state.turn.target, turn.value()), (Area::Blw, Area::Alw, 1));
    assert_eq!(state.turn.first, AWAY, "nobody is in the first target area, so the tie counts");
    let mut stays = event_of(TABLE, WING, "ALW", 1, "5 3; done");
    assert_eq!(asked(&mut stays), Some((HOME, Decision::Closest)));
}

#[test]
fn f_aevt_18_not_to_an_offside_player() {
    // Away's second closest player is in the centre: home's players in the corner, who are not level with the
    // ball, are offside.
    let position =
        "home=4-4-2,GK:APA,AFR:4,CE:3,BLC:2,BFR:1 away=4-4-2,GK:BPA,CE:10 ball=CE:5:home clock=1:20";
    let turn = event_of(TABLE, position, "BLW", 1, "5 3");
    assert!(
        turn.can("ball-on CE") && turn.can("ball-on BFR") && !turn.can("ball-on BLC"),
        "{:?}",
        turn.legal()
    );
}

#[test]
fn f_aevt_19_behind_the_referee_hurts_only_the_team_that_began_with_the_ball() {
    let plain = event(4, "5 4");
    assert_eq!(check_of(&plain), Some((Check::Kept, HOME)), "nothing without injuries in play");
    let turn = event_of("fuba:3.0+special-events+injuries", EVEN, "CE", 4, "5 4");
    assert!(turn.saw(Event::AdvancedEvent(5, 4)));
    assert!(!turn.events().iter().any(|event| matches!(event, Event::Injured(AWAY, _))));
}

#[test]
fn f_aevt_20_streaking_moves_the_time_by_a_die_and_one() {
    let turn = event(4, "5 5");
    assert_eq!((roll_of(&turn), turn.state().clock.minute), (Some(Roll::Streaking), 24));
    let turn = event(4, "5 5; 3");
    assert_eq!(turn.state().clock.minute, 28);
    assert_eq!(check_of(&turn), Some((Check::Kept, HOME)));
    let late = |minute: u8, dice: &str| {
        let position = EVEN.replace("1:20", &format!("1:{minute}"));
        event_of(TABLE, &position, "CE", 4, dice).state().clock
    };
    assert_eq!(late(40, "5 5; 1"), Clock { half: 1, minute: 45, stoppage: 1 });
    assert_eq!(late(38, "5 5; 6"), Clock { half: 1, minute: 45, stoppage: 1 }, "no farther");
    let stopped = event_of(TABLE, &EVEN.replace("1:20", "1:43"), "CE", 4, "5 5");
    assert_eq!(stopped.state().clock.stoppage, 1);
    assert_eq!(check_of(&stopped), Some((Check::Kept, HOME)), "nothing in stoppage time");
}

#[test]
fn f_aevt_21_goal_attempts_are_easier_by_two_for_both_teams() {
    for face in [4, 2] {
        let turn = event(face, "5 6");
        let mut without = *turn.state();
        without.turn.effect = Effect::None;
        let total = |s| goal_attempt::modifiers(turn.rules(), s, goal_attempt::From::Play).total();
        assert_eq!(total(turn.state()), total(&without) + 2);
    }
}

fn hand(position: &str, hands: &str) -> String {
    format!("{position} condition=4/4/2-4/4/2 skills={hands}")
}

/// Every card that some dice lose, with the number of rolls that lose it; the rest are rolled again.
fn lost_by(dice: &str, hands: &str, seat: Seat) -> Vec<(Skill, usize)> {
    let mut lost: Vec<(Skill, usize)> = Vec::new();
    for (a, b) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
        let turn = event_of(CARDS, &hand(EVEN, hands), "CE", 4, &format!("{dice}; {a} {b}"));
        let card = turn.events().iter().find_map(|event| match event {
            Event::CardLost(who, card) if *who == seat => Some(*card),
            _ => None,
        });
        let Some(card) = card else {
            assert_eq!(roll_of(&turn), Some(Roll::LoseCard));
            continue;
        };
        let cards = turn.state().teams[seat].hand;
        assert!(!cards.held.has(card) && cards.lost().has(card), "known to both, gone for good");
        match lost.iter_mut().find(|(known, _)| *known == card) {
            Some((_, times)) => *times += 1,
            None => lost.push((card, 1)),
        }
    }
    lost
}

#[test]
fn f_aevt_24_an_injured_star_costs_the_passive_team_one_of_its_cards_at_random() {
    let lost = lost_by("6 3", "tackle:tackle+!crossing+actor", AWAY);
    assert_eq!(lost.iter().map(|(_, times)| *times).collect::<Vec<_>>(), [12; 3], "used or not");
    let none = event_of(CARDS, &hand(EVEN, "tackle:none"), "CE", 4, "6 3");
    assert_eq!(check_of(&none), Some((Check::Kept, HOME)), "nothing if no card is left");
    let gone = event_of(CARDS, &hand(EVEN, "tackle:~actor"), "CE", 4, "6 3");
    assert_ne!(roll_of(&gone), Some(Roll::LoseCard));
}

#[test]
fn f_aevt_25_an_injured_star_costs_the_controlling_team_one_of_its_cards_at_random() {
    let lost = lost_by("6 4", "tackle+stopper+catenaccio+crossing+actor:actor", HOME);
    assert_eq!(
        lost.iter().map(|(_, times)| *times).collect::<Vec<_>>(),
        [7; 5],
        "one roll in 36 is repeated"
    );
    let plain = event_of(TABLE, EVEN, "CE", 4, "6 4");
    assert_eq!(check_of(&plain), Some((Check::Kept, HOME)), "nothing without skills in play");
}

#[test]
fn f_aevt_25_the_dice_are_not_shown() {
    // they would reveal the place of the lost card in the hand.
    let turn = event_of(CARDS, &hand(EVEN, "tackle+stopper:actor"), "CE", 4, "6 4; 1 1");
    assert!(turn.saw(Event::CardLost(HOME, Skill::Tackle)));
    assert!(!turn.events().iter().any(|event| matches!(event, Event::Rolled(Roll::LoseCard, _))));
}

/// The cards one roll after another draws, and how many rolls draw each.
fn drawn_by(dice: &str, hands: &str, seat: Seat) -> Vec<Skill> {
    let mut all = Vec::new();
    for (a, b) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
        let mut turn = event_of(CARDS, &hand(EVEN, hands), "CE", 4, dice);
        assert_eq!(roll_of(&turn), Some(Roll::DrawCard));
        let before = turn.state().teams[seat].hand;
        turn.play(&format!("{a} {b}"));
        let after = turn.state().teams[seat].hand;
        assert_eq!(after.shown, before.shown, "nobody else sees it");
        let new = after.held.minus(before.held);
        assert_eq!(turn.saw(Event::CardDrawn(seat)), new.len() == 1);
        all.extend(new.iter());
    }
    all
}

#[test]
fn f_aevt_26_an_old_star_brings_the_winner_of_a_roll_off_a_new_card_in_secret() {
    for (dice, seat) in [("6 5; 6 1", HOME), ("6 5; 1 6", AWAY)] {
        let hands = "tackle+!actor+~stopper:tackle+!actor+~stopper";
        let drawn = drawn_by(dice, hands, seat);
        let turn = scene_of(CARDS, &hand(EVEN, hands));
        let free = |skill: &Skill| catalogue::is_usable(turn.rules(), *skill);
        let held = SkillSet::of(&[Skill::Tackle, Skill::Actor, Skill::Stopper]);
        let wanted: Vec<Skill> =
            Skill::ALL.into_iter().filter(free).filter(|card| !held.has(*card)).collect();
        assert_eq!(drawn, wanted, "each as likely as the others, none held or lost");
        assert_eq!(
            cards::drawable(turn.rules(), turn.state(), seat).len(),
            u8::try_from(wanted.len()).unwrap()
        );
    }
    let plain = event_of(TABLE, EVEN, "CE", 4, "6 5");
    assert_eq!(check_of(&plain), Some((Check::Kept, HOME)), "nothing without skills in play");
}

#[test]
fn f_aevt_26_what_is_drawn_shows_in_no_event_and_in_no_question_to_the_other_team() {
    let after = |roll: &str| {
        let mut turn = event_of(CARDS, &hand(EVEN, "tackle:actor"), "CE", 4, &format!("6 5; 6 1; {roll}"));
        (turn.events().to_vec(), asked(&mut turn), turn.state().teams[HOME].hand.held)
    };
    let first = after("1 1");
    assert!(!first.0.iter().any(|event| matches!(event, Event::Rolled(Roll::DrawCard, _))));
    for (a, b) in (1..=4).flat_map(|a| (1..=6).map(move |b| (a, b))) {
        let other = after(&format!("{a} {b}"));
        assert_eq!((&other.0, other.1), (&first.0, first.1));
        assert_eq!(other.2 == first.2, (a, b) == (1, 1), "a card of its own");
    }
}

#[test]
fn f_aevt_27_a_young_talent_is_drawn_like_an_old_star() {
    let drawn = drawn_by("6 6; 6 1", "tackle:none", HOME);
    assert!(drawn.len() > 20 && !drawn.contains(&Skill::Tackle));
    assert!(
        event_of(CARDS, &hand(EVEN, "tackle:none"), "CE", 4, "6 6; 1 6; 1 1").saw(Event::CardDrawn(AWAY))
    );
    let plain = event_of(TABLE, EVEN, "CE", 4, "6 6");
    assert_eq!(check_of(&plain), Some((Check::Kept, HOME)), "nothing without skills in play");
}

#[test]
fn f_aevt_27_two_dice_pick_every_card_equally_often() {
    for of in 1..=33 {
        let mut times = vec![0; usize::from(of)];
        for (a, b) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
            if let Some(card) = cards::pick(of, [a, b]) {
                times[usize::from(card)] += 1;
            }
        }
        assert!(times.iter().all(|n| *n == 36 / of), "{of}: {times:?}");
    }
    assert_eq!(cards::pick(0, [1, 1]), None);
}

/// Every possible roll for an event is listed once, and together they are all that two dice can show.
#[test]
fn f_aevt_27_the_chances_of_the_rolls_are_those_of_two_dice() {
    let hands = hand(EVEN, "tackle+stopper:actor");
    for dice in ["", "1 5", "6 4", "6 5; 6 1"] {
        let turn = event_of(CARDS, &hands, "CE", 4, dice);
        let (game, mut chances) = (game(CARDS), Weighted::new());
        game.chances(turn.state(), &mut chances);
        assert_eq!(game.draws(turn.state()), Draws::d6(2));
        assert_eq!(chances.iter().map(|(_, ways)| ways).sum::<u32>(), 36, "{dice}");
        assert_eq!(chances.iter().count(), 36);
    }
}

/// A match in random play: never stalls, and every position of the plain table can be written and read back.
fn plays_on(spec: &str, seed: u64, read_again: bool) -> Vec<(u8, u8)> {
    let game: Fuba = game(spec);
    let (mut walk, mut cells) = (Walk::new(game, seed), Vec::new());
    let mut choices = Choices::new();
    while walk.step().is_some() {
        game.actions(&walk.state, &mut choices);
        let asks = matches!(game.node(&walk.state), touchline_engine::Node::Decide(..));
        assert!(!asks || !choices.is_empty(), "nothing to answer\n{}", game.write_state(&walk.state));
        cells.extend(walk.events.iter().filter_map(|event| match event {
            Event::AdvancedEvent(row, column) => Some((*row, *column)),
            _ => None,
        }));
        if read_again {
            let text = game.write_state(&walk.state);
            match game.read_state(&text) {
                Ok(state) => assert_eq!(state, walk.state, "{text}"),
                Err(refusal) => panic!("{refusal}\n{text}"),
            }
        }
    }
    cells
}

#[test]
fn random_play_with_the_table_never_stalls() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..60 {
        seen.extend(plays_on(TABLE, 70_000 + seed, true));
        seen.extend(plays_on("fuba:3.0+special-events+condition", 71_000 + seed, false));
        seen.extend(plays_on("fuba:3.0+special-events+skills+condition+injuries", 72_000 + seed, false));
    }
    assert_eq!(seen.len(), 36, "every cell comes up");
}
