import {
  createRoomSearch,
  getPropertyMap,
  getRoom,
  listCities,
  listRoomSearches,
  updateRoomSearch,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer, callsTo } from '~test/fake-api';
import { mapOf, search, toPin } from '~test/market-answers';
import { openScreen, PHONE } from '~test/open-screen';
import { roomLike } from '~test/room';
import { searchLike } from '~test/saved-searches';

const t = translatorFor('en', 'savedSearch');
const es = translatorFor('es', 'savedSearch');
const explorer = translatorFor('es', 'explorer');
const AREA = [
  { lat: 25.7, lng: -80.2 },
  { lat: 25.8, lng: -80.2 },
  { lat: 25.8, lng: -80.1 },
];
const room = answer(getRoom, roomLike([]));
const market = answer(getPropertyMap, ({ query }) =>
  mapOf(
    search(query)
      .slice(0, query.polygon ? 4 : 30)
      .map(toPin),
  ),
);

/** Points of the map, as shares of its size. */
async function tapCorners(map: Locator, shares: readonly (readonly [number, number])[]) {
  const canvas = map.element().querySelector('canvas');
  if (!canvas) throw new Error('no map');
  const { width, height } = canvas.getBoundingClientRect();
  for (const [x, y] of shares) {
    await userEvent.click(canvas, { position: { x: x * width, y: y * height } });
    // Two quick clicks would be a double click, which ends the drawing.
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
}

test('an investor draws the area of a new search in the room, in Spanish on a phone', async () => {
  const saved = answer(createRoomSearch, ({ body }) => searchLike(4, { name: body.name }));
  const answers = [room, saved, market, answer(listCities, ['Hialeah', 'Miami'])];
  await openScreen('/room', { locale: 'es', size: PHONE, answers });
  await page.getByRole('button', { name: es('new') }).click();
  const form = page.getByRole('form', { name: es('form.title') });
  await form.getByLabelText(es('form.name')).fill('Cerca del mar');
  await form.getByLabelText(es('form.city')).selectOptions('Miami');
  await form.getByLabelText(es('form.cashFlow')).selectOptions('0');
  await form.getByLabelText(es('form.loss')).selectOptions('20');
  // The map and what draws on it come when they are asked for.
  expect(document.querySelector('canvas')).toBeNull();
  expect(callsTo(getPropertyMap)).toEqual([]);
  await form.getByRole('button', { name: es('area.draw') }).click();

  const dialog = page.getByRole('dialog', { name: es('area.title') });
  const draw = dialog.getByRole('button', { name: explorer('map.draw') });
  await expect.element(draw).toBeEnabled();
  const map = dialog.getByRole('region', { name: es('area.label') });
  // Counted is what the whole form asks for.
  const all = { city: 'Miami', cash_flow_min: 0, loss_max: 20 };
  await expect.poll(() => callsTo(getPropertyMap)[0]?.query).toMatchObject(all);
  await draw.click();
  await expect.element(dialog.getByText(explorer('map.hint.first'))).toBeVisible();
  const square = [
    [0.3, 0.4],
    [0.7, 0.4],
    [0.7, 0.8],
    [0.3, 0.8],
    [0.3, 0.4],
  ] as const;
  await tapCorners(map, square);
  await expect.element(dialog.getByText(es('area.matches', { count: 4 }))).toBeVisible();
  await expectNoViolationsInBothThemes();
  expectNoSidewaysScroll();
  await dialog.getByRole('button', { name: es('area.use') }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(form.getByText(es('area.corners', { count: 4 }))).toBeVisible();
  await expect.element(form.getByRole('button', { name: es('area.change') })).toHaveFocus();

  await form.getByRole('button', { name: es('form.save') }).click();
  await expect.poll(() => callsTo(createRoomSearch)).toHaveLength(1);
  const { filter } = callsTo(createRoomSearch)[0]?.body ?? {};
  expect(filter).toEqual({ city: 'Miami', polygon: expect.any(String) });
  const counted = callsTo(getPropertyMap).find(({ query }) => query.polygon);
  expect(counted?.query).toMatchObject(all);
  expect(JSON.parse(filter?.polygon ?? '[]')).toHaveLength(4);
  expect(JSON.parse(filter?.polygon ?? '[]')[0]).toEqual({
    lat: expect.closeTo(25.8, 0),
    lng: expect.closeTo(-80.2, 0),
  });
});

test('with the keyboard the visible part of the map is the area; Escape ends drawing, then closes', async () => {
  const filter = { polygon: JSON.stringify(AREA), sqft_max: '2000' };
  const found = searchLike(7, { name: 'Condos', filter });
  const changed = answer(updateRoomSearch, found);
  const answers = [room, answer(listRoomSearches, [found]), changed, market];
  await openScreen('/room', { answers: [...answers, answer(listCities, ['Miami'])] });
  const section = page.getByRole('region', { name: t('title') });
  await section.getByRole('button', { name: t('edit.openOf', { name: 'Condos' }) }).click();
  const form = section.getByRole('form', { name: t('edit.title', { name: 'Condos' }) });
  const opener = form.getByRole('button', { name: t('area.change') });
  opener.element().focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: t('area.title') });
  const draw = dialog.getByRole('button', { name: 'Draw Area' });
  await expect.element(draw).toBeEnabled();
  await expect.element(dialog.getByRole('button', { name: t('area.use') })).toBeDisabled();
  await expect.poll(() => callsTo(getPropertyMap).at(-1)?.query).toMatchObject({ sqft_max: 2000 });

  draw.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('button', { name: 'Cancel Drawing' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  // The area from before is still there.
  await expect.element(draw).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: t('area.use') })).toBeDisabled();
  await expect.element(dialog.getByRole('button', { name: 'Clear Area' })).toBeVisible();

  draw.element().focus();
  await userEvent.keyboard('{Enter}');
  dialog.getByRole('button', { name: 'Use visible area' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('button', { name: t('area.use') })).toBeEnabled();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  // Closed without taking it over.
  await expect.element(form.getByText(t('area.corners', { count: 3 }))).toBeVisible();

  await opener.click();
  await dialog.getByRole('button', { name: 'Clear Area' }).click();
  await dialog.getByRole('button', { name: t('area.useNone') }).click();
  await expect.element(form.getByRole('button', { name: t('area.draw') })).toHaveFocus();
  await form.getByLabelText(t('form.city')).selectOptions('Miami');
  await form.getByRole('button', { name: t('edit.save') }).click();
  await expect.poll(() => callsTo(updateRoomSearch)).toHaveLength(1);
  expect(callsTo(updateRoomSearch)[0]?.body.conditions?.filter).toEqual({
    ...{ city: 'Miami', sqft_max: '2000' },
  });
});

test('without a map the other conditions can be changed', async () => {
  const original = HTMLCanvasElement.prototype.getContext;
  const spy = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
    ...args: unknown[]
  ) {
    return String(args[0]).startsWith('webgl') ? null : Reflect.apply(original, this, args);
  });
  const answers = [room, market, answer(listCities, ['Miami'])];
  await openScreen('/room', { size: PHONE, answers });
  await page.getByRole('button', { name: t('new') }).click();
  const form = page.getByRole('form', { name: t('form.title') });
  await form.getByRole('button', { name: t('area.draw') }).click();
  const dialog = page.getByRole('dialog', { name: t('area.title') });
  await expect.element(dialog.getByText(t('area.failed'))).toBeVisible();
  await dialog.getByRole('button', { name: t('action.cancel') }).click();
  await expect.element(form.getByRole('button', { name: t('area.draw') })).toHaveFocus();
  spy.mockRestore();
  // The map library reports what the test took away.
  vi.mocked(console.error).mockClear();
});
