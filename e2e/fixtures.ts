import { createHash } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

export const PASSWORD = process.env.DEMO_PASSWORD ?? '';

/** Messages the page is allowed to print, told by the test that provokes them. */
type Fixtures = { allowConsole: (pattern: RegExp) => void };

/** Every test fails on an error in the console or an uncaught exception. */
export const test = base.extend<Fixtures>({
  // Each test comes from an address of its own: together, on a fast machine, they would sign in
  // more often in a minute than one address may.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern, even an empty one.
  extraHTTPHeaders: async ({}, use, { testId }) => {
    const [a, b, c] = createHash('sha256').update(testId).digest();
    await use({ 'x-forwarded-for': `10.${a}.${b}.${c}` });
  },
  allowConsole: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [];
      const heard: string[] = [];
      page.on('pageerror', (error) => heard.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' || /hydrat/i.test(message.text()))
          heard.push(message.text());
      });
      await use((pattern) => allowed.push(pattern));
      expect(heard.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/app/login');
  await page.getByLabel(/Email|Correo/).fill(email);
  await page.getByLabel(/Password|Contraseña/).fill(PASSWORD);
  await page.getByRole('button', { name: /Sign in|Ingresar/ }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/app/login'));
}

/** Scripts run: what happens in the browser's storage from now on is seen by a page that is alive. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** On phones the button stands in the menu. */
export async function signOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: /Open menu|Abrir el menú/ });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: /Logout|Cerrar sesión/ }).click();
  await page.waitForURL('**/app/login');
}

/** Chosen before the first page: a page that is left at once has no time to store its language. */
export async function speakSpanish(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('locale', 'es'));
}

/** Nothing may be wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
