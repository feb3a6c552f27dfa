//! Elo ratings of several players from what they scored against each other.

use super::Scores;

/// A rating with its standard error, in Elo; the mean of all ratings is 0.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rated {
    /// The rating.
    pub elo: f64,
    /// Its standard error.
    pub error: f64,
    /// The 95 % interval. Of who won everything only the lower end is known, of who lost everything the upper
    /// one; the other is infinite.
    pub interval: [f64; 2],
}

/// Half the width of a 95 % interval, in standard errors.
const NORMAL_95: f64 = 1.96;

/// Elo per natural logarithm of the odds.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// What two players did against each other, with dice of their own.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Met {
    /// Who they are, by their places.
    pub players: [usize; 2],
    /// How many matches they played.
    pub matches: u64,
    /// The scores of the first of them: of matches, or of pairs with the same dice.
    pub scores: Scores,
}

impl Met {
    fn points(&self) -> f64 {
        self.scores.mean() * float(self.matches)
    }

    /// The variance of the points: as the observations varied. The matches of a pair are one observation.
    fn variance(&self) -> f64 {
        let observations = float(self.scores.n().max(1));
        float(self.matches).powi(2) / observations * self.scores.variance()
    }
}

/// The most likely ratings of so many players (Bradley and Terry, a draw is half a win); none for who has not
/// played. One drawn match more of everybody against everybody keeps them finite.
pub fn ladder(players: usize, meetings: &[Met]) -> Vec<Option<Rated>> {
    let has_played =
        |player: &usize| meetings.iter().any(|met| met.matches > 0 && met.players.contains(player));
    let rated: Vec<usize> = (0..players).filter(has_played).collect();
    let place = |player: usize| rated.iter().position(|rated| *rated == player);
    let met = |met: &Met| match met.players.map(place) {
        [Some(a), Some(b)] => Some(Met { players: [a, b], ..*met }),
        _ => None,
    };
    let ratings = ratings(rated.len(), &meetings.iter().filter_map(met).collect::<Vec<Met>>());
    (0..players).map(|player| place(player).map(|place| ratings[place])).collect()
}

/// The ratings of players all of whom have played.
fn ratings(players: usize, meetings: &[Met]) -> Vec<Rated> {
    let empty = vec![vec![0.0; players]; players];
    let (mut points, mut matches, mut variances) = (empty.clone(), empty.clone(), empty);
    for met in meetings {
        let [a, b] = met.players;
        let all = float(met.matches);
        for (one, other, own) in [(a, b, met.points()), (b, a, all - met.points())] {
            points[one][other] = own;
            matches[one][other] = all;
            variances[one][other] = met.variance();
        }
    }
    let count = |i: usize, j: usize| matches[i][j] + 1.0;
    let logits = most_likely(players, |i, j| points[i][j] + 0.5, count);
    let errors = errors(&logits, count, |i, j| variances[i][j]);
    let rated = |i: usize| {
        let (elo, error) = (logits[i] * ELO, errors[i] * ELO);
        let bound = |sign: f64| bound(&logits, i, &matches[i], observations(meetings, i), sign) * ELO;
        let (won, lost) = (extreme(meetings, i, 4), extreme(meetings, i, 0));
        let low = if lost {
            f64::NEG_INFINITY
        } else if won {
            bound(1.0)
        } else {
            elo - NORMAL_95 * error
        };
        let high = if won {
            f64::INFINITY
        } else if lost {
            bound(-1.0)
        } else {
            elo + NORMAL_95 * error
        };
        Rated { elo, error, interval: [low, high] }
    };
    (0..players).map(rated).collect()
}

/// Whether every observation of a player is this one, in quarters: 4 if it won everything, 0 if it lost.
fn extreme(meetings: &[Met], player: usize, quarters: usize) -> bool {
    let is_all = |met: &Met, quarters: usize| met.scores.counts()[quarters] == met.scores.n();
    meetings.iter().all(|met| match met.players {
        [a, _] if a == player => is_all(met, quarters),
        [_, b] if b == player => is_all(met, 4 - quarters),
        _ => true,
    })
}

/// How many observations there are of a player.
fn observations(meetings: &[Met], player: usize) -> u64 {
    meetings.iter().filter(|met| met.players.contains(&player)).map(|met| met.scores.n()).sum()
}

/// The least rating of who won everything (`sign` 1), the greatest of who lost everything (-1), in logits:
/// where the score that is to be expected over all its matches is the end of the interval of so many
/// observations, while the others are as far apart as they are. Against one player it is the bound of that
/// contest.
fn bound(logits: &[f64], player: usize, matches: &[f64], observations: u64, sign: f64) -> f64 {
    let least = Scores::all_won(observations).interval()[0];
    let all: f64 = matches.iter().sum();
    let expected = |own: f64| {
        let against = |(other, matches): (&f64, &f64)| matches / (1.0 + (sign * other - own).exp());
        logits.iter().zip(matches).map(against).sum::<f64>() / all
    };
    let (mut low, mut high) = (-100.0, 100.0);
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if expected(middle) < least { low = middle } else { high = middle }
    }
    // The mean of all stays 0.
    let moved = low - sign * logits[player];
    sign * (low - moved / float(logits.len() as u64))
}

