//! One match of an experiment.

use touchline_ai::analysis::after_dice;
use touchline_ai::{Evaluator, Watch};
use touchline_engine::{BySeat, Faces, Log, Outcome, Pcg, Playout, Rng as _, Seat};

use super::{Arm, Experiment, MakeSide, Place};
use crate::one_match::{self, Participants};
use crate::{Contestant, Forced, Rival, Staged};

/// What is known of a match that was played.
#[derive(Clone, Debug)]
pub struct PlayedMatch {
    /// Where it stands.
    pub place: Place,
    /// How it ended.
    pub outcome: Outcome,
    /// Goals of this match, home first: without those of the position it began with.
    pub goals: [u32; 2],
    /// Shots, by seat.
    pub shots: BySeat<u32>,
    /// Decisions with at least two legal answers.
    pub decisions: u64,
    /// The halves played.
    pub halves: u32,
    /// The counts of [`crate::Measured::MEASURES`], in their order.
    pub counts: Vec<u32>,
    /// Who had the ball first, where the game knows.
    pub first_kick: Option<Seat>,
    /// Who was behind at some time.
    pub trailed: BySeat<bool>,
    /// Home's luck with the dice, in points, if it was asked for.
    pub luck: Option<f64>,
    /// The cards taken, by seat.
    pub cards: BySeat<Vec<&'static str>>,
    /// The formation each team chose first, by seat.
    pub formations: BySeat<Option<String>>,
    /// The weather of the first half, where there is any.
    pub weather: Option<&'static str>,
    /// Its turns, if they were asked for.
    pub turns: Vec<TurnSeen>,
    /// Its decisions, if they were asked for.
    pub answers: Vec<Answered>,
    /// Who could not go on, and why: then nothing else means anything.
    pub failed: Option<(Rival, String)>,
}

/// The beginning of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnSeen {
    /// Its number.
    pub turn: u32,
    /// The half.
    pub half: u8,
    /// What the clock shows.
    pub clock: String,
    /// Who has the ball.
    pub has_ball: Seat,
    /// Where the ball is: a cell of the board.
    pub cell: usize,
    /// Goals, home first.
    pub goals: [u32; 2],
}

/// A decision and its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    /// The turn.
    pub turn: u32,
    /// Who was asked.
    pub seat: Seat,
    /// The key of the question.
    pub question: String,
    /// The answer, as a record spells it.
    pub answer: String,
    /// How many were legal.
    pub legal: usize,
}

/// Everybody in the match, and what is noticed.
struct Watched<'a, G: Staged> {
    arm: &'a Arm<G>,
    sides: BySeat<Rival>,
    players: BySeat<Box<dyn Contestant<G>>>,
    dice: Pcg,
    /// For cards that are drawn at random: by seat, so that they follow the dice of a round.
    cards: BySeat<Pcg>,
    tally: G::Tally,
    turn: Option<u32>,
    /// The last roll was fixed: no luck.
    fixed: bool,
    detail: super::Detail,
    seen: PlayedMatch,
}

impl<G: Staged> Log<G::Event> for Watched<'_, G> {
    #[inline]
    fn note(&mut self, event: G::Event) {
        self.tally.note(event);
    }
}

