//! The commands and the fields each of them takes: one table for reading requests, for `hello` and for refusals. A test
//! compares it with the table of `docs/protocol.md`.

/// What a program may ask.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Command {
    Hello,
    New,
    Position,
    Load,
    /// Something that needs a match.
    Match(Order),
    Quit,
}

/// What a program may ask of a match.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Order {
    State,
    View,
    Decision,
    Legal,
    Odds,
    Act,
    Roll,
    Events,
    Best,
    Rate,
    Undo,
    Call,
    Record,
}

/// A field of a request, besides `cmd` and `id`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Field {
    Spec,
    Seed,
    Position,
    Record,
    Seat,
    Action,
    Index,
    Dice,
    Level,
    Nodes,
    Ms,
    Call,
}

/// A command with its name and its fields.
pub(crate) struct Entry {
    pub(crate) command: Command,
    pub(crate) name: &'static str,
    pub(crate) fields: &'static [Field],
}

/// Every command, in the order of the documentation.
pub(crate) const COMMANDS: [Entry; 18] = [
    entry(Command::Hello, "hello", &[]),
    entry(Command::New, "new", &[Field::Spec, Field::Seed]),
    entry(Command::Position, "position", &[Field::Position, Field::Spec, Field::Seed]),
    entry(Command::Load, "load", &[Field::Record, Field::Seed]),
    entry(Command::Match(Order::State), "state", &[]),
    entry(Command::Match(Order::View), "view", &[Field::Seat]),
    entry(Command::Match(Order::Decision), "decision", &[]),
    entry(Command::Match(Order::Legal), "legal", &[]),
    entry(Command::Match(Order::Odds), "odds", &[]),
    entry(Command::Match(Order::Act), "act", &[Field::Action, Field::Index]),
    entry(Command::Match(Order::Roll), "roll", &[Field::Dice]),
    entry(Command::Match(Order::Events), "events", &[]),
    entry(Command::Match(Order::Best), "best", &[Field::Level, Field::Nodes, Field::Ms]),
    entry(Command::Match(Order::Rate), "rate", &[Field::Level]),
    entry(Command::Match(Order::Undo), "undo", &[]),
    entry(Command::Match(Order::Call), "call", &[Field::Call]),
    entry(Command::Match(Order::Record), "record", &[]),
    entry(Command::Quit, "quit", &[]),
];

const fn entry(command: Command, name: &'static str, fields: &'static [Field]) -> Entry {
    Entry { command, name, fields }
}

/// The names of all commands.
pub(crate) fn names() -> [&'static str; COMMANDS.len()] {
    COMMANDS.each_ref().map(|entry| entry.name)
}

impl Field {
    /// How a request names it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Spec => "spec",
            Self::Seed => "seed",
            Self::Position => "position",
            Self::Record => "record",
            Self::Seat => "seat",
            Self::Action => "action",
            Self::Index => "index",
            Self::Dice => "dice",
            Self::Level => "level",
            Self::Nodes => "nodes",
            Self::Ms => "ms",
            Self::Call => "call",
        }
    }

    /// The message key of what belongs there.
    pub(crate) fn want(self) -> &'static str {
        match self {
            Self::Seed => "want-seed",
            Self::Index => "want-index",
            Self::Dice => "want-dice",
            Self::Nodes | Self::Ms => "want-budget",
            Self::Spec
            | Self::Position
            | Self::Record
            | Self::Seat
            | Self::Action
            | Self::Level
            | Self::Call => "want-text",
        }
    }

    /// What a program could write there.
    pub(crate) fn example(self) -> &'static str {
        match self {
            Self::Spec => r#""fuba:3.0""#,
            Self::Seed => "7",
            Self::Position => r#""home=4-4-2,GK:APA,AFR:10 ...""#,
            Self::Record => r#""touchline record 1\nspec: ...""#,
            Self::Seat => r#""home", "away", "spectator""#,
            Self::Action => r#""target CE""#,
            Self::Index => "0",
            Self::Dice => "[4,2]",
            Self::Level => r#""coach:3""#,
            Self::Nodes => "4000",
            Self::Ms => "500",
            Self::Call => r#""resign home""#,
        }
    }
}
