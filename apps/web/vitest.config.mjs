// Screens in a real browser, with the API answered at fetch: `vitest --project screens`.
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { installedChromium } from '../../scripts/lib/chromium.mjs';

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));
const executablePath = process.env.CHROMIUM_PATH || installedChromium();

export default defineConfig({
  root: folder('.'),
  plugins: [tailwindcss()],
  resolve: {
    alias: [
      // The app's own list of routes is read in the browser: the package behind it is for Node.
      { find: '@react-router/dev/routes', replacement: folder('test/route-config.ts') },
      { find: '~/lib/prefetch-page-links', replacement: folder('test/prefetch-page-links.ts') },
      { find: /^~test\//, replacement: `${folder('test')}/` },
      { find: /^~\//, replacement: `${folder('app')}/` },
    ],
  },
  // Without these the first test meets a package that is still being prepared, and the page reloads.
  optimizeDeps: {
    entries: ['app/routes/*.tsx', 'app/layouts/*.tsx', 'app/**/*.screen.test.tsx', 'test/*.tsx'],
  },
  test: {
    name: 'screens',
    include: ['app/**/*.screen.test.tsx'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 180_000,
    // A busy machine can make a browser late. The report names each test that needed it.
    retry: 1,
    // One page holds the app's modules for all files: loading them takes longer than most tests.
    isolate: false,
    maxWorkers: 2,
    // After the others: a busy machine makes a browser late.
    sequence: { groupOrder: 2 },
    expect: { requireAssertions: true, poll: { timeout: 60_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        actionTimeout: 90_000,
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
          ...(executablePath ? { executablePath } : {}),
          args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
        },
      }),
    },
  },
});
