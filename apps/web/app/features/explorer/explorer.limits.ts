import { FILTER_MAX, PROPERTY_TYPES, type PropertyType } from '@alpha/contract';
import { type ExplorerFilter, NUMBER_FILTERS, type NumberFilter } from '~/data/listings';

export type Limits = Pick<ExplorerFilter, NumberFilter | 'kinds' | 'under_value'>;

export const NO_LIMITS: Limits = {
  kinds: null,
  price_min: null,
  price_max: null,
  sqft_min: null,
  sqft_max: null,
  year_min: null,
  year_max: null,
  hoa_max: null,
  days_max: null,
  loss_max: null,
  cash_flow_min: null,
  under_value: false,
};

/** USD. */
const PRICE_MAX = 1_000_000_000_000;

type Bounds = { min: number; max: number; hasDecimals?: boolean };
export const LIMIT_BOUNDS: Record<NumberFilter, Bounds> = {
  price_min: { min: 0, max: PRICE_MAX },
  price_max: { min: 0, max: PRICE_MAX },
  sqft_min: { min: 0, max: FILTER_MAX.sqft },
  sqft_max: { min: 0, max: FILTER_MAX.sqft },
  year_min: { min: 0, max: FILTER_MAX.year },
  year_max: { min: 0, max: FILTER_MAX.year },
  hoa_max: { min: 0, max: FILTER_MAX.hoa },
  days_max: { min: 0, max: FILTER_MAX.days },
  loss_max: { min: 0, max: 100, hasDecimals: true },
  cash_flow_min: { min: -FILTER_MAX.cashFlow, max: FILTER_MAX.cashFlow },
};

/** From a link: what is no number, or no range, is left out. */
export function readLimits(params: URLSearchParams): Limits {
  const limits: Limits = {
    ...NO_LIMITS,
    kinds: readKinds(params.get('kinds')),
    under_value: params.get('under_value') === '1',
  };
  for (const name of NUMBER_FILTERS) limits[name] = readNumber(name, params.get(name) ?? '');
  for (const name of ['price', 'sqft', 'year'] as const) {
    const { [`${name}_min` as const]: min, [`${name}_max` as const]: max } = limits;
    if (min === null || max === null || min <= max) continue;
    limits[`${name}_min`] = null;
    limits[`${name}_max`] = null;
  }
  return limits;
}

/** As typed or in a link; `null` if the API would refuse it. */
export function readNumber(name: NumberFilter, text: string): number | null {
  const { min, max, hasDecimals = false } = LIMIT_BOUNDS[name];
  if (!(hasDecimals ? /^\d{1,3}(\.\d{1,2})?$/ : /^-?\d{1,12}$/).test(text.trim())) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}

function readKinds(text: string | null): PropertyType[] | null {
  const asked = (text ?? '').split(',');
  const kinds = PROPERTY_TYPES.filter((kind) => asked.includes(kind));
  return kinds.length > 0 && kinds.length < PROPERTY_TYPES.length ? kinds : null;
}

/** One entry for each condition; both ends of a range are one. */
export function limitsSet(limits: Limits): boolean[] {
  const has = (...names: NumberFilter[]) => names.some((name) => limits[name] !== null);
  return [
    limits.kinds !== null,
    has('price_min', 'price_max'),
    has('sqft_min', 'sqft_max'),
    has('year_min', 'year_max'),
    has('hoa_max'),
    has('days_max'),
    has('loss_max'),
    has('cash_flow_min'),
    limits.under_value,
  ];
}
