import { describe, expect, it } from 'vitest';
import { CONDO, EXAMPLE_A, EXAMPLE_C } from '../test-support/examples.ts';
import { simulate } from './simulate.ts';
import { simulateRoi } from './simulate-roi.ts';

const HOMES = [EXAMPLE_A, EXAMPLE_C, CONDO, { ...EXAMPLE_A, holdYears: 4 }];

describe('simulateRoi', () => {
  it.each([{}, { volatility: 0.11 }, { assessmentChance: 0.3, assessmentShare: 0.04 }])(
    'has the same bytes as the simulation (%#)',
    (market) => {
      for (const home of HOMES) {
        const { roi, roiHistogram, saleValues } = simulate(home, market);
        expect(simulateRoi(home, market)).toEqual({ roi, roiHistogram, saleValues });
      }
    },
  );
});
