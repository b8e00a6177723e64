import {
  type CashflowYear,
  cashflowSpread,
  type Histogram,
  roiHistogram,
  type ValueSpread,
  valueSpread,
} from '@alpha/engine';
import type { ScenarioInputs } from '@alpha/report-model/scenario';

/** How values, cash flow and total ROI of a home spread over the paths of its simulation. */
export type Spreads = ValueSpread & { cashflowYears: CashflowYear[]; roiHistogram: Histogram };

/** Tens of milliseconds for a market that was not simulated before: not on a thread that answers requests. */
export function findSpreads({ inputs, market }: ScenarioInputs): Spreads {
  return {
    ...valueSpread(inputs, market),
    cashflowYears: cashflowSpread(inputs, market),
    roiHistogram: roiHistogram(inputs, market),
  };
}
