import type { MapPin } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { loadCatalog } from '~/lib/i18n/catalog-store';
import { LocaleProvider } from '~/lib/i18n/locale-provider';
import { HomePin } from './home-pin';
import { HomeWindow } from './home-window';
import { SpotWindow } from './spot-window';

beforeAll(() =>
  Promise.all(
    (['en', 'es'] as const).flatMap((locale) =>
      (['explorer', 'listings', 'report', 'ui'] as const).map((name) => loadCatalog(locale, name)),
    ),
  ),
);

const PIN: MapPin = {
  id: 1,
  address: '1 Pine St',
  city: 'Tampa',
  state: 'FL',
  zip: '33601',
  latitude: 27.9,
  longitude: -82.4,
  is_place_approximate: true,
  list_price: 300_000,
  annual_roi: null,
  total_roi: null,
  net_profit_10_year: null,
  monthly_rent: null,
  beds: 3,
  baths: 2,
  total_sqft: 1_500,
  type: 'condo',
};
const EXACT = { ...PIN, is_place_approximate: false };
const nothing = () => undefined;

const draw = (content: ReactNode, locale: Locale = 'en') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LocaleProvider initial={locale}>{content}</LocaleProvider>
    </MemoryRouter>,
  );
const spot = (pins: MapPin[]) => (
  <SpotWindow
    count={1}
    rows={pins.map((pin) => ({ home: pin, pin }))}
    hasMore={false}
    onMore={nothing}
    hasFailed={false}
    isRetrying={false}
    onRetry={nothing}
  />
);
const mark = (pin: MapPin) => (
  <HomePin
    pin={pin}
    isLit={false}
    isOpen={false}
    onOpen={nothing}
    onHighlight={nothing}
    onReach={nothing}
  />
);
test('a home with an approximate location says so on the map, in both languages', () => {
  expect(draw(<HomeWindow pin={PIN} listing={null} />)).toContain('Exact location unknown');
  expect(draw(<HomeWindow pin={PIN} listing={null} />, 'es')).toContain(
    'Ubicación exacta desconocida',
  );
  expect(draw(spot([PIN]))).toContain('approximate location');
  expect(draw(spot([PIN]), 'es')).toContain('ubicación aproximada');
  expect(draw(mark(PIN))).toMatch(/aria-label="[^"]*1 Pine St, Tampa, approximate location"/);
});

test('nothing is shown for an exact location', () => {
  for (const shown of [
    <HomeWindow key="window" pin={EXACT} listing={null} />,
    spot([EXACT]),
    mark(EXACT),
  ])
    expect(draw(shown)).not.toMatch(/approximate|Exact location/);
});
