//! Looking ahead tells nothing that its seat may not know.

use serde_json::{Value, json};
use touchline_engine::{Driver, Node, Pcg, Rng as _, Seat, Seeded};
use touchline_protocol::games::AnyGame;
use touchline_protocol::plan::{Ahead, follow};
use touchline_protocol::{Playable, Session, with_game};

use crate::common::{any_step, ask, done, error_key};

/// What is seen of where a plan leads.
fn seen<G: Playable>(game: &G, seat: Seat, ahead: &Ahead<G>) -> String {
    let view = game.view(&ahead.seen, Some(seat));
    let asked = ahead.then.is_none().then(|| (ahead.board.node(), ahead.board.actions().to_vec()));
    format!("{} {asked:?} {:?}", game.write_view(&view), ahead.then)
}

/// Looks at random plans of whoever is asked, in the match and in ones that the seat could imagine instead:
/// how many looks went further than one answer.
fn look_around<G: Playable>(game: G, seed: u64) -> usize {
    let mut driver = Driver::new(game, &G::Terms::default());
    let (mut dice, mut rng, mut far) = (Seeded::new(seed), Pcg::new(seed, 1), 0);
    for _ in 0..400 {
        match driver.node() {
            Node::Over(_) => break,
            Node::Chance => drop(driver.roll_from(&mut dice).unwrap()),
            Node::Decide(seat, _) => {
                let mut plan = Vec::new();
                let mut ahead = follow(&driver, &plan).unwrap();
                let wanted = 1 + rng.below(4) as usize;
                while plan.len() < wanted && ahead.then.is_none() {
                    let legal = ahead.board.actions();
                    plan.push(legal[rng.below(u32::try_from(legal.len()).unwrap()) as usize]);
                    ahead = follow(&driver, &plan).unwrap();
                }
                far += usize::from(plan.len() > 1);
                let view = game.view(driver.state(), Some(seat));
                let imagined = Driver::from_state(game, game.imagine(&view, &mut rng));
                let other = follow(&imagined, &plan).unwrap();
                assert_eq!(seen(&game, seat, &other), seen(&game, seat, &ahead), "{plan:?}");
                driver.act(plan[0]).unwrap();
            }
        }
    }
    far
}

#[test]
fn a_look_is_the_same_whatever_the_other_seat_hides() {
    for spec in ["fuba:2.0+all", "fuba:2.1+all", "fuba:2.2", "fuba:3.0+all", "grid:basic", "grid:full"] {
        let game = AnyGame::from_text(spec).unwrap();
        let far: usize = (0..4).map(|seed| with_game!(game, game => look_around(game, seed))).sum();
        assert!(far > 100, "{spec}: {far}");
    }
}

/// The answers that are legal next.
fn legal(next: &Value) -> Vec<String> {
    serde_json::from_value(next["legal"].clone()).unwrap()
}

/// Plays on at random until somebody is asked for something wanted.
fn play_until(session: &mut Session, rng: &mut Pcg, wanted: impl Fn(&Value) -> bool) -> Option<Value> {
    for _ in 0..3_000 {
        let next = done(session, &json!({"cmd": "decision"}))["next"].clone();
        if wanted(&next) {
            return Some(next);
        }
        done(session, &any_step(rng, &next)?);
    }
    None
}

#[test]
fn a_final_answer_ends_a_plan_even_if_the_same_seat_is_asked_again() {
    let (mut session, mut rng, mut twice) = (Session::default(), Pcg::new(17, 1), 0);
    for seed in 0..40 {
        done(&mut session, &json!({"cmd": "new", "spec": "grid:full", "seed": seed}));
        let declines = |next: &Value| next["kind"] == "decide" && legal(next).contains(&"decline".into());
        while let Some(next) = play_until(&mut session, &mut rng, declines) {
            let after = json!(["decline"]);
            let view = done(&mut session, &json!({"cmd": "view", "seat": next["seat"], "after": after}));
            let now = done(&mut session, &json!({"cmd": "view", "seat": next["seat"]}));
            let moves = done(&mut session, &json!({"cmd": "legal", "after": after}));
            let odds = done(&mut session, &json!({"cmd": "odds", "after": after}));
            let decision = ask(&mut session, &json!({"cmd": "decision", "after": after}));
            let both = ask(&mut session, &json!({"cmd": "act", "answers": ["decline", "decline"]}));
            assert_eq!(now.get("then"), None, "only of a plan");
            done(&mut session, &json!({"cmd": "act", "answers": after}));
            let then = done(&mut session, &json!({"cmd": "decision"}))["next"].clone();
            if then["kind"] == "decide" && then["seat"] == next["seat"] && view["then"] == "reveal" {
                for reply in [&view, &moves, &odds] {
                    assert_eq!(reply["then"], "reveal", "{reply}");
                }
                assert_eq!((&view["ask"], &moves["actions"]), (&Value::Null, &json!([])));
                assert_eq!((&odds["odds"], &odds["mixture"]), (&json!({}), &Value::Null));
                assert_eq!(view["position"], now["position"], "the board before it");
                assert_eq!(error_key(&decision), "plan-past-reveal");
                assert_eq!(error_key(&both), "plan-past-reveal");
                twice += usize::from(declines(&then));
            }
        }
        if twice > 0 {
            return;
        }
    }
    panic!("nobody declined twice in a row");
}

#[test]
fn a_look_at_the_last_secret_shows_nothing_of_the_first() {
    let (mut session, mut rng) = (Session::default(), Pcg::new(17, 2));
    done(&mut session, &json!({"cmd": "new", "spec": "fuba:3.0", "seed": 5}));
    let first = play_until(&mut session, &mut rng, |next| next["secret"] == true).unwrap();
    let other = |next: &Value| next["secret"] == true && next["seat"] != first["seat"];
    let (mut ends, mut reveals) = (Vec::new(), 0);
    for _ in 0..100 {
        let next = done(&mut session, &json!({"cmd": "decision"}))["next"].clone();
        if next["secret"] != true {
            break;
        }
        let seat = &next["seat"];
        let now = done(&mut session, &json!({"cmd": "view", "seat": seat}));
        let answer = &legal(&next)[0];
        let view = done(&mut session, &json!({"cmd": "view", "seat": seat, "after": [answer]}));
        if view["then"] == "reveal" {
            assert!(other(&next), "the second seat's last answer");
            assert_eq!((&view["position"], &view["ask"]), (&now["position"], &Value::Null));
            for cmd in ["state", "decision"] {
                let refused = ask(&mut session, &json!({"cmd": cmd, "after": [answer]}));
                assert_eq!(error_key(&refused), "plan-past-reveal");
            }
            assert_eq!(
                error_key(&ask(&mut session, &json!({"cmd": "rate", "after": [answer]}))),
                "no-decision"
            );
            reveals += 1;
        }
        ends.push(view["then"].clone());
        done(&mut session, &json!({"cmd": "act", "answers": [answer]}));
    }
    assert!(reveals > 0 && ends.contains(&json!("other")), "{ends:?}");
}
