import { describe, expect, it } from 'vitest';
import { createRandom } from '../../random.ts';
import { grids } from '../geo/grids.ts';
import { boundsOf, box } from '../geo/ring.ts';
import { drawGridPlace, ordinal } from './grid-place.ts';

const streetsIn = (grid: keyof typeof grids, ring: ReturnType<typeof box>) => {
  const random = createRandom(1);
  return Array.from(
    { length: 60 },
    () => drawGridPlace(random, grids[grid], boundsOf(ring)).street,
  );
};

describe('an address on a numbered grid', () => {
  it('is NW north of Flagler and west of Miami Avenue, SW south of Flagler', () => {
    for (const street of streetsIn('miami-dade', box(25.8, -80.24, 25.81, -80.21))) {
      expect(street).toMatch(/^\d+ NW /);
    }
    for (const street of streetsIn('miami-dade', box(25.75, -80.24, 25.76, -80.21))) {
      expect(street).toMatch(/^\d+ SW /);
    }
    for (const street of streetsIn('miami-dade', box(25.83, -80.19, 25.84, -80.18))) {
      expect(street).toMatch(/^\d+ NE /);
    }
  });

  it('counts streets from Flagler: NW 79th Street is at about 25.8467', () => {
    for (const street of streetsIn('miami-dade', box(25.846, -80.24, 25.8472, -80.21))) {
      const [, number = '0'] = /NW (\d+)(?:st|nd|rd|th) (?:St|Ter)$/.exec(street) ?? [];
      if (number !== '0') expect(Number(number)).toSatisfy((n: number) => n >= 77 && n <= 80);
    }
  });

  it('has only east or west of Palm Avenue in Hialeah', () => {
    for (const street of streetsIn('hialeah', box(25.85, -80.31, 25.87, -80.285))) {
      expect(street).toMatch(/^\d+ W \d+(st|nd|rd|th) (St|Pl|Ave|Ct)$/);
    }
    for (const street of streetsIn('hialeah', box(25.855, -80.279, 25.868, -80.262))) {
      expect(street).toMatch(/^\d+ E /);
    }
  });

  it('puts north or south after the name in St. Petersburg', () => {
    for (const street of streetsIn('st-petersburg', box(27.79, -82.73, 27.8, -82.7))) {
      expect(street).toMatch(/(St|Ave) N$/);
    }
  });

  it('writes English ordinals', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 102, 111].map(ordinal)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '21st',
      '102nd',
      '111th',
    ]);
  });
});
