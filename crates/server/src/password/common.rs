//! Passwords an attacker tries first: one or two common words, however they are spelled, with digits and
//! signs around them; keyboard rows; the user's own name.

use std::collections::BTreeSet;
use std::sync::LazyLock;

/// Words that people choose as passwords, one per line; names, teams and keyboard rows among them.
const LIST: &str = include_str!("../../data/common-words.txt");

/// The most distinct words in a common password.
const WORDS: usize = 2;

/// The fewest distinct characters in a password.
const FEWEST: usize = 5;

static COMMON: LazyLock<BTreeSet<&str>> = LazyLock::new(|| LIST.lines().collect());

/// Whether a password is one an attacker would try first for an account of this name.
pub(super) fn is_common(password: &str, name: &str) -> bool {
    let folded = password.to_lowercase();
    if folded.chars().collect::<BTreeSet<_>>().len() < FEWEST {
        return true;
    }
    let name = letters(&unleet(&name.to_lowercase()));
    // Digits may be next to words, between them, or stand for letters in them.
    let core = folded.trim_matches(|char: char| !char.is_alphabetic());
    let wide = folded.trim_matches(|char: char| char.is_ascii_digit() || "!?.,;:-_*#+=&/ ".contains(char));
    [letters(&folded), letters(&unleet(core)), letters(&unleet(wide))]
        .iter()
        .any(|text| is_row(text) || is_made_of(text, &name, &mut Vec::new()))
}

fn letters(text: &str) -> String {
    text.chars().filter(|char| char.is_alphabetic()).collect()
}

/// With digits and signs replaced by the letters they stand for.
fn unleet(text: &str) -> String {
    let letter = |char| match char {
        '0' => 'o',
        '1' | '!' | '|' => 'i',
        '3' | '€' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' => 't',
        '8' => 'b',
        '9' => 'g',
        other => other,
    };
    text.chars().map(letter).collect()
}

/// Whether it has no letters, or each letter follows the one before in the alphabet.
fn is_row(text: &str) -> bool {
    let codes: Vec<i64> = text.chars().map(|char| i64::from(u32::from(char))).collect();
    [1, -1].into_iter().any(|step| codes.windows(2).all(|pair| pair[1] - pair[0] == step))
}

/// Whether a text consists of few distinct words, each any number of times.
fn is_made_of<'a>(text: &'a str, name: &str, used: &mut Vec<&'a str>) -> bool {
    if text.is_empty() {
        return true;
    }
    // Longest first: where it fits, little is left.
    let ends = text.char_indices().map(|(at, char)| at + char.len_utf8());
    let words: Vec<&str> = ends.rev().map(|end| &text[..end]).collect();
    words.into_iter().filter(|word| COMMON.contains(word) || (*word == name && name.len() >= 3)).any(|word| {
        let is_new = !used.contains(&word);
        if is_new && used.len() == WORDS {
            return false;
        }
        if is_new {
            used.push(word);
        }
        let fits = is_made_of(&text[word.len()..], name, used);
        if is_new && !fits {
            used.pop();
        }
        fits
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_tried_first_is_known() {
        for common in [
            "password12",
            "Password123!",
            "p4ssw0rd!!",
            "pa$$word2024",
            "passw0rd99",
            "1234567890",
            "12345678901234567890",
            "0000000000",
            "aaaaaaaaaaaa",
            "abababababab",
            "qwertyuiop",
            "1q2w3e4r5t",
            "1qaz2wsx3edc",
            "asdfghjkl1",
            "abcdefghij",
            "abcd1234efgh",
            "zyxwvutsrq",
            "iloveyou22",
            "letmein123",
            "letmein-letmein",
            "football2026",
            "liverpool1",
            "Touchline1!",
            "adminadmin",
            "admin-password",
            "welcome12345",
            "qwerty12345",
            "superman99",
            "salasana123",
            "juventus1897",
            "michael1985",
            "sunshine sunshine",
            "@dmin12345!",
            "footballfootball",
        ] {
            assert!(is_common(common, "ann"), "{common}");
        }
    }

    #[test]
    fn the_own_name_is_no_password() {
        for own in
            ["maximiliana", "Maximiliana7", "m4ximiliana!", "maximiliana-password", "maximilianamaximiliana"]
        {
            assert!(is_common(own, "maximiliana"), "{own}");
        }
        assert!(!is_common("maximiliana walks slowly", "maximiliana"));
        assert!(!is_common("maximiliana7", "ann"));
    }

    #[test]
    fn everything_else_may_be_chosen() {
        for good in [
            "corner flag and whistle",
            "correct horse",
            "тринадцать вещей",
            "tuba-velvet-9",
            "xk2#mQ9vLp",
            "the offside trap failed",
            "7 purple otters dig",
            "häämatkalla",
            "zweiunddreissig",
        ] {
            assert!(!is_common(good, "ann"), "{good}");
        }
    }

    #[test]
    fn the_list_is_sorted_and_plain() {
        let words: Vec<&str> = LIST.lines().collect();
        assert!(words.len() > 500 && words.is_sorted());
        assert!(
            words.iter().all(|word| word.len() >= 3 && word.chars().all(|char| char.is_ascii_lowercase()))
        );
    }
}
