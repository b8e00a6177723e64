import type { PropertyReport } from '@alpha/contract';
import { type ProjectInputs, validateInputs } from '@alpha/engine';

export const WHAT_IF_ID = 'what-if';

/** What the engine was given for a report; nothing without an analysis, or with one it cannot read. */
export function inputsOf({ property }: PropertyReport): ProjectInputs | null {
  if (!property.model) return null;
  const inputs = property.model.inputs as ProjectInputs;
  return validateInputs(inputs).length === 0 ? inputs : null;
}
