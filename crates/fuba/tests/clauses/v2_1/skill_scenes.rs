//! Positions for the skills: a stage about to begin, both teams with points for everything.

use touchline_engine::{Node, Seat};
use touchline_fuba::advanced::skills::{Skill, Window};
use touchline_fuba::{Decision, Event};

use crate::common::{Scene, scene_of};

pub const SPEC: &str = "fuba:2.1+condition+skills";
pub const HOME: Seat = Seat::Home;
pub const AWAY: Seat = Seat::Away;

/// Home began the turn; `first` acts first and its stage is about to begin. `path` is start and target,
/// `numbers` what home and away had in the target area.
pub struct Stage<'a> {
    pub pieces: &'a str,
    pub ball: &'a str,
    pub path: &'a str,
    pub numbers: &'a str,
    pub first: Seat,
    /// The other team's stage is over.
    pub second: bool,
    /// Cards of home and away.
    pub skills: &'a str,
}

/// Five against five in the centre.
pub const CENTRE: Stage<'_> = Stage {
    pieces: "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5",
    ball: "CE:4:home",
    path: "AFR>CE",
    numbers: "5-5",
    first: AWAY,
    second: false,
    skills: "none:none",
};

/// Three of home against three of away in front of away's goal, home in control.
pub const FRONT: Stage<'_> = Stage {
    pieces: "home=4-4-2,GK:APA,CE:7,BFR:3 away=4-4-2,GK:BPA,CE:7,BFR:3",
    ball: "BFR:4:home",
    path: "CE>BFR",
    numbers: "3-3",
    ..CENTRE
};

impl Stage<'_> {
    pub fn text(&self) -> String {
        let acting = if self.second { self.first.other() } else { self.first };
        let acted = match (self.second, self.first) {
            (false, _) => "none-none",
            (true, Seat::Home) => "move+position-none",
            (true, Seat::Away) => "none-move+position",
        };
        format!(
            "{} ball={} clock=1:20 turn=starter:home,pass:{},numbers:{},first:{},acted:{acted} \
             condition=5/5/5-5/5/5 skills={} next=actions:{}",
            self.pieces,
            self.ball,
            self.path,
            self.numbers,
            self.first.word(),
            self.skills,
            acting.word(),
        )
    }

    pub fn scene(&self) -> Scene {
        self.scene_of(SPEC)
    }

    pub fn scene_of(&self, spec: &str) -> Scene {
        scene_of(spec, &self.text())
    }

    /// The scene after what is played.
    pub fn play(&self, script: &str) -> Scene {
        let mut scene = self.scene();
        scene.play(script);
        scene
    }
}

/// The seat asked in this window, if one is.
pub fn in_window(scene: &mut Scene, window: Window) -> Option<Seat> {
    match scene.driver().node() {
        Node::Decide(seat, Decision::Window(now)) if now == window => Some(seat),
        _ => None,
    }
}

/// Points of a team: defence, midfield, forwards.
pub fn points(scene: &Scene, seat: Seat) -> [u8; 3] {
    scene.state().teams[seat].condition.points
}

pub fn has_played(scene: &Scene, seat: Seat, skill: Skill) -> bool {
    scene.saw(Event::SkillPlayed(seat, skill))
}
