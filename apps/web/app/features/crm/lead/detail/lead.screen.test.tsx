import {
  addActivity,
  deleteLead,
  eraseLead,
  getBoard,
  getLead,
  type LeadShare,
  listLeadShares,
  listLostReasons,
  listMessageTemplates,
  listShortlists,
  listStatuses,
  listUsers,
  revokeShare,
  sendLeadMessage,
  setLostReason,
  updateLead,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer, callsTo, refusal, refuse, SUCCESS, setAnswers } from '~test/fake-api';
import { COLUMNS, leadServer, NORA } from '~test/lead-server';
import { liveStream } from '~test/live';
import { currentPath, openScreen, PHONE, reopenScreen } from '~test/open-screen';
import { PEOPLE } from '~test/people';
import { TEMPLATES } from '~test/templates';

const t = translatorFor('en', 'lead');
const es = translatorFor('es', 'lead');
const form = translatorFor('en', 'leadForm');
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
    other_readers: [],
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

test('while a lead is deleted from its page, nothing asks for it again', async () => {
  const live = liveStream();
  await openScreen('/app/leads/1', {
    as: 'salesman',
    answers: [
      live.answer,
      answer(getBoard, { role: 'salesman', owner: null, roles: [], columns: [] }),
      answer(deleteLead, async () => {
        setAnswers([refuse(getLead, 'lead.notFound'), refuse(listShortlists, 'lead.notFound')]);
        const before = callsTo(listStatuses).length;
        // The change is announced before the answer is here.
        live.send({ kind: 'many' });
        await expect.poll(() => callsTo(listStatuses).length).toBeGreaterThan(before);
        return SUCCESS;
      }),
      ...leadServer().answers,
    ],
  });
  await page.getByRole('button', { name: t('menu.of', { name: 'Nora Probe' }) }).click();
  const asked = () => [callsTo(getLead).length, callsTo(listShortlists).length];
  await page.getByRole('menuitem', { name: t('menu.delete') }).click();
  const before = asked();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('delete.action') })
    .click();
  await expect.poll(currentPath).toBe('/app/board');
  expect(asked()).toEqual(before);
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

test('one fact is edited in place with one request, and what a colleague changed is not overwritten', async () => {
  const server = leadServer();
  const saves = () => callsTo(updateLead).map(({ body }) => body);
  const take = answer(updateLead, ({ body: { phone, country, version } }) => {
    if (version !== server.current().version) return refusal('lead.changed');
    return server.change({ ...(phone && { phone }), ...(country && { country }) });
  });
  await openScreen('/app/leads/1', { as: 'salesman', answers: [take, ...server.answers] });
  const field = page.getByRole('textbox', { name: t('data.phone') });
  const edit = (value: string) =>
    page.getByRole('button', { name: t('inline.editValue', { field: t('data.phone'), value }) });
  await edit(NORA.phone).click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('1');
  await userEvent.keyboard('{Escape}');
  await expect.element(edit(NORA.phone)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await field.fill(' ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(form('required'))).toBeVisible();
  expect(saves()).toEqual([]);
  // Meanwhile a colleague adds the country, which stays.
  server.change({ country: 'CO' });
  await field.fill('+57 300 555 0111');
  await expectNoViolationsInBothThemes();
  await userEvent.keyboard('{Enter}');
  await expect.element(edit('+57 300 555 0111')).toHaveFocus();
  const sent = { phone: '+57 300 555 0111', lead_status_id: 1 };
  expect(saves()).toEqual([1, 2].map((version) => ({ ...sent, version })));
  await expect.element(page.getByText('Colombia')).toBeVisible();

  // And now the phone itself.
  await userEvent.keyboard('{Enter}');
  server.change({ phone: '+57 300 555 0222' });
  await field.fill('+57 300 555 0333');
  await userEvent.keyboard('{Enter}');
  const now = t('inline.conflict', { value: '+57 300 555 0222' });
  await expect.element(page.getByText(now)).toBeVisible();
  await expect.element(field).toHaveValue('+57 300 555 0333');
  // A reload loses nothing.
  reopenScreen();
  await expect.element(field).toHaveValue('+57 300 555 0333');
  await page.getByRole('button', { name: t('inline.save') }).click();
  await expect.element(edit('+57 300 555 0333')).toBeVisible();
  expect(saves()).toHaveLength(4);
});

test('in Spanish on a phone a contact can be called, takes a note and is accessible; a salesman erases nobody', async () => {
  const timeline = translatorFor('es', 'timeline');
  const name = 'Lucía Ejemplo';
  const { answers } = leadServer({ first_name: 'Lucía', last_name: 'Ejemplo' });
  await openScreen('/app/leads/1', { as: 'salesman', locale: 'es', size: PHONE, answers });
  await expect.element(page.getByText(timeline('event.createdBy'))).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: es('contact.callOf', { name }) }))
    .toBeVisible();
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
    adicionales: [
      { label: 'How old are you?', answer: '41 to 55', key: 'age' },
      { label: 'Favorite color', answer: 'Blue' },
    ],
  } satisfies Parameters<typeof leadServer>[0];
  const { answers } = leadServer(nobody);
  await openScreen('/app/leads/1', { as: 'salesman', locale: 'es', answers });
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toMatchTextContent(translatorFor('es', 'leadName')('none'));
  // Our own questions in the reader's language, those of other forms as they came.
  for (const asked of [es('answerTo.age'), 'Favorite color'])
    await expect.element(page.getByRole('term').filter({ hasText: asked })).toBeVisible();
  await expect.poll(() => page.getByText(es('unknown')).elements().length).toBe(4);
  const head = heading.element().closest('header');
  expect(head?.querySelectorAll('span.w-px')).toHaveLength(0);
  expectNoSidewaysScroll();
});

