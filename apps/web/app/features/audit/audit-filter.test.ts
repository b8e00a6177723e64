import { describe, expect, it } from 'vitest';
import { isReversedRange, readFilter } from './audit-filter';

const read = (search: string) => readFilter(new URLSearchParams(search));

describe('the filter in the URL', () => {
  it('includes the whole last day', () => {
    const { from, to } = read('from=2026-03-01&to=2026-03-01');
    expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(24 * 3600 * 1000 - 1);
  });

  it('recognizes a first day after the last one', () => {
    expect(isReversedRange(read('from=2026-03-02&to=2026-03-01'))).toBe(true);
    expect(isReversedRange(read('from=2026-03-01&to=2026-03-01'))).toBe(false);
    expect(isReversedRange(read('from=2026-03-02'))).toBe(false);
  });

  it('accepts a person and an action', () => {
    expect(read('actor=3&action=user.deleted')).toEqual({ actor_id: 3, action: 'user.deleted' });
  });

  it.each(['actor=x', 'actor=-1', 'action=nonsense', 'from=soon', 'to=2026-02'])(
    'ignores %s',
    (search) => {
      expect(read(search)).toEqual({});
    },
  );
});
