import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('apps/web/app', import.meta.url)) } },
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    globalSetup: ['./apps/server/test/global-setup.ts'],
    setupFiles: ['./scripts/lib/fail-on-console-error.mjs'],
    // Each worker holds a database of some 150 MB; two cores, two workers.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
