import { defineConfig, devices } from '@playwright/test';

const PORT = Number(process.env.E2E_PORT ?? 3210);

const DESKTOP = {
  use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
  grepInvert: /@phone-only/,
};
const PHONE = {
  use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
  grep: /@phone/,
};

/** These only read, or write what is their own. */
const MARKET = ['explorer/*.spec.ts', 'report/*.spec.ts', 'public-pages.spec.ts', 'engine.spec.ts'];

export default defineConfig({
  testDir: '.',
  outputDir: '../node_modules/.cache/alpha/e2e',
  // A map drawn without a graphics card on a busy machine takes its time; nothing here measures speed.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // One reads the market while the other changes the office's data: most of a test is waiting.
  workers: 2,
  forbidOnly: true,
  // A browser on a busy machine can be late once. Who needed the second try is named in the summary.
  retries: 1,
  reporter: process.env.E2E_REPORT
    ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: 'retain-on-first-failure',
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
    { name: 'desktop', ...DESKTOP, testMatch: MARKET },
    { name: 'phone', ...PHONE, testMatch: MARKET },
    // Users, statuses, leads and the log of all of it: what one test changes another would see.
    { name: 'office', ...DESKTOP, testIgnore: MARKET, workers: 1 },
    {
      name: 'office-phone',
      ...PHONE,
      testIgnore: MARKET,
      workers: 1,
      dependencies: ['office'],
    },
  ],
});
