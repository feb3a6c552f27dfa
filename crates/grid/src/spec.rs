//! Specs: from `grid:advanced@medium?end=score:2` to a [`Grid`] and back to the canonical string.

use std::ops::RangeInclusive;

use touchline_engine::{OfferedNeed, Refusal, Setting, Spec, SpecOption, unknown_value};

use crate::advanced::facing::HeelCost;
use crate::advanced::header::HeaderFrame;
use crate::advanced::juggling::MissedFollowUp;
use crate::advanced::stun::Stunning;
use crate::advanced::tackle::Stealing;
use crate::board::{BOARDS, SMALL};
use crate::optional::cards::RedCard;
use crate::rules::ending::Ending;
use crate::rules::goalie::Grab;
use crate::ruleset::{Ruleset, Toggle, Toggles};
use crate::{Grid, RULES_REVISION, revisions};

/// The name of the game in specs.
pub const GAME: &str = "grid";

/// The presets with their toggles (A.6).
pub const PRESETS: [(&str, Toggles); 3] =
    [("basic", Toggles::NONE), ("advanced", Toggles::ADVANCED), ("full", Toggles::FULL)];

/// The basic game on the small board.
pub const BASIC: Ruleset = Ruleset {
    revision: RULES_REVISION,
    board: &SMALL,
    fielders: SMALL.fielders,
    ending: Ending::Turns(180),
    half_time: true,
    on: Toggles::NONE,
    heel_cost: HeelCost::B,
    header_frame: HeaderFrame::Board,
    stealing: Stealing::Free,
    deliberate_out: false,
    shootout_early_stop: false,
    red_card: RedCard::Replaced,
    grab: Grab::GoesOn,
    missed_follow_up: MissedFollowUp::RollsOn,
    stunning: Stunning::BeyondMarkers,
};

/// An advanced or optional rule as specs name it.
pub struct Concept {
    /// Name in the spec.
    pub name: &'static str,
    /// What it switches on.
    pub toggle: Toggle,
    /// It requires at least one of these (A.6); empty where it needs none.
    pub needs: &'static [Toggle],
}

const fn concept(toggle: Toggle, needs: &'static [Toggle]) -> Concept {
    Concept { name: toggle.word(), toggle, needs }
}

/// Every concept, sorted by name. Calling a corner is not one: it comes with the corners (R-G950).
pub const CONCEPTS: [Concept; 20] = [
    concept(Toggle::Bicycle, &[Toggle::Intercept]),
    concept(Toggle::Cards, &[Toggle::Fouls]),
    concept(Toggle::Chest, &[Toggle::Intercept]),
    concept(Toggle::Deflection, &[]),
    concept(Toggle::Direction, &[]),
    concept(Toggle::Facing, &[]),
    concept(Toggle::Fake, &[]),
    concept(Toggle::Fouls, &[]),
    concept(Toggle::Header, &[Toggle::Intercept]),
    concept(Toggle::Inertia, &[]),
    concept(Toggle::Intercept, &[]),
    concept(Toggle::Juggle, &[Toggle::Header, Toggle::Bicycle]),
    concept(Toggle::LooseTwo, &[]),
    concept(Toggle::Offside, &[]),
    concept(Toggle::PoorAim, &[]),
    concept(Toggle::Reposition, &[]),
    concept(Toggle::Shootout, &[]),
    concept(Toggle::Skill, &[]),
    concept(Toggle::Stun, &[Toggle::Header, Toggle::Bicycle]),
    concept(Toggle::Tackle, &[]),
];

