import type { Listing } from '@alpha/contract';
import { KINDS_BY_TYPE } from '@alpha/contract/quiz-answers';
import { type ListingSearch, searchListings } from '~/data/listing-search';
import { PAYMENT } from '../questions';
import { spreadOverCities } from '../spread-over-cities';
import { paymentOf, type QuizRecord } from '../store/quiz-record';

export type MatchReason = 'cashFlow' | 'roi' | 'score' | 'profit' | 'price';
type Wish = { reason: MatchReason | null; query: ListingSearch };
export type Matches = {
  homes: Listing[];
  reason: MatchReason | null;
  /** None of the kind that was chosen is within the budget. */
  isOtherKind: boolean;
};

const WANTED = 3;
const LUXURY = 3;

/** What the goal sorts by; the search without an order has its published score. */
const BY_GOAL: Record<number, { reason: MatchReason; query: ListingSearch }> = {
  1: { reason: 'cashFlow', query: { cash_flow_first_year: '1' } },
  2: { reason: 'roi', query: { sort_by: 'total_roi' } },
  3: { reason: 'score', query: {} },
  4: { reason: 'profit', query: { sort_by: 'net_profit' } },
};

/** From the narrowest wish to the widest; the last one asks for what costs least. */
export function wishesOf(record: QuizRecord): Wish[] {
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

export type Search = (query: ListingSearch) => Promise<Listing[]>;

/**
 * Three homes of the kind that was chosen; where the market has too few, the next wider wish is asked
 * for, and another kind only where there is none.
 */
export async function findMatches(record: QuizRecord, signal: AbortSignal): Promise<Matches> {
  const kinds = KINDS_BY_TYPE[record.selectedPropertyType?.id ?? 1]?.join(',');
  return chooseMatches(record, kinds, async (query) => (await searchListings(query, signal)).data);
}

export async function chooseMatches(
  record: QuizRecord,
  kinds: string | undefined,
  search: Search,
): Promise<Matches> {
  const wishes = wishesOf(record);
  const within = wishes.filter(({ reason }) => reason !== null);
  if (kinds) {
    const found = await widen(within, (query) => search({ ...query, kinds }));
    if (found.homes.length > 0) return { ...found, isOtherKind: false };
  }
  const found = await widen(within, search);
  if (found.homes.length > 0) return { ...found, isOtherKind: kinds !== undefined };
  // What costs too much is shown only where nothing else is there.
  return { ...(await widen(wishes.slice(-1), search)), isOtherKind: false };
}

type Chosen = Omit<Matches, 'isOtherKind'>;

async function widen(wishes: Wish[], search: Search): Promise<Chosen> {
  let best: Chosen = { homes: [], reason: null };
  for (const { reason, query } of wishes) {
    const homes = await search(query);
    if (homes.length > best.homes.length) best = { homes, reason };
    if (homes.length >= WANTED) break;
  }
  return { ...best, homes: spreadOverCities(best.homes).slice(0, WANTED) };
}
