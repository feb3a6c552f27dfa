//! Days as people write them, in UTC: a file travels.

const DAY: u64 = 24 * 60 * 60 * 1000;

/// The last millisecond of a day, since 1970: `2027-03-31`.
pub(super) fn end_of_day(text: &str) -> Option<u64> {
    let mut parts = text.trim().split('-');
    let mut number = |digits: usize| {
        let part = parts.next()?;
        let plain = part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit());
        plain.then(|| part.parse::<u64>().ok()).flatten()
    };
    let (year, month, day) = (number(4)?, number(2)?, number(2)?);
    let is_day = year >= 1970 && (1..=12).contains(&month) && (1..=days_in(year, month)).contains(&day);
    (is_day && parts.next().is_none()).then(|| (days_before(year, month) + day) * DAY - 1)
}

/// `2027-03-31 18:05`.
pub(super) fn moment(milliseconds: u64) -> String {
    let minutes = milliseconds / 60_000;
    let mut days = minutes / (24 * 60);
    let mut year = 1970;
    // Nobody organises anything in the year 9999, and a file may hold any number.
    while year < 9999 && days >= days_of(year) {
        days -= days_of(year);
        year += 1;
    }
    let mut month = 1;
    while month < 12 && days >= days_in(year, month) {
        days -= days_in(year, month);
        month += 1;
    }
    format!("{year:04}-{month:02}-{:02} {:02}:{:02}", days + 1, minutes / 60 % 24, minutes % 60)
}

fn is_leap(year: u64) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

fn days_of(year: u64) -> u64 {
    if is_leap(year) { 366 } else { 365 }
}

fn days_in(year: u64, month: u64) -> u64 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// Days from 1970 to the beginning of a month.
fn days_before(year: u64, month: u64) -> u64 {
    (1970..year).map(days_of).sum::<u64>() + (1..month).map(|month| days_in(year, month)).sum::<u64>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_and_written() {
        assert_eq!(end_of_day("1970-01-01"), Some(DAY - 1));
        for day in ["1970-01-01", "2000-02-29", "2026-11-16", "2027-12-31", "2100-02-28"] {
            let at = end_of_day(day).unwrap_or_default();
            assert_eq!(moment(at), format!("{day} 23:59"));
            assert_eq!(moment(at + 1).split_once(' ').map(|(_, time)| time), Some("00:00"));
        }
        assert_eq!(moment(1_763_300_000_000), "2025-11-16 13:33");
        for bad in [
            "",
            "2027",
            "2027-2-3",
            "2027-02-29",
            "2027-13-01",
            "2027-00-01",
            "2027-01-00",
            "1969-12-31",
            "2027-01-01-01",
            "+027-01-01",
        ] {
            assert_eq!(end_of_day(bad), None, "{bad}");
        }
        assert!(moment(u64::MAX).starts_with("9999-12-"));
    }
}
