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
    .element(page.getByRole('heading', { name: '5 eras out of 7 kept the promise' }))
    .toBeVisible();
  await expect
    .element(page.getByText('Forecasts of 1995–1999 and 2012–2015 held less often than promised.'))
    .toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: 'What we would have said in Miami, FL' }))
    .toBeVisible();
  await expect
    .element(page.getByText('Prices ended above the range: we were too cautious.'))
    .toBeVisible();
  await expect.element(page.getByText(/about three independent decades/)).toBeVisible();
  await expect.element(page.getByText(/Computed on Nov 17, 2026/)).toBeVisible();
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
