import {
  createLeadSearch,
  deleteLeadSearch,
  listLeadSearches,
  listLeads,
  updateLeadSearch,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leadLike } from '~/data/board-fixtures';
import { expectNoSidewaysScroll, expectNoViolations } from '~test/accessibility';
import { openListing } from '~test/explorer-page';
import { answer, callsTo, SUCCESS } from '~test/fake-api';
import { leadServer } from '~test/lead-server';
import { openScreen, PHONE } from '~test/open-screen';
import { searchLike } from '~test/saved-searches';

const t = translatorFor('en', 'savedSearch');
const ANA = leadLike(7, { first_name: 'Ana', last_name: 'Ruiz', email: 'ana@lead.test' });
const people = answer(listLeads, { data: [ANA], total: 1 });

test('staff save the filters of the explorer for a lead', async () => {
  const saved = answer(createLeadSearch, searchLike(1));
  await openListing('?city=Miami&investment_max=400000', { answers: [people, saved] });
  await page.getByRole('button', { name: t('staff.button') }).click();
  const dialog = page.getByRole('dialog', { name: t('staff.title') });
  await dialog.getByRole('button', { name: /^Ana Ruiz/ }).click();
  const name = dialog.getByLabelText(t('form.name'));
  await expect.element(name).toHaveValue('Miami, $100,000 to $400,000 down');
  await expectNoViolations();
  await name.fill('Miami under 400');
  await dialog.getByLabelText(t('frequency.label')).selectOptions('immediate');
  await dialog.getByRole('button', { name: t('form.save') }).click();
  await expect.element(page.getByText(t('staff.saved', { name: 'Ana Ruiz' }))).toBeVisible();
  expect(callsTo(createLeadSearch)).toMatchObject([
    {
      params: { id: 7 },
      body: {
        ...{ name: 'Miami under 400', frequency: 'immediate' },
        filter: { city: 'Miami', investment_min: '100000', investment_max: '400000' },
      },
    },
  ]);
});

test('the lead’s page has its searches, also those of the investor, and opens them in the explorer', async () => {
  const own = searchLike(2, { name: 'By Ana', is_own: true, cash_flow_min: 200 });
  const searches = answer(listLeadSearches, [searchLike(1, { name: 'Miami' }), own]);
  const changed = answer(updateLeadSearch, ({ body }) => ({ ...own, ...body }) as typeof own);
  await openScreen('/app/leads/1', {
    ...{ as: 'salesman' as const, size: PHONE },
    answers: [searches, changed, answer(deleteLeadSearch, SUCCESS), ...leadServer().answers],
  });
  const section = page.getByRole('region', { name: t('title') });
  await expect.element(section.getByText(t('ownStaff'))).toBeVisible();
  await expect
    .element(section.getByRole('link', { name: t('action.showOf', { name: 'Miami' }) }))
    .toHaveAttribute('href', expect.stringMatching(/\/app\/listing\?.*city=Miami/));
  expectNoSidewaysScroll();
  await section.getByRole('button', { name: t('action.pauseOf', { name: 'By Ana' }) }).click();
  await expect.element(section.getByText(t('paused'), { exact: true })).toBeVisible();
  await section.getByRole('button', { name: t('action.removeOf', { name: 'Miami' }) }).click();
  await section.getByRole('button', { name: t('action.removeYes'), exact: true }).click();
  await expect.element(section.getByRole('heading', { name: 'Miami' })).not.toBeInTheDocument();
});
