import {
  findDuplicate,
  getLead,
  type Lead,
  listActivities,
  listLeadFields,
  listLeads,
  mergeLeads,
  undoMerge,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { contactLike, contactsServer } from '~test/contacts-server';
import { type Answer, answer, callsTo, refuse, setAnswers } from '~test/fake-api';
import { leadServer, NORA } from '~test/lead-server';
import { currentPath, openScreen, PHONE } from '~test/open-screen';

const t = translatorFor('en', 'leadMerge');
const ui = translatorFor('en', 'undo');

const NORITA: Lead = {
  ...NORA,
  ...{ id: 2, first_name: 'Norita', phone: '+57 300 555 0111', country: 'CO', version: 4 },
  ...{ created_at: '2027-01-01T10:00:00.000Z', last_touched_at: '2027-01-02T10:00:00.000Z' },
};
const merged: Lead = { ...NORA, first_name: 'Norita', country: 'CO', version: 5 };

/** Both leads, and one of them under both addresses once they are merged. */
const both = () => [
  answer(getLead, ({ params }) => (Number(params.id) === NORITA.id ? NORITA : NORA)),
  answer(findDuplicate, {
    is_taken: true,
    lead: { id: NORITA.id, first_name: 'Norita', last_name: 'Probe', owner: 'Sofía Lareda' },
  }),
];
const done = answer(mergeLeads, () => {
  setAnswers([answer(getLead, merged), answer(findDuplicate, { is_taken: false, lead: null })]);
  return { lead: merged, merge_id: 9 };
});
const dialog = () => page.getByRole('dialog', { name: t('title') });
const choose = (field: string, value: string) =>
  dialog().getByRole('group', { name: field }).getByRole('radio', { name: value });

test('two contacts with one address are merged from the notice, field by field', async () => {
  await openScreen('/app/leads/1', {
    as: 'salesman',
    answers: [done, ...both(), ...leadServer().answers],
  });
  await page.getByRole('button', { name: t('action') }).click();
  // The newer and the known value are chosen already.
  await expect.element(choose(t('field.first_name'), 'Norita')).toBeChecked();
  await expect.element(choose(t('field.country'), 'Colombia')).toBeChecked();
  await expect
    .element(dialog().getByRole('group', { name: t('field.email') }))
    .not.toBeInTheDocument();
  await choose(t('field.phone'), NORA.phone).click();
  await expectNoViolationsInBothThemes();
  await dialog()
    .getByRole('button', { name: t('action') })
    .click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(callsTo(mergeLeads)[0]).toMatchObject({
    params: { id: 1 },
    body: {
      ...{ other_id: 2, version: NORA.version, other_version: 4 },
      from_other: ['first_name', 'country'],
    },
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Norita Probe');
  // Undone at once.
  setAnswers([
    answer(undoMerge, { lead_id: 1, restored_id: 2, kept_fields: ['phone'], kept_entries: 2 }),
  ]);
  await page.getByRole('button', { name: ui('action') }).click();
  await expect.element(page.getByText(new RegExp(t('keptEntries', { count: 2 })))).toBeVisible();
  expect(callsTo(undoMerge)[0]?.body).toEqual({ merge_id: 9 });
});

test('custom fields that the role may see are chosen too', async () => {
  const base = { options: [], is_required: false, can_edit: true, type: 'text' as const };
  const fields = answer(listLeadFields, [
    { ...base, id: 5, name: 'Attorney', name_es: 'Abogado' },
    { ...base, id: 6, name: 'Broker', name_es: 'Corredor' },
    { ...base, id: 7, name: 'Must', name_es: 'Obligatorio', is_required: true },
  ]);
  const kept = { ...NORA, fields: { 5: 'Oquendo' } };
  const other = { ...NORITA, fields: { 5: 'Prieto', 6: 'Lara', 7: 'Filled' } };
  await openScreen('/app/leads/1', {
    as: 'salesman',
    answers: [
      answer(getLead, ({ params }) => (Number(params.id) === NORITA.id ? other : kept)),
      ...[fields, done, ...both()],
      ...leadServer().answers,
    ],
  });
  await page.getByRole('button', { name: t('action') }).click();
  await expect.element(choose('Attorney', 'Prieto')).toBeChecked();
  await expect.element(choose('Broker', 'Lara')).toBeChecked();
  await expect.element(dialog().getByRole('group', { name: 'Must' })).not.toBeInTheDocument();
  await choose('Attorney', 'Oquendo').click();
  await dialog()
    .getByRole('button', { name: t('action') })
    .click();
  await expect.poll(() => callsTo(mergeLeads)[0]?.body.custom_from_other).toEqual([6]);
});

test('a change by a colleague meanwhile is said, and both are shown as they are now', async () => {
  await openScreen('/app/leads/1', {
    as: 'salesman',
    answers: [refuse(mergeLeads, 'lead.changed'), ...both(), ...leadServer().answers],
  });
  await page.getByRole('button', { name: t('action') }).click();
  const button = dialog().getByRole('button', { name: t('action') });
  await expect.element(button).toBeEnabled();
  setAnswers([
    answer(getLead, ({ params }) =>
      Number(params.id) === 2 ? { ...NORITA, phone: '+1 555 0100', version: 5 } : NORA,
    ),
  ]);
  await button.click();
  await expect
    .element(dialog().getByRole('alert'))
    .toMatchTextContent(translatorFor('en', 'errors')('lead.changed'));
  await expect.element(choose(t('field.phone'), '+1 555 0100')).toBeChecked();
});

test('another contact is found from the menu; the old address leads to the one that is left', async () => {
  const found = answer(listLeads, { data: [NORA, NORITA], total: 2 });
  await openScreen('/app/leads/2', {
    as: 'salesman',
    answers: [done, found, ...both(), ...leadServer().answers],
  });
  const menu = translatorFor('en', 'lead')('menu.of', { name: 'Norita Probe' });
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: t('menu') }).click();
  await page.getByRole('option', { name: /Nora/ }).click();
  await dialog()
    .getByRole('button', { name: t('action') })
    .click();
  await expect.poll(currentPath).toBe('/app/leads/1');
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Norita Probe');
});

test('a search for the other contact that fails says so, and can be repeated', async () => {
  const lost = refuse(listLeads, 'internal');
  await openScreen('/app/leads/2', {
    as: 'salesman',
    answers: [lost, ...both(), ...leadServer().answers],
  });
  const menu = translatorFor('en', 'lead')('menu.of', { name: 'Norita Probe' });
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: t('menu') }).click();
  await expect.element(page.getByRole('alert').getByText(t('with.failed'))).toBeVisible();
  await expectNoViolationsInBothThemes();
  setAnswers([answer(listLeads, { data: [NORA, NORITA], total: 2 })]);
  await page.getByRole('button', { name: translatorFor('en', 'ui')('error.retry') }).click();
  await expect.element(page.getByRole('option', { name: /Nora/ })).toBeVisible();
  await expect.element(page.getByText(t('with.failed'))).not.toBeInTheDocument();
});

