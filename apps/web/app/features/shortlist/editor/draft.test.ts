import type { Listing, Shortlist } from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  type Draft,
  movedTo,
  putBack,
  withHome,
  without,
  withSentence,
  withServerResults,
  wordsOf,
} from './draft';

const home = (property_id: number, sentence = '') => ({
  ...{ property_id, sentence, listing: null, status: 'active' as const },
});
const draft: Draft = { locale: 'en', message: '', homes: [home(1), home(2), home(3)] };
const ids = ({ homes }: Draft) => homes.map(({ property_id }) => property_id);

describe('a draft', () => {
  it('moves, removes and adds homes', () => {
    expect(ids(movedTo(draft, 0, 1))).toEqual([2, 1, 3]);
    expect(ids(movedTo(draft, 2, 1))).toEqual([1, 3, 2]);
    expect(ids(without(draft, 2))).toEqual([1, 3]);
    expect(ids(putBack(without(draft, 2), home(2), 1))).toEqual([1, 2, 3]);
    expect(ids(putBack(draft, home(2), 0))).toEqual([1, 2, 3]);
    expect(ids(withHome(draft, { id: 4 } as Listing))).toEqual([1, 2, 3, 4]);
  });

  it('is saved as order and texts', () => {
    expect(bodyOf(withSentence(draft, 2, 'Look'))).toEqual({
      locale: 'en',
      message: '',
      homes: [1, 2, 3].map((property_id) => ({
        property_id,
        sentence: property_id === 2 ? 'Look' : '',
      })),
    });
  });

  it('returns all typed text', () => {
    expect(wordsOf(draft)).toBe('');
    const typed = withSentence({ ...draft, message: 'Dear Ana, ' }, 2, 'Look at the garden.');
    const homes = typed.homes.map((home) => ({
      ...home,
      listing: { address: `${home.property_id} Oak St` } as Listing,
    }));
    expect(wordsOf({ ...typed, homes })).toBe('Dear Ana,\n\n2 Oak St\nLook at the garden.');
  });

  it('keeps what was typed while the server was answering', () => {
    const typed = movedTo(withSentence(draft, 1, 'typed meanwhile'), 0, 1);
    const saved = { homes: [{ ...home(1, 'old'), score: 0.5 }] } as unknown as Shortlist;
    const merged = withServerResults(typed, saved);
    expect(ids(merged)).toEqual([2, 1, 3]);
    expect(merged.homes[1]).toMatchObject({ sentence: 'typed meanwhile', score: 0.5 });
  });
});
