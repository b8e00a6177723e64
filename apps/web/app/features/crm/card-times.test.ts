import { describe, expect, it } from 'vitest';
import { formatAge, formatDay, formatDue } from './card-times';

const NOW = new Date(2026, 2, 10, 12).getTime();
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();

describe('a card', () => {
  it('says how long ago the last contact was, in the reader’s language', () => {
    expect(formatAge(at(0), NOW, 'en')).toBeNull();
    expect(formatAge(at(-3), NOW, 'en')).toBe('3h ago');
    expect(formatAge(at(-30), NOW, 'en')).toBe('yesterday');
    expect(formatAge(at(-24 * 45), NOW, 'es')).toBe('el mes pasado');
    // A clock that is slightly ahead must not show a time in the future.
    expect(formatAge(at(1), NOW, 'en')).toBeNull();
  });

  it('shows the time of a task due today, and the day of a later one', () => {
    expect(formatDue(at(2), NOW, 'en')).toMatch(/^2:00\sPM$/);
    expect(formatDue(at(72), NOW, 'en')).toBe('Mar 13');
  });

  it('shows the day of arrival, with the year of an earlier one', () => {
    expect(formatDay(at(-72), NOW, 'en')).toBe('Mar 7');
    expect(formatDay(at(-24 * 100), NOW, 'en')).toBe('Nov 30, 2025');
  });
});
