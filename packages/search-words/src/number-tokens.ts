import { FRACTIONS, NUMBER_WORDS, readDigits, readMillions, SCALES } from './numbers.ts';
import { findPhrase } from './phrases.ts';
import type { RawWord } from './raw-words.ts';
import type { Role, Token } from './token.ts';

type Found = { found: Token[]; length: number };

/** "mil" and "million" are numbers alone; "k" and "m" are not. */
const isScaleWord = (word: string) => word.length > 2 && SCALES.has(word);
export const isAlsoNumber = (word: string): boolean =>
  SCALES.has(word) || NUMBER_WORDS.has(word) || FRACTIONS.has(word);

/** Units that are written without a space: "3br", "1500sqft". Others make it a name: "183rd". */
const GLUED: ReadonlySet<Role> = new Set<Role>([
  ...(['beds', 'baths', 'sqft', 'sqm', 'percent', 'dollar', 'monthly'] as const),
  ...(['day', 'week', 'month', 'yearsOld', 'distance', 'hoa'] as const),
]);

export function findNumber(
  raw: readonly RawWord[],
  words: readonly string[],
  i: number,
): Found | null {
  const first = raw[i];
  if (!first) return null;
  if (first.kind === 'digits') return findRooms(raw, i) ?? findDigits(raw, words, i);
  if (first.text === '-' || first.text === '–') return findDash(raw, words, i);
  return first.kind === 'word' ? findWritten(raw, words, i) : null;
}

function token(raw: readonly RawWord[], i: number, length: number, more: Partial<Token>): Token {
  const [from, to] = [raw[i]?.from ?? 0, raw[i + length - 1]?.to ?? 0];
  return { role: 'number', from, to, word: '', ...more };
}

/** "3/2" is three bedrooms and two baths. */
function findRooms(raw: readonly RawWord[], i: number): Found | null {
  const [beds, slash, baths, next] = raw.slice(i, i + 4);
  if (!beds || slash?.text !== '/' || !baths) return null;
  if (next?.text === '/' || raw[i - 1]?.text === '/') return null;
  if (!/^[1-9]$/.test(beds.text) || !/^[1-9]([.,]5)?$/.test(baths.text)) return null;
  const of = (part: RawWord, role: 'beds' | 'baths'): Token[] => [
    {
      role: 'number',
      from: part.from,
      to: part.to,
      word: '',
      value: readDigits(part.text),
      scale: 1,
    },
    { role, from: part.to, to: part.to, word: '' },
  ];
  return { found: [...of(beds, 'beds'), ...of(baths, 'baths')], length: 3 };
}

function findDigits(raw: readonly RawWord[], words: readonly string[], i: number): Found {
  const text = raw[i]?.text ?? '';
  const next = raw[i + 1];
  const word = words[i + 1] ?? '';
  const isGlued = next?.kind === 'word' && next.from === raw[i]?.to;
  const scale = next?.kind === 'word' ? SCALES.get(word) : undefined;
  if (isGlued && word === 's' && /^(19|20)?\d0$/.test(text))
    return { found: [token(raw, i, 2, { role: 'decade', value: Number(text) })], length: 2 };
  if (isGlued && !scale && !GLUED.has(findPhrase(words, i + 1)?.meaning.role ?? 'unknown'))
    return { found: [token(raw, i, 2, { role: 'unknown', word: text + word })], length: 2 };
  if (scale) return addSmaller(raw, words, i, 2, scale * readScaled(text, scale), scale);
  const value = readDigits(text);
  const isPlain = /^\d+$/.test(text);
  return { found: [token(raw, i, 1, { value, scale: 1, isPlain })], length: 1 };
}

const readScaled = (text: string, scale: number) =>
  scale === 1e6 ? readMillions(text) : readDigits(text);

