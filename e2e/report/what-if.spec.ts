import type { Page } from '@playwright/test';
import {
  beSignedIn,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  speakSpanish,
  test,
} from '../fixtures.ts';

type Listing = { address: string; city: string; state: string; zip: string };

/** A demo listing, with the given query string. */
async function openReport(page: Page, search = ''): Promise<void> {
  await beSignedIn(page, 'salesman@alpha.test');
  const answer = await page.request.get('/api/properties?city=Miami');
  const [home] = ((await answer.json()) as { data: Listing[] }).data;
  if (!home) throw new Error('no home');
  const line = `${home.address}, ${home.city}, ${home.state} ${home.zip}`;
  await page.goto(`/app/property/${encodeURIComponent(line)}${search}`);
  await expect(block(page)).toBeVisible();
}

const block = (page: Page) => page.locator('#what-if');
const slider = (page: Page, name: string) => block(page).getByRole('slider', { name, exact: true });
const cells = (page: Page, key: string) => block(page).locator(`[data-result="${key}"] td`);
const yours = (page: Page, key: string) => cells(page, key).nth(1);
const change = (page: Page, key: string) => cells(page, key).nth(2);
const inAddress = (page: Page, key: string) => () => new URL(page.url()).searchParams.get(key);

/** Saved and sent reports differ from the page: buttons and email say so. */
async function expectOurs(page: Page): Promise<void> {
  for (const name of ['Download PDF', 'Send by Email'])
    await expect(page.getByRole('button', { name })).toHaveAccessibleDescription(
      'With our assumptions',
    );
  await expect(page.getByText('With our assumptions', { exact: true })).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Send by Email' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The report is sent with our assumptions');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
}

test.describe('what if', () => {
  test('a slider moved by keyboard updates the figures and the URL, and reload keeps it', async ({
    page,
  }) => {
    await openReport(page);
    const ours = await cells(page, 'netProfit').first().textContent();
    await expect(yours(page, 'netProfit')).toHaveText(ours ?? '');
    await slider(page, 'Down payment').focus();
    for (let i = 0; i < 5; i += 1) await page.keyboard.press('ArrowRight');
    await expect(yours(page, 'netProfit')).not.toHaveText(ours ?? '');
    await expect(change(page, 'netProfit')).toHaveText(/^[+\u2212]\$/);
    await expect(change(page, 'chanceOfLoss')).toHaveText(/pts$/);
    await expect.poll(inAddress(page, 'down')).toBe('40');
    await expect(block(page)).toContainText('Down payment at 40% instead of 35%');
    await expectOurs(page);
    const moved = await yours(page, 'netProfit').textContent();
    const history = await page.evaluate(() => window.history.length);

    await page.reload();
    await expect(yours(page, 'netProfit')).toHaveText(moved ?? '');
    await expect(slider(page, 'Down payment')).toHaveAttribute('aria-valuetext', '40%');
    expect(await page.evaluate(() => window.history.length)).toBe(history);

    await block(page).getByRole('button', { name: 'Reset to defaults' }).click();
    await expect(yours(page, 'netProfit')).toHaveText(ours ?? '');
    await expect.poll(inAddress(page, 'down')).toBeNull();
    await expect(page.getByText('With our assumptions', { exact: true })).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  });

  test('leaving and returning restores the scenario', async ({ page }) => {
    await openReport(page);
    await slider(page, 'APR').focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(inAddress(page, 'apr')).toBe('7.375');
    const moved = (await yours(page, 'netProfit').textContent()) ?? '';
    await page.getByRole('link', { name: 'Alpha Agent' }).first().click();
    await expect(block(page)).toBeHidden();
    await page.goBack();
    await expect(yours(page, 'netProfit')).toHaveText(moved);
    await expect(slider(page, 'APR')).toHaveAttribute('aria-valuetext', '7.375%');
    await page.goForward();
    await expect(block(page)).toBeHidden();
  });

  test('a value can be typed, and the simulation follows it', async ({ page }) => {
    await openReport(page);
    const before = await yours(page, 'worst5').textContent();
    await block(page).getByRole('textbox', { name: 'Appreciation' }).fill('0');
    await page.keyboard.press('Enter');
    await expect(yours(page, 'worst5')).not.toHaveText(before ?? '');
    await expect(change(page, 'worst5')).toHaveText(/^\u2212/);
    await expect.poll(inAddress(page, 'appr')).toBe('0');
  });

  test('invalid values in the URL are ignored, and extreme ones are clamped', async ({ page }) => {
    await openReport(page, '?apr=abc&down=5&rg=%00');
    await expect(slider(page, 'APR')).toHaveAttribute('aria-valuetext', '7.50%');
    await expect(slider(page, 'Down payment')).toHaveAttribute('aria-valuetext', '25%');
  });

  test('explains a figure with the current assumptions', async ({ page }) => {
    await openReport(page, '?down=40');
    await block(page).getByRole('button', { name: 'How? Mortgage payment' }).click();
    const panel = page
      .getByRole('dialog', { name: 'Mortgage payment' })
      .or(page.getByRole('region', { name: 'Mortgage payment' }));
    await expect(panel).toContainText('Number of monthly payments');
    await expect(panel).toContainText('360');
    const mortgage = (await yours(page, 'mortgage').textContent()) ?? '';
    await expect(panel).toContainText(mortgage);
    await panel.getByRole('link', { name: 'Change these numbers in What if' }).click();
    await expect(block(page)).toBeFocused();
  });

  test('the tax of each kind of owner, kept in the URL', async ({ page }) => {
    await openReport(page);
    await block(page).getByText('Foreign: net election', { exact: true }).click();
    const result = block(page).locator('[data-lens]');
    await expect(result).toContainText('Net profit after tax');
    await expect(result).toContainText('FIRPTA withheld');
    await expect(result).toContainText('IRS Rev. Proc.');
    await expect.poll(inAddress(page, 'tax')).toBe('net');
    await block(page).getByText('US resident', { exact: true }).click();
    await expect(block(page).locator('[data-lens="us"]')).not.toContainText('FIRPTA');
    await page.reload();
    await expect(block(page).locator('[data-lens="us"]')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page, '#what-if');
  });

  test('finds the price at which the first year breaks even, and applies it', async ({ page }) => {
    await openReport(page);
    const row = block(page).locator('[data-goal="price"]');
    const found = (await row.locator('b').textContent()) ?? '';
    await row.getByRole('button', { name: 'Apply: Price' }).click();
    await expect(slider(page, 'Price')).toHaveAttribute('aria-valuetext', found);
    await expect(yours(page, 'cashflow')).toHaveText(/^\+?\$\d$/);
    await block(page).getByText('DSCR 1.25', { exact: true }).click();
    await expect(row.locator('b')).not.toHaveText(found);
  });

  test('works in Spanish @phone-only', async ({ page }) => {
    await speakSpanish(page);
    await openReport(page, '?down=40&tax=gross');
    await expect(block(page).getByRole('heading', { name: '¿Y si…?' })).toBeVisible();
    await expect(slider(page, 'Pago inicial')).toHaveAttribute('aria-valuetext', /^40\s%$/);
    await expect(block(page)).toContainText('Retención FIRPTA');
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page, '#what-if');
  });
});
