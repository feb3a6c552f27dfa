//! Passwords: common ones are refused, the rest hashed with argon2id, a few at a time, so that neither memory
//! nor CPU run out.

mod common;

use std::sync::Arc;
use std::thread::available_parallelism;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use tokio::sync::Semaphore;

use crate::error::{Error, Result};

/// The shortest and longest password, in characters.
pub(crate) const LENGTHS: std::ops::RangeInclusive<usize> = 10..=200;

/// The most passwords being hashed or queued; further callers are told to retry.
const WAITING: usize = 64;

/// Hashes passwords: each takes 19 MiB and tens of milliseconds.
#[derive(Clone, Debug)]
pub(crate) struct Passwords {
    queue: Arc<Semaphore>,
    turns: Arc<Semaphore>,
}

impl Default for Passwords {
    fn default() -> Self {
        // Half the cores: matches continue while people sign in.
        let turns = available_parallelism().map_or(1, |cores| cores.get().div_ceil(2)).min(8);
        Self { queue: Arc::new(Semaphore::new(WAITING)), turns: Arc::new(Semaphore::new(turns)) }
    }
}

/// Check that a password may be chosen for an account of this name.
pub(crate) fn check(password: &str, name: &str) -> Result<()> {
    check_length(password)?;
    if common::is_common(password, name) {
        return Err(Error::bad("common-password"));
    }
    Ok(())
}

fn check_length(password: &str) -> Result<()> {
    // Bytes first: a huge text is not counted character by character.
    if password.len() <= 4 * LENGTHS.end() && LENGTHS.contains(&password.chars().count()) {
        return Ok(());
    }
    let (fewest, most) = (LENGTHS.start(), LENGTHS.end());
    Err(Error::bad("bad-password").number("least", *fewest).number("most", *most))
}

impl Passwords {
    /// The hash of a password.
    pub(crate) async fn hash(&self, password: String) -> Result<String> {
        self.work(move || hashed(&password)).await?
    }

    /// Whether a password matches a hash. Without a hash the result is no, after the same amount of work: the
    /// time does not reveal whether the account exists.
    pub(crate) async fn verify(&self, password: String, kept: Option<String>) -> Result<bool> {
        // No account has such a password, and nobody can make us hash a book.
        if check_length(&password).is_err() {
            return Ok(false);
        }
        self.work(move || match kept {
            Some(kept) => {
                let kept = PasswordHash::new(&kept).map_err(Error::internal)?;
                Ok(Argon2::default().verify_password(password.as_bytes(), &kept).is_ok())
            }
            None => hashed(&password).map(|_| false),
        })
        .await?
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
        let place = self.queue.clone().try_acquire_owned().map_err(|_| Error::unavailable("busy"))?;
        let turn = self.turns.clone().acquire_owned().await.map_err(Error::internal)?;
        tokio::task::spawn_blocking(move || {
            // Held until the work is done, even if nobody waits for it any more.
            let _held = (place, turn);
            work()
        })
        .await
        .map_err(Error::internal)
    }
}

fn hashed(password: &str) -> Result<String> {
    Ok(Argon2::default().hash_password(password.as_bytes()).map_err(Error::internal)?.to_string())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[tokio::test]
    async fn a_password_is_known_again_and_no_other() {
        let passwords = Passwords::default();
        let kept = passwords.hash("correct horse".into()).await.unwrap();
        assert!(kept.starts_with("$argon2id$"));
        assert_eq!(passwords.verify("correct horse".into(), Some(kept.clone())).await, Ok(true));
        assert_eq!(passwords.verify("correct house".into(), Some(kept)).await, Ok(false));
        assert_eq!(passwords.verify("correct horse".into(), None).await, Ok(false));
    }

    #[tokio::test]
    async fn whoever_finds_the_queue_full_is_told_to_come_back() {
        let passwords = Passwords { queue: Arc::new(Semaphore::new(0)), ..Passwords::default() };
        assert_eq!(passwords.hash("correct horse".into()).await.unwrap_err().code(), "busy");
        // An unknown account's password queues like any other: neither the time nor a full queue tells them
        // apart.
        let nobody = passwords.verify("correct horse".into(), None).await;
        assert_eq!(nobody.unwrap_err().code(), "busy");
    }

    #[test]
    fn lengths_are_counted_in_characters() {
        assert!(check("тринадцать", "ann").is_ok());
        assert!(check("nine char", "ann").is_err());
        assert!(check_length(&"ü".repeat(200)).is_ok());
        assert!(check_length(&"u".repeat(201)).is_err());
        assert_eq!(check("password12", "ann").unwrap_err().code(), "common-password");
    }
}
