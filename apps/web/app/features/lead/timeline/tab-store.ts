import { readSession } from '~/lib/session';

/** What somebody typed and the server does not have yet: it lives as long as the tab, for them alone. */
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
    // Full or forbidden: then it lives as long as the page.
  }
}

export function dropTyped(key: string): void {
  try {
    window.sessionStorage.removeItem(nameOf(key));
  } catch {
    // Nothing stored, nothing to remove.
  }
}
