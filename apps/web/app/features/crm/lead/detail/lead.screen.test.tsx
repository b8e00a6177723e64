import {
  eraseLead,
  getBoard,
  getLead,
  type LeadShare,
  listLeadShares,
  listUsers,
  revokeShare,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer, callsTo, refuse, SUCCESS, setAnswers } from '~test/fake-api';
import { leadServer, NORA } from '~test/lead-server';
import { liveStream } from '~test/live';
import { currentPath, openScreen, PHONE } from '~test/open-screen';
import { PEOPLE } from '~test/people';

const t = translatorFor('en', 'lead');
const es = translatorFor('es', 'lead');
const share = translatorFor('en', 'share');

const SENT: LeadShare = {
  ...{
    id: 5,
    email: NORA.email,
    locale: 'en',
    currency: null,
    created_by: null,
    channel: 'mail',
    delivery: 'sent',
  },
  ...{ created_at: '2026-03-01T10:00:00.000Z', expires_at: '2036-03-01T10:00:00.000Z' },
  ...{ revoked_at: null, first_opened_at: null, last_opened_at: null, open_count: 0 },
  ...{
    given_answer: { answer: null, reason: '' },
    question: '',
    reader: { name: '', contact: '' },
  },
  scenarios: [
    {
      ...{ id: 1, origin: 'tried' as const, name: '', updated_at: '2026-03-02T10:00:00.000Z' },
      changes: { inputs: { holdYears: 5, downpaymentPercentage: 1 } },
    },
  ],
  property: { id: 9, address: '12 Palm St', city: 'Hialeah', state: 'FL', zip: '33012' },
};

test('reports sent to a contact are listed on the page and can be revoked', async () => {
  await openScreen('/app/leads/1', {
    as: 'salesman',
    answers: [
      answer(listLeadShares, [SENT]),
      answer(revokeShare, SUCCESS),
      ...leadServer().answers,
    ],
  });
  const sent = page.getByRole('region', { name: t('shares.title') });
  await expect.element(sent.getByRole('link', { name: SENT.property.address })).toBeVisible();
  // What the reader tried there.
  await expect.element(sent.getByText('Tried: 5 years, all cash')).toBeVisible();
  await sent.getByRole('button', { name: share('list.revokeOf', { email: NORA.email }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: share('list.revoke') })
    .click();
  await expect.element(sent.getByText(share('list.state.revoked'), { exact: true })).toBeVisible();
  expect(callsTo(revokeShare)[0]?.params.id).toBe(SENT.id);
});

test('a leader erases a person on request, after typing the email; nothing asks for the person again', async () => {
  const board = answer(getBoard, { role: 'leader', owner: null, roles: [], columns: [] });
  await openScreen('/app/leads/1', {
    as: 'leader',
    answers: [
      ...leadServer().answers,
      answer(eraseLead, () => {
        setAnswers([refuse(getLead, 'lead.notFound')]);
        return { ...SUCCESS, leads_erased: 1 };
      }),
      ...[board, answer(listUsers, [PEOPLE.salesman])],
    ],
  });
  await page.getByRole('button', { name: t('menu.of', { name: 'Nora Probe' }) }).click();
  await page.getByRole('menuitem', { name: t('menu.erase') }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText(t('erase.team'))).toBeVisible();
  const erase = () => dialog.getByRole('button', { name: t('erase.action') }).click();
  await dialog.getByRole('textbox').fill('somebody@else.test');
  await erase();
  await expect.element(dialog.getByText(t('erase.wrong'))).toBeVisible();
  await expectNoViolationsInBothThemes();
  await dialog.getByRole('textbox').fill(NORA.email.toUpperCase());
  const reads = callsTo(getLead).length;
  await erase();
  await expect.element(page.getByText(t('erase.done'))).toBeVisible();
  await expect.poll(currentPath).toBe('/app/board');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(callsTo(getLead)).toHaveLength(reads);
  expect(callsTo(eraseLead)).toEqual([{ params: { id: 1 }, body: { email: 'NORA@LEAD.TEST' } }]);
});

test('a contact that does not exist says so', async () => {
  const gone = [refuse(getLead, 'lead.notFound'), ...leadServer().answers];
  await openScreen('/app/leads/1', { as: 'leader', answers: gone });
  await expect.element(page.getByText(t('missing'))).toBeVisible();
});

test('a contact that is removed while it is open says so and stays readable', async () => {
  const live = liveStream();
  await openScreen('/app/leads/1', {
    as: 'salesman',
    answers: [live.answer, ...leadServer().answers],
  });
  await expect.element(page.getByRole('heading', { name: 'Nora Probe' })).toBeVisible();
  live.send({ kind: 'removed', lead_id: 1, user_id: 3, lead_status_id: 1, version: 2 });
  await expect.element(page.getByText(t('removed'))).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Nora Probe' })).toBeVisible();
});

test('in Spanish on a phone a contact can be called, takes a note and is accessible; a salesman erases nobody', async () => {
  const timeline = translatorFor('es', 'timeline');
  const name = 'Lucía Ejemplo';
  const { answers } = leadServer({ first_name: 'Lucía', last_name: 'Ejemplo' });
  await openScreen('/app/leads/1', { as: 'salesman', locale: 'es', size: PHONE, answers });
  await expect.element(page.getByText(timeline('event.createdBy'))).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: es('contact.callOf', { name }) }))
    .toHaveAttribute('href', 'tel:+573005550199');
  await page.getByRole('button', { name: es('menu.of', { name }) }).click();
  await expect.element(page.getByRole('menuitem', { name: es('menu.delete') })).toBeVisible();
  await expect
    .element(page.getByRole('menuitem', { name: es('menu.erase') }))
    .not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await page
    .getByRole('textbox', { name: timeline('composer.label.note') })
    .fill('Prefiere la tarde.');
  await page.getByRole('button', { name: timeline('composer.add.note') }).click();
  await expect.element(page.getByRole('button', { name: timeline('menu.of.note') })).toBeVisible();
  await expectNoViolationsInBothThemes();
});

test('a contact without a name, email or phone is labeled so and has no links to call or write', async () => {
  const nobody = {
    first_name: '-',
    last_name: '-',
    email: '-',
    phone: '-',
    source: 'quiz',
  } as const;
  const { answers } = leadServer(nobody);
  await openScreen('/app/leads/1', { as: 'salesman', locale: 'es', answers });
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toMatchTextContent(translatorFor('es', 'leadName')('none'));
  await expect.poll(() => page.getByText(es('unknown')).elements().length).toBe(4);
  const head = heading.element().closest('header');
  expect(head?.querySelectorAll('a[href^="mailto:"], a[href^="tel:"], span.w-px')).toHaveLength(0);
  expectNoSidewaysScroll();
});
