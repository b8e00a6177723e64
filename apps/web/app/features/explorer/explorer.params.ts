import {
  CITY_MAX_LENGTH,
  INVESTMENT_STEP,
  INVESTMENT_TRACK_END,
  type MapBounds,
  type MapPoint,
  naturalOrder,
  POLYGON_MAX_POINTS,
  POLYGON_MIN_POINTS,
  SEARCH_SORTS,
  SEARCH_TEXT_MAX_LENGTH,
  type SearchParameter,
  type SearchSort,
} from '@alpha/contract';
import type { ExplorerFilter } from '~/data/listings';
import { readChoice, readPage, readText } from '~/lib/url-state';
import { limitsSet, NO_LIMITS, readLimits } from './explorer.limits';

/** USD of initial investment. */
export const INVESTMENT = {
  min: 0,
  max: INVESTMENT_TRACK_END,
  step: INVESTMENT_STEP,
  /** Upper bound set by Reset All, beyond the end of the slider: no listing is excluded. */
  resetMax: 10_000_000,
} as const;

export const ROOM_CHOICES = [1, 2, 3, 4, 5] as const;
/** Of the API. */
const ROOMS_MAX = 20;
export type SortOrder = 'asc' | 'desc';

export const DEFAULT_FILTER: ExplorerFilter = {
  city: null,
  investment_min: 100_000,
  investment_max: INVESTMENT.max,
  beds: null,
  baths: null,
  cash_flow_first_year: false,
  ...NO_LIMITS,
  search: '',
  sort_by: null,
  sort_order: 'desc',
  page: 1,
  polygon: null,
  within: null,
} satisfies ExplorerFilter & Record<SearchParameter, unknown>;

/** The filters after Reset All. */
export const RESET_FILTER: ExplorerFilter = {
  ...DEFAULT_FILTER,
  investment_max: INVESTMENT.resetMax,
};

/** Every listing: what the home page counts, and the result without filters. */
export const WHOLE_MARKET: ExplorerFilter = { ...RESET_FILTER, investment_min: INVESTMENT.min };

/** Invalid values get their default: links are typed, truncated and outdated. */
export function readFilter(params: URLSearchParams): ExplorerFilter {
  const sort_by = readChoice(params, 'sort_by', SEARCH_SORTS) ?? null;
  return {
    city: readText(params, 'city', CITY_MAX_LENGTH) || null,
    ...readInvestment(params),
    beds: readRooms(params, 'beds'),
    baths: readRooms(params, 'baths'),
    cash_flow_first_year: params.get('cash_flow_first_year') === '1',
    ...readLimits(params),
    search: readText(params, 'search', SEARCH_TEXT_MAX_LENGTH),
    sort_by,
    sort_order: readOrder(params, sort_by),
    page: readPage(params),
    polygon: readPolygon(params.get('polygon')),
    within: readWithin(params.get('within')),
  };
}

/** The same names as the API's; defaults are left out. */
export function writeFilter(filter: ExplorerFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of NAMES) {
    const text = textOf(filter, name);
    if (text !== null) params.set(name, text);
  }
  return params;
}

const NAMES = Object.keys(DEFAULT_FILTER) as (keyof ExplorerFilter)[];

/** The value in the URL; null for the default. */
function textOf(filter: ExplorerFilter, name: keyof ExplorerFilter): string | null {
  const value = filter[name];
  if (name === 'sort_order') return orderText(filter);
  if (value === null || value === DEFAULT_FILTER[name]) return null;
  if (name === 'kinds') return filter.kinds?.join() ?? null;
  if (name === 'within') return filter.within && writeWithin(filter.within);
  if (typeof value === 'object') return writePolygon(value as MapPoint[]);
  return value === true ? '1' : String(value);
}

function orderText({ sort_by, sort_order }: ExplorerFilter): string | null {
  return sort_by && sort_order !== naturalOrder(sort_by) ? sort_order : null;
}

