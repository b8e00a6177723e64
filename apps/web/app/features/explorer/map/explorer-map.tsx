import type { MapPoint } from '@alpha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useCallback, useEffect, useState } from 'react';
import type { ExplorerFilter } from '~/data/listings';
import { shownListings } from '~/data/listings';
import { streetsQuery } from '~/data/streets';
import { useT } from '~/lib/i18n/use-t';
import { useMapStyleUrl } from '~/lib/page-meta';
import { DrawControls } from '~/listings/draw-controls';
import { DrawHint } from '~/listings/draw-hint';
import { moveTime } from '~/ui/map/drawn-by-software';
import { BY_HAND, CLOSEST_ZOOM, type MapPlace } from '~/ui/map/map.types';
import { centerOf } from '~/ui/map/map-bounds';
import { MapMarkerLayer } from '~/ui/map/map-marker-layer';
import { placeOf } from '~/ui/map/map-place';
import { MapView } from '~/ui/map/map-view';
import { MapZoom } from '~/ui/map/map-zoom';
import { ringOfView } from '~/ui/map/ring';
import { useAreaDraw } from '~/ui/map/use-area-draw';
import { groupKey, isSingleSpot, type MapGroup, singleHomeGroup } from './map-groups';
import { MapLoadError } from './map-load-error';
import { MoveSearch } from './move-search';
import { OpenWindow } from './open-window';
import { StreetsHint } from './streets-hint';
import { useMapMarks } from './use-map-marks';
import { useMapMatches } from './use-map-matches';
import { useMapSearch } from './use-map-search';

export type ExplorerMapProps = {
  filter: ExplorerFilter;
  /** The cards for these filters are loading. */
  isListPending: boolean;
  polygon: MapPoint[] | null;
  onPolygonChange: (polygon: MapPoint[] | null) => void;
  /** Of the address, with the part of the map that is searched. */
  zoom: number | null;
  onSearch: (place: MapPlace) => void;
  highlightedId: number | null;
  onHighlight: (id: number | null) => void;
  /** Its popup is open; `null` when it closed. */
  onOpenHome: (id: number | null) => void;
  /** A pin got the keyboard focus. */
  onReach: (id: number) => void;
  className?: string;
};

/** Miami: shown until the first matches are known. */
const START = { lat: 25.76, lng: -80.19, zoom: 12 };

/** Every match on a map, as price pins or clusters; an area can be drawn on it. */
export function ExplorerMap({
  filter,
  isListPending,
  polygon,
  onPolygonChange,
  zoom: startZoom,
  onSearch,
  highlightedId,
  onHighlight,
  onOpenHome,
  onReach,
  className,
}: ExplorerMapProps) {
  const t = useT('explorer');
  const { data: streets } = useQuery(streetsQuery);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [open, setOpen] = useState<MapGroup | null>(null);
  const area = useAreaDraw(map, polygon, onPolygonChange);
  const { isDrawing, clear } = area;
  const search = useMapSearch(filter, onSearch);
  const { matches, zoom, onPlace, ...loading } = useMapMatches(map, {
    filter,
    zoom: startZoom,
    isListPending,
    isFollowing: search.isFollowing && !isDrawing,
    onSearch,
    onMove: (place) => !isDrawing && search.noteMove(place),
  });
  const cards = shownListings(useQueryClient(), filter);

  const openId = open?.pin?.id ?? null;
  useEffect(() => {
    onOpenHome(openId);
    return () => onOpenHome(null);
  }, [onOpenHome, openId]);

  const close = useCallback(() => {
    // Return the focus to its mark, unless it has moved elsewhere.
    const isInside = document.activeElement?.closest('[role="dialog"]');
    if (open && isInside)
      document
        .querySelector<HTMLElement>(`[data-mark="${groupKey(open)}"]`)
        ?.focus({ preventScroll: true });
    setOpen(null);
  }, [open]);
  useEscape(open !== null || isDrawing, isDrawing ? clear : close);

  const marks = useMapMarks({
    matches,
    zoom,
    cards,
    highlightedId,
    openId,
    onOpen: useCallback(
      (id: number) => {
        const pin = matches?.pins.find((pin) => pin.id === id);
        setOpen(pin ? singleHomeGroup(pin) : null);
      },
      [matches],
    ),
    onOpenCluster: useCallback(
      (group: MapGroup) => {
        if (!map) return;
        const isClosest = map.getZoom() > CLOSEST_ZOOM - 0.01;
        if (isClosest || isSingleSpot(group)) setOpen(group);
        else zoomInto(map, group);
      },
      [map],
    ),
    onHighlight,
    onReach,
  });

  return (
    <MapView
      label={t('map.label')}
      canvasLabel={t('map.canvas')}
      failedText={t('map.failed')}
      start={startOf(filter, startZoom)}
      styleUrl={useMapStyleUrl()}
      streets={streets}
      onReady={setMap}
      onPlace={onPlace}
      onPress={close}
      className={className}
      controls={
        <>
          <DrawControls
            isAvailable={area.isAvailable}
            isDrawing={isDrawing}
            hasArea={polygon !== null}
            onStart={() => {
              setOpen(null);
              area.start();
            }}
            onClear={clear}
            onUseView={() => map && area.finishWith(ringOfView(placeOf(map).bounds))}
          />
          {isDrawing && area.isReady && <DrawHint pointCount={area.pointCount} />}
          {search.isPossible && !isDrawing && (
            <MoveSearch
              isOn={search.isOn}
              isBehind={search.isBehind}
              onTurn={search.turn}
              onSearch={search.searchHere}
            />
          )}
          <StreetsHint
            zoom={zoom}
            hasStreets={streets === undefined ? streets : streets !== null}
          />
          {loading.hasFailed && (
            <MapLoadError isRetrying={loading.isRetrying} onRetry={loading.retry} />
          )}
        </>
      }
      overlay={
        map && (
          <>
            <MapZoom map={map} labels={{ in: t('map.zoomIn'), out: t('map.zoomOut') }} />
            {open && (
              <OpenWindow
                key={groupKey(open)}
                map={map}
                filter={filter}
                group={open}
                onClose={close}
              />
            )}
          </>
        )
      }
    >
      {map && <MapMarkerLayer map={map} marks={marks} isQuiet={isDrawing} />}
    </MapView>
  );
}

const startOf = ({ within, polygon }: ExplorerFilter, zoom: number | null) =>
  within && !polygon ? { ...centerOf(within), zoom: zoom ?? START.zoom } : START;

function useEscape(isOn: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn, onEscape]);
}

/** After a click on a cluster: keep some of the surroundings in view. */
const CLOSEST_JUMP = CLOSEST_ZOOM - 1;

function zoomInto(map: MapLibreMap, { bounds, latitude, longitude }: MapGroup): void {
  const camera = map.cameraForBounds(bounds, { padding: 72, maxZoom: CLOSEST_JUMP });
  // Always zoom in, or the same cluster would come back.
  const closer = Math.max(camera?.zoom ?? CLOSEST_JUMP, map.getZoom() + 1);
  const zoom = Math.min(CLOSEST_ZOOM, closer);
  const center = camera?.center ?? [longitude, latitude];
  map.easeTo({ center, zoom, duration: moveTime(500) }, BY_HAND);
}
