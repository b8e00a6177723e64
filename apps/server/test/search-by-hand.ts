import type { SearchSort } from '@alpha/contract';
import type {
  areas,
  properties,
  propertyAnalyses,
  propertyValuations,
} from '../src/platform/db/schema/index.ts';

export type Row = {
  properties: typeof properties.$inferSelect;
  property_analyses: typeof propertyAnalyses.$inferSelect;
  areas: typeof areas.$inferSelect | null;
  property_valuations: typeof propertyValuations.$inferSelect | null;
};

export type Query = {
  city?: string;
  investment_min?: number;
  investment_max?: number;
  beds?: number;
  baths?: number;
  cash_flow_first_year?: '1';
  polygon?: string;
  within?: string;
  search?: string;
  price_min?: number;
  price_max?: number;
  sqft_min?: number;
  sqft_max?: number;
  year_min?: number;
  year_max?: number;
  hoa_max?: number;
  days_max?: number;
  loss_max?: number;
  cash_flow_min?: number;
  under_value?: '1';
  sort_by?: SearchSort;
  sort_order?: 'asc' | 'desc';
  page?: number;
};

/** The expected search result, computed in the simplest way: row by row. */
export function matchesByHand(
  { properties: home, property_analyses: a, property_valuations }: Row,
  query: Query,
  vocabulary: ReadonlySet<string>,
): boolean {
  const value = property_valuations?.value;
  if (query.city && home.city !== query.city) return false;
  if (query.investment_min !== undefined && a.downpayment < query.investment_min) return false;
  if (query.investment_max !== undefined && a.downpayment > query.investment_max) return false;
  if (query.beds !== undefined && (home.beds ?? 0) < query.beds) return false;
  if (query.baths !== undefined && (home.baths ?? 0) < query.baths) return false;
  if (query.cash_flow_first_year && a.profitYear !== 1) return false;
  if (!matchesFacts(home, query) || !matchesEstimates(a, query)) return false;
  if (query.under_value && !((value ?? 0) > home.listPrice)) return false;
  if (query.polygon && !isInside(home, JSON.parse(query.polygon))) return false;
  if (query.within && !query.polygon && !isInView(home, query.within)) return false;
  return !query.search || hasWords(home, query.search, vocabulary);
}

/** Unknown is in no range. */
const within = (value: number | null, min: number | undefined, max: number | undefined) =>
  (min === undefined && max === undefined) ||
  (value !== null && value >= (min ?? value) && value <= (max ?? value));

function matchesFacts(home: Row['properties'], query: Query): boolean {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
  const days = home.listedOn ? (Date.parse(today) - Date.parse(home.listedOn)) / 86_400_000 : null;
  return (
    within(Math.round(home.listPrice), query.price_min, query.price_max) &&
    within(home.totalSqft || null, query.sqft_min, query.sqft_max) &&
    within(home.yearBuilt, query.year_min, query.year_max) &&
    within(home.hoaMonthly, undefined, query.hoa_max) &&
    within(days, undefined, query.days_max)
  );
}

function matchesEstimates(a: Row['property_analyses'], query: Query): boolean {
  const { loss_max: loss, cash_flow_min: cashFlow } = query;
  return (
    within(Math.fround(a.cashFlow / 12), cashFlow && Math.fround(cashFlow), undefined) &&
    within(
      Math.fround(1 - a.roi.probAbove0),
      undefined,
      loss === undefined ? loss : Math.fround(loss / 100),
    )
  );
}

