import { createHash } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

export { expect };

export const PASSWORD = process.env.DEMO_PASSWORD ?? '';

/** Console messages a test expects and allows. */
/** What a browser says while it has no connection, about answers and about screens that were never opened. */
export const OFFLINE_ERRORS =
  /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch dynamically imported module|error occurred when fetching the script/;

type Fixtures = { allowConsole: (pattern: RegExp) => void };

/** Reports of the content security policy, Trusted Types included, from every page and frame. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
    console.error(
      `CSP report: ${effectiveDirective} ${blockedURI} ${sample} at ${sourceFile}:${lineNumber}`,
    );
  });
}

/** Filled while its tabs are used; a second browser of a test is checked by the test. */
export async function errorsIn(context: BrowserContext): Promise<string[]> {
  const heard: string[] = [];
  await context.addInitScript(reportViolations);
  context.on('weberror', (error) => heard.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error' || /hydrat/i.test(message.text())) heard.push(message.text());
  });
  return heard;
}

/** Every test fails on an error in the console, an uncaught exception or a CSP report, in any tab. */
export const test = base.extend<Fixtures>({
  // Each test has its own IP address: together, on a fast machine, they would exceed the sign-in limit of
  // one address.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern, even an empty one.
  extraHTTPHeaders: async ({}, use, { testId }) => {
    const [a, b, c] = createHash('sha256').update(testId).digest();
    await use({ 'x-forwarded-for': `10.${a}.${b}.${c}` });
  },
  allowConsole: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const heard = await errorsIn(context);
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
  await page.getByRole('button', { name: /Sign in|Iniciar sesión/ }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/app/login'));
}

/** Signed in without the login page, which has its own tests. */
export async function beSignedIn(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/login', { data: { email, password: PASSWORD } });
  const { access_token: token, user } = await answer.json();
  // Any document of the site gives access to its storage; this one is empty.
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

/** Hydrated: storage events from now on are noticed. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** On phones the button is in the menu. */
export async function signOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: /Open menu|Abrir el menú/ });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: /Logout|Cerrar sesión/ }).click();
  await page.waitForURL('**/app/login');
}

/** Set before the first page: a page that is left at once has no time to store its language. */
export async function speakSpanish(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('locale', 'es'));
}

/** No part is loading. CRM pages keep a stream open, so the network is never idle. */
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

/** No accessibility violations. A large page that other tests check is only checked in part. */
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
