import {
  addShortlistHome,
  compareProperties,
  compareRoomHomes,
  compareSharedShortlist,
  listLeads,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leadLike } from '~/data/board-fixtures';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { comparedLike, comparisonOf } from '~test/comparisons';
import { cards, expectCards, openListing } from '~test/explorer-page';
import { answer, callsTo, refusal, refuse } from '~test/fake-api';
import { currentPath, openScreen, PHONE, reopenScreen } from '~test/open-screen';

const t = translatorFor('en', 'compare');
const es = translatorFor('es', 'compare');
const picks = translatorFor('en', 'comparing');

const HOMES = [1, 2, 3].map((id) => comparedLike(id));
const compared = answer(compareProperties, ({ query }) => comparisonOf(HOMES, query));
const table = () => page.getByRole('table');
const heads = () =>
  table()
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => /\d Palm/.exec(textContent ?? '')?.[0]);
const row = (name: string) => table().getByRole('row').filter({ hasText: name });
const openCompare = (search = '?ids=1,2,3', options = {}) =>
  openScreen(`/app/compare${search}`, { as: 'salesman', answers: [compared], ...options });

describe('for staff', () => {
  test('shows the answer, marks the best of each row, and orders the homes by a row', async () => {
    await openCompare('?ids=2,1,3');
    await expect
      .element(page.getByText(/^1 Palm Street earns the most with the least risk\./))
      .toBeVisible();
    expect(heads()).toEqual(['2 Palm', '1 Palm', '3 Palm']);
    await expect
      .element(row(t('row.result')).getByRole('cell').nth(1))
      .toMatchTextContent(t('bestMark'));
    expect(row(t('row.price')).element().textContent).not.toContain(t('bestMark'));
    await page.getByRole('button', { name: new RegExp(`^${t('row.to_close')}`) }).click();
    await expect.poll(heads).toEqual(['3 Palm', '2 Palm', '1 Palm']);
    expect(currentPath()).toBe('/app/compare?ids=2%2C1%2C3&order=to_close');
    await page.getByRole('button', { name: new RegExp(`^${t('row.to_close')}`) }).click();
    await expect.poll(heads).toEqual(['1 Palm', '2 Palm', '3 Palm']);
    await expectNoViolationsInBothThemes();
  });

  test('shows differences only, removes a home and takes it back', async () => {
    await openCompare();
    await expect.element(row(t('row.beds'))).toBeVisible();
    await page.getByLabelText(t('differences')).click();
    await expect.poll(() => row(t('row.beds')).elements()).toEqual([]);
    await expect.element(page.getByText(/The same for all: .*Beds 2/)).toBeVisible();
    await page.getByRole('button', { name: t('remove', { home: '2 Palm Street' }) }).click();
    await expect.poll(heads).toEqual(['1 Palm', '3 Palm']);
    await page.getByRole('button', { name: t('undo') }).click();
    await expect.poll(heads).toEqual(['1 Palm', '2 Palm', '3 Palm']);
  });

  test('asks for one scenario for all homes, which is in the address', async () => {
    await openCompare();
    await page.getByLabelText(t('financing.label')).selectOptions(t('financing.cash'));
    await page.getByLabelText(t('hold.label')).selectOptions('5');
    await expect.poll(currentPath).toBe('/app/compare?ids=1%2C2%2C3&down=100&hold=5');
    await expect
      .poll(() => callsTo(compareProperties).at(-1)?.query)
      .toMatchObject({ view: 'down=100&hold=5' });
  });

  test('a change that cannot be loaded leaves the comparison, and can be tried again', async () => {
    let isDown = false;
    const answers = [
      answer(compareProperties, ({ query }) =>
        isDown ? refusal('internal') : comparisonOf(HOMES, query),
      ),
    ];
    await openCompare('?ids=1,2,3', { answers });
    await expect.element(table()).toBeVisible();
    isDown = true;
    await page.getByLabelText(t('hold.label')).selectOptions('5');
    const alert = page.getByRole('alert').filter({ hasText: t('change.failed') });
    await expect.element(alert).toBeVisible();
    expect(heads()).toHaveLength(3);
    await expect.element(page.getByLabelText(t('hold.label'))).toHaveValue('5');
    isDown = false;
    await alert.getByRole('button').click();
    await expect.element(alert).not.toBeInTheDocument();
    await expectNoViolationsInBothThemes();
  });

  test('draws what happens to the range when all are bought, with how it works', async () => {
    await openCompare();
    const heading = page.getByRole('heading', { name: t('bundle.title') });
    await expect.element(heading).toBeInTheDocument();
    heading.element().scrollIntoView();
    await expect.element(page.getByText(/Spread over 3 properties.*18% narrower/)).toBeVisible();
    await expect.element(page.getByText(/An illustration, not an offer\.$/)).toBeVisible();
    await page.getByRole('button', { name: `How? ${t('bundle.title')}` }).click();
    await expect.element(page.getByText(new RegExp(t('bundle.distance.metro')))).toBeVisible();
    await expectNoViolationsInBothThemes();
  });

  test('sends the compared homes to the shortlist of a lead, in their order', async () => {
    const ana = leadLike(7, { first_name: 'Ana', last_name: 'Ruiz' });
    const people = answer(listLeads, { data: [ana], total: 1 });
    let count = 0;
    const added = answer(addShortlistHome, () => {
      count += 1;
      return { shortlist_id: 2, count, is_added: true };
    });
    await openCompare('?ids=3,1', { answers: [compared, people, added] });
    const send = translatorFor('en', 'shortlist')('adding.send');
    await page.getByRole('button', { name: send }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Ana Ruiz/ })
      .click();
    await expect.poll(() => callsTo(addShortlistHome)).toHaveLength(2);
    expect(callsTo(addShortlistHome)).toMatchObject([
      { params: { id: 7 }, body: { property_id: 3 } },
      { body: { property_id: 1 } },
    ]);
  });

  test('chooses properties on cards of the explorer, and keeps them in the address', async () => {
    await openListing('?beds=2', { answers: [compared] });
    await expectCards(12);
    const pick = (place: number) =>
      cards()
        .nth(place)
        .getByRole('button', { name: /^Compare / });
    await pick(0).click();
    await expect.element(page.getByText(picks('count', { count: 1 }))).toBeVisible();
    await pick(1).click();
    const bar = page.getByRole('complementary', { name: picks('bar') });
    await expect.element(bar.getByRole('link', { name: picks('go') })).toBeVisible();
    expect(currentPath()).toMatch(/\?beds=2&ids=\d+%2C\d+$/);
    await expect.element(pick(1)).toHaveAttribute('aria-pressed', 'true');
    await bar.getByRole('button', { name: picks('clear') }).click();
    await expect.poll(currentPath).toBe('/app/listing?beds=2');
  });

  test('says what to do with nothing to compare, and with one home alone', async () => {
    await openCompare('');
    await expect.element(page.getByText(t('empty.staff'))).toBeVisible();
    await openCompare('?ids=1');
    await expect.element(page.getByText(t('empty.one'))).toBeVisible();
  });
});

