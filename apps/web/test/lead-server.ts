import {
  type Activity,
  addActivity,
  deleteActivity,
  findDuplicate,
  getLead,
  getLeadSequence,
  type Lead,
  type LeadStatus,
  listActivities,
  listLeadFiles,
  listLeadShares,
  listPurchases,
  listShortlists,
  listStatuses,
  matchWeights,
  moveLead,
  updateActivity,
} from '@alpha/contract';
import { leadLike } from '~/data/board-fixtures';
import { type Answer, answer, SUCCESS } from './fake-api';
import { PEOPLE } from './people';

const { leader, salesman } = PEOPLE;

/** Columns 1 to 4 of a salesman's board, 11 and 12 of a leader's. */
export const COLUMNS: LeadStatus[] = [
  ...['New', 'Contacted', 'Profile complete', 'Offer made'].map((name, i) => ({
    ...{ id: i + 1, name, role: 'salesman' as const, order: i + 1 },
  })),
  ...['Inbox', 'To assign'].map((name, i) => ({
    ...{ id: i + 11, name, role: 'leader' as const, order: i + 1 },
  })),
];

/** Sofía's lead in her first column. */
export const NORA: Lead = leadLike(1, {
  ...{ first_name: 'Nora', last_name: 'Probe', phone: '+57 300 555 0199' },
  ...{ email: 'nora@lead.test', lead_status_id: 1, source: 'staff', country: null },
  ...{
    user_id: salesman.id,
    user: { id: salesman.id, name: salesman.name, roles: salesman.roles },
  },
  ...{ profile: null, initial_payment: null },
});

export const marcus = { id: leader.id, name: leader.name, roles: leader.roles };
const sofia = { id: salesman.id, name: salesman.name };

export const activityLike = (id: number, fields: Partial<Activity>): Activity => ({
  ...{ id, lead_id: NORA.id, kind: 'note', actor: sofia, body: null, data: {} },
  ...{ created_at: '2026-03-01T10:00:00.000Z', due_at: null, done_at: null },
  ...fields,
});

/** One lead and its timeline as the server keeps them. */
export function leadServer(fields: Partial<Lead> = {}) {
  let lead: Lead = { ...NORA, ...fields };
  let timeline = [activityLike(1, { kind: 'created', data: { source: lead.source } })];
  const change = (next: Partial<Lead>): Lead => {
    lead = { ...lead, ...next, version: lead.version + 1 };
    return lead;
  };
  const write = (activity: Partial<Activity>): Activity => {
    const written = activityLike(timeline.length + 1, {
      created_at: new Date().toISOString(),
      ...activity,
    });
    timeline = [written, ...timeline];
    return written;
  };
  const nameOf = (id: number) => COLUMNS.find((column) => column.id === id)?.name;
  const answers: Answer[] = [
    // Any id: tests of lists step through leads.
    answer(getLead, ({ params }) => ({ ...lead, id: Number(params.id) })),
    answer(listLeadFiles, []),
    answer(listPurchases, []),
    answer(listStatuses, COLUMNS),
    answer(findDuplicate, { is_taken: false, lead: null }),
    answer(listActivities, () => timeline),
    answer(addActivity, ({ body: { kind, body = null, outcome, due_at = null } }) =>
      write({ kind, body, due_at, data: outcome ? { outcome } : {} }),
    ),
    answer(updateActivity, ({ params, body: { body, is_done } }) => {
      const row = timeline.find(({ id }) => id === params.id) ?? activityLike(params.id, {});
      const next = {
        ...row,
        body: body ?? row.body,
        done_at: is_done ? '2026-03-02T10:00:00.000Z' : null,
      };
      timeline = timeline.map((each) => (each.id === next.id ? next : each));
      return next;
    }),
    answer(deleteActivity, ({ params }) => {
      timeline = timeline.filter(({ id }) => id !== params.id);
      return SUCCESS;
    }),
    answer(moveLead, ({ body: { lead_status_id } }) => {
      const names = { from_name: nameOf(lead.lead_status_id), to_name: nameOf(lead_status_id) };
      write({ kind: 'moved', data: names });
      return change({ lead_status_id });
    }),
    answer(getLeadSequence, null),
    answer(listLeadShares, []),
    answer(listShortlists, {
      preferences: {
        ...{ profile: 'strategic', is_profile_known: false, budget: null, kinds: null },
        is_weighed_by_answers: false,
        weights: matchWeights({ risk: null, goal: null, property_type: null }, 'strategic'),
      },
      ...{ mail_is_configured: false, link_days: 90, shortlists: [] },
    }),
  ];
  return { answers, change, write, current: () => lead };
}
