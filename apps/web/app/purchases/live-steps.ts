import type { PurchasePhase } from '@alpha/contract/purchase-kinds';

type Plan = { outcome: 'closed' | 'cancelled' | null };

/** Can still be worked on. With the keys a plan is over, but its filings are due each year. */
export const isLive = ({ outcome }: Plan, { phase }: { phase: PurchasePhase }): boolean =>
  outcome === null || (outcome === 'closed' && phase === 'after');
