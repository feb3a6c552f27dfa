import { defineConfig } from 'vitest/config';

/** Tests in a real browser against a real server; with TOUCHLINE_SPEED=1 the measurements instead. */
export default defineConfig({
  test: {
    include: [process.env.TOUCHLINE_SPEED ? 'browser/**/*.bench.ts' : 'browser/**/*.test.ts'],
    globalSetup: ['browser/setup.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // A shared machine may stall a browser for longer than a test waits: what fails twice is wrong.
    retry: 1,
    // Matches take their time; two at once is what a small machine bears.
    maxWorkers: 2,
  },
});
