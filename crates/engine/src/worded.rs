//! Enums that own their words.

/// An enum of which every variant has a word, spelled here and nowhere else: `ALL`, `word` and `from_word`.
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
            /// Every one, in their order.
            $vis const ALL: [Self; [$($word),+].len()] = [$(Self::$variant),+];

            /// The word used in every text form.
            $vis const fn word(self) -> &'static str {
                match self {
                    $( Self::$variant => $word, )+
                }
            }

            /// The one that a word names, in small letters or capitals.
            $vis fn from_word(word: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|value| value.word().eq_ignore_ascii_case(word))
            }
        }
    };
}
