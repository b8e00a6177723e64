import { sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { curators, searchState, settings, staffProfiles, users } from '../../db/schema/index.ts';
import { SAMPLE_REPORT } from '../../db/setting-keys.ts';

/**
 * Changes with everything that a shared page shows: the market, curators with their landing pages, and
 * which report is the sample.
 */
export async function findPageDataVersion(db: Db): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`
    select (select max(version) from ${searchState})::text || ' ' || coalesce(
      (select md5(string_agg(${curators}::text || coalesce(${staffProfiles.photoUrl}, ''), ',' order by ${curators.userId}))
       from ${curators} join ${users} on ${users.id} = ${curators.userId}
       left join ${staffProfiles} on ${staffProfiles.userId} = ${curators.userId}
       where ${users.deactivatedAt} is null), '') || ' ' || coalesce(
      (select ${settings.value}::text from ${settings} where ${settings.key} = ${SAMPLE_REPORT}), '')
      as version`);
  const [row] = rows;
  if (!row) throw new Error('the version of page data was not read');
  return row.version;
}
