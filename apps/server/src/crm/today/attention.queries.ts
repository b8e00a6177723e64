import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leads } from '../../platform/db/schema/index.ts';

type Attention = {
  /** Undefined: unchanged. */
  snoozedUntil: Date | null | undefined;
  attendedAt: Date | 'now' | null | undefined;
  isOpened: boolean;
};

export async function saveAttention(
  db: Db,
  id: number,
  { snoozedUntil, attendedAt, isOpened }: Attention,
) {
  const [row] = await db
    .update(leads)
    .set({
      ...(snoozedUntil !== undefined && { snoozedUntil }),
      ...(attendedAt !== undefined && {
        attendedAt: attendedAt === 'now' ? sql`clock_timestamp()` : attendedAt,
      }),
      ...(isOpened && { openedAt: sql`coalesce(${leads.openedAt}, now())` }),
      // Listeners refresh; last touch and version stay.
      updatedAt: sql`now()`,
    })
    .where(eq(leads.id, id))
    .returning({ snoozedUntil: leads.snoozedUntil, attendedAt: leads.attendedAt });
  return { snoozedUntil: row?.snoozedUntil ?? null, attendedAt: row?.attendedAt ?? null };
}
