import type { ExchangeRate, PropertyReport } from '@alpha/contract';
import { formatMoney, formatPercent } from '@alpha/i18n';
import { translatorFor } from '@alpha/i18n/server';
import { outcomeOf } from '@alpha/report-model/outcome';
import { outcomeFigures } from '@alpha/report-model/texts/outcome';
import { describe, expect, it } from 'vitest';
import { sampleReport } from '../../../test/sample-report.ts';
import { renderMail } from '../../platform/mail/mail-layout.ts';
import { headlineFigures } from '../../reports/headline-figures.ts';
import { previewContent } from '../../reports/picture/preview-content.ts';
import { wordsFor } from '../../reports/render-worker/words.ts';
import { contentOf } from './share-email.ts';

const report = sampleReport();

type Change = Partial<PropertyReport['property']>;
const changed = (change: Change) => ({ ...report, property: { ...report.property, ...change } });

const RATE = { currency: 'COP', per_usd: 4_000, as_of: '2026-11-14' } as const;
const PESOS: ExchangeRate = { ...RATE, is_demo: false, volatility: 0.12, years: 20 };

const inputOf = (report: PropertyReport, locale: 'en' | 'es', exchange?: ExchangeRate) => ({
  report,
  locale,
  exchange,
  message: '',
  url: 'https://example.com',
  expiresAt: new Date('2026-12-15'),
  sender: { name: 'Ana', email: 'ana@example.com' },
  picture: null,
  person: null,
});

const emailOf = (...input: Parameters<typeof inputOf>) => contentOf(inputOf(...input));

/** The price text in the email and in the preview picture. */
const pricesOf = (change: Change, locale: 'en' | 'es') => {
  const shown = changed(change);
  const subtitle = emailOf(shown, locale).subtitle ?? '';
  return [subtitle.replace(/\s/g, ' '), previewContent(shown, locale).price.replace(/\s/g, ' ')];
};

describe('the email and the preview picture', () => {
  it('show the sale price of a sold property, not its list price', () => {
    const sold = { status: 'sold', list_price: 730_000, sold_price: 721_000 } as const;
    for (const text of pricesOf(sold, 'en')) expect(text).toContain('Sold for $721,000');
    for (const text of pricesOf(sold, 'es')) {
      expect(text).toContain('Vendida por US$ 721.000');
      expect(text).not.toContain('730.000');
    }
  });

  it('give the estimated value with its range, when there is one', () => {
    const sales = { share: 0.8, as_of: '2026-11-01', comparables: [] };
    const valuation = { value: 673_499, low: 560_000, high: 810_000, ...sales };
    const textOf = (change: Change, locale: 'en' | 'es') =>
      (emailOf(changed(change), locale).notes ?? []).join(' ').replace(/\s/g, ' ');
    expect(textOf({ valuation }, 'en')).toContain(
      'Estimated value: $673,499 (80% range: $560,000 to $810,000).',
    );
    expect(textOf({ valuation }, 'es')).toContain('Valor estimado: US$ 673.499 (rango de 80 %:');
    expect(textOf({ valuation: null }, 'en')).not.toContain('Estimated value');
  });

  it('have the person first, then the outcome, the way on, the plan and at last value and exchange rate', () => {
    const sales = { share: 0.8, as_of: '2026-11-01', comparables: [] };
    const home = changed({ valuation: { value: 673_499, low: 560_000, high: 810_000, ...sales } });
    const changes = { inputs: { downpaymentPercentage: 0.4 } };
    const content = contentOf({
      ...inputOf(home, 'en', PESOS),
      message: 'Look at the range.',
      person: { name: 'Ana', lines: [], photo: null, links: [], takesCalls: false },
      scenario: { name: '', changes, report: home },
    });
    const { text, html } = renderMail(content, 'en');
    const order = [
      home.property.address,
      'Look at the range.',
      '% down',
      'Our assumptions',
      'https://example.com',
      'If every year goes as planned',
      'Estimated value',
      'Converted at 4,000 COP',
    ];
    for (const body of [text, html]) {
      const places = order.map((words) => body.indexOf(words));
      expect(places.includes(-1) ? [body, places] : places).toEqual(
        places.toSorted((a, b) => a - b),
      );
    }
  });

  it('are in the currency of the link, with its rate, its date and the price in dollars', () => {
    const exchange = PESOS;
    const home = changed({ status: 'active', list_price: 560_000 });
    const email = JSON.stringify(emailOf(home, 'es', exchange)).replaceAll('\u00a0', ' ');
    expect(email).toContain('En venta por COP 2.240 millones (US$ 560.000)');
    expect(email).toContain('Convertido a 4.000 COP por dólar, la tasa del 14 nov 2026.');
    expect(email.split('US$')).toHaveLength(2);
    const picture = JSON.stringify(previewContent(home, 'es', { exchange }));
    expect(picture.split('US$')).toHaveLength(2);
    expect(picture.split('COP').length).toBeGreaterThan(5);
  });

  it('show that a property is off the market', () => {
    const change = { status: 'off_market', list_price: 730_000 } as const;
    for (const text of pricesOf(change, 'en'))
      expect(text).toContain('Off the market; last listed at $730,000');
    for (const text of pricesOf({ ...change, status: 'active' }, 'es'))
      expect(text).toContain('En venta por US$ 730.000');
  });

  it('have the result with its range, the cash and the chance of loss first, as on the page', () => {
    for (const locale of ['en', 'es'] as const) {
      const figures = emailOf(report, locale).figures ?? [];
      const outcome = outcomeOf(report.property);
      if (!outcome) throw new Error('no outcome');
      const wanted = outcomeFigures(outcome, { t: translatorFor(locale, 'outcome'), locale });
      const shown = ({ label, value }: { label: string; value: string }) => ({ label, value });
      expect(figures.slice(0, 6).map(shown)).toEqual(wanted.map(shown));
      expect(figures.map(({ isLoss }) => isLoss)).toEqual(
        wanted.map(({ tone }) => tone === 'loss'),
      );
      // Two amounts side by side with another figure are wider than a phone.
      expect(figures.findIndex(({ label }) => label === wanted[1]?.label)).toBe(1);
      expect(figures[1]?.isWide).toBe(true);
      const previewed = previewContent(report, locale).figures.map(shown);
      expect(previewed[0]?.value).toBe(wanted[0]?.value);
      expect(previewed.slice(2)).toEqual(wanted.slice(2).map(shown));
    }
  });

  it('have the same four numbers, with the same decimals as the page', () => {
    const { property } = report;
    for (const locale of ['en', 'es'] as const) {
      const figures = emailOf(report, locale).plan?.figures ?? [];
      expect(figures[0]?.value).toBe(
        formatMoney(property.net_profit_10_year, locale, { sign: 'always' }),
      );
      expect(figures.slice(2).map(({ value }) => value)).toEqual(
        [property.average_roi_per_year, property.total_roi].map((roi) =>
          formatPercent(roi, locale, { decimals: 1 }),
        ),
      );
      expect(headlineFigures(wordsFor(locale), report)).toMatchObject(figures);
    }
  });

  it('show N/A in both languages when no year is profitable, and nothing without an analysis', () => {
    for (const locale of ['en', 'es'] as const)
      expect(emailOf(changed({ profit_year: null }), locale).plan?.figures[1]).toMatchObject({
        value: 'N/A',
        note: expect.stringMatching(/^(not within ten years|no en diez años).*1$/),
      });
    expect(emailOf(changed({ property_estimates: null }), 'en').figures).toEqual([]);
  });
});
