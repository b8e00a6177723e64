import type { PropertyReport } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { loadCatalog } from '~/lib/i18n/catalog-store';
import { LocaleProvider } from '~/lib/i18n/locale-provider';
import { SharedReportContext } from '../report-mode';
import { SimilarSalesBlock } from './similar-sales-block';

beforeAll(() =>
  Promise.all(
    (['report', 'listings', 'ui'] as const).flatMap((name) => [
      loadCatalog('en', name),
      loadCatalog('es', name),
    ]),
  ),
);

const sale = {
  id: 7,
  street_address: '550 W 48th Pl',
  city: 'Hialeah',
  state: 'FL',
  zip: '33012',
  price: 363_000,
  currency: 'USD',
  bedrooms: 3,
  bathrooms: 2,
  living_area: 1578,
  living_area_units: 'sqft',
  home_type: 'single_family',
  date_sold: null,
  photos: [],
};

const draw = (similar_sales: (typeof sale)[], isShared: boolean, locale: Locale = 'en') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LocaleProvider initial={locale}>
        <SharedReportContext value={isShared}>
          <SimilarSalesBlock
            report={{ property: { similar_sales } } as unknown as PropertyReport}
          />
        </SharedReportContext>
      </LocaleProvider>
    </MemoryRouter>,
  );

test('in the app a sale links to its report', () => {
  expect(draw([sale], false)).toContain(
    'href="/app/property/550%20W%2048th%20Pl%2C%20Hialeah%2C%20FL%2033012"',
  );
});

test('on a shared page a sale has no link: visitors have no such page', () => {
  const html = draw([sale], true);
  expect(html).toContain('550 W 48th Pl, Hialeah');
  expect(html).not.toContain('<a ');
});

test('a sale shows its facts, and which are unknown', () => {
  const html = draw([sale], false);
  expect(html).toContain('$363,000.00');
  expect(html).toContain('3 beds · 2 baths · 1,578 sqft · Single-family');
  expect(html).toContain('Sale date unknown');
  expect(html).toContain('No photo of 550 W 48th Pl');
});

test('a sale formats its figures for the locale', () => {
  const html = draw([sale], false, 'es').replaceAll('\u00a0', ' ');
  expect(html).toContain('US$ 363.000,00');
  expect(html).toContain('3 habitaciones · 2 baños · 1.578 ft² · ');
});

test('without sales there is no section', () => {
  expect(draw([], false)).toBe('');
});
