import type { FieldCondition } from '@alpha/contract';
import { and, type SQL, sql } from 'drizzle-orm';
import { leadFieldValues, leads } from '../../../platform/db/schema/index.ts';
import { wordBeginnings } from '../../../platform/db/text-search.ts';

/** `nothing` when one of them is about a field that the viewer may not see: no lead matches. */
export type FieldFilter = readonly FieldCondition[] | 'nothing';

export function hasFieldValues(filter: FieldFilter | undefined): SQL | undefined {
  if (filter === undefined) return undefined;
  return filter === 'nothing' ? sql`false` : and(...filter.map(hasValue));
}

function hasValue({ id, is, words, from, to, any }: FieldCondition): SQL {
  const { text, number, date, isYes, optionIds, fieldId, leadId } = leadFieldValues;
  const ofLead = (what: SQL) =>
    sql`${leads.id} in (select ${leadId} from ${leadFieldValues} where ${fieldId} = ${id} and ${what})`;
  if (is === 'empty')
    return sql`not exists (select from ${leadFieldValues} where ${leadId} = ${leads.id} and ${fieldId} = ${id})`;
  if (is === 'filled') return ofLead(sql`true`);
  if (is !== undefined) return ofLead(sql`${isYes} = ${is === 'yes'}`);
  if (words !== undefined) {
    const query = wordBeginnings(words);
    return query
      ? ofLead(
          sql`${text} is not null and ${leadFieldValues.words} @@ to_tsquery('simple', ${query})`,
        )
      : sql`false`;
  }
  if (any !== undefined) return ofLead(sql`${optionIds} && ${sql.param(any)}::int[]`);
  const bound = from ?? to;
  // Compared with a value of the other kind, no lead matches.
  const column = typeof bound === 'number' ? number : date;
  const type = typeof bound === 'number' ? sql`double precision` : sql`date`;
  if (from !== undefined && to !== undefined && typeof from !== typeof to) return sql`false`;
  return ofLead(
    sql.join(
      [
        sql`${column} is not null`,
        ...(from === undefined ? [] : [sql`${column} >= ${from}::${type}`]),
        ...(to === undefined ? [] : [sql`${column} <= ${to}::${type}`]),
      ],
      sql` and `,
    ),
  );
}
