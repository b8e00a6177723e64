import type { EntryKind } from '@alpha/contract';
import type { FrozenForecast } from '../../reports/index.ts';

type DemoEntry = { date: string; kind: EntryKind; amountCents: number; text: string };

/** Whole dollars with cents that look like a bill. */
const bill = (dollars: number, month: number): number =>
  Math.round(dollars) * 100 + ((month * 37) % 100);

const REPAIRS = [0, 0, 185, 0, 0, 640, 0, 95, 0, 0, 310, 0, 0, 240];
const REPAIR_TEXTS = [
  'Air conditioning service',
  'Water heater',
  'Door lock',
  'Plumbing',
  'Garden',
];

/** One month of an invented statement: a little more rent than planned, a month between two tenants. */
export function demoEntries(
  { rent, plan }: FrozenForecast,
  month: string,
  index: number,
): DemoEntry[] {
  const year = Math.floor(index / 12);
  const planned = (rent[year] ?? 0) / 100 / 12;
  // The plan has its vacancy spread over the year.
  const collected = index === 8 ? 0 : bill(planned * 1.07, 0);
  const costs = plan[year] ?? plan[0];
  const repair = REPAIRS[index % REPAIRS.length] ?? 0;
  const day = (at: number) => `${month}-${String(at).padStart(2, '0')}`;
  const entries: DemoEntry[] = [
    { date: day(3), kind: 'rent', amountCents: collected, text: 'Rent' },
    {
      ...{ date: day(5), kind: 'management_fee', text: 'Management fee, 8%' },
      amountCents: 0 - Math.round(collected * 0.08),
    },
    {
      ...{ date: day(14), kind: 'repairs', amountCents: 0 - bill(repair, index) },
      text: REPAIR_TEXTS[index % REPAIR_TEXTS.length] ?? '',
    },
    {
      ...{ date: day(20), kind: 'insurance', text: 'Insurance, whole year' },
      amountCents: index % 12 === 1 ? 0 - (costs?.insurance ?? 0) : 0,
    },
    {
      ...{ date: day(22), kind: 'property_tax', text: 'County tax, whole year' },
      amountCents: month.endsWith('-11') ? 0 - (costs?.property_tax ?? 0) : 0,
    },
  ];
  const kept = entries.filter(
    ({ kind, amountCents }) => amountCents !== 0 && (kind !== 'repairs' || repair > 0),
  );
  const left = kept.reduce((total, { amountCents }) => total + amountCents, 0);
  const payout = { date: day(27), kind: 'owner_payout' as const, text: 'Owner distribution' };
  return left > 0 ? [...kept, { ...payout, amountCents: 0 - left }] : kept;
}
