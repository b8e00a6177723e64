import type { Today } from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import { leadLike } from '~/data/board-fixtures';
import { snoozeEnd } from './dialogs/snooze-times';
import { actionsFor } from './today-actions';
import { countOf, lengthOf, rowsOf, sinceOf, suggestionFor } from './today-rows';

const marks = { snoozed_until: null, signals_done_at: null, sends_done_at: null };
const lead = leadLike(1, { phone: '+57 300 555 0100' });
const TODAY: Today = {
  waiting: { count: 70, items: [{ lead, ...marks, is_new: true, asked: null }] },
  signals: {
    count: 1,
    items: [
      {
        ...{ lead, ...marks, kind: 'like', at: '2026-03-02T10:00:00.000Z' },
        ...{ latest_at: '2026-03-02T10:00:00.123456+00:00' },
        ...{ property_id: 3, address: '1 Main St, Miami', words: null, opens: 2 },
      },
    ],
  },
  tasks: {
    count: 1,
    items: [
      {
        ...{ lead, ...marks },
        task: {
          id: 5,
          body: 'Call',
          due_at: '2026-03-02T09:00:00.000Z',
          is_call: false,
          template: null,
        },
      },
    ],
  },
  stuck: { count: 0, items: [] },
  unanswered: { count: 0, items: [] },
  done: 2,
};

describe('rows of Today', () => {
  const rows = rowsOf(TODAY);
  it('come in the order of urgency, each with its own key', () => {
    expect(rows.map(({ key }) => key)).toEqual(['waiting:1', 'signals:1', 'tasks:5']);
    expect(countOf(TODAY)).toBe(72);
  });
  it('know since when they wait, and which text fits', () => {
    expect(rows.map(sinceOf)).toEqual([
      lead.created_at,
      '2026-03-02T10:00:00.000Z',
      '2026-03-02T09:00:00.000Z',
    ]);
    expect(rows.map(suggestionFor)).toEqual([
      ...[{ purpose: 'first_reply' }, { purpose: 'after_like' }, { purpose: 'follow_up' }],
    ]);
  });
  it('offer only what can work', () => {
    const [waiting, liked] = rows;
    if (!waiting || !liked) throw new Error('no rows');
    expect(actionsFor(waiting)).toEqual(['whatsapp', 'email', 'call', 'task', 'move', 'snooze']);
    expect(actionsFor(liked)).toContain('done');
    const quiz = { ...waiting, lead: leadLike(2, { phone: '-' }) };
    expect(actionsFor(quiz)).toEqual(['email', 'task', 'move', 'snooze']);
  });
});

it.each([
  [0, 'minutes', 0],
  [59 * 60_000, 'minutes', 59],
  [60 * 60_000, 'hours', 1],
  [-5, 'minutes', 0],
  [49 * 3_600_000, 'days', 2],
] as const)('%d ms is %s %d', (ms, unit, count) => {
  expect(lengthOf(ms)).toEqual({ unit, count });
});

it.each([
  ['tomorrow', new Date(2026, 10, 18, 15), new Date(2026, 10, 19, 9)],
  ['week', new Date(2026, 10, 18, 15), new Date(2026, 10, 23, 9)],
  ['week', new Date(2026, 10, 22, 15), new Date(2026, 10, 23, 9)],
  ['week', new Date(2026, 10, 23, 8), new Date(2026, 10, 30, 9)],
  ['hours', new Date(2026, 10, 18, 15), new Date(2026, 10, 18, 17)],
] as const)('snoozed for %s on %s', (choice, now, end) => {
  expect(snoozeEnd(choice, now)).toEqual(end);
});
