import { getPropertyMap, listProperties } from '@alpha/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { STORAGE_KEYS } from '~/lib/storage';
import { button, expectCards, field, found, openListing, query } from '~test/explorer-page';
import { callsTo } from '~test/fake-api';
import { search } from '~test/market-answers';
import { reopenScreen } from '~test/open-screen';

const SIZE = { width: 1440, height: 900 };
const MIAMI = '-80.32*25.7*-80.12*25.9';
const marks = () => document.querySelectorAll('[data-mark]').length;
const follow = () => page.getByRole('switch', { name: 'Search as I move' });
const lastList = () => callsTo(listProperties).at(-1)?.query;
const lastMap = () => callsTo(getPropertyMap).at(-1)?.query;

async function openMap(address = '?city=Miami'): Promise<void> {
  await openListing(address, { size: SIZE });
  await expect.poll(marks).toBeGreaterThan(0);
  await expect.element(button('Draw Area')).toBeEnabled();
}

beforeEach(() => localStorage.removeItem(STORAGE_KEYS.searchAsMapMoves));

describe('a map that is moved', () => {
  test('takes the list along: the same part for both, in the address, as no step of its own', async () => {
    await openMap();
    const steps = window.history.length;
    await button('Zoom in').click();
    await expect.poll(() => query().within).toMatch(/^-80\.\d+\*25\.\d+\*-80\.\d+\*25\.\d+$/);
    await expect.poll(() => lastMap()?.within).toBeDefined();
    expect(lastMap()?.within).toEqual(lastList()?.within);
    expect(lastMap()?.bounds).toEqual(lastList()?.within);
    expect(Number(query().zoom)).toBeCloseTo(lastMap()?.zoom ?? 0, 2);
    expect(window.history.length).toBe(steps);
    // Asked for ahead of the new address, and not again with it.
    const within = JSON.stringify(lastList()?.within);
    const isSame = ({ query }: { query: { within?: unknown } }) =>
      JSON.stringify(query.within) === within;
    expect(callsTo(listProperties).filter(isSame)).toHaveLength(1);
    expect(callsTo(getPropertyMap).filter(isSame)).toHaveLength(1);
    const { length } = search({
      city: 'Miami',
      investment_min: 100_000,
      within: lastList()?.within,
    });
    await expect.element(found()).toMatchTextContent(String(length));
    await expect.element(page.getByText('in the map area')).toBeVisible();
  });

  test('opens from its address where it was, with the list of this part', async () => {
    await openMap(`?within=${MIAMI}&zoom=11.25`);
    expect(lastMap()).toMatchObject({ within: [-80.32, 25.7, -80.12, 25.9], zoom: 11.25 });
    expect(callsTo(getPropertyMap).filter(({ query }) => query.width)).toEqual([]);
    expect(query()).toMatchObject({ within: MIAMI, zoom: '11.25' });
    const { length } = search({ investment_min: 100_000, within: [-80.32, 25.7, -80.12, 25.9] });
    await expect.element(found()).toMatchTextContent(String(length));
  });

  test('waits for “Search this area” while the switch is off, also on the next visit', async () => {
    await openMap();
    await follow().click();
    const before = callsTo(listProperties).length;
    await button('Zoom in').click();
    await expect.element(button('Search this area')).toBeVisible();
    expect(query().within).toBeUndefined();
    expect(callsTo(listProperties)).toHaveLength(before);
    await button('Search this area').click();
    await expect.poll(() => query().within).toBeDefined();
    await expect.element(button('Search this area')).not.toBeInTheDocument();
    reopenScreen();
    await expect.element(follow()).not.toBeChecked();
  });

  test('keeps its list when the window is resized, as it does when it is moved', async () => {
    await openMap(`?within=${MIAMI}&zoom=11.25`);
    await page.viewport(1_440, 700);
    await expect.poll(() => query().within).not.toBe(MIAMI);
    await expect.poll(() => lastMap()?.bounds).toEqual(lastList()?.within);
    expect(lastMap()?.within).toEqual(lastList()?.within);
    const { length } = search({ investment_min: 100_000, within: lastList()?.within });
    await expect.element(found()).toMatchTextContent(String(length));
  });

  test('searches nothing new when the page alone changes its size', async () => {
    await openMap(`?within=${MIAMI}&zoom=11.25`);
    const frame = page.getByRole('region', { name: 'Map of the properties found' }).element();
    const box = frame.parentElement as HTMLElement;
    box.style.height = '500px';
    await expect.poll(() => frame.clientHeight).toBeLessThan(520);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(query().within).toBe(MIAMI);
  });

  test('goes to a new city, and is free of its part again', async () => {
    await openMap(`?within=${MIAMI}&zoom=11.25`);
    await field('Bedrooms').selectOptions('2');
    await expect.poll(() => query().beds).toBe('2');
    expect(query().within).toBe(MIAMI);
    await field('City').selectOptions('Hialeah');
    await expect.poll(query).toEqual({ beds: '2', city: 'Hialeah' });
    await expect
      .poll(() => lastMap())
      .toMatchObject({ city: 'Hialeah', width: expect.any(Number) });
  });

  test('is searched everywhere again after its chip is removed, or all is reset', async () => {
    await openMap(`?within=${MIAMI}&zoom=11.25`);
    await button('Remove: on this part of the map').click();
    await expect.poll(() => query().within).toBeUndefined();
    await expect.poll(() => lastMap()?.width).toBeGreaterThan(0);
    await button('Zoom in').click();
    await expect.poll(() => query().within).toBeDefined();
    await button('Reset All').click();
    await expect.poll(query).toEqual({ investment_max: '10000000' });
  });

  test('says so where nothing is, and offers the rest', async () => {
    await openListing('?within=-90*45*-89*46&zoom=9', { size: SIZE });
    await expect.element(page.getByText('No properties in this map area')).toBeVisible();
    await button('Search everywhere').click();
    await expectCards(12);
    expect(query().within).toBeUndefined();
  });

  test('loads what draws areas only for drawing', async () => {
    const loaded = () =>
      performance.getEntriesByType('resource').some(({ name }) => /map-draw/.test(name));
    // Files before this one in the same page may have loaded it.
    const before = loaded();
    await openMap();
    expect(loaded()).toBe(before);
    await button('Draw Area').click();
    await expect.element(page.getByText(/^Tap or click the corners/)).toBeVisible();
    expect(loaded()).toBe(true);
  });
});
