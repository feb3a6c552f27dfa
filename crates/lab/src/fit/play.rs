//! Self-play: one match, and the records of its positions.

use touchline_ai::{Budget, Inputs, Net, Value, think};
use touchline_engine::{BySeat, Choices, Node, Outcome, Pcg, Rng, Seat};

use super::choice::{Intent, Mind, Way, habit};
use super::luck::{self, Line, Step};
use super::pace::Pace;
use super::record::{self, Record, told};
use super::{Course, Fitted};
use crate::players::weighted_choice;

/// One match in this many is held out of training.
const HELD_OUT: u32 = 20;

/// All matches but one in this many begin with an opening in which teams do not play what they judge best, so
/// that the net sees leads, red cards and positions that good players never reach. It is not sampled: targets
/// tell what follows when both teams play their best. Nobody strays after it, because taking a stray answer
/// out of a target by what the net says about it would only confirm the net: a team that is wrong to wait
/// would never find out.
const OPENINGS: u32 = 3;

/// One team in this many answers secret questions at random, such as where to stand at kick-off; the others
/// answer as they judge best. A net cannot distinguish secret answers, because positions do not show them.
const IMPROVISES: u32 = 3;

/// Where the players search, one match in this many is played so: it takes far longer.
const SEARCHED: u32 = 4;

/// A match without a clock is given up this many turns after its opening. What was an advantage then is
/// hardly one any more ([`luck::PATIENCE`]), so the net's own word on the last position is good enough.
const TURNS: u16 = 300;

/// Without a net one team in this many knows no rule of thumb either.
const CARELESS: u32 = 4;

/// How self-play matches are played.
#[derive(Clone, Copy, Debug)]
pub struct Selfplay<'a, G> {
    /// What is played.
    pub course: &'a Course<G>,
    /// The net both teams play by; without one they only make things happen.
    pub net: Option<&'a Net>,
    /// How many positions they evaluate per decision in some of the matches; 0 looks one step ahead in all.
    pub nodes: u32,
    /// The chance in a thousand that a team that strays does not play what it judges best.
    pub strays: u32,
    /// One in this many positions is sampled, on average.
    pub every: u32,
    /// How much of a target comes from after the next roll: 1 is the result without luck, 0 the mean over the
    /// roll alone.
    pub lambda: f64,
    /// The seed of all dice and choices.
    pub seed: u64,
}

/// A match that was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// The index of its spec in [`Fitted::SPECS`].
    pub spec: usize,
    /// The records of its sampled positions.
    pub records: Vec<u8>,
    /// How many.
    pub positions: usize,
    /// How it ended.
    pub outcome: Outcome,
    /// Goals of both teams.
    pub goals: u32,
    /// Whether it had no opening: its result is that of two teams that play as well as they can.
    pub plain: bool,
    /// Home's points: 1, a half or 0.
    pub result: f64,
    /// The same without the luck of the dice.
    pub adjusted: f64,
}

/// How one match is played.
struct Manner {
    /// The number of answers in its opening.
    opening: u32,
    /// How the teams play in the opening.
    ways: BySeat<Way>,
    /// Which teams answer secret questions at random.
    improvises: BySeat<bool>,
    /// Which teams follow a rule of thumb as long as there is no net.
    habitual: BySeat<bool>,
    /// How many positions are evaluated per decision.
    nodes: u32,
}

