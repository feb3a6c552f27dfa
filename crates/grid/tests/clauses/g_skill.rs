//! G-SKILL: fielder skill variance.

use touchline_engine::{Driver, Node};
use touchline_grid::advanced::fake_out::Level;
use touchline_grid::advanced::intercept::Attempt;
use touchline_grid::board::Dir;
use touchline_grid::flow::Stage;
use touchline_grid::optional::fouls::Contact;
use touchline_grid::rules::points::{self, Spending};
use touchline_grid::rules::shootout::Shootout;
use touchline_grid::state::{Turn, TurnKind};
use touchline_grid::{Action, Call, Decision, Event, Grid, Ruleset, State, Toggle, Toggles};

use crate::common::*;

fn skilled(points: u8) -> Setup {
    setup(with(&[Toggle::Skill])).put(h(1), 10, 10).put(h(2), 3, 3).put(a(1), 3, 25).ball(10, 11).change(
        |s| {
            s.piece_mut(h(1)).skill = points;
            s.piece_mut(h(1)).skill_left = points;
        },
    )
}

/// A match at the question for the first skill point.
fn before_points() -> Match {
    let driver = Driver::new(Grid { rules: with(&[Toggle::Skill]) }, &());
    let mut m = Match { driver, events: Vec::new() };
    while !matches!(m.driver.node(), Node::Decide(_, Decision::SkillPoint(_))) {
        let first = m.legal()[0];
        m.act(first);
    }
    m
}

#[test]
fn g_skill_01_three_points_for_the_fielders_of_each_team() {
    let mut m = before_points();
    assert_eq!(m.asked(), (Home, Decision::SkillPoint(3)));
    assert_eq!(m.legal(), (1..=7).map(|n| Action::Skill(h(n))).collect::<Vec<_>>(), "not for the goalie");
    for marker in [h(2), h(7), h(2), a(3), a(3), a(3)] {
        m.act(Action::Skill(marker));
    }
    assert!(m.is_chance(), "then the roll-off");
    assert_eq!([h(2), h(7), a(3)].map(|marker| m.s().piece(marker).skill), [2, 1, 3]);
}

#[test]
fn g_skill_02_extra_points_for_own_steps_turns_and_kicks_in_possession() {
    let s = skilled(1).acting(Home, 4);
    let available =
        |m: &Match, marker, spending| points::available(&m.driver.game().rules, m.s(), marker, spending);
    let all = [Spending::Step, Spending::Kick, Spending::Other, Spending::Throw];
    assert_eq!(all.map(|spending| available(&s, h(1), spending)), [5, 5, 4, 4]);
    assert_eq!(all.map(|spending| available(&s, h(2), spending)), [4, 4, 4, 4]);
    let away = skilled(1).ball(3, 15).acting(Home, 4);
    assert_eq!(available(&away, h(1), Spending::Step), 4, "not without the ball");
    let mut m = skilled(1).acting(Home, 4);
    m.kicks(h(1), Dir::N);
    assert_eq!((m.points(), m.s().piece(h(1)).skill_left), (4, 0), "skill is spent first");
}

#[test]
fn g_skill_03_the_whole_flight_and_the_steps_after_it() {
    let mut m = skilled(3).acting(Home, 1);
    m.does(h(1), Action::OpenSkill).kicks(h(1), Dir::N).step(Dir::N);
    assert_eq!((m.points(), m.s().piece(h(1)).skill_left), (1, 1));
    m.act(Action::Stop).moves(h(1), Dir::N);
    assert_eq!((m.points(), m.s().piece(h(1)).skill_left), (1, 0), "it follows its own kick");
    // Not after somebody else has kicked.
    let mut m =
        skilled(1).put(h(2), 10, 12).ball(10, 13).change(|s| s.turn.last_kicker = Some(h(1))).acting(Home, 4);
    m.kicks(h(2), Dir::N).act(Action::Stop).moves(h(1), Dir::E);
    assert_eq!((m.points(), m.s().piece(h(1)).skill_left), (2, 1));
}

#[test]
fn g_skill_04_full_again_at_the_start_of_every_turn() {
    let mut m = skilled(1).acting(Home, 4);
    m.kicks(h(1), Dir::E).act(Action::End).roll(&[3]);
    assert_eq!(m.s().piece(h(1)).skill_left, 1);
}

#[test]
fn g_skill_05_two_points_buy_a_second_roll_and_a_third_is_left() {
    for (skill, left) in [(2, 0), (3, 1)] {
        let mut m = skilled(skill).turn(Home);
        m.roll(&[1, 2]);
        assert_eq!(m.asked(), (Home, Decision::Reroll));
        assert_eq!(m.legal(), [Action::Keep, Action::Reroll(h(1))]);
        m.act(Action::Reroll(h(1))).roll(&[5, 6]);
        assert!(m.happened(Event::Rerolled(h(1))));
        assert_eq!((m.points(), m.s().piece(h(1)).skill_left), (11, left));
    }
    let mut m = skilled(1).turn(Home);
    assert_eq!(m.roll(&[1, 2]).asked().1, Decision::Act, "one point is not enough");
}

