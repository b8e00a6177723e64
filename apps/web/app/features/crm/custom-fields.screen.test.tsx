import {
  changeLeadsField,
  createLead,
  createTag,
  type Lead,
  type LeadField,
  listLeadFields,
  listLeads,
  listTags,
  tagLeads,
  updateLead,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { contactLike, contactsServer } from '~test/contacts-server';
import { answer, callsTo, refuse, setAnswers } from '~test/fake-api';
import { leadServer, NORA } from '~test/lead-server';
import { currentPath, openScreen, PHONE } from '~test/open-screen';

const t = translatorFor('en', 'customFields');
const lead = translatorFor('en', 'lead');
const tags = translatorFor('en', 'tags');
const contacts = translatorFor('en', 'contacts');

const option = (id: number, name: string) => ({ id, name, name_es: `${name} es`, is_active: true });
const FIELDS: LeadField[] = [
  {
    ...{ id: 1, name: 'Attorney', name_es: 'Abogado', type: 'text' },
    ...{ is_required: true, options: [], can_edit: true },
  },
  {
    ...{ id: 2, name: 'Financing', name_es: 'Financiamiento', type: 'choice' },
    ...{ is_required: false, options: [option(7, 'Cash'), option(8, 'Loan')], can_edit: true },
  },
  {
    ...{ id: 3, name: 'Score of bank', name_es: 'Puntaje', type: 'number' },
    ...{ is_required: false, options: [], can_edit: false },
  },
];
const TAGS = [
  { id: 1, name: 'Cash buyer', color: 'green' as const },
  { id: 2, name: 'Referral', color: 'blue' as const },
];
const known = [answer(listLeadFields, FIELDS), answer(listTags, TAGS)];

test('custom fields are facts of a lead, edited in place; one that may only be seen is plain text', async () => {
  let now: Lead = { ...NORA, fields: { 1: 'Oquendo', 3: 12_500.5 } };
  await openScreen('/app/leads/1', {
    as: 'salesman',
    answers: [
      ...known,
      answer(updateLead, ({ body }) => {
        now = { ...now, version: now.version + 1, fields: { ...now.fields, 2: 8 } };
        expect(body).toMatchObject({ fields: { 2: 8 }, version: 1 });
        return now;
      }),
      ...leadServer(now).answers,
    ],
  });
  await expect.element(page.getByText('12,500.5')).toBeVisible();
  const unknown = lead('unknown');
  await page
    .getByRole('button', { name: lead('inline.editValue', { field: 'Financing', value: unknown }) })
    .click();
  await page.getByRole('combobox', { name: 'Financing' }).selectOptions('Loan');
  await page.getByRole('button', { name: lead('inline.save') }).click();
  await expect
    .element(
      page.getByRole('button', {
        name: lead('inline.editValue', { field: 'Financing', value: 'Loan' }),
      }),
    )
    .toBeVisible();
  // A required one cannot be emptied; nothing is sent.
  await page
    .getByRole('button', {
      name: lead('inline.editValue', { field: 'Attorney', value: 'Oquendo' }),
    })
    .click();
  await page.getByRole('textbox', { name: 'Attorney' }).fill('');
  await page.getByRole('button', { name: lead('inline.save') }).click();
  await expect.element(page.getByText(t('required'))).toBeVisible();
  expect(callsTo(updateLead)).toHaveLength(1);
});

test('tags are found, made and removed on the lead; each click is one request', async () => {
  let ids = [1];
  await openScreen('/app/leads/1', {
    as: 'salesman',
    size: PHONE,
    answers: [
      ...known,
      answer(createTag, ({ body }) => ({ id: 3, name: body.name, color: 'teal' as const })),
      answer(tagLeads, ({ body }) => {
        ids = [...ids.filter((id) => !body.remove_ids.includes(id)), ...body.add_ids];
        return { done: 1, unchanged: 0, skipped: [], undo_id: 5 };
      }),
      ...leadServer({ tag_ids: ids }).answers,
    ],
  });
  await page.getByRole('button', { name: tags('edit') }).click();
  const panel = page.getByRole('dialog', { name: tags('title') });
  await panel.getByRole('searchbox').fill('First home');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => callsTo(tagLeads)[0]?.body.add_ids).toEqual([3]);
  await panel.getByRole('searchbox').fill('cásh');
  await expectNoViolationsInBothThemes();
  await panel.getByRole('checkbox', { name: 'Cash buyer' }).click();
  await expect.poll(() => callsTo(tagLeads)[1]?.body).toMatchObject({ remove_ids: [1] });
  await panel.getByRole('searchbox').fill('a;b');
  await expect.element(panel.getByText(tags('separators'))).toBeVisible();
  expectNoSidewaysScroll();
});

test('a new lead asks for custom fields; what the server refuses is said at the field', async () => {
  const form = translatorFor('en', 'leadForm');
  await openScreen('/app/contacts/new', {
    as: 'salesman',
    answers: [...known, ...leadServer().answers],
  });
  await page.getByLabelText(form('firstName')).fill('Eva');
  await page.getByLabelText(form('lastName')).fill('Probe');
  await page.getByLabelText(form('email'), { exact: true }).fill('eva@fields.test');
  await page.getByLabelText(form('phone')).fill('+57 300 555 0100');
  await page.getByRole('button', { name: form('create') }).click();
  await expect.element(page.getByText(t('required'))).toBeVisible();
  await page.getByLabelText('Attorney').fill('Oquendo');
  await page.getByLabelText('Financing', { exact: false }).selectOptions('Cash');
  setAnswers([refuse(createLead, 'request.invalid', { 'fields.1': ['No such attorney.'] })]);
  await page.getByRole('button', { name: form('create') }).click();
  await expect.element(page.getByText('No such attorney.').first()).toBeVisible();
  expect(callsTo(createLead).at(-1)?.body).toMatchObject({ fields: { 1: 'Oquendo', 2: 7 } });
});

