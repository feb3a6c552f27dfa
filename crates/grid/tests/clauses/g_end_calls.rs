//! G-END: calls of a clock and others, at any moment of a match.

use touchline_engine::{Game as _, Node, Outcome, Pcg, Rng as _};
use touchline_grid::board::Square;
use touchline_grid::flow::Stage;
use touchline_grid::optional::cards::RedCard;
use touchline_grid::rules::ending::Ending;
use touchline_grid::spec::BASIC;
use touchline_grid::state::{Hold, State, TurnKind};
use touchline_grid::{Action, Call, Decision, Event, Grid, Ruleset, Toggle, Toggles};

use crate::common::*;

/// What must hold in every position: a seat can answer, markers are on separate squares, a ball at rest is on
/// an open square.
fn check(game: &Grid, s: &State, seed: u64) {
    let mut choices = touchline_engine::Choices::new();
    if let Node::Decide(..) = game.node(s) {
        game.actions(s, &mut choices);
        assert!(!choices.is_empty(), "seed {seed}: nothing to answer at {:?}", s.agenda);
        assert!(choices.is_sorted(), "seed {seed}: {:?}", &*choices);
    }
    let placed: Vec<_> = s.present.iter().filter(|marker| s.at(*marker) != Square::OFF).collect();
    for &marker in &placed {
        let shared = placed.iter().filter(|other| s.at(**other) == s.at(marker)).count();
        assert_eq!(shared, 1, "seed {seed}: two markers on {:?}", s.at(marker));
    }
    let at_rest = s.flight.is_none() && s.agenda.stages() == [Stage::TurnRoll];
    if at_rest && s.ball.hold == Hold::Free {
        assert!(s.is_open(game.rules.board, s.ball.at), "seed {seed}: the ball rests on a marker");
    }
}

/// A turn about to begin, with everybody near the ball somewhere on the field.
fn crowd(rules: Ruleset, rng: &mut Pcg) -> State {
    let mut s = State::empty(rules.board, rules.fielders);
    let mut any =
        |low: i8, high: i8| low + i8::try_from(rng.below(u32::from(high.abs_diff(low)) + 1)).unwrap();
    s.revealed = true;
    s.ball.at = sq(any(2, 18), any(2, 28));
    for marker in s.present.iter() {
        let near = s.ball.at;
        let square = loop {
            let to = sq((near.x + any(-4, 4)).clamp(1, 19), (near.y + any(-4, 4)).clamp(1, 29));
            if !s.is_occupied(to) && to != near {
                break to;
            }
        };
        s.put(marker, if marker.is_goalie() { rules.board.slot(marker.seat(), any(1, 7)) } else { square });
        s.piece_mut(marker).skill = if rules.has(Toggle::Skill) && marker.number() == 1 { 3 } else { 0 };
        s.piece_mut(marker).fouls = if rules.has(Toggle::Cards) { marker.number() % 3 } else { 0 };
    }
    s.agenda.push(Stage::OpenTurn);
    s
}

/// Whether an answer concerns the ball: a player who prefers such answers meets every rule.
fn is_lively(s: &State, action: Action) -> bool {
    match action {
        Action::Pick(marker) => s.at(marker).chebyshev(s.ball.at) <= 2,
        Action::End | Action::Stop | Action::Turn(_) | Action::Move(_) | Action::Decline | Action::Row(_) => {
            false
        }
        _ => true,
    }
}

