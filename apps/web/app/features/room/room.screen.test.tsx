import {
  askRoomLink,
  enterRoom,
  getRoom,
  getSharedProperty,
  leaveRoomEverywhere,
  openRoomHomeReport,
  saveRoomHomes,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer, callsTo, refuse, SUCCESS } from '~test/fake-api';
import { openScreen, PHONE } from '~test/open-screen';
import { roomHomeLike as homeLike, roomLike, roomWith, UNCHANGED } from '~test/room';
import { listingLike } from '~test/shortlists';

const t = translatorFor('en', 'room');
const es = translatorFor('es', 'room');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

const sentLink = answer(askRoomLink, { ...SUCCESS, mail_is_configured: true });

describe('without a room in this browser', () => {
  const closed = refuse(getRoom, 'room.closed');

  test('asks for an address, and says the same whether it is known or not', async () => {
    await openScreen('/room', { locale: 'es', size: PHONE, answers: [closed, sentLink] });
    await press(es('ask.submit'));
    await expect.element(page.getByText(es('ask.required'))).toBeVisible();
    await page.getByLabelText(es('ask.email')).fill('ana@room.test');
    await expectNoViolationsInBothThemes();
    expectNoSidewaysScroll();
    await press(es('ask.submit'));
    await expect.element(page.getByText(es('ask.sent', { minutes: 15 }))).toBeVisible();
    expect(callsTo(askRoomLink)).toMatchObject([
      { body: { email: 'ana@room.test', locale: 'es' } },
    ]);
    // By the server, for the page: the browser would report another refusal as an error.
    expect(callsTo(getRoom)).toHaveLength(1);
  });

  test('a room that has ended elsewhere leaves none of its homes in this browser', async () => {
    const homes = [{ property_id: 7 }, { property_id: 8, isUnsent: true }];
    localStorage.setItem('savedHomes', JSON.stringify({ isInRoom: true, homes }));
    await openScreen('/room', { answers: [closed] });
    await expect.element(page.getByText(t('ask.local', { count: 1 }))).toBeVisible();
    expect(JSON.parse(localStorage.getItem('savedHomes') ?? '')).toEqual({
      ...{ isInRoom: false, homes: [{ property_id: 8 }] },
    });
  });

  test('a link is spent by its button alone, and takes along what the browser has saved', async () => {
    const entered = answer(enterRoom, SUCCESS);
    localStorage.setItem(
      'savedHomes',
      JSON.stringify({ isInRoom: false, homes: [{ property_id: 7, share: 'abc' }] }),
    );
    await openScreen('/room#token=key', { answers: [entered, roomWith(homeLike(7))] });
    await expect.element(page.getByRole('button', { name: t('open.button') })).toBeVisible();
    expect(callsTo(enterRoom)).toEqual([]);
    await press(t('open.button'));
    await expect.element(page.getByText(t('greeting', { name: 'Andrés' }))).toBeVisible();
    expect(callsTo(enterRoom)).toMatchObject([
      { body: { token: 'key', homes: [{ property_id: 7, share: 'abc' }] } },
    ]);
  });

  test('a link that no longer works asks for a fresh one without an address', async () => {
    const used = refuse(enterRoom, 'room.linkInvalid');
    await openScreen('/room#token=old', { answers: [closed, used, sentLink] });
    await press(t('open.button'));
    await press(t('open.fresh'));
    await expect.element(page.getByText(t('ask.sentTitle'))).toBeVisible();
    expect(callsTo(askRoomLink)).toMatchObject([{ body: { room_token: 'old' } }]);
  });
});

