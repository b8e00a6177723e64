import {
  getLeadRoom,
  listPurchases,
  type Purchase,
  startPurchase,
  updatePurchaseStep,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer, callsTo } from '~test/fake-api';
import { leadServer } from '~test/lead-server';
import { openScreen, PHONE } from '~test/open-screen';
import { fromNow, planLike, stepLike } from '~test/purchases';

const t = translatorFor('en', 'leadPurchase');
const steps = translatorFor('en', 'purchaseSteps');
const room = answer(getLeadRoom, {
  ...{ homes: [], last_seen_at: null, invited_at: null, has_address: true },
  mail_is_configured: true,
});
const section = () => page.getByRole('region', { name: t('title') });

test('a plan is started for a lead that said yes, by the way it buys', async () => {
  const plans: Purchase[] = [];
  const list = answer(listPurchases, () => plans);
  const started = answer(startPurchase, () => {
    plans.push(planLike());
    return planLike();
  });
  const { answers } = leadServer({ country: 'CO' });
  await openScreen('/app/leads/1', { as: 'salesman', answers: [room, list, started, ...answers] });
  await section()
    .getByRole('button', { name: t('start') })
    .click();
  await page.getByLabelText(t('form.address')).fill('660 Lemon St');
  await page.getByText(t('form.loan')).click();
  await expect.element(page.getByLabelText(t('form.timeZone'))).toHaveValue('America/Bogota');
  await expectNoViolationsInBothThemes();
  await page.getByRole('button', { name: t('form.create') }).click();
  await expect
    .poll(() => callsTo(startPurchase))
    .toMatchObject([
      {
        body: {
          ...{ address: '660 Lemon St', financing: 'loan', buyer: 'company' },
          ...{ country: 'CO', time_zone: 'America/Bogota', locale: 'es' },
        },
      },
    ]);
  await expect.element(section().getByText('660 Lemon St, Tampa, FL 33602')).toBeVisible();
});

test('staff see what is stuck, tick a step, and set a deadline on Miami’s clock', async () => {
  let plan: Purchase = planLike();
  const plans = answer(listPurchases, () => [plan]);
  const changed = answer(updatePurchaseStep, ({ params, body }) => {
    plan = {
      ...plan,
      steps: plan.steps.map((step) =>
        step.id === params.id
          ? {
              ...step,
              ...(body.due_at && { due_at: body.due_at }),
              status: body.status ?? step.status,
            }
          : step,
      ),
    };
    return plan;
  });
  const { answers } = leadServer();
  await openScreen('/app/leads/1', {
    as: 'salesman',
    size: PHONE,
    answers: [room, plans, changed, ...answers],
  });
  await expect.element(section().getByText(t('stuck', { count: 9 }))).toBeVisible();
  await expectNoViolationsInBothThemes();
  const bank = steps('step.bank.title');
  await section()
    .getByRole('button', { name: t('tick', { step: bank }) })
    .click();
  await expect
    .poll(() => callsTo(updatePurchaseStep))
    .toMatchObject([{ params: { id: 2 }, body: { status: 'done' } }]);
  await section().getByText(steps('step.offer.title'), { exact: true }).click();
  await page.getByLabelText(t('step.dueDate')).fill('2026-12-01');
  await page.getByLabelText(t('step.dueTime')).fill('17:00');
  await expect.element(page.getByText(/11:00 PM for the investor/)).toBeVisible();
  await expectNoViolationsInBothThemes();
  await page.getByRole('button', { name: t('step.save') }).click();
  await expect
    .poll(() => callsTo(updatePurchaseStep)[1])
    .toMatchObject({
      params: { id: 3 },
      body: { due_at: '2026-12-01T22:00:00.000Z' },
    });
});

test('with the keys a plan keeps its filings, in Spanish on a phone', async () => {
  const es = translatorFor('es', 'leadPurchase');
  const names = translatorFor('es', 'purchaseSteps');
  const report = { key: 'annual_report', phase: 'after' } as const;
  const filing = stepLike(9, { ...report, due_at: fromNow(120), filing_year: 2027 });
  const done = { status: 'done', done_at: fromNow(-1), done_by: 'Ana' } as const;
  const next = stepLike(10, { ...report, due_at: fromNow(485), filing_year: 2028 });
  const plan = planLike({ outcome: 'closed', ended_at: fromNow(-2), next_step_id: null });
  let shown = { ...plan, steps: [...plan.steps, filing] };
  const plans = answer(listPurchases, () => [shown]);
  const changed = answer(updatePurchaseStep, () => {
    shown = { ...plan, steps: [...plan.steps, { ...filing, ...done }, next] };
    return shown;
  });
  const { answers } = leadServer();
  await openScreen('/app/leads/1', {
    ...{ as: 'salesman', locale: 'es', size: PHONE },
    answers: [room, plans, changed, ...answers],
  });
  const plain = page.getByRole('region', { name: es('title') });
  await expect.element(plain.getByText(names('step.bank.title'))).not.toBeInTheDocument();
  const titled = (year: string) =>
    names('filing', { step: names('step.annual_report.title'), year });
  const tick = (year: string) =>
    plain.getByRole('button', { name: es('tick', { step: titled(year) }) });
  await tick('2027').click();
  await expect
    .poll(() => callsTo(updatePurchaseStep))
    .toMatchObject([{ params: { id: 9 }, body: { status: 'done' } }]);
  // That of the next year is not part of the way to the keys.
  await expect.element(tick('2028')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(plain.getByText(es('progress', { done: 1, total: 1 }))).toBeVisible();
  await plain.getByRole('button', { name: new RegExp(`^${titled('2028')}`) }).click();
  await expect.element(page.getByText(es('step.statusYearly'))).toBeVisible();
  await expectNoViolationsInBothThemes();
});
