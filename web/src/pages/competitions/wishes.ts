/** A competition to create, as the form holds it. */
import { DEFAULT_SPEC, gameOf } from '../../games';
import type { Schemas } from '../../lib/api';
import { parts } from '../../lib/spec';
import type { Format } from './model';

export const KINDS = ['knock-out', 'round-robin', 'groups', 'swiss', 'ladder'] as const;
export type Kind = (typeof KINDS)[number];
export const TIE_BREAKS = ['goal-difference', 'goals', 'head-to-head', 'buchholz', 'fair-play'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export interface Wishes {
  name: string;
  spec: string;
  kind: Kind;
  /** How often two meet in a league or a group. */
  legs: number;
  /** Matches of a tie in a knock-out. */
  cupLegs: number;
  thirdPlace: boolean;
  groups: number;
  qualify: number;
  rounds: number;
  reach: number;
  size: number;
  computers: boolean;
  /** How many computers come in at once, and how good they are. */
  fill: number;
  level: string;
  join: boolean;
  clock: Schemas['Control'];
  roundDays: number | null;
  attendance: boolean;
  rated: boolean;
  points: { win: number; draw: number; loss: number };
  tieBreaks: TieBreak[];
  dropOut: Schemas['DropOutWord'];
  draws: Schemas['DrawsWord'] | '';
  seeding: Schemas['SeedingWord'];
  carryOver: '' | 'yes' | 'no';
  primary: boolean;
  skills: number | null;
  checkIn: boolean;
}

export const first = (): Wishes => ({
  name: '',
  spec: DEFAULT_SPEC,
  kind: 'knock-out',
  legs: 1,
  cupLegs: 1,
  thirdPlace: false,
  groups: 4,
  qualify: 2,
  rounds: 4,
  reach: 3,
  size: 8,
  computers: true,
  fill: 0,
  level: 'rookie',
  join: true,
  clock: { kind: 'none' },
  roundDays: null,
  attendance: false,
  rated: false,
  points: { win: 3, draw: 1, loss: 0 },
  tieBreaks: ['goal-difference', 'goals', 'head-to-head', 'fair-play'],
  dropOut: 'half',
  draws: '',
  seeding: 'lot',
  carryOver: '',
  primary: false,
  skills: null,
  checkIn: false,
});

/** How many teams a kind usually has. */
export const SIZES: Record<Kind, number> = {
  'knock-out': 8,
  'round-robin': 8,
  groups: 16,
  swiss: 16,
  ladder: 32,
};
/** Enough Swiss rounds that one team can be alone at the top. */
export const roundsFor = (size: number): number => Math.max(1, Math.ceil(Math.log2(size)));

export function formatOf(wishes: Wishes): Format {
  const cup = { legs: wishes.cupLegs, third_place: wishes.thirdPlace };
  switch (wishes.kind) {
    case 'knock-out':
      return { kind: 'knock-out', ...cup };
    case 'round-robin':
      return { kind: 'round-robin', legs: wishes.legs };
    case 'groups':
      return { kind: 'groups', groups: wishes.groups, qualify: wishes.qualify, legs: wishes.legs, then: cup };
    case 'swiss':
      return { kind: 'swiss', rounds: wishes.rounds };
    case 'ladder':
      return { kind: 'ladder', reach: wishes.reach };
  }
}

/** The rulebooks with a chapter about tournaments: what cards and injuries cost in the next match. */
export function hasChapter(spec: string): boolean {
  const edition = parts(spec)?.edition;
  return edition !== undefined && gameOf(spec).tournaments.includes(edition);
}
/** Rules that a competition can ask something about. */
export const playsWith = (spec: string, concept: string): boolean => {
  const concepts = parts(spec)?.concepts ?? [];
  return concepts.includes(concept) || concepts.includes('all');
};

export const hasCup = ({ kind }: Wishes): boolean => kind === 'knock-out' || kind === 'groups';
export const hasTable = ({ kind }: Wishes): boolean => kind !== 'knock-out' && kind !== 'ladder';

export function bodyOf(wishes: Wishes): Schemas['NewCompetitionBody'] {
  const chapter = hasChapter(wishes.spec);
  const clock: Wishes['clock'] =
    wishes.clock.kind === 'tournament' && !chapter ? { kind: 'none' } : wishes.clock;
  const breaks = wishes.tieBreaks.filter((by) => by !== 'buchholz' || wishes.kind === 'swiss');
  return {
    name: wishes.name.trim(),
    spec: wishes.spec,
    format: formatOf(wishes),
    ...(hasTable(wishes) ? { points: wishes.points, tie_breaks: [...breaks, 'lot'] } : {}),
    drop_out: wishes.dropOut,
    ...(hasCup(wishes) && wishes.draws ? { draws: wishes.draws } : {}),
    seeding: wishes.seeding,
    ...(chapter && wishes.carryOver ? { carry_over: wishes.carryOver === 'yes' } : {}),
    ...(chapter && wishes.skills && playsWith(wishes.spec, 'skills') ? { skills: wishes.skills } : {}),
    primary: chapter && wishes.primary && playsWith(wishes.spec, 'condition'),
    check_in: wishes.checkIn,
    settings: {
      clock,
      computers: wishes.computers,
      size: wishes.size,
      rated: wishes.rated && clock.kind !== 'none',
      attendance: wishes.attendance && (clock.kind === 'live' || clock.kind === 'tournament'),
      round_days: wishes.kind === 'ladder' ? null : wishes.roundDays,
    },
  };
}
