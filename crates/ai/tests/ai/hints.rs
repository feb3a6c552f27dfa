//! Hints: whole actions that can be played as they are told, the best first, and reasons that are true.

use touchline_ai::analysis::settle;
use touchline_ai::{Explain, Hint, Level, Suggestion, Who};
use touchline_engine::{Arg, Choices, Describe, Game, Message, Node, Notation as _, Odds, Pcg, Seat};
use touchline_fuba::rules::formation::CARDS;
use touchline_fuba::{Action, Fuba};
use touchline_grid::Grid;

/// Quick, and it searches.
const LEVEL: Level = Level::Coach(2);

fn fuba(spec: &str) -> Fuba {
    Fuba::from_text(spec).unwrap()
}

fn hinted<G: Explain>(game: &G, position: &str) -> (G::State, Hint<G::Action>) {
    let s = game.read_state(position).unwrap();
    let Node::Decide(seat, _) = game.node(&s) else { panic!("nothing is asked") };
    let hint = game.hint(LEVEL, &game.view(&s, Some(seat))).unwrap();
    (s, hint)
}

/// A number a reason tells.
fn told(reason: &Message, name: &str) -> i64 {
    match reason.args.iter().find(|(known, _)| *known == name) {
        Some((_, Arg::Number(number))) => *number,
        _ => panic!("{reason} tells no {name}"),
    }
}

/// A chance in percent, as the board shows it.
fn percent(odds: &[Odds], what: &str) -> i64 {
    let found = odds.iter().find(|odds| odds.what == what).unwrap();
    let (ways, of) = (i64::try_from(found.ways).unwrap(), i64::try_from(found.of).unwrap());
    (200 * ways + of) / (2 * of)
}

/// Every answer of a way can be given, one after the other, by the seat that is asked.
fn play<G: Explain>(game: &G, s: &G::State, seat: Seat, way: &Suggestion<G::Action>) {
    let (mut s, mut legal) = (*s, Choices::new());
    assert!(!way.answers.is_empty());
    for answer in &way.answers {
        assert!(matches!(game.node(&s), Node::Decide(who, _) if who == seat), "{answer:?} of {way:?}");
        game.actions(&s, &mut legal);
        assert!(legal.contains(answer), "{answer:?} of {way:?}");
        game.act(&mut s, *answer, &mut ());
        settle(game, &mut s, &mut legal);
    }
}

/// What the sentence says of the worth is what stands beside it: how far the last of the ways is behind.
fn agrees<A>(hint: &Hint<A>) {
    let behind = 100.0 * hint.ways.last().map_or(0.0, |way| way.behind);
    match hint.reason.key.as_str() {
        "hint-why-worth" => {
            let gap = i32::try_from(told(&hint.reason, "chance") - told(&hint.reason, "other")).unwrap();
            assert!(behind >= 1.0 && (f64::from(gap) - behind).abs() <= 1.0, "{}: {behind}", hint.reason);
        }
        key if key.starts_with("hint-plain-") || key == "hint-why-slightly" => assert!(behind < 1.0, "{key}"),
        "hint-why-alike" => assert!(behind < 0.2, "{behind}"),
        _ => (),
    }
}

/// Takes part in a match by its own hints for a while.
fn by_hints<G: Explain>(game: &G, seed: u64, questions: usize) -> Vec<String> {
    let (mut dice, mut legal, mut reasons) = (Pcg::new(seed, 0), Choices::new(), Vec::new());
    let mut s = game.start(&G::Terms::default());
    while reasons.len() < questions {
        settle(game, &mut s, &mut legal);
        match game.node(&s) {
            Node::Over(_) => break,
            Node::Chance => {
                let faces = game.draws(&s).roll(&mut dice);
                game.resolve(&mut s, faces.as_ref(), &mut ());
            }
            Node::Decide(seat, _) => {
                let view = game.view(&s, Some(seat));
                let hint = game.hint(Level::Coach(1), &view).unwrap();
                assert_eq!(Some(&hint), game.hint(Level::Coach(1), &view).as_ref(), "asked again");
                assert_eq!(hint.seat, seat);
                assert!((1..=3).contains(&hint.ways.len()));
                assert!(hint.ways[0].behind == 0.0 && hint.ways.is_sorted_by(|a, b| a.behind <= b.behind));
                assert!(hint.against.is_none_or(|at| (1..hint.ways.len()).contains(&at)));
                hint.ways.iter().for_each(|way| play(game, &s, seat, way));
                for arrow in hint.ways.iter().flat_map(|way| &way.arrows) {
                    assert!(arrow.path.len() > 1, "{arrow:?}");
                }
                agrees(&hint);
                reasons.push(hint.reason.key);
                for answer in &hint.ways[0].answers {
                    game.act(&mut s, *answer, &mut ());
                    settle(game, &mut s, &mut legal);
                }
            }
        }
    }
    reasons
}

