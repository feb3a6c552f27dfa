/** Competitions in words. */
import { cardName } from '../../boards/fuba/side/cards';
import type { Schemas } from '../../lib/api';
import { levelTitle } from '../../lib/titles';
import { t } from '../../lib/words.svelte';
import {
  index,
  sideOf,
  teamIn,
  teamOf,
  teamsOfRound,
  type Competition,
  type Fixture,
  type Format,
  type Slot,
  type Team,
} from './model';

/** A format with its numbers: "4 groups, then a cup". */
export function formatTitle(format: Format | null | undefined): string {
  if (!format) return '';
  switch (format.kind) {
    case 'round-robin':
      return t('comp-is-round-robin', { legs: format.legs });
    case 'swiss':
      return t('comp-is-swiss', { rounds: format.rounds });
    case 'knock-out':
      return t('comp-is-knock-out', { legs: format.legs });
    case 'groups':
      return t('comp-is-groups', { groups: format.groups });
    case 'ladder':
      return t('comp-is-ladder');
  }
}

/** Groups have letters as on television. */
export const groupLetter = (group: number): string => String.fromCharCode(64 + group);
export const groupTitle = (group: number): string => t('comp-group', { group: groupLetter(group) });

/** A round of a knock-out by how many teams are left. */
export function stageTitle(teams: number): string {
  if (teams === 2) return t('comp-final');
  if (teams === 3) return t('comp-third-place');
  if (teams === 4) return t('comp-semi-finals');
  if (teams === 8) return t('comp-quarter-finals');
  return t('comp-round-of', { n: teams });
}

export function roundTitle(of: Competition, round: number): string {
  const teams = teamsOfRound(of, round);
  return teams === null ? t('comp-round', { n: round }) : stageTitle(teams);
}

/** The tie of a knock-out that somebody comes from: "Semi-final 2". */
function tieTitle(of: Competition, id: number): string {
  const rounds = of.bracket?.rounds ?? [];
  for (const { teams, ties } of rounds) {
    const at = ties.findIndex((tie) => tie.id === id);
    if (at >= 0) return t('comp-tie', { stage: stageTitle(teams), n: ties.length > 1 ? at + 1 : 0 });
  }
  return stageTitle(3);
}

/** Who plays, or where they come from. */
export function slotName(of: Competition, slot: Slot): string {
  switch (slot.kind) {
    case 'team':
      return teamOf(of, slot.team)?.name ?? '';
    case 'winner':
      return t('comp-winner-of', { tie: tieTitle(of, slot.tie) });
    case 'loser':
      return t('comp-loser-of', { tie: tieTitle(of, slot.tie) });
    case 'place':
      return t('comp-place-of', { place: slot.place, group: groupLetter(slot.group) });
    case 'drawn':
      return t('comp-drawn', { place: slot.place });
    case 'nobody':
      return t('comp-bye');
  }
}

export const versus = (of: Competition, fixture: Fixture): string =>
  t('comp-versus', { home: slotName(of, fixture.home), away: slotName(of, fixture.away) });

/** The opponent of a team in a fixture. */
export function opponent(of: Competition, fixture: Fixture, team: number): string {
  return slotName(of, sideOf(fixture, team) === 'home' ? fixture.away : fixture.home);
}

/** What kind of player a team has. */
export function playerKind({ player }: Team): string {
  switch (player.kind) {
    case 'computer':
      return t('comp-player-computer', { level: levelTitle(player.level) });
    case 'bot':
      return t('comp-player-bot');
    case 'guest':
      return t('comp-player-guest');
    default:
      return '';
  }
}

/** A result in figures: "2–1", with the shoot-out "(4–3)". */
export function scoreText(fixture: Fixture, withKicks = true): string {
  const { result } = fixture;
  if (!result) return '';
  if (result.ending === 'no-show') return '–';
  const [home = 0, away = 0] = result.score;
  const kicks = withKicks && result.shoot_out ? ` (${result.shoot_out[0]}–${result.shoot_out[1]})` : '';
  return `${home}–${away}${kicks}`;
}

type Reason = Schemas['ReasonTold'];

/** Why a team brings something along, in words. */
export function reasonText(of: Competition, reason: Reason): string {
  const team = teamOf(of, reason.team)?.name ?? '';
  const after = typeof reason.after === 'number' ? index(of).fixtures.get(reason.after) : undefined;
  const against = after ? opponent(of, after, reason.team) : '';
  const args = { team, against, points: reason.points, rolled: reason.rolled ?? 0 };
  switch (reason.why) {
    case 'red':
      return t('comp-why-red', args);
    case 'yellow':
      return t('comp-why-yellow', args);
    case 'injury':
      return t('comp-why-injury', args);
    case 'late':
      return t('comp-why-late', args);
    case 'primary':
      return t('comp-why-primary', { team, formation: teamOf(of, reason.team)?.primary ?? '' });
    case 'pool':
      return t('comp-why-pool', {
        team,
        skills: (teamOf(of, reason.team)?.skills ?? []).map(cardName).join(', '),
      });
    case 'barred':
      return t('comp-why-barred', { team, against });
  }
}

/** Whether both sides of a fixture are known. */
export const isKnown = (fixture: Fixture): boolean =>
  teamIn(fixture.home) !== null && teamIn(fixture.away) !== null;
