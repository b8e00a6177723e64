import { budgetGap } from './budget-gap';
import type { DraftHome } from './draft';

/** How many of the shown ones exceed what the lead asked for, and what the cheapest of those needs. */
export function beyondLimits(homes: readonly DraftHome[], budget: number | null) {
  const over = homes.filter(({ listing }) => (budgetGap(budget, listing) ?? 0) < 0);
  const needed = over.flatMap(({ listing }) => listing?.propertyEstimates?.downpayment ?? []);
  const isOtherKind = ({ cautions }: DraftHome) =>
    cautions?.some(({ code }) => code === 'other_kind') ?? false;
  return {
    overBudget: over.length,
    smallest: needed.length > 0 ? Math.min(...needed) : null,
    otherKind: homes.filter(isOtherKind).length,
  };
}