test('contacts have them as columns and filters, and tags in bulk', async () => {
  const eva = contactLike(1, 'Eva', { fields: { 2: 7 }, tag_ids: [2] });
  await openScreen('/app/contacts', {
    as: 'leader',
    answers: [
      ...known,
      answer(tagLeads, { done: 1, unchanged: 0, skipped: [], undo_id: 5 }),
      ...contactsServer([eva, contactLike(2, 'Rui')]),
    ],
  });
  await page.getByRole('button', { name: contacts('columns.label') }).click();
  const columns = page.getByRole('dialog', { name: contacts('columns.title') });
  await columns.getByLabelText('Financing').click();
  await columns.getByLabelText(contacts('column.tags')).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('cell', { name: 'Cash' })).toBeVisible();
  await expect.element(page.getByRole('cell').getByText('Referral')).toBeVisible();

  await page.getByRole('button', { name: contacts('filter.button', { count: 0 }) }).click();
  await page.getByLabelText(t('filter.label')).selectOptions('Financing');
  await page.getByRole('checkbox', { name: 'Loan' }).click();
  await page.getByRole('button', { name: t('filter.add') }).click();
  const asked = () => callsTo(listLeads).at(-1)?.query.fields;
  await expect.poll(asked).toBe('[{"id":2,"any":[8]}]');
  const chip = page.getByRole('button', {
    ...{ name: contacts('filter.remove', { name: 'Financing' }), exact: false },
  });
  await expect.element(chip).toHaveTextContent('Financing: Loan');
  // The old rows are dimmed until the new ones are there.
  await expect.poll(() => document.querySelector('.opacity-55')).toBeNull();
  await expect
    .poll(() => document.getAnimations().filter(({ playState }) => playState === 'running'))
    .toEqual([]);
  await expectNoViolationsInBothThemes();
  await chip.click();
  await expect.poll(currentPath).toBe('/app/contacts');

  await page
    .getByRole('checkbox', { name: contacts('bulk.select', { name: 'Eva Probe' }) })
    .click();
  await page.getByRole('button', { name: contacts('bulk.tag'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Cash buyer' }).click();
  await dialog.getByRole('button', { name: contacts('bulk.tagAction.add') }).click();
  await expect
    .element(page.getByText(contacts('bulk.done.tag', { count: 1 }), { exact: true }))
    .toBeVisible();
  expect(callsTo(tagLeads)[0]?.body).toMatchObject({ ids: [1], add_ids: [1], remove_ids: [] });
});

test('a field of the selected contacts is set or emptied, as far as the role may edit it', async () => {
  const eva = contactLike(1, 'Eva');
  const changed = { done: 1, unchanged: 0, skipped: [], undo_id: 5 };
  await openScreen('/app/contacts', {
    as: 'leader',
    size: PHONE,
    answers: [...known, answer(changeLeadsField, changed), ...contactsServer([eva])],
  });
  const open = async () => {
    await page
      .getByRole('checkbox', { name: contacts('bulk.select', { name: 'Eva Probe' }) })
      .click();
    await page.getByRole('button', { name: contacts('bulk.field'), exact: true }).click();
    return page.getByRole('dialog');
  };
  let dialog = await open();
  const set = () => dialog.getByRole('button', { name: contacts('bulk.fieldAction.set') });
  await set().click();
  await expect.element(dialog.getByText(contacts('bulk.required'))).toBeVisible();
  // A required one cannot be emptied.
  await dialog.getByLabelText(contacts('bulk.fieldWhich')).selectOptions('Attorney');
  await expect
    .element(dialog.getByText(contacts('bulk.fieldChoice.clear')))
    .not.toBeInTheDocument();
  await set().click();
  await expect.element(dialog.getByText(contacts('bulk.fieldMissing'))).toBeVisible();
  await dialog.getByLabelText(contacts('bulk.fieldWhich')).selectOptions('Financing');
  await dialog.getByLabelText(contacts('bulk.fieldValue')).selectOptions('Loan');
  await expectNoViolationsInBothThemes();
  expectNoSidewaysScroll();
  await set().click();
  const bodies = () => callsTo(changeLeadsField).map(({ body }) => body);
  await expect.poll(bodies).toEqual([{ ids: [1], field_id: 2, value: 8 }]);
  await expect.element(dialog).not.toBeInTheDocument();

  dialog = await open();
  await dialog.getByLabelText(contacts('bulk.fieldWhich')).selectOptions('Financing');
  await dialog.getByText(contacts('bulk.fieldChoice.clear')).click();
  await dialog.getByRole('button', { name: contacts('bulk.fieldAction.clear') }).click();
  await expect.poll(() => bodies()[1]).toEqual({ ids: [1], field_id: 2, value: null });
});

test('a filter about a field that is gone is shown as such and can be removed', async () => {
  const fields = encodeURIComponent('[{"id":99,"is":"empty"}]');
  await openScreen(`/app/contacts?fields=${fields}`, {
    as: 'leader',
    answers: [...known, ...contactsServer([contactLike(1, 'Eva')])],
  });
  const chip = page.getByRole('button', {
    ...{ name: contacts('filter.remove', { name: t('name') }), exact: false },
  });
  await expect
    .element(chip)
    .toHaveTextContent(
      contacts('filter.chip', { name: t('name'), value: contacts('filter.unknown') }),
    );
  await chip.click();
  await expect.poll(currentPath).toBe('/app/contacts');
});