describe('the room', () => {
  test('shows what has changed since a home was saved, and marks a sold one', async () => {
    const cheaper = homeLike(1, {
      report_token: 'room-1',
      changes: { ...UNCHANGED, price: { from: 320_000, to: 300_000 } },
    });
    const sold = homeLike(2, {
      listing: { ...listingLike(2), status: 'sold', sold_price: 290_000 },
      changes: { ...UNCHANGED, status: { from: 'active', to: 'sold' } },
    });
    const hidden = homeLike(3, { listing: null });
    await openScreen('/room', { size: PHONE, answers: [roomWith(cheaper, sold, hidden)] });
    const first = page.getByRole('article', { name: '1 Palm St' });
    await expect.element(first).toMatchTextContent(/Price\s*\$300,000\s*\$320,000 before/);
    await expect.element(page.getByText(t('change.status.sold'))).toBeVisible();
    await expect.element(page.getByText(t('home.gone'))).toBeVisible();
    const report = page.getByRole('link', { name: /Open the report for 1 Palm St/ });
    await expect.element(report).toHaveAttribute('href', '/property/share/room-1');
    await expectNoViolationsInBothThemes();
    expectNoSidewaysScroll();
  });

  test('opens the report of a saved home that nobody sent, from its picture, its title and its button', async () => {
    const opened = answer(openRoomHomeReport, { report_token: 'room-9' });
    const gone = refuse(getSharedProperty, 'share.notFound');
    const body = { locale: 'en' };
    for (const name of ['picture', 'title', 'button'] as const) {
      await openScreen('/room', { size: PHONE, answers: [roomWith(homeLike(1)), opened, gone] });
      const card = page.getByRole('article', { name: '1 Palm St' });
      const doors = {
        picture: card.getByRole('button', { includeHidden: true }).first(),
        title: card.getByRole('heading').getByRole('button'),
        button: card.getByRole('button', { name: /Open the report for 1 Palm St/ }),
      };
      await expect.element(doors.button).toBeVisible();
      (doors[name].element() as HTMLElement).click();
      await expect.poll(() => window.location.pathname).toBe('/property/share/room-9');
      expect(callsTo(openRoomHomeReport).at(-1)).toEqual({ params: { id: 1 }, body });
    }
  });

  test('a home leads to a chat about it with who looks after the investor, else to a call', async () => {
    const answers = [roomWith(homeLike(1))];
    await openScreen('/room', { locale: 'es', size: PHONE, answers });
    const card = page.getByRole('article', { name: '1 Palm St' });
    const ask = card.getByRole('link', { name: /^Preguntar a Valeria sobre 1 Palm St/ });
    await expect.element(ask).toBeVisible();
    const { href } = ask.element() as HTMLAnchorElement;
    expect(href).toContain('https://wa.me/13055550100');
    expect(decodeURIComponent(href)).toContain('1 Palm St');
    expectNoSidewaysScroll();
    const { curator } = roomLike([]);
    if (!curator) throw new Error('nobody');
    const withPhone = { curator: { ...curator, whatsapp: null, phone: '+13055550111' } };
    await openScreen('/room', { answers: [answer(getRoom, roomLike([homeLike(1)], withPhone))] });
    const call = page.getByRole('link', { name: /^Call Valeria about 1 Palm St/ });
    await expect.element(call).toHaveAttribute('href', 'tel:+13055550111');
    const nobody = answer(getRoom, roomLike([homeLike(1)], { curator: null }));
    await openScreen('/room', { answers: [nobody] });
    await expect.element(page.getByRole('article', { name: '1 Palm St' })).toBeVisible();
    expect(page.getByRole('link', { name: /about 1 Palm St/ }).elements()).toEqual([]);
  });

  test('greets a first visit without saying that something was left', async () => {
    const savedAgo = (days: number) => ({
      saved_at: new Date(Date.now() - days * 86_400_000).toISOString(),
    });
    await openScreen('/room', { answers: [roomWith(homeLike(1, savedAgo(0)))] });
    await expect.element(page.getByText(t('summary.first'))).toBeVisible();
    await openScreen('/room', { answers: [roomWith(homeLike(1, savedAgo(3)))] });
    await expect.element(page.getByText(t('summary.none'))).toBeVisible();
  });

  test('says why a report could not be opened', async () => {
    const refused = refuse(openRoomHomeReport, 'room.homeNotFound');
    await openScreen('/room', { answers: [roomWith(homeLike(1)), refused] });
    await page.getByRole('button', { name: /Open the report for 1 Palm St/ }).click();
    const alert = page.getByRole('article', { name: '1 Palm St' }).getByRole('alert');
    await expect
      .element(alert)
      .toMatchTextContent(translatorFor('en', 'errors')('room.homeNotFound'));
    await expectNoViolationsInBothThemes();
  });

  test('says that it is full, and keeps the heart of a home that did not fit', async () => {
    const waiting = { property_id: 7, isUnsent: true };
    localStorage.setItem('savedHomes', JSON.stringify({ isInRoom: true, homes: [waiting] }));
    const sentOnly = homeLike(1, { saved_at: null, sent_at: '2026-11-02T10:00:00.000Z' });
    const answers = [roomWith(sentOnly), refuse(saveRoomHomes, 'room.full')];
    await openScreen('/room', { size: PHONE, answers });
    const full = translatorFor('en', 'errors')('room.full');
    await expect.element(page.getByRole('alert')).toMatchTextContent(full);
    expect(JSON.parse(localStorage.getItem('savedHomes') ?? '').homes).toEqual([waiting]);
    const card = page.getByRole('article', { name: '1 Palm St' });
    await card.getByRole('button', { pressed: false }).first().click();
    await expect.element(card.getByRole('alert')).toMatchTextContent(full);
    await expectNoViolationsInBothThemes();
    expectNoSidewaysScroll();
  });

  test('closes everywhere after a second press, and can be left as it is', async () => {
    const left = answer(leaveRoomEverywhere, SUCCESS);
    await openScreen('/room', { answers: [roomWith(homeLike(1)), left] });
    await press(t('leave.everywhere'));
    await expect.element(page.getByText(t('leave.confirmText'))).toBeVisible();
    await press(t('home.cancel'));
    await expect.element(page.getByRole('button', { name: t('leave.everywhere') })).toHaveFocus();
    await press(t('leave.everywhere'));
    expect(callsTo(leaveRoomEverywhere)).toEqual([]);
    await press(t('leave.everywhere'));
    await expect.element(page.getByText(t('leave.doneEverywhere'))).toBeVisible();
    expect(localStorage.getItem('savedHomes')).toBeNull();
  });

  test('is a long page with a menu that leads to its parts and marks the one in view', async () => {
    const homes = [1, 2, 3].map((id) => homeLike(id));
    await openScreen('/room', { locale: 'es', size: PHONE, answers: [roomWith(...homes)] });
    const menu = page.getByRole('navigation', { name: es('menu.label') });
    const entry = (name: string) => menu.getByRole('link', { name: new RegExp(`^${name}`) });
    await expect.element(entry(es('menu.homes'))).toHaveAttribute('aria-current', 'true');
    await expect.element(entry(es('menu.compare'))).toHaveAttribute('href', '/room/compare');
    // There is no plan, and nothing was bought.
    expect(menu.getByRole('link').elements()).toHaveLength(4);
    (entry(es('menu.device')).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(entry(es('menu.device'))).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => document.activeElement?.id).toBe('device');
    await expect.poll(() => menu.element().getBoundingClientRect().top).toBe(0);
    for (const link of menu.getByRole('link').elements())
      expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expectNoViolationsInBothThemes();
    expectNoSidewaysScroll();
  });
});
