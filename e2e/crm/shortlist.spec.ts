import {
  beSignedIn,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  test,
} from '../fixtures.ts';
import { asInvestor, leadWithBudget, shortlistLink } from './shortlist-page.ts';

test('listings are proposed, curated and sent; the investor answers on a phone in Spanish, and staff see it', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/503|404/);
  await beSignedIn(page, 'salesman@alpha.test');
  const lead = await leadWithBudget(page);
  await page.goto(`/app/leads/${lead.id}/shortlist`);
  await page.getByRole('button', { name: /^(Propose properties|New proposal)$/ }).click();
  await expect(page.getByRole('heading', { name: 'Send', exact: true })).toBeVisible();
  const rows = page.locator('li[data-home]');
  const count = await rows.count();
  expect(count).toBeGreaterThanOrEqual(5);
  expect(count).toBeLessThanOrEqual(8);

  // By keyboard: the second one up, and the focus follows.
  const second = (await rows.nth(1).getByRole('heading').textContent()) ?? '';
  const third = (await rows.nth(2).getByRole('heading').textContent()) ?? '';
  const handle = page.getByRole('button', { name: `Move ${third}:` });
  await handle.focus();
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await expect(rows.nth(1)).toContainText(third);
  await expect(handle).toBeFocused();
  const last = (await rows.last().getByRole('heading').textContent()) ?? '';
  await page.getByRole('button', { name: `More for ${last}` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(rows).toHaveCount(count - 1);
  await page.getByLabel('Add a property').fill(last);
  await page.getByRole('button', { name: `Add ${last}` }).click();
  await expect(rows).toHaveCount(count);
  await page.getByLabel(`Your note about ${third}`).fill('El jardín vale la visita.');
  await page.getByLabel(/Opening message/).fill('Hola, estas son mis favoritas.');
  await page.getByText('Español').click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectNoViolations(page);

  // Nothing is lost: it is unchanged on another visit.
  await page.reload();
  await expect(rows.nth(1)).toContainText(third);
  await expect(rows.nth(2)).toContainText(second);
  await expect(page.getByLabel(`Your note about ${third}`)).toHaveValue(
    'El jardín vale la visita.',
  );
  await page.getByRole('button', { name: 'Send by email' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Activity' })).toBeVisible();
  await expect(page.getByText('Not opened yet').first()).toBeVisible();

  const link = await shortlistLink(lead.email);
  const investor = await asInvestor(page, link);
  await expect(investor.getByRole('heading', { level: 1 })).toContainText('para usted');
  await expect(investor.getByText('Hola, estas son mis favoritas.')).toBeVisible();
  await expectNoSidewaysScroll(investor);
  const homes = investor.getByRole('article');
  await expect(homes).toHaveCount(count);
  await expect(homes.nth(1)).toContainText('El jardín vale la visita.');
  await homes.nth(1).getByRole('button', { name: 'Me gusta' }).click();
  await expect(homes.nth(1)).toContainText('Guardado: le gusta.');

  // The connection fails: it says so, retries, and the answer arrives.
  await investor.route('**/homes/*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await homes.nth(2).getByRole('button', { name: 'No es para mí' }).press('Space');
  await expect(homes.nth(2)).toContainText('Aún no se guardó');
  await investor.unroute('**/homes/*');
  await expect(homes.nth(2)).toContainText('Guardado: no es para usted.');
  await expectNoViolations(investor);

  await homes
    .nth(1)
    .getByRole('link', { name: /Ver el informe completo/ })
    .click();
  await expect(investor.getByRole('heading', { level: 1 })).toContainText(third);
  await investor.goBack();
  await expect(homes.nth(1).getByRole('button', { name: 'Me gusta' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.reload();
  await expect(page.getByText(/Opened (once|\d times)/).first()).toBeVisible();
  const sent = page.locator('ol > li').filter({ hasText: third });
  await expect(sent.getByText('Likes it')).toBeVisible();
  await expect(page.getByText('1 liked, 1 declined')).toBeVisible();
  await page.getByRole('button', { name: 'Revoke the link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke the link' }).click();
  await expect(page.getByText('Revoked').first()).toBeVisible();
  const answer = await investor.goto(link);
  expect(answer?.status()).toBe(404);
  await expect(investor.getByRole('alert')).toContainText('No pudimos abrir esta selección');
  await investor.context().close();
});
