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
/** A step that Back returns from, or a correction of the step before. */
export type HistoryStep = 'push' | 'replace';

/**
 * The filters of the address. A change shows at once and the address follows in the same breath;
 * back, forward and a pasted link change the filters the same way.
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
  // A second change may come while the first is on its way to the address: it goes on from there.
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

  /** Whatever changes, the reading starts again at page 1. */
  const change = useCallback(
    (changes: FilterChanges, step?: HistoryStep) => {
      // The pause after typing may end while a home is being opened: that must not call it back.
      if (isLeaving) return;
      const now = wanted.current;
      const filter = { ...now.filter, page: 1, ...changes };
      if (write({ ...now, filter }) !== write(now)) go({ ...now, filter }, step);
    },
    [go, isLeaving],
  );
  // What made no sense in a link is not left standing in the address.
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
