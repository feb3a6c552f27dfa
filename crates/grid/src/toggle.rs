//! The advanced and optional rules, each a toggle.

/// A row is a rule, its name in specs, and the clauses and rulings it brings into play.
macro_rules! toggles {
    ($( $toggle:ident $word:literal $clauses:literal; )+) => {
        /// One advanced or optional rule, in rulebook order.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        #[allow(missing_docs)] // each is documented in the file that owns it
        #[repr(u8)]
        pub enum Toggle {
            $( $toggle, )+
        }

        impl Toggle {
            /// All of them, in rulebook order.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$toggle),+];

            /// Its name in specs.
            pub const fn word(self) -> &'static str {
                match self {
                    $( Self::$toggle => $word, )+
                }
            }

            /// The name of its row.
            pub(crate) const fn rule(self) -> &'static str {
                match self {
                    $( Self::$toggle => concat!("grid-", $word), )+
                }
            }

            /// The clauses and rulings it brings into play.
            pub(crate) const fn clauses(self) -> &'static str {
                match self {
                    $( Self::$toggle => $clauses, )+
                }
            }
        }
    };
}

toggles! {
    Direction "direction"
        "G-DIR-01, G-DIR-02, G-DIR-03, G-DIR-04, G-DIR-05, G-DIR-06, G-DIR-07, G-DIR-08, R-G27, R-G28";
    Inertia "inertia"
        "G-INER-01, G-INER-02, G-INER-03, G-INER-04, G-INER-05, G-INER-06, G-INER-07, G-INER-08, \
         G-INER-09, G-INER-10, R-G29, R-G78";
    PoorAim "poor-aim"
        "G-AIM-01, G-AIM-02, G-AIM-03, G-AIM-04, G-AIM-05, G-AIM-06, G-AIM-07, G-AIM-08, G-AIM-09, \
         G-AIM-10, G-AIM-11, G-AIM-12, R-G30";
    LooseTwo "loose-two"
        "G-LOOSE-01, G-LOOSE-02, G-LOOSE-03, G-LOOSE-04, G-LOOSE-05, G-LOOSE-06, G-LOOSE-07, R-G31, R-G84";
    CornerCall "corner-call"
        "G-CRN-01, G-CRN-02, G-CRN-03, G-CRN-04, G-CRN-05, G-CRN-06, G-CRN-07, G-CRN-08, G-CRN-09, R-G36, \
         R-G950";
    Deflection "deflection"
        "G-DEFL-01, G-DEFL-02, G-DEFL-03, G-DEFL-04, G-DEFL-05, G-DEFL-06, G-DEFL-07, G-DEFL-08, \
         G-DEFL-09, G-DEFL-10, G-DEFL-11, G-DEFL-12, G-DEFL-13, R-G39, R-G40, R-G41, R-G42";
    Facing "facing"
        "G-FACE-01, G-FACE-02, G-FACE-03, G-FACE-04, G-FACE-05, G-FACE-06, G-FACE-07, G-FACE-08, \
         G-FACE-09, G-FACE-10, R-G44";
    Tackle "tackle"
        "G-TKL-01, G-TKL-02, G-TKL-03, G-TKL-04, G-TKL-05, G-TKL-06, G-TKL-07, G-TKL-08, G-TKL-09, \
         G-TKL-10, G-TKL-11, G-TKL-12, G-TKL-13, G-TKL-14, G-TKL-15, G-TKL-16, G-TKL-17, G-TKL-18, \
         G-TKL-19, G-TKL-20, G-TKL-21, R-G46";
    Intercept "intercept"
        "G-INT-01, G-INT-02, G-INT-03, G-INT-04, G-INT-05, G-INT-06, G-INT-07, G-INT-08, G-INT-09, \
         G-INT-10, G-INT-11, G-INT-12, G-INT-13, G-INT-14, G-INT-15, G-INT-16, G-INT-17, G-INT-18, \
         G-INT-19, R-G47, R-G48";
    Chest "chest"
        "G-CHST-01, G-CHST-02, G-CHST-03, G-CHST-04, G-CHST-05, G-CHST-06, G-CHST-07, G-CHST-08, R-G902";
    Header "header"
        "G-HEAD-01, G-HEAD-02, G-HEAD-03, G-HEAD-04, G-HEAD-05, G-HEAD-06, G-HEAD-07, G-HEAD-08, \
         G-HEAD-09, G-HEAD-10, G-HEAD-11, G-HEAD-12, G-CHDR-01, G-CHDR-02, G-CHDR-03, G-CHDR-04, \
         G-CHDR-05, G-CHDR-06, G-CHDR-07, G-CHDR-08, G-CHDR-09, R-G53";
    Bicycle "bicycle"
        "G-BIKE-01, G-BIKE-02, G-BIKE-03, G-BIKE-04, G-BIKE-05, G-BIKE-06, G-BIKE-07, G-BIKE-08, \
         G-BIKE-09, G-BIKE-10, G-BIKE-11, G-BIKE-12, G-BIKE-13, G-BIKE-14, G-BIKE-15";
    Juggle "juggle"
        "G-JUG-01, G-JUG-02, G-JUG-03, G-JUG-04, G-JUG-05, G-JUG-06, G-JUG-07, G-JUG-08, G-JUG-09, \
         G-JUG-10, G-JUG-11, G-JUG-12, G-JUG-13, G-JUG-14, G-JUG-15, G-JUG-16, G-JUG-17";
    Fake "fake"
        "G-FAKE-01, G-FAKE-02, G-FAKE-03, G-FAKE-04, G-FAKE-05, G-FAKE-06, G-FAKE-07, G-FAKE-08, \
         G-FAKE-09, G-FAKE-10, G-FAKE-11, G-FAKE-12, G-FAKE-13, G-FAKE-14";
    Stun "stun"
        "G-STUN-01, G-STUN-02, G-STUN-03, G-STUN-04, G-STUN-05";
    Shootout "shootout"
        "G-ASO-01, G-ASO-02, G-ASO-03, G-ASO-04";
    Reposition "reposition"
        "G-RPOS-01, G-RPOS-02, G-RPOS-03, G-RPOS-04, R-G38";
    Fouls "fouls"
        "G-FOUL-01, G-FOUL-02, G-FOUL-03, G-FOUL-04, G-FOUL-05, G-FOUL-06, G-FOUL-07, G-FOUL-08, \
         G-FOUL-09, G-FOUL-10, G-FOUL-11, G-FOUL-12, G-FOUL-13";
    Cards "cards"
        "G-CARD-01, G-CARD-02, G-CARD-03, R-G62";
    Skill "skill"
        "G-SKILL-01, G-SKILL-02, G-SKILL-03, G-SKILL-04, G-SKILL-05, G-SKILL-06, G-SKILL-07, G-SKILL-08, \
         G-SKILL-09, G-SKILL-10, R-G901";
    Offside "offside"
        "G-OFFS-01, G-OFFS-02";
}

/// The set of advanced and optional rules that are switched on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Toggles(pub u32);

impl Toggles {
    /// The basic game.
    pub const NONE: Self = Self(0);
    /// Every advanced rule.
    pub const ADVANCED: Self = Self((1 << Toggle::Reposition as u8) - 1);
    /// Every advanced rule with fouls, cards and skill.
    pub const FULL: Self = Self::ADVANCED.with(Toggle::Fouls).with(Toggle::Cards).with(Toggle::Skill);

    /// With one more.
    #[must_use]
    pub const fn with(self, toggle: Toggle) -> Self {
        Self(self.0 | 1 << toggle as u8)
    }

    /// Without one.
    #[must_use]
    pub const fn without(self, toggle: Toggle) -> Self {
        Self(self.0 & !(1 << toggle as u8))
    }

    /// Whether it is on.
    #[inline]
    pub const fn has(self, toggle: Toggle) -> bool {
        self.0 & 1 << toggle as u8 != 0
    }

    /// Whether all of the others are on as well.
    pub const fn includes(self, others: Self) -> bool {
        self.0 & others.0 == others.0
    }
}
