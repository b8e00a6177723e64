import { TAGS_MAX } from '@alpha/contract';
import type { StoredValue } from '../../../platform/db/schema/index.ts';
import type { Ctx } from '../../../platform/http/context.ts';
import { nameKey, nameKeys } from '../../lead-fields/field-names.ts';
import { listTagKeys, listTagsOf } from '../../tags/tags.queries.ts';
import { isSameValue, storedOf } from '../fields/field-value.ts';
import type { ValueRow } from '../fields/field-values.queries.ts';
import { valuesByLead } from '../fields/field-values.service.ts';
import type { ReadRow } from './read-row.ts';

/** Custom fields and labels, which are not columns of the lead. */
export type MoreChanges = {
  custom: { fieldId: number; value: StoredValue; before: StoredValue | null }[];
  /** Names of all labels the lead has then, and ids of those it had; null: unchanged. */
  tags: { names: string[]; before: number[] } | null;
};

export type KnownMore = {
  values: ReadonlyMap<number, readonly ValueRow[]>;
  tags: ReadonlyMap<number, readonly number[]>;
  /** Ids of labels by key. */
  tagIds: ReadonlyMap<string, number>;
  /** Keys of labels that the import adds. */
  newTags: Set<string>;
};

export async function loadKnownMore(ctx: Ctx, leadIds: readonly number[]): Promise<KnownMore> {
  return {
    values: await valuesByLead(ctx, leadIds),
    tags: await listTagsOf(ctx.db, leadIds),
    tagIds: await listTagKeys(ctx.db),
    newTags: new Set(),
  };
}

type Given = { changes: MoreChanges; isTagLeftOut: boolean };

/** Only what differs. A list of labels replaces the one before, so that an export returns to the same. */
export function moreChanges(row: ReadRow, leadId: number | null, known: KnownMore): Given {
  const values = leadId === null ? [] : (known.values.get(leadId) ?? []);
  const custom = row.custom.flatMap(({ fieldId, value }) => {
    const before = values.find((one) => one.fieldId === fieldId) ?? null;
    return isSameValue(value, before)
      ? []
      : [{ fieldId, value, before: before && storedOf(before) }];
  });
  const before = leadId === null ? [] : [...(known.tags.get(leadId) ?? [])];
  const names = (row.tags ?? []).filter((name) => hasRoom(nameKey(name), known));
  const ids = nameKeys(...names).map((key) => known.tagIds.get(key));
  const isSame = ids.length === before.length && before.every((id) => ids.includes(id));
  const tags = row.tags === undefined || isSame ? null : { names, before };
  return { changes: { custom, tags }, isTagLeftOut: names.length < (row.tags?.length ?? 0) };
}

function hasRoom(key: string, { tagIds, newTags }: KnownMore): boolean {
  if (tagIds.has(key) || newTags.has(key)) return true;
  if (tagIds.size + newTags.size >= TAGS_MAX) return false;
  newTags.add(key);
  return true;
}

export const isNothing = ({ custom, tags }: MoreChanges): boolean =>
  custom.length === 0 && tags === null;
