/** Values repeat from row to row; bounded, because a file may contain any number of them. */
const MOST = 20_000;

/** Memoizes by text. */
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
