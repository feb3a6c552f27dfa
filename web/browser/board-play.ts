/** What the tests of the board share: a match against the computer, and what the page offers just now. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const HEADERS = { 'X-Touchline': '1' };

/** A guest begins a match against the computer and opens it. */
export async function begin(page: Page, spec = 'fuba:3.0', seat = 'home', level = 'random'): Promise<string> {
  await page.request.post('/api/guests', { headers: HEADERS });
  const made = await page.request.post('/api/matches', {
    headers: HEADERS,
    data: { spec, seat, opponent: { kind: 'computer', level } },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { code } = (await made.json()) as { code: string };
  await page.goto(`/match/${code}`);
  await page.locator('[data-seq]').waitFor();
  return code;
}

interface Asked {
  decision: { key: string };
  legal: string[];
  moves?: number;
}

/** Answer over the API until a question is asked. */
export async function playTo(page: Page, code: string, wanted: (ask: Asked) => boolean): Promise<void> {
  for (let n = 0; n < 2000; n++) {
    const state = (await (await page.request.get(`/api/matches/${code}/state`)).json()) as {
      seq: number;
      result?: unknown;
      ask: Asked | null;
    };
    if (state.result) throw new Error('the match was over before that was asked');
    if (!state.ask) {
      await page.waitForTimeout(20);
      continue;
    }
    if (wanted(state.ask)) {
      await page.locator(`[data-ask="${state.ask.decision.key}"]`).first().waitFor();
      return;
    }
    const { legal } = state.ask;
    // Spread out a little: everybody in one place would leave nothing to choose.
    const action = legal.find((one) => one === 'place 2') ?? legal[Math.floor(n * 7.3) % legal.length];
    await page.request.post(`/api/matches/${code}/wishes`, {
      headers: HEADERS,
      data: { do: 'act', seq: state.seq, answers: [action] },
    });
  }
  throw new Error('that was never asked');
}

export interface Offer {
  action: string;
  area: string | null;
  button: boolean;
  x: number;
  y: number;
}
export interface Seen {
  over: boolean;
  seq: string;
  ask: string;
  offers: Offer[];
  /** Areas from which a counter can be taken. */
  from: Offer[];
  focus: string | null;
}

/** What can be answered, as far as it is to be seen. */
export function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('[data-seq]');
    const middle = (element: Element) => {
      const box = (element.querySelector('.face') ?? element).getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, there: element.checkVisibility() };
    };
    const offer = (element: Element) => ({
      action: element.getAttribute('data-answer') ?? '',
      area: element.getAttribute('data-area'),
      button: element.matches('button'),
      ...middle(element),
    });
    const busy = document.querySelector('.prompt[aria-busy="true"]') !== null;
    const answers = busy
      ? []
      : [
          ...document.querySelectorAll(
            '[data-answer]:not([disabled]), [data-ready]:not([disabled]), .area.legal',
          ),
        ]
          .map(offer)
          .filter(({ there }) => there);
    return {
      over: document.querySelector('[data-result]') !== null,
      // A planned step is a question of its own.
      seq: `${table?.dataset.seq ?? ''}+${table?.dataset.planned ?? ''}`,
      ask: table?.dataset.ask ?? '',
      offers: answers,
      from: busy ? [] : [...document.querySelectorAll('.area.take')].map(offer),
      focus: document.activeElement?.closest('[data-area]')?.getAttribute('data-area') ?? null,
    };
  });
}

/**
 * Wait until something can be answered that is not the question of before, or all is over. Whoever clicked
 * beside what had just moved clicks again.
 */
export async function next(page: Page, before: string): Promise<Seen> {
  const begun = Date.now();
  const end = begun + 60_000;
  for (;;) {
    const seen = await look(page);
    if (seen.offers.length && Date.now() > begun + 5000) return seen;
    if (seen.over || (seen.seq !== before && seen.ask && (seen.offers.length || seen.from.length)))
      return seen;
    if (Date.now() > end) throw new Error(`nothing to answer: ${JSON.stringify(seen)}`);
    await page.waitForTimeout(15);
  }
}
