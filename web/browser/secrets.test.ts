import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { play, seated, state, wish } from './live-support';
import { somebody } from './support';

interface Choice {
  /** Everything that reached the browser, without what differs between any two matches. */
  ann: string[];
  bob: string[];
  /** What Ann chose: her formation and her cards. */
  formation: string;
  cards: string[];
  /** What Bob heard when both had chosen. */
  after: string;
}

interface Seen {
  view: {
    own: { formation: string };
    teams: { home: { formation: string | null; skills: { own: string[] | null; hidden: number } } };
  };
}

function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)));
    socket.on('framesent', ({ payload }) => heard.push(String(payload)));
  });
  page.on('response', (response) => {
    // What can be played is told to everybody alike, and may come too late to be read before the page is
    // loaded anew.
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/games')
      void response.text().then(
        (text) => heard.push(text),
        () => undefined,
      );
  });
  return heard;
}

/** Wait until nothing more is heard for a while. */
async function settled(heard: string[]): Promise<void> {
  for (let before = -1; before !== heard.length;) {
    before = heard.length;
    await new Promise((resolve) => setTimeout(resolve, 600));
  }
}

/** Frames, answers, the page as it stands, and what is stored: each different text once. */
async function everything(page: Page, heard: string[], code: string, names: string[]): Promise<string[]> {
  const stored = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage).sort())),
  );
  const plain = (text: string): string =>
    names
      .reduce((text, name, at) => text.replaceAll(name, `NAME${at}`), text.replaceAll(code, 'CODE'))
      // The dice of every match have another secret, to which the server is bound before anybody chooses.
      .replace(/(commitment\\*":\\*")[0-9a-f]{64}/g, '$1COMMITMENT')
      .replace(/\d{12,}/g, 'TIME');
  const texts = [...heard.filter((text) => !text.includes('"presence"')), await page.content(), stored];
  return [...new Set(texts.map(plain))].sort();
}

/** Ann chooses all that she is asked in secret, Bob begins to; both look at their pages anew in between. */
async function chosen(pick: (legal: string[]) => string): Promise<Choice> {
  const [ann, bob] = [await somebody(), await somebody()];
  const pages: [Page, Page] = [ann.page, bob.page];
  const code = await seated(...pages, { spec: 'fuba:3.0+condition+skills' });
  const heard = { ann: listen(ann.page), bob: listen(bob.page) };
  const look = async (): Promise<void> => {
    for (const page of pages) {
      const log = page.waitForResponse((response) => response.url().endsWith('/log'));
      await page.goto(`/match/${code}`);
      await page.getByRole('tablist').first().waitFor();
      await (await log).finished();
    }
    await Promise.all(Object.values(heard).map(settled));
  };
  await look();
  for (;;) {
    const { ask, seq } = await state(ann.page, code);
    if (!ask?.secret) break;
    await wish(ann.page, code, { do: 'act', seq, answers: [pick(ask.legal)] });
  }
  await look();
  const { ask, seq } = await state(bob.page, code);
  await wish(bob.page, code, { do: 'act', seq, answers: [ask?.legal[0] as string] });
  await look();
  const names = (
    await Promise.all(
      pages.map((page) =>
        page.evaluate(async () => (await (await fetch('/api/me')).json()) as { name: string }),
      ),
    )
  ).map(({ name }) => name);
  const seen = (await state(ann.page, code)) as unknown as Seen;
  const both = {
    ann: await everything(ann.page, heard.ann, code, names),
    bob: await everything(bob.page, heard.bob, code, names),
  };
  await play(pages, code, (states) => states.every(({ ask }) => !ask?.secret));
  const shown = (await state(bob.page, code)) as unknown as Seen;
  await ann.context.close();
  await bob.context.close();
  return {
    ...both,
    formation: seen.view.own.formation,
    cards: seen.view.teams.home.skills.own ?? [],
    after: JSON.stringify(shown.view),
  };
}

