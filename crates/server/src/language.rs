//! The languages the server speaks, and the choice among them for a request.

use std::cmp::Reverse;
use std::convert::Infallible;
use std::sync::{Arc, OnceLock};

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use serde::{Deserialize, Deserializer};
use touchline_words::{LANGUAGES, Words};

/// One of [`LANGUAGES`]; English by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Language(usize);

impl Language {
    /// The code: `it`.
    pub(crate) fn code(self) -> &'static str {
        LANGUAGES[self.0]
    }

    /// The language with this code; English if there is none.
    pub(crate) fn named(code: &str) -> Self {
        LANGUAGES.iter().position(|known| *known == code).map_or_else(Self::default, Self)
    }

    /// Its sentences, parsed once per process.
    pub(crate) fn words(self) -> &'static Arc<Words> {
        static WORDS: PerLanguage<Arc<Words>> = PerLanguage::new();
        WORDS.of(self, || Arc::new(Words::in_language(self.code()).unwrap_or_else(Words::english)))
    }

    /// The sentence of a key without arguments.
    pub(crate) fn say(self, key: &str) -> String {
        self.words().say_key(key)
    }

    /// The language that the headers of a request prefer.
    pub(crate) fn of(headers: &HeaderMap) -> Self {
        let asked = headers.get_all(ACCEPT_LANGUAGE).iter().filter_map(|header| header.to_str().ok());
        Self::preferred(asked.flat_map(|header| header.split(',')))
    }

    /// The best match for language ranges such as `it-CH;q=0.8` (RFC 9110, 12.5.4): the highest weight wins,
    /// the first among equals. `*` stands for every language no other range names; weight 0 excludes.
    fn preferred<'a>(ranges: impl Iterator<Item = &'a str>) -> Self {
        let ranges: Vec<Range<'a>> = ranges.filter_map(Range::parse).collect();
        let best = |named: &dyn Fn(&Range<'a>) -> bool| {
            let weighed = ranges.iter().enumerate().filter(|(_, range)| named(range));
            weighed.map(|(at, range)| (range.weight, Reverse(at))).max()
        };
        let weight = |language: Self| {
            let own = best(&|range| range.language.eq_ignore_ascii_case(language.code()));
            own.or_else(|| best(&|range| range.language == "*")).filter(|(weight, _)| *weight > 0)
        };
        // `max` takes the last of equals, which must be English: only `*` can stand for several.
        let wanted = (0..LANGUAGES.len()).rev().map(Self);
        let wanted = wanted.filter_map(|language| Some((weight(language)?, language)));
        wanted.max_by_key(|(weight, _)| *weight).map_or_else(Self::default, |(_, language)| language)
    }
}

/// A value per language, each computed once.
pub(crate) struct PerLanguage<T>([OnceLock<T>; LANGUAGES.len()]);

impl<T> PerLanguage<T> {
    pub(crate) const fn new() -> Self {
        Self([const { OnceLock::new() }; LANGUAGES.len()])
    }

    pub(crate) fn of(&self, language: Language, compute: impl FnOnce() -> T) -> &T {
        self.0[language.0].get_or_init(compute)
    }
}

/// A language range a client accepts.
struct Range<'a> {
    /// Its primary subtag: `it` of `it-CH`.
    language: &'a str,
    /// In thousandths.
    weight: u16,
}

impl<'a> Range<'a> {
    /// `None` if malformed.
    fn parse(text: &'a str) -> Option<Self> {
        let (range, weight) = text.split_once(';').unwrap_or((text, "q=1"));
        let weight: f32 =
            weight.trim().strip_prefix(['q', 'Q'])?.trim_start().strip_prefix('=')?.trim().parse().ok()?;
        let language = range.trim().split('-').next()?;
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // From 0 to 1000.
        (0.0..=1.0).contains(&weight).then(|| Self { language, weight: (weight * 1000.0).round() as u16 })
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Language {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::of(&parts.headers))
    }
}

/// By its code, as a socket sends it: browsers let no page set the headers of a WebSocket. English if the
/// code is unknown.
impl<'de> Deserialize<'de> for Language {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let code = String::deserialize(deserializer)?;
        Ok(Self::preferred(std::iter::once(code.as_str())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn preferred(header: &str) -> &'static str {
        Language::preferred(header.split(',')).code()
    }

    #[test]
    fn the_highest_weight_wins_and_of_equals_the_first() {
        for (header, code) in [
            ("it", "it"),
            ("it-CH, en;q=0.9", "it"),
            ("en;q=0.5, fi;q=0.8, it;q=0.7", "fi"),
            ("FI;Q=0.8,it ; q=0.9", "it"),
            ("fi, it", "fi"),
            ("de, it;q=0.2", "it"),
            ("it;q=0.1, en;q=0.2, it-IT;q=0.3", "it"),
        ] {
            assert_eq!(preferred(header), code, "{header}");
        }
    }

    #[test]
    fn what_nobody_asks_for_is_english() {
        for header in ["", "de", "xx-YY, zz;q=0.3", "it;q=0", "it;q=2", "it;q=x", ";;;,,", "*", "*;q=0.1"] {
            assert_eq!(preferred(header), "en", "{header}");
        }
    }

    #[test]
    fn a_star_is_any_language_that_is_not_named() {
        assert_eq!(preferred("it;q=0.5, *;q=0.9"), "en");
        assert_eq!(preferred("*, en;q=0"), "fi");
        assert_eq!(preferred("it;q=0.9, *;q=0.5"), "it");
    }
}
