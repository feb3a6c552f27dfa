import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * Tests in a real browser against a real server; with TOUCHLINE_SPEED=1 the measurements instead, with
 * TOUCHLINE_STRIPS=1 the strips of pictures, with TOUCHLINE_THIRD_GAME=1 those of a program that has the toy
 * of examples/third-game.
 */
const {
  TOUCHLINE_SPEED: speed,
  TOUCHLINE_STRIPS: strips,
  TOUCHLINE_THIRD_GAME: third,
  CARGO_TARGET_DIR: target,
} = process.env;
const kind = speed ? 'bench' : strips ? 'strips' : third ? 'third' : 'test';
if (third)
  process.env.TOUCHLINE_PROGRAM ??= resolve(
    import.meta.dirname,
    target ?? '../target',
    'debug/examples/third-game',
  );

export default defineConfig({
  test: {
    include: [`browser/**/*.${kind}.ts`],
    globalSetup: ['browser/setup.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // A shared machine may stall a browser for longer than a test waits: what fails twice is wrong.
    retry: 1,
    // Matches take their time; two at once is what a small machine bears.
    maxWorkers: 2,
  },
});
