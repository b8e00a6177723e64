import type { Listing } from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import { type Draft, movedTo, withHome, without, withSentence } from './draft';
import { mergeDrafts } from './merge-drafts';

const home = (property_id: number) => ({
  ...{ property_id, sentence: '', listing: null, status: 'active' as const },
});
const base: Draft = { locale: 'en', message: '', homes: [1, 2, 3].map(home) };
const ids = ({ homes }: Draft) => homes.map(({ property_id }) => property_id);
const added = (draft: Draft, id: number) => withHome(draft, { id } as Listing);
const write = (message: string) => ({ ...base, message });

describe('two people edit one draft', () => {
  it.each([
    ['both add one', added(base, 4), added(base, 5), [1, 2, 3, 5, 4]],
    ['both add the same', added(base, 4), added(base, 4), [1, 2, 3, 4]],
    ['one removes, one adds', without(base, 2), added(base, 4), [1, 3, 4]],
    ['one removes, one moves', movedTo(base, 2, 0), without(base, 2), [3, 1]],
    ['only they move', base, movedTo(base, 0, 2), [2, 3, 1]],
    ['both move: ours counts', movedTo(base, 0, 2), movedTo(base, 2, 0), [2, 3, 1]],
    ['we add, they move', added(base, 4), movedTo(base, 0, 2), [2, 3, 1, 4]],
  ])('%s', (_, ours, theirs, expected) => {
    expect(ids(mergeDrafts(base, ours, theirs).draft)).toEqual(expected);
  });

  it('and write different texts: both stay', () => {
    const ours = withSentence(base, 1, 'Our note');
    const theirs = { ...withSentence(base, 2, 'Their note'), message: 'Hello' };
    const { draft, clashes } = mergeDrafts(base, ours, theirs);
    expect([draft.message, ...draft.homes.map(({ sentence }) => sentence)]).toEqual([
      ...['Hello', 'Our note', 'Their note', ''],
    ]);
    expect(clashes).toEqual([]);
  });

  it('and write the same text differently: ours is shown, theirs is kept beside it', () => {
    const { draft, clashes } = mergeDrafts(base, write('Ours'), write('Theirs'));
    expect(draft.message).toBe('Ours');
    expect(clashes).toEqual([{ key: 'message', shown: 'ours', other: 'Theirs' }]);
  });

  it('and one removes what the other has written about: it stays', () => {
    const theirs = withSentence(base, 2, 'Look at the garden');
    const { draft } = mergeDrafts(base, without(base, 2), theirs);
    expect(draft.homes.find(({ property_id }) => property_id === 2)?.sentence).toBe(
      'Look at the garden',
    );
  });

  it('and add more than a shortlist holds: it says which have no place', () => {
    const seven: Draft = { ...base, homes: [1, 2, 3, 4, 5, 6, 7].map(home) };
    const { draft, leftOut } = mergeDrafts(seven, added(seven, 8), added(seven, 9));
    expect(ids(draft)).toEqual([1, 2, 3, 4, 5, 6, 7, 9]);
    expect(leftOut.map(({ property_id }) => property_id)).toEqual([8]);
  });
});
