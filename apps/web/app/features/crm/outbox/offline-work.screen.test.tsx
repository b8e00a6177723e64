import {
  createLead,
  deleteActivity,
  type Endpoint,
  findDuplicate,
  listLostReasons,
  listMessageTemplates,
  listStatuses,
  listTags,
  moveLead,
  moveLeads,
  sendLeadMessage,
  setLostReason,
  tagLeads,
  updateActivity,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dropChange, findChange, keepChange } from '~/data/outbox/outbox-store';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { boardServer, NAME, VERA } from '~test/board-server';
import { contactLike, contactsServer } from '~test/contacts-server';
import { answer, callsTo, refusal, setAnswers } from '~test/fake-api';
import { activityLike, COLUMNS, leadServer, NORA } from '~test/lead-server';
import { currentPath, openScreen, PHONE, reopenScreen } from '~test/open-screen';
import { PEOPLE } from '~test/people';

const t = translatorFor('en', 'outbox');
const contacts = translatorFor('en', 'contacts');
const form = translatorFor('en', 'leadForm');
const timeline = translatorFor('en', 'timeline');
const lead = translatorFor('en', 'lead');
const THREE = ['Ana', 'Bea', 'Caro'].map((name, i) => contactLike(i + 1, name));
const name = 'Nora Probe';
const press = (words: string) => page.getByRole('button', { name: words, exact: true }).click();
const waiting = (count: number) =>
  page.getByRole('button', { name: t('waiting', { count }), exact: true });
const refused = () => page.getByRole('button', { name: t('refused', { count: 1 }), exact: true });
const panel = () => page.getByRole('dialog', { name: t('title') });
const comeBack = () => window.dispatchEvent(new Event('online'));
/** These cannot be reached. */
const lose = (...endpoints: Endpoint[]) =>
  setAnswers(endpoints.map((endpoint) => answer(endpoint, () => Response.error())));

async function moveTwo() {
  for (const first of ['Ana', 'Bea'])
    await page
      .getByRole('checkbox', { name: contacts('bulk.select', { name: `${first} Probe` }) })
      .click();
  await press(contacts('bulk.move'));
  const dialog = page.getByRole('dialog');
  const status = contacts('bulk.statusOf', { role: 'Leader', status: 'To assign' });
  await dialog.getByLabelText(contacts('bulk.moveTo')).selectOptions(status);
  await dialog.getByRole('button', { name: contacts('bulk.moveAction'), exact: true }).click();
  await expect.element(waiting(1)).toBeVisible();
}

test('a bulk change waits, shows in the rows, can be taken back, and says later what it did', async () => {
  const answers = contactsServer(THREE);
  await openScreen('/app/contacts', { as: 'leader', answers });
  const marked = () => page.getByRole('row').filter({ hasText: t('mark') });
  const marks = () => marked().elements().length;
  lose(moveLeads);
  await moveTwo();
  await expect.poll(marks).toBe(2);
  expect(marked().filter({ hasText: 'To assign' }).elements()).toHaveLength(2);
  await press(translatorFor('en', 'undo')('action'));
  await expect.element(waiting(1)).not.toBeInTheDocument();
  await expect.poll(marks).toBe(0);

  await moveTwo();
  reopenScreen();
  await waiting(1).click();
  await expect.element(panel().getByText(t('contacts', { count: 2 }))).toBeVisible();
  await expect.element(panel().getByText('Leader: To assign')).toBeVisible();
  const before = callsTo(moveLeads).length;
  const skipped = [{ reason: 'otherBoard' as const, count: 1, names: ['Bea Probe'] }];
  const result = { done: 1, unchanged: 0, skipped, undo_id: 7 };
  setAnswers([answer(moveLeads, result), ...answers]);
  comeBack();
  await expect.element(page.getByText(contacts('bulk.done.move', { count: 1 }))).toBeVisible();
  // Who was skipped is also in the list: the toast may be gone before somebody looks.
  await expect.element(panel().getByText(/Bea Probe/)).toBeVisible();
  expect(callsTo(moveLeads)).toHaveLength(before + 1);
  await press(t('discard'));
  await expect.element(page.getByText(t('none'))).toBeVisible();
});

