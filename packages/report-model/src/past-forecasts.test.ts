import { translatorFor } from '@alpha/i18n/server';
import { expect, it } from 'vitest';
import { pastForecastSentences } from './past-forecasts.ts';

const PAST = {
  code: '33124',
  name: 'Miami-Miami Beach-Kendall, FL',
  rows: [
    { quarter: '2006Q2', p5: -0.369, p50: -0.035, p95: 0.474, actual: -0.146, outcome: 'inside' },
    { quarter: '2012Q2', p5: 0.02, p50: 0.7, p95: 1.8, actual: 1.93, outcome: 'above' },
  ],
} as const;

it('says what we would have said, what came, and whether it was inside the range', () => {
  const past = { ...PAST, rows: [...PAST.rows] };
  const texts = pastForecastSentences(past, 'en', translatorFor('en', 'pastForecasts'));
  expect(texts.map(({ text }) => text)).toEqual([
    'In 2006 we would have said −37% to +47%, with −4% in the middle. It came to −15%: inside the range.',
    'In 2012 we would have said +2% to +180%, with +70% in the middle. It came to +193%: above the range.',
  ]);
  const [spanish] = pastForecastSentences(past, 'es', translatorFor('es', 'pastForecasts'));
  expect(spanish?.text).toContain('dentro del rango');
});
