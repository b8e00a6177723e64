import type { LeadStatus } from '@alpha/contract';
import { expect, it } from 'vitest';
import { columnAfterSending } from './column-after-sending';

/** The second column is the one for leads that got a shortlist. */
const board = (...names: string[]): LeadStatus[] =>
  names.map((name, i) => ({
    ...{ id: i + 1, name, role: 'salesman', order: i + 1 },
    ...(i === 1 && { is_after_shortlist: true }),
  }));
const leadIn = (lead_status_id: number) => ({
  lead_status_id,
  user: { id: 3, name: 'Sofía', roles: [{ id: 3, name: 'salesman' as const }] },
});

it.each(['Shortlist sent', 'Propuestas', 'Waiting'])(
  'a lead before the column can move on to it, one in it or after it can not: %s',
  (name) => {
    const statuses = board('New', name, 'Offer made');
    expect(columnAfterSending(leadIn(1), statuses)?.name).toBe(name);
    expect(columnAfterSending(leadIn(2), statuses)).toBeNull();
    expect(columnAfterSending(leadIn(3), statuses)).toBeNull();
  },
);

it('a board without such a column offers nothing, nor does another role’s column', () => {
  const none = board('New', 'Options sent').map(({ is_after_shortlist: _, ...status }) => status);
  expect(columnAfterSending(leadIn(1), none)).toBeNull();
  const other = board('New', 'Options sent').map((status) => ({
    ...status,
    role: 'leader' as const,
  }));
  expect(columnAfterSending(leadIn(1), other)).toBeNull();
});
