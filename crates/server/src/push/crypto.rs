//! What makes a push private and ours: the text is encrypted for one browser (RFC 8291), and every request is
//! signed with the server's key (VAPID, RFC 8292).

use aes_gcm::aead::{Aead as _, KeyInit as _};
use aes_gcm::{Aes128Gcm, Nonce};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use p256::{PublicKey, SecretKey};
use serde_json::json;
use sha2::{Digest as _, Sha256};

use crate::error::{Error, Result};
use crate::ids;
use crate::time::{HOUR, Millis};

/// The size of a record (RFC 8188); a message is one record.
const RECORD: u32 = 4096;

/// How long a signature is good for; services accept at most a day.
const SIGNED_FOR: Millis = 12 * HOUR;

/// The keys of a browser: only it can read what is encrypted for them.
#[derive(Clone, Debug)]
pub(crate) struct Keys {
    public: PublicKey,
    auth: [u8; 16],
}

impl Keys {
    /// From base64url, as the browser gives them; `None` if they are no keys.
    pub(crate) fn read(p256dh: &str, auth: &str) -> Option<Self> {
        let public = URL_SAFE_NO_PAD.decode(p256dh).ok()?;
        let auth = URL_SAFE_NO_PAD.decode(auth).ok()?;
        // Sixty-five bytes: a point that is not compressed.
        let public = PublicKey::from_sec1_bytes(&public).ok().filter(|_| public.len() == 65)?;
        Some(Self { public, auth: auth.try_into().ok()? })
    }

    /// Encrypt a message for this browser, with keys that are used once.
    pub(crate) fn encrypt(&self, text: &[u8]) -> Result<Vec<u8>> {
        self.sealed(text, ids::random()?, &fresh()?).ok_or_else(|| Error::internal("a message is too long"))
    }

    /// What a service knows messages by that replace each other: different for every browser, so that it does
    /// not learn from it who plays whom, or where.
    pub(crate) fn topic(&self, code: &str) -> String {
        let hash = Sha256::new().chain_update(self.auth).chain_update(code).finalize();
        URL_SAFE_NO_PAD.encode(hash.get(..24).unwrap_or_default())
    }

    fn sealed(&self, text: &[u8], salt: [u8; 16], own: &SecretKey) -> Option<Vec<u8>> {
        let (theirs, ours) = (self.public.to_sec1_bytes(), own.public_key().to_sec1_bytes());
        let shared = own.diffie_hellman(&self.public);
        let info = [b"WebPush: info\0", &*theirs, &*ours].concat();
        let mut secret = [0; 32];
        Hkdf::<Sha256>::new(Some(&self.auth), shared.raw_secret_bytes()).expand(&info, &mut secret).ok()?;
        let derived = Hkdf::<Sha256>::new(Some(&salt), &secret);
        let (mut key, mut nonce) = ([0; 16], [0; 12]);
        derived.expand(b"Content-Encoding: aes128gcm\0", &mut key).ok()?;
        derived.expand(b"Content-Encoding: nonce\0", &mut nonce).ok()?;
        // The mark of the last record; there is no padding.
        let record = [text, b"\x02"].concat();
        let sealed = Aes128Gcm::new(&key.into()).encrypt(&Nonce::from(nonce), &*record).ok()?;
        let is_one_record = u32::try_from(sealed.len()).is_ok_and(|length| length <= RECORD);
        let length = u8::try_from(ours.len()).ok()?;
        is_one_record.then(|| [&salt[..], &RECORD.to_be_bytes(), &[length], &*ours, &sealed].concat())
    }
}

/// A new private key.
fn fresh() -> Result<SecretKey> {
    loop {
        // Nearly every number is one.
        if let Ok(key) = SecretKey::from_slice(&ids::random::<32>()?) {
            return Ok(key);
        }
    }
}

/// The server's own key: push services know the server by it, and browsers accept pushes from it alone.
#[derive(Clone)]
pub(crate) struct Vapid {
    key: SigningKey,
    /// What browsers are given.
    pub(crate) public: String,
}

