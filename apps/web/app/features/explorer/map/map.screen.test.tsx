import { getPropertyByAddress, getPropertyMap, listProperties } from '@alpha/contract';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, cards, expectCards, field, openListing } from '~test/explorer-page';
import { type Answer, answer, callsTo, refuse, setAnswers } from '~test/fake-api';
import { mapOf, marketAnswers, pageOf, search, toPin } from '~test/market-answers';
import { PHONE } from '~test/open-screen';

const DESKTOP = { width: 1440, height: 900 };
const map = () => page.getByRole('region', { name: 'Map of the properties found' });
const edges = () => map().element().getBoundingClientRect();
const marks = () => [...document.querySelectorAll<HTMLElement>('[data-mark]')];
const pin = () => document.querySelector<HTMLElement>('[data-mark^="home"]');

/** The list of Miami with the map beside it, when its marks are drawn. */
async function openMap(...answers: Answer[]): Promise<void> {
  await openListing('?city=Miami', { size: DESKTOP, answers });
  await expect.poll(() => marks().length).toBeGreaterThan(0);
  await expect.element(button('Draw Area')).toBeEnabled();
}

describe('the map', () => {
  test('lists the listings that no zoom separates, each linked to its report', async () => {
    const spot = { latitude: 25.78, longitude: -80.21 };
    const homes = search({ city: 'Miami' })
      .slice(0, 17)
      .map((home) => ({ ...home, ...spot }));
    await openMap(
      answer(getPropertyMap, mapOf(homes.map(toPin))),
      answer(listProperties, ({ query }) =>
        pageOf(query.within ? homes : search(query), query.page ?? 1),
      ),
      refuse(getPropertyByAddress, 'property.notFound'),
    );
    await button('Show 17 properties').click();
    const list = page.getByRole('dialog', { name: '17 properties here' });
    const links = list.getByRole('link');
    await expect.poll(() => links.elements().length).toBe(12);
    await expect.element(links.first().getByRole('img')).toBeVisible();
    await expect
      .element(links.first())
      .toMatchTextContent(
        /\$[\d,]+.*Palm Ave.*beds.*In 10 years: −?\$[\d.]+[kM] to −?\$[\d.]+[kM]$/,
      );
    // The next page comes when somebody scrolls to it.
    links.last().element().scrollIntoView();
    await expect.poll(() => links.elements().length).toBe(17);
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(button('Show 17 properties')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await list.getByRole('link').last().click();
    await expect.poll(() => window.location.pathname).toMatch(/^\/app\/property\//);
  });

  test('fills the window below header and filters, before and after scrolling', async () => {
    await openListing('', { size: DESKTOP });
    await expectCards(12);
    const filters = page.getByRole('form', { name: 'Filters' }).element();
    const bar = filters.closest('search')?.parentElement;
    const below = Math.round(bar?.getBoundingClientRect().bottom ?? 0);
    const rounded = () => [Math.round(edges().top), Math.round(edges().bottom)];
    await expect.poll(rounded).toEqual([below, 900]);
    window.scrollTo(0, 700);
    await expect.poll(() => window.scrollY).toBe(700);
    expect(rounded()).toEqual([below, 900]);
    const link = cards().first().getByRole('heading').getByRole('link').element();
    window.scrollTo(0, 1200);
    (link as HTMLElement).focus();
    await expect.poll(() => link.getBoundingClientRect().y).toBeGreaterThan(below);
  });

  test.each([
    { width: 768, height: 1024 },
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ])('fits the window of $width × $height to the pixel', async (size) => {
    await openListing('?city=Hialeah&view=map', { size });
    await expect.poll(() => Math.round(edges().bottom)).toBe(size.height);
    expect(document.documentElement.scrollHeight - window.innerHeight).toBe(0);
  });

  test('closes a popup whose listing no longer matches, and keeps one that does', async () => {
    await openMap(
      answer(getPropertyMap, ({ query }) =>
        mapOf(
          search({ ...query, investment_max: 150_000 })
            .slice(0, 1)
            .map(toPin),
        ),
      ),
    );
    await expect.poll(pin).not.toBeNull();
    pin()?.click();
    const opened = page.getByRole('dialog');
    await expect.element(opened).toBeVisible();
    const reads = callsTo(getPropertyMap).length;
    await field('Bathrooms').selectOptions('1');
    await field('Sort by').selectOptions('total_roi');
    await expect.poll(() => window.location.search).toMatch(/sort_by/);
    await expect.poll(() => callsTo(getPropertyMap).length).toBeGreaterThan(reads);
    // The answer is drawn within this time; a popup that closes with it would be gone.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await expect.element(opened).toBeVisible();
    await field('City').selectOptions('Tampa');
    await expect.element(opened).not.toBeInTheDocument();
  });

  test('sends one request for each change of the filters', async () => {
    await openMap();
    // Until the first view has come to rest.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const before = callsTo(getPropertyMap).length;
    await field('Bedrooms').selectOptions('3');
    await expect.poll(() => callsTo(getPropertyMap).length).toBe(before + 1);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(callsTo(getPropertyMap)).toHaveLength(before + 1);
    const { width, height } = callsTo(getPropertyMap).at(-1)?.query ?? {};
    expect([width, height]).toEqual([expect.any(Number), expect.any(Number)]);
  });

  test('reports when its listings fail to load, retries, and leaves the list alone', async () => {
    await openListing('?city=Miami', {
      size: DESKTOP,
      answers: [refuse(getPropertyMap, 'internal')],
    });
    await expect
      .element(map().getByRole('alert'))
      .toMatchTextContent('The properties couldn’t be loaded on the map.');
    await expectCards(12);
    setAnswers(marketAnswers());
    await map().getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => marks().length).toBeGreaterThan(0);
    await expect.element(map().getByRole('alert')).not.toBeInTheDocument();
  });

  test('scrolls to the card of a listing when its pin gets the keyboard focus', async () => {
    const [last] = search({ city: 'Miami', investment_min: 100_000 }).slice(10, 11);
    if (!last) throw new Error('too few listings');
    await openMap(answer(getPropertyMap, mapOf([toPin(last)])));
    await expect.poll(pin).not.toBeNull();
    const own = pin();
    own?.focus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(own);
    const card = document.querySelector(`[data-card="${last.id}"]`);
    await expect.poll(() => card?.getBoundingClientRect().top ?? -1).toBeGreaterThan(0);
    expect(card?.getBoundingClientRect().top).toBeLessThan(900);
  });

  test.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ])('without WebGL says so where it can be read on a %s', async (_, size) => {
    const original = HTMLCanvasElement.prototype.getContext;
    const spy = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
      this: HTMLCanvasElement,
      ...args: unknown[]
    ) {
      return String(args[0]).startsWith('webgl') ? null : Reflect.apply(original, this, args);
    });
    await openListing('?city=Miami&view=map', { size });
    const words = page.getByText('The map cannot be shown right now. The list works without it.');
    await expect.element(words).toBeInViewport({ ratio: 1 });
    const { x, y, width, height } = words.element().getBoundingClientRect();
    const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
    expect(words.element().contains(onTop)).toBe(true);
    spy.mockRestore();
    // The map library reports what the test took away.
    vi.mocked(console.error).mockClear();
  });
});
