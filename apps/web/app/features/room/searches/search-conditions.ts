import type { SavedFilter } from '@alpha/contract';
import type { SearchConditions } from '~/data/room-searches';

const MAIN_FIELDS = ['city', 'kinds', 'investment_max', 'beds', 'search'] as const;
export const MORE_FIELDS = [
  ...(['price_min', 'price_max', 'baths', 'sqft_min', 'year_min', 'hoa_max'] as const),
  ...(['days_max', 'under_value'] as const),
];
/** What the form asks about; a search of staff may have more. */
const FIELDS: readonly (keyof SavedFilter)[] = [
  ...MAIN_FIELDS,
  ...MORE_FIELDS,
  ...(['polygon', 'within'] as const),
];

/** The explorer's filters for the two limits of a search: the form has one field for both. */
const SAME_AS_LIMITS: readonly (keyof SavedFilter)[] = ['cash_flow_min', 'loss_max'];

/** Conditions from the explorer that the form has no field for, such as the largest size. */
export const otherConditions = (filter: SavedFilter): SavedFilter =>
  Object.fromEntries(
    Object.entries(filter).filter(
      ([name]) => ![...FIELDS, ...SAME_AS_LIMITS].some((field) => field === name),
    ),
  );

/** The limits of a search; the stricter one of a limit that was saved twice. Empty for none. */
export function limitsOf(conditions: SearchConditions | null) {
  const { filter = {}, cash_flow_min = null, loss_chance_max = null } = conditions ?? {};
  const stricter = (
    own: number | null,
    filtered: string | undefined,
    choose: (...limits: number[]) => number,
  ) => {
    const limits = [...(own === null ? [] : [own]), ...(filtered ? [Number(filtered)] : [])];
    return limits.length > 0 ? String(choose(...limits)) : '';
  };
  return {
    cashFlow: stricter(cash_flow_min, filter.cash_flow_min, Math.max),
    loss: stricter(loss_chance_max, filter.loss_max, Math.min),
  };
}

export const isAnyCondition = ({ filter, cash_flow_min, loss_chance_max }: SearchConditions) =>
  Object.keys(filter).length > 0 || cash_flow_min !== null || loss_chance_max !== null;

/** What is filled in; `others` are kept as they are. */
export function readConditions(form: FormData, others: SavedFilter): SearchConditions {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const given = FIELDS.flatMap((name) => (text(name) ? [[name, text(name)]] : []));
  const number = (name: string) => (text(name) ? Number(text(name)) : null);
  return {
    filter: { ...others, ...Object.fromEntries(given) },
    cash_flow_min: number('cash_flow_min'),
    loss_chance_max: number('loss_chance_max'),
  };
}
