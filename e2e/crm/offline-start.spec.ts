import type { BrowserContext, Locator, Page } from '@playwright/test';
import { beSignedIn, expect, OFFLINE_ERRORS, speakSpanish, test } from '../fixtures.ts';
import { api, createLead } from './lead-page.ts';

const note = (page: Page) => page.getByText(/^Offline – showing what was loaded at \d/);
const cardOf = (place: Page | Locator, name: string) =>
  place.locator('[data-card]', { hasText: name });
const columnOf = (page: Page, name: string) =>
  page.locator('section[data-column]', { has: page.getByRole('heading', { name, exact: true }) });

/** The page is stored last, after all of its files. */
const untilStored = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => Boolean(await caches.match('/app/today', { ignoreVary: true }))),
    )
    .toBe(true);

async function closeAll(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.close();
}

test('without a connection a new tab shows the board as seen last, and a card moved there is moved once', async ({
  page,
  context,
  browser,
  allowConsole,
}) => {
  allowConsole(OFFLINE_ERRORS);
  await beSignedIn(page, 'salesman@alpha.test');
  const columns = await api(page, 'GET', '/api/lead-statuses?role=salesman');
  const lead = await createLead(page, { first_name: 'Olga', last_name: `Off ${Date.now()}` });
  const name = `${lead.first_name} ${lead.last_name}`;
  await page.goto(`/app/leads/${lead.id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Opportunities' }).click();
  await expect(cardOf(page, name)).toBeVisible();
  await untilStored(page);

  await context.setOffline(true);
  await closeAll(context);
  const tab = await context.newPage();
  await tab.goto('/app/board');
  await expect(cardOf(columnOf(tab, columns[0].name), name)).toBeVisible();
  await expect(note(tab)).toBeVisible();
  await tab.getByRole('button', { name: `Actions for ${name}` }).click();
  await tab.getByRole('menuitem', { name: `Move to ${columns[1].name}` }).click();
  await expect(tab.getByRole('button', { name: '1 change waiting' })).toBeVisible();
  await tab.reload();
  await expect(cardOf(columnOf(tab, columns[1].name), name)).toBeVisible();
  await expect(tab.getByRole('button', { name: '1 change waiting' })).toBeVisible();
  await tab.goto(`/app/leads/${lead.id}`);
  await expect(tab.getByRole('heading', { level: 1, name })).toBeVisible();
  await tab.getByRole('link', { name: 'Opportunities' }).click();
  await expect(cardOf(tab, name)).toBeVisible();

  const forwarded = { 'x-forwarded-for': '10.78.1.1' };
  const other = await browser.newContext({ extraHTTPHeaders: forwarded });
  const colleague = await other.newPage();
  await beSignedIn(colleague, 'leader@alpha.test');
  await colleague.goto(`/app/board/${lead.user_id}`);
  await expect(cardOf(columnOf(colleague, columns[0].name), name)).toBeVisible();
  await context.setOffline(false);
  await expect(cardOf(columnOf(colleague, columns[1].name), name)).toBeVisible();
  await expect(tab.getByRole('button', { name: /waiting/ })).toHaveCount(0);
  await expect(note(tab)).toHaveCount(0);
  const timeline = await api(tab, 'GET', `/api/leads/${lead.id}/activities`);
  expect(timeline.filter(({ kind }: { kind: string }) => kind === 'moved')).toHaveLength(1);
  await other.close();
});

test('Today opens in Spanish without a connection, and signing out leaves nothing of the person (security 39)', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(OFFLINE_ERRORS);
  await speakSpanish(page);
  await beSignedIn(page, 'salesman@alpha.test');
  await page.goto('/app/today');
  const heading = page.getByRole('heading', { level: 1 });
  const title = await heading.textContent();
  await untilStored(page);

  await context.setOffline(true);
  await page.reload();
  await expect(heading).toHaveText(title ?? '');
  await expect(page.getByText(/^Sin conexión: se muestra lo último que se cargó/)).toBeVisible();

  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/app/login');
  const listStored = () =>
    page.evaluate(async () => {
      const caught = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return caught.flat().map(({ url }) => new URL(url).pathname);
    });
  // Built files, and the page that is the same for everyone.
  await expect
    .poll(async () => (await listStored()).filter((path) => !path.startsWith('/assets/')))
    .toEqual(['/app/today']);
  expect((await listStored()).length).toBeGreaterThan(20);
});

test('a new version replaces the stored one, files and all', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(OFFLINE_ERRORS);
  await beSignedIn(page, 'salesman@alpha.test');
  await page.goto('/app/board');
  await untilStored(page);
  // As an earlier build has left it.
  await page.evaluate(async () => {
    const [name = ''] = await caches
      .keys()
      .then((all) => all.filter((each) => each.startsWith('staff-app:')));
    const former = await caches.open('staff-app:/assets/manifest-0.js');
    await former.put('/app/today', new Response('<!doctype html>gone'));
    await former.put('/assets/gone-0.js', new Response(''));
    await caches.delete(name);
  });
  await page.reload();
  const listVersions = () =>
    page.evaluate(async () =>
      (await caches.keys()).filter((each) => each.startsWith('staff-app:')),
    );
  await expect
    .poll(async () => (await listVersions()).join())
    .toMatch(/^staff-app:\/assets\/manifest-\w{2,}\.js$/);
  await context.setOffline(true);
  await page.reload();
  await expect(note(page)).toBeVisible();
  await expect(page.locator('[data-card]').first()).toBeVisible();
});
