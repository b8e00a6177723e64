import { exportForecasts, getForecasts, getMetroForecasts } from '@alpha/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '~test/fake-api';
import { ABILENE_FORECASTS, FORECASTS, METRO_FORECASTS } from '~test/forecasts';
import { openScreen } from '~test/open-screen';

const metroAnswer = answer(getMetroForecasts, ({ params, query }) =>
  params.metro === '10180'
    ? { ...ABILENE_FORECASTS, forecasts: query.quarter ? ABILENE_FORECASTS.forecasts : [] }
    : METRO_FORECASTS,
);
const answers = [answer(getForecasts, FORECASTS), metroAnswer];

test('the page says how often the range held, in which eras it did not, and what came', async () => {
  await openScreen('/forecasts', { answers });
  await expect.element(page.getByText('93.3%').first()).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: 'Five eras out of seven kept the promise' }))
    .toBeVisible();
  await expect
    .element(
      page.getByText('Forecasts of 1995–1999 and Q4 2012–2015 held less often than promised.'),
    )
    .toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: 'What we would have said in Miami, FL' }))
    .toBeVisible();
  await expect
    .element(page.getByText('Prices ended above the range: we were too cautious.'))
    .toBeVisible();
  await expect
    .element(page.getByText(/One of these 2 forecasts missed: too low, made in June 2012\./))
    .toBeVisible();
  await expect.element(page.getByText(/about three independent decades/)).toBeVisible();
  await expect.element(page.getByText(/Computed on November 17, 2026/)).toBeVisible();
});

test('every chart has its table', async () => {
  await openScreen('/forecasts', { answers });
  const button = page.getByRole('button', { name: /table/i }).first();
  await button.click();
  await expect
    .element(page.getByRole('table', { name: 'Share inside the 90% range by period' }))
    .toBeVisible();
});

test('another metro and quarter are shown at once, and kept in the URL', async () => {
  await openScreen('/forecasts', { answers });
  await page.getByRole('combobox', { name: 'Metro' }).selectOptions('Abilene, TX');
  await expect
    .element(
      page.getByText(
        'A forecast needs five years of prices. The first one for Abilene, TX is of March 1985.',
      ),
    )
    .toBeVisible();
  await page.getByRole('combobox', { name: 'Forecast made in' }).selectOptions('March 1995');
  await expect
    .element(page.getByRole('heading', { name: /^March 1995: we expected/ }))
    .toBeVisible();
  expect(window.location.search).toBe('?metro=10180&quarter=1995Q1');
  await expect
    .element(page.getByText(/constants were estimated with the prices of this metro/))
    .toBeVisible();
});

test('a quarter that has not come says so and shows 2006 and 2012', async () => {
  const none = answer(getMetroForecasts, ({ query }) => ({
    ...METRO_FORECASTS,
    forecasts: query.quarter ? [] : METRO_FORECASTS.forecasts,
  }));
  await openScreen('/forecasts?quarter=2031Q1', {
    answers: [answer(getForecasts, FORECASTS), none],
  });
  await expect
    .element(page.getByText(/^There are no prices for March 2031 yet\. The latest forecast/))
    .toBeVisible();
  await expect.element(page.getByRole('heading', { name: /^June 2006: we/ })).toBeVisible();
  await expect
    .element(page.getByRole('combobox', { name: 'Forecast made in' }))
    .toHaveDisplayValue('2006 and 2012');
});

test('the latest quarter claims nothing about what came', async () => {
  const [forecast] = METRO_FORECASTS.forecasts;
  if (!forecast) throw new Error('no forecast');
  const after = forecast.after.slice(0, 1);
  const latest = { ...forecast, quarter: '2025Q4', after, actual: null, outcome: null };
  await openScreen('/forecasts?quarter=2025Q4', {
    answers: [
      answer(getForecasts, FORECASTS),
      answer(getMetroForecasts, { ...METRO_FORECASTS, forecasts: [latest] }),
    ],
  });
  await expect
    .element(page.getByRole('heading', { name: 'What we say now in Miami, FL' }))
    .toBeVisible();
  await expect
    .element(page.getByText('The ten years end in 2035. Nothing has come yet to compare.'))
    .toBeVisible();
});

test('an unknown metro gets another one, and the page says so', async () => {
  await openScreen('/forecasts?metro=nowhere', { answers });
  await expect
    .element(page.getByText('We have no price index for that metro. Here is Miami, FL instead.'))
    .toBeVisible();
});

test('the figures can be downloaded with the filters of the page, and the method is explained', async () => {
  await openScreen('/forecasts?metro=10180&quarter=1995Q1', { answers });
  const link = (name: RegExp) => page.getByRole('link', { name }).element().getAttribute('href');
  await expect.element(page.getByRole('link', { name: /these figures/ })).toBeVisible();
  expect(link(/these figures/)).toBe(`${exportForecasts.path}?metro=10180&quarter=1995Q1`);
  expect(link(/^All 410 metros/)).toBe(exportForecasts.path);
  expect(link(/method/)).toBe('/forecasts?metro=10180&quarter=1995Q1#method');
  await expect.element(page.getByText(/0\.65 × growth above the long run this year/)).toBeVisible();
});
