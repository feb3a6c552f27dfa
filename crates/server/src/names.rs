//! Names: which may be chosen, when two are the same, and which are those of the server and its moderators,
//! however they are spelled.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_script::{Script, UnicodeScript};
use unicode_security::{GeneralSecurityProfile, MixedScript};

/// The fewest characters of a name.
pub(crate) const LEAST: usize = 2;
/// The most characters of a name.
pub(crate) const MOST: usize = 24;
/// The most bytes of a text that is looked at as a name: normalising can make a text longer, so it must not
/// begin long.
const BYTES: usize = 16 * MOST;

/// Cyrillic and Greek letters that are drawn as Latin ones.
const LOOKALIKES: &str = "асеорхуѕіјһԛԝАВЕКМНОРСТУХЅІЈΑΒΕΖΗΙΚΜΝΟΡΤΥΧορν";

/// Why a text is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// Too short, too long, or with other characters than a name has.
    Form,
    /// Letters of several scripts, which may look alike.
    Scripts,
    /// Written in another script, and looks like a name in Latin letters.
    Lookalike,
}

/// A text as the name it is kept as: normalised, so that one name has one spelling.
pub(crate) fn normal(text: &str) -> Result<String, Fault> {
    if text.len() > BYTES {
        return Err(Fault::Form);
    }
    let name: String = text.nfkc().collect();
    let is_fit = (LEAST..=MOST).contains(&name.chars().count())
        && name.starts_with(|first: char| first.is_alphanumeric() && !is_combining_mark(first))
        && name.chars().all(is_fit)
        && !is_stacked(&name);
    if !is_fit {
        return Err(Fault::Form);
    }
    if !name.is_single_script() {
        return Err(Fault::Scripts);
    }
    if !name.is_ascii() && name.chars().all(|char| char.is_ascii() || LOOKALIKES.contains(char)) {
        return Err(Fault::Lookalike);
    }
    Ok(name)
}

/// Whether a character may be in a name: letters in everyday use, the digits 0 to 9, - and _. No spaces,
/// nothing unseen, nothing that turns the direction of the text, no accent that is not part of its letter.
fn is_fit(char: char) -> bool {
    match char {
        '-' | '_' => true,
        _ if char.is_ascii() => char.is_ascii_alphanumeric(),
        _ => {
            (char.is_alphabetic() || is_combining_mark(char))
                && !char.is_numeric()
                && char.script() != Script::Inherited
                && char.identifier_allowed()
        }
    }
}

/// Whether marks are piled on one letter: two are enough for every script.
fn is_stacked(name: &str) -> bool {
    let mut marks = 0;
    name.chars().any(|char| {
        marks = if is_combining_mark(char) { marks + 1 } else { 0 };
        marks > 2
    })
}

/// The form of a name in which it must be unique: whatever case it is written in.
pub(crate) fn key(name: &str) -> String {
    let folded = name.nfkc().flat_map(char::to_uppercase).flat_map(char::to_lowercase);
    folded.collect::<String>().nfkc().collect()
}

/// Reserved names, in the form that [`skeleton`] makes.
const TAKEN: [&str; 40] = [
    "admin",
    "administrator",
    "moderator",
    "mod",
    "mods",
    "system",
    "server",
    "touchline",
    "guest",
    "guests",
    "root",
    "operator",
    "staff",
    "support",
    "official",
    "security",
    "help",
    "helpdesk",
    "service",
    "webmaster",
    "postmaster",
    "hostmaster",
    "abuse",
    "noreply",
    "computer",
    "random",
    "rookie",
    "coach",
    "engine",
    "nobody",
    "anybody",
    "everybody",
    "anonymous",
    "unknown",
    "deleted",
    "closed",
    "myself",
    "null",
    "undefined",
    "referee",
];

/// Words no name may have between dashes: readers would take it for the server.
const NO_PART: [&str; 7] =
    ["admin", "administrator", "moderator", "official", "staff", "system", "touchline"];

/// A name as a hasty reader sees it: no case, no accents, no dashes, letters for digits that look like them.
fn skeleton(name: &str) -> String {
    let plain: String = name
        .nfd()
        .filter(|char| char.is_ascii_alphanumeric() || *char == 'ı')
        .map(|char| match char.to_ascii_lowercase() {
            '0' => 'o',
            '1' | 'i' | 'ı' => 'l',
            '3' => 'e',
            '4' => 'a',
            '5' => 's',
            '7' => 't',
            '8' => 'b',
            '9' => 'g',
            other => other,
        })
        .collect();
    plain.replace("rn", "m").replace("vv", "w")
}

