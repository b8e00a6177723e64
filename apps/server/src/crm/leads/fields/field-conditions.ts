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

function hasValue(condition: FieldCondition): SQL {
  const { fieldId, leadId } = leadFieldValues;
  if (condition.is === 'empty')
    return sql`not exists (select from ${leadFieldValues} where ${leadId} = ${leads.id} and ${fieldId} = ${condition.id})`;
  return sql`${leads.id} in (select ${leadId} from ${leadFieldValues} where ${isValue(condition)})`;
}

/** Of a row of values; none fulfills `empty`. */
export function isValue({ id, is, words, from, to, any }: FieldCondition): SQL {
  const { text, number, date, isYes, optionIds, fieldId } = leadFieldValues;
  const ofField = (what: SQL) => sql`${fieldId} = ${id} and ${what}`;
  if (is === 'empty') return sql`false`;
  if (is === 'filled') return ofField(sql`true`);
  if (is !== undefined) return ofField(sql`${isYes} = ${is === 'yes'}`);
  if (words !== undefined) {
    const query = wordBeginnings(words);
    return query
      ? ofField(
          sql`${text} is not null and ${leadFieldValues.words} @@ to_tsquery('simple', ${query})`,
        )
      : sql`false`;
  }
  if (any !== undefined) return ofField(sql`${optionIds} && ${sql.param(any)}::int[]`);
  const bound = from ?? to;
  // Compared with a value of the other kind, no lead matches.
  const column = typeof bound === 'number' ? number : date;
  const type = typeof bound === 'number' ? sql`double precision` : sql`date`;
  if (from !== undefined && to !== undefined && typeof from !== typeof to) return sql`false`;
  return ofField(
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
