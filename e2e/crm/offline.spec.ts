import type { Page } from '@playwright/test';
import { beSignedIn, expect, OFFLINE_ERRORS, test } from '../fixtures.ts';
import { api, createLead, fillPerson, person } from './lead-page.ts';

test('changes without a connection wait through a closed tab and are sent once, in order', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(OFFLINE_ERRORS);
  await beSignedIn(page, 'salesman@alpha.test');
  const lead = await createLead(page, { last_name: 'Offline' });
  const columns = await api(page, 'GET', '/api/lead-statuses?role=salesman');
  await page.goto(`/app/leads/${lead.id}`);
  const composer = page.getByRole('textbox', { name: 'Note', exact: true });
  await expect(composer).toBeVisible();

  // The server writes the note, and its answer never arrives.
  let isLost = false;
  await page.route('**/activities', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await composer.fill('Wants to see Hialeah.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('button', { name: 'Actions for this note' })).toBeVisible();
  await context.setOffline(true);

  await composer.fill('Call after six.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('button', { name: `Status: ${columns[0].name}` }).click();
  await page.getByRole('menuitem', { name: columns[1].name, exact: true }).click();
  await page.getByRole('button', { name: /^Edit Phone/ }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('+57 300 555 0333');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '3 changes waiting' }).click();
  const panel = page.getByRole('dialog', { name: 'Changes not sent yet' });
  await expect(panel.getByText('Call after six.')).toBeVisible();
  await expect(panel.getByText(columns[1].name)).toBeVisible();

  await page.close();
  await context.setOffline(false);
  const tab = await context.newPage();
  await tab.goto('/app/today');
  await expect(tab.getByRole('navigation', { name: 'CRM menu' })).toBeVisible();
  await expect
    .poll(async () => (await api(tab, 'GET', `/api/leads/${lead.id}`)).phone)
    .toBe('+57 300 555 0333');
  await expect(tab.getByRole('button', { name: /waiting/ })).toHaveCount(0);
  const after = await api(tab, 'GET', `/api/leads/${lead.id}`);
  expect(after.lead_status_id).toBe(columns[1].id);
  const timeline = await api(tab, 'GET', `/api/leads/${lead.id}/activities`);
  const notes = timeline.filter(({ kind }: { kind: string }) => kind === 'note');
  expect(notes.map(({ body }: { body: string }) => body)).toEqual([
    'Call after six.',
    'Wants to see Hialeah.',
  ]);
});

/** Code, texts and short lists of the other screens come a moment after the page. */
const beReadyForOffline = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        const code = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
        return (
          code.some(({ href }) => href.includes('contact-form')) &&
          code.every(({ href }) => loaded.includes(href)) &&
          ['/api/lost-reasons', '/en.roles', '/lead-en'].every((part) =>
            loaded.some((name) => name.includes(part)),
          )
        );
      }),
    )
    .toBe(true);

