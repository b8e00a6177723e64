import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { loadCatalog } from '~/lib/i18n/catalog-store';
import { LocaleProvider } from '~/lib/i18n/locale-provider';
import { YearlyRoi } from './yearly-roi';

beforeAll(() => Promise.all((['listings', 'ui'] as const).map((name) => loadCatalog('en', name))));

const draw = (value: number | null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LocaleProvider initial="en">
        <YearlyRoi value={value} />
      </LocaleProvider>
    </MemoryRouter>,
  );

test('a home that loses everything has no yearly rate', () => {
  expect(draw(-100)).toContain('—');
  expect(draw(-100)).toContain('no yearly rate');
  expect(draw(-99.5)).toContain('−99.50%');
  expect(draw(null)).toContain('N/A');
});
