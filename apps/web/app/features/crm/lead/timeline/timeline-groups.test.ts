import type { Activity } from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import { fromLocalInput, isPastInput, toLocalInput, tomorrowAtTen } from '../../due-input';
import { groupByDay, isShown, openTasks, pastActivities } from './timeline-groups';

let made = 0;
const activity = (more: Partial<Activity>): Activity => {
  made += 1;
  return {
    ...{ id: made, lead_id: 1, kind: 'note', actor: null, body: null, data: {} },
    ...{ created_at: '2026-11-10T12:00:00.000Z', due_at: null, done_at: null },
    ...more,
  };
};
const localTime = (text: string) => new Date(text).toISOString();

describe('the timeline', () => {
  it('is grouped by days in the reader’s time zone, the latest first', () => {
    const days = groupByDay([
      activity({ created_at: localTime('2026-11-10T23:50:00') }),
      activity({ created_at: localTime('2026-11-10T00:05:00') }),
      activity({ created_at: localTime('2026-11-09T23:59:00') }),
    ]);
    expect(days.map(({ activities }) => activities.length)).toEqual([2, 1]);
  });

  it('can be filtered by kind', () => {
    expect(isShown({ kind: 'report_opened' }, 'sent')).toBe(true);
    expect(isShown({ kind: 'report_opened' }, 'notes')).toBe(false);
    expect(isShown({ kind: 'moved' }, 'all')).toBe(true);
  });

  it('shows open tasks first, by due date, and done ones among the rest', () => {
    const tasks = [
      activity({ kind: 'task', body: 'someday' }),
      activity({ kind: 'task', body: 'later', due_at: '2026-12-01T10:00:00.000Z' }),
      activity({ kind: 'task', body: 'soon', due_at: '2026-11-20T10:00:00.000Z' }),
      activity({ kind: 'task', body: 'done', done_at: '2026-11-10T12:00:00.000Z' }),
    ];
    expect(openTasks(tasks).map(({ body }) => body)).toEqual(['soon', 'later', 'someday']);
  });

  it('shows a done task under the day it was done, not the day it was written', () => {
    const past = pastActivities([
      activity({ body: 'called', created_at: localTime('2026-11-10T12:00:00') }),
      activity({ kind: 'task', body: 'open', created_at: localTime('2026-11-09T12:00:00') }),
      activity({
        ...{ kind: 'task', body: 'done', created_at: localTime('2026-11-02T12:00:00') },
        done_at: localTime('2026-11-12T09:00:00'),
      }),
      activity({ body: 'wrote', created_at: localTime('2026-11-01T12:00:00') }),
    ]);
    expect(past.map(({ body }) => body)).toEqual(['done', 'called', 'wrote']);
    expect(groupByDay(past)[0]?.key).toBe(new Date('2026-11-12T09:00:00').toDateString());
  });
});

describe('the day of a task', () => {
  it('is entered in the reader’s time zone and comes back the same', () => {
    const iso = fromLocalInput('2026-11-10T09:30');
    expect(iso && toLocalInput(iso)).toBe('2026-11-10T09:30');
    expect(fromLocalInput('')).toBeNull();
    expect(fromLocalInput('nonsense')).toBeNull();
  });

  it('is marked when it has already passed', () => {
    const now = new Date('2026-11-10T12:00:00');
    expect(isPastInput('2020-11-10T09:30', now)).toBe(true);
    expect(isPastInput('2026-11-10T12:30', now)).toBe(false);
    expect(isPastInput('', now)).toBe(false);
  });

  it('is tomorrow at ten by default', () => {
    expect(tomorrowAtTen(new Date('2026-12-31T18:00:00'))).toBe('2027-01-01T10:00');
  });
});
