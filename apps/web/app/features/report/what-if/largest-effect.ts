import { project } from '@alpha/engine';
import { applyChanges, changedFields } from '@alpha/report-model/scenario-changes';
import { assumedValue } from '@alpha/report-model/scenario-inputs';
import type { Field } from './assumptions';
import type { Scenario } from './use-what-if';

/** `pull`: growth as planned with another pull. */
type Effect = { field: Field | 'pull'; from: number; to: number; netProfit: number };

/**
 * Applies each change alone and returns the one with the largest effect on net profit until the
 * scenario's sale. The year of the sale is none of them: totals of other years are not subtracted.
 */
export function largestEffect({
  sold,
  changes,
  pull,
  planned,
}: Pick<Scenario, 'sold' | 'changes' | 'pull' | 'planned'>): Effect | null {
  const before = project(sold).netProfit;
  const effect = (field: Field, to: number, name: Effect['field'] = field): Effect => {
    const { netProfit } = project(applyChanges(sold, { [field]: to }));
    const from = assumedValue(sold, field);
    return { field: name, from, to, netProfit: netProfit - before };
  };
  const effects = changedFields(changes)
    .filter((field) => field !== 'holdYears')
    .map((field) => effect(field, changes[field] as number));
  if (pull === 'weaker' || pull === 'off')
    effects.push(effect('appreciationRateAnnual', planned, 'pull'));
  const bySize = effects.toSorted((a, b) => Math.abs(b.netProfit) - Math.abs(a.netProfit));
  return bySize[0] ?? null;
}
