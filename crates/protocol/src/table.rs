//! A match on the table, driven by a program: the same code for every game.

mod look;
mod steps;

use std::sync::Arc;

use serde_json::value::to_raw_value;
use touchline_ai::{Computer, HINT_LEVEL, Level};
use touchline_engine::{Draws, Driver, Input, Node, OddsKind, Record, Refusal, Seat, Seeded, retell};
use touchline_words::Words;

use crate::advice::{self, Asked};
use crate::answers::{Answer, LegalAction, Next, Standing};
use crate::bench::Bench;
use crate::command::{Field, Order};
use crate::fault::Fault;
use crate::hint;
use crate::odds::{Outcomes, chances};
use crate::plan::{self, Then};
use crate::playable::Playable;
use crate::request::{Request, needed, shorten};
use crate::said::Sentence;
use crate::seat_word::SPECTATOR;
use crate::tables::Seated;
use crate::ways::ways;

use steps::due;
pub(crate) use steps::too_long;

/// A table of whichever game.
pub(crate) trait AnyTable {
    fn spec(&self) -> String;
    /// The revision of the rules.
    fn rules(&self) -> u32;
    /// How many inputs were given.
    fn inputs(&self) -> usize;
    /// What is next, in a word.
    fn kind(&self) -> &'static str;
    fn summary(&self, words: &Words) -> Answer;
    /// The same match once more, with its history and its dice; or from now on with those of another seed.
    fn fork(&self, seed: Option<u64>) -> Seated;
    fn obey(&mut self, bench: &mut Bench<'_>, order: Order, request: &Request) -> Result<Answer, Fault>;
    /// The same on a copy after a plan that has not been given, with why nothing more can be planned.
    fn look(
        &self,
        bench: &mut Bench<'_>,
        order: Order,
        request: &Request,
        plan: &[String],
    ) -> Result<(Answer, Option<Then>), Fault>;
}

/// One match with its dice.
#[derive(Clone)]
pub(crate) struct Table<G: Playable> {
    driver: Driver<G>,
    dice: Seeded,
    /// The seed that somebody chose for the whole match.
    seed: Option<u64>,
    /// The headers of the record that was loaded; copies of the table share them.
    headers: Arc<[(String, String)]>,
}

impl<G: Playable> Table<G> {
    fn seated(driver: Driver<G>, seed: Option<u64>) -> Self {
        Self { driver, dice: Seeded::new(seed.unwrap_or(0)), seed, headers: Arc::default() }
    }

    pub(crate) fn new(game: G, terms: &str, seed: Option<u64>) -> Result<Self, Refusal> {
        let terms = game.read_terms(terms)?;
        Ok(Self::seated(Driver::new(game, &terms), seed))
    }

    pub(crate) fn from_position(game: G, position: &str, seed: Option<u64>) -> Result<Self, Refusal> {
        let state = game.read_state(position)?;
        Ok(Self::seated(Driver::from_state(game, state), seed))
    }

    /// A match that goes on with the dice of its own seed, or from now on with those of another.
    /// `terms` are those that the record could not name, because they are secret.
    pub(crate) fn from_record(
        game: G,
        record: &Record,
        seed: Option<u64>,
        terms: Option<&str>,
    ) -> Result<Self, Fault> {
        let own = record.header("seed").and_then(|seed| seed.parse().ok()).filter(|_| seed.is_none());
        let mut dice = Seeded::new(own.unwrap_or(0));
        let mut asked = Draws::NONE;
        let mut driver = retell(game, record, |driver| {
            if let Some(Input::Roll(_)) = driver.inputs().last() {
                asked.roll(&mut dice.0);
            }
            asked = due(driver);
        })?;
        if let Some(terms) = terms {
            driver.remember(terms)?;
        }
        let headers = record.headers.clone().into();
        Ok(match seed {
            // Dice of two seeds: the record can name neither of them.
            Some(_) => Self { seed: None, headers, ..Self::seated(driver, seed) },
            None => Self { dice, headers, ..Self::seated(driver, own) },
        })
    }

    fn game(&self) -> &G {
        self.driver.game()
    }

    /// Who has to do what next.
    fn next(&self, words: &Words) -> Next {
        let (game, state) = (self.game(), self.driver.state());
        match self.driver.node() {
            Node::Decide(seat, decision) => Next::Decide {
                seat: seat.into(),
                decision: Sentence::new(words, game.say_question(state, seat, &decision)),
                secret: game.is_secret(&decision),
                legal: self.written(),
                pass: plan::pass(&self.driver).map(|(_, pass)| game.write_action(pass)),
                finish: plan::finish(&self.driver).map(|finish| game.write_action(finish)),
                moves: game.moves(state, self.driver.actions()),
                layout: game.layout(state),
            },
            Node::Chance => Next::Roll {
                dice: game.draws(state).sides().to_vec(),
                purpose: Sentence::new(words, game.say_roll(state)),
            },
            Node::Over(outcome) => Next::Over {
                result: outcome.into(),
                score: game.score(state),
                shoot_out: game.shoot_out(state),
            },
        }
    }

