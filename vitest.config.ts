import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { isProcessTest } from './scripts/lib/process-tests.mjs';
import { SlowFirst } from './scripts/lib/slow-first.mjs';

/** Screens run in a browser, by a configuration of their own. */
const SCREENS = /\.screen\.test\.tsx$/;

const ROOMS = ['packages', 'apps/server/src', 'apps/web/app', 'scripts'];

const TEST_FILES = ROOMS.flatMap((room) =>
  readdirSync(new URL(room, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.(ts|tsx|mjs)$/.test(name) && !name.includes('node_modules'))
    .filter((name) => !SCREENS.test(name))
    .map((name) => `${room}/${name}`),
);
const filesWith = (isMeant: (text: string) => boolean) =>
  TEST_FILES.filter((path) => isMeant(readFileSync(new URL(path, import.meta.url), 'utf8')));

const PROCESSES = filesWith(isProcessTest);
/** Files that run the built site as the server does: React loads in another mode. */
const PRODUCTION = filesWith((text) => /\bvi\.hoisted\(/.test(text));
/** Files that replace a module or a global. The clock is put right again after each file. */
const REPLACES = /\bvi\.(?!fn\b|waitFor\b|mocked\b|hoisted\b|\w+Timers|setSystemTime\b)\w/;
const APART = filesWith((text) => REPLACES.test(text)).filter((path) => !PROCESSES.includes(path));

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('apps/web/app', import.meta.url)) } },
  test: {
    globalSetup: ['./scripts/lib/test-workers.mjs', './apps/server/test/global-setup.ts'],
    setupFiles: ['./scripts/lib/fail-on-console-error.mjs'],
    // Each worker holds a database of some 150 MB; two cores, two workers.
    maxWorkers: 2,
    // A test that checks nothing fails, also one whose loop had nothing to go through.
    // Polls end as soon as they succeed; a busy machine can be late by more than the usual second.
    expect: { requireAssertions: true, poll: { timeout: 60_000 } },
    // Only a hang takes longer, also on a machine that stops for a minute.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          // The others share their modules: loading them for each file took longer than most tests.
          isolate: false,
          include: ROOMS.map((room) => `${room}/**/*.test.{ts,tsx,mjs}`),
          exclude: [
            '**/node_modules/**',
            '**/*.screen.test.tsx',
            ...APART,
            ...PRODUCTION,
            ...PROCESSES,
          ],
        },
      },
      { extends: true, test: { name: 'production', isolate: false, include: PRODUCTION } },
      { extends: true, test: { name: 'apart', include: APART } },
      {
        extends: true,
        // They wait more than they compute: one more at a time, after the others.
        test: {
          name: 'processes',
          isolate: false,
          include: PROCESSES,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      './apps/web/vitest.config.mjs',
    ],
  },
});
