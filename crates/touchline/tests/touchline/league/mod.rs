//! `touchline league`: a competition on one plain file, as an organiser runs it.

mod carry_over;
mod export;
mod files;
mod guide;
mod refusals;
mod simulate;
mod whole;

use std::process::Output;

use crate::common::{Folder, text};

/// A folder with a competition in `cup`, organised by Ada.
pub(super) struct Club(pub(super) Folder);

impl Club {
    /// An empty folder.
    pub(super) fn new(name: &str) -> Self {
        Self(Folder::new(&format!("league-{name}")))
    }

    /// A new competition with these teams.
    pub(super) fn with_teams(name: &str, options: &[&str], teams: &[&str]) -> Self {
        let club = Self::new(name);
        let mut arguments = vec!["new", "cup", "--name", "Spring Cup"];
        arguments.extend(options);
        club.says(&arguments);
        for team in teams {
            club.says(&["add", "cup", team]);
        }
        club
    }

    /// The same, started and drawn in the order of the list.
    pub(super) fn drawn(name: &str, options: &[&str], teams: &[&str]) -> Self {
        let club = Self::with_teams(name, options, teams);
        club.says(&["start", "cup"]);
        club.says(&[&["draw", "cup"], teams].concat());
        club
    }

    pub(super) fn league(&self, arguments: &[&str]) -> Output {
        let variables = [("TOUCHLINE_ORGANISER", "Ada")];
        self.0.touchline_in(&variables, &[&["league"], arguments].concat(), "")
    }

    /// The output of a command that succeeds.
    #[track_caller]
    pub(super) fn says(&self, arguments: &[&str]) -> String {
        let out = self.league(arguments);
        assert!(out.status.success(), "{arguments:?}: {}", text(&out.stderr));
        in_words(text(&out.stdout))
    }

    /// The error of a command that is refused and changes nothing.
    #[track_caller]
    pub(super) fn refuses(&self, arguments: &[&str]) -> String {
        let read = || std::fs::read(self.0.0.join("cup")).ok();
        let before = read();
        let out = self.league(arguments);
        assert!(!out.status.success(), "{arguments:?}: {}", text(&out.stdout));
        assert_eq!(out.status.code(), Some(1), "{arguments:?}: {}", text(&out.stderr));
        assert_eq!(read(), before, "{arguments:?} changed the file");
        in_words(text(&out.stderr))
    }

    /// The entries of the file, without time.
    pub(super) fn entries(&self) -> Vec<String> {
        let file = self.0.file("cup");
        let entries = file.lines().skip_while(|line| !line.is_empty()).skip(1);
        let plain = |line: &str| {
            line.split(' ').filter(|word| !word.starts_with('@')).skip(1).collect::<Vec<_>>().join(" ")
        };
        entries.filter(|line| !line.starts_with("end ")).map(plain).collect()
    }
}

/// A message without its sentence shows its key.
#[track_caller]
fn in_words(told: String) -> String {
    assert!(!told.contains("league-") && !told.contains("seat-"), "a key instead of a sentence:\n{told}");
    told
}

/// That a text has all of these parts.
#[track_caller]
pub(super) fn has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "no \"{part}\" in\n{text}");
    }
}
