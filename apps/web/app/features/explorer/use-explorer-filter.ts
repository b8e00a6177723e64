import { readComparedIds } from '@alpha/report-model/compare/ids';
import { startTransition, useCallback, useEffect, useMemo, useOptimistic } from 'react';
import { type To, useLocation, useNavigate } from 'react-router';
import type { ExplorerFilter } from '~/data/listings';
import { useTargetUrl } from '~/lib/url-state';
import type { MapPlace } from '~/ui/map/map.types';
import { roundedBounds } from '~/ui/map/map-bounds';
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
      const within = isAboutPlace(changes, now.filter) ? null : now.filter.within;
      const filter = { ...now.filter, page: 1, within, ...changes };
      if (write({ ...now, filter }) !== write(now)) go({ ...now, filter }, step);
    },
    [readTarget, go],
  );
  /** The map was moved by hand: the list is that of the map. Panning is no step of the history. */
  const searchWithin = useCallback(
    ({ bounds, zoom }: MapPlace) => {
      const now = readTarget();
      if (!now || now.filter.polygon) return;
      const within = roundedBounds(bounds);
      const filter = { ...now.filter, page: 1, within };
      go({ ...now, filter, zoom: Number(zoom.toFixed(2)) }, 'replace');
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
  return { ...shown, change, searchWithin, setView, setPicked, linkToPage };
}

type ExplorerState = {
  filter: ExplorerFilter;
  view: ExplorerView;
  /** Chosen for a comparison; they outlive every change of the filters. */
  picked: readonly number[];
  /** Of the map, with the part of it that is searched. */
  zoom: number | null;
};

function read(search: string): ExplorerState {
  const params = new URLSearchParams(search);
  return {
    filter: readFilter(params),
    view: params.get('view') === 'map' ? 'map' : 'list',
    picked: readComparedIds(params.get('ids')),
    zoom: readZoom(params.get('zoom')),
  };
}

function write({ filter, view, picked, zoom }: ExplorerState): string {
  const params = writeFilter(filter);
  // Only phones have two views; wide screens show both.
  if (view === 'map') params.set('view', 'map');
  if (filter.within && zoom !== null) params.set('zoom', String(zoom));
  if (picked.length > 0) params.set('ids', picked.join(','));
  return params.toString();
}

/** A city or words that are new: the map moves to what they find. */
const isAboutPlace = ({ city, search, polygon }: FilterChanges, now: ExplorerFilter): boolean =>
  (city !== undefined && city !== now.city) ||
  (search !== undefined && search !== now.search && search !== '') ||
  Boolean(polygon);

/** As map libraries count. */
const ZOOM_MAX = 24;

function readZoom(text: string | null): number | null {
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(text ?? '')) return null;
  return Number(text) <= ZOOM_MAX ? Number(text) : null;
}
