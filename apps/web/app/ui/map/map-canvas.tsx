import { type ErrorEvent, Map as MapGl, type MapRef } from '@vis.gl/react-maplibre';
import * as maplibre from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import './map.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { basemapUrl, type DetailId, detailsFor } from './basemap-data';
import { basemapStyle } from './basemap-style';
import { moveTime } from './drawn-by-software';
import { CLOSEST_ZOOM, type LatLng, type MapPlace } from './map.types';
import { onThemeChange, readMapColors } from './map-colors';
import { placeOf } from './map-place';

// The bundled library can't find its worker by itself.
maplibre.setWorkerUrl(workerUrl);

/** From Guam's longitude to the mid-Atlantic: more than any listing needs. */
const LIMITS: [number, number, number, number] = [-179.9, 3, -42, 76];

export type MapCanvasProps = {
  label: string;
  /** Accessible label of the map, with keyboard instructions. */
  canvasLabel: string;
  /** The first view. */
  start: LatLng & { zoom: number };
  /** URL of a map style; the bundled style is used when it fails to load. */
  styleUrl?: string | undefined;
  /** Called once, when style and map are ready. */
  onReady: (map: maplibre.Map) => void;
  /** Called after each move, and once at the start. */
  onPlace: (place: MapPlace) => void;
  onPress?: () => void;
  /** It can't be shown at all, for example without WebGL. */
  onFailure: (error: unknown) => void;
  children?: ReactNode;
};

/** The map itself. Large: only loaded through MapView. */
export function MapCanvas(props: MapCanvasProps) {
  const { canvasLabel, start, styleUrl, onReady, onPlace, onPress, onFailure, children } = props;
  const host = useRef<HTMLDivElement>(null);
  const ref = useRef<MapRef>(null);
  const isReady = useRef(false);
  const [style, setStyle] = useState<maplibre.StyleSpecification | string | null>(null);
  const isIncluded = typeof style === 'object';

  useEffect(() => {
    if (host.current) setStyle(styleUrl ?? basemapStyle(readMapColors(host.current)));
  }, [styleUrl]);

  useEffect(() => {
    if (!isIncluded) return;
    return onThemeChange(() => {
      const map = ref.current?.getMap();
      if (map && host.current) repaint(map, basemapStyle(readMapColors(host.current)));
    });
  }, [isIncluded]);

  const place = (map: maplibre.Map) => {
    const current = placeOf(map);
    if (isIncluded) loadDetails(map, current);
    onPlace(current);
  };
  const ready = (map: maplibre.Map) => {
    if (isReady.current) return;
    isReady.current = true;
    place(map);
    onReady(map);
  };
  const fail = ({ error }: ErrorEvent) => {
    // The map could not be created.
    if (!ref.current) return onFailure(error);
    console.error(error);
    if (!isReady.current && !isIncluded && host.current)
      setStyle(basemapStyle(readMapColors(host.current)));
  };

  return (
    <div ref={host} className="size-full">
      {style && (
        <MapGl
          ref={ref}
          mapLib={maplibre}
          mapStyle={style}
          initialViewState={{ latitude: start.lat, longitude: start.lng, zoom: start.zoom }}
          minZoom={2.5}
          maxZoom={CLOSEST_ZOOM}
          maxBounds={LIMITS}
          dragRotate={false}
          touchPitch={false}
          pitchWithRotate={false}
          attributionControl={{ compact: true }}
          locale={{ 'Map.Title': canvasLabel }}
          fadeDuration={moveTime(150)}
          onStyleData={({ target }) => ready(target)}
          onMoveEnd={({ target }) => isReady.current && place(target)}
          onClick={({ originalEvent, target }) =>
            originalEvent.target === target.getCanvas() && onPress?.()
          }
          onError={fail}
        >
          {children}
        </MapGl>
      )}
    </div>
  );
}

const loaded = new WeakMap<maplibre.Map, Set<DetailId>>();

/** Coarse first: finer files are loaded when a view needs them, and stay. */
function loadDetails(map: maplibre.Map, current: MapPlace): void {
  const known = loaded.get(map) ?? new Set();
  loaded.set(map, known);
  for (const id of detailsFor(current)) {
    if (known.has(id)) continue;
    known.add(id);
    map.getSource<maplibre.GeoJSONSource>(id)?.setData(basemapUrl(id));
  }
}

/** Only the colors: replacing the style would drop a drawing in progress. */
function repaint(map: maplibre.Map, style: maplibre.StyleSpecification): void {
  for (const { id, ...layer } of style.layers)
    for (const [name, value] of Object.entries('paint' in layer ? (layer.paint ?? {}) : {}))
      map.setPaintProperty(id, name as never, value as never);
}
