import { AppError } from '../../../http/app-error.ts';

export type Encoding = 'utf-8' | 'utf-16' | 'windows-1252';

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

/** Spreadsheets write UTF-8, with and without its mark, UTF-16, and the old encoding of Windows. */
export function readText(bytes: Buffer): { text: string; encoding: Encoding } {
  const head = bytes.subarray(0, 4).toString('hex');
  if (OTHER_FORMATS.some((start) => head.startsWith(start))) throw new AppError('import.notCsv');
  const wide = wideEncodingOf(bytes, head);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: 'utf-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

const SAMPLE_BYTES = 2_000;
/** Of Latin text in UTF-16 every second byte is zero. */
const ZERO_SHARE = 0.35;

function wideEncodingOf(bytes: Buffer, head: string): 'utf-16le' | 'utf-16be' | null {
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
