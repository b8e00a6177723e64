import {
  createRoomSearch,
  deleteRoomSearch,
  getRoom,
  listCities,
  listRoomSearches,
  listRoomSearchNews,
  type OwnRoomHome,
  removeRoomHome,
  type SavedSearch,
  saveRoomHomes,
  updateRoomSearch,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer, callsTo, refusal, SUCCESS } from '~test/fake-api';
import { openScreen, PHONE } from '~test/open-screen';
import { roomHomeLike, roomLike } from '~test/room';
import { searchLike } from '~test/saved-searches';
import { listingLike } from '~test/shortlists';

const t = translatorFor('en', 'savedSearch');
const es = translatorFor('es', 'savedSearch');
const room = answer(getRoom, {
  first_name: 'Andrés',
  curator: null,
  homes: [],
  has_purchase: false,
  session_count: 1,
});
const AREA = JSON.stringify([
  { lat: 25.7, lng: -80.2 },
  { lat: 25.8, lng: -80.2 },
  { lat: 25.8, lng: -80.1 },
]);
const OUTCOME = {
  ...{ result_median: 40_000, result_percentile_5: -20_000, result_percentile_95: 130_000 },
  ...{ chance_of_loss: 0.18, cash_flow_monthly: 120, cash_to_close: 90_000, cash_added: 0 },
};

test('an investor saves a search without the explorer, in Spanish on a phone', async () => {
  const saved = answer(createRoomSearch, ({ body }) => ({ ...searchLike(4, body), is_own: true }));
  await openScreen('/room', {
    ...{ locale: 'es', size: PHONE },
    answers: [room, saved, answer(listCities, ['Hialeah', 'Miami'])],
  });
  await page.getByRole('button', { name: es('new') }).click();
  const form = page.getByRole('form', { name: es('form.title') });
  await form.getByRole('button', { name: es('form.save') }).click();
  await expect.element(page.getByText(es('form.nameMissing'))).toBeVisible();
  await form.getByLabelText(es('form.name')).fill('Cerca de la playa');
  await form.getByRole('button', { name: es('form.save') }).click();
  await expect.element(page.getByText(es('form.conditionMissing'))).toBeVisible();
  await form.getByLabelText(es('form.city')).selectOptions('Miami');
  await form.getByLabelText(es('form.kind')).selectOptions('condo');
  await form.getByLabelText(es('form.downTo')).selectOptions('150000');
  await form.getByLabelText(es('form.cashFlow')).selectOptions('0');
  await form.getByLabelText(es('form.loss')).selectOptions('20');
  await expectNoViolationsInBothThemes();
  expectNoSidewaysScroll();
  await form.getByRole('button', { name: es('form.save') }).click();
  await expect.element(page.getByText(es('form.saved'))).toBeVisible();
  expect(callsTo(createRoomSearch)).toMatchObject([
    {
      body: {
        ...{ name: 'Cerca de la playa', cash_flow_min: 0, loss_chance_max: 20 },
        filter: { city: 'Miami', kinds: 'condo', investment_max: '150000' },
        ...{ frequency: 'daily', locale: 'es' },
      },
    },
  ]);
});

test('an email leads to the news of its search, which is paused, renamed and removed there', async () => {
  let search: SavedSearch = searchLike(7, {
    ...{ name: 'Condos', news_count: 2, made_by: 'Valeria Montiel' },
  });
  const changed = answer(updateRoomSearch, ({ body }) => {
    search = { ...search, ...body } as SavedSearch;
    return search;
  });
  const news = answer(listRoomSearchNews, [
    {
      listing: { ...listingLike(1), outcome: OUTCOME },
      reasons: ['price_cut', 'cash_flow'],
      ...{ price_before: 320_000, cash_flow_before: -80, found_at: '2026-11-18T10:00:00.000Z' },
    },
    {
      listing: listingLike(2),
      reasons: ['new'],
      ...{ price_before: null, cash_flow_before: null, found_at: '2026-11-18T10:00:00.000Z' },
    },
  ]);
  const answers = [room, answer(listRoomSearches, [search]), changed, news];
  await openScreen('/room#search=7', {
    answers: [...answers, answer(deleteRoomSearch, SUCCESS)],
  });
  const section = page.getByRole('region', { name: t('title') });
  const card = section.getByRole('article', { name: '1 Palm St' });
  await expect.element(card).toMatchTextContent(/Price cut.*\$300,000\s*was\s*\$320,000/);
  await expect.element(card).toMatchTextContent(/was\s*−\$80/);
  await expect.element(section.getByText('Saved by Valeria Montiel')).toBeVisible();
  await expectNoViolationsInBothThemes();
  await section.getByRole('button', { name: t('action.pauseOf', { name: 'Condos' }) }).click();
  await expect.element(section.getByText(t('paused'), { exact: true })).toBeVisible();
  await section.getByRole('button', { name: t('action.renameOf', { name: 'Condos' }) }).click();
  await section.getByLabelText(t('form.name')).fill('Beach');
  await section.getByRole('button', { name: t('action.save'), exact: true }).click();
  await expect.element(section.getByRole('heading', { name: /^Beach/ })).toBeVisible();
  await section.getByRole('button', { name: t('action.removeOf', { name: 'Beach' }) }).click();
  expect(callsTo(deleteRoomSearch)).toEqual([]);
  await section.getByRole('button', { name: t('action.removeYes'), exact: true }).click();
  await expect.element(section.getByText(t('empty'))).toBeVisible();
  expect(callsTo(updateRoomSearch).map(({ body }) => body)).toEqual([
    { is_paused: true },
    { name: 'Beach' },
  ]);
});