test('a new contact and a bulk change wait through a closed tab and arrive once', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(OFFLINE_ERRORS);
  await beSignedIn(page, 'salesman@alpha.test');
  const columns = await api(page, 'GET', '/api/lead-statuses?role=salesman');
  const family = `Waits${Date.now()}`;
  const pair = [];
  for (const first_name of ['Ana', 'Bea'])
    pair.push(await createLead(page, { first_name, last_name: family }));
  await page.goto(`/app/contacts?search=${family}`);
  await expect(page.getByRole('link', { name: `Bea ${family}` })).toBeVisible();
  await beReadyForOffline(page);
  await context.setOffline(true);

  for (const { first_name } of pair)
    await page.getByRole('checkbox', { name: `Select ${first_name} ${family}` }).click();
  await page.getByRole('button', { name: 'Move to', exact: true }).click();
  await page.getByLabel('New status').selectOption({ label: columns[1].name });
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByRole('button', { name: '1 change waiting' })).toBeVisible();
  const eva = person({ first_name: 'Eva', last_name: family });
  await page.getByRole('link', { name: 'New contact' }).first().click();
  await fillPerson(page, eva);
  await page.getByRole('button', { name: 'Create contact' }).click();
  await expect(page.getByText('1 new contact isn’t saved yet')).toBeVisible();
  await expect(page.getByRole('button', { name: '2 changes waiting' })).toBeVisible();

  await page.close();
  await context.setOffline(false);
  const tab = await context.newPage();
  await tab.goto(`/app/contacts?search=${family}`);
  await expect(tab.getByRole('link', { name: `Eva ${family}` })).toBeVisible();
  await expect(tab.getByRole('button', { name: /waiting/ })).toHaveCount(0);
  const found = await api(tab, 'GET', `/api/leads?search=${family}&page=1&per_page=10`);
  expect(found.data.map(({ email }: { email: string }) => email).sort()).toEqual(
    [...pair, eva].map(({ email }) => email).sort(),
  );
  for (const { id } of pair) {
    const timeline = await api(tab, 'GET', `/api/leads/${id}/activities`);
    expect(timeline.filter(({ kind }: { kind: string }) => kind === 'moved')).toHaveLength(1);
  }
});

test('an edited form, a new tag and a deletion wait through a closed tab and arrive once', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(OFFLINE_ERRORS);
  await beSignedIn(page, 'salesman@alpha.test');
  const columns = await api(page, 'GET', '/api/lead-statuses?role=salesman');
  const family = `Edits${Date.now()}`;
  const [kept, gone] = [
    await createLead(page, { first_name: 'Ana', last_name: family }),
    await createLead(page, { first_name: 'Bea', last_name: family }),
  ];
  await page.goto(`/app/contacts?search=${family}`);
  const row = (name: string) => page.getByRole('row').filter({ hasText: `${name} ${family}` });
  await expect(row('Bea')).toBeVisible();
  await beReadyForOffline(page);
  await context.setOffline(true);

  await page.getByRole('button', { name: `Actions for Ana ${family}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByLabel('Phone', { exact: true }).fill('+57 300 555 0444');
  await page.getByLabel('Status', { exact: true }).selectOption({ label: columns[1].name });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: '1 change waiting' })).toBeVisible();
  await page.getByRole('checkbox', { name: `Select Ana ${family}` }).click();
  await page.getByRole('button', { name: 'Tags', exact: true }).last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Find or add a tag').fill(`Tag ${family}`);
  await dialog.getByRole('button', { name: `Add “Tag ${family}”` }).click();
  await dialog.getByRole('button', { name: 'Add tags' }).click();
  await page.getByRole('button', { name: `Actions for Bea ${family}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row('Bea')).toContainText('Deleted, not sent yet');
  await expect(page.getByRole('button', { name: '3 changes waiting' })).toBeVisible();

  await page.close();
  await context.setOffline(false);
  const tab = await context.newPage();
  await tab.goto(`/app/contacts?search=${family}`);
  await expect(tab.getByRole('link', { name: `Ana ${family}` })).toBeVisible();
  await expect(tab.getByRole('button', { name: /waiting/ })).toHaveCount(0);
  await expect(tab.getByRole('link', { name: `Bea ${family}` })).toHaveCount(0);
  const found = await api(tab, 'GET', `/api/leads?search=${family}&page=1&per_page=10`);
  expect(found.data.map(({ id }: { id: number }) => id)).toEqual([kept.id]);
  const after = await api(tab, 'GET', `/api/leads/${kept.id}`);
  expect(after).toMatchObject({ phone: '+57 300 555 0444', lead_status_id: columns[1].id });
  const tags = await api(tab, 'GET', '/api/tags');
  const made = tags.filter(({ name }: { name: string }) => name === `Tag ${family}`);
  expect(made).toHaveLength(1);
  expect(after.tag_ids).toEqual([made[0].id]);
  const trash = await api(tab, 'GET', `/api/leads/trash?page=1&per_page=10&search=${family}`);
  expect(JSON.stringify(trash)).toContain(gone.email);
});
