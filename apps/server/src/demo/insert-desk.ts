import type { DemoLead, DemoPeople, DemoProperty } from '@alpha/demo-market';
import { ensureSequences, ensureTemplates } from '../crm/index.ts';
import type { Db } from '../platform/db/db.ts';
import { insertDrafts } from './insert-drafts.ts';
import { insertFiles } from './insert-files.ts';
import { insertRuns } from './insert-runs.ts';
import { chosenLeads } from './insert-signals.ts';

type Desk = { people: DemoPeople; homes: readonly DemoProperty[]; dataDir: string; now: number };

/** Work in progress of each person: files, a sequence that is running, a shortlist to finish. */
export async function insertDesk(db: Db, { people, homes, dataDir, now }: Desk): Promise<void> {
  // The demo comes before the first texts of the installation, and its sequences use them.
  await ensureTemplates(db);
  await ensureSequences(db);
  const open = openStatuses(people);
  for (const { id: userId } of people.users) {
    const answered = chosenLeads(people.leads, userId, now);
    const others = people.leads.filter(
      (lead) => lead.userId === userId && open.has(lead.statusId) && !answered.includes(lead),
    );
    // The latest are those who answered by email and who liked a property.
    await insertFiles(db, { leads: answered.slice(0, 2), dataDir, now });
    const running = others.filter(isInContact).slice(0, 2);
    await insertRuns(db, { people, leads: running, now });
    const ready = others.filter((lead) => lead.quiz && !running.includes(lead));
    await insertDrafts(db, { leads: ready.filter(isInContact).slice(-1), homes, now });
  }
}

const isInContact = ({ activities }: DemoLead): boolean =>
  activities.some(({ kind }) => kind === 'call' || kind === 'note');

/** The first three columns of each role: nothing is decided there yet. */
const openStatuses = ({ statuses }: DemoPeople): Set<number> =>
  new Set(statuses.filter(({ order }) => order <= 3).map(({ id }) => id));
