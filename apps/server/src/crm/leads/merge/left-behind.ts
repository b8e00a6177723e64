import { isDeepStrictEqual } from 'node:util';
import type { MergeField } from '@alpha/contract';
import type { LeadRow } from '../leads.queries.ts';

const FACTS = {
  first_name: 'firstName',
  last_name: 'lastName',
  phone: 'phone',
  email: 'email',
  country: 'country',
  profile: 'profile',
  initial_payment: 'initialPayment',
} as const;

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  value === '-' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** What was not chosen, for the timeline: a merge overwrites nothing silently. */
export function leftBehind(lead: LeadRow, other: LeadRow, chosen: ReadonlySet<MergeField>) {
  const unchosen = (name: keyof LeadRow, field: MergeField) => {
    const [kept, left] = chosen.has(field) ? [other, lead] : [lead, other];
    return isEmpty(left[name]) || isDeepStrictEqual(left[name], kept[name]) ? null : left[name];
  };
  const given = Object.entries(FACTS).flatMap(([field, name]) => {
    const value = unchosen(name, field as keyof typeof FACTS);
    return value === null ? [] : [[name, value] as const];
  });
  const answers = unchosen('adicionales', 'adicionales');
  const utms = unchosen('utms', 'utms');
  return {
    ...(given.length > 0 && { given: Object.fromEntries(given) }),
    ...(answers !== null && { answers }),
    ...(utms !== null && { utms }),
  };
}
