//! Enums that own their words.

/// An enum that [`worded!`](crate::worded!) made: every variant has a word.
pub trait Worded: Copy + PartialEq + 'static {
    /// Every variant, in order.
    const ALL: &'static [Self];

    /// The word used in every text form.
    fn word(self) -> &'static str;
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
