//! Training the evaluation: the same with any number of threads, and it learns.

use std::sync::Mutex;

use touchline_ai::{Evaluate, Net};
use touchline_fuba::Fuba;
use touchline_grid::Grid;
use touchline_lab::fit::{Course, Fit, Fitted, Progress};

const TINY: Fit = Fit { generations: 3, matches: 12, seed: 3, epochs: 2, lambda: 0.9, nodes: 30, threads: 1 };

fn fitted<G: Fitted>(fit: Fit, from: Option<Net>) -> Vec<u8> {
    fit.run(&Course::<G>::new().expect("known specs"), from, &|_| ()).expect("threads").to_bytes()
}

#[test]
fn the_number_of_threads_does_not_matter() {
    let one = fitted::<Fuba>(TINY, None);
    assert_eq!(one, fitted::<Fuba>(Fit { threads: 2, ..TINY }, None));
    assert_ne!(one, fitted::<Fuba>(Fit { seed: 4, ..TINY }, None));
}

#[test]
fn a_fit_goes_on_from_weights() {
    let fit = Fit { generations: 1, matches: 10, ..TINY };
    let zero = Net::zero(<Grid as Evaluate>::FEATURES);
    let from = fitted::<Grid>(fit, Some(zero));
    assert_ne!(from, fitted::<Grid>(fit, None));
}

/// The score alone says much about the result: a net that has learned anything beats the constant prediction
/// in held-out matches.
#[test]
fn what_is_learned_holds_for_matches_held_out() {
    let fit = Fit { generations: 1, matches: 150, epochs: 6, threads: 2, ..TINY };
    let losses = Mutex::new(Vec::new());
    fit.run(&Course::<Fuba>::new().expect("known specs"), None, &|progress| {
        if let Progress::Done(generation, _) = progress {
            losses.lock().expect("one thread").push((generation.learned, generation.held_out));
        }
    })
    .expect("threads");
    let losses = losses.into_inner().expect("one thread");
    let [(learned, held_out)] = losses[..] else { panic!("{losses:?}") };
    assert!(learned.log < 0.95 * learned.base, "{learned:?}");
    assert!(held_out.log < 0.97 * held_out.base, "{held_out:?}");
}

/// Weights for a different number of features would be ignored silently, and every position would be worth
/// the same.
#[test]
fn the_shipped_weights_fit_the_features() {
    fn check<G: Fitted>(bytes: &[u8]) {
        let net = Net::from_bytes(bytes).unwrap_or_else(|| panic!("{}: no weights", G::NAME));
        assert_eq!(net.features(), G::FEATURES, "{}: run `cargo xtask fit`", G::NAME);
        let game = G::of_spec(G::SPECS[0].0).expect("a known spec");
        assert_eq!(game.net(), &net);
        assert!(net.weights().any(|weight| weight != 0.0));
    }
    check::<Fuba>(include_bytes!("../../../ai/weights/fuba.net"));
    check::<Grid>(include_bytes!("../../../ai/weights/grid.net"));
}

#[test]
fn the_shares_of_a_course_are_of_a_hundred() {
    let sum = |specs: &[(&str, u32)]| specs.iter().map(|(_, share)| share).sum::<u32>();
    assert_eq!([sum(Fuba::SPECS), sum(Grid::SPECS)], [100, 100]);
}
