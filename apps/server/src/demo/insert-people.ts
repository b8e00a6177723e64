import type { DemoActivity, DemoLead, DemoPeople, DemoProfile } from '@alpha/demo-market';
import { inBatches } from '../platform/db/batches.ts';
import type { Db } from '../platform/db/db.ts';
import {
  curatorSlugs,
  curators,
  leadActivities,
  leadStatuses,
  leads,
  staffProfiles,
  users,
} from '../platform/db/schema/index.ts';
import { restartIds } from './restart-ids.ts';

/** Everyone shares one password hash: sixteen argon2 runs would only slow the first start. */
export async function insertPeople(
  db: Db,
  { people, profiles }: { people: DemoPeople; profiles: readonly DemoProfile[] },
  passwordHash: string,
): Promise<void> {
  await db.insert(users).values(people.users.map((user) => ({ ...user, passwordHash })));
  await db.insert(curators).values(people.curators);
  await db.insert(staffProfiles).values([...profiles]);
  await db
    .insert(curatorSlugs)
    .values(people.curators.map(({ userId, slug }) => ({ userId, slug })));
  await db.insert(leadStatuses).values(people.statuses);
  await inBatches(people.leads.map(leadRow), (batch) => db.insert(leads).values(batch));
  const activities = people.leads.flatMap((lead) =>
    lead.activities.map((a) => activityRow(lead, a)),
  );
  await inBatches(activities, (batch) => db.insert(leadActivities).values(batch));
  await restartIds(db, 'users', 'lead_statuses', 'leads');
}

function leadRow(lead: DemoLead): typeof leads.$inferInsert {
  const { activities, quiz: _, createdAt, ...rest } = lead;
  return {
    ...rest,
    createdAt: new Date(createdAt),
    lastTouchedAt: new Date(activities.at(-1)?.at ?? createdAt),
    statusAt: new Date(activities.findLast(({ kind }) => kind === 'moved')?.at ?? createdAt),
  };
}

function activityRow(lead: DemoLead, activity: DemoActivity): typeof leadActivities.$inferInsert {
  const { at, dueAt, doneAt, ...rest } = activity;
  return {
    ...rest,
    leadId: lead.id,
    createdAt: new Date(at),
    dueAt: dueAt ? new Date(dueAt) : null,
    doneAt: doneAt ? new Date(doneAt) : null,
  };
}
