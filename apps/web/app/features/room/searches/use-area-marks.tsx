import type { SavedFilter } from '@alpha/contract';
import { formatNumber } from '@alpha/i18n';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type AreaMatches, readAreaMatches } from '~/data/area-matches';
import { useLocale } from '~/lib/i18n/locale-provider';
import type { Bounds, MapPlace } from '~/ui/map/map.types';
import { roundedBounds } from '~/ui/map/map-bounds';
import type { MapMark } from '~/ui/map/map-marker-layer';

/** Touch gestures end several moves in a row. */
const REST_MS = 120;

type Fitting = {
  /** The first view shows all matches. */
  isFitted: boolean;
  fit: (map: MapLibreMap, bounds: Bounds) => void;
};

/** Where listings are that meet the other conditions: dots, so that an area is not drawn into nowhere. */
export function useAreaMarks(
  map: MapLibreMap | null,
  filter: SavedFilter,
  { isFitted, fit }: Fitting,
) {
  const locale = useLocale();
  const [matches, setMatches] = useState<AreaMatches | null>(null);
  const [place, setPlace] = useState<MapPlace | null>(null);
  const fitting = useRef(isFitted ? fit : null);

  useEffect(() => {
    if (!map || !place) return;
    const leaving = new AbortController();
    const fitOnce = fitting.current;
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    const ask = fitOnce
      ? { width, height }
      : { bounds: roundedBounds(place.bounds).join(), zoom: Math.round(place.zoom * 100) / 100 };
    const timer = setTimeout(
      () =>
        readAreaMatches(filter, ask, leaving.signal).then(
          (found) => {
            if (leaving.signal.aborted) return;
            setMatches(found);
            fitting.current = null;
            if (fitOnce && found.bounds) fitOnce(map, found.bounds);
          },
          // An area can be drawn without them.
          () => undefined,
        ),
      fitOnce ? 0 : REST_MS,
    );
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [map, filter, place]);

  const marks = useMemo(
    (): MapMark[] => [
      ...(matches?.pins ?? []).map(({ id, latitude: lat, longitude: lng }) => ({
        key: `home ${id}`,
        at: { lat, lng },
        content: <Dot />,
      })),
      ...(matches?.clusters ?? []).map(({ latitude: lat, longitude: lng, count }) => ({
        key: `${lat},${lng}`,
        at: { lat, lng },
        content: <Dot count={formatNumber(count, locale) ?? ''} />,
      })),
    ],
    [matches, locale],
  );
  return { marks, onPlace: setPlace };
}

/** Says nothing to a screen reader: the count of matches is read below the map. */
function Dot({ count }: { count?: string }) {
  return (
    <span
      aria-hidden="true"
      className="figures absolute top-0 left-0 grid h-6 min-w-6 -translate-1/2 place-items-center rounded-full bg-ink px-1.5 text-12 font-semibold text-paper empty:size-2.5 empty:min-w-0 empty:px-0"
    >
      {count}
    </span>
  );
}
