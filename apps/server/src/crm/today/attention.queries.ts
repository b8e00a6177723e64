import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leads } from '../../platform/db/schema/index.ts';
import { snoozedUntil } from './today.queries.ts';

/** Times as given, with microseconds; null: none, undefined: unchanged. */
type Time = string | null | undefined;
type Attention = {
  viewerId: number;
  snoozedUntil: Time;
  signalsDoneAt: Time;
  sendsDoneAt: Time;
  isOpened: boolean;
};

const NOW = sql`now()`;
const IN_A_YEAR = sql`now() + interval '1 year'`;

/** Of this person alone. */
const withSnooze = (viewerId: number, until: string | null): SQL =>
  until === null
    ? sql`${leads.snoozes} - ${String(viewerId)}::text`
    : sql`${leads.snoozes} || jsonb_build_object(${viewerId}::int, ${atMost(until, IN_A_YEAR)})`;

/** A mark in the future would hide what has not happened yet. */
const atMost = (time: string | null, limit: SQL): SQL | null =>
  time === null ? null : sql`least(${time}::timestamptz, ${limit})`;

export async function saveAttention(
  db: Db,
  id: number,
  { viewerId, snoozedUntil: snooze, signalsDoneAt, sendsDoneAt, isOpened }: Attention,
) {
  const [row] = await db
    .update(leads)
    .set({
      ...(snooze !== undefined && { snoozes: withSnooze(viewerId, snooze) }),
      ...(signalsDoneAt !== undefined && { signalsDoneAt: atMost(signalsDoneAt, NOW) }),
      ...(sendsDoneAt !== undefined && { sendsDoneAt: atMost(sendsDoneAt, NOW) }),
      ...(isOpened && { openedAt: sql`coalesce(${leads.openedAt}, now())` }),
      // Listeners refresh; last touch and version stay.
      updatedAt: NOW,
    })
    .where(eq(leads.id, id))
    .returning({
      snoozedUntil: snoozedUntil(viewerId),
      signalsDoneAt: leads.signalsDoneAt,
      sendsDoneAt: leads.sendsDoneAt,
    });
  if (!row) throw new Error('the lead is gone, although it was locked');
  return row;
}
