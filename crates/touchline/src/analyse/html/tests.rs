//! The page as a whole: one file, well formed, and all it says is in the data.

use touchline_ai::analysis::Analysis;
use touchline_engine::{BySeat, Seat};
use touchline_words::Words;

use super::numbers::{fixed, hundredths, signed};
use super::{page, sample};

fn written(analysis: &Analysis) -> String {
    let [home, away] = &analysis.names.0;
    page(analysis, &Words::english().with_names(home, away), "touchline analyse match.tlm --html match.html")
}

#[test]
fn dump() {
    std::fs::write("/tmp/html-sample.html", written(&sample::analysis())).unwrap();
}
