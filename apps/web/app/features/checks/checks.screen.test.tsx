import {
  correctPropertyCheck,
  decidePropertyChecks,
  listPropertyChecks,
  type PropertyCheck,
  reopenPropertyChecks,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer, callsTo, SUCCESS, setAnswers } from '~test/fake-api';
import { openScreen, PHONE } from '~test/open-screen';

const t = translatorFor('en', 'checks');
const es = translatorFor('es', 'checks');

const check = (id: number, more: Partial<PropertyCheck> = {}): PropertyCheck => ({
  ...{ property_id: id, address: `${id} Lake Ave`, city: 'Orlando', state: 'FL', zip: '32801' },
  ...{ type: 'condo', list_price: 190_000, rent_monthly: 9_000, rent_stated: 9_000 },
  ...{ hoa_monthly: null, total_roi: 709, check_state: 'open', opened_at: '2026-11-01T12:00:00Z' },
  ...{ decided_at: null, decided_by: null, note: null, decided_figures: null },
  ...{ corrected_rent: null, corrected_hoa: null },
  reasons: [
    {
      code: 'rent_high',
      value: 9_000,
      usual: 1_140,
      times: 7.89,
      place: 'Orlando, FL',
      count: 212,
    },
    { code: 'cap_rate', value: 44, usual: 14, times: null, place: null, count: null },
    { code: 'hoa_unknown', value: null, usual: null, times: null, place: null, count: null },
  ],
  ...more,
});
const pageWith = (data: PropertyCheck[]) => ({
  ...{ data, total: data.length, cities: ['Orlando, FL'] },
  counts: { open: data.length, confirmed: 4, corrected: 0, left_out: 1 },
});
const nameOf = (id: number) => `${id} Lake Ave, Orlando, FL 32801`;

test('a leader reads the reasons, confirms several and takes it back', async () => {
  await openScreen('/app/settings/checks', {
    as: 'leader',
    answers: [
      answer(listPropertyChecks, pageWith([check(1), check(2), check(3)])),
      answer(decidePropertyChecks, ({ body }) => ({ decided: body.ids })),
      answer(reopenPropertyChecks, ({ body }) => ({ reopened: body.ids })),
    ],
  });
  const rent =
    'The rent of $9,000 a month is 7.9 times what is usual at its price ($1,140), compared with 212 listings of its kind in Orlando, FL.';
  await expect.element(page.getByText(rent).first()).toBeVisible();
  await expect
    .element(page.getByText('The cap rate is 44%. Above 14% is rare.').first())
    .toBeVisible();
  await expectNoViolationsInBothThemes();
  // By keyboard: the first box, then the button that appears.
  page
    .getByLabelText(t('select', { address: nameOf(1) }))
    .element()
    .focus();
  await userEvent.keyboard(' ');
  await page.getByLabelText(t('select', { address: nameOf(3) })).click({ force: true });
  await expect.element(page.getByText(t('selected', { count: 2 }))).toBeVisible();
  const confirm = page.getByRole('button', { name: t('confirm'), exact: true });
  confirm.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => callsTo(decidePropertyChecks)[0]?.body)
    .toEqual({ ids: [1, 3], verdict: 'confirmed' });
  await page.getByRole('button', { name: t('undo') }).click();
  await expect.poll(() => callsTo(reopenPropertyChecks)[0]?.body).toEqual({ ids: [1, 3] });
});

test('own figures are entered in Spanish on a phone', async () => {
  await openScreen('/app/settings/checks', {
    as: 'admin',
    locale: 'es',
    size: PHONE,
    answers: [
      answer(listPropertyChecks, pageWith([check(1)])),
      answer(correctPropertyCheck, SUCCESS),
    ],
  });
  await page.getByRole('button', { name: es('correctOf', { address: nameOf(1) }) }).click();
  const dialog = page.getByRole('dialog', { name: es('form.title') });
  const save = dialog.getByRole('button', { name: es('form.save') });
  await save.click();
  await expect.element(dialog.getByText(es('form.required'))).toBeVisible();
  await dialog.getByLabelText(es('form.rent')).fill('1,150');
  await dialog.getByLabelText(es('form.hoa')).fill('x');
  await save.click();
  await expect.element(dialog.getByText(es('form.wrong'))).toBeVisible();
  await dialog.getByLabelText(es('form.hoa')).fill('380.50');
  await expectNoViolationsInBothThemes();
  await save.click();
  await expect
    .poll(() => callsTo(correctPropertyCheck)[0])
    .toMatchObject({ params: { id: 1 }, body: { rent_monthly: 1_150, hoa_monthly: 380.5 } });
  expectNoSidewaysScroll();
});

test('filters are in the address; without anything to check the page says so', async () => {
  await openScreen('/app/settings/checks', {
    as: 'admin',
    answers: [answer(listPropertyChecks, pageWith([check(1)]))],
  });
  await page.getByLabelText(t('reason')).selectOptions('cap_rate');
  await expect
    .poll(() => callsTo(listPropertyChecks).at(-1)?.query)
    .toMatchObject({
      reason: 'cap_rate',
      state: 'open',
    });
  setAnswers([answer(listPropertyChecks, pageWith([]))]);
  await page.getByLabelText(t('city')).selectOptions('Orlando, FL');
  await expect.element(page.getByText(t('empty.filtered'))).toBeVisible();
});

test('an open check says what was decided before', async () => {
  const figures = { price: 190_000, rent: 4_000, hoa: null, sqft: 800 };
  await openScreen('/app/settings/checks', {
    as: 'admin',
    answers: [
      answer(
        listPropertyChecks,
        pageWith([check(1, { decided_at: '2026-05-03T12:00:00Z', decided_figures: figures })]),
      ),
    ],
  });
  await expect.element(page.getByText(/since then a figure has changed.*\$4,000/)).toBeVisible();
});
