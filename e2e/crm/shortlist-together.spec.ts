import type { Page } from '@playwright/test';
import { beSignedIn, expect, expectNoViolations, test } from '../fixtures.ts';
import { api } from './lead-page.ts';
import { leadWithBudget } from './shortlist-page.ts';

/** A new draft open for one person; its URL for the colleague. */
async function openDraft(page: Page): Promise<string> {
  const lead = await leadWithBudget(page);
  await page.goto(`/app/leads/${lead.id}/shortlist`);
  await page.getByRole('button', { name: /^(Propose properties|New proposal)$/ }).click();
  await expect(page).toHaveURL(/list=\d+/);
  return `/api/shortlists/${new URL(page.url()).searchParams.get('list')}`;
}

test('colleagues who edit one draft see each other’s changes live, and no typing is lost', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/409/);
  await beSignedIn(page, 'salesman@alpha.test');
  const draft = await openDraft(page);
  const message = page.getByLabel(/Opening message/);
  const context = await page.context().browser()?.newContext();
  const colleague = await context?.newPage();
  if (!context || !colleague) throw new Error('no browser');
  await beSignedIn(colleague, 'leader@alpha.test');
  await colleague.goto(page.url());
  await colleague.getByLabel(/Opening message/).fill('From a colleague');
  await expect(message).toHaveValue('From a colleague');

  // Both at the same moment, in different places: both stay.
  const rows = (of: Page) => of.locator('li[data-home]');
  const noteOf = (of: Page, place: number) => rows(of).nth(place).getByRole('textbox');
  await Promise.all([
    noteOf(page, 0).fill('A note from me'),
    noteOf(colleague, 1).fill('A note from the colleague'),
  ]);
  for (const each of [page, colleague]) {
    await expect(noteOf(each, 0)).toHaveValue('A note from me');
    await expect(noteOf(each, 1)).toHaveValue('A note from the colleague');
    await expect(each.getByText('Saved', { exact: true })).toBeVisible();
  }
  await context.close();

  const { updated_at } = await api(page, 'PUT', draft, {});
  await expect(message).toHaveValue('From a colleague');
  // The page learns of it only after the typing has begun.
  let learn = (): void => undefined;
  const hasTyped = new Promise<void>((resolve) => {
    learn = resolve;
  });
  await page.route(/\/shortlists(\/|\?|$)/, async (route) => {
    if (route.request().method() === 'GET') await hasTyped;
    await route.continue();
  });
  await api(page, 'POST', `${draft}/send`, { seen_at: updated_at });
  let attempts = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') attempts += 1;
  });
  await message.fill('My own last words');
  learn();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Someone else sent this shortlist in the meantime');
  await expect(message).toHaveValue('My own last words');
  await expect(message).not.toBeEditable();
  await expect(page.getByRole('button', { name: /Discard this draft|Send by email/ })).toHaveCount(
    0,
  );
  await expect(notice.getByRole('button', { name: 'Copy my text' })).toBeVisible();
  await expectNoViolations(page);
  expect(attempts).toBe(1);
  await notice.getByRole('button', { name: 'Close this draft' }).click();
  await expect(page.getByRole('heading', { name: 'Activity' })).toBeVisible();
});