test('an old address opens the contact that it is part of now', async () => {
  await openScreen('/app/leads/7', {
    as: 'salesman',
    answers: [answer(getLead, merged), ...leadServer().answers],
  });
  await expect.poll(currentPath).toBe('/app/leads/1');
});

test('the timeline offers to take a merge apart for a day', async () => {
  const entry = (id: number, created_at: string) => ({
    ...{ id, lead_id: 1, kind: 'merged' as const, actor: null, body: null, created_at },
    data: { merge_id: id, given: { phone: '+57 300 555 0111' } },
    ...{ due_at: null, done_at: null },
  });
  const now = new Date().toISOString();
  await openScreen('/app/leads/1', {
    as: 'salesman',
    answers: [
      answer(listActivities, [entry(9, now), entry(8, '2026-01-01T10:00:00.000Z')]),
      refuse(undoMerge, 'lead.mergedAgain'),
      ...leadServer().answers,
    ],
  });
  await expect.element(page.getByText('+57 300 555 0111').first()).toBeVisible();
  const buttons = page.getByRole('button', { name: t('undo') });
  await expect.poll(() => buttons.elements().length).toBe(1);
  await buttons.click();
  await expect
    .element(page.getByText(translatorFor('en', 'errors')('lead.mergedAgain')))
    .toBeVisible();
});

const mergeEntry = (id: number) => ({
  ...{ id, lead_id: 1, kind: 'merged' as const, actor: null, body: null, due_at: null },
  ...{ created_at: new Date().toISOString(), data: { merge_id: id }, done_at: null },
});

/** On the page of the contact that is left, with the message and the timeline's entry of the merge. */
async function openMerged(undone: Answer) {
  await openScreen('/app/leads/1', {
    as: 'salesman',
    answers: [
      ...[done, answer(listActivities, [mergeEntry(9)]), undone],
      ...both(),
      ...leadServer().answers,
    ],
  });
  await page.getByRole('button', { name: t('action') }).click();
  const button = dialog().getByRole('button', { name: t('action') });
  await button.click();
  await expect.element(said).toBeVisible();
}
const said = page.getByText(t('done', { name: 'Norita Probe' }));

test('once a merge is undone in the timeline, its message no longer offers to undo it', async () => {
  await openMerged(
    answer(undoMerge, { lead_id: 1, restored_id: 2, kept_fields: [], kept_entries: 0 }),
  );
  await page.getByRole('button', { name: t('undo') }).click();
  await expect.element(page.getByText(t('undone'))).toBeVisible();
  await expect.element(said).not.toBeInTheDocument();
  expect(callsTo(undoMerge)).toHaveLength(1);
});

test('what was undone elsewhere is said to be undone, not to have failed', async () => {
  await openMerged(refuse(undoMerge, 'lead.undoGone'));
  await page.getByRole('button', { name: ui('action'), exact: true }).click();
  await expect.element(page.getByText(ui('already'))).toBeVisible();
  await expect.element(page.getByText(ui('failed'))).not.toBeInTheDocument();
});

test('exactly two selected contacts can be merged, on a phone in Spanish', async () => {
  const es = translatorFor('es', 'leadMerge');
  const [ana, bea, eva] = [
    contactLike(1, 'Ana'),
    contactLike(2, 'Bea', { phone: '-', created_at: '2027-01-01T10:00:00.000Z' }),
    contactLike(3, 'Eva'),
  ];
  const people = [ana, bea, eva];
  await openScreen('/app/contacts', {
    ...{ as: 'leader', locale: 'es', size: PHONE },
    answers: [
      answer(getLead, ({ params }) => people.find(({ id }) => id === Number(params.id)) ?? ana),
      ...contactsServer(people),
    ],
  });
  const select = (name: string) =>
    page.getByRole('checkbox', {
      name: translatorFor('es', 'contacts')('bulk.select', { name: `${name} Probe` }),
    });
  const button = page.getByRole('button', { name: es('action') });
  await select('Ana').click();
  await expect.element(button).not.toBeInTheDocument();
  await select('Bea').click();
  await button.click();
  const shown = page.getByRole('dialog', { name: es('title') });
  await expect.element(shown.getByRole('group', { name: es('field.phone') })).toBeVisible();
  await expectNoSidewaysScroll();
  await expectNoViolationsInBothThemes();
});
