/** A game without a board: it is played from its list of answers. */
import type { Game } from '../game';

export const plain = (name: string): Game => ({
  name,
  spec: name,
  words: () => [],
  table: () => import('./PlainTable.svelte'),
  small: null,
  editor: null,
  differences: null,
  arrows: null,
  commentator: null,
  goals: () => [0, 0],
  danger: () => 0,
  when: () => '',
  opening: () => Promise.resolve(null),
  rival: (spec) => spec,
  picture: null,
  rulebooks: [],
  tournaments: [],
  lengths: [],
  rules: `rule-${name}-`,
  options: {},
});
