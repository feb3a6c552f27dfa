import { t, words } from '../lib/words.svelte';
import { AREAS, DEFAULT_SPEC, FUBA_EDITIONS, type FubaView } from '../types/messages';
import type { Game } from './game';

export const fuba: Game<FubaView> = {
  name: 'fuba',
  spec: DEFAULT_SPEC,
  // Advanced rules have many sentences, and are named in the spec.
  words: (spec) => (spec.includes('+') ? ['fuba', 'advanced'] : ['fuba']),
  table: () => import('../boards/fuba/FubaTable.svelte'),
  small: () => import('../boards/fuba/SmallBoard.svelte'),
  script: () => import('../stage/fuba/script'),
  editor: () => import('../pages/board/FubaEditor.svelte'),
  differences: () => import('../pages/board/FubaDifferences.svelte'),
  arrows: () => import('../boards/fuba/arrows'),
  commentator: async () => {
    const [found] = await Promise.all([
      import('../commentary/fuba'),
      words.learn('commentary', 'commentary-fuba'),
    ]);
    return found;
  },
  danger: ({ ball }) => {
    const area = AREAS.find(({ name }) => name === ball.area);
    return area ? Math.abs(area.low + area.high - 8) / 8 : 1;
  },
  goals: ({ teams }) => [teams.home.goals, teams.away.goals],
  when({ clock: { half, minute, stoppage }, turn }) {
    if (half === 0) return t('replay-before');
    const clock = stoppage ? `${minute}+${stoppage}` : `${minute}`;
    return t('replay-clock', { half, clock, turn: t('replay-turn', { turn: turn.number }) });
  },
  opening: async () => (await import('../pages/board/fuba')).FIRST,
  rival: (spec) => (spec === 'fuba:2.1' ? DEFAULT_SPEC : 'fuba:2.1'),
  picture: () => import('../pages/home/BoardPicture.svelte'),
  rulebooks: FUBA_EDITIONS.map((edition) => `fuba:${edition}`).reverse(),
  tournaments: ['2.1', '3.0'],
  lengths: [],
  rules: 'rule-',
  options: {
    red_card_plays_short: { rule: 'red-card', values: { no: 'replaced', yes: 'plays-short' } },
    tackle_required_to_steal: { rule: 'stealing', values: { no: 'free', yes: 'by-tackle' } },
  },
};
