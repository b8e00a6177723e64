import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '../apps/server/test/pdf-text.ts';
import { api, createLead } from './crm/lead-page.ts';
import { beSignedIn, expect, expectNoViolations, test } from './fixtures.ts';
import { homeAt } from './report/share-page.ts';

/** Last year, so that every month of it has passed: `2025-03`. */
const YEAR = new Date().getUTCFullYear() - 1;
const us = (month: number, day: number) => `${month}/${day}/${YEAR}`;

/** Columns whose names say nothing, as some managers send them. */
const STATEMENT = [
  'When,What,How much,Left',
  `${us(3, 1)},Beginning balance,,500.00`,
  `${us(3, 3)},Tenant,"2,950.00","3,450.00"`,
  `${us(3, 5)},Our fee,-236.00,"3,214.00"`,
  `${us(3, 12)},"Plumber, kitchen",-187.33,"3,026.67"`,
  `${us(3, 30)},To owner,"-2,526.67",500.00`,
  `${us(4, 3)},Tenant,"2,950.00","3,450.00"`,
  `${us(4, 5)},Our fee,-236.00,"3,214.00"`,
  `${us(4, 30)},To owner,"-2,714.00",500.00`,
].join('\n');

const INCOME = 2 * 2950;
const EXPENSES = 236 * 2 + 187.33 + 412.07;
const usd = (amount: number) =>
  `${amount < 0 ? '−' : ''}$${Math.abs(amount).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

/** A lead whose home was bought in February of last year, in cash. */
async function withBoughtHome(page: Page) {
  await beSignedIn(page, 'salesman@alpha.test');
  const lead = await createLead(page, { first_name: 'Ramiro' });
  const { id } = await homeAt(page, 9);
  const price = 30_000_000;
  const home = await api(page, 'POST', `/api/leads/${lead.id}/owned-homes`, {
    ...{ property_id: id, bought_on: `${YEAR}-02-17`, price_cents: price },
    ...{ closing_costs_cents: 600_000, down_payment_cents: price, rate_percent: 0, loan_years: 30 },
  });
  await page.goto(`/app/leads/${lead.id}`);
  const article = page.getByRole('article', { name: home.address });
  await expect(article.getByText(/^The forecast of the day of purchase\./).first()).toBeVisible();
  return { lead, home, article };
}

test('statements become actual months on the frozen forecast, and a yearly PDF that agrees with them to the cent', async ({
  page,
}) => {
  const { lead, home, article } = await withBoughtHome(page);
  await article.getByRole('button', { name: 'Add a statement' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({
    ...{ name: 'manager.csv', mimeType: 'text/csv', buffer: Buffer.from(STATEMENT) },
  });
  await dialog.getByLabel('Column When').selectOption('Date');
  await dialog.getByLabel('Column What').selectOption('Category');
  await dialog.getByLabel('Column How much').selectOption('Amount');
  await dialog.getByLabel('Column Left').selectOption('Balance');
  for (const [category, kind] of [
    ['Tenant', 'Rent'],
    ['Our fee', 'Management fee'],
    ['Plumber, kitchen', 'Repairs and maintenance'],
    ['To owner', 'Paid out to the owner'],
  ] as const)
    await dialog.getByLabel(`${category} is`).selectOption(kind);
  await expect(dialog.getByText('Agrees with its own totals to the cent')).toBeVisible();
  await expectNoViolations(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Add 7 rows' }).click();

  // Two months on the fan, and whether they are inside it.
  const standing =
    /^(Inside|Above|Below) the forecast: \S+ after 2 months, (within|more than|less than) \S+ to \S+/;
  await expect(article.getByText(standing).first()).toBeVisible();
  await expect(article.getByText('Actual', { exact: true }).first()).toBeVisible();

  // A bill that the owner paid apart.
  await article.getByRole('button', { name: 'Add an amount' }).click();
  await dialog.getByLabel('What it is').selectOption('Property tax');
  await dialog.getByLabel('Amount').fill('412.07');
  await dialog.getByLabel('Date').fill(`${YEAR}-04-20`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);

  const [now] = await api(page, 'GET', `/api/leads/${lead.id}/owned-homes`);
  expect(now.forecast).toEqual(home.forecast);
  expect(now.months).toHaveLength(2);
  const assumed = now.months.reduce(
    (sum: number, month: { assumed_cents: number }) => sum + month.assumed_cents,
    0,
  );
  expect(now.outlook.cash_cents).toBe(Math.round((INCOME - EXPENSES) * 100) + assumed);
  const [p5, , , , p95] = now.forecast.cash[2];
  const { cash_cents: cash, standing: said } = now.outlook;
  expect(said).toBe(cash < p5 ? 'below' : cash > p95 ? 'above' : 'inside');
  await expect(article.getByText(standing).first()).toContainText(
    `${said[0].toUpperCase()}${said.slice(1)} the forecast: ${usd(cash / 100)}`,
  );

  const saving = page.waitForEvent('download');
  await article.getByRole('button', { name: `${YEAR} (PDF)` }).click();
  const { text } = await readPdf(await readFile(await (await saving).path()));
  for (const part of [
    usd(INCOME),
    usd(-EXPENSES),
    usd(INCOME - EXPENSES),
    usd(-412.07),
    '$306,000.00',
    'Agree to the cent',
    'not tax advice',
  ])
    expect(text).toContain(part);
});
