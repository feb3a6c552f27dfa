//! The table of stages: from one row per stage the macro makes the enum, its words in the notation, what a
//! stage waits for, and what is done with the answer or the dice. A stage without a row does not exist, and
//! an incomplete row does not compile.

/// ```text
/// |the names that rows use|
/// asks  { "word" Stage(particulars) => whom, what, choices, act; }
/// rolls { "word" Stage(particulars) => what for, resolve; }
/// runs  { "word" Stage(particulars) => run; }
/// ```
/// A particular is a name of `notation::particular`, which knows its type and how it is written.
macro_rules! stages {
    (
        |$rules:ident, $s:ident, $out:ident, $action:ident, $faces:ident, $first:ident, $second:ident, $log:ident|
        asks { $(
            $(#[$ask_note:meta])*
            $ask_word:literal $ask:ident $(($($ask_part:ident),+))? =>
                $whom:expr, $decision:expr, $choices:expr, $act:expr;
        )+ }
        rolls { $(
            $(#[$roll_note:meta])*
            $roll_word:literal $roll:ident $(($($roll_part:ident),+))? => $dice:expr, $resolve:expr;
        )+ }
        runs { $(
            $(#[$run_note:meta])*
            $run_word:literal $run:ident $(($($run_part:ident),+))? => $begin:expr;
        )+ }
    ) => {
        /// Something to be done. Stages that wait for a seat or for dice stay on top until answered.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        #[allow(missing_docs)] // each stage is documented in the file that owns it
        pub enum Stage {
            $($(#[$ask_note])* $ask $(($(particular::$ask_part::Value),+))?,)+
            $($(#[$roll_note])* $roll $(($(particular::$roll_part::Value),+))?,)+
            $($(#[$run_note])* $run $(($(particular::$run_part::Value),+))?,)+
        }

        /// The word of a stage and its particulars.
        pub(crate) fn write(stage: Stage) -> String {
            match stage {
                $(Stage::$ask $(($($ask_part),+))? =>
                    [$ask_word.to_owned() $($(, particular::$ask_part::write($ask_part))+)?].join("."),)+
                $(Stage::$roll $(($($roll_part),+))? =>
                    [$roll_word.to_owned() $($(, particular::$roll_part::write($roll_part))+)?].join("."),)+
                $(Stage::$run $(($($run_part),+))? =>
                    [$run_word.to_owned() $($(, particular::$run_part::write($run_part))+)?].join("."),)+
            }
        }

        /// The stage of a word and its particulars.
        pub(crate) fn read(text: &str) -> Result<Stage, Refusal> {
            let parts: Vec<&str> = text.split('.').collect();
            match parts[..] {
                $([$ask_word $($(, $ask_part)+)?] =>
                    Ok(Stage::$ask $(($(particular::$ask_part::read($ask_part, text)?),+))?),)+
                $([$roll_word $($(, $roll_part)+)?] =>
                    Ok(Stage::$roll $(($(particular::$roll_part::read($roll_part, text)?),+))?),)+
                $([$run_word $($(, $run_part)+)?] =>
                    Ok(Stage::$run $(($(particular::$run_part::read($run_part, text)?),+))?),)+
                _ => Err(particular::unknown(text)),
            }
        }

        /// What the top stage waits for.
        #[inline]
        #[allow(unused_variables)] // a row uses the particulars that it needs
        pub(crate) fn waiting($rules: &Ruleset, $s: &State, stage: Stage) -> Waiting {
            match stage {
                $(Stage::$ask $(($($ask_part),+))? => Waiting::For($whom, $decision),)+
                $(Stage::$roll $(($($roll_part),+))? => Waiting::Dice($dice),)+
                $(Stage::$run { .. })|+ => Waiting::Not,
            }
        }

        /// Run stages until one waits for a seat or for dice, or the match is over.
        pub(crate) fn run($rules: &Ruleset, $s: &mut State, $log: &mut impl Log<Event>) {
            while let Some(stage) = $s.agenda.top() {
                match stage {
                    $(Stage::$run $(($($run_part),+))? => $begin,)+
                    $(Stage::$ask { .. })|+ | $(Stage::$roll { .. })|+ => return,
                }
            }
        }

        /// The legal actions of the top stage.
        #[allow(unused_variables)]
        pub(crate) fn actions($rules: &Ruleset, $s: &State, $out: &mut Choices<Action>) {
            let Some(stage) = $s.agenda.top() else { return };
            match stage {
                $(Stage::$ask $(($($ask_part),+))? => $choices,)+
                $(Stage::$roll { .. })|+ | $(Stage::$run { .. })|+ => {}
            }
        }

        /// Play an answer to the top stage.
        #[allow(unused_variables)]
        pub(crate) fn act($rules: &Ruleset, $s: &mut State, $action: Action, $log: &mut impl Log<Event>) {
            let Some(stage) = $s.agenda.top() else { return };
            match stage {
                $(Stage::$ask $(($($ask_part),+))? => $act,)+
                $(Stage::$roll { .. })|+ | $(Stage::$run { .. })|+ => {}
            }
        }

        /// Play the dice the top stage asked for.
        #[allow(unused_variables)]
        pub(crate) fn resolve($rules: &Ruleset, $s: &mut State, $faces: &[u8], $log: &mut impl Log<Event>) {
            let Some(stage) = $s.agenda.top() else { return };
            let (Some(&$first), $second) = ($faces.first(), $faces.get(1).copied().unwrap_or(0)) else {
                return;
            };
            if let Waiting::Dice(roll) = waiting($rules, $s, stage)
                && !roll.is_secret()
            {
                $log.note(Event::Rolled(roll, Faces::rolled($faces)));
            }
            match stage {
                $(Stage::$roll $(($($roll_part),+))? => $resolve,)+
                $(Stage::$ask { .. })|+ | $(Stage::$run { .. })|+ => {}
            }
        }
    };
}
