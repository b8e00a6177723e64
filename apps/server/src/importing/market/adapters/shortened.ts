/** For verdicts. Drops half a surrogate pair at the end, which cannot be stored. */
export const shortened = (text: string, letters = 40): string =>
  text.slice(0, letters).replace(/[\uD800-\uDBFF]$/, '');
