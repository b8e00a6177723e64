import type { StaffUser } from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import { isLocked } from './user-facts';

const until = (locked_until: string | null) => ({ locked_until }) as StaffUser;

describe('a locked account', () => {
  const now = Date.parse('2026-03-08T12:00:00Z');

  it('is one whose lock has not expired', () => {
    expect(isLocked(until('2026-03-08T12:01:00Z'), now)).toBe(true);
    expect(isLocked(until('2026-03-08T11:59:00Z'), now)).toBe(false);
    expect(isLocked(until(null), now)).toBe(false);
  });
});
