import type { EntryKind, StatementField } from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import { kindOfWords, totalOfWords } from './kind-of-words.ts';
import { planStatement } from './plan-statement.ts';
import { readAmount } from './read-amount.ts';
import { guessOrder, readDay } from './read-day.ts';
import { readStatement } from './read-statement.ts';
import { reconcile } from './reconcile.ts';
import { guessColumns, missingColumns } from './statement-columns.ts';

describe('amounts', () => {
  it.each([
    ['$1,234.56', 123_456],
    ['1.234,56', 123_456],
    ['-$12.50', -1_250],
    ['$-12.50', -1_250],
    ['12.50-', -1_250],
    ['−12,5', -1_250],
    ['(1,234.56)', -123_456],
    ['($ 45.00)', -4_500],
    ['US$ 2.950,00', 295_000],
    ['1,234', 123_400],
    ['1.234', 123_400],
    ['0.1', 10],
    ['19.99', 1_999],
    ['+7', 700],
    ['1,234.56 CR', 123_456],
    ['1,234.56DR', -123_456],
    ['$12.50 Db.', -1_250],
    ['Dr 7', -700],
  ])('%s is %i cents', (cell, cents) => expect(readAmount(cell)).toBe(cents));

  it.each([
    '',
    'abc',
    '12-3',
    '(-5)',
    '--5',
    '-5 DR',
    '(5) CR',
    'CR 5 DR',
    'CR',
    '1.2345',
    '1234.567',
    '30,000,000.00',
    '1,23,4',
  ])('%j is none', (cell) => expect(readAmount(cell)).toBeUndefined());
});

describe('dates', () => {
  it.each([
    ['2026-03-05', '2026-03-05'],
    ['2026-03-05T10:00:00', '2026-03-05'],
    ['03/05/2026', '2026-03-05'],
    ['3/5/26', '2026-03-05'],
    ['Mar 5, 2026', '2026-03-05'],
    ['5 de marzo de 2026', '2026-03-05'],
    ['05-mar-2026', '2026-03-05'],
    ['marzo 2026', '2026-03-01'],
    ['03/2026', '2026-03-01'],
    ['2026-03', '2026-03-01'],
  ])('%s is %s', (cell, day) => expect(readDay(cell, 'mdy')).toBe(day));

  it('day first where the file says so, and refuses what does not exist', () => {
    expect(readDay('05/03/2026', 'dmy')).toBe('2026-03-05');
    expect(
      ['31/02/2026', 'soon', '2026', 'Mar', '13/13/2026'].map((c) => readDay(c, 'dmy')),
    ).toEqual(Array.from({ length: 5 }, () => undefined));
  });

  it('finds the order where one date can be read in one way only', () => {
    expect(guessOrder(['03/05/2026', '25/05/2026'], 'mdy')).toEqual({ order: 'dmy', isSure: true });
    expect(guessOrder(['03/05/2026', '05/25/2026'], 'dmy')).toEqual({ order: 'mdy', isSure: true });
    expect(guessOrder(['03/05/2026'], 'dmy')).toEqual({ order: 'dmy', isSure: false });
  });
});

describe('columns and words', () => {
  it('are found by their headers in both languages', () => {
    expect(
      guessColumns(['Date', 'Payee / Payer', 'Category', 'Debit', 'Credit', 'Balance']),
    ).toEqual(['date', 'text', 'category', 'money_out', 'money_in', 'balance']);
    expect(
      guessColumns(['FECHA', 'Descripción', 'Categoría', 'Importe', 'Saldo', 'Fecha']),
    ).toEqual([...(['date', 'text', 'category', 'amount', 'balance'] as const), null]);
    expect(missingColumns(['text', null])).toEqual(['date', 'amount']);
  });

  it.each([
    ['Rental income', 'rent'],
    ['Alquiler marzo', 'rent'],
    ['Owner distribution', 'owner_payout'],
    ['Pago al propietario', 'owner_payout'],
    ['Mortgage interest', 'mortgage_interest'],
    ['Property Management Fee', 'management_fee'],
    ['Honorarios de administración', 'management_fee'],
    ['Late fee', 'other_income'],
    ['Impuesto predial', 'property_tax'],
    ['Seguro de inundación', 'insurance'],
    ['HOA dues', 'hoa'],
    ['Plomería', 'repairs'],
    ['Water & sewer', 'utilities'],
    ['Roof, capital improvement', 'capital_improvement'],
  ])('%s is %s', (text, kind) => expect(kindOfWords(text)).toBe(kind));

  it('leave what they do not know open, and know totals', () => {
    expect(kindOfWords('Zelle 4711', 'Current')).toBeUndefined();
    expect(
      ['Beginning Balance', 'Saldo final', 'Total income', 'Total egresos', 'TOTAL', 'Rent'].map(
        totalOfWords,
      ),
    ).toEqual(['opening', 'closing', 'income', 'expenses', 'all', undefined]);
  });
});

