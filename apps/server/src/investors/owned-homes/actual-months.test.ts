import type { EntryKind } from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import { actualMonths } from './actual-months.ts';
import { firstMonthOf, listMonths } from './months.ts';

const NOTHING = { mortgage: 0, property_tax: 0, insurance: 0, hoa: 0 };
const plan = Array.from({ length: 10 }, () => NOTHING);
const row = (date: string, kind: EntryKind, amountCents: number) => ({ date, kind, amountCents });

describe('the actual months', () => {
  it('begin with the first whole month, which also has what came before', () => {
    expect([firstMonthOf('2025-09-17'), firstMonthOf('2025-09-01')]).toEqual([
      '2025-10',
      '2025-09',
    ]);
    expect(listMonths('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    const entries = [row('2025-09-20', 'repairs', -5_000), row('2025-10-03', 'rent', 200_000)];
    const { months } = actualMonths({ boughtOn: '2025-09-17', entries, statements: [], plan });
    expect(months).toEqual([
      { month: '2025-10', net_cents: 195_000, rent_cents: 200_000, assumed_cents: 0 },
    ]);
  });

  it('end at the first month without a statement, and say which one it is', () => {
    const entries = [row('2025-09-03', 'rent', 1), row('2025-11-03', 'rent', 1)];
    const found = actualMonths({ boughtOn: '2025-09-01', entries, statements: [], plan });
    expect(found.months.map(({ month }) => month)).toEqual(['2025-09']);
    expect(found.missingMonth).toBe('2025-10');
    const statements = [{ firstMonth: '2025-09', lastMonth: '2025-12' }];
    const all = actualMonths({ boughtOn: '2025-09-01', entries, statements, plan });
    expect([all.months.length, all.missingMonth]).toEqual([4, null]);
  });

  it('are not covered by a bill that the owner pays apart', () => {
    const entries = [row('2025-09-03', 'rent', 1), row('2025-10-03', 'property_tax', -1)];
    const found = actualMonths({ boughtOn: '2025-09-01', entries, statements: [], plan });
    expect([found.months.length, found.missingMonth]).toEqual([1, '2025-10']);
  });

  it('are not covered by any typed cost: only rent, also of zero, or a statement reports a month', () => {
    for (const kind of ['repairs', 'utilities', 'management_fee', 'other', 'hoa'] as const) {
      const entries = [row('2025-09-03', kind, -100)];
      const asked = { boughtOn: '2025-09-01', plan };
      const found = actualMonths({ ...asked, entries, statements: [] });
      expect([kind, found.months, found.missingMonth]).toEqual([kind, [], '2025-09']);
      const statements = [{ firstMonth: '2025-09', lastMonth: '2025-09' }];
      for (const reported of [
        actualMonths({ ...asked, entries, statements }),
        actualMonths({
          ...asked,
          entries: [...entries, row('2025-09-30', 'rent', 0)],
          statements: [],
        }),
      ])
        expect(reported.months).toEqual([
          { month: '2025-09', net_cents: -100, rent_cents: 0, assumed_cents: 0 },
        ]);
    }
  });

  it('take a bill for the month, the quarter or the year that its amount is for, and no more', () => {
    const yearly = { mortgage: 0, property_tax: 48_000, insurance: 24_000, hoa: 12_000 };
    const statements = [{ firstMonth: '2025-09', lastMonth: '2027-08' }];
    const asked = { boughtOn: '2025-09-01', statements, plan: plan.map(() => yearly) };
    const assumed = (...entries: ReturnType<typeof row>[]) =>
      actualMonths({ ...asked, entries }).months.map(({ assumed_cents }) => -assumed_cents);
    const all = Array.from({ length: 24 }, () => 7_000);
    const without = (from: number, count: number, cents: number) =>
      all.map((planned, i) => (i >= from && i < from + count ? planned - cents : planned));
    expect(assumed()).toEqual(all);
    expect(assumed(row('2025-11-03', 'hoa', -900))).toEqual(without(2, 1, 1_000));
    expect(assumed(row('2025-11-03', 'hoa', -3_300))).toEqual(without(2, 3, 1_000));
    expect(assumed(row('2025-11-03', 'hoa', -12_000))).toEqual(without(2, 12, 1_000));
    expect(assumed(row('2025-11-03', 'insurance', -16_000))).toEqual(without(2, 12, 2_000));
    expect(assumed(row('2025-11-03', 'property_tax', -50_000))).toEqual(without(0, 12, 4_000));
    expect(assumed(row('2025-11-03', 'property_tax', -4_100))).toEqual(without(2, 1, 4_000));
    // A refund is no bill.
    expect(assumed(row('2025-11-03', 'hoa', 1_000))).toEqual(all);
  });

  it('leave the manager’s payouts out: that money is the owner’s already', () => {
    const entries = [row('2025-09-03', 'rent', 1_000), row('2025-09-30', 'owner_payout', -900)];
    const { months } = actualMonths({ boughtOn: '2025-09-01', entries, statements: [], plan });
    expect(months[0]?.net_cents).toBe(1_000);
  });

  it('count costs that nobody entered as planned, a year of them to the cent', () => {
    const yearly = { mortgage: 100_001, property_tax: 70_003, insurance: 0, hoa: 12_000 };
    const statements = [{ firstMonth: '2025-09', lastMonth: '2026-08' }];
    const asked = { boughtOn: '2025-09-01', statements, plan: plan.map(() => yearly) };
    const none = actualMonths({ ...asked, entries: [] });
    const sum = none.months.reduce((total, { net_cents }) => total + net_cents, 0);
    expect(sum).toBe(-(100_001 + 70_003 + 12_000));
    expect(none.assumed.map(({ kind }) => kind)).toEqual(['mortgage', 'property_tax', 'hoa']);
    const entries = [
      row('2025-09-02', 'mortgage_interest', -8_000),
      row('2025-11-02', 'property_tax', -60_000),
    ];
    const some = actualMonths({ ...asked, entries });
    // The loan is paid monthly, so one payment is its month’s only. One tax bill is the year’s.
    expect(some.months[0]?.assumed_cents).toBe(-1_000);
    expect(some.months[1]?.assumed_cents).toBe(-(8_334 + 1_000));
  });
});
