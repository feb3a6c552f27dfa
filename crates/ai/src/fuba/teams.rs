//! The rules in play and the teams: they change slowly, but the worth of a position depends on them.

use touchline_engine::Seat;
use touchline_fuba::advanced::{condition, weather};
use touchline_fuba::ruleset::{Edition, Ruleset};
use touchline_fuba::state::{Line, State, Style, TeamMark, Weather};

use super::sight::Sight;
use crate::Features;

pub(super) const FEATURES: usize = 4 + 3 + 3 + 2 * 13;

pub(super) fn tell(rules: &Ruleset, s: &State, sight: &Sight, out: &mut Features) {
    // Everything has different odds in different editions.
    for edition in [Edition::V2_0, Edition::V2_1, Edition::V2_2, Edition::V3_0] {
        out.flag(rules.edition == edition);
    }
    // Advanced rules that add options.
    out.flag(rules.condition.is_some());
    out.flag(rules.aggressive_pressing.is_some());
    out.flag(rules.skills.is_some());
    // Weather that makes long passes, new values and pressing more expensive (F-WTHR-02, F-WTHR-06,
    // F-WTHR-08).
    out.flag(weather::long_pass_step(s) > 1);
    out.flag(weather::on_new_value(s) > 0);
    out.flag(matches!(s.weather, Weather::Heat | Weather::ExtremeHeat));
    for seat in [sight.own, sight.other] {
        team(s, seat, out);
    }
}

/// A team's resources: who may move, what it can spend, what it has lost. Formation, condition points and
/// styles are revealed just before the first half; until then nobody knows them.
fn team(s: &State, seat: Seat, out: &mut Features) {
    let shown = s.clock.half > 0;
    let team = &s.teams[seat];
    let formation = condition::formation(s, seat);
    for line in Line::ALL {
        out.push(if shown { f32::from(formation.line(line)) / 4.0 } else { 0.0 });
    }
    for line in Line::ALL {
        out.push(if shown { f32::from(team.condition.of(line)) / 4.0 } else { 0.0 });
    }
    let zeal = |line| match team.styles.of(line) {
        Style::Easy => -1.0,
        Style::Normal => 0.0,
        Style::Aggressive => 1.0,
    };
    out.push(if shown { Line::ALL.map(zeal).iter().sum::<f32>() / 3.0 } else { 0.0 });
    out.push((f32::from(s.squads[seat].size()) - 10.0) / 2.0);
    out.push(f32::from(team.yellows.min(6)) / 3.0);
    out.flag(team.marks.has(TeamMark::Tired));
    out.push(f32::from(team.substitutions) / 3.0);
    // Hidden cards are counted, never read (F-SKILL-02).
    out.push(f32::from(team.hand.hidden().len()) / 3.0);
    out.push(f32::from(team.hand.held.and(team.hand.shown).len()) / 3.0);
}