/// The strengths whose expected scores are those that were seen, in logits; their mean is 0.
fn most_likely(
    n: usize,
    score: impl Fn(usize, usize) -> f64,
    count: impl Fn(usize, usize) -> f64,
) -> Vec<f64> {
    let pairs = |i: usize| (0..n).filter(move |j| *j != i);
    let mut logits = vec![0.0_f64; n];
    // Newton's method one player at a time: the likelihood has one peak.
    for _ in 0..500 {
        for i in 0..n {
            let expected = |j: usize| 1.0 / (1.0 + (logits[j] - logits[i]).exp());
            let slope: f64 = pairs(i).map(|j| score(i, j) - count(i, j) * expected(j)).sum();
            let bend: f64 = pairs(i).map(|j| count(i, j) * expected(j) * (1.0 - expected(j))).sum();
            if bend > 0.0 {
                logits[i] += (slope / bend).clamp(-1.0, 1.0);
            }
        }
        let mean = logits.iter().sum::<f64>() / float(n.max(1) as u64);
        logits.iter_mut().for_each(|logit| *logit -= mean);
    }
    logits
}

/// The standard errors: what the doubt about the points of each meeting, which are independent, does to the
/// ratings (the sandwich estimator). Draws and pairs of matches with the same dice vary less than coins, and
/// the drawn match that was added varies like one. Only differences of ratings are known, so 1/n is added to
/// every cell of the information matrix, which fixes their mean at 0.
fn errors(
    logits: &[f64],
    count: impl Fn(usize, usize) -> f64,
    variance: impl Fn(usize, usize) -> f64,
) -> Vec<f64> {
    let n = logits.len();
    let coin = |i: usize, j: usize| {
        let expected = 1.0 / (1.0 + (logits[j] - logits[i]).exp());
        expected * (1.0 - expected)
    };
    let weight = |i: usize, j: usize| count(i, j) * coin(i, j);
    let one = 1.0 / float(n.max(1) as u64);
    let mut rows: Vec<Vec<f64>> = (0..n)
        .map(|i| {
            let own: f64 = (0..n).filter(|j| *j != i).map(|j| weight(i, j)).sum();
            let cell = |j: usize| one + if i == j { own } else { -weight(i, j) };
            (0..n).map(cell).chain((0..n).map(|j| f64::from(u8::from(i == j)))).collect()
        })
        .collect();
    crate::experiment::invert(&mut rows);
    let error = |i: usize| {
        let meetings = (0..n).flat_map(|a| (a + 1..n).map(move |b| (a, b)));
        // A point more for a, and less for b, moves rating i by so much.
        let moved = |(a, b): (usize, usize)| {
            (rows[i][n + a] - rows[i][n + b]).powi(2) * (variance(a, b) + coin(a, b))
        };
        meetings.map(moved).sum::<f64>().sqrt()
    };
    (0..n).map(error).collect()
}

