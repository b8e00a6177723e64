import type { SearchRange } from './search-ranges.ts';

/**
 * Taken from the score of a listing whose result is doubted: more than any score or text rank, so the search
 * needs no column of its own, and such a listing comes last however it was found.
 */
export const QUESTIONED_PENALTY = 10_000;

/** Listings that may be recommended. */
export const NOT_QUESTIONED: SearchRange = {
  key: 'relevance',
  least: 0,
  most: Number.POSITIVE_INFINITY,
};

export const isQuestioned = (relevance: number): boolean => relevance < 0;
