/** First letters of the first and last word that start with a letter. */
export function initialsOf(name: string): string {
  const letters = name
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .map((word) => /\p{L}/u.exec(word)?.[0])
    .filter((letter) => letter !== undefined);
  const ends = letters.length > 1 ? [letters[0], letters[letters.length - 1]] : letters;
  return ends.join('').toLocaleUpperCase('en');
}
