import type { PropertyReport } from '@alpha/contract';
import {
  EngineInputError,
  INPUT_BOUNDS,
  type ProjectInputs,
  type Projection,
  project,
} from '@alpha/engine';
import { goalAnswers } from '../what-if/goal/goal-answers';

type Shown = { inputs: ProjectInputs; projection: Projection };

/**
 * Engine figures that are not part of the report, computed from its inputs. Null when the result does
 * not match the report's own profit: figures shown together must be consistent.
 */
export function projectionOf({ property }: PropertyReport): Shown | null {
  const { model, property_estimates: estimates } = property;
  if (!model || !estimates || !isComplete(model.inputs)) return null;
  const projection = orNull(() => project(model.inputs as ProjectInputs));
  if (!projection || Math.abs(projection.netProfit - estimates.net_profit) > 1) return null;
  return { inputs: model.inputs as ProjectInputs, projection };
}

/**
 * The monthly rent from which, and the price up to which, the first year pays for itself; whole USD,
 * consistent with the what-if block.
 */
export function breakEven(inputs: ProjectInputs): { rent: number | null; price: number | null } {
  const answers = orNull(() => goalAnswers(inputs, { kind: 'cashflow', value: 0 }));
  const found = (wanted: 'rent' | 'price') =>
    answers?.find(({ unknown }) => unknown === wanted)?.value ?? null;
  return { rent: found('rent'), price: found('price') };
}

function isComplete(inputs: Record<string, number>): boolean {
  return Object.keys(INPUT_BOUNDS).every((field) => Number.isFinite(inputs[field]));
}

function orNull<T>(compute: () => T): T | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof EngineInputError) return null;
    throw error;
  }
}
