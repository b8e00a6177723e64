import type { Browser, Locator, Page } from '@playwright/test';
import { beSignedIn, expect, expectNoSidewaysScroll, speakSpanish, test } from '../fixtures.ts';

type Status = { id: number; name: string; role: string };
type Lead = { id: number; lead_status_id: number };

/** Calls the API as the signed-in user. */
async function api<T>(page: Page, method: string, path: string, data?: object): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const answer = await page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data && { data }),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json() as Promise<T>;
}

/** Creates a uniquely named lead of the signed-in user. */
async function newLead(page: Page, fields: object = {}): Promise<Lead & { name: string }> {
  const last_name = `Probe ${Math.random().toString(36).slice(2, 8)}`;
  const email = `${last_name.replace(' ', '.')}@board.test`;
  const data = { first_name: 'Vera', last_name, phone: '+1 305 555 0100', email, ...fields };
  const lead = await api<Lead>(page, 'POST', '/api/app/leads', data);
  return { ...lead, name: `Vera ${last_name}` };
}

const columnOf = (page: Page, name: string) =>
  page.locator('section[data-column]', { has: page.getByRole('heading', { name, exact: true }) });
const cardOf = (place: Page | Locator, name: string) =>
  place.locator('[data-card]', { hasText: name });
async function anotherBrowser(browser: Browser, email: string): Promise<Page> {
  const forwarded = `10.77.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': forwarded } });
  const page = await context.newPage();
  await beSignedIn(page, email);
  return page;
}

test('board goes stale: of two people who move one lead the later sees who was first, and nothing is lost', async ({
  page,
  browser,
  allowConsole,
}) => {
  allowConsole(/409/);
  await beSignedIn(page, 'salesman@alpha.test');
  const { name } = await newLead(page);
  await page.goto('/app/board');
  const link = cardOf(page, name).getByRole('link');
  await link.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');

  const leader = await anotherBrowser(browser, 'leader@alpha.test');
  const { id } = await api<{ id: number }>(page, 'GET', '/api/user');
  await leader.goto(`/app/board/${id}`);
  await expect(leader.getByRole('heading', { level: 1 })).toHaveText(/Sofía Lareda/);
  await leader.getByRole('button', { name: `Actions for ${name}` }).click();
  const moved = leader.waitForResponse((answer) => answer.request().method() === 'PUT');
  await leader.getByRole('menuitem', { name: 'Move to Offer made' }).click();
  await moved;
  await expect(cardOf(columnOf(leader, 'Offer made'), name)).toBeVisible();

  // The carried card has not moved.
  await expect(cardOf(columnOf(page, 'New'), name)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Marcus Ellery changed ${name} in the meantime`)).toBeVisible();
  await expect(
    page.getByText('Now in Offer made. Your move to Contacted wasn’t saved'),
  ).toBeVisible();
  await expect(page.locator('[aria-live=assertive]')).toHaveText(
    `${name} was not moved to Contacted.`,
  );
  await expect(cardOf(columnOf(page, 'Offer made'), name)).toBeVisible();
  await page.getByRole('button', { name: 'Move anyway' }).click();
  await expect(cardOf(columnOf(page, 'Contacted'), name)).toBeVisible();

  // The other browser was updated without interaction.
  await expect(cardOf(columnOf(leader, 'Contacted'), name)).toBeVisible();
  await leader.context().close();
});

