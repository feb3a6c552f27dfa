//! # The rules for people to read
//! Every rule of a ruleset as a row, what specs can ask for, and the title and warnings of a spec.

use touchline_engine::variant_word as word;
use touchline_engine::{
    Message, Offer, OfferedConcept, OfferedOption, Row, Rulebook, Setting, edition_key, played_custom,
};

use crate::Grid;
use crate::board::BOARDS;
use crate::optional::cards::RedCard;
use crate::rules::ending::Ending;
use crate::ruleset::{Ruleset, Toggle};
use crate::spec::{
    BASIC, CHOICES, CONCEPTS, END, FIELDER_RANGE, FIELDERS, GAME, Need, PRESETS, ending_word, switched,
};

/// What any rule that can force the ball brings with it (R-G69).
const FORCED_KIT: &str = "G-FORCE-01, G-FORCE-02, G-FORCE-03, G-BNC-01, G-BNC-02, G-BNC-03, G-BNC-04, G-BNC-05, G-BNC-06, \
    G-OOB-01, G-OOB-02, G-OOB-03, G-OOB-04, G-OOB-05, G-OOB-06, G-OOB-07, G-OOB-08, G-OOB-09, G-OOB-10, G-OOB-11, \
    G-OOB-12, G-OOB-13, G-OOB-14, G-OOB-15, R-G69";
/// What any rule that can put a member down brings with it (R-G69).
const DOWN_KIT: &str = "G-DOWN-01, G-DOWN-02, G-DOWN-03, G-DOWN-04, G-DOWN-05, G-DOWN-06, G-DOWN-07, G-DOWN-08, G-DOWN-09, \
    G-DOWN-10, R-G69";

/// A rule that is in play or not.
fn in_play(rule: &'static str, on: bool, clauses: &'static str) -> Row {
    if on { Row::new(rule, "in-play", clauses) } else { Row::new(rule, "none", "") }.advanced()
}

impl Ruleset {
    /// Every rule with its value, in rulebook order. Different rulesets have different rows.
    pub fn rows(&self) -> Vec<Row> {
        let yes = |on: bool| if on { "yes" } else { "no" };
        let ends = match self.ending {
            Ending::Turns(_) => "G-END-01, G-END-07, G-END-08, G-END-10",
            Ending::Score(_) => "G-END-01, G-END-02, G-END-03",
            Ending::Timed(_) => "G-END-01, G-END-04, G-END-05, G-END-09, G-END-10",
        };
        let period = !matches!(self.ending, Ending::Score(_));
        let half_time = if self.half_time { "G-END-11, G-END-12" } else { "G-END-11" };
        let early_stop = if self.shootout_early_stop { "G-SO-15, R-G22" } else { "G-SO-12, G-SO-15" };
        let mut rows = vec![
            Row::new("grid-board", self.board.name, "R-G01"),
            Row::new("grid-fielders", self.fielders.to_string(), "G-SET-01, G-SET-02"),
            Row::new("grid-end", ending_word(self.ending), ends),
            Row::new("grid-half-time", yes(self.half_time), half_time).only_if(period),
            Row::new("grid-shootout-early-stop", yes(self.shootout_early_stop), early_stop).only_if(period),
            Row::new("grid-deliberate-out", yes(self.deliberate_out), "G-KICK-12, R-G33"),
        ];
        for (rule, on, clauses) in
            [("grid-out-of-bounds", self.forced_kit(), FORCED_KIT), ("grid-down", self.down_kit(), DOWN_KIT)]
        {
            rows.push(in_play(rule, on, clauses));
        }
        let toggles = Toggle::ALL.into_iter();
        rows.extend(toggles.map(|toggle| in_play(toggle.rule(), self.has(toggle), toggle.clauses())));
        rows.extend([
            Row::new("grid-heel-cost", word(&self.heel_cost), "G-HEEL-01, G-HEEL-02, R-G45")
                .only_if(self.has(Toggle::Facing)),
            Row::new("grid-header-frame", word(&self.header_frame), "G-HEAD-05, R-G54")
                .only_if(self.has(Toggle::Header)),
            Row::new("grid-stealing", word(&self.stealing), "R-G46, R-G92").only_if(self.has(Toggle::Tackle)),
            Row::new("grid-red-card", word(&self.red_card), "G-CARD-02, R-G62")
                .only_if(self.has(Toggle::Cards)),
            Row::new("grid-grab", word(&self.grab), "G-DIR-06, G-DIR-07, R-G970")
                .only_if(Need::SEQUENCE.is_met(self)),
            Row::new("grid-missed-follow-up", word(&self.missed_follow_up), "G-INER-04, G-JUG-13, R-G971")
                .only_if(Need::ROLLING_JUGGLE.is_met(self)),
            Row::new("grid-stunning", word(&self.stunning), "G-STUN-01, R-G972")
                .only_if(self.has(Toggle::Stun)),
        ]);
        rows.into_iter().map(|row| Row { setting: self.setting(row.rule), ..row }).collect()
    }

