//! # The rules for people to read
//! Every rule of a ruleset as a row, what specs can ask for, what one of them is called and warned of.

use touchline_engine::variant_word as word;
use touchline_engine::{Message, Offer, OfferedConcept, OfferedOption, Row, Rulebook, edition_key};

use crate::Grid;
use crate::board::BOARDS;
use crate::optional::cards::RedCard;
use crate::rules::ending::Ending;
use crate::ruleset::{Ruleset, Toggle};
use crate::spec::{
    BASIC, CHOICES, CONCEPTS, END, FIELDER_RANGE, FIELDERS, GAME, Need, PRESETS, ending_word, name,
};

/// Every toggle in the order of the rulebook: its row and the clauses and rulings it brings into play.
const TOGGLES: [(Toggle, &str, &str); 21] = [
    (
        Toggle::Direction,
        "grid-direction",
        "G-DIR-01, G-DIR-02, G-DIR-03, G-DIR-04, G-DIR-05, G-DIR-06, G-DIR-07, G-DIR-08, R-G27, R-G28",
    ),
    (
        Toggle::Inertia,
        "grid-inertia",
        "G-INER-01, G-INER-02, G-INER-03, G-INER-04, G-INER-05, G-INER-06, G-INER-07, G-INER-08, \
         G-INER-09, G-INER-10, R-G29, R-G78",
    ),
    (
        Toggle::PoorAim,
        "grid-poor-aim",
        "G-AIM-01, G-AIM-02, G-AIM-03, G-AIM-04, G-AIM-05, G-AIM-06, G-AIM-07, G-AIM-08, G-AIM-09, \
         G-AIM-10, G-AIM-11, G-AIM-12, R-G30",
    ),
    (
        Toggle::LooseTwo,
        "grid-loose-two",
        "G-LOOSE-01, G-LOOSE-02, G-LOOSE-03, G-LOOSE-04, G-LOOSE-05, G-LOOSE-06, G-LOOSE-07, R-G31, \
         R-G84",
    ),
    (
        Toggle::CornerCall,
        "grid-corner-call",
        "G-CRN-01, G-CRN-02, G-CRN-03, G-CRN-04, G-CRN-05, G-CRN-06, G-CRN-07, G-CRN-08, G-CRN-09, \
         R-G36, R-G950",
    ),
    (
        Toggle::Deflection,
        "grid-deflection",
        "G-DEFL-01, G-DEFL-02, G-DEFL-03, G-DEFL-04, G-DEFL-05, G-DEFL-06, G-DEFL-07, G-DEFL-08, \
         G-DEFL-09, G-DEFL-10, G-DEFL-11, G-DEFL-12, G-DEFL-13, R-G39, R-G40, R-G41, R-G42",
    ),
    (
        Toggle::Facing,
        "grid-facing",
        "G-FACE-01, G-FACE-02, G-FACE-03, G-FACE-04, G-FACE-05, G-FACE-06, G-FACE-07, G-FACE-08, \
         G-FACE-09, G-FACE-10, R-G44",
    ),
    (
        Toggle::Tackle,
        "grid-tackle",
        "G-TKL-01, G-TKL-02, G-TKL-03, G-TKL-04, G-TKL-05, G-TKL-06, G-TKL-07, G-TKL-08, G-TKL-09, \
         G-TKL-10, G-TKL-11, G-TKL-12, G-TKL-13, G-TKL-14, G-TKL-15, G-TKL-16, G-TKL-17, G-TKL-18, \
         G-TKL-19, G-TKL-20, G-TKL-21, R-G46",
    ),
    (
        Toggle::Intercept,
        "grid-intercept",
        "G-INT-01, G-INT-02, G-INT-03, G-INT-04, G-INT-05, G-INT-06, G-INT-07, G-INT-08, G-INT-09, \
         G-INT-10, G-INT-11, G-INT-12, G-INT-13, G-INT-14, G-INT-15, G-INT-16, G-INT-17, G-INT-18, \
         G-INT-19, R-G47, R-G48",
    ),
    (
        Toggle::Chest,
        "grid-chest",
        "G-CHST-01, G-CHST-02, G-CHST-03, G-CHST-04, G-CHST-05, G-CHST-06, G-CHST-07, G-CHST-08, R-G902",
    ),
    (
        Toggle::Header,
        "grid-header",
        "G-HEAD-01, G-HEAD-02, G-HEAD-03, G-HEAD-04, G-HEAD-05, G-HEAD-06, G-HEAD-07, G-HEAD-08, \
         G-HEAD-09, G-HEAD-10, G-HEAD-11, G-HEAD-12, G-CHDR-01, G-CHDR-02, G-CHDR-03, G-CHDR-04, \
         G-CHDR-05, G-CHDR-06, G-CHDR-07, G-CHDR-08, G-CHDR-09, R-G53",
    ),
    (
        Toggle::Bicycle,
        "grid-bicycle",
        "G-BIKE-01, G-BIKE-02, G-BIKE-03, G-BIKE-04, G-BIKE-05, G-BIKE-06, G-BIKE-07, G-BIKE-08, \
         G-BIKE-09, G-BIKE-10, G-BIKE-11, G-BIKE-12, G-BIKE-13, G-BIKE-14, G-BIKE-15",
    ),
    (
        Toggle::Juggle,
        "grid-juggle",
        "G-JUG-01, G-JUG-02, G-JUG-03, G-JUG-04, G-JUG-05, G-JUG-06, G-JUG-07, G-JUG-08, G-JUG-09, \
         G-JUG-10, G-JUG-11, G-JUG-12, G-JUG-13, G-JUG-14, G-JUG-15, G-JUG-16, G-JUG-17",
    ),
    (
        Toggle::Fake,
        "grid-fake",
        "G-FAKE-01, G-FAKE-02, G-FAKE-03, G-FAKE-04, G-FAKE-05, G-FAKE-06, G-FAKE-07, G-FAKE-08, \
         G-FAKE-09, G-FAKE-10, G-FAKE-11, G-FAKE-12, G-FAKE-13, G-FAKE-14",
    ),
    (Toggle::Stun, "grid-stun", "G-STUN-01, G-STUN-02, G-STUN-03, G-STUN-04, G-STUN-05"),
    (Toggle::Shootout, "grid-shootout", "G-ASO-01, G-ASO-02, G-ASO-03, G-ASO-04"),
    (Toggle::Reposition, "grid-reposition", "G-RPOS-01, G-RPOS-02, G-RPOS-03, G-RPOS-04, R-G38"),
    (
        Toggle::Fouls,
        "grid-fouls",
        "G-FOUL-01, G-FOUL-02, G-FOUL-03, G-FOUL-04, G-FOUL-05, G-FOUL-06, G-FOUL-07, G-FOUL-08, \
         G-FOUL-09, G-FOUL-10, G-FOUL-11, G-FOUL-12, G-FOUL-13",
    ),
    (Toggle::Cards, "grid-cards", "G-CARD-01, G-CARD-02, G-CARD-03, R-G62"),
    (
        Toggle::Skill,
        "grid-skill",
        "G-SKILL-01, G-SKILL-02, G-SKILL-03, G-SKILL-04, G-SKILL-05, G-SKILL-06, G-SKILL-07, G-SKILL-08, \
         G-SKILL-09, G-SKILL-10, R-G901",
    ),
    (Toggle::Offside, "grid-offside", "G-OFFS-01, G-OFFS-02"),
];

