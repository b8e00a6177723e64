import {
  addRoomHomeEntries,
  checkRoomStatement,
  deleteRoomHomeEntry,
  getRoom,
  importRoomStatement,
  listRoomHomeEntries,
  listRoomOwnedHomes,
  type StatementField,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoSidewaysScroll, expectNoViolationsInBothThemes } from '~test/accessibility';
import { answer, callsTo } from '~test/fake-api';
import { openScreen, PHONE } from '~test/open-screen';
import { ownedHomeLike, statementPreview } from '~test/owned-homes';

const es = translatorFor('es', 'ownedHomes');
const kinds = translatorFor('es', 'homeEntries');
const room = answer(getRoom, {
  first_name: 'Andrés',
  curator: null,
  homes: [],
  has_purchase: false,
  session_count: 1,
});
const home = ownedHomeLike();
const owned = answer(listRoomOwnedHomes, [home]);

test('an investor on a phone sees what came on the frozen forecast, in Spanish', async () => {
  await openScreen('/room', { locale: 'es', size: PHONE, answers: [room, owned] });
  await expect.element(page.getByRole('heading', { name: es('room.title') })).toBeVisible();
  const article = page.getByRole('article', { name: home.address });
  await expect
    .element(article.getByText(/^Dentro del pronóstico: −\D*4\.191,52/).first())
    .toBeVisible();
  await expect
    .element(article.getByText(/la cuota del préstamo \(\D*1\.977,63 al mes\)/))
    .toBeVisible();
  await expect.element(article.getByText(/^Saldo final: difiere en \D*12,34/)).toBeVisible();
  // Only what the investor added can be removed.
  const removes = article.getByRole('button', { name: /^Quitar el estado/ });
  expect(removes.elements()).toHaveLength(1);
  await expectNoViolationsInBothThemes();
  expectNoSidewaysScroll();
});

const LONG = 'Renta de octubre, depositada por el administrador';

test('types an amount, whose sign follows from what it is', async () => {
  const added = answer(addRoomHomeEntries, home);
  const entries = answer(listRoomHomeEntries, [
    {
      ...{ id: 1, date: '2026-10-03', kind: 'rent', amount_cents: 295_000, text: LONG },
      ...{ statement_id: null, line: null, is_by_investor: true },
    },
  ]);
  await openScreen('/room', { locale: 'es', size: PHONE, answers: [room, owned, added, entries] });
  await page.getByRole('button', { name: es('entry.add') }).click();
  const dialog = page.getByRole('dialog');
  // A month without rent is worth saying; an amount of nothing else is not.
  await dialog.getByLabelText(es('entries.amount')).fill('0');
  await expect.element(dialog.getByText(es('entry.rentHint'))).toBeVisible();
  await dialog.getByLabelText(es('entries.kind')).selectOptions('property_tax');
  await expect.element(dialog.getByText(es('entry.rentHint'))).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: es('entry.save') }).click();
  await expect.element(dialog.getByText(es('entry.amountWrong'))).toBeVisible();
  await dialog.getByLabelText(es('entries.date')).fill('2026-10-03');
  await expect.element(dialog.getByText(es('typed.covered'))).toBeVisible();
  await dialog.getByLabelText(es('entries.amount')).fill('1.250,50');
  await dialog.getByLabelText(es('entries.date')).fill('2026-11-03');
  await dialog.getByRole('button', { name: es('entry.save') }).click();
  await expect
    .poll(() => callsTo(addRoomHomeEntries))
    .toMatchObject([
      { body: { entries: [{ date: '2026-11-03', kind: 'property_tax', amount_cents: -125_050 }] } },
    ]);
  await page.getByRole('button', { name: es('entries.show') }).click();
  const all = page.getByRole('group', { name: es('entries.title') });
  await expect
    .element(all.getByRole('rowheader').filter({ hasText: kinds('kind.rent') }))
    .toBeVisible();
  // No amount is cut off.
  const { scrollWidth, clientWidth } = all.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('an amount that was removed can be taken back', async () => {
  const entry = {
    ...{ id: 1, date: '2026-10-03', kind: 'rent' as const, amount_cents: 295_000, text: 'Oct' },
    ...{ statement_id: null, line: null, is_by_investor: true },
  };
  const list = [entry];
  const entries = answer(listRoomHomeEntries, () => list);
  const removed = answer(deleteRoomHomeEntry, () => {
    list.pop();
    return ownedHomeLike();
  });
  const added = answer(addRoomHomeEntries, () => {
    list.push(entry);
    return ownedHomeLike();
  });
  const answers = [room, owned, entries, removed, added];
  await openScreen('/room', { locale: 'es', size: PHONE, answers });
  const shown = page.getByRole('button', { name: es('entries.show') });
  await shown.click();
  const cell = page.getByRole('rowheader', { name: /Oct$/ });
  await page
    .getByRole('button', { name: es('entries.removeOf', { kind: kinds('kind.rent') }) })
    .click();
  await expect.element(cell).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: es('entries.hide') })).toHaveFocus();
  await page.getByRole('button', { name: es('entries.undo') }).click();
  await expect.element(cell).toBeVisible();
  expect(callsTo(addRoomHomeEntries)).toMatchObject([
    {
      body: { entries: [{ date: '2026-10-03', kind: 'rent', amount_cents: 295_000, text: 'Oct' }] },
    },
  ]);
});

