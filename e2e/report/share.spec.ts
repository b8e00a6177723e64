import type { Page, Route } from '@playwright/test';
import { expect, PASSWORD, test } from '../fixtures.ts';
import {
  addressField,
  asReader,
  dialog,
  fillAddresses,
  fresh,
  homeAt,
  linkOf,
  openDialog,
  openReport,
  rowOf,
  SENT,
  sendButton,
  summary,
  UNOPENED,
} from './share-page.ts';

const NOT_LOADED = 'Error al cargar los detalles de la propiedad. Por favor intente nuevamente.';

/** Mocks the response for this address; the others go to the server. */
async function intercept(page: Page, answer: (route: Route, email: string) => Promise<void>) {
  const seen: { email: string; key: string }[] = [];
  await page.route('**/api/properties/send-email', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const { email, idempotency_key: key } = route.request().postDataJSON();
    seen.push({ email, key });
    return answer(route, email);
  });
  return seen;
}

test('a report goes to two people; the sender sees who opened it, and can revoke it', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  const home = await homeAt(page, 0);
  const [ana, luis] = [fresh('ana'), fresh('luis')];
  await openReport(page, home);
  await openDialog(page);
  await fillAddresses(page, [ana, luis]);
  await dialog(page).getByText('Español').click();
  await dialog(page)
    .getByLabel(/^Message/)
    .fill('Look at the roof.');
  await sendButton(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await openDialog(page);
  await expect(addressField(page)).toHaveValue('');
  await expect(addressField(page, 2)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Send by Email' })).toBeFocused();

  await summary(page).click();
  await expect(rowOf(page, luis)).toContainText(UNOPENED);
  const path = await linkOf(ana);
  expect(await linkOf(luis)).not.toBe(path);
  const reader = await asReader(page, path);
  await expect(reader.getByRole('heading', { level: 1 })).toContainText(home.address);
  // In the language it was sent in, whatever the sender's language.
  await expect(reader.locator('html')).toHaveAttribute('lang', 'es');
  await expect(reader).toHaveTitle(/en diez años, mediana$/);
  await reader.waitForRequest(/\/open$/);
  await expect(async () => {
    await page.reload();
    await summary(page).click();
    await expect(rowOf(page, ana)).toContainText('Opened once', { timeout: 2_000 });
  }).toPass();
  await expect(rowOf(page, luis)).toContainText(UNOPENED);

  await rowOf(page, ana)
    .getByRole('button', { name: `Revoke the link for ${ana}` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Link revoked')).toBeVisible();
  await expect(rowOf(page, ana)).toContainText('Revoked');
  const answer = await reader.reload();
  expect(answer?.status()).toBe(404);
  await expect(reader.getByRole('alert')).toContainText(NOT_LOADED);
  await expect(reader.getByRole('alert')).toContainText(
    'Failed to load property details. Please try again.',
  );
  await reader.context().close();
});

test('an expired session loses nothing that was typed', async ({ page, allowConsole }) => {
  allowConsole(/401/);
  const home = await homeAt(page, 7);
  const [ana, luis] = [fresh('ana'), fresh('luis')];
  await openReport(page, home);
  await openDialog(page);
  await fillAddresses(page, [ana, luis]);
  await dialog(page)
    .getByLabel(/^Message/)
    .fill('Look at the roof.');
  let isOver = true;
  const seen = await intercept(page, (route, email) =>
    isOver && email === luis
      ? route.fulfill({ status: 401, json: { message: 'no', code: 'auth.unauthenticated' } })
      : route.continue(),
  );
  await sendButton(page).click();
  await page.waitForURL('**/app/login');
  await expect(dialog(page)).toHaveCount(0);
  isOver = false;
  await page.getByLabel('Email', { exact: true }).fill('salesman@alpha.test');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog(page)).toContainText(`Sent to ${ana}`);
  await expect(dialog(page).getByLabel(/^Message/)).toHaveValue('Look at the roof.');
  await sendButton(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(seen.map(({ email }) => email)).toEqual([ana, luis, luis]);
});
