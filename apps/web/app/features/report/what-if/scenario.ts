import type { ProjectInputs } from '@alpha/engine';
import { assumedValue } from '@alpha/report-model/scenario-inputs';
import { boundOf, clamped, FIELDS, type Field, roundOffFloat } from './assumptions';

/** The reader's changes to the default assumptions. */
export type Changes = { readonly [field in Field]?: number };

export const applyChanges = (base: ProjectInputs, changes: Changes): ProjectInputs => ({
  ...base,
  ...changes,
});

export const changedFields = (changes: Changes) => Object.keys(changes) as Field[];

/** A value equal to the default is no change. */
export function withChange(
  base: ProjectInputs,
  changes: Changes,
  field: Field,
  value: number,
): Changes {
  const { [field]: _, ...others } = changes;
  const next = roundOffFloat(clamped(field, value));
  return next === roundOffFloat(assumedValue(base, field)) ? others : { ...others, [field]: next };
}

/** Rates are in the URL as percent. */
const scaleOf = (field: Field) => (boundOf(field).unit === 'fraction' ? 100 : 1);

/** The years held of a URL: our growth depends on them, so they are read first. */
export function readHoldYears(params: URLSearchParams, base: ProjectInputs): number | undefined {
  const { holdYears } = readScenario(new URLSearchParams({ hold: params.get('hold') ?? '' }), base);
  return holdYears;
}

/** From a URL that users may edit: non-numbers are ignored, the rest is clamped. */
export function readScenario(params: URLSearchParams, base: ProjectInputs): Changes {
  let changes: Changes = {};
  for (const { field, key } of FIELDS) {
    const text = params.get(key)?.trim();
    const value = text ? Number(text) / scaleOf(field) : Number.NaN;
    if (Number.isFinite(value)) changes = withChange(base, changes, field, value);
  }
  return changes;
}

/** Includes every key, so that values back at the default are removed from the URL. */
export function writeScenario(changes: Changes): Record<string, string | null> {
  return Object.fromEntries(
    FIELDS.map(({ field, key }) => {
      const value = changes[field];
      return [key, value === undefined ? null : String(roundOffFloat(value * scaleOf(field)))];
    }),
  );
}

export const isSameScenario = (a: Changes, b: Changes) =>
  FIELDS.every(({ field }) => a[field] === b[field]);
