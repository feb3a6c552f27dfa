//! Enums that own their words.

/// An enum that [`worded!`](crate::worded!) made: every variant has a word.
pub trait Worded: Copy + PartialEq + 'static {
    /// Every variant, in order.
    const ALL: &'static [Self];

    /// The word used in every text form.
    fn word(self) -> &'static str;
}

/// Stops the build where two variants have the same word: `from_word` would never find the second.
#[doc(hidden)]
pub const fn assert_distinct(words: &[&str]) {
    let mut first = 0;
    while first < words.len() {
        let mut second = first + 1;
        while second < words.len() {
            assert!(!is_same(words[first].as_bytes(), words[second].as_bytes()), "two variants, one word");
            second += 1;
        }
        first += 1;
    }
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at].eq_ignore_ascii_case(&other[at]) {
        at += 1;
    }
    at == one.len() && at == other.len()
}

/// Declares an enum whose variants each have a word, spelled here and nowhere else: gives it `ALL`, `word`
/// and `from_word`.
#[macro_export]
macro_rules! worded {
    (
        $(#[$about:meta])*
        $vis:vis enum $name:ident {
            $( $(#[$what:meta])* $variant:ident = $word:literal, )+
        }
    ) => {
        $(#[$about])*
        $vis enum $name {
            $( $(#[$what])* $variant, )+
        }

        const _: () = $crate::assert_distinct(&[$($word),+]);

        impl $name {
            /// Every variant, in order.
            $vis const ALL: [Self; [$($word),+].len()] = [$(Self::$variant),+];

            /// The word used in every text form.
            $vis const fn word(self) -> &'static str {
                match self {
                    $( Self::$variant => $word, )+
                }
            }

            /// The variant named by a word; case is ignored.
            $vis fn from_word(word: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|value| value.word().eq_ignore_ascii_case(word))
            }
        }

        impl $crate::Worded for $name {
            const ALL: &'static [Self] = &Self::ALL;

            fn word(self) -> &'static str {
                self.word()
            }
        }
    };
}
