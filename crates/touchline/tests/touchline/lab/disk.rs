//! The disk is full.

use std::fs;
use std::process::Command as Process;

use super::printed;
use crate::common::Folder;

/// A limit on the size of files refuses what a full disk does. What was played before is kept, nothing half
/// made takes the room that is missing, and the way out is no loss.
#[test]
fn a_full_disk_is_told_as_one_and_costs_nothing_but_time() {
    let folder = Folder::new("lab disk");
    let path = &folder.0;
    let question =
        ["run", "--rules", "fuba:2.1", "--a", "random", "--b", "random", "--no-luck", "--out", "out"];
    printed(path, &[&question[..], &["--matches", "20"]].concat());
    let parts = || {
        let names = fs::read_dir(path.join("out/parts"))
            .expect("parts")
            .map(|entry| entry.expect("a part").file_name());
        names.map(|name| name.to_string_lossy().into_owned()).collect::<Vec<_>>()
    };
    let before = parts();
    // In blocks of 512 bytes; a signal that nobody handles would end the program.
    let limited = Process::new("sh")
        .current_dir(path)
        .args(["-c", "trap '' XFSZ; ulimit -f 8; exec \"$0\" lab \"$@\"", env!("CARGO_BIN_EXE_touchline")])
        .args(question)
        .args(["--matches", "2000", "--resume"])
        .output()
        .expect("a shell");
    let told = String::from_utf8_lossy(&limited.stderr);
    assert!(!limited.status.success(), "{told}");
    assert!(told.contains(".matches.parquet cannot be written (File too large"), "{told}");
    assert!(!told.contains("delete") && !told.contains("cannot be read"), "{told}");
    assert_eq!(parts(), before, "nothing half made is left");
    printed(path, &[&question[..], &["--matches", "2000", "--resume"]].concat());
    printed(path, &[&question[..9], &["whole", "--matches", "2000"]].concat());
    let matches = |run: &str| fs::read(path.join(run).join("matches.parquet")).expect("matches");
    assert!(matches("out") == matches("whole"));
}
