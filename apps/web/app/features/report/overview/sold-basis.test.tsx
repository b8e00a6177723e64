import type { PropertyReport } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { loadCatalog } from '~/lib/i18n/catalog-store';
import { LocaleProvider } from '~/lib/i18n/locale-provider';
import { SoldBasis } from './sold-basis';

beforeAll(() => Promise.all([loadCatalog('en', 'report'), loadCatalog('es', 'report')]));

const SOLD = {
  status: 'sold',
  sold_price: 310_500 as number | null,
  list_price: 328_900,
  property_estimates: { list_price: 328_900 },
};

const draw = (change: Partial<typeof SOLD> = {}, locale: Locale = 'en') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LocaleProvider initial={locale}>
        <SoldBasis report={{ property: { ...SOLD, ...change } } as unknown as PropertyReport} />
      </LocaleProvider>
    </MemoryRouter>,
  ).replaceAll('\u00a0', ' ');

test('a sold home says that the figures start from the last asking price', () => {
  expect(draw()).toContain(
    'All figures are based on the last asking price, $328,900, not on the $310,500 it sold for.',
  );
  expect(draw({}, 'es')).toContain(
    'se basan en el último precio de lista, US$ 328.900, y no en los',
  );
  expect(draw({ sold_price: null })).toContain('the last asking price, $328,900.');
});

test('nothing is shown for a home for sale, nor with a price changed by the reader', () => {
  expect(draw({ status: 'active' })).toBe('');
  expect(draw({ property_estimates: { list_price: 300_000 } })).toBe('');
});

test('nothing is shown when both prices are the same or only one is known', () => {
  expect(draw({ sold_price: 328_900 })).toBe('');
});
