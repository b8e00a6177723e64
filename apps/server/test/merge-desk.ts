import * as api from '@alpha/contract';
import { sql } from 'drizzle-orm';
import { openOffice } from './office.ts';
import type { Caller } from './people.ts';
import { done } from './team-at-work.ts';
import type { TestApp } from './test-app.ts';

/** Of a merge. */
type Merged = { lead: api.Lead; merge_id: number };

let made = 0;
const create = (caller: Caller, more: object = {}) => {
  made += 1;
  const body = {
    ...{ first_name: 'Ana', last_name: `Ruiz ${made}`, phone: `+57 300 ${made}` },
    email: `ana.${made}@merge.test`,
    ...more,
  };
  return done<api.Lead>(caller(api.createLead, { body }));
};
const read = (caller: Caller, id: number) =>
  done<api.Lead>(caller(api.getLead, { params: { id } }));
const timeline = (caller: Caller, id: number) =>
  done<api.Activity[]>(caller(api.listActivities, { params: { id } }));
const note = (caller: Caller, id: number, body: string) =>
  done<api.Activity>(caller(api.addActivity, { params: { id }, body: { kind: 'note', body } }));
const ask = async (caller: Caller, [lead, other]: api.Lead[], from_other: api.MergeField[] = []) =>
  caller(api.mergeLeads, {
    params: { id: lead?.id },
    body: {
      ...{ other_id: other?.id, version: lead?.version, other_version: other?.version },
      from_other,
    },
  });
const merge = async (caller: Caller, pair: api.Lead[], from_other: api.MergeField[] = []) =>
  done<Merged>(ask(caller, pair, from_other));
const undo = (caller: Caller, merge_id: number) => caller(api.undoMerge, { body: { merge_id } });

/** Every column, as it is stored; without those that each write changes. */
async function storedLead(test: TestApp, id: number): Promise<Record<string, unknown> | undefined> {
  const { rows } = await test.database.db.execute<{ lead: Record<string, unknown> }>(
    sql`select to_jsonb(l) - array['version', 'updated_at', 'intake_key'] as lead from leads l where id = ${id}`,
  );
  return rows[0]?.lead;
}

/** A team with its leads, opened for the tests of a file, and what they do with leads. */
export function openMergeDesk() {
  const office = openOffice({ demo: { scale: 0.05, leads: 20 } });
  return {
    ...office,
    ...{ create, read, timeline, note, ask, merge, undo },
    rowOf: (id: number) => storedLead(office.test(), id),
  };
}
