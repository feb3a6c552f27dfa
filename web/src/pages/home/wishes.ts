/** The last choices on the home page, remembered, and how they become a match. */
import { DEFAULT_SPEC } from '../../games';
import { api, type Schemas } from '../../lib/api';
import { kept } from '../../lib/kept';
import { router } from '../../lib/router.svelte';
import { session } from '../../lib/session.svelte';

export type MatchTold = Schemas['MatchTold'];
export const KINDS = ['computer', 'table', 'pairing', 'friend', 'user', 'open'] as const;
export type Kind = (typeof KINDS)[number];

export interface Wishes {
  kind: Kind;
  spec: string;
  level: string;
  seat: Schemas['SeatWish'];
  dice: 'rolled' | 'typed';
  clock: Schemas['Control'];
  rated: boolean;
  /** Whether people who play each other may ask for hints. */
  hints: boolean;
  to: string;
}

/** The choices of a first visitor: the guided way in, against the weakest character. */
const FIRST: Wishes = {
  kind: 'computer',
  spec: DEFAULT_SPEC,
  level: 'sunday',
  seat: 'home',
  dice: 'rolled',
  clock: { kind: 'none' },
  rated: false,
  hints: false,
  to: '',
};

export const lastWishes = (): Wishes => ({ ...FIRST, ...kept.read<Partial<Wishes>>('wishes', {}) });
/** Whether nobody has chosen anything in this browser yet. */
export const isNew = (): boolean =>
  kept.read<unknown>('wishes', null) === null && kept.read<unknown>('learnt', null) === null;
export const remember = (wishes: Wishes): void => {
  kept.write('wishes', wishes);
};

/** The secret of an invitation is sent once: this browser keeps it, for the link. */
export const wordOf = (code: string): string =>
  kept.read<Record<string, string>>('invitations', {})[code] ?? '';
export function keepWord(match: MatchTold): void {
  if (!match.invitation) return;
  const words = kept.read<Record<string, string>>('invitations', {});
  const last = Object.entries(words).slice(-40);
  kept.write('invitations', { ...Object.fromEntries(last), [match.code]: match.invitation });
}
export const linkTo = (code: string, word: string): string =>
  `${window.location.origin}/invitation/${code}#${word}`;

async function make(body: Schemas['NewMatchBody']): Promise<MatchTold> {
  await session.somebody();
  return api.post<MatchTold>('/api/matches', body);
}

/** Whether the match may be rated: both need accounts and a clock. */
export const mayCount = ({ clock }: Wishes): boolean =>
  session.me?.kind === 'person' && clock.kind !== 'none';

/** Whether the match counts, and where it does not, whether there are hints. */
function counting(wishes: Wishes): Pick<Schemas['NewMatchBody'], 'rated' | 'hints'> {
  const rated = wishes.rated && mayCount(wishes);
  return { rated, hints: wishes.hints && !rated ? 'allowed' : 'none' };
}

export async function playComputer({ spec, seat, level }: Wishes): Promise<void> {
  const match = await make({ spec, seat, opponent: { kind: 'computer', level } });
  router.go(`/match/${match.code}`);
}

/** An open match: for anybody, or for whoever has the link. */
export async function openMatch(wishes: Wishes): Promise<MatchTold> {
  const { spec, seat, clock } = wishes;
  const match = await make({
    spec,
    seat,
    clock,
    ...counting(wishes),
    access: wishes.kind === 'friend' ? 'invitation' : 'open',
  });
  keepWord(match);
  return match;
}

export async function challenge(wishes: Wishes): Promise<void> {
  const { spec, seat, clock, to } = wishes;
  await session.somebody();
  await api.post('/api/challenges', {
    to: to.trim(),
    spec,
    seat,
    clock,
    ...counting(wishes),
  });
}

export function atTable({ spec, dice }: Wishes): void {
  router.go(`/table?spec=${encodeURIComponent(spec)}&dice=${dice}`);
}
