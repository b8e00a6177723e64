import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { jsonParam } from '../../platform/db/many-values.ts';
import type { CopyResult } from '../reso/copy-photos.ts';
import type { PendingPhoto } from '../reso/reso-feed.ts';

/** Photos already copied for the same change stay done. */
export async function savePendingPhotos(
  db: Db,
  feedId: number,
  photos: readonly PendingPhoto[],
): Promise<void> {
  if (photos.length === 0) return;
  const latest = new Map(photos.map((photo) => [`${photo.system}\n${photo.key}`, photo]));
  await db.execute(sql`
    insert into feed_photos as f (feed_id, system, key, changed_at, links)
    select ${feedId}, system, key, "changedAt", nullif(links, 'null')
    from jsonb_to_recordset(${jsonParam([...latest.values()])})
      as t (system text, key text, "changedAt" timestamptz, links jsonb)
    on conflict (system, key) do update set feed_id = excluded.feed_id, links = excluded.links,
      changed_at = excluded.changed_at,
      tries = case when f.changed_at = excluded.changed_at then f.tries else 0 end`);
}

/** Gives up on hosts that are gone for good. */
const MAX_TRIES = 5;

/** Only for stored properties. Polled by a page, so it counts no further than the page displays. */
export async function countWaitingPhotos(db: Db, feedId: number, most: number): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      select 1 from feed_photos f join properties p on p.source = f.system and p.source_key = f.key
      where f.feed_id = ${feedId} and f.copied_change is distinct from f.changed_at
        and f.tries < ${MAX_TRIES} limit ${most}) t`);
  return rows[0]?.n ?? 0;
}

export type DuePhoto = PendingPhoto & { propertyId: number };

/** Photos of stored listings, not tried since this run began (database clock). */
export async function listDuePhotos(
  db: Db,
  feedId: number,
  begunAt: Date,
  most: number,
): Promise<DuePhoto[]> {
  const { rows } = await db.execute<DuePhoto>(sql`
    select p.id as "propertyId", f.system, f.key, f.links,
      to_char(f.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "changedAt"
    from feed_photos f join properties p on p.source = f.system and p.source_key = f.key
    where f.feed_id = ${feedId} and f.copied_change is distinct from f.changed_at
      and f.tries < ${MAX_TRIES}
      and (f.tried_at is null or f.tried_at < ${begunAt.toISOString()}::timestamptz)
    order by f.system, f.key limit ${most}`);
  return rows;
}

/** Replaces the previous photos; if none could be fetched this time, those stay. */
export async function keepPhotos(
  db: Db,
  { propertyId, system, key, changedAt }: DuePhoto,
  { photos, problems, isRetryable }: CopyResult,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (photos.length > 0 || !isRetryable) {
      const images = photos.map((photo, position) => ({ ...photo, position }));
      await tx.execute(sql`delete from property_images where property_id = ${propertyId}`);
      await tx.execute(sql`
        insert into property_images (property_id, position, url, width, height)
        select ${propertyId}, position, url, width, height from jsonb_to_recordset(${jsonParam(images)})
          as t (position int, url text, width int, height int)
        where exists (select 1 from properties where id = ${propertyId})`);
    }
    await tx.execute(sql`
      update feed_photos set tries = tries + 1, tried_at = now(), links = null,
        problems = ${problems.length > 0 ? jsonParam(problems) : null},
        copied_change = ${isRetryable ? sql`copied_change` : sql`changed_at`}
      where system = ${system} and key = ${key} and changed_at = ${changedAt}::timestamptz
        and exists (select 1 from properties where id = ${propertyId})`);
  });
}
