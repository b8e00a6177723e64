import type { Unit } from '../input-bounds.ts';
import { project } from '../project.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { factsOf, unitOf } from './facts.ts';
import { FORMULAS } from './formulas.ts';

export type ExplainedMetric = keyof typeof FORMULAS;

export type TermUnit = Unit | 'ratio' | 'year' | 'months';

/** One number that goes into a figure. Names are keys, for the reader's language to translate. */
export type Term = { name: string; value: number | null; unit: TermUnit };

/** `formula` names the rule by which the terms make the result. */
export type Explanation = {
  metric: ExplainedMetric;
  formula: string;
  terms: Term[];
  result: number | null;
  unit: TermUnit;
};

export const EXPLAINED_METRICS = Object.keys(FORMULAS) as ExplainedMetric[];

/** How a figure comes about, in numbers: docs/formulas/explain.md. */
export function explain(metric: ExplainedMetric, inputs: ProjectInputs): Explanation {
  const [formula = '', , ...terms] = FORMULAS[metric].split(' ');
  const facts = factsOf(inputs, project(inputs));
  const valueFor = (name: string) => facts[name] ?? null;
  return {
    metric,
    formula,
    terms: terms.map((name) => ({ name, value: valueFor(name), unit: unitOf(name) })),
    result: valueFor(metric),
    unit: unitOf(metric),
  };
}
