//! How a match ends, by numbers alone.

use touchline_engine::{Rng, Seat};

use crate::TeamId;
use crate::competition::Competition;

/// How a match ends.
pub trait Model {
    /// The score, home first.
    fn play(&self, home: TeamId, away: TeamId, rng: &mut impl Rng) -> [u8; 2];

    /// Who wins the shoot-out; without knowing better, either.
    fn shoot_out(&self, _home: TeamId, _away: TeamId, rng: &mut impl Rng) -> Seat {
        if rng.below(2) == 0 { Seat::Home } else { Seat::Away }
    }
}

/// The most goals of a team in one match.
const MOST_GOALS: usize = 12;
/// Ratings are compared in steps of so many points, up to so many steps.
const STEP: i32 = 10;
const STEPS: usize = 120;

/// The chance of so many goals or fewer, as a part of 2 to the power of 32.
type Goals = [u32; MOST_GOALS];

/// Matches between rated teams: goals are independent and rare (a Poisson distribution), and shared so that
/// the better team scores as its rating says: 400 points more win ten times as often as they lose.
#[derive(Clone, Debug)]
pub struct Ratings {
    ratings: Vec<i32>,
    /// By the difference of the ratings: goals of the first team.
    goals: Vec<Goals>,
}

impl Ratings {
    /// A team without a rating has this one.
    pub const USUAL: u16 = 1500;
    /// How many goals a match has on average, where nobody says otherwise.
    pub const GOALS: f64 = 2.6;

    /// The teams of a competition by their ratings; a match has so many goals on average (0.2 to 12).
    pub fn of(competition: &Competition, goals: f64) -> Self {
        let ratings = competition.teams().iter().map(|team| team.rating.unwrap_or(Self::USUAL)).collect();
        Self::new(ratings, goals)
    }

    /// Teams by their ratings, in the order of their numbers.
    pub fn new(ratings: Vec<u16>, goals: f64) -> Self {
        let total = if goals.is_finite() { goals.clamp(0.2, 12.0) } else { Self::GOALS };
        let table = (0..=2 * STEPS).map(|at| {
            let steps = i32::try_from(at).unwrap_or(0) - i32::try_from(STEPS).unwrap_or(0);
            goals_of(total * share_of_goals(f64::from(steps * STEP), total))
        });
        Self { ratings: ratings.into_iter().map(i32::from).collect(), goals: table.collect() }
    }

    /// The goals of a team against another.
    fn goals_against(&self, team: TeamId, other: TeamId, rng: &mut impl Rng) -> u8 {
        let rating = |team: TeamId| self.ratings.get(team.index()).copied().unwrap_or(i32::from(Self::USUAL));
        let difference = rating(team) - rating(other);
        let limit = i32::try_from(STEPS).unwrap_or(0);
        let step = ((difference + STEP * limit + STEP / 2).div_euclid(STEP)).clamp(0, 2 * limit);
        let table = &self.goals[usize::try_from(step).unwrap_or(0)];
        let drawn = rng.next_u32();
        let goals = table.iter().take_while(|most| drawn >= **most).count();
        u8::try_from(goals).unwrap_or(0)
    }
}

impl Model for Ratings {
    fn play(&self, home: TeamId, away: TeamId, rng: &mut impl Rng) -> [u8; 2] {
        [self.goals_against(home, away, rng), self.goals_against(away, home, rng)]
    }
}