/// Whether a name is reserved.
pub(crate) fn is_reserved(name: &str) -> bool {
    let is_one_of = |words: &[&str], text: &str| {
        let bare = skeleton(text.trim_end_matches(|char: char| char.is_ascii_digit() || "-_".contains(char)));
        let whole = skeleton(text);
        words.iter().map(|word| skeleton(word)).any(|word| word == bare || word == whole)
    };
    is_one_of(&TAKEN, name) || name.split(['-', '_']).any(|part| is_one_of(&NO_PART, part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_may_be_written_in_any_language() {
        for (good, kept) in [
            ("ab", "ab"),
            ("Ann-Lee_7", "Ann-Lee_7"),
            ("0x", "0x"),
            ("Pélé", "Pélé"),
            ("Pe\u{301}le\u{301}", "Pélé"),
            ("Jürgen", "Jürgen"),
            ("Yıldız", "Yıldız"),
            ("Đặng", "Đặng"),
            ("Ａｎｎ", "Ann"),
            ("中村", "中村"),
            ("なかむらケン7", "なかむらケン7"),
            ("차범근", "차범근"),
            ("Саша", "Саша"),
            ("Γιώργος", "Γιώργος"),
            ("محمد-10", "محمد-10"),
            ("דוד", "דוד"),
            ("सचिन", "सचिन"),
            ("สมชาย", "สมชาย"),
        ] {
            assert_eq!(normal(good).as_deref(), Ok(kept), "{good}");
        }
        let most = "é".repeat(MOST);
        assert_eq!(normal(&most), Ok(most));
    }

    #[test]
    fn names_that_deceive_are_refused() {
        for (bad, fault) in [
            ("a", Fault::Form),
            ("", Fault::Form),
            ("-ab", Fault::Form),
            ("a b", Fault::Form),
            ("a\0b", Fault::Form),
            ("ann\u{202e}", Fault::Form),
            ("an\u{200b}n", Fault::Form),
            ("an\u{200d}n", Fault::Form),
            ("an\u{ad}n", Fault::Form),
            ("ann😀", Fault::Form),
            ("\u{301}ann", Fault::Form),
            ("z\u{301}\u{302}\u{303}", Fault::Form),
            ("ɑnn", Fault::Form),
            ("ann٣", Fault::Form),
            ("क\u{93f}\u{93f}\u{93f}", Fault::Form),
            // A Cyrillic letter in a Latin name, and the other way round; Greek; Han.
            ("аnn", Fault::Scripts),
            ("Сaша", Fault::Scripts),
            ("annα", Fault::Scripts),
            ("ann中", Fault::Scripts),
            ("Сасо", Fault::Lookalike),
            ("рора-7", Fault::Lookalike),
            ("ΑΝΝΑ", Fault::Lookalike),
        ] {
            assert_eq!(normal(bad), Err(fault), "{bad}");
        }
        assert_eq!(normal(&"a".repeat(MOST + 1)), Err(Fault::Form));
        assert_eq!(normal(&"\u{fdfa}".repeat(3000)), Err(Fault::Form));
    }

    #[test]
    fn names_that_differ_in_case_or_spelling_only_are_the_same() {
        for (one, other) in [
            ("Ann", "aNN"),
            ("PÉLÉ", "pe\u{301}le\u{301}"),
            ("ΓΙΏΡΓΟΣ", "γιώργος"),
            ("STRASSE", "straße"),
            ("Yıldız", "YILDIZ"),
            ("САША", "саша"),
        ] {
            assert_eq!(key(one), key(other), "{one} {other}");
        }
        assert_ne!(key("Pele"), key("Pélé"));
        assert_eq!(key("Guest-Ab3_x"), "guest-ab3_x", "the keys of plain names stay as they were");
    }

    #[test]
    fn names_of_the_server_are_reserved_however_they_are_spelled() {
        for reserved in [
            "admin",
            "Admin",
            "ADMIN",
            "adm1n",
            "4dmin",
            "a-d-m-i-n",
            "admin1",
            "admin_2024",
            "Moderator",
            "m0derat0r",
            "moderat0r-7",
            "rnoderator",
            "system",
            "5ystem",
            "server",
            "touchline",
            "t0uchl1ne",
            "touch-line",
            "touchline-team",
            "the_admin",
            "guest",
            "gue5t",
            "root",
            "coach",
            "official-touchline",
            "ädmin",
            "Módérator",
            "admın",
        ] {
            assert!(is_reserved(reserved), "{reserved}");
        }
        for free in [
            "ann",
            "Administer",
            "modern",
            "guesthouse",
            "coachella",
            "serverus",
            "roots-fan",
            "robo",
            "madmin",
            "ann-1",
            "helper",
            "random-walk",
        ] {
            assert!(!is_reserved(free), "{free}");
        }
    }
}
