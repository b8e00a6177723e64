import { describe, expect, it } from 'vitest';
import { cities } from '../geo/cities.ts';
import type { City } from '../geo/geo.types.ts';
import type { SeriesPoint } from '../market.types.ts';
import { homeValuesOf, rentsOf } from './area-series.ts';

const options = { seed: 1, asOf: '2026-11-01' };

const cityNamed = (name: string): City => {
  const city = cities.find((each) => each.city === name);
  if (!city) throw new Error(name);
  return city;
};

const valueOn = (series: SeriesPoint[], date: string) =>
  series.find((point) => point.date === date)?.value ?? Number.NaN;

const volatilityPercent = (series: SeriesPoint[]) => {
  const steps = series
    .slice(1)
    .map(({ value }, i) => Math.log(value / (series[i]?.value ?? value)));
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length;
  const variance = steps.reduce((sum, step) => sum + (step - mean) ** 2, 0) / (steps.length - 1);
  return 100 * Math.sqrt(12 * variance);
};

describe("an area's series", () => {
  it('covers ten full years of month ends up to the as-of date', () => {
    const values = homeValuesOf(cityNamed('Hialeah'), options);
    expect(values).toHaveLength(121);
    expect(values[0]?.date).toBe('2016-10-31');
    expect(values.at(-1)?.date).toBe('2026-10-31');
    expect(values.some((point) => point.date === '2020-02-29')).toBe(true);
  });

  it('ends on the as-of date when that is a month end', () => {
    const values = homeValuesOf(cityNamed('Hialeah'), { seed: 1, asOf: '2026-09-30' });
    expect(values.at(-1)?.date).toBe('2026-09-30');
  });

  it('has the same past whatever the as-of date', () => {
    const [earlier, later] = ['2026-08-15', '2027-02-01'].map((asOf) =>
      homeValuesOf(cityNamed('Tampa'), { seed: 1, asOf }),
    );
    const ratio = valueOn(earlier ?? [], '2022-06-30') / valueOn(later ?? [], '2022-06-30');
    expect(ratio).toBeCloseTo(1, 2);
  });

  it('matches the published rents of November 2025', () => {
    expect(valueOn(rentsOf(cityNamed('Miami'), options), '2025-11-30')).toBe(2950);
    expect(valueOn(rentsOf(cityNamed('Hialeah'), options), '2025-11-30')).toBe(2405);
  });

  it('has a gap in Miami in July 2021, like the published series', () => {
    const rents = rentsOf(cityNamed('Miami'), options);
    expect(rents).toHaveLength(120);
    expect(rents.some((point) => point.date === '2021-07-31')).toBe(false);
  });

  it.each(cities.map((city) => [city.city, city] as const))(
    '%s booms from 2020 to 2022 and then stays within a tenth or falls',
    (_name, city) => {
      const values = homeValuesOf(city, options);
      const growth = (from: string, to: string) => valueOn(values, to) / valueOn(values, from);
      expect(growth('2020-06-30', '2022-07-31')).toBeGreaterThan(1.25);
      expect(growth('2016-12-31', '2020-01-31')).toBeGreaterThan(0.98);
      expect(growth('2023-07-31', '2026-10-31')).toBeLessThan(1.2);
      expect(growth('2023-07-31', '2026-10-31')).toBeGreaterThan(0.7);
    },
  );

  it('varies by 2.5 to 9 percent a year, Cape Coral three times as much as Miramar', () => {
    for (const city of cities) {
      const volatility = volatilityPercent(homeValuesOf(city, options));
      expect(volatility).toBeGreaterThan(2.4);
      expect(volatility).toBeLessThan(9.2);
    }
    const [calm, wild] = ['Miramar', 'Cape Coral'].map((name) =>
      volatilityPercent(homeValuesOf(cityNamed(name), options)),
    );
    expect((wild ?? 0) / (calm ?? 1)).toBeGreaterThan(2.5);
  });
});
