import { describe, expect, it } from 'vitest';
import { boardLike, leadLike, summarizeColumns } from '~/data/board-fixtures';
import {
  appendWindow,
  type PendingMove,
  putCard,
  takeCard,
  withMoves,
  withTotals,
} from './board-columns';

const moveOf = (id: number, statusId: number): [number, PendingMove] => [
  id,
  { lead: leadLike(id), statusId, at: '2026-04-01T10:00:00.000Z' },
];

describe('a move', () => {
  it('appears at the top of its new column at once, with counts and sums of both columns updated', () => {
    expect(summarizeColumns(withMoves(boardLike(), new Map([moveOf(2, 20)])))).toEqual([
      '10: 1 3 (49, 49000)',
      '20: 2 4 (2, 2000)',
      '30:  (0, 0)',
    ]);
  });

  it('cards snap back (Krayin, Twenty): a response from before the move does not push the card back', () => {
    const moves = new Map([moveOf(2, 20)]);
    const lateAnswer = boardLike();
    expect(summarizeColumns(withMoves(lateAnswer, moves))[1]).toBe('20: 2 4 (2, 2000)');
  });

  it('is not counted twice when the refetched board already includes it', () => {
    const saved = leadLike(2, { lead_status_id: 20, version: 2 });
    const fresh = putCard(boardLike(), saved);
    expect(withMoves(fresh, new Map([moveOf(2, 20)]))).toEqual(fresh);
  });

  it('that was refused leaves the board as on the server', () => {
    const board = boardLike();
    withMoves(board, new Map([moveOf(2, 20)]));
    expect(withMoves(board, new Map())).toBe(board);
  });

  it('to a column deleted meanwhile is not shown', () => {
    const board = boardLike();
    expect(withMoves(board, new Map([moveOf(2, 99)]))).toEqual(board);
  });

  it('of several cards adds up', () => {
    const moves = new Map([moveOf(1, 30), moveOf(2, 30), moveOf(4, 10)]);
    const shown = withMoves(boardLike(), moves);
    expect(summarizeColumns(shown)).toEqual([
      '10: 4 3 (49, 49000)',
      '20:  (0, 0)',
      '30: 2 1 (2, 2000)',
    ]);
  });
});

describe('a card', () => {
  it('is sorted by the time of its last change', () => {
    const between = leadLike(9, { last_touched_at: '2026-03-28T11:00:00.000Z' });
    expect(summarizeColumns(putCard(boardLike(), between))[0]).toBe('10: 1 9 2 3 (51, 51000)');
  });

  it('beyond the loaded ones is counted, and shown when the user scrolls there', () => {
    const old = leadLike(9, { last_touched_at: '2025-01-01T10:00:00.000Z' });
    expect(summarizeColumns(putCard(boardLike(), old))[0]).toBe('10: 1 2 3 (51, 51000)');
  });

  it('without a budget adds one to the count and nothing to the sum', () => {
    const poor = leadLike(9, { lead_status_id: 30, initial_payment: null });
    expect(summarizeColumns(putCard(boardLike(), poor))[2]).toBe('30: 9 (1, 0)');
  });

  it('with a changed budget changes the sum by the difference', () => {
    const richer = leadLike(1, { initial_payment: 5_000 });
    expect(summarizeColumns(putCard(boardLike(), richer))[0]).toBe('10: 1 2 3 (50, 54000)');
  });

  it('that is removed is no longer counted; a missing one changes nothing', () => {
    expect(summarizeColumns(takeCard(boardLike(), 4))[1]).toBe('20:  (0, 0)');
    const board = boardLike();
    expect(takeCard(board, 77)).toBe(board);
  });
});

describe('the server’s next page', () => {
  it('continues where the column ended, and repeats no card', () => {
    const window = { leads: [leadLike(3), leadLike(5)], next: null };
    const board = appendWindow(boardLike(), 10, window);
    expect(summarizeColumns(board)[0]).toBe('10: 1 2 3 5 (50, 50000)');
    expect(board.columns[0]?.next).toBeNull();
  });

  it('columns are cached after a status edit: other columns are not overwritten', () => {
    const { columns, ...board } = boardLike();
    const totals = columns.map(({ leads: _, next: __, ...column }) => column);
    const renamed = totals.map((column) =>
      column.status.id === 20
        ? { ...column, count: 8, status: { ...column.status, name: 'New name' } }
        : column,
    );
    const shown = withTotals(boardLike(), { ...board, columns: renamed });
    expect(shown?.columns[1]).toMatchObject({ count: 8, status: { name: 'New name' } });
    expect(withTotals(boardLike(), { ...board, columns: totals.slice(1) })).toBeNull();
    expect(withTotals(boardLike(), { ...board, columns: totals.toReversed() })).toBeNull();
  });
});

describe('by score', () => {
  it('a card is where its score puts it, also after a move or a signal, however lately it was touched', () => {
    const scored = (id: number, score: number, more: object = {}) =>
      leadLike(id, { score, ...more });
    const { columns, ...rest } = boardLike();
    // All cards are loaded: there is no later page that could begin above the last.
    const board = {
      ...rest,
      columns: columns.map((column) => ({ ...column, next: null })),
      sort: 'score' as const,
    };
    const lead = [scored(1, 80), scored(2, 50), scored(3, 20)].reduce(putCard, board);
    expect(summarizeColumns(lead)[0]).toBe('10: 1 2 3 (50, 50000)');
    const risen = putCard(lead, scored(3, 60));
    expect(summarizeColumns(risen)[0]).toBe('10: 1 3 2 (50, 50000)');
    const touched = putCard(risen, scored(2, 50, { active_at: '2027-01-01T10:00:00.000Z' }));
    expect(summarizeColumns(touched)[0]).toBe('10: 1 3 2 (50, 50000)');
    const [, move] = moveOf(2, 20);
    const moved = withMoves(touched, new Map([[2, { ...move, lead: scored(2, 50) }]]));
    // Lead 4 has 42 points.
    expect(summarizeColumns(moved)[1]).toBe('20: 2 4 (2, 2000)');
    const [, low] = moveOf(3, 20);
    const below = putCard(touched, scored(3, 10));
    const second = withMoves(below, new Map([[3, { ...low, lead: scored(3, 10) }]]));
    expect(summarizeColumns(second)[1]).toBe('20: 4 3 (2, 2000)');
  });
});
