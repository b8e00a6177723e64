import type { PropertyReport } from '@alpha/contract';
import { type ProjectInputs, validateInputs } from '@alpha/engine';

export const WHAT_IF_ID = 'what-if';

/** The engine inputs of a report; null without an analysis, or with one of an unknown format. */
export function inputsOf({ property }: PropertyReport): ProjectInputs | null {
  if (!property.model) return null;
  const inputs = property.model.inputs as ProjectInputs;
  return validateInputs(inputs).length === 0 ? inputs : null;
}
