import { describe, expect, it } from 'vitest';
import { beforeOf, stepFor, stepsOf } from './calendar-steps.ts';

const period = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) });
const iso = (dates: Date[]) => dates.map((date) => date.toISOString());

/** Thirty days in New York, over the night in which a day had 25 hours. */
const AUTUMN = period('2026-10-17T04:00:00Z', '2026-11-16T05:00:00Z');

describe('the bars of a period', () => {
  it('are days in the reader’s time zone, even one with 25 hours', () => {
    const starts = iso(stepsOf(AUTUMN, 'day', 'America/New_York'));
    expect(starts).toHaveLength(30);
    expect(starts.slice(14, 17)).toEqual([
      '2026-10-31T04:00:00.000Z',
      '2026-11-01T04:00:00.000Z',
      '2026-11-02T05:00:00.000Z',
    ]);
    expect(starts.at(-1)).toBe('2026-11-15T05:00:00.000Z');
    // Somebody in another place has none of it.
    expect(stepsOf(AUTUMN, 'day', 'UTC')).toHaveLength(31);
  });

  it('start at the first moment of a day that has no midnight', () => {
    const spring = period('2026-09-05T04:00:00Z', '2026-09-08T03:00:00Z');
    expect(iso(stepsOf(spring, 'day', 'America/Santiago'))).toEqual([
      '2026-09-05T04:00:00.000Z',
      '2026-09-06T04:00:00.000Z',
      '2026-09-07T03:00:00.000Z',
    ]);
  });

  it('skip a day that the time zone skipped', () => {
    const samoa = period('2011-12-29T10:00:00Z', '2012-01-01T10:00:00Z');
    expect(iso(stepsOf(samoa, 'day', 'Pacific/Apia'))).toEqual([
      '2011-12-29T10:00:00.000Z',
      '2011-12-30T10:00:00.000Z',
      '2011-12-31T10:00:00.000Z',
    ]);
  });

  it('are weeks from the first day, or whole months, quarters and years', () => {
    const zone = 'America/Bogota';
    const long = period('2026-01-15T05:00:00Z', '2026-05-02T05:00:00Z');
    expect(iso(stepsOf(long, 'week', zone)).slice(0, 2)).toEqual([
      '2026-01-15T05:00:00.000Z',
      '2026-01-22T05:00:00.000Z',
    ]);
    expect(iso(stepsOf(long, 'month', zone))).toEqual([
      '2026-01-15T05:00:00.000Z',
      ...['02', '03', '04', '05'].map((month) => `2026-${month}-01T05:00:00.000Z`),
    ]);
    expect(iso(stepsOf(long, 'quarter', zone))).toEqual([
      '2026-01-15T05:00:00.000Z',
      '2026-04-01T05:00:00.000Z',
    ]);
    expect(stepsOf(long, 'year', zone)).toHaveLength(1);
  });

  it('are about a dozen for a month, whatever the period', () => {
    const days = (count: number) => ({ from: new Date(0), to: new Date(count * 86_400_000) });
    expect(stepFor(AUTUMN)).toBe('day');
    expect([31, 90, 365, 900, 9_000].map((count) => stepFor(days(count)))).toEqual([
      'day',
      'week',
      'month',
      'quarter',
      'year',
    ]);
  });
});

describe('the previous period', () => {
  it('has as many days, however long they are', () => {
    expect(beforeOf(AUTUMN, 'America/New_York')).toEqual(
      period('2026-09-17T04:00:00Z', '2026-10-17T04:00:00Z'),
    );
    const after = period('2026-11-01T04:00:00Z', '2026-11-03T05:00:00Z');
    expect(beforeOf(after, 'America/New_York')).toEqual(
      period('2026-10-30T04:00:00Z', '2026-11-01T04:00:00Z'),
    );
  });

  it('is exactly as long if the period is not whole days', () => {
    const hours = period('2026-11-01T04:30:00Z', '2026-11-01T09:00:00Z');
    expect(beforeOf(hours, 'America/New_York')).toEqual(
      period('2026-11-01T00:00:00Z', '2026-11-01T04:30:00Z'),
    );
  });
});