    /// How specs set a rule; nothing for the board, which has a place of its own in specs, and for what other
    /// rules bring.
    fn setting(&self, rule: &str) -> Option<Setting> {
        let offered = |option: OfferedOption, word: String| {
            (option.rule == rule).then(|| Setting { name: option.name.into(), word, words: option.values })
        };
        let choice = CHOICES.iter().find(|choice| choice.option.rule == rule);
        choice
            .map(|choice| choice.option.setting(self))
            .or_else(|| {
                let concept = CONCEPTS.iter().find(|concept| concept.toggle.rule() == rule);
                concept.map(|concept| switched(concept.toggle, self))
            })
            .or_else(|| offered(end(), ending_word(self.ending)))
            .or_else(|| offered(fielders(), self.fielders.to_string()))
    }
}

impl Rulebook for Grid {
    fn offer() -> Offer {
        let presets = PRESETS.map(|(name, _)| name);
        let concepts = CONCEPTS.map(|concept| OfferedConcept {
            name: concept.name,
            rule: concept.toggle.rule(),
            // Presets that include it do not offer it.
            editions: PRESETS
                .into_iter()
                .filter(|(_, on)| !on.has(concept.toggle))
                .map(|(name, _)| name)
                .collect(),
            part_of: PRESETS
                .into_iter()
                .filter(|(_, on)| on.has(concept.toggle))
                .map(|(name, _)| name)
                .collect(),
            needs: concept.needs.iter().map(|needed| needed.word()).collect(),
        });
        let mut options: Vec<OfferedOption> = CHOICES
            .iter()
            .filter(|choice| choice.option.ruling.is_some())
            .map(|choice| OfferedOption {
                default: (choice.option.words)().into_iter().next(),
                needs: choice.needs.and_then(Need::offered),
                ..choice.option.offered(&BASIC)
            })
            .collect();
        options.extend([end(), fielders()]);
        options.sort_by_key(|option| option.name);
        Offer {
            game: GAME,
            editions: presets.into(),
            edition: presets[0],
            boards: BOARDS.map(|board| board.name).into(),
            concepts: concepts.into(),
            all: None,
            options,
        }
    }

    fn title(&self) -> Vec<Message> {
        let spec = self.spec();
        let mut parts = vec![
            Message::new(edition_key(GAME, &spec.edition)),
            Message::new(format!("board-{}", self.rules.board.name)),
        ];
        if !spec.concepts.is_empty() {
            parts.push(Message::new("played-with").text("names", spec.concepts.join(", ")));
        }
        parts.extend(played_custom(&self.custom(), &self.rows()));
        parts
    }

    fn custom(&self) -> Vec<&'static str> {
        self.custom()
    }

    fn rows(&self) -> Vec<Row> {
        self.rules.rows()
    }

    fn warnings(&self) -> Vec<Message> {
        let rules = &self.rules;
        let mut all = Vec::new();
        // G-SET-02: crowded, but allowed.
        if rules.fielders > rules.board.advised {
            all.push(
                Message::new("warn-crowded")
                    .number("fielders", rules.fielders)
                    .number("advised", rules.board.advised),
            );
        }
        if rules.has(Toggle::Cards) && !rules.has(Toggle::Skill) && rules.red_card == RedCard::Replaced {
            all.push(Message::new("warn-cards-idle"));
        }
        all
    }
}

fn end() -> OfferedOption {
    OfferedOption {
        name: END,
        rule: "grid-end",
        values: [Ending::Turns(180), Ending::Score(2), Ending::Timed(90)].map(ending_word).into(),
        default: Some(ending_word(BASIC.ending)),
        clause: "G-END-01",
        needs: None,
    }
}

/// The default depends on the board.
fn fielders() -> OfferedOption {
    OfferedOption {
        name: FIELDERS,
        rule: "grid-fielders",
        values: FIELDER_RANGE.map(|n| n.to_string()).collect(),
        default: None,
        clause: "G-SET-01",
        needs: None,
    }
}
