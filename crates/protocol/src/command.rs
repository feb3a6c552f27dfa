//! The commands and their fields: one table for parsing requests, for `hello` and for refusals. A test
//! compares it with the table in `docs/protocol.md`.

/// What a program may request.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Command {
    Hello,
    New,
    Position,
    Load,
    Tables,
    Fork,
    Close,
    /// Something that needs a match.
    Match(Order),
    Quit,
}

impl Command {
    /// Whether it is about one table, and so may name it.
    pub(crate) const fn is_at_a_table(self) -> bool {
        match self {
            Self::Hello | Self::Tables | Self::Quit => false,
            Self::New | Self::Position | Self::Load | Self::Fork | Self::Close | Self::Match(_) => true,
        }
    }
}

/// What a program may request of a match.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Order {
    State,
    View,
    Decision,
    Legal,
    Odds,
    Ways,
    Act,
    Roll,
    Play,
    Events,
    Best,
    Rate,
    Hint,
    Undo,
    Call,
    Record,
}

/// A field of a request, besides `cmd` and `id`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Field {
    /// Of every command about one table.
    Table,
    To,
    Spec,
    /// The revision of the rules.
    Rules,
    Seed,
    /// The terms of the match.
    Terms,
    Position,
    Record,
    Seat,
    Odds,
    Answers,
    /// Answers that have not been given: the reply describes the match as it would be after them.
    After,
    Index,
    Dice,
    Inputs,
    Roll,
    Level,
    Nodes,
    Ms,
    Legal,
    Call,
}

/// A command with its name and its fields.
pub(crate) struct Entry {
    pub(crate) command: Command,
    pub(crate) name: &'static str,
    pub(crate) fields: &'static [Field],
}

/// Every command, in the order of the documentation.
pub(crate) const COMMANDS: [Entry; 24] = [
    entry(Command::Hello, "hello", &[]),
    entry(Command::New, "new", &[Field::Spec, Field::Rules, Field::Seed, Field::Terms]),
    entry(Command::Position, "position", &[Field::Position, Field::Spec, Field::Rules, Field::Seed]),
    entry(Command::Load, "load", &[Field::Record, Field::Seed, Field::Terms]),
    entry(Command::Tables, "tables", &[]),
    entry(Command::Fork, "fork", &[Field::To, Field::Seed]),
    entry(Command::Close, "close", &[]),
    entry(Command::Match(Order::State), "state", &[Field::After]),
    entry(Command::Match(Order::View), "view", &[Field::Seat, Field::After]),
    entry(Command::Match(Order::Decision), "decision", &[Field::After]),
    entry(Command::Match(Order::Legal), "legal", &[Field::Odds, Field::After]),
    entry(Command::Match(Order::Odds), "odds", &[Field::After]),
    entry(Command::Match(Order::Ways), "ways", &[Field::After]),
    entry(Command::Match(Order::Act), "act", &[Field::Answers, Field::Index]),
    entry(Command::Match(Order::Roll), "roll", &[Field::Dice]),
    entry(Command::Match(Order::Play), "play", &[Field::Inputs, Field::Roll]),
    entry(Command::Match(Order::Events), "events", &[]),
    entry(
        Command::Match(Order::Best),
        "best",
        &[
            Field::Level,
            Field::Nodes,
            Field::Ms,
            Field::Position,
            Field::Spec,
            Field::Rules,
            Field::Seed,
            Field::Legal,
        ],
    ),
    entry(Command::Match(Order::Rate), "rate", &[Field::Level, Field::After]),
    entry(Command::Match(Order::Hint), "hint", &[Field::Level, Field::After]),
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
            Self::Table => "table",
            Self::To => "to",
            Self::Spec => "spec",
            Self::Rules => "rules",
            Self::Seed => "seed",
            Self::Terms => "terms",
            Self::Position => "position",
            Self::Record => "record",
            Self::Seat => "seat",
            Self::Odds => "odds",
            Self::Answers => "answers",
            Self::After => "after",
            Self::Index => "index",
            Self::Dice => "dice",
            Self::Inputs => "inputs",
            Self::Roll => "roll",
            Self::Level => "level",
            Self::Nodes => "nodes",
            Self::Ms => "ms",
            Self::Legal => "legal",
            Self::Call => "call",
        }
    }

    /// The message key of what belongs there.
    pub(crate) fn want(self) -> &'static str {
        match self {
            Self::Seed => "want-seed",
            Self::Index | Self::Rules => "want-index",
            Self::Dice => "want-dice",
            Self::Inputs | Self::Legal | Self::Answers | Self::After => "want-texts",
            Self::Odds | Self::Roll => "want-truth",
            Self::Nodes | Self::Ms => "want-budget",
            Self::Table
            | Self::To
            | Self::Spec
            | Self::Terms
            | Self::Position
            | Self::Record
            | Self::Seat
            | Self::Level
            | Self::Call => "want-text",
        }
    }

    /// An example of what belongs there.
    pub(crate) fn example(self) -> &'static str {
        match self {
            Self::Table | Self::To => r#""line-1""#,
            Self::Spec => r#""fuba:3.0""#,
            Self::Rules => "1",
            Self::Seed => "7",
            Self::Terms => r#""home.discard=1 draw=shoot-out""#,
            Self::Position => r#""home=4-4-2,GK:APA,AFR:10 ...""#,
            Self::Record => r#""touchline record 1\nspec: ...""#,
            Self::Seat => r#""home", "away", "spectator""#,
            Self::Answers | Self::After => r#"["target CE"]"#,
            Self::Index => "0",
            Self::Dice => "[4,2]",
            Self::Inputs => r#"["target CE","4 2"]"#,
            Self::Legal => r#"["press","done"]"#,
            Self::Odds | Self::Roll => "true",
            Self::Level => r#""coach:3""#,
            Self::Nodes => "4000",
            Self::Ms => "500",
            Self::Call => r#""resign home""#,
        }
    }
}
