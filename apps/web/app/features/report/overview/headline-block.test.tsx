import type { PropertyReport } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { loadCatalog } from '~/lib/i18n/catalog-store';
import { LocaleProvider } from '~/lib/i18n/locale-provider';
import { HeadlineBlock } from './headline-block';

beforeAll(() =>
  Promise.all(
    (['en', 'es'] as const).flatMap((language) => [
      loadCatalog(language, 'report'),
      loadCatalog(language, 'charts'),
      loadCatalog(language, 'listings'),
      loadCatalog(language, 'ui'),
    ]),
  ),
);

const HOME = {
  may_be_valued: true,
  type: 'condo',
  beds: 2 as number | null,
  rent_estimate: null as number | null,
  property_estimates: null,
};

const draw = (change: Partial<typeof HOME> = {}, locale: Locale = 'en') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LocaleProvider initial={locale}>
        <HeadlineBlock report={{ property: { ...HOME, ...change } } as unknown as PropertyReport} />
      </LocaleProvider>
    </MemoryRouter>,
  );

test('a home without an analysis shows the actual reason', () => {
  expect(draw()).toContain('too few comparable rentals nearby');
  expect(draw({ rent_estimate: 2_000 })).toContain('as soon as they are ready');
  expect(draw({ beds: null })).toContain('number of bedrooms');
  const land = draw({ type: 'land', beds: null });
  expect(land).toContain('This property has no analysis.');
  expect(land).not.toMatch(/yet|comparable/);
  expect(draw({ type: 'other' }, 'es')).toContain('terreno, un estacionamiento u otro tipo');
});

test('when the seller allows no estimate nothing contradicts it', () => {
  expect(draw({ may_be_valued: false })).toBe('');
});
