import { z } from 'zod';
import {
  cashflowFanYear,
  roiDistribution,
  valueDistribution,
  valueFanYear,
} from './report-simulation.ts';

/** Simulated figures of a scenario: total ROI in percent, money in USD, probabilities as fractions. */
export const simulatedFigures = z.object({
  roi: z.object({
    mean: z.number(),
    stdDev: z.number(),
    median: z.number(),
    p5: z.number(),
    p95: z.number(),
    probAbove0: z.number(),
    probLoss: z.number(),
    probDouble: z.number(),
  }),
  roiHistogram: roiDistribution,
  saleValues: z.object({
    mean: z.number(),
    stdDev: z.number(),
    median: z.number(),
    p1: z.number(),
    p5: z.number(),
    p10: z.number(),
    p25: z.number(),
    p75: z.number(),
    p90: z.number(),
    p95: z.number(),
    p99: z.number(),
  }),
  saleHistogram: valueDistribution,
  valueFan: z.array(valueFanYear),
  cashflowYears: z.array(cashflowFanYear),
});
