import { type AuditEntry, listAudit, listAuditActors } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolations } from '~test/accessibility';
import { answer, callsTo, refuse, setAnswers } from '~test/fake-api';
import { currentPath, openScreen, PHONE } from '~test/open-screen';
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
  expectNoSidewaysScroll();
  await expectNoViolations();
});
