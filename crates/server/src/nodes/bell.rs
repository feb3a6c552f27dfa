//! Wake-ups between nodes. They say where to look and nothing of what is there: whoever hears one reads the
//! storage, so one that is lost, late or heard twice costs nothing but time.

use std::fmt::Debug;

/// Where another node should look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wake {
    /// A match has come to this step.
    Step { match_id: i64, seq: i64 },
    /// There are notices.
    Notices,
    /// The end of a match is to be noted.
    Endings,
}

/// What carries wake-ups. What comes in goes to the receiver that was made with it.
pub(crate) trait Bell: Debug + Send + Sync {
    /// Wake the others, if they can be reached; nothing waits for that.
    fn ring(&self, wake: Wake);

    /// Whether the others can be reached: if not, everybody looks more often by themselves.
    fn is_heard(&self) -> bool;
}
