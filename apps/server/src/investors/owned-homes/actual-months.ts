import { type ActualMonth, type EntryKind, isCashFlow } from '@alpha/contract';
import type { FrozenForecast } from '../../reports/index.ts';
import { addMonths, firstMonthOf, listMonths, monthOf, monthsBetween } from './months.ts';

type Entry = { date: string; kind: EntryKind; amountCents: number };
type Covered = { firstMonth: string; lastMonth: string };
type Plan = FrozenForecast['plan'];

/** Bills that owners pay themselves: one of them alone says nothing about the rest of its month. */
const PAID_APART: readonly EntryKind[] = [
  'insurance',
  'property_tax',
  'hoa',
  'mortgage_interest',
  'mortgage_principal',
  'capital_improvement',
];

const LINES = {
  mortgage: ['mortgage_interest', 'mortgage_principal'],
  property_tax: ['property_tax'],
  insurance: ['insurance'],
  hoa: ['hoa'],
} as const satisfies Record<keyof Plan[number], EntryKind[]>;
const NAMES = Object.keys(LINES) as (keyof typeof LINES)[];

type Asked = {
  boughtOn: string;
  entries: readonly Entry[];
  statements: readonly Covered[];
  plan: Plan;
};

export type ActualMonths = {
  months: ActualMonth[];
  missingMonth: string | null;
  assumed: { kind: keyof typeof LINES; monthly_cents: number }[];
};

/**
 * What came month by month, from the first whole month until the first one without a statement. A loan payment, taxes,
 * insurance or dues that nobody has entered count as planned: otherwise a statement without them would look better
 * than the forecast, which has them.
 */
export function actualMonths({ boughtOn, entries, statements, plan }: Asked): ActualMonths {
  const first = firstMonthOf(boughtOn);
  const place = (day: string) => Math.max(0, monthsBetween(first, monthOf(day)));
  const covered = coveredMonths(first, entries, statements);
  const last = 12 * plan.length;
  const gap = Array.from({ length: last + 1 }, (_, i) => i).find((i) => !covered.has(i)) ?? last;
  const kinds = new Set(entries.map(({ kind }) => kind));
  const used = new Map<keyof typeof LINES, number>();
  const months = Array.from({ length: Math.min(gap, last) }, (_, i) => {
    const own = entries.filter(({ date }) => place(date) === i);
    const ownKinds = new Set(own.map(({ kind }) => kind));
    let assumed = 0;
    for (const name of NAMES) {
      // A loan is paid every month; taxes and insurance once or twice a year.
      const known = name === 'mortgage' ? ownKinds : kinds;
      if (LINES[name].some((kind) => known.has(kind))) continue;
      const planned = plannedCents(plan, name, i);
      if (planned === 0) continue;
      used.set(name, planned);
      assumed -= planned;
    }
    return {
      month: addMonths(first, i),
      net_cents: sum(own.filter(({ kind }) => isCashFlow(kind))) + assumed,
      rent_cents: sum(own.filter(({ kind }) => kind === 'rent')),
      assumed_cents: assumed + 0,
    };
  });
  return {
    months,
    missingMonth: [...covered].some((i) => i > gap) ? addMonths(first, gap) : null,
    assumed: [...used].map(([kind, monthly_cents]) => ({ kind, monthly_cents })),
  };
}

function coveredMonths(
  first: string,
  entries: readonly Entry[],
  statements: readonly Covered[],
): Set<number> {
  const months = [
    ...entries.flatMap(({ date, kind }) => (PAID_APART.includes(kind) ? [] : monthOf(date))),
    ...statements.flatMap(({ firstMonth, lastMonth }) => listMonths(firstMonth, lastMonth)),
  ];
  return new Set(months.map((month) => Math.max(0, monthsBetween(first, month))));
}

/** A twelfth of the year, so that twelve of them are the year to the cent. */
function plannedCents(plan: Plan, name: keyof typeof LINES, month: number): number {
  const yearly = plan[Math.floor(month / 12)]?.[name] ?? 0;
  const at = month % 12;
  return Math.round((yearly * (at + 1)) / 12) - Math.round((yearly * at) / 12);
}

const sum = (entries: readonly Entry[]): number =>
  entries.reduce((total, { amountCents }) => total + amountCents, 0);
