/** A word, number or sign of the sentence as it is written. */
export type RawWord = { kind: 'word' | 'digits' | 'sign'; text: string; from: number; to: number };

const PARTS =
  /(?<digits>\p{N}+(?:[.,]\p{N}+)*)|(?<word>[\p{L}\p{M}]+(?:[\p{N}]+)?[²]?)|(?<sign>[^\s\p{L}\p{M}\p{N}])/gu;

/** Splits at spaces, between letters and digits, and around signs: "3br/2ba" has five parts. */
export function readRawWords(sentence: string): RawWord[] {
  const parts = [...sentence.matchAll(PARTS)].map(
    ({ 0: text, index, groups }): RawWord => ({
      kind: groups?.digits ? 'digits' : groups?.word ? 'word' : 'sign',
      text,
      from: index,
      to: index + text.length,
    }),
  );
  return parts.filter((part, i) => !isInsideWord(part, parts[i - 1], parts[i + 1]));
}

/** The hyphen of "single-family", the dot of "sq. ft.", the end of "I'm". */
function isInsideWord(part: RawWord, before?: RawWord, after?: RawWord): boolean {
  if (APOSTROPHES.has(before?.text ?? '')) return CONTRACTIONS.has(part.text.toLowerCase());
  if (part.text === '-') return after?.kind === 'word' && before?.to === part.from;
  return part.text === '.' && before?.kind === 'word' && before.text.length <= ABBREVIATION_MAX;
}

const ABBREVIATION_MAX = 4;
const APOSTROPHES = new Set(["'", '’']);
const CONTRACTIONS = new Set(['s', 'm', 'd', 're', 've', 'll', 't']);

/** Lower case without accents: people leave them out on a phone. */
export const plainWord = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('²', '2');
