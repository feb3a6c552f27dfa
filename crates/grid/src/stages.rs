//! The table of stages: from its rows `stages!` makes the enum [`crate::flow::Stage`], its words, and what
//! each stage waits for, offers and does.

/// A row is the word of the notation, the stage with its particulars, and one of
/// - `asks` seat, decision, choices, act: it waits for a seat;
/// - `rolls` what for, resolve: it waits for dice;
/// - `runs` what it does: it waits for nothing.
///
/// The first line names the values the rows use. A particular is written and read by its type, or by the form
/// after `as`: see [`crate::notation::particular`].
macro_rules! stages {
    (
        ($rules:ident, $s:ident, $action:ident, $faces:ident, $out:ident, $log:ident)
        $(
            $(#[$about:meta])*
            $word:literal $stage:ident $(( $($part:ident: $type:ty $(as $form:ident)?),+ ))?
                => $kind:ident $($cell:expr),+;
        )+
    ) => {
        /// Something to be done. Stages that wait for a seat or for dice stay on top until answered.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        #[allow(missing_docs)] // each stage is documented in the file that owns it
        pub enum Stage {
            $( $(#[$about])* $stage $(( $($type),+ ))?, )+
        }

        impl Stage {
            /// Its word in the notation.
            pub const fn word(self) -> &'static str {
                match self {
                    $( Self::$stage { .. } => $word, )+
                }
            }

            /// What the notation writes after the word.
            pub(crate) fn particulars(self) -> Vec<String> {
                match self {
                    $( Self::$stage $(( $($part),+ ))? => {
                        let said: Vec<Option<String>> =
                            vec![$( $( stages!(@write $part: $type $(as $form)?) ),+ )?];
                        said.into_iter().flatten().collect()
                    } )+
                }
            }

            /// Read a stage from its word and the particulars after it.
            pub(crate) fn read(word: &str, particulars: &mut Particulars<'_>) -> Result<Self, Refusal> {
                Ok(match word {
                    $( $word => Self::$stage $(( $( stages!(@read particulars: $type $(as $form)?) ),+ ))?, )+
                    _ => return Err(particulars.unknown()),
                })
            }

            /// The markers it names.
            #[allow(unused_variables)] // numbers name none
            pub(crate) fn markers(self) -> Vec<Marker> {
                match self {
                    $( Self::$stage $(( $($part),+ ))? => {
                        let named: Vec<Option<Marker>> =
                            vec![$( $( stages!(@marker $part: $type $(as $form)?) ),+ )?];
                        named.into_iter().flatten().collect()
                    } )+
                }
            }
        }

        /// What the top stage waits for.
        #[inline]
        #[allow(unused_variables)] // a row names all its particulars, and not every cell needs them
        pub(crate) fn waiting($rules: &Ruleset, $s: &State, stage: Stage) -> Waiting {
            match stage {
                $( Stage::$stage $(( $($part),+ ))? => stages!(@waiting $kind $($cell),+), )+
            }
        }

        #[allow(unused_variables)]
        fn choices_of($rules: &Ruleset, $s: &State, stage: Stage, $out: &mut Choices<Action>) {
            match stage {
                $( Stage::$stage $(( $($part),+ ))? => stages!(@choices $kind $($cell),+), )+
            }
        }

        #[allow(unused_variables)]
        fn act_in(
            $rules: &Ruleset,
            $s: &mut State,
            stage: Stage,
            $action: Action,
            $log: &mut impl Log<Event>,
        ) {
            match stage {
                $( Stage::$stage $(( $($part),+ ))? => stages!(@act $kind $($cell),+), )+
            }
        }

        #[allow(unused_variables)]
        fn resolve_in(
            $rules: &Ruleset,
            $s: &mut State,
            stage: Stage,
            $faces: &[u8],
            $log: &mut impl Log<Event>,
        ) {
            match stage {
                $( Stage::$stage $(( $($part),+ ))? => stages!(@resolve $kind $($cell),+), )+
            }
        }

        /// Run a stage that waits for nothing, or answer for a team whose time is up; returns whether it ran.
        #[allow(unused_variables)]
        fn ran($rules: &Ruleset, $s: &mut State, stage: Stage, $log: &mut impl Log<Event>) -> bool {
            match stage {
                $( Stage::$stage $(( $($part),+ ))? => {
                    stages!(@ran $kind [time::answer($rules, $s, stage, $log)] $($cell),+)
                } )+
            }
        }
    };

    (@waiting asks $seat:expr, $decision:expr, $choices:expr, $act:expr) => {
        Waiting::For($seat, $decision)
    };
    (@waiting rolls $roll:expr, $resolve:expr) => { Waiting::Dice($roll) };
    (@waiting runs $run:expr) => { Waiting::Not };

    (@choices asks $seat:expr, $decision:expr, $choices:expr, $act:expr) => { $choices };
    (@choices $kind:ident $($cell:expr),+) => { () };

    (@act asks $seat:expr, $decision:expr, $choices:expr, $act:expr) => { $act };
    (@act $kind:ident $($cell:expr),+) => { () };

    (@resolve rolls $roll:expr, $resolve:expr) => { $resolve };
    (@resolve $kind:ident $($cell:expr),+) => { () };

    (@ran asks [$answer:expr] $($cell:expr),+) => { $answer };
    (@ran rolls [$answer:expr] $($cell:expr),+) => { false };
    (@ran runs [$answer:expr] $run:expr) => {{ $run; true }};

    (@write $part:ident: $type:ty as $form:ident) => { $form.write($part) };
    (@write $part:ident: $type:ty) => { Particular::write($part) };

    (@read $from:ident: $type:ty as $form:ident) => { $form.read($from)? };
    (@read $from:ident: $type:ty) => { <$type as Particular>::read($from)? };

    (@marker $part:ident: $type:ty as $form:ident) => { None };
    (@marker $part:ident: $type:ty) => { Particular::marker($part) };
}
pub(crate) use stages;
