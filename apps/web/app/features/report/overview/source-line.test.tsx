import type { PropertyReport } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { loadCatalog } from '~/lib/i18n/catalog-store';
import { LocaleProvider } from '~/lib/i18n/locale-provider';
import { SourceLine } from './title-block';

beforeAll(() =>
  Promise.all(
    (['en', 'es'] as const).flatMap((locale) =>
      (['listings', 'report', 'ui'] as const).map((name) => loadCatalog(locale, name)),
    ),
  ),
);

function draw(isApproximate: boolean, locale: Locale = 'en'): string {
  const property = {
    is_place_approximate: isApproximate,
    courtesy_line: null,
    source: 'csv',
    source_as_of: '2026-11-01',
  };
  return renderToStaticMarkup(
    <MemoryRouter>
      <LocaleProvider initial={locale}>
        <SourceLine report={{ property } as unknown as PropertyReport} />
      </LocaleProvider>
    </MemoryRouter>,
  );
}

test('a home with an approximate location says so in its report, in both languages', () => {
  expect(draw(true)).toContain('Exact location unknown');
  expect(draw(true, 'es')).toContain('Ubicación exacta desconocida');
  expect(draw(false)).not.toContain('Exact location');
});
