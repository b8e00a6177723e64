import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import type { LatLng } from './map.types';

const ID = 'label-shields';
const PIXELS = 40;

/** An invisible image under each mark, so that place labels avoid it. */
export function shieldLabels(map: MapLibreMap, places: readonly LatLng[]): void {
  const data = {
    type: 'FeatureCollection' as const,
    features: places.map(({ lat, lng }) => ({
      type: 'Feature' as const,
      properties: {},
      geometry: { type: 'Point' as const, coordinates: [lng, lat] },
    })),
  };
  const source = map.getSource<GeoJSONSource>(ID);
  if (source) {
    source.setData(data);
    return;
  }
  const image = { width: PIXELS, height: PIXELS, data: new Uint8Array(PIXELS * PIXELS * 4) };
  if (!map.hasImage(ID)) map.addImage(ID, image);
  map.addSource(ID, { type: 'geojson', data });
  map.addLayer({
    id: ID,
    type: 'symbol',
    source: ID,
    layout: { 'icon-image': ID, 'icon-allow-overlap': true, 'icon-padding': 0 },
  });
}
