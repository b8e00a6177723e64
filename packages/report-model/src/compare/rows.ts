import type { ComparedHome } from '@alpha/contract';

export const COMPARED_GROUPS = ['outcome', 'cash', 'price', 'costs', 'home'] as const;
export type ComparedGroup = (typeof COMPARED_GROUPS)[number];

/** How a value is printed; `range`: money with its 5 to 95 percent. */
export type ComparedUnit =
  | 'range'
  | 'money'
  | 'signed'
  | 'paid'
  | 'chance'
  | 'percent'
  | 'number'
  | 'year'
  | 'distance'
  | 'type';

type RowRule = {
  group: ComparedGroup;
  unit: ComparedUnit;
  /** Which value is better for every buyer; null where that is a matter of taste or of the home's size. */
  better: 'more' | 'less' | null;
  value: (home: ComparedHome) => number | null;
};

const outcome = (of: (figures: Figures) => number) => (home: ComparedHome) =>
  home.figures && of(home.figures);
type Figures = NonNullable<ComparedHome['figures']>;

/** The hard part first. */
const ROWS = {
  result: {
    group: 'outcome',
    unit: 'range',
    better: 'more',
    value: outcome((each) => each.outcome.result_median),
  },
  loss: {
    group: 'outcome',
    unit: 'chance',
    better: 'less',
    value: outcome((each) => each.outcome.chance_of_loss),
  },
  doubling: {
    group: 'outcome',
    unit: 'chance',
    better: 'more',
    value: outcome((each) => each.chance_of_doubling),
  },
  roi: {
    group: 'outcome',
    unit: 'percent',
    better: 'more',
    value: outcome((each) => each.roi_yearly),
  },
  score: { group: 'outcome', unit: 'number', better: 'more', value: ({ relevance }) => relevance },
  to_close: {
    group: 'cash',
    unit: 'money',
    better: 'less',
    value: outcome((each) => each.outcome.cash_to_close),
  },
  cash_flow: {
    group: 'cash',
    unit: 'signed',
    better: 'more',
    value: outcome((each) => each.outcome.cash_flow_monthly),
  },
  added: {
    group: 'cash',
    unit: 'paid',
    better: 'less',
    value: outcome((each) => each.outcome.cash_added),
  },
  price: {
    group: 'price',
    unit: 'money',
    better: null,
    value: ({ status, sold_price, list_price }) =>
      status === 'sold' ? (sold_price ?? list_price) : list_price,
  },
  value: {
    group: 'price',
    unit: 'money',
    better: null,
    value: ({ estimated_value }) => estimated_value,
  },
  rent: {
    group: 'price',
    unit: 'money',
    better: null,
    value: outcome((each) => each.rent_monthly),
  },
  cap_rate: {
    group: 'price',
    unit: 'percent',
    better: 'more',
    value: outcome((each) => each.cap_rate),
  },
  days: {
    group: 'price',
    unit: 'number',
    better: null,
    value: ({ days_on_market }) => days_on_market,
  },
  taxes: {
    group: 'costs',
    unit: 'money',
    better: 'less',
    value: outcome((each) => each.taxes_yearly),
  },
  insurance: {
    group: 'costs',
    unit: 'money',
    better: 'less',
    value: outcome((each) => each.insurance_yearly),
  },
  hoa: { group: 'costs', unit: 'money', better: null, value: ({ hoa_monthly }) => hoa_monthly },
  type: { group: 'home', unit: 'type', better: null, value: () => null },
  beds: { group: 'home', unit: 'number', better: null, value: ({ beds }) => beds },
  baths: { group: 'home', unit: 'number', better: null, value: ({ baths }) => baths },
  area: { group: 'home', unit: 'number', better: null, value: ({ total_sqft }) => total_sqft },
  built: { group: 'home', unit: 'year', better: null, value: ({ year_built }) => year_built },
  coast: { group: 'home', unit: 'distance', better: null, value: ({ coast_km }) => coast_km },
} satisfies Record<string, RowRule>;

export type ComparedRowKey = keyof typeof ROWS;
export type ComparedRow = RowRule & { key: ComparedRowKey };

export const COMPARED_ROWS: readonly ComparedRow[] = (Object.keys(ROWS) as ComparedRowKey[]).map(
  (key) => ({ key, ...ROWS[key] }),
);

/** What can’t be bought is never the best of a row. */
export const canBeBought = ({ status }: Pick<ComparedHome, 'status'>): boolean =>
  status === 'active' || status === 'pending';
