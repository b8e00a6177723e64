import type { OwnedHome, StatementPreview } from '@alpha/contract';

type Five = [number, number, number, number, number];

/** Wider with time, like the real one; in cents. */
const range = (x: number): Five => {
  const middle = -45_000 * x;
  const width = 30_000 * x ** 0.9;
  return [-1.6, -0.6, 0, 0.7, 1.9].map((k) => Math.round(middle + k * width)) as Five;
};

const CAME = [-31_250, -40_120, -212_300, -28_900, 12_040, -33_110, -38_000, -47_512];

export function ownedHomeLike(fields: Partial<OwnedHome> = {}): OwnedHome {
  const cash = Array.from({ length: 121 }, (_, x) => range(x));
  const total = CAME.reduce((sum, each) => sum + each, 0);
  return {
    ...{ purchase_id: null },
    ...{ id: 1, address: '1460 NW 183rd Ter', city: 'Miami', state: 'FL', zip: '33169' },
    ...{ type: 'single_family', image_url: null, is_illustration: false, is_demo: false },
    ...{ bought_on: '2026-02-17', price_cents: 44_600_000, closing_costs_cents: 1_025_800 },
    ...{ down_payment_cents: 15_610_000, rate_percent: 7.25, loan_years: 30, land_cents: null },
    forecast: {
      ...{ hash: 'ab'.repeat(32), made_at: '2026-02-17T16:00:00.000Z', model: 'sobol-16384-2' },
      ...{ first_month: '2026-03', cash },
      equity: Array.from({ length: 11 }, (_, year): Five => {
        const middle = 15_000_000 + year * 2_000_000;
        return [middle, middle, middle, middle, middle];
      }),
    },
    months: CAME.map((net_cents, i) => ({
      ...{ month: `2026-${String(i + 3).padStart(2, '0')}`, net_cents },
      ...{ rent_cents: 295_000, assumed_cents: -197_763 },
    })),
    missing_month: null,
    assumed: [{ kind: 'mortgage', monthly_cents: 197_763 }],
    outlook: {
      ...{ cash_cents: total, standing: 'inside', range: range(8), rent_ratio: 1.031 },
      years: [1, 5, 10].map((year) => ({ year, cash: range(12 * year) })),
      past: [{ year: 1, months: 8, cash_cents: total, range: range(8), standing: 'inside' }],
    },
    statements: [
      {
        ...{ id: 1, file_name: 'march.csv', first_month: '2026-03', last_month: '2026-03' },
        ...{ entry_count: 4, is_by_investor: false, added_at: '2026-04-02T10:00:00.000Z' },
        checks: [
          {
            ...{ kind: 'balance' as const, stated_cents: 50_000, found_cents: 48_766 },
            ...{ differs_cents: 1_234, line: 7 },
          },
        ],
      },
      {
        ...{ id: 2, file_name: 'resto.csv', first_month: '2026-04', last_month: '2026-10' },
        ...{ entry_count: 28, is_by_investor: true, added_at: '2026-11-02T10:00:00.000Z' },
        checks: [
          {
            ...{ kind: 'balance' as const, stated_cents: 50_000, found_cents: 50_000 },
            ...{ differs_cents: 0, line: null },
          },
        ],
      },
    ],
    years: [2026],
    ...fields,
  };
}

export const statementPreview = (fields: Partial<StatementPreview> = {}): StatementPreview => ({
  ...{ encoding: 'utf-8', delimiter: ',', missing: [], date_order: 'mdy' },
  ...{ is_date_order_sure: false, overlaps: ['2026-10'], typed: [], imported_at: null },
  columns: [
    { header: 'Date', field: 'date', samples: ['11/01/2026', '11/05/2026'] },
    { header: 'Description', field: 'text', samples: ['Rent', 'Plumbing'] },
    { header: 'Amount', field: 'amount', samples: ['2,950.00', '(187.33)'] },
  ],
  categories: [
    { text: 'Rent', kind: 'rent', count: 1 },
    { text: 'Plumbing', kind: 'repairs', count: 1 },
  ],
  ...{ first_month: '2026-11', last_month: '2026-11', counts: { add: 1, skip: 0, refuse: 1 } },
  checks: [
    {
      ...{ kind: 'net', stated_cents: 276_267, found_cents: 276_267 },
      ...{ differs_cents: 0, line: null },
    },
  ],
  rows: [
    {
      ...{ line: 2, verdict: 'add', reason: null, date: '2026-11-01', kind: 'rent' },
      ...{ amount_cents: 295_000, text: 'Rent' },
    },
    {
      ...{ line: 3, verdict: 'refuse', reason: 'date', date: null, kind: 'repairs' },
      ...{ amount_cents: -18_733, text: 'Plumbing' },
    },
  ],
  ...fields,
});
