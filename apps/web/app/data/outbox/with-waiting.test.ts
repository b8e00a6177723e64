import { expect, test } from 'vitest';
import { leadLike } from '../board-fixtures';
import type { Change, Subject } from './change';
import { withWaiting, withWaitingEntries } from './with-waiting';

const LEAD = { ...leadLike(1), tag_ids: [1, 2], fields: { '7': 'Oquendo', '8': 4 } };
const lead = { id: 1, first_name: 'Ana', last_name: 'Probe' };
const waiting = (subject: Subject, more: Partial<Change> = {}) =>
  ({
    ...subject,
    ...{ key: 'k', at: '2026-03-01T10:00:00.000Z', heldUntil: 0, refusal: null },
    ...more,
  }) as Change;
const tags = (add_ids: number[], remove_ids: number[]): Subject => ({
  lead,
  action: { kind: 'tags', body: { add_ids, remove_ids }, words: '' },
});
const bulk = (
  edit: Extract<Subject['action'], { kind: 'bulk' }>['edit'],
  ids = [1, 5],
): Subject => ({
  lead: null,
  action: { kind: 'bulk', edit, chosen: { ids }, count: 2, words: '' },
});

test('a lead is shown as it will be, one change after the other', () => {
  const shown = withWaiting(LEAD, [
    waiting(tags([3], [1])),
    waiting(tags([1], [])),
    waiting(bulk({ kind: 'move', lead_status_id: 4 })),
    waiting(bulk({ kind: 'assign', user_id: 9, name: 'Tomás Quiroga' })),
    waiting(bulk({ kind: 'field', field_id: 7, value: null })),
  ]);
  expect(shown).toMatchObject({
    ...{ tag_ids: [2, 3, 1], lead_status_id: 4, user_id: 9, fields: { '8': 4 } },
    user: { id: 9, name: 'Tomás Quiroga' },
  });
});

test('what was given back, or is about others, is not shown', () => {
  const refusal = { isConflict: true, reason: null };
  const changes = [
    waiting(tags([3], []), { refusal }),
    waiting(bulk({ kind: 'move', lead_status_id: 4 }, [5])),
  ];
  expect(withWaiting(LEAD, changes)).toBe(LEAD);
});

test('edited entries have their new text, deleted ones are left out', () => {
  const entry = (id: number) => ({
    ...{ id, lead_id: 1, kind: 'note' as const, actor: null, body: 'Old', data: {} },
    ...{ created_at: '2026-03-01T09:00:00.000Z', due_at: null, done_at: null },
  });
  const edit = { kind: 'activity', activityId: 1, body: { body: 'New' }, words: '' } as const;
  const removal = { kind: 'remove', activityId: 2, entry: 'note', words: '' } as const;
  const { shown, waiting: marked } = withWaitingEntries(
    [entry(1), entry(2)],
    [waiting({ lead, action: edit }), waiting({ lead, action: removal })],
  );
  expect(shown.map(({ id, body }) => [id, body])).toEqual([[1, 'New']]);
  expect([...marked]).toEqual([1]);
});

test('an edit whose tab was closed in the middle of its request is marked as waiting', () => {
  const edit = { kind: 'activity', activityId: 1, body: { body: 'New' }, words: '' } as const;
  const marked = (heldUntil: number) =>
    withWaitingEntries([], [waiting({ lead, action: edit }, { heldUntil })]).waiting;
  expect([...marked(Date.now() - 1)]).toEqual([1]);
  expect([...marked(Date.now() + 60_000)]).toEqual([]);
});