impl<G: Staged + Watch> Participants<G> for Watched<'_, G> {
    fn dice(&mut self) -> &mut Pcg {
        &mut self.dice
    }

    fn roll(&mut self, game: &G, s: &G::State) -> Faces {
        let draws = game.draws(s);
        let forced =
            self.arm.weather.as_deref().map_or(Forced::Nothing, |weather| game.weather_dice(s, weather));
        self.fixed = forced != Forced::Nothing;
        match forced {
            Forced::Nothing => draws.roll(&mut self.dice),
            Forced::Faces(faces) => faces,
            Forced::Unequal => loop {
                let faces = draws.roll(&mut self.dice);
                if faces.as_ref().windows(2).any(|two| two[0] != two[1]) {
                    return faces;
                }
            },
        }
    }

    /// The luck of a roll: what the position is worth after it, less what it was worth on average. Its mean
    /// is zero whatever a position is said to be worth.
    fn rolled(&mut self, game: &G, before: &G::State, after: &G::State) {
        let Some(luck) = self.seen.luck.as_mut().filter(|_| !self.fixed) else { return };
        let mut evaluator = Evaluator::new(game, game.net());
        let mut worth = |s: &G::State| evaluator.look_ahead(s, 0).points(Seat::Home);
        let mut after = *after;
        touchline_ai::analysis::settle(game, &mut after, &mut touchline_engine::Choices::new());
        let mean: f64 = after_dice(game, before).iter().map(|(s, chance)| worth(s) * chance).sum();
        *luck += worth(&after) - mean;
    }

    fn answer(
        &mut self,
        game: &G,
        s: &G::State,
        seat: Seat,
        decision: &G::Decision,
        legal: &[G::Action],
    ) -> G::Action {
        if self.seen.failed.is_some() {
            return legal[0];
        }
        let side = self.sides[seat];
        let fixed = &self.arm.sides[side as usize];
        let formation =
            fixed.formation.filter(|answer| G::asks_formation(decision) && legal.contains(answer));
        let answer = match formation {
            Some(answer) => answer,
            None if fixed.any_cards && G::card(decision, legal[0]).is_some() => {
                legal[self.cards[seat].below(u32::try_from(legal.len()).unwrap_or(1)) as usize]
            }
            None => {
                let view = game.view(s, Some(seat));
                self.players[seat].answer(game, &view, seat, legal).unwrap_or_else(|why| {
                    self.seen.failed = Some((side, why));
                    legal[0]
                })
            }
        };
        if self.detail.decisions {
            self.seen.answers.push(Answered {
                turn: game.turn_number(s),
                seat,
                question: game.say_decision(seat, decision).key,
                answer: game.write_action(answer),
                legal: legal.len(),
            });
        }
        answer
    }

    fn answered(&mut self, game: &G, s: &G::State, decision: &G::Decision, action: G::Action) {
        let (card, formation) = (G::card(decision, action), G::formation_of(decision, action));
        if (card.is_some() || formation.is_some())
            && let touchline_engine::Node::Decide(seat, _) = game.node(s)
        {
            self.seen.cards[seat].extend(card);
            let first = &mut self.seen.formations[seat];
            *first = first.take().or(formation);
        }
    }

    fn look(&mut self, game: &G, s: &G::State) {
        let [home, away] = game.score(s);
        self.seen.trailed[Seat::Home] |= home < away;
        self.seen.trailed[Seat::Away] |= away < home;
        self.seen.weather = self.seen.weather.or_else(|| game.weather_of_first_half(s));
        let turn = game.turn_number(s);
        // What comes before the first turn is none.
        if self.detail.turns && turn > 0 && self.turn != Some(turn) {
            self.turn = Some(turn);
            self.seen.turns.push(TurnSeen {
                turn,
                half: game.half(s),
                clock: game.clock(s),
                has_ball: game.has_ball(s),
                cell: game.cell(s),
                goals: [home, away],
            });
        }
    }
}

/// Play a match. Dice come from stream 0 of its seed, the players' random numbers from streams 1 and 2 by
/// seat, cards from 3 and 4.
pub(super) fn play<G: Staged + Watch>(
    experiment: &Experiment<G>,
    place: Place,
    make: &MakeSide<'_, G>,
) -> PlayedMatch {
    let (arm, seed) = (&experiment.arms[place.arm], experiment.seed_of(place));
    let other = if place.home == Rival::A { Rival::B } else { Rival::A };
    let sides = BySeat::new(place.home, other);
    let seen = PlayedMatch {
        place,
        outcome: Outcome::Unfinished,
        goals: [0; 2],
        shots: BySeat::default(),
        decisions: 0,
        halves: 0,
        counts: Vec::new(),
        first_kick: None,
        trailed: BySeat::default(),
        luck: experiment.detail.luck.then_some(0.0),
        cards: BySeat::default(),
        formations: BySeat::default(),
        weather: None,
        turns: Vec::new(),
        answers: Vec::new(),
        failed: None,
    };
    let mut watched = Watched {
        arm,
        sides,
        players: BySeat::new(make(place.arm, place.home, seed, 1), make(place.arm, other, seed, 2)),
        dice: Pcg::new(seed, 0),
        cards: BySeat::new(Pcg::new(seed, 3), Pcg::new(seed, 4)),
        tally: G::Tally::default(),
        turn: None,
        fixed: false,
        detail: experiment.detail,
        seen,
    };
    let start = arm.start.unwrap_or_else(|| arm.game.start(&arm.terms));
    let before = arm.game.score(&start);
    let (last, Playout { decisions, outcome }) = one_match::play_from(&arm.game, start, &mut watched);
    let Watched { tally, mut seen, .. } = watched;
    seen.outcome = outcome;
    seen.decisions = decisions;
    let scored = arm.game.score(&last);
    seen.goals = [0, 1].map(|side| scored[side].saturating_sub(before[side]));
    seen.shots = G::shots(&tally);
    seen.halves = G::halves(&tally);
    seen.first_kick = G::first_kick(&tally);
    seen.counts = G::MEASURES.iter().map(|measure| (measure.count)(&tally)).collect();
    seen
}
