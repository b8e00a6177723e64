import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import type { ExplorerFilter } from '~/data/listings';
import { type MapRequest, mapQuery, putMapMatches } from '~/data/listings';
import { afterPaint } from '~/lib/after-paint';
import { moveTime } from '~/ui/map/drawn-by-software';
import type { MapPlace } from '~/ui/map/map.types';
import { placeOf } from '~/ui/map/map-place';
import { askFor, isInAnswer, subjectOf } from './map-matches';

/** From the specification: maximum zoom after fitting. */
const CLOSEST_FIT = 12;
/** Wheel and touch gestures end many moves in a row. */
const REST_MS = 120;

/**
 * New filters move the map to their matches; after that, the view determines the request. One request
 * for each, and none for a view the last answer already covers.
 */
export function useMapMatches(
  map: MapLibreMap | null,
  filter: ExplorerFilter,
  isListPending: boolean,
) {
  const cache = useQueryClient();
  const subject = subjectOf(filter);
  const [asked, setAsked] = useState<{ subject: string; ask: MapRequest } | null>(null);
  const [placeZoom, setPlaceZoom] = useState<number | null>(null);
  /** Also read by a move that ends before the next render. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a view of earlier filters is not requested.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      cancelFit.current();
    },
    [subject],
  );

  // Right after a fit the answer already covers the target view.
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
      // While everything is being requested, the view is about to change anyway.
      if (fitted.current !== subject) return;
      clearTimeout(timer.current);
      const isKnown = data && ask && !isPlaceholderData && isInAnswer(data, ask, place);
      if (!isKnown)
        timer.current = setTimeout(() => setAsked({ subject, ask: askFor(place) }), REST_MS);
      else if (isFit) settle(place);
    },
  };
}

function everythingOn(map: MapLibreMap): MapRequest {
  const { clientWidth, clientHeight } = map.getContainer();
  const { left, right, top, bottom } = roomForButtons(map);
  return {
    width: Math.max(1, clientWidth - left - right),
    height: Math.max(1, clientHeight - top - bottom),
  };
}

/** Narrower screens show either map or list; the toggle is on top of the map. */
const SIDE_BY_SIDE = '(min-width: 1000px)';

/** Padding in pixels kept free of matches after a fit, in addition to the server's own margin. */
function roomForButtons(map: MapLibreMap) {
  const isTall = map.getContainer().clientHeight > 400;
  const isAlone = !window.matchMedia(SIDE_BY_SIDE).matches;
  return { left: 0, right: 32, top: isTall ? 32 : 0, bottom: isTall && isAlone ? 72 : 0 };
}