test('the conditions of a search are changed in the room, its area too; those of the explorer are kept or dropped', async () => {
  let search: SavedSearch = searchLike(7, {
    ...{ name: 'Condos', cash_flow_min: 150, made_by: 'Valeria Montiel' },
    filter: {
      ...{ city: 'Doral', kinds: 'condo,townhouse', baths: '2', search: 'pool' },
      ...{ polygon: AREA, sqft_max: '2000' },
    },
  });
  let isDown = true;
  const changed = answer(updateRoomSearch, ({ body: { conditions } }) => {
    if (isDown) return refusal('internal');
    search = { ...search, ...conditions } as SavedSearch;
    return search;
  });
  const cities = answer(listCities, ['Hialeah', 'Miami']);
  await openScreen('/room', {
    ...{ locale: 'es', size: PHONE },
    answers: [room, answer(listRoomSearches, () => [search]), changed, cities],
  });
  const section = page.getByRole('region', { name: es('title') });
  const opener = section.getByRole('button', { name: es('edit.openOf', { name: 'Condos' }) });
  await opener.click();
  const form = section.getByRole('form', { name: es('edit.title', { name: 'Condos' }) });
  await expect.element(form.getByLabelText(es('form.city'))).toHaveFocus();
  await expect.element(form.getByLabelText(es('form.city'))).toHaveValue('Doral');
  await expect.element(form.getByLabelText(es('form.kind'))).toHaveValue('condo,townhouse');
  await expect.element(form.getByLabelText(es('form.cashFlow'))).toHaveValue('150');
  await expect.element(form.getByLabelText(es('form.words'))).toHaveValue('pool');
  // It has one of them: they are not folded.
  await expect.element(form.getByLabelText(es('form.baths'))).toBeVisible();
  await expect.element(form.getByLabelText(es('form.baths'))).toHaveValue('2');
  const others = es('edit.others', { conditions: es('condition.sqftTo', { amount: '2.000' }) });
  await expect.element(form.getByLabelText(others)).toBeChecked();
  await expect.element(form.getByText(es('area.corners', { count: 3 }))).toBeVisible();
  await form.getByLabelText(es('form.city')).selectOptions('Miami');
  await form.getByLabelText(es('form.kind')).selectOptions('');
  await form.getByLabelText(es('form.downTo')).selectOptions('200000');
  await expectNoViolationsInBothThemes();
  expectNoSidewaysScroll();
  await form.getByRole('button', { name: es('edit.save') }).click();
  await expect.element(form.getByRole('alert')).toBeVisible();
  await expect.element(form.getByLabelText(es('form.downTo'))).toHaveValue('200000');
  isDown = false;
  await form.getByRole('button', { name: es('edit.save') }).click();
  await expect.element(section.getByText(es('edit.saved', { name: 'Condos' }))).toBeVisible();
  await expect.element(opener).toHaveFocus();
  expect(callsTo(updateRoomSearch).at(-1)?.body).toEqual({
    conditions: {
      filter: {
        ...{ city: 'Miami', investment_max: '200000', baths: '2', search: 'pool' },
        ...{ polygon: AREA, sqft_max: '2000' },
      },
      ...{ cash_flow_min: 150, loss_chance_max: null },
    },
  });
  await opener.click();
  await form.getByLabelText(others).click();
  await form.getByRole('button', { name: es('area.remove') }).click();
  await expect.element(form.getByRole('button', { name: es('area.draw') })).toHaveFocus();
  await form.getByLabelText(es('form.words')).fill('');
  for (const field of ['form.city', 'form.downTo', 'form.cashFlow', 'form.baths'] as const)
    await form.getByLabelText(es(field)).selectOptions('');
  await form.getByRole('button', { name: es('edit.save') }).click();
  await expect.element(form.getByRole('alert')).toMatchTextContent(es('form.conditionMissing'));
});

