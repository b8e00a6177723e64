import { HORIZON_YEARS } from '../assumptions.ts';
import type { Unit } from '../input-bounds.ts';
import { type Projection, project } from '../project.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { FORMULAS } from './formulas.ts';

export type ExplainedMetric = keyof typeof FORMULAS;

export type TermUnit = Unit | 'ratio' | 'year' | 'months';

/** One number that goes into a figure. Names are keys, for the reader's language to translate. */
export type Term = { name: string; value: number | null; unit: TermUnit };

/** `formula` names the rule, and the page of docs/formulas that states it. */
export type Explanation = {
  metric: ExplainedMetric;
  formula: string;
  terms: Term[];
  result: number | null;
  unit: TermUnit;
};

export type Facts = { inputs: ProjectInputs; projection: Projection; years: number };

export const EXPLAINED_METRICS = Object.keys(FORMULAS) as ExplainedMetric[];

/** How a figure comes about, in numbers: docs/formulas/explain.md. */
export function explain(metric: ExplainedMetric, inputs: ProjectInputs): Explanation {
  const { formula, unit, terms, result } = FORMULAS[metric];
  const facts = { inputs, projection: project(inputs), years: HORIZON_YEARS };
  return {
    metric,
    formula,
    terms: terms(facts).map(([name, value, termUnit]) => ({ name, value, unit: termUnit })),
    result: result(facts.projection),
    unit,
  };
}
