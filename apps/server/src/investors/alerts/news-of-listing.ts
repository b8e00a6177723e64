import type { AlertReason } from '@alpha/contract';
import { type ChangedListing, isQuestioned } from '../../listings/index.ts';

/** A smaller cut waits until it has added up: sellers lower prices by a few dollars to be seen again. */
const SMALLEST_CUT = 0.01;

export type News = { reason: AlertReason; value: number; before: number | null };

type Figures = Pick<
  ChangedListing,
  'price' | 'cashFlow' | 'discount' | 'relevance' | 'knownPrice' | 'knownCashFlow' | 'knownDiscount'
>;

/** What is new about a listing since it was last looked at. */
export function newsOf(listing: Figures): News[] {
  const { price, cashFlow, discount, knownPrice, knownCashFlow, knownDiscount } = listing;
  if (knownPrice === null) return [{ reason: 'new', value: 0, before: null }];
  const news: News[] = [];
  if (isCut(knownPrice, price))
    news.push({ reason: 'price_cut', value: price, before: knownPrice });
  const isTrusted = !isQuestioned(listing.relevance);
  if (
    isTrusted &&
    knownCashFlow !== null &&
    knownCashFlow <= 0 &&
    cashFlow !== null &&
    cashFlow > 0
  )
    // Once at each price: rates may carry it across zero and back every week.
    news.push({ reason: 'cash_flow', value: price, before: knownCashFlow });
  // Estimates come after the listing: a search for them would miss what was valued a day later.
  if (isUnderValue(discount) && !isUnderValue(knownDiscount))
    news.push({ reason: 'under_value', value: price, before: null });
  return news;
}

const isUnderValue = (discount: number | null): boolean => discount !== null && discount > 0;

const isCut = (from: number, to: number): boolean => to <= from * (1 - SMALLEST_CUT);

/** An estimate is news for those only who asked for it. */
export const newsFor = (
  news: readonly News[],
  { under_value }: { under_value?: '0' | '1' | undefined },
) => (under_value === '1' ? news : news.filter(({ reason }) => reason !== 'under_value'));

/** A result that is doubted is no news, and none when it is confirmed either way: it waits. */
export const cashFlowToKeep = ({ cashFlow, knownCashFlow, relevance }: Figures): number | null =>
  isQuestioned(relevance) ? knownCashFlow : cashFlow;

/** The price that later cuts are measured from. */
export const priceToKeep = ({ price, knownPrice }: Figures): number =>
  knownPrice !== null && price < knownPrice && !isCut(knownPrice, price) ? knownPrice : price;