test('a new search takes words and what is folded away, under the names of the explorer', async () => {
  const saved = answer(createRoomSearch, ({ body }) => searchLike(8, { name: body.name }));
  const answers = [room, answer(listRoomSearches, []), saved, answer(listCities, ['Miami'])];
  await openScreen('/room', { size: PHONE, answers });
  const section = page.getByRole('region', { name: t('title') });
  await section.getByRole('button', { name: t('new') }).click();
  const form = section.getByRole('form', { name: t('form.title') });
  await form.getByLabelText(t('form.name')).fill('Beach');
  await form.getByLabelText(t('form.words')).fill('pool');
  await expect.element(form.getByLabelText(t('form.priceTo'))).not.toBeVisible();
  await form.getByText(t('form.more')).click();
  await form.getByLabelText(t('form.priceTo')).selectOptions('400000');
  await form.getByLabelText(t('form.sqft')).selectOptions('1000');
  await form.getByLabelText(t('form.year')).selectOptions('1990');
  await form.getByLabelText(t('form.hoa')).selectOptions(t('form.noHoa'));
  await form.getByLabelText(t('form.days')).selectOptions('7');
  await form.getByLabelText(t('form.loss')).selectOptions('20');
  await form.getByLabelText(t('form.underValue')).click();
  await expectNoViolationsInBothThemes();
  expectNoSidewaysScroll();
  await form.getByRole('button', { name: t('form.save') }).click();
  await expect.poll(() => callsTo(createRoomSearch)).toHaveLength(1);
  expect(callsTo(createRoomSearch)[0]?.body).toMatchObject({
    filter: {
      ...{ search: 'pool', price_max: '400000', sqft_min: '1000', year_min: '1990' },
      ...{ hoa_max: '0', days_max: '7', under_value: '1' },
    },
    ...{ cash_flow_min: null, loss_chance_max: 20 },
  });
});

test('limits of the explorer are those of the form: nothing is asked for twice', async () => {
  const search = searchLike(7, {
    ...{ name: 'Condos', cash_flow_min: 100, filter: { cash_flow_min: '300', loss_max: '15' } },
  });
  const changed = answer(updateRoomSearch, search);
  const answers = [room, answer(listRoomSearches, [search]), changed, answer(listCities, [])];
  await openScreen('/room', { answers });
  const section = page.getByRole('region', { name: t('title') });
  await section.getByRole('button', { name: t('edit.openOf', { name: 'Condos' }) }).click();
  const form = section.getByRole('form', { name: t('edit.title', { name: 'Condos' }) });
  await expect.element(form.getByLabelText(t('form.cashFlow'))).toHaveValue('300');
  await expect.element(form.getByLabelText(t('form.loss'))).toHaveValue('15');
  await form.getByLabelText(t('form.cashFlow')).selectOptions('500');
  await form.getByRole('button', { name: t('edit.save') }).click();
  await expect.poll(() => callsTo(updateRoomSearch)).toHaveLength(1);
  expect(callsTo(updateRoomSearch)[0]?.body).toEqual({
    conditions: { filter: {}, cash_flow_min: 500, loss_chance_max: 15 },
  });
});

test('a heart in the news saves a home, and takes it back when it is pressed again', async () => {
  const search = searchLike(7, { name: 'Condos', news_count: 1 });
  const news = answer(listRoomSearchNews, [
    {
      ...{ listing: listingLike(1), reasons: ['new'], price_before: null },
      ...{ cash_flow_before: null, found_at: '2026-11-18T10:00:00.000Z' },
    },
  ]);
  const homes: OwnRoomHome[] = [];
  const own = answer(getRoom, () => roomLike(homes));
  const saved = answer(saveRoomHomes, () => {
    homes.push(roomHomeLike(1));
    return SUCCESS;
  });
  const removed = answer(removeRoomHome, () => {
    homes.pop();
    return { ...SUCCESS, undo: 'sealed' };
  });
  const answers = [own, answer(listRoomSearches, [search]), news, saved, removed];
  await openScreen('/room#search=7', { answers });
  const section = page.getByRole('region', { name: t('title') });
  const heart = section.getByRole('button', { pressed: false, name: /1 Palm St/ });
  await heart.click();
  const taken = section.getByRole('button', { pressed: true, name: /1 Palm St/ });
  await taken.click();
  await expect.element(heart).toBeVisible();
  expect(callsTo(removeRoomHome)).toMatchObject([{ params: { id: 1 } }]);
});
