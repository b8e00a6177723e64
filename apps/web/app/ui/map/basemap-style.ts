import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import { basemapUrl, DETAIL_IDS, type DetailId } from './basemap-data';
import type { MapColors } from './map-colors';

/** Sources and their terms: public/basemap/ATTRIBUTION.md. */
const ATTRIBUTION =
  '© <a href="https://www.geonames.org" target="_blank" rel="noreferrer">GeoNames</a> · GSHHG · Natural Earth · US Census';

type SourceId = 'world' | 'places' | DetailId;

/**
 * Rendered by the browser with the page's fonts, since the style has no glyph server. MapLibre reads the
 * weight from the first name.
 */
const REGULAR = ['Regular', 'Geist Variable'];
const MEDIUM = ['Medium', 'Geist Variable'];
const SERIF = ['Regular', 'Newsreader'];
export const FONTS = { regular: REGULAR, medium: MEDIUM, serif: SERIF };

export type BasemapOptions = {
  /** Until then everything is land: water is what is left around it. */
  isLandDrawn: boolean;
};

/** Muted style: land and water, then borders and roads, then labels. Needs no other server. */
export function basemapStyle(
  colors: MapColors,
  { isLandDrawn }: BasemapOptions,
): StyleSpecification {
  return {
    version: 8,
    sources: Object.fromEntries([
      ['world', { ...GEOJSON, data: basemapUrl('world'), attribution: ATTRIBUTION }],
      ['places', { ...GEOJSON, data: basemapUrl('places') }],
      ...DETAIL_IDS.map((id) => [id, { ...GEOJSON, data: NOTHING }]),
    ]),
    layers: [
      {
        id: 'water',
        type: 'background',
        paint: { 'background-color': isLandDrawn ? colors.water : colors.land },
      },
      ...(['world', 'states', 'florida'] as const).flatMap((source) => ground(source, colors)),
      ...lines(colors),
      ...roads(colors),
      ...names(colors),
    ],
  };
}

const GEOJSON = { type: 'geojson', maxzoom: 13, buffer: 64, tolerance: 0.3 } as const;
const NOTHING = { type: 'FeatureCollection', features: [] } as const;

const isKind = (kind: string): FilterSpecification => ['==', ['get', 'kind'], kind];
const byZoom = (...stops: number[]): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.4], ['zoom'], ...stops] as unknown as ExpressionSpecification;

/** Covers the coarser coastline below. */
function ground(source: SourceId, { land, water }: MapColors): LayerSpecification[] {
  const fill = (kind: string, color: string): LayerSpecification => ({
    id: `${source}-${kind}`,
    type: 'fill',
    source,
    filter: isKind(kind),
    paint: { 'fill-color': color },
  });
  return [fill('frame', water), fill('land', land), fill('lake', water)];
}

function lines({ roadEdge, text }: MapColors): LayerSpecification[] {
  return [
    {
      id: 'county-lines',
      type: 'line',
      source: 'counties',
      minzoom: 6.5,
      paint: {
        'line-color': roadEdge,
        'line-width': byZoom(6.5, 0.6, 12, 1.4),
        'line-opacity': byZoom(6.5, 0, 7.5, 0.9),
      },
    },
    ...(['world', 'states'] as const).map(
      (source): LayerSpecification => ({
        id: `${source}-state-lines`,
        type: 'line',
        source,
        filter: isKind('state'),
        ...(source === 'world' ? { maxzoom: 5 } : { minzoom: 5 }),
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': text,
          'line-opacity': 0.38,
          'line-width': byZoom(3, 0.5, 10, 1.3),
          'line-dasharray': [4, 2],
        },
      }),
    ),
    {
      id: 'country-lines',
      type: 'line',
      source: 'world',
      filter: isKind('country'),
      paint: { 'line-color': text, 'line-opacity': 0.5, 'line-width': byZoom(3, 0.8, 10, 1.6) },
    },
  ];
}

const ROUND = { 'line-cap': 'round', 'line-join': 'round' } as const;