#[test]
fn what_is_hinted_can_be_played() {
    for spec in ["fuba:2.0", "fuba:3.0", "fuba:3.0+all"] {
        let reasons = by_hints(&fuba(spec), 3, 40);
        assert!(reasons.iter().any(|key| key.starts_with("hint-why-")), "{spec}: {reasons:?}");
    }
    by_hints(&Grid::from_text("grid:full@small").unwrap(), 3, 25);
}

#[test]
fn a_pass_is_explained_by_its_exact_odds() {
    let game = fuba("fuba:3.0");
    let (s, hint) = hinted(
        &game,
        "home=4-4-2,GK:APA,AFR:4,ALW:2,CE:4 away=4-3-3,GK:BPA,BFR:4,BLW:2,CE:4 ball=CE:5:home clock=1:20",
    );
    let best = hint.ways[0].answers[0];
    let other = hint.against.map_or_else(|| game.fallback(&s), |at| hint.ways[at].answers[0]);
    let (reason, [odds, than]) = (&hint.reason, [best, other].map(|answer| game.odds(&s, answer)));
    match reason.key.as_str() {
        "hint-why-keep" | "hint-why-keep-numbers" => {
            assert_eq!(told(reason, "chance"), percent(&odds, "keep"), "{reason}");
            assert_eq!(told(reason, "other"), percent(&than, "keep"), "{reason}");
            assert!(told(reason, "chance") > told(reason, "other"), "{reason}");
        }
        "hint-why-forward" => assert_eq!(told(reason, "chance"), percent(&odds, "keep"), "{reason}"),
        "hint-why-plan" => {
            assert_eq!(told(reason, "chance"), percent(&game.turn_odds(&s, best), "goal"), "{reason}");
        }
        _ => panic!("{reason}"),
    }
    let Action::Target(to) = best else { panic!("{best:?}") };
    let arrow = &hint.ways[0].arrows[0];
    assert_eq!((arrow.who, &arrow.path[..]), (Who::Ball, &["CE".to_owned(), to.name().to_owned()][..]));
}

/// The first kick-off of somebody new: all passes keep the ball, and nothing is a full point behind.
#[test]
fn what_rounds_to_a_point_is_not_told_as_one() {
    let game = fuba("fuba:3.0");
    let s = game
        .read_state(
            "home=4-4-2,GK:APA,AFR:3,ALW:2,ARW:2,CE:3 away=4-4-2,GK:BPA,BFR:4,BLW:2,BRW:2,CE:2 ball=CE:1:home \
             clock=1:1",
        )
        .unwrap();
    let hint = game.hint(touchline_ai::HINT_LEVEL, &game.view(&s, Some(Seat::Home))).unwrap();
    assert!(hint.ways.iter().all(|way| way.behind < 0.01), "{:?}", hint.ways);
    agrees(&hint);
    assert_eq!(hint.reason.key, "hint-plain-keep", "{}", hint.reason);
}

