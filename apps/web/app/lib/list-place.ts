import { useEffect } from 'react';
import { type To, useLocation } from 'react-router';

// Last page, search and order of each list, for the lifetime of the tab.
const places = new Map<string, string>();

/** Called by a list to remember its page and search for when the user returns. */
export function useRememberedPlace(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    // Most recent last.
    places.delete(pathname);
    places.set(pathname, search);
  }, [pathname, search]);
}

/** The next user starts every list at its beginning. */
export function forgetPlaces(): void {
  places.clear();
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