test('a call, an email and a WhatsApp message start from a template and end on the timeline', async () => {
  const messages = translatorFor('en', 'messages');
  const name = 'Nora Probe';
  const server = leadServer();
  const sent = { id: 50, lead_id: 1, kind: 'message_sent' as const, actor: null, body: 'x' };
  await openScreen('/app/leads/1', {
    as: 'salesman',
    answers: [
      answer(listMessageTemplates, {
        ...{ locale: 'en', facts: { en: { first_name: 'Nora' }, es: {} }, templates: TEMPLATES },
      }),
      answer(sendLeadMessage, {
        activity: {
          ...{ ...sent, data: {}, created_at: '2026-03-02T10:00:00.000Z' },
          ...{ due_at: null, done_at: null },
        },
        mail_is_configured: true,
      }),
      ...server.answers,
    ],
  });
  await page.getByRole('button', { name: t('contact.mailOf', { name }) }).click();
  const body = page.getByLabelText(messages('message.body'));
  await expect.element(body).toHaveValue('Hi Nora: follow_up');
  await expectNoViolationsInBothThemes();
  await page.getByRole('button', { name: messages('message.send.email') }).click();
  await expect.element(page.getByText(messages('message.sent', { name }))).toBeVisible();
  expect(callsTo(sendLeadMessage)[0]?.body).toMatchObject({
    ...{ channel: 'email', subject: 'About it', body: 'Hi Nora: follow_up' },
  });
  await page.getByRole('button', { name: t('contact.chatOf', { name }) }).click();
  await expect
    .element(page.getByRole('button', { name: messages('message.send.whatsapp') }))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: t('contact.callOf', { name }) }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Hi Nora: follow_up')).toBeVisible();
  await dialog
    .getByRole('button', { name: new RegExp(messages('call.outcomes.voicemail')) })
    .click();
  await expect.element(page.getByText(messages('call.saved'))).toBeVisible();
  expect(callsTo(addActivity)[0]?.body).toEqual({ kind: 'call', outcome: 'voicemail' });
});

test('a lost contact is asked why after the move, which a key answers or Escape leaves for later', async () => {
  const lost = translatorFor('en', 'lostReason');
  const server = leadServer();
  const columns = COLUMNS.map((column) =>
    column.id === 4 ? { ...column, name: 'Lost', is_lost: true as const } : column,
  );
  await openScreen('/app/leads/1', {
    as: 'salesman',
    answers: [
      answer(listStatuses, columns),
      answer(listLostReasons, [
        { id: 5, name: 'No answer', name_es: 'No responde', is_active: true },
        { id: 6, name: 'Old', name_es: 'Viejo', is_active: false },
      ]),
      answer(setLostReason, { done: 1 }),
      ...server.answers,
    ],
  });
  await page
    .getByRole('button', { name: /Status: New|New/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Lost' }).click();
  const dialog = page.getByRole('dialog', { name: lost('title', { name: 'Nora Probe' }) });
  await expect.element(dialog.getByText('No answer')).toBeVisible();
  expect(dialog.getByText('Old').elements()).toEqual([]);
  await expectNoViolationsInBothThemes();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText(lost('none'))).toBeVisible();
  await page.getByRole('button', { name: lost('add') }).click();
  await dialog.getByRole('textbox').fill('HOA');
  await dialog.getByRole('button', { name: /No answer/ }).click();
  await expect
    .poll(() => callsTo(setLostReason))
    .toEqual([{ body: { ids: [1], reason_id: 5, words: 'HOA' } }]);
  await expect.element(dialog).not.toBeInTheDocument();
});
