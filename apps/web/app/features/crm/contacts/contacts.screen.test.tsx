import {
  assignLeads,
  deleteLead,
  exportLeads,
  listLeads,
  moveLeads,
  restoreLeads,
  undoBulk,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolationsInBothThemes } from '~test/accessibility';
import { contactLike, contactsServer } from '~test/contacts-server';
import { catchDownloads } from '~test/downloads';
import { answer, callsTo, refuse, setAnswers } from '~test/fake-api';
import { leadServer } from '~test/lead-server';
import { currentPath, openScreen, PHONE, reopenScreen } from '~test/open-screen';
import { PEOPLE } from '~test/people';
import type { BuiltInColumn } from './columns/chosen-columns';

const t = translatorFor('en', 'contacts');
const ui = translatorFor('en', 'ui');
const panelText = translatorFor('en', 'leadPanel');
const { salesman } = PEOPLE;
const sofia = { user_id: salesman.id, user: salesman, lead_status_id: 1 };
const THREE = ['Caro', 'Ana', 'Bea'].map((name, i) => contactLike(i + 1, name));
const MANY = Array.from({ length: 12 }, (_, i) =>
  contactLike(i + 1, `Person ${String(i + 1).padStart(2, '0')}`, i < 2 ? sofia : {}),
);
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const label = (name: string) => page.getByLabelText(name, { exact: true });
const chip = (name: string) =>
  page.getByRole('button', { name: t('filter.remove', { name }), exact: false });
const rows = () => page.getByRole('row');
const firstName = () => page.getByRole('rowheader').first();
const count = (elements: ReturnType<typeof rows>) => elements.elements().length;

const openContacts = (
  contacts = THREE,
  path = '/app/contacts',
  as: 'leader' | 'admin' = 'leader',
) => openScreen(path, { as, answers: contactsServer(contacts) });

test('a view stores filters and order under a name', async () => {
  await openContacts([...THREE, contactLike(9, 'Zoe', { last_name: 'Other' })]);
  await page.getByRole('searchbox', { name: t('search') }).fill('Probe');
  await expect.poll(currentPath).toMatch(/search=Probe/);
  await expect.poll(() => count(rows())).toBe(4);
  await press(t('column.name'));
  await expect.poll(currentPath).toMatch(/sort=first_name&order=asc/);
  await expect.element(firstName()).toMatchTextContent('Ana');

  await press(t('filter.button', { count: 0 }));
  await label(t('filter.source')).selectOptions('import');
  await expect.element(chip(t('filter.source'))).toBeVisible();
  await press(t('views.label'));
  await page.getByRole('menuitem', { name: t('views.save') }).click();
  await label(t('views.name')).fill('Probes');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('views.saveAction') })
    .click();
  await expect.element(page.getByText(t('views.saved', { name: 'Probes' }))).toBeVisible();
  await press(t('filter.clear'));
  await expect.poll(currentPath).not.toMatch(/source=/);
  await press(t('views.label'));
  await page.getByRole('menuitem', { name: 'Probes' }).click();
  await expect.poll(currentPath).toMatch(/source=import/);
  await expect.poll(() => count(rows())).toBe(4);
});

