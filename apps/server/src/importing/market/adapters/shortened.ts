/** For verdicts. Drops half a surrogate pair at the end, which cannot be stored. */
export const shortened = (text: string, length = 40): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