/// What an option depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// An advanced or optional rule.
    Toggle(Toggle),
    /// At least one of several.
    OneOf(&'static [Toggle]),
    /// All of several.
    All(&'static [Toggle]),
    /// A ball that can go out of bounds.
    Corners,
    /// A match that ends after turns or minutes, not at a score.
    Period,
}

impl Need {
    /// What `grab` tells apart: whose touch the ball still carries (G-DIR-06, G-INER-04, G-OFFS-01).
    pub(crate) const SEQUENCE: Self = Self::OneOf(&[Toggle::Direction, Toggle::Inertia, Toggle::Offside]);
    /// What `missed_follow_up` tells apart: whether a ball that was juggled rolls on.
    pub(crate) const ROLLING_JUGGLE: Self = Self::All(&[Toggle::Juggle, Toggle::Inertia]);

    /// As a client is told what it takes; nothing for what only custom rules need, which no client offers.
    pub(crate) fn offered(self) -> Option<OfferedNeed> {
        let (word, concepts, options) = match self {
            Self::OneOf(_) | Self::All(_) => return None,
            Self::Toggle(toggle) => (toggle.word(), vec![toggle.word()], Vec::new()),
            Self::Corners => {
                let forcing = CONCEPTS.iter().filter(|concept| Ruleset::FORCING.has(concept.toggle));
                let concepts = forcing.map(|concept| concept.name).collect();
                ("corners", concepts, vec![(DELIBERATE_OUT, vec![YES])])
            }
            Self::Period => ("period", Vec::new(), vec![(END, vec![TURNS_WORD, TIMED_WORD])]),
        };
        Some(OfferedNeed { word, concepts, options })
    }

    pub(crate) fn is_met(self, rules: &Ruleset) -> bool {
        match self {
            Self::Toggle(toggle) => rules.has(toggle),
            Self::OneOf(toggles) => toggles.iter().any(|toggle| rules.has(*toggle)),
            Self::All(toggles) => toggles.iter().all(|toggle| rules.has(*toggle)),
            Self::Corners => corners_exist(rules),
            Self::Period => !matches!(rules.ending, Ending::Score(_)),
        }
    }

    fn refusal(self, option: &str) -> Refusal {
        let words = |toggles: &[Toggle]| toggles.iter().map(|toggle| toggle.word()).collect::<Vec<&str>>();
        let needs = |words: &[&str]| {
            Refusal::new("spec-option-needs-concept").text("option", option).text("needs", words.join("+"))
        };
        match self {
            Self::Toggle(toggle) => needs(&[toggle.word()]),
            Self::All(toggles) => needs(&words(toggles)),
            Self::OneOf(toggles) => {
                let known = words(toggles);
                Refusal::new("spec-option-needs-one")
                    .text("option", option)
                    .text("known", known.join(", "))
                    .text("example", known[0])
            }
            Self::Corners => Refusal::new("spec-option-needs-corners").text("option", option),
            Self::Period => Refusal::new("spec-option-needs-period").text("option", option),
        }
    }
}

/// An option with words for its values, and what it depends on.
pub struct Choice {
    /// Name, rule, ruling and values, the default first.
    pub option: SpecOption<Ruleset>,
    /// What has to be in force.
    pub needs: Option<Need>,
}

/// A row is a value's word, when it applies, and what it sets; the default first.
macro_rules! choice {
    ($name:expr, $rule:literal, $ruling:expr, $needs:expr, |$r:ident| $($word:expr, $is:expr => $set:expr;)+) => {
        Choice {
            option: SpecOption {
                name: $name,
                rule: $rule,
                ruling: $ruling,
                words: || vec![$($word.to_owned()),+],
                word: |$r| {
                    $(if $is {
                        return $word.to_owned();
                    })+
                    String::new()
                },
                set: |$r, word| {
                    $(if word == $word {
                        $set;
                        return true;
                    })+
                    false
                },
            },
            needs: $needs,
        }
    };
}

/// Every option with words for its values, sorted by name. [`END`] and [`FIELDERS`] are separate. Those
/// without a ruling are custom rules.
pub const CHOICES: [Choice; 11] = [
    choice!("corner_call", "grid-corner-call", Some("R-G950"), Some(Need::Corners), |r|
        "on", r.has(Toggle::CornerCall) => r.on = r.on.with(Toggle::CornerCall);
        "off", !r.has(Toggle::CornerCall) => r.on = r.on.without(Toggle::CornerCall);
    ),
    choice!(DELIBERATE_OUT, "grid-deliberate-out", Some("R-G33"), None, |r|
        "no", !r.deliberate_out => r.deliberate_out = false;
        YES, r.deliberate_out => r.deliberate_out = true;
    ),
    choice!("grab", "grid-grab", None, Some(Need::SEQUENCE), |r|
        "goes-on", r.grab == Grab::GoesOn => r.grab = Grab::GoesOn;
        "starts-afresh", r.grab == Grab::StartsAfresh => r.grab = Grab::StartsAfresh;
    ),
    choice!("half_time", "grid-half-time", Some("G-END-11"), Some(Need::Period), |r|
        "on", r.half_time => r.half_time = true;
        "off", !r.half_time => r.half_time = false;
    ),
    choice!("header_frame", "grid-header-frame", Some("R-G54"), Some(Need::Toggle(Toggle::Header)), |r|
        "board", r.header_frame == HeaderFrame::Board => r.header_frame = HeaderFrame::Board;
        "head", r.header_frame == HeaderFrame::Head => r.header_frame = HeaderFrame::Head;
    ),
    choice!("heel_cost", "grid-heel-cost", Some("R-G45"), Some(Need::Toggle(Toggle::Facing)), |r|
        "b", r.heel_cost == HeelCost::B => r.heel_cost = HeelCost::B;
        "a", r.heel_cost == HeelCost::A => r.heel_cost = HeelCost::A;
        "c", r.heel_cost == HeelCost::C => r.heel_cost = HeelCost::C;
    ),
    choice!("missed_follow_up", "grid-missed-follow-up", None, Some(Need::ROLLING_JUGGLE), |r|
        "rolls-on", r.missed_follow_up == MissedFollowUp::RollsOn
            => r.missed_follow_up = MissedFollowUp::RollsOn;
        "lies-still", r.missed_follow_up == MissedFollowUp::LiesStill
            => r.missed_follow_up = MissedFollowUp::LiesStill;
    ),
    choice!("red_card_plays_short", "grid-red-card", Some("R-G62"), Some(Need::Toggle(Toggle::Cards)), |r|
        "no", r.red_card == RedCard::Replaced => r.red_card = RedCard::Replaced;
        "yes", r.red_card == RedCard::PlaysShort => r.red_card = RedCard::PlaysShort;
    ),
    choice!("shootout_early_stop", "grid-shootout-early-stop", Some("R-G22"), Some(Need::Period), |r|
        "no", !r.shootout_early_stop => r.shootout_early_stop = false;
        "yes", r.shootout_early_stop => r.shootout_early_stop = true;
    ),
    choice!("stunning", "grid-stunning", None, Some(Need::Toggle(Toggle::Stun)), |r|
        "beyond-markers", r.stunning == Stunning::BeyondMarkers => r.stunning = Stunning::BeyondMarkers;
        "straight-in", r.stunning == Stunning::StraightIn => r.stunning = Stunning::StraightIn;
    ),
    choice!("tackle_required_to_steal", "grid-stealing", Some("R-G46"), Some(Need::Toggle(Toggle::Tackle)), |r|
        "no", r.stealing == Stealing::Free => r.stealing = Stealing::Free;
        "yes", r.stealing == Stealing::ByTackle => r.stealing = Stealing::ByTackle;
    ),
];

/// The words of a rule that a spec switches on or off: `tackle=off`.
const ON: &str = "on";
const OFF: &str = "off";

/// The option that switches a rule on or off: `poor_aim` for the concept `poor-aim`.
fn switch(toggle: Toggle) -> String {
    toggle.word().replace('-', "_")
}

/// How specs switch a rule; calling a corner is a choice.
pub(crate) fn switched(toggle: Toggle, rules: &Ruleset) -> Setting {
    let word = if rules.has(toggle) { ON } else { OFF };
    Setting { name: switch(toggle), word: word.to_owned(), words: vec![ON.to_owned(), OFF.to_owned()] }
}

/// The option for the end of the match: `end=turns:180`, `end=score:2`, `end=timed:90`.
pub const END: &str = "end";
/// The words of matches that end after turns or minutes.
const TURNS_WORD: &str = "turns";
const TIMED_WORD: &str = "timed";
/// The option that says whether the ball may be played out on purpose, and its value for that.
const DELIBERATE_OUT: &str = "deliberate_out";
const YES: &str = "yes";
/// The option for the number of fielders per team.
pub const FIELDERS: &str = "fielders";

/// Fielders a team may have (G-SET-01).
pub const FIELDER_RANGE: RangeInclusive<u8> = 1..=10;
/// Turns a match may last: at least one per half, and fewer than automatic play endures.
const TURNS: RangeInclusive<u16> = 2..=1000;
/// Goals that may be needed to win (G-END-02).
const GOALS: RangeInclusive<u8> = 1..=99;
/// Minutes a match may last (G-END-04).
const MINUTES: RangeInclusive<u16> = 1..=500;

impl Choice {
    fn choose(&self, rules: &mut Ruleset, word: &str) -> Result<(), Refusal> {
        match self.needs.filter(|need| !need.is_met(rules)) {
            Some(need) => Err(need.refusal(self.option.name)),
            None => self.option.choose(rules, word),
        }
    }
}

impl Grid {
    /// The game named by a spec string.
    pub fn from_text(text: &str) -> Result<Self, Refusal> {
        Self::from_spec(&Spec::parse(text)?)
    }

    /// The game of a spec under a revision of the rules: a match continues under the one it began with.
    pub fn at_revision(spec: &Spec, revision: u32) -> Result<Self, Refusal> {
        let mut game = Self::from_spec(spec)?;
        revisions::play_as(&mut game.rules, revision)?;
        Ok(game)
    }

    /// The game of a spec.
    pub fn from_spec(spec: &Spec) -> Result<Self, Refusal> {
        let Some((_, preset)) = PRESETS.into_iter().find(|(name, _)| *name == spec.edition) else {
            let known = PRESETS.map(|(name, _)| name).join(", ");
            return Err(Refusal::new("spec-unknown-edition").text("got", &spec.edition).text("known", known));
        };
        let mut rules = BASIC;
        if let Some(name) = &spec.board {
            rules.board = BOARDS.into_iter().find(|board| board.name == name).ok_or_else(|| {
                let known = BOARDS.map(|board| board.name).join(", ");
                Refusal::new("spec-unknown-board").text("got", name).text("known", known)
            })?;
        }
        rules.fielders = rules.board.fielders;
        rules.on = switched_on(preset, spec)?;
        for (name, word) in &spec.options {
            match name.as_str() {
                END => rules.ending = ending(word)?,
                FIELDERS => rules.fielders = fielders(word)?,
                _ => {}
            }
        }
        let choices = spec.options.iter().filter(|(name, _)| name != END && name != FIELDERS);
        // What others depend on comes first: playing the ball out on purpose brings corners with it.
        let mut last = Vec::new();
        for (name, word) in choices {
            match CHOICES.iter().find(|choice| choice.option.name == name) {
                Some(choice) if choice.needs.is_none() => choice.choose(&mut rules, word)?,
                Some(choice) => last.push((choice, word)),
                None if CONCEPTS.iter().any(|concept| switch(concept.toggle) == *name) => {}
                None => return Err(unknown_option(name)),
            }
        }
        set_defaults(&mut rules);
        last.into_iter().try_for_each(|(choice, word)| choice.choose(&mut rules, word))?;
        Ok(Self { rules })
    }

    /// The basic game under the revision in force.
    fn basic(&self) -> Ruleset {
        basic_at(self.rules.revision)
    }

    /// The rules that no preset has and nothing leaves to the table.
    pub fn custom(&self) -> Vec<&'static str> {
        let basic = self.basic();
        let custom = |choice: &&Choice| {
            let option = choice.option;
            option.ruling.is_none() && (option.word)(&self.rules) != (option.word)(&basic)
        };
        CHOICES.iter().filter(custom).map(|choice| choice.option.rule).collect()
    }

    /// The canonical spec: the largest preset that is in force, the other rules by name, board and options
    /// only where they differ from the default.
    pub fn spec(&self) -> Spec {
        let rules = &self.rules;
        let within = |preset: Toggles| rules.on.includes(preset.without(Toggle::CornerCall));
        let (edition, preset) = PRESETS.into_iter().rev().find(|(_, on)| within(*on)).unwrap_or(PRESETS[0]);
        let beside = |concept: &&Concept| rules.has(concept.toggle) && !preset.has(concept.toggle);
        // What a revision of the rules played otherwise is in no spec.
        let basic = self.basic();
        let mut plain = *rules;
        set_defaults(&mut plain);
        let mut options: Vec<(String, String)> = CHOICES
            .iter()
            .filter_map(|choice| {
                choice.option.written(rules, if choice.needs.is_none() { &basic } else { &plain })
            })
            .collect();
        if rules.fielders != rules.board.fielders {
            options.push((FIELDERS.to_owned(), rules.fielders.to_string()));
        }
        if rules.ending != BASIC.ending {
            options.push((END.to_owned(), ending_word(rules.ending)));
        }
        options.sort();
        Spec {
            game: GAME.into(),
            edition: edition.into(),
            board: (rules.board != BOARDS[0]).then(|| rules.board.name.to_owned()),
            concepts: CONCEPTS.iter().filter(beside).map(|concept| concept.name.to_owned()).collect(),
            options,
        }
    }
}