test('adds a statement: columns, categories, months that are there already, each row', async () => {
  const check = answer(checkRoomStatement, statementPreview());
  const imported = answer(importRoomStatement, { statement_id: 3, home });
  await openScreen('/room', { locale: 'es', size: PHONE, answers: [room, owned, check, imported] });
  await page.getByRole('button', { name: es('file.add') }).click();
  const dialog = page.getByRole('dialog');
  const file = new File(['Date,Description,Amount\n'], 'noviembre.csv', { type: 'text/csv' });
  await userEvent.upload(dialog.getByLabelText(es('file.choose')), file);
  await expect.element(dialog.getByText(es('checks.agrees'))).toBeVisible();
  await expect.element(dialog.getByText(es('reason.date'))).toBeVisible();
  await expectNoViolationsInBothThemes();
  await dialog.getByRole('radio', { name: es('overlap.add') }).click();
  await dialog
    .getByLabelText(es('categories.kind', { category: 'Plumbing' }))
    .selectOptions('capital_improvement');
  await dialog.getByLabelText(es('mapping.order')).selectOptions('dmy');
  await expect.poll(() => callsTo(checkRoomStatement).length).toBe(4);
  await dialog.getByRole('button', { name: es('file.take', { count: 1 }) }).click();
  await expect
    .poll(() => callsTo(importRoomStatement))
    .toMatchObject([
      {
        body: {
          ...{ file_name: 'noviembre.csv', overlap: 'add', date_order: 'dmy' },
          kinds: { Plumbing: 'capital_improvement' },
        },
      },
    ]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('keeps every column that was chosen, also before the first choice is answered', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const named = (fields: readonly (StatementField | null)[]) =>
    statementPreview({
      missing: fields.includes('date') ? [] : ['date', 'amount'],
      columns: ['Cuándo', 'Qué', 'Cuánto'].map((header, i) => ({
        ...{ header, samples: [], field: fields[i] ?? null },
      })),
    });
  const check = answer(checkRoomStatement, async ({ body }) => {
    if (body.mapping) await held;
    return named(body.mapping ?? []);
  });
  await openScreen('/room', { locale: 'es', answers: [room, owned, check] });
  await page.getByRole('button', { name: es('file.add') }).click();
  const dialog = page.getByRole('dialog');
  const file = new File(['Cuándo,Qué,Cuánto\n'], 'marzo.csv', { type: 'text/csv' });
  await userEvent.upload(dialog.getByLabelText(es('file.choose')), file);
  const column = (header: string) => dialog.getByLabelText(es('mapping.field', { header }));
  await column('Cuándo').selectOptions('date');
  await column('Cuánto').selectOptions('amount');
  await expect.element(column('Cuándo')).toHaveValue('date');
  const take = dialog.getByRole('button', { name: es('file.take', { count: 1 }) });
  await expect.element(take).toBeDisabled();
  release();
  await expect.element(take).toBeEnabled();
  expect(callsTo(checkRoomStatement).at(-1)).toMatchObject({
    body: { mapping: ['date', null, 'amount'] },
  });
});

test('says what was typed for a month that the file has too, and asks which one counts', async () => {
  const typed = [
    { month: '2026-11', kind: 'rent' as const, typed_cents: 290_000, file_cents: 295_000 },
  ];
  const check = answer(checkRoomStatement, statementPreview({ overlaps: [], typed }));
  const imported = answer(importRoomStatement, { statement_id: 3, home });
  await openScreen('/room', { locale: 'es', size: PHONE, answers: [room, owned, check, imported] });
  await page.getByRole('button', { name: es('file.add') }).click();
  const dialog = page.getByRole('dialog');
  const file = new File(['Date,Description,Amount\n'], 'noviembre.csv', { type: 'text/csv' });
  await userEvent.upload(dialog.getByLabelText(es('file.choose')), file);
  await expect
    .element(dialog.getByText(/^Renta, nov\D*2026: \D*2\.900,00 escritos, \D*2\.950,00 en/))
    .toBeVisible();
  await expect.element(dialog.getByRole('radio', { name: es('typed.keep') })).toBeChecked();
  await expectNoViolationsInBothThemes();
  await dialog.getByRole('radio', { name: es('typed.replace') }).click();
  await dialog.getByRole('button', { name: es('file.take', { count: 1 }) }).click();
  await expect
    .poll(() => callsTo(importRoomStatement))
    .toMatchObject([{ body: { typed: 'replace' } }]);
});
