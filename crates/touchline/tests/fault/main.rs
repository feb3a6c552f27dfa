//! The real server is killed, and its disk fills up: nothing anybody was told is lost.
#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../../../server/tests/server/common/mod.rs"]
#[allow(dead_code, unused_imports)] // helpers for the server's own tests
mod common;
mod cups;
mod diary;
#[cfg(target_os = "linux")]
mod disk;
mod kills;
mod nodes;
mod process;
mod receipts;
#[path = "../../../server/tests/server/table.rs"]
#[allow(dead_code)]
mod table;
