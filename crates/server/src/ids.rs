//! Unguessable identifiers: codes of matches, secrets of sessions and tokens, and their hashes.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

use crate::error::{Error, Result};

/// Letters of a code: easy to read aloud and to type.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Cryptographically random bytes.
pub(crate) fn random<const N: usize>() -> Result<[u8; N]> {
    let mut bytes = [0; N];
    #[cfg(test)]
    if crate::sim::chance::fill(&mut bytes) {
        return Ok(bytes);
    }
    getrandom::fill(&mut bytes).map_err(Error::internal)?;
    Ok(bytes)
}

/// A code that addresses a match or a challenge: 60 bits.
pub(crate) fn code() -> Result<String> {
    let bytes: [u8; 12] = random()?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// A 256-bit secret in the form given out once.
pub(crate) fn secret() -> Result<String> {
    Ok(URL_SAFE_NO_PAD.encode(random::<32>()?))
}

/// The hash that is stored of a secret.
pub(crate) fn hash(secret: &str) -> String {
    URL_SAFE_NO_PAD.encode(Sha256::digest(secret.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_differ_and_their_hash_is_stable() {
        assert_ne!(secret(), secret());
        assert_ne!(code(), code());
        assert_eq!(hash("abc"), "ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0");
    }
}