#[test]
fn a_pass_that_is_likely_lost_is_told_as_a_risk() {
    let game = fuba("fuba:3.0");
    let (s, better) = (
        game.read_state(
            "home=4-4-2,GK:APA,AFR:3,ALW:2,ARW:2,CE:3 away=4-4-2,GK:BPA,BFR:4,BLW:2,BRW:2,CE:2 ball=CE:6:home \
             clock=1:1",
        )
        .unwrap(),
        Action::Target(touchline_fuba::Area::Bfr),
    );
    let reason = game.why(&s, Seat::Home, [&[better], &[Action::Target(touchline_fuba::Area::Blw)]]).unwrap();
    assert_eq!(told(&reason, "chance"), percent(&game.odds(&s, better), "keep"), "{reason}");
    assert!(told(&reason, "chance") < 50 && reason.key == "hint-why-forward-boldly", "{reason}");
}

#[test]
fn a_shot_is_explained_by_its_chance() {
    let game = fuba("fuba:3.0");
    let (s, hint) = hinted(
        &game,
        "home=4-4-2,GK:APA,AFR:3,CE:3,BPA:4 away=4-4-2,GK:BLC,CE:6,BFR:4 ball=BPA:1:home clock=1:20 \
         next=first-action:home",
    );
    assert_eq!(hint.ways[0].answers, [Action::Shoot]);
    assert_eq!(hint.reason.key, "hint-why-shot");
    assert_eq!(told(&hint.reason, "chance"), percent(&game.odds(&s, Action::Shoot), "goal"));
    assert_eq!(hint.ways[0].arrows[0].path, ["BPA", "goal-away"]);
}

#[test]
fn formations_are_those_of_the_box_and_say_what_they_are_worth() {
    let game = fuba("fuba:3.0");
    let s = game.start(&touchline_fuba::Terms::default());
    let hint = game.hint(LEVEL, &game.view(&s, Some(Seat::Home))).unwrap();
    for way in &hint.ways {
        assert!(
            matches!(way.answers[..], [Action::Formation(formation)] if CARDS.contains(&formation)),
            "{way:?}"
        );
    }
    assert_eq!(hint.ways.len(), 3);
    assert!(hint.reason.key.starts_with("hint-why-formation"), "{}", hint.reason);
    let Action::Formation(best) = hint.ways[0].answers[0] else { panic!() };
    assert_eq!(told(&hint.reason, "defenders"), i64::from(best.defenders));
    assert_eq!(best.to_string(), "4-4-2", "the usual one, where the cards are about equal");
}

#[test]
fn in_a_duel_the_shares_add_up() {
    let game = fuba("fuba:3.0");
    let (_, hint) = hinted(
        &game,
        "home=4-4-2,GK:APA,AFR:3,CE:3,BFR:3,BPA:1 away=4-4-2,GK:BPA,CE:6,BFR:4 ball=BPA:1:home clock=1:20 \
         next=penalty",
    );
    let shares = hint.shares.unwrap();
    assert_eq!(shares.weights.len(), hint.ways.len());
    assert!(shares.weights.iter().sum::<u64>() <= shares.of && shares.weights.is_sorted_by(|a, b| a >= b));
    assert!(hint.reason.key.starts_with("hint-why-duel"), "{}", hint.reason);
}

/// Home's member stands before an empty goal with the ball.
#[test]
fn in_the_grid_game_the_way_of_the_ball_is_one_arrow() {
    let game = Grid::from_text("grid:basic@small").unwrap();
    let (_, hint) = hinted(
        &game,
        "home=0:10,0 1:10,14 2:10,4 3:16,4 4:4,7 5:10,7 6:16,7 7:10,25 away=0:10,30 1:16,20 2:4,20 3:4,18 4:16,18 \
         5:10,17 6:4,16 7:16,16 ball=10,26 score=1-0 turns=165 half=2 began:90 turn=home normal dice:2 rolled:34 \
         points:7 next=act",
    );
    let best = &hint.ways[0];
    let flight = best.arrows.iter().find(|arrow| arrow.who == Who::Ball).unwrap();
    assert_eq!(flight.path[0], "10,26");
    assert!(flight.path.len() > 2, "{flight:?}");
    assert_eq!(hint.reason.key, "hint-why-shot", "{}", hint.reason);
}
