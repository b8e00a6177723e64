import { useCallback, useContext } from 'react';
import {
  type Location,
  type To,
  UNSAFE_DataRouterContext,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router';

/** Absent, null and the empty string all mean: not in the URL. */
type Changes = Record<string, string | number | null | undefined>;

/** Filters, order and page are in the URL, so that reload, copied links and Back keep them. */
export function useUrlState() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const findTarget = useTargetUrl();

  const set = useCallback(
    (changes: Changes) => {
      const { search, hash, state, ...target } = findTarget();
      // The page was left before the debounce ended.
      if (target.pathname !== pathname) return;
      // `replace`: Back leaves the list instead of stepping through every typed character.
      void navigate(
        { pathname, search: changed(new URLSearchParams(search), changes).toString(), hash },
        { replace: true, preventScrollReset: true, state },
      );
    },
    [pathname, navigate, findTarget],
  );
  const linkTo = useCallback(
    (changes: Changes): To => ({ pathname, search: changed(params, changes).toString() }),
    [params, pathname],
  );
  return { params, set, linkTo };
}

/**
 * The URL that the router is on its way to, or the current one, read when it is called. A navigation
 * takes a moment, and two filters set within it must not overwrite each other. Hooks return what was
 * rendered last, which is too old for that; the router's own state has no other access.
 */
export function useTargetUrl(): () => Location {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useCallback(() => {
    if (!router) throw new Error('useTargetUrl needs a data router');
    const { navigation, location } = router.state;
    return navigation.location ?? location;
  }, [router]);
}

/** An integer from 1 to `most`, or undefined. */
export function readCount(params: URLSearchParams, name: string, most: number): number | undefined {
  const value = Number(params.get(name));
  return Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;
}

/** An integer of at least 1, whatever is in the URL. */
export function readPage(params: URLSearchParams): number {
  return readCount(params, 'page', 1_000_000) ?? 1;
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

/** Trimmed and cut; empty if absent. */
export function readText(params: URLSearchParams, name: string, longest: number): string {
  // Control characters and lone surrogates are refused by the server.
  const text = (params.get(name) ?? '').replace(/[\p{Cc}\p{Cs}]/gu, '').trim();
  return text.slice(0, longest);
}

function changed(current: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === undefined || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
