//! Whether a gate is passed.

use touchline_lab::{Rival, Standing};

use super::table::Demand;
use crate::arena::as_float;

/// At equal time a may think so many times as long as b.
pub(super) const MOST_TIME: f64 = 1.0;

/// What is missing; empty if the gate is passed.
pub(super) fn missing(demand: Demand, standing: &Standing) -> Vec<String> {
    let mut missing = Vec::new();
    match demand {
        Demand::Score(least) => missing.extend(low_score(least, standing)),
        Demand::ScoreAtEqualTime(least) => {
            missing.extend(low_score(least, standing));
            let ratio = time_ratio(standing);
            if ratio > MOST_TIME {
                missing.push(format!("a thought {ratio:.2} times as long as b"));
            }
        }
        Demand::BeyondDoubt => {
            if standing.scores.interval()[0] <= 0.5 {
                missing.push("the interval does not lie above 50 %".into());
            }
        }
        Demand::Shots(least) => {
            let shots = shots(standing);
            if shots < least {
                missing.push(format!("{shots:.2} shots a match are less than {least}"));
            }
        }
    }
    if standing.unfinished > 0 {
        missing.push(format!("{} unfinished", standing.unfinished));
    }
    missing
}

fn low_score(least: f64, standing: &Standing) -> Option<String> {
    let score = standing.scores.mean();
    // A score is a multiple of a quarter match: no rounding can hide one.
    (score < least - 1e-9).then(|| format!("{:.1} % is less than {:.0} %", score * 100.0, least * 100.0))
}

/// Shots a match of both sides together.
pub(super) fn shots(standing: &Standing) -> f64 {
    as_float(standing.shots.iter().sum()) / as_float(standing.matches.max(1))
}

/// How many times as long a thought as b; 1 if neither thought.
pub(super) fn time_ratio(standing: &Standing) -> f64 {
    let [a, b] = Rival::ALL.map(|side| standing.times[side as usize].sum().as_secs_f64());
    if a <= 0.0 { if b <= 0.0 { 1.0 } else { 0.0 } } else { a / b }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use touchline_lab::{Scores, Times};

    use super::*;

    /// So many matches won, and the others lost.
    fn standing(won: u64, lost: u64) -> Standing {
        let mut scores = Scores::default();
        (0..won).for_each(|_| scores.add(4));
        (0..lost).for_each(|_| scores.add(0));
        Standing { matches: won + lost, scores, results: [lost, 0, won], ..Standing::default() }
    }

    fn times(milliseconds: [u64; 2]) -> [Times; 2] {
        milliseconds.map(|milliseconds| {
            let mut times = Times::default();
            times.add(Duration::from_millis(milliseconds));
            times
        })
    }

    #[test]
    fn a_score_is_reached_or_not() {
        assert!(missing(Demand::Score(0.95), &standing(190, 10)).is_empty());
        assert_eq!(missing(Demand::Score(0.95), &standing(189, 11)), ["94.5 % is less than 95 %"]);
        let unfinished = Standing { unfinished: 2, ..standing(200, 0) };
        assert_eq!(missing(Demand::Score(0.95), &unfinished), ["2 unfinished"]);
    }

    #[test]
    fn equal_time_is_part_of_the_demand() {
        let demand = Demand::ScoreAtEqualTime(0.65);
        let slow = |a, b| Standing { times: times([a, b]), ..standing(280, 120) };
        assert!(missing(demand, &slow(1000, 1000)).is_empty());
        assert_eq!(missing(demand, &slow(1010, 1000)), ["a thought 1.01 times as long as b"]);
        assert_eq!(missing(demand, &slow(1500, 1000)), ["a thought 1.50 times as long as b"]);
        assert!(missing(Demand::Score(0.65), &slow(1500, 1000)).is_empty());
        assert_eq!(missing(demand, &Standing { times: times([9, 1]), ..standing(1, 1) }).len(), 2);
    }

    #[test]
    fn doubt_is_an_interval_that_reaches_a_half() {
        assert!(missing(Demand::BeyondDoubt, &standing(230, 170)).is_empty());
        assert_eq!(missing(Demand::BeyondDoubt, &standing(205, 195)).len(), 1);
        assert_eq!(missing(Demand::BeyondDoubt, &standing(0, 0)).len(), 1);
    }

    #[test]
    fn shots_are_those_of_both() {
        let shots = |shots| Standing { shots, ..standing(1, 1) };
        assert!(missing(Demand::Shots(8.0), &shots([8, 8])).is_empty());
        assert_eq!(missing(Demand::Shots(8.0), &shots([8, 7])), ["7.50 shots a match are less than 8"]);
    }
}
