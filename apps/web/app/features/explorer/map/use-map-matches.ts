import { useQuery } from '@tanstack/react-query';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import type { MapPlace } from '~/ui/map/map.types';
import type { ExplorerFilter } from '../explorer.params';
import { askFor, type MapAsk, type MapMatches, mapQuery, subjectOf } from './map-matches';

/** The specification: never closer than this after fitting. */
const CLOSEST_FIT = 12;
/** Wheels and fingers end many moves in a row. */
const REST_MS = 120;

/** New filters move the map to their matches; after that, the view decides what is asked for. */
export function useMapMatches(map: MapLibreMap | null, filter: ExplorerFilter) {
  const subject = subjectOf(filter);
  const [ask, setAsk] = useState<MapAsk | null>(null);
  const [placeZoom, setPlaceZoom] = useState<number | null>(null);
  const fitted = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { data, isPlaceholderData } = useQuery(mapQuery(filter, ask));
  const isFit = ask !== null && 'width' in ask;

  useEffect(() => {
    if (!map) return;
    clearTimeout(timer.current);
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    // The subject is what makes it ask anew.
    if (subject !== fitted.current)
      setAsk({ width: Math.max(1, width), height: Math.max(1, height) });
  }, [map, subject]);

  useEffect(() => {
    if (!map || !data || isPlaceholderData || !isFit || fitted.current === subject) return;
    const isFirst = fitted.current === null;
    fitted.current = subject;
    fit(map, data, isFirst);
  }, [map, data, isPlaceholderData, isFit, subject]);

  useEffect(() => () => clearTimeout(timer.current), []);

  // Right after a fit the answer knows where the map is going.
  const isOnTheWay = isFit && !isPlaceholderData;
  const zoom = (isOnTheWay ? data?.zoom : placeZoom) ?? data?.zoom ?? CLOSEST_FIT;
  return {
    matches: data,
    zoom: Math.round(zoom * 100) / 100,
    onPlace: (place: MapPlace) => {
      setPlaceZoom(place.zoom);
      // While everything is being asked for, the view is about to change anyway.
      if (fitted.current !== subject) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setAsk(askFor(place)), REST_MS);
    },
  };
}

function fit(map: MapLibreMap, { bounds }: MapMatches, isFirst: boolean): void {
  if (!bounds) return;
  const [west, south, east, north] = bounds;
  map.fitBounds([west, south, east, north], {
    maxZoom: CLOSEST_FIT,
    duration: isFirst ? 0 : 450,
    linear: true,
  });
}
