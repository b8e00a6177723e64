import type { Locale } from '@alpha/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { loadCatalog } from '~/lib/i18n/catalog-store';
import { LocaleProvider } from '~/lib/i18n/locale-provider';
import { FeaturedListings } from './featured-listings';

beforeAll(async () => {
  for (const locale of ['en', 'es'] as const) await loadCatalog(locale, 'site');
});

const draw = (locale: Locale, listings: null | []) => {
  const element = (
    <LocaleProvider initial={locale}>
      <FeaturedListings title="Homes" listings={listings} />
    </LocaleProvider>
  );
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />,
  );
};

test.each([
  ['en', 'Failed to load properties. Please try again.', 'Try again'],
  ['es', 'No se pudieron cargar las propiedades. Inténtelo de nuevo.', 'Intentar de nuevo'],
] as const)(
  'listings that fail to load are an alert with a retry, in %s',
  (locale, text, retry) => {
    const html = draw(locale, null);
    expect(html).toContain('role="alert"');
    expect(html).toContain(`>${text}</p>`);
    expect(html).toMatch(new RegExp(`>${retry}<.*</button>`));
  },
);

test('an empty market says so without an alert', () => {
  const html = draw('en', []);
  expect(html).toContain('There are no properties to show today.');
  expect(html).not.toContain('role="alert"');
});
