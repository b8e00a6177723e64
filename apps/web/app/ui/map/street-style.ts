import { layers } from '@protomaps/basemaps';
import { addProtocol, type LayerSpecification, type StyleSpecification } from 'maplibre-gl';
import { Protocol } from 'pmtiles';
import { type BasemapOptions, basemapStyle, FONTS } from './basemap-style';
import type { StreetFile } from './map.types';
import type { MapColors } from './map-colors';
import { STREETS_FROM, stepBack } from './street-cover';
import { STREET_FONTS, streetFlavor } from './street-flavor';

const ATTRIBUTION =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">OpenStreetMap</a>';

/** The name of their source in the style. */
export const STREETS = 'streets';

addProtocol('pmtiles', new Protocol().tile);

/** Needs pictures that we don't have, or is drawn by the included map at these zooms. */
const LEFT_OUT = new Set([
  ...['background', 'roads_oneway', 'roads_shields'],
  ...['places_region', 'places_country'],
]);

/** The included map, with streets over its ground and roads where the file has them. */
export function streetStyle(
  file: StreetFile,
  locale: string,
  colors: MapColors,
  options: BasemapOptions,
): StyleSpecification {
  const { sources, layers: included, ...style } = basemapStyle(colors, options);
  const streets = streetLayers(colors, locale);
  const isName = ({ type }: LayerSpecification) => type === 'symbol';
  return {
    ...style,
    sources: {
      ...sources,
      [STREETS]: {
        type: 'vector',
        tiles: tilesOf(file),
        bounds: [...file.bounds],
        minzoom: file.minZoom,
        maxzoom: file.maxZoom,
        attribution: ATTRIBUTION,
      },
    },
    layers: [
      ...included.filter((layer) => !isName(layer)),
      // Opaque: its ground covers roads that would be drawn twice, and no more than that.
      ...streets.filter((layer) => !isName(layer)),
      ...included.filter(isName).map((layer) => stepBack(layer, file.bounds)),
      ...streets.filter(isName),
    ],
  };
}

/** The protocol reads the file in ranges. */
export const tilesOf = ({ path }: StreetFile): string[] => [
  `pmtiles://${new URL(path, window.location.origin).href}/{z}/{x}/{y}`,
];

export function streetLayers(colors: MapColors, locale: string): LayerSpecification[] {
  return layers(STREETS, streetFlavor(colors), { lang: locale })
    .filter(({ id }) => !LEFT_OUT.has(id))
    .map((layer) => ({
      ...layer,
      id: `street-${layer.id}`,
      minzoom: Math.max(layer.minzoom ?? 0, STREETS_FROM),
      ...('layout' in layer && layer.layout && { layout: ourLayout(layer.layout) }),
    })) as LayerSpecification[];
}

/** Without pictures, and in the page's fonts. */
function ourLayout(layout: object): object {
  const texts = Object.entries(layout).filter(([name]) => !name.startsWith('icon-'));
  return inOurFonts(Object.fromEntries(texts)) as object;
}

const FONTS_OF: Record<string, string[]> = {
  [STREET_FONTS.regular]: FONTS.regular,
  [STREET_FONTS.bold]: FONTS.medium,
  [STREET_FONTS.italic]: FONTS.serif,
};

/** Lists of one font are deep inside expressions. */
function inOurFonts(value: unknown): unknown {
  if (Array.isArray(value)) {
    const [font] = value;
    const ours = value.length === 1 && typeof font === 'string' ? FONTS_OF[font] : undefined;
    return ours ?? value.map(inOurFonts);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inOurFonts(each)]));
}
