/** "Finish my turn" with the real engine: pressed at an action, nothing is asked before the turn is over. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Scene } from '../src/table/table';
import type { FubaView } from '../src/types/messages';
import { begin, playTo } from './board-play';
import { somebody } from './support';

type State = Scene<FubaView>;
const stateOf = async (page: Page, code: string): Promise<State> =>
  (await (await page.request.get(`/api/matches/${code}/state`)).json()) as State;
const turnOf = ({ view: { clock, turn } }: State): string => `${clock.half} ${turn.number}`;

/** Where the match stands when nothing more is answered by itself. */
async function settled(page: Page, code: string, before: State): Promise<State> {
  for (let quiet = 0, last = before; ;) {
    await page.waitForTimeout(100);
    const state = await stateOf(page, code);
    quiet = state.seq === last.seq && state.seq > before.seq ? quiet + 1 : 0;
    last = state;
    if (state.result || (state.ask && (turnOf(state) !== turnOf(before) || quiet > 10))) return state;
  }
}

const TURNS = 6;

test.for(['fuba:3.0', 'fuba:2.1', 'fuba:3.0+all'])(
  'a turn of %s is finished with one click',
  async (spec) => {
    const { page, context, faults } = await somebody();
    const code = await begin(page, spec);
    let over = 0;
    // Only the page's own answers go over its socket.
    const given = new Set<string>();
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        const { wish } = JSON.parse(String(payload)) as { wish?: { answers?: string[] } };
        for (const answer of wish?.answers ?? []) given.add(answer);
      }),
    );
    await page.reload();
    for (let n = 0; n < TURNS; n++) {
      await playTo(page, code, ({ decision }) => decision.key === 'ask-first-action');
      const before = await stateOf(page, code);
      await page.locator('[data-do="finish"]').click();
      const after = await settled(page, code, before);
      if (after.result || turnOf(after) !== turnOf(before)) over += 1;
      // The others may have won the ball, or something may have happened that is a choice.
      else if (after.view.ball.control === before.view.ball.control)
        expect(after.ask?.finish).toBeUndefined();
      if (after.result) break;
    }
    // Nobody has gone anywhere, and nothing was risked or paid.
    const harmless = ['done', 'position 0', 'next', 'adjust', 'defence', 'midfield', 'forward'];
    expect([...given].filter((answer) => !harmless.includes(answer))).toEqual([]);
    expect(given.size).toBeGreaterThan(0);
    expect(over).toBeGreaterThanOrEqual(TURNS / 2);
    expect(faults.filter((fault) => !/409|422/.test(fault))).toEqual([]);
    await context.close();
  },
);
