//! The terms of a fixture: what its match gets from outside.

use touchline_engine::{BySeat, Notation, Seat};
use touchline_fuba::advanced::skills::{Skill, SkillSet, catalogue};
use touchline_fuba::terms::{AfterDraw, LateStart, SeatTerms, Terms};
use touchline_fuba::{Formation, Fuba};

use crate::carry_over::{self, Cause, Reason};
use crate::field::Field;
use crate::play::Play;
use crate::{Draws, Fixture, Part, Spec, Team, knock_out};

/// What the match of a fixture gets from outside, and why.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FixtureTerms {
    /// Condition points to discard before the match.
    pub discard: BySeat<u8>,
    /// Primary formations (F-COMP-05).
    pub primary: BySeat<Option<Formation>>,
    /// The skills that a team may choose from, where not all (F-COMP-06).
    pub pool: BySeat<Option<Vec<Skill>>>,
    /// The skills that a team can neither choose nor draw: lost to the injured star (F-AEVT-25, R-951).
    pub barred: BySeat<Vec<Skill>>,
    /// One extra square in every time adjustment of the first half (F-COMP-08).
    pub late_start: bool,
    /// What follows a draw, where something must.
    pub draw: Option<Draws>,
    /// The goals of the first leg, seen from this fixture, where they leave a team ahead: both legs together
    /// decide whether something follows.
    pub first_leg: Option<[u8; 2]>,
    /// Everything that the teams bring, with its clause.
    pub reasons: Vec<Reason>,
    game: Option<Fuba>,
}

impl FixtureTerms {
    /// The terms of a fixture; `None` while a team, dice or the match before are missing.
    pub(crate) fn of(
        spec: &Spec,
        play: &Play,
        field: &Field,
        teams: &[Team],
        fixture: &Fixture,
    ) -> Option<Self> {
        let mut terms = Self { game: play.rules.map(|rules| Fuba { rules }), ..Self::default() };
        let pair = fixture.teams()?;
        for (seat, team) in Seat::ALL.into_iter().zip(pair) {
            let team = teams.get(team.index())?;
            let reasons = carry_over::reasons(spec, field, team, fixture, seat)?;
            terms.discard[seat] = reasons.iter().map(|reason| reason.points).sum();
            for reason in &reasons {
                match reason.cause {
                    Cause::Primary(formation) => terms.primary[seat] = Some(formation),
                    Cause::Pool => terms.pool[seat] = Some(team.skills.clone()),
                    Cause::Barred { skill, .. } => {
                        // A match needs something to choose from: the last skill of a pool stays.
                        let of_pool = reasons.iter().any(|reason| reason.cause == Cause::Pool);
                        let choice = if of_pool { team.skills.clone() } else { all_skills(play) };
                        let barred = &mut terms.barred[seat];
                        if choice.iter().any(|other| *other != skill && !barred.contains(other)) {
                            barred.push(skill);
                        }
                    }
                    Cause::Red { .. } | Cause::Yellow { .. } | Cause::Injury { .. } | Cause::Late => {}
                }
            }
            terms.reasons.extend(reasons);
        }
        terms.late_start = fixture.late_start;
        terms.draw = after_a_draw(spec, field, fixture);
        terms.first_leg = knock_out::first_leg(field, spec, fixture)
            .filter(|[home, away]| terms.draw.is_some() && home != away);
        Some(terms)
    }

    /// What FUBA plays; `None` for another game.
    pub fn fuba(&self) -> Option<Terms> {
        self.game?;
        let seat = |seat: Seat| SeatTerms {
            discard: self.discard[seat],
            primary: self.primary[seat],
            pool: self.pool[seat].as_ref().map(|pool| SkillSet::of(pool)),
            barred: SkillSet::of(&self.barred[seat]),
        };
        Some(Terms {
            seats: BySeat::new(seat(Seat::Home), seat(Seat::Away)),
            late_start: if self.late_start { LateStart::Yes } else { LateStart::No },
            draw: match self.draw {
                Some(Draws::ExtraTime) => AfterDraw::ExtraTimeThenShootOut,
                Some(Draws::ShootOut) => AfterDraw::ShootOut,
                Some(Draws::Decider) | None => AfterDraw::Stands,
            },
            first_leg: self.first_leg.map(BySeat),
            whistle: None,
        })
    }

    /// Their text, canonical; empty if there is nothing to say. The minute of the whistle (F-COMP-12) is no
    /// part of it: it is a secret of whoever runs the match.
    pub fn text(&self) -> String {
        match (self.game, self.fuba()) {
            (Some(game), Some(terms)) => game.write_terms(&terms),
            _ => String::new(),
        }
    }
}

/// Every skill that can be chosen under the rules.
fn all_skills(play: &Play) -> Vec<Skill> {
    let Some(rules) = play.rules else { return Vec::new() };
    Skill::ALL.into_iter().filter(|skill| catalogue::is_usable(&rules, *skill)).collect()
}

/// What the match itself must do when nobody is ahead: in a knock-out, after both legs where there are two.
fn after_a_draw(spec: &Spec, field: &Field, fixture: &Fixture) -> Option<Draws> {
    let Part::Tie(tie) = fixture.part else { return None };
    if spec.draws == Draws::Decider {
        return None;
    }
    let is_two_legged =
        !field.ties.get(tie.index())?.third_place && spec.format.knock_out().is_some_and(|cup| cup.legs == 2);
    let is_last_word = fixture.decider || !is_two_legged;
    let is_second_leg = knock_out::first_leg(field, spec, fixture).is_some();
    (is_last_word || is_second_leg).then_some(spec.draws)
}
