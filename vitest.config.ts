import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Screens run in a browser, by a configuration of their own. */
const SCREENS = /\.screen\.test\.tsx$/;

const ROOMS = ['packages', 'apps/server/src', 'apps/web/app', 'scripts'];

/** Files that put something else in the place of a module, a global or the clock. */
const APART = ROOMS.flatMap((room) =>
  readdirSync(new URL(room, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.(ts|tsx|mjs)$/.test(name) && !name.includes('node_modules'))
    .filter((name) => !SCREENS.test(name))
    .map((name) => `${room}/${name}`)
    .filter((path) => /\bvi\.\w/.test(readFileSync(new URL(path, import.meta.url), 'utf8'))),
);

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('apps/web/app', import.meta.url)) } },
  test: {
    globalSetup: ['./apps/server/test/global-setup.ts'],
    setupFiles: ['./scripts/lib/fail-on-console-error.mjs'],
    // Each worker holds a database of some 150 MB; two cores, two workers.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          // The others share their modules: reading these in anew took longer than most tests do.
          isolate: false,
          include: ROOMS.map((room) => `${room}/**/*.test.{ts,tsx,mjs}`),
          exclude: ['**/node_modules/**', '**/*.screen.test.tsx', ...APART],
        },
      },
      { extends: true, test: { name: 'apart', include: APART } },
      './apps/web/vitest.config.mjs',
    ],
  },
});
