import { PROPERTY_TYPES, type PropertyType } from '@alpha/contract/property-types';
import { FILTER_MAX } from '@alpha/contract/search-parameters';
import { readOrder } from './order.ts';
import {
  type Amounts,
  aboutAmount,
  type Item,
  isInOrder,
  type Problem,
  problem,
  type SentenceFilters,
} from './sentence-parts.ts';
import type { Token } from './token.ts';

const SQFT_PER_SQM = 10.7639;
/** USD; a smaller price without a dollar sign is something else, or thousands that were left out. */
const PLAIN_PRICE_MIN = 10_000;
const PRICE_MIN = 1_000;
const MOST_DOLLARS = 1_000_000_000_000;
const ROOMS_MAX = 20;

export type Reading = SentenceFilters | Problem;
type Context = { tokens: readonly Token[]; year: number };

/** What one part of a sentence asks for; `null`: its words mean nothing here. */
export function readCondition(item: Item, context: Context): Reading | null {
  const tokens = context.tokens.slice(item.from, item.to);
  const { min, max, exact } = aboutAmount(item);
  switch (item.type) {
    case 'kinds':
      return { kinds: tokens.flatMap(({ kind }) => kind ?? []) };
    case 'notKinds':
      return { kinds: allBut(tokens.flatMap(({ kind }) => kind ?? [])) };
    case 'city':
      return { city: tokens[0]?.city ?? '' };
    case 'sort':
      return readOrder(tokens) ?? problem('notAvailable');
    case 'underValue':
      return { under_value: true };
    case 'firstYear':
      return { cash_flow_first_year: true };
    case 'breakEven':
      return { cash_flow_min: 0 };
    case 'noHoa':
      return { hoa_max: 0 };
    case 'unavailable':
      return problem('notAvailable');
    case 'beds':
    case 'baths':
      return readRooms(item);
    case 'cashFlow':
      return monthly(item, min ?? exact, 'cash_flow_min');
    case 'hoa':
      return monthly(item, max ?? exact, 'hoa_max');
    case 'loss':
      return share(max ?? exact, (percent) => percent);
    case 'gain':
      return share(min ?? exact, (percent) => 100 - percent);
    case 'days':
      return upTo('days_max', max ?? exact, FILTER_MAX.days);
    case 'age':
      return readAge({ min, max, exact }, context.year);
    case 'year':
      return range('year', { min: min ?? exact, max: max ?? exact }, FILTER_MAX.year);
    case 'sqft':
      return readArea(item, 1);
    case 'sqm':
      return readArea(item, SQFT_PER_SQM);
    case 'investment':
      return range('investment', { min, max: max ?? exact }, MOST_DOLLARS);
    case 'price':
      return readPrice({ min, max: max ?? exact });
    case 'barePrice':
      return isPrice(exact) ? readPrice({ max: exact }) : null;
    default:
      return null;
  }
}

const allBut = (kinds: readonly PropertyType[]) =>
  PROPERTY_TYPES.filter((kind) => !kinds.includes(kind));

type Amount = NonNullable<Amounts['min']>;

/** Without a word such as "under": a sign, a scale or zeros say that it is money. */
const isPrice = (amount: Amount | undefined) =>
  !!amount &&
  !amount.isPercent &&
  (amount.isDollar || amount.scale > 1 || amount.value >= PLAIN_PRICE_MIN);

function readPrice({ min, max }: Amounts): Reading | null {
  const amounts = [min, max].filter((amount) => amount !== undefined);
  if (amounts.some(({ isPercent }) => isPercent)) return null;
  const isTooLow = ({ value, isDollar, scale }: Amount) =>
    value < (isDollar || scale > 1 ? PRICE_MIN : PLAIN_PRICE_MIN);
  return amounts.some(isTooLow)
    ? problem('priceTooLow')
    : range('price', { min, max }, MOST_DOLLARS);
}

function range(name: 'price' | 'investment' | 'sqft' | 'year', bounds: Amounts, most: number) {
  const values = { min: bounds.min?.value, max: bounds.max?.value };
  const given = [values.min, values.max].filter((value) => value !== undefined);
  if (given.length === 0) return problem('notAvailable');
  if (bounds.min?.isPercent || bounds.max?.isPercent) return problem('notAvailable');
  if (given.some((value) => !(value >= 0 && value <= most))) return problem('implausible');
  if (!isInOrder(values)) return problem('range');
  return {
    ...(values.min !== undefined && { [`${name}_min`]: Math.round(values.min) }),
    ...(values.max !== undefined && { [`${name}_max`]: Math.round(values.max) }),
  } satisfies SentenceFilters;
}

function upTo(name: 'days_max' | 'hoa_max', amount: Amount | undefined, most: number): Reading {
  if (!amount || amount.isPercent) return problem('notAvailable');
  if (!(amount.value >= 0 && amount.value <= most)) return problem('implausible');
  return { [name]: Math.round(amount.value) };
}

function monthly(
  { isYearly }: Item,
  amount: Amount | undefined,
  name: 'cash_flow_min' | 'hoa_max',
): Reading {
  if (!amount || amount.isPercent) return problem('notAvailable');
  const value = isYearly ? amount.value / 12 : amount.value;
  if (name === 'hoa_max') return upTo(name, { ...amount, value }, FILTER_MAX.hoa);
  return Math.abs(value) <= FILTER_MAX.cashFlow
    ? { [name]: Math.round(value) }
    : problem('implausible');
}

function share(amount: Amount | undefined, toLoss: (percent: number) => number): Reading {
  if (!amount) return problem('notAvailable');
  if (!(amount.value >= 0 && amount.value <= 100)) return problem('implausible');
  return { loss_max: toLoss(amount.value) };
}

/** The market knows "at least" only: fewer rooms than asked would be another list. */
function readRooms({ type, min, max, exact, limit, isHalf }: Item): Reading {
  const count = min ?? (limit === 'max' ? undefined : exact);
  if (max || !count) return problem('atLeastOnly');
  if (isHalf || !Number.isInteger(count.value)) return problem('wholeNumber');
  if (count.isDollar || count.isPercent || count.value < 1 || count.value > ROOMS_MAX)
    return problem('implausible');
  return { [type === 'beds' ? 'beds' : 'baths']: count.value };
}

/** A size without more words is the least: "1,500 sqft house". */
function readArea(item: Item, factor: number): Reading {
  const { min, max, exact } = aboutAmount(item);
  const [least, most] = item.limit === 'max' ? [min, max ?? exact] : [min ?? exact, max];
  const inSqft = (amount: Amount | undefined) =>
    amount && { ...amount, value: Math.round(amount.value * factor) };
  return range('sqft', { min: inSqft(least), max: inSqft(most) }, FILTER_MAX.sqft);
}

function readAge({ min, max, exact }: Amounts, year: number): Reading {
  const builtIn = (amount: Amount | undefined) =>
    amount && { ...amount, value: year - amount.value };
  return range('year', { min: builtIn(max ?? exact), max: builtIn(min) }, FILTER_MAX.year);
}
