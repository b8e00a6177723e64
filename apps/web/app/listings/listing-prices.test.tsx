import type { Listing } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { loadCatalog } from '~/lib/i18n/catalog-store';
import { LocaleProvider } from '~/lib/i18n/locale-provider';
import { ListingCard } from './listing-card';
import { ListingTeaser } from './listing-teaser';
import { planTone } from './outcome-facts';

beforeAll(() =>
  Promise.all(
    (['en', 'es'] as const).flatMap((locale) => [
      loadCatalog(locale, 'doubts'),
      loadCatalog(locale, 'listings'),
      loadCatalog(locale, 'outcome'),
      loadCatalog(locale, 'ui'),
    ]),
  ),
);

const LISTING: Listing = {
  ...{ id: 1, address: '1 Palm St', city: 'Hialeah', state: 'FL', zip: '33012', images: [] },
  ...{ latitude: 25.8, longitude: -80.3, list_price: 400_000, beds: 3, baths: 2 },
  ...{ total_sqft: 1_400, type: 'single_family', net_profit_10_year: 100_000, profit_year: 1 },
  ...{ average_roi_per_year: 9, total_roi: 90, rent_estimate_percentile_75: 2_400 },
  ...{ estimated_value: null, status: 'active', sold_price: null },
  propertyEstimates: {
    ...{ list_price: 400_000, downpayment: 140_000, downpayment_percentage: 0.35 },
    ...{ estimated_roi_percentage: 90, annualized_roi_percentage: 6.6, net_profit: 126_000 },
    ...{ appreciation_rate_annual: 0.035, monthly_rental_income: 2_900 },
  },
  outcome: {
    ...{ result_median: 61_000, result_percentile_5: -103_400, result_percentile_95: 402_000 },
    ...{ chance_of_loss: 0.31, cash_flow_monthly: 212, cash_to_close: 149_430, cash_added: 0 },
  },
};

const draw = (change: Partial<Listing>, locale: Locale = 'en') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LocaleProvider initial={locale}>
        <ListingCard listing={{ ...LISTING, ...change }} pictureSizes="100vw" />
      </LocaleProvider>
    </MemoryRouter>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('a card shows asking price and estimated value as two things', () => {
  const text = draw({ estimated_value: 417_000 });
  expect(text).toContain('Asking price $400,000');
  expect(text).toContain('Estimated value $417,000');
  const spanish = draw({ estimated_value: 417_000 }, 'es');
  expect(spanish).toMatch(/Precio de lista US\$ 400\.000/);
  expect(spanish).toMatch(/Valor estimado US\$ 417\.000/);
});

test('a card marks an estimate far from the asking price', () => {
  expect(draw({ estimated_value: 417_000 })).not.toContain('far from asking price');
  expect(draw({ estimated_value: 700_000 })).toContain('$700,000 far from asking price');
  expect(draw({ estimated_value: 200_000 }, 'es')).toContain('lejos del precio de lista');
});

test('a card without an estimate shows the asking price only', () => {
  const text = draw({ estimated_value: null });
  expect(text).toContain('Asking price $400,000');
  expect(text).not.toContain('Estimated value');
});

test('the card of a sold property shows what it sold for', () => {
  const sold = { status: 'sold', sold_price: 391_000, estimated_value: null } as const;
  const text = draw(sold);
  expect(text).toContain('Sold for $391,000');
  expect(text).not.toContain('Asking price');
  expect(draw({ ...sold, sold_price: null })).toContain('Asking price $400,000');
});

test('a card has the result with its range, the cash and the chance of loss, with their signs', () => {
  const text = draw({
    profit_year: null,
    outcome: {
      ...{ result_median: -166_400, result_percentile_5: -580_000, result_percentile_95: 526_000 },
      ...{ chance_of_loss: 0.68, cash_flow_monthly: -1_407, cash_to_close: 370_700 },
      cash_added: 160_700,
    },
  });
  for (const figure of [
    'Ten-year result, median −$166,000',
    '−$580,000 +$526,000',
    'Cash flow a month, year 1 −$1,407',
    'Cash to close $370,700',
    'Cash added later −$160,700',
    'Chance of loss 68 of 100',
  ])
    expect(text).toContain(figure);
});

test('a planned gain is only green when the median and the first year are good too', () => {
  const { outcome } = LISTING;
  if (!outcome) throw new Error('no outcome');
  expect(planTone(126_000, outcome)).toBe('auto');
  expect(planTone(126_000, { ...outcome, cash_flow_monthly: -40 })).toBeUndefined();
  expect(planTone(126_000, { ...outcome, result_median: -1_000 })).toBeUndefined();
  expect(planTone(-5, null)).toBe('auto');
});

test('a result to check is marked with its first reason', () => {
  const doubts: Listing['doubts'] = [
    { code: 'cap_rate', value: 27.3, usual: 14, times: null, place: null, count: null },
    { code: 'hoa_unknown', value: null, usual: null, times: null, place: null, count: null },
  ];
  expect(draw({ doubts })).toContain('Check this The cap rate is 27%. Above 14% is rare.');
  expect(draw({ doubts }, 'es')).toContain('Por revisar La tasa de capitalización es de 27');
  expect(draw({ doubts: [] })).toContain('Check this');
  expect(draw({})).not.toContain('Check this');
});

test('a visitor reads that the figures are being checked, not which one is doubted', () => {
  const doubts: Listing['doubts'] = [
    { code: 'cap_rate', value: 27.3, usual: 14, times: null, place: null, count: null },
  ];
  const text = renderToStaticMarkup(
    <MemoryRouter>
      <LocaleProvider initial="en">
        <ListingTeaser listing={{ ...LISTING, doubts }} pictureSizes="100vw" />
      </LocaleProvider>
    </MemoryRouter>,
  );
  expect(text).toContain('We are checking this property’s figures. They may change.');
  expect(text).not.toContain('cap rate');
});
