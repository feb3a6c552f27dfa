//! What a seat sees, and the states it may imagine.

use crate::common::random::{Walk, every_spec, game, toggles};
use touchline_engine::{Game, Node, Notation, Pcg, Seat};
use touchline_grid::board::Square;
use touchline_grid::flow::Stage;
use touchline_grid::marker::Markers;
use touchline_grid::rules::placement;
use touchline_grid::{Grid, State};

const VIEWERS: [Option<Seat>; 3] = [None, Some(Seat::Home), Some(Seat::Away)];

/// The view of an imagined state equals the original view; what is public, and what is the viewer's own, is
/// unchanged.
fn imagined(game: &Grid, s: &State, rng: &mut Pcg) {
    for viewer in VIEWERS {
        let view = game.view(s, viewer);
        let guess = game.imagine(&view, rng);
        let text = || format!("{viewer:?}\n{}\n{}", game.write_state(s), game.write_state(&guess));
        assert_eq!(game.view(&guess, viewer), view, "{}", text());
        assert_eq!(
            std::mem::discriminant(&game.node(&guess)),
            std::mem::discriminant(&game.node(s)),
            "{}",
            text()
        );
        let mut known = guess;
        for marker in s.present.iter().filter(|marker| view.is_hidden(marker.seat())) {
            let (was, is) = (s.at(marker), guess.at(marker));
            assert_eq!(was == Square::OFF, is == Square::OFF, "{marker:?} is placed or not: {}", text());
            known.put(marker, Square::OFF);
            assert!(
                is == Square::OFF || placement::is_allowed(&game.rules, &known, marker, is),
                "{}",
                text()
            );
        }
        // Two passes, because two markers may have been swapped.
        for marker in s.present.iter().filter(|marker| view.is_hidden(marker.seat())) {
            known.put(marker, s.at(marker));
        }
        if let (Some(Stage::PlaceColumn(marker, row)), Some(Stage::PlaceColumn(other, _))) =
            (s.agenda.top(), guess.agenda.top())
            && view.is_hidden(marker.seat())
        {
            assert_eq!(marker, other);
            known.agenda.replace(Stage::PlaceColumn(marker, row));
        }
        if viewer != Some(s.shootout.kicking) && s.shootout.slot == 0 {
            assert_eq!(guess.shootout.face == 0, s.shootout.face == 0, "{}", text());
            known.shootout.face = s.shootout.face;
        }
        assert_eq!(known, *s, "{}", text());
    }
}

/// Whether anything is secret.
fn has_secrets(s: &State) -> bool {
    !s.revealed || s.shootout.face != 0
}

#[test]
fn an_imagined_state_looks_like_the_view_to_its_viewer() {
    let mut rng = Pcg::new(33, 3);
    for (spec, seed) in every_spec().iter().zip(0..) {
        let mut walk = Walk::new(game(spec), 33_000 + seed);
        let mut open = 0;
        loop {
            // Without secrets there is nothing to imagine: a few such positions are enough.
            if has_secrets(&walk.state) || open < 300 {
                imagined(&walk.game, &walk.state, &mut rng);
                open += u32::from(!has_secrets(&walk.state));
            }
            if walk.step().is_none() {
                break;
            }
        }
    }
}

/// A match abandoned during the secret choices reveals nothing more either.
#[test]
fn a_match_given_up_early_keeps_its_secrets() {
    let mut rng = Pcg::new(35, 3);
    let mut walk = Walk::new(game("grid:full"), 35);
    while walk.state.turns == 0 {
        let mut over = walk.state;
        let draw = touchline_grid::Call::Common(touchline_engine::Call::AgreedDraw);
        walk.game.call(&mut over, draw, &mut ());
        for viewer in VIEWERS {
            let view = walk.game.view(&over, viewer);
            assert_eq!(walk.game.view(&walk.game.imagine(&view, &mut rng), viewer), view);
        }
        walk.step();
    }
}

/// Imagination varies: every permitted square comes up, and every face.
#[test]
fn guesses_vary() {
    let mut rng = Pcg::new(36, 3);
    let mut walk = Walk::new(game("grid:basic"), 36);
    while walk.state.agenda.top() != Some(Stage::PlaceRow(touchline_grid::marker::Marker::goalie(Seat::Away)))
    {
        walk.step();
    }
    let view = walk.game.view(&walk.state, Some(Seat::Away));
    assert_eq!(view.unseen(), walk.state.present.and(Markers::of(Seat::Home)));
    let mut squares = std::collections::BTreeSet::new();
    for _ in 0..2000 {
        let guess = walk.game.imagine(&view, &mut rng);
        squares.extend(view.unseen().iter().map(|marker| guess.at(marker)));
    }
    let rules = &walk.game.rules;
    let empty = State::empty(rules.board, rules.fielders);
    let goalie = touchline_grid::marker::Marker::goalie(Seat::Home);
    let slots = (1..=7).map(|number| rules.board.slot(Seat::Home, number));
    let allowed = |square: &Square| placement::is_allowed(rules, &empty, goalie, *square);
    assert_eq!(squares, rules.board.field().chain(slots).filter(allowed).collect());
}

#[test]
fn a_hidden_face_is_any() {
    let mut rng = Pcg::new(37, 3);
    let mut seen = [0; 7];
    for seed in 0..40 {
        let mut walk = Walk::new(game("grid:basic+shootout?end=turns:2"), seed);
        while walk.step().is_some() {
            let s = &walk.state;
            if s.agenda.top() == Some(Stage::PenaltySlot) {
                let kicking = s.shootout.kicking;
                for viewer in [None, Some(kicking.other())] {
                    let view = walk.game.view(s, viewer);
                    assert_eq!(view.state().shootout.face, 0);
                    seen[usize::from(walk.game.imagine(&view, &mut rng).shootout.face)] += 1;
                }
                let own = walk.game.view(s, Some(kicking));
                assert_eq!(own.state().shootout.face, s.shootout.face);
                assert_eq!(walk.game.imagine(&own, &mut rng), *s);
            }
        }
    }
    assert!(seen[0] == 0 && seen[1..].iter().all(|times| *times > 50), "{seen:?}");
}

/// Once everything is revealed everybody sees the same: the state.
#[test]
fn without_secrets_a_view_is_the_state() {
    for (spec, seed) in toggles().iter().zip(0..) {
        let mut walk = Walk::new(game(spec), 38_000 + seed);
        while walk.step().is_some() {
            let s = &walk.state;
            if s.revealed && s.shootout.face == 0 {
                for viewer in VIEWERS {
                    assert_eq!(walk.game.view(s, viewer).state(), s);
                }
                assert!(
                    !matches!(walk.game.node(s), Node::Decide(_, decision) if decision.is_secret() && s.shootout.kicker.is_none())
                );
            }
        }
    }
}
