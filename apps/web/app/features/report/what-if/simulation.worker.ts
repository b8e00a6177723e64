import { cashflowSpread, simulate, valueSpread } from '@alpha/engine';
import type { Simulated } from '@alpha/report-model/scenario';
import type { SimulationQuestion } from './simulation.types';

self.addEventListener('message', ({ data }: MessageEvent<SimulationQuestion>) => {
  // Only what the page shows: the rest need not be copied between threads.
  const { roi, roiHistogram, saleValues } = simulate(data.inputs, data.market);
  const spread = valueSpread(data.inputs, data.market);
  const cashflowYears = cashflowSpread(data.inputs, data.market);
  self.postMessage({
    roi,
    roiHistogram,
    saleValues,
    ...spread,
    cashflowYears,
  } satisfies Simulated);
});
