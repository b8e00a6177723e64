import { translatorFor } from '@alpha/i18n/server';
import { expect, it } from 'vitest';
import { pastForecastSentences, pastForecastsLead } from './past-forecasts.ts';

const PAST = {
  code: '33124',
  name: 'Miami-Miami Beach-Kendall, FL',
  index: 'fhfa',
  since: '1976Q1',
  rows: [
    { quarter: '2006Q2', p5: -0.369, p50: -0.035, p95: 0.474, actual: -0.146, outcome: 'inside' },
    { quarter: '2012Q2', p5: 0.02, p50: 0.7, p95: 1.8, actual: 1.93, outcome: 'above' },
  ],
} as const;

it('says what we would have said, what came, and whether it was inside the range', () => {
  const past = { ...PAST, rows: [...PAST.rows] };
  const texts = pastForecastSentences(past, 'en', translatorFor('en', 'pastForecasts'));
  expect(texts.map(({ text }) => text)).toEqual([
    'In June 2006 we would have said −37% to +47%, with −4% in the middle. It came to −15%: inside the range.',
    'In June 2012 we would have said +2% to +180%, with +70% in the middle. It came to +193%: above the range.',
  ]);
  const [spanish] = pastForecastSentences(past, 'es', translatorFor('es', 'pastForecasts'));
  expect(spanish?.text).toContain('dentro del rango');
});

it('names the index and where it starts', () => {
  const past = { ...PAST, rows: [...PAST.rows] };
  expect(pastForecastsLead(past, translatorFor('en', 'pastForecasts'))).toContain(
    'in Miami-Miami Beach-Kendall, FL (FHFA house price index since 1976)',
  );
  expect(pastForecastsLead(past, translatorFor('es', 'pastForecasts'))).toContain(
    '(índice de precios de vivienda de la FHFA desde 1976)',
  );
});
