import type { Ctx } from '../../../platform/http/context.ts';
import { listVisibleFields } from '../../lead-fields/lead-fields.service.ts';
import { inLanguage } from '../../statuses/status-name.ts';
import {
  listHomeNames,
  listReasonNames,
  listSequenceNames,
  listStatusNames,
  listUserNames,
} from './timeline-names.queries.ts';

type Entry = { kind: string; data: Record<string, unknown> };
type Names = Map<number, string>;

/**
 * Adds the current names of columns, owners and homes to their ids: `from_name`, `to_name`,
 * `owner_name`, `field_names`, `address`, `sequence_name`. Deleted ones have none.
 */
export async function withNames<Row extends Entry>(ctx: Ctx, rows: Row[]): Promise<Row[]> {
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  const statuses = await listStatusNames(ctx.db, idsIn(of('moved'), ['from', 'to']));
  const reasons = await listReasonNames(ctx.db, idsIn(of('moved'), ['lost_reason_id']));
  const people = await listUserNames(ctx.db, [
    ...idsIn(of('assigned'), ['from', 'to']),
    ...idsIn(of('created'), ['owner']),
  ]);
  const sequences = await listSequenceNames(ctx.db, idsIn(rows, ['sequence_id']));
  const homes = await listHomeNames(ctx.db, idsIn(rows, ['property_id']));
  const custom = of('edited').some(({ data }) => data.field_ids)
    ? await listVisibleFields(ctx)
    : [];
  const names = {
    custom: mapOf(custom.map(inLanguage(ctx.locale))),
    statuses: mapOf(statuses.map(inLanguage(ctx.locale))),
    reasons: mapOf(reasons.map(inLanguage(ctx.locale))),
    people: mapOf(people),
    homes: mapOf(homes),
    sequences: mapOf(sequences.map(inLanguage(ctx.locale))),
  };
  return rows.map((row) => ({ ...row, data: named(row, names) }));
}

type NameKind = 'custom' | 'statuses' | 'reasons' | 'people' | 'homes' | 'sequences';

function named(
  { kind, data }: Entry,
  { custom, statuses, reasons, people, homes, sequences }: Record<NameKind, Names>,
): Record<string, unknown> {
  const name = (names: Names, key: string, as: string) => {
    const found = names.get(data[key] as number);
    return found === undefined ? {} : { [as]: found };
  };
  const { field_ids: fieldIds, ...rest } = data;
  return {
    ...rest,
    // Of a field that the viewer may not see, not even the name.
    ...(Array.isArray(fieldIds) && {
      field_names: fieldIds.flatMap((id) => custom.get(id) ?? []),
    }),
    ...(kind === 'moved' && {
      ...name(statuses, 'from', 'from_name'),
      ...name(statuses, 'to', 'to_name'),
      ...name(reasons, 'lost_reason_id', 'lost_reason'),
    }),
    ...(kind === 'assigned' && {
      ...name(people, 'from', 'from_name'),
      ...name(people, 'to', 'to_name'),
    }),
    ...(kind === 'created' && name(people, 'owner', 'owner_name')),
    ...name(homes, 'property_id', 'address'),
    ...name(sequences, 'sequence_id', 'sequence_name'),
  };
}

const mapOf = (rows: { id: number; name: string }[]): Names =>
  new Map(rows.map(({ id, name }) => [id, name]));

function idsIn(rows: Entry[], keys: string[]): number[] {
  const ids = rows.flatMap(({ data }) => keys.map((key) => data[key]));
  return [
    ...new Set(ids.filter((id) => typeof id === 'number' && Number.isInteger(id))),
  ] as number[];
}
