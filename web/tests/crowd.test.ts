import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Crowd } from '../src/lib/crowd';
import { gameOf } from '../src/games';
import { settings } from '../src/lib/settings.svelte';
import { AREAS, type FubaView, type GridView } from '../src/types/messages';

/** What was asked of the volume: how loud, and from when. */
let asked: { loud: number; at: number }[] = [];
let playing = 0;

class Parameter {
  value = 0;
  cancelScheduledValues(): void {
    asked = [];
  }
  setTargetAtTime(loud: number, at: number): void {
    asked.push({ loud, at });
  }
}
class AudioNodeStub {
  gain = new Parameter();
  frequency = new Parameter();
  Q = new Parameter();
  connect<Next>(next: Next): Next {
    return next;
  }
  disconnect(): void {}
  start(): void {
    playing += 1;
  }
  stop(): void {
    playing -= 1;
  }
}
class AudioContextStub {
  state = 'running';
  currentTime = 3;
  sampleRate = 100;
  destination = new AudioNodeStub();
  createGain = (): AudioNodeStub => new AudioNodeStub();
  createBiquadFilter = this.createGain;
  createBufferSource = this.createGain;
  createBuffer = () => ({ getChannelData: () => new Float32Array(500) });
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', AudioContextStub);
  settings.change({ sounds: true });
  [asked, playing] = [[], 0];
});
afterEach(() => vi.unstubAllGlobals());

const loudest = (): number => Math.max(...asked.map(({ loud }) => loud));

test('nobody is there unless somebody wants them', () => {
  expect(settings.now.crowd).toBe(false);
});

test('the crowd murmurs, louder near a goal, and roars for a moment only', () => {
  const crowd = new Crowd();
  crowd.hear(0, false);
  const calm = loudest();
  crowd.hear(1, false);
  const tense = loudest();
  expect(tense).toBeGreaterThan(calm);
  crowd.hear(1, true);
  expect(loudest()).toBeGreaterThan(tense);
  // Back to a murmur by itself.
  expect(asked.at(-1)?.loud).toBe(tense);
  expect(asked.at(-1)?.at).toBeGreaterThan(asked[0]?.at ?? 0);
  expect(playing).toBe(1);
  crowd.leave();
  expect(playing).toBe(0);
});

test('whoever turns the sounds off hears nothing, and on again all of it', () => {
  const crowd = new Crowd();
  crowd.hear(0.5, false);
  settings.change({ sounds: false });
  crowd.hear(0.5, false);
  expect(playing).toBe(0);
  settings.change({ sounds: true });
  crowd.hear(0.5, false);
  expect(playing).toBe(1);
  crowd.leave();
});

test('danger grows towards both goals', () => {
  const at = (area: string) => gameOf('fuba:3.0').danger({ ball: { area } } as unknown as FubaView);
  for (const { name } of AREAS) expect(at(name)).toBeLessThanOrEqual(at('BPA'));
  expect(at('APA')).toBe(at('BPA'));
  expect(at('CE')).toBe(0);
  expect(at('SPOT')).toBe(1);
  const row = (y: number) =>
    gameOf('grid:basic').danger({ ball: { at: `4,${y}` }, board: { length: 29 } } as unknown as GridView);
  expect([row(15), row(0), row(30)]).toEqual([0, 1, 1]);
});
