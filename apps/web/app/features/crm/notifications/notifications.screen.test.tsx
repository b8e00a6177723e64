import { listNotifications, type Notifications, readNotifications } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolationsInBothThemes } from '~test/accessibility';
import { boardServer } from '~test/board-server';
import { answer, callsTo, refuse, setAnswers } from '~test/fake-api';
import { leadServer } from '~test/lead-server';
import { liveStream } from '~test/live';
import { currentPath, openScreen, PHONE } from '~test/open-screen';

const t = translatorFor('en', 'notifications');
const AT = '2026-03-01T10:00:00.000Z';
const row = (id: number, more: Partial<Notifications['items'][number]> = {}) => ({
  ...{ id, kind: 'like' as const, at: AT, is_read: false, address: '9 Elm St' },
  ...{ lead: { id: 1, first_name: 'Vera', last_name: 'Probe' }, words: null, opens: 4 },
  ...more,
});
const LIST: Notifications = {
  unread: 2,
  items: [
    row(3, { kind: 'question', words: 'Who pays the roof?' }),
    row(2),
    row(1, { kind: 'assigned', address: null, opens: null, is_read: true }),
  ],
};
const READ: Notifications = {
  unread: 0,
  items: LIST.items.map((item) => ({ ...item, is_read: true })),
};
function setVisible(isVisible: boolean): void {
  if (isVisible) Reflect.deleteProperty(document, 'visibilityState');
  else Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
}
const bell = (count: number) => page.getByRole('button', { name: t('bell', { count }) });

test('the bell counts, also in the title of the tab, and lists what happened; all can be read at once', async () => {
  await openScreen('/app/board', {
    as: 'salesman',
    size: PHONE,
    answers: [answer(listNotifications, LIST), ...boardServer().answers],
  });
  await expect.element(bell(2)).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^\(2\) /);
  await bell(2).click();
  const panel = page.getByRole('dialog', { name: t('title') });
  await expect.element(panel).toMatchTextContent(/Likes 9 Elm St · opened 4 times/);
  await expect.element(panel).toMatchTextContent(/“Who pays the roof\?”/);
  await expectNoViolationsInBothThemes();
  setAnswers([refuse(readNotifications, 'internal')]);
  await page.getByRole('button', { name: t('readAll') }).click();
  await expect.element(page.getByText(t('readFailed'))).toBeVisible();
  setAnswers([answer(readNotifications, READ)]);
  await page.getByRole('button', { name: t('readAll') }).click();
  await expect.element(bell(0)).toBeVisible();
  expect(callsTo(readNotifications).at(-1)).toEqual({
    body: { seen_ids: LIST.items.map(({ id }) => id) },
  });
  await expect.poll(() => document.title).not.toMatch(/^\(/);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
});

test('a live event updates the count; opening the lead reads what is about it', async () => {
  const live = liveStream();
  await openScreen('/app/board', {
    as: 'salesman',
    answers: [live.answer, ...boardServer().answers, ...leadServer().answers],
  });
  await expect.element(bell(0)).toBeVisible();
  setAnswers([answer(listNotifications, LIST), answer(readNotifications, READ)]);
  live.send({ kind: 'notifications' });
  await expect.element(bell(2)).toBeVisible();
  await bell(2).click();
  await page.getByRole('link', { name: /Vera Probe.*Asks about 9 Elm St/ }).click();
  await expect.poll(currentPath).toBe('/app/leads/1');
  await expect.poll(() => callsTo(readNotifications)).toEqual([{ body: { lead_id: 1 } }]);
  await expect.element(bell(0)).toBeVisible();
});

test('a lead that opens over the board reads what is about it, also below the newest', async () => {
  const live = liveStream();
  const behind = (count: number) =>
    page.getByRole('button', { name: t('bell', { count }), includeHidden: true });
  await openScreen('/app/board', {
    as: 'salesman',
    answers: [
      answer(listNotifications, LIST),
      answer(readNotifications, READ),
      live.answer,
      ...boardServer().answers,
      ...leadServer().answers,
    ],
  });
  await expect.element(bell(2)).toBeVisible();
  await page.getByRole('link', { name: 'Vera Probe' }).click();
  await expect.poll(() => callsTo(readNotifications)).toEqual([{ body: { lead_id: 1 } }]);
  await expect.element(behind(0)).toBeInTheDocument();
  // Older than those in the list: it may be about any lead. Nobody sees it in a tab behind another one.
  setVisible(false);
  setAnswers([answer(listNotifications, { ...READ, unread: 1 })]);
  live.send({ kind: 'notifications' });
  await expect.element(behind(1)).toBeInTheDocument();
  expect(callsTo(readNotifications)).toHaveLength(1);
  setVisible(true);
  await expect.poll(() => callsTo(readNotifications)).toHaveLength(2);
});
