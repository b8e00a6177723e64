import {
  createTag,
  deleteLead,
  type Endpoint,
  getLead,
  type Lead,
  listTags,
  tagLeads,
  updateLead,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoViolationsInBothThemes } from '~test/accessibility';
import { contactLike, contactsServer } from '~test/contacts-server';
import { answer, callsTo, refusal, setAnswers } from '~test/fake-api';
import { leadServer, NORA } from '~test/lead-server';
import { currentPath, openScreen, reopenScreen } from '~test/open-screen';

const t = translatorFor('en', 'outbox');
const contacts = translatorFor('en', 'contacts');
const form = translatorFor('en', 'leadForm');
const tags = translatorFor('en', 'tags');
const press = (words: string) => page.getByRole('button', { name: words, exact: true }).click();
const waiting = (count: number) =>
  page.getByRole('button', { name: t('waiting', { count }), exact: true });
const refused = () => page.getByRole('button', { name: t('refused', { count: 1 }), exact: true });
const panel = () => page.getByRole('dialog', { name: t('title') });
const comeBack = () => window.dispatchEvent(new Event('online'));
/** These cannot be reached. */
const lose = (...endpoints: Endpoint[]) =>
  setAnswers(endpoints.map((endpoint) => answer(endpoint, () => Response.error())));
const field = (name: 'firstName' | 'lastName' | 'email' | 'status') =>
  page.getByLabelText(form(name), { exact: true });

/** As the server does it: a refused version, else the changed lead. */
const saves = (server: ReturnType<typeof leadServer>) =>
  answer(updateLead, ({ body: { version, ...facts } }) =>
    version === server.current().version
      ? server.change(facts as Partial<Lead>)
      : refusal('lead.changed'),
  );

async function editOffline() {
  const server = leadServer();
  const answers = [...server.answers, ...contactsServer([NORA])];
  await openScreen('/app/edit-contact/1', { as: 'salesman', answers });
  await field('lastName').fill('Prieto');
  await field('status').selectOptions('Contacted');
  lose(updateLead);
  await press(form('save'));
  await expect.element(waiting(1)).toBeVisible();
  return server;
}

test('a filled-in form waits, is named in words, and changes only what was changed', async () => {
  const server = await editOffline();
  await expect.poll(currentPath).not.toContain('edit');
  await waiting(1).click();
  const words = panel().getByText(new RegExp(`${form('lastName')}: Prieto`));
  await expect.element(words).toMatchTextContent(new RegExp(`${form('status')}: Contacted`));
  reopenScreen();
  await expect.element(waiting(1)).toBeVisible();
  // A colleague changes something else meanwhile.
  server.change({ phone: '+1 305 555 0111' });
  setAnswers([saves(server)]);
  comeBack();
  await expect.element(waiting(1)).not.toBeInTheDocument();
  expect(server.current()).toMatchObject({
    ...{ last_name: 'Prieto', lead_status_id: 2, phone: '+1 305 555 0111' },
  });
  const bodies = callsTo(updateLead).map(({ body: { version: _, ...facts } }) => facts);
  expect(new Set(bodies.map((facts) => JSON.stringify(facts))).size).toBe(1);
});

test('a form that a colleague was quicker with comes back, with the contact as it is now', async () => {
  const server = await editOffline();
  server.change({ last_name: 'Theirs', first_name: 'Nadia' });
  setAnswers([saves(server)]);
  comeBack();
  await refused().click();
  await expect.element(panel().getByText(t('conflict'))).toBeVisible();
  await panel()
    .getByRole('link', { name: t('edit') })
    .click();
  await expect.element(page.getByText(t('conflictInForm'))).toBeVisible();
  await expect.element(field('firstName')).toHaveValue('Nadia');
  await expect.element(field('lastName')).toHaveValue('Prieto');
  await expect.element(field('status')).toHaveValue('2');
  await expectNoViolationsInBothThemes();
  await press(form('save'));
  await expect.poll(() => server.current().last_name).toBe('Prieto');
  expect(server.current()).toMatchObject({ first_name: 'Nadia', lead_status_id: 2 });
  await expect.element(refused()).not.toBeInTheDocument();
});

test('offline, the form opens from what was seen last', async () => {
  const server = leadServer();
  await openScreen('/app/leads/1', { as: 'salesman', answers: server.answers });
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Nora Probe');
  lose(getLead, updateLead);
  await page
    .getByRole('link', { name: translatorFor('en', 'lead')('edit') })
    .first()
    .click();
  await expect.element(field('email')).toHaveValue(NORA.email);
});

test('a deleted contact waits with a mark, can be taken back, and goes once', async () => {
  const THREE = ['Ana', 'Bea', 'Caro'].map((name, i) => contactLike(i + 1, name));
  const answers = contactsServer(THREE);
  await openScreen('/app/contacts', { as: 'leader', answers });
  const row = (name: string) => page.getByRole('row').filter({ hasText: `${name} Probe` });
  const remove = async () => {
    await row('Bea')
      .getByRole('button', { name: contacts('menu.of', { name: 'Bea Probe' }) })
      .click();
    await page.getByRole('menuitem', { name: contacts('menu.delete') }).click();
    await press(contacts('delete.action'));
  };
  lose(deleteLead);
  await remove();
  await expect.element(row('Bea')).toMatchTextContent(t('markDeleted'));
  await press(translatorFor('en', 'undo')('action'));
  await expect.element(row('Bea')).not.toMatchTextContent(t('markDeleted'));
  // A message that goes gives the focus back, and an open menu would lose it.
  await expect.poll(() => document.querySelectorAll('[data-sonner-toast]').length).toBe(0);

  await remove();
  reopenScreen();
  await expect.element(row('Bea')).toMatchTextContent(t('markDeleted'));
  await expect.element(row('Ana')).not.toMatchTextContent(t('markDeleted'));
  setAnswers(answers);
  comeBack();
  await expect.element(row('Bea')).not.toBeInTheDocument();
  await expect.element(waiting(1)).not.toBeInTheDocument();
  const trash = translatorFor('en', 'trash');
  await expect.element(page.getByText(trash('deleted', { name: 'Bea Probe' }))).toBeVisible();
});

test('a new tag waits with the lead it was made for', async () => {
  const server = leadServer();
  const answers = [answer(listTags, []), ...server.answers];
  await openScreen('/app/leads/1', { as: 'salesman', answers });
  lose(createTag, tagLeads);
  await press(tags('add'));
  await page.getByRole('searchbox', { name: tags('find') }).fill('Cash buyer');
  await press(tags('create', { name: 'Cash buyer' }));
  await expect.element(waiting(1)).toBeVisible();
  const chips = () => page.getByRole('list', { name: tags('list') }).first();
  await expect.element(chips()).toMatchTextContent('Cash buyer');
  reopenScreen();
  await expect.element(chips()).toMatchTextContent('Cash buyer');
  const tag = { id: 4, name: 'Cash buyer', color: 'teal' as const };
  setAnswers([
    answer(createTag, tag),
    answer(listTags, [tag]),
    answer(tagLeads, () => {
      server.change({ tag_ids: [4] });
      return { done: 1, unchanged: 0, skipped: [], undo_id: 3 };
    }),
  ]);
  comeBack();
  await expect.element(waiting(1)).not.toBeInTheDocument();
  await expect.element(chips()).toMatchTextContent('Cash buyer');
  expect(callsTo(tagLeads).at(-1)?.body).toEqual({ ids: [1], add_ids: [4], remove_ids: [] });
});
