import { useSyncExternalStore } from 'react';

/** The home a visitor wants to ask about. */
export type AskedHome = { id: number; address: string };

/** In this tab only, because computers are shared. */
export const ASKED_HOME_KEY = 'asked-home';
const CHANGED = 'askedhomechange';

export function rememberAskedHome({ id, address }: AskedHome): void {
  write(JSON.stringify({ id, address }));
}

export const forgetAskedHome = (): void => write(null);

export function askedHome(): AskedHome | null {
  return parsed(stored());
}

/** Null on the server and until hydration. */
export function useAskedHome(): AskedHome | null {
  return parsed(useSyncExternalStore(subscribe, stored, () => null));
}

function subscribe(onChange: () => void) {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}

function stored(): string | null {
  try {
    return window.sessionStorage.getItem(ASKED_HOME_KEY);
  } catch {
    return null;
  }
}

function write(value: string | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(ASKED_HOME_KEY);
    else window.sessionStorage.setItem(ASKED_HOME_KEY, value);
    window.dispatchEvent(new Event(CHANGED));
  } catch {
    // Storage full or forbidden: the question arrives without the home.
  }
}

/** The visitor can edit what is stored. */
function parsed(text: string | null): AskedHome | null {
  try {
    const { id, address } = JSON.parse(text ?? '{}') as Partial<AskedHome>;
    const isHome = Number.isInteger(id) && Number(id) > 0 && typeof address === 'string';
    return isHome ? { id: Number(id), address: String(address) } : null;
  } catch {
    return null;
  }
}
