import { project } from '@alpha/engine';
import type { Field } from './assumptions';
import { applyChanges, changedFields } from './scenario';
import type { Scenario } from './use-what-if';

type Effect = { field: Field; from: number; to: number; netProfit: number };

/** Applies each change alone to the defaults and returns the one with the largest effect on net profit. */
export function largestEffect({
  ours,
  changes,
}: Pick<Scenario, 'ours' | 'changes'>): Effect | null {
  let largest: Effect | null = null;
  for (const field of changedFields(changes)) {
    const to = changes[field] as number;
    const alone = project(applyChanges(ours.inputs, { [field]: to }));
    const netProfit = alone.netProfit - ours.closed.netProfit;
    if (largest === null || Math.abs(netProfit) > Math.abs(largest.netProfit))
      largest = { field, from: ours.inputs[field], to, netProfit };
  }
  return largest;
}
