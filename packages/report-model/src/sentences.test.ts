import { translatorFor } from '@alpha/i18n/server';
import { describe, expect, it } from 'vitest';
import { radarTitle, verdictText } from './sentences.ts';

describe('a comparison in words', () => {
  const text = (verdict: Parameters<typeof verdictText>[0]) =>
    verdictText(verdict, translatorFor('en', 'report'));

  it('names both cities when they differ', () => {
    expect(text({ kind: 'mixed', miami: 'ahead', hialeah: 'behind' })).toBe(
      'Beats Miami, behind Hialeah',
    );
    expect(text({ kind: 'one', city: 'Austin', standing: 'level' })).toBe('Level with Austin');
  });

  it('has a text for every verdict', () => {
    expect(text({ kind: 'both', standing: 'behind' })).toBe('Behind both cities');
    expect(text({ kind: 'unknown' })).toBe('No data to compare');
  });
});

describe('the title of the radar', () => {
  const AXES = ['rent', 'cash_flow', 'stability'] as const;
  const title = (scores: readonly number[], locale: 'en' | 'es' = 'en') =>
    radarTitle(
      AXES.map((axis, index) => ({
        axis,
        home: scores[index] ?? 0,
        median: 50,
        peers: 10,
        scope: 'city',
        place: null,
      })),
      locale,
      translatorFor(locale, 'charts'),
    );

  it('names all that share first or last place', () => {
    expect(title([80, 80, 20])).toBe('Strongest in rent and cash flow, weakest in stability');
    expect(title([80, 30, 20], 'es')).toContain('renta');
  });

  it('names no component at the median', () => {
    expect(title([80, 50, 50])).toContain('at the median or better');
    expect(title([20, 50, 50])).toContain('at the median or below');
    expect(title([50, 50, 50])).toBe('No component stands out');
  });
});
