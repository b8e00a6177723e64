/** Words repeat from row to row, and a file that invents them forever must not fill the memory. */
const MOST = 20_000;

/** The same answer to the same words, without asking again. */
export function remembered<T>(answer: (words: string) => T): (words: string) => T {
  const known = new Map<string, T>();
  return (words) => {
    const before = known.get(words);
    if (before !== undefined || known.has(words)) return before as T;
    if (known.size >= MOST) known.clear();
    const now = answer(words);
    known.set(words, now);
    return now;
  };
}
