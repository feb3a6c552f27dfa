//! Nobody learns what only the other side knows: not from a view, an event, or the choices offered.

use crate::common::random::{Walk, game, legal};
use touchline_engine::{Describe, Game, Node, Notation, Seat};
use touchline_grid::board::Square;
use touchline_grid::flow::Stage;
use touchline_grid::marker::Marker;
use touchline_grid::rules::placement;
use touchline_grid::{Decision, Event, Grid, State};

const VIEWERS: [Option<Seat>; 3] = [None, Some(Seat::Home), Some(Seat::Away)];
/// Both kinds of secrets come up soon.
const SPEC: &str = "grid:full?end=turns:6";

/// The same position with other secrets of a seat.
fn doubles(game: &Grid, s: &State, owner: Seat) -> Vec<State> {
    let mut all = Vec::new();
    if !s.revealed {
        let board = game.rules.board;
        for marker in s.present.iter().filter(|marker| marker.seat() == owner && s.at(*marker) != Square::OFF)
        {
            for square in board
                .field()
                .filter(|square| placement::is_allowed(&game.rules, s, marker, *square))
                .step_by(17)
            {
                let mut other = *s;
                other.put(marker, square);
                all.push(other);
            }
        }
        if let Some(Stage::PlaceColumn(marker, _)) = s.agenda.top()
            && marker.seat() == owner
        {
            for depth in 1..board.centre_row() {
                let mut other = *s;
                other.agenda.replace(Stage::PlaceColumn(marker, board.row(owner, depth)));
                all.push(other);
            }
        }
    }
    if s.shootout.kicking == owner && s.agenda.top() == Some(Stage::PenaltySlot) {
        for face in 1..=6 {
            let mut other = *s;
            other.shootout.face = face;
            all.push(other);
        }
    }
    all
}

#[test]
fn a_secret_changes_neither_the_view_nor_the_choices_of_the_others() {
    let mut tried = 0;
    for seed in 0..12 {
        let mut walk = Walk::new(game(SPEC), 30_000 + seed);
        loop {
            let (game, s) = (walk.game, walk.state);
            for owner in Seat::ALL {
                for other in doubles(&game, &s, owner) {
                    tried += 1;
                    for viewer in VIEWERS {
                        let same = game.view(&other, viewer) == game.view(&s, viewer);
                        let knows = viewer == Some(owner) && other != s;
                        assert_eq!(same, !knows, "{viewer:?}\n{}", game.write_state(&s));
                    }
                    if let Node::Decide(mover, _) = game.node(&s)
                        && mover != owner
                    {
                        assert_eq!(game.node(&other), game.node(&s));
                        assert_eq!(legal(&game, &other), legal(&game, &s));
                        assert_eq!(game.fallback(&other), game.fallback(&s));
                    }
                }
            }
            if walk.step().is_none() {
                break;
            }
        }
    }
    assert!(tried > 20_000, "{tried}");
}

/// Choosing in secret reveals that something was chosen and nothing more: events and views are the same for
/// every choice.
#[test]
fn secret_choices_look_alike() {
    let mut asked = [0; 3];
    for seed in 0..12 {
        let mut walk = Walk::new(game(SPEC), 31_000 + seed);
        loop {
            let (game, s) = (walk.game, walk.state);
            if let Node::Decide(seat, decision) = game.node(&s)
                && decision.is_secret()
            {
                asked[match decision {
                    Decision::PlaceRow(_) => 0,
                    Decision::PlaceColumn(..) => 1,
                    _ => 2,
                }] += 1;
                let mut seen = Vec::new();
                for action in legal(&game, &s) {
                    let (mut next, mut events) = (s, Vec::new());
                    game.act(&mut next, action, &mut events);
                    if next.revealed == s.revealed {
                        let others = VIEWERS.into_iter().filter(|viewer| *viewer != Some(seat));
                        seen.push((
                            events,
                            others.map(|viewer| game.view(&next, viewer)).collect::<Vec<_>>(),
                        ));
                    } else {
                        // The last choice reveals both placements: that is an event.
                        assert!(events.contains(&Event::Revealed));
                    }
                }
                assert!(seen.windows(2).all(|two| two[0] == two[1]), "{}", game.write_state(&s));
            }
            if walk.step().is_none() {
                break;
            }
        }
    }
    assert!(asked.iter().all(|times| *times > 50), "{asked:?}");
}

/// A secret is revealed by an event that says so; undo does not go back past it.
#[test]
fn what_was_secret_is_shown_by_an_event_that_reveals() {
    let hidden = |game: &Grid, s: &State| {
        VIEWERS.iter().any(|viewer| *game.view(s, *viewer).state() != *s) && s.ended.is_none()
    };
    let mut shown = 0;
    for seed in 0..12 {
        let mut walk = Walk::new(game(SPEC), 32_000 + seed);
        while walk.step().is_some() {
            if hidden(&walk.game, &walk.before) && !hidden(&walk.game, &walk.state) {
                shown += 1;
                assert!(walk.events.iter().any(Grid::reveals), "{:?}", walk.events);
            }
        }
    }
    assert!(shown > 50, "{shown}");
}

/// How far a team has come is public, what it has chosen is not, including the row of the marker being
/// placed.
#[test]
fn the_row_of_a_marker_is_hidden_while_its_column_is_chosen() {
    let mut walk = Walk::new(game("grid:basic"), 1);
    walk.step();
    let Some(Stage::PlaceColumn(marker, row)) = walk.state.agenda.top() else { panic!("a column is due") };
    assert_eq!(marker, Marker::goalie(Seat::Home));
    let top = |viewer| walk.game.view(&walk.state, viewer).state().agenda.top();
    assert_eq!(top(Some(Seat::Home)), Some(Stage::PlaceColumn(marker, row)));
    for viewer in [None, Some(Seat::Away)] {
        assert_eq!(top(viewer), Some(Stage::PlaceColumn(marker, Square::OFF.y)));
        let written = walk.game.write_view(&walk.game.view(&walk.state, viewer));
        assert!(written.ends_with(" place-column:H0/?"), "{written}");
    }
}