test('a leader assigns, moves and deletes many, and sees what was skipped', async () => {
  await openContacts(THREE, '/app/contacts?sort=first_name&order=asc');
  await page.getByRole('checkbox', { name: t('bulk.select', { name: 'Ana Probe' }) }).click();
  await press(t('bulk.assign'));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText(t('bulk.assignTo')).selectOptions(salesman.name);
  await dialog.getByRole('button', { name: t('bulk.assignAction') }).click();
  await expect.element(page.getByText(t('bulk.done.assign', { count: 1 }))).toBeVisible();
  await expect.element(rows().nth(1)).toMatchTextContent(salesman.name);
  expect(callsTo(assignLeads)[0]?.body).toEqual({ ids: [2], user_id: salesman.id });

  await label(t('bulk.selectPage')).click();
  await press(t('bulk.move'));
  const column = t('bulk.statusOf', { role: 'Salesman', status: 'Contacted' });
  await dialog.getByLabelText(t('bulk.moveTo')).selectOptions(column);
  await dialog.getByRole('button', { name: t('bulk.moveAction'), exact: true }).click();
  await expect.element(page.getByText(t('bulk.done.move', { count: 1 }))).toBeVisible();
  await expect
    .element(page.getByText(/2 skipped because their owners’ role doesn’t have this status/))
    .toBeVisible();
  expect(callsTo(moveLeads)[0]?.body.lead_status_id).toBe(2);
  setAnswers([answer(undoBulk, { done: 0, changed: 1 })]);
  await userEvent.keyboard('z');
  await expect.element(page.getByText(t('bulk.notUndone', { count: 1 }))).toBeVisible();
  expect(callsTo(undoBulk)).toEqual([{ body: { undo_id: 7 } }]);
  await expectNoViolationsInBothThemes();

  await label(t('bulk.selectPage')).click();
  await press(t('bulk.delete'));
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('bulk.deleteAction') })
    .click();
  await expect.element(page.getByText(t('bulk.done.delete', { count: 3 }))).toBeVisible();
  await expect.element(page.getByText(t('empty.title'), { exact: true })).toBeVisible();
});

test('filters, order and page are in the URL; View Kanban opens that owner’s board', async () => {
  await openContacts(MANY, '/app/contacts', 'admin');
  await expect.poll(() => count(rows())).toBe(11);
  await page.getByRole('link', { name: ui('pages.page', { page: 2 }), exact: true }).click();
  await expect.poll(currentPath).toMatch(/page=2/);
  await label(t('rows.label')).selectOptions('25');
  await expect.poll(currentPath).toBe('/app/contacts?per_page=25');
  await expect.poll(() => count(rows())).toBe(13);
  expect(callsTo(listLeads).at(-1)?.query).toMatchObject({ page: 1, per_page: 25 });
  await press(t('filter.button', { count: 0 }));
  await label(t('filter.owner')).selectOptions(salesman.name);
  await expect.poll(currentPath).not.toMatch(/[?&]page=/);
  await expect
    .element(page.getByRole('cell', { name: PEOPLE.leader.name }))
    .not.toBeInTheDocument();
  reopenScreen();
  await expect.element(chip(t('filter.owner'))).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: t('kanban') }))
    .toHaveAttribute('href', `/app/board/${salesman.id}`);
  await firstName().getByRole('checkbox').click();
  await expect.element(label(t('bulk.selectPage'))).toBePartiallyChecked();
  setAnswers(leadServer().answers);
  await firstName().getByRole('link').click();
  await expect.poll(currentPath).toMatch(/user_id=\d+&lead=1$/);
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: panelText('next') }).click();
  await expect.poll(currentPath).toMatch(/user_id=\d+&lead=2$/);
  await expect.element(panel.getByText(panelText('place', { place: 2, total: 2 }))).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(currentPath).not.toMatch(/lead=/);
  await expect
    .element(
      rows()
        .nth(2)
        .getByRole('link', { name: /Person 02/ }),
    )
    .toHaveFocus();
  await expect.element(label(t('bulk.selectPage'))).toBePartiallyChecked();
});

test('the columns are chosen, and stay so for this person on this computer', async () => {
  await openContacts();
  const heads = () =>
    page
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent);
  const usual = [
    'phone',
    'status',
    'user',
    'source',
    'initial_payment',
    'last_touched_at',
  ] as const;
  const named = (keys: readonly BuiltInColumn[]) => [
    t('column.name'),
    ...keys.map((key) => t(`column.${key}`)),
    t('column.actions'),
  ];
  await expect.poll(heads).toEqual(named(usual));
  await press(t('columns.label'));
  const panel = page.getByRole('dialog', { name: t('columns.title') });
  await panel.getByLabelText(t('column.phone')).click();
  await panel.getByLabelText(t('column.country')).click();
  await expectNoViolationsInBothThemes();
  const own = [
    'country',
    'status',
    'user',
    'source',
    'initial_payment',
    'last_touched_at',
  ] as const;
  await expect.poll(heads).toEqual(named(own));
  reopenScreen();
  await expect.poll(heads).toEqual(named(own));
  await press(t('columns.label'));
  await panel.getByRole('button', { name: t('columns.reset') }).click();
  await expect.poll(heads).toEqual(named(usual));
});

