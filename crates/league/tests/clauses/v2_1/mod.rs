//! 2.1 alone: late start and slow half.

use touchline_league::Book;
use touchline_league::times::{Elapsed, Measure, book, measures};

use crate::season::Season;

#[test]
fn f_comp_08_a_match_that_starts_15_minutes_late_has_an_extra_square_in_its_first_half() {
    for minutes in 0..=40 {
        let mut season = Season::new("fuba:2.1");
        season.say(&format!("late 1 home {minutes}"));
        let terms = season.terms(1).unwrap();
        assert_eq!(terms.text(), if minutes >= 15 { "late-start=yes" } else { "" }, "{minutes} minutes");
        let elapsed = Elapsed { late: minutes, ..Elapsed::default() };
        assert_eq!(measures(Book::V2_1, elapsed).contains(&Measure::LateStart), minutes >= 15);
        let second_half = Elapsed { first_half_over: true, ..elapsed };
        assert_eq!(measures(Book::V2_1, second_half), []);
    }
    assert_eq!(measures(Book::V3_0, Elapsed { late: 30, ..Elapsed::default() }), [], "3.0 has no such rule");
}

#[test]
fn f_comp_09_a_first_half_that_is_not_over_after_an_hour_is_slow() {
    assert_eq!(book("fuba:2.1+all"), Some(Book::V2_1));
    for minutes in 0..=150 {
        let now = Elapsed { minutes, ..Elapsed::default() };
        assert_eq!(measures(Book::V2_1, now).contains(&Measure::SlowHalf), minutes >= 60, "{minutes}");
        assert_eq!(measures(Book::V2_1, Elapsed { first_half_over: true, ..now }), []);
    }
    // It adds to a late start.
    let both = measures(Book::V2_1, Elapsed { late: 20, minutes: 61, ..Elapsed::default() });
    assert_eq!(both, [Measure::LateStart, Measure::SlowHalf]);
    assert_eq!(both.map_clauses(), ["F-COMP-08", "F-COMP-09"]);
}

/// The clauses of measures.
trait Clauses {
    fn map_clauses(&self) -> Vec<&'static str>;
}

impl Clauses for Vec<Measure> {
    fn map_clauses(&self) -> Vec<&'static str> {
        self.iter().map(|measure| measure.clause()).collect()
    }
}
