import { useCallback } from 'react';
import { type To, useLocation, useSearchParams } from 'react-router';

/** Absent, null and the empty string all mean: not in the address. */
type Changes = Record<string, string | number | null | undefined>;

/** Filters, order and page live in the address, so that back, reload and a copied link keep them. */
export function useUrlState() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();

  const set = useCallback(
    (changes: Changes) =>
      setParams((current) => changed(current, changes), { preventScrollReset: true }),
    [setParams],
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
