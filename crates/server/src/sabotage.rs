//! Faults put in on purpose, one at a time: the simulation has to find each of them (docs/simulation.md).
//! They exist in tests alone; elsewhere the compiler removes them.

/// A fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sabotage {
    /// Everybody hears of a step before it is stored.
    AnnounceBeforeCommit,
    /// A step is stored without a look at who is to act for the match.
    LeaseWithoutEpoch,
    /// The time since the last step is charged once more.
    ClockChargedTwice,
    /// Of the time since the last step a tenth is charged to nobody.
    ClockTooSlow,
}

#[cfg(test)]
thread_local! {
    static IN_FORCE: std::cell::Cell<Option<Sabotage>> = const { std::cell::Cell::new(None) };
}

/// Whether a fault is in force in this thread.
#[cfg(test)]
pub(crate) fn is_in_force(fault: Sabotage) -> bool {
    IN_FORCE.get() == Some(fault)
}

/// Never, outside of tests.
#[cfg(not(test))]
pub(crate) const fn is_in_force(_: Sabotage) -> bool {
    false
}

/// Put a fault in, or take out the one that is.
#[cfg(test)]
pub(crate) fn put_in(fault: Option<Sabotage>) {
    IN_FORCE.set(fault);
}
