//! Substitutions.

use touchline_fuba::flow::Nth;
use touchline_fuba::state::ActionKind;
use touchline_fuba::{Decision, Event};

use crate::common::asked;
use crate::shared::f_fk::HOME;
use crate::shared::f_sub::{spec, window};

const EDITION: &str = "fuba:2.1";

#[test]
fn f_sub_02_as_an_action() {
    let mut first = window(&spec(EDITION), "clock=1:20");
    assert_eq!(asked(&mut first), Some((HOME, Decision::Action(Nth::First))));
    first.play("substitute 1; shift midfield>defence");
    assert!(first.saw(Event::Acts(HOME, ActionKind::Substitution)));
    assert_eq!(asked(&mut first), Some((HOME, Decision::Action(Nth::Second))), "it was the first action");
    assert!(first.can("adjust") && !first.can("substitute 1"), "the second has to be another type");
    let mut second = window(&spec(EDITION), "clock=1:20");
    second.play("adjust");
    assert_eq!(asked(&mut second), Some((HOME, Decision::Action(Nth::Second))));
    second.play("substitute 1; shift midfield>defence");
    assert!(!matches!(asked(&mut second), Some((HOME, Decision::Action(_)))), "both actions are played");
}
