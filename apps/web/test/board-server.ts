import { getBoard, getBoardTotals, getLead, type Lead, moveLead } from '@alpha/contract';
import { leadLike } from '~/data/board-fixtures';
import { answer } from './fake-api';

export const BOARD_COLUMNS = ['New', 'Contacted', 'Profile complete', 'Offer made'];
export const NAME = 'Vera Probe';
export const VERA = leadLike(1, { first_name: 'Vera', last_name: 'Probe', lead_status_id: 1 });
const OTHER = leadLike(2, { first_name: 'Ana', last_name: 'Ruiz', lead_status_id: 1 });

/** A salesman's board with two leads in its first column. */
export function boardServer(leads: Lead[] = [VERA, OTHER]) {
  let all = leads;
  const totals = (search = '', source?: string) => {
    const shown = all.filter(
      (lead) =>
        `${lead.first_name} ${lead.last_name}`.includes(search) &&
        (!source || lead.source === source),
    );
    return {
      ...{ role: 'salesman' as const, owner: null, roles: [] },
      columns: BOARD_COLUMNS.map((name, i) => {
        const own = shown.filter(({ lead_status_id }) => lead_status_id === i + 1);
        const status = { id: i + 1, name, role: 'salesman' as const, order: i + 1 };
        return { status, count: own.length, budget: own.length * 1_000, leads: own, next: null };
      }),
    };
  };
  const put = (id: number, fields: Partial<Lead>) => {
    all = all.map((lead) =>
      lead.id === id ? { ...lead, ...fields, version: lead.version + 1 } : lead,
    );
    return all.find((lead) => lead.id === id) ?? VERA;
  };
  return {
    put,
    answers: [
      answer(getBoard, ({ query }) => totals(query.search, query.source)),
      answer(getBoardTotals, ({ query }) => totals(query.search, query.source)),
      answer(getLead, ({ params }) => all.find(({ id }) => id === params.id) ?? VERA),
      answer(moveLead, ({ params, body }) =>
        put(params.id, { lead_status_id: body.lead_status_id }),
      ),
    ],
  };
}
