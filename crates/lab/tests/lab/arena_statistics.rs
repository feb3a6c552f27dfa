//! The statistics of the arena: known values, and many seeded experiments with a known truth.

use touchline_engine::{Pcg, Rng};
use touchline_lab::{Scores, Sprt, Verdict, elo_of, score_of};

/// The probabilities of a score of 0, 1/4, 1/2, 3/4 and 1, in thousandths.
type Chances = [u32; 5];

/// Only wins and losses; many draws; pairs; pairs that nearly always end level; clear superiority; near
/// certainty.
const EVEN: [Chances; 4] =
    [[500, 0, 0, 0, 500], [300, 0, 400, 0, 300], [150, 200, 300, 200, 150], [20, 80, 800, 80, 20]];
const UNEVEN: [Chances; 5] = [
    [300, 0, 0, 0, 700],
    [100, 0, 300, 0, 600],
    [20, 60, 170, 250, 500],
    [0, 10, 20, 70, 900],
    [10, 0, 0, 0, 990],
];

fn mean(chances: &Chances) -> f64 {
    let quarters: u32 = chances.iter().zip(0..).map(|(chance, quarters)| chance * quarters).sum();
    f64::from(quarters) / 4000.0
}

fn observe(chances: &Chances, scores: &mut Scores, rng: &mut Pcg) {
    let mut left = rng.below(1000);
    let drawn = chances.iter().position(|&chance| {
        let here = left < chance;
        left = left.saturating_sub(chance);
        here
    });
    scores.add(u8::try_from(drawn.expect("chances add up")).expect("five"));
}

fn observed(chances: &Chances, n: u32, rng: &mut Pcg) -> Scores {
    let mut scores = Scores::default();
    (0..n).for_each(|_| observe(chances, &mut scores, rng));
    scores
}

fn close(a: f64, b: f64, error: f64) -> bool {
    (a - b).abs() <= error
}

#[test]
fn elo_of_known_scores() {
    assert!(close(elo_of(0.75), 190.85, 0.01) && close(elo_of(0.25), -190.85, 0.01));
    assert!(close(elo_of(0.64), 99.95, 0.01) && close(score_of(400.0), 10.0 / 11.0, 1e-12));
    assert_eq!((elo_of(0.5), elo_of(1.0), elo_of(0.0)), (0.0, f64::INFINITY, f64::NEG_INFINITY));
    for elo in [-700.0, -25.0, 0.0, 3.0, 250.0] {
        assert!(close(elo_of(score_of(elo)), elo, 1e-9));
    }
}

#[test]
fn intervals_of_known_counts() {
    // Agresti and Coull's own interval for 0, 15 and 20 hits of 20.
    for (losses, wins, low, high) in [(20, 0, 0.0, 0.190), (5, 15, 0.5282, 0.8915), (0, 20, 0.810, 1.0)] {
        let mut scores = Scores::default();
        (0..losses).for_each(|_| scores.add(0));
        (0..wins).for_each(|_| scores.add(4));
        let [got_low, got_high] = scores.interval();
        assert!(close(got_low, low, 0.003) && close(got_high, high, 0.003), "{got_low} {got_high}");
    }
    let [low, high] = Scores::default().interval();
    assert!(close(low, 0.0, 1e-12) && close(high, 1.0, 1e-12));
}

#[test]
fn an_interval_holds_the_mean_and_is_never_empty() {
    for quarters in 0..=4 {
        let mut scores = Scores::default();
        for n in 1..=300_u32 {
            scores.add(quarters);
            let [low, high] = scores.interval();
            let mean = scores.mean();
            assert!(close(mean, f64::from(quarters) / 4.0, 1e-12));
            assert!(0.0 <= low && low <= mean && mean <= high && high <= 1.0, "{n} of {quarters}");
            assert!(high - low > 0.5 / f64::from(n), "{n} of {quarters}: {low} {high}");
        }
    }
}

#[test]
fn intervals_cover_the_truth_as_often_as_they_say() {
    const EXPERIMENTS: u32 = 4000;
    for (stream, chances) in (0..).zip(EVEN.iter().chain(&UNEVEN)) {
        for n in [8, 30, 200] {
            let mut rng = Pcg::new(u64::from(n), stream);
            let covered = (0..EXPERIMENTS)
                .filter(|_| {
                    let [low, high] = observed(chances, n, &mut rng).interval();
                    low <= mean(chances) && mean(chances) <= high
                })
                .count();
            let share = f64::from(u32::try_from(covered).expect("few")) / f64::from(EXPERIMENTS);
            // The coarse scores of eight matches cannot hit every share.
            assert!(share >= if n == 8 { 0.92 } else { 0.94 }, "{chances:?}, {n} observations: {share}");
            // Nor is it uselessly wide: with many observations it covers little more than 95 %.
            let hardly_varies = chances.iter().any(|&chance| chance >= 800);
            assert!(n < 200 || hardly_varies || share <= 0.965, "{chances:?}: {share}");
        }
    }
}

