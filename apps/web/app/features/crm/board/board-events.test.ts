import { describe, expect, it } from 'vitest';
import { boardLike, leadLike, summarizeColumns } from '~/data/board-fixtures';
import type { LeadChange } from '~/data/live/lead-events';
import { applyLead, arrivals, planEvents } from './board-events';

const event = (lead_id: number, version: number, kind: 'created' | 'changed' | 'removed') =>
  ({ kind, lead_id, version, user_id: 7, lead_status_id: 10 }) satisfies LeadChange;

describe('changes by others', () => {
  it('board goes stale (Krayin): a card somebody else has moved moves here too, counts and all', () => {
    const board = boardLike();
    const plan = planEvents(board, [event(1, 2, 'changed')], {});
    expect(plan).toMatchObject({ kind: 'some', needsTotals: false });
    const moved = leadLike(1, { lead_status_id: 30, version: 2 });
    const after = applyLead(board, 1, moved, {});
    expect(summarizeColumns(after)).toEqual([
      '10: 2 3 (49, 49000)',
      '20: 4 (1, 1000)',
      '30: 1 (1, 1000)',
    ]);
    expect(arrivals(board, after, [1])).toEqual([1]);
  });

  it('new lead invisible to its creator: it appears, and the counts are refetched', () => {
    const board = boardLike();
    const plan = planEvents(board, [event(9, 1, 'created')], {});
    expect(plan).toMatchObject({ kind: 'some', needsTotals: true });
    const created = leadLike(9, { last_touched_at: '2026-04-01T10:00:00.000Z' });
    const after = applyLead(board, 9, created, {});
    expect(summarizeColumns(after)[0]).toBe('10: 9 1 2 3 (51, 51000)');
    expect(arrivals(board, after, [9])).toEqual([9]);
  });

  it('a signal raises the card within its column and marks it, with the same version', () => {
    const board = boardLike();
    const at = '2026-04-01T10:00:00.000Z';
    const signal = {
      kind: 'like',
      at,
      address: '1460 NW 183rd Ter',
      opens: 4,
      words: null,
    } as const;
    expect(planEvents(board, [event(3, 1, 'changed')], {})).toMatchObject({ kind: 'some' });
    const after = applyLead(board, 3, leadLike(3, { signal, active_at: at }), {});
    expect(summarizeColumns(after)[0]).toBe('10: 3 1 2 (50, 50000)');
    expect(arrivals(board, after, [3])).toEqual([3]);
    expect(arrivals(after, after, [3])).toEqual([]);
  });

  it('that is older than what is shown is ignored', () => {
    const board = boardLike();
    board.columns[1]?.leads.splice(0, 1, leadLike(4, { lead_status_id: 20, version: 5 }));
    expect(planEvents(board, [event(4, 4, 'changed')], {})).toMatchObject({ events: [] });
    expect(planEvents(board, [event(4, 5, 'changed')], {})).toMatchObject({
      events: [{ lead_id: 4 }],
    });
    expect(applyLead(board, 4, leadLike(4, { version: 4 }), {})).toBe(board);
  });

  it('to one card several times is fetched once', () => {
    const events = [event(1, 2, 'changed'), event(1, 3, 'changed'), event(1, 4, 'changed')];
    expect(planEvents(boardLike(), events, {})).toMatchObject({ events: [{ version: 4 }] });
  });

  it('to very many leads, or during a text search, reloads the board', () => {
    const many = Array.from({ length: 20 }, (_, i) => event(100 + i, 1, 'created'));
    expect(planEvents(boardLike(), many, {}).kind).toBe('all');
    expect(planEvents(boardLike(), [{ kind: 'many' }], {}).kind).toBe('all');
    expect(planEvents(boardLike(), [event(1, 2, 'changed')], { search: 'ana' }).kind).toBe('all');
  });

  it('board goes stale (Krayin): renaming a status reloads the columns', () => {
    expect(planEvents(boardLike(), [{ kind: 'statuses' }], {}).kind).toBe('all');
  });

  it('removes a card that was deleted, reassigned, or no longer matches the filter', () => {
    const board = boardLike();
    expect(summarizeColumns(applyLead(board, 4, null, {}))[1]).toBe('20:  (0, 0)');
    const given = leadLike(1, { user_id: 8, version: 2 });
    expect(summarizeColumns(applyLead(board, 1, given, { user_id: 7 }))[0]).toBe(
      '10: 2 3 (49, 49000)',
    );
    const other = leadLike(1, { profile: 'strategic', version: 2 });
    expect(summarizeColumns(applyLead(board, 1, other, { profile: 'moderate' }))[0]).toMatch(
      /^10: 2 3/,
    );
    const touched = leadLike(1, { last_touched_at: new Date().toISOString(), version: 2 });
    expect(summarizeColumns(applyLead(board, 1, touched, { stale_days: 7 }))[0]).toMatch(
      /^10: 2 3/,
    );
    const tagged = leadLike(1, { tag_ids: [5], version: 2 });
    const tags = (ids: string) => summarizeColumns(applyLead(board, 1, tagged, { tags: ids }))[0];
    expect(tags('4,5')).toMatch(/^10: 1 2 3/);
    expect(tags('4,6')).toMatch(/^10: 2 3/);
    const promoted = leadLike(1, { lead_status_id: 99, version: 2 });
    expect(summarizeColumns(applyLead(board, 1, promoted, {}))[0]).toMatch(/^10: 2 3/);
  });
});
