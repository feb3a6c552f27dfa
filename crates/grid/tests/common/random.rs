//! Matches played at random, a step at a time.

use touchline_engine::{Choices, Game, Input, Node, Notation, Pcg, Rng};
use touchline_grid::spec::{CONCEPTS, Concept};
use touchline_grid::{Action, Call, Grid, State, Toggle};

pub fn game(spec: &str) -> Grid {
    Grid::from_text(spec).unwrap_or_else(|refusal| panic!("{spec}: {refusal}"))
}

/// `+stun` with everything it needs.
pub fn with_needs(concept: &Concept) -> String {
    let of = |toggle| CONCEPTS.iter().find(|concept| concept.toggle == toggle).unwrap();
    let needed = concept.needs.first().map(|needed| with_needs(of(*needed)));
    format!("{}+{}", needed.unwrap_or_default(), concept.name)
}

/// Each rule alone with what it needs, each preset, each board, and what else changes the flow. Matches are short.
pub fn specs() -> Vec<String> {
    let presets = ["basic", "advanced", "full", "full+reposition+offside"];
    let mut all: Vec<String> = presets.iter().map(|preset| format!("grid:{preset}?end=turns:40")).collect();
    all.extend(CONCEPTS.iter().map(|concept| format!("grid:basic{}?end=turns:30", with_needs(concept))));
    all.extend(
        [
            "grid:full@medium?end=score:1",
            "grid:full@large?end=timed:8",
            "grid:full+reposition+offside?corner_call=off&deliberate_out=yes&end=turns:40&fielders=10\
             &header_frame=head&heel_cost=a&red_card_plays_short=yes&tackle_required_to_steal=yes",
            "grid:advanced?end=turns:10&fielders=1&shootout_early_stop=yes",
            "grid:basic?deliberate_out=yes&end=turns:30",
        ]
        .map(|spec| spec.replace(' ', "")),
    );
    all
}

/// A match under way.
pub struct Walk {
    pub game: Grid,
    pub state: State,
    pub rng: Pcg,
    steps: u32,
}

/// Matches to a score may last for ever: a walk does not.
const LONGEST: u32 = 6000;

impl Walk {
    pub fn new(game: Grid, seed: u64) -> Self {
        Self { game, state: game.start(&()), rng: Pcg::new(seed, 7), steps: 0 }
    }

    pub fn at(game: Grid, state: State, seed: u64) -> Self {
        Self { game, state, rng: Pcg::new(seed, 7), steps: 0 }
    }

    /// A crowd around a ball near a line, so that much happens at once: members, goalies and set pieces meet within a few steps.
    pub fn scattered(game: Grid, seed: u64) -> Self {
        let mut rng = Pcg::new(seed, 11);
        let board = game.rules.board;
        let mut near = |centre: i8, reach: i8, least: i8, most: i8| {
            let offset = i8::try_from(rng.below(u32::from(2 * reach.unsigned_abs() + 1))).unwrap() - reach;
            (centre + offset).clamp(least, most)
        };
        let end = if seed.is_multiple_of(2) { 3 } else { board.length - 2 };
        let (x, y) = (near(board.centre_column(), 9, 1, board.width), near(end, 5, 1, board.length));
        let mut taken = vec![(x, y)];
        let mut teams = [format!("home=0:{},0", board.centre_column()), String::new()];
        teams[1] = format!("away=0:{},{}", board.centre_column(), board.length + 1);
        for (team, facings) in teams.iter_mut().zip([["", "e", "w"], ["", "e", "w"]]) {
            for number in 1..=game.rules.fielders {
                let at = (near(x, 4, 1, board.width), near(y, 4, 1, board.length));
                let facing = facings[usize::from(near(1, 1, 0, 2).unsigned_abs())];
                let facing = if game.rules.has(Toggle::Facing) { facing } else { "" };
                if !taken.contains(&at) {
                    taken.push(at);
                    team.push_str(&format!(" {number}:{},{}{facing}", at.0, at.1));
                }
            }
        }
        let who = if near(0, 1, 0, 1) == 0 { "home" } else { "away" };
        let line = format!("{} ball={x},{y} turn={who}", teams.join(" "));
        let state = game.read_state(&line).unwrap_or_else(|refusal| panic!("{refusal}\n{line}"));
        Self::at(game, state, seed)
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut choices = Choices::new();
        if let Node::Decide(..) = self.game.node(&self.state) {
            self.game.actions(&self.state, &mut choices);
        }
        choices.iter().copied().collect()
    }

    /// One input; nothing when the match is over or has lasted long enough. Half of the answers are chosen from what does not come up by itself, the others from
    /// all, so that the rare rules are met too.
    pub fn step(&mut self) -> Option<Input<Action, Call>> {
        self.steps += 1;
        if self.steps > LONGEST {
            return None;
        }
        let input = if let Some(call) = self.game.overlong(&self.state) {
            Input::Call(call)
        } else {
            match self.game.node(&self.state) {
                Node::Over(_) => return None,
                Node::Chance => Input::Roll(self.game.draws(&self.state).roll(&mut self.rng)),
                Node::Decide(..) => Input::Act(self.choose()),
            }
        };
        match input {
            Input::Act(action) => self.game.act(&mut self.state, action, &mut ()),
            Input::Roll(faces) => self.game.resolve(&mut self.state, faces.as_ref(), &mut ()),
            Input::Call(call) => self.game.call(&mut self.state, call, &mut ()),
        }
        Some(input)
    }

    fn choose(&mut self) -> Action {
        let legal = self.legal();
        let rare: Vec<Action> = legal.iter().copied().filter(|action| self.is_rare(*action)).collect();
        let from = if rare.is_empty() || self.rng.below(2) == 0 { legal } else { rare };
        from[self.rng.below(u32::try_from(from.len()).unwrap()) as usize]
    }

    /// What brings the special rules about: members at the ball, the ball towards the goal, attempts of every kind.
    fn is_rare(&self, action: Action) -> bool {
        let (s, board) = (&self.state, self.game.rules.board);
        let goal = board.slot(s.turn.seat.other(), 4);
        match action {
            Action::Pick(marker) => s.at(marker).chebyshev(s.ball.at) <= 2,
            Action::Step(dir) | Action::Kick(dir) | Action::Toss(dir) => {
                s.ball.at.step(dir).chebyshev(goal) < s.ball.at.chebyshev(goal)
            }
            Action::Juggle
            | Action::Fake(..)
            | Action::Tackle(..)
            | Action::Attempt(..)
            | Action::Volley
            | Action::Direct(_)
            | Action::Reroll(_)
            | Action::FollowBicycle(_)
            | Action::FollowHeader
            | Action::To(_) => true,
            _ => false,
        }
    }
}