/// The basic game as a revision of the rules plays it.
fn basic_at(revision: u32) -> Ruleset {
    let mut basic = BASIC;
    let _ = revisions::play_as(&mut basic, revision);
    basic
}

/// Whether there are corners: where the ball can go out of bounds (R-G69); calling them does not bring them
/// about.
fn corners_exist(rules: &Ruleset) -> bool {
    Ruleset { on: rules.on.without(Toggle::CornerCall), ..*rules }.forced_kit()
}

/// The defaults that depend on the rest: corners are called wherever there are any (R-G950), a match to a
/// score has no halves (A.6); every option with words is as in the basic game.
fn set_defaults(rules: &mut Ruleset) {
    *rules = Ruleset {
        board: rules.board,
        fielders: rules.fielders,
        ending: rules.ending,
        half_time: Need::Period.is_met(rules),
        on: rules.on.without(Toggle::CornerCall),
        deliberate_out: rules.deliberate_out,
        ..basic_at(rules.revision)
    };
    if corners_exist(rules) {
        rules.on = rules.on.with(Toggle::CornerCall);
    }
}

/// The preset, what the spec adds and what it switches; a rule must come with those it requires.
fn switched_on(preset: Toggles, spec: &Spec) -> Result<Toggles, Refusal> {
    let mut on = preset;
    for name in &spec.concepts {
        let Some(concept) = CONCEPTS.iter().find(|concept| concept.name == name) else {
            let known = CONCEPTS.each_ref().map(|concept| concept.name).join(", ");
            return Err(Refusal::new("spec-unknown-concept")
                .text("got", name)
                .text("edition", &spec.edition)
                .text("known", known));
        };
        on = on.with(concept.toggle);
    }
    for concept in &CONCEPTS {
        let name = switch(concept.toggle);
        on = match spec.option(&name) {
            None => on,
            Some(ON) => on.with(concept.toggle),
            Some(OFF) => on.without(concept.toggle),
            Some(got) => return Err(unknown_value(&name, got, &[ON, OFF].join(", "))),
        };
    }
    for concept in CONCEPTS.iter().filter(|concept| on.has(concept.toggle)) {
        match concept.needs {
            [] => {}
            needs if needs.iter().any(|needed| on.has(*needed)) => {}
            [needed] => {
                return Err(Refusal::new("spec-concept-needs")
                    .text("got", concept.name)
                    .text("needs", needed.word()));
            }
            needs => {
                let known: Vec<&str> = needs.iter().map(|needed| needed.word()).collect();
                return Err(Refusal::new("spec-concept-needs-one")
                    .text("got", concept.name)
                    .text("known", known.join(", "))
                    .text("example", known[0]));
            }
        }
    }
    Ok(on)
}