/** The canonical URL, or `null` if it already is; other parameters stay. */
export function correctAddress(search: string, written: string): string | null {
  const given = new URLSearchParams(search);
  const right = new URLSearchParams(written);
  const isRight = OWN_NAMES.every(
    (name) => given.getAll(name).join() === right.getAll(name).join(),
  );
  if (isRight) return null;
  for (const [name, value] of given) if (!OWN_NAMES.includes(name)) right.append(name, value);
  return right.toString();
}

const OWN_NAMES: readonly string[] = [...NAMES, 'view', 'ids', 'zoom'];

/** How many filters narrow the list; order and page don't count. */
export function countSet(filter: ExplorerFilter): number {
  return [
    filter.city,
    filter.investment_min > DEFAULT_FILTER.investment_min ||
      filter.investment_max < DEFAULT_FILTER.investment_max,
    filter.beds,
    filter.baths,
    filter.cash_flow_first_year,
    ...limitsSet(filter),
  ].filter(Boolean).length;
}

/** `25.76171_-80.19179*…`: five decimals are about a meter, and no character needs escaping. */
export function writePolygon(points: readonly MapPoint[]): string {
  return points.map(({ lat, lng }) => `${short(lat)}_${short(lng)}`).join('*');
}

const short = (degrees: number) => Number(degrees.toFixed(5));

/** `-80.4*25.6*-80.1*25.9`: about a meter, like a polygon. */
const writeWithin = (bounds: MapBounds) => bounds.map(short).join('*');

/** Our own form, or the API's with commas. */
function readWithin(text: string | null): MapBounds | null {
  const edges = (text ?? '').split(/[*,]/);
  if (edges.length !== 4 || !edges.every((edge) => /^-?\d{1,3}(\.\d{1,20})?$/.test(edge)))
    return null;
  const [west = 0, south = 0, east = 0, north = 0] = edges.map(Number);
  const isRectangle =
    west >= -180 && west < east && east <= 180 && south >= -90 && south < north && north <= 90;
  return isRectangle ? [west, south, east, north] : null;
}

/** Our own short form, or the API's JSON. */
function readPolygon(text: string | null): MapPoint[] | null {
  if (!text) return null;
  const points = text.startsWith('[') ? fromJson(text) : text.split('*').map(fromShort);
  const isArea =
    points.length >= POLYGON_MIN_POINTS &&
    points.length <= POLYGON_MAX_POINTS &&
    points.every(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180);
  return isArea ? points : null;
}

function fromShort(pair: string): MapPoint {
  const [, lat, lng] = /^(-?\d+(?:\.\d+)?)_(-?\d+(?:\.\d+)?)$/.exec(pair) ?? [];
  return { lat: Number(lat), lng: Number(lng) };
}

function fromJson(text: string): MapPoint[] {
  try {
    return (JSON.parse(text) as unknown[]).map((point) => {
      const { lat, lng } = (point ?? {}) as Partial<MapPoint>;
      return { lat: Number(lat), lng: Number(lng) };
    });
  } catch {
    return [];
  }
}

function readInvestment(params: URLSearchParams) {
  const investment_min = readDollars(params, 'investment_min') ?? DEFAULT_FILTER.investment_min;
  const investment_max = readDollars(params, 'investment_max') ?? DEFAULT_FILTER.investment_max;
  if (investment_min <= investment_max) return { investment_min, investment_max };
  return {
    investment_min: DEFAULT_FILTER.investment_min,
    investment_max: DEFAULT_FILTER.investment_max,
  };
}

function readDollars(params: URLSearchParams, name: string): number | null {
  const text = params.get(name)?.trim() ?? '';
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(text)) return null;
  return Math.min(Number(text), INVESTMENT.resetMax);
}

function readOrder(params: URLSearchParams, sort: SearchSort | null): SortOrder {
  if (!sort) return 'desc';
  return readChoice(params, 'sort_order', ['asc', 'desc']) ?? naturalOrder(sort);
}

/** More than the five choices when a sentence asked for them. */
function readRooms(params: URLSearchParams, name: string): number | null {
  const count = /^\d{1,2}$/.test(params.get(name) ?? '') ? Number(params.get(name)) : 0;
  return count >= 1 && count <= ROOMS_MAX ? count : null;
}
