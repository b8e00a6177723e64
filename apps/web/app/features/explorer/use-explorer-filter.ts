import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useRef,
} from 'react';
import { type To, useLocation, useNavigate, useNavigation } from 'react-router';
import type { ExplorerFilter } from '~/data/listings';
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
  const { location: ahead } = useNavigation();
  const isLeaving = ahead !== undefined && ahead.pathname !== pathname;
  const inUrl = useMemo(() => {
    const params = new URLSearchParams(search);
    return { filter: readFilter(params), view: readView(params) };
  }, [search]);
  const [shown, setShown] = useOptimistic(inUrl);
  // A second change may come before the first has reached the URL: it builds on the pending one.
  const wanted = useRef(inUrl);
  const sent = useRef<string[]>([]);
  useLayoutEffect(() => {
    const own = sent.current.indexOf(write(inUrl));
    sent.current = own < 0 ? [] : sent.current.slice(own + 1);
    if (sent.current.length === 0) wanted.current = inUrl;
  }, [inUrl]);

  const go = useCallback(
    (next: typeof inUrl, step: HistoryStep = 'push') =>
      startTransition(async () => {
        setShown(next);
        wanted.current = next;
        sent.current.push(write(next));
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
      // The debounce may end while a listing is being opened: it must not navigate back.
      if (isLeaving) return;
      const now = wanted.current;
      const filter = { ...now.filter, page: 1, ...changes };
      if (write({ ...now, filter }) !== write(now)) go({ ...now, filter }, step);
    },
    [go, isLeaving],
  );
  // Invalid parts of a link are removed from the URL.
  const corrected = useMemo(() => correctAddress(search, write(inUrl)), [search, inUrl]);
  useEffect(() => {
    if (corrected === null) return;
    void navigate({ pathname, search: corrected }, { replace: true, preventScrollReset: true });
  }, [corrected, navigate, pathname]);
  const setView = useCallback((view: ExplorerView) => go({ ...wanted.current, view }), [go]);
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
