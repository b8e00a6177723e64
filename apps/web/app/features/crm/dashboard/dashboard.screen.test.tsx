import {
  type Cohort,
  type Dashboard,
  type DashboardPeriod,
  type DashboardPerson,
  getDashboard,
  listCampaignCosts,
  listCampaigns,
  listCohorts,
  listDashboardPeople,
  listDashboardWork,
  listLeads,
  listLeadViews,
  listLostReasons,
  listStatuses,
  listUsers,
  saveCampaignCosts,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  expectNoSidewaysScroll,
  expectNoViolations,
  expectNoViolationsInBothThemes,
} from '~test/accessibility';
import { type Answer, answer, callsTo, refuse, setAnswers } from '~test/fake-api';
import { liveStream } from '~test/live';
import { currentPath, openScreen, PHONE } from '~test/open-screen';
import { PEOPLE } from '~test/people';

const t = translatorFor('en', 'dashboard');
const contacts = translatorFor('en', 'contacts');
const ui = translatorFor('en', 'ui');
const { leader, salesman } = PEOPLE;
const CLOSED = { id: 6, name: 'Closed', role: 'salesman', order: 6 } as const;
const OFFER = { id: 5, name: 'Offer made', role: 'salesman', order: 5 } as const;

const period = (arrived: number, won = 3): DashboardPeriod => ({
  ...{ arrived, responded: arrived - 1, minutes_median: 90, minutes_p90: 600 },
  ...{ won, won_value: won * 100_000, lost: 2, lost_value: 150_000 },
});

function figures(arrived: number): Dashboard {
  const stage = { leads: 4, value: 400_000, weighted: 320_000, idle: 2 };
  return {
    ...{ now: period(arrived), before: period(2, 1), step: 'day' },
    steps: [
      { from: '2026-01-01T05:00:00.000Z', arrived: 1, won: 0, won_value: 0 },
      { from: '2026-01-02T05:00:00.000Z', arrived: arrived - 1, won: 3, won_value: 300_000 },
    ],
    by_source: [{ source: 'quiz', arrived }],
    lost_reasons: [
      { reason: { id: 7, name: 'Budget' }, lost: 1, value: 100_000 },
      { reason: null, lost: 1, value: 50_000 },
    ],
    pipeline: [{ ...stage, status: OFFER, chance_percent: 80 }],
    open: { ...stage, waiting: 1 },
    ...{ won_statuses: [CLOSED], lost_statuses: [] },
  };
}

const person = ({ id, name }: { id: number; name: string }, overdue: number): DashboardPerson => ({
  ...{ user: { id, name }, arrived: 4, responded: 3, minutes_median: 45, minutes_p90: 300 },
  ...{ won: 1, won_value: 90_000, calls: 6, messages: 2, notes: 0, moves: 5 },
  ...{ open: 9, waiting: 0, idle: 1, overdue },
});
const QUIZ = { source: 'instagram', medium: 'paid', campaign: 'investor-quiz' };
const quiz = (cost: number | null) => ({ ...QUIZ, leads: 10, won: 2, won_value: 200_000, cost });
const COHORT: Cohort = {
  ...{ from: '2026-01-01T05:00:00.000Z', to: '2026-02-01T05:00:00.000Z' },
  ...{ arrived: 10, won: 2, lost: 3, open: 5 },
  after: [{ days: 30, won: 1, lost: 2, open: 7 }, null, null],
};
const staff = answer(listUsers, [leader, salesman]);
const shown: Answer[] = [
  answer(getDashboard, ({ query: { user_id } }) => figures(user_id === undefined ? 5 : 3)),
  answer(listDashboardPeople, [person(salesman, 4), person(leader, 0)]),
  answer(listCampaigns, ({ query: { user_id } }) => [quiz(user_id === undefined ? 3_000 : null)]),
  answer(listCohorts, [COHORT]),
  staff,
];

const choose = (name: string, value: string) =>
  page.getByLabelText(name, { exact: true }).selectOptions(value);
const table = (name: string) => page.getByRole('table', { name });

