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

test('a colleague’s change to a draft is reported, and nothing unseen is sent and no typing is lost', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/409/);
  await beSignedIn(page, 'salesman@alpha.test');
  const draft = await openDraft(page);
  const message = page.getByLabel(/Opening message/);
  await api(page, 'PUT', draft, { message: 'From a colleague' });
  await page.getByRole('button', { name: 'Send by email' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Someone else changed this shortlist');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(message).toHaveValue('From a colleague');

  const { updated_at } = await api(page, 'PUT', draft, {});
  await page.reload();
  await expect(message).toHaveValue('From a colleague');
  await api(page, 'POST', `${draft}/send`, { seen_at: updated_at });
  let attempts = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') attempts += 1;
  });
  await message.fill('My own last words');
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