impl<G: Fitted> Selfplay<'_, G> {
    /// Match `number`: the same on any thread.
    pub fn play(&self, number: u64) -> Played {
        let mut rng = Pcg::new(self.seed, number);
        let held_out = one_in(HELD_OUT, &mut rng);
        let (spec, game) = self.course.draw(&mut rng);
        let manner = self.manner(&mut rng);
        let pace = Pace::new(self.every, &mut rng);
        let mind = self.net.map(|net| Mind::new(game, net));
        let flags = if held_out { record::HELD_OUT } else { 0 };
        let plain = manner.opening == 0;
        let mut running = Running {
            game,
            strays: self.strays,
            manner,
            rng,
            pace,
            mind,
            intent: Intent::default(),
            inputs: Inputs::new(G::SLOTS),
            answers: 0,
            line: Line::default(),
            seen: Vec::new(),
            turn: None,
            turns: 0,
        };
        let (last, outcome) = running.play();
        let result = result_of(outcome, game.lead(&last));
        let given_up = outcome == Outcome::Unfinished;
        // What was given up has no result to learn from.
        let flags = if given_up { flags | record::GIVEN_UP } else { flags };
        let flags = if game.waited(&last).is_some() { flags | record::NO_CLOCK } else { flags };
        let Running { line, seen, mind, .. } = running;
        let own_word = mind.filter(|_| given_up).map(|mut mind| mind.evaluator.value(&last));
        let spec_word = u16::try_from(spec).unwrap_or(u16::MAX);
        let targets = line.targets(own_word.unwrap_or(result), self.lambda);
        let mut records = Vec::with_capacity(seen.len() * Record::size(G::SLOTS.len()));
        for (Seen { inputs, stack, seat, lead }, target) in seen.iter().zip(targets) {
            Record {
                inputs: inputs.clone(),
                stack: *stack,
                spec: spec_word,
                target: told(target, *seat, *lead),
                result: told(result, *seat, *lead),
                flags,
            }
            .write(&mut records);
        }
        Played {
            spec,
            records,
            positions: seen.len(),
            outcome,
            goals: game.score(&last).iter().sum(),
            plain,
            result: result.points(Seat::Home),
            adjusted: line.adjusted(result).points(Seat::Home),
        }
    }

    fn manner(&self, rng: &mut Pcg) -> Manner {
        // Without a net all play is careless, and all of it is sampled.
        let has_net = self.net.is_some();
        let searches = self.nodes > 0 && one_in(SEARCHED, rng);
        let has_opening = !one_in(OPENINGS, rng) && has_net;
        Manner {
            opening: if has_opening { rng.below(G::OPENING) } else { 0 },
            ways: ways::<G>(rng),
            improvises: BySeat::new(one_in(IMPROVISES, rng), one_in(IMPROVISES, rng)),
            habitual: BySeat::new(!one_in(CARELESS, rng), !one_in(CARELESS, rng)),
            nodes: if searches { self.nodes } else { 0 },
        }
    }
}

/// How the teams play in an opening: one or both are careless, both stray, or one follows a rule of thumb.
fn ways<G: Fitted>(rng: &mut Pcg) -> BySeat<Way> {
    let other =
        [Way::Careless, Way::Strays, Way::Thumb][rng.below(if G::HAS_THUMB { 3 } else { 2 }) as usize];
    let (home, away) = [(true, false), (false, true), (true, true)][rng.below(3) as usize];
    let way = |is_other: bool| if is_other { other } else { Way::Best };
    match other {
        Way::Strays => BySeat::new(other, other),
        Way::Thumb => BySeat::new(way(home), way(!home)),
        _ => BySeat::new(way(home), way(away)),
    }
}

/// A sampled position.
struct Seen {
    inputs: Vec<u16>,
    stack: u16,
    /// Through whose eyes it is seen.
    seat: Seat,
    lead: i32,
}

/// A match in progress.
struct Running<'a, G: Fitted> {
    game: &'a G,
    strays: u32,
    manner: Manner,
    rng: Pcg,
    pace: Pace,
    mind: Option<Mind<'a, G>>,
    intent: Intent<G::Action>,
    inputs: Inputs,
    /// Questions with more than one answer so far.
    answers: u32,
    line: Line,
    seen: Vec<Seen>,
    /// The turn of a match without a clock.
    turn: Option<u16>,
    /// How many of those have passed since its opening.
    turns: u16,
}

