type Agenda = touchline_engine::Agenda<u8, 4>;

fn of(stages: &[u8]) -> Agenda {
    let mut agenda = Agenda::new();
    stages.iter().for_each(|stage| agenda.push(*stage));
    agenda
}

#[test]
fn the_last_pushed_is_done_first() {
    let mut agenda = of(&[1, 2]);
    assert_eq!((agenda.top(), agenda.len()), (Some(2), 2));
    agenda.replace(3);
    assert_eq!(agenda.stages(), [1, 3]);
    agenda.pop();
    assert_eq!((agenda.top(), agenda.is_empty()), (Some(1), false));
    agenda.pop();
    assert_eq!((agenda.top(), agenda.is_empty()), (None, true));
    agenda.pop();
    assert_eq!(agenda, Agenda::new());
}

/// States are compared whole, so a stage that is done must leave nothing behind.
#[test]
fn equal_agendas_are_equal_values() {
    let mut cut = of(&[1, 2, 3, 4]);
    cut.truncate(1);
    assert_eq!(cut, of(&[1]));
    cut.truncate(3);
    assert_eq!(cut, of(&[1]));
    let mut cleared = of(&[1, 2]);
    cleared.clear();
    assert_eq!(cleared, Agenda::default());
}

#[test]
#[should_panic(expected = "out of bounds")]
fn more_than_it_holds_is_a_defect() {
    of(&[1; Agenda::CAPACITY + 1]);
}
