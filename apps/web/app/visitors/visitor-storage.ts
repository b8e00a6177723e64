import { readStored, removeStored, type StorageKey, writeStored } from '~/lib/storage';

/** What the storage did not take, full or switched off, lives as long as the page does. */
const memory = new Map<StorageKey, string>();

/** What could not be stored is newer than what still stands there. */
export function readValue(key: StorageKey): string | null {
  return memory.get(key) ?? readStored(key);
}

export function saveValue(key: StorageKey, value: string): void {
  writeStored(key, value);
  // Only what could not be stored: another tab may clear the storage, and then it is clear here too.
  if (readStored(key) === value) memory.delete(key);
  else memory.set(key, value);
}

export function removeValues(...keys: StorageKey[]): void {
  for (const key of keys) memory.delete(key);
  removeStored(...keys);
}
