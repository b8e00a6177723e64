import { translatorFor } from '@alpha/i18n/server';
import { describe, expect, it } from 'vitest';
import {
  leftOutText,
  performancePeers,
  performanceTitle,
  radarLeftOut,
  radarPeers,
} from './measure-sentences.ts';
import { type PerformanceEntry, rankEntries } from './performance-rows.ts';

const textsIn = (locale: 'en' | 'es') => ({
  locale,
  metrics: translatorFor(locale, 'metrics'),
  city: 'Miami',
});
const row = (metric: string, change: Partial<PerformanceEntry> = {}): PerformanceEntry => ({
  metric,
  label: metric,
  property: 10,
  median: 8,
  diff: 2,
  percentile: 70,
  better: true,
  n: 29,
  scope: 'city_type',
  place: null,
  ...change,
});
const inFlorida = { n: 14, scope: 'state', place: 'FL' } as const;

describe('a comparison with peers in words', () => {
  const rows = rankEntries([
    row('total_roi'),
    row('annual_roi'),
    row('roi_mean'),
    row('hoa', { better: false, diff: -2, percentile: 30 }),
    row('volatility', inFlorida),
  ]);

  it('counts measures that say the same once', () => {
    const title = (locale: 'en' | 'es') => performanceTitle(rows, translatorFor(locale, 'report'));
    expect(title('en')).toBe('Ahead of the median on 2 of 3 independent measures');
    expect(title('es')).toBe('Mejor que la mediana en 2 de 3 indicadores independientes');
  });

  it('names the listings and the areas compared', () => {
    expect(performancePeers(rows, textsIn('en'))).toBe(
      'Compared with 29 properties of the same type in Miami. ' +
        'Price volatility: compared with 14 areas in Florida.',
    );
    expect(performancePeers(rows, textsIn('es'))).toBe(
      'Comparada con 29 propiedades del mismo tipo en Miami. ' +
        'La volatilidad del precio: frente a 14 zonas de Florida.',
    );
  });

  it('says what is not shown, and nothing when everything is', () => {
    const same = ['hoa', 'pay_down'];
    expect(leftOutText(same, textsIn('en'))).toBe(
      'Not shown: monthly HOA and the share of the loan paid down are the same for every property compared here.',
    );
    expect(leftOutText(same.slice(0, 1), textsIn('es'))).toBe(
      'No se muestra la cuota HOA: no cambia entre las propiedades comparadas.',
    );
    expect(leftOutText([], textsIn('en'))).toBeNull();
    expect(leftOutText(['months_to_cashflow'], textsIn('en'))).toBe(
      'Not shown: the time to positive cash flow is the same for every property compared here.',
    );
  });
});

describe('the radar in words', () => {
  const axis = { home: 80, median: 50, peers: 217, scope: 'city', place: null } as const;
  const charts = translatorFor('en', 'charts');

  it('says which components are compared with listings, and which with areas', () => {
    const values = [
      { ...axis, axis: 'rent' as const },
      { ...axis, ...inFlorida, axis: 'stability' as const, peers: 14 },
    ];
    expect(radarPeers(values, charts, textsIn('en'))).toBe(
      'Rent: compared with 217 properties in Miami. Stability: compared with 14 areas in Florida.',
    );
    expect(radarPeers(values.slice(0, 1), charts, textsIn('en'))).toBe(
      'Compared with 217 properties in Miami.',
    );
  });

  it('gives the reason for each component that is left out', () => {
    const leftOut = [
      { axis: 'appreciation', reason: 'same' },
      { axis: 'pay_down', reason: 'same' },
      { axis: 'stability', reason: 'no_data' },
    ] as const;
    expect(radarLeftOut({ leftOut: [...leftOut] }, charts, textsIn('en'))).toBe(
      'Not shown: appreciation and loan pay-down are the same for every property compared here. ' +
        'Not enough data to compare stability.',
    );
    expect(radarLeftOut({ leftOut: [] }, charts, textsIn('en'))).toBeNull();
  });
});