test('the filtered contacts are exported', async () => {
  const files = catchDownloads();
  await openContacts(THREE, '/app/contacts?source=import');
  await press(t('more'));
  await page.getByRole('menuitem', { name: t('export') }).click();
  await expect.element(page.getByText(t('exported', { count: 3 }))).toBeVisible();
  await expect.poll(() => files).toEqual([{ name: 'contacts.csv', text: 'email\nana@csv.test\n' }]);
  expect(callsTo(exportLeads)).toEqual([{ query: { source: 'import' } }]);
});

describe('a refusal', () => {
  test('to delete a contact is shown, nothing is lost, and a second try deletes it; Z restores it', async () => {
    const answers = contactsServer([contactLike(1, 'Dora')]);
    await openScreen('/app/contacts?search=Dora', { as: 'salesman', answers });
    await press(t('menu.of', { name: 'Dora Probe' }));
    await page.getByRole('menuitem', { name: t('menu.delete') }).click();
    setAnswers([refuse(deleteLead, 'internal')]);
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: t('delete.action') }).click();
    await expect
      .element(dialog.getByText('Could not delete the contact. Please try again.'))
      .toBeVisible();
    setAnswers(answers);
    await dialog.getByRole('button', { name: t('delete.action') }).click();
    const said = translatorFor('en', 'trash')('deleted', { name: 'Dora Probe' });
    await expect.element(page.getByText(said)).toBeVisible();
    await expect.element(page.getByText(t('empty.filtered'), { exact: true })).toBeVisible();
    setAnswers([answer(restoreLeads, () => ({ restored: 1, gone: 0, same_email: 0 })), ...answers]);
    await userEvent.keyboard('z');
    await userEvent.keyboard('z');
    await expect.poll(() => callsTo(restoreLeads)).toEqual([{ body: { ids: [1] } }]);
    await expect.poll(() => page.getByText(said).elements()).toEqual([]);
  });

  test('of the list is shown', async () => {
    const answers = [refuse(listLeads, 'internal'), ...contactsServer([])];
    await openScreen('/app/contacts', { as: 'salesman', answers });
    await expect.element(page.getByText('Contacts couldn’t be loaded.')).toBeVisible();
  });
});

test('a contact without a name or an email is labeled so', async () => {
  const nobody = { first_name: '-', last_name: '-', email: '' };
  await openContacts([contactLike(7, 'Nobody', nobody)]);
  const name = translatorFor('en', 'leadName')('none');
  await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', '/app/leads/7');
  await expect.element(firstName().getByText(t('noEmail'))).toBeVisible();
});

test('on a phone the rows are cards and nothing scrolls sideways', async () => {
  const answers = contactsServer(MANY);
  await openScreen('/app/contacts', { as: 'leader', size: PHONE, answers });
  const list = page.getByRole('list', { name: t('title') });
  await expect.poll(() => list.getByRole('listitem').elements().length).toBe(10);
  // The contacts start in the upper half of the screen.
  expect(list.element().getBoundingClientRect().y).toBeLessThan(420);
  await press(t('filter.button', { count: 0 }));
  await expect.element(page.getByRole('button', { name: t('views.label') })).toBeVisible();
  await label(t('bulk.selectPage')).click();
  await expect
    .element(page.getByRole('button', { name: t('bulk.allMatching', { count: 12 }) }))
    .toBeVisible();
  await expectNoViolationsInBothThemes();
});
