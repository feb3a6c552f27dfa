//! What a terminal can show: its width, whether it has colours, and whether it has more than ASCII.

use std::env;
use std::ffi::OsString;
use std::io::{self, IsTerminal as _, StdoutLock, Write};

/// The narrowest width that is still readable.
const NARROWEST: usize = 40;
/// Wider lines are hard to read; also the default where the width is unknown.
pub(crate) const WIDEST: usize = 116;

/// The current line width: the window may have been resized.
pub(crate) fn width() -> usize {
    window().map_or(WIDEST, |width| width.min(WIDEST))
}

/// The columns of the window, from `COLUMNS` or the terminal; `None` for a file or a pipe.
pub(crate) fn window() -> Option<usize> {
    let said = env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let measured = || {
        let out = io::stdout();
        let size = out.is_terminal().then(|| rustix::termios::tcgetwinsize(&out).ok()).flatten();
        size.map(|size| usize::from(size.ws_col))
    };
    said.or_else(measured).filter(|width| *width > 0).map(|width| width.max(NARROWEST))
}

/// Whether the terminal shows nothing but text: no colours, no cursor movement.
pub(crate) fn is_dumb() -> bool {
    env::var_os("TERM").is_some_and(|term| term == "dumb")
}

/// Whether to print only ASCII: the locale names a character set other than Unicode. Without a locale, as in
/// most containers, Unicode is used.
pub(crate) fn is_ascii() -> bool {
    is_ascii_in(["LC_ALL", "LC_CTYPE", "LANG"].map(env::var_os))
}

/// The first variable that is set decides.
fn is_ascii_in(variables: [Option<OsString>; 3]) -> bool {
    let locale = variables.into_iter().flatten().find(|value| !value.is_empty());
    locale.is_some_and(|locale| {
        let locale = locale.to_string_lossy().to_lowercase();
        !locale.contains("utf-8") && !locale.contains("utf8")
    })
}

/// Standard output, limited to characters the terminal can show.
pub(crate) fn out() -> Output {
    Output { out: io::stdout().lock(), ascii: is_ascii() }
}

/// See [`out`].
pub(crate) struct Output {
    out: StdoutLock<'static>,
    ascii: bool,
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.ascii && !bytes.is_ascii() {
            self.out.write_all(to_ascii(&String::from_utf8_lossy(bytes)).as_bytes())?;
            Ok(bytes.len())
        } else {
            self.out.write(bytes)
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// A text for standard error, limited in the same way.
pub(crate) fn shown(text: String) -> String {
    if is_ascii() { to_ascii(&text) } else { text }
}

/// The closest ASCII characters, one for one wherever columns must align.
fn to_ascii(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            _ if sign.is_ascii() => out.push(sign),
            '→' => out.push_str("->"),
            '…' => out.push_str("..."),
            '±' => out.push_str("+-"),
            '½' => out.push_str("1/2"),
            _ => out.push(one_of_ascii(sign)),
        }
    }
    out
}

fn one_of_ascii(sign: char) -> char {
    match sign {
        '─' | '━' | '–' | '−' | '—' => '-',
        '═' | '▬' => '=',
        '│' | '┊' => '|',
        '┌' | '┐' | '└' | '┘' | '├' | '┤' | '┬' | '┴' | '┼' | '╞' | '╡' => '+',
        // Home's signs become arrows, away's become compass letters.
        '▲' => '^',
        '▶' => '>',
        '▼' => 'v',
        '◀' => '<',
        '△' => 'N',
        '▷' => 'E',
        '▽' => 'S',
        '◁' => 'W',
        '▭' | '▁' | '▂' => '_',
        '●' | '◆' => 'o',
        '·' | '∘' | '▃' | '▄' | '▏' | '▎' => '.',
        '°' | '′' | '’' | '‘' => '\'',
        '▅' | '▆' | '▇' | '▍' | '▌' | '▋' => ':',
        '█' | '▉' | '▊' => '#',
        'µ' => 'u',
        '×' => 'x',
        _ => '?',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let ascii = |all: &str, kind: &str, lang: &str| {
            is_ascii_in([all, kind, lang].map(|value| (value != "-").then(|| value.into())))
        };
        assert!(ascii("C", "-", "en_GB.UTF-8") && ascii("-", "POSIX", "en_GB.UTF-8") && ascii("-", "-", "C"));
        assert!(ascii("", "", "fi_FI.ISO-8859-1"));
        assert!(!ascii("-", "-", "-") && !ascii("", "", ""), "nothing is said");
        assert!(!ascii("C.UTF-8", "C", "C") && !ascii("-", "-", "en_US.utf8"));
    }

    #[test]
    fn columns_stay_columns() {
        let board = "│ BPA ▽ │ ●3 ▲▲ ═╡ ·∘°";
        let ascii = to_ascii(board);
        assert!(ascii.is_ascii() && !ascii.contains('?'), "{ascii}");
        assert_eq!(ascii.chars().count(), board.chars().count());
        assert_eq!(to_ascii("thinks …"), "thinks ...");
    }
}
