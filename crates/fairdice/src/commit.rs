//! What the server and the seats are bound to before the first roll.

use touchline_engine::Seat;

use crate::bytes::{Hash, Keyed, hash};

/// What the server is bound to: its secret, for this match under these rules.
pub fn commitment(code: &str, spec: &str, secret: &Hash) -> Hash {
    hash("touchline/dice/commitment/1", [code.as_bytes(), spec.as_bytes(), secret])
}

/// What a seat is bound to: its nonce, given that the server is bound to this.
pub fn nonce_commitment(code: &str, seat: Seat, commitment: &Hash, nonce: &Hash) -> Hash {
    hash("touchline/dice/nonce/1", [code.as_bytes(), seat.word().as_bytes(), commitment, nonce])
}

/// The nonce of a seat that a computer plays from the beginning. It follows from the secret, so the server
/// cannot choose it once it has seen another.
pub fn computer_nonce(secret: &Hash, code: &str, seat: Seat) -> Hash {
    Keyed::new(secret, "touchline/dice/computer-nonce/1")
        .field(code.as_bytes())
        .field(seat.word().as_bytes())
        .finish()
}
