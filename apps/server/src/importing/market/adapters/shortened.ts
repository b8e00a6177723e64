/** For a verdict: never half of a letter, which no database stores. */
export const shortened = (text: string, letters = 40): string =>
  text.slice(0, letters).replace(/[\uD800-\uDBFF]$/, '');
