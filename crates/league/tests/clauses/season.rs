//! Two teams that meet again and again: what one match does to the next.

use touchline_engine::{Notation, Pcg, Refusal, Seat};
use touchline_fuba::Fuba;
use touchline_league::{Competition, Due, Entry, FixtureId, FixtureTerms, Input, Spec, TeamId, Why, text};

/// A season of four matches between two teams. Team 1 is at home in the first and in the third.
pub struct Season(pub Competition);

impl Season {
    /// With condition points and carry-over, and the usual teams.
    pub fn new(spec: &str) -> Self {
        Self::with(&format!("{spec}+condition"), &[], "add \"Reds\"", "add \"Blues\"")
    }

    /// With more headers, and teams as they register.
    pub fn with(spec: &str, more: &[(&str, &str)], one: &str, other: &str) -> Self {
        let headers =
            [("name", "Season"), ("play", spec), ("format", "round-robin legs=4"), ("seeding", "order")];
        let spec = Spec::from_headers(headers.into_iter().chain(more.iter().copied())).unwrap();
        let mut season = Self(Competition::new(spec).unwrap());
        for text in [one, other, "start", "draw 1 2"] {
            season.say(text);
        }
        season
    }

    /// Apply the text of an entry.
    pub fn try_say(&mut self, words: &str) -> Result<(), Refusal> {
        let entry: Entry = text::parse_entry(self.0.spec(), &format!("\"test\" {words}"))?;
        self.0.apply(entry).map(|_| ())
    }

    /// Apply the text of an entry that must be right.
    pub fn say(&mut self, words: &str) {
        self.try_say(words).unwrap_or_else(|refusal| panic!("{words}: {refusal}"));
    }

    /// The terms of a match; FUBA must be able to play them.
    pub fn terms(&self, id: u32) -> Option<FixtureTerms> {
        let terms = self.0.terms(FixtureId(id))?;
        let game = Fuba::from_text(&self.0.spec().play).unwrap();
        let read = game.read_terms(&terms.text()).unwrap();
        assert_eq!(Some(read), terms.fuba(), "{}", terms.text());
        Some(terms)
    }

    /// The points that the two teams discard before a match, team 1 first.
    pub fn discards(&self, id: u32) -> [u8; 2] {
        let terms = self.terms(id).expect("settled");
        let fixture = self.0.fixture(FixtureId(id)).unwrap();
        [1, 2].map(|team| terms.discard[fixture.seat_of(TeamId(team)).unwrap()])
    }

    /// The clauses behind what a team brings into a match.
    pub fn clauses(&self, id: u32, team: u16) -> Vec<&'static str> {
        let terms = self.terms(id).expect("settled");
        terms.reasons.iter().filter(|r| r.team == TeamId(team)).map(|r| r.cause.clause()).collect()
    }

    /// The dice that are due: after which match, which team, what for.
    pub fn dice(&self) -> Vec<(u32, u16, Why)> {
        let dice = self.0.due().into_iter().filter_map(|due| match due {
            Due::Dice { after, team, why, count } => {
                assert_eq!(count, why.dice());
                Some((after.0, team.0, why))
            }
            _ => None,
        });
        dice.collect()
    }

    /// The seat of a team in a match.
    pub fn seat(&self, id: u32, team: u16) -> Seat {
        self.0.fixture(FixtureId(id)).unwrap().seat_of(TeamId(team)).unwrap()
    }

    /// Enter a draw in which a team got these cards and injuries: `yellow=2 red=1`.
    pub fn played(&mut self, id: u32, team: u16, incidents: &str) {
        let seat = self.seat(id, team).word();
        let words: String = incidents.split_whitespace().map(|word| format!(" {seat}.{word}")).collect();
        self.say(&format!("result {id} 0-0{words}"));
    }

    /// Everything that happened, read again from its text, gives the same terms.
    pub fn assert_replays(&self) {
        let again = touchline_league::parse(&touchline_league::to_text(&self.0)).unwrap();
        for fixture in self.0.fixtures() {
            assert_eq!(again.terms(fixture.id), self.0.terms(fixture.id));
        }
    }

    /// Dice from a generator instead of a person.
    pub fn supply(&mut self) {
        let mut rng = Pcg::new(1, 1);
        while let Some(due) = self.0.due().first().cloned() {
            let input: Input = self.0.supply(&due, &mut rng);
            self.0.apply(Entry::new("test", input)).unwrap();
        }
    }
}
