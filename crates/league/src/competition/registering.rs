//! Teams that come, go and are replaced; the start and the draw.

use touchline_engine::Refusal;
use touchline_fuba::advanced::skills::catalogue;
use touchline_fuba::rules::formation;

use super::take::count;
use super::{Stage, State};
use crate::field::Field;
use crate::play::Play;
use crate::text::one_line;
use crate::{Format, MAX_FIXTURES, MAX_NAME, MAX_TEAMS, NewTeam, Spec, Team, TeamId};

impl State {
    pub(super) fn free_name(&self, name: &str, but: Option<TeamId>) -> Result<String, Refusal> {
        let name = one_line("league-team-name", name, MAX_NAME)?;
        // Whoever withdrew before the start may register again.
        let same = |team: &&Team| {
            let took_part = !team.withdrawn || self.field.order.contains(&team.id);
            took_part && team.name.to_lowercase() == name.to_lowercase() && Some(team.id) != but
        };
        match self.teams.iter().find(same) {
            Some(_) => Err(Refusal::new("league-name-taken").quoted("got", &name)),
            None => Ok(name),
        }
    }

    pub(super) fn add(&mut self, spec: &Spec, play: &Play, new: &NewTeam) -> Result<(), Refusal> {
        let joins = matches!(spec.format, Format::Ladder { .. }) && self.field.is_drawn();
        if joins {
            self.need(spec, &[Stage::Running, Stage::Paused])?;
        } else {
            self.need(spec, &[Stage::Open])?;
        }
        if self.teams.len() >= MAX_TEAMS {
            return Err(Refusal::new("league-too-many-teams").number("most", count(MAX_TEAMS)));
        }
        let name = self.free_name(&new.name, None)?;
        let player = match &new.player {
            Some(player) => Some(one_line("league-player", player, MAX_NAME)?),
            None => None,
        };
        check_primary(spec, play, new)?;
        check_skills(spec, play, new)?;
        let id = TeamId::at(self.teams.len());
        self.teams.push(Team {
            id,
            name,
            player,
            rating: new.rating,
            seed: new.seed,
            primary: new.primary,
            skills: new.skills.clone(),
            checked_in: false,
            withdrawn: false,
        });
        self.field.withdrawn.push(false);
        if joins {
            self.field.place(id, self.field.order.len());
            self.field.order.push(id);
            self.field.joined.push((self.field.ordered, id));
        }
        Ok(())
    }

    pub(super) fn withdraw(&mut self, spec: &Spec, id: TeamId) -> Result<(), Refusal> {
        self.need(spec, &[Stage::Open, Stage::Running, Stage::Paused])?;
        self.active(id)?.withdrawn = true;
        self.field.withdrawn[id.index()] = true;
        Ok(())
    }

    /// A team that withdrew after the draw can be replaced as well: the new one plays what is left.
    pub(super) fn replace(
        &mut self,
        spec: &Spec,
        id: TeamId,
        name: &str,
        player: Option<&str>,
    ) -> Result<(), Refusal> {
        self.need(spec, &[Stage::Open, Stage::Running, Stage::Paused])?;
        let name = self.free_name(name, Some(id))?;
        let player = match player {
            Some(player) => Some(one_line("league-player", player, MAX_NAME)?),
            None => None,
        };
        let is_drawn = self.field.order.contains(&id);
        let started = self.started;
        let team = self.team_mut(id)?;
        if team.withdrawn && started && !is_drawn {
            return Err(Refusal::new("league-team-gone").quoted("team", &team.name));
        }
        team.name = name;
        team.player = player;
        team.withdrawn = false;
        self.field.withdrawn[id.index()] = false;
        Ok(())
    }

    /// Whether there are enough teams, and not too many.
    pub(super) fn can_start(&self, spec: &Spec) -> Result<(), Refusal> {
        let is_in = |team: &&Team| !team.withdrawn && (team.checked_in || !spec.check_in);
        let teams = self.teams.iter().filter(is_in).count();
        let least = match spec.format {
            Format::Groups { groups, qualify, .. } => usize::from(groups) * usize::from(qualify.max(2)),
            _ => 2,
        };
        if teams < least {
            return Err(Refusal::new("league-too-few-teams")
                .number("got", count(teams))
                .number("want", count(least)));
        }
        if let Format::Swiss { rounds } = spec.format {
            let most = if teams % 2 == 0 { teams - 1 } else { teams };
            if usize::from(rounds) > most {
                return Err(Refusal::new("league-too-many-rounds")
                    .number("got", rounds)
                    .number("want", count(most)));
            }
        }
        let needed = Field::fixtures_needed(spec.format, teams);
        if needed > MAX_FIXTURES {
            return Err(Refusal::new("league-too-many-fixtures")
                .number("got", count(needed))
                .number("want", count(MAX_FIXTURES)));
        }
        Ok(())
    }

    pub(super) fn start(&mut self, spec: &Spec) -> Result<(), Refusal> {
        self.need(spec, &[Stage::Open])?;
        self.can_start(spec)?;
        if spec.check_in {
            for team in self.teams.iter_mut().filter(|team| !team.checked_in) {
                team.withdrawn = true;
                self.field.withdrawn[team.id.index()] = true;
            }
        }
        self.started = true;
        Ok(())
    }

    pub(super) fn draw(&mut self, spec: &Spec, order: &[TeamId]) -> Result<(), Refusal> {
        self.need(spec, &[Stage::Running])?;
        if self.field.is_drawn() {
            return Err(Refusal::new("league-drawn"));
        }
        let mut wanted: Vec<TeamId> =
            self.teams.iter().filter(|team| !team.withdrawn).map(|team| team.id).collect();
        let example = wanted.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let mut given = order.to_vec();
        given.sort_unstable();
        wanted.sort_unstable();
        if given != wanted || wanted.len() < 2 {
            return Err(Refusal::new("league-bad-draw").text("example", example));
        }
        self.field.draw(spec, order.to_vec());
        Ok(())
    }
}

/// A primary formation is chosen where the competition has them, and only there (F-COMP-05).
fn check_primary(spec: &Spec, play: &Play, new: &NewTeam) -> Result<(), Refusal> {
    match (spec.primary, new.primary) {
        (false, None) => Ok(()),
        (false, Some(_)) => Err(Refusal::new("league-no-primary")),
        (true, None) => Err(Refusal::new("league-needs-primary").quoted("team", &new.name)),
        (true, Some(primary)) => match play.rules {
            Some(rules) if formation::is_allowed(&rules, primary) => Ok(()),
            _ => Err(Refusal::new("league-bad-formation")
                .text("got", primary.to_string())
                .text("example", "4-4-2")),
        },
    }
}

/// As many skills as the organiser said, of those that can be played (F-COMP-06).
fn check_skills(spec: &Spec, play: &Play, new: &NewTeam) -> Result<(), Refusal> {
    let want = usize::from(spec.skills.unwrap_or(0));
    if new.skills.len() != want {
        return Err(Refusal::new("league-skill-count")
            .number("got", count(new.skills.len()))
            .number("want", count(want)));
    }
    for (at, skill) in new.skills.iter().enumerate() {
        if new.skills[..at].contains(skill) {
            return Err(Refusal::new("league-skill-twice").text("got", skill.word()));
        }
        if !play.rules.is_some_and(|rules| catalogue::is_usable(&rules, *skill)) {
            return Err(Refusal::new("league-skill-unusable")
                .text("got", skill.word())
                .text("play", &spec.play));
        }
    }
    Ok(())
}
