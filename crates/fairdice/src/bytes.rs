//! How anything is turned into the bytes that are hashed: every field with its length before it, the first
//! field a tag that says what is hashed. So no two things have the same bytes, and nothing that was hashed
//! for one purpose means anything for another.

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::{Digest as _, Sha256};

/// A SHA-256 hash, a secret, or a nonce.
pub type Hash = [u8; 32];

/// HMAC-SHA256 under a secret, with fields.
#[derive(Clone)]
pub(crate) struct Keyed(Hmac<Sha256>);

impl Keyed {
    pub(crate) fn new(secret: &Hash, tag: &str) -> Self {
        // A key of any length will do, so this cannot fail.
        let mac = Hmac::<Sha256>::new_from_slice(secret).unwrap_or_else(|_| Hmac::new(&[0; 64].into()));
        Self(mac).field(tag.as_bytes())
    }

    pub(crate) fn field(mut self, bytes: &[u8]) -> Self {
        self.0.update(&length(bytes));
        self.0.update(bytes);
        self
    }

    pub(crate) fn number(self, number: u64) -> Self {
        self.field(&number.to_be_bytes())
    }

    pub(crate) fn finish(self) -> Hash {
        self.0.finalize().into_bytes().into()
    }
}

/// SHA-256 of a tag and fields.
pub(crate) fn hash<'a>(tag: &'a str, fields: impl IntoIterator<Item = &'a [u8]>) -> Hash {
    let mut hasher = Sha256::new();
    for field in std::iter::once(tag.as_bytes()).chain(fields) {
        hasher.update(length(field));
        hasher.update(field);
    }
    hasher.finalize().into()
}

/// The length of a field in four bytes, the largest first. Fields are far shorter than this can count.
fn length(field: &[u8]) -> [u8; 4] {
    u32::try_from(field.len()).unwrap_or(u32::MAX).to_be_bytes()
}

/// Bytes as lower-case hexadecimal digits.
pub fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Exactly `N` bytes from lower-case hexadecimal digits: one way to write a thing.
pub fn from_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digit = |c: u8| match c {
        b'0'..=b'9' => Some(c - b'0'),
        b'a'..=b'f' => Some(c - b'a' + 10),
        _ => None,
    };
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    if pairs.len() != N || !rest.is_empty() {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, [high, low]) in bytes.iter_mut().zip(pairs) {
        *byte = digit(*high)? << 4 | digit(*low)?;
    }
    Some(bytes)
}
