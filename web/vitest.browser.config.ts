import { defineConfig } from 'vitest/config';

/** Tests in a real browser against a real server: see browser/README.md. */
export default defineConfig({
  test: {
    include: ['browser/**/*.test.ts'],
    globalSetup: ['browser/setup.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // Matches take their time; two at once is what a small machine bears.
    maxWorkers: 2,
  },
});
