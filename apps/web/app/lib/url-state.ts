import { useCallback, useLayoutEffect } from 'react';
import { type To, useLocation, useNavigate, useSearchParams } from 'react-router';

/** Absent, null and the empty string all mean: not in the URL. */
type Changes = Record<string, string | number | null | undefined>;

/**
 * The pending URL. A navigation takes a moment, and two filters set within it must not overwrite each
 * other.
 */
let heading = { pathname: '', search: '' };
/** The last completed location: a component mounted during a navigation must not revert it. */
let arrivedAt = '';

/** Filters, order and page are in the URL, so that reload, copied links and Back keep them. */
export function useUrlState() {
  const [params] = useSearchParams();
  const { pathname, search, hash, key } = useLocation();
  const navigate = useNavigate();
  // In a layout effect: a visible filter can already be used.
  useLayoutEffect(() => {
    if (arrivedAt === key) return;
    arrivedAt = key;
    heading = { pathname, search };
  }, [key, pathname, search]);

  const set = useCallback(
    (changes: Changes) => {
      // The page was left before the debounce ended.
      if (heading.pathname !== pathname) return;
      heading.search = changed(new URLSearchParams(heading.search), changes).toString();
      // `replace`: Back leaves the list instead of stepping through every typed character.
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

/** An integer of at least 1, whatever is in the URL. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

/** One of the known values, or undefined. */
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