/// How often a test gave each verdict, and its mean length.
fn experiments(test: &Sprt, chances: &Chances, seed: u64) -> ([u32; 3], f64) {
    const EXPERIMENTS: u32 = 400;
    let (mut said, mut total) = ([0; 3], 0);
    for stream in 0..u64::from(EXPERIMENTS) {
        let (mut rng, mut scores) = (Pcg::new(seed, stream), Scores::default());
        let verdict = loop {
            observe(chances, &mut scores, &mut rng);
            match test.verdict(&scores) {
                Verdict::Undecided if scores.n() < 20_000 => {}
                verdict => break verdict,
            }
        };
        said[verdict as usize] += 1;
        total += scores.n();
    }
    (said, f64::from(u32::try_from(total).expect("few")) / f64::from(EXPERIMENTS))
}

#[test]
fn the_test_is_wrong_no_more_often_than_it_says() {
    for (seed, chances) in (0..).zip(EVEN) {
        // The lower hypothesis is exactly true.
        let wide = Sprt::new(0.0, 60.0, 0.05, 0.05).expect("a test");
        let ([stronger, not_shown, undecided], _) = experiments(&wide, &chances, seed);
        assert!(stronger <= 28 && not_shown >= 372 && undecided == 0, "{chances:?}: {stronger} wrong");
        // The upper hypothesis is exactly true.
        let below = Sprt::new(-60.0, 0.0, 0.05, 0.05).expect("a test");
        let ([_, not_shown, undecided], _) = experiments(&below, &chances, seed + 100);
        assert!(not_shown <= 28 && undecided == 0, "{chances:?}: {not_shown} wrong");
    }
    for (seed, chances) in (0..).zip(&UNEVEN[..3]) {
        let truth = elo_of(mean(chances));
        let at_most = Sprt::new(truth, truth + 60.0, 0.05, 0.05).expect("a test");
        let ([stronger, ..], _) = experiments(&at_most, chances, seed + 200);
        assert!(stronger <= 28, "{chances:?}: {stronger} wrong");
        let at_least = Sprt::new(truth - 60.0, truth, 0.05, 0.05).expect("a test");
        let ([_, not_shown, _], _) = experiments(&at_least, chances, seed + 300);
        assert!(not_shown <= 28, "{chances:?}: {not_shown} wrong");
    }
}

/// A win multiplies the likelihood ratio by 0.5359 / 0.5: it takes 43 of them, and a wider question takes the
/// minimum.
#[test]
fn clear_superiority_is_found_at_once() {
    let test = Sprt::default();
    let (said, rounds) = experiments(&test, &UNEVEN[3], 1);
    assert_eq!(said, [400, 0, 0]);
    assert!(close(rounds, 43.0, 0.5), "{rounds}");
    let wide = Sprt::new(0.0, 100.0, 0.05, 0.05).expect("a test");
    assert_eq!(experiments(&wide, &UNEVEN[3], 1), ([400, 0, 0], 16.0));
    let mut inferior = UNEVEN[3];
    inferior.reverse();
    assert_eq!(experiments(&test, &inferior, 1).0, [0, 400, 0]);
}

#[test]
fn a_few_observations_decide_nothing() {
    let (test, mut scores) = (Sprt::new(0.0, 400.0, 0.05, 0.05).expect("a test"), Scores::default());
    for n in 1..Sprt::FEWEST {
        scores.add(4);
        assert_eq!(test.verdict(&scores), Verdict::Undecided, "{n}");
    }
    scores.add(4);
    assert_eq!(test.verdict(&scores), Verdict::Stronger);
}

#[test]
fn bounds_are_walds_and_bad_claims_are_refused() {
    let [low, high] = Sprt::default().bounds();
    assert!(close(low, -2.944_439, 1e-6) && close(high, 2.944_439, 1e-6));
    let [low, high] = Sprt::new(0.0, 5.0, 0.01, 0.1).expect("a test").bounds();
    assert!(close(low, (0.1_f64 / 0.99).ln(), 1e-12) && close(high, 90_f64.ln(), 1e-12));
    for (elo0, elo1, alpha, beta) in
        [(5.0, 5.0, 0.05, 0.05), (0.0, f64::NAN, 0.05, 0.05), (0.0, 5.0, 0.0, 0.05), (0.0, 5.0, 0.05, 0.5)]
    {
        assert_eq!(Sprt::new(elo0, elo1, alpha, beta), None);
    }
}
