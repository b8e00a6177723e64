import type { PropertyReport } from '@alpha/contract';
import { formatMoney, formatPercent } from '@alpha/i18n';
import { describe, expect, it } from 'vitest';
import { sampleReport } from '../../../test/sample-report.ts';
import { headlineFigures } from '../../reports/headline-figures.ts';
import { previewContent } from '../../reports/picture/preview-content.ts';
import { wordsFor } from '../../reports/press/words.ts';
import { contentOf } from './share-letter.ts';

const report = sampleReport();

type Change = Partial<PropertyReport['property']>;
const changed = (change: Change) => ({ ...report, property: { ...report.property, ...change } });

const letterOf = (report: PropertyReport, locale: 'en' | 'es') =>
  contentOf({
    report,
    locale,
    message: '',
    url: 'https://example.com',
    expiresAt: new Date('2026-12-15'),
    sender: { name: 'Ana', email: 'ana@example.com' },
    picture: null,
  });

/** What the letter and the preview picture say of the price. */
const pricesOf = (change: Change, locale: 'en' | 'es') => {
  const shown = changed(change);
  const subtitle = letterOf(shown, locale).subtitle ?? '';
  return [subtitle.replace(/\s/g, ' '), previewContent(shown, locale).price.replace(/\s/g, ' ')];
};

describe('the letter and the preview picture', () => {
  it('say what a sold home was sold for, and not its list price', () => {
    const sold = { status: 'sold', list_price: 730_000, sold_price: 721_000 } as const;
    for (const said of pricesOf(sold, 'en')) expect(said).toContain('Sold for $721,000');
    for (const said of pricesOf(sold, 'es')) {
      expect(said).toContain('Vendida por US$ 721.000');
      expect(said).not.toContain('730.000');
    }
  });

  it('say that a home is off the market', () => {
    const change = { status: 'off_market', list_price: 730_000 } as const;
    for (const said of pricesOf(change, 'en'))
      expect(said).toContain('Off the market; last listed at $730,000');
    for (const said of pricesOf({ ...change, status: 'active' }, 'es'))
      expect(said).toContain('En venta por US$ 730.000');
  });

  it('have the same four numbers, with the decimals of the page', () => {
    const { property } = report;
    for (const locale of ['en', 'es'] as const) {
      const figures = letterOf(report, locale).figures ?? [];
      expect(figures[0]?.value).toBe(
        formatMoney(property.net_profit_10_year, locale, { sign: 'always' }),
      );
      expect(figures.slice(2).map(({ value }) => value)).toEqual(
        [property.average_roi_per_year, property.total_roi].map((roi) =>
          formatPercent(roi, locale, { decimals: 1 }),
        ),
      );
      const shown = ({ label, value }: { label: string; value: string }) => ({ label, value });
      expect(previewContent(report, locale).figures.map(shown)).toEqual(figures);
      expect(headlineFigures(wordsFor(locale), report).map(shown)).toEqual(figures);
    }
  });

  it('say N/A in both languages where no year pays for itself, and nothing without an analysis', () => {
    for (const locale of ['en', 'es'] as const)
      expect(letterOf(changed({ profit_year: null }), locale).figures?.[1]?.value).toBe('N/A');
    expect(letterOf(changed({ property_estimates: null }), 'en').figures).toEqual([]);
  });
});