/// The private half is shown to nobody, not even to a log.
impl std::fmt::Debug for Vapid {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Vapid").field("public", &self.public).finish_non_exhaustive()
    }
}

impl Vapid {
    /// A new one, as it is stored.
    pub(crate) fn new_secret() -> Result<String> {
        Ok(URL_SAFE_NO_PAD.encode(fresh()?.to_bytes()))
    }

    /// As it was stored; `None` if that is no key.
    pub(crate) fn read(secret: &str) -> Option<Self> {
        let secret = SecretKey::from_slice(&URL_SAFE_NO_PAD.decode(secret).ok()?).ok()?;
        let public = URL_SAFE_NO_PAD.encode(secret.public_key().to_sec1_bytes());
        Some(Self { key: SigningKey::from(secret), public })
    }

    /// The authorization of a request to a service: `origin` is its address without a path, `contact` whom it
    /// can write to about us.
    pub(crate) fn authorization(&self, origin: &str, contact: Option<&str>, now: Millis) -> String {
        let mut claims = json!({ "aud": origin, "exp": (now + SIGNED_FOR) / 1000 });
        if let Some(contact) = contact {
            claims["sub"] = contact.into();
        }
        let encoded = |text: &str| URL_SAFE_NO_PAD.encode(text);
        let signed =
            format!("{}.{}", encoded(r#"{"typ":"JWT","alg":"ES256"}"#), encoded(&claims.to_string()));
        let signature: Signature = self.key.sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", URL_SAFE_NO_PAD.encode(signature.to_bytes()), self.public)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    // RFC 8291, appendix A.
    const TEXT: &str = "When I grow up, I want to be a watermelon";
    const OURS: &str = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
    const THEIRS: &str =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";
    const SALT: &str = "DGv6ra1nlYgDCS1FRnbzlw";
    const SEALED: &str = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIg\
                          Dll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVB\
                          St2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    #[test]
    fn a_message_is_encrypted_as_the_standard_says() {
        let keys = Keys::read(THEIRS, AUTH).unwrap();
        let own = SecretKey::from_slice(&bytes(OURS)).unwrap();
        let sealed = keys.sealed(TEXT.as_bytes(), bytes(SALT).try_into().unwrap(), &own).unwrap();
        assert_eq!(URL_SAFE_NO_PAD.encode(sealed), SEALED);
    }

    #[test]
    fn no_two_messages_look_alike_and_none_is_longer_than_a_record() {
        let keys = Keys::read(THEIRS, AUTH).unwrap();
        assert_ne!(keys.encrypt(b"one").unwrap(), keys.encrypt(b"one").unwrap());
        assert!(keys.encrypt(&[b'a'; 4096 - 17]).is_ok());
        assert!(keys.encrypt(&[b'a'; 4096 - 16]).is_err());
    }

    #[test]
    fn what_is_no_key_is_refused() {
        let off_the_curve = URL_SAFE_NO_PAD.encode([&[4], &[1; 64][..]].concat());
        let compressed = URL_SAFE_NO_PAD.encode([&[2], &bytes(THEIRS)[1..33]].concat());
        for p256dh in ["", "AA", "!", &off_the_curve, &compressed, &format!("{THEIRS}A")] {
            assert!(Keys::read(p256dh, AUTH).is_none(), "{p256dh}");
        }
        for auth in ["", "AA", "BTBZMqHH6r4Tts7J_aSIggAA", "!"] {
            assert!(Keys::read(THEIRS, auth).is_none(), "{auth}");
        }
        assert!(Vapid::read("").is_none() && Vapid::read("AA").is_none());
    }

    #[test]
    fn the_secret_of_the_server_is_not_in_any_log() {
        let secret = Vapid::new_secret().unwrap();
        let shown = format!("{:?}", Vapid::read(&secret).unwrap());
        assert!(shown.contains("public") && !shown.contains(&secret), "{shown}");
    }
}
