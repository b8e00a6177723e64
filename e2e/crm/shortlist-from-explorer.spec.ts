import type { Page } from '@playwright/test';
import {
  beSignedIn,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  test,
} from '../fixtures.ts';
import { asInvestor, leadWithBudget, shortlistLink } from './shortlist-page.ts';

/** From the card of a listing. → its address */
async function addCard(page: Page, place: number, lead: { email: string }): Promise<string> {
  const card = page.locator('[data-card]').nth(place);
  const address = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: `Add ${address} to a shortlist` }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to shortlist of…' });
  // After the first one, the lead is on top of the recent ones.
  if (place === 0) await dialog.getByRole('searchbox').fill(lead.email);
  await dialog.getByRole('button').filter({ hasText: lead.email }).click();
  await expect(page.getByText(address, { exact: true }).last()).toBeVisible();
  await expect(dialog).toBeHidden();
  return address;
}

test('three properties go from the explorer to a shortlist, are sorted, previewed and sent; the open panel shows the answer', async ({
  page,
}) => {
  await beSignedIn(page, 'salesman@alpha.test');
  const lead = await leadWithBudget(page);
  await page.goto('/app/listing');
  const addresses: string[] = [];
  for (const place of [0, 1, 2]) addresses.push(await addCard(page, place, lead));
  // One message for the lead, with the number of the last one.
  await expect(page.getByText(/^3 properties on .+’s shortlist$/)).toBeVisible();
  await page.getByRole('button', { name: 'Open shortlist' }).click();
  await expect(page).toHaveURL(new RegExp(`/app/leads/${lead.id}/shortlist`));
  const rows = page.locator('li[data-home]');
  await expect(rows).toHaveCount(3);
  await expect(page.getByText('3 properties so far. Five to eight are best')).toBeVisible();

  // The last one to the top.
  const [, , third = ''] = addresses;
  await page.getByRole('button', { name: `Move ${third}:` }).focus();
  for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await expect(rows.first()).toContainText(third);
  await page.getByText('Español').click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // As the investor will see it, in the investor's language, before there is a link.
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: /^What .* will see$/ });
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('para usted');
  await expect(preview.getByRole('article').first()).toContainText(third);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Send by email' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Activity' })).toBeVisible();

  // The panel over the board is open, and a note is being typed.
  const link = await shortlistLink(lead.email);
  await page.goto(`/app/board?lead=${lead.id}`);
  const panel = page.getByRole('dialog');
  const note = panel.getByRole('textbox').first();
  await note.fill('Called, will look tonight');
  const investor = await asInvestor(page, link);
  await expect(investor.getByRole('heading', { level: 1 })).toContainText('para usted');
  await expectNoSidewaysScroll(investor);
  await investor.getByRole('article').first().getByRole('button', { name: 'Me gusta' }).click();
  await expect(investor.getByText('Guardado: le gusta.')).toBeVisible();
  await expect(panel.getByText(`Likes ${third}`).first()).toBeVisible();
  await expect(note).toHaveValue('Called, will look tonight');
  await investor.context().close();
});
