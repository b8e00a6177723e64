import { readStored, removeStored, type StorageKey, writeStored } from '~/lib/storage';

/** Values that could not be stored (storage full or disabled), kept until the page is closed. */
const memory = new Map<StorageKey, string>();

/** A value in memory could not be stored and is newer than the stored one. */
export function readValue(key: StorageKey): string | null {
  return memory.get(key) ?? readStored(key);
}

export function saveValue(key: StorageKey, value: string): void {
  writeStored(key, value);
  // Only what could not be stored: when another tab clears the storage, it must be cleared here too.
  if (readStored(key) === value) memory.delete(key);
  else memory.set(key, value);
}

export function removeValues(...keys: StorageKey[]): void {
  for (const key of keys) memory.delete(key);
  removeStored(...keys);
}
