import { type ErrorEvent, Map as MapGl, type MapRef } from '@vis.gl/react-maplibre';
import * as maplibre from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import './map.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { basemapUrl, type DetailId, detailsFor, groundFor } from './basemap-data';
import { basemapStyle } from './basemap-style';
import { moveTime } from './drawn-by-software';
import { groundOf, watchGround } from './ground';
import { CLOSEST_ZOOM, type LatLng, type MapPlace, type StreetFile } from './map.types';
import { onThemeChange, readMapColors } from './map-colors';
import { placeOf } from './map-place';
import { repaint } from './repaint';
import { useIncludedMap } from './use-included-map';

// The bundled library can't find its worker by itself.
maplibre.setWorkerUrl(workerUrl);

/** From Guam's longitude to the mid-Atlantic: more than any listing needs. */
const LIMITS: [number, number, number, number] = [-179.9, 3, -42, 76];

const NO_LAND = { isLandDrawn: false };
/** What its land is made of is not known. */
const OTHER_STYLE = 'other style';

export type MapCanvasProps = {
  label: string;
  /** Accessible label of the map, with keyboard instructions. */
  canvasLabel: string;
  /** The first view. */
  start: LatLng & { zoom: number };
  /** URL of a map style; the bundled style is used when it fails to load. */
  styleUrl?: string | undefined;
  /** Drawn over the bundled style; undefined until it is known whether there are some. */
  streets: StreetFile | null | undefined;
  /** Called once, when style and map are ready. */
  onReady: (map: maplibre.Map) => void;
  /** Called after each move, and once at the start. `isByHand`: the person moved it, not the page. */
  onPlace: (place: MapPlace, isByHand: boolean) => void;
  onPress?: () => void;
  /** It can't be shown at all, for example without WebGL. */
  onFailure: (error: unknown) => void;
  children?: ReactNode;
};

/** The map itself. Large: only loaded through MapView. */
export function MapCanvas(props: MapCanvasProps) {
  const { canvasLabel, start, styleUrl, streets, onReady, onPlace, onPress, onFailure, children } =
    props;
  const host = useRef<HTMLDivElement>(null);
  const ref = useRef<MapRef>(null);
  const isReady = useRef(false);
  const isByHand = useRef(false);
  const [map, setMap] = useState<maplibre.Map | null>(null);
  const [style, setStyle] = useState<maplibre.StyleSpecification | string | null>(null);
  const isIncluded = typeof style === 'object';
  const draw = useIncludedMap(streets);

  // Once: later changes are painted into it.
  useEffect(() => {
    if (!host.current || style) return;
    if (styleUrl) setStyle(styleUrl);
    else if (draw) setStyle(draw(readMapColors(host.current), NO_LAND));
  }, [styleUrl, draw, style]);

  useEffect(() => {
    const ground = map && groundOf(map);
    if (!ground || !isIncluded || !draw) return;
    const paint = () => {
      const isLandDrawn = ground.has('world');
      if (host.current) repaint(map, draw(readMapColors(host.current), { isLandDrawn }));
    };
    paint();
    const ends = [onThemeChange(paint), ground.subscribe(paint)];
    return () => {
      for (const end of ends) end();
    };
  }, [map, isIncluded, draw]);

  const place = (map: maplibre.Map) => {
    const current = placeOf(map);
    if (isIncluded) {
      loadDetails(map, current);
      groundOf(map)?.need(groundFor(current));
    }
    onPlace(current, isByHand.current);
    isByHand.current = false;
  };
  const ready = (map: maplibre.Map) => {
    if (isReady.current) return;
    isReady.current = true;
    const ground = watchGround(map);
    if (!isIncluded) {
      ground.need([OTHER_STYLE]);
      map.once('idle', () => ground.settle(OTHER_STYLE));
    }
    setMap(map);
    place(map);
    onReady(map);
  };
  const fail = ({ error }: ErrorEvent) => {
    // The map could not be created.
    if (!ref.current) return onFailure(error);
    console.error(error);
    if (!isReady.current && !isIncluded && host.current)
      setStyle((draw ?? basemapStyle)(readMapColors(host.current), NO_LAND));
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
          onMoveStart={(event) => {
            isByHand.current ||= isAskedFor(event);
          }}
          onMoveEnd={(event) => {
            isByHand.current ||= isAskedFor(event);
            if (isReady.current) place(event.target);
          }}
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

/** Fits, resizes and windows that make room move the map without an event. */
const isAskedFor = (event: { originalEvent?: unknown; isByHand?: unknown }): boolean =>
  Boolean(event.originalEvent ?? event.isByHand);

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
