import { describe, expect, it } from 'vitest';
import { timeAgo } from './time-ago';

const NOW = Date.parse('2026-11-15T12:00:00Z');

describe('the last use of a session', () => {
  it.each([
    ['2026-11-15T11:59:40Z', 'now', 'ahora'],
    ['2026-11-15T12:05:00Z', 'now', 'ahora'],
    ['2026-11-15T11:15:00Z', '45 minutes ago', 'hace 45 minutos'],
    ['2026-11-15T09:00:00Z', '3 hours ago', 'hace 3 horas'],
    ['2026-11-14T11:00:00Z', 'yesterday', 'ayer'],
    ['2026-11-10T11:00:00Z', '5 days ago', 'hace 5 días'],
    ['2026-10-01T11:00:00Z', 'Oct 1, 2026', '1 oct 2026'],
  ])('%s is %s, in Spanish %s', (iso, english, spanish) => {
    expect(timeAgo(iso, 'en', NOW)).toBe(english);
    expect(timeAgo(iso, 'es', NOW)).toBe(spanish);
  });
});
