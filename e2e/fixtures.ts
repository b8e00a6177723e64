import { createHash } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
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

/** Signed in without going through the door, which its own tests do: the next page is the first. */
export async function beSignedIn(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/login', { data: { email, password: PASSWORD } });
  const { access_token: token, user } = await answer.json();
  // Any document of the site will do to reach its storage; this one is empty.
  const body = '<!doctype html><link rel="icon" href="data:,">';
  await page.route('**/storage', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/storage');
  await page.unroute('**/storage');
  await page.evaluate(
    (values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    },
    {
      access_token: String(token),
      user_role: String(user.roles[0].name),
      user_name: String(user.name),
      user_id: String(user.id),
    },
  );
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

/** Presses a box and says, before anything else can happen, whether it is on: none may jump back. */
export function pressed(box: HTMLElement | SVGElement): boolean {
  if (!(box instanceof HTMLInputElement)) return false;
  box.click();
  return box.checked;
}

/** No part is waiting for its data. The office's pages listen for changes, so the network is never idle. */
export async function untilLoaded(page: Page): Promise<void> {
  const waiting = page.getByRole('status').filter({ hasText: /Loading|Cargando/ });
  await expect(waiting).toHaveCount(0);
}

/** Nothing may be wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** What the rules of accessibility find: nothing. A large page that others look at is read in part. */
export async function expectNoViolations(page: Page, within?: string): Promise<void> {
  test.slow();
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    rules: { 'label-content-name-mismatch': { enabled: true } },
  });
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect(found, page.url()).toEqual([]);
}
