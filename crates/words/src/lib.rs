//! Every sentence people read about a match: Fluent catalogues, and the step from a [`Message`] to its
//! sentence.
//!
//! Rules crates only name a message; [`Words`] turns it into a sentence. Anything missing shows up as the
//! message's own notation, so a gap in a catalogue is visible but never stops a match.

pub mod clauses;
pub mod near;

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use touchline_engine::{Arg, Message};
use unic_langid::LanguageIdentifier;

/// The catalogues of a language, by its folder. Every language has the same files; those of a game have its
/// name.
macro_rules! catalogues {
    ($language:literal) => {
        [
            include_str!(concat!("../catalogues/", $language, "/common.ftl")),
            include_str!(concat!("../catalogues/", $language, "/refusals.ftl")),
            include_str!(concat!("../catalogues/", $language, "/fuba.ftl")),
            include_str!(concat!("../catalogues/", $language, "/advanced.ftl")),
            include_str!(concat!("../catalogues/", $language, "/rules.ftl")),
            include_str!(concat!("../catalogues/", $language, "/grid.ftl")),
            include_str!(concat!("../catalogues/", $language, "/grid-rules.ftl")),
            include_str!(concat!("../catalogues/", $language, "/toy.ftl")),
            include_str!(concat!("../catalogues/", $language, "/hints.ftl")),
            include_str!(concat!("../catalogues/", $language, "/analysis.ftl")),
            include_str!(concat!("../catalogues/", $language, "/league.ftl")),
            include_str!(concat!("../catalogues/", $language, "/reasons.ftl")),
            include_str!(concat!("../catalogues/", $language, "/server.ftl")),
            include_str!(concat!("../catalogues/", $language, "/league-command.ftl")),
        ]
    };
}

/// The languages by code, which is also the name of the folder: a new language is one more line here.
macro_rules! languages {
    ($($language:literal),+ $(,)?) => {
        /// The codes of the available languages, English first.
        pub const LANGUAGES: [&str; [$($language),+].len()] = [$($language),+];

        /// The catalogues of each language, in the order of [`LANGUAGES`].
        static CATALOGUES: [&[&str]; LANGUAGES.len()] = [$(&catalogues!($language)),+];
    };
}

languages! {
    "en",
    "fi",
    "it",
}

