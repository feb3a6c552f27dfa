//! Terms of matches.

use touchline_engine::{BySeat, Pcg, Rng, Seat};
use touchline_fuba::Fuba;
use touchline_fuba::advanced::skills::{Skill, SkillSet, catalogue};
use touchline_fuba::rules::competition::MatchTimes;
use touchline_fuba::state::Formation;
use touchline_fuba::terms::{AfterDraw, LateStart, Terms};

/// Terms that these rules can play.
pub fn random_terms(game: &Fuba, rng: &mut Pcg) -> Terms {
    let mut terms = Terms { draw: AfterDraw::ALL[rng.below(4) as usize], ..Terms::default() };
    for seat in Seat::ALL {
        let of = &mut terms.seats[seat];
        if game.rules.condition.is_some() && game.rules.match_times.is_some() {
            of.discard = u8::try_from(rng.below(4)).unwrap();
            let formations = [Formation::new(4, 4, 2), Formation::new(3, 4, 3), Formation::new(5, 3, 2)];
            of.primary = formations.get(rng.below(4) as usize).copied();
        }
        if game.rules.skills.is_some() && rng.below(2) == 0 {
            let usable: Vec<Skill> =
                Skill::ALL.into_iter().filter(|skill| catalogue::is_usable(&game.rules, *skill)).collect();
            let mut pool = SkillSet::NONE;
            for _ in 0..=rng.below(6) {
                pool = pool.with(usable[rng.below(u32::try_from(usable.len()).unwrap()) as usize]);
            }
            of.pool = Some(pool);
            // At least one of the pool can be chosen.
            for skill in usable.iter().filter(|skill| pool.iter().next() != Some(**skill)) {
                if rng.below(6) == 0 {
                    of.barred = of.barred.with(*skill);
                }
            }
        }
    }
    if terms.draw != AfterDraw::Stands && rng.below(2) == 0 {
        let mut goals = || u8::try_from(rng.below(4)).unwrap();
        terms.first_leg = Some(BySeat::new(goals(), goals()));
    }
    match game.rules.match_times {
        Some(MatchTimes::ExtraSquares) => terms.late_start = LateStart::ALL[rng.below(2) as usize],
        Some(MatchTimes::BlitzAndWhistle) => {
            terms.whistle = Some(130 + u8::try_from(rng.below(11)).unwrap()).filter(|_| rng.below(2) == 0);
        }
        None => {}
    }
    terms
}
