import { defineConfig, devices } from '@playwright/test';

const PORT = Number(process.env.E2E_PORT ?? 3210);

/** Where list and map do not stand side by side: drawing a map for each of these takes as long as they do. */
const WITHOUT_MAP = /explorer\/(list|filters|home|pictures)\.spec\.ts/;

export default defineConfig({
  testDir: '.',
  outputDir: `../node_modules/.cache/alpha/${process.env.E2E_OUTPUT ?? 'e2e'}`,
  // A map drawn without a graphics card on a busy machine takes its time; nothing here measures speed.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // One browser for each server: journeys of different files would meet each other's changes.
  workers: 1,
  forbidOnly: true,
  // A browser on a busy machine can be late. Who needed another try is named in the summary.
  retries: 2,
  reporter: process.env.E2E_REPORT
    ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Drawn without a graphics card, what moves costs a tenth of the time; what is about moving asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A record of every step costs a fifth of the time; a test that fails is recorded on its second try.
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
