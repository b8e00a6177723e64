import {
  assignLeads,
  type BulkResult,
  createLeadView,
  deleteLead,
  deleteLeads,
  exportLeads,
  type Lead,
  type LeadView,
  listLeads,
  listLeadViews,
  listLostReasons,
  listStatuses,
  listUsers,
  moveLeads,
} from '@alpha/contract';
import { type Answer, answer, SUCCESS } from './fake-api';
import { COLUMNS, marcus, NORA } from './lead-server';
import { PEOPLE } from './people';

type Chosen = { ids?: number[] | undefined };

/** Marcus's contact in his first column. */
export const contactLike = (id: number, first_name: string, fields: Partial<Lead> = {}): Lead => ({
  ...NORA,
  ...{ id, first_name, last_name: 'Probe', email: `${first_name.toLowerCase()}@csv.test` },
  ...{ user_id: marcus.id, user: marcus, lead_status_id: 11, source: 'import' },
  ...fields,
});

/** The contact list as the server keeps it: filtered, sorted by first name, in pages, changed in bulk. */
export function contactsServer(contacts: Lead[]): Answer[] {
  let all = contacts;
  let views: LeadView[] = [];
  const isChosen =
    ({ ids }: Chosen) =>
    ({ id }: Lead) =>
      ids === undefined || ids.includes(id);
  const result = (done: number, skipped: Lead[] = []): BulkResult => ({
    undo_id: done > 0 ? 7 : null,
    ...{ done, unchanged: 0 },
    skipped:
      skipped.length === 0
        ? []
        : [
            {
              reason: 'otherBoard',
              count: skipped.length,
              names: skipped.map(({ first_name }) => first_name),
            },
          ],
  });
  return [
    answer(listLeads, ({ query: { page = 1, per_page = 10, search = '', ...query } }) => {
      const found = all
        .filter(({ first_name, last_name }) => `${first_name} ${last_name}`.includes(search))
        .filter(({ source }) => !query.source || source === query.source)
        .filter(({ user_id }) => !query.user_id || user_id === query.user_id);
      if (query.sort === 'first_name')
        found.sort((a, b) => a.first_name.localeCompare(b.first_name));
      return { data: found.slice((page - 1) * per_page, page * per_page), total: found.length };
    }),
    answer(listStatuses, COLUMNS),
    answer(listLostReasons, []),
    answer(listUsers, [PEOPLE.salesman]),
    answer(listLeadViews, () => views),
    answer(createLeadView, ({ body: { name, query } }) => {
      const text = Object.entries(query).map(([key, value]) => [key, String(value)]);
      const view = { id: views.length + 1, name, query: Object.fromEntries(text) };
      views = [...views, view];
      return view;
    }),
    answer(exportLeads, () => new Response('email\nana@csv.test\n')),
    answer(assignLeads, ({ body }) => {
      const user = PEOPLE.salesman;
      const chosen = all.filter(isChosen(body));
      all = all.map((lead) =>
        chosen.includes(lead) ? { ...lead, user_id: user.id, user, lead_status_id: 1 } : lead,
      );
      return result(chosen.length);
    }),
    answer(moveLeads, ({ body: { lead_status_id, ...body } }) => {
      const role = COLUMNS.find(({ id }) => id === lead_status_id)?.role;
      const chosen = all.filter(isChosen(body));
      const able = chosen.filter(({ user }) => user.roles[0]?.name === role);
      all = all.map((lead) => (able.includes(lead) ? { ...lead, lead_status_id } : lead));
      return result(
        able.length,
        chosen.filter((lead) => !able.includes(lead)),
      );
    }),
    answer(deleteLeads, ({ body }) => {
      const chosen = all.filter(isChosen(body));
      all = all.filter((lead) => !chosen.includes(lead));
      return result(chosen.length);
    }),
    answer(deleteLead, ({ params }) => {
      all = all.filter(({ id }) => id !== params.id);
      return SUCCESS;
    }),
  ];
}
