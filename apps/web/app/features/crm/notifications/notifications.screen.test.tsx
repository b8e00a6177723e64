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
  expect(callsTo(readNotifications).at(-1)).toEqual({ body: { until_id: 3 } });
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
