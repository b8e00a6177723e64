import {
  type InputOf,
  type listProperties as listPropertiesEndpoint,
  type MapBounds,
  naturalOrder,
  type ResultOf,
  SEARCH_PAGE_SIZE,
  type SearchSort,
} from '@alpha/contract';
import type { Ctx } from '../../platform/http/context.ts';
import { shapeListing } from '../properties/properties.service.ts';
import type { MarketOrder } from './market/order-rows.ts';
import type { SearchFilter } from './search.queries.ts';
import { find, findBest, type Search } from './search-plan.ts';
import { rangesOf } from './search-ranges.ts';
import { readTextQuery } from './text-query.ts';

type Query = InputOf<typeof listPropertiesEndpoint>['query'];
/** What narrows a search, without order and page. */
export type Conditions = Omit<Query, 'sort_by' | 'sort_order' | 'page'>;

export async function listProperties(
  ctx: Ctx,
  { query }: InputOf<typeof listPropertiesEndpoint>,
): Promise<ResultOf<typeof listPropertiesEndpoint>> {
  const page = query.page ?? 1;
  const per_page = SEARCH_PAGE_SIZE;
  const search = await readSearch(ctx, query);
  const window = { limit: per_page, offset: (page - 1) * per_page };
  const { total, rows } = search ? await find(ctx.db, search, window) : { total: 0, rows: [] };
  const last_page = Math.max(1, Math.ceil(total / per_page));
  return { data: rows.map(shapeListing), total, page, per_page, last_page };
}

/** Total and first listings of several searches; used for shortlist proposals. */
export const listBest = (
  { db }: Ctx,
  searches: Parameters<typeof findBest>[1],
): ReturnType<typeof findBest> => findBest(db, searches);

/** `null` when a word occurs in no listing, so nothing can match. */
export async function readSearch(ctx: Ctx, query: Query): Promise<Search | null> {
  const text = query.search?.trim() ? await readTextQuery(ctx.db, query.search) : undefined;
  if (text === null) return null;
  const filter: SearchFilter = { ...filterWithoutText(query), tsquery: text?.tsquery };
  return { filter, order: orderOf(query), atMost: text?.atMost ?? Number.POSITIVE_INFINITY };
}

export const filterWithoutText = (query: Conditions): SearchFilter => ({
  city: query.city ? readCity(query.city) : undefined,
  investmentMin: query.investment_min,
  investmentMax: query.investment_max,
  beds: query.beds,
  baths: query.baths,
  cashFlowFirstYear: query.cash_flow_first_year === '1',
  polygon: query.polygon ?? (query.within && cornersOf(query.within)),
  kinds: query.kinds,
  ranges: rangesOf(query),
});

/** As an area, so that list, map, alerts and database test the same points in the same way. */
const cornersOf = ([west, south, east, north]: MapBounds) => [
  { lat: south, lng: west },
  { lat: south, lng: east },
  { lat: north, lng: east },
  { lat: north, lng: west },
];

const KEYS: Record<SearchSort, MarketOrder['key']> = {
  initial_investment: 'initialInvestment',
  total_roi: 'totalRoi',
  annual_roi: 'annualRoi',
  net_profit: 'netProfit',
  value_for_risk: 'valueForRisk',
  cash_flow: 'cashFlowMonthly',
  chance_of_loss: 'chanceOfLoss',
  discount: 'discount',
  newest: 'listedDay',
};

function orderOf({ sort_by, sort_order }: Query): MarketOrder | null {
  if (!sort_by) return null;
  return { key: KEYS[sort_by], direction: sort_order ?? naturalOrder(sort_by) };
}

/** A city name that exists in several states is listed and queried with its state: "Miami, OK". */
export function readCity(text: string): NonNullable<SearchFilter['city']> {
  const [, name = text, state] = /^(.*), ([A-Za-z]{2})$/.exec(text.trim()) ?? [];
  return { name: name.trim().toLowerCase(), state: state?.toUpperCase() };
}
