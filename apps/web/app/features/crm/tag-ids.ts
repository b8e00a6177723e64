/** The server's limit. */
const TAGS_AT_ONCE = 20;

/** Of labels, as they are in a URL. */
export const readTagIds = (tags: string | null | undefined): number[] =>
  [...new Set((tags ?? '').split(',').map(Number))]
    .filter((id) => Number.isInteger(id) && id > 0 && id < 1e9)
    .slice(0, TAGS_AT_ONCE);