/** Between amounts it is a range, before digits a sign, in a compound word nothing. */
function findDash(raw: readonly RawWord[], words: readonly string[], i: number): Found | null {
  const [before, after] = [raw[i - 1], raw[i + 1]];
  const isAmount = (part: RawWord | undefined, word = '') =>
    part?.kind === 'digits' || part?.text === '$' || isAlsoNumber(word) || part?.text === '%';
  if (!isAmount(after)) return null;
  const isRange = isAmount(before, words[i - 1]) && before?.text !== '$';
  if (isRange) return { found: [token(raw, i, 1, { role: 'to' })], length: 1 };
  if (after?.kind !== 'digits') return null;
  const { found, length } = findDigits(raw, words, i + 1);
  const [amount] = found;
  if (amount?.value === undefined) return null;
  const from = raw[i]?.from ?? 0;
  return { found: [{ ...amount, from, value: -amount.value, isPlain: false }], length: length + 1 };
}

/** "three hundred thousand", "medio millón", "un millón doscientos mil", "two bedrooms". */
function findWritten(raw: readonly RawWord[], words: readonly string[], i: number): Found | null {
  const fraction = FRACTIONS.get(words[i] ?? '');
  if (fraction) {
    const at = ['a', 'of'].includes(words[i + 1] ?? '') ? i + 2 : i + 1;
    const scale = isScaleWord(words[at] ?? '') ? SCALES.get(words[at] ?? '') : undefined;
    return scale ? addSmaller(raw, words, i, at + 1 - i, fraction * scale, scale) : null;
  }
  const { value, length } = readUnits(words, i);
  const scaleWord = words[i + length] ?? '';
  const isOne = length === 1 && ['a', 'an', 'un', 'una'].includes(words[i] ?? '');
  if (isScaleWord(scaleWord)) {
    const scale = SCALES.get(scaleWord) ?? 1;
    return addSmaller(raw, words, i, length + 1, value * scale, scale);
  }
  if (length === 0 || isOne) return null;
  return { found: [token(raw, i, length, { value, scale: 1 })], length };
}

/** "three hundred fifty" and "doscientos cincuenta"; nothing at all counts as one, as in "mil". */
function readUnits(words: readonly string[], start: number): { value: number; length: number } {
  if (['a', 'an', 'un', 'una'].includes(words[start] ?? '')) return { value: 1, length: 1 };
  let value = 0;
  let i = start;
  for (; i < words.length; i += 1) {
    const word = words[i] ?? '';
    const unit = NUMBER_WORDS.get(word);
    if (unit !== undefined && (value === 0 || unit < lowest(value))) value += unit;
    else if (word === 'hundred' && value > 0 && value < 10) value *= 100;
    else if (!(word === 'y' && value >= 20 && (NUMBER_WORDS.get(words[i + 1] ?? '') ?? 10) < 10))
      break;
  }
  return { value: i === start ? 1 : value, length: i - start };
}

/** 300 has room for less than 100, 20 for less than 10. */
const lowest = (value: number) => (value % 100 === 0 ? 100 : value % 10 === 0 ? 10 : 0);

/** "one million two hundred thousand", "millón y medio". */
function addSmaller(
  raw: readonly RawWord[],
  words: readonly string[],
  i: number,
  length: number,
  value: number,
  scale: number,
): Found {
  const end = i + length;
  if (words[end] === 'y' && words[end + 1] === 'medio' && scale === 1e6)
    return {
      found: [token(raw, i, length + 2, { value: value + scale / 2, scale })],
      length: length + 2,
    };
  const next = scale === 1e6 && raw[end]?.kind !== 'sign' ? findNumber(raw, words, end) : null;
  const [more] = next?.found ?? [];
  if (next && more?.role === 'number' && more.scale === 1e3) {
    const whole = length + next.length;
    return {
      found: [token(raw, i, whole, { value: value + (more.value ?? 0), scale })],
      length: whole,
    };
  }
  return { found: [token(raw, i, length, { value, scale })], length };
}
