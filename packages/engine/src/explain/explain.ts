import type { Unit } from '../input-bounds.ts';
import { project } from '../project.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { yearsHeld } from '../purchase.ts';
import { factsOf, unitOf } from './facts.ts';
import { FORMULAS } from './formulas.ts';

export type ExplainedMetric = keyof typeof FORMULAS;

export type TermUnit = Unit | 'ratio' | 'year' | 'months';

/** One number that a figure is computed from. Names are keys that the web app translates. */
export type Term = { name: string; value: number | null; unit: TermUnit };

/** `formula` is the rule that combines the terms. */
export type Explanation = {
  metric: ExplainedMetric;
  formula: string;
  terms: Term[];
  result: number | null;
  unit: TermUnit;
};

export const EXPLAINED_METRICS = Object.keys(FORMULAS) as ExplainedMetric[];

/** How a figure is computed, with its numbers: docs/formulas/explain.md. */
export function explain(metric: ExplainedMetric, inputs: ProjectInputs): Explanation {
  const [formula = '', , ...named] = FORMULAS[metric].split(' ');
  const facts = factsOf(inputs, project(inputs));
  const paid = inputs.offeredPrice === undefined ? 'listPrice' : 'offeredPrice';
  const terms = named
    .map((name) => (name === 'pricePaid' ? paid : name))
    .filter((name) => !isAfterSale(name, yearsHeld(inputs)));
  const valueFor = (name: string) => facts[name] ?? null;
  return {
    metric,
    formula,
    terms: terms.map((name) => ({ name, value: valueFor(name), unit: unitOf(name) })),
    result: valueFor(metric),
    unit: unitOf(metric),
  };
}

/** Terms by year, like `flowYear9`, end with the sale. */
function isAfterSale(name: string, years: number): boolean {
  return Number(/^(?:flow|cashflow)Year(\d+)$/.exec(name)?.[1] ?? 0) > years;
}
