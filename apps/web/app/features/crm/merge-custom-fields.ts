import type { Lead, LeadField } from '@alpha/contract';
import { betterOf, type MergePair, type MergeSide } from './merge-fields';

export type CustomChoices = Readonly<Record<number, MergeSide>>;

const shownValue = (lead: Lead, { id }: LeadField) => lead.fields[id] ?? null;

/** Custom fields to choose one by one. A required one that only one of them has is never emptied. */
export function differingCustom(
  { kept, other }: MergePair,
  fields: readonly LeadField[],
): LeadField[] {
  return fields.filter((field) => {
    const values = [shownValue(kept, field), shownValue(other, field)];
    const isDifferent = JSON.stringify(values[0]) !== JSON.stringify(values[1]);
    return isDifferent && !(field.is_required && values.includes(null));
  });
}

export const betterCustomSide = (pair: MergePair, field: LeadField): MergeSide =>
  betterOf(pair, shownValue(pair.kept, field), shownValue(pair.other, field));

/** The request's list: all others stay as the kept lead has them. */
export function customFromOther(
  pair: MergePair,
  fields: readonly LeadField[],
  choices: CustomChoices,
): number[] {
  return differingCustom(pair, fields)
    .filter((field) => (choices[field.id] ?? betterCustomSide(pair, field)) === 'other')
    .map(({ id }) => id);
}
