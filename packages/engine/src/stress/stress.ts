import { assertInside, INPUT_BOUNDS } from '../input-bounds.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import {
  type SkipReason,
  STRESS_CASES,
  type StressCase,
  type WorstLevels,
} from './stress-cases.ts';
import {
  type StressChange,
  type StressFigures,
  stressChange,
  stressFigures,
} from './stress-figures.ts';
import { tenYears } from './ten-years.ts';

export type StressRow = { kind: StressCase; figures: StressFigures; change: StressChange };

export type StressTest = {
  plan: StressFigures;
  rows: StressRow[];
  /** Cases that do not apply or are not known: named with their reason, not computed. */
  skipped: { kind: StressCase; reason: SkipReason }[];
};

/** The plan again with one thing going wrong at a time: docs/formulas/stress.md. */
export function stress(inputs: ProjectInputs, worst: WorstLevels | null = null): StressTest {
  assertInside(inputs, INPUT_BOUNDS);
  const plan = tenYears(inputs);
  const rows: StressTest['rows'] = [];
  const skipped: StressTest['skipped'] = [];
  for (const [kind, run] of STRESS_CASES) {
    const stressed = run({ inputs, plan, worst });
    if (typeof stressed === 'string') skipped.push({ kind, reason: stressed });
    else
      rows.push({ kind, figures: stressFigures(stressed), change: stressChange(plan, stressed) });
  }
  return { plan: stressFigures(plan), rows, skipped };
}