test.each([
  ['phone', PHONE, expectNoViolations],
  ['desktop', { width: 1440, height: 900 }, expectNoViolationsInBothThemes],
])('on a %s a leader reads the answers, by period and person', async (_, size, check) => {
  await openScreen('/app/dashboard', { as: 'leader', size, answers: shown });
  await expect.element(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
  const answers = page.getByRole('list', { name: t('answers.label') });
  await expect.element(answers.getByText(/3 sales worth \$300k, 2 more than/)).toBeVisible();
  await expect.element(answers.getByText(/2 of them in “Offer made”/)).toBeVisible();
  await expect.element(answers.getByText(`${salesman.name}: 4 overdue tasks.`)).toBeVisible();
  await expect.element(page.getByText(/Won means: Closed/)).toBeVisible();
  expectNoSidewaysScroll();
  await check();

  await choose(t('filter.owner'), salesman.name);
  await expect.poll(() => callsTo(getDashboard).at(-1)?.query.user_id).toBe(salesman.id);
  await choose(t('filter.period'), 'own');
  await page.getByLabelText(t('filter.from'), { exact: true }).fill('2001-01-01');
  await page.getByLabelText(t('filter.to'), { exact: true }).fill('2001-01-31');
  await expect.poll(currentPath).toMatch(/period=own.*from=2001-01-01.*to=2001-01-31/);
  await page.getByLabelText(t('filter.to'), { exact: true }).fill('2000-01-31');
  await expect.element(page.getByText(t('filter.backwards'))).toBeVisible();
});

test('a figure opens the list behind it, with what no list can show', async () => {
  await openScreen('/app/dashboard', {
    as: 'leader',
    answers: [
      ...shown,
      answer(listLeads, { data: [], total: 0, erased: 1 }),
      answer(listLeadViews, []),
      answer(listStatuses, []),
      answer(listLostReasons, []),
    ],
  });
  await page.getByRole('link', { name: new RegExp(t('metric.lostLabel', { lost: 2 })) }).click();
  await expect
    .element(page.getByText(new RegExp(contacts('lead.erased', { erased: 1 }))))
    .toBeVisible();
  const asked = callsTo(listLeads).at(-1)?.query;
  expect(asked).toMatchObject({ outcome: 'lost' });
  expect(Date.parse(asked?.moved_from ?? '')).toBeLessThan(Date.parse(asked?.moved_to ?? ''));
  const chip = new RegExp(`^${contacts('filter.remove', { name: contacts('filter.outcome') })}`);
  await expect.element(page.getByRole('button', { name: chip })).toBeVisible();
});

test('a comparison, a bar and its row in the table open the list of their own days', async () => {
  const lists = [
    ...[answer(listLeads, { data: [], total: 0 }), answer(listLeadViews, [])],
    ...[answer(listStatuses, []), answer(listLostReasons, [])],
  ];
  await openScreen('/app/dashboard', { as: 'leader', answers: [...shown, ...lists] });
  const earlier = page.getByRole('link', {
    name: new RegExp(`^${t('metric.before', { value: '2', choice: 'month' })}`),
  });
  await expect
    .element(earlier.first())
    .toHaveAttribute('href', expect.stringMatching(/outcome=lost/));
  const chart = page.getByRole('figure').filter({ hasText: t('chart.arrived', { arrived: 5 }) });
  await chart.getByRole('button', { name: ui('chart.showTable') }).click();
  const row = chart.getByRole('row').last().getByRole('link');
  await expect
    .element(row)
    .toHaveAttribute('href', expect.stringMatching(/created_from=2026-01-02T05/));
  // By keyboard, as the chart is read.
  const steps = chart.getByRole('slider').element() as HTMLElement;
  steps.focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.poll(currentPath).toMatch(/contacts.*created_from=2026-01-02T05/);
});

test('values, forecasts and response times open their lists too', async () => {
  await openScreen('/app/dashboard', { as: 'leader', answers: shown });
  const offers = { leads: 4, status: OFFER.name };
  const name = t('campaigns.name', QUIZ);
  const lists = [
    [t('pipeline.valueLabel', offers), `outcome=open&lead_status_id=${OFFER.id}`],
    [t('pipeline.forecastLabel', offers), `outcome=open&lead_status_id=${OFFER.id}`],
    [t('campaigns.valueLabel', { won: 2, name }), 'outcome=won'],
    [t('people.responseLabel', { name: salesman.name, responded: 3 }), `user_id=${salesman.id}`],
  ] as const;
  for (const [label, list] of lists) {
    const link = page.getByRole('link', { name: new RegExp(label) });
    await expect.element(link.first()).toHaveAttribute('href', expect.stringContaining(list));
  }
  // The median and the time of nine in ten.
  await expect
    .element(page.getByRole('link', { name: new RegExp(lists[3][0]) }).nth(1))
    .toBeVisible();
});

test('activity opens the entries behind it', async () => {
  const work = {
    ...{ id: 1, at: '2026-01-03T15:00:00.000Z', person: { id: 3, name: salesman.name } },
    ...{ lead: { id: 12, name: 'Paola Díaz' }, body: 'Wants two bedrooms' },
  };
  const hidden = { ...work, id: 2, lead: null, body: null };
  await openScreen('/app/dashboard', {
    as: 'leader',
    answers: [...shown, answer(listDashboardWork, { data: [work, hidden], total: 2 })],
  });
  const cell = { name: salesman.name, what: t('column.calls'), value: '6' };
  await page.getByRole('link', { name: new RegExp(t('people.label', cell)) }).click();
  await expect.element(page.getByRole('link', { name: 'Paola Díaz' })).toBeVisible();
  await expect.element(page.getByText('Wants two bedrooms')).toBeVisible();
  await expect.element(page.getByText(t('work.hidden'))).toBeVisible();
  expect(callsTo(listDashboardWork).at(-1)?.query).toMatchObject({ kind: 'call', user_id: 3 });
  await expectNoViolations();
});

test('an administrator enters what a campaign cost', async () => {
  await openScreen('/app/dashboard', {
    as: 'admin',
    answers: [
      ...shown,
      answer(listCampaignCosts, [{ month: '2020-01', amount: 5 }]),
      answer(saveCampaignCosts, []),
    ],
  });
  await expect.element(table(t('campaigns.title')).getByText('$300')).toBeVisible();
  const name = t('campaigns.name', QUIZ);
  await page.getByRole('button', { name: t('campaigns.edit', { name }) }).click();
  const [first] = page.getByRole('dialog').getByRole('textbox').all();
  await first?.fill('one thousand');
  await page.getByRole('button', { name: t('costs.save') }).click();
  await expect.element(page.getByText(t('costs.invalid'))).toBeVisible();
  expect(callsTo(saveCampaignCosts)).toHaveLength(0);
  await first?.fill('1,200.50');
  await expectNoViolations();
  await page.getByRole('button', { name: t('costs.save') }).click();
  await expect.element(page.getByText(t('costs.saved'))).toBeVisible();
  const now = new Date();
  const month = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
  expect(callsTo(saveCampaignCosts)[0]?.body).toEqual({
    ...QUIZ,
    costs: [{ month, amount: 1_200.5 }],
  });
});

test('a salesman sees the own figures, without costs and without a choice of people', async () => {
  await openScreen('/app/dashboard', { as: 'salesman', answers: shown });
  await expect.element(page.getByText(t('scope.own'))).toBeVisible();
  await expect.element(table(t('campaigns.title'))).toBeVisible();
  await expect.element(page.getByText(t('column.perSale'))).not.toBeInTheDocument();
  await expect.element(page.getByLabelText(t('filter.owner'))).not.toBeInTheDocument();
});

test('months of arrival are a view of their own, and what is too young is not zero', async () => {
  await openScreen('/app/dashboard', { as: 'leader', answers: shown });
  const months = table(t('cohorts.title'));
  await expect.element(months.getByText('20%')).toBeVisible();
  await page.getByText(t('cohorts.days', { days: 30 }), { exact: true }).click();
  await expect.element(months.getByText('70%')).toBeVisible();
  await page.getByText(t('cohorts.days', { days: 60 }), { exact: true }).click();
  await expect.element(months.getByText(t('cohorts.tooYoung')).first()).toBeVisible();
});

test('an open dashboard counts a new contact', async () => {
  const live = liveStream();
  await openScreen('/app/dashboard', { as: 'leader', answers: [live.answer, ...shown] });
  await expect.element(page.getByText('5 new contacts')).toBeVisible();
  setAnswers([answer(getDashboard, figures(6))]);
  live.send({ kind: 'created', lead_id: 9, user_id: 3, lead_status_id: 1, version: 1 });
  await expect.element(page.getByText('6 new contacts')).toBeVisible();
});

test('figures that cannot be read say so, and a second try shows them', async () => {
  await openScreen('/app/dashboard', {
    as: 'leader',
    answers: [refuse(getDashboard, 'internal'), ...shown.slice(1)],
  });
  await expect.element(page.getByText(t('error'))).toBeVisible();
  setAnswers(shown);
  await page.getByRole('button', { name: ui('error.retry') }).click();
  await expect.element(page.getByText('5 new contacts')).toBeVisible();
});
