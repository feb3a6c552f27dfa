//! Suggestions for a misspelt word.

/// The word of a list (`a, b, c`) that was probably meant: the closest one if it is close enough, or the only
/// one with this prefix.
pub fn nearest<'a>(got: &str, known: &'a str) -> Option<&'a str> {
    let got = got.to_lowercase();
    // A number is never a misspelling of another number.
    if !got.contains(char::is_alphabetic) {
        return None;
    }
    let digits = |word: &str| word.chars().filter(char::is_ascii_digit).collect::<String>();
    let words =
        || known.split(", ").filter(|word| !got.contains(char::is_numeric) || digits(word) == digits(&got));
    let most = got.chars().count().div_ceil(3);
    let near = words().map(|word| (distance(&got, word), word)).filter(|(far, _)| *far <= most);
    // The first of the nearest.
    let near = near.min_by_key(|(far, _)| *far).map(|(_, word)| word);
    let mut begin_so = words().filter(|word| got.len() > 1 && word.starts_with(&got));
    near.or_else(|| begin_so.next().filter(|_| begin_so.next().is_none()))
}

/// Edit distance: letters to be added, removed, changed or swapped with their neighbour.
pub fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut before = vec![0; b.len() + 1];
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let changed = last[j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut least = changed.min(last[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                least = least.min(before[j - 2] + 1);
            }
            row.push(least);
        }
        before = std::mem::replace(&mut last, row);
    }
    last[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_added_left_out_changed_and_swapped() {
        assert_eq!(distance("wether", "weather"), 1);
        assert_eq!(distance("wheather", "weather"), 1);
        assert_eq!(distance("wetaher", "weather"), 1);
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("abc", "abc"), 0);
    }

    #[test]
    fn only_what_is_near_is_meant() {
        let known = "condition, injuries, keeper, skills, slow-play, special-events, styles, weather, all";
        assert_eq!(nearest("wether", known), Some("weather"));
        assert_eq!(nearest("keepr", known), Some("keeper"));
        assert_eq!(nearest("spec", known), Some("special-events"));
        assert_eq!(nearest("s", known), None);
        assert_eq!(nearest("formation", known), None);
        assert_eq!(nearest("futba", "fuba, grid"), Some("fuba"));
        assert_eq!(nearest("x", "fuba, grid"), None);
        assert_eq!(nearest("3.1", "2.1, 3.0"), None);
        assert_eq!(nearest("coach:9", "random, coach:1, coach:2"), None);
        assert_eq!(nearest("caoch:2", "random, coach:1, coach:2"), Some("coach:2"));
    }
}
