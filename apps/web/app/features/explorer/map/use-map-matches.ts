import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import type { ExplorerFilter } from '~/data/listings';
import { type MapAsk, mapQuery, putMapMatches } from '~/data/listings';
import { afterPaint } from '~/lib/after-paint';
import { moveTime } from '~/ui/map/drawn-by-software';
import type { MapPlace } from '~/ui/map/map.types';
import { placeOf } from '~/ui/map/map-place';
import { askFor, isInAnswer, subjectOf } from './map-matches';

/** The specification: never closer than this after fitting. */
const CLOSEST_FIT = 12;
/** Wheels and fingers end many moves in a row. */
const REST_MS = 120;

/**
 * New filters move the map to their matches; after that, the view decides what is asked for. One
 * call for each, and none for a view that the last answer holds already.
 */
export function useMapMatches(
  map: MapLibreMap | null,
  filter: ExplorerFilter,
  isListPending: boolean,
) {
  const cache = useQueryClient();
  const subject = subjectOf(filter);
  const [asked, setAsked] = useState<{ subject: string; ask: MapAsk } | null>(null);
  const [placeZoom, setPlaceZoom] = useState<number | null>(null);
  /** Also read by a move that ends before the next rendering. */
  const fitted = useRef<string | null>(null);
  const cancelFit = useRef<() => void>(() => undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = asked?.subject === subject ? asked.ask : map && everythingOn(map);
  const { data, isPlaceholderData, isError, isFetching, refetch } = useQuery(mapQuery(filter, ask));
  const isFit = ask !== null && 'width' in ask;

  const settle = (place: MapPlace) => {
    const next = askFor(place);
    if (data && isFit) putMapMatches(cache, filter, next, data);
    setAsked({ subject, ask: next });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a fit is made once for each subject.
  useEffect(() => {
    if (!map || !data || isPlaceholderData || !isFit || fitted.current === subject) return;
    // Cards first: a map that moves takes the time in which they would be painted.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a view of other filters is asked for no more.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      cancelFit.current();
    },
    [subject],
  );

  // Right after a fit the answer knows where the map is going.
  const isOnTheWay = isFit && !isPlaceholderData;
  const zoom = (isOnTheWay ? data?.zoom : placeZoom) ?? data?.zoom ?? CLOSEST_FIT;
  return {
    matches: data,
    zoom: Math.round(zoom * 100) / 100,
    hasFailed: isError,
    isRetrying: isFetching,
    retry: () => void refetch(),
    onPlace: (place: MapPlace) => {
      setPlaceZoom(place.zoom);
      // While everything is being asked for, the view is about to change anyway.
      if (fitted.current !== subject) return;
      clearTimeout(timer.current);
      const isKnown = data && ask && !isPlaceholderData && isInAnswer(data, ask, place);
      if (!isKnown)
        timer.current = setTimeout(() => setAsked({ subject, ask: askFor(place) }), REST_MS);
      else if (isFit) settle(place);
    },
  };
}

function everythingOn(map: MapLibreMap): MapAsk {
  const { clientWidth, clientHeight } = map.getContainer();
  const { left, right, top, bottom } = roomForButtons(map);
  return {
    width: Math.max(1, clientWidth - left - right),
    height: Math.max(1, clientHeight - top - bottom),
  };
}

/** Narrower screens have map or list, and the button between them stands on the map. */
const SIDE_BY_SIDE = '(min-width: 1000px)';

/** Pixels that no match should lie under after a fit, beside the margin of the server's own. */
function roomForButtons(map: MapLibreMap) {
  const isTall = map.getContainer().clientHeight > 400;
  const isAlone = !window.matchMedia(SIDE_BY_SIDE).matches;
  return { left: 0, right: 32, top: isTall ? 32 : 0, bottom: isTall && isAlone ? 72 : 0 };
}
