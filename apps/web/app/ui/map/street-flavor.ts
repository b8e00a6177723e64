import type { Flavor } from '@protomaps/basemaps';
import type { MapColors } from './map-colors';

/** Names of fonts in the layers of the package, replaced by ours in `street-style.ts`. */
export const STREET_FONTS = { regular: 'Regular', bold: 'Bold', italic: 'Italic' } as const;

const LAND = [
  ...(['background', 'earth', 'hospital', 'industrial', 'school', 'pedestrian'] as const),
  ...(['glacier', 'sand', 'beach', 'zoo', 'military', 'pier'] as const),
  ...(['tunnel_other', 'tunnel_minor', 'tunnel_link', 'tunnel_major', 'tunnel_highway'] as const),
] as const;
const GREEN = ['park_a', 'park_b', 'wood_a', 'wood_b', 'scrub_a', 'scrub_b'] as const;
const ROADS = [
  ...(['other', 'minor_service', 'minor_a', 'minor_b', 'link', 'major', 'highway'] as const),
  ...(['bridges_other', 'bridges_minor', 'bridges_link'] as const),
  ...(['bridges_major', 'bridges_highway'] as const),
] as const;
const EDGES = [
  ...(['aerodrome', 'runway', 'buildings'] as const),
  ...(['minor_service_casing', 'minor_casing', 'link_casing', 'major_casing_late'] as const),
  ...(['major_casing_early', 'highway_casing_late', 'highway_casing_early'] as const),
  ...(['tunnel_other_casing', 'tunnel_minor_casing', 'tunnel_link_casing'] as const),
  ...(['tunnel_major_casing', 'tunnel_highway_casing'] as const),
  ...(['bridges_other_casing', 'bridges_minor_casing', 'bridges_link_casing'] as const),
  ...(['bridges_major_casing', 'bridges_highway_casing'] as const),
] as const;
const TEXTS = [
  ...(['railway', 'boundaries', 'roads_label_minor', 'roads_label_major'] as const),
  ...(['ocean_label', 'subplace_label', 'state_label', 'country_label', 'address_label'] as const),
] as const;
const HALOS = [
  ...(['roads_label_minor_halo', 'roads_label_major_halo', 'subplace_label_halo'] as const),
  ...(['city_label_halo', 'state_label_halo', 'address_label_halo'] as const),
] as const;

/** The palette of the map package, in our few colors: the map stays behind the homes on it. */
export function streetFlavor({ land, water, park, road, roadEdge, text, ink }: MapColors): Flavor {
  return {
    ...STREET_FONTS,
    ...all(LAND, land),
    ...all(GREEN, park),
    ...all(ROADS, road),
    ...all(EDGES, roadEdge),
    ...all(TEXTS, text),
    ...all(HALOS, land),
    water,
    city_label: ink,
  };
}

const all = <K extends string>(names: readonly K[], color: string) =>
  Object.fromEntries(names.map((name) => [name, color])) as Record<K, string>;
