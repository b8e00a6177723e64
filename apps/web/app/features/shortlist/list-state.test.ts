import type { Shortlist } from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import { shownList, stateOf } from './list-state';

const list = (changes: object = {}) =>
  ({
    sent_at: null,
    revoked_at: null,
    expires_at: null,
    open_count: 0,
    homes: [],
    ...changes,
  }) as unknown as Shortlist;

describe('the state of a shortlist', () => {
  const sent = { sent_at: '2026-01-01', expires_at: '2099-01-01' };
  it.each([
    ['draft', {}],
    ['waiting', sent],
    ['opened', { ...sent, open_count: 1 }],
    ['undelivered', { ...sent, delivery: 'failed' }],
    ['kept', { ...sent, delivery: 'kept' }],
    ['link', { ...sent, channel: 'link' }],
    ['expired', { ...sent, expires_at: '2026-01-02' }],
    ['revoked', { ...sent, open_count: 2, revoked_at: '2026-01-02' }],
  ])('is %s', (state, changes) => {
    expect(stateOf(list(changes), Date.parse('2026-06-01'))).toBe(state);
  });
});

describe('the list on the screen', () => {
  const [latest, older, draft] = [list({ id: 3 }), list({ id: 2 }), list({ id: 1 })];
  it.each([
    ['the latest when none is asked for', [latest, older], 0, null, latest],
    ['the one that is asked for', [latest, older], 2, null, older],
    [
      'a draft with unsaved words, although a newer list has come',
      [latest, draft],
      0,
      draft,
      draft,
    ],
    ['a draft with unsaved words, although somebody has discarded it', [latest], 1, draft, draft],
    ['another one that is asked for', [latest, older, draft], 2, draft, older],
  ])('is %s', (_, lists, asked, unsaved, expected) => {
    expect(shownList(lists, asked, unsaved)).toBe(expected);
  });

  it('is the draft with unsaved text, although somebody has sent it', () => {
    expect(shownList([list({ id: 1, sent_at: '2026-01-01' })], 1, draft)).toBe(draft);
  });
});
