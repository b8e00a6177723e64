import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, PASSWORD, signIn, test } from './fixtures.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

async function changePassword(page: Page, from: string, to: string, again = to): Promise<void> {
  await page.getByLabel('Current password').fill(from);
  await page.getByLabel('New password', { exact: true }).fill(to);
  await page.getByLabel('Repeat the new password').fill(again);
  await page.getByRole('button', { name: 'Change password' }).click();
}

test.describe('a forgotten password', () => {
  test('is answered alike for every address', async ({ page }) => {
    await page.goto('/app/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL('/app/forgot-password');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('This field is required.')).toBeVisible();
    await page.getByLabel('Email').fill('nobody@nowhere.test');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    await expect(page.getByText('It works once and for one hour.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Use another email' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue('');
  });

  test('keeps an address that is none, and says so in Spanish', async ({ page, allowConsole }) => {
    allowConsole(/422/);
    await page.goto('/app/forgot-password?lang=es');
    await page.getByLabel('Correo electrónico').fill('ana@');
    await page.getByRole('button', { name: 'Enviar enlace' }).click();
    await expect(page.getByText('Escriba un correo electrónico válido.')).toBeVisible();
    await expect(page.getByLabel('Correo electrónico')).toHaveValue('ana@');
  });

  test('needs a whole link', async ({ page, allowConsole }) => {
    allowConsole(/422/);
    await page.goto('/app/reset-password');
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    await page.goto('/app/login');
    // One that is no longer good says so before anybody types.
    await page.goto('/app/reset-password#token=guessed');
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    await page.goto('/app/login');
    await page.route('**/api/password/check', (route) =>
      route.fulfill({ json: { status: 'success', has_password: true } }),
    );
    await page.goto('/app/reset-password#token=guessed');
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByLabel('Repeat the new password').fill('shorter');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('This is too short.')).toBeVisible();
    await expect(page.getByText('The passwords don’t match.')).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill('a-long-enough-one');
    await page.getByLabel('Repeat the new password').fill('a-long-enough-one');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeFocused();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(page).toHaveURL('/app/forgot-password');
  });
});

test('a first password is chosen, not changed', async ({ page }) => {
  await page.route('**/api/password/check', (route) =>
    route.fulfill({ json: { status: 'success', has_password: false } }),
  );
  await page.route('**/api/password/reset', (route) =>
    route.fulfill({ json: { status: 'success' } }),
  );
  await page.goto('/app/reset-password#token=mailed');
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('a-long-enough-one');
  await page.getByLabel('Repeat the password').fill('a-long-enough-one');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL('/app/login');
  await expect(page.getByRole('alert')).toHaveText('Your password is saved. Sign in with it.');
});

test.describe('the own account', () => {
  test('is one click from everywhere and says who is signed in @phone', async ({ page }) => {
    await signIn(page, 'tomas.quiroga@alpha.test');
    // The address is there before the page is.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opportunities Board');
    const menu = page.getByRole('button', { name: 'Open menu' });
    if (await menu.isVisible()) await menu.click();
    await page.getByRole('link', { name: 'Tomás Quiroga, your account' }).click();
    await expect(page).toHaveURL('/app/account');
    await expect(page.getByText('tomas.quiroga@alpha.test')).toBeVisible();
    await expect(page.getByText('This device')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test('takes a new password, and the old one back', async ({ page, allowConsole }) => {
    allowConsole(/422/);
    const other = 'violet-harbour-12';
    await signIn(page, 'grace.okonjo@alpha.test');
    await page.goto('/app/account');
    await changePassword(page, PASSWORD, other, 'something-else');
    await expect(page.getByText('The passwords don’t match.')).toBeVisible();
    await page.getByRole('link', { name: 'Contacts' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await changePassword(page, 'not-my-password', other);
    await expect(page.getByText('The password is incorrect.')).toBeVisible();
    await expect(page.getByLabel('Current password')).toBeFocused();
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue(other);
    await changePassword(page, PASSWORD, other);
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    // The fresh token is in use: the page still answers.
    await page.reload();
    await expect(page.getByText('grace.okonjo@alpha.test')).toBeVisible();
    await changePassword(page, other, PASSWORD);
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
  });

  test('lists its sessions and ends them', async ({ page, browser, baseURL }) => {
    await signIn(page, 'grace.okonjo@alpha.test');
    const phone = await browser.newContext({ userAgent: IPHONE, baseURL: baseURL ?? '' });
    const phonePage = await phone.newPage();
    await signIn(phonePage, 'grace.okonjo@alpha.test');

    await page.goto('/app/account');
    const end = page.getByRole('button', { name: 'End session: Safari on iPhone' }).first();
    await end.click();
    await page.keyboard.press('Escape');
    await expect(end).toBeFocused();
    await end.click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('End the session on Safari on iPhone?');
    await dialog.getByRole('button', { name: 'End session' }).click();
    await expect(page.getByText('Session ended.')).toBeVisible();
    await phonePage.goto('/app/account');
    await expect(phonePage).toHaveURL('/app/login');
    await expect(
      phonePage.getByRole('alert').filter({ hasText: 'Unauthorized. Please login' }),
    ).toBeVisible();

    await signIn(phonePage, 'grace.okonjo@alpha.test');
    await page.reload();
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: /^End session/ })).toHaveCount(0);
    await expect(page.getByText('This device')).toBeVisible();
    await phone.close();
  });
});
