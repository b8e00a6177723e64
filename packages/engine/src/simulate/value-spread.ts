import { powInt } from '../exact-math/power.ts';
import { assertInside, INPUT_BOUNDS } from '../input-bounds.ts';
import { type MarketParameters, resolveMarket } from '../market/market-parameters.ts';
import type { ProjectInputs } from '../project-inputs.ts';
import { yearsHeld } from '../purchase.ts';
import { type FanYear, valueFan } from './fan.ts';
import { type Histogram, scaledHistogram } from './histogram.ts';
import { keepRecent } from './keep-recent.ts';
import { sharedAnalyzer } from './simulate.ts';
import { SHAPING_PARAMETERS, type UnitShape } from './unit-values.ts';

/** Range of the home's value, USD. */
export type ValueSpread = {
  /** Sale values in year 10, or in that of an earlier sale. */
  saleHistogram: Histogram;
  /** Values of years 0 to the sale as the area's prices move, without the noise of one sale. */
  valueFan: FanYear[];
};

/** A shape is about 150 numbers and takes tens of milliseconds to compute. */
const recent = keepRecent<UnitShape>(256);

/**
 * The part of `simulate` that needs no rents and no costs: docs/formulas/value-spread.md. After the
 * first property of a market it is a multiplication.
 */
export function valueSpread(
  inputs: ProjectInputs,
  market: Partial<MarketParameters> = {},
): ValueSpread {
  assertInside(inputs, INPUT_BOUNDS);
  const resolved = resolveMarket(market);
  const shape = shapeOf(inputs, resolved);
  const years = yearsHeld(inputs);
  const plannedSale = inputs.listPrice * powInt(1 + inputs.appreciationRateAnnual, years);
  return {
    saleHistogram: scaledHistogram(shape.histogram, plannedSale),
    valueFan: valueFan(inputs, resolved, shape.quantilesByYear),
  };
}

function shapeOf(inputs: ProjectInputs, market: MarketParameters): UnitShape {
  const key = [...SHAPING_PARAMETERS.map((name) => market[name]), yearsHeld(inputs)].join();
  return recent(key, () => findShape(inputs, market));
}

function findShape(inputs: ProjectInputs, market: MarketParameters): UnitShape {
  const { kernel, unitValues } = sharedAnalyzer();
  kernel.setMarket(inputs, market);
  return unitValues.shape(market, yearsHeld(inputs));
}
