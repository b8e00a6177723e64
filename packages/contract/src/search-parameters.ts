/** Parameter names, the same in the URL, the page state and the API query. */
export type SearchParameter =
  | 'city'
  | 'investment_min'
  | 'investment_max'
  | 'beds'
  | 'baths'
  | 'cash_flow_first_year'
  | 'search'
  | 'polygon'
  | 'within'
  | 'kinds'
  | 'price_min'
  | 'price_max'
  | 'sqft_min'
  | 'sqft_max'
  | 'year_min'
  | 'year_max'
  | 'hoa_max'
  | 'days_max'
  | 'loss_max'
  | 'cash_flow_min'
  | 'under_value'
  | 'sort_by'
  | 'sort_order'
  | 'page';

export const SEARCH_PAGE_SIZE = 12;
export const SEARCH_SORTS = [
  'initial_investment',
  'total_roi',
  'annual_roi',
  'net_profit',
  'value_for_risk',
  'cash_flow',
  'chance_of_loss',
  'discount',
  'newest',
] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** The direction of a sort when none is given. Unknown values come last in both. */
export const naturalOrder = (sort: SearchSort): 'asc' | 'desc' =>
  sort === 'chance_of_loss' ? 'asc' : 'desc';

/** The highest value of a filter; the search keeps larger ones only as “more than this”. */
export const FILTER_MAX = {
  /** Square feet. */
  sqft: 50_000,
  year: 2_200,
  /** USD a month. */
  hoa: 50_000,
  days: 10_000,
  /** USD a month, in both directions. */
  cashFlow: 1_000_000,
} as const;

/** Initial investment, USD: range of the explorer's slider and width of a supply bucket. */
export const INVESTMENT_STEP = 50_000;
export const INVESTMENT_TRACK_END = 5_000_000;

export const POLYGON_MIN_POINTS = 3;
export const POLYGON_MAX_POINTS = 500;

/** Characters. */
export const CITY_MAX_LENGTH = 120;
export const SEARCH_TEXT_MAX_LENGTH = 200;
