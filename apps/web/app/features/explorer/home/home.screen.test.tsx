import { getMarketToday } from '@alpha/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolations } from '~test/accessibility';
import { button, cards, expectPath, field, found, query } from '~test/explorer-page';
import { type Answer, refuse, setAnswers } from '~test/fake-api';
import { marketAnswers } from '~test/market-answers';
import { setMedia } from '~test/media';
import { openScreen, PHONE, TABLET } from '~test/open-screen';

const openHome = (path = '/app', size = TABLET, answers: Answer[] = []) =>
  openScreen(path, { as: 'leader', size, answers: [...answers, ...marketAnswers()] });
const city = () => page.getByRole('combobox', { name: 'City' });
const numberIn = (text: string | null) => Number(text?.match(/[\d,]+/)?.[0].replace(/\D/g, ''));

describe('the home page of the app', () => {
  test.each([
    ['tablet', TABLET],
    ['phone', PHONE],
  ])('welcomes by name and shows the market today on a %s', async (_, size) => {
    await openHome('/app', size);
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toMatchTextContent('Welcome, Marcus');
    for (const name of ['Top properties today', 'New listings']) {
      const shelf = page.getByRole('region', { name });
      await expect.poll(() => shelf.getByRole('listitem').elements().length).toBe(6);
    }
    expectNoSidewaysScroll();
    await expectNoViolations();
    const cities = page.getByRole('region', { name: 'By city' });
    await expect
      .element(cities.getByRole('row', { name: /^Miami, FL/ }))
      .toMatchTextContent(/\d+( properties)?\$[\d,]+\$[\d,]+(\/mo)?[+−][\d.]+%/);
    // Every figure is visible without scrolling sideways.
    const table = cities.getByRole('group').element();
    expect(table.scrollWidth - table.clientWidth).toBe(0);
    await cities.getByRole('link', { name: 'Hialeah, FL' }).click();
    await expect
      .poll(query)
      .toEqual({ city: 'Hialeah', investment_min: '0', investment_max: '10000000' });
    await expect.element(cards().first()).toMatchTextContent(/Hialeah, FL/);
  });

  test('is accessible in the dark', async () => {
    await setMedia({ colorScheme: 'dark' });
    await openHome();
    await expect.element(page.getByRole('region', { name: 'By city' })).toBeVisible();
    await expectNoViolations();
  });

  test('has the same count as the list it links to', async () => {
    await openHome();
    const lead = page.getByText(/[\d,]+ properties on the market/);
    await expect.element(lead).toBeVisible();
    const homes = numberIn(lead.element().textContent);
    await page.getByRole('link', { name: 'See all properties' }).click();
    await expect.element(found()).toBeVisible();
    expect(numberIn(found().element().textContent)).toBe(homes);
    window.history.back();
    const row = page.getByRole('row', { name: /^Tampa, FL/ });
    await expect.element(row).toBeVisible();
    const inTampa = numberIn(row.getByRole('cell').first().element().textContent);
    await row.getByRole('link').click();
    await expect.poll(query).toMatchObject({ city: 'Tampa' });
    await expect.element(found()).toMatchTextContent(new RegExp(`Found ${inTampa} `));
  });

  test('keeps its filters when the user returns', async () => {
    await openHome();
    await city().selectOptions('Miami');
    await field('Bedrooms').selectOptions('2');
    await page.getByRole('searchbox').fill('palm');
    await button('Search Properties').click();
    await expectPath('/app/listing?city=Miami&beds=2&search=palm');
    window.history.back();
    await expectPath('/app?city=Miami&beds=2&search=palm');
    await expect.element(city()).toHaveValue('Miami');
    await expect.element(field('Bedrooms')).toHaveValue('2');
    await expect.element(page.getByRole('searchbox')).toHaveValue('palm');
    await button('Reset All').click();
    await expect.element(city()).toHaveValue('');
    await expect.element(page.getByRole('searchbox')).toHaveValue('');
  });

  test('passes the filters on to the list', async () => {
    await openHome();
    await city().selectOptions('Tampa');
    await field('Bathrooms').selectOptions('2');
    await field('Cash flow positive in 1st year').click();
    await field('Sort by').selectOptions('total_roi');
    await expect.poll(() => window.location.search).toMatch(/^\?city=Tampa&/);
    await page.getByRole('searchbox').fill('palm court');
    await button('Search Properties').click();
    await expect.poll(() => window.location.pathname).toBe('/app/listing');
    expect(query()).toEqual({
      city: 'Tampa',
      baths: '2',
      cash_flow_first_year: '1',
      search: 'palm court',
      sort_by: 'total_roi',
    });
    await expect.element(page.getByRole('searchbox')).toHaveValue('palm court');
  });

  test('reports in Spanish when the market fails to load, and retries', async () => {
    await openHome('/app?lang=es', TABLET, [refuse(getMarketToday, 'internal')]);
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/No se pudo cargar el mercado/);
    setAnswers(marketAnswers());
    await button('Intentar de nuevo').click();
    await expect
      .element(page.getByRole('heading', { name: 'Las mejores propiedades hoy' }))
      .toBeVisible();
  });
});
