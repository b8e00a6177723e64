import { getPropertySupply, listProperties } from '@alpha/contract';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
import { answer, callsTo, refusal } from '~test/fake-api';
import { PHONE, reopenScreen, TABLET } from '~test/open-screen';

const CASH_FLOW = 'Cash flow positive in 1st year';
const focus = (name: string) =>
  (page.getByRole('slider', { name }).element() as HTMLElement).focus();
const press = (name: string, key: string) => {
  focus(name);
  return userEvent.keyboard(`{${key}}`);
};

describe('the filters', () => {
  test('narrow by city, rooms and first-year cash flow, and are in the URL', async () => {
    await openListing();
    await expectCards(12);
    const all = found().element().textContent;
    await field('City').selectOptions('Hialeah');
    await expectPath('/app/listing?city=Hialeah');
    await expect.element(found()).not.toMatchTextContent(all);
    await expect.poll(() => cards().filter({ hasText: 'Hialeah, FL' }).elements().length).toBe(12);
    await field('Bedrooms').selectOptions('3');
    await field('Bathrooms').selectOptions('2+');
    await field(CASH_FLOW).click();
    await expect
      .poll(query)
      .toEqual({ city: 'Hialeah', beds: '3', baths: '2', cash_flow_first_year: '1' });
    await expect.element(found()).toMatchTextContent(/Found \d /);
    for (const card of cards().all()) await expect.element(card).toMatchTextContent(/1st Year/);

    window.history.back();
    await expect.element(field(CASH_FLOW)).not.toBeChecked();
    window.history.back();
    await expect.element(field('Bathrooms')).toHaveValue('');
    window.history.forward();
    await expect.element(field('Bathrooms')).toHaveValue('2');
    const narrowed = found().element().textContent;
    reopenScreen();
    await expect.element(found()).toMatchTextContent(narrowed);
    await expect.element(field('City')).toHaveValue('Hialeah');
    await expect.element(field('Bedrooms')).toHaveValue('3');

    await button('Reset All').click();
    await expectPath('/app/listing?investment_max=10000000');
    await expect.element(field('City')).toHaveValue('');
    await expect.element(page.getByText('$100,000 – $10,000,000')).toBeVisible();
  });

  test('move the investment range in steps of 50,000, from 0 to 5,000,000', async () => {
    await openListing();
    const [low, high] = ['Initial investment, lowest', 'Initial investment, highest'];
    const lowest = page.getByRole('slider', { name: low });
    const highest = page.getByRole('slider', { name: high });
    await expect.element(lowest).toHaveAttribute('aria-valuetext', '$100,000');
    await expect.element(highest).toHaveAttribute('aria-valuetext', '$5,000,000');
    await press(low, 'Home');
    await expectPath('/app/listing?investment_min=0');
    await press(low, 'ArrowRight');
    await press(low, 'ArrowRight');
    await expectPath('/app/listing');
    await press(low, 'ArrowRight');
    await expectPath('/app/listing?investment_min=150000');
    await press(high, 'Home');
    await expectPath('/app/listing?investment_min=150000&investment_max=150000');
    await press(high, 'ArrowRight');
    await press(high, 'ArrowRight');
    await expect.element(page.getByText('$150,000 – $250,000')).toBeVisible();
    await expect.poll(query).toEqual({ investment_min: '150000', investment_max: '250000' });
    await expect
      .element(cards().first())
      .toMatchTextContent(/\$(1[5-9]|2[0-4])\d,\d{3}\s*35%|\$250,000/);
  });

  test('draw the supply of the chosen city on the investment track, also on a phone', async () => {
    for (const size of [TABLET, PHONE]) {
      await openListing('', { size });
      const toggle = page.getByRole('button', { name: /^Filters/ });
      if (size === PHONE) await toggle.click();
      const slider = page.getByRole('group', { name: 'Initial investment' });
      await expect.element(slider).toBeVisible();
      const bars = () => [...slider.element().querySelectorAll('svg rect')];
      const shape = () =>
        bars()
          .map((bar) => bar.getAttribute('height'))
          .join();
      await expect.poll(() => bars().length).toBe(9);
      expect(slider.element().querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
      const everywhere = shape();
      await field('City').selectOptions('Hialeah');
      await expect.poll(shape).not.toBe(everywhere);
      expect(bars()).toHaveLength(9);
    }
  });

  test('leave the slider unchanged when the supply fails to load', async () => {
    let fail = () => {};
    const asked = new Promise<void>((resolve) => {
      fail = resolve;
    });
    let isAnswered = false;
    const late = answer(getPropertySupply, async () => {
      await asked;
      isAnswered = true;
      return refusal('internal');
    });
    await openListing('', { answers: [late] });
    await expectCards(12);
    const slider = page.getByRole('group', { name: 'Initial investment' });
    const before = slider.element().getBoundingClientRect().toJSON();
    fail();
    await expect.poll(() => isAnswered).toBe(true);
    expect(slider.element().getBoundingClientRect().toJSON()).toEqual(before);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('slider', { name: 'Initial investment, lowest' }))
      .toBeEnabled();
  });

  test('say how many listings the budget leaves out, and show them all', async () => {
    await openListing('?investment_min=200000');
    await expectCards(12);
    const countOf = (text: string) => Number(/[\d,]+/.exec(text)?.[0].replace(',', ''));
    const shown = countOf(found().element().textContent);
    const outside = page.getByText(/outside the budget range/);
    await expect.element(outside).toBeVisible();
    const left = countOf(outside.element().textContent);
    expect(left).toBeGreaterThan(0);
    await button('Show all').click();
    await expectPath('/app/listing?investment_min=0&investment_max=10000000');
    await expect.poll(() => countOf(found().element().textContent)).toBe(shown + left);
    await expect.element(outside).not.toBeInTheDocument();
  });

  test('sort by the chance of loss from the lowest, and explain the score', async () => {
    await openListing();
    await button('How? Order by relevance').click();
    const panel = page.getByRole('dialog', { name: 'Order by relevance' });
    await expect.element(panel).toMatchTextContent(/Chance of loss.*25%/);
    await userEvent.keyboard('{Escape}');
    await field('Sort by').selectOptions('Chance of loss');
    await expectPath('/app/listing?sort_by=chance_of_loss');
    await expect.element(button('Ascending')).toHaveAttribute('aria-pressed', 'true');
    await button('Descending').click();
    await expectPath('/app/listing?sort_by=chance_of_loss&sort_order=desc');
    await field('Sort by').selectOptions('Value for risk');
    await expectPath('/app/listing?sort_by=value_for_risk');
    await expect.element(button('How? Value for risk')).toBeVisible();
  });

  test('sort, and offer the order only with a sort', async () => {
    await openListing();
    await expect.element(button('Ascending')).not.toBeInTheDocument();
    expect(optionsOf('Sort by')).toEqual([
      'Relevance',
      'Initial Investment',
      'Total ROI',
      'Annual ROI',
      'Estimated Net Profit',
      'Value for risk',
      'Cash flow',
      'Chance of loss',
      'Discount to estimated value',
      'Newest',
    ]);
    await field('Sort by').selectOptions('Initial Investment');
    await expectPath('/app/listing?sort_by=initial_investment');
    await expect.element(button('Descending')).toHaveAttribute('aria-pressed', 'true');
    await button('Ascending').click();
    await expectPath('/app/listing?sort_by=initial_investment&sort_order=asc');
    await expect.element(cards().first()).toMatchTextContent(/\$100,\d{3}\s*35%/);
    await field('Sort by').selectOptions('Relevance');
    await expectPath('/app/listing');
  });
});

