import {
  getLeadSettings,
  getReplyMailbox,
  type LeadSettings,
  listLeaders,
  listLostReasons,
  saveLostReasons,
  updateLeadSettings,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { type Answer, answer, callsTo, setAnswers } from '~test/fake-api';
import { currentPath, openScreen, PHONE, reopenScreen } from '~test/open-screen';
import { PEOPLE } from '~test/people';

const { leader, salesman } = PEOPLE;
const WON = { id: 6, name: 'Closed', role: 'salesman' as const, order: 6 };

function settingsServer(): Answer[] {
  let settings: LeadSettings = {
    turns: null,
    default_owner: { id: 1, name: PEOPLE.admin.name },
    won_status_ids: [WON.id],
    lost_status_ids: [],
    statuses: [WON],
  };
  return [
    answer(listLeaders, [{ id: leader.id, name: leader.name }]),
    answer(getLeadSettings, () => settings),
    answer(updateLeadSettings, ({ body: { leader_id, won_status_ids } }) => {
      const next = [{ id: salesman.id, name: salesman.name }];
      if (leader_id !== undefined)
        settings = {
          ...settings,
          turns: leader_id ? { leader: { id: leader.id, name: leader.name }, next } : null,
        };
      if (won_status_ids) settings = { ...settings, won_status_ids };
      return settings;
    }),
  ];
}

test('an administrator sets in Spanish whose team gets leads in turn and what counts as won', async () => {
  const es = translatorFor('es', 'settings');
  await openScreen('/app/settings', { as: 'admin', locale: 'es', answers: settingsServer() });
  await expect.poll(currentPath).toBe('/app/settings/assignment');
  const save = () => page.getByRole('button', { name: es('save') }).click();
  const team = page.getByLabelText(es('assignment.turns'), { exact: true });
  const next = page.getByText(es('assignment.next', { names: salesman.name }));
  await team.selectOptions(es('assignment.team', { name: leader.name }));
  await save();
  await expect.element(page.getByText(es('saved'))).toBeVisible();
  await expect.element(next).toBeVisible();
  await expectNoViolationsInBothThemes();
  await team.selectOptions('');
  await save();
  await expect.element(next).not.toBeInTheDocument();

  await page.getByRole('link', { name: es('nav.outcomes') }).click();
  await page
    .getByRole('group', { name: es('outcomes.won') })
    .getByRole('checkbox', { name: WON.name })
    .click();
  await expectNoViolationsInBothThemes();
  await save();
  await expect
    .poll(() => callsTo(updateLeadSettings).map(({ body }) => body))
    .toEqual([
      { leader_id: leader.id },
      { leader_id: null },
      { won_status_ids: [], lost_status_ids: [] },
    ]);
});

test('settings fit a phone, and are only for administrators', async () => {
  const ui = translatorFor('en', 'ui');
  await openScreen('/app/settings/outcomes', {
    as: 'admin',
    size: PHONE,
    answers: settingsServer(),
  });
  await expect.element(page.getByRole('checkbox', { name: WON.name }).first()).toBeChecked();
  expectNoSidewaysScroll();
  await openScreen('/app/settings/outcomes', { as: 'leader' });
  await expect.element(page.getByText(ui('forbidden.title'))).toBeVisible();
});

test('an administrator edits the reasons for losing: names, order, and which are offered', async () => {
  const t = translatorFor('en', 'settings');
  const reason = (id: number, name: string) => ({
    id,
    name,
    name_es: `${name} es`,
    is_active: true,
  });
  await openScreen('/app/settings/reasons', {
    as: 'admin',
    answers: [
      answer(listLostReasons, [reason(1, 'No answer'), reason(2, 'Not now')]),
      answer(saveLostReasons, ({ body }) =>
        body.reasons.map((row, i) => ({ ...row, id: row.id ?? i + 10 })),
      ),
      ...settingsServer(),
    ],
  });
  await page.getByRole('button', { name: t('reasons.up', { name: 'Not now' }) }).click();
  await page.getByRole('checkbox', { name: t('reasons.activeOf', { name: 'No answer' }) }).click();
  await page.getByRole('button', { name: t('reasons.add') }).click();
  await page.getByLabelText(t('reasons.name')).last().fill('Visa');
  await page.getByLabelText(t('reasons.nameEs')).last().fill('Visado');
  await expectNoViolationsInBothThemes();
  await page.getByRole('button', { name: t('save') }).click();
  await expect.element(page.getByText(t('saved'))).toBeVisible();
  expect(callsTo(saveLostReasons)[0]?.body.reasons).toEqual([
    reason(2, 'Not now'),
    { ...reason(1, 'No answer'), is_active: false },
    { name: 'Visa', name_es: 'Visado', is_active: true },
  ]);
});

test('an administrator sees whether replies by email arrive, and what the mail server said if not', async () => {
  const t = translatorFor('en', 'settings');
  const mailbox = {
    ...{ address: 'replies@alpha.test', read_at: '2026-03-01T10:00:00.000Z' },
    ...{ failing_since: null, error: null, matched: 12, bounced: 1, unmatched: 3, ignored: 2 },
  };
  await openScreen('/app/settings/replies', {
    as: 'admin',
    answers: [answer(getReplyMailbox, mailbox), ...settingsServer()],
  });
  await expect.element(page.getByText('replies@alpha.test')).toBeVisible();
  await expect.element(page.getByText('12', { exact: true })).toBeVisible();
  const error = 'Invalid credentials';
  const failing = { ...mailbox, failing_since: '2026-03-01T10:00:00.000Z', error };
  setAnswers([answer(getReplyMailbox, failing)]);
  reopenScreen();
  await expect.element(page.getByRole('alert').getByText(error)).toBeVisible();
  await expectNoViolationsInBothThemes();
  setAnswers([answer(getReplyMailbox, { ...mailbox, address: null })]);
  reopenScreen();
  await expect.element(page.getByText(t('replies.none'))).toBeVisible();
});

test('on a phone the tab of the page is in view', async () => {
  await openScreen('/app/settings/replies', {
    as: 'admin',
    size: PHONE,
    answers: [
      answer(getReplyMailbox, {
        ...{ address: null, read_at: null, failing_since: null, error: null },
        ...{ matched: 0, bounced: 0, unmatched: 0, ignored: 0 },
      }),
      ...settingsServer(),
    ],
  });
  const tab = page.getByRole('link', { name: translatorFor('en', 'settings')('nav.replies') });
  await expect.element(tab).toBeVisible();
  await expect
    .poll(() => tab.element().getBoundingClientRect().right)
    .toBeLessThanOrEqual(PHONE.width);
  expect(tab.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
});
