import type { MapCluster, MapPin, MapPoint } from '@alpha/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useCallback, useEffect, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { useMapStyleUrl } from '~/lib/page-meta';
import { MapMarkerLayer } from '~/ui/map/map-marker-layer';
import { MapView } from '~/ui/map/map-view';
import { MapWindow } from '~/ui/map/map-window';
import { MapZoom } from '~/ui/map/map-zoom';
import { ringOfView } from '~/ui/map/ring';
import { useAreaDraw } from '~/ui/map/use-area-draw';
import { listingsQuery } from '../explorer.api';
import type { ExplorerFilter } from '../explorer.params';
import { DrawControls } from './draw-controls';
import { DrawHint } from './draw-hint';
import { HomeWindow } from './home-window';
import { hasExtent } from './map-matches';
import { useMapMarks } from './use-map-marks';
import { useMapMatches } from './use-map-matches';

export type ExplorerMapProps = {
  filter: ExplorerFilter;
  polygon: MapPoint[] | null;
  onPolygonChange: (polygon: MapPoint[] | null) => void;
  highlightedId: number | null;
  onHighlight: (id: number | null) => void;
  className?: string;
};

/** Miami: what the map shows before it knows of any match. */
const START = { lat: 25.76, lng: -80.19, zoom: 12 };

/** Every match on a map, as price pins or clusters; an area can be drawn on it. */
export function ExplorerMap({
  filter,
  polygon,
  onPolygonChange,
  highlightedId,
  onHighlight,
  className,
}: ExplorerMapProps) {
  const t = useT('explorer');
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [open, setOpen] = useState<MapPin | null>(null);
  const { matches, onPlace } = useMapMatches(map, { ...filter, polygon });
  const area = useAreaDraw(map, polygon, onPolygonChange);
  const cards = useQueryClient().getQueryData(listingsQuery(filter).queryKey)?.data;

  const close = useCallback(() => {
    // Focus goes back to the pin, unless it has long been elsewhere.
    const isInside = document.activeElement?.closest('[role="dialog"]');
    if (open && isInside)
      document
        .querySelector<HTMLElement>(`[data-pin="${open.id}"]`)
        ?.focus({ preventScroll: true });
    setOpen(null);
  }, [open]);
  const { isDrawing, clear } = area;
  useEscape(open !== null || isDrawing, isDrawing ? clear : close);

  const marks = useMapMarks({
    matches,
    cards,
    highlightedId,
    openId: open?.id ?? null,
    onOpen: useCallback(
      (id: number) => setOpen(matches?.pins.find((pin) => pin.id === id) ?? null),
      [matches],
    ),
    onOpenCluster: useCallback((cluster: MapCluster) => map && zoomInto(map, cluster), [map]),
    onHighlight,
  });

  return (
    <MapView
      label={t('map.label')}
      canvasLabel={t('map.canvas')}
      failedText={t('map.failed')}
      start={START}
      styleUrl={useMapStyleUrl()}
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
            onUseView={() => map && area.finishWith(ringOfView(viewOf(map)))}
          />
          {isDrawing && <DrawHint pointCount={area.pointCount} />}
        </>
      }
      overlay={
        map && (
          <>
            <MapZoom map={map} labels={{ in: t('map.zoomIn'), out: t('map.zoomOut') }} />
            {open && (
              <MapWindow
                key={open.id}
                map={map}
                at={{ lat: open.latitude, lng: open.longitude }}
                label={`${open.address}, ${open.city}`}
                onClose={close}
              >
                <HomeWindow pin={open} />
              </MapWindow>
            )}
          </>
        )
      }
    >
      {map && <MapMarkerLayer map={map} marks={marks} isQuiet={isDrawing} />}
    </MapView>
  );
}

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

function viewOf(map: MapLibreMap): [number, number, number, number] {
  const box = map.getBounds();
  return [box.getWest(), box.getSouth(), box.getEast(), box.getNorth()];
}

const CLOSEST = 17;

function zoomInto(map: MapLibreMap, { bounds, latitude, longitude }: MapCluster): void {
  const camera = hasExtent(bounds)
    ? map.cameraForBounds(bounds, { padding: 72, maxZoom: CLOSEST })
    : undefined;
  // Always closer, or the same cluster would come back.
  const zoom = Math.min(18, Math.max(camera?.zoom ?? CLOSEST, map.getZoom() + 1));
  map.easeTo({ center: camera?.center ?? [longitude, latitude], zoom, duration: 500 });
}