const readLines = (mapping: (StatementField | null)[], lines: string[][]) =>
  readStatement(
    lines.map((cells, i) => ({ line: i + 2, cells })),
    { mapping, order: 'mdy', kinds: new Map() },
  );

const BALANCED: (StatementField | null)[] = ['date', 'text', 'amount', 'balance'];

describe('a statement', () => {
  it('with debits and credits in two columns is signed by its column', () => {
    const { rows } = readLines(
      ['date', 'text', 'money_in', 'money_out'],
      [
        ['03/01/2026', 'Rent', '2,950.00', ''],
        ['03/05/2026', 'Management fee', '', '236.00'],
        ['03/09/2026', 'Both', '1', '2'],
        ['', '', '', ''],
      ],
    );
    expect(rows.map(({ amountCents, kind, reason }) => [amountCents, kind, reason])).toEqual([
      [295_000, 'rent', null],
      [-23_600, 'management_fee', null],
      [null, 'other', 'bothAmounts'],
    ]);
  });

  it('may write a minus, brackets or DR in its column of debits, and is still money out', () => {
    for (const [fee, repair, total] of [
      ['-236.00', '-12.00', '-248.00'],
      ['(236.00)', '(12.00)', '(248.00)'],
      ['236.00-', '12.00-', '248.00-'],
      ['236.00 DR', '12.00 DR', '248.00 DR'],
    ]) {
      const read = readLines(
        ['date', 'text', 'money_in', 'money_out'],
        [
          ['03/01/2026', 'Rent', '2,950.00', ''],
          ['03/05/2026', 'Management fee', '', fee ?? ''],
          ['03/06/2026', 'Repairs', '', repair ?? ''],
          ['03/07/2026', 'Repairs, refunded', '', '2.00'],
          ['Total', '', '2,950.00', total ?? ''],
        ],
      );
      expect(read.rows.map(({ amountCents }) => amountCents)).toEqual([
        ...[295_000, -23_600, -1_200, 200],
      ]);
      // What was refunded is not in this total.
      expect(reconcile(read)).toMatchObject([{ kind: 'net', differs_cents: -200 }]);
    }
  });

  it('may have credits with a minus, as ledgers do, and a refund among plain debits', () => {
    const { rows } = readLines(
      ['date', 'text', 'money_in', 'money_out'],
      [
        ['03/01/2026', 'Rent', '-2,950.00', ''],
        ['03/05/2026', 'Repairs', '', '100.00'],
        ['03/06/2026', 'Repairs', '', '20.00'],
        ['03/07/2026', 'Repairs, refunded', '', '-5.00'],
      ],
    );
    expect(rows.map(({ amountCents }) => amountCents)).toEqual([295_000, -10_000, -2_000, 500]);
  });

  it('without any minus is signed by what its rows are', () => {
    const { rows } = readLines(
      ['date', 'category', 'amount'],
      [
        ['2026-03-01', 'Rent', '2950'],
        ['2026-03-02', 'Repairs', '120.10'],
        ['2026-03-31', 'Owner payout', '2829.90'],
      ],
    );
    expect(rows.map(({ amountCents }) => amountCents)).toEqual([295_000, -12_010, -282_990]);
  });

  it('agrees to the cent, or says by how much and where it does not', () => {
    const good = [
      ['', 'Beginning balance', '', '100.00'],
      ['03/01/2026', 'Rent', '2,950.00', '3,050.00'],
      ['03/05/2026', 'Repairs', '(12.34)', '3,037.66'],
      ['03/31/2026', 'Owner payment', '-2,937.66', '100.00'],
      ['', 'Ending balance', '', '100.00'],
    ];
    expect(reconcile(readLines(BALANCED, good))).toEqual([
      {
        ...{ kind: 'balance', stated_cents: 10_000, found_cents: 10_000 },
        ...{ differs_cents: 0, line: null },
      },
    ]);
    const without = good.toSpliced(2, 1);
    expect(reconcile(readLines(BALANCED, without))).toEqual([
      {
        ...{ kind: 'balance', stated_cents: 10_000, found_cents: 11_234 },
        ...{ differs_cents: -1_234, line: 4 },
      },
    ]);
  });

  it('checks its own totals of income, expenses and net', () => {
    const lines = [
      ['03/01/2026', 'Rent', '2950'],
      ['03/05/2026', 'Repairs', '-120.10'],
      ['03/06/2026', 'Owner draw', '-1000'],
      ['', 'Total income', '2950'],
      ['', 'Total expenses', '120.10'],
      ['', 'Net income', '2829.91'],
      ['Total', '', '1829.90'],
    ];
    const checks = reconcile(readLines(['date', 'text', 'amount'], lines));
    expect(checks.map(({ kind, differs_cents }) => [kind, differs_cents])).toEqual([
      ['income', 0],
      ['expenses', 0],
      ['net', 1],
      ['net', 0],
    ]);
  });

  it('may list the latest row first', () => {
    const lines = [
      ['03/31/2026', 'Owner payment', '-50.00', '0.00'],
      ['03/05/2026', 'Repairs', '-50.00', '50.00'],
      ['03/01/2026', 'Rent', '100.00', '100.00'],
    ];
    expect(reconcile(readLines(BALANCED, lines))).toMatchObject([{ differs_cents: 0, line: null }]);
  });
});

