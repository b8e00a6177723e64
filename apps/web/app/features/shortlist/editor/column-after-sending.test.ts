import type { LeadStatus } from '@alpha/contract';
import { expect, it } from 'vitest';
import { columnAfterSending } from './column-after-sending';

const board = (...names: string[]): LeadStatus[] =>
  names.map((name, i) => ({ id: i + 1, name, role: 'salesman', order: i + 1 }));
const leadIn = (lead_status_id: number) => ({
  lead_status_id,
  user: { id: 3, name: 'Sofía', roles: [{ id: 3, name: 'salesman' as const }] },
});

it.each(['Shortlist sent', 'Options sent', 'Selección enviada', 'Opciones enviadas'])(
  'a lead before %s can move on to it, one in it or after it can not',
  (name) => {
    const statuses = board('New', name, 'Offer made');
    expect(columnAfterSending(leadIn(1), statuses)?.name).toBe(name);
    expect(columnAfterSending(leadIn(2), statuses)).toBeNull();
    expect(columnAfterSending(leadIn(3), statuses)).toBeNull();
  },
);

it('a board without such a column offers nothing, nor does another role’s column', () => {
  expect(columnAfterSending(leadIn(1), board('New', 'Sent back', 'Shortlist ready'))).toBeNull();
  const other = board('New', 'Options sent').map((status) => ({
    ...status,
    role: 'leader' as const,
  }));
  expect(columnAfterSending(leadIn(1), other)).toBeNull();
});
