import { useSyncExternalStore } from 'react';

/** The home a visitor wants to ask about. */
export type AskedHome = { id: number; address: string };

/** In this tab only, because computers are shared. */
export const ASKED_HOME_KEY = 'asked-home';
const CHANGED = 'askedhomechange';

export function rememberAskedHome({ id, address }: AskedHome): void {
  write(JSON.stringify({ id, address }));
}

const ID = 'home_id';
const ADDRESS = 'home';
/** Longer text is no address of ours. */
const MAX_ADDRESS_LENGTH = 200;

/** A link with the home in its query works before its page is interactive, and without scripts until then. */
export function withAskedHome(search: string, { id, address }: AskedHome): string {
  const params = new URLSearchParams(search);
  params.set(ID, String(id));
  params.set(ADDRESS, address);
  return `?${params}`;
}

/** Keeps the home of such a link and takes it out of the URL, so that a copied URL does not carry it on. */
function takeFromUrl(): void {
  const url = new URL(window.location.href);
  const home = parsed(
    JSON.stringify({
      id: Number(url.searchParams.get(ID)),
      address: url.searchParams.get(ADDRESS),
    }),
  );
  if (!home || home.address.length > MAX_ADDRESS_LENGTH) return;
  url.searchParams.delete(ID);
  url.searchParams.delete(ADDRESS);
  window.history.replaceState(window.history.state, '', url);
  rememberAskedHome(home);
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
  takeFromUrl();
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
