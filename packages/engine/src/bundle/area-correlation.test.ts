import { describe, expect, it } from 'vitest';
import { distinctAreas, shockShares, statesOfMetro } from './area-correlation.ts';
import { DEFAULT_BUNDLE_TERMS } from './bundle-terms.ts';

const correlation = (rows: number[][], a: number, b: number) =>
  (rows[a] ?? []).reduce((sum, share, set) => sum + share * (rows[b]?.[set] ?? 0), 0);

describe('the correlation of areas', () => {
  const CHICAGO = 'Chicago-Naperville-Elgin, IL-IN-WI';
  const areas = [
    { area: 'Miami', metro: 'Miami-Fort Lauderdale, FL', state: 'FL' },
    { area: 'Hialeah', metro: 'Miami-Fort Lauderdale, FL', state: 'FL' },
    { area: 'Tampa', metro: 'Tampa-St. Petersburg, FL', state: 'FL' },
    { area: 'Chicago', metro: CHICAGO, state: 'IL' },
    { area: 'Gary', metro: CHICAGO, state: 'IN' },
    { area: 'Indianapolis', metro: 'Indianapolis-Carmel, IN', state: 'IN' },
    { area: 'Milwaukee', metro: 'Milwaukee-Waukesha, WI', state: 'WI' },
  ];
  const rows = shockShares(areas, DEFAULT_BUNDLE_TERMS);
  const between = (a: string, b: string) =>
    correlation(
      rows,
      areas.findIndex(({ area }) => area === a),
      areas.findIndex(({ area }) => area === b),
    );

  it('is that of the same metro, the same state, or other states', () => {
    expect(between('Miami', 'Miami')).toBeCloseTo(1, 12);
    expect(between('Miami', 'Hialeah')).toBeCloseTo(0.83, 12);
    expect(between('Miami', 'Tampa')).toBeCloseTo(0.66, 12);
    expect(between('Miami', 'Gary')).toBeCloseTo(0.48, 12);
  });

  it('counts a metro in several states as near to each of them', () => {
    expect(statesOfMetro(CHICAGO)).toEqual(['IL', 'IN', 'WI']);
    expect(between('Chicago', 'Gary')).toBeCloseTo(0.83, 12);
    expect(between('Chicago', 'Indianapolis')).toBeCloseTo(0.66, 12);
    expect(between('Chicago', 'Milwaukee')).toBeCloseTo(0.66, 12);
    expect(between('Indianapolis', 'Milwaukee')).toBeCloseTo(0.48, 12);
  });

  it('keeps every area’s own risk even where correlations contradict each other', () => {
    const hubs = Array.from({ length: 6 }, (_, i) => ({ area: `h${i}`, metro: `H${i}, IL-IN-WI` }));
    const leaves = ['IL', 'IN', 'WI'].flatMap((state) =>
      Array.from({ length: 6 }, (_, i) => ({ area: state + i, metro: `${state}${i}, ${state}` })),
    );
    const found = shockShares([...leaves, ...hubs], DEFAULT_BUNDLE_TERMS);
    found.forEach((_, i) => {
      expect(correlation(found, i, i)).toBeCloseTo(1, 9);
    });
  });

  it('takes each area once', () => {
    expect(distinctAreas([{ area: 'a' }, { area: 'b' }, { area: 'a' }, {}, {}])).toEqual([
      { area: 'a' },
      { area: 'b' },
      {},
    ]);
  });
});
