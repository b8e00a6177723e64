import type { ListingImport } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { loadCatalog } from '~/lib/i18n/catalog-store';
import { LocaleProvider } from '~/lib/i18n/locale-provider';
import { SetupForm } from './setup-form';

beforeAll(() =>
  Promise.all(
    (['en', 'es'] as const).flatMap((locale) =>
      (['imports', 'ui'] as const).map((name) => loadCatalog(locale, name)),
    ),
  ),
);

const draw = (change: Partial<ListingImport>, locale: Locale = 'en') => {
  const record = {
    kind: 'zillow-research',
    status: 'ready',
    measure: null,
    warnings: [],
    ...change,
  } as unknown as ListingImport;
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <LocaleProvider initial={locale}>
          <SetupForm record={record} />
        </LocaleProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const disabledButtons = (html: string) => html.match(/<button[^>]* disabled=""/g) ?? [];

test('a renamed Zillow file does not start before its measure is chosen', () => {
  const unknown = draw({ name: 'Metro_new_renter_income_needed.csv' });
  expect(unknown).toContain('What does it contain?');
  expect(disabledButtons(unknown)).toHaveLength(2);
  expect(draw({ name: 'x.csv' }, 'es')).toContain('¿Qué contiene?');
  const chosen = draw({ name: 'x.csv', measure: 'rental_rate' });
  expect(chosen).toMatch(/<option value="rental_rate"[^>]* selected/);
  expect(disabledButtons(chosen)).toEqual([]);
});

test('a Zillow file with its original name has its measure preselected, and it can be changed', () => {
  const named = draw({ name: 'City_zori_uc_month.csv' });
  expect(named).toMatch(/<option value="rental_rate"[^>]* selected/);
  expect(disabledButtons(named)).toEqual([]);
});

test('after a dry run the form offers another one, and Import is beside the result', () => {
  const checked = draw({ kind: 'redfin', name: 'homes.csv', status: 'done', is_full: true });
  expect(checked).toContain('Preview again');
  expect(checked).not.toMatch(/>Import</);
  // A full file that may be truncated needs a confirmation.
  const short = { kind: 'redfin', name: 'homes.csv', is_full: true } as const;
  expect(draw({ ...short, may_be_short: true })).toContain(
    'Import it even though many listings are missing',
  );
  expect(draw({ ...short, may_be_short: false })).not.toContain(
    'Import it even though many listings are missing',
  );
});

test('other files are not asked for a measure', () => {
  expect(draw({ kind: 'pmms', name: 'rates.csv' })).not.toContain('What does it contain?');
});
