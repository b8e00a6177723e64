import type { PropertyReport } from '@alpha/contract';
import type { FigureOrigin } from '@alpha/contract/report-origins';
import type { Locale } from '@alpha/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { loadCatalog } from '~/lib/i18n/catalog-store';
import { LocaleProvider } from '~/lib/i18n/locale-provider';
import { OriginsBlock } from './origins-block';

beforeAll(() => Promise.all([loadCatalog('en', 'origins'), loadCatalog('es', 'origins')]));

const origin = (change: Partial<FigureOrigin>): FigureOrigin => ({
  figure: 'rent',
  basis: 'estimated',
  source: 'comparables',
  place: null,
  as_of: '2025-11-30',
  since: null,
  count: 14,
  ...change,
});

const draw = (origins: FigureOrigin[], locale: Locale = 'en') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LocaleProvider initial={locale}>
        <OriginsBlock report={{ property: { origins } } as unknown as PropertyReport} />
      </LocaleProvider>
    </MemoryRouter>,
  );

test('each figure has its source, its month, and whether it was measured', () => {
  const html = draw([
    origin({}),
    origin({
      figure: 'appreciation',
      source: 'fhfa',
      place: 'Miami-Miami Beach-Kendall, FL',
      since: '1975-12-31',
      as_of: '2022-09-30',
    }),
    origin({ figure: 'hoa', basis: 'assumed', source: 'unstated', as_of: null, count: null }),
  ]);
  expect(html).toContain('estimated from 14 comparables, Nov 2025');
  expect(html).toContain(
    'FHFA house price index for Miami-Miami Beach-Kendall, FL since 1975, from its recent growth and a pull toward its usual level, Sep 2022',
  );
  expect(html).toContain('not in the listing, counted as zero; usual range $100 to $400 a month');
  expect(html.match(/Estimated/g)).toHaveLength(2);
  expect(html).toContain('Assumed');
});

test('in Spanish too, and not rendered without sources', () => {
  expect(draw([origin({ count: 1 })], 'es')).toContain('estimada a partir de 1 comparable, nov');
  expect(draw([])).toBe('');
});
