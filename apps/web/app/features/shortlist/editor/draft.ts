import { type Listing, SHORTLIST_MAX, type Shortlist, type ShortlistHome } from '@alpha/contract';

/** The draft in the editor. A newly added listing has no reasons until the server has saved it. */
export type DraftHome = Pick<ShortlistHome, 'property_id' | 'sentence' | 'listing' | 'status'> &
  Partial<Pick<ShortlistHome, 'score' | 'reasons' | 'cautions' | 'problem'>>;
export type Draft = { locale: Shortlist['locale']; message: string; homes: readonly DraftHome[] };

export const draftOf = ({ locale, message, homes }: Shortlist): Draft => ({
  locale,
  message,
  homes,
});

/** The request body for saving. */
export const bodyOf = ({ locale, message, homes }: Draft) => ({
  locale,
  message,
  homes: homes.map(({ property_id, sentence }) => ({ property_id, sentence })),
});

export function movedTo(draft: Draft, from: number, to: number): Draft {
  const homes = [...draft.homes];
  const [home] = homes.splice(from, 1);
  if (home) homes.splice(to, 0, home);
  return { ...draft, homes };
}

export const without = (draft: Draft, propertyId: number): Draft => ({
  ...draft,
  homes: draft.homes.filter((home) => home.property_id !== propertyId),
});

export const withHome = (draft: Draft, listing: Listing): Draft => ({
  ...draft,
  homes: [
    ...draft.homes,
    { property_id: listing.id, sentence: '', listing, status: 'active' as const },
  ],
});

/** Puts one that was removed back to its place. */
export const putBack = (draft: Draft, home: DraftHome, index: number): Draft =>
  draft.homes.length >= SHORTLIST_MAX ||
  draft.homes.some(({ property_id }) => property_id === home.property_id)
    ? draft
    : { ...draft, homes: draft.homes.toSpliced(index, 0, home) };

export const withText = (draft: Draft, key: 'message' | number, text: string): Draft =>
  key === 'message' ? { ...draft, message: text } : withSentence(draft, key, text);

export const withSentence = (draft: Draft, propertyId: number, sentence: string): Draft => ({
  ...draft,
  homes: draft.homes.map((home) =>
    home.property_id === propertyId ? { ...home, sentence } : home,
  ),
});

/** The same order and texts: nothing is left to save. */
export const isSameText = (one: Draft, other: Draft): boolean =>
  JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other));

/** All typed text, for copying. */
export const wordsOf = ({ message, homes }: Draft): string =>
  [
    message.trim(),
    ...homes.map(({ sentence, listing }) =>
      sentence.trim() ? [listing?.address, sentence.trim()].filter(Boolean).join('\n') : '',
    ),
  ]
    .filter(Boolean)
    .join('\n\n');

/** Merges the server's results; texts and order keep what was typed meanwhile. */
export function withServerResults(draft: Draft, saved: Shortlist): Draft {
  const known = new Map(saved.homes.map((home) => [home.property_id, home]));
  return {
    ...draft,
    homes: draft.homes.map((home) => ({
      ...home,
      ...known.get(home.property_id),
      sentence: home.sentence,
    })),
  };
}
