/** A known word and the number of listings that contain it. */
export type Lexeme = { lexeme: string; listings: number };

const MAX_SUGGESTIONS = 5;

/** One typo in a short word, two in a long one; none in numbers: 33125 is not 33126. */
export function allowedSlips(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

export type Vocabulary = { words: readonly Lexeme[]; letters: Int32Array };

export function createVocabulary(words: readonly Lexeme[]): Vocabulary {
  return { words, letters: Int32Array.from(words, ({ lexeme }) => lettersOf(lexeme)) };
}

/** Bitmask of the letters in a word: a typo changes at most two bits. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i += 1) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
}

function countBits(bits: number): number {
  let n = 0;
  for (let left = bits; left !== 0; left &= left - 1) n += 1;
  return n;
}

/** The closest known words, most frequent first. */
export function nearestWords(word: string, { words, letters }: Vocabulary): Lexeme[] {
  let best = allowedSlips(word);
  if (best === 0) return [];
  const own = lettersOf(word);
  let found: Lexeme[] = [];
  for (let i = 0; i < words.length; i += 1) {
    if (countBits(own ^ (letters[i] as number)) > 2 * best) continue;
    const candidate = words[i] as Lexeme;
    if (Math.abs(candidate.lexeme.length - word.length) > best) continue;
    const slips = slipsBetween(word, candidate.lexeme, best);
    if (slips > best) continue;
    if (slips < best) found = [];
    best = slips;
    found.push(candidate);
  }
  return found.sort((a, b) => b.listings - a.listings).slice(0, MAX_SUGGESTIONS);
}

/** Edit distance with transpositions; stops above `most`. */
export function slipsBetween(a: string, b: string, most: number): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let slips = Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        slips = Math.min(slips, (before[j - 2] ?? 0) + 1);
      next.push(slips);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[b.length] ?? most + 1;
}