#[test]
fn g_skill_05_two_points_are_kept_back_until_the_owner_opens_them() {
    let mut m = skilled(3).acting(Home, 1);
    let room = |m: &Match| points::available(&m.driver.game().rules, m.s(), h(1), Spending::Kick);
    assert_eq!(room(&m), 2);
    m.does(h(1), Action::OpenSkill);
    assert_eq!(room(&m), 4);
    assert!(!m.options(h(1)).contains(&Action::OpenSkill), "once");
    m.kicks(h(1), Dir::N).step(Dir::N).act(Action::End);
    assert_eq!(m.s().piece(h(1)).skill_left, 3, "a new turn");
}

#[test]
fn g_skill_06_never_the_opponents_rolls() {
    let mut m = skilled(3).turn(Away);
    assert_eq!(m.roll(&[1]).asked(), (Away, Decision::Act));
    // Home's shot, Away's save.
    let mut m = skilled(3).put(h(1), 10, 28).ball(10, 29).acting(Home, 3);
    m.kicks(h(1), Dir::NE);
    assert_eq!(m.roll(&[1]).s().holder(), Some(a(0)));
}

#[test]
fn g_skill_07_any_roll_of_the_own_team_whoever_makes_it() {
    // R-G901: the goalie's save, with the skilled fielder at the other end.
    let shot = |skill| {
        let setup =
            skilled(0).put(h(1), 10, 28).ball(10, 29).change(|s| s.piece_mut(a(1)).skill_left = skill);
        let mut m = setup.acting(Home, 3);
        m.kicks(h(1), Dir::NE).roll(&[2]);
        m
    };
    let mut m = shot(2);
    assert_eq!(m.asked(), (Away, Decision::Reroll));
    m.act(Action::Reroll(a(1))).roll(&[1]);
    assert_eq!((m.s().holder(), m.s().score.0), (Some(a(0)), [0, 0]));
    assert_eq!(shot(1).s().score.0, [1, 0]);
    // The turn roll without possession.
    let mut m = skilled(2).ball(3, 15).turn(Home);
    assert_eq!(m.roll(&[1]).asked().1, Decision::Reroll);
}

#[test]
fn g_skill_07_a_roll_off_is_nobodys() {
    let mut m = before_points();
    [h(1), h(1), h(1), a(1), a(1), a(1)].into_iter().for_each(|marker| {
        m.act(Action::Skill(marker));
    });
    m.roll(&[3, 3]).roll(&[6, 1]);
    assert_eq!(m.asked(), (Home, Decision::Kicker));
}

#[test]
fn g_skill_07_not_in_a_shoot_out() {
    // R-G940: it has no turns.
    let mut m = shootout(with(&[Toggle::Skill]));
    m.roll(&[6, 1]).misses();
    assert_eq!(m.s().shootout.kicks[Home], 1);
    let armed = |m: &Match| {
        let mut s = *m.s();
        [h(1), a(1)].into_iter().for_each(|marker| s.piece_mut(marker).skill_left = 3);
        Match { driver: Driver::from_state(*m.driver.game(), s), events: Vec::new() }
    };
    let mut m = armed(&m);
    m.misses();
    assert_eq!(m.s().shootout.kicks[Away], 1, "nobody was asked");
}

#[test]
fn g_skill_08_the_new_result_counts_and_all_dice_are_rolled() {
    let mut m = skilled(2).turn(Home);
    m.roll(&[6, 6]).act(Action::Reroll(h(1)));
    assert_eq!(m.dice(), 2);
    m.roll(&[2, 1]);
    assert_eq!((m.asked().1, m.points()), (Decision::Act, 3), "worse, and not asked again");
}

