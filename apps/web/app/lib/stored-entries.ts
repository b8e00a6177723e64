import type { STORAGE_PREFIXES } from './storage';

type EntryKey = `${(typeof STORAGE_PREFIXES)[keyof typeof STORAGE_PREFIXES]}${string}`;

/** The values under this beginning of a key. */
export function readEntries(prefix: EntryKey): string[] {
  try {
    const { localStorage } = window;
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => localStorage.getItem(key) ?? []);
  } catch {
    return [];
  }
}

/** → whether it is stored. */
export function writeEntry(key: EntryKey, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeEntry(key: EntryKey): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing stored, nothing to remove.
  }
}
