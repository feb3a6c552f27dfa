import { t, words } from '../lib/words.svelte';
import type { GridView } from '../types/messages';
import type { Game } from './game';

export const grid: Game<GridView> = {
  name: 'grid',
  spec: 'grid:basic',
  words: () => ['grid'],
  table: () => import('../boards/grid/GridTable.svelte'),
  small: () => import('../boards/grid/SmallBoard.svelte'),
  script: () => import('../stage/grid/script'),
  editor: () => import('../pages/board/GridEditor.svelte'),
  differences: null,
  arrows: () => import('../boards/grid/arrows'),
  commentator: async () => {
    const [found] = await Promise.all([
      import('../commentary/grid'),
      words.learn('commentary', 'commentary-grid'),
    ]);
    return found;
  },
  danger: ({ ball, board: { length } }) => {
    const row = Number(ball.at.split(',')[1] ?? (length + 1) / 2);
    return Math.min(1, Math.abs((2 * row) / (length + 1) - 1));
  },
  goals: ({ teams }) => [teams.home.goals, teams.away.goals],
  when: ({ turn }) => t('replay-turn', { turn: turn.number }),
  opening: async (view) => {
    if (!view) return null;
    const { spread } = await import('../pages/board/grid');
    return spread(Object.keys(view.teams.home.markers).length, view.board.width, view.board.length);
  },
  rival: (spec) => (spec === 'grid:advanced' ? 'grid:full' : 'grid:advanced'),
  picture: () => import('../pages/learn/GridPicture.svelte'),
  rulebooks: ['grid:full'],
  tournaments: [],
  // Measured with computer players: docs/grid.md.
  lengths: [
    { end: 'turns:120', say: 'home-length-people' },
    { end: 'turns:180', say: 'home-length-book' },
  ],
  rules: 'rule-grid-',
  options: {
    corner_call: { values: { on: 'in-play', off: 'none' } },
    half_time: { values: { on: 'yes', off: 'no' } },
  },
};
