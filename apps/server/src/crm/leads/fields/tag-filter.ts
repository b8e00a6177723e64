import { type SQL, sql } from 'drizzle-orm';
import { leads, leadTags } from '../../../platform/db/schema/index.ts';

type TagFilter = { tags?: string | undefined; tags_match?: 'any' | 'all' | undefined };

/** Leads with one of these labels, or with all; one that was deleted matches nothing. */
export function hasTags({ tags, tags_match: match }: TagFilter): SQL | undefined {
  if (!tags) return undefined;
  const ids = [...new Set(tags.split(',').map(Number))];
  const having = (id: SQL) =>
    sql`${leads.id} in (select ${leadTags.leadId} from ${leadTags} where ${leadTags.tagId} ${id})`;
  return match === 'all'
    ? sql.join(
        ids.map((id) => having(sql`= ${id}`)),
        sql` and `,
      )
    : having(sql`= any(${sql.param(ids)}::int[])`);
}
