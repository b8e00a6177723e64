import type { SavedFilter } from '@alpha/contract';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { readStreetFile } from '~/data/street-file';
import { useT } from '~/lib/i18n/use-t';
import { useMapStyleUrl } from '~/lib/page-meta';
import { DrawControls } from '~/listings/draw-controls';
import { drawStep } from '~/listings/draw-hint';
import type { Bounds, LatLng, StreetFile } from '~/ui/map/map.types';
import { MapMarkerLayer } from '~/ui/map/map-marker-layer';
import { placeOf } from '~/ui/map/map-place';
import { MapView } from '~/ui/map/map-view';
import { MapZoom } from '~/ui/map/map-zoom';
import { ringOfView } from '~/ui/map/ring';
import { useAreaDraw } from '~/ui/map/use-area-draw';
import { boundsOfCorners } from './area-of-search';
import { useAreaCount } from './use-area-count';
import { useAreaMarks } from './use-area-marks';

type AreaMapProps = {
  area: LatLng[] | null;
  filter: SavedFilter;
  onAreaChange: (area: LatLng[] | null) => void;
};

/** Miami: shown until it is known where the listings are. */
const START = { lat: 25.76, lng: -80.19, zoom: 9 };
const CLOSEST_FIT = 14;

/** The area of a search, drawn over the listings that meet its other conditions. */
export function AreaMap({ area, filter, onAreaChange }: AreaMapProps) {
  const t = useT('explorer');
  const own = useT('savedSearch');
  const streets = useStreets();
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const draw = useAreaDraw(map, area, onAreaChange);
  const { isDrawing } = draw;
  const { marks, onPlace } = useAreaMarks(map, filter, { isFitted: area === null, fit });
  const count = useAreaCount(filter, area);
  const [before, setBefore] = useState<LatLng[] | null>(null);

  const cancel = () => {
    draw.clear();
    if (before) draw.finishWith(before);
  };
  const leave = useRef(cancel);
  leave.current = cancel;
  useEffect(() => {
    if (!isDrawing) return;
    // Before the dialog: it would close.
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      leave.current();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [isDrawing]);

  return (
    <>
      <MapView
        label={own('area.label')}
        canvasLabel={t('map.canvas')}
        failedText={own('area.failed')}
        start={START}
        styleUrl={useMapStyleUrl()}
        streets={streets}
        onReady={(ready) => {
          if (area) fit(ready, boundsOfCorners(area));
          setMap(ready);
        }}
        onPlace={onPlace}
        className="h-[min(58dvh,32rem)]"
        controls={
          <DrawControls
            isAvailable={draw.isAvailable}
            isDrawing={isDrawing}
            hasArea={area !== null}
            onStart={() => {
              setBefore(area);
              draw.start();
            }}
            onClear={isDrawing ? cancel : draw.clear}
            onUseView={() => map && draw.finishWith(ringOfView(placeOf(map).bounds))}
          />
        }
        overlay={
          map && <MapZoom map={map} labels={{ in: t('map.zoomIn'), out: t('map.zoomOut') }} />
        }
      >
        {map && <MapMarkerLayer map={map} marks={marks} isQuiet={isDrawing} />}
      </MapView>
      {/* Below: on a phone, the map has no room for it. */}
      <p role="status" className="mt-3 min-h-10 text-14 text-ink-2">
        {isDrawing
          ? draw.isReady && t(`map.hint.${drawStep(draw.pointCount)}`)
          : count !== null && own('area.matches', { count })}
      </p>
    </>
  );
}

function fit(map: MapLibreMap, bounds: Bounds): void {
  const padding = { top: 80, bottom: 40, left: 40, right: 40 };
  map.fitBounds([...bounds], { padding, maxZoom: CLOSEST_FIT, duration: 0 });
}

/** Undefined until it is known whether there are some. */
function useStreets(): StreetFile | null | undefined {
  const [streets, setStreets] = useState<StreetFile | null>();
  useEffect(() => {
    let isHere = true;
    void readStreetFile().then((file) => isHere && setStreets(file));
    return () => {
      isHere = false;
    };
  }, []);
  return streets;
}