/// What any rule brings with it that can force the ball (R-G69).
const FORCED_KIT: &str = "G-FORCE-01, G-FORCE-02, G-FORCE-03, G-BNC-01, G-BNC-02, G-BNC-03, G-BNC-04, G-BNC-05, G-BNC-06, \
    G-OOB-01, G-OOB-02, G-OOB-03, G-OOB-04, G-OOB-05, G-OOB-06, G-OOB-07, G-OOB-08, G-OOB-09, G-OOB-10, G-OOB-11, \
    G-OOB-12, G-OOB-13, G-OOB-14, G-OOB-15, R-G69";
/// What any rule brings with it that can put a member down (R-G69).
const DOWN_KIT: &str = "G-DOWN-01, G-DOWN-02, G-DOWN-03, G-DOWN-04, G-DOWN-05, G-DOWN-06, G-DOWN-07, G-DOWN-08, G-DOWN-09, \
    G-DOWN-10, R-G69";

/// A rule that is in play or not.
fn in_play(rule: &'static str, on: bool, clauses: &'static str) -> Row {
    if on { Row::new(rule, "in-play", clauses) } else { Row::new(rule, "none", "") }.advanced()
}

/// The row of a toggle.
fn rule(toggle: Toggle) -> &'static str {
    TOGGLES.iter().find(|(other, ..)| *other == toggle).map_or("", |(_, rule, _)| rule)
}

