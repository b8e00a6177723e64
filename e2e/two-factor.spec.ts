import type { Page } from '@playwright/test';
import * as OTPAuth from 'otpauth';
import { expect, PASSWORD, signIn, signOut, test } from './fixtures.ts';

const STEP_MS = 30_000;

/** `ahead`: a code works once, and the server allows one step of drift, so the next one is used. */
function codeOf(secret: string, ahead = 0): string {
  const totp = new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + ahead * STEP_MS });
}

async function shownSecret(page: Page): Promise<string> {
  const grouped = await page.getByText(/^([A-Z2-7]{4} ?)+$/).textContent();
  return (grouped ?? '').replaceAll(/\s/g, '');
}

const stored = (page: Page, keys: string[]) =>
  page.evaluate((names) => names.map((name) => localStorage.getItem(name)), keys);

test.describe('two-factor', () => {
  test('is enabled, required, replaced by a recovery code and disabled', async ({
    page,
    allowConsole,
  }) => {
    // 401: signing out ends the session while the screen is still loading its parts.
    allowConsole(/401|422/);
    await signIn(page, 'grace.okonjo@alpha.test');
    await page.goto('/app/google2fa');
    await expect(page.getByRole('heading', { name: 'Two-factor is off' })).toBeVisible();

    await page.getByRole('button', { name: 'Enable two-factor' }).click();
    // The key is loaded; leaving any sooner, the page would not have requested one.
    await expect(
      page.getByRole('heading', { name: 'Connect your authenticator app' }),
    ).toBeVisible();
    await expect(page.getByText('it no longer works')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('delete that entry: it no longer works')).toBeVisible();
    await page.getByRole('button', { name: 'Enable two-factor' }).click();
    await expect(page.getByText('delete that entry: it no longer works')).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Connect your authenticator app' }),
    ).toBeFocused();
    await expect(page.getByRole('img', { name: /QR code/ })).toHaveAttribute(
      'src',
      /^data:image\/svg\+xml/,
    );
    const secret = await shownSecret(page);
    const code = page.getByLabel('Six-digit code');
    await code.fill('000000');
    await expect(page.getByRole('alert')).toContainText('That code is incorrect.');
    await code.fill(codeOf(secret));

    await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
    const codes = await page
      .getByRole('list', { name: 'Recovery codes' })
      .getByRole('listitem')
      .allInnerTexts();
    expect(new Set(codes).size).toBe(10);
    await page.getByRole('link', { name: 'Contacts' }).click();
    await expect(page.getByText('Save the codes and check this box first.')).toBeVisible();
    await expect(page).toHaveURL('/app/google2fa');
    await page.getByLabel('I’ve saved them').check();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('heading', { name: 'Two-factor is on' })).toBeFocused();
    await expect(page.getByText('10 of 10 left')).toBeVisible();

    await signOut(page);
    await signIn(page, 'grace.okonjo@alpha.test');
    await expect(page).toHaveURL('/app/2fa');
    expect(await stored(page, ['access_token', 'user_id'])).toEqual([null, null]);
    await code.fill('00-00 00');
    await expect(code).toHaveValue('000000');
    await expect(page.getByRole('alert')).toHaveText('Invalid code. Please try again');
    await code.fill(codeOf(secret, 1));
    await expect(page).toHaveURL('/app/today');
    expect(await stored(page, ['temp_token', 'user_role', 'user_id', 'user_name'])).toEqual([
      null,
      'salesman',
      '5',
      'Grace Okonjo',
    ]);

    await signOut(page);
    await signIn(page, 'grace.okonjo@alpha.test');
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByLabel('Recovery code')).toBeFocused();
    await page.route('**/api/user', async (route) => {
      const answer = await route.fetch();
      return route.fulfill({ json: { ...(await answer.json()), recovery_codes_left: 5 } });
    });
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL('/app/today');
    await expect(page.getByText('You have 5 recovery codes left.')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss message' }).click();
    await expect(page.getByText('You have 5 recovery codes left.')).toHaveCount(0);
    await page.unroute('**/api/user');

    await page.goto('/app/google2fa');
    await expect(page.getByText('9 of 10 left')).toBeVisible();
    await page.getByRole('button', { name: 'Disable' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password').fill('not the password');
    await dialog.getByRole('button', { name: 'Disable' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('The password is incorrect.');
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Disable' }).click();
    await expect(page.getByRole('heading', { name: 'Two-factor is off' })).toBeVisible();
    await expect(page.getByText('Two-factor sign-in is off.')).toBeVisible();
  });
});
