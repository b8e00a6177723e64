import { z } from 'zod';
import { rowId } from './paging.ts';
import { text } from './text.ts';

/** An investor compares a few dozen at most. */
export const SAVED_HOMES_MAX = 60;

/** `share`: token of the link it was saved from, which opens its report again later. */
const savedHome = z.strictObject({ property_id: rowId, share: text(200).optional() });

/** What a browser kept before it was known whose they are. */
export const savedHomes = z.array(savedHome).max(SAVED_HOMES_MAX);
export type SavedHome = z.infer<typeof savedHome>;
