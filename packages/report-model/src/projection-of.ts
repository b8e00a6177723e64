import type { PropertyDetail } from '@alpha/contract';
import {
  EngineInputError,
  INPUT_BOUNDS,
  type ProjectInputs,
  type Projection,
  project,
} from '@alpha/engine';

type Shown = { inputs: ProjectInputs; projection: Projection };

/**
 * Engine figures that are not part of the report, computed from its inputs. Null when the result does
 * not match the report's own profit: figures shown together must be consistent.
 */
export function projectionOf({
  model,
  property_estimates: estimates,
}: Pick<PropertyDetail, 'model' | 'property_estimates'>): Shown | null {
  if (!model || !estimates || !isComplete(model.inputs)) return null;
  const projection = projectOrNull(model.inputs as ProjectInputs);
  if (!projection || Math.abs(projection.netProfit - estimates.net_profit) > 1) return null;
  return { inputs: model.inputs as ProjectInputs, projection };
}

function isComplete(inputs: Record<string, number>): boolean {
  return Object.entries(INPUT_BOUNDS).every(
    ([field, { optional }]) => optional || Number.isFinite(inputs[field]),
  );
}

/** Null for inputs out of bounds. */
function projectOrNull(inputs: ProjectInputs): Projection | null {
  try {
    return project(inputs);
  } catch (error) {
    if (error instanceof EngineInputError) return null;
    throw error;
  }
}
