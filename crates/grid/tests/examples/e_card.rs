//! E-CARD: cards.

use touchline_grid::board::Dir;
use touchline_grid::optional::cards::Card;
use touchline_grid::{Action, Event, Toggle};

use crate::common::*;

#[test]
fn e_card_01_the_third_foul_takes_the_skill_points() {
    let rules = with(&[Toggle::Fouls, Toggle::Cards, Toggle::Skill]);
    let setup = setup(rules).put(h(1), 10, 10).put(a(1), 11, 11).ball(10, 12).change(|s| {
        s.piece_mut(h(1)).skill = 2;
        s.piece_mut(h(1)).fouls = 2;
    });
    let mut m = setup.acting(Home, 6);
    m.moves(h(1), Dir::N).roll(&[1]);
    assert!(m.happened(Event::Carded(h(1), Card::Red)));
    assert!(m.s().present.has(h(1)) && m.at(h(1)) == (10, 11));
    m.roll(&[1, 1, 1]).act(Action::End).roll(&[3]);
    assert_eq!((m.s().piece(h(1)).skill, m.s().piece(h(1)).skill_left), (0, 0));
}