test('a new contact waits in the list, and comes back with all that was typed when it is refused', async () => {
  const answers = [
    answer(findDuplicate, { is_taken: false, lead: null }),
    ...contactsServer(THREE),
  ];
  await openScreen('/app/contacts/new', { as: 'salesman', answers });
  const field = (key: 'firstName' | 'lastName' | 'email' | 'phone') =>
    page.getByLabelText(form(key), { exact: true });
  await field('firstName').fill('Nora');
  await field('lastName').fill('Probe');
  await field('email').fill('nora@taken.test');
  await field('phone').fill('+57 300 555 0199');
  await page.getByLabelText(new RegExp(form('budget'))).fill('120,000');
  lose(createLead);
  await press(form('create'));
  await expect.poll(currentPath).toBe('/app/contacts');
  await expect.element(page.getByText(t('newContacts', { count: 1 }))).toBeVisible();
  await expectNoViolationsInBothThemes();

  setAnswers([answer(createLead, () => refusal('lead.emailTaken'))]);
  comeBack();
  await refused().click();
  const reason = translatorFor('en', 'errors')('lead.emailTaken');
  await expect.element(panel().getByText(reason)).toBeVisible();
  await panel()
    .getByRole('link', { name: t('edit') })
    .click();
  await expect.element(field('phone')).toHaveValue('+57 300 555 0199');
  await expect.element(page.getByLabelText(new RegExp(form('budget')))).toHaveValue('120,000');
  await expect.element(page.getByRole('alert').getByText(reason)).toBeVisible();

  await press(form('create'));
  await expect.element(refused()).toBeVisible();
  await field('email').fill('nora@free.test');
  setAnswers([answer(createLead, ({ body }) => ({ ...NORA, email: body.email }))]);
  await press(form('create'));
  await expect.poll(currentPath).toBe('/app/contacts');
  await expect.element(refused()).not.toBeInTheDocument();
  expect(callsTo(createLead).at(-1)?.body).toMatchObject({ email: 'nora@free.test' });
});

