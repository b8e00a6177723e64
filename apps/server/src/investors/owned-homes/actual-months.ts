import { type ActualMonth, type EntryKind, isCashFlow } from '@alpha/contract';
import type { FrozenForecast } from '../../reports/index.ts';
import { addMonths, firstMonthOf, listMonths, monthOf, monthsBetween } from './months.ts';

type Entry = { date: string; kind: EntryKind; amountCents: number };
type Covered = { firstMonth: string; lastMonth: string };
type Plan = FrozenForecast['plan'];

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
 * What came month by month, from the first whole month until the first one that nobody has reported. A loan payment,
 * taxes, insurance or dues that nobody has entered count as planned: otherwise a statement without them would look
 * better than the forecast, which has them.
 */
export function actualMonths({ boughtOn, entries, statements, plan }: Asked): ActualMonths {
  const first = firstMonthOf(boughtOn);
  const place = (month: string) => Math.max(0, monthsBetween(first, month));
  const placed = entries.map((entry) => ({ ...entry, at: place(monthOf(entry.date)) }));
  const reported = new Set([
    // Any other amount that was typed adds to its month, but says nothing about the rest of it.
    ...placed.filter(({ kind }) => kind === 'rent').map(({ at }) => at),
    ...statements
      .flatMap(({ firstMonth, lastMonth }) => listMonths(firstMonth, lastMonth))
      .map(place),
  ]);
  const last = 12 * plan.length;
  const gap = Array.from({ length: last + 1 }, (_, i) => i).find((i) => !reported.has(i)) ?? last;
  const billed = new Map(NAMES.map((name) => [name, billedMonths(name, placed, plan)]));
  const used = new Map<keyof typeof LINES, number>();
  const months = Array.from({ length: Math.min(gap, last) }, (_, i) => {
    const own = placed.filter(({ at }) => at === i);
    let assumed = 0;
    for (const name of NAMES) {
      const planned = plannedCents(plan, name, i);
      if (planned === 0 || billed.get(name)?.has(i)) continue;
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
  const isWaiting = [...reported, ...placed.map(({ at }) => at)].some((i) => i >= gap);
  return {
    months,
    missingMonth: isWaiting && gap < last ? addMonths(first, gap) : null,
    assumed: [...used].map(([kind, monthly_cents]) => ({ kind, monthly_cents })),
  };
}

type Placed = Entry & { at: number };

const [QUARTER, YEAR] = [3, 12];

/**
 * Months that the entered bills are for. One is a month’s, a quarter’s or a year’s, whichever is nearest to the
 * forecast: a single month of dues does not make the others free.
 */
function billedMonths(
  name: keyof typeof LINES,
  placed: readonly Placed[],
  plan: Plan,
): ReadonlySet<number> {
  const kinds: readonly EntryKind[] = LINES[name];
  const bills = placed.filter(({ kind, amountCents }) => kinds.includes(kind) && amountCents < 0);
  const months = bills.flatMap(({ at, amountCents }) => {
    const ratio = -amountCents / Math.max(1, plannedCents(plan, name, at));
    // A loan is paid every month.
    const length = name === 'mortgage' || ratio < 2 ? 1 : ratio < 6 ? QUARTER : YEAR;
    // Taxes are billed late in their year, insurance and dues ahead.
    const from = name === 'property_tax' && length === YEAR ? at - (at % YEAR) : at;
    return Array.from({ length }, (_, i) => from + i);
  });
  return new Set(months);
}

/** A twelfth of the year, so that twelve of them are the year to the cent. */
function plannedCents(plan: Plan, name: keyof typeof LINES, month: number): number {
  const yearly = plan[Math.floor(month / 12)]?.[name] ?? 0;
  const at = month % 12;
  return Math.round((yearly * (at + 1)) / 12) - Math.round((yearly * at) / 12);
}

const sum = (entries: readonly Entry[]): number =>
  entries.reduce((total, { amountCents }) => total + amountCents, 0);