#[test]
fn g_skill_09_before_any_consequence_and_once_a_turn() {
    let mut m = skilled(3).put(h(1), 10, 28).ball(10, 29).turn(Home);
    m.roll(&[3, 3]);
    assert_eq!((m.points(), m.s().rolled.is_some()), (0, true), "nothing has come of the roll yet");
    m.act(Action::Reroll(h(1))).roll(&[2, 2]).act(Action::End).roll(&[4, 2]);
    assert_eq!(m.asked(), (Away, Decision::Act));
    // A second roll in the same turn is not offered: the fouls of a dribbler.
    let rules = with(&[Toggle::Skill, Toggle::Fouls]);
    let setup = setup(rules).put(h(1), 10, 10).put(a(1), 11, 11).ball(10, 12);
    let arm = |s: &mut touchline_grid::State| {
        s.piece_mut(h(1)).skill = 3;
        s.piece_mut(h(1)).skill_left = 3;
    };
    let mut m = setup.change(arm).acting(Home, 6);
    m.moves(h(1), Dir::N).roll(&[1]);
    assert_eq!(m.asked(), (Home, Decision::Reroll));
    assert!(!m.happened(Event::Foul(h(1), a(1))));
    m.act(Action::Reroll(h(1))).roll(&[4]);
    m.moves(h(1), Dir::S).moves(h(1), Dir::N);
    m.roll(&[1]);
    assert!(m.happened(Event::Foul(h(1), a(1))));
}

#[test]
fn g_skill_10_also_in_the_opponents_turn() {
    let rules = with(&[Toggle::Skill, Toggle::Intercept]);
    let setup = setup(rules).put(h(1), 10, 10).put(a(1), 10, 16).ball(10, 11);
    let mut m = setup.change(|s| s.piece_mut(a(1)).skill_left = 2).acting(Home, 6);
    m.kicks(h(1), Dir::N).step(Dir::N).step(Dir::N).step(Dir::N);
    m.act(Action::Attempt(Attempt::Feet, a(1))).roll(&[2]);
    assert_eq!(m.asked(), (Away, Decision::Reroll));
    m.act(Action::Reroll(a(1))).roll(&[5]).act(Action::Trap);
    assert!(m.happened(Event::Trapped(a(1), sq(10, 15))));
}

/// Every roll has an owner: the team that makes it, whoever's turn it is (G-SKILL-06, G-SKILL-10, R-G901).
#[test]
fn g_skill_07_whose_rolls_they_are() {
    let rules = Ruleset { on: Toggles::ADVANCED.with(Toggle::Skill).with(Toggle::Fouls), ..with(&[]) };
    let asked = |stage, change: fn(&mut State)| {
        let setup = setup(rules).put(h(1), 10, 10).put(h(2), 3, 3).put(a(1), 3, 25).ball(10, 11);
        let mut m = setup
            .change(|s| {
                s.turn = Turn::new(Home, TurnKind::Normal);
                s.turn.dice = 2;
                [h(2), a(1)].into_iter().for_each(|marker| s.piece_mut(marker).skill_left = 2);
                change(s);
                s.agenda.clear();
                s.agenda.push(Stage::Act);
                s.agenda.push(stage);
            })
            .start();
        let faces = vec![2; m.dice()];
        m.roll(&faces);
        assert_eq!(m.asked().1, Decision::Reroll, "{stage:?}");
        m.asked().0
    };
    let own = [
        Stage::TurnRoll,
        Stage::GrabRoll,
        Stage::LooseRoll,
        Stage::Contact(h(1), Attempt::Bicycle, Dir::N),
        Stage::Distance(h(1), Attempt::Header, Dir::N),
        Stage::Arc(h(1), Attempt::Bicycle),
        Stage::RandomHeader(h(1)),
        Stage::Missed(h(1), Dir::N),
        Stage::JuggleFoot(h(1)),
        Stage::JuggleKnee(h(1)),
        Stage::JuggleLength(h(1), Dir::N),
        Stage::FakeRoll(h(1), a(1), Level::Mild),
        Stage::FoulRoll(h(1), Contact::Header),
    ];
    for stage in own {
        assert_eq!(asked(stage, |_| {}), Home, "{stage:?}");
    }
    let theirs = [
        Stage::Contact(a(0), Attempt::Feet, Dir::N),
        Stage::Distance(a(0), Attempt::Feet, Dir::N),
        Stage::Arc(a(0), Attempt::Feet),
        Stage::RandomHeader(a(0)),
        Stage::FoulRoll(a(0), Contact::Header),
    ];
    for stage in theirs {
        assert_eq!(asked(stage, |_| {}), Away, "{stage:?}");
    }
    // The goalie of the end where the ball is, whoever's turn it is.
    for stage in [Stage::Save, Stage::Deflect(2)] {
        assert_eq!(asked(stage, |s| s.ball.at = sq(9, 30)), Away, "{stage:?}");
        assert_eq!(asked(stage, |s| s.ball.at = sq(9, 0)), Home, "{stage:?}");
    }
    // A penalty kick in play: the kicker's die, the goalie's dice (R-G940).
    let penalty = |s: &mut State| {
        s.shootout =
            Shootout { in_play: true, kicking: Home, kicker: Some(h(1)), slot: 4, ..Shootout::default() };
    };
    assert_eq!(asked(Stage::PenaltyDie, penalty), Home);
    assert_eq!(asked(Stage::PenaltySave(1), penalty), Away);
    assert_eq!(asked(Stage::PenaltySave(2), penalty), Away);
}

