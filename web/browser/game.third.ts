/**
 * The toy of examples/third-game, end to end. The server is a program that has it as the third game of its
 * list; the web client has never heard of it. `cargo xtask test` builds the one and runs this.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask, play, seated, state, wish } from './live-support';
import { accessible, somebody } from './support';

const SPEC = 'toy:1';

interface Told {
  ok: boolean;
  position: string;
  next: { kind: string; legal?: string[] };
}

/** Two who have begun a match, its code, and what went wrong on their pages. */
const two = async (): Promise<[Page, Page, string, () => string[]]> => {
  const [ann, bob] = [await somebody(), await somebody({ locale: 'it-IT' })];
  const code = await seated(ann.page, bob.page, { spec: SPEC });
  return [ann.page, bob.page, code, () => ann.faults.concat(bob.faults)];
};

test('a third game is played by programs', async () => {
  const program = process.env.TOUCHLINE_PROGRAM ?? '';
  execFileSync(program, ['simulate', '--rules', SPEC, '--matches', '100', '--coverage']);
  execFileSync(program, [
    'simulate',
    '--rules',
    SPEC,
    '--matches',
    '1',
    '--home',
    'rookie',
    '--away',
    'coach:1',
  ]);
  const engine = spawn(program, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  const tell = async (command: object): Promise<Told> => {
    engine.stdin.write(`${JSON.stringify(command)}\n`);
    const told = JSON.parse((await lines.next()).value as string) as Told;
    expect(told).toMatchObject({ ok: true });
    return told;
  };
  let told = await tell({ cmd: 'new', spec: SPEC, seed: 7 });
  await tell({ cmd: 'act', answers: ['shoot left'] });
  expect((await tell({ cmd: 'view', seat: 'away' })).position).toBe('kick=1 goals=0-0 next=dive.?');
  told = await tell({ cmd: 'undo' });
  for (let answers = 0; told.next.kind !== 'over'; answers++) {
    const { legal } = told.next;
    told = await tell(legal ? { cmd: 'act', answers: [legal[answers % 3 && 1]] } : { cmd: 'roll' });
  }
  expect(told.position).toMatch(/^kick=10 goals=\d-\d next=over\.(home|away|draw)$/);
  engine.stdin.end();
});

test('it is offered, and played by two seats over the API', async () => {
  const [ann, bob, code] = await two();
  const { games } = await ask<{ games: { game: string }[] }>(ann, 'GET', '/api/games');
  expect(games.at(-1)).toMatchObject({
    game: 'toy',
    editions: [{ name: '1', title: 'Toy: five penalties each' }],
  });
  // Whoever dives first learns nothing: the shot is still to come.
  await wish(bob, code, { do: 'act', seq: 0, answers: ['dive left'] });
  expect(await state(bob, code)).toMatchObject({ position: 'kick=1 goals=0-0 next=dive.?', ask: null });
  await play([ann, bob], code, ([home]) => home.result !== undefined);
  expect((await state(bob, code)).position).toMatch(/^kick=10 .* next=over\.(home|away|draw)$/);
});

test('it is played on its page to the end, from its list of answers', async () => {
  const [ann, bob, code, faults] = await two();
  for (const page of [ann, bob]) await page.goto(`/match/${code}`);
  const at = (page: Page, text: string): Promise<void> =>
    page.locator('[data-plain-table] .position', { hasText: text }).waitFor();
  for (let kick = 1; kick <= 10; kick++) {
    for (const page of [ann, bob]) {
      await at(page, `kick=${kick} `);
      if (kick === 1) await accessible(page);
      await page
        .locator('[data-answer]')
        .nth((kick + (page === ann ? 1 : 0)) % 2)
        .click();
    }
  }
  for (const page of [ann, bob]) await at(page, 'goals=5-5 next=over.draw');
  // Each reads it in the language of their browser.
  await ann.getByText('Goal for', { exact: false }).first().waitFor();
  await bob.getByText('Gol di', { exact: false }).first().waitFor();
  expect(faults()).toEqual([]);
});