/// The sentences of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// English.
    pub fn english() -> Self {
        Self::from_catalogues(LANGUAGES[0], CATALOGUES[0])
    }

    /// The language with this code, one of [`LANGUAGES`].
    pub fn in_language(code: &str) -> Option<Self> {
        let (language, catalogues) =
            LANGUAGES.iter().zip(&CATALOGUES).find(|(language, _)| **language == code)?;
        Some(Self::from_catalogues(language, catalogues))
    }

    fn from_catalogues(language: &str, catalogues: &[&str]) -> Self {
        let language: LanguageIdentifier = language.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Isolation marks around arguments would show in terminals; names and notation are left-to-right
        // anyway.
        bundle.set_use_isolating(false);
        // Fails only for a duplicate name, and this is the only function.
        let _ = bundle.add_function("SIGNED", signed);
        let mut words = Self { bundle };
        for catalogue in catalogues {
            words.add(catalogue);
        }
        words
    }

    /// Add sentences; they replace earlier ones with the same key. Unparsable ones are left out (tests make
    /// sure there are none).
    fn add(&mut self, catalogue: &str) {
        let resource = FluentResource::try_new(catalogue.to_owned()).unwrap_or_else(|(readable, _)| readable);
        self.bundle.add_resource_overriding(resource);
    }

    /// Call the seats by people's names; a seat with a blank name keeps its own word.
    #[must_use]
    pub fn with_names(mut self, home: &str, away: &str) -> Self {
        for (seat, name) in [("seat-home", home), ("seat-away", away)] {
            if !name.trim().is_empty() {
                self.add(&format!("{seat} = {}\n", literal(name)));
            }
        }
        self
    }

    /// The language code: `en`.
    pub fn language(&self) -> String {
        self.bundle.locales.first().map(ToString::to_string).unwrap_or_default()
    }

    /// Whether the key has a sentence.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// The sentence of a message; the message's own notation (`key name=value`) if there is none.
    ///
    /// Arguments that are keys are rendered first; they may use the numbers and texts of the message too. A
    /// message about a seat (argument `seat`) may also name the other one, as `$other`.
    ///
    /// An argument that is a key, such as `line-defence` for `$line`, also provides the part of the key that
    /// tells which one it is: `$line-is` is `defence` in every language. Languages other than English need it
    /// to choose between forms, because `$line` is already the translated word.
    ///
    /// A refusal of a word (`$got`) that lists the known ones (`$known`) suggests the closest of them.
    pub fn say(&self, message: &Message) -> String {
        let plain = plain_arguments(message);
        let mut args = plain_arguments(message);
        for (name, arg) in &message.args {
            let Arg::Key(key) = arg else { continue };
            args.set(*name, self.format(key, &plain).unwrap_or_else(|| key.clone()));
            args.set(format!("{name}-is"), key.split_once('-').map_or(key.as_str(), |(_, which)| which));
            if let ("seat", Some(other)) = (*name, other_seat(key)) {
                args.set("other", self.say_key(other));
            }
        }
        let sentence = self.format(&message.key, &args).unwrap_or_else(|| message.to_string());
        match meant(message) {
            Some(meant) => {
                format!("{sentence} {}", self.say(&Message::new("did-you-mean").text("meant", meant)))
            }
            None => sentence,
        }
    }

    /// The sentence of a key without arguments.
    pub fn say_key(&self, key: &str) -> String {
        self.format(key, &FluentArgs::new()).unwrap_or_else(|| key.to_owned())
    }

    /// What a value of a rule means: `rule-RULE-VALUE`, or the steps of the turn in order for the turn order.
    /// A number without a sentence of its own becomes `$n`: for `turns:180` in `rule-RULE-turns`, for `7`
    /// alone in `rule-RULE-number`.
    pub fn say_rule(&self, rule: &str, value: &str) -> String {
        let key = format!("rule-{rule}-{value}");
        if !self.has(&key)
            && let (kind, number) = value.split_once(':').unwrap_or(("number", value))
            && let Ok(n) = number.parse::<i64>()
        {
            return self.say(&Message::new(format!("rule-{rule}-{kind}")).number("n", n));
        }
        if self.has(&key) || !value.contains(':') {
            return self.say_key(&key);
        }
        let steps: Vec<_> = value.split(':').map(|step| self.say_key(&format!("step-{step}"))).collect();
        steps.join(", ")
    }

    /// The sentence, unless the key or one of its arguments is missing.
    fn format(&self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }
}

/// The arguments that need no rendering: numbers and texts.
fn plain_arguments(message: &Message) -> FluentArgs<'_> {
    let mut args = FluentArgs::with_capacity(message.args.len());
    for (name, arg) in &message.args {
        match arg {
            Arg::Number(n) => args.set(*name, *n),
            Arg::Text(text) => args.set(*name, text.as_str()),
            Arg::Key(_) => {}
        }
    }
    args
}

/// The known word closest to the one given.
fn meant(message: &Message) -> Option<&str> {
    let text = |wanted: &str| {
        message.args.iter().find_map(|(name, arg)| match arg {
            Arg::Text(text) if *name == wanted => Some(text.as_str()),
            _ => None,
        })
    };
    near::nearest(text("got")?, text("known")?)
}

fn other_seat(key: &str) -> Option<&'static str> {
    match key {
        "seat-home" => Some("seat-away"),
        "seat-away" => Some("seat-home"),
        _ => None,
    }
}

/// `SIGNED($n)` in a catalogue: a number with its sign, always.
fn signed<'a>(positional: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    match positional {
        [FluentValue::Number(n)] => FluentValue::String(Cow::Owned(format!("{:+}", n.value))),
        _ => FluentValue::Error,
    }
}

/// A text as a Fluent string literal, so that nothing in a person's name is read as syntax.
fn literal(text: &str) -> String {
    let mut out = String::from("{ \"");
    for c in text.trim().chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            _ if c.is_control() => out.push(' '),
            _ => out.push(c),
        }
    }
    out.push_str("\" }");
    out
}
