//! The checksum of a file: CRC-32 as in many formats. It finds every single bit that is not as it was.

/// The remainder of every byte.
const BYTES: [u32; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < table.len() {
        #[expect(clippy::cast_possible_truncation, reason = "below 256")]
        let mut rest = byte as u32;
        let mut bit = 0;
        while bit < 8 {
            rest = if rest & 1 == 1 { (rest >> 1) ^ 0xedb8_8320 } else { rest >> 1 };
            bit += 1;
        }
        table[byte] = rest;
        byte += 1;
    }
    table
};

/// The checksum of these bytes.
pub(super) fn crc32(bytes: &[u8]) -> u32 {
    let add = |sum: u32, byte: &u8| (sum >> 8) ^ BYTES[usize::from(sum.to_le_bytes()[0] ^ byte)];
    !bytes.iter().fold(u32::MAX, add)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The value everybody checks with.
    #[test]
    fn the_checksum_is_the_common_one() {
        assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
        assert_eq!(crc32(b""), 0);
    }
}
