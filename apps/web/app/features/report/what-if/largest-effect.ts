import { project } from '@alpha/engine';
import { applyChanges, changedFields } from '@alpha/report-model/scenario-changes';
import { assumedValue } from '@alpha/report-model/scenario-inputs';
import type { Field } from './assumptions';
import type { Scenario } from './use-what-if';

/** `pull`: growth as planned with another pull. */
type Effect = { field: Field | 'pull'; from: number; to: number; netProfit: number };

/** Applies each change alone to the defaults and returns the one with the largest effect on net profit. */
export function largestEffect({
  ours,
  changes,
  pull,
  planned,
}: Pick<Scenario, 'ours' | 'changes' | 'pull' | 'planned'>): Effect | null {
  const effect = (field: Field, to: number, name: Effect['field'] = field): Effect => {
    // A sale in another year comes with the growth planned until then.
    const growth = field === 'holdYears' ? { appreciationRateAnnual: planned } : {};
    const alone = project(applyChanges(ours.inputs, { [field]: to, ...growth }));
    const netProfit = alone.netProfit - ours.closed.netProfit;
    return { field: name, from: assumedValue(ours.inputs, field), to, netProfit };
  };
  const effects = changedFields(changes).map((field) => effect(field, changes[field] as number));
  if (pull === 'weaker' || pull === 'off')
    effects.push(effect('appreciationRateAnnual', planned, 'pull'));
  const bySize = effects.toSorted((a, b) => Math.abs(b.netProfit) - Math.abs(a.netProfit));
  return bySize[0] ?? null;
}