test('an email waits to be sent, under one key', async () => {
  const messages = translatorFor('en', 'messages');
  const server = leadServer();
  const templates = answer(listMessageTemplates, {
    ...{ locale: 'en', facts: { en: {}, es: {} }, templates: [] },
  });
  await openScreen('/app/leads/1', { as: 'salesman', answers: [templates, ...server.answers] });
  await page.getByRole('button', { name: lead('contact.mailOf', { name }) }).click();
  await page.getByLabelText(messages('message.subject')).fill('Two homes');
  await page.getByLabelText(messages('message.body')).fill('Both are in Hialeah.');
  lose(sendLeadMessage);
  await press(messages('message.send.email'));
  await expect.element(page.getByText(timeline('unsent.waitingMessage'))).toBeVisible();
  await expect.element(page.getByText('Two homes')).toBeVisible();
  setAnswers([
    answer(sendLeadMessage, ({ body: { body } }) => ({
      activity: server.write({ kind: 'message_sent', body, data: { channel: 'email' } }),
      mail_is_configured: true,
    })),
  ]);
  comeBack();
  await expect.element(page.getByText(timeline('unsent.waitingMessage'))).not.toBeInTheDocument();
  await expect.element(page.getByText('Both are in Hialeah.')).toBeVisible();
  const keys = callsTo(sendLeadMessage).map(({ body }) => body.idempotency_key);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test('an edited note, a deleted one and a tag wait, and are shown as made', async () => {
  const server = leadServer();
  server.write({ body: 'Likes Hialeah.' });
  server.write({ body: 'Wrong person.' });
  const vip = { id: 4, name: 'VIP', color: 'teal' as const };
  const answers = [answer(listTags, [vip]), ...server.answers];
  await openScreen('/app/leads/1', { as: 'salesman', answers });
  const menuOf = (text: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: text })
      .getByRole('button', { name: timeline('menu.of.note') });
  await menuOf('Likes Hialeah.').click();
  lose(updateActivity, deleteActivity, tagLeads);
  await page.getByRole('menuitem', { name: timeline('menu.edit') }).click();
  await page
    .getByRole('textbox', { name: timeline('composer.label.note') })
    .last()
    .fill('Likes Doral.');
  await press(timeline('edit.save'));
  await expect.element(page.getByText(t('mark'), { exact: true })).toBeVisible();
  await menuOf('Wrong person.').click();
  await page.getByRole('menuitem', { name: timeline('menu.delete') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: timeline('menu.delete') })
    .click();
  await expect.element(page.getByText('Wrong person.')).not.toBeInTheDocument();
  await press(translatorFor('en', 'tags')('add'));
  await page.getByRole('checkbox', { name: 'VIP' }).click();
  await expect.element(waiting(3)).toBeVisible();
  reopenScreen();
  await expect.element(page.getByText('Likes Doral.')).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Tags' }).getByText('VIP')).toBeVisible();
  expect(page.getByText('Wrong person.').elements()).toEqual([]);

  const result = { done: 1, unchanged: 0, skipped: [], undo_id: null };
  // It was deleted, and only the answer had been lost.
  setAnswers([
    answer(tagLeads, result),
    answer(deleteActivity, () => refusal('request.repeated')),
    answer(updateActivity, ({ params }) => activityLike(params.id, { body: 'Likes Doral.' })),
  ]);
  comeBack();
  await expect.element(page.getByText(t('mark'), { exact: true })).not.toBeInTheDocument();
  await expect
    .poll(() => callsTo(tagLeads).at(-1)?.body)
    .toEqual({ ids: [1], add_ids: [4], remove_ids: [] });
  await expect.element(waiting(1)).not.toBeInTheDocument();
});

test('a lead that is lost without a connection is asked why, and the reason follows the move', async () => {
  const words = translatorFor('es', 'outbox');
  const lost = translatorFor('es', 'lostReason');
  const columns = COLUMNS.map((column) =>
    column.id === 4 ? { ...column, is_lost: true } : column,
  );
  const server = leadServer();
  const reasons = [{ id: 5, name: 'Budget', name_es: 'Presupuesto', is_active: true }];
  const answers = [
    answer(listStatuses, columns as typeof COLUMNS),
    answer(listLostReasons, reasons),
    ...server.answers,
  ];
  await openScreen('/app/leads/1', { as: 'salesman', locale: 'es', size: PHONE, answers });
  await page.getByRole('button', { name: /New/ }).first().click();
  // Until the reasons are there for work without a connection.
  await expect.poll(() => callsTo(listLostReasons).length, { timeout: 8_000 }).toBe(1);
  lose(moveLead, setLostReason, listLostReasons);
  await page.getByRole('menuitem', { name: 'Offer made' }).click();
  const dialog = page.getByRole('dialog', { name: lost('title', { name }) });
  await dialog.getByRole('button', { name: /Presupuesto/ }).click();
  const mark = page.getByRole('button', { name: words('waiting', { count: 2 }), exact: true });
  await expect.element(page.getByText(lost('because', { reason: 'Presupuesto' }))).toBeVisible();
  await mark.click();
  await expect.element(page.getByText(words('lost'))).toBeVisible();
  expectNoSidewaysScroll();

  setAnswers([answer(moveLead, () => refusal('lead.notFound'))]);
  comeBack();
  await expect
    .element(page.getByText(words('failed')).or(page.getByRole('button', { name: words('again') })))
    .toBeVisible();
  // Without the move, the reason would say something about a lead that is not lost.
  expect(callsTo(setLostReason)).toEqual([]);
  setAnswers([...server.answers, answer(setLostReason, { done: 1 })].reverse());
  await page.getByRole('button', { name: words('again') }).click();
  await expect
    .poll(() => callsTo(setLostReason).map(({ body }) => body))
    .toEqual([{ ids: [1], reason_id: 5, words: '' }]);
  await expect.element(page.getByText(words('none'))).toBeVisible();
  expect(callsTo(moveLead).at(-1)?.body.lead_status_id).toBe(4);
});

test('a bulk move that waits is shown on the board too, and a new contact in its column', async () => {
  const made = { at: '2026-03-01T10:00:00.000Z', heldUntil: 0, refusal: null, lead: null };
  const chosen = { ids: [VERA.id] };
  const edit = { kind: 'move' as const, lead_status_id: 2 };
  const person = { first_name: 'Eva', last_name: 'New', phone: '1', email: 'eva@new.test' };
  const body = { ...person, lead_status_id: 3, user_id: PEOPLE.salesman.id };
  const { answers } = boardServer();
  await openScreen('/app/board', { as: 'salesman', answers });
  lose(moveLeads, createLead);
  const action = { kind: 'bulk' as const, edit, chosen, count: 1, words: 'Contacted' };
  keepChange({ ...made, key: 'bulk-move-1', action });
  keepChange({ ...made, key: 'new-person-1', action: { kind: 'create', body, typed: {} } });
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  await expect.element(column('Contacted').getByRole('link', { name: NAME })).toBeVisible();
  await expect
    .element(column('Profile complete').getByRole('link', { name: 'Eva New' }))
    .toHaveAttribute('href', '/app/contacts/new?waiting=new-person-1');
  await expectNoViolationsInBothThemes();
});

const EVA = { first_name: 'Eva', last_name: 'New', phone: '1', email: 'eva@new.test' };
function keepEva() {
  const body = { ...EVA, lead_status_id: 3, user_id: PEOPLE.salesman.id };
  const made = { at: '2026-03-01T10:00:00.000Z', heldUntil: 0, refusal: null, lead: null };
  keepChange({ ...made, key: 'eva', action: { kind: 'create', body, typed: EVA } });
}

test('a new contact whose form is open is not sent meanwhile, and goes on waiting when it is left', async () => {
  await openScreen('/app/contacts', { as: 'salesman', answers: contactsServer(THREE) });
  lose(createLead);
  keepEva();
  await page.getByRole('link', { name: 'Eva New' }).click();
  await expect.element(page.getByLabelText(form('email'), { exact: true })).toHaveValue(EVA.email);
  await expect.poll(() => findChange('eva')?.heldUntil).toBeGreaterThan(Date.now());
  const before = callsTo(createLead).length;
  comeBack();
  await expect.element(waiting(1)).not.toBeInTheDocument();
  expect(callsTo(createLead)).toHaveLength(before);
  await page.getByRole('link', { name: form('cancel') }).click();
  await expect.element(page.getByText(t('newContacts', { count: 1 }))).toBeVisible();
});

test('a new contact that was sent while its form was open is not saved a second time', async () => {
  await openScreen('/app/contacts', { as: 'salesman', answers: contactsServer(THREE) });
  lose(createLead);
  keepEva();
  await page.getByRole('link', { name: 'Eva New' }).click();
  const phone = page.getByLabelText(form('phone'), { exact: true });
  await phone.fill('+57 300 555 0123');
  const before = callsTo(createLead).length;
  setAnswers([answer(findDuplicate, { is_taken: true, lead: null })]);
  dropChange('eva');
  await press(form('create'));
  await expect.element(page.getByText(form('alreadySent'))).toBeVisible();
  await expect.element(phone).toHaveValue('+57 300 555 0123');
  expect(callsTo(createLead)).toHaveLength(before);
});
