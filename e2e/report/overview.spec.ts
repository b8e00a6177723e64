import { expect, expectNoSidewaysScroll, test } from '../fixtures.ts';
import { openReport, section } from './report-page.ts';

test('a report of the server is whole, can be changed, and opens a similar sale at its top', async ({
  page,
}) => {
  const address = await openReport(page);
  const headline = section(page, 'Key figures');
  await expect(headline).toContainText(
    /Net profit over 10 yearsHow\?\+\$[\d,]+on a down payment of \$[\d,]+/,
  );
  await expect(headline).toContainText(/Cash flow positiveHow\?1st Year/);
  await expect(
    section(page, 'Compared with the city').getByText('Miami', { exact: true }),
  ).toHaveCount(5);
  await expect(section(page, 'Estimated Financials').getByRole('listitem')).toHaveCount(34);
  const performance = section(page, 'Performance & Recommendation');
  await expect(performance).toContainText(/Ahead of the median on \d of [67] independent measures/);
  for (const sentence of [
    /^In \d+ of 100 simulations you make money; in \d+ you double your investment$/,
    /^(Strongest|Weakest) in .+[,;] .+$/,
    /^Home values here have (risen|fallen) \d+% since 20\d\d; at [\d.]+% a year, this property .+ in 20\d\d$/,
    /^In 90 of 100 simulations it sells for \$[\d.kM]+ to \$[\d.kM]+ in year 10$/,
    /^Rents here have (risen|fallen) \d+% since 20\d\d; (this property|all units of this property together) should rent for \$[\d,]+ a month$/,
    /^At 3\.0% a year, rent reaches \$[\d,]+ a month in year 10$/,
    /^Interest is \d+% of payments in year 1 and \d+% in year 10$/,
    /^(Rent|Expenses) .+ year \d+/,
  ])
    await expect(page.getByRole('figure', { name: sentence })).toBeVisible();
  await expectNoSidewaysScroll(page);

  // The simulation runs in a worker of the built app.
  const yours = page.locator('#what-if [data-result="worst5"] td').nth(1);
  const before = await yours.textContent();
  await page.locator('#what-if').getByRole('textbox', { name: 'Appreciation' }).fill('0');
  await page.keyboard.press('Enter');
  await expect(yours).not.toHaveText(before ?? '');
  await expect.poll(() => new URL(page.url()).searchParams.get('appr')).toBe('0');

  const sales = section(page, 'Similar Sales');
  await sales.scrollIntoViewIfNeeded();
  const link = sales.getByRole('article').first().getByRole('link', { name: /,/ });
  const street = (await link.textContent())?.split(',')[0] ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(street);
  expect(page.url()).not.toContain(encodeURIComponent(address));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByText('Sold', { exact: true })).toBeVisible();
});