function roads({ road, roadEdge }: MapColors): LayerSpecification[] {
  const layer = (
    id: string,
    rank: number,
    minzoom: number,
    color: string,
    width: ExpressionSpecification,
  ): LayerSpecification => ({
    id,
    type: 'line',
    source: 'roads',
    minzoom,
    filter: ['==', ['get', 'rank'], rank],
    layout: ROUND,
    paint: { 'line-color': color, 'line-width': width },
  });
  return [
    layer('streets', 3, 10, roadEdge, byZoom(10, 0.5, 14, 2.4)),
    layer('highway-edges', 2, 8, roadEdge, byZoom(8, 0.9, 12, 3.6, 15, 9)),
    layer('motorway-edges', 1, 6, roadEdge, byZoom(6, 1.2, 9, 3, 12, 6, 15, 13)),
    layer('highways', 2, 9.5, road, byZoom(9.5, 0.5, 12, 2, 15, 7)),
    layer('motorways', 1, 8, road, byZoom(8, 0.9, 12, 4, 15, 10.5)),
  ];
}

/** Label positions around a mark that covers the place itself. */
const ASIDE = [
  ...['center', [0, 0], 'top', [0, 1.6], 'bottom', [0, -1.8]],
  ...['left', [1.9, 0], 'right', [-1.9, 0]],
] as (string | [number, number])[] as never;

/** Minimum population (thousands) for a label, by zoom. */
const LARGE_ENOUGH: FilterSpecification = [
  '>=',
  ['get', 'size'],
  ['step', ['zoom'], 900, 4, 500, 5, 250, 6, 150, 7, 70, 8, 45, 9, 25, 10, 12, 11, 5, 12, 0],
];

function names({ land, water, text, ink }: MapColors): LayerSpecification[] {
  const halo = { 'text-halo-color': land, 'text-halo-width': 1.4, 'text-halo-blur': 0.4 };
  return [
    ...(['world', 'florida'] as const).map(
      (source): LayerSpecification => ({
        id: `${source}-water-names`,
        type: 'symbol',
        source,
        filter: isKind('water'),
        ...(source === 'world' ? { maxzoom: 6.5 } : { minzoom: 6.5 }),
        layout: {
          'text-field': ['get', 'name'],
          'text-font': SERIF,
          'text-size': byZoom(3, 12, 10, 15),
          'text-letter-spacing': 0.06,
          'text-max-width': 7,
        },
        paint: {
          'text-color': text,
          'text-opacity': 0.8,
          'text-halo-color': water,
          'text-halo-width': 1,
        },
      }),
    ),
    {
      id: 'road-names',
      type: 'symbol',
      source: 'roads',
      minzoom: 11,
      filter: ['all', ['<=', ['get', 'rank'], 2], ['!=', ['get', 'name'], '']],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 420,
        'text-field': ['get', 'name'],
        'text-font': MEDIUM,
        'text-size': 10.5,
        'text-letter-spacing': 0.02,
      },
      paint: { 'text-color': text, ...halo, 'text-opacity': 0.85 },
    },
    {
      id: 'state-names',
      type: 'symbol',
      source: 'world',
      minzoom: 3.2,
      maxzoom: 7,
      filter: isKind('state-name'),
      layout: {
        'text-field': ['upcase', ['get', 'name']],
        'text-font': MEDIUM,
        'text-size': byZoom(3, 8.5, 6, 12),
        'text-letter-spacing': 0.14,
        'text-max-width': 7,
        'symbol-sort-key': 1000,
      },
      paint: { 'text-color': text, 'text-opacity': 0.62, ...halo },
    },
    ...(['towns', 'places'] as const).map(
      (source): LayerSpecification => ({
        id: `${source}-names`,
        type: 'symbol',
        source,
        filter: LARGE_ENOUGH,
        layout: {
          'text-field': ['get', 'name'],
          'text-font': source === 'places' ? MEDIUM : REGULAR,
          'text-size': [
            'interpolate',
            ['linear'],
            ['zoom'],
            4,
            11,
            8,
            ['step', ['get', 'size'], 11, 150, 12.5, 400, 13.5],
            12,
            ['step', ['get', 'size'], 12, 100, 13, 250, 15, 400, 17],
          ],
          'text-max-width': 7,
          'text-padding': 4,
          'text-variable-anchor-offset': ASIDE,
          'symbol-sort-key': ['-', 0, ['get', 'size']],
        },
        paint: {
          'text-color':
            source === 'places' ? ['step', ['get', 'size'], text, 250, ink] : (text as never),
          ...halo,
        },
      }),
    ),
  ];
}
