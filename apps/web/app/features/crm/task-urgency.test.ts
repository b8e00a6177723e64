import { expect, it } from 'vitest';
import { urgencyOf } from './task-urgency';

it('distinguishes overdue tasks from today’s and later ones', () => {
  const now = new Date(2026, 10, 10, 12).getTime();
  const at = (day: number, hour: number, minute = 0) =>
    new Date(2026, 10, day, hour, minute).toISOString();
  expect(urgencyOf(at(10, 11, 59), now)).toBe('overdue');
  expect(urgencyOf(at(10, 20), now)).toBe('today');
  expect(urgencyOf(at(11, 0, 1), now)).toBe('later');
});