impl<G: Fitted> Running<'_, G> {
    fn play(&mut self) -> (G::State, Outcome) {
        let game = self.game;
        let (mut s, mut legal) = (game.start(&G::Terms::default()), Choices::new());
        loop {
            let node = game.node(&s);
            if let Node::Over(outcome) = node {
                return (s, outcome);
            }
            self.watch(&s);
            if self.answers >= G::LONGEST || self.turns > TURNS {
                return (s, Outcome::Unfinished);
            }
            if !self.is_opening() && self.pace.is_due(&mut self.rng) {
                self.sample(&s);
            }
            if let Node::Decide(seat, decision) = node {
                game.actions(&s, &mut legal);
                let answer =
                    if let [only] = *legal { only } else { self.answer(&s, seat, &decision, &legal) };
                self.intent.answered(answer);
                game.act(&mut s, answer, &mut ());
            } else if let Some(call) = game.overlong(&s) {
                game.call(&mut s, call, &mut ());
            } else {
                let (before, opening) = (s, self.is_opening());
                let faces = game.draws(&s).roll(&mut self.rng);
                game.resolve(&mut s, faces.as_ref(), &mut ());
                // What happens before the first sampled position changes no target.
                if let Some(mind) = self.mind.as_mut().filter(|_| !opening) {
                    luck::roll(&mut mind.evaluator, &before, &s)
                        .into_iter()
                        .for_each(|step| self.line.push(step));
                }
            }
        }
    }

    /// Notes the turns that pass in a match without a clock.
    fn watch(&mut self, s: &G::State) {
        let turn = self.game.waited(s).filter(|_| !self.is_opening());
        if self.turn.is_some() && turn != self.turn {
            self.line.push(Step::Waited);
            self.turns += 1;
        }
        self.turn = turn;
    }

    /// Whether the opening lasts.
    fn is_opening(&self) -> bool {
        self.answers < self.manner.opening
    }

    fn sample(&mut self, s: &G::State) {
        if self.game.known(s).is_some() {
            return;
        }
        let (protagonist, open) = (self.game.protagonist(s), self.game.is_open(s));
        for seat in Seat::ALL.into_iter().filter(|seat| open || *seat == protagonist) {
            self.inputs.clear();
            self.game.inputs(s, seat, &mut self.inputs);
            self.seen.push(Seen {
                inputs: self.inputs.as_slice().to_vec(),
                stack: u16::try_from(self.game.stack(s)).unwrap_or_default(),
                seat,
                lead: self.game.lead(s),
            });
            self.line.push(Step::Seen);
        }
    }

    fn answer(&mut self, s: &G::State, seat: Seat, decision: &G::Decision, legal: &[G::Action]) -> G::Action {
        let (game, secret) = (self.game, self.game.is_secret(decision));
        let mut way = if self.is_opening() { self.manner.ways[seat] } else { Way::Best };
        self.answers += 1;
        let rng = &mut self.rng;
        if way == Way::Careless || secret && self.manner.improvises[seat] {
            return weighted_choice(legal, rng, |action| game.careless(s, *action));
        }
        if let Some(answer) = self.intent.next(legal) {
            return answer;
        }
        let Some(mind) = &mut self.mind else {
            let answers = if self.manner.habitual[seat] { habit(game, s, legal, rng) } else { None };
            let answer = answers.and_then(|answers| self.intent.begin(answers));
            return answer.unwrap_or_else(|| weighted_choice(legal, rng, |action| game.careless(s, *action)));
        };
        let view = game.view(s, Some(seat));
        if way == Way::Strays && rng.below(1000) >= self.strays {
            way = Way::Best;
        }
        let imagined = game.imagine(&view, rng);
        let nodes = self.manner.nodes;
        let searches = way == Way::Best && nodes > 0;
        let answers = if secret || searches || game.mixture(&imagined).is_some() {
            let budget = (nodes > 0).then_some(Budget::Nodes(nodes));
            think(game, mind.net, &view, seat, legal, budget, rng).answers
        } else {
            mind.choose(&imagined, seat, legal, way, rng)
        };
        self.intent.begin(answers).unwrap_or(legal[0])
    }
}

/// The result of a match. One that was given up could have gone either way.
fn result_of(outcome: Outcome, lead: i32) -> Value {
    if outcome == Outcome::Unfinished {
        return Value { win: 0.5, draw: 0.0, loss: 0.5, goals: f64::from(lead) };
    }
    Value::of(outcome, lead)
}

fn one_in(n: u32, rng: &mut impl Rng) -> bool {
    rng.below(n) == 0
}