/** As precise as both stores; null is unknown. */
export function sortKey(name: SearchSort): (row: Row) => number | null {
  const median = ({ roi, downpayment }: Row['property_analyses']) =>
    (roi.median / 100) * downpayment;
  const keys: Record<SearchSort, (row: Row) => number | null> = {
    initial_investment: ({ property_analyses: a }) => a.downpayment,
    total_roi: ({ property_analyses: a }) => Math.fround(a.totalRoi),
    annual_roi: ({ property_analyses: a }) => Math.fround(a.annualizedRoi),
    net_profit: ({ property_analyses: a }) => Math.fround(a.netProfit),
    cash_flow: ({ property_analyses: a }) => Math.fround(a.cashFlow / 12),
    chance_of_loss: ({ property_analyses: a }) => Math.fround(1 - a.roi.probAbove0),
    value_for_risk: ({ property_analyses: a }) => Math.fround(median(a) / a.cashAtRisk),
    discount: ({ properties: { listPrice }, property_valuations: v }) =>
      v?.value ? Math.fround(1 - listPrice / v.value) : null,
    newest: ({ properties: { listedOn } }) => (listedOn ? Date.parse(listedOn) : null),
  };
  return keys[name];
}

type Place = { lat: number; lng: number };

/** Winding number: an area enclosed twice counts as inside. */
function isInside({ latitude, longitude }: Row['properties'], polygon: Place[]): boolean {
  const [x, y] = [Math.round(longitude * 1e6), Math.round(latitude * 1e6)];
  const points = polygon.map(
    ({ lat, lng }) => [Math.round(lng * 1e6), Math.round(lat * 1e6)] as const,
  );
  let winding = 0;
  for (const [i, [x1, y1]] of points.entries()) {
    const [x2, y2] = points[(i + 1) % points.length] ?? [x1, y1];
    const side = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1);
    if (y1 <= y && y2 > y && side > 0) winding += 1;
    if (y1 > y && y2 <= y && side < 0) winding -= 1;
  }
  return winding !== 0;
}

function isInView({ latitude, longitude }: Row['properties'], within: string): boolean {
  const micro = (degrees: number) => Math.round(degrees * 1e6);
  const [west = 0, south = 0, east = 0, north = 0] = within.split(',').map(Number).map(micro);
  const [x, y] = [micro(longitude), micro(latitude)];
  return x >= west && x <= east && y >= south && y <= north;
}

const TYPE_WORDS: Record<string, string> = {
  single_family: 'single family house home',
  condo: 'condo condominium apartment',
  townhouse: 'townhouse townhome',
  multi_family: 'multi family duplex triplex',
};

/** Every word that occurs in a listing. */
export function vocabularyOf(rows: readonly Row[]): ReadonlySet<string> {
  return new Set(rows.flatMap(({ properties: home }) => wordsOfHome(home)));
}

function wordsOfHome(home: Row['properties']): string[] {
  return tokens(
    [
      home.address,
      home.city,
      home.state,
      home.zip,
      home.neighborhood,
      TYPE_WORDS[home.type],
      home.features.join(' '),
      home.saleType,
      home.description,
      home.descriptionEs,
    ].join(' '),
  );
}

const FEW_ENDINGS = 12;

function hasWords(
  home: Row['properties'],
  search: string,
  vocabulary: ReadonlySet<string>,
): boolean {
  const said = wordsOfHome(home);
  const asked = [...new Set(tokens(search))];
  return asked.every((word, i) => {
    if (said.includes(word) || said.includes(otherForm(word))) return true;
    if (i < asked.length - 1) return false;
    // The last word may be unfinished, once it has three letters; a number, while few begin like it.
    return (
      (word.length >= 3 || isRareBeginning(word, vocabulary)) &&
      said.some((each) => each.startsWith(word))
    );
  });
}

function isRareBeginning(word: string, vocabulary: ReadonlySet<string>): boolean {
  if (!/^\d+$/.test(word)) return false;
  return [...vocabulary].filter((each) => each.startsWith(word)).length <= FEW_ENDINGS;
}

/** 14 for 14th and 14th for 14. */
function otherForm(word: string): string {
  const [, number = '', ending] = /^([1-9]\d{0,3})(st|nd|rd|th)?$/.exec(word) ?? [];
  if (!number || ending) return number;
  if (/1[123]$/.test(number)) return `${number}th`;
  return `${number}${{ 1: 'st', 2: 'nd', 3: 'rd' }[number.slice(-1)] ?? 'th'}`;
}

const tokens = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
