/** Magic bytes of files people rename to .csv: zip and xlsx, xls, PDF, gzip, PNG, JPEG. */
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

/** Whether it is not text, whatever its name. */
export const isOtherFormat = (bytes: Buffer): boolean =>
  OTHER_FORMATS.some((start) => headOf(bytes).startsWith(start));

const SAMPLE_BYTES = 2_000;
/** In UTF-16 Latin text every second byte is zero. */
const ZERO_SHARE = 0.35;

/** By byte order mark, else by its zero bytes. */
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

/** The character that separates the most headers outside of quotes. */
export function delimiterOf(text: string): Delimiter {
  const start = text.replace(/^\uFEFF?\s*/, '').slice(0, 20_000);
  const [line = ''] = start.replace(/"[^"]*"/g, '').split(/\r\n|\r|\n/);
  const counts = DELIMITERS.map((mark) => line.split(mark).length - 1);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}
