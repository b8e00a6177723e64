import { randomKey } from './random-key';
import { readStored, STORAGE_KEYS, writeStored } from './storage';

/** Where nothing can be stored, the page is one reader until it is closed. */
let ofPage: string | null = null;

/** Separates this reader from others who have the same link; made when they first write something. */
export function readerKey(): string {
  const known = findReaderKey();
  if (known) return known;
  ofPage = randomKey();
  writeStored(STORAGE_KEYS.readerKey, ofPage);
  return ofPage;
}

/** null for somebody who has written nothing from here. */
export const findReaderKey = (): string | null => readStored(STORAGE_KEYS.readerKey) ?? ofPage;
