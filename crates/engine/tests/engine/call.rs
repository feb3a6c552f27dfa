use touchline_engine::{Call, Driver, Node, Outcome, Seat};

use crate::toy::Toy;

fn all() -> Vec<Call> {
    let seats = Seat::ALL.into_iter();
    let mut all = vec![Call::AgreedDraw, Call::FinalWhistle, Call::Abandon];
    all.extend(seats.clone().map(Call::Resign).chain(seats.map(Call::TimeOut)));
    all.extend(Outcome::ALL.map(Call::Adjudicate));
    all
}

#[test]
fn every_call_reads_as_it_is_written() {
    for call in all() {
        assert_eq!(Call::read(&call.write()), Ok(call));
    }
    assert_eq!(Call::read("call  abandon "), Ok(Call::Abandon));
}

#[test]
fn what_is_no_call_is_refused_with_those_there_are() {
    for text in ["call", "call resign", "call adjudicate nobody", "call abandon home", "abandon"] {
        let refusal = Call::read(text).unwrap_err();
        assert_eq!(refusal.key, "unknown-call", "{text}");
        assert!(refusal.to_string().contains("call abandon, call adjudicate home|away|draw|unfinished"));
    }
    assert_eq!(Call::read("call resign me").unwrap_err().key, "bad-seat");
}

/// Home leads.
#[test]
fn a_call_ends_the_match_as_it_says() {
    let ends = |call: Call| call.outcome(Outcome::Win(Seat::Home));
    assert_eq!(ends(Call::Resign(Seat::Home)), Outcome::Win(Seat::Away));
    assert_eq!(ends(Call::TimeOut(Seat::Away)), Outcome::Win(Seat::Home));
    assert_eq!(ends(Call::AgreedDraw), Outcome::Draw);
    assert_eq!(ends(Call::FinalWhistle), Outcome::Win(Seat::Home));
    assert_eq!(ends(Call::Abandon), Outcome::Unfinished);
    assert_eq!(ends(Call::Adjudicate(Outcome::Draw)), Outcome::Draw);
}

#[test]
fn nobody_wins_an_abandoned_match() {
    let mut driver = Driver::new(Toy, &());
    driver.act_text("call abandon").unwrap();
    assert_eq!(driver.node(), Node::Over(Outcome::Unfinished));
}
