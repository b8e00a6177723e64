import { PURCHASE_BUYERS, PURCHASE_FINANCING } from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import { closingRange, remainingDays } from './closing-range.ts';
import {
  inOrder,
  nextStep,
  type Plan,
  type PlanStep,
  planStuckAt,
  readyAt,
  stuckAt,
} from './plan.ts';
import { PURCHASE_RULES } from './purchase-rules.ts';
import { type PurchaseWay, stepsFor, templateOf } from './purchase-template.ts';
import { dateOf, dayOf, isWorkingDay, toWorkingDay } from './working-days.ts';

const NOW = new Date('2026-11-19T15:00:00Z');
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

function planOf(way: PurchaseWay, startedAt = NOW): Plan & { steps: PlanStep[] } {
  const templates = stepsFor(way);
  const idOf = (key: string) => templates.findIndex((step) => step.key === key) + 1;
  return {
    startedAt,
    steps: templates.map(({ key, who, days: [minDays, typicalDays, maxDays], after }) => ({
      ...{ id: idOf(key), key, who, minDays, typicalDays, maxDays, after: after.map(idOf) },
      ...{ status: 'open' as const, settledAt: null, dueAt: null, createdAt: startedAt },
    })),
  };
}
const stepOf = (plan: { steps: PlanStep[] }, key: string): PlanStep => {
  const step = plan.steps.find((each) => each.key === key);
  if (!step) throw new Error(key);
  return step;
};
const settle = (
  plan: { steps: PlanStep[] },
  key: string,
  at: Date,
  status: 'done' | 'not_needed' = 'done',
) => Object.assign(stepOf(plan, key), { status, settledAt: at });

const WAYS: PurchaseWay[] = PURCHASE_FINANCING.flatMap((financing) =>
  PURCHASE_BUYERS.flatMap((buyer) =>
    ['CO', 'ES', 'CU', 'US', null].map((country) => ({ financing, buyer, country })),
  ),
);
const COMPANY_WITH_LOAN = { financing: 'loan', buyer: 'company', country: 'CO' } as const;
const PERSON_IN_CASH = { financing: 'cash', buyer: 'person', country: 'ES' } as const;

describe('the steps of a way of buying', () => {
  it('have what this way needs, and nothing else', () => {
    const keys = (way: PurchaseWay) => stepsFor(way).map(({ key }) => key);
    expect(keys(COMPANY_WITH_LOAN)).toEqual([
      ...['company', 'ein', 'itin', 'bank', 'funds', 'preapproval', 'offer', 'deposit'],
      ...['inspection', 'appraisal', 'loan', 'title', 'poa', 'apostille', 'notary', 'insurance'],
      ...['closing', 'manager', 'annual_report', 'form_5472', 'form_1040nr'],
    ]);
    expect(keys(PERSON_IN_CASH)).toEqual([
      ...['itin', 'bank', 'funds', 'offer', 'deposit', 'inspection', 'title', 'poa'],
      ...['apostille', 'notary', 'insurance', 'closing', 'manager', 'form_1040nr'],
    ]);
    const atHome = keys({ ...COMPANY_WITH_LOAN, country: 'US' });
    for (const key of ['itin', 'poa', 'apostille', 'form_5472', 'form_1040nr'])
      expect(atHome).not.toContain(key);
  });

  it.each(['PR', 'GU', 'VI', 'AS', 'MP'])(
    'are those of a US person for a buyer in %s',
    (country) => {
      const keys = (country: string) =>
        stepsFor({ ...COMPANY_WITH_LOAN, country }).map(({ key }) => key);
      expect(keys(country)).toEqual(keys('US'));
      // Also of a plan that has the step from before.
      expect(templateOf('apostille', { ...PERSON_IN_CASH, country })?.rules).not.toContain(
        'legalization',
      );
    },
  );

  it.each(WAYS)('wait for each other without a circle, in the order of the plan: %o', (way) => {
    const { steps } = planOf(way);
    expect(inOrder(steps)).toHaveLength(steps.length);
    for (const { id, after } of steps) for (const before of after) expect(before).toBeLessThan(id);
  });

  it.each(WAYS)('have ranges that make sense, and rules with a source and a day: %o', (way) => {
    for (const {
      days: [min, typical, max],
      rules,
    } of stepsFor(way)) {
      expect(min).toBeLessThanOrEqual(typical);
      expect(typical).toBeLessThanOrEqual(max);
      for (const rule of rules) {
        expect(PURCHASE_RULES[rule].url).toMatch(/^https?:\/\/\S+$/);
        expect(PURCHASE_RULES[rule].asOf <= '2026-11-19').toBe(true);
      }
    }
  });

  it('legalize papers at a consulate where there is no apostille', () => {
    const of = (country: string) => templateOf('apostille', { ...PERSON_IN_CASH, country });
    // Aruba is of a country that has it.
    for (const country of ['ES', 'AW']) expect(of(country)?.rules).toEqual(['apostille']);
    expect(of('CU')?.rules).toEqual(['legalization']);
    expect(of('CU')?.days[1]).toBeGreaterThan(of('ES')?.days[1] ?? 0);
  });

  it('tell of the report on cash purchases only where a company pays cash, and of loan stamps with a loan', () => {
    const rules = (way: PurchaseWay) => templateOf('closing', way)?.rules;
    expect(rules({ ...COMPANY_WITH_LOAN, financing: 'cash' })).toEqual([
      'deed_stamps',
      'real_estate_reports',
    ]);
    expect(rules(COMPANY_WITH_LOAN)).toEqual(['deed_stamps', 'note_stamps']);
    expect(rules(PERSON_IN_CASH)).toEqual(['deed_stamps']);
  });
});

