import {
  type AuditEntry,
  exportAudit,
  listAudit,
  listAuditActors,
  listUsers,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoViolationsInBothThemes } from '~test/accessibility';
import { catchDownloads } from '~test/downloads';
import { answer, callsTo, refuse, setAnswers } from '~test/fake-api';
import { currentPath, openScreen, PHONE, reopenScreen } from '~test/open-screen';
import { PEOPLE } from '~test/people';

const t = translatorFor('en', 'audit');
const ui = translatorFor('en', 'ui');

const signIn: AuditEntry = {
  id: 1,
  at: '2026-03-01T10:00:00.000Z',
  actor_id: 1,
  actor_name: 'Helena Brandt',
  action: 'sign_in',
  target_type: null,
  target_id: null,
  ip: '10.0.0.1',
  data: {},
  leads: [],
};
const moved: AuditEntry = {
  ...{ ...signIn, id: 3, action: 'lead.moved', target_type: 'lead', target_id: '7' },
  data: { from: 'New', to: 'Contacted' },
  leads: [{ id: 7, name: 'Ana Ruiz', is_shown: true }],
};
const edited: AuditEntry = {
  ...{ ...signIn, id: 4, action: 'lead.updated', target_type: 'lead', target_id: '8' },
  data: { changed: ['phone', 'initial_payment'] },
  leads: [{ id: 8, name: null, is_shown: false }],
};
const many: AuditEntry = {
  ...{ ...signIn, id: 5, action: 'lead.bulk_assigned' },
  data: { count: 40, owner: 'Sofía Lareda', lead_ids: '1-40' },
  leads: [1, 2, 3, 4, 5].map((id) => ({ id, name: `Lead ${id}`, is_shown: true })),
};
const found = [
  answer(listAudit, { data: [signIn], total: 1 }),
  answer(listAuditActors, [{ id: 1, name: PEOPLE.admin.name }]),
];
const nothing = answer(listAudit, { data: [], total: 0 });

test('a day without entries says so, and so does a period that ends before it begins', async () => {
  await openScreen('/app/audit?to=2001-01-01', { as: 'admin', answers: [nothing, ...found] });
  await expect.element(page.getByText(t('empty.title'))).toBeVisible();
  await expect.element(page.getByText(t('empty.text'))).toBeVisible();
  await page.getByLabelText(t('filter.from'), { exact: true }).fill('2026-02-02');
  await expect.element(page.getByText(t('empty.backwards'))).toBeVisible();
});

test('filters are in the URL and the request; clearing them requests everything', async () => {
  await openScreen('/app/audit', { as: 'admin', answers: found });
  await page.getByLabelText(t('filter.actor'), { exact: true }).selectOptions(PEOPLE.admin.name);
  await page.getByLabelText(t('filter.action'), { exact: true }).selectOptions(t('action.sign_in'));
  await expect
    .poll(() => callsTo(listAudit).at(-1)?.query)
    .toMatchObject({
      actor_id: 1,
      action: 'sign_in',
    });
  expect(currentPath()).toMatch(/action=sign_in/);
  await page.getByRole('button', { name: t('filter.clear') }).click();
  await expect.poll(currentPath).toBe('/app/audit');
});

test('an administrator finds an entry by person, action and day, and exports what was found', async () => {
  const files = catchDownloads();
  const csv = 'id,action\n1,sign_in\n';
  const exported = answer(exportAudit, () => {
    const entry = { ...signIn, id: 2, action: 'audit.exported' };
    setAnswers([answer(listAudit, { data: [entry, signIn], total: 2 })]);
    return new Response(csv);
  });
  const staff = answer(listUsers, { data: [PEOPLE.admin], total: 1 });
  await openScreen('/app/users', { as: 'admin', answers: [exported, staff, ...found] });
  await page.getByRole('link', { name: t('title') }).click();
  await expect.poll(currentPath).toBe('/app/audit');
  await page.getByLabelText(t('filter.actor'), { exact: true }).selectOptions(PEOPLE.admin.name);
  await page.getByLabelText(t('filter.action'), { exact: true }).selectOptions(t('action.sign_in'));
  await page.getByLabelText(t('filter.from'), { exact: true }).fill('2026-03-01');
  await page.getByLabelText(t('filter.to'), { exact: true }).fill('2026-03-01');
  await expect.poll(currentPath).toMatch(/action=sign_in.*from=2026-03-01.*to=2026-03-01/);
  const first = page.getByRole('table').getByRole('row').nth(1);
  await expect.element(first).toMatchTextContent('Helena Brandt');
  await expect.element(first).toMatchTextContent(t('action.sign_in'));
  reopenScreen();
  await expect
    .element(page.getByLabelText(t('filter.to'), { exact: true }))
    .toHaveValue('2026-03-01');
  await expect.element(first).toMatchTextContent(t('action.sign_in'));

  await page.getByRole('button', { name: t('export') }).click();
  await expect.poll(() => files).toEqual([{ name: 'audit-log.csv', text: csv }]);
  expect(callsTo(exportAudit)[0]?.query).toMatchObject({ actor_id: 1, action: 'sign_in' });
  // The export is itself an entry.
  await page.getByRole('button', { name: t('filter.clear') }).click();
  await expect.poll(currentPath).toBe('/app/audit');
  await expect.element(first).toMatchTextContent(t('action.audit_exported'));
});

test('a log that fails to load says so, and a retry shows it', async () => {
  await openScreen('/app/audit', {
    as: 'admin',
    answers: [refuse(listAudit, 'internal'), ...found],
  });
  await expect.element(page.getByRole('alert')).toMatchTextContent(t('error'));
  setAnswers(found);
  await page.getByRole('button', { name: ui('error.retry') }).click();
  await expect.element(page.getByRole('table')).toMatchTextContent('Helena Brandt');
});

test.each(['en', 'es'] as const)(
  'entries about leads name them with a link while they are there (%s)',
  async (locale) => {
    const words = translatorFor(locale, 'audit');
    await openScreen('/app/audit', {
      ...{ as: 'admin' as const, locale, ...(locale === 'es' && { size: PHONE }) },
      answers: [answer(listAudit, { data: [moved, edited, many], total: 3 }), ...found],
    });
    const log = page.getByRole(locale === 'es' ? 'list' : 'table').first();
    await expect.element(page.getByRole('link', { name: 'Ana Ruiz' }).first()).toBeVisible();
    const link = page.getByRole('link', { name: 'Ana Ruiz' }).first().element();
    expect(link.getAttribute('href')).toBe('/app/leads/7');
    await expect
      .element(log)
      .toMatchTextContent(words('change', { before: 'New', after: 'Contacted' }));
    await expect.element(log).toMatchTextContent(words('target.lead', { id: '8' }));
    await expect
      .element(log)
      .toMatchTextContent(`${words('field.phone')}, ${words('field.initial_payment')}`);
    await expect.element(log).toMatchTextContent(words('target.more', { count: 35 }));
    if (locale === 'es') await expectNoViolationsInBothThemes();
  },
);

test('the log is for administrators', async () => {
  await openScreen('/app/audit', { as: 'leader' });
  await expect.element(page.getByText(ui('forbidden.title'))).toBeVisible();
});

test('on a phone in Spanish the log is complete, fits the screen and is accessible', async () => {
  const es = translatorFor('es', 'audit');
  await openScreen('/app/audit', { as: 'admin', locale: 'es', size: PHONE, answers: found });
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(es('title'));
  await expect
    .element(page.getByRole('listitem').getByText(es('action.sign_in')).first())
    .toBeVisible();
  await expectNoViolationsInBothThemes();
});
