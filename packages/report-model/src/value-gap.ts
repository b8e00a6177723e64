import type { PropertyDetail } from '@alpha/contract';

/** An estimate farther from the asking price says more about missing facts than about a bargain. */
const FAR_FROM_ASKING = 0.4;

export type ValueGap = {
  side: 'above' | 'below';
  /** Distance from the asking price, a fraction of it. */
  share: number;
};

type Priced = Pick<PropertyDetail, 'estimated_value' | 'list_price'>;

/** How far an estimated value is from the asking price, if that needs a warning. */
export function farFromAsking({
  estimated_value: value,
  list_price: asked,
}: Priced): ValueGap | null {
  if (value === null || !(asked > 0)) return null;
  const share = value / asked - 1;
  if (Math.abs(share) <= FAR_FROM_ASKING) return null;
  return { side: share > 0 ? 'above' : 'below', share: Math.abs(share) };
}

/** Whether the asking price lies above the range of the estimated value. */
export function isAskingAboveRange({
  valuation,
  list_price: asked,
}: Pick<PropertyDetail, 'valuation' | 'list_price'>): boolean {
  return valuation !== null && asked > valuation.high;
}
