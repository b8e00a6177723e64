import { useCallback, useLayoutEffect } from 'react';
import { type To, useLocation, useNavigate, useSearchParams } from 'react-router';

/** Absent, null and the empty string all mean: not in the address. */
type Changes = Record<string, string | number | null | undefined>;

/**
 * Where the address is going. A navigation takes a moment, and two filters set within it must not
 * undo each other.
 */
let heading = { pathname: '', search: '' };
/** The place that was last arrived at: a part that appears on the way there must not turn back. */
let arrivedAt = '';

/** Filters, order and page live in the address, so that reload, a copied link and coming back keep them. */
export function useUrlState() {
  const [params] = useSearchParams();
  const { pathname, search, hash, key } = useLocation();
  const navigate = useNavigate();
  // With what is drawn, not after it: a filter that can be seen can be set.
  useLayoutEffect(() => {
    if (arrivedAt === key) return;
    arrivedAt = key;
    heading = { pathname, search };
  }, [key, pathname, search]);

  const set = useCallback(
    (changes: Changes) => {
      // The page was left before the pause after typing was over.
      if (heading.pathname !== pathname) return;
      heading.search = changed(new URLSearchParams(heading.search), changes).toString();
      // Back leaves the list instead of walking through every letter that was typed.
      void navigate({ ...heading, hash }, { replace: true, preventScrollReset: true });
    },
    [pathname, hash, navigate],
  );
  const linkTo = useCallback(
    (changes: Changes): To => ({ pathname, search: changed(params, changes).toString() }),
    [params, pathname],
  );
  return { params, set, linkTo };
}

/** Whole and at least 1, whatever somebody typed into the address. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

/** One of the known values, or nothing. */
export function readChoice<V extends string>(
  params: URLSearchParams,
  name: string,
  known: readonly V[],
): V | undefined {
  const value = params.get(name);
  return known.find((option) => option === value);
}

function changed(current: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === undefined || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
