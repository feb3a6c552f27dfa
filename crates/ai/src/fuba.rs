//! What matters in a position of Fuba.

use std::sync::LazyLock;

use touchline_engine::Seat;
use touchline_fuba::{Fuba, State};

use crate::{Evaluate, Features, Net};

static NET: LazyLock<Net> = LazyLock::new(|| {
    Net::from_bytes(include_bytes!("../weights/fuba.net"))
        .filter(|net| net.features() == <Fuba as Evaluate>::FEATURES)
        .unwrap_or_else(|| Net::zero(<Fuba as Evaluate>::FEATURES))
});

impl Evaluate for Fuba {
    const FEATURES: usize = 1;

    fn protagonist(&self, s: &State) -> Seat {
        s.control
    }

    fn features(&self, s: &State, out: &mut Features) {
        let lead = if self.protagonist(s) == Seat::Home { self.lead(s) } else { -self.lead(s) };
        out.push(f32::from(i8::try_from(lead).unwrap_or(0)));
    }

    fn net(&self) -> &'static Net {
        &NET
    }
}