    /// The legal actions in the notation; each is known by its place, too.
    fn written(&self) -> Vec<String> {
        self.driver.actions().iter().map(|action| self.game().write_action(*action)).collect()
    }

    fn events(&self, words: &Words) -> Vec<Sentence> {
        let events = self.driver.events().iter();
        events.map(|event| Sentence::new(words, self.game().say_event(event))).collect()
    }

    /// Where the match stands.
    fn standing(&self, words: &Words) -> Standing {
        Standing { spec: None, inputs: None, events: None, position: self.position(), next: self.next(words) }
    }

    /// The answer to everything that changes the match.
    fn after(&self, words: &Words) -> Answer {
        Answer::Standing(Standing { events: Some(self.events(words)), ..self.standing(words) })
    }

    fn position(&self) -> String {
        self.game().write_state(self.driver.state())
    }

    fn legal(&self, words: &Words, request: &Request) -> Vec<LegalAction> {
        let (game, state) = (self.game(), self.driver.state());
        let tell = |(index, action): (usize, &G::Action)| {
            // They take many times as long as everything else.
            let chances = (request.odds == Some(true)).then(|| game.odds(state, *action));
            let odds = |kind| chances.as_ref().map(|chances| Outcomes::of(chances, kind));
            let turn = chances.as_ref().map(|_| game.turn_odds(state, *action));
            LegalAction {
                index,
                action: game.write_action(*action),
                said: Sentence::new(words, game.say_action(*action)),
                odds: odds(OddsKind::Outcome),
                besides: odds(OddsKind::Besides),
                turn: turn.map(|chances| Outcomes::of(&chances, OddsKind::Outcome)),
            }
        };
        self.driver.actions().iter().enumerate().map(tell).collect()
    }

    /// Refuse answers that are not those of the position: whoever asks plays by other rules.
    fn check_legal(&self, request: &Request) -> Result<(), Refusal> {
        const SHOWN: usize = 12;
        let written = self.written();
        match &request.legal {
            Some(given) if *given != written => Err(Refusal::new("legal-differs")
                .text("legal", written.iter().take(SHOWN).cloned().collect::<Vec<_>>().join(", "))
                .number("count", i64::try_from(written.len()).unwrap_or(i64::MAX))),
            Some(_) | None => Ok(()),
        }
    }

    /// The decision that advice is asked for, as the seat that decides may see it.
    fn asked(&self) -> Result<Asked<'_, G>, Refusal> {
        let Node::Decide(seat, _) = self.driver.node() else { return Err(Refusal::new("no-decision")) };
        Ok(Asked {
            game: self.game(),
            seat,
            view: self.game().view(self.driver.state(), Some(seat)),
            legal: self.driver.actions(),
        })
    }

    fn view(&self, words: &Words, request: &Request) -> Result<Answer, Refusal> {
        let viewer = viewer(request)?;
        let ask = match self.driver.node() {
            Node::Decide(seat, _) if viewer == Some(seat) => Some(self.next(words)),
            Node::Decide(..) | Node::Chance | Node::Over(_) => None,
        };
        Ok(self.shown(self.driver.state(), viewer, ask))
    }

    /// What a viewer may see of a state.
    fn shown(&self, state: &G::State, viewer: Option<Seat>, ask: Option<Next>) -> Answer {
        let view = self.game().view(state, viewer);
        // Texts and numbers always can be written.
        let told = to_raw_value(&self.game().told(&view)).unwrap_or_default();
        Answer::View { view: told, position: self.game().write_view(&view), ask }
    }

    /// The match so far. What a loaded record said besides stays, in its place; what it said of dice and end
    /// is said anew.
    fn record(&self) -> String {
        let spec = self.game().spec().to_string();
        let rules = self.game().revision().to_string();
        let [home, away] = self.game().score(self.driver.state());
        let seed = self.seed.map(|seed| seed.to_string());
        let over = matches!(self.driver.node(), Node::Over(_));
        let result = over.then(|| format!("{home}-{away}"));
        let stale = |key: &str| (key == "seed" && seed.is_none()) || (key == "result" && result.is_none());
        let kept = self.headers.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let mut headers: Vec<_> = kept.filter(|(key, _)| !stale(key)).collect();
        headers.extend([("spec", spec.as_str()), ("rules", rules.as_str())]);
        headers.extend(seed.iter().map(|seed| ("seed", seed.as_str())));
        headers.extend(result.iter().map(|result| ("result", result.as_str())));
        Record::of(&self.driver, &headers).to_text()
    }
}

