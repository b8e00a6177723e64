import { readComparedIds } from '@alpha/report-model/compare/ids';
import { startTransition, useCallback, useEffect, useMemo, useOptimistic } from 'react';
import { type To, useLocation, useNavigate } from 'react-router';
import type { ExplorerFilter } from '~/data/listings';
import { useTargetUrl } from '~/lib/url-state';
import { correctAddress, readFilter, writeFilter } from './explorer.params';

export type FilterChanges = Partial<ExplorerFilter>;
export type ExplorerView = 'list' | 'map';
/** `push` adds a history entry, `replace` changes the current one. */
export type HistoryStep = 'push' | 'replace';

/**
 * The filters in the URL. A change is shown at once and written to the URL;
 * back, forward and pasted links change the filters the same way.
 */
export function useExplorerFilter() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const findTarget = useTargetUrl();
  /** `null` while another page is being opened: a debounce that ends then must not navigate back. */
  const readTarget = useCallback(() => {
    const target = findTarget();
    return target.pathname === pathname ? read(target.search) : null;
  }, [findTarget, pathname]);
  const inUrl = useMemo(() => read(search), [search]);
  const [shown, setShown] = useOptimistic(inUrl);

  const go = useCallback(
    (next: ExplorerState, step: HistoryStep = 'push') =>
      startTransition(async () => {
        setShown(next);
        await navigate(
          { pathname, search: write(next) },
          { preventScrollReset: true, replace: step === 'replace' },
        );
      }),
    [navigate, pathname, setShown],
  );

  /** Any change starts again at page 1. */
  const change = useCallback(
    (changes: FilterChanges, step?: HistoryStep) => {
      const now = readTarget();
      if (!now) return;
      const filter = { ...now.filter, page: 1, ...changes };
      if (write({ ...now, filter }) !== write(now)) go({ ...now, filter }, step);
    },
    [readTarget, go],
  );
  // Invalid parts of a link are removed from the URL.
  const corrected = useMemo(() => correctAddress(search, write(inUrl)), [search, inUrl]);
  useEffect(() => {
    if (corrected === null) return;
    void navigate({ pathname, search: corrected }, { replace: true, preventScrollReset: true });
  }, [corrected, navigate, pathname]);
  const setView = useCallback(
    (view: ExplorerView) => {
      const now = readTarget();
      if (now) go({ ...now, view });
    },
    [readTarget, go],
  );
  const setPicked = useCallback(
    (picked: readonly number[]) => {
      const now = readTarget();
      if (now) go({ ...now, picked }, 'replace');
    },
    [readTarget, go],
  );
  const linkToPage = useCallback(
    (page: number): To => ({
      pathname,
      search: write({ ...shown, filter: { ...shown.filter, page } }),
    }),
    [pathname, shown],
  );
  return { ...shown, change, setView, setPicked, linkToPage };
}

type ExplorerState = {
  filter: ExplorerFilter;
  view: ExplorerView;
  /** Chosen for a comparison; they outlive every change of the filters. */
  picked: readonly number[];
};

function read(search: string): ExplorerState {
  const params = new URLSearchParams(search);
  return {
    filter: readFilter(params),
    view: params.get('view') === 'map' ? 'map' : 'list',
    picked: readComparedIds(params.get('ids')),
  };
}

function write({ filter, view, picked }: ExplorerState): string {
  const params = writeFilter(filter);
  // Only phones have two views; wide screens show both.
  if (view === 'map') params.set('view', 'map');
  if (picked.length > 0) params.set('ids', picked.join(','));
  return params.toString();
}
