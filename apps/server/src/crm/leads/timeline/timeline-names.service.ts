import type { Ctx } from '../../../platform/http/context.ts';
import { listHomeNames, listStatusNames, listUserNames } from './timeline-names.queries.ts';

type Entry = { kind: string; data: Record<string, unknown> };
type Names = Map<number, string>;

/**
 * Adds the current names of columns, owners and homes to their ids: `from_name`, `to_name`,
 * `owner_name`, `address`. Deleted ones have none.
 */
export async function withNames<Row extends Entry>(ctx: Ctx, rows: Row[]): Promise<Row[]> {
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  const statuses = await listStatusNames(ctx.db, idsIn(of('moved'), ['from', 'to']));
  const people = await listUserNames(ctx.db, [
    ...idsIn(of('assigned'), ['from', 'to']),
    ...idsIn(of('created'), ['owner']),
  ]);
  const homes = await listHomeNames(ctx.db, idsIn(rows, ['property_id']));
  const names = { statuses: mapOf(statuses), people: mapOf(people), homes: mapOf(homes) };
  return rows.map((row) => ({ ...row, data: named(row, names) }));
}

function named(
  { kind, data }: Entry,
  { statuses, people, homes }: { statuses: Names; people: Names; homes: Names },
): Record<string, unknown> {
  const name = (names: Names, key: string, as: string) => {
    const found = names.get(data[key] as number);
    return found === undefined ? {} : { [as]: found };
  };
  return {
    ...data,
    ...(kind === 'moved' && {
      ...name(statuses, 'from', 'from_name'),
      ...name(statuses, 'to', 'to_name'),
    }),
    ...(kind === 'assigned' && {
      ...name(people, 'from', 'from_name'),
      ...name(people, 'to', 'to_name'),
    }),
    ...(kind === 'created' && name(people, 'owner', 'owner_name')),
    ...name(homes, 'property_id', 'address'),
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
