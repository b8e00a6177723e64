import { useEffect } from 'react';
import { type To, useLocation } from 'react-router';

// Last page, search and order of each list, for the lifetime of the tab.
const places = new Map<string, string>();
// Scroll positions inside a list, under a name of its own.
const scrolls = new Map<string, unknown>();

/**
 * Called by a list to remember its page and search for when the user returns. `passing`: parameters that
 * are not part of its place, like what is open over it.
 */
export function useRememberedPlace(passing: readonly string[] = NONE): void {
  const { pathname, search: whole } = useLocation();
  const search = without(whole, passing);
  useEffect(() => {
    // Most recent last.
    places.delete(pathname);
    places.set(pathname, search);
  }, [pathname, search]);
}

const NONE: readonly string[] = [];

function without(search: string, names: readonly string[]): string {
  const params = new URLSearchParams(search);
  if (!names.some((name) => params.has(name))) return search;
  for (const name of names) params.delete(name);
  return params.size === 0 ? '' : `?${params}`;
}

/** The next user starts every list at its beginning. */
export function forgetPlaces(): void {
  places.clear();
  scrolls.clear();
}

export function lastPlace(pathname: string): To {
  return { pathname, search: places.get(pathname) ?? '' };
}

/** The most recent of several lists; `/app/board` also matches the boards below it. */
export function latestPlace(...lists: string[]): { pathname: string; search: string } | null {
  const seen = [...places].findLast(([pathname]) =>
    lists.some((list) => pathname === list || pathname.startsWith(`${list}/`)),
  );
  return seen ? { pathname: seen[0], search: seen[1] } : null;
}

/** Where a link in a menu leads: the list as it was left; from the list itself, its beginning. */
export function placeToReturn(list: string, here: string): To {
  return here === list ? list : (latestPlace(list) ?? list);
}

/** A list calls this when it is unmounted: the window's own position is kept by the router. */
export function keepScroll(name: string, scroll: unknown): void {
  scrolls.set(name, scroll);
}

export const keptScroll = <Scroll>(name: string): Scroll | undefined =>
  scrolls.get(name) as Scroll | undefined;
