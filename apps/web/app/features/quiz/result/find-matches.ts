import type { CallOf, Listing, listProperties as ListProperties } from '@alpha/contract';
import { call } from '~/lib/api-client';
import { PAYMENT } from '../questions';
import { spreadOverCities } from '../spread-over-cities';
import { paymentOf, type QuizRecord } from '../store/quiz-record';

type Query = CallOf<typeof ListProperties>['query'];
export type MatchReason = 'cashFlow' | 'roi' | 'score' | 'profit' | 'price';
export type Matches = { homes: Listing[]; reason: MatchReason | null };

const WANTED = 3;
const LUXURY = 3;

/** What the goal sorts by; the search without an order has its published score. */
const BY_GOAL: Record<number, { reason: MatchReason; query: Query }> = {
  1: { reason: 'cashFlow', query: { cash_flow_first_year: '1' } },
  2: { reason: 'roi', query: { sort_by: 'total_roi' } },
  3: { reason: 'score', query: {} },
  4: { reason: 'profit', query: { sort_by: 'net_profit' } },
};

/** From the narrowest wish to the widest; the last one asks for what costs least. */
export function wishesOf(record: QuizRecord): { reason: MatchReason | null; query: Query }[] {
  const within = { investment_max: paymentOf(record) ?? PAYMENT.middle };
  const wanted =
    record.selectedPropertyType?.id === LUXURY
      ? { reason: 'price' as const, query: { sort_by: 'initial_investment' as const } }
      : BY_GOAL[record.selectedInvestmentGoal?.id ?? 0];
  return [
    ...(wanted ? [{ ...wanted, query: { ...wanted.query, ...within } }] : []),
    { reason: 'score', query: within },
    { reason: null, query: { sort_by: 'initial_investment', sort_order: 'asc' } },
  ];
}

/** Three homes that fit; where the market has too few, the next wider wish is asked for. */
export async function findMatches(record: QuizRecord, signal: AbortSignal): Promise<Matches> {
  const { listProperties } = await import('@alpha/contract');
  let best: Matches = { homes: [], reason: null };
  for (const { reason, query } of wishesOf(record)) {
    // What costs too much is shown only where nothing else is there.
    if (best.homes.length > 0 && reason === null) break;
    const { data } = await call(listProperties, { query }, { signal });
    if (data.length > best.homes.length) best = { homes: data, reason };
    if (data.length >= WANTED) break;
  }
  return { ...best, homes: spreadOverCities(best.homes).slice(0, WANTED) };
}
