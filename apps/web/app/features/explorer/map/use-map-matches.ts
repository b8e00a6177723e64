import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import type { ExplorerFilter } from '~/data/listings';
import { listingsQuery, type MapRequest, mapQuery, putMapMatches } from '~/data/listings';
import { afterPaint } from '~/lib/after-paint';
import { moveTime } from '~/ui/map/drawn-by-software';
import type { MapPlace } from '~/ui/map/map.types';
import { centerOf, roundedBounds } from '~/ui/map/map-bounds';
import { placeOf } from '~/ui/map/map-place';
import { askFor, askWithin, isInAnswer, subjectOf } from './map-matches';
import { everythingOn, roomForButtons } from './map-room';

/** From the specification: maximum zoom after fitting. */
const CLOSEST_FIT = 12;
/** Touch gestures end several moves in a row. */
const REST_MS = 40;

type MapMatchesInput = {
  filter: ExplorerFilter;
  /** Of the address, with the part of the map that is searched. */
  zoom: number | null;
  isListPending: boolean;
  /** The list follows the map as it is moved. */
  isFollowing: boolean;
  onSearch: (place: MapPlace) => void;
  /** Moved by hand, and the list does not follow. */
  onMove: (place: MapPlace) => void;
};

/**
 * New filters move the map to their matches, unless a part of the map is searched: the map then stays. After that, the
 * view determines the request. One request for each, and none for a view the last answer already covers.
 */
export function useMapMatches(map: MapLibreMap | null, input: MapMatchesInput) {
  const { filter, isListPending, isFollowing } = input;
  const cache = useQueryClient();
  const held = filter.polygon ? null : filter.within;
  const heldKey = held?.join() ?? null;
  const subject = heldKey ?? subjectOf(filter);
  const [asked, setAsked] = useState<{ subject: string; ask: MapRequest } | null>(null);
  const [placeZoom, setPlaceZoom] = useState<number | null>(null);
  /** Also read by a move that ends before the next render. */
  const fitted = useRef<string | null>(null);
  const cancelFit = useRef<() => void>(() => undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const windowSize = useRef(sizeOfWindow());
  const first = map && (held ? askWithin(held, input.zoom ?? map.getZoom()) : everythingOn(map));
  const ask = asked?.subject === subject ? asked.ask : first;
  const { data, isPlaceholderData, isError, isFetching, refetch } = useQuery(mapQuery(filter, ask));
  const isFit = ask !== null && 'width' in ask;

  const settle = (place: MapPlace) => {
    const next = askFor(place);
    if (data && isFit) putMapMatches(cache, filter, next, data);
    setAsked({ subject, ask: next });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: fit once for each subject.
  useEffect(() => {
    if (!map || !data || isPlaceholderData || !isFit || fitted.current === subject) return;
    // Cards first: moving the map would delay painting them.
    if (isListPending) return;
    const isFirst = fitted.current === null;
    fitted.current = subject;
    setAsked({ subject, ask });
    const { bounds } = data;
    if (!bounds) return settle(placeOf(map));
    const fitMap = () =>
      map.fitBounds([...bounds], {
        maxZoom: CLOSEST_FIT,
        padding: roomForButtons(map),
        duration: isFirst ? 0 : moveTime(450),
        linear: true,
      });
    if (isFirst) fitMap();
    else cancelFit.current = afterPaint(fitMap);
  }, [map, data, isPlaceholderData, isFit, subject, isListPending]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each part of the map; the zoom comes with it.
  useEffect(() => {
    if (!map || !held) return;
    setAsked(null);
    if (fitted.current === heldKey) return;
    fitted.current = heldKey;
    if (roundedBounds(placeOf(map).bounds).join() === heldKey) return;
    // From the address: a link, or a step back.
    if (input.zoom === null) map.fitBounds([...held], { duration: 0 });
    else map.jumpTo({ center: centerOf(held), zoom: input.zoom });
  }, [map, heldKey]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a view of earlier filters is not requested.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      cancelFit.current();
    },
    [subject],
  );

  /** What the list and the map ask for after the rest and the change of the address. */
  const fetchAhead = (place: MapPlace) => {
    const within = roundedBounds(place.bounds);
    const next = { ...filter, page: 1, within };
    void cache.prefetchQuery(listingsQuery(next));
    void cache.prefetchQuery(mapQuery(next, askWithin(within, place.zoom)));
  };

  // Right after a fit the answer already covers the target view.
  const isOnTheWay = isFit && !isPlaceholderData;
  const zoom = (isOnTheWay ? data?.zoom : placeZoom) ?? data?.zoom ?? CLOSEST_FIT;
  return {
    matches: data,
    zoom: Math.round(zoom * 100) / 100,
    hasFailed: isError,
    isRetrying: isFetching,
    retry: () => void refetch(),
    onPlace: (place: MapPlace, isByHand: boolean) => {
      setPlaceZoom(place.zoom);
      const isResized = isOtherSize(windowSize.current);
      windowSize.current = sizeOfWindow();
      const isMoved = isByHand || (isResized && held !== null);
      // While everything is being requested, the view is about to change anyway.
      if (fitted.current !== subject) return;
      clearTimeout(timer.current);
      if (isMoved && isFollowing) {
        fetchAhead(place);
        timer.current = setTimeout(() => {
          // The map is there already.
          fitted.current = roundedBounds(place.bounds).join();
          input.onSearch(place);
        }, REST_MS);
        return;
      }
      if (isMoved) input.onMove(place);
      const isKnown = data && ask && !isPlaceholderData && isInAnswer(data, ask, place);
      if (!isKnown)
        timer.current = setTimeout(() => setAsked({ subject, ask: askFor(place) }), REST_MS);
      else if (isFit) settle(place);
    },
  };
}

const sizeOfWindow = () => ({ width: window.innerWidth, height: window.innerHeight });

/**
 * Whether the person resized the window, or turned the phone: what the page does changes the map's size alone. On touch
 * screens the browser's bars and keyboard change the height.
 */
const isOtherSize = (before: { width: number; height: number }): boolean =>
  before.width !== window.innerWidth ||
  (before.height !== window.innerHeight && window.matchMedia('(pointer: fine)').matches);
