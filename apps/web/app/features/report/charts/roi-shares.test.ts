import { DEFAULT_ASSUMPTIONS, project, simulate } from '@alpha/engine';
import { toRoiStats } from '@alpha/report-model/api-figures';
import { roiCurve } from '@alpha/report-model/roi-chart';
import { describe, expect, it } from 'vitest';
import { countedPlaces } from './roi-shares';

const HOME = { ...DEFAULT_ASSUMPTIONS, listPrice: 450_000, rentMonthly: 3_300, hoaMonthly: 0 };
const HOMES = [HOME, { ...HOME, rentMonthly: 5_000 }, { ...HOME, rentMonthly: 900 }];

describe('the shares below an ROI', () => {
  it('match the sentence and the percentiles, and increase with the ROI', () => {
    for (const home of HOMES) {
      const { roi, points } = simulate(home);
      const places = countedPlaces(toRoiStats({ roi }, project(home)), points);
      const below = (key: string) => places.find((place) => place.key === key)?.below;
      expect(below('breakEven')).toBe(1 - roi.probAbove0);
      expect(below('doubledShort')).toBe(1 - roi.probDouble);
      expect(below('fifth')).toBeCloseTo(0.05, 4);
      expect(below('median')).toBe(0.5);
      const shares = places.map((place) => place.below);
      expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    }
  });

  it('agree with the curve, which counts the same simulations', () => {
    for (const home of HOMES) {
      const simulated = simulate(home);
      const stats = toRoiStats(simulated, project(home));
      const curve = roiCurve(stats, simulated.roiHistogram) ?? [];
      for (const { roi, below } of countedPlaces(stats, simulated.points)) {
        const next = curve.findIndex(({ x }) => x >= roi);
        if (next < 1) continue;
        expect(below).toBeGreaterThanOrEqual((curve[next - 1]?.below ?? 0) - 1e-9);
        expect(below).toBeLessThanOrEqual((curve[next]?.below ?? 1) + 1e-9);
      }
    }
  });
});