/// `turns:180`, `score:2` or `timed:90`; without a number, the default of A.6.
fn ending(word: &str) -> Result<Ending, Refusal> {
    let (kind, number) = word.split_once(':').map_or((word, None), |(kind, number)| (kind, Some(number)));
    let ending = match kind {
        TURNS_WORD => number.map_or(Some(180), |n| within(n, &TURNS)).map(Ending::Turns),
        "score" => number.map_or(Some(2), |n| within(n, &GOALS)).map(Ending::Score),
        TIMED_WORD => number.map_or(Some(90), |n| within(n, &MINUTES)).map(Ending::Timed),
        _ => None,
    };
    ending.ok_or_else(|| {
        Refusal::new("spec-ending")
            .text("got", word)
            .number("turns", *TURNS.end())
            .number("goals", *GOALS.end())
            .number("minutes", *MINUTES.end())
    })
}

pub(crate) fn ending_word(ending: Ending) -> String {
    match ending {
        Ending::Turns(turns) => format!("{TURNS_WORD}:{turns}"),
        Ending::Score(goals) => format!("score:{goals}"),
        Ending::Timed(minutes) => format!("{TIMED_WORD}:{minutes}"),
    }
}

fn within<T: std::str::FromStr + PartialOrd>(number: &str, range: &RangeInclusive<T>) -> Option<T> {
    number.parse().ok().filter(|n| range.contains(n))
}

fn fielders(word: &str) -> Result<u8, Refusal> {
    within(word, &FIELDER_RANGE).ok_or_else(|| {
        let known: Vec<String> = FIELDER_RANGE.map(|n| n.to_string()).collect();
        unknown_value(FIELDERS, word, &known.join(", "))
    })
}

fn unknown_option(name: &str) -> Refusal {
    let mut known: Vec<String> =
        CHOICES.iter().map(|choice| choice.option.name).chain([END, FIELDERS]).map(str::to_owned).collect();
    known.extend(CONCEPTS.iter().map(|concept| switch(concept.toggle)));
    known.sort_unstable();
    Refusal::new("spec-unknown-option").text("got", name).text("known", known.join(", "))
}
