// Without zod: pages that only link to a comparison load it.

/** More columns than this nobody reads. */
export const COMPARED_MAX = 8;
