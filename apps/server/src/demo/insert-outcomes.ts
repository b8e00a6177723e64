import { DEFAULT_LOST_REASONS } from '@alpha/contract/default-lost-reasons';
import type { DemoPeople, demoCampaignCosts } from '@alpha/demo-market';
import { inArray } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { campaignCosts, leads, lostReasons } from '../platform/db/schema/index.ts';

/** Which of the reasons lost leads of the demo have, in turn; null: nobody has said why. */
const TURNS = [1, 4, 0, 2, 1, 3, null, 4, 1, 5];

/** Why leads were lost, and what campaigns cost: for the dashboard. */
export async function insertOutcomes(
  db: Db,
  { people, costs }: { people: DemoPeople; costs: ReturnType<typeof demoCampaignCosts> },
): Promise<void> {
  const reasons = await db
    .insert(lostReasons)
    .values(
      DEFAULT_LOST_REASONS.map(([name, nameEs], place) => ({ name, nameEs, order: place + 1 })),
    )
    .returning({ id: lostReasons.id });
  const lostIds = people.statuses.filter(({ name }) => name === 'Lost').map(({ id }) => id);
  const lost = people.leads.filter(({ statusId }) => lostIds.includes(statusId));
  for (const [place, { id: lostReasonId }] of reasons.entries()) {
    const theirs = lost.filter((_, turn) => TURNS[turn % TURNS.length] === place);
    if (theirs.length === 0) continue;
    const ids = theirs.map(({ id }) => id);
    await db.update(leads).set({ lostReasonId }).where(inArray(leads.id, ids));
  }
  await db.insert(campaignCosts).values(costs);
}