/// The share of all goals that a team scores if it is so many rating points better: the one with which it
/// wins, half of the draws included, as often as the ratings say. Few goals leave many draws, so that the
/// best a team can do is less than certain.
fn share_of_goals(difference: f64, total: f64) -> f64 {
    // ln(10) / 400.
    let wanted = 1.0 / (1.0 + exp(-difference * 0.005_756_462_732_485_115));
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..40 {
        let middle = f64::midpoint(low, high);
        if score_of(total * middle, total * (1.0 - middle)) < wanted {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

/// How often the first of two averages has more goals, half of the draws included.
fn score_of(one: f64, other: f64) -> f64 {
    let (one, other) = (poisson(one), poisson(other));
    let mut sum = 0.0;
    for (goals, chance) in one.iter().enumerate() {
        let fewer: f64 = other[..goals].iter().sum();
        sum += chance * (fewer + other[goals] / 2.0);
    }
    sum
}

/// The chances of 0, 1, 2 and so on goals.
fn poisson(average: f64) -> [f64; 2 * MOST_GOALS] {
    let mut chances = [0.0; 2 * MOST_GOALS];
    let mut chance = exp(-average);
    for (goals, slot) in (0_u32..).zip(chances.iter_mut()) {
        *slot = chance;
        chance *= average / f64::from(goals + 1);
    }
    chances
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a chance below 1 as 32 bits")]
fn goals_of(average: f64) -> Goals {
    let mut table = [u32::MAX; MOST_GOALS];
    let mut sum = 0.0;
    for (slot, chance) in table.iter_mut().zip(poisson(average)) {
        sum += chance;
        *slot = (sum.min(1.0) * f64::from(u32::MAX)) as u32;
    }
    table[MOST_GOALS - 1] = u32::MAX;
    table
}

/// The exponential function, by additions and multiplications alone: the same on every machine.
fn exp(x: f64) -> f64 {
    let small = x / 256.0;
    let (mut term, mut sum) = (1.0, 1.0);
    for n in 1..12 {
        term *= small / f64::from(n);
        sum += term;
    }
    (0..8).fold(sum, |power, _| power * power)
}

/// Matches as they were seen: every score between the two teams is as likely as any other. Teams that have
/// not met play as any two teams did.
#[derive(Clone, Debug, Default)]
pub struct Observed {
    teams: usize,
    /// Scores by pair, the first team's goals first.
    pairs: Vec<Vec<[u8; 2]>>,
    all: Vec<[u8; 2]>,
}

impl Observed {
    /// Nothing seen yet of so many teams.
    pub fn new(teams: usize) -> Self {
        Self { teams, pairs: vec![Vec::new(); teams * teams], all: Vec::new() }
    }

    /// Note a score.
    pub fn add(&mut self, home: TeamId, away: TeamId, score: [u8; 2]) {
        let (one, other) = (home.index(), away.index());
        if one < self.teams && other < self.teams {
            self.pairs[one * self.teams + other].push(score);
            self.pairs[other * self.teams + one].push([score[1], score[0]]);
        }
        self.all.push(score);
        self.all.push([score[1], score[0]]);
    }
}

impl Model for Observed {
    fn play(&self, home: TeamId, away: TeamId, rng: &mut impl Rng) -> [u8; 2] {
        let of_pair = self.pairs.get(home.index() * self.teams + away.index());
        let seen = of_pair.filter(|seen| !seen.is_empty()).unwrap_or(&self.all);
        let Some(bound) = u32::try_from(seen.len()).ok().filter(|bound| *bound > 0) else { return [0, 0] };
        seen[rng.below(bound) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::{Model, Ratings, exp, score_of, share_of_goals};
    use crate::TeamId;
    use touchline_engine::Pcg;

    #[test]
    fn exp_is_the_exponential_function() {
        for x in [-8.0, -3.5, -0.1, 0.0, 0.7, 2.0, 5.5] {
            assert!((exp(x) / f64::exp(x) - 1.0).abs() < 1e-12, "{x}");
        }
    }

    #[test]
    fn goals_are_shared_as_the_ratings_say() {
        for difference in [-400.0, -200.0, 0.0, 100.0, 400.0] {
            let share = share_of_goals(difference, Ratings::GOALS);
            let wanted = 1.0 / (1.0 + 10_f64.powf(-difference / 400.0));
            let got = score_of(Ratings::GOALS * share, Ratings::GOALS * (1.0 - share));
            assert!((got - wanted).abs() < 1e-3, "{difference}: {got} instead of {wanted}");
        }
    }

    #[test]
    fn the_better_team_wins_as_often_as_expected() {
        let model = Ratings::new(vec![1700, 1500], Ratings::GOALS);
        let mut rng = Pcg::new(3, 4);
        let runs = 40_000;
        let score: f64 = (0..runs)
            .map(|_| {
                let [home, away] = model.play(TeamId(1), TeamId(2), &mut rng);
                f64::from(u8::from(home > away)) + 0.5 * f64::from(u8::from(home == away))
            })
            .sum();
        // 200 points: 0.76. The deviation of the mean is 0.0021 at most; five of them.
        assert!((score / f64::from(runs) - 0.7597).abs() < 0.011, "{score}");
    }
}
