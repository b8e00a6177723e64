import {
  checkLeadImport,
  importLeads,
  type LeadImport,
  listLeadImports,
  type ResultOf,
  undoLeadImport,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { catchDownloads } from '~test/downloads';
import { type Answer, answer, callsTo, refuse, setAnswers } from '~test/fake-api';
import { openScreen, PHONE } from '~test/open-screen';
import { PEOPLE } from '~test/people';

type Check = ResultOf<typeof checkLeadImport>;

const t = translatorFor('en', 'contactImport');
const es = translatorFor('es', 'contactImport');
const TEXT = 'Quién;Apellidos;Correo\nEva;Probe;eva@csv.test\nSin correo;Probe;';
const COLUMNS: Check['columns'] = [
  { header: 'Quién', field: null, samples: ['Eva'] },
  { header: 'Apellidos', field: 'last_name', samples: ['Probe'] },
  { header: 'Correo', field: 'email', samples: ['eva@csv.test'] },
];
const HEADERS = COLUMNS.map(({ header }) => header);
const ROWS: Check['rows'] = [
  { line: 2, verdict: 'create', name: 'Eva Probe', email: 'eva@csv.test', reasons: [] },
  {
    ...{ line: 3, verdict: 'refuse', name: 'Sin correo', email: '' },
    reasons: [{ reason: 'required', field: 'email' }],
    cells: ['Sin correo', 'Probe', ''],
  },
];
const SAME: Check['rows'][number] = {
  ...{ line: 2, verdict: 'skip', name: 'Eva Probe', email: 'eva@csv.test' },
  reasons: [{ reason: 'same', field: null }],
};
const RECORD: LeadImport = {
  ...{ id: 3, file_name: 'people.csv', created: 1, updated: 0, skipped: 0, refused: 1 },
  user: { id: PEOPLE.salesman.id, name: PEOPLE.salesman.name },
  ...{ created_at: '2026-03-01T10:00:00.000Z', undone_at: null },
};

/** Two rows: one new contact, one without an email. With `update`, the first has nothing new. */
function importServer(): Answer[] {
  let past: LeadImport[] = [];
  return [
    answer(checkLeadImport, ({ body: { mapping, duplicates } }): Check => {
      const isMapped = mapping?.[0] === 'first_name';
      const rows = duplicates === 'update' ? [SAME] : ROWS;
      const count = (verdict: string) => rows.filter((row) => row.verdict === verdict).length;
      return {
        encoding: 'utf-8',
        delimiter: ';',
        headers: HEADERS,
        columns: COLUMNS.map((column, i) => ({ ...column, field: mapping?.[i] ?? column.field })),
        rows: isMapped ? rows : [],
        missing: isMapped ? [] : ['first_name'],
        counts: {
          ...{ create: count('create'), update: 0, skip: count('skip'), refuse: count('refuse') },
        },
      };
    }),
    answer(importLeads, () => {
      past = [RECORD];
      return { ...RECORD, headers: HEADERS, rows: ROWS };
    }),
    answer(listLeadImports, () => past),
    answer(undoLeadImport, () => {
      past = [{ ...RECORD, undone_at: '2026-03-01T11:00:00.000Z' }];
      return { deleted: 1, restored: 0, gone: 0, kept: [] };
    }),
  ];
}

async function chooseFile() {
  const input = () => document.querySelector<HTMLInputElement>('input[type=file]');
  await expect.poll(input).not.toBeNull();
  await userEvent.upload(input() as HTMLInputElement, new File([TEXT], 'people.csv'));
}

test('en español, una importación se revisa fila por fila, se aplica y se deshace', async () => {
  const answers = importServer();
  await openScreen('/app/contacts/import', { as: 'salesman', locale: 'es', answers });
  await chooseFile();
  await expect
    .element(page.getByText(es('mapping.missing', { fields: es('field.first_name') })))
    .toBeVisible();
  await page
    .getByLabelText(es('mapping.field', { header: 'Quién' }))
    .selectOptions(es('field.first_name'));
  const reason = es('reason.required', { field: es('field.email') });
  await expect.element(page.getByRole('table').getByText(reason)).toBeVisible();
  await expect.element(page.getByText(es('count.refuse', { count: 1 }))).toBeVisible();
  await expectNoViolationsInBothThemes();
  const files = catchDownloads();
  await page.getByRole('button', { name: es('check.saveRefused') }).click();
  await expect.poll(() => files[0]?.name).toBe('filas-rechazadas.csv');
  // With its own columns, so that it can be put right and imported again.
  expect(files[0]?.text.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    'Línea,Motivo,Quién,Apellidos,Correo',
    `3,${reason},Sin correo,Probe,`,
  ]);

  setAnswers([refuse(importLeads, 'internal')]);
  const apply = page.getByRole('button', { name: es('apply.action', { count: 1 }) });
  await apply.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(es('apply.failed'));
  setAnswers(answers);
  await apply.click();
  await expect.element(page.getByRole('heading', { name: es('apply.doneTitle') })).toHaveFocus();
  const { body } = callsTo(importLeads).at(-1) ?? {};
  expect(body?.mapping).toEqual(['first_name', 'last_name', 'email']);
  expect(
    new TextDecoder().decode(Uint8Array.from(atob(body?.content ?? ''), (c) => c.charCodeAt(0))),
  ).toBe(TEXT);

  await page.getByRole('button', { name: es('past.undoOf', { name: 'people.csv' }) }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: es('past.confirmAction') }).click();
  await expect
    .element(page.getByRole('dialog'))
    .toMatchTextContent(es('past.deleted', { count: 1 }));
});

test('a contact that exists is updated when that is chosen; a row without news says so', async () => {
  await openScreen('/app/contacts/import', { as: 'salesman', answers: importServer() });
  await chooseFile();
  await page.getByLabelText(t('mapping.field', { header: 'Quién' })).selectOptions('first_name');
  await page.getByText(t('duplicates.update'), { exact: true }).click();
  await expect.element(page.getByRole('table').getByText(t('reason.same'))).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: t('apply.action', { count: 0 }) }))
    .toBeDisabled();
});

test('on a phone the file, its columns and the result fit the screen', async () => {
  const answers = importServer();
  await openScreen('/app/contacts/import', { as: 'leader', size: PHONE, answers });
  await chooseFile();
  await page.getByLabelText(t('mapping.field', { header: 'Quién' })).selectOptions('first_name');
  await expect
    .element(page.getByRole('button', { name: t('apply.action', { count: 1 }) }))
    .toBeVisible();
  expectNoSidewaysScroll();
});
