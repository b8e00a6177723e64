import { describe, expect, it } from 'vitest';
import { detailsOf } from './audit-details';

describe('the details of an entry', () => {
  it('show a new role as a change', () => {
    const data = { name: 'Ana', from: 'salesman', to: 'leader', leads: 3 };
    expect(detailsOf({ action: 'user.role_changed', data })).toEqual([
      { key: 'role', was: 'salesman', value: 'leader' },
      { key: 'leads', value: 3 },
    ]);
  });

  it('show what changed in a status and leave out what did not', () => {
    const before = { name: 'Old', role: 'leader', order: 2 };
    const data = { name: 'New', role: 'leader', order: 2, before };
    expect(detailsOf({ action: 'status.updated', data })).toEqual([
      { key: 'role', value: 'leader' },
      { key: 'name', was: 'Old', value: 'New' },
    ]);
  });

  it('leave out the name, which has its own column, and what is empty', () => {
    const data = { name: 'Ana', role: 'admin', leads_to: null };
    expect(detailsOf({ action: 'user.deleted', data })).toEqual([{ key: 'role', value: 'admin' }]);
  });
});
