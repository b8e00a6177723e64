import { useEffect } from 'react';
import { type To, useLocation } from 'react-router';

// Page, search and order of each list as it was last seen, for as long as the tab lives.
const places = new Map<string, string>();

/** A list calls this; whoever returns to it finds the page and the search as they were. */
export function useRememberedPlace(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
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
