import { useEffect } from 'react';
import { type To, useLocation } from 'react-router';

// Page, search and order of each list as it was last seen, for as long as the tab lives.
const places = new Map<string, string>();

/** Called by a list to remember its page and search for when the user returns. */
export function useRememberedPlace(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    // Seen last stands last.
    places.delete(pathname);
    places.set(pathname, search);
  }, [pathname, search]);
}

/** Who signs in next starts every list at its beginning. */
export function forgetPlaces(): void {
  places.clear();
}

export function lastPlace(pathname: string): To {
  return { pathname, search: places.get(pathname) ?? '' };
}

/** Of several lists the one seen last; `/app/board` also stands for the boards below it. */
export function latestPlace(...lists: string[]): { pathname: string; search: string } | null {
  const seen = [...places].findLast(([pathname]) =>
    lists.some((list) => pathname === list || pathname.startsWith(`${list}/`)),
  );
  return seen ? { pathname: seen[0], search: seen[1] } : null;
}
