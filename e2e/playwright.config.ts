import { defineConfig, devices } from '@playwright/test';

const PORT = Number(process.env.E2E_PORT ?? 3210);

/** Narrower than the side-by-side layout: rendering a map for each test would double its time. */
const WITHOUT_MAP = /explorer\/(search|pictures)\.spec\.ts/;

export default defineConfig({
  testDir: '.',
  outputDir: `../node_modules/.cache/alpha/${process.env.E2E_OUTPUT ?? 'e2e'}`,
  // Only a hang takes longer, also on a machine that stops for a minute; nothing here measures speed.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // One browser per server: tests of different files would see each other's changes.
  workers: 1,
  forbidOnly: true,
  // A browser on a busy machine can be late. Retried tests are listed in the summary.
  retries: 2,
  // A broken product fails nearly everywhere: no need to wait for all of it.
  maxFailures: 5,
  reporter: process.env.E2E_REPORT
    ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Without a GPU, animations cost a tenth of the time; tests about motion enable it.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing every step costs a fifth of the time; a failed test is traced on its retry.
    trace: 'on-first-retry',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
      grepInvert: /@phone-only/,
      testIgnore: WITHOUT_MAP,
    },
    {
      name: 'tablet',
      use: { ...devices['Desktop Chrome'], viewport: { width: 980, height: 900 } },
      grepInvert: /@phone-only/,
      testMatch: WITHOUT_MAP,
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      grep: /@phone/,
    },
  ],
});
