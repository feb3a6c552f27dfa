//! What matters in a position of Grid.

use std::sync::LazyLock;

use touchline_engine::Seat;
use touchline_grid::{Grid, State};

use crate::{Evaluate, Features, Net};

static NET: LazyLock<Net> = LazyLock::new(|| {
    Net::from_bytes(include_bytes!("../weights/grid.net"))
        .filter(|net| net.features() == <Grid as Evaluate>::FEATURES)
        .unwrap_or_else(|| Net::zero(<Grid as Evaluate>::FEATURES))
});

impl Evaluate for Grid {
    const FEATURES: usize = 1;

    fn protagonist(&self, s: &State) -> Seat {
        s.turn.seat
    }

    fn features(&self, s: &State, out: &mut Features) {
        let lead = if self.protagonist(s) == Seat::Home { self.lead(s) } else { -self.lead(s) };
        out.push(f32::from(i8::try_from(lead).unwrap_or(0)));
    }

    fn net(&self) -> &'static Net {
        &NET
    }
}
