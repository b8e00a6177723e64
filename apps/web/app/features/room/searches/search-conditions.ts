import type { SavedFilter } from '@alpha/contract';
import type { SearchConditions } from '~/data/room-searches';

/** What the form asks about; a search of staff may have more. */
const FIELDS = ['city', 'kinds', 'investment_max', 'beds'] as const;

/** Conditions from the explorer that the form has no field for, such as an area drawn on the map. */
export const otherConditions = (filter: SavedFilter): SavedFilter =>
  Object.fromEntries(
    Object.entries(filter).filter(([name]) => !FIELDS.some((field) => field === name)),
  );

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
