import { createOwnedHome, getLeadRoom, listOwnedHomes, updateOwnedHome } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer, callsTo } from '~test/fake-api';
import { leadServer } from '~test/lead-server';
import { openScreen } from '~test/open-screen';
import { ownedHomeLike } from '~test/owned-homes';
import { listingLike } from '~test/shortlists';

const t = translatorFor('en', 'ownedHomes');
const NOTHING = { price: null, cash_flow_monthly: null, result_median: null, status: null };
const room = answer(getLeadRoom, {
  homes: [
    {
      ...{ property_id: 1, saved_at: null, sent_at: '2026-10-30T10:00:00.000Z' },
      ...{ listing: listingLike(1), changes: NOTHING, answer: 'like' as const, reason: '' },
    },
  ],
  ...{ last_seen_at: null, invited_at: null, has_address: true, mail_is_configured: true },
});

test('staff mark a property that was sent to the lead as bought', async () => {
  const created = answer(createOwnedHome, ownedHomeLike());
  const answers = [room, created, ...leadServer().answers];
  await openScreen('/app/leads/1', { as: 'salesman', answers });
  await page.getByRole('button', { name: t('lead.buy') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('buy.save') }).click();
  await expect.element(dialog.getByText(t('buy.homeWrong'))).toBeVisible();
  await expectNoViolationsInBothThemes();
  await dialog.getByRole('combobox').fill('1 ');
  await page.getByRole('option', { name: /1 Palm St/ }).click();
  const terms = { price: '446,000', costs: '10,258', down: '156,100', rate: '7.25' };
  for (const [term, value] of Object.entries(terms))
    await dialog.getByLabelText(t(`buy.${term as 'price'}`), { exact: true }).fill(value);
  await dialog.getByLabelText(t('buy.date')).fill('2026-02-17');
  await dialog.getByRole('button', { name: t('buy.save') }).click();
  await expect
    .poll(() => callsTo(createOwnedHome))
    .toMatchObject([
      {
        body: {
          ...{ property_id: 1, bought_on: '2026-02-17', price_cents: 44_600_000 },
          ...{ closing_costs_cents: 1_025_800, down_payment_cents: 15_610_000 },
          ...{ rate_percent: 7.25, loan_years: 30, land_cents: null },
        },
      },
    ]);
});

test('the lead page shows the home as its investor sees it, and takes the value of the land', async () => {
  const home = ownedHomeLike();
  const changed = answer(updateOwnedHome, { ...home, land_cents: 8_900_000 });
  const answers = [answer(listOwnedHomes, [home]), changed, ...leadServer().answers];
  await openScreen('/app/leads/1', { as: 'salesman', answers });
  const section = page.getByRole('region', { name: t('lead.title') });
  await expect
    .element(section.getByText(/^Inside the forecast: −\$4,191\.52/).first())
    .toBeVisible();
  await expectNoViolationsInBothThemes();
  await section.getByRole('button', { name: t('land.action') }).click();
  await page.getByRole('dialog').getByLabelText(t('buy.land')).fill('89,000');
  await page.getByRole('button', { name: t('entry.save') }).click();
  await expect
    .poll(() => callsTo(updateOwnedHome))
    .toMatchObject([{ body: { land_cents: 8_900_000 } }]);
});
