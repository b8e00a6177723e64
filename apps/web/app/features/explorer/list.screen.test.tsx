import { listCities, listProperties } from '@alpha/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolations } from '~test/accessibility';
import {
  button,
  cards,
  expectCards,
  expectPath,
  field,
  found,
  openListing,
  optionsOf,
  query,
} from '~test/explorer-page';
import { answer, refuse, setAnswers } from '~test/fake-api';
import { marketAnswers, pageOf, search } from '~test/market-answers';
import { setMedia } from '~test/media';
import { openScreen, PHONE, TABLET } from '~test/open-screen';

const LABELS = [
  '10 Year Net Profit',
  'Cash Flow Positive',
  'Average ROI Per Year',
  'Total ROI',
  'Asking price',
  'Estimated net profit',
  'Estimated value',
  'Initial investment',
  '10-year ROI',
  'Appreciation per year',
  'Type',
  'Rent',
  'Annual ROI',
];
const pages = () => page.getByRole('navigation', { name: 'Pages' });
const turn = (name: string) => pages().getByRole('link', { name });
const itemsOf = () =>
  pages()
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

describe('the list', () => {
  test.each([
    ['tablet', TABLET],
    ['phone', PHONE],
  ])('shows twelve listings with every figure of the card on a %s', async (_, size) => {
    await openListing('', { size });
    await expectCards(12);
    await expect.element(page.getByText(/^\(Page 1 of 8\)$/)).toBeVisible();
    const card = cards().first();
    for (const label of LABELS)
      await expect.element(card.getByText(label, { exact: true })).toBeVisible();
    for (const figure of [
      /\d+ beds?/,
      /[\d.]+ baths?/,
      /[\d,]+ sqft/,
      /\$[\d,]+\s*35%/,
      /1st Year|N\/A/,
    ])
      await expect.element(card).toMatchTextContent(figure);
    expectNoSidewaysScroll();
    await expectNoViolations();
  });

  test('is accessible in the dark', async () => {
    await setMedia({ colorScheme: 'dark' });
    await openListing();
    await expectCards(12);
    await expectNoViolations();
  });

  test('changes pages, and starts at the first after any change', async () => {
    await openListing();
    await expectCards(12);
    const first = cards().first().getByRole('heading').element().textContent;
    expect(itemsOf()).toEqual([
      expect.stringMatching(/1/),
      expect.stringMatching(/2/),
      '…',
      expect.stringMatching(/\d+/),
    ]);
    await turn('Next page').click();
    await expectPath('/app/listing?page=2');
    await expect.element(page.getByText(/^\(Page 2 of \d+\)$/)).toBeVisible();
    expect(cards().first().getByRole('heading').element().textContent).not.toBe(first);
    await expect.element(found()).toHaveFocus();
    await turn('Last page').click();
    await expect.element(turn('Next page')).not.toBeInTheDocument();
    (field('Bedrooms').element() as HTMLElement).focus();
    await field('Bedrooms').selectOptions('4');
    await expectPath('/app/listing?beds=4');
    await expect.element(page.getByText(/^\(Page 1 of \d+\)$/)).toBeVisible();
    await expect.element(field('Bedrooms')).toHaveFocus();
  });

  test.each([390, 360])('has its pages in one line, in their order, at %i', async (width) => {
    const many = answer(listProperties, { ...pageOf(search({}), 1), page: 100, last_page: 180 });
    await openListing('?page=100', { size: { width, height: 800 }, answers: [many] });
    await expect.poll(itemsOf).toEqual(['1', '…', '99', '100', '101', '…', '180']);
    const links = pages().getByRole('link').elements();
    const places = links.map((link) => ({
      name: link.getAttribute('aria-label'),
      box: link.getBoundingClientRect(),
    }));
    const inOrder = places.toSorted((a, b) => a.box.left - b.box.left).map(({ name }) => name);
    expect(inOrder.slice(0, 2)).toEqual(['First page', 'Previous page']);
    expect(inOrder.slice(-2)).toEqual(['Next page', 'Last page']);
    expect(new Set(places.map(({ box }) => box.top)).size).toBe(1);
    for (const { box } of places) {
      expect(box.width).toBeGreaterThanOrEqual(24);
      expect(box.height).toBe(44);
    }
    expectNoSidewaysScroll();
  });

  test('opens a truncated or mistyped link with its valid parts', async () => {
    await openListing(
      '?beds=many&baths=2&page=0&investment_min=-1&sort_by=luck&polygon=1_2&city=%20',
    );
    await expectCards(12);
    await expect.element(field('Bedrooms')).toHaveValue('');
    await expect.element(field('Bathrooms')).toHaveValue('2');
    await expectPath('/app/listing?baths=2');
  });

  test('opens its last page when the link names a page past the end', async () => {
    await openListing('?city=Hialeah&page=9999');
    await expectPath('/app/listing?city=Hialeah&page=2');
    await expect.element(cards().first()).toBeVisible();
  });

  test('corrects a bad link in the URL, and reports an unknown city, in both languages', async () => {
    const entries = window.history.length;
    await openListing('?page=-3&beds=99&city=Nowhere');
    await expectPath('/app/listing?city=Nowhere');
    // Replaced, not added: Back leads to the page before the bad link.
    expect(window.history.length).toBe(entries);
    await expect.element(page.getByText('No properties in Nowhere')).toBeVisible();
    await openAgain('/app/listing?page=-3&city=Nowhere&lang=es');
    await expectPath('/app/listing?city=Nowhere&lang=es');
    await expect.element(page.getByText('No hay propiedades en Nowhere')).toBeVisible();
    await button('Todas las ciudades').click();
    await expectPath('/app/listing');
    await expectCards(12);
    window.history.back();
    await expectPath('/app/listing?city=Nowhere&lang=es');
  });

  test('recognizes a city in any case', async () => {
    await openListing('?city=hialeah');
    await expect.element(cards().first()).toMatchTextContent(/Hialeah, FL/);
    await expect.element(field('City')).toHaveValue('Hialeah');
  });

  test('says when nothing matches, and what to do next', async () => {
    await openListing('?search=zzzzqq');
    const empty =
      'No properties found with the current filters. Try adjusting your search criteria.';
    await expect.element(page.getByText(empty)).toBeVisible();
    await expectCards(0);
    await button('Clear all filters').click();
    await expectCards(12);
    await expect.element(page.getByRole('searchbox')).toHaveValue('');
    expect(query()).toEqual({ investment_min: '0', investment_max: '10000000' });
    await expect.element(found()).toMatchTextContent(/\b96\b/);
  });

  test('reports when the listings fail to load, and retries', async () => {
    await openListing('', { answers: [refuse(listProperties, 'internal')] });
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('Failed to load properties. Please try again.');
    await expectNoViolations();
    setAnswers(marketAnswers());
    await button('Try again').click();
    await expectCards(12);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(found()).toHaveFocus();
  });

  test('keeps All Cities when the city list fails, without an error', async () => {
    await openListing('', { answers: [refuse(listCities, 'internal')] });
    await expectCards(12);
    expect(optionsOf('City')).toEqual(['All Cities']);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the list on a phone', () => {
  test('works in Spanish', async () => {
    await openListing('?lang=es', { size: PHONE });
    await expect.element(found()).toMatchTextContent(/^Se encontraron [\d.]+ propiedades$/);
    await page.getByRole('button', { name: /^Filtros/ }).click();
    await expect.element(field('Ciudad')).toMatchTextContent(/Todas las ciudades/);
    await expect.element(button('Restablecer todo')).toBeVisible();
    await expect.element(cards().first()).toMatchTextContent(/Utilidad neta a 10 años\+US\$/);
    expect(isPlaceholderCut()).toBe(false);
    expectNoSidewaysScroll();
    await expectNoViolations();
  });

  test('shows either map or list, and collapses the filters', async () => {
    await openListing('', { size: PHONE });
    await expect.element(field('City')).not.toBeVisible();
    await page.getByRole('button', { name: 'Filters' }).click();
    await field('City').selectOptions('Hialeah');
    expectNoSidewaysScroll();
    await button('Search Properties').click();
    await expect.element(field('City')).not.toBeVisible();
    await expect.element(button('Filters, 1 active')).toBeVisible();
    await button('Map').click();
    await expectPath('/app/listing?city=Hialeah&view=map');
    await expectCards(0);
    expectNoSidewaysScroll();
    window.history.back();
    await expectCards(12);
  });
});

const openAgain = (path: string) =>
  openScreen(path, { as: 'salesman', size: TABLET, answers: marketAnswers() });

/** Whether the hint in the search box is longer than the box. */
function isPlaceholderCut(): boolean {
  const box = page.getByRole('searchbox').element();
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen || !(box instanceof HTMLInputElement)) return true;
  const { font, paddingLeft, paddingRight } = getComputedStyle(box);
  pen.font = font;
  const room = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return pen.measureText(box.placeholder).width > room;
}