describe('the plan of an import', () => {
  const known = {
    ...{ boughtOn: '2026-01-15', today: '2026-11-19', entries: [], statements: [] },
    overlap: 'skip' as const,
    typed: 'keep' as const,
  };
  const { rows } = readLines(
    ['date', 'text', 'amount'],
    [
      ['12/01/2025', 'Rent', '1'],
      ['01/20/2026', 'Rent', '10'],
      ['02/01/2026', 'Fee', '-5'],
      ['02/01/2026', 'Fee', '-5'],
      ['12/24/2026', 'Rent', '10'],
      ['x', 'Rent', '10'],
      ['02/02/2026', 'Rent', '0'],
    ],
  );

  it('leaves out what cannot be, with the reason', () => {
    expect(planStatement(rows, known).rows.map(({ verdict, reason }) => [verdict, reason])).toEqual(
      [
        ['refuse', 'beforePurchase'],
        ['add', null],
        ['add', null],
        ['add', null],
        ['refuse', 'future'],
        ['refuse', 'date'],
        ['skip', 'zero'],
      ],
    );
  });

  const entry = (statementId: number | null, kind: EntryKind, amountCents: number, text = '') => ({
    ...{ id: 7, date: '2026-02-01', statementId, kind, amountCents, text },
  });

  it('asks which amount counts where one was typed for the same month and kind', () => {
    const entries = [entry(null, 'rent', 900), entry(null, 'hoa', -30)];
    const february = [{ ...rows[1], date: '2026-02-20' }] as typeof rows;
    const plan = (typed: 'keep' | 'replace' | 'both', mayReplace?: () => boolean) => {
      const asked = { ...known, entries, typed, ...(mayReplace && { mayReplace }) };
      const { rows: planned, replaced, typed: found } = planStatement(february, asked);
      expect(found).toEqual([
        { month: '2026-02', kind: 'rent', typed_cents: 900, file_cents: 1_000 },
      ]);
      return [planned[0]?.verdict, planned[0]?.reason, replaced];
    };
    expect(plan('keep')).toEqual(['skip', 'typedAlready', []]);
    expect(plan('replace')).toEqual(['add', null, [7]]);
    expect(plan('both')).toEqual(['add', null, []]);
    // What staff typed is not the investor's to remove.
    expect(plan('replace', () => false)).toEqual(['skip', 'typedAlready', []]);
  });

  it('takes the same amount of two files for one, and asks about months that a statement has', () => {
    const entries = [entry(1, 'other', -500, 'fee')];
    const statements = [{ firstMonth: '2026-02', lastMonth: '2026-02' }];
    const asked = { ...known, entries, statements };
    const { rows: planned, overlaps } = planStatement(rows, asked);
    expect(planned.slice(1, 4).map(({ reason }) => reason)).toEqual([
      ...[null, 'duplicate', 'monthTaken'],
    ]);
    expect(overlaps).toEqual(['2026-02']);
    const added = planStatement(rows, { ...asked, overlap: 'add' });
    expect(added.rows.slice(1, 4).map(({ verdict }) => verdict)).toEqual(['add', 'skip', 'add']);
  });
});
