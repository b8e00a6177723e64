/** The first bytes of what people rename to .csv: zip and Excel, old Excel, PDF, gzip, PNG, JPEG. */
const OTHER_FORMATS = [
  '504b0304',
  '504b0506',
  'd0cf11e0',
  '25504446',
  '1f8b',
  '89504e47',
  'ffd8ff',
];

const headOf = (bytes: Buffer) => bytes.subarray(0, 4).toString('hex');

/** Is it something else than text, whatever its name says? */
export const isOtherFormat = (bytes: Buffer): boolean =>
  OTHER_FORMATS.some((start) => headOf(bytes).startsWith(start));

const SAMPLE_BYTES = 2_000;
/** Of Latin text in UTF-16 every second byte is zero. */
const ZERO_SHARE = 0.35;

/** By its mark, or by its zeros where it has none. */
export function wideEncodingOf(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const head = headOf(bytes);
  if (head.startsWith('fffe')) return 'utf-16le';
  if (head.startsWith('feff')) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  sample.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > sample.length * ZERO_SHARE && even < odd / 4) return 'utf-16le';
  if (even > sample.length * ZERO_SHARE && odd < even / 4) return 'utf-16be';
  return null;
}

export type Delimiter = ',' | ';' | '\t';
const DELIMITERS = [',', ';', '\t'] as const;

/** What parts the most headers; marks inside quotes part nothing. */
export function delimiterOf(text: string): Delimiter {
  const start = text.replace(/^\uFEFF?\s*/, '').slice(0, 20_000);
  const [line = ''] = start.replace(/"[^"]*"/g, '').split(/\r\n|\r|\n/);
  const counts = DELIMITERS.map((mark) => line.split(mark).length - 1);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}
