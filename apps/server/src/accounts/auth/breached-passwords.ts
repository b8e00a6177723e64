import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { describeFileError, StartupError } from '../../platform/lib/startup-error.ts';

/** Some 90 lines; a disk reads that much at once anyway. */
const BLOCK_BYTES = 4096;
/** `<SHA-1 in hexadecimal>:<how often it was seen>`; the number is not needed. */
const LINE = /^([0-9A-F]{40})(?::\d+)?$/i;
/** Of the whole file, evenly: a list in another order cannot look sorted at all of them. */
const SAMPLES = 64;
const VALUE_DIGITS = 12;

/** Lines that are complete within a block, with the place of the first and the end of the last one. */
type Block = { hashes: string[]; start: number; end: number };

/**
 * Whether the list contains the password. The list is the text version of "Pwned Passwords" in the order of
 * the hashes, many gigabytes long, and is never loaded: hashes are spread evenly, so the place of one can be
 * guessed, and some four blocks are read.
 */
export async function isBreached(path: string, password: string): Promise<boolean> {
  const hash = createHash('sha1').update(password, 'utf8').digest('hex').toUpperCase();
  const file = await open(path, 'r');
  try {
    return await isListed(file, (await file.stat()).size, hash);
  } finally {
    await file.close();
  }
}

/** At the start: a list that would silently find nothing is refused in one line. */
export async function checkBreachedList(path: string | undefined): Promise<void> {
  if (!path) return;
  const refuse = (reason: string, cause?: unknown) =>
    new StartupError(`BREACHED_PASSWORDS_FILE: ${path} ${reason}`, { cause });
  let problem: string | null;
  try {
    problem = await problemOf(path);
  } catch (error) {
    throw refuse(`cannot be read: ${describeFileError(error)}.`, error);
  }
  if (problem) throw refuse(problem);
}

async function problemOf(path: string): Promise<string | null> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    let before = '';
    for (let i = 0; i < SAMPLES; i += 1) {
      const from = Math.floor((Math.max(0, size - BLOCK_BYTES) * i) / (SAMPLES - 1));
      const block = await readBlock(file, from, size, from === 0);
      if (!block)
        return 'is not a list of SHA-1 hashes, one on each line. Use the text version of Pwned Passwords (SHA-1).';
      for (const hash of block.hashes) {
        if (hash < before)
          return 'is not sorted by hash. Use the version that is ordered by hash, not by count.';
        before = hash;
      }
      // The next block of a short file overlaps with this one.
      before = block.hashes[0] ?? before;
    }
    return null;
  } finally {
    await file.close();
  }
}

type Readable = Pick<FileHandle, 'read'>;

export async function isListed(file: Readable, size: number, hash: string): Promise<boolean> {
  let [low, high] = [0, size];
  let [lowValue, highValue] = [0, 16 ** VALUE_DIGITS];
  const wanted = leadingValue(hash);
  for (let step = 0; low < high; step += 1) {
    const share = (wanted - lowValue) / Math.max(1, highValue - lowValue);
    // Every third step halves, so that hashes that are not spread evenly cannot make it slow.
    const guess = low + (high - low) * (step % 3 === 2 ? 0.5 : Math.min(1, Math.max(0, share)));
    const from = Math.max(low, Math.min(Math.floor(guess) - BLOCK_BYTES / 2, high - BLOCK_BYTES));
    const block = await readBlock(file, from, size, from === low);
    const [first, last] = [block?.hashes[0], block?.hashes.at(-1)];
    if (!block || !first || !last) throw new Error('the list of breached passwords is damaged');
    if (hash < first) [high, highValue] = [block.start, leadingValue(first)];
    else if (hash > last) [low, lowValue] = [block.end, leadingValue(last)];
    else return block.hashes.includes(hash);
  }
  return false;
}

/** Enough digits to guess a place; a number holds them exactly. */
const leadingValue = (hash: string) => Number.parseInt(hash.slice(0, VALUE_DIGITS), 16);

/** Null if a line is not a hash. `isLineStart`: otherwise the first line is a rest and is left out. */
async function readBlock(
  file: Readable,
  from: number,
  size: number,
  isLineStart: boolean,
): Promise<Block | null> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(BLOCK_BYTES), 0, BLOCK_BYTES, from);
  const text = buffer.toString('latin1', 0, bytesRead);
  const isEnd = from + bytesRead >= size;
  const begin = isLineStart ? 0 : text.indexOf('\n') + 1;
  const end = isEnd ? text.length : text.lastIndexOf('\n') + 1;
  if (end <= begin) return null;
  const lines = text.slice(begin, end).trimEnd().split(/\r?\n/);
  const hashes = lines.map((line) => LINE.exec(line.trim())?.[1]?.toUpperCase());
  if (!hashes.every((hash) => hash !== undefined)) return null;
  return { hashes, start: from + begin, end: from + end };
}
