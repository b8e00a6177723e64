import type { Listing } from '@alpha/contract';
import { KINDS_BY_TYPE } from '@alpha/contract/quiz-answers';
import { type ListingSearch, searchListings } from '~/data/listing-search';
import { PAYMENT } from '../questions';
import { spreadOverCities } from '../spread-over-cities';
import { paymentOf, type QuizRecord } from '../store/quiz-record';

export type MatchReason = 'cashFlow' | 'roi' | 'score' | 'profit' | 'price';
type SearchStep = { reason: MatchReason | null; query: ListingSearch };
export type Matches = {
  homes: Listing[];
  reason: MatchReason | null;
  /** No listing of the chosen kind is within the budget. */
  isOtherKind: boolean;
};

const WANTED = 3;
const LUXURY = 3;

/** Sort order per goal; without one, search results are ordered by score. */
const BY_GOAL: Record<number, { reason: MatchReason; query: ListingSearch }> = {
  1: { reason: 'cashFlow', query: { cash_flow_first_year: '1' } },
  2: { reason: 'roi', query: { sort_by: 'total_roi' } },
  3: { reason: 'score', query: {} },
  4: { reason: 'profit', query: { sort_by: 'net_profit' } },
};

/** From the narrowest search to the widest; the last one finds the cheapest listings. */
export function searchSteps(record: QuizRecord): SearchStep[] {
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
 * Three listings of the chosen kind. If there are too few, the search is widened step by step;
 * other kinds are only used when there is none.
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
  const steps = searchSteps(record);
  const within = steps.filter(({ reason }) => reason !== null);
  if (kinds) {
    const found = await widen(within, (query) => search({ ...query, kinds }));
    if (found.homes.length > 0) return { ...found, isOtherKind: false };
  }
  const found = await widen(within, search);
  if (found.homes.length > 0) return { ...found, isOtherKind: kinds !== undefined };
  // Over budget only when nothing else is available.
  return { ...(await widen(steps.slice(-1), search)), isOtherKind: false };
}

type Chosen = Omit<Matches, 'isOtherKind'>;

async function widen(steps: SearchStep[], search: Search): Promise<Chosen> {
  let best: Chosen = { homes: [], reason: null };
  for (const { reason, query } of steps) {
    const homes = await search(query);
    if (homes.length > best.homes.length) best = { homes, reason };
    if (homes.length >= WANTED) break;
  }
  return { ...best, homes: spreadOverCities(best.homes).slice(0, WANTED) };
}
