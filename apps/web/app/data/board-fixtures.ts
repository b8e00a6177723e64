import type { BoardColumn, Lead, LeadSummary } from '@alpha/contract';
import type { Board } from '~/data/board-columns';

/** A lead in column 10 with a 1,000-dollar budget; `changes` override the defaults. */
export function leadLike(id: number, fields: Partial<Lead> = {}): Lead {
  const last_touched_at = `2026-03-${String(30 - id).padStart(2, '0')}T10:00:00.000Z`;
  return {
    id,
    first_name: `Lead ${id}`,
    last_name: '-',
    phone: '1',
    email: `${id}@board.test`,
    lead_status_id: 10,
    user_id: 7,
    user: { id: 7, name: 'Sofía Lareda', roles: [{ id: 3, name: 'salesman' }] },
    adicionales: [],
    lost_reason_id: null,
    lost_words: '',
    opened_at: '2026-03-01T10:00:00.000Z',
    utms: {},
    source: 'quiz',
    country: 'CO',
    profile: 'moderate',
    initial_payment: 1_000,
    version: 1,
    last_touched_at,
    active_at: fields.last_touched_at ?? last_touched_at,
    created_at: '2026-01-01T10:00:00.000Z',
    next_task: null,
    last_answer: null,
    score: 42,
    signal: null,
    tag_ids: [],
    fields: {},
    ...fields,
  };
}

/**
 * Columns 10, 20 and 30. Column 10 has leads 1 to 3 and more on the server, 20 has lead 4, 30 is
 * empty.
 */
export function boardLike(): Board {
  return {
    role: 'salesman',
    owner: null,
    roles: [{ role: 'salesman', count: 51 }],
    columns: [
      columnLike(10, [leadLike(1), leadLike(2), leadLike(3)], { count: 50, next: 'mark' }),
      columnLike(20, [leadLike(4, { lead_status_id: 20 })]),
      columnLike(30, []),
    ],
  };
}

function columnLike(
  id: number,
  leads: LeadSummary[],
  fields: Partial<BoardColumn> = {},
): BoardColumn {
  const count = fields.count ?? leads.length;
  return {
    status: { id, name: `Column ${id}`, role: 'salesman', order: id / 10 },
    budget: count * 1_000,
    leads,
    next: null,
    ...fields,
    count,
  };
}

/** `10: 1 2 3 (50, 50000)` */
export const summarizeColumns = ({ columns }: Board): string[] =>
  columns.map(
    ({ status, leads, count, budget }) =>
      `${status.id}: ${leads.map(({ id }) => id).join(' ')} (${count}, ${budget})`,
  );
