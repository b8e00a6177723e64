import { createOwnedHome, getLeadRoom, listRoomOwnedHomes } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { answer } from '~test/fake-api';
import { leadServer } from '~test/lead-server';
import { openScreen, PHONE } from '~test/open-screen';
import { ownedHomeLike } from '~test/owned-homes';
import { roomWith } from '~test/room';

const es = translatorFor('es', 'ownedHomes');
const en = translatorFor('en', 'ownedHomes');

/** Half past eight in the evening in Bogotá, where the calendar still shows the 19th. */
beforeEach(async () => {
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId: 'America/Bogota' });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T01:30:00Z') });
});
afterEach(async () => {
  vi.useRealTimers();
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' });
});

test('an amount is of the day that the investor’s calendar shows', async () => {
  const owned = answer(listRoomOwnedHomes, [ownedHomeLike()]);
  await openScreen('/room', { locale: 'es', size: PHONE, answers: [roomWith(), owned] });
  await page.getByRole('button', { name: es('entry.add') }).click();
  const day = page.getByRole('dialog').getByLabelText(es('entries.date'));
  await expect.element(day).toHaveValue('2026-11-19');
  await expect.element(day).toHaveAttribute('max', '2026-11-19');
});

test('the day of a closing is that of the calendar on the desk', async () => {
  const room = answer(getLeadRoom, {
    ...{ homes: [], last_seen_at: null, invited_at: null },
    ...{ has_address: true, mail_is_configured: true },
  });
  const created = answer(createOwnedHome, ownedHomeLike());
  const answers = [room, created, ...leadServer().answers];
  await openScreen('/app/leads/1', { as: 'salesman', answers });
  await page.getByRole('button', { name: en('lead.buy') }).click();
  const day = page.getByRole('dialog').getByLabelText(en('buy.date'));
  await expect.element(day).toHaveValue('2026-11-19');
});
