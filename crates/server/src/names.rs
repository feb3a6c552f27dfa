//! Reserved names: those of the server and its moderators, however they are spelled.

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

/// A name as a hasty reader sees it: no case, no dashes, letters for the digits that look like them.
fn skeleton(name: &str) -> String {
    let plain: String = name
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .map(|char| match char.to_ascii_lowercase() {
            '0' => 'o',
            '1' | 'i' => 'l',
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
