import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { type To, useLocation, useNavigate } from 'react-router';
import { type ExplorerFilter, readFilter, writeFilter } from './explorer.params';

export type FilterChanges = Partial<ExplorerFilter>;
export type ExplorerView = 'list' | 'map';

/**
 * The filters of the address. A change shows at once and the address follows in the same breath;
 * back, forward and a pasted link change the filters the same way.
 */
export function useExplorerFilter() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const inUrl = useMemo(() => {
    const params = new URLSearchParams(search);
    return { filter: readFilter(params), view: readView(params) };
  }, [search]);
  const [shown, setShown] = useOptimistic(inUrl);

  const go = useCallback(
    (next: typeof inUrl) =>
      startTransition(async () => {
        setShown(next);
        await navigate({ pathname, search: write(next) }, { preventScrollReset: true });
      }),
    [navigate, pathname, setShown],
  );

  /** Whatever changes, the reading starts again at page 1. */
  const change = useCallback(
    (changes: FilterChanges) => {
      const filter = { ...shown.filter, page: 1, ...changes };
      if (write({ ...shown, filter }) !== write(shown)) go({ ...shown, filter });
    },
    [go, shown],
  );
  const setView = useCallback((view: ExplorerView) => go({ ...shown, view }), [go, shown]);
  const linkToPage = useCallback(
    (page: number): To => ({
      pathname,
      search: write({ ...shown, filter: { ...shown.filter, page } }),
    }),
    [pathname, shown],
  );
  return { ...shown, change, setView, linkToPage };
}

function readView(params: URLSearchParams): ExplorerView {
  return params.get('view') === 'map' ? 'map' : 'list';
}

function write({ filter, view }: { filter: ExplorerFilter; view: ExplorerView }): string {
  const params = writeFilter(filter);
  // Only phones have two views; wide screens show both.
  if (view === 'map') params.set('view', 'map');
  return params.toString();
}