/// Play with calls at random moments; returns all events.
fn with_calls(rules: Ruleset, seed: u64) -> Vec<Event> {
    let game = Grid { rules };
    let mut rng = Pcg::new(seed, 7);
    let mut s = if seed.is_multiple_of(4) { game.start(&()) } else { crowd(rules, &mut rng) };
    let mut events = Vec::new();
    game.settle(&mut s, &mut events);
    let mut choices = touchline_engine::Choices::new();
    for step in 0..300 {
        check(&game, &s, seed);
        let node = game.node(&s);
        if rng.below(25) == 0 && s.ended.is_none() {
            let active = s.turn.seat;
            game.call(&mut s, Call::TurnTime, &mut events);
            let at_will =
                matches!(node, Node::Decide(_, Decision::Act | Decision::Member(_) | Decision::Inertia));
            let over = s.turn.seat != active || s.agenda.stages().first() != Some(&Stage::Act);
            assert!(!at_will || over, "seed {seed}, step {step}: {node:?}");
            continue;
        }
        if rng.below(400) == 0 && s.ended.is_none() {
            game.call(&mut s, Call::FullTime, &mut events);
            continue;
        }
        match node {
            Node::Decide(..) => {
                game.actions(&s, &mut choices);
                let lively: Vec<_> =
                    choices.iter().copied().filter(|action| is_lively(&s, *action)).collect();
                let among = if lively.is_empty() || rng.below(4) == 0 { &choices[..] } else { &lively[..] };
                let action = among[rng.below(u32::try_from(among.len()).unwrap()) as usize];
                game.act(&mut s, action, &mut events);
            }
            Node::Chance => {
                let faces = game.draws(&s).roll(&mut rng);
                game.resolve(&mut s, faces.as_ref(), &mut events);
            }
            Node::Over(_) => break,
        }
    }
    events
}

#[test]
fn g_end_05_calls_at_any_moment_leave_a_position_that_can_be_played() {
    let all = Toggles::FULL.with(Toggle::Offside).with(Toggle::Reposition);
    let timed = Ending::Timed(20);
    let rulesets = [
        Ruleset { ending: timed, ..BASIC },
        Ruleset { ending: timed, on: Toggles::ADVANCED, ..BASIC },
        Ruleset { ending: timed, on: all, red_card: RedCard::PlaysShort, fielders: 3, ..BASIC },
        Ruleset { on: all.without(Toggle::Reposition), ..BASIC },
        Ruleset { ending: Ending::Score(2), on: Toggles::FULL, deliberate_out: true, ..BASIC },
    ];
    let mut events = Vec::new();
    for rules in rulesets {
        for seed in 0..800 {
            events.append(&mut with_calls(rules, seed));
        }
    }
    let count = |of: fn(&Event) -> bool| events.iter().filter(|event| of(event)).count();
    let seen = [
        count(|event| matches!(event, Event::TimeUp(_))) / 100,
        count(|event| matches!(event, Event::Foul(..))),
        count(|event| matches!(event, Event::Offside(_))),
        count(|event| matches!(event, Event::Rerolled(_))),
        count(|event| matches!(event, Event::SentOff(_))),
        count(|event| matches!(event, Event::TurnBegins(_, _, TurnKind::Penalty))),
        count(|event| matches!(event, Event::Juggle(_, true))),
        count(|event| matches!(event, Event::HalfTime)),
        count(|event| matches!(event, Event::ShootoutBegins)),
    ];
    assert!(seen.iter().all(|times| *times >= 5), "too little happens to prove anything: {seen:?}");
}

#[test]
fn g_end_05_other_calls_end_the_match_at_any_moment() {
    use touchline_engine::Call as Common;
    let rules = Ruleset { on: Toggles::FULL, ..BASIC };
    let game = Grid { rules };
    let calls = [
        (Common::Resign(Home), Outcome::Win(Away)),
        (Common::TimeOut(Away), Outcome::Win(Home)),
        (Common::AgreedDraw, Outcome::Draw),
        (Common::Abandon, Outcome::Unfinished),
        (Common::Adjudicate(Outcome::Win(Away)), Outcome::Win(Away)),
    ];
    let mut rng = Pcg::new(1, 1);
    let mut s = game.start(&());
    let mut choices = touchline_engine::Choices::new();
    for step in 0..3000_usize {
        let (call, outcome) = calls[step % calls.len()];
        let mut over = s;
        game.call(&mut over, Call::Common(call), &mut ());
        assert_eq!(game.node(&over), Node::Over(outcome));
        match game.node(&s) {
            Node::Decide(..) => {
                game.actions(&s, &mut choices);
                let picked = rng.below(u32::try_from(choices.len()).unwrap()) as usize;
                game.act(&mut s, choices[picked], &mut ());
            }
            Node::Chance => {
                let faces = game.draws(&s).roll(&mut rng);
                game.resolve(&mut s, faces.as_ref(), &mut ());
            }
            Node::Over(_) => break,
        }
    }
    let mut led = s;
    led.score.0 = [3, 1];
    game.call(&mut led, Call::Common(Common::FinalWhistle), &mut ());
    assert_eq!(game.node(&led), Node::Over(Outcome::Win(Home)));
}
