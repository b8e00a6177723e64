import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openReport, section } from '~test/report-page';

test('a report shows every estimate, the performance and the recommendation', async () => {
  await openReport();
  const financials = section('Estimated Financials');
  await expect.poll(() => financials.getByRole('listitem').elements().length).toBe(34);
  await expect.element(financials).toMatchTextContent(/Down payment\$[\d,]+\.\d\d/);
  await expect.element(financials).toMatchTextContent('Occupancy94.00%');
  const performance = section('Performance & Recommendation');
  await expect
    .element(performance)
    .toMatchTextContent(/Ahead of the median on \d of 6 independent measures/);
  await expect.element(performance).toMatchTextContent(/Compared with \d+ properties/);
  await expect
    .element(performance)
    .toMatchTextContent('Price volatility: compared with 7 areas in Florida.');
  await expect
    .element(performance)
    .toMatchTextContent(
      'Not shown: ROI from appreciation, the share of the loan paid down, and monthly HOA are the same for every property compared here.',
    );
  await performance.getByRole('button', { name: 'How? Cash-on-cash return' }).click();
  const how = page.getByRole('dialog', { name: 'Cash-on-cash return' });
  await expect.element(how).toMatchTextContent(/÷ Cash invested\$[\d,]+/);
  await expect.element(how).toMatchTextContent(/Properties compared\d+/);
  await userEvent.keyboard('{Escape}');
  await performance.getByRole('button', { name: 'Show as table' }).click();
  await expect
    .poll(() => performance.getByRole('table').getByRole('row').elements().length)
    .toBe(13);
  await expect
    .element(performance)
    .toMatchTextContent('Based on the data, this property is a strong investment opportunity.');
  await expect.element(page.getByText(/^ZPID: \d+$/)).toBeVisible();
  await expect.element(page.getByText(/^Estimates, not advice\./)).toBeVisible();
});
