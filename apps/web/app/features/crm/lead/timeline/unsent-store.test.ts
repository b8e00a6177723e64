import type { Activity } from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import { isStored, type Unsent } from './unsent-store';

const unsent: Unsent = {
  ...{ key: 'a', kind: 'note', body: 'Call back', due_at: null, at: '2026-11-10T12:00:00.000Z' },
};
const stored: Activity = {
  ...{ id: 1, lead_id: 1, kind: 'note', actor: { id: 3, name: 'Sofía' }, body: 'Call back' },
  ...{ data: {}, created_at: '2026-11-10T12:00:01.000Z', due_at: null, done_at: null },
};

describe('an entry whose response was lost', () => {
  it('is not written a second time', () => {
    expect(isStored(unsent, [stored], '3')).toBe(true);
  });

  it('is written when the author or text differs or it was long ago', () => {
    expect(isStored(unsent, [stored], '4')).toBe(false);
    expect(isStored({ ...unsent, body: 'Call' }, [stored], '3')).toBe(false);
    expect(isStored({ ...unsent, kind: 'call' }, [stored], '3')).toBe(false);
    expect(isStored({ ...unsent, at: '2026-11-10T12:30:00.000Z' }, [stored], '3')).toBe(false);
  });
});
