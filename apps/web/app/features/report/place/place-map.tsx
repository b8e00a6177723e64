import type { PropertyDetail } from '@alpha/contract';
import { boundsAround, keyOf } from '@alpha/report-model/place-view';
import { useQuery } from '@tanstack/react-query';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useCallback, useMemo, useState } from 'react';
import { streetsQuery } from '~/data/streets';
import { useT } from '~/lib/i18n/use-t';
import { useMapStyleUrl } from '~/lib/page-meta';
import { type MapMark, MapMarkerLayer } from '~/ui/map/map-marker-layer';
import { MapView } from '~/ui/map/map-view';
import { MapZoom } from '~/ui/map/map-zoom';
import { ComparablePin } from './comparable-pin';
import { ComparableWindow } from './comparable-window';
import { SubjectPin } from './subject-pin';

type PlaceMapProps = { property: PropertyDetail; className: string };

/** Loaded by PlaceMapSlot: the property, and sales and rents around it as pins with popups. */
export function PlaceMap({ property, className }: PlaceMapProps) {
  const t = useT('place');
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const { data: streets } = useQuery(streetsQuery);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const { comparables } = property.surroundings;
  const open = comparables.find((each) => keyOf(each) === openKey);

  const close = useCallback(() => {
    const isInside = document.activeElement?.closest('[role="dialog"]');
    if (openKey && isInside)
      document.querySelector<HTMLElement>(`[data-mark="${openKey}"]`)?.focus({
        preventScroll: true,
      });
    setOpenKey(null);
  }, [openKey]);

  const marks = useMemo(
    (): MapMark[] => [
      ...comparables
        .map((each) => ({
          key: keyOf(each),
          at: { lat: each.latitude, lng: each.longitude },
          isOnTop: keyOf(each) === openKey,
          content: (
            <ComparablePin
              comparable={each}
              property={property}
              isOpen={keyOf(each) === openKey}
              onOpen={() => setOpenKey(keyOf(each))}
            />
          ),
        }))
        // Also the order of the Tab key.
        .sort((a, b) => b.at.lat - a.at.lat),
      {
        key: 'subject',
        at: { lat: property.latitude, lng: property.longitude },
        isOnTop: true,
        content: <SubjectPin isApproximate={property.is_place_approximate} />,
      },
    ],
    [comparables, property, openKey],
  );

  return (
    <MapView
      label={t('map.label')}
      canvasLabel={t('map.canvas')}
      failedText={t('map.failed')}
      start={{ lat: property.latitude, lng: property.longitude, zoom: 12 }}
      styleUrl={useMapStyleUrl()}
      streets={streets}
      onReady={(ready) => {
        leaveThePageItsScrolling(ready);
        const camera = ready.cameraForBounds(boundsAround(property), {
          padding: 56,
          maxZoom: streets ? CLOSEST_WITH_STREETS : CLOSEST,
        });
        if (camera) ready.jumpTo(camera);
        setMap(ready);
      }}
      onPlace={nothing}
      onPress={close}
      className={className}
      overlay={
        map && (
          <>
            <MapZoom map={map} labels={{ in: t('map.zoomIn'), out: t('map.zoomOut') }} />
            {open && (
              <ComparableWindow
                key={keyOf(open)}
                {...{ map, property, comparable: open, onClose: close }}
              />
            )}
          </>
        )
      }
    >
      {map && <MapMarkerLayer map={map} marks={marks} />}
    </MapView>
  );
}

/** The included map has few streets: closer, nothing would say where one is. */
const CLOSEST = 12.5;
const CLOSEST_WITH_STREETS = 15;

const nothing = () => undefined;

/** Wheel and one finger move the page; buttons, two fingers and the mouse move the map. */
function leaveThePageItsScrolling(map: MapLibreMap): void {
  map.scrollZoom.disable();
  if (matchMedia('(pointer: coarse)').matches) map.dragPan.disable();
}
