import { expect, it } from 'vitest';
import { metroForecastFrom } from '../../../../test/forecasts';
import { averageVerdict, scaleStart } from './coverage';
import { fanShape } from './fan-shape';
import { shortMetro } from './short-metro';

it('a fan starts at no change and keeps everything inside the drawing', () => {
  const forecast = metroForecastFrom('2006Q2', 0.09);
  const shape = fanShape(forecast);
  const zero = shape.yTicks.find(({ value }) => value === 0);
  expect(shape.start.top).toBeCloseTo(zero?.top ?? Number.NaN, 9);
  for (const path of [shape.wide, shape.half, shape.median, shape.known, shape.actual])
    for (const number of path.match(/-?[\d.]+/g)?.map(Number) ?? []) {
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThanOrEqual(1_000);
    }
  expect(shape.yTicks.length).toBeGreaterThanOrEqual(4);
  expect(shape.yTicks.length).toBeLessThanOrEqual(7);
});

it('labels at its end do not cover each other', () => {
  const tops = fanShape(metroForecastFrom('2006Q2', 0.03)).ends.map(({ top }) => top);
  tops.forEach((top, i) => {
    if (i > 0) expect(top - (tops[i - 1] as number)).toBeGreaterThan(0.07);
  });
});

it('bars start at 60 %, or lower when one of them needs it', () => {
  expect(scaleStart([{ inside_90: 0.857 }, { inside_90: 1 }])).toBe(0.6);
  expect(scaleStart([{ inside_90: 0.47 }])).toBeCloseTo(0.4, 9);
});

it('the average promise is kept within a point', () => {
  expect([0.933, 0.905, 0.85].map(averageVerdict)).toEqual(['more', 'right', 'less']);
});

it('a metro is called by its first city', () => {
  expect(shortMetro('Miami-Miami Beach-Kendall, FL')).toBe('Miami, FL');
  expect(shortMetro('Chicago-Naperville-Elgin, IL-IN-WI')).toBe('Chicago, IL');
});
