import {
  type Dashboard,
  type DashboardCounts,
  getDashboard,
  getLeadSettings,
  type LeadSettings,
  listLeaders,
  listUsers,
  updateLeadSettings,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
const ui = translatorFor('en', 'ui');
const { leader, salesman } = PEOPLE;
const WON = { id: 4, name: 'Closed', role: 'salesman', order: 4 } as const;
const counts = (leads: number): DashboardCounts => ({
  leads,
  won: 1,
  contacted: leads - 1,
  minutes_to_contact: 90,
});

function figures(leads: number, owners = [leader, salesman]): Dashboard {
  return {
    now: counts(leads),
    before: counts(2),
    step: 'month',
    steps: [
      { from: '2026-01-01T05:00:00.000Z', leads: 1 },
      { from: '2026-02-01T05:00:00.000Z', leads: leads - 1 },
    ],
    by_source: [{ source: 'quiz', ...counts(leads) }],
    by_status: [{ status: WON, leads }],
    by_owner: owners.map(({ id, name }) => ({ user: { id, name }, ...counts(leads) })),
    won_statuses: [WON],
  };
}
const staff = answer(listUsers, [leader, salesman]);
const shown: Answer[] = [
  answer(getDashboard, ({ query: { to, user_id } }) => {
    if (to < '2002') return { ...figures(1), now: { ...counts(0), won: 0, contacted: 0 } };
    return user_id === undefined ? figures(5) : figures(3, [salesman]);
  }),
  staff,
];

function settingsServer(): Answer[] {
  let settings: LeadSettings = {
    turns: null,
    default_owner: { id: 1, name: PEOPLE.admin.name },
    won_status_ids: [WON.id],
    statuses: [WON],
  };
  return [
    answer(listLeaders, [{ id: leader.id, name: leader.name }]),
    answer(getLeadSettings, () => settings),
    answer(updateLeadSettings, ({ body: { leader_id, won_status_ids = [] } }) => {
      const next = [{ id: salesman.id, name: salesman.name }];
      const turns = leader_id ? { leader: { id: leader.id, name: leader.name }, next } : null;
      settings = { ...settings, turns, won_status_ids };
      return settings;
    }),
  ];
}

const choose = (name: string, value: string) =>
  page.getByLabelText(name, { exact: true }).selectOptions(value);
const rows = () => page.getByRole('table', { name: t('owner.title') }).getByRole('row');

test.each([
  ['phone', PHONE, expectNoViolations],
  ['desktop', { width: 1440, height: 900 }, expectNoViolationsInBothThemes],
])('on a %s a leader reads the team’s figures, by period and person', async (_, size, check) => {
  await openScreen('/app/dashboard', { as: 'leader', size, answers: shown });
  await expect.element(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
  await choose(t('filter.period'), 'year');
  await expect.element(page.getByText(/5 contacts arrived in this period/)).toBeVisible();
  await expect.element(page.getByText(/^Won means: Closed/)).toBeVisible();
  // Settings are for administrators.
  await expect.element(page.getByText(t('settings.title'))).not.toBeInTheDocument();
  await expect.poll(() => rows().elements().length).toBe(3);
  await page
    .getByRole('button', { name: ui('chart.showTable') })
    .first()
    .click();
  expectNoSidewaysScroll();
  await check();

  await choose(t('filter.owner'), salesman.name);
  await expect.poll(() => rows().elements().length).toBe(2);
  expect(callsTo(getDashboard).at(-1)?.query.user_id).toBe(salesman.id);

  await choose(t('filter.period'), 'own');
  await page.getByLabelText(t('filter.from'), { exact: true }).fill('2001-01-01');
  await page.getByLabelText(t('filter.to'), { exact: true }).fill('2001-01-31');
  await expect.element(page.getByText(t('empty.title'))).toBeVisible();
  expect(currentPath()).toMatch(/period=own.*from=2001-01-01.*to=2001-01-31/);
  await page.getByLabelText(t('filter.to'), { exact: true }).fill('2000-01-31');
  await expect.element(page.getByText(t('filter.backwards'))).toBeVisible();
});

test('an administrator sets in Spanish whose team gets leads in turn and what counts as won', async () => {
  const es = translatorFor('es', 'dashboard');
  await openScreen('/app/dashboard?period=year', {
    as: 'admin',
    locale: 'es',
    answers: [...settingsServer(), ...shown],
  });
  await expect.element(page.getByText(/en este período/).first()).toBeVisible();
  const save = async (team: string) => {
    await choose(es('settings.turns'), team);
    await page.getByRole('button', { name: es('settings.save') }).click();
  };
  const next = page.getByText(es('settings.next', { names: salesman.name }));
  await save(es('settings.team', { name: leader.name }));
  await expect.element(page.getByText(es('settings.saved'))).toBeVisible();
  await expect.element(next).toBeVisible();
  await page.getByRole('checkbox', { name: WON.name }).click();
  await expectNoViolationsInBothThemes();
  await save('');
  await expect.element(next).not.toBeInTheDocument();
  expect(callsTo(updateLeadSettings).map(({ body }) => body)).toEqual([
    { leader_id: leader.id, won_status_ids: [WON.id] },
    { leader_id: null, won_status_ids: [] },
  ]);
});

test('a salesman has no dashboard', async () => {
  await openScreen('/app/dashboard', { as: 'salesman' });
  await expect.element(page.getByRole('heading', { name: t('title') })).toBeVisible();
  await expect.element(page.getByText(ui('forbidden.title'))).toBeVisible();
  await expect.element(page.getByRole('link', { name: t('title') })).not.toBeInTheDocument();
  await expect.element(page.getByText(t('metric.leads'))).not.toBeInTheDocument();
});

test('an open dashboard counts a new contact', async () => {
  const live = liveStream();
  await openScreen('/app/dashboard', { as: 'leader', answers: [live.answer, ...shown] });
  await expect.element(page.getByText(/5 contacts arrived/)).toBeVisible();
  setAnswers([answer(getDashboard, figures(6))]);
  live.send({ kind: 'created', lead_id: 9, user_id: 3, lead_status_id: 1, version: 1 });
  await expect.element(page.getByText(/6 contacts arrived/)).toBeVisible();
});

test('figures that cannot be read say so, and a second try shows them', async () => {
  await openScreen('/app/dashboard', {
    as: 'leader',
    answers: [refuse(getDashboard, 'internal'), staff],
  });
  await expect.element(page.getByText(t('error'))).toBeVisible();
  setAnswers(shown);
  await page.getByRole('button', { name: ui('error.retry') }).click();
  await expect.element(page.getByText(/5 contacts arrived/)).toBeVisible();
});