describe('what comes next', () => {
  it('is a step that can begin', () => {
    const plan = planOf(COMPANY_WITH_LOAN);
    expect(nextStep(plan)?.key).toBe('company');
    expect(readyAt(stepOf(plan, 'ein'), plan)).toBeNull();
    settle(plan, 'company', NOW);
    expect(nextStep(plan)?.key).toBe('ein');
    settle(plan, 'ein', NOW, 'not_needed');
    expect(nextStep(plan, ({ who }) => who === 'investor')?.key).toBe('bank');
  });

  it('is the one with the nearest deadline, but not a tax form of next year', () => {
    const plan = planOf(PERSON_IN_CASH);
    stepOf(plan, 'bank').dueAt = new Date(NOW.getTime() + 3 * DAY_MS);
    expect(nextStep(plan)?.key).toBe('bank');
    stepOf(plan, 'bank').dueAt = null;
    stepOf(plan, 'itin').dueAt = new Date(NOW.getTime() + 200 * DAY_MS);
    expect(nextStep(plan)?.key).toBe('bank');
  });

  it('is nothing when all is settled', () => {
    const plan = planOf(PERSON_IN_CASH);
    for (const { key } of plan.steps) settle(plan, key, NOW);
    expect(nextStep(plan)).toBeNull();
    expect(planStuckAt(plan)).toBeNull();
  });
});

describe('a plan is stuck', () => {
  it('when a step takes longer than it ever does, counted from the day it could begin', () => {
    const plan = planOf(PERSON_IN_CASH, daysAgo(60));
    const bank = stepOf(plan, 'bank');
    expect(stuckAt(bank, plan)).toEqual(daysAgo(60 - 30));
    settle(plan, 'bank', daysAgo(29));
    expect(stuckAt(stepOf(plan, 'funds'), plan)).toEqual(daysAgo(29 - 20));
    // Those that wait for others are not late.
    expect(stuckAt(stepOf(plan, 'closing'), plan)).toBeNull();
  });

  it('from a missed deadline on, also of a step that waits for others', () => {
    const plan = planOf(PERSON_IN_CASH);
    stepOf(plan, 'deposit').dueAt = daysAgo(2);
    expect(planStuckAt(plan)).toEqual(daysAgo(2));
  });
});

describe('steps in a circle', () => {
  it('are found', () => {
    expect(
      inOrder([
        { id: 1, after: [2] },
        { id: 2, after: [1] },
      ]),
    ).toBeNull();
    expect(inOrder([{ id: 1, after: [1] }])).toBeNull();
    expect(
      inOrder([
        { id: 2, after: [1] },
        { id: 1, after: [99] },
      ])?.map(({ id }) => id),
    ).toEqual([1, 2]);
  });
});