describe('the search box', () => {
  const box = () => page.getByRole('searchbox');
  const asked = () => callsTo(listProperties).map(({ query: { search } }) => search ?? '');

  // The button must be faster than the half second: a busy machine may be late once.
  test('searches half a second after the last key, or at once with the button', {
    retry: 2,
  }, async () => {
    await openListing();
    await expectCards(12);
    const before = asked().length;
    await box().click();
    await userEvent.keyboard('lakeland');
    await expectPath('/app/listing?search=lakeland');
    await expect.poll(() => cards().filter({ hasText: 'Lakeland, FL' }).elements().length).toBe(12);
    expect(asked().slice(before)).toEqual(['lakeland']);
    await box().fill('tampa');
    await button('Search Properties').click();
    await expect.poll(() => window.location.search, { timeout: 400 }).toBe('?city=Tampa');
    window.history.back();
    await expect.element(box()).toHaveValue('lakeland');
  });

  test('adds one history entry per search, however often the typing paused', async () => {
    await openListing('?beds=2');
    await box().click();
    for (const [typed, whole] of [
      ['lak', 'lak'],
      ['el', 'lakel'],
      ['and', 'lakeland'],
    ] as const) {
      await userEvent.keyboard(typed);
      await expect.poll(query).toEqual({ beds: '2', search: whole });
    }
    // Focusing the box again starts a new search.
    await page.getByRole('heading', { level: 1 }).click();
    await box().fill('tampa');
    await expect.poll(query).toEqual({ beds: '2', search: 'tampa' });
    window.history.back();
    await expect.element(box()).toHaveValue('lakeland');
    window.history.back();
    await expectPath('/app/listing?beds=2');
    await expect.element(box()).toHaveValue('');
  });
});
