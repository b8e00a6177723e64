import { readSession } from '~/lib/session';

/** Unsaved text, kept per tab and per user. */
const nameOf = (key: string) => `typed:${readSession().userId ?? ''}:${key}`;

export function readTyped<T>(key: string): T | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(nameOf(key)) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export function keepTyped(key: string, value: unknown): void {
  try {
    window.sessionStorage.setItem(nameOf(key), JSON.stringify(value));
  } catch {
    // Storage full or forbidden: the text lives as long as the page.
  }
}

export function dropTyped(key: string): void {
  try {
    window.sessionStorage.removeItem(nameOf(key));
  } catch {
    // Nothing stored, nothing to remove.
  }
}

/** Unless something was typed there already. */
export function moveTyped(from: string, to: string): void {
  const typed = readTyped<unknown>(from);
  if (typed === null || readTyped(to) !== null) return;
  keepTyped(to, typed);
  dropTyped(from);
}
