import {
  previewListingImport,
  type ResultOf,
  startListingImport,
  undoListingImport,
} from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  expectNoSidewaysScroll,
  expectNoViolations,
  expectNoViolationsInBothThemes,
} from '~test/accessibility';
import { answer, callsTo, refuse, setAnswers } from '~test/fake-api';
import { importLike, importServer, outcomeLike, type Row, rowLike } from '~test/import-server';
import { currentPath, openScreen, PHONE } from '~test/open-screen';

const t = translatorFor('en', 'imports');
const es = translatorFor('es', 'imports');
const ui = translatorFor('en', 'ui');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const figure = (name: RegExp) => page.getByRole('radio', { name });
const snapshot: Row['snapshot'] = {
  ...{ address: null, price: 410_000, beds: 3, baths: 2, sqft: 1_450, lot_sqft: 6_000 },
  ...{ rent: null, hoa_monthly: null, listed_on: null, sold_price: null, sold_on: null },
  type: 'single_family',
  status: 'active',
};

const PORTAL = {
  counts: { created: 1, skipped: 1, quarantined: 1 },
  outcome: outcomeLike({ homes: { total: 1, analyzed: 1 }, city: 'Hialeah' }),
  rows: [
    rowLike(1, { address: '10 Palm Pl, Hialeah, FL 33012', property_id: 5, snapshot }),
    rowLike(2, {
      ...{ verdict: 'skipped', address: '12 Wrong St, Hialeah, FL 33012' },
      reasons: [{ code: 'row.notANumber', field: 'price', value: 'call us' }],
    }),
    rowLike(3, {
      ...{ verdict: 'quarantined', address: '14 Dear St, Hialeah, FL 33012', snapshot },
      reasons: [{ code: 'row.unbelievable', field: 'hoaMonthly', value: '75209' }],
    }),
  ],
};

describe('a portal’s download', () => {
  test.each([
    ['phone', PHONE, expectNoViolations],
    ['desktop', { width: 1440, height: 900 }, expectNoViolationsInBothThemes],
  ])('on a %s is previewed row by row before it changes anything', async (_, size, check) => {
    const { answers } = importServer(importLike({}), PORTAL);
    await openScreen('/app/imports/7', { as: 'admin', size, answers });
    await press(t('setup.check'));
    await expect.element(heading(t('result.checked'))).toBeVisible();
    await expect.element(page.getByText(t('result.checkedText'))).toBeVisible();
    await expect.element(figure(/^1\s*New/)).toBeVisible();
    await expect.element(figure(/^1\s*Skipped/)).toBeVisible();
    await expect.element(figure(/^1\s*Rejected/)).toBeVisible();
    // The expected result is shown before the import.
    await expect.element(page.getByText(/1 listing for sale/)).toMatchTextContent('1 analyzed');
    const rows = () =>
      [...document.querySelectorAll('li, tbody tr')]
        .filter((row) => row.checkVisibility() && /, Hialeah, FL/.test(row.textContent))
        .map(({ textContent }) => textContent)
        .join();
    await expect.poll(rows).toContain('“call us” isn’t a number (Price).');
    await page.getByText(t('verdict.quarantined'), { exact: true }).first().click();
    await expect.poll(currentPath).toMatch(/verdict=quarantined/);
    await expect.poll(rows).not.toContain('12 Wrong St');
    expect(rows()).toContain('Implausible value: Monthly HOA fee of $75,209.');
    // The values read are shown, so that a wrong column is visible.
    expect(rows()).toContain('14 Dear St, Hialeah, FL 33012');
    expect(rows()).toContain(
      '$410,000 · 3 beds · 2 baths · 1,450 sqft · 6,000 sqft lot · Single-family',
    );
    expectNoSidewaysScroll();
    await check();
  });

  test('is imported as previewed, and undone after a question', async () => {
    const { answers } = importServer(importLike({}), PORTAL);
    await openScreen('/app/imports/7', { as: 'admin', answers });
    await press(t('setup.check'));
    await expect.element(heading(t('result.checked'))).toBeVisible();
    await press(t('setup.start'));
    await expect.element(heading(t('result.done'))).toBeVisible();
    expect(callsTo(startListingImport).map(({ body }) => body.dry_run)).toEqual([true, false]);
    await expect.element(page.getByRole('link', { name: /^10 Palm Pl/ })).toBeVisible();
    await press(t('undo.action'));
    const question = page.getByRole('alertdialog');
    await expect.element(question).toMatchTextContent(t('undo.confirm', { name: 'portal.csv' }));
    await question.getByRole('button', { name: t('undo.confirmAction') }).click();
    await expect
      .element(page.getByRole('dialog'))
      .toMatchTextContent(t('undo.deleted', { count: 1 }));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: ui('close') })
      .first()
      .click();
    await expect.element(heading(t('result.undone'))).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: t('undo.action'), exact: true }))
      .not.toBeInTheDocument();
    expect(callsTo(undoListingImport)).toHaveLength(1);
  });
});

