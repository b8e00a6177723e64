import { type Lead, MERGE_FIELDS, type MergeField } from '@alpha/contract';
import { valueOrNull } from '~/lib/person-name';
import { roleOf } from './lead-facts';

/** `kept` is the lead that stays, with its address; `other` becomes part of it. */
export type MergeSide = 'kept' | 'other';
export type MergePair = Record<MergeSide, Lead>;
export type MergeChoices = Partial<Record<MergeField, MergeSide>>;

/** The one that came first stays: links and notes of years lead to it. */
export function pairOf(one: Lead, two: Lead): MergePair {
  const isOneFirst =
    one.created_at === two.created_at ? one.id < two.id : one.created_at < two.created_at;
  return isOneFirst ? { kept: one, other: two } : { kept: two, other: one };
}

/** Fields to choose one by one. A column belongs to its owner's board, so it follows another role's owner. */
export function differingFields({ kept, other }: MergePair): MergeField[] {
  return MERGE_FIELDS.filter(
    (field) =>
      JSON.stringify(plain(kept[field])) !== JSON.stringify(plain(other[field])) &&
      !(field === 'lead_status_id' && isOtherBoard({ kept, other })),
  );
}

const isOtherBoard = ({ kept, other }: MergePair) => roleOf(kept) !== roleOf(other);

/** A dash is no name, and two spellings of one address are the same. */
const plain = (value: unknown) => (typeof value === 'string' ? valueOrNull(value) : value);

const isEmpty = (value: unknown): boolean => {
  const given = plain(value);
  return given === null || (typeof given === 'object' && Object.keys(given as object).length === 0);
};

/** What is known, else the newer one; where a person came from, the first one. */
export function betterSide({ kept, other }: MergePair, field: MergeField): MergeSide {
  const isFirst = field === 'source' && !isEmpty(kept[field]);
  return isFirst ? 'kept' : betterOf({ kept, other }, kept[field], other[field]);
}

export function betterOf({ kept, other }: MergePair, ofKept: unknown, ofOther: unknown): MergeSide {
  if (isEmpty(ofKept)) return 'other';
  if (isEmpty(ofOther)) return 'kept';
  return other.last_touched_at > kept.last_touched_at ? 'other' : 'kept';
}

/** The request's list: everything else stays as the kept lead has it. */
export function fromOther(pair: MergePair, choices: MergeChoices): MergeField[] {
  const chosen = differingFields(pair).filter(
    (field) => (choices[field] ?? betterSide(pair, field)) === 'other',
  );
  return chosen.includes('user_id') && isOtherBoard(pair)
    ? [...chosen, 'lead_status_id' as const]
    : chosen;
}