test('nothing of what somebody chose in secret reaches the other browser before it is shown', async () => {
  const one = await chosen((legal) => legal[0] as string);
  const other = await chosen((legal) => legal.at(-1) as string);
  // They did choose differently, and their own browsers know it.
  expect(one.formation).not.toBe(other.formation);
  expect(one.cards).not.toEqual(other.cards);
  expect(one.cards).toHaveLength(3);
  for (const { ann, formation, cards } of [one, other]) {
    expect(ann.join('\n')).toContain(`"formation":"${formation}"`);
    for (const card of cards) expect(ann.join('\n')).toContain(card);
  }
  expect(one.ann).not.toEqual(other.ann);
  // Everything in the other browser is the same to the last letter.
  expect(one.bob.length).toBeGreaterThan(4);
  expect(one.bob).toEqual(other.bob);
  // Formations are shown when both have chosen; hands never.
  for (const { after, formation } of [one, other]) {
    const { teams } = JSON.parse(after) as Seen['view'];
    expect(teams.home.formation).toBe(formation);
    expect(teams.home.skills).toMatchObject({ own: null, hidden: 3 });
  }
});

/** How many windows are compared. */
const WINDOWS = 2;

interface Update {
  seq: number;
  step?: { by: string; actions: string[] };
}

/**
 * An update without what the dice of the match decided: what stands on the board, and whose turn that makes
 * it. All the rest stays as it came. Where the dice are the same, too, whole updates are compared
 * (`crates/server/tests/server/windows.rs`). `first` is the number of the update that opened the window.
 */
function undiced(told: Update, first: number): string {
  const isOpening = told.seq === first;
  const diced = ['events', 'position', 'view', 'ask', 'waits', 'other', 'score'];
  // How it came to the window is the dice's, and whether another one follows.
  diced.push(...(isOpening ? ['step', 'undo'] : ['delay']));
  const step = told.step && { ...told.step, dice: [] };
  const rest = Object.entries({ ...told, step, seq: told.seq - first });
  return JSON.stringify(rest.filter(([name]) => !diced.includes(name)));
}

/**
 * All that the other browser receives of some windows, from the update that opens one to the one that passes
 * it.
 */
async function passed(pick: (legal: string[]) => string): Promise<string[][]> {
  const [ann, bob] = [await somebody(), await somebody()];
  const pages: [Page, Page] = [ann.page, bob.page];
  const code = await seated(...pages, { spec: 'fuba:3.0+condition+skills' });
  for (;;) {
    const { ask, seq } = await state(ann.page, code);
    if (!ask?.secret) break;
    await wish(ann.page, code, { do: 'act', seq, answers: [pick(ask.legal)] });
  }
  const heard = listen(bob.page);
  for (const page of pages) {
    await page.goto(`/match/${code}`);
    await page.locator('[data-seq]').waitFor();
  }
  await settled(heard);
  const windows: string[][] = [];
  const updates = (): Update[] =>
    heard.filter((text) => text.startsWith('{"type":"update"')).map((text) => JSON.parse(text) as Update);
  while (windows.length < WINDOWS) {
    await play(pages, code, ([{ ask, delay }]) => ask?.pass !== undefined && delay !== undefined);
    const { seq } = await state(bob.page, code);
    // Nobody answers: her page has it passed.
    await expect.poll(() => updates().some((one) => one.seq > seq), { timeout: 20_000 }).toBe(true);
    await settled(heard);
    const told = updates().filter((one) => one.seq >= seq);
    const end = told.findIndex(({ step }, at) => at > 0 && step?.by === 'home');
    expect(told[end]?.step?.actions).toEqual(['done']);
    windows.push(told.slice(0, end + 1).map((one) => undiced(one, seq)));
  }
  const hand = (await state(ann.page, code)) as unknown as Seen;
  for (const card of hand.view.teams.home.skills.own ?? [])
    expect(heard.join('\n')).not.toContain(`play ${card}`);
  await ann.context.close();
  await bob.context.close();
  return windows;
}

test('windows are passed whatever is held, and the other browser receives the same', async () => {
  const one = await passed((legal) => legal[0] as string);
  const other = await passed((legal) => legal.at(-1) as string);
  expect(one).toEqual(other);
  expect(one).toHaveLength(WINDOWS);
  for (const updates of one) expect(updates).toHaveLength(2);
});
