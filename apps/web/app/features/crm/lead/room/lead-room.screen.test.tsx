import { getLeadRoom, inviteToRoom, type RoomHome } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer, callsTo } from '~test/fake-api';
import { leadServer } from '~test/lead-server';
import { openScreen } from '~test/open-screen';
import { listingLike } from '~test/shortlists';

const t = translatorFor('en', 'leadRoom');

const NOTHING = { price: null, cash_flow_monthly: null, result_median: null, status: null };
const HOME: RoomHome = {
  ...{ property_id: 1, saved_at: '2026-11-01T10:00:00.000Z', sent_at: '2026-10-30T10:00:00.000Z' },
  ...{ listing: listingLike(1), answer: 'pass' as const, reason: 'Too far' },
  changes: { ...NOTHING, price: { from: 310_000, to: 300_000 } },
};

test('staff see what the investor saved and answered, and send an invitation in the language of the lead', async () => {
  const room = answer(getLeadRoom, {
    ...{ homes: [HOME], last_seen_at: null, invited_at: null },
    ...{ has_address: true, mail_is_configured: true },
  });
  const invited = answer(inviteToRoom, { invited_at: '2026-11-19T10:00:00.000Z' });
  await openScreen('/app/leads/1', {
    as: 'salesman',
    answers: [room, invited, ...leadServer({ country: 'CO' }).answers],
  });
  const section = page.getByRole('region', { name: t('title') });
  await expect.element(section).toMatchTextContent(/1 Palm St.*Said no: “Too far”/);
  await expect.element(section.getByText(t('changed'))).toBeVisible();
  await expectNoViolationsInBothThemes();
  await section.getByRole('button', { name: t('invite') }).click();
  await expect.element(page.getByLabelText(t('language'))).toHaveValue('es');
  await page.getByRole('button', { name: t('send') }).click();
  await expect.poll(() => callsTo(inviteToRoom)).toMatchObject([{ body: { locale: 'es' } }]);
  await expect.element(page.getByText(t('sent'))).toBeVisible();
});