impl<G: Playable> AnyTable for Table<G>
where
    Self: Send + 'static,
{
    fn spec(&self) -> String {
        self.game().spec().to_string()
    }

    fn rules(&self) -> u32 {
        self.game().revision()
    }

    fn inputs(&self) -> usize {
        self.driver.inputs().len()
    }

    fn kind(&self) -> &'static str {
        kind(&self.driver)
    }

    fn fork(&self, seed: Option<u64>) -> Seated {
        let copy = self.clone();
        Box::new(match seed {
            // Dice of two seeds, as in a record that goes on with another.
            Some(other) => Self { seed: None, dice: Seeded::new(other), ..copy },
            None => copy,
        })
    }

    fn summary(&self, words: &Words) -> Answer {
        let (spec, events) = (Some(self.spec()), Some(self.events(words)));
        Answer::Standing(Standing { spec, events, ..self.standing(words) })
    }

    fn obey(&mut self, bench: &mut Bench<'_>, order: Order, request: &Request) -> Result<Answer, Fault> {
        let (words, who, bounds) = (bench.words, bench.who, bench.bounds);
        let level = |usual: Level| request.level.as_deref().map_or(Ok(usual), advice::level);
        self.check_length(order, bounds)?;
        Ok(match order {
            Order::State => Answer::Standing(Standing { spec: Some(self.spec()), ..self.standing(words) }),
            Order::View => self.view(words, request)?,
            Order::Decision => Answer::Decision { next: self.next(words) },
            Order::Legal => Answer::Legal { actions: self.legal(words, request) },
            Order::Odds => Answer::Odds(chances(&self.driver)),
            Order::Ways => Answer::Ways(ways(&self.driver)),
            Order::Act => {
                self.act(bounds, request)?;
                self.after(words)
            }
            Order::Roll => {
                self.roll(request)?;
                self.after(words)
            }
            Order::Play => {
                let inputs = Some(self.play(bounds, request)?);
                let events = Some(self.events(words));
                Answer::Standing(Standing { inputs, events, ..self.standing(words) })
            }
            Order::Events => Answer::Events { events: self.events(words) },
            Order::Best => {
                let asked = self.asked()?;
                let who = request.level.as_deref().map_or(Ok(who), advice::opponent)?;
                self.check_legal(request)?;
                let budget = advice::budget(who, bounds, request)?;
                let fresh = Computer::after(who, self.seed.unwrap_or(0), self.driver.inputs().len());
                Answer::Best(asked.best(bench, budget, fresh))
            }
            Order::Rate => Answer::Rate(self.asked()?.rate(level(who.level())?, words)),
            Order::Hint => {
                let Asked { game, seat, view, .. } = self.asked()?;
                let hint = hint::of_view(game, level(HINT_LEVEL)?, seat, &view, words);
                Answer::Hint(hint.ok_or_else(|| Refusal::new("no-decision"))?)
            }
            // Once a match is over its record tells what was secret until then (F-COMP-12).
            Order::Undo if matches!(self.driver.node(), Node::Over(_)) => {
                return Err(Refusal::new("match-over").into());
            }
            Order::Undo => {
                self.driver.undo()?;
                Answer::Standing(self.standing(words))
            }
            Order::Call => {
                let text = needed(request.call.as_deref(), Field::Call)?;
                let call = self.game().read_call(&format!("call {text}"))?;
                self.driver.call(call)?;
                self.after(words)
            }
            Order::Record => Answer::Record { record: self.record() },
        })
    }

    fn look(
        &self,
        bench: &mut Bench<'_>,
        order: Order,
        request: &Request,
        plan: &[String],
    ) -> Result<(Answer, Option<Then>), Fault> {
        let mut ahead = self.ahead(plan)?;
        let answer = match ahead.at_end(order, request)? {
            Some(answer) => answer,
            None => ahead.table.obey(bench, order, request)?,
        };
        Ok((answer, ahead.then))
    }
}

/// Whose view is asked for; `None`: a spectator's.
fn viewer(request: &Request) -> Result<Option<Seat>, Refusal> {
    let word = needed(request.seat.as_deref(), Field::Seat)?;
    if word == SPECTATOR {
        return Ok(None);
    }
    let seat = Seat::from_word(word);
    seat.map(Some).ok_or_else(|| {
        Refusal::new("seat-unknown").text("got", shorten(word)).text("known", "home, away, spectator")
    })
}

/// What is next, in a word.
fn kind<G: Playable>(driver: &Driver<G>) -> &'static str {
    match driver.node() {
        Node::Decide(..) => "decide",
        Node::Chance => "roll",
        Node::Over(_) => "over",
    }
}
