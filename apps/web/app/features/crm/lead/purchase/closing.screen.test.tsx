import {
  closePurchase,
  getLeadRoom,
  listPurchases,
  type Purchase,
  proposeClosing,
  reopenClosing,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer, callsTo } from '~test/fake-api';
import { leadServer } from '~test/lead-server';
import { openScreen, PHONE } from '~test/open-screen';
import { fromNow, planLike, stepLike } from '~test/purchases';

const t = translatorFor('en', 'leadPurchase');
const home = translatorFor('en', 'ownedHomes');
const steps = translatorFor('en', 'purchaseSteps');
const room = answer(getLeadRoom, {
  ...{ homes: [], last_seen_at: null, invited_at: null, has_address: true },
  mail_is_configured: true,
});
const section = () => page.getByRole('region', { name: t('title') });
const tick = () =>
  section().getByRole('button', { name: t('tick', { step: steps('step.closing.title') }) });

const done = { status: 'done', done_at: fromNow(-30), done_by: 'Sofía Lareda' } as const;
const closingStep = stepLike(4, { key: 'closing', phase: 'sign', who: 'title', after: [3] });
const OPEN = planLike({
  ...{ property_id: 7, financing: 'loan', next_step_id: 4 },
  steps: [
    stepLike(1, { key: 'company', who: 'attorney', ...done }),
    stepLike(2, { ...done }),
    stepLike(3, { key: 'offer', phase: 'offer', who: 'curator', ...done }),
    { ...closingStep, ready_at: fromNow(-2) },
  ],
});
const CLOSED: Purchase = {
  ...{ ...OPEN, owned_home_id: 5, next_step_id: null, closing: null },
  steps: [...OPEN.steps.slice(0, 3), { ...closingStep, ...done }],
};
const terms = {
  ...{ price_cents: 31_234_500, closing_costs_cents: 624_690, down_payment_cents: 10_932_075 },
  ...{ rate_percent: 7.25, loan_years: 30 },
};
const proposal = (has: object = {}) =>
  answer(proposeClosing, { closed_on: '2026-11-02', terms, has_entries: false, ...has });

function withPlan(plan: Purchase) {
  const { answers } = leadServer();
  return [room, answer(listPurchases, [plan]), ...answers];
}

test('the closing is confirmed with day, price and loan from the plan; then the bought home is linked', async () => {
  // As the server keeps it: the page reads it again.
  let stored = OPEN;
  const plans = answer(listPurchases, () => [stored]);
  const closed = answer(closePurchase, () => {
    stored = CLOSED;
    return CLOSED;
  });
  await openScreen('/app/leads/1', {
    ...{ as: 'salesman', size: PHONE },
    answers: [room, plans, proposal(), closed, ...leadServer().answers],
  });
  await tick().click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByLabelText(home('buy.price'))).toHaveValue('312345');
  await expect.element(dialog.getByLabelText(home('buy.date'))).toHaveValue('2026-11-02');
  await expect.element(dialog.getByLabelText(home('buy.rate'))).toHaveValue('7.25');
  await expectNoViolationsInBothThemes();
  expectNoSidewaysScroll();
  await dialog.getByLabelText(home('buy.costs')).fill('999999');
  await dialog.getByRole('button', { name: t('keys.save') }).click();
  await expect.element(dialog.getByText(home('buy.costsWrong'))).toBeVisible();
  await dialog.getByLabelText(home('buy.costs')).fill('6,500.50');
  await dialog.getByRole('button', { name: t('keys.save') }).click();
  await expect
    .poll(() => callsTo(closePurchase))
    .toEqual([
      {
        params: { id: OPEN.id },
        body: { closed_on: '2026-11-02', terms: { ...terms, closing_costs_cents: 650_050 } },
      },
    ]);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .element(section().getByRole('link', { name: t('keys.home') }))
    .toHaveAttribute('href', '#owned-home-5');
});

test('of a plan without a listing only the day is asked, and nothing is frozen', async () => {
  const closed = answer(closePurchase, { ...CLOSED, owned_home_id: null });
  await openScreen('/app/leads/1', {
    as: 'salesman',
    answers: [proposal({ terms: null }), closed, ...withPlan({ ...OPEN, property_id: null })],
  });
  await tick().click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(t('keys.noListing'))).toBeVisible();
  expect(dialog.getByLabelText(home('buy.price')).elements()).toEqual([]);
  await dialog.getByRole('button', { name: t('keys.save') }).click();
  await expect
    .poll(() => callsTo(closePurchase))
    .toMatchObject([{ body: { closed_on: '2026-11-02', terms: null } }]);
});

test.each([
  { hasEntries: false, text: t('reopen.text'), button: t('reopen.withHome'), removes: true },
  { hasEntries: true, text: t('reopen.kept'), button: t('reopen.only'), removes: false },
])(
  'a closing by mistake is opened again; the home goes with it only without amounts: $hasEntries',
  async ({ hasEntries, text, button, removes }) => {
    const opened = answer(reopenClosing, OPEN);
    await openScreen('/app/leads/1', {
      as: 'salesman',
      answers: [proposal({ terms: null, has_entries: hasEntries }), opened, ...withPlan(CLOSED)],
    });
    // Phases that are done are one line each.
    await expect.element(section().getByText(steps('phase.sign'), { exact: true })).toBeVisible();
    expect(tick().elements()).toEqual([]);
    const lines = section().getByText(t('progress', { done: 1, total: 1 }));
    lines.elements().at(-1)?.closest('summary')?.click();
    await tick().click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText(text)).toBeVisible();
    await expectNoViolationsInBothThemes();
    await dialog.getByRole('button', { name: button }).click();
    await expect
      .poll(() => callsTo(reopenClosing))
      .toEqual([{ params: { id: CLOSED.id }, body: { remove_home: removes } }]);
  },
);
