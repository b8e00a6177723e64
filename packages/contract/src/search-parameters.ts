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
  | 'kinds'
  | 'sort_by'
  | 'sort_order'
  | 'page';

export const SEARCH_PAGE_SIZE = 12;
export const SEARCH_SORTS = [
  'initial_investment',
  'total_roi',
  'annual_roi',
  'net_profit',
] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** Initial investment, USD: range of the explorer's slider and width of a supply bucket. */
export const INVESTMENT_STEP = 50_000;
export const INVESTMENT_TRACK_END = 5_000_000;

export const POLYGON_MIN_POINTS = 3;
export const POLYGON_MAX_POINTS = 500;

/** Characters. */
export const CITY_MAX_LENGTH = 120;
export const SEARCH_TEXT_MAX_LENGTH = 200;