impl Ruleset {
    /// Every rule with what is in force, in the order of the rulebook. Rulesets that differ have rows that
    /// differ.
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
        rows.extend(TOGGLES.map(|(toggle, rule, clauses)| in_play(rule, self.has(toggle), clauses)));
        rows.extend([
            Row::new("grid-heel-cost", word(&self.heel_cost), "G-HEEL-01, G-HEEL-02, R-G45")
                .only_if(self.has(Toggle::Facing)),
            Row::new("grid-header-frame", word(&self.header_frame), "G-HEAD-05, R-G54")
                .only_if(self.has(Toggle::Header)),
            Row::new("grid-stealing", word(&self.stealing), "R-G46, R-G92").only_if(self.has(Toggle::Tackle)),
            Row::new("grid-red-card", word(&self.red_card), "G-CARD-02, R-G62")
                .only_if(self.has(Toggle::Cards)),
            Row::new("grid-grab", word(&self.grab), "G-DIR-06, G-DIR-07, R-G970")
                .only_if(self.has(Toggle::Direction) || self.has(Toggle::Inertia)),
            Row::new("grid-missed-follow-up", word(&self.missed_follow_up), "G-INER-04, G-JUG-13, R-G971")
                .only_if(self.has(Toggle::Juggle) && self.has(Toggle::Inertia)),
            Row::new("grid-stunning", word(&self.stunning), "G-STUN-01, R-G972")
                .only_if(self.has(Toggle::Stun)),
        ]);
        rows
    }
}

impl Rulebook for Grid {
    fn offer() -> Offer {
        let presets = PRESETS.map(|(name, _)| name);
        let concepts = CONCEPTS.map(|concept| OfferedConcept {
            name: concept.name,
            rule: rule(concept.toggle),
            // Those that have it already do not offer it.
            editions: PRESETS
                .into_iter()
                .filter(|(_, on)| !on.has(concept.toggle))
                .map(|(name, _)| name)
                .collect(),
            needs: concept.needs.iter().map(|needed| name(*needed)).collect(),
        });
        let mut options: Vec<OfferedOption> = CHOICES
            .iter()
            .map(|choice| OfferedOption {
                default: choice.option.values.first().map(|value| value.word.to_owned()),
                needs: choice.needs.map(Need::word),
                ..choice.option.offered(&BASIC)
            })
            .collect();
        options.extend([end(), fielders()]);
        options.sort_by_key(|option| option.name);
        Offer {
            game: GAME,
            editions: presets.into(),
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
        parts
    }

    fn rows(&self) -> Vec<Row> {
        self.rules.rows()
    }

    fn warnings(&self) -> Vec<Message> {
        let rules = &self.rules;
        let mut all = Vec::new();
        // G-SET-02: crowded, but nobody is kept from it.
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
