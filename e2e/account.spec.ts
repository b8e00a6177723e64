import { expect, signIn, test } from './fixtures.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

test.describe('the account page', () => {
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
