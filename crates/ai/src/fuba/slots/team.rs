//! The rules in play and the teams: they change slowly, but the worth of a position depends on them.

use touchline_engine::Seat;
use touchline_fuba::advanced::condition;
use touchline_fuba::advanced::skills::{Skill, SkillSet};
use touchline_fuba::ruleset::{Edition, Ruleset};
use touchline_fuba::state::{Line, TeamMark};

use super::{Scene, count, is_rich};
use crate::Inputs;

/// Slots of the advanced rules, and of what they add to a team.
const RULES: usize = 13;
const RICH: usize = 18;
/// A card, or none.
const CARD: u16 = count(Skill::ALL.len() + 1);
/// Cards of a team that are told one by one.
const KNOWN: usize = 4;
const PLAYED: usize = 2;

/// The slots of every match: the edition; by team the formation's three lines, the players, the cards.
const BASIC: [u16; 14] = [4, 9, 9, 9, 12, 8, 5, 9, 9, 9, 12, 8, 5, 16];

/// Of a team with more than players.
const TEAM: [u16; RICH] = [8, 8, 8, 16, 27, 2, 5, 5, 7, 7, 5, 2, CARD, CARD, CARD, CARD, CARD, CARD];

pub(super) const SLOTS: [u16; BASIC.len() + RULES + 2 + 2 * RICH] = {
    let mut slots = [2; BASIC.len() + RULES + 2 + 2 * RICH];
    let mut slot = 0;
    while slot < BASIC.len() {
        slots[slot] = BASIC[slot];
        slot += 1;
    }
    slots[BASIC.len() + RULES] = 9;
    slots[BASIC.len() + RULES + 1] = 25;
    slot = 0;
    while slot < RICH {
        slots[BASIC.len() + RULES + 2 + slot] = TEAM[slot];
        slots[BASIC.len() + RULES + 2 + RICH + slot] = TEAM[slot];
        slot += 1;
    }
    slots
};

pub(super) fn tell(scene: &Scene<'_>, out: &mut Inputs) {
    let Scene { rules, s, .. } = scene;
    // Everything has different odds in different editions.
    out.put(match rules.edition {
        Edition::V2_0 => 0_usize,
        Edition::V2_1 => 1,
        Edition::V2_2 => 2,
        Edition::V3_0 => 3,
    });
    scene.both().into_iter().for_each(|seat| lines(scene, seat, out));
    // What a competition takes away before the match.
    let discard = scene.both().map(|seat| usize::from(s.agreed.discard(seat).min(3)));
    out.put(discard[0] * 4 + discard[1]);
    if !is_rich(rules) {
        return out.pass(RULES + 2 + 2 * RICH);
    }
    concepts(rules).into_iter().for_each(|holds| out.put(holds));
    out.put(s.weather as usize + 1);
    let pays = scene.both().map(|seat| {
        let line = condition::paying_line(rules, s, seat);
        if is_shown(scene) { usize::from(s.teams[seat].condition.of(line).min(4)) } else { 0 }
    });
    out.put(pays[0] * 5 + pays[1]);
    scene.both().into_iter().for_each(|seat| rich(scene, seat, out));
}

/// The advanced rules that are played.
const fn concepts(rules: &Ruleset) -> [bool; RULES] {
    [
        rules.condition.is_some(),
        rules.tiredness.is_some(),
        rules.roles.is_some(),
        rules.substitutions.is_some(),
        rules.injuries.is_some(),
        rules.keeper.is_some(),
        rules.aggressive_pressing.is_some(),
        rules.styles.is_some(),
        rules.offside_risk.is_some(),
        rules.slow_play.is_some(),
        rules.weather.is_some(),
        rules.skills.is_some(),
        rules.special_events.is_advanced(),
    ]
}

/// Formation, condition points and styles are revealed just before the first half; until then nobody knows
/// them.
fn is_shown(scene: &Scene<'_>) -> bool {
    scene.s.clock.half > 0
}

/// Who may move, and who is left.
fn lines(scene: &Scene<'_>, seat: Seat, out: &mut Inputs) {
    let s = scene.s;
    let formation = condition::formation(s, seat);
    for line in Line::ALL {
        out.at_most(if is_shown(scene) { formation.line(line) + 1 } else { 0 });
    }
    out.at_most(s.squads[seat].size());
    out.at_most(s.teams[seat].yellows);
    out.at_most(s.teams[seat].reds);
}

/// A team's resources: what it can spend, what it has lost.
fn rich(scene: &Scene<'_>, seat: Seat, out: &mut Inputs) {
    if !is_shown(scene) {
        return out.pass(RICH);
    }
    let Scene { s, .. } = scene;
    let team = &s.teams[seat];
    Line::ALL.into_iter().for_each(|line| out.at_most(team.condition.of(line)));
    out.at_most(team.condition.total());
    out.put(Line::ALL.into_iter().fold(0, |all, line| 3 * all + team.styles.of(line) as usize));
    out.put(team.marks.has(TeamMark::Tired));
    out.at_most(team.recovering.total());
    out.at_most(team.recovering.with_left(0) + team.recovering.with_left(1));
    out.at_most(team.substitutions);
    // Hidden cards are counted, never read (F-SKILL-02).
    out.at_most(team.hand.hidden().len());
    let known = team.hand.held.and(team.hand.shown);
    out.at_most(known.len());
    out.put(team.next() != team.formation);
    cards::<KNOWN>(known, out);
    cards::<PLAYED>(s.turn.played[seat], out);
}

/// The first cards of a set, one by one.
fn cards<const SHOWN: usize>(set: SkillSet, out: &mut Inputs) {
    if set.is_empty() {
        return out.pass(SHOWN);
    }
    let mut all = set.iter();
    for _ in 0..SHOWN {
        out.put(all.next().map_or(0, |skill| 1 + skill as usize));
    }
}
