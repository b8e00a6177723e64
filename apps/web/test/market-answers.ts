import {
  getMarketToday,
  getPropertyMap,
  getPropertySupply,
  INVESTMENT_STEP,
  INVESTMENT_TRACK_END,
  type InputOf,
  type Listing,
  listCities,
  listProperties,
  listPropertyMatches,
  type MapPin,
  naturalOrder,
  SEARCH_PAGE_SIZE,
  type SearchSort,
} from '@alpha/contract';
import { median } from '@alpha/engine/city';
import { type Answer, answer } from './fake-api';
import { MARKET } from './market';

type Search = InputOf<typeof listProperties>['query'];

const LISTINGS = MARKET.map(({ listing }) => listing);
const CITY_NAMES = [...new Set(LISTINGS.map(({ city }) => city))].sort();
const investment = ({ propertyEstimates }: Listing) => propertyEstimates?.downpayment ?? 0;

/** The test market behind every request of the explorer; enough of the real search for its screens. */
export const marketAnswers = (): Answer[] => [
  answer(listProperties, ({ query }) => pageOf(search(query), query.page ?? 1)),
  answer(listPropertyMatches, ({ query: { initial_payment } }) => {
    const found = search({ ...(initial_payment && { investment_max: initial_payment }) });
    return {
      fit: 'all' as const,
      total: found.length,
      matches: found
        .slice(0, 3)
        .map((listing) => ({ listing, reason: null, warning: null, chance_of_loss: null })),
    };
  }),
  answer(listCities, CITY_NAMES),
  answer(getPropertySupply, ({ query }) => supply(query)),
  answer(getMarketToday, today()),
  answer(getPropertyMap, ({ query }) => mapOf(search(query).map(toPin))),
];

/** The map that shows these pins and nothing else. */
export function mapOf(pins: MapPin[]) {
  const lats = pins.map(({ latitude }) => latitude);
  const lngs = pins.map(({ longitude }) => longitude);
  const bounds: [number, number, number, number] = [
    Math.min(...lngs) - 0.01,
    Math.min(...lats) - 0.01,
    Math.max(...lngs) + 0.01,
    Math.max(...lats) + 0.01,
  ];
  return { bounds: pins.length ? bounds : null, zoom: 10, total: pins.length, clusters: [], pins };
}

export function toPin(listing: Listing): MapPin {
  const { propertyEstimates: figures, images: _, ...rest } = listing;
  return {
    ...rest,
    is_place_approximate: false,
    annual_roi: figures?.annualized_roi_percentage ?? null,
    monthly_rent: figures?.monthly_rental_income ?? null,
  };
}

export function search(query: Search): Listing[] {
  const is = (name: string, wanted?: string) =>
    !wanted || name.toLowerCase().includes(wanted.trim().toLowerCase());
  const found = LISTINGS.filter(
    (listing) =>
      (!query.city || listing.city.toLowerCase() === query.city.toLowerCase()) &&
      investment(listing) >= (query.investment_min ?? 0) &&
      investment(listing) <= (query.investment_max ?? Number.POSITIVE_INFINITY) &&
      (listing.beds ?? 0) >= (query.beds ?? 0) &&
      (listing.baths ?? 0) >= (query.baths ?? 0) &&
      (query.cash_flow_first_year !== '1' || listing.profit_year === 1) &&
      (!query.kinds || String(query.kinds).split(',').includes(listing.type)) &&
      listing.list_price >= Number(query.price_min ?? 0) &&
      listing.list_price <= Number(query.price_max ?? Number.POSITIVE_INFINITY) &&
      isWithin(listing, query.within) &&
      is(`${listing.address} ${listing.city}`, query.search),
  );
  const figure = FIGURES[query.sort_by ?? 'total_roi'];
  const sorted = found.toSorted((a, b) => (figure(a) ?? 0) - (figure(b) ?? 0));
  const order = query.sort_order ?? (query.sort_by ? naturalOrder(query.sort_by) : 'desc');
  return order === 'asc' ? sorted : sorted.toReversed();
}

function isWithin({ longitude, latitude }: Listing, within: Search['within']): boolean {
  if (!within) return true;
  const [west, south, east, north] = within;
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

const FIGURES: Record<SearchSort, (listing: Listing) => number | null | undefined> = {
  initial_investment: investment,
  total_roi: ({ total_roi }) => total_roi,
  annual_roi: ({ propertyEstimates }) => propertyEstimates?.annualized_roi_percentage,
  net_profit: ({ net_profit_10_year }) => net_profit_10_year,
  value_for_risk: ({ outcome }) =>
    outcome && outcome.result_median / (outcome.cash_to_close + outcome.cash_added),
  cash_flow: ({ outcome }) => outcome?.cash_flow_monthly,
  chance_of_loss: ({ outcome }) => outcome?.chance_of_loss,
  discount: ({ list_price, estimated_value }) =>
    estimated_value && 1 - list_price / estimated_value,
  newest: ({ id }) => id,
};

export function pageOf(found: readonly Listing[], page: number) {
  const last = Math.max(1, Math.ceil(found.length / SEARCH_PAGE_SIZE));
  const start = (page - 1) * SEARCH_PAGE_SIZE;
  return {
    data: found.slice(start, start + SEARCH_PAGE_SIZE),
    total: found.length,
    page,
    per_page: SEARCH_PAGE_SIZE,
    last_page: last,
  };
}

function supply(query: Search) {
  const counts = Array.from({ length: INVESTMENT_TRACK_END / INVESTMENT_STEP }, () => 0);
  for (const listing of search(query)) {
    const step = Math.floor(investment(listing) / INVESTMENT_STEP);
    counts[step] = (counts[step] ?? 0) + 1;
  }
  const edges = [0, 50_000, 75_000, 100_000, 150_000, 200_000, 300_000, 500_000, 1_000_000];
  const fitted = edges.map(
    (edge, i) =>
      search({ ...query, investment_min: edge }).length -
      search({ ...query, investment_min: edges[i + 1] ?? Number.POSITIVE_INFINITY }).length,
  );
  return { step: INVESTMENT_STEP, counts, edges, fitted };
}

function today() {
  return {
    total: LISTINGS.length,
    best: LISTINGS.slice(0, 6),
    newest: LISTINGS.slice(6, 12),
    cities: CITY_NAMES.map((city) => {
      const listings = search({ city });
      const middle = (figure: (listing: Listing) => number | null | undefined) =>
        median(listings.map((listing) => figure(listing) ?? 0)) ?? 0;
      return {
        city,
        state: 'FL',
        count: listings.length,
        median_price: middle(({ list_price }) => list_price),
        median_rent: middle(({ propertyEstimates }) => propertyEstimates?.monthly_rental_income),
        median_roi: middle(({ total_roi }) => total_roi),
      };
    }),
  };
}
