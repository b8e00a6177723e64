import type { PropertyReport, ScenarioChanges, ScenarioField } from '@alpha/contract';
import {
  ASSESSMENT_AMOUNTS,
  ASSESSMENT_CHANCES,
  LEAST_DOWNPAYMENT,
  SCENARIO_PULLS,
  USUAL_ASSESSMENT_CHANCE,
} from '@alpha/contract/scenario-terms';
import { INPUT_BOUNDS, type ProjectInputs } from '@alpha/engine';
import { assumedValue, inputsOf, mayBeAssessed, replanned } from './scenario-inputs.ts';
import { SCENARIO_KEYS } from './scenario-url.ts';

/** The reader's changes to the default assumptions. */
export type Changes = { readonly [field in ScenarioField]?: number };

/** Stricter than the engine's own limits. */
const LEAST: Partial<Record<ScenarioField, number>> = { downpaymentPercentage: LEAST_DOWNPAYMENT };

/** Clamped to the allowed range, and rounded where only whole numbers make sense. */
export function clamped(field: ScenarioField, value: number): number {
  const { min, max, whole } = INPUT_BOUNDS[field];
  const inside = Math.min(max, Math.max(LEAST[field] ?? min, value));
  return whole ? Math.round(inside) : inside;
}

/** Removes floating-point noise (0.1 + 0.2) for URLs and labels. */
export function roundOffFloat(value: number): number {
  return Number(value.toPrecision(12));
}

export const applyChanges = (base: ProjectInputs, changes: Changes): ProjectInputs => ({
  ...base,
  ...changes,
});

export const changedFields = (changes: Changes) => Object.keys(changes) as ScenarioField[];

/** A value equal to the default is no change. */
export function withChange(
  base: ProjectInputs,
  changes: Changes,
  field: ScenarioField,
  value: number,
): Changes {
  const { [field]: _, ...others } = changes;
  const next = roundOffFloat(clamped(field, value));
  return next === roundOffFloat(assumedValue(base, field)) ? others : { ...others, [field]: next };
}

const FIELD_KEYS = Object.entries(SCENARIO_KEYS) as [ScenarioField, string][];

/** Rates are in the URL as percent. */
const scaleOf = (field: ScenarioField) => (INPUT_BOUNDS[field].unit === 'fraction' ? 100 : 1);

/** `URLSearchParams`, as far as it is used here. */
type Params = { get: (name: string) => string | null };

/** The years held of a URL: our growth depends on them, so they are read first. */
export function readHoldYears(params: Params, base: ProjectInputs): number | undefined {
  const only = (name: string) => (name === SCENARIO_KEYS.holdYears ? params.get(name) : null);
  return readScenario({ get: only }, base).holdYears;
}

/** From a URL that users may edit: non-numbers are ignored, the rest is clamped. */
export function readScenario(params: Params, base: ProjectInputs): Changes {
  let changes: Changes = {};
  for (const [field, key] of FIELD_KEYS) {
    const text = params.get(key)?.trim();
    const value = text ? Number(text) / scaleOf(field) : Number.NaN;
    if (Number.isFinite(value)) changes = withChange(base, changes, field, value);
  }
  return changes;
}

/** Includes every key, so that values back at the default are removed from the URL. */
export function writeScenario(changes: Changes): Record<string, string | null> {
  return Object.fromEntries(
    FIELD_KEYS.map(([field, key]) => {
      const value = changes[field];
      return [key, value === undefined ? null : String(roundOffFloat(value * scaleOf(field)))];
    }),
  );
}

export const isSameScenario = (a: Changes, b: Changes) =>
  FIELD_KEYS.every(([field]) => a[field] === b[field]);

/** What the page of a report shows at this query; null for our assumptions. */
export function readScenarioSearch(report: PropertyReport, params: Params): ScenarioChanges | null {
  const base = inputsOf(report);
  if (!base) return null;
  const { model, price_history } = report.property;
  const read = <V extends string>(name: string, known: readonly V[]) =>
    known.find((option) => option === params.get(name));
  const pull = price_history ? read('pull', SCENARIO_PULLS) : undefined;
  const holdYears = readHoldYears(params, base);
  const plan = replanned(base, model?.market ?? {}, { pull: pull ?? 'on', holdYears });
  const inputs = readScenario(params, plan);
  const amount = mayBeAssessed(report) ? read('assess', ASSESSMENT_AMOUNTS) : undefined;
  const chance = read('chance', ASSESSMENT_CHANCES) ?? USUAL_ASSESSMENT_CHANCE;
  const isChanged = changedFields(inputs).length > 0 || pull !== undefined || amount !== undefined;
  return isChanged
    ? { inputs, ...(pull && { pull }), ...(amount && { assessment: { amount, chance } }) }
    : null;
}

const canonical = ({ inputs, pull, assessment }: ScenarioChanges) =>
  JSON.stringify([
    Object.entries(inputs).toSorted(),
    pull ?? '',
    assessment ? [assessment.amount, assessment.chance] : '',
  ]);

export const isSameChanges = (a: ScenarioChanges, b: ScenarioChanges) =>
  canonical(a) === canonical(b);