describe('the day of closing', () => {
  it.each(WAYS)('is a range of working days in the order of its ends: %o', (way) => {
    const range = closingRange(planOf(way), NOW);
    expect(range).not.toBeNull();
    const { from, likely, until } = range ?? { from: '', likely: '', until: '' };
    expect(from <= likely && likely <= until).toBe(true);
    for (const date of [from, likely, until]) expect(isWorkingDay(dayOf(date))).toBe(true);
    expect(closingRange(planOf(way), NOW)).toEqual(range);
  });

  it('lies between the shortest and the longest way through the plan', () => {
    for (const way of WAYS) {
      const plan = planOf(way);
      const longest = (of: (step: PlanStep) => number): number => {
        const ends = new Map<number, number>();
        for (const step of inOrder(plan.steps) ?? [])
          ends.set(step.id, Math.max(0, ...step.after.map((id) => ends.get(id) ?? 0)) + of(step));
        return ends.get(stepOf(plan, 'closing').id) ?? 0;
      };
      const today = dayOf('2026-11-19');
      const range = closingRange(plan, NOW);
      expect(dayOf(range?.from ?? '') - today).toBeGreaterThanOrEqual(longest((s) => s.minDays));
      // Each step may end on a long weekend.
      expect(dayOf(range?.until ?? '') - today).toBeLessThanOrEqual(longest((s) => s.maxDays + 4));
    }
  });

  it('is never sooner because a step takes longer, and never later because one is done', () => {
    const before = closingRange(planOf(COMPANY_WITH_LOAN), NOW);
    for (const { key } of planOf(COMPANY_WITH_LOAN).steps) {
      const longer = planOf(COMPANY_WITH_LOAN);
      const step = stepOf(longer, key);
      Object.assign(step, { typicalDays: step.typicalDays + 5, maxDays: step.maxDays + 15 });
      const later = closingRange(longer, NOW);
      for (const end of ['from', 'likely', 'until'] as const)
        expect([key, (later?.[end] ?? '') >= (before?.[end] ?? '')]).toEqual([key, true]);
      const shorter = planOf(COMPANY_WITH_LOAN);
      settle(shorter, key, NOW, 'not_needed');
      const sooner = closingRange(shorter, NOW);
      if (key !== 'closing')
        for (const end of ['from', 'likely', 'until'] as const)
          expect([key, (sooner?.[end] ?? '9') <= (before?.[end] ?? '')]).toEqual([key, true]);
    }
  });

  it('does not depend on what comes after it', () => {
    const plan = planOf(COMPANY_WITH_LOAN);
    const before = closingRange(plan, NOW);
    stepOf(plan, 'manager').maxDays = 700;
    expect(closingRange(plan, NOW)).toEqual(before);
  });

  it('comes nearer as the steps are done, and is not before the day that was agreed', () => {
    const plan = planOf(PERSON_IN_CASH, daysAgo(40));
    for (const key of [
      'itin',
      'bank',
      'funds',
      'offer',
      'deposit',
      'inspection',
      'poa',
      'apostille',
      'insurance',
    ])
      settle(plan, key, daysAgo(1));
    const range = closingRange(plan, NOW);
    expect(dayOf(range?.until ?? '') - dayOf('2026-11-19')).toBeLessThan(40);
    stepOf(plan, 'closing').dueAt = new Date('2027-02-26T20:00:00Z');
    expect(closingRange(plan, NOW)).toEqual({
      from: '2027-02-26',
      likely: '2027-02-26',
      until: '2027-02-26',
    });
    settle(plan, 'closing', NOW);
    expect(closingRange(plan, NOW)).toBeNull();
  });

  it('takes the usual time of a single step from its distribution', () => {
    const step = {
      ...stepOf(planOf(PERSON_IN_CASH), 'bank'),
      minDays: 0,
      typicalDays: 15,
      maxDays: 30,
    };
    const all = Array.from({ length: 1_000 }, (_, i) => remainingDays(step, 0, (i + 0.5) / 1_000));
    const mean = all.reduce((sum, days) => sum + days, 0) / all.length;
    expect(mean).toBeCloseTo(15, 1);
    // The more time has passed, the less is left, but never nothing.
    const left = [0, 5, 10, 20, 29, 30, 60].map((waited) => remainingDays(step, waited, 0.5));
    expect(left).toEqual([...left].sort((a, b) => b - a));
    expect(left.at(-1)).toBe(1);
  });
});

describe('working days', () => {
  it('are those of US federal holidays', () => {
    // Office of Personnel Management, 2026 and 2027.
    const holidays = [
      ...['2026-01-01', '2026-01-19', '2026-02-16', '2026-05-25', '2026-06-19', '2026-07-03'],
      ...['2026-09-07', '2026-10-12', '2026-11-11', '2026-11-26', '2026-12-25', '2027-01-01'],
      ...['2027-01-18', '2027-02-15', '2027-05-31', '2027-06-18', '2027-07-05', '2027-09-06'],
      ...['2027-10-11', '2027-11-11', '2027-11-25', '2027-12-24', '2027-12-31'],
    ];
    const closed: string[] = [];
    for (let day = dayOf('2026-01-01'); day < dayOf('2028-01-01'); day += 1) {
      const weekday = new Date(day * DAY_MS).getUTCDay();
      if (weekday !== 0 && weekday !== 6 && !isWorkingDay(day)) closed.push(dateOf(day));
    }
    expect(closed).toEqual(holidays);
  });

  it('move a moment to the next one, and leave their own alone', () => {
    expect(dateOf(toWorkingDay(dayOf('2026-11-26')))).toBe('2026-11-27');
    expect(dateOf(toWorkingDay(dayOf('2026-12-25')))).toBe('2026-12-28');
    expect(toWorkingDay(dayOf('2026-11-19') + 0.6)).toBe(dayOf('2026-11-19') + 0.6);
  });
});
