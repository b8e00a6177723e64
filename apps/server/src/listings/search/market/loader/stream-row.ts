import { UNKNOWN_FEE } from '../row-storage.ts';
import { inQuotes } from '../state-list.ts';

/** As the columns have it: above the highest value of a filter, it does not matter by how much. */
const short = (value: string, unknown = 0) =>
  `case when ${value} is null then ${unknown} else least(65534, greatest(0, ${value})) end::int4`;
const estimate = (value: string) => `coalesce(${value}, '-Infinity'::float4)`;

/** Fields of a fixed width, none of them null: each is at the same place in every row. */
const FIELDS = {
  id: ['id', 4],
  lng: ['location[0]::int4', 4],
  lat: ['location[1]::int4', 4],
  initialInvestment: ['initial_investment', 8],
  relevance: ['relevance', 4],
  totalRoi: ['total_roi', 4],
  annualRoi: ['annual_roi', 4],
  netProfit: ['net_profit', 4],
  beds: ['beds::int4', 4],
  baths: ['baths', 4],
  cashFlowFirstYear: ['cash_flow_first_year::int4', 4],
  askingPrice: ['asking_price', 4],
  sqft: [short('sqft'), 4],
  yearBuilt: [short('year_built'), 4],
  hoaMonthly: [short('hoa_monthly', UNKNOWN_FEE), 4],
  listedDay: [short(`listed_on - date '1970-01-01'`), 4],
  cashFlowMonthly: [estimate('cash_flow_monthly'), 4],
  chanceOfLoss: [estimate('chance_of_loss'), 4],
  valueForRisk: [estimate('value_for_risk'), 4],
  discount: [estimate('discount'), 4],
} as const;
const NAMES = ['type::text', 'state', 'city'];

type Field = keyof typeof FIELDS;

const COUNT_BYTES = 2;
const LENGTH_BYTES = 4;

function offsets() {
  let at = COUNT_BYTES;
  const offsetOf = {} as Record<Field, number>;
  for (const [name, [, bytes]] of Object.entries(FIELDS)) {
    offsetOf[name as Field] = at + LENGTH_BYTES;
    at += LENGTH_BYTES + bytes;
  }
  return { offsetOf, names: at };
}

/** Where the fields and the names are in a row of the stream. */
export const STREAM_ROW = offsets();

/** Of these states alone; undefined: of all. */
export const whereIn = (states: readonly string[] | undefined): string =>
  states ? `where state in (${inQuotes(states)})` : '';

/** In the order of the table, which is the fastest to read. */
export const copyMarket = (states: readonly string[] | undefined) => `copy (
  select ${[...Object.values(FIELDS).map(([value]) => value), ...NAMES].join(', ')}
  from property_search ${whereIn(states)}
) to stdout (format binary)`;
