//! Faults of the storage, as far as the errors of statements reveal them.

use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};

use super::Store;
use crate::language::Language;

/// A fault of the storage. Errors of a statement itself are none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// The disk is full.
    Full,
    /// It cannot be written to.
    Unwritable,
    /// It does not respond.
    Silent,
    /// Another server may be writing to it.
    Taken,
    /// Its contents are corrupt, and nothing it returns can be trusted.
    Damaged,
}

impl Fault {
    const ALL: [Self; 5] = [Self::Full, Self::Unwritable, Self::Silent, Self::Taken, Self::Damaged];

    /// The fault an error reveals.
    pub(crate) fn of(error: &sqlx::Error) -> Option<Self> {
        match error {
            sqlx::Error::Database(error) => error.code().and_then(|code| Self::of_code(&code)),
            sqlx::Error::Io(error)
                if error.get_ref().is_some_and(<dyn std::error::Error + Send + Sync>::is::<Taken>) =>
            {
                Some(Self::Taken)
            }
            sqlx::Error::Io(error) if error.kind() == std::io::ErrorKind::StorageFull => Some(Self::Full),
            sqlx::Error::Io(_)
            | sqlx::Error::Tls(_)
            | sqlx::Error::Protocol(_)
            | sqlx::Error::PoolTimedOut
            | sqlx::Error::WorkerCrashed
            | sqlx::Error::BeginFailed
            | sqlx::Error::InvalidSavePointStatement => Some(Self::Silent),
            _ => None,
        }
    }

    /// By SQLite's result codes (a number of at most four digits) and PostgreSQL's (five characters, by
    /// class).
    fn of_code(code: &str) -> Option<Self> {
        if code.len() == 5 {
            return match (code, &code[..2]) {
                ("53100", _) => Some(Self::Full),
                ("XX001" | "XX002", _) => Some(Self::Damaged),
                ("25006", _) => Some(Self::Unwritable),
                (_, "08" | "53" | "57" | "58") => Some(Self::Silent),
                _ => None,
            };
        }
        // The primary result code; the bits above it are details.
        match code.parse::<u32>().ok()? & 0xff {
            5 | 6 => Some(Self::Silent),           // BUSY, LOCKED
            8 | 10 | 14 => Some(Self::Unwritable), // READONLY, IOERR, CANTOPEN
            11 | 26 => Some(Self::Damaged),        // CORRUPT, NOTADB
            13 => Some(Self::Full),
            _ => None,
        }
    }

    /// The word for programs.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Full => "storage-full",
            Self::Unwritable => "storage-unwritable",
            Self::Silent => "storage-silent",
            Self::Taken => "storage-taken",
            Self::Damaged => "storage-damaged",
        }
    }

    /// The text for the log.
    fn logged(self) -> String {
        Language::default().say(self.word())
    }
}

/// The condition of the storage when it was last used.
#[derive(Debug, Default)]
pub(super) struct Pulse {
    /// Index into [`Fault::ALL`], from 1; 0 for none.
    fault: AtomicU8,
    /// Whether another server may write to it.
    is_taken: AtomicBool,
}

/// The error when nothing is written because another server may be.
#[derive(Debug)]
struct Taken;

impl std::fmt::Display for Taken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&Fault::Taken.logged())
    }
}

impl std::error::Error for Taken {}

impl Store {
    /// The current fault. Corruption stays until the server is restarted.
    pub(crate) fn fault(&self) -> Option<Fault> {
        if self.pulse.is_taken.load(Ordering::Relaxed) {
            return Some(Fault::Taken);
        }
        let number = self.pulse.fault.load(Ordering::Relaxed);
        Fault::ALL.into_iter().find(|fault| *fault as u8 + 1 == number)
    }

    /// Whether this server alone may write.
    pub(super) fn set_held(&self, held: bool) {
        self.pulse.is_taken.store(!held, Ordering::Relaxed);
    }

    /// An error while another server may write.
    pub(super) fn is_held(&self) -> Result<(), sqlx::Error> {
        if self.pulse.is_taken.load(Ordering::Relaxed) {
            return Err(std::io::Error::other(Taken).into());
        }
        Ok(())
    }

    /// A write succeeded.
    pub(super) fn is_well(&self) {
        if self.fault().is_some_and(|fault| fault != Fault::Damaged) {
            tracing::warn!("the database can be written to again");
            self.pulse.fault.store(0, Ordering::Relaxed);
        }
    }

    /// Record a fault.
    pub(crate) fn note(&self, fault: Fault, cause: &dyn std::fmt::Display) {
        let before = self.fault();
        if before != Some(fault) && before != Some(Fault::Damaged) {
            tracing::error!(%cause, database = &*self.shown, "{}", fault.logged());
            self.pulse.fault.store(fault as u8 + 1, Ordering::Relaxed);
        }
    }

    /// Whether it responds and, if the last write failed, can be written to again.
    pub(crate) async fn is_ready(&self) -> Result<(), Fault> {
        let asked = sqlx::query("SELECT 1").execute(&self.read).await;
        asked.map_err(|error| Fault::of(&error).unwrap_or(Fault::Silent))?;
        match self.fault() {
            None => Ok(()),
            Some(fault @ (Fault::Damaged | Fault::Taken)) => Err(fault),
            Some(fault) => {
                // Nobody needs the duration of a migration; SQLite would not write at all if the value stayed
                // the same.
                let sql = "UPDATE _sqlx_migrations SET execution_time = execution_time + 1 WHERE version = 1";
                self.once(sqlx::query(sql))
                    .await
                    .map(drop)
                    .map_err(|error| Fault::of(&error).unwrap_or(fault))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Fault;

    #[test]
    fn a_fault_of_the_storage_is_told_from_one_of_a_statement() {
        for (code, fault) in [
            ("13", Some(Fault::Full)),
            ("778", Some(Fault::Unwritable)),
            ("11", Some(Fault::Damaged)),
            ("26", Some(Fault::Damaged)),
            ("2067", None), // a unique constraint: the name is taken
            ("1", None),
            ("53100", Some(Fault::Full)),
            ("57P01", Some(Fault::Silent)),
            ("XX001", Some(Fault::Damaged)),
            ("23505", None),
            ("22021", None),
            ("40001", None),
        ] {
            assert_eq!(Fault::of_code(code), fault, "{code}");
        }
        assert_eq!(Fault::of(&sqlx::Error::PoolTimedOut), Some(Fault::Silent));
        assert_eq!(Fault::of(&sqlx::Error::PoolClosed), None);
        assert_eq!(Fault::of(&sqlx::Error::RowNotFound), None);
    }
}