#[expect(clippy::cast_precision_loss, reason = "counts of players and matches")]
fn float(n: u64) -> f64 {
    n as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{elo_of, score_of};

    /// So many observations of each score, in quarters.
    fn met(players: [usize; 2], matches: u64, quarters: &[(u8, u64)]) -> Met {
        let mut scores = Scores::default();
        for (score, times) in quarters {
            (0..*times).for_each(|_| scores.add(*score));
        }
        Met { players, matches, scores }
    }

    #[test]
    fn ratings_give_back_the_scores_they_were_made_of() {
        let truth = [150.0, 0.0, -150.0];
        let won = |a: usize, b: usize| {
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a part of 10,000")]
            let won = (10_000.0 * score_of(truth[a] - truth[b])).round() as u64;
            met([a, b], 10_000, &[(4, won), (0, 10_000 - won)])
        };
        for (rated, truth) in ladder(3, &[won(0, 1), won(0, 2), won(2, 1)]).iter().zip(truth) {
            assert!((rated.elo - truth).abs() < 0.5, "{rated:?}");
            assert!(rated.error > 1.0 && rated.error < 4.0, "{rated:?}");
        }
    }

    /// Everybody has played.
    fn ladder(players: usize, meetings: &[Met]) -> Vec<Rated> {
        super::ladder(players, meetings).into_iter().map(|rated| rated.expect("matches")).collect()
    }

    #[test]
    fn who_wins_everything_has_a_rating_all_the_same() {
        let rated = ladder(2, &[met([0, 1], 20, &[(4, 20)])]);
        assert!(rated[0].elo > 200.0 && rated[0].elo < 600.0 && (rated[0].elo + rated[1].elo).abs() < 1e-6);
        assert!(rated[0].error > 50.0, "{rated:?}");
    }

    /// Of two players it is the bound of their contest, divided between them.
    #[test]
    fn of_who_wins_or_loses_everything_a_bound_is_known() {
        let contest = met([0, 1], 20, &[(4, 20)]);
        let rated = ladder(2, &[contest]);
        let least = elo_of(contest.scores.interval()[0]);
        assert!((rated[0].interval[0] - least / 2.0).abs() < 1e-6, "{rated:?} {least}");
        assert!((rated[1].interval[1] + least / 2.0).abs() < 1e-6, "{rated:?} {least}");
        assert!(rated[0].interval[1].is_infinite() && rated[1].interval[0].is_infinite(), "{rated:?}");
        let even = |players| met(players, 40, &[(0, 20), (4, 20)]);
        let won = |players, n| met(players, n, &[(4, n)]);
        let first = |n| ladder(3, &[won([0, 1], n), won([0, 2], n), even([1, 2])]);
        let (few, many) = (first(20), first(200));
        assert!(0.0 < few[0].interval[0] && few[0].interval[0] < many[0].interval[0], "{few:?} {many:?}");
        assert!(few[0].interval[0] < few[0].elo && few[1].interval[1].is_finite(), "{few:?}");
        // Lost the other way round.
        let last = ladder(3, &[won([1, 0], 20), won([2, 0], 20), even([1, 2])]);
        assert!((last[0].interval[1] + few[0].interval[0]).abs() < 1e-6, "{last:?}");
    }

    /// Two equal players in n matches: the difference has the variance 4/n in logits, and each rating is half
    /// of it.
    #[test]
    fn errors_are_those_of_a_coin() {
        let rated = ladder(2, &[met([0, 1], 98, &[(0, 49), (4, 49)])]);
        let want = ELO * (4.0_f64 / 99.0).sqrt() / 2.0;
        assert!((rated[0].error - want).abs() < 0.2, "{rated:?} {want}");
    }

    /// Whether matches are drawn, or come in pairs that share their dice, shows in how they vary.
    #[test]
    fn errors_follow_how_the_scores_varied() {
        let error = |quarters: &[(u8, u64)]| ladder(2, &[met([0, 1], 400, quarters)])[0].error;
        let (coins, draws) = (error(&[(0, 200), (4, 200)]), error(&[(0, 50), (2, 300), (4, 50)]));
        assert!((draws / coins - 0.5).abs() < 0.03, "{draws} {coins}");
        // 200 pairs: as if the matches were independent, nearly always level, and both won by the same side.
        let [free, level, alike] =
            [[(0, 50), (2, 100), (4, 50)], [(0, 2), (2, 196), (4, 2)], [(0, 100), (2, 0), (4, 100)]]
                .map(|pairs| error(&pairs));
        assert!((free / coins - 1.0).abs() < 0.03, "{free} {coins}");
        assert!(level < 0.3 * coins && alike > 1.3 * coins, "{level} {alike} {coins}");
    }

    /// Meetings drawn again and again: nine of ten intervals of 90 % hold, whatever the observations are.
    #[test]
    fn errors_hold_for_pairs_and_draws() {
        use touchline_engine::{Pcg, Rng as _};
        let mut rng = Pcg::new(4, 4);
        for chances in [[1, 0, 0, 0, 1], [1, 0, 3, 0, 1], [1, 2, 14, 2, 1]] {
            let (mut held, all) = (0_u32, 600);
            for _ in 0..all {
                let meetings = [[0, 1], [0, 2], [1, 2]].map(|players| {
                    let mut scores = Scores::default();
                    for _ in 0..100 {
                        let mut left = rng.below(chances.iter().sum());
                        let drawn = chances.iter().position(|chance| {
                            let here = left < *chance;
                            left = left.saturating_sub(*chance);
                            here
                        });
                        scores.add(u8::try_from(drawn.expect("chances add up")).expect("five"));
                    }
                    Met { players, matches: 200, scores }
                });
                let rated = ladder(3, &meetings)[0];
                held += u32::from(rated.elo.abs() < 1.645 * rated.error);
            }
            let share = f64::from(held) / f64::from(all);
            assert!((0.86..0.95).contains(&share), "{chances:?}: {share}");
        }
    }

    #[test]
    fn who_has_not_played_has_no_rating_and_changes_no_other() {
        let even = met([0, 1], 100, &[(0, 50), (4, 50)]);
        let rated = super::ladder(3, &[even]);
        assert_eq!(rated[2], None);
        assert_eq!(rated[..2], super::ladder(2, &[even]));
    }
}