describe('for an investor on a phone, in Spanish', () => {
  const options = { locale: 'es', size: PHONE } as const;

  test('the homes of the room scroll beside their names, the page does not', async () => {
    const room = answer(compareRoomHomes, ({ query }) =>
      comparisonOf([...HOMES, comparedLike(4, { status: 'sold', sold_price: 380_000 })], query),
    );
    await openScreen('/room/compare', { ...options, answers: [room] });
    await expect.element(table()).toBeVisible();
    expect(heads()).toHaveLength(4);
    // What cannot be bought is not in the bundle.
    await expect.element(page.getByText(/Sin 4 Palm Street \(vendida\)\./)).toBeInTheDocument();
    await expect.element(page.getByText(/si compra las 3 en lugar/)).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: es('share.open') })).toBeVisible();
    expectNoSidewaysScroll();
    const frame = table().element().parentElement as HTMLElement;
    const label = row(es('row.result')).getByRole('rowheader').element();
    const left = label.getBoundingClientRect().left;
    frame.scrollTo({ left: 200, behavior: 'instant' });
    await expect.poll(() => frame.scrollLeft).toBeGreaterThan(100);
    expect(label.getBoundingClientRect().left).toBe(left);
    await expect.element(page.getByText(es('status.sold'))).toBeInTheDocument();
    await expectNoViolationsInBothThemes();
  });

  const answering = () => answer(compareRoomHomes, ({ query }) => comparisonOf(HOMES, query));
  const remove = (id: number) =>
    page.getByRole('button', { name: es('remove', { home: `${id} Palm Street` }) });

  test('without the last home the page is empty, with a way on and a way back', async () => {
    await openScreen('/room/compare?ids=1,2', { ...options, answers: [answering()] });
    await remove(1).click();
    await expect.element(remove(2)).toHaveFocus();
    await remove(2).click();
    await expect.element(page.getByText(es('empty.room'))).toBeVisible();
    await expect.element(page.getByRole('heading', { name: es('title') })).toHaveFocus();
    await expect
      .element(page.getByRole('link', { name: es('add') }))
      .toHaveAttribute('href', '/room');
    reopenScreen();
    await expect.element(page.getByText(es('empty.room'))).toBeVisible();
    expect(table().elements()).toEqual([]);
  });

  test('the last home can be taken back from the message', async () => {
    await openScreen('/room/compare?ids=2', { ...options, answers: [answering()] });
    await remove(2).click();
    await expect.element(page.getByText(es('empty.room'))).toBeVisible();
    await page.getByRole('button', { name: es('undo') }).click();
    await expect.poll(heads).toEqual(['2 Palm']);
  });

  test('a room without homes says what to do instead of failing', async () => {
    const none = refuse(compareRoomHomes, 'room.homeNotFound');
    await openScreen('/room/compare', { ...options, answers: [none] });
    await expect.element(page.getByText(es('empty.room'))).toBeVisible();
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  test('a change that cannot be loaded leaves the comparison, and can be tried again', async () => {
    let isDown = false;
    const room = answer(compareRoomHomes, ({ query }) =>
      isDown ? refusal('internal') : comparisonOf(HOMES, query),
    );
    await openScreen('/room/compare', { ...options, answers: [room] });
    await expect.element(table()).toBeVisible();
    isDown = true;
    await page.getByLabelText(es('financing.label')).selectOptions(es('financing.cash'));
    const alert = page.getByRole('alert').filter({ hasText: es('change.failed') });
    await expect.element(alert).toBeVisible();
    expect(heads()).toHaveLength(3);
    expectNoSidewaysScroll();
    isDown = false;
    await alert.getByRole('button').click();
    await expect.element(alert).not.toBeInTheDocument();
    expect(callsTo(compareRoomHomes).at(-1)?.query).toMatchObject({ view: 'down=100' });
  });

  test('says what ordering and hiding have done, and shows the first column', async () => {
    await openScreen('/room/compare', { ...options, answers: [answering()] });
    await expect.element(table()).toBeVisible();
    const frame = table().element().parentElement as HTMLElement;
    frame.scrollTo({ left: 200, behavior: 'instant' });
    await page.getByRole('button', { name: new RegExp(`^${es('row.to_close')}`) }).click();
    const said = es('order.now', { row: es('row.to_close'), home: '3 Palm Street' });
    await expect.element(page.getByText(said)).toBeInTheDocument();
    await expect.poll(() => frame.scrollLeft).toBe(0);
    await page.getByLabelText(es('differences')).click();
    await expect.element(page.getByText(/Se ocultan \d+ filas iguales/)).toBeInTheDocument();
  });

  test('a closed room leads to its entrance', async () => {
    await openScreen('/room/compare?ids=1,2', {
      ...{ ...options, answers: [refuse(compareRoomHomes, 'room.closed')] },
    });
    await expect.element(page.getByText(es('closed.title'))).toBeVisible();
    await expect.element(page.getByRole('link', { name: es('closed.open') })).toBeVisible();
  });

  test('the homes of a shortlist are compared behind its link', async () => {
    const list = answer(compareSharedShortlist, ({ query }) => comparisonOf(HOMES, query));
    await openScreen('/shortlist/some-token/compare', { ...options, answers: [list] });
    await expect.element(table()).toBeVisible();
    expect(callsTo(compareSharedShortlist)[0]?.params).toEqual({ token: 'some-token' });
    await expect.element(page.getByRole('link', { name: es('back.shortlist') })).toBeVisible();
  });
});