/// Both teams may repeat one roll per turn, the active one and its opponents.
#[test]
fn g_skill_09_both_teams_may_in_the_same_turn() {
    let rules = with(&[Toggle::Skill, Toggle::Intercept]);
    let setup = setup(rules).put(h(1), 10, 10).put(a(1), 10, 16).put(a(2), 10, 20).ball(10, 14);
    let skills = |s: &mut State| [h(1), a(2)].into_iter().for_each(|marker| s.piece_mut(marker).skill = 2);
    let mut m = setup.put(h(1), 10, 13).change(skills).turn(Home);
    m.roll(&[1, 1]).act(Action::Reroll(h(1))).roll(&[3, 3]);
    m.kicks(h(1), Dir::N).act(Action::Attempt(Attempt::Feet, a(1))).roll(&[4]);
    assert_eq!(m.asked(), (Away, Decision::Reroll), "its team-mate's roll");
    m.act(Action::Reroll(a(2))).roll(&[3]);
    assert_eq!(m.dice(), 1, "the distance, which nobody has made again");
    m.roll(&[2]);
    assert_eq!(m.asked(), (Away, Decision::Redirect(a(1), Attempt::Feet, 2)));
}

/// R-G89: a roll for a team whose time has run out counts as it falls.
#[test]
fn g_skill_09_not_when_the_time_is_up() {
    let rules = with(&[Toggle::Skill, Toggle::Juggle, Toggle::Header, Toggle::Intercept]);
    let setup = setup(rules).put(h(1), 10, 10).put(h(2), 3, 3).put(a(1), 3, 25).juggled(h(1));
    let mut m = setup.change(|s| s.piece_mut(h(2)).skill = 2).turn(Home);
    assert_eq!(m.asked().1, Decision::FollowUp(h(1)));
    m.call(Call::TurnTime).roll(&[2]);
    assert!(m.is_chance(), "how far the missed header goes");
}

#[test]
fn g_skill_03_not_after_an_interception_nor_for_a_kick_of_an_earlier_turn() {
    let rules = with(&[Toggle::Skill, Toggle::Intercept]);
    let arm = |s: &mut touchline_grid::State| s.piece_mut(h(1)).skill_left = 1;
    let setup = setup(rules).put(h(1), 10, 10).put(a(1), 10, 14).ball(10, 11).change(arm);
    let mut m = setup.clone().change(|s| s.piece_mut(h(1)).skill_left = 3).acting(Home, 6);
    m.does(h(1), Action::OpenSkill)
        .kicks(h(1), Dir::N)
        .step(Dir::N)
        .act(Action::Attempt(Attempt::Feet, a(1)))
        .roll(&[5])
        .act(Action::Trap);
    let room = |m: &Match| points::available(&m.driver.game().rules, m.s(), h(1), Spending::Step);
    assert_eq!((m.s().piece(h(1)).skill_left, room(&m)), (1, 6), "the opponent had the last touch");
    let m = setup.touched(h(1), &[Dir::N]).ball(3, 15).acting(Home, 6);
    assert_eq!(room(&m), 6, "kicked in an earlier turn");
}

#[test]
fn g_skill_07_a_penalty_in_play_die_and_save() {
    let rules = with(&[Toggle::Fouls, Toggle::Skill]);
    let setup = setup(rules).put(h(1), 10, 26).put(a(1), 8, 27).ball(10, 27);
    let skilled = |seat| {
        let marker = if seat == Home { h(1) } else { a(1) };
        let mut m = setup.clone().change(|s| s.piece_mut(marker).skill = 2).acting(Away, 6);
        m.moves(a(1), Dir::SE).roll(&[1]).act(Action::Slot(4)).roll(&[4]);
        m
    };
    let mut m = skilled(Home);
    assert_eq!(m.asked(), (Home, Decision::Reroll), "the kicker's die");
    m.act(Action::Keep).roll(&[1]);
    assert_eq!(m.s().holder(), Some(a(0)), "the save is not Home's to roll again");
    let mut m = skilled(Away);
    assert!(m.is_chance(), "the kicker's die is not Away's");
    assert_eq!(m.roll(&[2]).asked(), (Away, Decision::Reroll), "the goalie's is");
}

#[test]
fn g_skill_09_once_a_turn_whatever_is_left() {
    let mut m = skilled(3).change(|s| s.piece_mut(h(1)).skill = 6).turn(Home);
    m.roll(&[1, 2]).act(Action::Reroll(h(1))).roll(&[1, 2]);
    assert_eq!((m.asked().1, m.s().piece(h(1)).skill_left), (Decision::Act, 4));
}
