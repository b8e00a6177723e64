import type { Today } from '@alpha/contract';
import { expect, test } from 'vitest';
import { leadLike } from './board-fixtures';
import { settleRow, withoutSettled } from './today-settling';

const NONE = { count: 0, items: [] };
const marks = { snoozed_until: null, signals_done_at: null, sends_done_at: null };
const item = { lead: leadLike(1), ...marks, is_new: true, asked: null };
const today: Today = {
  ...{ signals: NONE, stuck: NONE, tasks: NONE, unanswered: NONE, done: 0 },
  waiting: { count: 70, items: [item, { ...item, lead: leadLike(2) }] },
};
const shown = (askedAt: number) => {
  const { count, items } = withoutSettled(today, askedAt).waiting;
  return [count, ...items.map(({ lead }) => lead.id)];
};

test('a row stays away from responses that were asked for before the server had the action', () => {
  const row = settleRow('waiting', item);
  expect(shown(performance.now())).toEqual([69, 2]);
  const early = performance.now() - 1;
  row.settled();
  expect(shown(early)).toEqual([69, 2]);
  // The server's word: it may be there again, for a new reason.
  expect(shown(performance.now() + 1)).toEqual([70, 1, 2]);
});

test('a row whose action failed or was undone comes back', () => {
  settleRow('waiting', item).restored();
  expect(shown(0)).toEqual([70, 1, 2]);
});