describe('en español, una tabla propia', () => {
  const columns = ['Folio', 'Calle', 'Ciudad', 'Valor', 'Notas'].map((header) => ({
    header,
    samples: header === 'Notas' ? ['buena luz'] : [],
  }));
  const preview: ResultOf<typeof previewListingImport> = {
    ...{ encoding: 'utf-8', format: 'csv', columns, mapping: { city: 'Ciudad' } },
    ...{ is_remembered: false, last_system: 'Oficina' },
    fields: ['key', 'address', 'city', 'listPrice'],
    needed: ['key', 'address', 'listPrice'],
    missing: ['key', 'address', 'listPrice'],
  };
  const table = importLike({ kind: 'csv', name: 'propia.csv' });
  const open = async (more: Partial<typeof preview> = {}) => {
    const blockers = { ...outcomeLike({}).homes.blockers, rooms: 1 };
    const server = importServer(table, {
      counts: { created: 1 },
      outcome: outcomeLike({ homes: { total: 1, blockers } }),
    });
    const answers = [answer(previewListingImport, { ...preview, ...more }), ...server.answers];
    await openScreen('/app/imports/7', { as: 'admin', locale: 'es', answers });
    return answers;
  };
  const check = () => page.getByRole('button', { name: es('setup.check'), exact: true });

  test('pide las columnas que no reconoce y el origen', async () => {
    const answers = await open();
    const missing = page.getByRole('status').filter({ hasText: 'Elija una columna para' });
    await expect.element(missing).toMatchTextContent(es('field.key'));
    await expect.element(missing).toMatchTextContent(es('field.listPrice'));
    await expect
      .element(page.getByText(es('setup.samples', { samples: 'buena luz' })))
      .toBeVisible();
    await expect.element(check()).toBeDisabled();
    for (const [header, field] of [
      ['Folio', 'key'],
      ['Calle', 'address'],
      ['Valor', 'listPrice'],
    ] as const)
      await page
        .getByLabelText(es('setup.fieldFor', { header }))
        .selectOptions(es(`field.${field}`));
    await expect.element(missing).not.toBeInTheDocument();
    await expectNoViolations();

    // Two offices may both have a number 1: the source must be given.
    const reason = translatorFor('es', 'errors')('listingImport.systemMissing');
    setAnswers([
      refuse(startListingImport, 'listingImport.systemMissing', { system: ['Dato obligatorio.'] }),
    ]);
    const source = page.getByLabelText(es('setup.system'));
    await source.fill('');
    await check().click();
    await expect.element(source).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByRole('alert')).toMatchTextContent(reason);
    await expectNoViolationsInBothThemes();
    setAnswers(answers);
    await source.fill('Oficina 2');
    await check().click();
    await expect.element(heading(es('result.checked'))).toBeVisible();
    await expect.element(figure(/^1\s*Nuevas/)).toBeVisible();
    await expect.element(page.getByText(/no se analizaría ninguna/)).toBeVisible();
    await expect
      .element(page.getByText(/1 propiedad no tiene renta ni habitaciones/))
      .toBeVisible();
    expect(callsTo(startListingImport).at(-1)?.body).toMatchObject({
      ...{ dry_run: true, system: 'Oficina 2' },
      mapping: { key: 'Folio', address: 'Calle', city: 'Ciudad', listPrice: 'Valor' },
    });
  });

  test('usa la asignación guardada para los mismos encabezados', async () => {
    const mapping = { key: 'Folio', address: 'Calle', city: 'Ciudad', listPrice: 'Valor' };
    await open({ mapping, missing: [], is_remembered: true });
    await expect.element(page.getByText(es('setup.remembered'))).toBeVisible();
    await expect.element(check()).toBeEnabled();
  });
});

test('a running preview can be stopped and resumed', async () => {
  const { answers } = importServer(
    importLike({
      status: 'running',
      is_dry_run: true,
      phase: 'reading',
      progress: { done: 4, total: 9 },
    }),
  );
  await openScreen('/app/imports/7', { as: 'admin', size: PHONE, answers });
  await expect.element(page.getByText(t('phase.reading'), { exact: true })).toBeVisible();
  await expect.element(page.getByText(t('progress.of', { done: 4, total: 9 }))).toBeVisible();
  await press(t('progress.stop'));
  await expect.element(heading(t('result.broken'))).toBeVisible();
  await expect.element(page.getByRole('button', { name: t('result.goOn') })).toBeVisible();
  expectNoSidewaysScroll();
  await expectNoViolations();
});

test.each([
  ['phone', PHONE],
  ['desktop', { width: 1440, height: 900 }],
])('on a %s a file of rates is previewed in both languages', async (_, size) => {
  const week = { measure: 'mortgage_rate', value: 6.25, day: '2026-10-29', was: null } as const;
  const rate = {
    ...{ apr_percent: 7, average_percent: 6.25, spread_points: 0.75, as_of: '2026-10-29' },
  };
  const { answers } = importServer(importLike({ kind: 'pmms', name: 'pmms.csv' }), {
    counts: { created: 1 },
    outcome: outcomeLike({ rate }),
    rows: [rowLike(1, { key: '2026-10-29', figure: week })],
  });
  await openScreen('/app/imports/7', { as: 'admin', size, answers });
  await press(t('setup.check'));
  await expect.element(page.getByText(/The rate would be 7.00%/)).toBeVisible();
  const row = (name: string) => {
    const all = [...document.querySelectorAll('li, tbody tr')];
    return all.find((each) => each.checkVisibility() && each.textContent.includes(name))
      ?.textContent;
  };
  await expect.poll(() => row('Oct 29, 2026')).toContain('6.25%');
  await expect
    .element(page.getByRole('button', { name: t('setup.start'), exact: true }))
    .toBeVisible();
  expectNoSidewaysScroll();
  await expectNoViolations();
  await page.getByRole('button', { name: /Español/ }).click();
  await expect.element(page.getByText(/La tasa sería 7,00\s%/)).toBeVisible();
  await expect.poll(() => row('29 oct 2026')).toMatch(/6,25\s%/);
});
