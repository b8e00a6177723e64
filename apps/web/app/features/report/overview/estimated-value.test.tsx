import type { NoEstimateReason, PropertyReport, PropertyValuation } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { loadCatalog } from '~/lib/i18n/catalog-store';
import { LocaleProvider } from '~/lib/i18n/locale-provider';
import { EstimatedValue } from './estimated-value';

beforeAll(() =>
  Promise.all(
    (['en', 'es'] as const).flatMap((locale) => [
      loadCatalog(locale, 'report'),
      loadCatalog(locale, 'ui'),
    ]),
  ),
);

const VALUATION: PropertyValuation = {
  value: 512_400,
  low: 440_000,
  high: 590_000,
  share: 0.8,
  as_of: '2026-11-01',
  comparables: [],
};

function draw(
  valuation: PropertyValuation | null,
  reason: NoEstimateReason | null,
  locale: Locale = 'en',
  listPrice = 500_000,
) {
  const property = {
    ...{ valuation, no_value_reason: reason },
    ...{ estimated_value: valuation?.value ?? null, list_price: listPrice },
  };
  return renderToStaticMarkup(
    <MemoryRouter>
      <LocaleProvider initial={locale}>
        <EstimatedValue report={{ property } as unknown as PropertyReport} />
      </LocaleProvider>
    </MemoryRouter>,
  ).replaceAll('\u00a0', ' ');
}

test('the estimated value is shown with its range', () => {
  const text = draw(VALUATION, null).replaceAll(/<[^>]+>/g, ' ');
  expect(text).toMatch(/Estimated value.*\$512,400.*80% range: \$440,000 to \$590,000/);
  expect(draw(VALUATION, null, 'es')).toContain('Valor estimado');
});

test('without one the reason is given, each in its own words and in both languages', () => {
  const reasons = ['too_few_sales', 'size_unknown', 'place_unknown', 'no_index'] as const;
  const more = ['index_too_old', 'kind', 'soon'] as const;
  for (const locale of ['en', 'es'] as const) {
    const texts = [...reasons, ...more].map((reason) => draw(null, reason, locale));
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text.length).toBeGreaterThan(90);
  }
  expect(draw(null, 'too_few_sales')).toContain(
    'No estimated value: fewer than 5 comparable sales nearby in the last 24 months.',
  );
});

test('a sold home and one whose seller forbids estimates have neither', () => {
  expect(draw(null, 'sold')).toBe('');
  expect(draw(null, 'not_allowed')).toBe('');
});

test('an estimate far from the asking price says so, and what to check', () => {
  expect(draw(VALUATION, null)).not.toContain('role="note"');
  const above = draw(VALUATION, null, 'en', 300_000);
  expect(above).toContain('71% above the asking price. That is too far to take as a bargain');
  expect(draw(VALUATION, null, 'en', 1_000_000)).toContain('49% below the asking price. Check');
  expect(draw(VALUATION, null, 'es', 300_000)).toContain('por encima del precio de lista');
  expect(draw(VALUATION, null, 'es', 1_000_000)).toContain('por debajo del precio de lista');
});