test('columns cached after a status edit, new lead invisible to its creator: both are on the board at once', async ({
  page,
  browser,
}) => {
  const column = `Probe ${Math.random().toString(36).slice(2, 8)}`;
  await beSignedIn(page, 'admin@alpha.test');
  await page.goto('/app/board');
  await expect(columnOf(page, 'Inbox')).toBeVisible();
  await page.getByRole('link', { name: 'Status', exact: true }).click();
  await page.getByRole('link', { name: 'New status', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill(column);
  await page.getByLabel('Role').selectOption('admin');
  await page.getByLabel('Order').fill('1');
  await page.getByRole('button', { name: 'Create status' }).click();
  await expect(page).toHaveURL('/app/leads-status');
  await page.getByRole('link', { name: 'Opportunities' }).click();
  await expect(page.locator('section[data-column] h2').first()).toHaveText(column);
  // A board open elsewhere is updated too.
  const other = await anotherBrowser(browser, 'admin@alpha.test');
  await other.goto('/app/board');
  await expect(columnOf(other, column)).toBeVisible();

  const statuses = await api<Status[]>(page, 'GET', '/api/lead-statuses?role=admin');
  const status = statuses.find((each) => each.name === column);
  const { id, name } = await newLead(page, { lead_status_id: status?.id });
  await api(page, 'PUT', `/api/app/lead-statuses/${status?.id}`, {
    ...{ name: `${column} renamed`, role: 'admin', order: 1 },
  });
  await expect(columnOf(other, `${column} renamed`)).toBeVisible();
  await other.getByRole('button', { name: `Actions for ${name}` }).click();
  await expect(other.getByRole('menuitem', { name: `Move to ${column} renamed` })).toBeVisible();
  await other.context().close();
  await page.getByRole('link', { name: 'Contacts' }).click();
  await page.getByRole('link', { name: 'Opportunities' }).click();
  await expect(cardOf(columnOf(page, `${column} renamed`), name)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Helena Brandt' }).first()).toBeVisible();

  // The team's leads are in other columns, one click away.
  await page.getByRole('combobox', { name: 'Columns' }).selectOption('salesman');
  await expect(page).toHaveURL(/role=salesman/);
  await expect(columnOf(page, 'Contacted')).toBeVisible();
  await page.getByLabel('Owner').selectOption({ label: 'Sofía Lareda' });
  await expect(page).toHaveURL(/\/app\/board\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sofía Lareda’s opportunities');
  await api(page, 'DELETE', `/api/leads/${id}`);
  await api(page, 'DELETE', `/api/lead-statuses/${status?.id}`);
});

test('leads are triaged with three keys and one request each, then one is worked on over the board', async ({
  page,
}) => {
  await beSignedIn(page, 'salesman@alpha.test');
  const names: string[] = [];
  for (let count = 0; count < 4; count += 1) names.unshift((await newLead(page)).name);
  const [first, second, third, fourth] = names as [string, string, string, string];
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && /\/leads\/\d+$/.test(request.url()))
      writes.push(request.url());
  });
  await page.goto('/app/board');
  const link = (name: string) => cardOf(columnOf(page, 'New'), name).getByRole('link');
  await link(first).focus();
  for (const next of [second, third]) {
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(link(next)).toBeFocused();
  }
  await expect(cardOf(columnOf(page, 'Contacted'), second)).toBeVisible();
  expect(writes).toHaveLength(2);

  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('heading', { name: third })).toBeVisible();
  await panel.getByRole('button', { name: /^Edit Budget/ }).click();
  await page.keyboard.type('150,000');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('$150,000', { exact: true })).toBeVisible();
  // The board underneath is live.
  await expect(cardOf(page, third)).toContainText('$150,000');
  expect(writes).toHaveLength(3);
  await page.keyboard.press('j');
  await expect(panel.getByRole('heading', { name: fourth })).toBeVisible();
  await panel.getByRole('link', { name: 'Open as page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: fourth })).toBeVisible();
  await page.goBack();
  await expect(panel.getByRole('heading', { name: fourth })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/app/board');
  await expect(link(fourth)).toBeVisible();
});

test('a held card is carried by touch, in Spanish on a phone @phone-only @phone', async ({
  page,
}) => {
  await speakSpanish(page);
  await beSignedIn(page, 'salesman@alpha.test');
  const { name } = await newLead(page);
  await page.goto('/app/board');
  await expect(cardOf(page, name)).toContainText('Sin perfil');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  const box = await cardOf(page, name).boundingBox();
  if (!box) throw new Error('no card');
  await touch('touchStart', box.x + 100, box.y + 50);
  await expect(page.getByText(`Moviendo a ${name}`, { exact: true })).toBeVisible();
  // At the edge the board scrolls by itself.
  for (let step = 1; step <= 10; step += 1)
    await touch('touchMove', box.x + 100 + step * ((370 - box.x - 100) / 10), box.y + 60);
  await expect(page.getByText(`Moviendo a ${name} a Contactado`)).toBeVisible();
  await touch('touchEnd');
  await expect(page.getByText(`Moviendo a ${name}`)).toHaveCount(0);
  await expect(cardOf(columnOf(page, 'Nuevo'), name)).toHaveCount(0);
  await expect(page).toHaveURL('/app/board');

  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByLabel('Origen').selectOption('staff');
  await expect(page).toHaveURL(/source=staff/);
  await expectNoSidewaysScroll(page);
});
