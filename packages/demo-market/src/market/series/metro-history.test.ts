import { describe, expect, it } from 'vitest';
import { cities } from '../geo/cities.ts';
import { metroHistoryOf } from './metro-history.ts';

describe('the history of a demo metro', () => {
  it.each(cities.map(({ city }) => city))(
    'of %s has the boom, the bust and every month',
    (city) => {
      const { points } = metroHistoryOf(city, '2026-11-01') ?? { points: [] };
      expect(points).toHaveLength(12 * 26 + 4);
      expect(points.at(-1)?.date).toBe('2026-10-31');
      const on = (date: string) => points.find((point) => point.date === date)?.value ?? Number.NaN;
      expect(on('2006-07-31') / on('2000-07-31')).toBeGreaterThan(1.8);
      expect(on('2011-12-31') / on('2006-07-31')).toBeLessThan(0.68);
      expect(on('2022-07-31') / on('2012-07-31')).toBeGreaterThan(2.2);
    },
  );

  it('is that of the metro, and there is none for other cities', () => {
    expect(metroHistoryOf('Hialeah', '2026-11-01')).toEqual(metroHistoryOf('Miami', '2026-11-01'));
    expect(metroHistoryOf('Austin', '2026-11-01')).toBeNull();
  });
});
