import type { DemoPeople } from '@alpha/demo-market';
import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { leadActivities, leads } from '../platform/db/schema/index.ts';

const MINUTE_MS = 60_000;

/** The newest lead of each person has only just arrived: Today shows one that is not late yet. */
export async function insertArrivals(
  db: Db,
  { people, now }: { people: DemoPeople; now: number },
): Promise<void> {
  for (const [index, { id: userId }] of people.users.entries()) {
    const untouched = people.leads.filter(
      (lead) =>
        lead.userId === userId &&
        lead.activities.every(({ kind }) => kind === 'created' || kind === 'quiz_answered'),
    );
    const newest = untouched.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0];
    if (!newest) continue;
    const at = new Date(now - (4 + index * 5) * MINUTE_MS);
    const arrived = { createdAt: at, lastTouchedAt: at, statusAt: at };
    await db.update(leads).set(arrived).where(eq(leads.id, newest.id));
    await db
      .update(leadActivities)
      .set({ createdAt: at })
      .where(eq(leadActivities.leadId, newest.id));
  }
}
