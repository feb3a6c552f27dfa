//! Injected failures of writes and reads, for tests that fail each in turn.

use std::io::{self, ErrorKind};
use std::sync::{Arc, Mutex, PoisonError};

/// Where a write fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A statement is not run.
    Statement,
    /// Everything runs but the commit.
    Commit,
    /// The commit happens, but its response is lost.
    Answer,
}

/// Which writes fail; none by default.
#[derive(Clone, Debug, Default)]
pub struct Faults(Option<Arc<Mutex<Plan>>>);

#[derive(Debug, Default)]
struct Plan {
    /// This many points pass, then this many fail.
    pass: usize,
    fail: usize,
    /// Where they failed.
    failed: Vec<Place>,
    /// Whether reading the journal fails, and how often that was tried.
    deaf: bool,
    tried: usize,
}

impl Faults {
    /// A handle with which failures can be injected.
    pub fn possible() -> Self {
        Self(Some(Arc::default()))
    }

    /// Let this many points pass at which a write can fail, then let this many fail.
    pub fn fail(&self, pass: usize, fail: usize) {
        self.plan(Plan { pass, fail, ..Plan::default() });
    }

    /// Let every write and every read of the journal fail.
    pub fn fail_all(&self) {
        self.plan(Plan { fail: usize::MAX, deaf: true, ..Plan::default() });
    }

    /// How many reads of a match have failed since.
    pub fn unread(&self) -> usize {
        self.0.as_ref().map_or(0, |plan| plan.lock().unwrap_or_else(PoisonError::into_inner).tried)
    }

    /// Stop failing; returns where it failed.
    pub fn mend(&self) -> Vec<Place> {
        self.plan(Plan::default()).failed
    }

    fn plan(&self, new: Plan) -> Plan {
        self.0.as_ref().map_or_else(Plan::default, |plan| {
            std::mem::replace(&mut *plan.lock().unwrap_or_else(PoisonError::into_inner), new)
        })
    }

    /// A point at which reading a match can fail.
    pub(super) fn strike_read(&self) -> Result<(), sqlx::Error> {
        let Some(plan) = &self.0 else { return Ok(()) };
        let mut plan = plan.lock().unwrap_or_else(PoisonError::into_inner);
        if !plan.deaf {
            return Ok(());
        }
        plan.tried += 1;
        Err(io::Error::new(ErrorKind::ConnectionReset, "a fault that a test made").into())
    }

    /// A point at which a write can fail.
    pub(super) fn strike(&self, place: Place) -> Result<(), sqlx::Error> {
        let Some(plan) = &self.0 else { return Ok(()) };
        let mut plan = plan.lock().unwrap_or_else(PoisonError::into_inner);
        if plan.pass > 0 {
            plan.pass -= 1;
            return Ok(());
        }
        if plan.fail == 0 {
            return Ok(());
        }
        plan.fail -= 1;
        plan.failed.push(place);
        let kind = match place {
            Place::Statement | Place::Commit => ErrorKind::StorageFull,
            Place::Answer => ErrorKind::ConnectionReset,
        };
        Err(io::Error::new(kind, "a fault that a test made").into())
    }
}
